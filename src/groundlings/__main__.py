"""`python -m groundlings` is the command line."""

from groundlings.cli import main

main()
