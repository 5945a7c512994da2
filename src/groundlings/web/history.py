"""History: somebody's games, with bests, wins and means, by game and number of players."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import groundlings
from groundlings.stage.keys import now
from groundlings.web.board.registry import board_of
from groundlings.web.listing import ago
from groundlings.web.render import house_book, page, table_book
from groundlings.web.tables import house_of
from groundlings.web.visit import spoken
from groundlings.web.visitors import remember

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request
    from starlette.responses import Response

    from groundlings.store.model import Played
    from groundlings.words import Phrasebook

MOST: Final = 2000
"""So many games are counted."""
LISTED: Final = 50
"""So many stand on a page."""
DRAWN: Final = 20
"""So many are drawn."""
LATELY: Final = 5
"""The line of a chart is the mean of so many games."""
HIGH: Final = 220
TOP: Final = 20
BOTTOM: Final = 190
"""How high a chart is, and between which lines its scores lie."""


LEFT: Final = 8
"""How much of its breadth a chart leaves to the numbers beside it, in per cent."""


class Tally(NamedTuple):
    """Somebody's games of one kind with so many players, counted."""

    seats: int
    games: int
    wins: str
    """Empty where nobody can be beaten."""
    mean: str
    best: int
    best_url: str
    grade: str
    """What the game calls such a score alone; empty if nothing."""


class Dot(NamedTuple):
    """A game in a chart."""

    x: str
    y: float
    seats: int
    score: int
    is_won: bool
    is_best: bool


class Tick(NamedTuple):
    """A line across a chart."""

    y: float
    n: int


class Chart(NamedTuple):
    """Scores over time."""

    dots: list[Dot]
    line: str
    """The mean of the last games, as the points of a line; x goes from 0 to 100."""
    ticks: list[Tick]
    told: str


class Entry(NamedTuple):
    """A game in the list."""

    name: str
    url: str
    title: str
    emblem: str
    seats: int
    others: str
    score: int | None
    is_won: bool
    is_shared: bool
    is_own: bool
    ago: str


class Record(NamedTuple):
    """All somebody has done at one game."""

    game: str
    title: str
    emblem: str
    tallies: list[Tally]
    chart: Chart | None


async def mine(request: Request) -> Response:
    """My games."""
    book = house_book(request.state.language)
    person = request.state.person
    found: list[Played] = []
    if person:
        store = house_of(request).playhouse.store
        found = await asyncio.to_thread(store.games_of, person.id, MOST)
    names = dict.fromkeys(one.game for one in found)
    over = [one for one in found if one.scores]
    first = _page(request) * LISTED
    response = page(
        request,
        "history.html",
        book,
        records=[_record(game, over, book) for game in names if _counted(over, game)],
        running=[_entry(one, book) for one in found if not one.scores],
        over=[_entry(one, book) for one in over[first : first + LISTED]],
        newer=_page(request) - 1 if first else None,
        older=_page(request) + 1 if first + LISTED < len(over) else None,
    )
    remember(request, response)
    return response


def _page(request: Request) -> int:
    text = request.query_params.get("page", "")
    return int(text) if text.isdecimal() and len(text) < 5 else 0  # noqa: PLR2004 - four digits


def _counted(over: Sequence[Played], game: str) -> list[Played]:
    """The games that count, the oldest first."""
    return [one for one in reversed(over) if one.game == game and one.is_own]


def _record(game: str, over: Sequence[Played], book: Phrasebook) -> Record:
    words = table_book(groundlings.game(game), book.language, ())
    games = _counted(over, game)
    kinds = sorted({one.seats for one in games})
    return Record(
        game,
        words.title(),
        board_of(game).emblem,
        [_tally([one for one in games if one.seats == seats], words) for seats in kinds],
        _chart(games[-DRAWN:], words) if len(games) > 1 else None,
    )


def _tally(games: Sequence[Played], book: Phrasebook) -> Tally:
    best = max(games, key=_score)
    seats = best.seats
    scale = board_of(best.game).scale(seats, book)
    return Tally(
        seats,
        len(games),
        decimal(book, sum(one.win for one in games)) if seats > 1 else "",
        decimal(book, sum(map(_score, games)) / len(games)),
        _score(best),
        f"/t/{best.table}/result",
        scale.grade(_score(best)).name if scale and scale.grades else "",
    )


def _score(one: Played) -> int:
    return one.score or 0


def _chart(games: Sequence[Played], book: Phrasebook) -> Chart:
    scores = [_score(one) for one in games]
    low, high = min(0, *scores), max(1, *scores)
    unit = (BOTTOM - TOP) / (high - low)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 10**9) if (high - low) / step <= 6)  # noqa: PLR2004 - room for six
    xs = [LEFT + (100 - LEFT) * (n + 0.5) / len(games) for n in range(len(games))]
    means = [
        sum(scores[max(0, n - LATELY + 1) : n + 1]) / min(n + 1, LATELY) for n in range(len(scores))
    ]

    def height(score: float) -> float:
        return round(BOTTOM - (score - low) * unit, 1)

    return Chart(
        [
            Dot(f"{x:.2f}%", height(score), one.seats, score, one.win > 0 and one.seats > 1,
                score == max(scores))
            for x, score, one in zip(xs, scores, games, strict=True)
        ],
        " ".join(f"{x:.2f},{height(mean)}" for x, mean in zip(xs, means, strict=True)),
        [Tick(height(n), n) for n in range(-(-low // step) * step, high + 1, step)],
        book.text(
            "history.chart", n=len(games), low=min(scores), high=max(scores),
            mean=decimal(book, means[-1]),
        ),
    )  # fmt: skip


def _entry(one: Played, book: Phrasebook) -> Entry:
    called = tuple(spoken(name, book) for name in one.names)
    words = table_book(groundlings.game(one.game), book.language, called)
    return Entry(
        one.name,
        f"/t/{one.table}",
        words.title(),
        board_of(one.game).emblem,
        one.seats,
        ", ".join(words.player(n) for n in range(one.seats) if n != one.seat),
        one.score,
        one.win > 0 and one.seats > 1,
        len(one.winners) > 1,
        one.is_own,
        ago(book, now() - one.at),
    )


def decimal(book: Phrasebook, number: float) -> str:
    """A number with one place after the point of the language, if it has any."""
    text = f"{number:.1f}".removesuffix(".0").replace("-", "\u2212")
    return text.replace(".", book.text("history.point"))


class Best(NamedTuple):
    """What a finished game is among those of the same kind that its player has played."""

    number: int
    best: int
    mean: str
    is_best: bool


def among(games: Sequence[Played], table: str, book: Phrasebook) -> Best | None:
    """The game at this table among somebody's others with as many players."""
    this = next((one for one in games if one.table == table), None)
    if this is None or not this.is_own or not this.scores:
        return None
    like = [one for one in games if one.is_own and one.scores and one.seats == this.seats]
    until = [one for one in like if (one.at, one.table) <= (this.at, this.table)]
    best = max(map(_score, like))
    mean = sum(map(_score, like)) / len(like)
    return Best(len(until), best, decimal(book, mean), best == _score(this) and len(like) > 1)
