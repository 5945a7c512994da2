"""Nothing changes under a finger, and the second half of a double tap chooses nothing."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from browser.script.small_server import (
    FORM,
    Answer,
    Asked,
    Server,
    enter,
    settled,
    table,
)

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

NEXT: Final = FORM.replace('"12"', '"13"')
TWICE: Final = 0.18
"""Seconds between two presses, as the clock of the device says: it waits for no browser."""
SLOWLY: Final = 0.6


class Press:
    """A finger or a mouse, which is down or up at the middle of a thing."""

    def __init__(self, page: Page, how: str, on: str = "#go") -> None:
        self.glass: CDPSession = page.context.new_cdp_session(page)
        self.how = how
        self.begun = time.time()
        box = page.locator(on).bounding_box()
        assert box is not None
        self.spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}

    def down(self, at: float = 0, count: int = 1) -> None:
        self._do("touchStart", "mousePressed", [self.spot], at, count)

    def up(self, at: float = 0.02, count: int = 1) -> None:
        self._do("touchEnd", "mouseReleased", [], at, count)

    def _do(self, touch: str, mouse: str, points: list[object], at: float, count: int) -> None:
        if self.how == "finger":
            given = {"type": touch, "touchPoints": points, "timestamp": self.begun + at}
            self.glass.send("Input.dispatchTouchEvent", given)
        else:
            button = {"button": "left", "buttons": 1, "clickCount": count}
            given = {"type": mouse, **self.spot, **button, "timestamp": self.begun + at}
            self.glass.send("Input.dispatchMouseEvent", given)


def shows(page: Page, rev: int) -> None:
    expect(page.locator("#table")).to_have_attribute("data-rev", str(rev))


def one_further(asked: Asked) -> Answer:
    """The next table, with the same button."""
    rev = int(asked.fields["rev"]) + 1
    return Answer(200, table(rev, FORM.replace('"12"', f'"{rev}"'), stream=None))


@pytest.mark.parametrize("how", ["finger", "mouse"])
def test_a_table_waits_until_the_finger_is_lifted(page: Page, server: Server, how: str) -> None:
    enter(page, server, table(12, FORM))
    press = Press(page, how)
    press.down()
    server.say(table(13, f"<p>Somebody has done something</p>{NEXT}"))
    server.say(table(14, f"<p>And something else</p>{NEXT}"))
    page.evaluate("fetch('/elsewhere')")  # what was said before has been heard by then
    settled(page)
    shows(page, 12)
    press.up()
    server.until(lambda: server.asked)
    assert server.asked[0].fields["rev"] == "12"
    shows(page, 14)


def test_a_finger_that_goes_elsewhere_holds_nothing_back(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    page.locator("#go").hover()
    page.mouse.down()
    page.mouse.move(300, 300, steps=3)
    server.say(table(13, NEXT))
    shows(page, 13)
    page.mouse.up()


def test_a_finger_that_rests_holds_the_table_back_for_some_seconds(
    clocked_page: Page, server: Server
) -> None:
    page = clocked_page
    page.clock.install()
    enter(page, server, table(12, FORM))
    page.clock.pause_at("2100-01-01")
    Press(page, "finger").down()
    server.say(table(13, NEXT))
    page.evaluate("fetch('/elsewhere')")
    page.clock.run_for(2900)
    shows(page, 12)
    page.clock.run_for(200)
    shows(page, 13)


@pytest.mark.parametrize("how", ["finger", "mouse"])
@pytest.mark.parametrize(("after", "choices"), [(TWICE, 1), (SLOWLY, 2)], ids=["twice", "slowly"])
def test_the_second_half_of_a_double_tap_chooses_nothing(
    page: Page, server: Server, how: str, after: float, choices: int
) -> None:
    server.answer = one_further
    enter(page, server, table(12, FORM, stream=None))
    press = Press(page, how)
    press.down()
    press.up()
    shows(page, 13)
    press.down(after, count=2 if after == TWICE else 1)
    press.up(after + 0.02, count=2 if after == TWICE else 1)
    page.evaluate("fetch('/elsewhere')")
    shows(page, 12 + choices)
    assert len(server.asked) == choices


def test_keys_may_be_as_fast_as_they_like(page: Page, server: Server) -> None:
    server.answer = one_further
    enter(page, server, table(12, FORM, stream=None))
    page.locator("#go").click()
    shows(page, 13)
    page.locator("#go").press("Enter")
    shows(page, 14)
