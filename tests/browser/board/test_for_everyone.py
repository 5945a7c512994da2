"""Axe at Shakespeare's table, its sheets, its rules and its result."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import ALL_LOOKS, complaints, look
from browser.board.closer import closer, sheet
from browser.board.occasions import (
    is_crowded,
)
from browser.evening import (
    Evening,
    moment,
)
from browser.house import Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def day_one(sit: Callable[..., Evening]) -> Page:
    return sit(moment(lambda at: at.key == "turn-and-recruit")).guest.page


def crowded(sit: Callable[..., Evening]) -> Page:
    return sit(moment(is_crowded)).guest.page


def enlarged(sit: Callable[..., Evening]) -> Page:
    at = moment(is_crowded)
    evening = sit(at)
    closer(evening, (at.seat + 1) % 4)
    return evening.guest.page


def card_sheet(sit: Callable[..., Evening]) -> Page:
    page = crowded(sit)
    page.get_by_role("link", name=re.compile("^About ")).first.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    return page


OCCASIONS: list[Callable[[Callable[..., Evening]], Page]] = [day_one, crowded, enlarged, card_sheet]
RULES = ["rules", "pieces", "pieces/queen", "pieces/purple"]


@pytest.mark.parametrize("go", OCCASIONS, ids=lambda go: go.__name__)
def test_axe_finds_nothing_at_the_table(
    sit: Callable[..., Evening], go: Callable[[Callable[..., Evening]], Page]
) -> None:
    said = complaints(go(sit), ALL_LOOKS if go is crowded else look(OCCASIONS.index(go)))
    assert not said, said


@pytest.mark.parametrize("path", RULES)
def test_axe_finds_nothing_in_the_rules(guest: Callable[..., Guest], path: str) -> None:
    page = guest().enter(f"/games/shakespeare/{path}").page
    said = complaints(page, look(RULES.index(path)))
    assert not said, said
