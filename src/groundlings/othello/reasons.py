"""Why a card would not succeed, or a tempting thing is not possible: a table explains itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.othello import improv
from groundlings.othello.coins import has, may_use_iago
from groundlings.othello.deeds import is_foilable, is_lit
from groundlings.othello.effects import can_play, targets
from groundlings.othello.hands import holds
from groundlings.othello.kept import goes_aside
from groundlings.othello.lead import is_lead, lead_targets
from groundlings.othello.moment import is_revealing
from groundlings.othello.placed import has_face_down, is_face_up, placed
from groundlings.othello.playwright import next_position
from groundlings.othello.powers import (
    can_afford,
    is_aimed,
    is_paid_in_spotlight,
    price,
    seizes,
)
from groundlings.othello.protection import is_protected
from groundlings.othello.script import (
    HALF_FIRST,
    OUT_OF_ORDER,
    WRONG_ROLE,
    obstacle,
)
from groundlings.othello.state import (
    COINS,
    IAGO,
    IAGO_COIN,
    MISCUE,
    NO_CURTAIN,
    NO_DRAMA,
    OWN_STAGINGS,
    REVIVE,
    TAKE_THE_LEAD,
    VILLAINY,
    book,
    is_script,
)
from groundlings.othello.tokens import can_pay
from groundlings.othello.turns import DECLARE, WON, Turn, may_exit
from groundlings.othello.verbs import (
    EXIT,
    IMPROV,
    MESSAGES,
    NOTATION,
    PLAY,
    SEIZE_IT,
    SHOW_NO_DRAMA,
    SHOW_OWN,
    STEAL_SPOTLIGHT,
    USE_COIN,
)
from groundlings.othello.windows import Window, can_be_seized
from groundlings.othello.wounds import dead

if TYPE_CHECKING:
    from collections.abc import Iterable

    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

Told = tuple[str, dict[str, int]]

PROSPECTS: Final = {
    "needs-lead": (),
    "needs-company": ("character",),
    "needs-half": (),
    "not-its-turn": ("n",),
    "set-aside": ("character",),
    "nobody-to-aim-at": (),
    "lead-protected": (),
    "no-iago-coin": (),
    "nobody-dead": (),
    "costs-intrigue": ("n",),
    "costs-spotlight": ("n",),
    "does-nothing": (),
    "already-protected": (),
    "only-from-place": (),
}
"""Why a card would not succeed, or not bring points; and the values each of them tells."""
REASONS: Final = {
    "needs-lead": (),
    "needs-company": ("character",),
    "needs-half": (),
    "nobody-to-aim-at": (),
    "lead-protected": (),
    "no-iago-coin": (),
    "nobody-dead": (),
    "costs-intrigue": ("n",),
    "costs-spotlight": ("n",),
    "does-nothing": (),
    "already-protected": (),
    "only-from-place": (),
    "no-exit-curtain": (),
    "no-exit-script": (),
    "improv-used": (),
    "nothing-to-change": (),
    "iago-used": (),
    "iago-later": (),
    "coin-in-vain": ("coin",),
    "is-protected": ("who",),
    "spotlight-in-vain": (),
    "no-spotlight": (),
    "seize-in-vain": (),
    "nothing-face-down": (),
    "brought-by-miscue": (),
    "no-seize-placed": (),
    "no-such-card": ("card",),
}
"""Why a choice is not possible now."""


def prospect(g: State, seat: int, card: int) -> Told | None:
    """What would keep this card from succeeding now; None if nothing would."""
    if is_script(card):
        return _script(g, seat, card)
    return _staging(g, seat, card)


def _script(g: State, seat: int, card: int) -> Told | None:
    leads = int(book(g).scripts.leads[card])
    match int(obstacle(g, seat, card)):
        case x if x == HALF_FIRST:
            return "needs-half", {}
        case x if x == OUT_OF_ORDER:
            return "not-its-turn", {"n": int(next_position(g))}
        case x if x == WRONG_ROLE and leads == IAGO:
            return "needs-lead", {}
        case x if x == WRONG_ROLE:
            return "needs-company", {"character": leads}
    if goes_aside(g, card):
        return "set-aside", {"character": leads}
    return None


def _staging(g: State, seat: int, card: int) -> Told | None:
    """Why a staging card would do nothing, or else what it costs too much."""
    if seizes(g, card) and can_afford(g, seat, card) and not is_face_up(g, seat):
        return None
    return _in_vain(g, seat, card) or _too_dear(g, seat, card) or _beside_the_point(g, seat, card)


def _too_dear(g: State, seat: int, card: int) -> Told | None:
    if can_afford(g, seat, card):
        return None
    token = "spotlight" if is_paid_in_spotlight(g, card) else "intrigue"
    return f"costs-{token}", {"n": int(price(g, seat, card))}


def _in_vain(g: State, seat: int, card: int) -> Told | None:
    """What printed cards want beside their price, and what all want that are aimed."""
    if card == NO_DRAMA and is_protected(g, seat):
        return "already-protected", {}
    if card == VILLAINY and not has(g, seat, IAGO_COIN):
        return "no-iago-coin", {}
    if card == REVIVE and not dead(g):
        return "nobody-dead", {}
    if card == TAKE_THE_LEAD and not lead_targets(g, seat):
        return ("nobody-to-aim-at" if is_lead(g, seat) else "lead-protected"), {}
    in_time = card != MISCUE or is_revealing(g)
    if is_aimed(g, card) and in_time and not targets(g, seat, card):
        return "nobody-to-aim-at", {}
    return None


def _beside_the_point(g: State, seat: int, card: int) -> Told | None:
    """What a card that seizes, or an own one, may still lack."""
    if seizes(g, card) and not can_play(g, seat, card):
        return "only-from-place", {}
    if card >= OWN_STAGINGS and not can_play(g, seat, card):
        return "does-nothing", {}
    return None


def refused(g: State, seat: int) -> dict[str, Message]:
    """Options this seat may be tempted to choose now but cannot, each with the reason."""
    if g.over or not g.asked >> seat & 1:
        return {}
    step = g.stack[-1]
    if isinstance(step, Window):
        found = _stops(g, seat, step)
    elif isinstance(step, Turn):
        found = _in_turn(g, seat, step)
    else:
        return {}
    legal = step.options(g, seat)
    return {
        NOTATION.texts[option]: MESSAGES.message(*why)
        for option, why in sorted(found.items())
        if option not in legal
    }


def _in_turn(g: State, seat: int, step: Turn) -> dict[int, Told]:
    found = _declared(g, seat) if step.when == DECLARE else {}
    if step.when != DECLARE:
        found |= _coins(g, seat)
    if step.when != WON:
        found |= _others(g, seat)
    return found


def _stops(g: State, seat: int, step: Window) -> dict[int, Told]:
    """What this player cannot stop a deed with: by public facts and the own cards."""
    found = {STEAL_SPOTLIGHT: _no_spotlight(g, step), SEIZE_IT: _no_seize(g, seat, step)}
    if seat == step.whom and is_foilable(g, step.deed):
        if not holds(g, seat, NO_DRAMA):
            found[SHOW_NO_DRAMA] = "no-such-card", {"card": NO_DRAMA}
        elif (why := _staging(g, seat, NO_DRAMA)) is not None:
            found[SHOW_NO_DRAMA] = why
        found |= _not_shown(g, seat, book(g).powers.own_shields)
    return found


def _not_shown(g: State, seat: int, cards: Iterable[int]) -> dict[int, Told]:
    """Why own cards of the hand are not shown now."""
    told = {card: _staging(g, seat, card) for card in cards if holds(g, seat, card)}
    return {
        SHOW_OWN + card - OWN_STAGINGS: why or ("does-nothing", {}) for card, why in told.items()
    }


def _no_spotlight(g: State, step: Window) -> Told:
    if not is_lit(g, step.deed):
        return "spotlight-in-vain", {}
    if is_protected(g, step.seat):
        return "is-protected", {"who": int(step.seat)}
    return "no-spotlight", {}


def _no_seize(g: State, seat: int, step: Window) -> Told:
    """From the deed to the own card: why it is no answer (A9, A34)."""
    if not can_be_seized(g, step.deed, step.detail):
        return "seize-in-vain", {}
    if is_protected(g, step.seat):
        return "is-protected", {"who": int(step.seat)}
    if not has_face_down(g, seat):
        return "nothing-face-down", {}
    if not seizes(g, placed(g, seat)):
        return "no-seize-placed", {}
    return _too_dear(g, seat, int(placed(g, seat))) or ("brought-by-miscue", {})


def _declared(g: State, seat: int) -> dict[int, Told]:
    card = int(placed(g, seat))
    found: dict[int, Told] = {}
    why = prospect(g, seat, card)
    if why is not None:
        found[PLAY] = why
    if not may_exit(g, card):
        curtain = book(g).scripts.curtain[card] != NO_CURTAIN
        found[EXIT] = ("no-exit-curtain" if curtain else "no-exit-script"), {}
    return found


def _coins(g: State, seat: int) -> dict[int, Told]:
    found: dict[int, Told] = {}
    for coin in range(COINS):
        if not has(g, seat, coin):
            continue
        why: Told = "coin-in-vain", {"coin": coin}
        if coin == IAGO_COIN and not is_revealing(g):
            why = "iago-later", {}
        elif coin == IAGO_COIN and not may_use_iago(g, seat):
            why = "iago-used", {}
        found[USE_COIN + coin] = why
    return found


def _others(g: State, seat: int) -> dict[int, Told]:
    scalars = book(g).scalars
    found: dict[int, Told] = {}
    if improv.has_improvised(g, seat):
        found[IMPROV] = "improv-used", {}
    elif not can_pay(g, seat, scalars.improv_cost):
        found[IMPROV] = "costs-intrigue", {"n": int(scalars.improv_cost)}
    elif not improv.is_possible(g, seat):
        found[IMPROV] = "nothing-to-change", {}
    step = g.stack[-1]
    if isinstance(step, Turn) and step.when != DECLARE and holds(g, seat, NO_DRAMA):
        why = _staging(g, seat, NO_DRAMA)
        if why is not None:
            found[SHOW_NO_DRAMA] = why
    if isinstance(step, Turn) and step.when != DECLARE:
        found |= _not_shown(g, seat, book(g).powers.own_shown)
    return found
