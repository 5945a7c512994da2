"""Rights over one's own: a home link locked, everything taken along, everything forgotten."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest
from sqlalchemy import select

from groundlings.stage.keys import kept
from groundlings.store.schema import METADATA
from web.by_form import opened
from web.markup import Markup, faults
from web.programs import API, Program
from web.programs import opened as opened_by_program

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse

SURE = {"sure": "yes"}


def home_link(client: httpx.Client, house: OpenHouse) -> str:
    page = Markup(client.get("/me").text)
    link = next(one["value"] for one in page.all("input") if "/home/" in one.get("value", ""))
    return str(link).removeprefix(house.url)


def together(host: httpx.Client, guest: httpx.Client, house: OpenHouse, **form: str) -> str:
    """A game of Xanthippe, who opens it, and Bob."""
    seats = {"seat": ["me", "open"], "your_name": "Xanthippe", **form}
    table = opened(host, **seats)
    invite = house.live(table.removeprefix("/t/")).seats[1].invite
    guest.post(f"/join/{invite}", data={"name": "Bob"})
    return table


def end_it(table: str, house: OpenHouse) -> None:
    """Everybody takes their last option until the end."""
    live = house.live(table.removeprefix("/t/"))
    while live.asked:
        seat = next(seat for seat in live.asked if live.options(seat))
        house.do(live.choose(seat, live.rev, [live.options(seat)[-1]]))


# The key


def test_a_new_home_link_shuts_out_every_other_device(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    here, there, thief = visit(headers={"Accept-Language": "en"}), visit(), visit()
    table = opened(here, seat=["me", "screen"], your_name="Anne")
    old = home_link(here, house)
    assert "No other device has come home by it." in here.get("/me").text
    there.post(old)
    assert "come home by it 1 time, last just now" in Markup(here.get("/me").text).text
    assert there.get("/me").text.count(old) == here.get("/me").text.count(old) > 0
    form = Markup(here.get("/me").text).form("/me/link")
    with there.stream("GET", f"{table}/stream") as looking:
        lines = looking.iter_lines()
        assert next(lines).startswith("retry")
        assert here.post(form.action, data=form.sends()).status_code == 303
        for _ in lines:  # it comes to an end
            pass
    fresh = home_link(here, house)
    assert fresh != old
    assert "No other device has come home by it." in here.get("/me").text
    assert table in here.get("/").text
    assert thief.get(old).status_code == thief.post(old).status_code == 404
    assert table not in there.get("/").text
    late = there.post(f"{table}/choices", data={"rev": "0", "choice": "bid:0", "as": "0"})
    assert late.status_code == 403
    thief.post(fresh)
    assert table in thief.get("/").text


def test_what_cannot_be_undone_is_asked_twice(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    client = visit()
    opened(client, seat=["me", "screen"])
    link = home_link(client, house)
    for path in ("/me/link", "/me/erase"):
        assert client.post(path).status_code == 422
        assert visit().post(path, data=SURE).status_code == 403
        form = Markup(client.get("/me").text).form(path)
        assert form.sends() == {"sure": ["yes"]}
    assert home_link(client, house) == link
    assert visit().get("/me/export").status_code == 403
    assert "/me/erase" not in visit().get("/me").text


@pytest.mark.parametrize("language", ["en", "fr", "hu"])
def test_the_page_says_all_of_it_in_every_language(
    language: str, visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    client = visit(headers={"Accept-Language": language})
    opened(client, seat=["me", "bot:random"])
    page = client.get("/me").text
    assert faults(page, house.url) == []
    assert "[me." not in page


def test_a_request_that_began_before_undoes_neither_a_new_key_nor_a_farewell(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """As when two devices save at the same time."""
    client, store = visit(), house.store
    opened(client, seat=["me", "screen"], your_name="Anne")
    old = client.cookies["groundlings"]
    anne = store.person(kept(old))
    assert anne is not None
    client.post("/me/link", data=SURE)
    assert store.change_person(anne).result(20) is False
    store.keep_person(anne).result(20)
    assert store.person(kept(old)) is None
    fresh = store.person(kept(client.cookies["groundlings"]))
    assert fresh is not None
    client.post("/me/erase", data=SURE)
    assert store.change_person(fresh).result(20) is False
    assert store.person(fresh.key) is None


# Taken along


def test_everything_that_is_kept_of_somebody_fits_in_one_file(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    anne, bob = visit(), visit()
    over, going = together(anne, bob, house), together(anne, bob, house)
    end_it(over, house)
    answer = anne.get("/me/export")
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(io.BytesIO(answer.content)) as pack:
        told = json.loads(pack.read("me.json"))
        name = f"games/pit-{over.removeprefix('/t/')}.txt"
        assert [one for one in pack.namelist() if one.startswith("games/")] == [name]
        assert pack.read(name).decode() == anne.get(f"{over}/record").text
    assert told["person"]["name"] == "Xanthippe"
    assert {table["id"] for table in told["tables"]} == {over[3:], going[3:]}
    assert all(table["hosted"] for table in told["tables"])
    rows = house.store.log(over[3:])
    mine = next(table for table in told["tables"] if table["id"] == over[3:])
    assert [one["row"] for one in mine["choices"]] == [row.n for row in rows if row.seat == 0]
    assert anne.cookies["groundlings"] not in answer.text
    assert "Bob" not in json.dumps(told)


# Forgotten


def test_who_is_forgotten_is_nowhere_and_the_games_of_others_stay(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    anne, bob = visit(), visit(headers={"Accept-Language": "en"})
    her = {"your_name": "Philaminte"}
    over, going = (
        together(anne, bob, house, **her),
        together(anne, bob, house, name="At Philaminte", **her),
    )
    alone = opened(anne, seat=["me", "bot:random"])
    end_it(over, house)
    person = house.store.person(kept(anne.cookies["groundlings"]))
    assert person is not None
    record, link = bob.get(f"{over}/record").text, home_link(anne, house)
    scores = bob.get(f"{API}/tables/{over[3:]}").json()["scores"]
    form = Markup(anne.get("/me").text).form("/me/erase")
    assert anne.post(form.action, data=form.sends()).headers["location"] == "/"
    assert "groundlings" not in anne.cookies
    assert bob.get(link).status_code == bob.get(alone).status_code == 404
    assert bob.get(f"{over}/record").text == record
    assert bob.get(f"{API}/tables/{over[3:]}").json()["scores"] == scores
    for page in (over, f"{over}/result", going, "/games/mine"):
        text = bob.get(page).text
        assert "Philaminte" not in text
        assert "Somebody" in text
    seat = house.live(going[3:]).seats[0]
    assert (seat.person, seat.token, bool(seat.understudy)) == (None, None, True)
    with house.store.engine.connect() as connection:
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                assert "Philaminte" not in str(row)
                assert person.id not in str(row)
                assert person.key not in str(row)


def test_who_is_forgotten_before_a_game_leaves_a_free_seat_or_closes_the_own_table(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, guest, other = visit(), visit(), visit()
    form = {"seat": ["me", "open", "open"], "your_name": "Anne"}
    tables = [opened(host, **form) for _ in range(2)]
    live = [house.live(table[3:]) for table in tables]
    for one in live:
        guest.post(f"/join/{one.seats[1].invite}", data={"name": "Bob"})
    invite = live[0].seats[1].invite
    assert guest.post("/me/erase", data=SURE).status_code == 303
    assert live[0].seats[1].kind == "open"
    assert other.post(f"/join/{invite}", data={"name": "Cili"}).headers["location"] == tables[0]
    assert host.post("/me/erase", data=SURE).status_code == 303
    assert house.live(tables[0][3:]).status == "closed"
    assert other.get(tables[1]).status_code == 404  # nobody else was there any more


# Programs


def test_a_program_gets_another_token_and_the_old_one_is_nobodys(client: httpx.Client) -> None:
    told = opened_by_program(client, "pit", ["me", "me"])
    program = Program(client, told["id"], told["seats"][0]["token"])
    answer = client.post(f"{program.url}/token", headers=program.headers)
    assert answer.status_code == 201
    assert client.get(program.url, headers=program.headers).status_code == 403
    fresh = Program(client, told["id"], answer.json()["token"])
    body = fresh.look()
    assert body["seat"] == 0
    assert fresh.choose(body["rev"], body["options"][0]).status_code == 200
    assert client.post(f"{program.url}/token").status_code == 403  # an onlooker has none


def test_a_program_gives_its_seat_up_and_a_bot_plays_on(
    client: httpx.Client, house: OpenHouse
) -> None:
    told = opened_by_program(client, "pit", ["me", "me"])
    program = Program(client, told["id"], told["seats"][1]["token"])
    with client.stream("GET", f"{program.url}/events", headers=program.headers) as events:
        lines = events.iter_lines()
        next(lines)
        answer = house.client().delete(f"{program.url}/token", headers=program.headers)
        assert answer.status_code == 204
        for _ in lines:  # it comes to an end
            pass
    assert client.get(program.url, headers=program.headers).status_code == 403
    seat = house.live(told["id"]).seats[1]
    assert (seat.token, bool(seat.understudy)) == (None, True)
    gathering = opened_by_program(client, "pit", ["me", "open"])
    waiting = Program(client, gathering["id"], gathering["seats"][0]["token"])
    early = client.delete(f"{waiting.url}/token", headers=waiting.headers)
    assert early.status_code == 409
    assert waiting.look()["status"] == "gathering"
