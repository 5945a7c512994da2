"""The drawings of a page are kept: the next page has them without bringing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.guest import SHAKESPEARE, Guest, until

if TYPE_CHECKING:
    from collections.abc import Callable

UNDRAWN = """() => [...document.querySelectorAll("use")]
  .map((use) => use.getAttribute("href").slice(1)).filter((id) => !document.getElementById(id))"""
SPRITES = """() => [...document.querySelectorAll("svg.sprite")].map((one) => one.innerHTML)"""
MARKS = """() => [...document.querySelectorAll("svg[data-keep]")].map((one) => one.dataset.keep)"""


def test_a_page_that_brings_no_drawings_has_them_all(guest: Callable[..., Guest]) -> None:
    somebody = guest()
    page = somebody.page
    somebody.quick(SHAKESPEARE)
    assert somebody.wait()
    marks = page.evaluate(MARKS)
    assert marks
    for mark in marks:
        until(page, f"document.cookie.includes('{mark}')")
    page.reload()
    assert page.evaluate(MARKS) == []
    assert page.evaluate(UNDRAWN) == []
    drawn = page.evaluate(SPRITES)
    page.goto(f"{page.url.split('?')[0]}?drawings=page")
    assert len(page.evaluate(MARKS)) == len(drawn)
    assert page.evaluate(SPRITES) == drawn
