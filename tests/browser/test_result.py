"""The result: every source is told from the others, and every player has room on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from browser.site import finished_game
from groundlings.shakespeare.verbs import SOURCE_NAMES
from groundlings.web.results import SHADES

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.guest import Guest

WORST: Final = """e => {
    for (const number of e.querySelectorAll("td")) number.textContent = "\\u221288";
}"""
"""Numbers as wide as any game's: a rare game must fit too."""


@pytest.fixture(scope="module")
def crowded(site: str) -> str:
    """The address of a finished game of four."""
    return f"{finished_game(site, seats=4)}/result"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_two_sources_look_the_same(
    guest: Callable[..., Guest], crowded: str, scheme: str
) -> None:
    assert len(SOURCE_NAMES) - 1 <= SHADES  # no game has both wagers and the bonus of who is alone
    page = guest(color_scheme=scheme).page
    page.goto(crowded)
    patterns = page.locator(".chart pattern")
    expect(patterns).to_have_count(SHADES)
    shades = patterns.locator("rect").evaluate_all(
        "all => all.map((e) => getComputedStyle(e).fill)"
    )
    assert len(set(shades)) == SHADES
    assert "rgb(0, 0, 0)" not in shades, "a shade is missing"
    lines = patterns.evaluate_all("all => all.map((e) => e.querySelector('path')?.outerHTML)")
    assert len(set(lines)) == SHADES
    used = page.locator(".sums .swatch rect").evaluate_all("all => all.map((e) => e.outerHTML)")
    assert len(set(used)) == len(used)


@pytest.mark.parametrize("language", ["en", "fr", "hu"])
def test_on_a_phone_no_player_is_lost(
    guest: Callable[..., Guest], crowded: str, language: str
) -> None:
    visitor = guest(language, narrow=True)
    page = visitor.page
    page.goto(crowded)
    numbers = visitor.region("result.numbers")
    numbers.evaluate(WORST)
    visitor.check_width(390, 320)
    assert numbers.evaluate("e => e.scrollWidth - e.clientWidth") == 0
    names = page.locator(".ranks .name").evaluate_all(
        "all => all.map((e) => e.firstChild.data.trim())"
    )
    assert len(names) == 4
    for name in names:  # said, though not shown
        head = numbers.get_by_role("columnheader", name=name, exact=True)
        expect(head.locator("svg")).to_be_visible()
        assert head.locator(".whose").evaluate("e => e.offsetWidth") == 1


def test_a_key_or_a_click_shows_all_numbers_at_once(
    guest: Callable[..., Guest], crowded: str
) -> None:
    page = guest(still=False).page
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    for way in ("key", "click"):
        page.goto(crowded)
        total = page.locator(".sums tfoot td").first
        assert page.evaluate(running)
        assert total.evaluate("e => getComputedStyle(e).opacity") == "0"
        if way == "key":
            page.keyboard.press("Shift")
        else:
            page.mouse.click(5, 5)
        assert not page.evaluate(running)
        assert total.evaluate("e => getComputedStyle(e).opacity") == "1"
    calm = guest().page
    calm.goto(crowded)
    assert calm.locator(".sums tfoot td").first.evaluate("e => getComputedStyle(e).opacity") == "1"


def test_when_wages_are_paid_nothing_is_short(guest: Callable[..., Guest], crowded: str) -> None:
    page = guest().page
    page.goto(crowded.removesuffix("/result"))
    purse = page.locator(".own .purse > li").first
    expect(purse.locator("b")).to_have_count(1)
    expect(purse.locator("small")).to_have_count(0)
