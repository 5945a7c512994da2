"""Editions: sheets of card and board values, read whole, checked, and shown to people."""
