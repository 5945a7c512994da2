"""Chromium, driven by Playwright: what the others are compared with."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Error, sync_playwright

from browser.axe import EVERYTHING
from browser.chromium import FLAGS, chromium_path
from browsers.window import LIMIT_SECONDS, Leaving, Missing, Size

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import ConsoleMessage, Page


class Chromium:
    """A page in Chromium."""

    def __init__(self, page: Page, version: str) -> None:
        self.page = page
        self.version = version
        self.complaints: list[str] = []
        page.set_default_timeout(LIMIT_SECONDS * 1000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def beside(self) -> Chromium:
        """A page of somebody else in the same browser."""
        browser = self.page.context.browser
        assert browser is not None
        return Chromium(browser.new_page(locale="en"), self.version)

    def go(self, address: str) -> None:
        """Load a page."""
        self.page.goto(address)

    def resize(self, size: Size) -> None:
        """Show so much of it."""
        self.page.set_viewport_size({"width": size.width, "height": size.height})

    def value(self, expression: str) -> Any:  # noqa: ANN401 - any JSON
        """What a script finds."""
        try:
            return self.page.evaluate(expression)
        except Error as problem:
            if "navigation" in problem.message:
                raise Leaving from problem
            raise

    def press(self, x: int, y: int) -> None:
        """Click there with the mouse."""
        self.page.mouse.click(x, y)

    def picture(self) -> bytes:
        """What is seen, as a PNG."""
        return self.page.screenshot()

    def lacks(self) -> list[str]:
        """What axe has to say."""
        said = Axe().run(self.page, options=EVERYTHING)
        return [said.generate_report()] if said.violations_count else []


@contextmanager
def opened(_folder: Path) -> Iterator[Chromium]:
    """A page in a Chromium of its own."""
    path = chromium_path()
    if path is None:
        raise Missing("Chromium is missing; make browsers installs it on Debian.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield Chromium(browser.new_page(locale="en"), browser.version)
        finally:
            browser.close()
