"""Guests: people who use the site in a browser.

A guest finds everything by its role and its name, in the words of the guest's language.
"""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from groundlings.web.render import house_book

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

SHAKESPEARE: Final = "Shakespeare"
THE_PIT: Final = "The Pit"
OTHELLO: Final = "The Tragedy of Othello"
NAMES: Final = {SHAKESPEARE: "shakespeare", THE_PIT: "pit", OTHELLO: "othello"}
PLACEHOLDER: Final = re.compile(r"\[[a-z][\w.:-]*\]")
"""What a phrasebook says where it has no words."""
WAIT_MS: Final = 15_000
"""Milliseconds that bots may think on a busy machine."""
LOOK_MS: Final = 25
"""Milliseconds between two looks at what no locator can wait for."""


def until(page: Page, condition: str) -> None:
    """Wait until this is so. `wait_for_function` would evaluate text, which our pages forbid."""
    for _ in range(WAIT_MS // LOOK_MS):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(LOOK_MS)
    raise AssertionError(f"{page.url} never said: {condition}")


class Guest:
    """Somebody at a page of the site."""

    def __init__(self, page: Page, url: str, language: str = "en", seed: int = 1) -> None:
        self.page = page
        self.url = url
        self.words = house_book(language)
        self.die = random.Random(seed)  # noqa: S311 - which choice we click is no secret
        self.clicks = 0
        self.confirm = "none"
        self.pace = "once"
        """How turns end, and at which pace things are told: whole games are not to be slower."""
        self._told: dict[str, str | float | bool] = {}

    # Where things are

    def button(self, key: str, **values: object) -> Locator:
        """The button that says this."""
        name = self.words.text(key, **values)
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, key: str, **values: object) -> Locator:
        """The link that says this."""
        name = self.words.text(key, **values)
        return self.page.get_by_role("link", name=name, exact=True)

    def region(self, key: str) -> Locator:
        """The part of the page that is called this."""
        return self.page.get_by_role("region", name=self.words.text(key))

    @property
    def main(self) -> Locator:
        """The main part of the page; by its tag, for it is asked for at every step."""
        return self.page.locator("main")

    @property
    def choices(self) -> Locator:
        """What may be chosen now, wherever on the table it lies."""
        return self.main.locator('button[name="choice"]')

    @property
    def over(self) -> Locator:
        """The way to the result, at a table where the game is over."""
        return self.main.get_by_role("link", name=self.words.text("lobby.result"), exact=True)

    @property
    def curtain(self) -> Locator:
        """The button that raises the curtain, for whomever it waits."""
        around = self.words.text("table.raise", who="\n").split("\n")
        return self.page.get_by_role("button", name=re.compile(".+".join(map(re.escape, around))))

    @property
    def rev(self) -> int:
        """How far the table is."""
        return int(self.main.get_attribute("data-rev") or -1)

    def start(self, key: str, title: str) -> Locator:
        """The button of a playbill that starts a game at once."""
        bills = self.region("lobby.play_now")
        name = f"{self.words.text(key)}: {title}"
        return bills.get_by_role("button", name=name, exact=True)

    # What a guest does

    def enter(self, path: str = "/") -> Guest:
        """Come to a page of the site."""
        self.page.goto(self.url + path)
        return self

    def settle(self) -> bool:
        """Say how turns end and how fast things are told; whether the house did not know it."""
        wish: dict[str, str | float | bool] = {"confirm": self.confirm, "pace": self.pace}
        if wish == self._told:
            return False
        headers = {"Origin": self.url, "Accept-Language": self.words.language}
        self.page.request.post(f"{self.url}/me", form=wish, headers=headers, max_redirects=0)
        self._told = wish
        return True

    def quick(self, title: str) -> Guest:
        """Play at once against bots."""
        self.settle()
        self.enter()
        self.start("lobby.quick", title).click()
        return self.seated()

    def seated(self) -> Guest:
        """Sit at a table; who has not said how turns end says it now."""
        self.page.wait_for_url("**/t/*")
        if self.settle():
            self.page.reload()
        return self

    def set_table(
        self, title: str, *seats: str, name: str = "", listed: bool = False, end_turn: bool = False
    ) -> Guest:
        """Fill in the form for a new table, with these seats, and open it."""
        self.settle()
        self.enter(f"/new?game={NAMES[title]}")
        return self.fill_in(*seats, name=name, listed=listed, end_turn=end_turn)

    def fill_in(
        self, *seats: str, name: str = "", listed: bool = False, end_turn: bool = False
    ) -> Guest:
        """Say in the form who sits where, and open the table."""
        form = self.main
        for number, seat in enumerate(seats, start=1):
            form.get_by_role("combobox", name=f"Seat {number}", exact=True).select_option(seat)
        places = form.get_by_role("combobox", name=re.compile(r"^Seat \d$"))
        for number in range(len(seats) + 1, places.count() + 1):
            places.nth(number - 1).select_option("Not used")
        if name:
            form.get_by_role("textbox", name="Name of the table").fill(name)
        if listed:
            form.get_by_role("combobox", name="Who may watch").select_option("Listed in the lobby")
        if end_turn:
            form.get_by_role("checkbox", name="Ask before a turn ends").check()
        self.button("new.go").click()
        return self.seated()

    def invitation(self) -> str:
        """The link for the first free seat."""
        link = self.page.get_by_role("textbox", name=self.words.text("table.invite_link"))
        return link.first.input_value()

    def sit_down(self, invitation: str, name: str) -> Guest:
        """Follow an invitation."""
        self.settle()
        self.page.goto(invitation)
        self.page.get_by_role("textbox", name=self.words.text("join.name")).fill(name)
        self.button("join.go").click()
        return self.seated()

    def take_seat(self, invitation: str, name: str) -> Guest:
        """The same at once, without the page that `sit_down` fills in."""
        self.settle()
        form: dict[str, str | float | bool] = {"name": name}
        headers = {"Origin": self.url}
        taken = self.page.request.post(invitation, form=form, headers=headers, max_redirects=0)
        return self.enter(taken.headers["location"]).seated()

    def wait(self) -> bool:
        """Until there is something to choose, True, or the game is over, False."""
        either = self.choices.or_(self.over).first
        while not self.choices.count():
            if self.over.count():
                return False
            expect(either).to_be_visible(timeout=WAIT_MS)
        return True

    def choose(self) -> None:
        """Click any choice; the table must answer by changing, or by saying that it is sealed."""
        before = self.main.get_attribute("data-rev") or ""
        choice = self.choices.nth(self.die.randrange(self.choices.count()))
        name = choice.get_attribute("aria-label")
        if name:  # on a drawn table no two choices are called the same
            choice = self.main.get_by_role("button", name=name, exact=True)
        choice.click()
        changed = self.page.locator(f'main:not([data-rev="{before}"])')
        sealed = self.main.locator(".sealed, .curtain")
        expect(changed.or_(sealed).first).to_be_attached(timeout=WAIT_MS)
        expect(self.main).not_to_have_attribute("aria-busy", "true", timeout=WAIT_MS)
        self.clicks += 1

    def play_on(self, after: Callable[[], object] = lambda: None) -> None:
        """Click until the game is over, and after every click do this."""
        while self.wait():
            self.choose()
            after()

    def leave(self) -> None:
        """Leave the seat to a bot, and say so twice."""
        self.page.get_by_text(self.words.text("seat.leave"), exact=True).click()
        self.button("seat.leave_yes").click()

    def let_a_bot_play(self) -> Guest:
        """Leave the seat to a bot, and come back when the game is over.

        Nobody looks on meanwhile: a page that is told a whole game takes longer than who plays it.
        """
        table = self.page.url
        mine = self.main.locator("details.leave", has_text=self.words.text("seat.leave"))
        address = f"{self.url}{mine.locator('form').get_attribute('action')}"
        self.page.goto("about:blank")
        headers = {"Origin": self.url}
        self.page.request.post(address, form={"do": "understudy"}, headers=headers, max_redirects=0)
        number = table.rpartition("/")[2]
        for _ in range(4 * WAIT_MS // LOOK_MS):
            if self.page.request.get(f"{self.url}/api/v1/tables/{number}").json()["over"]:
                break
            self.page.wait_for_timeout(LOOK_MS)
        self.page.goto(table)
        expect(self.over).to_be_visible()
        return self

    def check_words(self) -> None:
        """Everything on this page has words."""
        found = PLACEHOLDER.findall(self.page.get_by_role("document").inner_html())
        assert not found, f"{self.page.url} says {found}"

    def check_width(self, *widths: int) -> None:
        """At none of these widths the page has to be scrolled sideways."""
        before = self.page.viewport_size
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": 900})
            over = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{self.page.url} is {over} px too wide at {width} px"
        if before is not None:
            self.page.set_viewport_size(before)

    def speaks(self, language: str) -> Guest:
        """The same guest at the same page, who has chosen another of our languages."""
        self.page.get_by_role("navigation").locator(f"[hreflang={language}]").click()
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        return Guest(self.page, self.url, language)
