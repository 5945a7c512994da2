"""What somebody who plays the Pit by a table looks at."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.eyes import Sight
from groundlings.bots.policy import Eye
from groundlings.kernel.state import Option, Seat, State
from pit.fair import Put, rounds, this_round
from pit.goods import in_basket
from pit.schema import WARES
from pit.score import RIGHT, breakdown
from pit.verbs import BID, NOTATION, PUT, TAKE, WARE_NAMES

_BIDS: Final = 4
_LEFT: Final = 8
"""Rounds that may be left."""

OPTION: Final = 0
BID_LEFT: Final = OPTION + len(NOTATION.texts)
TAKE_KIND: Final = BID_LEFT + _BIDS * _LEFT
PUT_KIND: Final = TAKE_KIND + WARES * 2
NAMES: Final = (
    *NOTATION.texts,
    *(f"bid:{bid} left:{left}" for bid in range(_BIDS) for left in range(_LEFT)),
    *(f"take:{ware} {kind}" for ware in WARE_NAMES for kind in ("new", "known")),
    *(
        f"put:{where} {ware} {kind}"
        for where in ("left", "right")
        for ware in WARE_NAMES
        for kind in ("new", "known")
    ),
)


@final
class PitEye(Eye):
    """Bids by how long the fair goes on, wares by whether their kind is new on the right."""

    def look(self, g: State, seat: Seat) -> None:
        """Nothing that all options have in common."""

    def see(self, g: State, seat: Seat, option: Option) -> None:
        """What is chosen, and at what moment."""
        self.note(OPTION + option)
        if BID <= option < BID + _BIDS:
            self.note(BID_LEFT + (option - BID) * _LEFT + rounds(g) - this_round(g))
        elif TAKE <= option < TAKE + WARES:
            self.note(TAKE_KIND + (option - TAKE) * 2 + is_known(g, seat, option - TAKE))
        elif PUT <= option < PUT + 2:
            step = g.stack[-1]
            assert isinstance(step, Put)
            known = is_known(g, seat, step.ware)
            self.note(PUT_KIND + ((option - PUT) * WARES + step.ware) * 2 + known)

    def clock(self, g: State) -> i64:
        """The round."""
        return this_round(g)

    def points(self, g: State, seat: Seat) -> i64:
        """Both baskets and the pennies."""
        return sum(breakdown(g, seat).values())


def is_known(g: State, seat: Seat, ware: i64) -> bool:
    """Whether there is such a ware on the right already."""
    return in_basket(g, seat, RIGHT, ware) > 0


SIGHT: Final = Sight(PitEye, NAMES)
