"""Bots that say of every option what it is worth to them; their choice follows from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die


class Weigher:
    """A bot that weighs. Whoever wants more than its choice, as a hint does, asks for the weights.

    They are meant for comparing the options of one moment, not one moment with another.
    """

    def weigh(self, chair: Chair, die: Die) -> list[float]:
        """What each of the chair's options is worth, in their order."""
        raise NotImplementedError

    def choose(self, chair: Chair, die: Die) -> int:
        """The option that is worth most; the first of equals."""
        worth = self.weigh(chair, die)
        return chair.options()[worth.index(max(worth))]
