"""Guests who sit down at a moment of the recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from browser.recorded_game import Moment, RecordedGame, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from browser.guest import Guest

TALL = {"width": 1440, "height": 1800}


@pytest.fixture(scope="session")
def program() -> Iterator[httpx.Client]:
    """Plays for those who are not in a browser; to make a client anew would take longer."""
    with httpx.Client() as client:
        yield client


@pytest.fixture
def sit(
    guest: Callable[..., Guest], site_folder: Path, program: httpx.Client
) -> Callable[..., RecordedGame]:
    """Sit down at a moment of the recorded game, as somebody new or `who` is here already."""

    def call(
        at: Moment,
        seat: int | None = None,
        init: str = "",
        size: dict[str, int] = TALL,
        who: Guest | None = None,
        **more: object,
    ) -> RecordedGame:
        somebody = who or guest(viewport=size, **more)
        if init:
            somebody.page.add_init_script(init)
        return seated(somebody, f"sqlite:///{site_folder / 'house.db'}", program, at, seat)

    return call
