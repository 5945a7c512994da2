"""A red run is a fault, never bad luck: every time the same cases, the same dice, the same order.

`make cover` tries fewer of them (HYPOTHESIS_PROFILE=brief), `make soak` many fresh ones (fresh).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from thorough import PROFILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from postgres import Server

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("brief", settings.get_profile("steady"), max_examples=8)
settings.register_profile(
    "fresh", deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(PROFILE)


HERE = Path(__file__).parent
REAL = [
    HERE / name
    for name in ("browser", "cli/test_tables.py", "house", "kill", "stage", "store", "web")
]
"""Tests with browsers, servers, databases and compilers: processes that a machine can let wait."""


@pytest.hookimpl(trylast=True)  # in the order that pytest-randomly has drawn
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long begins first: at the end no worker waits for another's last test.

    Where real processes talk to each other, what fails is tried once more, and the summary says
    so (RERUN): what fails twice is a fault. The engine has no second try.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    for item in items:
        if any(item.path.is_relative_to(place) for place in REAL):
            item.add_marker(pytest.mark.flaky(reruns=0 if PROFILE == "fresh" else 1))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL of our own, one for each process that tests."""
    from postgres import Server  # noqa: PLC0415 - only those who ask for it need psycopg

    server = Server(to_disk=False)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    server: Server = request.getfixturevalue("postgres")
    return server.fresh()
