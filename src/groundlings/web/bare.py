"""Bare boards: what the tables of a game have in common, line by line, for a browser to keep.

One drawn table is much like another: the same tracks, the same cards, the same empty spaces. So a
game is played here by nobody, to its end, and the lines of its table are one file for each
language. Who comes first gets a whole table in the page, and keeps that file as the drawings are
kept (`drawings.py`). From then on a page tells the lines that are its own, and of all others where
they stand in the file, which puts the table together before anything is shown.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from itertools import chain
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast

from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response

import groundlings
from groundlings.stage.seating import Visitor
from groundlings.stage.table import LiveTable
from groundlings.store.model import PERSON, PLAYING, Seat, Table
from groundlings.web.board.registry import BOARDS, board_of
from groundlings.web.files import FOR_EVER
from groundlings.web.render import fill
from groundlings.web.scene import scene
from groundlings.web.visit import Visit, book_of
from groundlings.words import languages

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setup

TEMPLATES: Final = ("_table.html", "board/_keys.html")
"""What a page has of a table."""
SEED: Final = 1616
STRIDE: Final = 7
"""Nobody thinks: of what is offered every seventh is chosen in turn."""
EVERY: Final = 8
"""After so many choices the table is drawn,"""
UNTIL: Final = 400
"""and so many are made: a game may be longer, but its table is what it was."""
SHORT: Final = 12
"""A line that is not longer, such as the end of an element, is kept with the line before it."""
LONG: Final = 1500
"""One that is longer tells a story, which no other game will have."""
PLACED: Final = """\
((kept, place) => {
  const told = place.previousElementSibling;
  const lines = [];
  for (const one of told.textContent.split("\\n")) {
    if (one.startsWith("=")) {
      const [from, count] = one.slice(1).split(" ").map(Number);
      lines.push(...kept.slice(from, from + (count || 1)));
    } else lines.push(one.slice(1));
  }
  told.remove();
  place.insertAdjacentHTML("beforebegin", lines.join("\\n"));
})(%s, document.currentScript);
"""
OFFERED: Final = Markup('<template data-keep="{}" data-url="{}"></template>')
TOLD: Final = Markup('<script type="text/plain">{}</script><script src="{}"></script>')
UNTOLD: Final = ("</script", "<!--")
"""What would end the telling, or hide its end; nothing of ours writes it."""


@dataclass(frozen=True)
class Bare:
    """The kept lines of a game in one language."""

    url: str
    mark: str
    """Changes with the lines."""
    script: str
    lines: list[str]
    places: dict[str, int]
    """Where each of them stands that is worth it."""

    def told(self, lines: list[str]) -> Iterator[str]:
        """A table: `=12 30` are thirty kept lines from the twelfth on, `+` and a text its own."""
        kept, places = self.lines, self.places
        start = count = 0
        for line in lines:
            if count and start + count < len(kept) and kept[start + count] == line:
                count += 1
                continue
            if count:
                yield f"={start} {count}" if count > 1 else f"={start}"
            start = places.get(line, -1)
            count = int(start >= 0)
            if not count:
                yield f"+{line}"
        if count:
            yield f"={start} {count}"


def placed(game: str, language: str, drawn: Markup, kept: Collection[str]) -> Markup:
    """A drawn table as a page has it, for a browser that keeps these files."""
    found = bare(game, language)
    if found is None:
        return drawn
    if found.mark not in kept or any(one in drawn for one in UNTOLD):
        return drawn + OFFERED.format(found.mark, found.url)
    lines = Markup("\n").join(map(Markup, found.told(str(drawn).split("\n"))))
    return TOLD.format(lines, found.url)


@cache
def bare(name: str, language: str) -> Bare | None:
    """The kept lines of a game; none, if its table is not drawn.

    They are those of the edition that comes with it: tables of all editions share one file.
    """
    if board_of(name).pieces is None:
        return None
    lines = list(_lines(groundlings.game(name), language))
    script = PLACED % json.dumps(lines, ensure_ascii=False).replace("</", "<\\/")
    mark = sha256(script.encode()).hexdigest()[:10]
    places = {line: place for place, line in enumerate(lines) if len(line) > SHORT}
    return Bare(f"/drawings/{name}/{language}/{mark}.js", mark, script, lines, places)


def _lines(game: Game, language: str) -> Iterator[str]:
    """What tables of this game show again and again to who is asked, while nobody plays it."""
    drawn: list[list[str]] = []
    for live in _played(game):
        visit = Visit(Visitor(person=str(live.asked[0])), language, "", sheets="?")
        found, book = scene(live, visit), book_of(live, language)
        parts = [fill(name, book, flash=None, scene=found, game=game.name) for name in TEMPLATES]
        drawn.append("\n".join(parts).split("\n"))
    often = Counter(line for lines in drawn for line in dict.fromkeys(lines))
    known: set[str] = set()
    is_new = False
    for line in chain.from_iterable(drawn):
        if len(line) > SHORT:
            is_new = often[line] > 1 and len(line) < LONG and line not in known
            known.add(line)
        if is_new:
            yield line


def _played(game: Game) -> Iterator[LiveTable]:
    """A table for as many as can play, with all that can be switched on, again and again."""
    ways = {name: True for name, way in game.variants.items() if True in way.choices}
    g = game.new(max(game.seats), SEED, **ways)
    setup = cast("Setup", g.setup)
    nowhere: Any = SimpleNamespace(is_shared=False)  # nothing is written here
    # A clock would tell the time of day: every process of a release must come to the same lines.
    table = replace(Table.of(setup, "", "", 0), status=PLAYING, clock=False)
    seats = [Seat(n, PERSON, "", person=str(n)) for n in range(setup.seats)]
    live = LiveTable(nowhere, table, seats, game)
    live.state = g
    while not g.over and g.choices < UNTIL:
        if g.choices % EVERY == 0:
            yield live
        seat = live.asked[0]
        options = game.options(g, seat)
        game.play(g, seat, options[g.choices * STRIDE % len(options)])


async def show(request: Request) -> Response:
    """The kept lines of a game, for ever."""
    known = request.path_params
    game, language = known["game"], known["language"]
    found = None
    if game in BOARDS and language in languages():
        found = await asyncio.to_thread(bare, game, language)
    if found is None or found.mark != known["mark"]:
        return PlainTextResponse("there are no such lines", 404)
    headers = {"Cache-Control": FOR_EVER}
    return Response(found.script, media_type="text/javascript", headers=headers)
