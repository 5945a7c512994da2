"""Browser contexts: to a page each is a browser of its own, with cookies of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, WebError

NARROW = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
WAIT_MS = 10_000  # so long a condition may take before its test fails


class Contexts:
    """Contexts that tests use one after another: nothing stays in them but cached files.

    Our pages store one thing, that somebody wants to be called, and that needs a permission. Who
    asks for permissions has a context of its own, and so should who turns its clock.
    """

    def __init__(self, browser: Callable[[], Browser]) -> None:
        self._browser = browser
        self._idle: dict[str, list[BrowserContext]] = {}
        self._taken: list[tuple[str, BrowserContext]] = []
        self.complaints: list[str] = []
        """What the pages have complained of."""

    def take(self, options: dict[str, Any], *, own: bool) -> BrowserContext:
        """A context like a fresh one; if `own`, it is one, and nobody has it afterwards."""
        key = "" if own or "permissions" in options else json.dumps(options, sort_keys=True)
        browser = self._browser()
        alive = [one for one in self._idle.pop(key, []) if one.browser is browser]
        context = alive.pop() if alive else self._fresh(browser, options)
        if alive:
            self._idle[key] = alive
        self._taken.append((key, context))
        return context

    def _fresh(self, browser: Browser, options: dict[str, Any]) -> BrowserContext:
        context = browser.new_context(**options)
        context.set_default_timeout(WAIT_MS)
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        return context

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _catch(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def put_back(self) -> None:
        """A test is over: close its pages, and keep its contexts for the next one."""
        while self._taken:
            key, context = self._taken.pop()
            if not key:
                context.close()
                continue
            for page in context.pages:
                page.close()
            context.clear_cookies()
            self._idle.setdefault(key, []).append(context)
