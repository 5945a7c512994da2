"""Axe at Shakespeare's table, its sheets, its rules and its result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import ALL_LOOKS, complaints, look
from browser.board.actions import enlarge, sheet
from browser.board.situations import (
    is_crowded,
)
from browser.guest import Guest
from browser.recorded_game import (
    RecordedGame,
    moment,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def day_one(sit: Callable[..., RecordedGame]) -> Page:
    return sit(moment(lambda at: at.key == "turn-and-recruit")).guest.page


def crowded(sit: Callable[..., RecordedGame]) -> Page:
    return sit(moment(is_crowded)).guest.page


def enlarged(sit: Callable[..., RecordedGame]) -> Page:
    at = moment(is_crowded)
    game = sit(at)
    enlarge(game, (at.seat + 1) % 4)
    return game.guest.page


def card_sheet(sit: Callable[..., RecordedGame]) -> Page:
    page = crowded(sit)
    page.get_by_role("link", name=re.compile("^About ")).first.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    return page


OCCASIONS: list[Callable[[Callable[..., RecordedGame]], Page]] = [
    day_one,
    crowded,
    enlarged,
    card_sheet,
]
RULES = ["rules", "pieces", "pieces/queen", "pieces/purple"]


@pytest.mark.parametrize("go", OCCASIONS, ids=lambda go: go.__name__)
def test_axe_finds_nothing_at_the_table(
    sit: Callable[..., RecordedGame], go: Callable[[Callable[..., RecordedGame]], Page]
) -> None:
    said = complaints(go(sit), ALL_LOOKS if go is crowded else look(OCCASIONS.index(go)))
    assert not said, said


@pytest.mark.parametrize("path", RULES)
def test_axe_finds_nothing_in_the_rules(guest: Callable[..., Guest], path: str) -> None:
    page = guest().enter(f"/games/shakespeare/{path}").page
    said = complaints(page, look(RULES.index(path)))
    assert not said, said
