"""A contest: every bot meets every other, on the same deals and from every seat."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, TypeAlias

import groundlings
from groundlings.arena.play import Notes, play
from groundlings.arena.players import player, texts
from groundlings.arena.season import Season, called
from groundlings.bots.ensemble import alone
from groundlings.errors import GameError
from groundlings.kernel.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.arena.play import Ending
    from groundlings.kernel.game import Game

Played: TypeAlias = dict[str, Any]
"""What came of a meeting, ready for JSON: the facts of its games, and what they took."""

TWO = 2


class Meeting(NamedTuple):
    """Two bots at one deal: the guest sits once on every seat, the hosts on all the others.

    Who plays alone has no host.
    """

    guest: str
    host: str
    deal: int

    def table(self, seats: int, turn: int) -> tuple[str, ...]:
        """Who sits where while the guest sits on the seat of this number."""
        return tuple(self.guest if seat == turn else self.host for seat in range(seats))


@dataclass(frozen=True, slots=True)
class Contest:
    """Who meets whom at how many deals. It can be sent to another process.

    For two seats a pairing is two bots, and each deal is played from both sides. For more a
    pairing is a guest among hosts: one bot alone among others that are all the same, so there are
    two pairings of the same bots. For one seat each bot plays each deal alone.
    """

    setup: Setup
    bots: tuple[str, ...]
    deals: int
    edition: Path | None = None
    tables: dict[str, str] = field(default_factory=dict, hash=False)
    """What stands in the files of those who play by one."""
    champion: str | None = None
    """Who alone meets all others, where not each meets each."""
    kind: ClassVar[str] = "arena"
    """For what the games are played: those of another kind are kept apart."""

    @classmethod
    def of(
        cls,
        game: Game,
        setup: Setup,
        bots: tuple[str, ...],
        games: int,
        edition: Path | None,
        champion: str | None = None,
    ) -> Contest:
        """A contest of at least so many games for each pairing: as many deals as that takes."""
        bots = bots if champion is None or champion in bots else (*bots, champion)
        twice = sorted({name for name in bots if bots.count(name) > 1})
        if twice:
            raise GameError(f"each bot comes once to an arena, and {twice[0]} comes twice")
        if len(bots) < TWO <= setup.seats:
            raise GameError(
                f"an arena of {game.name} for {setup.seats} seats takes at least two bots: "
                "name several, as in --bots greedy,random"
            )
        deals = -(-games // setup.seats)
        return cls(setup, bots, deals, edition, texts(bots, setup), champion)

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return self.setup.seats

    @property
    def seed(self) -> int:
        """What all deals follow from."""
        return self.setup.pledge.seed

    @property
    def is_solo(self) -> bool:
        """Whether everybody plays alone, and points alone are compared."""
        return self.seats == 1

    @property
    def is_duel(self) -> bool:
        """Whether two face each other, so that each is the other's guest."""
        return self.seats == TWO

    @property
    def even(self) -> float:
        """The share that somebody wins who is as good as the others."""
        return 1 / max(TWO, self.seats)

    @property
    def pairings(self) -> list[tuple[str, str]]:
        """Guests and their hosts."""
        if self.is_solo:
            return [(name, "") for name in self.bots]
        return [
            (guest, host)
            for place, guest in enumerate(self.bots)
            for other, host in enumerate(self.bots)
            if (place < other if self.is_duel else place != other)
            and self.champion in {None, guest, host}
        ]

    @property
    def games(self) -> int:
        """How many are played in all."""
        return len(self.pairings) * self.deals * self.seats

    def meetings(self) -> Iterator[Meeting]:
        """All of them, deal by deal: whatever is stopped midway has been fair to all."""
        for deal in range(1, self.deals + 1):
            for guest, host in self.pairings:
                yield Meeting(guest, host, deal)

    @property
    def each(self) -> int:
        """How many games a meeting has."""
        return self.seats

    def play(self, meeting: Meeting) -> Played:
        """Play a meeting."""
        return meet(self, meeting)

    def season(self, table: tuple[str, ...]) -> Season:
        """The same games as a season of this table plays."""
        return Season(self.setup, table, 1, edition=self.edition)

    def command(self) -> str:
        """The command that plays it again."""
        which = ["--games", str(self.deals * self.seats)]
        which += [] if self.champion is None else ["--against", self.champion]
        words = called("arena", self.setup, self.bots, which, self.edition)
        return shlex.join(words)


def meet(contest: Contest, meeting: Meeting) -> Played:
    """Play a meeting; the facts depend on contest and meeting only, never on who plays it where."""
    game = groundlings.game_of(contest.setup)
    watched = cards_watched(game)
    games: list[dict[str, object]] = []
    times: dict[str, dict[str, int]] = {}
    spent: dict[str, float] = {}
    for turn in range(contest.seats):
        table = meeting.table(contest.seats, turn)
        notes = Notes(contest.seats)
        seated = [player(name, contest.tables.get(name)) for name in table]
        with alone():
            end = play(contest.season(table), game, meeting.deal, seated, notes)
        games.append(facts_of(end, game.sources(end.state), notes, watched))
        for seat, name in enumerate(table):
            spent[name] = spent.get(name, 0.0) + notes.spent[seat]
            known = times.setdefault(name, {})
            for place, n in notes.times[seat].items():
                known[str(place)] = known.get(str(place), 0) + n
    return {
        "meeting": list(meeting),
        "games": games,
        "times": times,
        "spent": {name: round(seconds, 6) for name, seconds in spent.items()},
        "memory": peak(),
    }


def cards_watched(game: Game) -> dict[int, str]:
    """The choices by which a seat brings a card into play, by their numbers."""
    return {
        number: game.text(number)
        for number, (verb, noun) in enumerate(game.notation.pairs)
        if verb in game.card_verbs and noun
    }


def facts_of(
    end: Ending, sources: list[dict[str, int]], notes: Notes, watched: dict[int, str]
) -> dict[str, object]:
    """One game: values by seat; of the cards that a seat was offered, those it took."""
    taken = [sorted(watched[one] for one in took & watched.keys()) for took in notes.taken]
    offered = [sorted(watched[one] for one in met & watched.keys()) for met in notes.offered]
    return {
        "scores": end.scores,
        "winners": end.winners,
        "decisions": notes.decisions,
        "sources": sources,
        "taken": taken,
        "left": [sorted(set(o) - set(t)) for o, t in zip(offered, taken, strict=True)],
    }


def peak() -> int | None:
    """The most memory this process ever had, in megabytes, where the machine says it."""
    try:
        import resource  # noqa: PLC0415 - Windows has none
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // (1 << 20 if sys.platform == "darwin" else 1 << 10)  # a Mac counts in bytes
