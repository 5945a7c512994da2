"""The replay goes to any moment, and plays by itself."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.script.small_server import (
    HIDING,
    WAIT_SECONDS,
    Answer,
    Asked,
    Server,
    enter,
    is_the_same,
    remember,
    replay,
    requests,
    set_hidden,
    settled,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


def show(page: Page, server: Server, at: int, last: int = 4, pace: int = 1, more: str = "") -> None:
    """The page shows a replay, and the server answers its questions."""
    terms = (last, pace, more)
    server.answer = lambda asked: Answer(200, replay(int(asked.fields["at"]), *terms))
    enter(page, server, replay(at, *terms))


def test_the_slider_shows_its_place_and_the_address_follows(page: Page, server: Server) -> None:
    show(page, server, 1, last=137)
    steps = page.evaluate("history.length")
    remember(page, "#at")
    page.locator("#at").fill("40")
    expect(page.locator("#shown")).to_have_text("40")
    page.wait_for_url("**/?at=40")
    assert server.asked == [Asked("GET", "/", {"at": "40"}, fragment=True)]
    assert is_the_same(page, "#at")
    expect(page.locator("#at")).to_have_value("40")
    assert page.evaluate("history.length") == steps
    page.locator("#first").click()
    expect(page.locator("#shown")).to_have_text("0")
    expect(page.locator("#at")).to_have_value("0")
    page.wait_for_url("**/?at=0")


def test_the_latest_place_wins(page: Page, server: Server) -> None:
    show(page, server, 0)
    gate = threading.Event()

    def answer(asked: Asked) -> Answer:
        if asked.fields["at"] == "1":
            gate.wait(WAIT_SECONDS)
        return Answer(200, replay(int(asked.fields["at"])))

    server.answer = answer
    with page.expect_event("requestfailed") as aborted:
        page.locator("#at").fill("1")
        server.until(lambda: server.asked)
        page.locator("#at").fill("2")
    assert aborted.value.url.endswith("?at=1")
    expect(page.locator("#shown")).to_have_text("2")
    gate.set()
    page.locator("#at").fill("3")
    expect(page.locator("#shown")).to_have_text("3")
    expect(page.locator("#connection")).to_be_empty()


def test_arrow_keys_step_but_not_in_a_text_field(page: Page, server: Server) -> None:
    show(page, server, 1)
    page.locator("#p").press("ArrowRight")
    expect(page.locator("#shown")).to_have_text("2")
    page.locator("#p").press("ArrowLeft")
    expect(page.locator("#shown")).to_have_text("1")
    page.locator("#note").fill("ab")
    page.locator("#note").press("ArrowLeft")
    page.locator("#p").press("Control+ArrowRight")
    page.locator("#at").press("ArrowRight")
    expect(page.locator("#shown")).to_have_text("2")
    assert [one.fields["at"] for one in server.asked] == ["2", "1", "2"]


def test_playback_goes_to_the_end_and_begins_again(page: Page, server: Server) -> None:
    show(page, server, 1)
    for first in (2, 0):
        server.asked.clear()
        page.locator("#play").click()
        expect(page.locator("#shown")).to_have_text("4")
        expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
        assert [one.fields["at"] for one in server.asked] == [str(n) for n in range(first, 5)]


def test_playback_takes_the_speed_that_is_chosen(page: Page, server: Server) -> None:
    speeds = (
        '<select data-playback-speed><option value="600000">slow<option value="1">fast</select>'
    )
    show(page, server, 0, pace=600_000, more=speeds)
    page.locator("select").select_option("1")
    page.locator("#play").click()
    expect(page.locator("#shown")).to_have_text("4")
    expect(page.locator("select")).to_have_value("1")


@pytest.mark.parametrize("stop", ["again", "slider", "arrow", "hidden", "form"])
def test_playback_stops_when_the_reader_does_something(
    clocked_page: Page, server: Server, stop: str
) -> None:
    page = clocked_page
    page.add_init_script(HIDING)
    page.clock.install()
    show(page, server, 0, last=90, pace=700)
    page.clock.pause_at("2100-01-01")
    page.locator("#play").click()
    expect(page.locator("#shown")).to_have_text("1")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(700)
    expect(page.locator("#shown")).to_have_text("2")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    shown = "2"
    if stop == "again":
        page.locator("#play").click()
    elif stop == "slider":
        page.locator("#at").fill("50")
        shown = "50"
    elif stop == "arrow":
        page.locator("#p").press("ArrowLeft")
        shown = "1"
    elif stop == "form":
        page.locator("#first").click()
        shown = "0"
    else:
        set_hidden(page, hidden=True)
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#shown")).to_have_text(shown)
    asked = requests(page)
    page.clock.run_for(60_000)
    settled(page)
    assert not asked
    expect(page.locator("#shown")).to_have_text(shown)


def test_playback_stops_when_the_line_is_lost(
    page: Page, server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("ERR_EMPTY_RESPONSE")
    show(page, server, 0)
    server.answer = lambda asked: Answer(None)
    page.locator("#play").click()
    expect(page.locator("#connection")).to_have_text("The line is lost.")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
