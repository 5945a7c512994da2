"""Othello at the plain table: two browsers, two bots, standing orders.

Random play takes some hundred choices of each person; here they play until the second act, and
leave the rest to bots. `GROUNDLINGS_WHOLE=1` has them click to the end.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import groundlings
from browser.house import PATIENCE
from groundlings.web.render import table_book

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.house import Guest

WORDS = table_book(groundlings.game("othello"), "en", ())
IS_WHOLE = os.environ.get("GROUNDLINGS_WHOLE") == "1"
LOOK = 500
"""Milliseconds until somebody looks again whether it is their turn."""
ORDERS = "orders.able", "orders.scene"
WINDOW = "let"
"""What lets a deed pass: the orders choose it, so nobody clicks here."""


def act_of(player: Guest) -> object:
    """The act the table is in."""
    table = player.page.url.rpartition("/")[2]
    return player.page.request.get(f"{player.url}/api/v1/tables/{table}").json()["view"]["act"]


def can_move(player: Guest) -> bool:
    """Whether there is something to click that the orders do not decide."""
    values = player.choices.evaluate_all("all => all.map((button) => button.value)")
    return bool(values) and WINDOW not in values


@pytest.mark.long
def test_two_people_and_two_bots_play_othello_with_standing_orders(
    guest: Callable[..., Guest],
) -> None:
    host = guest().set_table(
        WORDS.title(), "You", "A person, by invitation link", "Bot: random", "Bot: random"
    )
    friend = guest().sit_down(host.invitation(), "Kemp")
    both = host, friend
    for player in both:
        for order in ORDERS:
            box = player.page.get_by_role("checkbox", name=player.words.text(order), exact=True)
            box.check()
            expect(box).to_be_checked()
    first = act_of(host)
    while not host.over.count() and (IS_WHOLE or act_of(host) == first):
        mover = next((player for player in both if can_move(player)), None)
        if mover:
            mover.choose()
        else:  # a bot or a standing order goes on
            with suppress(AssertionError):
                before = host.main.get_attribute("data-rev") or ""
                expect(host.main).not_to_have_attribute("data-rev", before, timeout=LOOK)
    assert all(player.clicks > 5 for player in both)
    for player in both:
        player.check_words()
        expect(player.page.get_by_role("alert")).to_have_count(0)
        if not player.over.count():
            player.button("seat.leave").click()
    for player in both:
        expect(player.over).to_be_visible(timeout=6 * PATIENCE)
    host.over.click()
    expect(host.page.get_by_role("img", name=re.compile("^The points"))).to_be_visible()
