"""Each test that asks for a `way` runs for every way to play every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.ways import ways

if TYPE_CHECKING:
    import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Hand out the ways."""
    if "way" in metafunc.fixturenames:
        metafunc.parametrize("way", ways(), ids=str)
