"""The web: pages, streams and the JSON API around the stage."""
