"""What a seat at the Pit has made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pit.goods import in_basket, pennies
from pit.schema import WARES, book

if TYPE_CHECKING:
    from groundlings.kernel.state import State

LEFT: Final = 0
RIGHT: Final = 1


def breakdown(g: State, seat: int) -> dict[str, int]:
    """Left, wares count what they are worth; right, each kind one more than the kind before."""
    worth = book(g).worth
    kinds = sum(1 for ware in range(WARES) if in_basket(g, seat, RIGHT, ware) > 0)
    return {
        "left": sum(int(in_basket(g, seat, LEFT, ware)) * worth[ware] for ware in range(WARES)),
        "right": kinds * (kinds + 1) // 2,
        "pennies": int(pennies(g, seat)),
    }
