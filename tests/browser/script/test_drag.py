"""Dragging on a page of no game: where a piece may go, and what is chosen there, the page says."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import expect

from browser.script.small_server import Server, enter, requests, settled, table

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCRIPT = '<script type="module" src="/tell.js"></script>'
TABLE = (
    '<form id="choose" data-live method="post" action="/play"></form>'
    '<div class="board"><p class="left"><span class="el">piece</span><button form="choose" '
    'name="choice" value="lift:piece" class="legal" data-goes="{}">Lift</button></p>'
    '<p id="here" class="middle">here</p><p id="there" class="right">there</p></div>'
    '<p id="then"></p>'
)


def drag(page: Page, server: Server, goes: str, place: str) -> None:
    """Open the page, drag the piece to a place and let go."""
    server.frame = server.frame.replace("</head>", f"{SCRIPT}</head>")
    enter(page, server, table(1, TABLE.format(goes), stream=None))
    page.get_by_role("button", name="Lift").hover()
    expect(page.locator(".could")).to_have_id("there")
    box = page.locator(place).bounding_box()
    assert box is not None
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 20, steps=2)
    expect(page.locator(".dragged")).to_have_text("piece")
    expect(page.locator(".dropzone")).to_have_count(int(place == "#there"))
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


@pytest.mark.parametrize(
    ("goes", "chosen"),
    [
        ("there=lay:2.3", ["lift:piece", "lay:2.3"]),
        ("nowhere=lay:1 there=lay:a=b", ["lift:piece", "lay:a=b"]),
        ("there=", ["lift:piece"]),
    ],
    ids=["by a choice", "one of several", "by itself"],
)
def test_a_piece_is_dropped_with_the_choice_of_its_place(
    page: Page, server: Server, goes: str, chosen: list[str]
) -> None:
    with page.expect_request("**/play") as posted:
        drag(page, server, goes, "#there")
    assert parse_qsl(posted.value.post_data or "") == [("choice", one) for one in chosen]


def test_a_piece_is_not_dropped_where_it_may_not_go(page: Page, server: Server) -> None:
    asked = requests(page)
    drag(page, server, "there=lay:1", "#here")
    settled(page)
    assert f"{server.url}play" not in asked
