"""After the end: the result with its chart, the record, the proof of the dice, the rematch."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from starlette.responses import PlainTextResponse, RedirectResponse, Response

from groundlings.kernel import record as records
from groundlings.kernel.pledge import KEPT, OPENED, Pledge
from groundlings.sketch import sources
from groundlings.stage import slips
from groundlings.stage.refusals import NoTable, NotNow, NotYours
from groundlings.stage.settings import signs_of
from groundlings.store.model import BOT, FINISHED
from groundlings.web.board.dice import slip_lines
from groundlings.web.board.facts import hues_of, ways_of
from groundlings.web.board.log import LogLine, log_of
from groundlings.web.board.narration import narrator
from groundlings.web.board.registry import board_of
from groundlings.web.cast import role
from groundlings.web.history import MOST, among
from groundlings.web.own_cards import small_file
from groundlings.web.render import fill, page
from groundlings.web.rulebook import own_sheets
from groundlings.web.scene import everything
from groundlings.web.site import address_of
from groundlings.web.stream import stream
from groundlings.web.tables import find, house_of, visit_of
from groundlings.web.visit import book_of, names
from groundlings.web.visitors import Form, remember, visitor

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Ending
    from groundlings.web.board.grades import Scale
    from groundlings.web.board.narration import Chapter
    from groundlings.web.history import Best
    from groundlings.words import Phrasebook

WIDE: Final = 640
"""How wide the chart is drawn."""
SHADES: Final = 13
ABOVE: Final = 9
"""How far a drawn scale goes on above its highest grade."""


async def _finished(request: Request) -> tuple[LiveTable, Ending]:
    live = await find(request)
    ending = await asyncio.to_thread(live.store.ending, live.id)
    if ending is None:
        raise NotNow("this game is not over yet")
    return live, ending


class Links(NamedTuple):
    """A table by name, and what belongs to it."""

    name: str
    title: str
    url: str
    rev: int
    replay_url: str
    record_url: str | None
    proof_url: str | None
    cards_url: str | None
    """The small file of the cards that players have written for it."""
    verify: str
    """The command that verifies its record."""
    receipt: str
    """What is added to it by who keeps a receipt."""
    told_url: str | None
    rematch_action: str | None
    rematch_url: str | None


def _links(live: LiveTable, book: Phrasebook) -> Links:
    url = f"/t/{live.id}"
    is_copy = live.table.origin is not None
    return Links(
        name=live.table.name,
        title=book.title(),
        url=url,
        rev=live.rev,
        replay_url=f"{url}?at=0",
        record_url=None if is_copy else f"{url}/record",
        proof_url=None if is_copy else f"{url}/proof",
        cards_url=f"{url}/cards" if has_own_cards(live.game) else None,
        verify=verify_line(live),
        receipt=f" --receipt groundlings-{live.id}-receipt.txt" if live.table.has_slips else "",
        told_url=f"{url}/told" if board_of(live.game.name).told is not None else None,
        rematch_action=f"{url}/rematch",
        rematch_url=f"/t/{live.table.rematch}" if live.table.rematch else None,
    )


def has_own_cards(game: Game) -> bool:
    """Whether cards that players have written are mixed into its decks."""
    return bool(game.guide.blank is not None and game.guide.boards().get("own"))


def own_cards_of(game: Game) -> list[dict[str, Any]]:
    """These cards, as plain data."""
    found = game.sheet.get("own")
    return [dict(card) for card in found] if isinstance(found, list) else []


def verify_line(live: LiveTable) -> str:
    """How anybody can verify the record of a table."""
    line = f"groundlings verify {live.game.name}-{live.id}.txt"
    if has_own_cards(live.game):
        line += f" --edition {cards_name(live)}.toml"
    return line


def cards_name(live: LiveTable) -> str:
    """How the small file of a table's own cards is called."""
    return f"{live.game.name}-{live.id}-cards"


async def cards(request: Request) -> Response:
    """The cards that players have written for this table, as a small file; everybody sees them."""
    live = await find(request)
    blank = live.game.guide.blank
    if blank is None or not has_own_cards(live.game):
        raise NoTable("this table has no cards of the players' own")
    text = blank.spelled(own_cards_of(live.game))
    return small_file(text, cards_name(live))


async def result(request: Request) -> Response:
    """Who has won, and where the points come from; as it was kept when the game ended."""
    live, ending = await _finished(request)
    facts = await _account(request, live, ending)
    book = book_of(live, request.state.language)
    table = _links_for(request, live, book)
    response = page(request, "result.html", book, table=table, **facts)
    remember(request, response)
    return response


async def watch(request: Request) -> Response:
    """The stream of a result: whoever looks at it learns of the next game."""
    live, ending = await _finished(request)
    facts = await _account(request, live, ending)
    book = book_of(live, request.state.language)

    def drawn() -> str:
        return fill("_result.html", book, table=_links_for(request, live, book), **facts)

    return stream(request, live, drawn, house_of(request).closing, is_page=True)


def _links_for(request: Request, live: LiveTable, book: Phrasebook) -> Links:
    """The ways on from a result; who did not play is not asked to play again."""
    links = _links(live, book)
    return links if visitor(request).seats(live) else links._replace(rematch_action=None)


async def _account(request: Request, live: LiveTable, ending: Ending) -> dict[str, Any]:
    """All that a result tells but the ways on."""
    book = book_of(live, request.state.language)
    who, board = visitor(request), board_of(live.game.name)
    seats = range(len(live.seats))
    signs = signs_of(live.seats)
    sheets = [sources(ending.view, seat) for seat in seats]
    known = dict.fromkeys(source for sheet in sheets for source in sheet)
    used = [source for source in known if any(sheet.get(source) for sheet in sheets)]
    scale = board.scale(len(seats), book)
    tied = [seat for seat in seats if ending.scores[seat] == max(ending.scores)]
    best = None
    if who.person is not None and who.seats(live):
        games = await asyncio.to_thread(live.store.games_of, who.person, MOST, live.game.name)
        best = among(games, live.id, book)
    lone = alone(book, ending.scores[0], scale, best) if len(seats) == 1 else None
    return {
        "game": live.game.name,
        "is_drawn": board.pieces is not None,
        "own_cards": own_sheets(live.game, request.state.language),
        "ways": ways_of(live),
        "hues": hues_of(live),
        "players": [
            {
                "name": book.player(seat),
                "seat": seat,
                "mark": signs[seat],
                "total": ending.scores[seat],
                "won": seat in ending.winners and (lone is None or lone.is_good),
                "me": who.holds(live.seats[seat]),
                "role": role(live.seats[seat].bot or "", book.language)
                if live.seats[seat].kind == BOT
                else None,
            }
            for seat in seats
        ],
        "ranking": sorted(
            seats, key=lambda seat: (-ending.scores[seat], seat not in ending.winners)
        ),
        "sources": [
            {
                "key": source,
                "label": book.label(source).name,
                "values": [sheet.get(source, 0) for sheet in sheets],
                "shade": n % SHADES + 1,
                "step": n,
            }
            for n, source in enumerate(used)
        ],
        "chart": chart(book, ending, sheets, used),
        "account": board.account(ending.view, live.game.guide.boards(), book),
        "remains": board.remains(ending.view, book),
        "tie": board.tie(ending.view, tied, book) if len(tied) > 1 else "",
        "good": _good(book, len(seats), scale),
        "alone": lone,
        "best": best,
    }


def _good(book: Phrasebook, seats: int, scale: Scale | None) -> str:
    """What the designers call a good score."""
    if scale is None:
        return ""
    if seats == 1:
        return book.text("grade.good_alone", n=scale.good - 1)
    return book.text("grade.good", n=scale.good, seats=seats)


class Rung(NamedTuple):
    """A step of the drawn scale."""

    least: int
    name: str
    origin: str
    x: str
    width: str
    is_it: bool


class Alone(NamedTuple):
    """The result of somebody who played alone, where nobody can be beaten but the scale."""

    name: str
    is_good: bool
    x: str
    best_x: str
    """Where the best so far stands; empty if this is the first, or the best."""
    steps: list[Rung]


def alone(book: Phrasebook, score: int, scale: Scale | None, best: Best | None) -> Alone:
    """How a score alone is graded, and where it stands on the scale."""
    if scale is None or not scale.grades:
        return Alone("", is_good=False, x="", best_x="", steps=[])
    it = scale.grade(score)
    low = scale.grades[0].least
    high = max(scale.grades[-1].least + ABOVE, score, best.best if best else 0)

    def at(points: int) -> float:
        return 100 * (min(max(points, low), high) - low) / (high - low)

    ends = [grade.least for grade in scale.grades[1:]] + [high]
    return Alone(
        it.name,
        score >= scale.good,
        f"{at(score):.2f}%",
        f"{at(best.best):.2f}%" if best and best.best > score else "",
        [
            Rung(
                grade.least,
                grade.name,
                book.text(f"grade.by_{grade.origin}"),
                f"{at(grade.least):.2f}%",
                f"{at(end) - at(grade.least):.2f}%",
                grade is it,
            )
            for grade, end in zip(scale.grades, ends, strict=True)
        ],
    )


def chart(
    book: Phrasebook, ending: Ending, sheets: list[dict[str, int]], used: list[str]
) -> dict[str, object]:
    """The points as bars: what was gained goes right, what was lost goes left."""
    gained = [sum(n for n in sheet.values() if n > 0) for sheet in sheets]
    lost = [sum(-n for n in sheet.values() if n < 0) for sheet in sheets]
    low, high = max(lost, default=0), max([*gained, *ending.scores, 1])
    unit = WIDE / (low + high + 3)
    zero = low * unit
    rows = []
    for seat, sheet in enumerate(sheets):
        right, left = zero, zero
        bars = []
        for n, source in enumerate(used):
            value = sheet.get(source, 0)
            if not value:
                continue
            wide = abs(value) * unit
            x = right if value > 0 else left - wide
            right, left = (right + wide, left) if value > 0 else (right, left - wide)
            label = book.label(source).name
            bars.append({
                "x": round(x, 1), "width": round(wide, 1), "label": label, "value": value,
                "shade": n % SHADES + 1, "step": n,
            })  # fmt: skip
        rows.append({
            "y": seat, "name": book.player(seat), "total": ending.scores[seat],
            "total_x": round(right, 1), "bars": bars,
        })  # fmt: skip
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 10**9) if (low + high) / step <= 12)  # noqa: PLR2004 - room for a dozen
    first = -(low // step) * step
    ticks = [{"x": round(zero + n * unit, 1), "n": n} for n in range(first, high + 1, step)]
    return {"width": WIDE, "height": 80, "rows": rows, "zero_x": round(zero, 1), "ticks": ticks}


async def record(request: Request) -> Response:
    """The whole game as text, for everybody once it is over."""
    live, _ = await _finished(request)
    return record_of(live)


def record_of(live: LiveTable) -> Response:
    """The record as a file."""
    text = (
        records.write(live.game, live.state, result=True)
        if live.state is not None
        else kept_record(live)
    )
    name = f"{live.game.name}-{live.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


def kept_record(live: LiveTable) -> str:
    """The record of a game that another release has played, as its rows were kept."""
    rows = [(row.seat, row.option) for row in live.rows]
    return records.spelled(live.game, live.setup, rows, live.scores)


async def told(request: Request) -> Response:
    """What was told at this table, for everybody who may look on: a page to keep."""
    live = await find(request)
    game, board = live.game, board_of(live.game.name)
    if board.told is None:
        raise NoTable("what is played at this table is not told on a page")
    if live.state is None:
        raise NotNow(live.why_not_playing())
    book = book_of(live, request.state.language)
    return page(
        request,
        f"{game.name}/told.html",
        book,
        table=_links(live, book),
        here_url=f"{house_of(request).base(request)}/t/{live.id}/told",
        names=book.text("list.and").join(book.player(seat.seat) for seat in live.seats),
        marks=signs_of(live.seats),
        is_over=live.state.over,
        play=await asyncio.to_thread(board.told, game, live.state, book),
    )


async def proof(request: Request) -> Response:
    """Why nobody could have chosen the dice."""
    live = await find(request)
    if live.table.origin is not None:
        raise NotNow("a private copy proves nothing: its dice are its own")
    book = book_of(live, request.state.language)
    pledge: Pledge = live.table.pledge(live.seats)
    is_aborted = slips.phase(live) == slips.ABORTED
    over = live.status == FINISHED or is_aborted
    table = _links(live, book)
    if live.status != FINISHED:
        table = table._replace(record_url=None)
    draws = slips.draws(live) if live.table.has_slips else []
    return page(
        request,
        "proof.html",
        book,
        table=table,
        commitment=pledge.commitment,
        secret=f"{pledge.secret:032x}" if over else "",
        salt=pledge.salt.hex() if over else "",
        seed=f"{pledge.seed:032x}" if over else "",
        nonces=[
            {
                "name": book.player(seat.seat),
                "nonce": None if seat.nonce is None else seat.nonce.hex() if over else "given",
            }
            for seat in live.seats
        ],
        slips=slip_lines(live, book, is_shown=over) if live.table.has_slips else [],
        has_opened=OPENED in draws,
        has_kept=KEPT in draws and slips.phase(live) == slips.DRAWN,
        is_aborted=is_aborted,
        finished=over,
        record_name=f"{live.game.name}-{live.id}.txt",
    )


async def log(request: Request) -> Response:
    """The whole log in words, as this visitor may know it."""
    live = await find(request)
    book = book_of(live, request.state.language)
    who = visitor(request)
    mine = who.seats(live)
    seat, g = mine[0] if len(mine) == 1 else None, live.state
    board = board_of(live.game.name)
    chapters: list[Chapter] = []
    lines: list[LogLine] = []
    if g is not None and board.telling.deeds:
        language = request.state.language
        teller = narrator(live.game, language, names(live, language))
        chapters = teller.whole(live.game, g, seat)
    elif g is not None:
        lines = log_of(live.game, g, seat, book, board)
    else:
        lines = as_kept(live, book)
    return page(request, "log.html", book, table=_links(live, book), log=lines, chapters=chapters)


def as_kept(live: LiveTable, book: Phrasebook) -> list[LogLine]:
    """The log of a game that is over and cannot be played again: its choices, as they were kept."""
    if live.ending is None:
        return []
    return [
        LogLine(n, f"{book.player(row.seat)} · {row.option}") for n, row in enumerate(live.rows)
    ]


async def all_of_it(request: Request) -> Response:
    """Everything this visitor can see of the table."""
    live = await find(request)
    facts = everything(live, visit_of(request))
    book = book_of(live, request.state.language)
    return page(request, "everything.html", book, table=_links(live, book), everything=facts)


async def rematch(request: Request) -> Response:
    """The same people once more."""
    live = await find(request)
    if not visitor(request).seats(live):
        raise NotYours("a rematch is for those who played")
    slip = (await Form.of(request)).slip()
    fresh = await house_of(request).playhouse.rematch(live, visitor(request), slip)
    fresh.address = address_of(request)
    return RedirectResponse(f"/t/{fresh.id}", 303)
