"""Fingers and thumbs on the glass."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from browser.board.actions import middle

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession, Locator, Page

SMALLEST_PX: Final = 32
FRAMES: Final = 2
"""So long a finger is down: whatever the page does about it has been done by then."""

TAPPED = """(thing) => {
  // Safari lets a page jump where Chromium would scroll it after what moves.
  document.documentElement.style.overflowAnchor = "none";
  thing.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, first] = [left + width / 2, Math.ceil(top)];
  let y = first;
  while (y < top + height && thing.contains(document.elementFromPoint(x, y))) y += 1;
  return { box: [left, top, width, height], x, top: first, high: y - first };
}"""
"""Where a finger hits it, and how far down from there: another choice may lie on its lower part."""
BOX = """async (thing, frames) => {
  for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left, top, width, height];
}"""


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


class Thumb:
    """A finger on the glass of a telephone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.glass: CDPSession = page.context.new_cdp_session(page)
        self.rested = 0.0

    def touch(self, kind: str, *points: tuple[float, float], at: float | None = None) -> None:
        """Come down or go up, at a time that is now unless it is told."""
        given = [{"x": x, "y": y} for x, y in points]
        when = {} if at is None else {"timestamp": at}
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given, **when})

    def tap(self, thing: Locator, height: float, times: int = 1) -> None:
        """Tap a thing there so often; it may not move from the first touch to the last."""
        handle = thing.element_handle()
        before = handle.evaluate(TAPPED)
        assert before["high"] >= SMALLEST_PX, thing
        for n in range(2 * times):
            assert handle.evaluate(BOX, FRAMES) == before["box"], f"{thing} moves under the finger"
            if n % 2:
                self.touch("touchEnd")
            else:
                self.touch("touchStart", (before["x"], before["top"] + before["high"] * height))

    def tap_twice(self, thing: Locator, between: Callable[[], object]) -> None:
        """Tap the same spot again after 180 ms, as its clock says, whatever lies there by then.

        Half a second lies between two of these: who taps a third time at once means nothing by it.
        """
        left, top, wide, high = thing.evaluate(BOX, 0)
        spot = left + wide / 2, top + high / 2
        begun = max(time.time(), self.rested)
        self.touch("touchStart", spot, at=begun)
        self.touch("touchEnd", at=begun + 0.03)
        between()
        self.touch("touchStart", spot, at=begun + 0.18)
        self.touch("touchEnd", at=begun + 0.21)
        self.rested = begun + 0.71
