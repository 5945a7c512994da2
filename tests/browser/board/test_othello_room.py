"""Othello's table at its fullest moments: nothing is cut off, covered or pushed out of its panel.

The moments are those of the golden games at which the most lies on the table, in the longest
words; each is laid into a real page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from browser.guest import OTHELLO, Guest
from golden.story import records
from groundlings.stage.seating import Visitor
from groundlings.web.scene import draw
from groundlings.web.visit import Visit
from web.golden_tables import walked

if TYPE_CHECKING:
    from collections.abc import Callable

LOW: Final = 1280, 720
WIDE: Final = 1440, 900
PHONE: Final = 390, 844

LAY = "(html) => { document.querySelector('main#table').outerHTML = html; }"
TIGHT = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (selector) => all(selector).filter((e) => e.checkVisibility());
  const cut = (selector) => seen(selector)
    .filter((e) => e.scrollHeight > e.clientHeight + 2)
    .map((e) => `${selector} lacks ${e.scrollHeight - e.clientHeight} px: ${e.textContent.trim()}`);
  const out = (selector) => seen(selector)
    .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
    .map((e) => `${selector} is out: ${e.textContent.trim()}`);
  const [ways] = seen(".ways");
  const box = ways?.getBoundingClientRect();
  const under = seen(".bar summary, .bar a").filter((e) => {
    const one = e.getBoundingClientRect();
    return box && one.right > box.left && one.bottom > box.top && one.top < box.bottom;
  }).map((e) => `under the ways: ${e.textContent.trim()}`);
  return [...cut(".window .so"), ...cut(".book"), ...cut(".mine-coins"), ...cut(".verdict > span"),
    ...out(".bar summary"), ...out(".bar li"), ...under];
}"""
"""What has not the room that it needs."""
HIDDEN = """() => [
  ...document.querySelectorAll("main button[name='choice'], #undo"),
].filter((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !hit || !(e.contains(hit) || hit.contains(e));
}).map((e) => e.value)"""
"""The choices that no finger reaches without scrolling."""


def lay(one: Guest, record: str, row: int, seat: int, language: str) -> None:
    """Lay a moment of a golden game into this page."""
    path = next(path for path in records() if path.stem == record)
    live = next(live for n, live in enumerate(walked(path)) if n == row)
    visit = Visit(Visitor(person=f"person {seat}"), language, "http://globe.test")
    html = draw(live, visit)
    one.wait()  # for the own question: from then on nothing comes that would be laid over it
    one.page.evaluate(LAY, html)


@pytest.mark.parametrize(
    ("record", "row", "seat", "language", "sizes"),
    [
        ("othello-4", 1242, 3, "en", (WIDE, LOW, PHONE)),
        ("othello-6", 552, 2, "fr", (WIDE, LOW)),
        ("othello-6", 253, 4, "hu", (WIDE, LOW, PHONE)),
        ("othello-3-mode-playwright", 23, 1, "fr", (WIDE, LOW, PHONE)),
    ],
)
def test_at_its_fullest_everything_has_its_room(
    guest: Callable[..., Guest],
    record: str,
    row: int,
    seat: int,
    language: str,
    sizes: tuple[tuple[int, int], ...],
) -> None:
    one = guest().set_table(OTHELLO, "You", "Bot: greedy")
    lay(one, record, row, seat, language)
    for width, height in sizes:
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(TIGHT) == [], (width, height)


def test_on_a_phone_the_cards_that_are_asked_for_lie_under_the_thumb(
    guest: Callable[..., Guest],
) -> None:
    one = guest(viewport={"width": PHONE[0], "height": PHONE[1]})
    one.set_table(OTHELLO, "You", "Bot: greedy")
    lay(one, "othello-2", 2208, 0, "en")  # an improv: which card is placed instead?
    assert one.choices.count() > 5
    assert one.main.locator("#undo").is_visible()
    assert one.page.evaluate(HIDDEN) == []


def test_on_a_low_screen_score_and_orders_share_a_leaf_and_the_log_has_its_own(
    guest: Callable[..., Guest],
) -> None:
    one = guest(viewport={"width": LOW[0], "height": LOW[1]})
    one.set_table(OTHELLO, "You", *["Bot: greedy"] * 3)
    orders, score = one.main.locator("#orders"), one.main.locator("#score-sheet")
    log = one.main.locator("#log")
    assert (orders.is_visible(), score.is_visible(), log.is_visible()) == (True, False, True)
    one.main.locator(".leaves a[href='#score-sheet']").click()
    assert (orders.is_visible(), score.is_visible(), log.is_visible()) == (False, True, True)
    assert one.page.evaluate("scrollY") == 0
