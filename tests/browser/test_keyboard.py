"""Shakespeare by keys alone, from the lobby on, with all that is told between the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from browser.guest import SHAKESPEARE, THE_PIT, WAIT_MS, Guest
from browser.test_whole_games import tab_to

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

ARROWS: Final = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
MOST: Final = 200
"""So many presses of Enter and Escape are more than a day takes."""
DAYS: Final = 6


class Keys:
    """Somebody who has nothing but keys."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.main = guest.main
        self.press = guest.page.keyboard.press
        self.told = 0
        """So often something told was skipped."""
        self.beats = 0
        """So many turns were ended."""

    @property
    def telling(self) -> Locator:
        """What is told now: a sentence over the bar, or a scoring."""
        return self.main.locator(".telling, .scoring.staged")

    @property
    def beat(self) -> Locator:
        """The button that ends a turn without waiting."""
        return self.main.locator("#end-turn")

    def day(self) -> str:
        """Which day it is."""
        return self.main.locator(".days .today .n").inner_text()

    def next(self) -> bool:
        """Do what there is to do; whether there is something to choose."""
        choice = self.guest.choices.filter(visible=True)
        something = choice.or_(self.telling).or_(self.beat).or_(self.guest.over)
        expect(something.first).to_be_visible(timeout=WAIT_MS)
        if self.telling.count():
            self.skip()
        elif self.beat.count():
            expect(self.main.locator("#undo")).to_be_focused()  # keys find second thoughts first
            tab_to(self.guest, self.beat, 4)
            self.press("Enter")
            expect(self.beat).to_have_count(0)
            self.beats += 1
        else:
            return choice.count() > 0
        return False

    def skip(self) -> None:
        """Skip what is told; after one scoring of an evening there may be another."""
        staged = self.main.locator(".scoring.staged")
        scoring = staged.first.get_attribute("id") if staged.count() else None
        self.press("Escape")
        if scoring is not None:
            expect(self.main.locator(f"#{scoring}.staged")).to_have_count(0)
        else:
            expect(self.guest.page.locator("main:not(.staging) .telling")).to_have_count(0)
        self.told += 1

    def to_a_choice(self) -> str:
        """Go to any choice by the arrows; what it is."""
        self.press("ArrowDown")
        for _ in range(self.guest.die.randrange(3)):
            self.press(self.guest.die.choice(ARROWS))
        focused = self.guest.page.locator(":focus")
        expect(focused).to_have_attribute("name", "choice")
        return focused.get_attribute("value") or ""

    def choose(self) -> None:
        """Press Enter; the table must answer by changing."""
        before = str(self.guest.rev)
        self.press("Enter")
        expect(self.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)
        expect(self.main).not_to_have_attribute("aria-busy", "true", timeout=WAIT_MS)

    def look_up(self) -> None:
        """Open the sheet of the piece that is focused, and close it."""
        sheet = self.guest.page.get_by_role("dialog")
        self.press("i")
        expect(sheet).to_be_visible()
        self.press("Escape")
        expect(sheet).to_be_hidden()

    def take_back(self) -> None:
        """Take back the last choice."""
        before = str(self.guest.rev)
        self.press("u")
        expect(self.main).not_to_have_attribute("data-rev", before)


def at_a_table(player: Guest) -> Keys:
    """From the lobby to a game against bots."""
    keys = Keys(player)
    tab_to(player, player.start("lobby.quick", SHAKESPEARE))
    keys.press("Enter")
    player.page.wait_for_url("**/t/*")
    return keys


@pytest.mark.long
def test_the_first_day_is_played_by_keys_alone(guest: Callable[..., Guest]) -> None:
    player = guest(still=False).enter()
    keys = at_a_table(player)
    looked_up = took_back = False
    for _ in range(MOST):
        if not keys.next():
            continue
        if keys.day() != "1":
            break
        choice = keys.to_a_choice()
        if not looked_up and choice.startswith("activate"):
            keys.look_up()
            looked_up = True
        keys.choose()
        if not took_back and player.main.locator("#undo").count():
            keys.take_back()
            took_back = True
    assert keys.day() == "2"
    assert looked_up
    assert took_back
    assert keys.told
    assert keys.beats


@pytest.mark.soak
def test_a_whole_game_on_the_drawn_table_is_played_by_keys_alone(
    guest: Callable[..., Guest],
) -> None:
    player = guest(still=False).enter()
    keys = at_a_table(player)
    days = set()
    for _ in range(DAYS * MOST):
        if keys.next():
            days.add(keys.day())
            keys.to_a_choice()
            keys.choose()
        elif player.over.count() and not keys.telling.count():
            break
    assert len(days) == DAYS
    tab_to(player, player.over)
    keys.press("Enter")
    player.page.wait_for_url("**/result")


@pytest.mark.parametrize(
    ("title", "language", "count"), [(SHAKESPEARE, "fr", 7), (THE_PIT, "hu", 3)]
)
def test_a_question_mark_tells_what_keys_do(
    guest: Callable[..., Guest], title: str, language: str, count: int
) -> None:
    player = guest().quick(title).speaks(language)
    page = player.page
    page.wait_for_load_state()  # before its scripts nobody hears a key
    told = page.get_by_role("dialog", name=player.words.text("keys.heading"), exact=True)
    page.keyboard.press("?")
    expect(told).to_be_visible()
    expect(told.locator("kbd")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    player.button("keys.heading").click()
    expect(told).to_be_visible()
    player.button("keys.close").click()
    expect(told).to_be_hidden()
