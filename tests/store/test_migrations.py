"""Migrations: from nothing, and from every older release with its games in it, to the schema."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from groundlings.store import opening
from groundlings.store.model import FINISHED, PLAYING
from groundlings.store.refusals import StoreError
from groundlings.store.schema import METADATA
from groundlings.store.store import Store
from store.older import copied, made
from store.samples import ENDING, TIMEOUT, row, set_up, somebody

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture(params=["new", "0001", "0002"])
def upgraded(request: pytest.FixtureRequest, database: str, opened: Callable[..., Store]) -> Store:
    """A store on a database that is new, or that an older release has made."""
    if request.param != "new":
        made(database, request.param).dispose()
    return opened(database)


def test_the_migrations_lead_to_the_schema(upgraded: Store) -> None:
    with upgraded.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_a_new_store_says_that_no_migration_is_left(
    database: str, opened: Callable[..., Store]
) -> None:
    config = Config()
    config.set_main_option("script_location", str(opening.MIGRATIONS))
    with opened(database).engine.connect() as connection:
        said = MigrationContext.configure(connection).get_current_revision()
    assert said == ScriptDirectory.from_config(config).get_current_head()


def test_the_migrations_know_every_key_and_what_falls_with_whom(upgraded: Store) -> None:
    found = inspect(upgraded.engine)
    for table in METADATA.sorted_tables:
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [
            column.name for column in table.primary_key
        ]
        links = {
            (key["constrained_columns"][0], key["referred_table"], key["options"].get("ondelete"))
            for key in found.get_foreign_keys(table.name)
        }
        assert links == {
            (key.parent.name, key.column.table.name, key.ondelete) for key in table.foreign_keys
        }


def test_on_postgresql_constraints_are_named_by_their_columns(
    postgres: object, opened: Callable[..., Store]
) -> None:
    found = inspect(opened(postgres.fresh()).engine)  # type: ignore[attr-defined]  # a Server
    for table in METADATA.sorted_tables:
        assert {key["name"] for key in found.get_foreign_keys(table.name)} == {
            key.name for key in table.foreign_key_constraints
        }


@pytest.mark.parametrize("revision", ["0001", "0002"])
def test_what_an_older_release_has_stored_is_there(
    revision: str, database: str, tmp_path: Path, opened: Callable[..., Store]
) -> None:
    before = opened(f"sqlite:///{tmp_path / 'before.db'}")
    before.keep_person(somebody("anne")).result(TIMEOUT)
    set_up(before, "going", "over", status=PLAYING)
    set_up(before, "gathering", host="anne")
    before.append("going", [row(0), row(1, 1, "undo 1")]).result(TIMEOUT)
    before.append("over", [row(0), row(1)], ENDING).result(TIMEOUT)
    copied(before, database, revision)
    after = opened(database)
    for table_id in ("going", "over", "gathering"):
        assert after.table(table_id) == before.table(table_id)
        assert after.log(table_id) == before.log(table_id)
        assert after.ending(table_id) == before.ending(table_id)
    assert after.person("key of anne") == somebody("anne")
    assert after.lengths() == before.lengths()
    assert after.append("going", [row(2)]).result(TIMEOUT) is True
    assert after.append("going", [row(2)]).result(TIMEOUT) is False
    assert after.purge(2**40, [FINISHED]).result(TIMEOUT) == 1
    assert (after.log("over"), after.ending("over")) == ([], None)


def test_the_store_of_a_later_release_is_told_in_one_sentence(
    database: str, opened: Callable[..., Store]
) -> None:
    with opened(database).engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="cannot be opened"):
        Store(database)


def test_an_older_release_does_not_touch_the_store_of_this_one(
    database: str,
    tmp_path: Path,
    opened: Callable[..., Store],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = opened(database)
    set_up(store, "one")
    older = tmp_path / "migrations"
    shutil.copytree(opening.MIGRATIONS, older)
    max((older / "versions").glob("0*.py")).unlink()
    monkeypatch.setattr(opening, "MIGRATIONS", older)
    with pytest.raises(StoreError, match="cannot be opened: a later release made it, install that"):
        Store(database)
    assert store.table("one") is not None
