"""People at the pages: who sits where, comes home on another device, watches, closes a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from groundlings.stage.settings import OFFERED
from web.by_form import opened
from web.markup import Markup, faults

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse


def test_a_guest_sits_down_by_invitation_and_the_game_begins(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, guest, late = visit(), visit(), visit()
    table = opened(host, seat=["me", "open"], your_name="Anna")
    page = Markup(host.get(table).text)
    link = next(one["value"] for one in page.all("input") if "/join/" in one.get("value", ""))
    path = link.removeprefix(house.url)
    assert link not in guest.get(table).text
    join = Markup(guest.get(path).text)
    form = join.form(path)
    answer = guest.post(form.action, data={**form.sends(), "name": "Bob"})
    assert answer.status_code == 303
    assert answer.headers["location"] == table
    assert "Bob" in host.get(table).text
    assert 'class="choices"' in guest.get(table).text
    assert 'class="choices"' in host.get(table).text
    assert 'class="choices"' not in late.get(table).text
    assert late.get(path).status_code == 200
    assert late.post(path, data={"name": "Eve"}).status_code == 409
    assert guest.get(path).headers["location"] == table


def test_the_home_link_carries_all_seats_to_another_device(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """A lost cookie loses nothing, as long as the link is there."""
    old, new = visit(), visit()
    tables = [opened(old, seat=["me", "bot:random"], your_name="Anna") for _ in range(2)]
    page = Markup(old.get("/me").text)
    link = next(one["value"] for one in page.all("input") if "/home/" in one.get("value", ""))
    assert link in old.get("/").text
    path = link.removeprefix(house.url)
    looked = new.get(path)
    assert looked.status_code == 200
    assert "Anna" in looked.text
    assert "groundlings" not in new.cookies  # to look is not to be
    assert not any(table.removeprefix("/t/") in new.get("/").text for table in tables)
    old.cookies.clear()
    assert not any(table in old.get("/").text for table in tables)
    form = Markup(looked.text).form(path)
    assert new.post(form.action).headers["location"] == "/"
    for client in (new, old):
        if client is old:
            old.post(path)
        lobby = client.get("/").text
        assert all(table in lobby for table in tables)
        for table in tables:
            assert '<li id="seat-0" class="seat' in client.get(table).text
            assert re.search(r'id="seat-0" class="[^"]*\bme\b', client.get(table).text)


def test_forget_me_leaves_this_device_only(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    client = visit()
    table = opened(client, seat=["me", "screen"])
    page = Markup(client.get("/me").text)
    link = next(one["value"] for one in page.all("input") if "/home/" in one.get("value", ""))
    assert client.post(page.form("/me/forget").action).status_code == 303
    assert "groundlings" not in client.cookies
    assert table not in client.get("/").text
    client.post(link.removeprefix(house.url))
    assert table in client.get("/").text


def test_an_unknown_home_link_or_invitation_is_not_found(client: httpx.Client) -> None:
    for path in ("/home/" + "2" * 26, "/join/" + "2" * 26, "/home/x", "/join/%00"):
        for answer in (client.get(path), client.post(path)):
            assert answer.status_code == 404
            assert faults(answer.text, str(client.base_url).rstrip("/")) == []
    assert "groundlings" not in client.cookies


def test_an_understudy_plays_until_the_player_returns(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """By form, for oneself; a stranger may not."""
    host, guest, stranger = visit(), visit(), visit()
    table = opened(host, game="shakespeare", seat=["me", "open"])
    page = Markup(host.get(table).text)
    link = next(one["value"] for one in page.all("input") if "/join/" in one.get("value", ""))
    guest.post(link.removeprefix(house.url))
    assert stranger.post(f"{table}/seats/1", data={"do": "understudy"}).status_code == 403
    for one, other in ((guest, 0), (host, 1)):  # each of them is here
        assert one.post(f"{table}/seats/{other}", data={"do": "understudy"}).status_code == 409
    form = Markup(guest.get(table).text).form(f"{table}/seats/1")
    assert form.buttons == [("do", "understudy")]
    assert guest.post(form.action, data={"do": "understudy"}).status_code == 303
    live = house.live(table.removeprefix("/t/"))
    assert live.seats[1].understudy
    refused = guest.post(f"{table}/choices", data={"rev": str(live.rev), "choice": "wager:0"})
    assert refused.status_code in {409, 422}
    assert host.post(f"{table}/seats/1", data={"do": "return"}).status_code == 403
    form = Markup(guest.get(table).text).form(f"{table}/seats/1")
    assert form.buttons == [("do", "return")]
    assert guest.post(form.action, data={"do": "return"}).status_code == 303
    assert house.live(table.removeprefix("/t/")).seats[1].understudy is None
    for wrong in ("9", "x", "-1"):
        assert guest.post(f"{table}/seats/{wrong}", data={"do": "return"}).status_code == 422
    assert guest.post(f"{table}/seats/1", data={"do": "dance"}).status_code == 422
    assert guest.post(f"{table}/seats/1", data={"do": "stand-up"}).status_code == 409


def test_the_host_fills_a_free_seat_with_a_bot_and_nobody_else(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, stranger = visit(), visit()
    table = opened(host, game="shakespeare", seat=["me", "open"])
    assert stranger.post(f"{table}/seats/1", data={"do": "bot"}).status_code == 403
    assert host.post(f"{table}/seats/1", data={"do": "bot", "bot": "nobody"}).status_code == 422
    assert house.live(table.removeprefix("/t/")).status == "gathering"
    assert host.post(f"{table}/seats/1", data={"do": "bot"}).status_code == 303
    assert house.live(table.removeprefix("/t/")).status == "playing"


def test_a_table_is_closed_by_its_host_only(visit: Callable[..., httpx.Client]) -> None:
    """A closed table still shows itself and takes no more choices."""
    host, stranger = visit(), visit()
    table = opened(host, seat=["me", "screen"])
    assert stranger.post(f"{table}/close").status_code == 403
    form = Markup(host.get(f"{table}?look=0-0").text).form(f"{table}/close")
    assert host.post(form.action).status_code == 303
    page = host.get(table)
    assert 'class="table closed"' in page.text
    assert "data-stream" not in page.text
    assert faults(page.text, str(host.base_url).rstrip("/")) == []
    late = host.post(f"{table}/choices", data={"rev": "0", "choice": "bid:0", "as": "0"})
    assert late.status_code == 409
    assert host.post(f"{table}/close").status_code == 409
    assert table not in host.get("/").text


def test_a_table_nobody_may_watch_is_for_its_players_only(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, stranger = visit(), visit()
    table = opened(host, seat=["me", "screen"])
    key = table.removeprefix("/t/")
    house.store.change_table(key, watch="none").result()
    house.do(house.live(key).refresh())
    assert host.get(table).status_code == 200
    ways = ("", "/log", "/proof", "/stream", "/join", "/result", "/record", "/all", "?at=0")
    for way in ways:
        answer = stranger.get(table + way)
        assert answer.status_code in {303, 403}, way
        assert "Day" not in answer.text
    assert stranger.get(table).status_code == 403
    for way in ("choices", "undo", "end-turn", "orders", "seats/0", "close", "rematch"):
        assert stranger.post(f"{table}/{way}").status_code == 403
    for way in ("", "/events", "/record"):
        assert stranger.get(f"/api/v1/tables/{key}{way}").status_code == 403


def test_a_listed_table_stands_in_the_lobby_and_one_can_sit_down(
    visit: Callable[..., httpx.Client],
) -> None:
    host, guest = visit(), visit()
    table = opened(host, seat=["me", "open"], watch="listed", name="The Cockpit Royal")
    private = opened(host, seat=["me", "open"], name="The Closed Curtain")
    lobby = guest.get("/").text
    assert "The Cockpit Royal" in lobby
    assert "The Closed Curtain" not in lobby
    assert guest.get(f"{private}/join").headers["location"] == private
    link = guest.get(f"{table}/join").headers["location"]
    assert link.startswith("/join/")
    assert guest.post(link, data={"name": "Bob"}).headers["location"] == table
    assert "The Cockpit Royal" not in visit().get("/").text


def test_the_pages_of_a_seat_tell_what_happened_since(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Once, and then no more."""
    host, guest = visit(), visit()
    table = opened(host, seat=["me", "open"])
    page = Markup(host.get(table).text)
    link = next(one["value"] for one in page.all("input") if "/join/" in one.get("value", ""))
    guest.post(link.removeprefix(house.url))
    guest.get(table)
    for client in (guest, host):
        form = Markup(client.get(table).text).form(f"{table}/choices")
        client.post(form.action, data={**form.sends(), "choice": form.buttons[0][1]})
    assert 'id="since-h"' in guest.get("/").text
    assert 'class="since panel"' in guest.get(table).text
    assert 'class="since panel"' not in guest.get(table).text


def test_settings_are_kept_and_every_page_says_them(visit: Callable[..., httpx.Client]) -> None:
    client = visit(headers={"Accept-Language": "en"})
    page = Markup(client.get("/me").text)
    form = page.form("/me").sends()
    assert (form["theme"], form["confirm"], form["sound"]) == (["system"], ["beat"], ["off"])
    assert client.post("/me", data={**form, "theme": "dark", "sound": "on"}).status_code == 303
    assert "groundlings" in client.cookies  # who had not been known has a key now
    table = opened(client, seat=["me", "bot:random"])
    for address in ("/", "/me", table):
        text = client.get(address).text
        assert 'data-theme="dark"' in text
        assert 'data-sound="on"' in text
        assert '<meta name="color-scheme" content="dark">' in text
        assert 'href="/me' in text
    refused = client.post("/me", data={"theme": "light", "pace": "gallop", "name": "Eve"})
    assert refused.status_code == 422
    assert "Pace can be one of slow, normal, fast, once" in refused.text
    text = client.get("/me").text
    assert ('data-theme="dark"' in text, "Eve" in text) == (True, False)


def test_a_guest_is_called_so_until_there_is_a_name(visit: Callable[..., httpx.Client]) -> None:
    anne, other = visit(headers={"Accept-Language": "fr"}), visit(headers={"Accept-Language": "en"})
    table = opened(anne, seat=["me", "bot:random"], watch="listed")
    own, seen = Markup(anne.get(table).text), Markup(other.get(table).text)
    assert "Vous" in own.text
    assert "Votre nom ?" in own.text
    assert "Guest" in seen.text
    assert "Player 1" not in seen.text
    link = next(one["href"] for one in own.all("a") if "/me?table=" in one.get("href", ""))
    form = Markup(anne.get(link).text).form("/me").sends()
    answer = anne.post("/me", data={**form, "name": "Anne"})
    assert answer.headers["location"] == link
    assert table in anne.get(link).text
    assert "Anne" in Markup(other.get(table).text).text
    assert "Votre nom" not in anne.get(table).text


def test_every_setting_holds_on_another_device(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Name, language and all that can be set: kept for the person, told by the table."""
    old, new = visit(headers={"Accept-Language": "en"}), visit(headers={"Accept-Language": "hu"})
    seats = ["me", "bot:random", "bot:random", "bot:random"]
    table = opened(old, game="shakespeare", seat=seats)
    plain = Markup(old.get("/me").text).form("/me").sends()
    choice = {"sign": "moon", "colour": "green"}
    wished = {name: choice.get(name, offered[-1]) for name, offered in OFFERED.items()}
    wished |= {name: "on" for name, one in plain.items() if name in OFFERED and one == ["off"]}
    wished |= {"name": "Anne", "lang": "fr"}
    assert set(wished) == set(plain) - {"table"}
    assert [name for name in wished if plain[name] == [wished[name]]] == []  # all are changed
    old.post("/me", data=wished)
    page = Markup(old.get("/me").text)
    link = next(one["value"] for one in page.all("input") if "/home/" in one.get("value", ""))
    new.post(link.removeprefix(house.url))
    kept = Markup(new.get("/me").text).form("/me").sends()
    assert kept == {name: [value] for name, value in wished.items()}
    html = new.get(table).text
    root, main = Markup(html).all("html")[0], Markup(html).all("main")[0]
    for name in OFFERED:
        assert root[f"data-{name.replace('_', '-')}"] == wished[name]
    assert root["lang"] == "fr"
    assert {"hue-0-green", "hue-3-red"} <= set(main["class"].split())
    seat = html.partition('<li id="seat-0"')[2].partition("</li>")[0]
    assert "Anne" in seat
    assert "#p-moon" in seat
