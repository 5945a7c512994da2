"""The JSON API, as section 7 of the design fixes it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
from groundlings.kernel.record import title
from web.programs import API, Program, chance, opened, play_out, seated

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse

KEYS = {"rev", "asked", "over", "view", "options", "scores"}
DESIGNED = {
    ("post", "/tables"),
    ("get", "/tables/{table}"),
    ("post", "/tables/{table}/choices"),
    ("get", "/tables/{table}/events"),
    ("get", "/tables/{table}/record"),
}


def test_a_new_table_tells_its_seats_with_token_or_invitation(
    client: httpx.Client, house: OpenHouse
) -> None:
    """Who opens a table gets the tokens of the seats called me, and a link for each open one."""
    told = opened(client, "shakespeare", ["me", "open", "bot:random", "me"])
    assert {"id", "rev", "seats"} <= set(told)
    assert told["rev"] == 0
    assert [set(seat) for seat in told["seats"]] == [{"seat", "token", "invite"}] * 4
    assert [seat["seat"] for seat in told["seats"]] == [0, 1, 2, 3]
    first, free, bot, last = told["seats"]
    assert first["token"]
    assert last["token"]
    assert first["token"] != last["token"]
    assert first["invite"] is last["invite"] is bot["token"] is bot["invite"] is free["token"]
    assert free["invite"].startswith(f"{house.url}/join/")


def test_a_table_shows_each_what_the_design_says(client: httpx.Client) -> None:
    """The same keys for a seat and a spectator; options only for who is asked."""
    programs = seated(client, "shakespeare", ["me", "me"])
    spectator = Program(client, programs[0].table).look()
    assert set(spectator) >= KEYS
    assert spectator["seat"] is None
    assert spectator["options"] == []
    assert spectator["over"] is False
    assert spectator["rev"] == 0
    for seat, program in enumerate(programs):
        body = program.look()
        assert set(body) == set(spectator)
        assert body["seat"] == seat == body["view"]["seat"]
        assert bool(body["options"]) == (seat in body["asked"])
        assert body["scores"] == spectator["scores"]


def test_a_choice_answers_with_the_same_body(client: httpx.Client) -> None:
    """What the post says is what the next look says."""
    programs = seated(client, "pit", ["me", "me"])
    body = programs[0].look()
    answer = programs[0].choose(body["rev"], body["options"][0])
    assert answer.status_code == 200
    assert answer.json() == programs[0].look()
    assert answer.json()["rev"] == body["rev"] + 1


def test_several_choices_can_come_at_once_all_or_none(client: httpx.Client) -> None:
    programs = seated(client, "pit", ["me", "me"])
    before = programs[0].look()
    answer = programs[0].choose(0, [before["options"][0], "put:left"])
    assert answer.status_code == 422
    assert programs[0].look() == before
    assert programs[0].choose(0, [before["options"][0]]).status_code == 200


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_programs_play_a_whole_game(client: httpx.Client, seats: int) -> None:
    """The record is refused before the end and proves the result after it."""
    programs = seated(client, "shakespeare", ["me"] * seats)
    spectator = Program(client, programs[0].table)
    for one in (programs[0], spectator):
        early = client.get(f"{one.url}/record", headers=one.headers)
        assert early.status_code == 403
        assert set(early.json()) == {"error"}
    last = play_out(programs, chance(seats))
    assert last["status"] == "finished"
    assert last["asked"] == last["options"] == []
    record = client.get(f"{spectator.url}/record")
    assert record.status_code == 200
    assert record.headers["content-type"].startswith("text/plain")
    game = groundlings.game(title(record.text).game)
    g = game.replay(record.text)
    assert g.over
    assert list(game.scores(g)) == last["scores"]
    assert list(game.winners(g)) == last["winners"]
    assert g.rows == last["rev"]
    late = programs[0].choose(last["rev"], "wager:0")
    assert late.status_code == 409
    assert late.json()["scores"] == last["scores"]


@pytest.mark.parametrize(
    ("game", "bot", "packing"), [("shakespeare", "random", "gzip"), ("pit", "greedy", "identity")]
)
def test_a_game_against_bots_is_followed_by_its_stream(
    visit: Callable[..., httpx.Client], game: str, bot: str, packing: str
) -> None:
    """The first message is the table as it stands; each is a whole body and its id is the rev."""
    client, ear = visit(), visit()
    program = seated(client, game, ["me", "bot:random", f"bot:{bot}"])[0]
    listening = Program(ear, program.table, program.token)
    whim, seen, latest = chance(5), [0], 0
    keys = set(program.look())
    for number, body in listening.events(packing):
        assert number == body["rev"]
        assert set(body) == keys
        seen.append(number)
        if body["over"]:
            break
        if body["options"] and number >= latest:  # under a seal a table may come that is behind
            answer = program.choose(body["rev"], whim.choice(body["options"]))
            assert answer.status_code == 200
            latest = answer.json()["rev"]
    assert seen[1:] == sorted(set(seen[1:]))
    assert body == program.look()


def test_a_stream_begins_with_the_table_as_it_stands(visit: Callable[..., httpx.Client]) -> None:
    """There is nothing to catch up after a reconnection."""
    client = visit()
    programs = seated(client, "pit", ["me", "me"])
    body = programs[0].look()
    programs[0].choose(0, body["options"][1])
    for program in [*programs, Program(client, programs[0].table)]:
        watcher = Program(visit(), program.table, program.token)
        assert next(watcher.events()) == (1, program.look())


def test_a_program_can_join_by_link_or_code_and_the_game_begins(client: httpx.Client) -> None:
    """The invitation gives a token; with the last seat taken the first is asked."""
    table = opened(client, "pit", ["me", "open", "open"])
    host = Program(client, table["id"], table["seats"][0]["token"])
    assert host.look()["view"] is None
    links = [seat["invite"] for seat in table["seats"][1:]]
    early = host.choose(0, "bid:0")
    assert early.status_code == 409
    codes = [links[0], links[1].rpartition("/")[2]]
    for seat, code in enumerate(codes, 1):
        joined = client.post(f"{API}/join", json={"invite": code, "name": "Bob"})
        assert joined.status_code == 201
        assert joined.json()["seat"] == seat
        assert Program(client, table["id"], joined.json()["token"]).look()["seat"] == seat
        again = client.post(f"{API}/join", json={"invite": code})
        assert again.status_code == 409
        assert set(again.json()) == {"error"}
    assert host.look()["asked"] == [0, 1, 2]
    unknown = client.post(f"{API}/join", json={"invite": "2" * 26})
    assert unknown.status_code == 404


def test_a_choice_can_be_taken_back_until_something_is_revealed(client: httpx.Client) -> None:
    programs = seated(client, "pit", ["me", "me"])
    options = programs[0].look()["options"]
    assert programs[0].choose(0, options[0]).json()["undoable"] == 1
    url = f"{programs[0].url}/undo"
    foreign = client.post(url, json={"rev": 1}, headers=programs[1].headers)
    assert foreign.status_code in {409, 422}
    answer = client.post(url, json={"rev": 1}, headers=programs[0].headers)
    assert answer.status_code == 200
    assert answer.json()["rev"] == 2
    assert answer.json()["options"] == options
    too_many = client.post(url, json={"rev": 2, "steps": 1}, headers=programs[0].headers)
    assert too_many.status_code == 422


def test_turns_are_ended_by_saying_so_where_the_table_wants_it(client: httpx.Client) -> None:
    """Nobody acts before the turn is ended, and the one whose turn it was may still think again."""
    programs = seated(client, "shakespeare", ["me", "me"], end_turn=True)
    whim = chance(1)
    for _ in range(60):
        body = programs[0].look()
        if body["asked"] and not any(program.look()["options"] for program in programs):
            break
        seat = body["asked"][0]
        mine = programs[seat].look()
        assert programs[seat].choose(mine["rev"], whim.choice(mine["options"])).status_code == 200
    else:
        pytest.fail("no turn has ever waited for its end")
    waiting = next(seat for seat in (0, 1) if programs[seat].look()["undoable"])
    other = programs[1 - waiting]
    rev = body["rev"]
    assert other.choose(rev, "wager:0").status_code == 409
    url = f"{other.url}/end-turn"
    assert client.post(url, json={"rev": rev}, headers=other.headers).status_code == 409
    ended = client.post(url, json={"rev": rev}, headers=programs[waiting].headers)
    assert ended.status_code == 200
    assert other.look()["options"]


def test_the_lists_name_every_game_and_bot(client: httpx.Client) -> None:
    games = client.get(f"{API}/games").json()
    assert [game["name"] for game in games] == list(groundlings.games())
    for told in games:
        assert told["seats"] == list(groundlings.game(told["name"]).seats)
        assert set(told["variants"]) == set(groundlings.game(told["name"]).variants)
    assert {"greedy", "random"} <= set(client.get(f"{API}/bots").json())


def test_variants_are_kept_and_wrong_ones_refused(client: httpx.Client) -> None:
    program = seated(client, "pit", ["me", "me"], variants={"length": "long", "tricks": False})[0]
    assert program.look()["view"]["rounds"] > 3
    for variants in ({"length": "huge"}, {"tricks": 1}, {"luck": True}, {"length": True}):
        sent = {"game": "pit", "seats": ["me", "me"], "variants": variants}
        answer = client.post(f"{API}/tables", json=sent)
        assert answer.status_code == 422
        assert set(answer.json()) == {"error"}


def test_the_house_says_that_it_lives(client: httpx.Client) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").text == "ok\n"


def test_the_metrics_are_what_prometheus_reads(client: httpx.Client, house: OpenHouse) -> None:
    seated(client, "pit", ["me", "me"])
    answer = client.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert answer.text.endswith("\n")
    line = re.compile(r"(# TYPE [a-z_]+ (gauge|counter)|[a-z_]+(\{[a-z]+=\"[a-z]+\"\})? [0-9]+)")
    for told in answer.text.splitlines():
        assert line.fullmatch(told), told
    counts = house.store.counts()
    assert f'groundlings_tables{{status="playing"}} {counts["playing"]}' in answer.text


def test_openapi_lists_every_address_and_every_reference_in_it_holds(client: httpx.Client) -> None:
    document = client.get(f"{API}/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert document["info"]["title"] == "Groundlings"
    assert document["servers"] == [{"url": "/api/v1"}]
    listed = {(way, path) for path, ways in document["paths"].items() for way in ways}
    assert listed >= DESIGNED
    for way, path in listed:
        answer = client.request(way, API + path.replace("{table}", "2" * 12))
        assert answer.status_code not in {405, 500}, path
        told = document["paths"][path][way]
        assert told["summary"]
        assert set(told["responses"]) & {"200", "201", "204"}
        assert set(re.findall(r"\{(\w+)\}", path)) == {
            one["name"] for one in told.get("parameters", []) if one["in"] == "path"
        }
    for reference in _references(document):
        at: Any = document
        for part in reference.removeprefix("#/").split("/"):
            at = at[part]
        assert at


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [one for value in part.values() for one in _references(value)]
    if isinstance(part, list):
        return [one for value in part for one in _references(value)]
    return []


@pytest.mark.parametrize("game", ["shakespeare", "othello"])
def test_openapi_names_every_hint(client: httpx.Client, game: str) -> None:
    document = client.get(f"{API}/openapi.json").json()
    told = document["components"]["schemas"]["TableNow"]["properties"]["hints"]["description"]
    program, _ = seated(client, game, ["me", "me"])
    hints = program.look()["hints"]
    assert hints
    assert set(hints) <= set(re.findall(r"`(\w+)`", told))


def test_bodies_are_what_openapi_says(client: httpx.Client) -> None:
    """Exactly the promised fields, with a new table and a running one."""
    models = client.get(f"{API}/openapi.json").json()["components"]["schemas"]
    table = opened(client, "pit", ["me", "me"])
    assert set(table) == set(models["TableOpened"]["properties"])
    body = Program(client, table["id"]).look()
    assert set(body) == set(models["TableNow"]["properties"]) == set(models["TableNow"]["required"])
