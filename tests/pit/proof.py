"""What the conformance suite must know of the Pit."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

from conformance.ways import Aspect, Proof
from groundlings.editions.sheet import Sheet
from pit import FOLDER, ThePit
from pit.schema import DECK, DECK_SIZE, HAND, HAND_SIZE, MOST_CARDS, SEEN

if TYPE_CHECKING:
    from groundlings.kernel.state import State


def few_cards() -> ThePit:
    """The Pit with a card of each kind but one: orders few enough to list."""
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8").replace("hand = 2", "hand = 1")
    wares, mark, tricks = text.partition("[[trick]]")
    for copies, fewer in ((2, 1), (3, 1), (4, 2)):
        tricks = tricks.replace(f"copies = {copies}\n", f"copies = {fewer}\n")
    return ThePit(Sheet.parse(wares + mark + tricks, "few.toml"))


def places(g: State, seat: int) -> list[int]:
    """The cells whose cards this seat has never seen: written anew, on purpose, from the rules."""
    unseen = list(range(DECK, DECK + g.cells[DECK_SIZE]))
    for other in range(g.seats):
        for at in range(g.cells[HAND_SIZE + other]):
            spot = other * MOST_CARDS + at
            if other != seat and not (g.cells[SEEN + spot] >> seat) & 1:
                unseen.append(HAND + spot)
    return unseen


def hidden(g: State, seat: int) -> object:
    """Which card lies where."""
    return tuple(g.cells[place] for place in places(g, seat))


def arrangements(g: State, seat: int) -> Counter[object] | None:
    """All orders of those cards, if they are few."""
    cards = [g.cells[place] for place in places(g, seat)]
    return Counter(permutations(cards)) if len(cards) <= 4 else None


PROOF = Proof(few_cards(), (Aspect(hidden, arrangements),))
