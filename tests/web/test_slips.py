"""Slips by plain requests, as a browser or a program sends them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import httpx
import pytest

from sealed import nonce, slip
from web.markup import Markup
from web.programs import API, Program, opened

if TYPE_CHECKING:
    from collections.abc import Callable

    from web.open_house import OpenHouse


def table_of(client: httpx.Client, **more: Any) -> str:  # noqa: ANN401 - whatever the form sends
    form = {"game": "pit", "seat": ["me", "open"], **more}
    return str(client.post("/tables", data=form).headers["location"])


def invitation(client: httpx.Client, house: OpenHouse, table: str) -> str:
    fields = Markup(client.get(table).text).all("input")
    link = next(one["value"] for one in fields if "/join/" in one.get("value", ""))
    return link.removeprefix(house.url)


def test_the_seal_of_the_house_is_on_every_invitation_and_stays_that_of_the_table(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, guest = visit(), visit()
    table = table_of(host, slip=slip(1))
    path = invitation(host, house, table)
    page = guest.get(path).text
    seal = house.live(table.removeprefix("/t/")).table.pledge([]).commitment
    assert f'data-slip="{seal}"' in page
    assert f'<code class="hex">{seal}</code>' in page
    assert '<noscript><p class="fine">Without JavaScript your browser draws no slip' in page
    assert seal in host.get(table).text
    guest.post(path, data={"name": "Bob", "slip": slip(2)})
    told = guest.get(f"{table}/slips").json()
    assert 0 < told.pop("left") <= 30_000
    assert told == {
        "table": table.removeprefix("/t/"),
        "phase": "opening",
        "house": seal,
        "seats": [
            {"slip": slip(1), "open": False, "mine": False},
            {"slip": slip(2), "open": False, "mine": True},
        ],
    }


def test_slips_are_opened_by_their_owners_and_shown_when_the_game_is_over(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, guest, stranger = visit(), visit(), visit()
    table = table_of(host, slip=slip(1))
    early = host.post(f"{table}/slips", data={"seat": "0", "nonce": nonce(1).hex()})
    assert early.status_code == 409
    guest.post(invitation(host, house, table), data={"name": "Bob", "slip": slip(2)})
    assert "All seats are taken. The slips are being opened" in stranger.get(table).text
    for client, sent, status in (
        (stranger, {"seat": "0", "nonce": nonce(1).hex()}, 403),
        (guest, {"seat": "0", "nonce": nonce(1).hex()}, 403),
        (guest, {"seat": "9", "nonce": nonce(1).hex()}, 403),
        (guest, {"seat": "1"}, 422),
        (guest, {"seat": "1", "nonce": "xyz"}, 422),
        (guest, {"seat": "1", "nonce": nonce(1).hex()}, 422),
        (guest, {"seat": "1", "slip": slip(3)}, 409),
    ):
        answer = client.post(f"{table}/slips", data=sent)
        assert (answer.status_code, answer.json()["phase"]) == (status, "opening"), sent
        assert answer.json()["error"]
    for client, seat in ((host, 0), (guest, 1)):
        answer = client.post(f"{table}/slips", data={"seat": seat, "nonce": nonce(seat + 1).hex()})
        assert answer.status_code == 200
        assert answer.json()["seats"][seat]["open"]
    assert answer.json()["phase"] == "drawn"
    for path in ("", "/proof", "/slips"):
        text = stranger.get(f"{table}{path}").text
        assert nonce(1).hex() not in text
        assert nonce(2).hex() not in text
    assert stranger.get(f"{table}/proof").text.count("its slip is opened") == 2


def test_without_a_slip_the_game_begins_at_once_and_the_page_says_who_drew(
    client: httpx.Client, house: OpenHouse
) -> None:
    table = table_of(client, seat=["me", "bot:random"])
    assert house.live(table.removeprefix("/t/")).status == "playing"
    proof = client.get(f"{table}/proof").text
    assert "no slip: the house draws" in proof
    assert "a bot: the house draws" in proof


def test_a_table_thrown_away_keeps_showing_its_dice(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, guest = visit(), visit()
    table = table_of(host, slip=slip(1))
    guest.post(invitation(host, house, table), data={"name": "Bob", "slip": slip(2)})
    guest.post(f"{table}/slips", data={"seat": "1", "nonce": nonce(2).hex()})
    host.post(f"{table}/close")
    said = "This table was closed after all seats were taken"
    assert said in guest.get(table).text
    proof = guest.get(f"{table}/proof").text
    assert said in proof
    assert nonce(2).hex() in proof
    assert f"{house.live(table.removeprefix('/t/')).table.secret:032x}" in proof


@pytest.mark.parametrize("language", ["fr", "hu"])
def test_the_dice_are_told_in_every_language(
    visit: Callable[..., httpx.Client], house: OpenHouse, language: str
) -> None:
    host = visit(headers={"Accept-Language": language})
    table = table_of(host, slip=slip(1))
    for path in (table, f"{table}/proof", invitation(host, house, table)):
        text = host.get(path).text
        assert "[slip." not in text
        assert "[proof." not in text
        assert "The house has sealed" not in text


def test_a_program_takes_part_by_the_api(client: httpx.Client) -> None:
    wish = {"game": "pit", "seats": ["me", "open"], "slip": slip(1)}
    told = client.post(f"{API}/tables", json=wish).json()
    host = Program(client, told["id"], told["seats"][0]["token"])
    claim = {"invite": told["seats"][1]["invite"], "slip": slip(2)}
    joined = client.post(f"{API}/join", json=claim).json()
    guest = Program(client, told["id"], joined["token"])
    assert joined["commitment"] == told["commitment"] == host.look()["commitment"]
    assert host.look()["dice"]["phase"] == "opening"
    wrong = client.post(f"{host.url}/slip", json={"nonce": nonce(2).hex()}, headers=host.headers)
    assert wrong.status_code == 422
    assert "does not fit the seal" in wrong.json()["error"]
    empty = client.post(f"{host.url}/slip", json={}, headers=host.headers)
    assert empty.status_code == 422
    for one, n in ((host, 1), (guest, 2)):
        sent = {"nonce": nonce(n).hex()}
        answer = client.post(f"{one.url}/slip", json=sent, headers=one.headers)
        assert answer.status_code == 200
    assert answer.json()["dice"] == {
        "phase": "drawn",
        "slips": [{"seat": n, "slip": slip(n + 1), "drawn": "opened"} for n in range(2)],
    }
    assert opened(client, "pit", ["me", "me"])["commitment"] != told["commitment"]
