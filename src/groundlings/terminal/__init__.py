"""The text table: a whole game at one terminal, for one person or for several who pass it on."""

from __future__ import annotations

from groundlings.terminal.evening import play_text

__all__ = ["play_text"]
