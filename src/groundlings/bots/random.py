"""The bot that throws its die: the measure of all others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.bots.weigher import Weigher

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die


class Random(Weigher):
    """Every option is as likely as the other."""

    name = "random"

    def weigh(self, chair: Chair, die: Die) -> list[float]:
        """One throw: it likes that option, and no other."""
        return thrown(len(chair.options()), die)


def thrown(options: int, die: Die) -> list[float]:
    """The weights of so many options when nothing is known of them but one throw of a die."""
    worth = [0.0] * options
    worth[die.roll(options)] = 1.0
    return worth
