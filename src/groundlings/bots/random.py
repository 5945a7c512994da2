"""The bot that throws its die: the measure of all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die


class Random:
    """Every option is as likely as the other."""

    name = "random"

    def choose(self, chair: Chair, die: Die) -> int:
        """One throw, one choice."""
        options = chair.options()
        return options[die.roll(len(options))]
