"""The arena: bots against bots, many games at a time."""
