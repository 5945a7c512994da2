"""The end of the game: objectives, yellow elements, wages, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State, bit, is_among, offer
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.fortune import gain, pay, pounds, prestige
from groundlings.shakespeare.objectives import held
from groundlings.shakespeare.score import (
    exempted,
    matching_hats,
    objective_worth,
    wage,
    yellow_elements,
)
from groundlings.shakespeare.state import HATS, OBJECTIVES, UNPAID, YELLOW_ELEMENTS, book
from groundlings.shakespeare.troupe import card_of, end_of, first_of
from groundlings.shakespeare.verbs import (
    FINAL_COUNT,
    HATS_COUNTED,
    PAID,
    REVEALED_OBJECTIVE,
    TIE_BROKEN,
    TIE_STANDS,
    TIED,
    WAGE_PAID,
    WAGE_UNPAID,
    WAGE_WAIVED,
    YELLOW_COUNTED,
)


def settle_accounts(g: State) -> None:
    """Objectives, yellow elements, hats, payment, in that order; only the total counts (S65)."""
    g.emit(FINAL_COUNT)
    for seat in range(g.seats):
        reveal_objectives(g, seat)
    for seat in range(g.seats):
        count_yellow(g, seat)
    if is_open(g):
        for seat in range(g.seats):
            count_hats(g, seat)
    for seat in range(g.seats):
        pay_troupe(g, seat)
    tell_tie(g)


def reveal_objectives(g: State, seat: Seat) -> None:
    """All that this seat holds, in the order in which they were kept (R96)."""
    for objective in held(g, seat):
        worth = objective_worth(g, seat, objective)
        g.emit(REVEALED_OBJECTIVE, seat, objective, worth)
        gain(g, seat, worth, OBJECTIVES)


def count_yellow(g: State, seat: Seat) -> None:
    """Each yellow element on set and costumes (R97)."""
    found = yellow_elements(g, seat)
    points = found * book(g).scalars.yellow
    g.emit(YELLOW_COUNTED, seat, found, points)
    gain(g, seat, points, YELLOW_ELEMENTS)


def count_hats(g: State, seat: Seat) -> None:
    """Each hat that makes six with the element beneath (R126)."""
    found = matching_hats(g, seat)
    points = found * book(g).backstage.hat_prestige
    g.emit(HATS_COUNTED, seat, found, points)
    gain(g, seat, points, HATS)


def pay_troupe(g: State, seat: Seat) -> None:
    """The cheapest first; so most are paid, and most money is left (R98, S66, S67).

    Who is exempt is the dearest: nothing else saves more (R125, S101).
    """
    purse = pounds(g, seat)
    due = payroll(g, seat)
    dearest = len(due) - exempted(g, seat)
    for place, member in enumerate(due):
        card, cost = card_of(g, member), wage(g, member)
        if place >= dearest:
            g.emit(WAGE_WAIVED, seat, card, cost)
        elif cost <= pounds(g, seat):
            pay(g, seat, cost)
            g.emit(WAGE_PAID, seat, card, cost, pounds(g, seat))
        else:
            g.emit(WAGE_UNPAID, seat, card, book(g).scalars.unpaid)
            gain(g, seat, -book(g).scalars.unpaid, UNPAID)
    g.emit(PAID, seat, purse - pounds(g, seat), pounds(g, seat))


def payroll(g: State, seat: Seat) -> list[int]:
    """The members that want a wage: the cheapest first, then as they joined."""
    found: list[int] = []
    wages: i64 = 0  # a bit for each that somebody wants
    for member in range(first_of(seat), end_of(g, seat)):
        wages |= bit(wage(g, member))
    for cost in range(1, book(g).cards.dearest + 1):
        if is_among(cost, wages):
            for member in range(first_of(seat), end_of(g, seat)):
                if wage(g, member) == cost:
                    offer(found, member)
    return found


# Who has won


def leaders(g: State) -> list[int]:
    """Those with most prestige."""
    most = max([prestige(g, seat) for seat in range(g.seats)])
    return [seat for seat in range(g.seats) if prestige(g, seat) == most]


def winners(g: State) -> list[int]:
    """Most prestige; on a tie most Pounds left; after that the win is shared (R99, S70)."""
    tied = leaders(g)
    most = max([pounds(g, seat) for seat in tied])
    return [seat for seat in tied if pounds(g, seat) == most]


def tell_tie(g: State) -> None:
    """Where several have most prestige: what each has left, and whether that decides."""
    if g.events is None:
        return
    tied, won = leaders(g), winners(g)
    if len(tied) == 1:
        return
    for seat in tied:
        g.emit(TIED, seat, prestige(g, seat), pounds(g, seat))
    if len(won) == 1:
        g.emit(TIE_BROKEN, won[0])
    else:
        g.emit(TIE_STANDS)
