"""Backstage on the drawn table: what only the expansion has, and nothing of it without it."""

from __future__ import annotations

import gzip
from collections import deque
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
from browser.guest import PLACEHOLDER
from browser.recorded_game import BACKSTAGE
from golden.story import HEADER, begun, carry_out
from groundlings.kernel.log import told
from groundlings.stage.seating import Visitor
from groundlings.web.board.parts import KEPT
from groundlings.web.board.story import DEED, deeds, gist, story_of
from groundlings.web.scene import draw
from groundlings.web.shakespeare import TELLING, pointed, primer
from groundlings.web.shakespeare.primer import primer as taught
from groundlings.web.visit import Visit
from groundlings.words import languages
from web.board.claims import contradictions
from web.board.look import BASE, GAMES, looked, moments
from web.board.test_story import staged
from web.board.told_games import last_totals, tells_of, words
from web.golden_tables import walked

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable

GAME = groundlings.game("shakespeare")
PLAYED = [*(one for one in GAMES if one.stem == "shakespeare-1-backstage-True"), BACKSTAGE]
every_record = pytest.mark.parametrize("record", PLAYED, ids=lambda record: record.stem)
MOST_BYTES = 20_000
WHO = {"seat": 1}


def end_of(record: Path) -> State:
    text = record.read_text(encoding="utf-8")
    g = begun(text)
    for line in text.splitlines()[HEADER:]:
        seat, _, choice = line.partition(" ")
        if seat != "result":
            carry_out(GAME, g, int(seat), choice)
    return g


def test_a_game_with_every_question_is_drawn_as_it_is() -> None:
    found = contradictions(moments(BACKSTAGE, 61))
    assert {name: (len(faults), *faults[:4]) for name, faults in found.items()} == {}


def test_the_recorded_game_asks_everything_that_backstage_asks() -> None:
    asked = set()
    for live in walked(BACKSTAGE):
        g = live.state
        assert g is not None
        for seat in range(g.seats):
            prompt = GAME.prompt(g, seat)
            asked |= {prompt["key"]} if prompt and GAME.options(g, seat) else set()
    assert asked >= {
        "turn-backstage", "turn-recruit-backstage", "architect", "hats", "place-hat", "double",
        "patron", "immediate", "prompter", "rest-more", "retreat-by",
    }  # fmt: skip


@every_record
def test_every_event_is_told_once_and_said_in_every_language(record: Path) -> None:
    g = end_of(record)
    for seat in (None, 0):
        events = [what for _, what in told(GAME, g, seat)]
        story = deeds(told(GAME, g, seat), TELLING)
        assert [event for deed in story for event in deed.events] == events
        for language in languages():
            tells = tells_of("shakespeare", g.seats, language)
            for deed in story_of(GAME, g, seat, TELLING, whole=True):
                line = words(tells.tell(deed).line)
                assert not PLACEHOLDER.search(line), line
                for event in gist(deed.events, TELLING):
                    if deed.kind == DEED or event is not deed.lead:
                        assert tells.book.brief(event).strip(".") in line, (event, line)


@every_record
def test_points_and_pounds_add_up_step_by_step(record: Path) -> None:
    """Hats, what the Prompter wants and what others make one lose are counted with the rest."""
    g = end_of(record)
    for seat in (None, 0):
        found = [one for one, _ in staged(g, seat, tells_of("shakespeare", g.seats))]
        assert [one.kind for one in found].count("ambiance") == GAME.guide.boards()["days"]
        counted = [one for one in found if not one.closes]
        for one in counted:
            assert last_totals(one) == [list(own) for own in one.after]
        assert [own[0] for own in counted[-1].after] == GAME.scores(g)
        view: Any = GAME.view(g, None)
        purses = [player["pounds"] for player in view["players"]]
        assert [own[1] for own in counted[-1].after] == purses


def test_an_event_points_at_the_piece_it_speaks_of() -> None:
    for event, piece in (
        ({"key": "backstage-used", "who": WHO, "behind": {"noun": "hatter"}, "n": 1}, "backstage"),
        ({"key": "backstage-filled", "who": WHO, "n": 2}, "waits-1"),
        ({"key": "theatre-built", "who": WHO, "element": {"noun": "pink-set"}, "space": 2},
         "column-1-2"),
        ({"key": "hatted", "who": WHO, "wearer": {"noun": "author"}}, "cast-1-author"),
        ({"key": "lord-showed", "card": {"noun": "bear"}, "left": 3}, "lord"),
        ({"key": "prompter-paid", "who": WHO, "act": {"noun": "I"}, "pounds": 1}, "purse-1"),
        ({"key": "prompter-kept", "who": WHO}, "favours-1"),
    ):  # fmt: skip
        assert pointed(event) == piece


def crowded() -> LiveTable:
    """The last day of four players, in the middle of its turns."""
    for live in walked(BACKSTAGE):
        g = live.state
        assert g is not None
        view: Any = GAME.view(g, None)
        if view["day"] == view["days"] and "turn" in str(GAME.prompt(g, view["asked"][0])):
            return live
    raise AssertionError


def test_a_crowded_table_weighs_little() -> None:
    live = crowded()
    seat = live.asked[0]
    visit = Visit(Visitor(person=f"person {seat}"), "en", BASE)
    html = draw(live, visit)
    assert len(gzip.compress(html.encode())) < MOST_BYTES


def test_parts_of_a_base_table_are_not_those_of_backstage() -> None:
    """Two theatres that look alike, one with the expansion: each is drawn as its own game wants."""
    KEPT.clear()
    base = next(one for one in GAMES if one.stem == "shakespeare-2")
    expanded = next(one for one in GAMES if one.stem == "shakespeare-2-backstage-True")
    pages = [
        looked(next(walked(record)), 0, "en", frozenset()).page for record in (base, expanded, base)
    ]
    assert [len(page.marked("column")) for page in pages] == [0, 2, 0]
    assert [len(page.marked("backstage")) for page in pages] == [0, 1, 0]


def test_the_last_page_counts_hats() -> None:
    (live,) = deque(walked(BACKSTAGE), maxlen=1)
    page = looked(live, 0, "en", frozenset()).page
    assert page.marked("column")
    assert not page.marked("can")


@pytest.mark.parametrize("language", languages())
def test_the_primer_teaches_backstage_where_it_is_played(language: str) -> None:
    assert primer is taught
    with_it = primer(GAME, language, frozenset({"backstage"}))
    assert "#b-hatter" in with_it
    assert "#b-hatter" not in primer(GAME, language)
    assert not PLACEHOLDER.search(words(with_it))
