"""What came of a contest: all numbers that are told of it, each with its interval."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.arena.intervals import Interval, mean, share
from groundlings.arena.keeping import in_order
from groundlings.arena.play import milliseconds
from groundlings.arena.ratings import ranked, ratings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from groundlings.arena.contest import Contest, Meeting, Played
    from groundlings.arena.ratings import Ranking

SLOWEST: Final = 0.99
"""The share of choices that were made at least so fast."""


class Line(NamedTuple):
    """One game of one seat: a line of the table of games."""

    game: int
    deal: int
    guest: str
    host: str
    turn: int
    seat: int
    bot: str
    score: int
    lead: int
    """By how many points it was ahead of the best other; alone, all of them."""
    won: float
    decisions: int
    sources: dict[str, int]
    taken: list[str]
    left: list[str]


@dataclass(frozen=True, slots=True)
class Standing:
    """What came of one bot in all its games."""

    bot: str
    rating: Interval | None
    won: Interval | None
    score: Interval
    sd: float
    scores: Mapping[int, int]
    """How many games ended with how many points."""
    sources: Mapping[str, float]
    games: int
    decisions: float
    milliseconds: float
    slowest: float

    def quantile(self, part: float) -> int:
        """The points that this part of the games did not exceed."""
        return int(_quantile(self.scores, part))


@dataclass(frozen=True, slots=True)
class Duel:
    """How one bot did against another."""

    bot: str
    other: str
    won: Interval
    margin: Interval
    games: int


@dataclass(frozen=True, slots=True)
class Place:
    """What a seat was worth, whoever sat there."""

    seat: int
    won: Interval
    score: Interval


@dataclass(frozen=True, slots=True)
class Card:
    """What became of those who brought a card into play.

    `gain` is by how many points more they led, and `won` how much more they won, than the same
    bots against the same others at all times. Who plays alone leads by all that was made.
    """

    choice: str
    offered: int
    taken: int
    by_best: tuple[int, int]
    """How often it was offered to the best bot, and taken by it."""
    by_others: tuple[int, int]
    gain: Interval
    won: Interval


@dataclass(frozen=True, slots=True)
class Findings:
    """All of it."""

    contest: Contest
    lines: list[Line]
    standings: list[Standing]
    """The best first."""
    duels: dict[tuple[str, str], Duel]
    places: list[Place]
    cards: list[Card]
    sources: list[str]
    spent: float
    """Seconds of processor time in which bots thought."""
    memory: int | None
    """The most megabytes that a process had."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.lines[-1].game if self.lines else 0


def found(contest: Contest, kept: Mapping[Meeting, Played]) -> Findings:
    """Everything that follows from these meetings."""
    known = {name: one for name, one in kept.items() if _belongs(contest, name)}
    lines = list(_lines(contest, known))
    rated = _rated(contest, lines)
    times = _times(known)
    tried = [_standing(contest, name, lines, rated, times) for name in contest.bots]
    standings = [one for one in tried if one is not None]
    standings.sort(key=lambda one: (-(one.rating or one.score).value, one.bot))
    best = standings[0].bot if standings else ""
    memory = [one["memory"] for one in known.values() if one["memory"] is not None]
    return Findings(
        contest=contest,
        lines=lines,
        standings=standings,
        duels=_duels(contest, lines),
        places=_places(contest, lines),
        cards=_cards(lines, best),
        sources=list(dict.fromkeys(source for line in lines for source in line.sources)),
        spent=sum(sum(one["spent"].values()) for one in known.values()),
        memory=max(memory, default=None),
    )


def _belongs(contest: Contest, meeting: Meeting) -> bool:
    pairing = (meeting.guest, meeting.host)
    return meeting.deal <= contest.deals and pairing in contest.pairings


def _lines(contest: Contest, kept: Mapping[Meeting, Played]) -> Iterator[Line]:
    """Every seat of every game, deal by deal."""
    number = 0
    for meeting in in_order(kept):
        for turn, game in enumerate(kept[meeting]["games"]):
            number += 1
            scores, winners = game["scores"], game["winners"]
            for seat, name in enumerate(meeting.table(contest.seats, turn)):
                others = [score for other, score in enumerate(scores) if other != seat]
                yield Line(
                    game=number,
                    deal=meeting.deal,
                    guest=meeting.guest,
                    host=meeting.host,
                    turn=turn,
                    seat=seat,
                    bot=name,
                    score=scores[seat],
                    lead=scores[seat] - max(others, default=0),
                    won=1 / len(winners) if seat in winners else 0.0,
                    decisions=game["decisions"][seat],
                    sources=game["sources"][seat],
                    taken=game["taken"][seat],
                    left=game["left"][seat],
                )


def _by_deal(values: Iterator[tuple[int, float]]) -> list[tuple[float, int]]:
    """Values with their deals, as the sum and the number of each deal."""
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        deals[deal].append(value)
    return [(sum(those), len(those)) for those in deals.values()]


# Who is how strong


def _rated(contest: Contest, lines: list[Line]) -> dict[str, Interval]:
    """The ratings; who plays alone is compared with whoever played the same deal."""
    if len({line.bot for line in lines}) < len(contest.bots) or len(contest.bots) == 1:
        return {}
    deals: dict[int, list[Ranking]] = defaultdict(list)
    for _, table in _tables(contest, lines):
        scores = [line.score for line in table]
        winners = [seat for seat, line in enumerate(table) if line.won]
        if contest.is_solo:
            winners = [place for place, score in enumerate(scores) if score == max(scores)]
        deals[table[0].deal].append(ranked([line.bot for line in table], scores, winners))
    return ratings(deals, contest.seed)


def _tables(contest: Contest, lines: list[Line]) -> Iterator[tuple[int, list[Line]]]:
    """The lines that are compared with each other: of a game, or of a deal that all play alone."""
    tables: dict[int, list[Line]] = defaultdict(list)
    for line in lines:
        tables[line.deal if contest.is_solo else line.game].append(line)
    yield from tables.items()


def _standing(
    contest: Contest,
    name: str,
    lines: list[Line],
    rated: Mapping[str, Interval],
    times: Mapping[str, tuple[float, Counter[int]]],
) -> Standing | None:
    mine = [line for line in lines if line.bot == name]
    if not mine:
        return None
    score = mean(_by_deal((line.deal, line.score) for line in mine))
    spread = sum((line.score - score.value) ** 2 for line in mine) / max(1, len(mine) - 1)
    spent, bins = times[name]
    decisions = sum(bins.values())
    sources = dict.fromkeys((source for line in mine for source in line.sources), 0.0)
    for line in mine:
        for source, points in line.sources.items():
            sources[source] += points / len(mine)
    alone = [line for line in mine if contest.is_duel or line.guest == name]
    return Standing(
        bot=name,
        rating=rated.get(name),
        won=share(_by_deal((line.deal, line.won) for line in alone))
        if alone and not contest.is_solo
        else None,
        score=score,
        sd=sqrt(spread),
        scores=Counter(line.score for line in mine),
        sources=sources,
        games=len(mine),
        decisions=decisions / len(mine),
        milliseconds=1000 * spent / max(1, decisions),
        slowest=milliseconds(int(_quantile(bins, SLOWEST))) if decisions else 0.0,
    )


def _times(kept: Mapping[Meeting, Played]) -> dict[str, tuple[float, Counter[int]]]:
    """How long each bot thought in all, and how often how long."""
    found: dict[str, tuple[float, Counter[int]]] = {}
    for played in kept.values():
        for name, bins in played["times"].items():
            spent, known = found.get(name, (0.0, Counter()))
            known.update({int(place): n for place, n in bins.items()})
            found[name] = spent + played["spent"][name], known
    return found


def _quantile(counts: Mapping[int, int], part: float) -> float:
    """The smallest value that at least this part of all does not exceed."""
    wanted, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0


# Who beats whom


def _duels(contest: Contest, lines: list[Line]) -> dict[tuple[str, str], Duel]:
    """Each against each: two face to face, a guest against the hosts, or two alone at one deal."""
    sides: dict[tuple[str, str], list[tuple[int, float, float]]] = defaultdict(list)
    if contest.is_solo:
        for deal, table in _tables(contest, lines):
            for one in table:
                for other in table:
                    if one.bot != other.bot:
                        gap = one.score - other.score
                        won = 0.5 if gap == 0 else float(gap > 0)
                        sides[one.bot, other.bot].append((deal, won, gap))
    else:
        for line in lines:
            if contest.is_duel or line.bot == line.guest:
                rival = line.host if line.bot == line.guest else line.guest
                sides[line.bot, rival].append((line.deal, line.won, line.lead))
    return {
        (bot, other): Duel(
            bot,
            other,
            share(_by_deal((deal, won) for deal, won, _ in games)),
            mean(_by_deal((deal, margin) for deal, _, margin in games)),
            len(games),
        )
        for (bot, other), games in sides.items()
    }


# What the seat and the cards are worth


def _places(contest: Contest, lines: list[Line]) -> list[Place]:
    if contest.is_solo:
        return []
    found = []
    for seat in range(contest.seats):
        here = [line for line in lines if line.seat == seat]
        if here:
            won = share(_by_deal((line.deal, line.won) for line in here))
            found.append(Place(seat, won, mean(_by_deal((line.deal, line.score) for line in here))))
    return found


def _cards(lines: list[Line], best: str) -> list[Card]:
    """Every card that was taken, those that go with the largest leads first."""
    usual = _usual(lines)
    gains: dict[str, list[tuple[int, float, float]]] = defaultdict(list)
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for line in lines:
        column = 0 if line.bot == best else 2
        lead, won = usual[line.guest, line.host, line.bot]
        for choice in line.taken:
            gains[choice].append((line.deal, line.lead - lead, line.won - won))
            counts[choice][column] += 1
            counts[choice][column + 1] += 1
        for choice in line.left:
            counts[choice][column] += 1
    cards = []
    for choice, gained in gains.items():
        offered, took, others_offered, others_took = counts[choice]
        cards.append(
            Card(
                choice=choice,
                offered=offered + others_offered,
                taken=took + others_took,
                by_best=(offered, took),
                by_others=(others_offered, others_took),
                gain=mean(_by_deal((deal, lead) for deal, lead, _ in gained)),
                won=mean(_by_deal((deal, won) for deal, _, won in gained)),
            )
        )
    return sorted(cards, key=lambda card: (-card.gain.value, card.choice))


def _usual(lines: list[Line]) -> dict[tuple[str, str, str], tuple[float, float]]:
    """The mean lead and the share won of every bot in every pairing."""
    games: dict[tuple[str, str, str], list[Line]] = defaultdict(list)
    for line in lines:
        games[line.guest, line.host, line.bot].append(line)
    return {
        key: (fmean(line.lead for line in those), fmean(line.won for line in those))
        for key, those in games.items()
    }
