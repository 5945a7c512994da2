"""Backstage at Shakespeare's table in a real Chromium: in sight, chosen, for everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from browser.axe import ALL_LOOKS, complaints
from browser.board.test_space import CUT, DESKTOPS, FAULTS, PHONES, resized, sizes
from browser.guest import WAIT_MS
from browser.recorded_game import BACKSTAGE, Moment, RecordedGame, moments

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.guest import Guest

QUESTIONS: Final = "turn-backstage", "place-hat", "double", "patron", "prompter", "take"
FOLDED: Final = "0, 0 to 0, 0"
"""What lies behind the switch, or on a phone behind a link, has no place."""
FIRST_CLICKS: Final = 14


def latest(key: str) -> Moment:
    """The last time that this is asked."""
    return [at for at in moments(BACKSTAGE) if at.key == key][-1]


def wide_open() -> Moment:
    """Much can be done backstage, with the Recruitment card and without."""
    asked = [at for at in moments(BACKSTAGE) if at.key == "turn-recruit-backstage"]
    return max(asked, key=lambda at: (at.view["day"], len(at.options)))


@pytest.mark.long
def test_what_backstage_asks_is_in_sight_at_every_size(
    sit: Callable[..., RecordedGame], guest: Callable[..., Guest]
) -> None:
    here, found = guest(), []
    for number, key in enumerate(QUESTIONS):
        page = sit(latest(key), who=here).guest.page
        for size in sizes(number):
            resized(page, size)
            faults = page.evaluate(FAULTS, [size in PHONES, size in DESKTOPS]) + page.evaluate(CUT)
            found += [f"{key}, {size}: {one}" for one in faults]
    assert not found, "\n".join(found)


def test_either_way_to_pay_is_one_switch_away(sit: Callable[..., RecordedGame]) -> None:
    at = wide_open()
    page = sit(at, size={"width": 1440, "height": 900}).guest.page
    both = [text for text in at.options if text.startswith("backstage:")]
    hired = [text.replace("backstage:", "backstage-recruitment:") for text in both]
    switch = page.locator("#pay-with")
    for is_on, seen, unseen in ((False, both, hired), (True, hired, both)):
        switch.set_checked(is_on)
        for text in seen:
            expect(page.locator(f'button[value="{text}"]')).to_be_visible()
        for text in unseen:
            expect(page.locator(f'button[value="{text}"]')).to_be_hidden()


def test_on_a_phone_hire_and_backstage_share_a_place(sit: Callable[..., RecordedGame]) -> None:
    page = sit(wide_open(), size={"width": 390, "height": 844}).guest.page
    expect(page.locator("#hire")).to_be_visible()
    expect(page.locator("#backstage")).to_be_hidden()
    page.locator(".prompt").get_by_role("link", name="Backstage").click()
    expect(page.locator("#backstage")).to_be_visible()
    expect(page.locator("#hire")).to_be_hidden()
    resized(page, PHONES[0])
    faults = page.evaluate(FAULTS, [True, False])
    assert [one for one in faults if FOLDED not in one and "0 x 0" not in one
            and "sprite" not in one and "hire-" not in one] == []  # fmt: skip
    page.locator(".prompt").get_by_role("link", name="Hire").click()
    expect(page.locator("#hire")).to_be_visible()


def test_a_first_day_is_played_by_clicks(guest: Callable[..., Guest], site: str) -> None:
    """The own clicks, a card of Backstage among them; the bot does the rest."""
    somebody = guest(viewport={"width": 1440, "height": 900})
    page = somebody.page
    wish = {"game": "shakespeare", "seats": ["open", "bot:random"], "variants": {"backstage": True}}
    table = page.request.post(f"{site}/api/v1/tables", data=wish).json()
    somebody.take_seat(table["seats"][0]["invite"], "Ann")
    clicked: list[str] = []
    while somebody.wait() and len(clicked) < FIRST_CLICKS:
        lie = page.locator('main#table button[name="choice"]:visible')
        offered: list[str] = lie.evaluate_all("all => all.map((e) => e.value)")
        wanted = [text for text in offered if text.startswith(("wager:3", "backstage:"))]
        text = (wanted or offered)[0]
        with page.expect_response(lambda answer: answer.request.method == "POST"):
            page.locator(f'button[value="{text}"]').click()
        expect(somebody.main).not_to_have_attribute("aria-busy", "true", timeout=WAIT_MS)
        clicked.append(text.partition(":")[0])
    assert "backstage" in clicked
    somebody.check_words()


@pytest.mark.long
def test_axe_finds_nothing_where_much_is_laid_out(sit: Callable[..., RecordedGame]) -> None:
    assert not complaints(sit(wide_open()).guest.page, ALL_LOOKS)
