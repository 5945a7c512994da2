"""Shakespeare's drawn table says what the engine says, state by state of the golden games.

What is legal is a button on its piece, what tempts says why not, every piece lies where the view
has it, and whatever points at a piece finds it.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

import pytest

from browser.recorded_game import RECORD as CROWDED
from groundlings.stage.seating import Visitor
from groundlings.stage.settings import signs_of
from groundlings.store.model import FINISHED
from groundlings.web.board.parts import KEPT
from groundlings.web.scene import draw
from groundlings.web.visit import Visit
from sampling import SOAK, STRIDE
from shakespeare.theatre import Table
from web.board.claims import contradictions, refusals_say_why
from web.board.look import BASE, GAMES, looked, moments
from web.board.situations import (
    SITUATIONS,
    a_card_brings_a_white_quill,
    alone_with_one_cylinder_placed,
    looks_at,
    objectives_are_drawn,
    only_one_place_is_left,
    posed,
    the_ambiance_brings_a_white_quill,
    the_last_evening,
    the_rehearsal_brings_a_white_quill,
    two_of_a_card,
    who_was_awake_may_stay_so,
)
from web.golden_tables import walked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from groundlings.stage.table import LiveTable

    Found = Iterator[object]

"""Of games for three and four every so many states are looked at; a soak looks at all."""
REHEARSAL = 4
"""The day of the first dress rehearsal."""
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
REFUSED = (
    "activate", "advance", "dress", "pass", "put", "recruit", "recruit-extra", "retreat", "take",
)  # fmt: skip
"""What can tempt and not be possible, by its verb."""
LONG = 60
"""A record with more lines than this is a long one."""
ANEW = 2 if SOAK else 10
"""After so many states a page is also drawn from nothing: each time for the next of the seats."""


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_every_state_of_a_golden_game_is_drawn_as_it_is(record: Path) -> None:
    lines = len(record.read_text(encoding="utf-8").splitlines())
    found = contradictions(moments(record, STRIDE if lines > LONG else 1))
    assert {name: (len(faults), *faults[:4]) for name, faults in found.items()} == {}


def test_every_kind_of_refusal_lies_on_its_piece_with_the_reason() -> None:
    missing = set(REFUSED)
    for live in walked(CROWDED):
        for seat in range(len(live.seats)):
            assert live.state is not None
            refused: Any = live.game.guide.shown(live.state, seat).get("refused", {})
            met = missing & {text.partition(":")[0] for text in refused}
            if met:
                assert list(refusals_say_why(looked(live, seat, "en", frozenset()))) == []
                missing -= met
    assert not missing


def drawn_anew(live: LiveTable, visit: Visit) -> str:
    """A page with nothing of what was drawn before."""
    warm = dict(KEPT)
    KEPT.clear()
    live.tell()
    try:
        return draw(live, visit)
    finally:
        KEPT.clear()
        KEPT.update(warm)


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_what_is_kept_is_what_would_be_drawn_anew(record: Path) -> None:
    """Parts of a table are drawn again only if something in them has changed.

    test_kept.py asks the same of games by chance, with second thoughts.
    """
    for n, live in enumerate(walked(record)):
        seat = n // 2 % len(live.seats)  # two states in a row for the same eyes
        visit = Visit(Visitor(person=f"person {seat}"), "en", BASE)
        html = draw(live, visit)
        if n % ANEW == 1 or live.status == FINISHED:
            assert html == drawn_anew(live, visit), (n, seat)


def test_seats_that_have_the_same_are_not_shown_each_others_places() -> None:
    """Two tables of the same people, where one seat does at one what another does at the other."""
    for seat in (0, 1):
        table = Table(seats=2).draft().phase_two(first=seat).market(pink_set=2, black_costume=1)
        for other in (0, 1):
            table.only_printed(other)  # nobody has an Extra
        look = looked(posed(table.play("activate:house-handyman")), seat, "en", frozenset())
        assert contradictions([look]) == {}


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_a_rare_situation_is_drawn_as_it_is(situation: Callable[[], Table]) -> None:
    assert contradictions(looks_at(posed(situation()))) == {}


def test_an_element_with_one_place_to_go_says_which() -> None:
    """The engine puts it there by itself, so nothing is offered after it is taken."""
    look = looked(posed(only_one_place_is_left()), 0, "en", frozenset())
    taken = {one.get("value"): one.get("data-goes") for one in look.buttons}
    assert taken["take:pink-set"].split() == look.goes("take:pink-set") == ["set-0-1-3="]


def test_a_copy_on_display_says_which_to_take() -> None:
    """It is neither a choice of its own nor refused."""
    look = looked(posed(two_of_a_card()), 0, "en", frozenset())
    said = look.book.text("board.same")
    telling = [one.get("id") for one in look.page["hire"].marked("card") if said in one.words]
    assert telling == ["hire-jeweler-2"]


def test_objectives_to_choose_from_say_what_they_are_worth() -> None:
    look = looked(posed(objectives_are_drawn()), 0, "en", frozenset())
    for noun in look.view["drawn"]:
        assert "up to 2 points; 0 now" in look.page[f"goal-{noun}"].words


@pytest.mark.parametrize("day", [REHEARSAL - 1, REHEARSAL])
def test_at_rest_the_phases_are_those_of_the_day_that_ends(day: int) -> None:
    table = who_was_awake_may_stay_so().on_day(day + 1)  # the next one is dealt already
    look = looked(posed(table), 0, "en", frozenset())
    assert look.view["phase"] == "rest"
    (phases,) = look.page.marked("phases")
    assert (look.book.text("board.phase_rehearsal") in phases.words) == (day == REHEARSAL)


def test_the_market_says_when_the_bags_run_out() -> None:
    """The day before the last, what is in them is the last market; then they are empty."""
    asides: dict[int, set[str]] = {}
    for live in walked(next(one for one in GAMES if one.stem == "shakespeare-2")):
        look = looked(live, 0, "en", frozenset())
        if look.view["phase"] == "turns":
            said = [one.words for one in look.page["h-market"].within() if one.tag == "small"]
            asides.setdefault(look.view["day"], set()).add(" ".join(said))
    tomorrow, today = f"the bags hold tomorrow{APOSTROPHE}s market", "the bags are empty: last day"
    assert asides == {day: {""} for day in range(1, 5)} | {5: {tomorrow}, 6: {today}}


@pytest.mark.parametrize(
    ("situation", "why"),
    [
        (a_card_brings_a_white_quill, "The Author: 2 white quills to use."),
        (
            the_ambiance_brings_a_white_quill,
            f"Your theatre{APOSTROPHE}s ambiance brings 1",
        ),
        (the_rehearsal_brings_a_white_quill, "The dress rehearsal brings 1 white quill:"),
    ],
    ids=["card", "ambiance", "rehearsal"],
)
def test_a_white_quill_says_why_it_is_asked_about(situation: Callable[[], Table], why: str) -> None:
    look = looked(posed(situation()), 0, "en", frozenset())
    assert look.page["prompt"].words.startswith(why)
    assert {one.get("value").partition(":")[0] for one in look.buttons} == {"advance"}


def test_sign_and_letter_stand_over_each_theatre() -> None:
    live = posed(the_last_evening())
    signs = signs_of(live.seats)
    for seat in (0, 1, None):
        page = looked(live, seat, "en", frozenset()).page
        for n, letter in enumerate("ABC"):
            above = page[page[f"theatre-{n}"].get("aria-labelledby")]
            drawn = [one.get("href") for one in above.within() if one.tag == "use"]
            assert f"#p-{signs[n]}" in drawn
            (disc,) = above.marked("disc")
            assert (disc.words, disc.has(f"seat-{n}")) == (letter, True)


def test_alone_passing_says_what_it_pays() -> None:
    look = looked(posed(alone_with_one_cylinder_placed()), 0, "en", frozenset())
    (way,) = [one for one in look.buttons if one.get("value") == "pass"]
    assert way.get("aria-description") == "a day with 1 cylinder placed: 1 Prestige point"
    (told,) = look.page.marked("standing")  # for a finger, which does not hover
    assert told.words == f"Pass for today \N{EN DASH} {way.get('aria-description')}"


@pytest.mark.parametrize("name", ["shakespeare-1", "shakespeare-4"])
def test_at_the_end_wages_are_paid_and_who_is_alone_has_not_won(name: str) -> None:
    (live,) = deque(walked(next(one for one in GAMES if one.stem == name)), maxlen=1)
    assert live.state is not None
    look = looked(live, 0, "en", frozenset())
    said, points = look.page["prompt"].words, live.game.scores(live.state)[0]
    assert (said == f"The game is over: {points} points.") == (len(live.seats) == 1)
    assert ("win" in said) == (len(live.seats) > 1)
    desks = range(len(live.seats))
    unpaid = [seat for seat in desks if look.page[f"purse-{seat}"].marked("down")]
    assert unpaid == []
    purses = [player["pounds"] for player in look.view["players"]]
    wages = [sum(one["cost"] for one in player["troupe"]) for player in look.view["players"]]
    assert len(live.seats) == 1 or any(map(int.__lt__, purses, wages))  # "short", an hour ago
