"""Drawings: in the page for who comes first or runs no script, afterwards kept by the browser."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from groundlings.web.drawings import Drawings, sprites
from groundlings.web.files import FOR_EVER

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

SVG = re.compile(
    r'<svg class="sprite"[^>]* data-keep="(\w+)" data-url="([^"]+)">.*?</svg>', re.DOTALL
)
SCRIPT = re.compile(r'<script src="(/drawings/\w+\.js)"></script>')
PAGE = "/games/shakespeare/pieces"


def inlaid(page: str) -> dict[str, str]:
    """The drawings within a page, by their marks."""
    return {found[1]: found[0] for found in SVG.finditer(page)}


def test_who_has_kept_nothing_gets_the_drawings_in_the_page(
    visit: Callable[..., httpx.Client],
) -> None:
    page = visit().get(PAGE).text
    assert len(inlaid(page)) == 3  # the house, Shakespeare, Backstage
    assert not SCRIPT.search(page)
    assert "noscript" not in page


def test_who_has_kept_them_gets_a_line_in_the_same_place(
    visit: Callable[..., httpx.Client],
) -> None:
    client = visit()
    before = client.get(PAGE).text
    found = inlaid(before)
    client.cookies.set("drawings", ".".join([*found, "ofanolder"]))
    after = client.get(PAGE).text
    assert inlaid(after) == {}
    lines = [SCRIPT.sub("#", line) for line in after.splitlines() if "http-equiv" not in line]
    assert lines == SVG.sub("#", before).splitlines()
    assert len(after.encode()) < len(before.encode()) - 30_000


def test_a_file_of_drawings_holds_what_the_page_did_and_is_kept_for_ever(
    visit: Callable[..., httpx.Client],
) -> None:
    client = visit()
    for found in SVG.finditer(client.get(PAGE).text):
        answer = client.get(found[2])
        assert answer.headers["cache-control"] == FOR_EVER
        assert answer.headers["content-type"].startswith("text/javascript")
        placed = json.loads(answer.text.partition("beforebegin', ")[2].rstrip(");\n"))
        assert placed == found[0].replace(f' data-keep="{found[1]}" data-url="{found[2]}"', "")
    assert client.get("/drawings/0123456789.js").status_code == 404


def test_one_file_that_is_kept_does_not_stand_for_another(
    visit: Callable[..., httpx.Client],
) -> None:
    client = visit()
    house = next(sprites("")).mark
    client.cookies.set("drawings", house)
    page = client.get(PAGE).text
    assert SCRIPT.findall(page) == [f"/drawings/{house}.js"]
    assert len(inlaid(page)) == 2


def test_who_runs_no_script_any_more_is_led_to_a_page_with_the_drawings(
    visit: Callable[..., httpx.Client],
) -> None:
    client = visit()
    client.cookies.set("drawings", ".".join(inlaid(client.get(PAGE).text)), domain="127.0.0.1")
    page = client.get(PAGE).text
    led = re.search(r'<noscript><meta http-equiv="refresh" content="0; url=([^"]+)">', page)
    assert led
    whole = client.get(led[1])
    assert len(inlaid(whole.text)) == 3
    assert "http-equiv" not in whole.text
    assert 'drawings=""' in whole.headers["set-cookie"]
    assert len(inlaid(client.get(PAGE).text)) == 3


@pytest.mark.parametrize("ways", [frozenset[str](), frozenset({"backstage"})])
def test_only_what_is_played_is_drawn(ways: frozenset[str]) -> None:
    found = Drawings()("shakespeare", ways)
    assert 'id="c-author"' in found
    assert ('id="hat-blue"' in found) is bool(ways)
