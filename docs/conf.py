"""Sphinx: `make docs`."""

from importlib.metadata import version as installed

project = "Groundlings"
author = "The Groundlings authors"
project_copyright = "2026, The Groundlings authors"
release = version = installed("groundlings")

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

nitpicky = True
html_theme = "furo"
html_title = f"Groundlings {release}"
