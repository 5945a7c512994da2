"""The shelf: cards that people have written, kept for each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.store.model import OwnCard
from store.samples import TIMEOUT, somebody

if TYPE_CHECKING:
    from groundlings.store.store import Store

NAME = "Ghost \u05e8\u05d5\u05d7 <b>\N{SNOWMAN}"


def written(name: str, person: str = "ann", at: int = 0, game: str = "othello") -> OwnCard:
    return OwnCard(name, person, game, {"sort": "staging", "en": NAME, "effects": []}, at)


def test_cards_are_kept_for_their_writer_changed_thrown_away_and_taken_back(store: Store) -> None:
    shelf = store.shelf
    for name in ("ann", "bob"):
        store.keep_person(somebody(name)).result(TIMEOUT)
    first, second, third = (written(name, at=at) for at, name in enumerate(("b", "a", "c")))
    assert shelf.put("ann", [first, second], 3).result(TIMEOUT)
    assert not shelf.put("ann", [third, written("d")], 3).result(TIMEOUT)  # all of them or none
    assert shelf.put("ann", [third], 3).result(TIMEOUT)
    assert shelf.put("bob", [written("e", "bob")], 3).result(TIMEOUT)
    assert shelf.put("ann", [written("f", game="pit")], 3).result(TIMEOUT)
    assert shelf.cards("ann", "othello") == [first, second, third]
    assert shelf.card("bob", "othello", "a") is None
    assert shelf.card("ann", "pit", "a") is None
    other = OwnCard("a", "ann", "othello", {"sort": "script"}, 1)
    assert shelf.rewrite(other).result(TIMEOUT)
    assert not shelf.rewrite(written("a", "bob")).result(TIMEOUT)
    assert shelf.cards("ann", "othello") == [first, other, third]
    assert shelf.drop(first).result(TIMEOUT)
    assert shelf.cards("ann", "othello") == [other, third]
    assert shelf.put("ann", [written("g", at=9)], 3).result(TIMEOUT)  # there is room again
    assert shelf.take_back(first).result(TIMEOUT)
    assert shelf.cards("ann", "othello")[0] == first
    assert shelf.drop(other).result(TIMEOUT)
    assert shelf.drop(third).result(TIMEOUT)
    assert shelf.card("ann", "othello", "a") is None  # only the last one can be taken back
    assert not shelf.take_back(other).result(TIMEOUT)
    assert not shelf.drop(other).result(TIMEOUT)
    assert shelf.take_back(third).result(TIMEOUT)
    assert len(shelf.cards("bob", "othello")) == len(shelf.cards("ann", "pit")) == 1
