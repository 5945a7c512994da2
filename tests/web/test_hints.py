"""Hints on pages and for programs: asked for without a script, told to one seat, in its words."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pytest

from bots.pit_table import lay_out
from golden.story import records
from groundlings.bots.hints import RIVAL, Hint, Reason
from groundlings.stage import prompter
from groundlings.stage.prompter import Whisper, whisper_of
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.web.render import house_book
from groundlings.web.scene import drawn_scene
from groundlings.web.visit import Visit
from groundlings.words import languages
from pit import GAME
from stage.learned_pit import TABLES
from web.by_form import opened as by_form
from web.golden_tables import walked
from web.markup import Markup, faults
from web.open_house import OpenHouse, open_house
from web.programs import API, Program, opened, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    import httpx

    from groundlings.stage.table import LiveTable

(TWO,) = [path for path in records() if path.stem == "shakespeare-2"]
(MOORS,) = [path for path in records() if path.stem == "othello-2"]
SEAL: Final = re.compile(r'<button[^>]* data-rank="(\d)"[^>]*>')
BASE: Final = "http://globe.test"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house where the Pit is played by a table, so that hints for it are quick."""
    folder = tmp_path_factory.mktemp("hints")
    with pytest.MonkeyPatch.context() as patch:
        lay_out(patch, folder, GAME.edition)
        patch.setenv("GROUNDLINGS_GAMES", "pit,stage.learned_pit")
        patch.setenv(TABLES, str(folder))
        with open_house(f"sqlite:///{folder / 'house.db'}") as opened:
            yield opened


def against_a_bot(client: httpx.Client, **form: Any) -> str:  # noqa: ANN401 - whatever the form sends
    """A table of one person and a bot, where the person is to bid; its address."""
    return by_form(client, seat=["me", "bot:random"], **form)


async def _told(live: LiveTable, seat: int) -> None:
    whisper = whisper_of(live, seat)
    if whisper is not None and whisper.thought is not None:
        await asyncio.wait([whisper.thought])


def told(house: OpenHouse, url: str, seat: int = 0) -> LiveTable:
    """The table, when what was asked for is thought of."""
    live = house.live(url.rpartition("/")[2])
    house.do(_told(live, seat))
    return live


def asks(page: str, url: str) -> dict[str, list[str]]:
    """What the button that asks for hints sends."""
    return Markup(page).form(f"{url}/hints").sends()


# Without a script


@pytest.mark.parametrize("language", languages())
def test_hints_are_asked_for_by_a_plain_form_and_told_on_the_page(
    house: OpenHouse, visit: Callable[..., httpx.Client], language: str
) -> None:
    text = house_book(language).text
    client = visit(headers={"Accept-Language": language})
    url = against_a_bot(client)
    before = client.get(url).text
    assert text("counsel.ask") in Markup(before).words
    assert not SEAL.findall(before)
    assert 'id="hints"' not in before
    answer = client.post(f"{url}/hints", data=asks(before, url))
    assert (answer.status_code, answer.headers["location"]) == (303, f"{url}?as=0")
    told(house, url)
    page = client.get(answer.headers["location"]).text
    assert not faults(page, house.url)
    assert text("counsel.heading") in Markup(page).words
    assert sorted(SEAL.findall(page)) == ["1", "2", "3"]
    shown = Markup(page)
    assert "whisper" in [tag.get("class") for tag in shown.all("p") if tag.get("role") == "status"]
    ids = {button["id"] for button in shown.all("button") if "id" in button}
    assert len({link["href"] for link in shown.all("a")} & {f"#{one}" for one in ids}) == 3
    described = [one["aria-description"] for one in shown.all("button") if "data-rank" in one]
    said = text("counsel.rank", n="|", worth="").partition("|")[0]
    assert all(said in one for one in described)


def test_a_page_without_a_script_looks_again_until_the_hint_is_there(
    house: OpenHouse, client: httpx.Client
) -> None:
    url = against_a_bot(client)
    live = house.live(url.rpartition("/")[2])
    live.whispers[0] = Whisper(live.asked_at(0), thought=house.do(_never()))
    page = client.get(url).text
    assert '<noscript><meta http-equiv="refresh" content="1"></noscript>' in page
    assert "The Prompter is thinking …" in Markup(page).words
    live.whispers[0] = Whisper(live.asked_at(0), is_lost=True)
    house.do(_ring(live))
    page = client.get(url).text
    assert 'http-equiv="refresh"' not in page
    assert house_book("en").text("counsel.lost") in Markup(page).words


async def _never() -> asyncio.Task[None]:
    return asyncio.create_task(asyncio.sleep(0))


async def _ring(live: LiveTable) -> None:
    live.ring_for(0)


def test_with_a_script_the_answer_is_the_table_and_the_stream_brings_the_hints(
    house: OpenHouse, client: httpx.Client
) -> None:
    url = against_a_bot(client)
    with client.stream("GET", f"{url}/stream?as=0") as stream:
        lines = stream.iter_lines()
        sent = asks(client.get(url).text, url)
        answer = client.post(f"{url}/hints", data=sent, headers={"X-Groundlings": "fragment"})
        assert answer.status_code == 200
        assert answer.text.startswith("<main") or "<main" in answer.text[:300]
        seals = 0
        for line in lines:
            seals += len(SEAL.findall(line))
            if seals == 3:
                break
    assert seals == 3
    assert house.live(url.rpartition("/")[2]).rev == int(sent["rev"][0]), "no row was written"


def test_where_the_stream_may_be_elsewhere_the_answer_itself_brings_the_hints(
    house: OpenHouse, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = against_a_bot(client)
    sent = asks(client.get(url).text, url)
    monkeypatch.setattr(house.store, "is_shared", True)
    answer = client.post(f"{url}/hints", data=sent, headers={"X-Groundlings": "fragment"})
    assert len(SEAL.findall(answer.text)) == 3


def test_asking_again_costs_nothing_and_a_choice_forgets_it(
    house: OpenHouse, client: httpx.Client
) -> None:
    url = against_a_bot(client)
    sent = asks(client.get(url).text, url)
    client.post(f"{url}/hints", data=sent)
    live = told(house, url)
    given = house.house.playhouse.prompter.given
    client.post(f"{url}/hints", data=sent)
    assert house.house.playhouse.prompter.given == given
    assert f"groundlings_hints_total {given}" in client.get("/metrics").text
    client.post(f"{url}/choices", data={**sent, "choice": "bid:1"})
    assert 0 not in live.whispers
    assert 'id="hints"' not in client.get(url).text


# Who gets them


def test_onlookers_and_the_others_are_told_that_there_are_hints_and_no_hint(
    house: OpenHouse, visit: Callable[..., httpx.Client]
) -> None:
    host, guest, onlooker = visit(), visit(), visit()
    url = by_form(host, seat=["me", "open"], hints="on")
    (invitation,) = re.findall(r'value="[^"]*(/join/[^"]+)"', host.get(url).text)
    assert "Hints are on at this table" in Markup(guest.get(invitation).text).text
    assert "Hints are on at this table" in Markup(host.get(url).text).text
    guest.post(invitation, data={"name": "Bela"})
    before = [one.get(url).text for one in (guest, onlooker)]
    host.post(f"{url}/hints", data=asks(host.get(url).text, url))
    told(house, url)
    assert SEAL.search(host.get(url).text)
    assert [one.get(url).text for one in (guest, onlooker)] == before
    assert "Hints are on at this table" in before[1]
    assert f"{url}/hints" not in before[1]
    assert onlooker.post(f"{url}/hints", data={"rev": "0", "as": "0"}).status_code == 403
    assert guest.post(f"{url}/hints", data={"rev": "0", "as": "0"}).status_code == 403


@pytest.mark.parametrize("language", languages())
def test_among_people_there_are_none_unless_the_table_was_opened_so(
    house: OpenHouse, visit: Callable[..., httpx.Client], language: str
) -> None:
    text = house_book(language).text
    host = visit(headers={"Accept-Language": language})
    url = by_form(host, seat=["me", "open"])
    (invitation,) = re.findall(r'value="[^"]*(/join/[^"]+)"', host.get(url).text)
    guest = visit(headers={"Accept-Language": language})
    assert text("counsel.off") in Markup(guest.get(invitation).text).text
    guest.post(invitation, data={"name": "Bela"})
    page = host.get(url).text
    assert text("counsel.off") in Markup(page).text
    assert f"{url}/hints" not in page
    answer = host.post(f"{url}/hints", data={"rev": "0", "as": "0"})
    assert answer.status_code == 403
    assert text("refusal.hints_off") in Markup(answer.text).words
    assert not house.live(url.rpartition("/")[2]).whispers


def test_who_opens_a_table_says_whether_there_are_hints(
    house: OpenHouse, client: httpx.Client
) -> None:
    form = Markup(client.get("/new?game=pit").text)
    assert {"usual", "on", "off"} <= {option.get("value") for option in form.all("option")}
    off = against_a_bot(client, hints="off")
    assert f"{off}/hints" not in client.get(off).text
    assert house.live(off.rpartition("/")[2]).table.hints is False
    sent = {"game": "pit", "seat": ["me", "bot:random"], "hints": "x"}
    refused = client.post("/tables", data=sent)
    assert refused.status_code == 422
    assert "usual, on or off" in Markup(refused.text).text


def test_what_cannot_be_asked_is_told_above_the_table(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = against_a_bot(client)
    text = house_book("en").text
    stale = client.post(f"{url}/hints", data={"rev": "7", "as": "0"})
    assert stale.status_code == 409
    assert text("refusal.stale") in Markup(stale.text).words
    assert client.post(f"{url}/hints", data={"as": "0"}).status_code == 422
    monkeypatch.setattr(prompter, "AT_ONCE", 0)
    sent = asks(client.get(url).text, url)
    fresh = client.post(f"{url}/hints", data=sent)
    assert fresh.status_code == 429
    assert text("refusal.too_many_hints") in Markup(fresh.text).words
    assert client.post(f"{url}/choices", data={**sent, "choice": "bid:1"}).status_code == 303


def test_on_a_shared_screen_they_are_for_who_has_said_to_look_alone(
    house: OpenHouse, client: httpx.Client
) -> None:
    url = by_form(client, seat=["me", "screen"], hints="on")
    live = house.live(url.rpartition("/")[2])
    curtained = client.get(url).text
    assert f"{url}/hints" not in curtained
    alone = client.get(f"{url}?look=0-{live.rev}").text
    sent = asks(alone, url)
    assert sent["look"] == [f"0-{live.rev}"]
    answer = client.post(f"{url}/hints", data=sent)
    assert answer.headers["location"] == f"{url}?look=0-{live.rev}"
    told(house, url)
    assert SEAL.search(client.get(answer.headers["location"]).text)
    assert not SEAL.search(client.get(url).text)


# Drawn tables


@pytest.mark.parametrize(("record", "language"), [(TWO, "fr"), (MOORS, "hu")])
def test_the_ranks_are_sealed_on_the_pieces_that_are_meant_and_on_no_other_page(
    record: Path, language: str
) -> None:
    looked_at = 0
    for n, live in enumerate(walked(record)):
        seat = next((one for one in live.asked if len(live.offered(one)) > 2), None)
        if n % 19 or seat is None or live.window is not None:
            continue
        looked_at += 1
        legal = live.offered(seat)
        live.table = replace(live.table, hints=True)
        before = [drawn(live, who, language) for who in (1 - seat, None)]
        live.whispers[seat] = Whisper(live.asked_at(seat), found(legal))
        html = drawn(live, seat, language)
        assert not [one for one in faults(html) if not one.startswith("a drawing")]
        for rank, option in enumerate((legal[1], legal[0], legal[2]), 1):
            value = re.escape(live.game.text(option))
            (button,) = re.findall(rf'<button[^>]* value="{value}"[^>]*>', html)
            assert f'data-rank="{rank}"' in button
        assert len(SEAL.findall(html)) == 3
        assert "\u22121,2" in html
        assert [drawn(live, who, language) for who in (1 - seat, None)] == before
        live.whispers.clear()
    assert looked_at > 2


def found(legal: list[int]) -> list[Hint]:
    """Hints as they may come."""
    reasons = (Reason("ambiance", 1.4), Reason(RIVAL, -0.2))
    return [
        Hint(legal[1], 0.0, ()),
        Hint(legal[0], 0.0, (), 0.1, 0.4),
        Hint(legal[2], 1.2, reasons, 1.2, 0.5),
    ]


def drawn(live: LiveTable, seat: int | None, language: str) -> str:
    """The table of a seat, or of who looks on."""
    live.tell()
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    return drawn_scene(live, Visit(who, language, BASE))


# For programs


def test_a_program_gets_the_few_best_with_intervals_and_sentences(
    house: OpenHouse, client: httpx.Client
) -> None:
    program, _ = seated(client, "pit", ["me", "bot:random"])
    assert program.look()["hints_on"] is True
    wish = {"rev": 0, "language": "hu"}
    answer = client.post(f"{program.url}/hints", json=wish, headers=program.headers)
    assert answer.status_code == 200, answer.text
    given = answer.json()
    models = client.get(f"{API}/openapi.json").json()["components"]["schemas"]
    assert set(given) == set(models["HintsNow"]["properties"])
    assert given["seat"] == 0
    assert len(given["hints"]) == 3
    best, *others = given["hints"]
    assert set(best) == set(models["HintGiven"]["properties"])
    assert (best["behind"], best["interval"], best["reasons"]) == (0.0, [0.0, 0.0], [])
    assert "a legjobb" in best["sentence"]
    for one in others:
        low, high = one["interval"]
        assert low < high
        assert one["behind"] == 0 or low < one["behind"] < high
        assert bool(one["behind"]) or not one["reasons"]
        assert all(abs(reason["points"]) >= 0.12 for reason in one["reasons"])
    options = program.look()["options"]
    assert {one["option"] for one in given["hints"]} <= set(options)
    again = client.post(f"{program.url}/hints", json={"rev": 0}, headers=program.headers).json()
    assert [one["option"] for one in again["hints"]] == [one["option"] for one in given["hints"]]
    assert "best" in again["hints"][0]["sentence"]
    assert house.live(program.table).rev == program.look()["rev"]


def test_a_program_is_told_in_one_sentence_why_it_gets_none(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(program: Program, rev: int = 0, **more: object) -> tuple[int, str]:
        answer = client.post(
            f"{program.url}/hints", json={"rev": rev, **more}, headers=program.headers
        )
        return answer.status_code, answer.json()["error"]

    one, two = seated(client, "pit", ["me", "me"])
    assert refused(one) == (403, "hints are off at this table")
    assert refused(Program(client, one.table))[0] == 403
    one, two = seated(client, "pit", ["me", "me"], hints=True)
    assert refused(one, 5)[0] == 409
    assert "language" in refused(one, language="de")[1]
    one.choose(0, "bid:1")
    code, why = refused(one, 1)
    assert (code, why) == (409, "hints are for a seat that is asked and has more than one choice")
    monkeypatch.setattr(prompter, "AT_ONCE", 0)
    answer = client.post(f"{two.url}/hints", json={"rev": 1}, headers=two.headers)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "5"
    assert answer.json()["error"].startswith("so many hints at once")
    assert answer.json()["options"]


def test_if_nothing_comes_of_it_a_program_is_told_so_and_plays_on(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prompter, "PATIENCE", 0)
    program, _ = seated(client, "pit", ["me", "bot:random"])
    answer = client.post(f"{program.url}/hints", json={"rev": 0}, headers=program.headers)
    assert answer.status_code == 503
    assert "ask again" in answer.json()["error"]
    assert program.choose(0, "bid:1").status_code == 200


def test_hints_are_on_or_off_as_a_program_has_opened_the_table(client: httpx.Client) -> None:
    for wish, seats, is_on in (
        (None, ["me", "bot:random"], True),
        (None, ["me", "me"], False),
        (True, ["me", "me"], True),
        (False, ["me", "bot:random"], False),
    ):
        table = opened(client, "pit", seats, hints=wish)
        assert Program(client, table["id"]).look()["hints_on"] is is_on
