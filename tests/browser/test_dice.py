"""The dice, where browsers take part in them: this house throws fair ones."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

import pit
from browser.guest import THE_PIT, Guest
from browser.site import opened
from groundlings.kernel.pledge import HOUSE, KEPT, OPENED
from groundlings.kernel.receipt import Receipt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house whose browsers put in slips."""
    folder: Path = tmp_path_factory.mktemp("fair")
    with opened(folder, is_fair=True) as url:
        yield url


@pytest.fixture
def comer(fair: str, context: Callable[..., BrowserContext]) -> Callable[[], Guest]:
    """Somebody who comes to it."""
    return lambda: Guest(context().new_page(), fair)


def dice(somebody: Guest) -> dict[str, Any]:
    """The dice of the table that somebody sits at, as programs see them."""
    address = somebody.page.url.split("?")[0].replace("/t/", "/api/v1/tables/")
    found: dict[str, Any] = somebody.page.request.get(address).json()["dice"]
    return found


def draws(somebody: Guest) -> list[str]:
    return [slip["drawn"] for slip in dice(somebody)["slips"]]


def receipt(somebody: Guest) -> Receipt:
    """What the browser of somebody has kept of a table, as the page of its dice shows it."""
    shown = somebody.page.locator("[data-receipt] pre")
    expect(shown).to_contain_text(re.compile("opened 20"))
    text = shown.text_content() or ""
    saved = somebody.page.locator("[data-receipt] a")
    with somebody.page.expect_download() as download:
        saved.click()
    assert download.value.path().read_text() == text
    return Receipt.read(text)


def test_alone_against_bots_the_game_begins_at_once_with_the_players_slip(
    comer: Callable[[], Guest],
) -> None:
    somebody = comer().enter()
    somebody.start("lobby.quick", THE_PIT).click()
    expect(somebody.choices.first).to_be_visible()
    found = draws(somebody)
    assert found == [OPENED] + [HOUSE] * (len(found) - 1)


def test_two_browsers_draw_the_dice_and_each_keeps_a_receipt_that_fits_the_record(
    comer: Callable[[], Guest],
) -> None:
    host = comer().set_table(THE_PIT, "You", "A person, by invitation link")
    invitation = host.invitation()
    friend = comer()
    friend.page.goto(invitation)
    seal = friend.page.locator(".sealed .hex").text_content()
    friend.page.locator("form.take button").click()
    expect(host.choices.first).to_be_visible()
    expect(friend.choices.first).to_be_visible()
    assert draws(host) == [OPENED, OPENED]
    pair, table = (host, friend), host.page.url.split("?")[0]
    while not host.over.count():
        mover = next((one for one in pair if one.choices.count()), None)
        if mover is None:
            host.page.wait_for_timeout(25)
            continue
        mover.choose()
    end = pit.GAME.replay(host.page.request.get(f"{table}/record").text())
    assert end.setup is not None
    kept = []
    for one in pair:
        one.page.goto(f"{table}/proof")
        kept.append(receipt(one))
    assert [one.house for one in kept] == [seal, seal]
    assert [one.misfits(end.setup.pledge) for one in kept] == [[], []]
    assert kept[0].nonce != kept[1].nonce


def test_a_browser_keeps_its_slip_when_the_house_shows_another_seal_than_at_first(
    comer: Callable[[], Guest],
) -> None:
    """A table that was replaced behind its invitation: the browser says so and opens nothing."""
    host = comer().set_table(THE_PIT, "You", "A person, by invitation link")
    invitation = host.invitation()
    friend = comer()
    friend.page.goto(invitation)
    friend.page.locator("input[data-slip]").evaluate("one => one.dataset.slip = '0'.repeat(64)")
    friend.page.locator("form.take button").click()
    expect(friend.page.locator("[data-doubt]")).to_be_visible()
    expect(friend.page.locator("[data-dice]")).to_have_count(1)
    assert [slip["drawn"] for slip in dice(friend)["slips"]][1] == KEPT
