"""Every page can be used by everybody: axe finds nothing, in light and dark, wide and narrow."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import complaints, look
from browser.guest import SHAKESPEARE, THE_PIT, Guest

if TYPE_CHECKING:
    from collections.abc import Callable


def lobby(somebody: Guest, _: str) -> None:
    somebody.quick(THE_PIT).let_a_bot_play().quick(SHAKESPEARE).enter()
    somebody.page.locator("#opponents summary").click()


def first_visit(somebody: Guest, _: str) -> None:
    somebody.enter()


def new_table(somebody: Guest, _: str) -> None:
    somebody.enter("/new?game=shakespeare")
    somebody.page.locator("#who-is-who > summary").click()


def gathering(somebody: Guest, _: str) -> None:
    somebody.set_table(THE_PIT, "You", "A person, by invitation link")


def waiting_room(somebody: Guest, _: str) -> None:
    who = "Nick Bottom, rehearser"
    somebody.set_table(SHAKESPEARE, "You", "Bot: random", who, "A person, by invitation link")
    somebody.page.locator(".fill > summary").click()


def my_games(somebody: Guest, _: str) -> None:
    somebody.quick(THE_PIT).let_a_bot_play().enter("/games/mine")


def invitation(somebody: Guest, _: str) -> None:
    host = Guest(somebody.page.context.new_page(), somebody.url)
    link = host.set_table(THE_PIT, "You", "A person, by invitation link").invitation()
    somebody.page.context.clear_cookies()
    somebody.page.goto(link)


def table(somebody: Guest, _: str) -> None:
    somebody.quick(SHAKESPEARE)
    for _n in range(3):
        assert somebody.wait()
        somebody.choose()
    assert somebody.wait()
    somebody.page.get_by_text("For the host").click()


def everything(somebody: Guest, finished: str) -> None:
    somebody.page.goto(f"{finished}/all?as=1")


def curtain(somebody: Guest, _: str) -> None:
    somebody.set_table(THE_PIT, "You", "At this screen")
    expect(somebody.curtain).to_be_visible()


def replay(somebody: Guest, finished: str) -> None:
    somebody.page.goto(f"{finished}?at=40")


def result(somebody: Guest, finished: str) -> None:
    somebody.page.goto(f"{finished}/result")


def proof(somebody: Guest, finished: str) -> None:
    somebody.page.goto(f"{finished}/proof")


def log(somebody: Guest, finished: str) -> None:
    somebody.page.goto(f"{finished}/log")


def me(somebody: Guest, _: str) -> None:
    somebody.enter("/me").page.get_by_role("textbox", name="Your name").fill("Ann")
    somebody.button("me.save").click()
    for asked in somebody.page.locator(".twice > summary").all():
        asked.click()
    expect(somebody.button("me.forget_yes")).to_be_visible()


def about(somebody: Guest, _: str) -> None:
    somebody.enter("/about")


PAGES: list[Callable[[Guest, str], None]] = [
    first_visit, lobby, new_table, gathering, waiting_room, my_games, invitation, table, everything,
    curtain, replay, result, proof, log, me, about,
]  # fmt: skip


@pytest.mark.parametrize("go", PAGES, ids=lambda go: go.__name__)
def test_axe_finds_nothing_to_complain_of(
    guest: Callable[..., Guest], finished: str, go: Callable[[Guest, str], None]
) -> None:
    somebody = guest()
    go(somebody, finished)
    said = complaints(somebody.page, look(PAGES.index(go)))
    assert not said, said
