"""A contest that any process can play: the Pit, and a bot that chance does not move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.arena.contest import Contest, Meeting, Played, meet
from groundlings.kernel.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game


class First:
    """Takes the first option, always."""

    name = "first"

    def choose(self, chair: Chair, die: Die) -> int:
        return chair.options()[0]


class Last:
    """Takes the last option, always."""

    name = "last"

    def choose(self, chair: Chair, die: Die) -> int:
        return chair.options()[-1]


def contest(
    game: Game, bots: Sequence[str], seats: int = 2, games: int = 8, champion: str | None = None
) -> Contest:
    """A contest at the deals of seed 5."""
    return Contest.of(game, Setup.of(game, seats, 5, {}), tuple(bots), games, None, champion)


def played(one: Contest) -> dict[Meeting, Played]:
    """All its meetings, played here."""
    return {meeting: meet(one, meeting) for meeting in one.meetings()}
