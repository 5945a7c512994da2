from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import update

from groundlings.store import schema
from groundlings.store.known import Known
from store.samples import TIMEOUT, somebody

if TYPE_CHECKING:
    from groundlings.store.store import Store


def test_who_was_read_once_is_known_until_they_change(store: Store) -> None:
    anne = somebody("anne")
    store.keep_person(anne).result(TIMEOUT)
    assert store.known(anne.key) is None
    assert store.person(anne.key) == anne
    assert store.known(anne.key) == (None if store.is_shared else anne)
    other = replace(anne, name="Anne Hathaway", language="hu")
    store.keep_person(other).result(TIMEOUT)
    assert store.known(anne.key) in (None, other)
    assert store.person(anne.key) == other


def test_where_others_write_nobody_is_known_by_heart(store: Store) -> None:
    anne = somebody("anne")
    store.keep_person(anne).result(TIMEOUT)
    assert store.person(anne.key) == anne
    with store.engine.begin() as connection:  # another server, on PostgreSQL
        connection.execute(update(schema.people).values(name="Will"))
    found = store.known(anne.key) or store.person(anne.key)
    assert found is not None
    assert found.name == ("Will" if store.is_shared else "Anne")


def test_what_was_read_while_somebody_changed_is_not_kept() -> None:
    known, anne = Known(), somebody("anne")
    at = known.changes
    known.change(anne.key)
    known.keep(anne, at)
    assert known.get(anne.key) is None
    known.keep(anne, known.changes)
    assert known.get(anne.key) == anne
