"""What the conformance suite must know of Othello."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import TYPE_CHECKING

import groundlings
from conformance.ways import Aspect, Proof
from groundlings.kernel.state import NOBODY, is_among
from groundlings.othello import hands
from groundlings.othello.exchange import traded, traded_seen, trader
from groundlings.othello.piles import in_pile, known_in_pile, pile_size
from groundlings.othello.placed import has_face_down, placed_loose, placed_seen
from groundlings.othello.placed import placed as lies_there
from groundlings.othello.state import SCRIPT, SCRIPTS, SEIZE, STAGING

if TYPE_CHECKING:
    from groundlings.kernel.state import State

Held = list[tuple[int, bool, bool]]
"""Of each card: which, whether the looker knows it, whether it could be the placed one."""


def held(g: State, owner: int, seat: int) -> Held:
    """Hand and face-down card of a player: written anew from A84 and A93, on purpose."""
    found = []
    for place, card in enumerate(hands.hand(g, owner)):
        known = is_among(seat, hands.seen(g, owner, place))
        loose = not known or is_among(seat, hands.loose(g, owner, place))
        found.append((card, known, loose))
    if has_face_down(g, owner):
        known = is_among(seat, placed_seen(g, owner))
        loose = not known or is_among(seat, placed_loose(g, owner))
        found.append((int(lies_there(g, owner)), known, loose))
    return found


def unseen(g: State, seat: int, pile: int) -> list[int]:
    """All cards of a sort that this seat has never seen, wherever they are."""
    cards = [
        int(in_pile(g, pile, at))
        for at in range(pile_size(g, pile))
        if not is_among(seat, known_in_pile(g, pile, at))
    ]
    for other in range(g.seats):
        if other != seat:
            cards += [card for card, known, _ in held(g, other, seat) if not known]
    if trader(g) not in (NOBODY, seat) and not is_among(seat, traded_seen(g)):
        cards.append(int(traded(g)))
    return [card for card in cards if (card < SCRIPTS) == (pile == SCRIPT)]


def top(pile: int) -> Aspect:
    """The next card of a pile."""

    def value(g: State, _seat: int) -> object:
        size = pile_size(g, pile)
        return int(in_pile(g, pile, size - 1)) if size else None

    def weights(g: State, seat: int) -> Counter[object]:
        size = pile_size(g, pile)
        if size and not is_among(seat, known_in_pile(g, pile, size - 1)):
            return Counter(unseen(g, seat, pile))
        return Counter([value(g, seat)])

    return Aspect(value, weights)


def neighbour(g: State, seat: int) -> int:
    """The player to the left."""
    return (seat + 1) % int(g.seats)


def placed(g: State, seat: int) -> object:
    """What the player to the left has placed face down."""
    left = neighbour(g, seat)
    return int(lies_there(g, left)) if has_face_down(g, left) else None


def could_be_placed(g: State, seat: int) -> Counter[object]:
    """Any card the player to the left may hold, except those known to be in the hand.

    How many script and staging cards there are is public; which of them is placed is not.
    """
    left = neighbour(g, seat)
    if placed(g, seat) is None:
        return Counter([None])
    if is_among(seat, placed_seen(g, left) & ~placed_loose(g, left)):
        return Counter([placed(g, seat)])
    pools = unseen(g, seat, SCRIPT), unseen(g, seat, STAGING)
    scale = max(1, len(pools[0])) * max(1, len(pools[1]))
    found: Counter[object] = Counter()
    for card, known, loose in held(g, left, seat):
        if known and loose:
            found[card] += scale
        elif loose:
            pool = pools[0] if card < SCRIPTS else pools[1]
            for other in pool:
                found[other] += scale // len(pool)
    return found


def seizes(g: State, seat: int) -> object:
    """How many Seize cards the player to the left holds."""
    return sum(card == SEIZE for card, _, _ in held(g, neighbour(g, seat), seat))


def seize_counts(g: State, seat: int) -> Counter[object]:
    """As many as can be among the unknown staging cards, and those that are known."""
    cards = held(g, neighbour(g, seat), seat)
    known = sum(card == SEIZE for card, seen, _ in cards if seen)
    drawn = sum(card >= SCRIPTS for card, seen, _ in cards if not seen)
    pool = unseen(g, seat, STAGING)
    good = pool.count(SEIZE)
    found: Counter[object] = Counter()
    for n in range(min(good, drawn) + 1):
        ways = comb(good, n) * comb(len(pool) - good, drawn - n)
        if ways:
            found[known + n] = ways
    return found


def likely_enough(weights: Counter[object]) -> Counter[object] | None:
    """Pearson wants no case that hardly ever happens."""
    return weights if min(weights.values()) * 30 * len(weights) >= 3 * weights.total() else None


PROOF = Proof(
    groundlings.game("othello"),
    (
        top(SCRIPT),
        top(STAGING),
        Aspect(placed, lambda g, seat: likely_enough(could_be_placed(g, seat))),
        Aspect(seizes, lambda g, seat: likely_enough(seize_counts(g, seat))),
    ),
)
