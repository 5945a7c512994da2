"""Samples to put into a store: tables, people, rows, an ending; and a way to hold its writer."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

import groundlings
from groundlings.store.model import PERSON, Ending, Person, Row, Seat, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.store.store import Store

TIMEOUT = 20  # seconds until a test that waits gives up
EDITION = "0" * 8
ENDING = Ending([3, 1], [0], {"over": True, "word": "végső"}, 70)


def table(address: str, /, **values: object) -> Table:
    """A table with this address."""
    plain = Table(
        id=address,
        name="The Globe",
        game="pit",
        rules=1,
        edition=EDITION,
        variants={"length": "long", "tricks": False},
        secret=2**127 + 5,
        salt=bytes(range(16)),
        opened=10,
        changed=10,
    )
    return Table(**{field: getattr(plain, field) for field in Table.__slots__} | values)


def set_up(store: Store, *names: str, **values: object) -> None:
    """Tables for two, stored."""
    store.keep_edition(EDITION, "pit", "text").result(TIMEOUT)
    for name in names:
        seats = [Seat(0, PERSON), Seat(1, PERSON)]
        store.open_table(table(name, **values), seats).result(TIMEOUT)


def somebody(name: str, **values: str) -> Person:
    """A person with a key of their own."""
    return Person(id=name, key=f"key of {name}", name=name.title(), **values)  # type: ignore[arg-type]  # its own fields


def row(n: int, seat: int = 0, option: str = "bid:1", at: int = 20) -> Row:
    """A row of a log."""
    return Row(n, seat, option, at)


@contextmanager
def held(store: Store) -> Iterator[None]:
    """Whatever is written within goes into one commit, when the writer is let go."""
    started, go = Event(), Event()

    def wait(_: object) -> None:
        started.set()
        assert go.wait(TIMEOUT)

    waited = store.writer.write(wait)
    assert started.wait(TIMEOUT)
    try:
        yield
    finally:
        go.set()
        waited.result(TIMEOUT)


def start(code: str, *words: str) -> subprocess.Popen[str]:
    """Some Python in a process of its own."""
    path = os.pathsep.join(
        [str(Path(groundlings.__file__).parents[1]), str(Path(__file__).parents[1])]
    )
    return subprocess.Popen(
        [sys.executable, "-c", code, *words],
        env=os.environ | {"PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
