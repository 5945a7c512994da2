"""Guests who sit down at a moment of the recorded evening."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.evening import (
    Evening,
    Moment,
    seated,
)
from browser.house import Guest, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


TALL = {"width": 1440, "height": 1800}


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the house of these tests keeps its tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('board') / 'house.db'}"


@pytest.fixture(scope="session")
def theatre(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose store a test may put recorded games into."""
    folder = tmp_path_factory.getbasetemp() / database.rsplit("/", 2)[1]
    with opened(folder) as url:
        yield url


@pytest.fixture
def sit(guest: Callable[..., Guest], database: str) -> Callable[..., Evening]:
    """Sit down at a moment of the recorded evening."""

    def call(
        at: Moment,
        seat: int | None = None,
        init: str = "",
        size: dict[str, int] = TALL,
        **more: object,
    ) -> Evening:
        somebody = guest(viewport=size, **more)
        if init:
            somebody.page.add_init_script(init)
        return seated(somebody, database, at, seat)

    return call
