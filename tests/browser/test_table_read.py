"""Table Read in a browser, with and without a voice or a script; the play as it was told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from playwright.sync_api import expect

import groundlings
from browser.axe import NARROW, WIDE, complaints
from browser.guest import WAIT_MS, Guest
from groundlings.stage.archive import imported
from groundlings.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator

RECORD: Final = Path(__file__).parents[1] / "golden" / "othello-4.record"
VOICE: Final = """
globalThis.spoken = [];
globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(globalThis, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "fr-FR" }, { lang: "en-GB" }],
  speak(words) { spoken.push([words.lang, words.text]); queueMicrotask(() => words.onend?.()); },
  cancel() {},
} });
"""
"""A browser with two voices, which are done at once."""
COVERED: Final = """button => {
  const { left, top, width, height } = button.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== button && !button.contains(there);
}"""

COMES: Final = """async ([later, presses, id]) => {
  const { arrive } = await import(document.querySelector("link[href$='/narrate.js']").href);
  const fresh = document.querySelector("main").cloneNode(true);
  fresh.dataset.rev = Number(fresh.dataset.rev) + later;
  if (presses) fresh.dataset.pressing = "";
  const read = fresh.querySelector("[data-read]");
  if (id) read.after(Object.assign(read.cloneNode(true), { id }));
  arrive(fresh, fresh.outerHTML);
}"""
"""The table comes once more, so much later; it may press, or have something new to read."""
CALM: Final = 'button[name="choice"]:is([value=reveal], [value=pass], [value=let])'


def opened(guest: Guest, **settings: str) -> Guest:
    """Open a table that is read to, and sit at it with three bots, at the usual pace."""
    guest.pace = "normal"
    form: dict[str, str | float | bool] = {"name": "Anne", "confirm": "none", **settings}
    guest.page.request.post(f"{guest.url}/me", form=form, headers={"Origin": guest.url})
    guest.enter("/new?game=othello")
    guest.main.get_by_role("checkbox", name=guest.words.text("new.table_read")).check()
    seats = guest.main.locator("select[name=seat]")
    for number in range(seats.count()):
        who = "me" if number == 0 else "bot:random" if number < 4 else "none"
        seats.nth(number).select_option(who)
    guest.button("new.go").click()
    guest.page.wait_for_url("**/t/*")
    return guest


def card(guest: Guest) -> Locator:
    """What lies over the table to be read."""
    return guest.page.locator(".reading-card")


def until_a_line_is_read(guest: Guest) -> None:
    """Place script cards and let things happen, until somebody's line lies over the table."""
    for _ in range(60):
        line = card(guest).locator("blockquote")
        first = guest.choices.first.or_(line).first
        expect(first).to_be_visible(timeout=WAIT_MS)
        if line.count():
            return
        script = guest.main.locator('button[name="choice"][value^="place:I."]')
        calm = guest.main.locator(CALM)
        before = guest.main.get_attribute("data-rev") or ""
        script.or_(calm).or_(guest.choices).first.click()
        expect(guest.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)
    pytest.fail("nobody has turned up a line of the play")


def test_a_synopsis_and_a_line_are_read_closed_and_read_again(
    guest: Callable[..., Guest],
) -> None:
    anne = opened(guest(still=False))
    expect(card(anne)).to_contain_text("Othello, a general of Venice")
    anne.page.keyboard.press("Escape")
    expect(card(anne)).to_have_count(0)
    anne.page.reload()
    expect(anne.main).to_be_visible()
    expect(card(anne)).to_have_count(0)  # a synopsis is read once
    until_a_line_is_read(anne)
    expect(card(anne).locator("blockquote")).to_have_attribute("lang", "en")
    card(anne).get_by_role("button").click()
    again = anne.main.locator("[data-read-again]").last
    again.click()
    expect(card(anne)).to_be_visible()
    assert complaints(anne.page, (WIDE,)) == ""


def test_under_a_clock_the_card_stands_aside(guest: Callable[..., Guest]) -> None:
    anne = opened(guest(still=False, narrow=True))
    expect(card(anne)).to_be_visible()
    anne.page.keyboard.press("Escape")
    expect(anne.choices.first).to_be_visible(timeout=WAIT_MS)  # no other table comes after that
    anne.main.evaluate("main => { main.dataset.pressing = '' }")
    anne.main.locator("[data-read-again]").first.evaluate("button => button.click()")
    expect(card(anne)).to_have_class("reading-card synopsis stands-aside")
    for button in anne.choices.all():
        button.scroll_into_view_if_needed()
        assert not button.evaluate(COVERED)


def test_tables_wait_for_a_reader_but_not_those_that_press(
    guest: Callable[..., Guest], site: str
) -> None:
    wish = {"game": "othello", "seats": ["me", "me"], "table_read": True}
    number = httpx.post(f"{site}/api/v1/tables", json=wish).json()["id"]
    anne = guest(still=False)
    anne.page.goto(f"{site}/t/{number}")
    expect(card(anne)).to_be_visible()
    anne.page.keyboard.press("Escape")
    rev = anne.rev
    anne.page.evaluate(COMES, [1, False, "read-one"])
    expect(card(anne)).to_be_visible()
    anne.page.evaluate(COMES, [2, False, "read-two"])
    assert anne.rev == rev + 1
    anne.page.evaluate(COMES, [3, True, ""])
    expect(anne.main).to_have_attribute("data-rev", str(rev + 4))
    expect(card(anne)).to_have_class("reading-card synopsis stands-aside")


def test_it_is_read_aloud_in_the_voice_of_its_language(guest: Callable[..., Guest]) -> None:
    anne = guest("fr", still=False)
    anne.page.add_init_script(VOICE)
    opened(anne, reading="aloud", lang="fr")
    expect(card(anne)).to_contain_text("Othello, général de Venise")
    anne.page.keyboard.press("Escape")
    until_a_line_is_read(anne)
    spoken = anne.page.evaluate("spoken")
    assert spoken[0][0] == "fr-FR"
    assert spoken[-1][0] == "en-GB"
    assert spoken[-2][0] == "fr-FR"


def test_without_a_script_or_motion_it_stands_as_text(
    context: Callable[..., BrowserContext], guest: Callable[..., Guest], site: str
) -> None:
    wish = {"game": "othello", "seats": ["me", "me"]}
    tables = [
        httpx.post(f"{site}/api/v1/tables", json=wish | {"table_read": is_read}).json()["id"]
        for is_read in (True, False)
    ]
    calm = guest(still=True).page
    plain = context(script=False).new_page()
    for page in (calm, plain):
        for number, is_read in zip(tables, (True, False), strict=True):
            page.goto(f"{site}/t/{number}")
            reading = page.locator("#reading")
            expect(reading).to_be_visible(visible=is_read)
            expect(reading).to_contain_text("By night in Venice")
            expect(page.locator(".reading-card")).to_have_count(0)


def test_the_play_as_told_is_for_everybody(
    guest: Callable[..., Guest], site_folder: Path, site: str
) -> None:
    store = Store(f"sqlite:///{site_folder / 'house.db'}")
    try:
        table, _ = imported(store, groundlings.game("othello"), RECORD.read_text("utf-8"))
    finally:
        store.close()
    reader = guest()
    reader.page.goto(f"{site}/t/{table.id}/told")
    expect(reader.page.get_by_role("img").first).to_be_visible()
    expect(reader.button("house.copy")).to_be_visible()
    reader.check_words()
    reader.check_width(390, 820, 1440)
    assert complaints(reader.page, (WIDE, NARROW)) == ""
    assert reader.page.evaluate("typeof print") == "function"
    reader.page.emulate_media(media="print")
    expect(reader.page.locator(".told-tools")).to_be_hidden()
    sheet = reader.page.get_by_role("article")
    ground = sheet.evaluate("sheet => getComputedStyle(sheet).backgroundColor")
    assert ground == "rgba(0, 0, 0, 0)"
