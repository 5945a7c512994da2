"""A finger on the glass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.board.actions import middle

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Locator, Page


class Finger:
    """A finger that can rest: Playwright's own only taps."""

    def __init__(self, page: Page) -> None:
        self.wire: CDPSession = page.context.new_cdp_session(page)

    def down(self, thing: Locator) -> None:
        """Touch the middle of something."""
        thing.scroll_into_view_if_needed()
        x, y = middle(thing)
        self._send("touchStart", [{"x": x, "y": y}])

    def up(self) -> None:
        """Let go."""
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
