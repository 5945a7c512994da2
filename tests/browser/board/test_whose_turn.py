"""Whose turn it is, and what happened meanwhile."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.board.actions import shown
from browser.board.situations import (
    is_crowded,
)
from browser.guest import until
from browser.recorded_game import (
    Moment,
    RecordedGame,
    moment,
    rows,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

SHOWS = """
window.shows = 0;
document.addEventListener("table-shown", () => { window.shows += 1; });
"""
CALLED = """
window.called = [];
window.Notification = class { // a browser without a window allows none
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title) {
    called.push(title);
  }
};
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.setHidden = (value) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def before_my_turn() -> tuple[Moment, int]:
    """Somebody is at work, and who chooses after them."""
    at = moment(is_crowded)
    return at, next(row.seat for row in rows()[at.rows :] if row.seat != at.seat)


def icon(page: Page) -> Locator:
    return page.locator("link[rel=icon]")


def call_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Call me when it is my turn")


def test_what_happened_meanwhile_is_told_while_one_chooses(
    sit: Callable[..., RecordedGame],
) -> None:
    at, seat = before_my_turn()
    game = sit(at, seat, init=SHOWS)
    guest, address = game.guest, game.guest.page.url
    expect(guest.main).to_be_visible()
    guest.page.goto("about:blank")
    game.others_play_until(seat)
    guest.page.goto(address)
    told = guest.page.get_by_role("list", name=guest.words.text("story.since")).locator(".told")
    expect(told.first).to_be_attached()
    lines = told.all_inner_texts()
    assert len(lines) > 1
    until(guest.page, "window.shows > 0")
    assert told.all_inner_texts() == lines
    game.choice(rows()[game.rows].choice).click()
    shown(game, game.rows + 1)
    assert told.all_inner_texts() == lines


def test_title_and_icon_say_whose_turn_it_is(sit: Callable[..., RecordedGame]) -> None:
    at, mine = before_my_turn()
    game = sit(at, mine)
    page = game.guest.page
    expect(page).not_to_have_title(re.compile("^Your turn"))
    expect(icon(page)).to_have_attribute("href", re.compile(r"favicon\.svg"))
    game.others_play_until(mine)
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(icon(page)).to_have_attribute("href", re.compile(r"favicon-turn\.svg"))
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    while game.guest.choices.count():
        row = rows()[game.rows]
        if row.seat != mine:
            break
        game.choice(row.choice).click()
        game.rows += 1
        shown(game, game.rows)
    expect(page).not_to_have_title(re.compile("^Your turn"))
    expect(icon(page)).to_have_attribute("href", re.compile(r"favicon\.svg"))


def test_who_wants_is_called_when_the_turn_comes(sit: Callable[..., RecordedGame]) -> None:
    at, mine = before_my_turn()
    game = sit(at, mine, init=CALLED)
    page = game.guest.page
    call = call_button(page)
    expect(call).to_have_attribute("aria-pressed", "false")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    page.evaluate("setHidden(true)")
    game.others_play_until(mine)
    shown(game, game.rows)
    assert page.evaluate("called.length") == 1
    assert str(page.evaluate("called[0]")).startswith("Your turn")


def test_who_does_not_want_is_not_called(sit: Callable[..., RecordedGame]) -> None:
    at, mine = before_my_turn()
    game = sit(at, mine, init=CALLED)
    page = game.guest.page
    call = call_button(page)
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "false")
    with page.expect_event("requestfailed", lambda request: "/stream" in request.url):
        page.evaluate("setHidden(true)")
    game.others_play_until(mine)
    assert page.evaluate("called.length") == 0
    shown(game, at.rows)
    page.evaluate("setHidden(false)")
    shown(game, game.rows)
    assert page.evaluate("called.length") == 0


def test_the_call_button_keeps_the_focus_when_the_table_changes(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(is_crowded)
    game = sit(at, (at.seat + 1) % 4)
    call = call_button(game.guest.page)
    call.focus()
    game.others_play()
    expect(call).to_be_focused()
