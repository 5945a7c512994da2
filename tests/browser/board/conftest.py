"""Guests who sit down at a moment of the recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.recorded_game import Moment, RecordedGame, seated

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser.guest import Guest

TALL = {"width": 1440, "height": 1800}


@pytest.fixture
def sit(guest: Callable[..., Guest], site_folder: Path) -> Callable[..., RecordedGame]:
    """Sit down at a moment of the recorded game."""

    def call(
        at: Moment,
        seat: int | None = None,
        init: str = "",
        size: dict[str, int] = TALL,
        **more: object,
    ) -> RecordedGame:
        somebody = guest(viewport=size, **more)
        if init:
            somebody.page.add_init_script(init)
        return seated(somebody, f"sqlite:///{site_folder / 'house.db'}", at, seat)

    return call
