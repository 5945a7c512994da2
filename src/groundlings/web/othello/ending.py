"""What is left when a game of Othello is over, and what it says of a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.web.board.remains import Remains

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.words import Phrasebook


def remains(view: Mapping[str, Any], book: Phrasebook) -> list[Remains]:
    """The script cards of each, in the order of the play."""
    scored = [[book.noun(card, "alone") for card in one["scored"]] for one in view["players"]]
    return [Remains(book.text("ending.scored"), scored)] if any(scored) else []


def tie(view: Mapping[str, Any], seats: Sequence[int], book: Phrasebook) -> str:
    """How those with the same score are told apart: by the Iago tile, else they share (A69)."""
    points = int(view["players"][seats[0]]["total"])
    if view["lead"] in seats:
        return book.text("ending.tie", n=points, who={"seat": view["lead"]})
    return book.text("ending.tie_shared", n=points)
