"""What is kept from one drawing to the next: whole games, with second thoughts, for all eyes.

A page that is drawn with what was kept is the page that would be drawn from nothing.
"""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
import pit
from groundlings.stage.pace import Pace
from groundlings.stage.seating import Visitor
from groundlings.stage.table import LiveTable
from groundlings.store.model import FINISHED, PERSON, PLAYING, Row, Seat, Table
from groundlings.web import render
from groundlings.web.board.chronicle import Chronicle
from groundlings.web.board.narration import narrator, rows_of
from groundlings.web.board.parts import KEPT
from groundlings.web.board.registry import board_of
from groundlings.web.board.story import story_of
from groundlings.web.changes import lines_of
from groundlings.web.scene import draw, leaf
from groundlings.web.visit import Visit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

groundlings.register(pit.GAME)

LANGUAGES = ("en", "fr", "hu", "en")
THINKS_AGAIN = 0.2
"""How often somebody who may take something back does."""


def played(game: Game, seats: int, seed: int, most: int) -> Iterator[tuple[State, Row]]:
    """A game by chance, with the row that led to each state."""
    dice = random.Random(seed)  # noqa: S311 - a game
    g = game.new(seats=seats, seed=seed)
    for n in range(most):
        if g.over:
            return
        g = g.clone()
        able = [seat for seat in range(seats) if game.undoable(g, seat)]
        if able and dice.random() < THINKS_AGAIN:
            seat, text = dice.choice(able), "undo 1"
            game.undo(g, seat)
        else:
            seat = dice.choice([seat for seat in range(seats) if game.options(g, seat)])
            option = dice.choice(game.options(g, seat))
            text = game.text(option)
            game.play(g, seat, option)
        yield g, Row(n, seat, text, 0)


def table(game: Game, g: State) -> LiveTable:
    """A table of these people in no house, and without a clock."""
    assert g.setup is not None
    facts = replace(Table.of(g.setup, "222222222222", "The Globe", 0), status=PLAYING)
    seats = [Seat(n, PERSON, f"Player {n}", person=str(n)) for n in range(g.setup.seats)]
    nowhere: Any = SimpleNamespace(is_shared=False)  # nothing is written here
    return LiveTable(nowhere, facts, seats, game, pace=Pace(beat=0))


def moved(live: LiveTable, g: State, rows: list[Row]) -> LiveTable:
    """The table at this moment."""
    live.state, live.rows = g, [*rows]
    if g.over:
        live.table = replace(live.table, status=FINISHED)
    live.tell()
    return live


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("shakespeare", 2, 300), ("othello", 3, 240), ("pit", 3, 200)]
)
def test_a_page_with_kept_parts_is_the_page_drawn_from_nothing(
    name: str, seats: int, most: int
) -> None:
    game, rows = groundlings.game(name), []
    dice = random.Random(1)  # noqa: S311 - who looks
    eyes = [
        Visit(Visitor(person=None if seat == seats else str(seat)), LANGUAGES[seat], "http://x")
        for seat in range(seats + 1)
    ]
    live = None
    for g, row in played(game, seats, 1, most):
        rows.append(row)
        live = moved(live or table(game, g), g, rows)
        for visit in dice.sample(eyes, 2):
            html = draw(live, visit)
            assert leaf(live, visit).lines == lines_of(html)
            if dice.random() < 1 / 8 or g.over:
                warm = {**KEPT}
                KEPT.clear()
                render._KEPT.clear()
                narrator.cache_clear()
                assert html == draw(moved(table(game, g), g, rows), visit), (row, visit)
                KEPT.update(warm)


@pytest.mark.parametrize(("name", "seats"), [("shakespeare", 2), ("othello", 3)])
def test_a_chronicle_goes_on_as_if_it_were_written_anew(name: str, seats: int) -> None:
    """Also where a second thought belongs before what happened after it, under a seal."""
    game, telling = groundlings.game(name), board_of(name).telling
    books = {seat: Chronicle(game, seat, telling) for seat in (0, seats - 1, None)}
    for n, (g, _) in enumerate(played(game, seats, 3, 700)):
        for seat, chronicle in books.items():
            story = chronicle.read(g)
            if n % 3 == 0:
                assert story == story_of(game, g, seat, telling, whole=True), (n, seat)
                assert chronicle.rows == [*rows_of(g)]
