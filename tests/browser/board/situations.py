"""Which moments of the recorded game a test looks for."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from browser.recorded_game import (
    Moment,
    moments,
    rows,
)

if TYPE_CHECKING:
    from collections.abc import Callable


def takes(at: Moment, kind: str) -> list[str]:
    """The elements of a kind that may be taken."""
    return [text for text in at.options if text.startswith("take:") and text.endswith(f"-{kind}")]


def crafts_sets(at: Moment) -> bool:
    return at.key == "craft" and bool(takes(at, "set")) and "stop" in at.options


def crafts_costumes(at: Moment) -> bool:
    """Something may be taken, and more than one character could wear it."""
    return at.key == "craft" and rows()[at.rows].choice in takes(at, "costume") and (
        rows()[at.rows + 1].choice.startswith("dress:")
    )  # fmt: skip


def places_set(at: Moment) -> bool:
    return at.key == "place-set"


def is_crowded(at: Moment) -> bool:
    """The afternoon of the fifth day, with much to choose from and much that is refused."""
    return bool(at.view["day"] == 5 and at.key == "craft" and len(at.refused) > 4)


def after(suits: Callable[[dict[str, Any], dict[str, Any]], bool]) -> tuple[Moment, int]:
    """The moment before a single choice that changes the players so, and who makes it."""
    found = [at for at in map(asked_last, range(1, len(rows()))) if at is not None]
    for now, then in pairwise(found):
        if then.rows == now.rows + 1 and suits(now.view, then.view):
            return now, rows()[now.rows].seat
    raise AssertionError


def asked_last(n: int) -> Moment | None:
    return next((at for at in moments() if at.rows == n), None)
