"""A store that does not answer for a while: everybody is told so, and nothing is lost."""

from __future__ import annotations

from html import unescape
from typing import TYPE_CHECKING

import pytest

from groundlings.web.render import house_book
from postgres import Server
from web.open_house import open_house
from web.programs import API, seated

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.open_house import OpenHouse


@pytest.fixture
def cellar() -> Iterator[Server]:
    """A PostgreSQL that nobody else needs."""
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def house(cellar: Server) -> Iterator[OpenHouse]:
    """A house on it."""
    with open_house(cellar.fresh()) as opened:
        yield opened


def test_a_store_that_is_down_is_said_to_be_and_the_game_goes_on_after_it(
    house: OpenHouse, cellar: Server
) -> None:
    program, friend = seated(house.client(), "pit", ["me", "me"])
    guest = house.client(headers={"Accept-Language": "fr"})
    guest.post("/me", data={"name": "Anne"}, headers={"Origin": house.url})
    before = program.look()
    choice = before["options"][0]
    elsewhere = program.table[::-1]

    with cellar.down():
        for path in ("/", "/games/mine", "/me", f"{API}/tables/{elsewhere}"):
            answer = guest.get(path)
            assert (path, answer.status_code) == (path, 503)
            assert answer.headers["Retry-After"] == "5"
        assert house_book("fr").text("note.sentence_503") in unescape(guest.get("/").text)
        refused = program.choose(before["rev"], choice)
        assert refused.status_code == 503
        assert refused.json() == {
            "error": "the store does not answer; look at your table again in a moment"
        }
        assert guest.get("/readyz").status_code == 503
        assert guest.get("/healthz").status_code == 200

    assert guest.get("/readyz").status_code == 200
    assert "Anne" in guest.get("/me").text
    again = program.choose(before["rev"], choice)
    assert again.status_code == 200, again.text
    assert friend.look()["rev"] == before["rev"] + 1
