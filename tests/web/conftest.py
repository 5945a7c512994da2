"""One open house for all tests of a process, and fresh clients that come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

import loaded_dice
from sampling import SOAK
from web.open_house import OpenHouse, open_house

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session", autouse=True)
def _dice() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if not SOAK:
            loaded_dice.load(patch.setattr)
        yield


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house that stands for the whole run."""
    file = tmp_path_factory.mktemp("house") / "house.db"
    with open_house(f"sqlite:///{file}") as opened:
        yield opened


@pytest.fixture
def visit(house: OpenHouse) -> Iterator[Callable[..., httpx.Client]]:
    """Browsers that come to the house, each with a cookie jar of its own."""
    clients: list[httpx.Client] = []

    def come(**options: object) -> httpx.Client:
        fresh = house.client(**options)
        clients.append(fresh)
        return fresh

    yield come
    for client in clients:
        client.close()


@pytest.fixture
def client(visit: Callable[..., httpx.Client]) -> httpx.Client:
    """Somebody new."""
    return visit()
