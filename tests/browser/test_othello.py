"""The Tragedy of Othello on the plain table: two people far apart, two bots, standing orders.

A random game has a thousand moments at which one of the two is asked. In a soak they play them all,
else the first of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.guest import OTHELLO, WAIT_MS, Guest
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

SEATS = "You", "A person, by invitation link", "Bot: random", "Bot: random"
ENOUGH = math.inf if SOAK else 12
NOTHING_TO_DO = ["let"], ["pass"]
"""A window in which a seat can do nothing."""


class Player:
    """A guest who wants to be asked only when there is something to decide."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.passing = False

    def order(self, key: str) -> Locator:
        """The box of a standing order."""
        name = self.guest.words.text(key)
        return self.guest.main.get_by_role("checkbox", name=name, exact=True)

    def give(self, key: str, *, on: bool = True) -> None:
        """Give a standing order, or take it back; the house has it when the page says so."""
        self.order(key).set_checked(on)
        said = self.order(key).and_(self.guest.page.locator("[checked]"))
        expect(said).to_have_count(int(on), timeout=WAIT_MS)

    def asked(self) -> list[str]:
        """What this player must decide now: not what a standing order decides."""
        found: list[str] = self.guest.choices.evaluate_all("all => all.map(b => b.value)")
        if found in NOTHING_TO_DO or (self.passing and "let" in found):
            return []
        return found


def play(players: list[Player]) -> None:
    """Let a scene pass for a while; else choose anything, until it is enough."""
    host = players[0]
    has_let_pass = False
    while not host.guest.over.count():
        if has_let_pass and min(player.guest.clicks for player in players) >= ENOUGH:
            break
        for player in players:
            asked = player.asked()
            if not asked:
                continue
            if player is host and "let" in asked and not has_let_pass:
                before = host.guest.main.get_attribute("data-rev") or ""
                has_let_pass = host.passing = True
                host.give("orders.scene")
                expect(host.guest.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)
                host.give("orders.scene", on=False)
                host.passing = False
            else:
                player.guest.choose()
    assert has_let_pass


@pytest.mark.long
def test_two_people_and_two_bots_play_with_standing_orders(guest: Callable[..., Guest]) -> None:
    host = guest().set_table(OTHELLO, *SEATS)
    friend = guest().sit_down(host.invitation(), "Kemp")
    players = [Player(host), Player(friend)]
    for player in players:
        player.give("orders.able")
        player.guest.check_words()
        player.guest.check_width(390, 820, 1440)
    play(players)
    assert host.clicks
    assert friend.clicks
    for one in (host, friend):
        one.check_words()
        one.check_width(390, 820, 1440)
    if friend.over.count():
        friend.over.click()
        chart = friend.words.text("result.chart")
        expect(friend.page.get_by_role("img", name=chart)).to_be_visible()
        friend.check_words()
        friend.check_width(390, 1440)
