"""The house of a test stands until its pages are closed."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from browser.script.small_house import Door, House, Street

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page


@pytest.fixture(autouse=True)  # first, so that it stands until the pages are closed
def house() -> Iterator[House]:
    """A small house on a free port."""
    house = House()
    server = Street(("127.0.0.1", 0), type("OwnDoor", (Door,), {"house": house}))
    house.url = f"http://127.0.0.1:{server.server_address[1]}/"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield house
        house.until(lambda: not house.streams)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(params=["moveBefore", "insertBefore"])
def either_page(request: pytest.FixtureRequest, page: Page) -> Page:
    """A page in a browser that can move nodes within the page, and in one that cannot."""
    if request.param == "insertBefore":
        page.add_init_script("delete Element.prototype.moveBefore")
    return page
