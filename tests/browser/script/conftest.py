"""A small server for each test; it stands until the pages of the test are closed."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from browser.script.small_server import Port, Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page


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


@pytest.fixture(params=["moveBefore", "insertBefore"])
def either_page(request: pytest.FixtureRequest, page: Page) -> Page:
    """A page in a browser that can move nodes within the page, and in one that cannot."""
    if request.param == "insertBefore":
        page.add_init_script("delete Element.prototype.moveBefore")
    return page


@pytest.fixture
def clocked_page(context: Callable[..., BrowserContext]) -> Page:
    """A page whose clock a test may turn."""
    return context(own=True).new_page()
