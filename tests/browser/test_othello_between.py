"""Between two acts of Othello, in a browser: trades by one click, discards one by one, no slips."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from browser.golden_othello import OTHELLO, seat_guest
from groundlings.kernel import record
from groundlings.kernel.play import lowest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from browser.guest import Guest

SEATS: Final = 2


@cache
def at(key: str) -> tuple[str, int]:
    """A game that has come to this question between two acts: its record, and who is asked."""
    for seed in range(1, 40):
        g = OTHELLO.new(seats=SEATS, seed=seed)
        while not g.over:
            seat = lowest(g.asked)
            asked = OTHELLO.prompt(g, seat)
            if asked is not None and asked["key"] == key and len(OTHELLO.options(g, seat)) > 1:
                return record.write(OTHELLO, g, result=False), seat
            OTHELLO.play(g, seat, OTHELLO.overdue(g, seat))
    raise AssertionError(f"no game comes to {key}")


def sit_down(guest: Guest, folder: Path, key: str) -> Locator:
    """Somebody takes the seat that is asked, a program the other one: what is asked of Ann."""
    seat_guest(guest, folder, *at(key))
    return guest.main.locator("#yours")


def test_a_double_click_discards_one_card(guest: Callable[..., Guest], site_folder: Path) -> None:
    """What is pointed at stays under the pointer, and what comes there is not chosen."""
    ann = guest()
    cards = sit_down(ann, site_folder, "refill").get_by_role("button")
    held, rev = cards.count(), int(ann.main.get_attribute("data-rev") or 0)
    cards.first.hover()
    box = cards.first.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + 9, box["y"] + 9)
    expect(ann.main).to_have_attribute("data-rev", str(rev + 1))
    ann.page.mouse.click(box["x"] + 9, box["y"] + 9)
    assert ann.main.get_attribute("aria-busy") is None  # nothing is under way
    assert held > 1


def test_without_the_script_each_end_of_the_trades_is_a_form(
    guest: Callable[..., Guest], site_folder: Path
) -> None:
    ann = guest(script=False)
    ends = sit_down(ann, site_folder, "trade").get_by_role("button")
    assert ends.count() > 1
    intrigue, spotlight = ends.last.locator("b").all_text_contents()
    ends.last.click()
    told = ann.main.get_by_role("article", name="Ann")
    expect(told).to_contain_text(f"intrigue {intrigue}, spotlight {spotlight}")
