"""The machine's own Chromium; a page that complains in its console fails its test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect, sync_playwright

from browser.chromium import FLAGS, UNPAINTED, chromium_path
from browser.guest import Guest
from browser.site import finished_game, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError

NARROW = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
WAIT_MS = 10_000  # so long a condition may take before its test fails
expect.set_options(timeout=WAIT_MS)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Callable[[], Browser]]:
    """One Chromium for all tests of this process, and another should it ever die."""
    path = chromium_path()
    if path is None:
        pytest.fail(
            "The browser tests need Chromium: install it (apt install chromium), "
            "or name one in GROUNDLINGS_CHROMIUM."
        )
    with sync_playwright() as playwright:
        running: list[Browser] = []

        def alive() -> Browser:
            if not running or not running[-1].is_connected():
                flags = [*FLAGS, UNPAINTED]
                running.append(playwright.chromium.launch(executable_path=path, args=flags))
            return running[-1]

        yield alive
        if running and running[-1].is_connected():
            running[-1].close()


@pytest.fixture
def browser(chromium: Callable[[], Browser]) -> Browser:
    """A Chromium that runs."""
    return chromium()


@pytest.fixture
def expected_errors() -> list[str]:
    """What a test expects the console to complain of: a part of each such message."""
    return []


@pytest.fixture(scope="session")
def heard() -> list[str]:
    """What pages say in their consoles when something goes wrong."""
    return []


@pytest.fixture
def complaints(heard: list[str], expected_errors: list[str]) -> Iterator[list[str]]:
    """What the pages of this test complain of; when they are closed, only what was expected."""
    heard.clear()
    yield heard
    unexpected = [one for one in heard if not any(part in one for part in expected_errors)]
    if unexpected:
        pytest.fail("The page complains: " + "; ".join(unexpected))


def new_context(browser: Browser, complaints: list[str], options: dict[str, Any]) -> BrowserContext:
    """To its pages a browser of their own; what they complain of is heard."""

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def catch(error: WebError) -> None:
        complaints.append(str(error.error))

    fresh = browser.new_context(**options)
    fresh.set_default_timeout(WAIT_MS)
    fresh.on("console", hear)
    fresh.on("weberror", catch)
    return fresh


@pytest.fixture
def context(browser: Browser, complaints: list[str]) -> Iterator[Callable[..., BrowserContext]]:
    """Fresh contexts: with or without script, as narrow as a telephone, without motion."""
    contexts: list[BrowserContext] = []

    def call(
        *, script: bool = True, narrow: bool = False, still: bool = False, **more: object
    ) -> BrowserContext:
        options: dict[str, Any] = {
            "java_script_enabled": script,
            "viewport": NARROW if narrow else WIDE,
            "reduced_motion": "reduce" if still else "no-preference",
        }
        contexts.append(new_context(browser, complaints, options | more))
        return contexts[-1]

    yield call
    for one in contexts:
        one.close()


@pytest.fixture
def page(context: Callable[..., BrowserContext]) -> Page:
    """A page in a fresh context."""
    return context().new_page()


# ------------------------------------------------------------------------------------------------
# The real site.


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site keeps its tables."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[str]:
    """The address of a real site, one for all tests of this process."""
    with opened(site_folder) as url:
        yield url


@pytest.fixture
def guest(site: str, context: Callable[..., BrowserContext]) -> Callable[..., Guest]:
    """Somebody new: in a browser of their own, speaking one of our languages."""

    def call(language: str = "en", *, still: bool = True, **more: object) -> Guest:
        fresh = context(locale=language, still=still, **more)
        return Guest(fresh.new_page(), site, language)

    return call


@pytest.fixture(scope="session")
def finished(site: str) -> str:
    """The address of a finished game of Shakespeare, which anybody may look at."""
    return finished_game(site)
