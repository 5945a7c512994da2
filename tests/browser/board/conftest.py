"""Guests who sit down at a moment of the recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from browser.conftest import new_context
from browser.guest import Guest
from browser.recorded_game import Moment, RecordedGame, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

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


@pytest.fixture(scope="module")
def regular(
    chromium: Callable[[], Browser], heard: list[str], site: str
) -> Iterator[Callable[[], Guest]]:
    """Somebody for all tests of a file: to open another tab takes longer than most of them."""
    tabs: list[Guest] = []

    def alive() -> Guest:
        if not tabs or tabs[-1].page.is_closed():
            options = {"viewport": TALL, "locale": "en", "reduced_motion": "reduce"}
            tabs.append(Guest(new_context(chromium(), heard, options).new_page(), site))
        return tabs[-1]

    yield alive
    if tabs and not tabs[-1].page.is_closed():
        tabs[-1].page.context.close()


@pytest.fixture
def sit_again(
    regular: Callable[[], Guest],
    guest: Callable[..., Guest],
    site_folder: Path,
    program: httpx.Client,
) -> Iterator[Callable[..., RecordedGame]]:
    """As `sit`, in a tab that other tests have sat in; who wants another browser gets their own.

    For files whose tests leave nothing behind but a tab and a button of the mouse.
    """
    here: list[Guest] = []

    def call(
        at: Moment,
        seat: int | None = None,
        size: dict[str, int] = TALL,
        who: Guest | None = None,
        **more: object,
    ) -> RecordedGame:
        if who is None and not more:
            who = regular()
            who.page.set_viewport_size(size)  # type: ignore[arg-type]  # a dict of the same keys
            here[:] = [who]
        somebody = who or guest(viewport=size, **more)
        return seated(somebody, f"sqlite:///{site_folder / 'house.db'}", program, at, seat)

    yield call
    for somebody in here:
        for other in somebody.page.context.pages[1:]:
            other.close()
        somebody.page.mouse.up()
        somebody.page.goto("about:blank")
