"""A closer look: the enlarged theatre of a rival, the sheet of a piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.evening import (
    NAMES,
    Evening,
)

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def closer(evening: Evening, seat: int) -> Locator:
    """Enlarge somebody's theatre, by its link."""
    rival = evening.rival(seat)
    rival.get_by_role("link", name=f"Look closer {NAMES[seat]}").click()
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    return rival


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="A closer look at a piece")
