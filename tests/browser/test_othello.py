"""The Tragedy of Othello at its drawn table: two people far apart, two bots, standing orders.

A random game has a thousand moments at which one of the two is asked. In a soak they play them all,
else the first of them.
"""

from __future__ import annotations

import math
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import expect

from browser.guest import LOOK_MS, OTHELLO, WAIT_MS, Guest
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = "You", "A person, by invitation link", "Bot: random", "Bot: random"
ENOUGH = math.inf if SOAK else 6
LOOKS = 100_000 if SOAK else 1_500
CLICK_MS = 3_000


def give(guest: Guest, key: str) -> None:
    """Give a standing order; the house has it when the page says so."""
    box = guest.main.get_by_role("checkbox", name=guest.words.text(key), exact=True)
    box.check()
    expect(box.and_(guest.page.locator("[checked]"))).to_have_count(1, timeout=WAIT_MS)


def is_asked(guest: Guest) -> bool:
    """Whether there is something to choose that was not answered under the seal."""
    answered = guest.main.locator("button[name='choice'][aria-pressed='true']").count()
    return bool(guest.choices.count()) and not answered


@pytest.mark.long
def test_two_people_and_two_bots_play_with_standing_orders(guest: Callable[..., Guest]) -> None:
    host = guest().set_table(OTHELLO, *SEATS)
    friend = guest().sit_down(host.invitation(), "Kemp")
    players = [host, friend]
    for player in players:
        give(player, "orders.able")
        player.check_words()
        player.check_width(390, 820, 1440)
    for _ in range(LOOKS):
        if host.over.count() or min(player.clicks for player in players) >= ENOUGH:
            break
        for player in players:
            if is_asked(player):
                with suppress(PlaywrightTimeoutError):  # a card may be turned up meanwhile
                    player.choices.first.click(timeout=CLICK_MS)
                    player.clicks += 1
        host.page.wait_for_timeout(LOOK_MS)
    for one in players:
        assert one.clicks
        one.check_words()
        one.check_width(390, 820, 1440)
    if friend.over.count():
        friend.over.click()
        chart = friend.words.text("result.chart")
        expect(friend.page.get_by_role("img", name=chart)).to_be_visible()
        friend.check_words()
        friend.check_width(390, 1440)
