"""The claims of what is drawn can be contradicted, and events point."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from groundlings.shakespeare.verbs import PRINTED_NAMES
from groundlings.stage.seating import Visitor
from groundlings.web.scene import draw
from groundlings.web.shakespeare import pointed
from groundlings.web.visit import Visit
from shakespeare.theatre import Table
from web.board.claims import (
    CLAIMS,
    pieces_come_from_somewhere,
)
from web.board.look import BASE, looked
from web.board.situations import (
    a_costume_is_in_hand,
    a_token_can_be_spent,
    an_audience,
    far_from_the_beginning,
    nobody_may_recruit,
    objectives_are_drawn,
    posed,
    the_last_evening,
    two_of_a_card,
)
from web.board.tree import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Found = Iterator[object]


SPOILT: dict[str, tuple[Callable[[], Table], str, str]] = {
    "choices_are_buttons": (an_audience, 'value="ask:pounds"', 'value="ask:money"'),
    "choices_can_be_sent": (an_audience, 'name="rev" value="0"', 'name="rev" value="1"'),
    "choices_lie_on_their_pieces": (a_costume_is_in_hand, 'id="cast-0-falstaff"', 'id="cast-0-x"'),
    "refusals_say_why": (nobody_may_recruit, 'aria-disabled="true"', ""),
    "references_lead_somewhere": (an_audience, 'id="market"', 'id="fair"'),
    "sheets_and_rules_are_there": (an_audience, "pieces/queen", "pieces/king"),
    "goods_know_where_they_may_go": (a_token_can_be_spent, " set-0-1-2=put:1.2", ""),
    "theatres_are_drawn": (two_of_a_card, 'id="cyl-cast-0-set-dresser-6"', 'id="cyl"'),
    "tracks_are_drawn": (far_from_the_beginning, 'data-cell="fame-31"', 'data-cell="fame-30"'),
    "main_board_is_drawn": (a_token_can_be_spent, '<span class="times">2</span>', ""),
    "objectives_are_ones_own": (objectives_are_drawn, "#ob-savings", "#ob-yellow4"),
    "words_are_whole": (an_audience, ">Prestige<", ">[board.prestige]<"),
    "panel_is_as_projected": (the_last_evening, "<b>3/6</b>", "<b>6/6</b>"),
    "tonight_is_foretold": (the_last_evening, "disc ghost seat-0", "disc seat-0"),
    "objectives_say_how_far_they_are": (the_last_evening, "<b>2/2</b>", "<b>0/2</b>"),
    "costumes_light_what_they_pay": (the_last_evening, 'data-lights="pays-0-6"', ""),
    "events_point_at_pieces": (an_audience, 'id="cast-0-queen"', 'id="her"'),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_page_is_found_out(name: str) -> None:
    situation, old, new = SPOILT[name]
    live = posed(situation())
    html = draw(live, Visit(Visitor(person="person 0"), "en", BASE))
    assert old in html
    fair = looked(live, 0, "en", frozenset())
    spoilt = replace(fair, page=Page(html.replace(old, new)))
    claim = next(claim for claim in CLAIMS if claim.__name__ == name)
    assert len(list(claim(spoilt))) > len(list(claim(fair)))


def test_a_piece_from_nowhere_is_found_out() -> None:
    look = looked(posed(an_audience()), 0, "en", frozenset({"table"}))
    found = {name for name, _, _ in pieces_come_from_somewhere(look)}
    assert found >= {f"cast-{seat}-{card}" for seat in range(2) for card in PRINTED_NAMES}


def test_an_event_points_at_the_piece_it_speaks_of() -> None:
    who = {"seat": 2}
    told: list[tuple[dict[str, Any], str]] = [
        ({"key": "built", "who": who, "place": {"noun": "1.3"}}, "set-2-1-3"),
        ({"key": "dressed", "who": who, "wearer": {"noun": "extra-1"}}, "cast-2-extra-1"),
        ({"key": "advanced", "who": who, "act": {"noun": "II"}, "space": 4}, "disc-2-II"),
        ({"key": "mood-fell", "who": who, "n": 1}, "mood-2"),
        ({"key": "gained", "who": who, "n": 1, "source": {"noun": "wager"}}, "fame-2"),
        ({"key": "earned", "who": who, "pounds": 1}, "purse-2"),
        ({"key": "activated", "who": who, "card": {"noun": "queen"}}, "cast-2-queen"),
        ({"key": "act-scored", "act": {"noun": "III"}}, "act-III"),
        ({"key": "passed", "who": who}, "theatre-2"),
        ({"key": "day-began", "day": 2}, ""),
        ({"key": "game-ended"}, ""),
    ]
    for event, piece in told:
        assert pointed(event) == piece
