"""Every piece explains itself: pointed at, pressed for long, and by the key i."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from playwright.sync_api import expect

from browser.board.actions import posts, settled, sheet, then
from browser.board.situations import crafts_sets, is_crowded, takes
from browser.board.touching import Finger
from browser.recorded_game import WORDS, RecordedGame, moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

PHONE = {"width": 390, "height": 844}
PIECES = "/games/shakespeare/pieces"


@pytest.fixture
def sit(sit_again: Callable[..., RecordedGame]) -> Callable[..., RecordedGame]:
    """All in one tab."""
    return sit_again


def nouns(page: Page) -> set[str]:
    found: list[str] = page.locator("[data-about]").evaluate_all(
        "all => all.map((e) => e.dataset.about)"
    )
    return set(found)


def test_whatever_lies_on_a_full_table_has_a_sheet_and_a_sentence(
    sit: Callable[..., RecordedGame],
) -> None:
    game = sit(moment(is_crowded))
    page = game.guest.page
    found = nouns(page)
    assert {"act-I", "act-II", "act-III", "grey", "prestige", "ambiance", "order"} <= found
    assert {"initiative", "days", "candle", "plus3", "cylinder", "wages", "costume-values"} <= found
    assert {"pounds", "bag", "discard", "rest", "blue-set", "blue-costume"} <= found
    with httpx.Client(base_url=game.guest.url) as client:
        sentences = client.get(f"{PIECES}.json").raise_for_status().json()
        assert found <= set(sentences)
        for noun in found:
            assert client.get(f"{PIECES}/{noun}").status_code == 200, noun


PIECES_OF_A_TABLE = (
    "#table :is(.el, .disc, .cyl, .rest, .slot, .candle, .oval, .card, .member, .space, .sp, .pile,"
    " .track > li, .moods > li, .gains > li, .purse > li, .goal, .memory, .good, .phases > li,"
    " .tally > .pw, .ranks-pay, .act-name, .on-stage, .ahead td, .ahead thead th, .tonight, .note)"
)
"""Whatever somebody could point at and wonder."""
UNEXPLAINED = """all => all.filter((e) => e.checkVisibility() && !e.closest(
  '[data-about], .seats, .logbook, .strip, .prompt, .ahead th:first-child, .meanwhile, .owner',
)).map((e) => e.outerHTML.slice(0, 120))"""
"""Who plays is named beside the sign; bar, strip and log say in words what they show."""


def test_every_piece_in_sight_says_what_it_is(sit: Callable[..., RecordedGame]) -> None:
    game = sit(moment(is_crowded))
    page = game.guest.page
    pieces = page.locator(PIECES_OF_A_TABLE)
    assert pieces.count() > 300
    assert pieces.evaluate_all(UNEXPLAINED) == []
    named = page.locator(".ahead [data-about]").evaluate_all(
        "all => [...new Set(all.map((e) => e.dataset.about))]"
    )
    assert {"ambiance", "act-I", "act-II", "act-III", "yellow-set", "wages"} <= set(named)
    page.locator("#ahead thead [data-about='wages']").hover()
    expect(then(page)).to_contain_text("Wages")
    page.keyboard.press("i")
    expect(sheet(page).get_by_role("heading", level=1)).to_have_text("Wages")


def test_what_is_no_choice_says_what_it_is_when_pointed_at(
    sit: Callable[..., RecordedGame],
) -> None:
    game = sit(moment(lambda at: at.key == "turn"))
    page = game.guest.page
    stock = page.locator(".good:not(:has(button)):has(.el)").first
    noun = stock.get_attribute("data-about") or ""
    stock.hover()
    expect(then(page)).to_contain_text(WORDS.noun(noun, "alone"))
    expect(then(page)).to_contain_text("it goes")
    page.locator(".note[data-about='grey']").hover()
    expect(then(page)).to_contain_text("Grey spaces")
    expect(then(page)).to_contain_text("loses Prestige")
    page.locator("[data-about='days']").first.hover()
    expect(then(page)).to_contain_text("dress rehearsal")
    page.locator("#prompt").hover()
    expect(then(page)).to_have_text("")


def test_the_key_opens_the_sheet_of_what_is_focused_or_pointed_at(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(crafts_sets)
    game = sit(at)
    page = game.guest.page
    posted = posts(page)
    page.locator("[data-about='days']").first.hover()
    page.keyboard.press("i")
    expect(sheet(page).get_by_role("heading", level=1)).to_have_text("Days")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    option = takes(at, "set")[0]
    noun = option.partition(":")[2]
    piece = game.choice(option)
    piece.focus()
    page.keyboard.press("i")
    expect(sheet(page).get_by_role("heading", level=1)).to_contain_text(WORDS.noun(noun, "alone"))
    page.keyboard.press("i")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(piece).to_be_focused()
    assert not posted


def test_a_long_press_opens_the_sheet_and_chooses_nothing(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(crafts_sets)
    game = sit(at, size=PHONE, has_touch=True, is_mobile=True)
    page, finger = game.guest.page, Finger(game.guest.page)
    posted = posts(page)
    option = takes(at, "set")[0]
    for _ in range(2):
        finger.down(game.choice(option))
        expect(sheet(page).get_by_role("heading", level=1)).to_contain_text(
            WORDS.noun(option.partition(":")[2], "alone")
        )
        finger.up()
        settled(page)
        expect(sheet(page)).to_be_visible()
        sheet(page).get_by_role("button", name="Close").tap()
        expect(sheet(page)).to_be_hidden()
    assert not posted
    piece = game.choice(option)
    piece.tap()
    expect(then(page)).to_contain_text("tap again to do it")
