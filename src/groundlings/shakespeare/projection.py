"""Looking ahead: what the rest of the day and the final count would bring as things stand.

All of it follows from what everybody sees, but for the worth of the looker's own objectives.
Whatever would still be chosen (elements, white quills, falling back) is left out, and so are the
quills of tonight's rehearsal: the acts are reckoned as the discs lie.
"""

from __future__ import annotations

from typing import Final

from groundlings.kernel.state import State
from groundlings.shakespeare.actions import placed
from groundlings.shakespeare.acts import act_pounds, act_prestige, grey_penalty, place, space
from groundlings.shakespeare.ambiance import Ambiance
from groundlings.shakespeare.backstage import is_open
from groundlings.shakespeare.calendar import day, has_ended, has_rehearsal
from groundlings.shakespeare.days import AMBIANCE_PHASE, Day
from groundlings.shakespeare.fortune import ambiance, earn, pounds, prestige
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.objectives import held
from groundlings.shakespeare.order import in_initiative, in_order
from groundlings.shakespeare.rehearsal import Rehearsal, Rehearse, white_quills
from groundlings.shakespeare.score import (
    exempted,
    matching_hats,
    objective_worth,
    wage,
    wages,
    yellow_elements,
)
from groundlings.shakespeare.state import (
    BACK,
    EARN,
    GAIN,
    PURPLE,
    QUILL,
    SET,
    book,
    element_of,
)
from groundlings.shakespeare.troupe import card_of, is_dressed, is_extra, members
from groundlings.shakespeare.verbs import ACT_NAMES

Row = dict[str, int]
Prospect = dict[str, Row]
"""What one seat may expect, by name: a row of numbers each."""

MOODS: Final = {EARN: "pounds", GAIN: "prestige", QUILL: "quills", BACK: "back"}


def outlook(g: State, seat: int | None) -> dict[str, object]:
    """The projection for every seat, who leads in what, when the acts pay; the own end bonus.

    `projection`, by seat, holds rows of numbers:
    `ambiance` (space after the unclaimed purples, and the pounds, prestige, quills or spaces back
    it brings; zeros once today's is over), `act-I`, `act-II`, `act-III` (space, rank, pounds,
    prestige, and grey, what a grey space costs), `costumes` (pounds and prestige of tonight's
    rehearsal, and the quills that are not reckoned in), `solo` (prestige for few cylinders),
    `yellow` (elements, prestige), `objectives` (cards; prestige only to their owner), `wages` (due,
    purse, left, unpaid, prestige) and `sum` (prestige now, and then). With the expansion also
    `hats` (hats that match, prestige), and how many wages the looker's own objectives waive.

    `acts_scored` says on which day the acts pay next, and whether that is tonight; if not, they
    count neither for the purse nor for the sum.
    """
    if has_ended(g):
        return {"projection": [], "leads": {}}
    shown = [_prospect(g, other, seat) for other in range(g.seats)]
    found: dict[str, object] = {
        "projection": shown,
        "leads": _leads(g, shown),
        "acts_scored": {"day": _next_rehearsal(g), "tonight": has_rehearsal(g)},
    }
    if seat is not None:
        mine = shown[seat]
        found["forecast"] = {
            "objectives": mine["objectives"]["prestige"],
            "yellow": mine["yellow"]["prestige"],
            "unpaid": mine["wages"]["prestige"],
        }
    return found


def _next_rehearsal(g: State) -> int | None:
    days = book(g).tracks.rehearsal_day
    return next((n for n in range(int(day(g)), len(days)) if days[n]), None)


def _prospect(g: State, seat: int, looker: int | None) -> Prospect:
    acts = {f"act-{name}": _act(g, seat, act) for act, name in enumerate(ACT_NAMES)}
    tonight: Prospect = {
        "ambiance": _mood(g, seat),
        "costumes": _costumes(g, seat),
        "solo": {"prestige": _solo(g)},
    }
    coming = [*tonight.values(), *(acts.values() if has_rehearsal(g) else ())]
    trial = g.clone()
    trial.hush()
    earn(trial, seat, _total(coming, "pounds"))
    objectives = {"cards": len(held(g, seat))}
    if seat == looker:
        worth = [int(objective_worth(trial, seat, card)) for card in held(g, seat)]
        objectives["prestige"] = sum(worth)
    exempt = exempted(g, seat) if seat == looker else 0
    unpaid, left = wages(trial, seat, exempt)
    final: Prospect = {
        "yellow": {
            "elements": int(yellow_elements(g, seat)),
            "prestige": int(yellow_elements(g, seat) * book(g).scalars.yellow),
        },
        "objectives": objectives,
        "wages": {
            "due": sum(int(wage(g, member)) for member in members(g, seat)),
            "purse": int(pounds(trial, seat)),
            "left": int(left),
            "unpaid": int(unpaid),
            "prestige": int(-unpaid * book(g).scalars.unpaid),
        },
    }
    if is_open(g):
        hats = int(matching_hats(g, seat))
        final["hats"] = {"hats": hats, "prestige": hats * int(book(g).backstage.hat_prestige)}
        final["wages"]["waived"] = int(exempt)
    coming += final.values()
    now = int(prestige(g, seat))
    then = now + _total(coming, "prestige") - _total(coming, "grey")
    return {**tonight, **acts, **final, "sum": {"now": now, "then": then}}


def _total(rows: list[Row], name: str) -> int:
    return sum(row.get(name, 0) for row in rows)


# Tonight


def _mood(g: State, seat: int) -> Row:
    """The space after the purples nobody took, and what it brings if that is still to come."""
    here = int(ambiance(g, seat))
    if not _is_begun(g):
        here = max(here - int(on_board(g, element_of(PURPLE, SET))), 1)
    found: Row = {"space": here} | dict.fromkeys(MOODS.values(), 0)
    name = MOODS.get(int(book(g).tracks.mood[here]))
    if name is not None and not _is_judged(g, seat):
        found[name] = int(book(g).tracks.mood_amount[here])
    return found


def _is_begun(g: State) -> bool:
    """Whether today's ambiance has begun: then the purples have been reckoned with."""
    today = g.stack[0]
    return isinstance(today, Day) and today.phase > AMBIANCE_PHASE


def _is_judged(g: State, seat: int) -> bool:
    """Whether today's ambiance is over for this seat."""
    for step in g.stack:
        if isinstance(step, Ambiance):
            return seat in [in_order(g, rank) for rank in range(step.place)]
    return _is_begun(g)


def _costumes(g: State, seat: int) -> Row:
    """What the dressed bring at tonight's rehearsal without being asked."""
    found: Row = {"pounds": 0, "prestige": 0, "quills": 0}
    for member in _to_rehearse(g, seat):
        quills = int(white_quills(g, member))
        for effect, amount in _powers(g, member):
            if effect == QUILL:
                quills += amount
            elif effect in (EARN, GAIN):
                found[MOODS[effect]] += amount
        found["quills"] += quills
    return found


def _powers(g: State, member: int) -> list[tuple[int, int]]:
    cards, effects = book(g).cards, book(g).effects
    program = cards.extra if is_extra(g, member) else cards.rehearsal[card_of(g, member)]
    steps = range(effects.first[program], effects.last[program])
    return [(int(effects.effect[at]), int(effects.amount[at])) for at in steps]


def _to_rehearse(g: State, seat: int) -> list[int]:
    """The dressed whose rehearsal is still to come tonight."""
    if not has_rehearsal(g):
        return []
    first = 0
    for step in g.stack:
        if isinstance(step, Rehearsal) and seat in [
            in_initiative(g, rank) for rank in range(step.place)
        ]:
            first = len(members(g, seat))
        elif isinstance(step, Rehearse) and step.seat == seat:
            first = int(step.member)
    return [member for member in members(g, seat)[first:] if is_dressed(g, member)]


def _act(g: State, seat: int, act: int) -> Row:
    rank = int(place(g, seat, act))
    return {
        "space": int(space(g, seat, act)),
        "rank": rank + 1,
        "pounds": int(act_pounds(g, seat, act)),
        "prestige": int(act_prestige(g, seat, act, rank)),
        "grey": int(grey_penalty(g, seat, act)),
    }


def _solo(g: State) -> int:
    """The bonus for few cylinders, if the day's turns ended now (R103)."""
    today = g.stack[0]
    in_turns = isinstance(today, Day) and today.phase == AMBIANCE_PHASE
    if g.seats > 1 or not in_turns or not book(g).tracks.solo_cylinders[placed(g, 0)]:
        return 0
    return int(book(g).scalars.solo_bonus)


# Who leads


def _leads(g: State, shown: list[Prospect]) -> dict[str, list[int]]:
    """Who is first in what, several if they share it; nobody on an act the neutral disc leads."""
    found = {
        f"act-{name}": [seat for seat in range(g.seats) if place(g, seat, act) == 0]
        for act, name in enumerate(ACT_NAMES)
    }
    counts = {
        "prestige": [int(prestige(g, seat)) for seat in range(g.seats)],
        "pounds": [int(pounds(g, seat)) for seat in range(g.seats)],
        "ambiance": [one["ambiance"]["space"] for one in shown],
        "yellow": [one["yellow"]["elements"] for one in shown],
        "sum": [one["sum"]["then"] for one in shown],
    }
    for name, row in counts.items():
        found[name] = [seat for seat, number in enumerate(row) if number == max(row)]
    return found
