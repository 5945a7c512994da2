"""A small server for each test; it stands until the pages of the test are closed."""

from __future__ import annotations

import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from browser.conftest import WIDE, new_context
from browser.script.small_server import Port, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page


@pytest.fixture(scope="session")
def port() -> Iterator[Port]:
    """One port for all tests of this process: the browser need not get the scripts again."""
    port = Port()
    thread = threading.Thread(target=port.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield port
    finally:
        port.shutdown()
        thread.join()
        port.server_close()


@pytest.fixture(autouse=True)  # first, so that it stands until the pages are closed
def server(port: Port) -> Iterator[Server]:
    """A small server that nobody has asked yet."""
    port.now = Server(url=f"http://127.0.0.1:{port.server_address[1]}/")
    yield port.now
    port.now.until(lambda: not port.now.streams)


@pytest.fixture(scope="module")
def tab(chromium: Callable[[], Browser], heard: list[str]) -> Iterator[Callable[[], Page]]:
    """One tab for the tests of a file: to open another takes longer than most of them."""
    tabs: list[Page] = []

    def alive() -> Page:
        if not tabs or tabs[-1].is_closed():
            tabs.append(new_context(chromium(), heard, {"viewport": WIDE}).new_page())
        return tabs[-1]

    yield alive
    if tabs and not tabs[-1].is_closed():
        tabs[-1].context.close()


@pytest.fixture
def page(tab: Callable[[], Page], complaints: list[str]) -> Iterator[Page]:
    """A page that has nothing of what another test has done."""
    page = tab()
    complaints.clear()
    yield page
    page.goto("about:blank")
    page.context.clear_cookies()


@pytest.fixture
def begin_with(page: Page) -> Iterator[Callable[[str], None]]:
    """Each page of the test begins with these scripts."""
    with ExitStack() as scripts:

        def call(script: str) -> None:
            scripts.enter_context(page.add_init_script(script))

        yield call


@pytest.fixture(params=["moveBefore", "insertBefore"])
def either_page(
    request: pytest.FixtureRequest, page: Page, begin_with: Callable[[str], None]
) -> Page:
    """A page in a browser that can move nodes within the page, and in one that cannot."""
    if request.param == "insertBefore":
        begin_with("delete Element.prototype.moveBefore")
    return page


@pytest.fixture
def clocked_page(context: Callable[..., BrowserContext]) -> Page:
    """A page whose clock a test may turn, which could not be turned back."""
    return context().new_page()
