"""Table Read in a browser, with and without a voice or a script; the play as it was told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from playwright.sync_api import expect

import groundlings
from browser.axe import NARROW, WIDE, complaints
from browser.golden_othello import asked, seat_guest
from browser.guest import Guest, until
from groundlings.stage.archive import imported
from groundlings.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator

    from browser.golden_othello import Moment

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
COVERED: Final = """() => {
  const covered = new Set();
  const all = "main :is(button, a[href], input, select, summary)";
  for (const one of document.querySelectorAll(all)) {
    const isChoice = one.name === "choice";
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    for (const [x, y] of [[.5, .5], [.1, .1], [.9, .1], [.1, .9], [.9, .9]]) {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      const isHit = one.contains(there) || !(isChoice && x === .5);
      if (!isHit || there?.closest(".reading-card")) covered.add(`${one.value} ${one.textContent}`);
    }
  }
  scrollTo(0, 0);
  return [...covered];
}"""
"""What can be pressed but lies below a card, and choices that lie below anything at all."""
QUESTIONS: Final = (
    ("othello-2", "placement", "place"),  # cards of the hand, under the thumb
    ("othello-2", "window-card-at-me", ""),  # answers in the box
    ("othello-2", "give", ""),  # cards of the hand, on the page
    ("othello-3-mode-playwright", "aim", ""),  # players, at the top of the table
    ("othello-6", "trade", ""),  # between two acts
)
SIZES: Final = ((390, 844), (360, 640), (1440, 900))

COMES: Final = """async ([later, presses, id]) => {
  const { arrive } = await import(document.querySelector("link[href$='/narrate.js']").href);
  const fresh = document.querySelector("main").cloneNode(true);
  fresh.dataset.rev = Number(fresh.dataset.rev) + later;
  if (presses) fresh.dataset.pressing = "";
  const read = fresh.querySelector("[data-read]");
  if (id) read.after(Object.assign(read.cloneNode(true), { id }));
  arrive(fresh, fresh.outerHTML);
  await new Promise(requestAnimationFrame);
  return document.querySelector(".reading-card")?.className;
}"""
"""The table comes once more, so much later; it may press, or have something new to read."""


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


def turn_up_a_line(guest: Guest, folder: Path) -> None:
    """At a table where the other one reveals a script card: it is read."""
    at = asked("othello-2", "before", choosing="reveal")
    programs = seat_guest(guest, folder, at.record, 1 - at.seat)
    expect(guest.main).to_be_visible()
    guest.page.keyboard.press("Escape")  # a synopsis may be read to who comes
    programs[at.seat].choose(guest.rev, at.then)
    expect(card(guest).locator("blockquote")).to_be_visible()


def test_a_synopsis_and_a_line_are_read_closed_and_read_again(
    guest: Callable[..., Guest], site_folder: Path
) -> None:
    anne = opened(guest(still=False), reading="on")
    expect(card(anne)).to_contain_text("Othello, a general of Venice")
    anne.page.keyboard.press("Escape")
    expect(card(anne)).to_have_count(0)
    anne.page.reload()
    expect(anne.main).to_be_visible()
    expect(card(anne)).to_have_count(0)  # a synopsis is read once
    turn_up_a_line(anne, site_folder)
    expect(card(anne).locator("blockquote")).to_have_attribute("lang", "en")
    card(anne).get_by_role("button").click()
    again = anne.main.locator("[data-read-again]").last
    again.click()
    expect(card(anne)).to_be_visible()
    assert complaints(anne.page, (WIDE,)) == ""


def at_a_clock(guest: Guest, folder: Path, at: Moment) -> Guest:
    """Sit down at this moment with the last card beside the table, as if a clock ran."""
    guest.pace = "slow"
    guest.page.request.post(
        f"{guest.url}/me", form={"reading": "on"}, headers={"Origin": guest.url}, max_redirects=0
    )
    seat_guest(guest, folder, at.record, at.seat)
    again = guest.main.locator("[data-read-again]").last
    expect(again).to_be_visible()
    guest.page.keyboard.press("Escape")  # a synopsis may be read to who comes
    expect(card(guest)).to_have_count(0)
    guest.main.evaluate("main => { main.dataset.pressing = '' }")
    again.evaluate("button => button.click()")
    expect(card(guest)).to_have_class(re.compile("stands-aside"))
    return guest


@pytest.mark.parametrize(("game", "key", "choosing"), QUESTIONS, ids=lambda value: value)
def test_under_a_clock_the_card_covers_nothing_that_can_be_pressed(
    guest: Callable[..., Guest], site_folder: Path, game: str, key: str, choosing: str
) -> None:
    at = asked(game, key, choosing=choosing)
    anne = at_a_clock(guest(still=False, narrow=True), site_folder, at)
    for width, height in SIZES:
        anne.page.set_viewport_size({"width": width, "height": height})
        anne.page.evaluate("new Promise(requestAnimationFrame)")
        assert anne.page.evaluate(COVERED) == [], (width, height)
    expect(card(anne)).to_be_in_viewport()


def test_the_card_makes_way_for_choices_that_come_to_its_place(
    guest: Callable[..., Guest], site_folder: Path
) -> None:
    """It lies over the players, and then one of them is to be chosen."""
    at = asked("othello-3-mode-playwright", "declare", leads_to="aim-lead")
    anne = at_a_clock(guest(still=False, narrow=True), site_folder, at)
    before = card(anne).evaluate("card => card.offsetTop")
    anne.main.locator(f'button[name="choice"][value="{at.then}"]').click()
    expect(anne.main.locator('button[name="choice"][value^="at:"]').first).to_be_visible()
    until(anne.page, f"document.querySelector('.reading-card').offsetTop > {before}")
    until(anne.page, "!document.querySelector('main[data-guarded]')")
    assert anne.page.evaluate(COVERED) == []


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
    card(anne).get_by_role("heading").hover()
    anne.page.mouse.down()
    assert anne.page.evaluate(COMES, [3, True, ""]) == "reading-card synopsis"
    assert anne.rev == rev + 1  # nothing moves under a finger
    anne.page.mouse.up()
    expect(anne.main).to_have_attribute("data-rev", str(rev + 4))
    expect(card(anne)).to_have_class("reading-card synopsis stands-aside")


def test_it_is_read_aloud_in_the_voice_of_its_language(
    guest: Callable[..., Guest], site_folder: Path
) -> None:
    anne = guest("fr", still=False)
    anne.page.add_init_script(VOICE)
    opened(anne, reading="aloud", lang="fr")
    expect(card(anne)).to_contain_text("Othello, général de Venise")
    anne.page.keyboard.press("Escape")
    turn_up_a_line(anne, site_folder)
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
