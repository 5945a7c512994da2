"""The games of a calibration: one bot in all seats, and guests who keep to one line of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

import groundlings
from groundlings.arena.calibration.course import COURSES, course
from groundlings.arena.contest import Contest, Meeting, Played, cards_watched, facts_of, peak
from groundlings.arena.lines import line_names
from groundlings.arena.play import Notes, play
from groundlings.arena.players import LINE, TABLE, player, texts
from groundlings.bots.ensemble import alone
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setup

HOST: Final = "policy"
"""Among whom guests play, where everybody else thinks too long or plays by nothing learned."""
ENOUGH: Final = 400
"""Games of a guest: more would tell the same."""


@dataclass(frozen=True, slots=True)
class Calibration(Contest):
    """At each deal one game with the same bot in all seats, and one for each guest.

    Guests keep to a line of play. They sit among players of one table, whoever is calibrated:
    what is asked is what comes of a line, not how well somebody searches. Their seat goes round.
    """

    kind: ClassVar[str] = "calibration"
    enough: int = ENOUGH
    """Deals of each guest, at most."""

    @classmethod
    def of_game(
        cls,
        game: Game,
        setup: Setup,
        bot: str,
        games: int,
        edition: Path | None,
        enough: int = ENOUGH,
    ) -> Calibration:
        """So many games of this bot, and of each guest as many, or enough."""
        if game.name not in COURSES:
            known = " and ".join(sorted(COURSES))
            raise GameError(f"nobody has said what {game.name} should play like; known: {known}")
        guests = tuple(f"{LINE}{name}" for name in line_names(game.name))
        bots = (bot, *(guests if setup.seats > 1 else ()))
        tables = texts((bot,), setup)
        if tables:
            tables |= dict.fromkeys(bots, tables[bot])
        return cls(setup, bots, games, edition, tables, enough=enough)

    @property
    def bot(self) -> str:
        """Whose games they are."""
        return self.bots[0]

    @property
    def host(self) -> str:
        """Among whom the guests play."""
        return self.bot if self.bot.startswith(TABLE) else HOST

    @property
    def each(self) -> int:
        """One game a meeting: nobody is favoured, so a deal is played once."""
        return 1

    @property
    def games(self) -> int:
        """How many are played in all."""
        return sum(self.deals_of(name) for name in self.bots)

    def deals_of(self, name: str) -> int:
        """How many deals this player plays."""
        return self.deals if name == self.bot else min(self.deals, self.enough)

    def meetings(self) -> Iterator[Meeting]:
        """Deal by deal; the guests come last, for they are quick."""
        for name in self.bots:
            for deal in range(1, self.deals_of(name) + 1):
                yield self.meeting(name, deal)

    def meeting(self, name: str, deal: int) -> Meeting:
        """What this player plays at this deal."""
        return Meeting(name, self.bot if name == self.bot else self.host, deal)

    def play(self, meeting: Meeting) -> Played:
        """One game, and its course."""
        game = groundlings.game_of(self.setup)
        table = meeting.table(self.seats, meeting.deal % self.seats)
        notes = Notes(self.seats, listens=True)
        seated = [player(name, self.tables.get(name)) for name in table]
        with alone():
            end = play(self.season(table), game, meeting.deal, seated, notes)
        facts = facts_of(end, game.sources(end.state), notes, cards_watched(game))
        seen: Any = game.look(end.state, None)
        facts["course"] = course(game.name, self.seats, seen, game.events(end.state, None))
        return {
            "meeting": list(meeting),
            "games": [facts],
            "times": {},
            "spent": {name: round(notes.spent[seat], 6) for seat, name in enumerate(table)},
            "memory": peak(),
        }
