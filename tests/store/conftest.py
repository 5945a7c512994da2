"""Stores on both databases, and a table to write to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture
def opened() -> Iterator[Callable[..., Store]]:
    """Open stores that are closed when the test is over."""
    stores: list[Store] = []

    def open_one(database: str, *, is_server: bool = False) -> Store:
        stores.append(Store(database, is_server=is_server))
        return stores[-1]

    yield open_one
    for one in stores:
        one.close()


@pytest.fixture
def store(database: str, opened: Callable[..., Store]) -> Store:
    """A store on a fresh database."""
    return opened(database)
