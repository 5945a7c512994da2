"""What is left when a game of Shakespeare is over, and what it says of a tie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.web.board.remains import Remains

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.words import Phrasebook


def remains(view: Mapping[str, Any], book: Phrasebook) -> list[Remains]:
    """The objectives of each, turned up, and the Pounds left after the wages."""
    players = view["players"]
    kept = [[book.noun(noun) for noun in _objectives(player)] for player in players]
    rows = [Remains(book.text("ending.pounds"), [int(player["pounds"]) for player in players])]
    if any(kept):
        rows.append(Remains(book.text("ending.objectives"), kept))
    return rows


def _objectives(player: Mapping[str, Any]) -> list[str]:
    """By name once the game is over; one that was closed before knows only their number."""
    found = player["objectives"]
    return list(found) if isinstance(found, list) else []


def tie(view: Mapping[str, Any], seats: Sequence[int], book: Phrasebook) -> str:
    """How those who have the same score are told apart: by the Pounds that are left (R99)."""
    pounds = {seat: int(view["players"][seat]["pounds"]) for seat in seats}
    ranked = sorted(seats, key=lambda seat: -pounds[seat])
    told = ", ".join(
        book.text("ending.has_left", who={"seat": seat}, n=pounds[seat]) for seat in ranked
    )
    points = int(view["players"][seats[0]]["prestige"])
    if len(set(pounds.values())) > 1:
        return book.text("ending.tie", n=points, left=told)
    return book.text("ending.tie_shared", n=points, left=told)
