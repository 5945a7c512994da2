"""What a seat at the Pit has made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pit.schema import BASKET, BASKETS, PENNIES, WARES, book

if TYPE_CHECKING:
    from pit.schema import Pit


def breakdown(g: Pit, seat: int) -> dict[str, int]:
    """Left, wares count what they are worth; right, each kind one more than the kind before."""
    left = BASKET + seat * BASKETS * WARES
    right = left + WARES
    kinds = sum(1 for ware in range(WARES) if g.cells[right + ware] > 0)
    return {
        "left": sum(int(g.cells[left + ware]) * book(g).worth[ware] for ware in range(WARES)),
        "right": kinds * (kinds + 1) // 2,
        "pennies": int(g.cells[PENNIES + seat]),
    }
