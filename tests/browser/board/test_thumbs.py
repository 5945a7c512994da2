"""On a telephone nothing moves under a thumb: what it comes down on is what it chooses."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect

from browser.board.actions import posts, settled, shown
from browser.board.situations import crafts_sets, takes
from browser.board.touching import SMALLEST_PX, Thumb
from browser.recorded_game import Moment, RecordedGame, moment, moments
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page, Request, Route

    from browser.guest import Guest

PHONE: Final = {
    "size": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
HEIGHTS: Final = (0.25, 0.5, 0.8) if SOAK else (0.25, 0.8)
"""Where a piece is tapped, as parts of its height."""
SMALL = """(least) => [...document.querySelectorAll("main#table :is(button, a, select, summary)")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < least || height < least))
  .map(([{ outerHTML }, { width, height }]) => `${width} x ${height}: ${outerHTML}`)"""


class Question(NamedTuple):
    """A moment, and of each kind of piece that nobody has tapped before one with a choice on it."""

    at: Moment
    choices: dict[str, str]


def questions() -> list[Question]:
    """As many as it takes to have every kind of piece."""
    known: set[str] = set()
    found = []
    for at in moments():
        new = {kind(choice): choice for choice in at.options if kind(choice) not in known}
        if new:
            known |= set(new)
            found.append(Question(at, new))
    return found


def kind(choice: str) -> str:
    """What lies on one kind of piece: the verb of the notation; sets and costumes lie apart."""
    verb, _, what = choice.partition(":")
    return f"{verb} {what.rpartition('-')[2]}" if verb in {"take", "ask"} else verb


class Deaf:
    """A house that answers each choice with the table as it is, until it is told to listen."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.listens = False
        self.drawn: dict[str, str] = {}
        """The tables that were answered so, by their addresses."""
        page.route("**/choices", self._answer)

    def _answer(self, route: Route, request: Request) -> None:
        self.heard.append(parse_qs(request.post_data or "")["choice"][0])
        if self.listens:
            route.continue_()
            return
        table = request.url.removesuffix("/choices")
        if table not in self.drawn:
            self.drawn[table] = route.fetch(url=table, method="GET").text()
        route.fulfill(body=self.drawn[table], content_type="text/html; charset=utf-8")


@pytest.fixture
def telephone(guest: Callable[..., Guest]) -> Guest:
    """Somebody with a telephone, who has a beat for second thoughts."""
    options = dict(PHONE)
    somebody = guest(viewport=options.pop("size"), **options)
    somebody.confirm = "beat"
    return somebody


def is_in_bar(piece: Locator) -> bool:
    """There one tap is enough; elsewhere the first one asks what would happen."""
    return "legal-bar" in (piece.get_attribute("class") or "")


@pytest.mark.long
def test_each_kind_of_piece_is_chosen_wherever_a_thumb_comes_down(
    sit: Callable[..., RecordedGame], telephone: Guest
) -> None:
    page = telephone.page
    thumb = Thumb(page)
    house = Deaf(page)
    for at, choices in questions():
        house.listens = False
        game = sit(at, who=telephone)
        assert page.evaluate(SMALL, SMALLEST_PX) == [], at.key
        for choice, height in product(choices.values(), HEIGHTS):
            piece = page.locator(f'main#table button[name="choice"][value="{choice}"]')
            house.heard.clear()
            house.listens = (choice, height) == (list(choices.values())[-1], HEIGHTS[-1])
            page.locator("#prompt").tap()  # whatever was told before is told no more
            with page.expect_response("**/choices"):
                thumb.tap(piece, height, times=1 if is_in_bar(piece) else 2)
            assert house.heard == [choice]
            expect(telephone.main).not_to_have_attribute("aria-busy", "true")
        shown(game, at.rows + 1)


def test_a_double_tap_makes_one_choice(sit: Callable[..., RecordedGame], telephone: Guest) -> None:
    page = telephone.page
    thumb = Thumb(page)
    posted = posts(page)
    at = moment(lambda at: "pass" in at.options)
    game = sit(at, who=telephone)
    thumb.tap_twice(game.choice("pass"), lambda: shown(game, at.rows + 1))
    settled(page)
    assert len(posted) == 1  # and it is not taken back by what lies there now
    at = moment(crafts_sets)
    game = sit(at, who=telephone)
    piece = game.choice(takes(at, "set")[0])
    thumb.tap_twice(piece, lambda: expect(piece).to_be_focused())
    shown(game, at.rows + 1)
    settled(page)
    assert len(posted) == 2
