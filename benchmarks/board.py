"""A drawn table, how long it takes and how large it is: `python -m benchmarks.board [othello]`.

Four greedy bots play one seeded game; Shakespeare's fifth day, or Othello's third act, is drawn
state by state for all four, as a house does it: what has not changed since the last state is kept
(`drawn`), or, as after a start, nothing is (`drawn anew`). The plain table of the same states,
which any game has without a drawing of its own, is drawn beside it in the same run. Milliseconds of
processor time: what a busy machine takes for others is not drawing.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import inf
from statistics import median, quantiles
from time import process_time
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import groundlings
from groundlings.arena.dice import die_for, game_seed
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.play import lowest
from groundlings.kernel.state import State
from groundlings.stage.seating import Visitor
from groundlings.stage.settings import Settings
from groundlings.stage.table import LiveTable
from groundlings.store.model import PERSON, PLAYING, Seat, Table
from groundlings.web.app import LEVEL
from groundlings.web.bare import bare, placed
from groundlings.web.board.facts import ways_of
from groundlings.web.board.parts import KEPT
from groundlings.web.board.registry import BOARDS
from groundlings.web.drawings import Drawings, sprites
from groundlings.web.files import STATIC
from groundlings.web.render import fill
from groundlings.web.scene import scene
from groundlings.web.visit import Visit, book_of

SEATS: Final = 4
CROWDED: Final[dict[str, tuple[str, object]]] = {
    "shakespeare": ("day", 5),
    "othello": ("act", "III"),
}
"""The part of each game that is looked at: its tables are full by then."""
SEED: Final = 1
ROUNDS: Final = 7
"""How often the day is drawn; of each table the quickest counts, as the others were disturbed."""
LIMIT: Final = 5.0
"""Milliseconds that a table may take."""
SIZE: Final = 20_000
"""Bytes that a table may have, packed."""
AGAIN: Final = 12_000
"""Bytes that a whole page may have, packed, for who has been here before."""
NAMES: Final = ("Anna", "Bela", "Cili", "Dora")
FILES: Final = [path.name for kind in ("css", "js") for path in sorted(STATIC.glob(f"*.{kind}"))]


class Figures(NamedTuple):
    """One kind of table: milliseconds of each state, and bytes."""

    whole: list[float]
    gathered: list[float]
    """Of it, what comes before the last template: facts, words, and the parts of a drawn table."""
    raw: list[int]
    packed: list[int]


def crowded(name: str, seed: int, **variants: bool) -> list[State]:
    """The most crowded part of a game of four greedy bots, state by state."""
    game, (key, part) = groundlings.game(name), CROWDED[name]
    g = game.new(seats=SEATS, seed=game_seed(seed, 0), **variants)
    players = [bot("greedy") for _ in range(SEATS)]
    chairs = [Chair(game, g, seat) for seat in range(SEATS)]
    dice = [die_for(seed, 0, f"seat {seat}") for seat in range(SEATS)]
    found: list[State] = []
    while not g.over:
        if game.view(g, None)[key] == part:
            found.append(g.clone())
        elif found:
            break
        seat = lowest(g.asked)
        game.play(g, seat, players[seat].choose(chairs[seat], dice[seat]))
    return found


def table(g: State) -> LiveTable:
    """A table at which this is played; it has no house, nothing is written."""
    if g.setup is None:
        raise ValueError("this game was imagined")
    game = groundlings.game(g.setup.game)
    facts = replace(Table.of(g.setup, "222222222222", "The Globe", 0), status=PLAYING)
    seats = [
        Seat(n, PERSON, name, person=f"person {n}", token=f"token {n}")
        for n, name in enumerate(NAMES)
    ]
    nowhere: Any = SimpleNamespace(is_shared=False)
    return LiveTable(nowhere, facts, seats, game)


def visit_of(seat: int) -> Visit:
    """How a player looks at the table."""
    return Visit(Visitor(person=f"person {seat}"), "en", "http://globe.test")


def figures(live: LiveTable, states: list[State], rounds: int, *, anew: bool = False) -> Figures:
    """Draw the day so often for all seats, and keep the quickest time of each table."""
    tables = [(g, seat) for g in states for seat in range(SEATS)]
    whole = [inf] * len(tables)
    gathered = [inf] * len(tables)
    html = [""] * len(tables)
    for _ in range(rounds):
        KEPT.clear()
        for n, (g, seat) in enumerate(tables):
            live.state = g
            visit = visit_of(seat)
            book = book_of(live, visit.language)
            if anew:
                KEPT.clear()
            start = process_time()
            found = scene(live, visit)
            middle = process_time()
            html[n] = fill("_table.html", book, flash=None, scene=found, game=found.game)
            end = process_time()
            gathered[n] = min(gathered[n], (middle - start) * 1000)
            whole[n] = min(whole[n], (end - start) * 1000)
    raw = [len(one.encode()) for one in html]
    # The first state of the day follows none that was drawn.
    first = 0 if anew or len(states) == 1 else SEATS
    return Figures(whole[first:], gathered[first:], raw, [packed(one) for one in html])


def plainly(measure: Callable[[], Figures]) -> Figures:
    """The same where no game has a drawing of its own."""
    drawn = dict(BOARDS)
    BOARDS.clear()
    try:
        return measure()
    finally:
        BOARDS.update(drawn)


def packed(text: str) -> int:
    """Bytes as they are sent."""
    return len(gzip.compress(text.encode(), LEVEL, mtime=0))


def whole_page(live: LiveTable, g: State, *, keeps: bool) -> str:
    """The whole page of whoever is asked, as the house sends it: first, or to who keeps files."""
    live.state = g
    visit = replace(visit_of(lowest(g.asked)), sheets="?sheets=1")
    found = scene(live, visit)
    kept = Drawings(marks(live, visit.language) if keeps else ())
    return fill(
        "table.html",
        book_of(live, visit.language),
        flash=None,
        me={"name": "Anna"},
        settings=Settings(),
        here=f"/t/{live.id}",
        lang_url=lambda code: f"?lang={code}",
        drawings=kept,
        drawn_url="/?drawings=page" if keeps else "",
        scene=found,
        game=found.game,
        placed=partial(placed, live.game.name, visit.language),
    )


def marks(live: LiveTable, language: str) -> list[str]:
    """What a browser keeps that has been at such a table before."""
    common = bare(live.game.name, language)
    drawings = [*sprites(""), *sprites(live.game.name)]
    return [one.mark for one in drawings] + ([common.mark] if common else [])


def files(live: LiveTable, language: str) -> dict[str, str]:
    """What a page needs and a browser keeps."""
    common = bare(live.game.name, language)
    drawings = [*sprites(""), *sprites(live.game.name, ways_of(live))]
    found = {"drawings": "".join(one.script for one in drawings)}
    if common:
        found["bare boards"] = common.script
    return found | {name: (STATIC / name).read_text(encoding="utf-8") for name in FILES}


def told(times: list[float]) -> dict[str, float]:
    """Median and 95th percentile."""
    return {
        "median": round(median(times), 2),
        "p95": round(quantiles(times, n=20, method="inclusive")[-1], 2),
    }


def report(name: str, states: list[State], rounds: int) -> dict[str, Any]:
    """Everything that is measured."""
    live = table(states[0])
    figures(live, states[:1], 1)  # templates and words are read once
    drawn = figures(live, states, rounds)
    anew = figures(live, states, max(1, rounds // 2), anew=True)
    plain = plainly(lambda: figures(live, states, rounds))
    crowd = states[max(range(len(drawn.raw)), key=drawn.raw.__getitem__) // SEATS]
    rows = {
        name: {
            "milliseconds": told(one.whole),
            "of it gathering": told(one.gathered),
            "raw": round(median(one.raw)),
            "packed": round(median(one.packed)),
            "most packed": max(one.packed),
        }
        for name, one in (("drawn", drawn), ("drawn anew", anew), ("plain", plain))
    }
    again = [whole_page(live, g, keeps=True) for g in states]
    sizes = [packed(one) for one in again]
    texts = {
        "page, first": whole_page(live, crowd, keeps=False),
        "page, again": max(again, key=packed),
    } | files(live, "en")
    return {
        "game": f"{name}, four greedy bots, seed {SEED}, {' '.join(map(str, CROWDED[name]))}",
        "compiled": groundlings.COMPILED,
        "states": len(states),
        "rounds": rounds,
        "load": round(os.getloadavg()[0], 1),
        "tables": rows,
        "ratio": {
            "milliseconds": round(median(drawn.whole) / median(plain.whole), 2),
            "packed": round(median(drawn.packed) / median(plain.packed), 2),
        },
        "again": {"median": round(median(sizes)), "most": max(sizes)},
        "first page": {
            name: {"raw": len(text.encode()), "packed": packed(text)}
            for name, text in texts.items()
        },
        "met": {
            f"median under {LIMIT:g} ms": median(drawn.whole) < LIMIT,
            f"drawn anew under {LIMIT:g} ms": median(anew.whole) < LIMIT,
            f"under {SIZE // 1000} kB packed": max(drawn.packed) < SIZE,
            f"every page under {AGAIN // 1000} kB packed again": max(sizes) < AGAIN,
        },
    }


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.board", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(CROWDED), default="shakespeare")
    parser.add_argument("--backstage", action="store_true", help="Shakespeare with Backstage")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="drawings of each state")
    parser.add_argument("--quick", action="store_true", help="few states, once: does it run?")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    states = crowded(asked.game, SEED, **({"backstage": True} if asked.backstage else {}))
    if asked.quick:
        found = report(asked.game, states[-3:], 1)
    else:
        found = report(asked.game, states, asked.rounds)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"A table for four: {found['game']}, {found['states']} states")
    print(f"{found['rounds']} rounds, compiled: {found['compiled']}, load {found['load']}\n")
    print(f"{'':12}{'ms':>8}{'p95':>8}{'gather':>8}{'bytes':>10}{'packed':>8}{'most':>8}")
    for name, row in found["tables"].items():
        times, part = row["milliseconds"], row["of it gathering"]
        print(
            f"{name:12}{times['median']:8.2f}{times['p95']:8.2f}{part['median']:8.2f}"
            f"{row['raw']:10}{row['packed']:8}{row['most packed']:8}"
        )
    ratio = found["ratio"]
    print(f"{'ratio':12}{ratio['milliseconds']:8.2f}{ratio['packed']:32.2f}\n")
    again = found["again"]
    print(f"a whole page again, packed: {again['median']}, most {again['most']}\n")
    for name, sizes in found["first page"].items():
        print(f"{name:18}{sizes['raw']:10}{sizes['packed']:8}")
    print()
    for limit, is_met in found["met"].items():
        print(f"{limit}: {'met' if is_met else 'NOT met'}")


if __name__ == "__main__":
    main()
