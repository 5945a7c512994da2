"""Stamps: a test that has passed stands until something that it depends on changes.

A test of what takes long to build says `@pytest.mark.stamped("setup.py", "src/...")`. When it has
passed, a stamp is left in build/stamps, named after the contents of these files; while it is
there the test is skipped. A fresh checkout has no stamps, a soak heeds none.
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "stamps"


def checksum(places: Iterable[Path]) -> str:
    """A sum over names and contents of all files in these places, this Python and its compiler."""
    whole = blake2b(f"{sys.version} {version('mypy')}".encode(), digest_size=16)
    for place in places:
        if not place.exists():
            raise FileNotFoundError(f"a test is stamped by {place}, which is gone")
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file() and file.suffix != ".pyc":
                whole.update(f"\0{file.relative_to(ROOT)}\0".encode())
                whole.update(file.read_bytes())
    return whole.hexdigest()


def stamp(item: pytest.Item) -> Path | None:
    """Where the stamp of this test lies if it stands; None for a test that is never stamped."""
    mark = item.get_closest_marker("stamped")
    if mark is None:
        return None
    places = [ROOT / str(place) for place in mark.args]
    name = blake2b(item.nodeid.encode(), digest_size=8).hexdigest()
    return FOLDER / f"{name}-{checksum([item.path, *places])}"


def leave(mark: Path) -> None:
    """Leave a stamp, and take away those that the same test left before."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob(f"{mark.name.partition('-')[0]}-*"):
        old.unlink(missing_ok=True)
    mark.touch()
