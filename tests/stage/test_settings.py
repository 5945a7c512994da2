"""Settings of a person: what is read, written, refused; signs that everybody gets."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.stage import seating
from groundlings.stage.refusals import Wrong
from groundlings.stage.settings import (
    COLOURS,
    OFFERED,
    SIGNS,
    Settings,
    colours_of,
    granted,
    signs_of,
)
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import PERSON, Person, Seat
from stage.live_tables import house, in_loop

OTHERS = Settings("dark", "slow", "ask", "less", "moon", "green", sound=True, projection=False)


def test_what_is_written_is_read_again() -> None:
    assert Settings.read(OTHERS.written) == OTHERS
    playing = replace(OTHERS, against="master tailor")
    assert Settings.read(playing.written) == playing
    assert Settings().written == "{}"
    assert {*OFFERED, "against"} == set(asdict(Settings()))
    assert all(value in OFFERED[name] for name, value in OTHERS.told.items())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        '{"theme":7,"pace":"gallop","sound":"on","hang":"é"}',
        '{"sign":[]}',
        '{"against":"garrick"}',
    ],
)
def test_what_nobody_understands_is_as_by_default(text: str) -> None:
    assert Settings.read(text) == Settings()


def test_one_broken_value_takes_no_other_with_it() -> None:
    assert Settings.read('{"theme":"dark","pace":null,"sound":true}') == Settings(
        theme="dark", sound=True
    )


@given(st.dictionaries(st.sampled_from([*OFFERED, "hang"]), st.none() | st.booleans() | st.text()))
def test_any_json_is_read(found: dict[str, object]) -> None:
    told = Settings.read(json.dumps(found)).told
    assert all(value in OFFERED[name] for name, value in told.items())


def test_a_form_changes_what_it_sends_and_a_bad_value_nothing() -> None:
    sent = {"theme": "light", "sound": "off", "name": "Anne", "confirm": "none"}
    assert OTHERS.changed(sent) == Settings(
        "light", "slow", "none", "less", "moon", "green", sound=False, projection=False
    )
    with pytest.raises(Wrong, match="pace can be one of slow, normal, fast, once, not 'gallop'"):
        OTHERS.changed({"theme": "light", "pace": "gallop"})


def test_everybody_has_a_sign_of_their_own() -> None:
    wishes = ["", "rose", "", "rose", "eye", "hat"]
    seats = [Seat(n, PERSON, sign=sign) for n, sign in enumerate(wishes)]
    signs = signs_of(seats)
    assert (signs[1], signs[4]) == ("rose", "eye")
    assert sorted(signs) == sorted(SIGNS)
    assert signs_of([Seat(n, PERSON) for n in range(4)]) == list(SIGNS[:4])
    assert granted(Settings(sign="rose"), seats)["sign"] == ""
    assert granted(Settings(sign="moon"), seats)["sign"] == "moon"


@given(st.lists(st.sampled_from(["", *COLOURS, "mauve"]), min_size=1, max_size=4))
def test_no_two_have_the_same_colour_and_the_first_wish_is_granted(wishes: list[str]) -> None:
    seats = [Seat(n, PERSON, colour=colour) for n, colour in enumerate(wishes)]
    colours = colours_of(seats)
    assert len(set(colours)) == len(seats)
    assert set(colours) <= set(COLOURS)
    for wish in set(wishes) & set(COLOURS):
        assert colours[wishes.index(wish)] == wish
    if not set(wishes) & set(COLOURS):
        assert colours == list(COLOURS[: len(seats)])
    taken = set(wishes)
    for colour in COLOURS:
        want = "" if colour in taken else colour
        assert granted(Settings(colour=colour), seats)["colour"] == want


@in_loop
async def test_wishes_come_along_to_the_table_and_whoever_sits_first_has_them(
    database: str,
) -> None:
    async with house(database) as place:
        anne = Person(
            "anne", "key of anne", "", settings='{"sign":"moon","colour":"blue","confirm":"ask"}'
        )
        will = Person("will", "key of will", "Will", settings='{"sign":"moon","colour":"blue"}')
        for one in (anne, will):
            await asyncio.wrap_future(place.store.keep_person(one))
        chairs = tuple(SeatWish.read(chair) for chair in ("open", "me", "screen", "bot:random"))
        live, _ = await place.open_table(Wish("pit", chairs), anne)
        await seating.claim(live, 0, name="Will", slip=None, person=will)
        assert [seat.sign for seat in live.seats] == ["", "moon", "", ""]
        assert signs_of(live.seats) == ["rose", "moon", "ship", "star"]
        assert colours_of(live.seats) == ["red", "blue", "yellow", "green"]
        assert [seat.confirm for seat in live.seats] == ["beat", "ask", "ask", ""]
        told = live.beat
        await place.know(
            Person("anne", "key of anne", "Anne", settings='{"sign":"crown","colour":"red"}')
        )
        assert live.beat > told
        assert [seat.name for seat in live.seats][:3] == ["Will", "Anne", ""]
        assert signs_of(live.seats) == ["rose", "crown", "moon", "star"]
        assert colours_of(live.seats) == ["blue", "red", "yellow", "green"]
        assert [seat.confirm for seat in live.seats] == ["beat", "beat", "beat", ""]
        await place.know(will)  # who asks again once it is free
        assert (signs_of(live.seats)[0], colours_of(live.seats)[0]) == ("moon", "blue")
