"""What can go wrong, in one sentence each."""

from __future__ import annotations


class GameError(Exception):
    """Something asked of a game is not possible; the message says what would be."""


class IllegalChoice(GameError):  # noqa: N818 - the public name, fixed by the design
    """A choice the rules do not allow now; the message names those they do."""


class BrokenRule(RuntimeError):  # noqa: N818 - it names what broke: the rule as written
    """A step of a game misbehaves: a fault of ours, never of a player."""
