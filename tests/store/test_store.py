from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import delete, func, select
from sqlalchemy.exc import IntegrityError

from groundlings.store import schema
from groundlings.store.model import (
    CLOSED,
    FINISHED,
    GATHERING,
    LISTED,
    OPEN,
    PERSON,
    PLAYING,
    Person,
    Seat,
)
from store.samples import EDITION, ENDING, TIMEOUT, row, set_up, somebody, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.store.store import Listed, Store


def counted(store: Store) -> dict[str, int]:
    with store.engine.connect() as connection:
        tables = schema.METADATA.sorted_tables
        return {
            one.name: connection.scalar(select(func.count()).select_from(one)) or 0
            for one in tables
        }


# Tables and seats


def test_a_table_comes_back_as_it_was_opened(store: Store) -> None:
    store.keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    store.keep_person(somebody("anne")).result(TIMEOUT)
    opened = table(
        "one",
        host="anne",
        name="Az Ördög",
        end_turn=True,
        watch=LISTED,
        secret=2**128 - 1,
        changed=2**41,
    )
    seats = [
        Seat(0, PERSON, "Anne", person="anne", nonce=b"\0\xff", orders="able pass:3", looked=7),
        Seat(1, OPEN, invite="please"),
        Seat(2, PERSON, token="hash", understudy="greedy"),  # noqa: S106 - a hash
    ]
    store.open_table(opened, seats[::-1]).result(TIMEOUT)
    assert store.table("one") == (opened, seats)
    assert store.table("two") is None
    assert store.seat_of_invite("please") == ("one", 1)
    assert store.seat_of_invite("hash") is None


def test_a_table_without_its_edition_is_not_opened(store: Store) -> None:
    with pytest.raises(IntegrityError):
        store.open_table(table("one"), [Seat(0, OPEN)]).result(TIMEOUT)
    assert counted(store)["seats"] == 0


def test_tables_and_seats_change(store: Store) -> None:
    set_up(store, "one", "two")
    store.change_table("one", note="why", ended=4).result(TIMEOUT)
    store.change_seat("one", 1, understudy="random").result(TIMEOUT)
    store.looked("one", 0, 9).result(TIMEOUT)
    assert store.table("one") == (
        table("one", note="why", ended=4),
        [Seat(0, PERSON, looked=9), Seat(1, PERSON, understudy="random")],
    )
    assert store.table("two") == (table("two"), [Seat(0, PERSON), Seat(1, PERSON)])


def test_an_edition_is_kept_once(store: Store) -> None:
    store.keep_edition("f", "pit", "the text").result(TIMEOUT)
    store.keep_edition("f", "pit", "another text").result(TIMEOUT)
    assert store.edition("f") == "the text"
    assert store.edition("g") is None
    assert counted(store)["editions"] == 1


def test_many_race_for_a_seat_and_one_sits_down(
    database: str, opened: Callable[..., Store]
) -> None:
    stores = [opened(database), opened(database)]
    stores[0].keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    seats = [Seat(n, OPEN) for n in range(4)]
    stores[0].open_table(table("one"), seats).result(TIMEOUT)

    def race(racer: int) -> list[int]:
        store = stores[racer % 2]
        claims = [store.claim("one", n, kind=PERSON, name=str(racer)) for n in range(4)]
        return [n for n, claim in enumerate(claims) if claim.result(TIMEOUT)]

    with ThreadPoolExecutor(8) as threads:
        wins = list(threads.map(race, range(8)))
    assert sorted(n for won in wins for n in won) == [0, 1, 2, 3]
    found = stores[0].table("one")
    assert found is not None
    assert all(seat.seat in wins[int(seat.name)] for seat in found[1])


def test_a_seat_that_is_not_open_cannot_be_claimed(store: Store) -> None:
    set_up(store, "one")
    assert store.claim("one", 0, kind=PERSON, name="Me").result(TIMEOUT) is False
    assert store.claim("one", 5, kind=PERSON).result(TIMEOUT) is False
    assert store.claim("two", 0, kind=PERSON).result(TIMEOUT) is False
    assert store.table("one") == (table("one"), [Seat(0, PERSON), Seat(1, PERSON)])


def test_a_game_begins_once_and_only_when_all_sit(
    database: str, opened: Callable[..., Store]
) -> None:
    stores = [opened(database), opened(database)]
    stores[0].keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    stores[0].open_table(table("one"), [Seat(0, PERSON), Seat(1, OPEN)]).result(TIMEOUT)
    assert stores[0].begin("one", 30).result(TIMEOUT) is False
    stores[0].claim("one", 1, kind=PERSON).result(TIMEOUT)
    futures = [stores[n % 2].begin("one", 30 + n) for n in range(8)]
    begun = [n for n, future in enumerate(futures) if future.result(TIMEOUT)]
    assert len(begun) == 1
    found = stores[1].table("one")
    assert found is not None
    assert (found[0].status, found[0].changed) == (PLAYING, 30 + begun[0])


# People


def test_people_are_known_by_their_key(store: Store) -> None:
    anne = Person("a", "hash", "Anne", "hu", '{"motion":"less","hang":"é"}', 2**41)
    store.keep_person(anne).result(TIMEOUT)
    assert store.person("hash") == anne
    assert store.person("a") is None
    changed = replace(anne, name="Anna", language="fr", settings='{"theme":"dark"}', seen=5)
    store.keep_person(changed).result(TIMEOUT)
    assert store.person("hash") == changed
    assert counted(store)["people"] == 1


def test_two_people_never_share_a_key(store: Store) -> None:
    store.keep_person(somebody("anne")).result(TIMEOUT)
    with pytest.raises(IntegrityError):
        store.keep_person(replace(somebody("will"), key="key of anne")).result(TIMEOUT)


def test_a_table_stays_when_its_people_go(store: Store) -> None:
    store.keep_person(somebody("anne")).result(TIMEOUT)
    store.keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    seats = [Seat(0, PERSON, person="anne")]
    store.open_table(table("one", host="anne"), seats).result(TIMEOUT)
    store.writer.write(
        lambda connection: connection.execute(delete(schema.people)) and None
    ).result()
    assert store.table("one") == (table("one"), [Seat(0, PERSON)])


# Lists


def test_lists_show_what_they_say_the_latest_first(store: Store) -> None:
    for name in ("anne", "will"):
        store.keep_person(somebody(name)).result(TIMEOUT)
    store.keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    places = {
        "hosted": (table("hosted", host="anne", watch=LISTED, changed=1), Seat(0, OPEN)),
        "seated": (table("seated", changed=3), Seat(0, PERSON, person="anne")),
        "others": (table("others", host="will", watch=LISTED, changed=2), Seat(0, OPEN)),
        "secret": (table("secret", host="will", changed=4), Seat(0, OPEN)),
        "full": (table("full", host="will", watch=LISTED), Seat(0, PERSON)),
        "old": (table("old", host="anne", status=CLOSED, watch=LISTED), Seat(0, OPEN)),
    }
    for one, seat in places.values():
        store.open_table(one, [seat]).result(TIMEOUT)

    def names(listed: list[Listed]) -> list[str]:
        assert all((found, seats[0]) == places[found.id] for found, seats, _ in listed)
        return [found.id for found, _, _ in listed]

    assert names(store.tables_of("anne", [GATHERING], 9)) == ["seated", "hosted"]
    assert names(store.tables_of("anne", [GATHERING, CLOSED], 9)) == ["old", "seated", "hosted"]
    assert names(store.tables_of("anne", [GATHERING], 1)) == ["seated"]
    assert names(store.open_tables(9)) == ["others", "hosted"]
    assert names(store.all_tables([GATHERING], 9)) == [
        "full", "secret", "seated", "others", "hosted",
    ]  # fmt: skip
    assert store.counts() == {GATHERING: 5, CLOSED: 1}


def test_a_list_knows_how_games_ended(store: Store) -> None:
    set_up(store, "one", "two", status=PLAYING)
    store.append("one", [row(0)], ENDING).result(TIMEOUT)
    listed = {found.id: ending for found, _, ending in store.all_tables([FINISHED, PLAYING], 9)}
    assert listed == {"one": ENDING, "two": None}


def test_the_lengths_are_those_of_games_that_go_on(store: Store) -> None:
    set_up(store, "new", "long", "over", status=PLAYING)
    set_up(store, "open")
    for n in range(3):
        store.append("long", [row(n, at=20 + n)]).result(TIMEOUT)
    store.append("over", [row(0)], ENDING).result(TIMEOUT)
    assert store.lengths() == {"new": (0, 10), "long": (3, 22)}


# Purging


def test_a_purged_table_leaves_nothing_behind(store: Store) -> None:
    set_up(store, "one", "two", status=PLAYING)
    store.append("one", [row(0), row(1)]).result(TIMEOUT)
    store.append("one", [row(2)], ENDING).result(TIMEOUT)
    assert store.purge(ENDING.at, [FINISHED]).result(TIMEOUT) == 0
    assert store.purge(ENDING.at + 1, [CLOSED]).result(TIMEOUT) == 0
    assert store.purge(ENDING.at + 1, [FINISHED]).result(TIMEOUT) == 1
    assert counted(store) == {
        "editions": 1, "people": 0, "tables": 1, "seats": 2, "choices": 0, "endings": 0,
        "own_cards": 0,
    }  # fmt: skip
    assert store.table("one") is None
    assert store.log("one") == []


def test_a_game_that_goes_on_is_not_purged_for_being_long(store: Store) -> None:
    set_up(store, "one", status=PLAYING)  # nothing at the table itself has changed since 10
    store.append("one", [row(0, at=1_000)]).result(TIMEOUT)
    assert store.purge(500, [PLAYING]).result(TIMEOUT) == 0
    assert len(store.log("one")) == 1
