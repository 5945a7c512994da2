"""A red run is a fault, never bad luck: every time the same cases, the same dice, the same order.

`make soak` tries many fresh ones (HYPOTHESIS_PROFILE=fresh). Which test runs on which build stands
here, in `MARKS`.
"""

from __future__ import annotations

import gc
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import HealthCheck, settings

import stamps
from sampling import PROFILE, SOAK

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from postgres import Server

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "fresh", deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(PROFILE)

# Pages are read into trees of many small things that all live: to look for dead ones among them
# after every 700 took a third of the time.
gc.set_threshold(50_000, 20, 20)


HERE: Final = Path(__file__).parent
STAMP: Final = pytest.StashKey[Path | None]()
BUILDS: Final = {"compiled", "plain"}
MARKS: Final[dict[str, tuple[str, ...]]] = {
    # What drives real browsers and servers, builds, or draws whole games: on what people install.
    "browser": ("compiled", "real"),
    "browsers": ("compiled", "real"),
    "docs": ("compiled",),
    "drill": ("compiled", "real"),
    "fuzz": ("compiled", "real"),
    "house": ("compiled", "real"),
    "kill": ("compiled", "real"),
    "speed": ("compiled",),
    "web/board": ("compiled", "real"),
    # The rules, where coverage sees every line; tests/builds proves that both builds play alike.
    "othello": ("plain",),
    "shakespeare": ("plain",),
    # The house around the engine, which nobody compiles.
    "cli": ("plain",),
    "editions": ("plain",),
    "stage": ("plain", "real"),
    "store": ("plain", "real"),
    "terminal": ("plain",),
    "web": ("plain", "real"),
    "words": ("plain",),
}
"""The markers of each folder, that of the nearest; a file may name its build itself (`pytestmark`).

What no build is named for runs on both. pyproject.toml says what each marker means.
"""


NAMED: Final = re.compile(r"mark\.(compiled|plain)\b")


def marks(place: Path) -> tuple[str, ...]:
    """The markers of the nearest folder that has some."""
    around = (str(folder) for folder in place.relative_to(HERE).parents)
    return next((MARKS[folder] for folder in around if folder in MARKS), ())


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file for the other build alone is not read: that took a second of every worker."""
    passed_over = BUILDS & set(re.findall(r"\bnot (\w+)", config.option.markexpr))
    if collection_path.suffix != ".py" or passed_over.isdisjoint(marks(collection_path)):
        return None
    return not NAMED.search(collection_path.read_text(encoding="utf-8")) or None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark a test as its folder is marked; a test for both builds only would run on neither."""
    own = BUILDS & {mark.name for mark in item.iter_markers()}
    for name in marks(item.path):
        if not (own and name in BUILDS):
            item.add_marker(name)
    if len(own) > 1:
        raise pytest.UsageError(f"{item.nodeid} is marked for one build only, twice: {own}")
    if item.get_closest_marker("real"):
        item.add_marker(pytest.mark.flaky(reruns=0 if SOAK else 1))


@pytest.hookimpl(trylast=True)  # in the order that pytest-randomly has drawn
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is long begins first: at the end no worker waits for another's last test."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(tryfirst=True)  # before anything is set up for it
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What has passed before, on the very same files, stands (stamps.py)."""
    item.stash[STAMP] = None if SOAK else stamps.stamp(item)
    stamp = item.stash[STAMP]
    if stamp is not None and stamp.exists():
        pytest.skip("it has passed, and nothing that it depends on has changed since")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """What has passed may get its stamp."""
    passed = yield
    stamp = item.stash[STAMP]
    if stamp is not None:
        stamps.leave(stamp)
    return passed


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
