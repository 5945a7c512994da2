"""A store that does not answer for a while: everybody is told so, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import Future
from html import unescape
from typing import TYPE_CHECKING

import pytest
from sqlalchemy.exc import OperationalError

from groundlings.web import pulse
from groundlings.web.render import house_book
from postgres import Server
from web.open_house import WAIT_SECONDS, open_house
from web.programs import API, seated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

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
    house: OpenHouse, cellar: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0)  # it is down for less than a second
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


def test_a_house_whose_store_can_only_be_read_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the file, or the disk is full: reading is no proof."""
    file = tmp_path / "house.db"
    with open_house(f"sqlite:///{file}") as house:
        client = house.client()
        assert client.get("/readyz").status_code == 200
        monkeypatch.setattr(pulse, "FRESH", 0)
        monkeypatch.setattr(pulse, "PATIENCE", 0.01)
        lock = sqlite3.connect(file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        assert client.get("/games/mine").status_code == 200, "it can be read"
        assert client.get("/readyz").status_code == 503
        lock.close()
        monkeypatch.setattr(pulse, "PATIENCE", WAIT_SECONDS)
        while client.get("/readyz").status_code != 200:
            pass
        monkeypatch.setattr(house.store, "touch", full_disk)
        assert client.get("/readyz").status_code == 503


def full_disk() -> Future[None]:
    """What SQLite says then."""
    done: Future[None] = Future()
    done.set_exception(OperationalError("", {}, Exception("database or disk is full")))
    return done


def test_who_asks_again_and_again_costs_one_write(tmp_path: Path) -> None:
    with open_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        touches, touch = [], house.store.touch

        def counted() -> Future[None]:
            touches.append(1)
            return touch()

        house.store.touch = counted  # type: ignore[method-assign]

        async def ask() -> list[bool]:
            felt = pulse.Pulse(house.store)
            return list(await asyncio.gather(*(felt.beats() for _ in range(50))))

        assert house.do(ask()) == [True] * 50
        assert len(touches) == 1
