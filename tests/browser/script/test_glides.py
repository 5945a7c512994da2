"""Pieces glide."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.script.small_server import Server, enter, morph, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

# Glides stand still at their beginning, so that a test can look at them.
FROZEN = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
  const animation = animate.apply(this, words);
  animation.pause();
  return animation;
};
"""
BOX = "(element) => { const { x, y } = element.getBoundingClientRect(); return [x, y]; }"

FRAMES = """(id) => document.getElementById(id).getAnimations()
  .flatMap(({ effect }) => effect.getKeyframes())"""


def gliding(page: Page) -> list[Any]:
    return list(
        page.evaluate(
            """document.getAnimations().map(({ effect }) => {
              const { duration, easing } = effect.getTiming();
              const [frame] = effect.getKeyframes();
              const what = Object.keys(frame).filter((key) => key === "transform");
              return [effect.target.id, duration, frame.easing, easing, ...what];
            })"""
        )
    )


def board(left: str = "", middle: str = "", right: str = "", more: str = "") -> str:
    spots = (("left", left), ("middle", middle), ("right", right))
    row = "".join(f'<div id="{name}" class="{name}">{inside}</div>' for name, inside in spots)
    return f'<div class="board">{row}</div>{more}'


PIECE = '<b id="pawn" data-piece>p</b>'
STONE = '<i id="stone" data-piece>s</i>'


def test_a_moved_piece_glides_from_where_it_was_and_others_rest(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(FROZEN)
    enter(page, server, table(1, board(left=PIECE, middle=STONE)))
    was = page.locator("#pawn").evaluate(BOX)
    morph(page, server, table(2, board(middle=STONE, right=PIECE)))
    [[name, duration, *easings, what]] = gliding(page)
    assert (name, duration, what) == ("pawn", 320, "transform")
    assert "ease-out" in easings
    assert page.locator("#pawn").evaluate(BOX) == was
    page.evaluate("document.getAnimations()[0].finish()")
    assert page.locator("#pawn").evaluate(BOX)[0] == was[0] + 400


def test_a_piece_turns_over_when_its_other_side_comes_up(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(FROZEN)
    tile = '<p id="cassio" data-side="{}">C</p>'
    enter(page, server, table(1, tile.format("alive")))
    morph(page, server, table(2, tile.format("alive") + STONE))
    assert gliding(page) == []
    morph(page, server, table(3, tile.format("dead")))
    turns = [frame["transform"] for frame in page.evaluate(FRAMES, "cassio")]
    assert len(turns) == 4
    assert all("rotateY" in turn for turn in turns)
    page.evaluate("document.documentElement.dataset.motion = 'less'")
    page.evaluate("document.getAnimations().forEach((one) => one.finish())")
    morph(page, server, table(4, tile.format("alive")))
    assert gliding(page) == []


def test_what_stays_in_its_panel_rests_when_the_panel_makes_room(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(FROZEN)
    panel = '<section class="panel" id="market">{}</section>'
    enter(page, server, table(1, panel.format(PIECE + STONE)))
    was = page.locator("#pawn").evaluate(BOX)
    morph(page, server, table(2, "<p>Room</p>" + panel.format(PIECE) + STONE))
    assert [name for name, *_ in gliding(page)] == ["stone"]
    assert page.locator("#pawn").evaluate(BOX)[1] > was[1]


def test_a_piece_caught_in_flight_glides_on_from_where_it_is_seen(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(FROZEN)
    enter(page, server, table(1, board(left=PIECE)))
    was = page.locator("#pawn").evaluate(BOX)
    morph(page, server, table(2, board(right=PIECE)))
    morph(page, server, table(3, board(middle=PIECE)))
    assert page.locator("#pawn").evaluate(BOX) == was
    assert len(gliding(page)) == 1


def test_a_new_piece_glides_from_where_it_says(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(FROZEN)
    bag = '<div id="bag">bag</div>'
    enter(page, server, table(1, board(left=bag)))
    was = page.locator("#bag").evaluate(BOX)
    drawn = '<b id="drawn" data-piece data-from="bag">bag</b><b id="other" data-piece>o</b>'
    morph(page, server, table(2, board(right=drawn)))
    assert [name for name, *_ in gliding(page)] == ["drawn"]
    assert page.locator("#drawn").evaluate(BOX) == was


def test_a_piece_on_a_piece_is_carried_and_a_turned_one_stays_turned(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(FROZEN)
    card = f'<div id="card" data-piece class="turned">card {STONE}</div>'
    enter(page, server, table(1, board(left=card)))
    was = [page.locator(name).evaluate(BOX) for name in ("#card", "#stone")]
    morph(page, server, table(2, board(right=card)))
    assert [name for name, *_ in gliding(page)] == ["card"]
    seen = [page.locator(name).evaluate(BOX) for name in ("#card", "#stone")]
    assert seen == [pytest.approx(one) for one in was]


def test_nothing_glides_for_those_who_want_no_motion(
    context: Callable[..., BrowserContext], server: Server
) -> None:
    page = context(still=True).new_page()
    page.add_init_script(FROZEN)
    enter(page, server, table(1, board(left=PIECE)))
    morph(page, server, table(2, board(right=PIECE)))
    assert gliding(page) == []
