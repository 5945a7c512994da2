"""For those who watch over a house: numbers that hold, and logs in which nobody's key stands."""

from __future__ import annotations

import io
import json
import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from groundlings.stage.settings import Settings
from groundlings.store.durations import BOUNDS, Durations
from groundlings.web import logs, people
from groundlings.web.meters import kind_of
from web.by_form import opened
from web.markup import Markup
from web.programs import opened as opened_by_program
from web.programs import seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx

    from web.open_house import OpenHouse

TOKEN = {"Authorization": "Bearer of the host"}
LINE = re.compile(
    r"# TYPE [a-z_]+ (gauge|counter|histogram)"
    r"|[a-z_]+(\{[a-z]+=\"[a-z0-9.+Inf]+\"(,[a-z]+=\"[0-9]+\")?\})? [0-9]+(\.[0-9]+)?"
)


@pytest.fixture
def watched(house: OpenHouse) -> Iterator[OpenHouse]:
    """The house, whose host has a token."""
    house.house.meters.token = "of the host"  # noqa: S105 - of a test
    yield house
    house.house.meters.token = ""


def numbers(client: httpx.Client, **headers: str) -> dict[str, float]:
    """What /metrics tells, by name and labels."""
    answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200
    lines = answer.text.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    told = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(number) for name, _, number in told}


def test_the_host_is_told_what_was_asked_for_and_how_long_it_took(
    client: httpx.Client,
    watched: OpenHouse,  # noqa: ARG001 - it has a token
) -> None:
    before = numbers(client, **TOKEN)
    programs = seated(client, "pit", ["me", "me"])
    assert programs[0].choose(0, programs[0].look()["options"][0]).status_code == 200
    assert programs[0].choose(0, "dance").status_code in {409, 422}
    client.get("/nowhere")
    after = numbers(client, **TOKEN)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    def answered(kind: str, status: int) -> str:
        return f'groundlings_requests_total{{kind="{kind}",status="{status}"}}'

    assert grown(answered("api", 201)) == 1
    assert grown(answered("choice", 200)) == 1
    assert grown(answered("page", 404)) == 1
    assert grown("groundlings_choice_seconds_count") == 2
    assert grown("groundlings_commit_seconds_count") >= 2
    assert grown('groundlings_commit_seconds_bucket{le="+Inf"}') >= 2
    assert after["groundlings_memory_bytes"] > 10**7
    assert after["groundlings_store_errors_total"] == before["groundlings_store_errors_total"]


def test_nobody_else_learns_when_somebody_answers_under_a_seal(
    client: httpx.Client, watched: OpenHouse
) -> None:
    """Who could would know at a table for two that the other has answered."""
    kinds = ("requests", "choice", "commit_seconds", "memory", "errors")
    for headers in ({}, {"Authorization": "Bearer of another"}):
        told = numbers(client, **headers)
        assert [name for name in told if any(kind in name for kind in kinds)] == []
        assert "groundlings_commits_total" in told
    watched.house.meters.token = ""
    headers = {"Authorization": "Bearer"}
    assert not [name for name in numbers(client, **headers) if "requests" in name]


def test_every_kind_of_address_has_a_name() -> None:
    said = {
        "/": "page", "/t/x/choices": "choice", "/api/v1/tables/x/choices": "choice",
        "/t/x/stream": "stream", "/api/v1/tables/x/events": "stream", "/api/v1/games": "api",
        "/static/a.css": "file", "/drawings/x.js": "file", "/healthz": "watch",
        "/home/secret": "page",
    }  # fmt: skip
    assert {path: kind_of(path) for path in said} == said


def test_a_histogram_counts_each_once_and_adds_them_up() -> None:
    found = Durations()
    for seconds in (0.0001, BOUNDS[0], 0.3, 99.0):
        found.note(seconds)
    lines = found.lines("it")
    assert lines[1:3] == ['it_bucket{le="0.001"} 2', 'it_bucket{le="0.0025"} 2']
    assert 'it_bucket{le="0.5"} 3' in lines
    assert lines[-3:] == ['it_bucket{le="+Inf"} 4', "it_sum 99.301100", "it_count 4"]


# Logs


@pytest.fixture(params=[logs.TEXT, logs.JSON])
def said(request: pytest.FixtureRequest) -> Iterator[tuple[str, io.StringIO]]:
    """What the house says, all of it, in one of the two ways."""
    root, ours = logging.getLogger(), logging.getLogger("groundlings")
    before = root.handlers[:], root.level, ours.level
    stream = io.StringIO()
    logs.kept(request.param, stream)
    root.setLevel(logging.DEBUG)
    ours.setLevel(logging.DEBUG)
    yield request.param, stream
    root.handlers[:], _, _ = before
    root.setLevel(before[1])
    ours.setLevel(before[2])


def test_no_secret_stands_in_a_log(
    said: tuple[str, io.StringIO],
    visit: Callable[..., httpx.Client],
    house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever goes wrong, and whatever the error repeats."""
    kind, stream = said
    host, guest = visit(), visit()
    table = opened(host, seat=["me", "open"], your_name="Anne")
    live = house.live(table.removeprefix("/t/"))
    secrets = [str(live.seats[1].invite)]
    guest.post(f"/join/{secrets[0]}", data={"name": "Bob", "nonce": "0badcafe" * 4})
    program = opened_by_program(host, "pit", ["me", "bot:random"])
    secrets += [str(program["seats"][0]["token"]), "0badcafe" * 4]
    while live.asked:
        client, seat = (host, 0) if 0 in live.asked else (guest, 1)
        form = Markup(client.get(table).text).form(f"{table}/choices")
        assert seat in live.asked
        client.post(form.action, data={**form.sends(), "choice": form.buttons[0][1]})
    keys = [one.cookies["groundlings"] for one in (host, guest)]
    secrets += [*keys, f"{live.table.secret:032x}", live.table.salt.hex(), str(2**127 + 5)]
    secrets.append(f"{live.table.pledge(live.seats).seed:032x}")

    def broken(*_: object) -> Settings:
        raise RuntimeError(f"{live.table} {live.seats} {' '.join(secrets)}")

    monkeypatch.setattr(people, "kept_of", broken)
    assert host.get("/me").status_code == 500
    assert guest.get(f"/home/{keys[0]}x").status_code == 404
    host.post("/api/v1/join", json={"invite": secrets[0]})
    told = stream.getvalue()
    assert "RuntimeError" in told
    assert [one for one in secrets if one in told] == []
    if kind == logs.JSON:
        found = [json.loads(line) for line in told.splitlines()]
        assert any("RuntimeError" in one.get("trace", "") for one in found)
        assert all(set(one) <= {"time", "level", "logger", "message", "trace"} for one in found)


def test_what_is_kept_does_not_tell_its_secrets_when_it_is_shown(house: OpenHouse) -> None:
    client = house.client()
    table = opened(client, seat=["me", "open"])
    live = house.live(table.removeprefix("/t/"))
    shown = f"{live.table} {live.seats}"
    assert "secret" not in shown
    assert repr(live.table.salt) not in shown
    assert str(live.seats[1].invite) not in shown


def test_the_docs_name_every_number(client: httpx.Client, watched: OpenHouse) -> None:
    """And none that there is not."""
    assert watched.house.meters.token
    told = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    page = client.get("/metrics", headers=TOKEN).text
    served = set(re.findall(r"# TYPE (groundlings_[a-z_]+)", page))
    assert set(re.findall(r"`(groundlings_[a-z_]+)[`{]", told)) == served
