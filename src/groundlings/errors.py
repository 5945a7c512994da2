"""What can go wrong, in one sentence each."""

from __future__ import annotations

LONGEST = 60
"""How much of a bad value a message shows."""


class GameError(Exception):
    """Something asked of a game is not possible; the message says what would be."""


class IllegalChoice(GameError):  # noqa: N818 - the public name, fixed by the design
    """A choice the rules do not allow now; the message names those they do."""


def shown(value: object) -> str:
    """A value as a message shows it: never long, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to write out numbers of thousands of digits
        return "a number of that length"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


class BrokenRule(RuntimeError):  # noqa: N818 - it names what broke: the rule as written
    """A step of a game misbehaves: a fault of ours, never of a player."""
