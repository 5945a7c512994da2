"""What a seat would have if the game ended as it stands."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.calendar import has_ended
from groundlings.shakespeare.fortune import pounds, prestige
from groundlings.shakespeare.objectives import in_hand, in_hands
from groundlings.shakespeare.score import matching_hats, objective_worth, wage, yellow_elements
from groundlings.shakespeare.state import book
from groundlings.shakespeare.troupe import end_of, first_of


def points(g: State, seat: Seat) -> i64:
    """Prestige, and what the final count would add now: objectives, gold, hats, wages."""
    found = prestige(g, seat)
    if has_ended(g):
        return found
    exempt: i64 = 0
    for place in range(in_hands(g, seat)):
        objective = in_hand(g, seat, place)
        found += objective_worth(g, seat, objective)
        exempt += book(g).objectives.exempt[objective]
    found += yellow_elements(g, seat) * book(g).scalars.yellow
    if is_open(g):
        found += matching_hats(g, seat) * book(g).backstage.hat_prestige
    return found - unpaid(g, seat, exempt) * book(g).scalars.unpaid


def unpaid(g: State, seat: Seat, exempt: i64) -> i64:
    """How many would stay unpaid: the cheapest are paid first, the dearest exempt (R98, S101)."""
    wanted: i64 = -exempt
    dearest: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        cost = wage(g, member)
        if cost > 0:
            wanted += 1
            dearest = max(dearest, cost)
    left = pounds(g, seat)
    for cost in range(1, dearest + 1):
        if wanted <= 0 or left < cost:
            break
        for member in range(first_of(seat), end_of(g, seat)):
            if wage(g, member) == cost and wanted > 0 and left >= cost:
                left -= cost
                wanted -= 1
    return max(wanted, 0)
