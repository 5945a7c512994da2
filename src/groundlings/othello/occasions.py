"""What people may give standing orders about: deeds that they could stop, and their own passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.kernel.occasions import Occasion
from groundlings.kernel.state import NOBODY
from groundlings.othello.coins import has
from groundlings.othello.deeds import (
    EXCHANGE_DEED,
    LEAD_DEED,
    coin_deed,
    is_coin_deed,
    is_foilable,
    is_lit,
    is_script_deed,
)
from groundlings.othello.hands import holds
from groundlings.othello.script import worth
from groundlings.othello.state import (
    COINS,
    DESDEMONA_COIN,
    EXCHANGE,
    EXIT_DEED,
    IMPROV_DEED,
    NO_CURTAIN,
    NO_DRAMA,
    OTHELLO_COIN,
    OWN_STAGINGS,
    RODERIGO_COIN,
    book,
)
from groundlings.othello.turns import ADJUST, AFTER, BEFORE, DECLARE, PREPARE, WON, Turn
from groundlings.othello.verbs import (
    LET,
    PASS,
    REVEAL,
    SEIZE_IT,
    SHOW_EXCHANGE,
    SHOW_NO_DRAMA,
    SHOW_OWN,
    STEAL_SPOTLIGHT,
    SWAP_SEIZE,
    USE_COIN,
)
from groundlings.othello.windows import Answer, Window, can_be_seized, is_miscue

if TYPE_CHECKING:
    from groundlings.kernel.state import State

DEEDS: Final = {
    "script": 12,
    "lead": 12,
    "staging": 12,
    "answer": 6,
    "exchange": 6,
    "coin": 6,
    "exit": 3,
    "improv": 3,
}
"""The kinds of deeds and the beats there are to answer them: by what all see, whoever could."""
SMALL_DEEDS: Final = frozenset({"coin", "exchange", "exit", "improv"})
PASSES: Final = ("prepare", "adjust", "before", "after")
_PASSES: Final = {
    PREPARE: "prepare",
    ADJUST: "adjust",
    BEFORE: "before",
    AFTER: "after",
    WON: "after",
}


def occasion(g: State, seat: int) -> Occasion | None:
    """A deed or a stop that this seat may answer, or its pass; None where it is asked otherwise."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Window):
        return _deed(g, step, seat)
    if isinstance(step, Answer):
        return Occasion("answer", LET, is_at_me=True)
    if isinstance(step, Turn) and step.when != DECLARE:
        passing = REVEAL if step.when == BEFORE else PASS
        return Occasion(_PASSES[int(step.when)], passing, is_window=False)
    return None


def _deed(g: State, window: Window, seat: int) -> Occasion:
    is_card = is_script_deed(window.deed)
    card = window.detail
    return Occasion(
        kind_of(window.deed),
        LET,
        points=int(worth(g, window.seat, card, seized=False)) if is_card else 0,
        is_at_me=window.whom == seat,
        is_curtain=is_card and book(g).scripts.curtain[card] != NO_CURTAIN,
        stealing=SEIZE_IT if is_card and SEIZE_IT in window.options(g, seat) else None,
        prize=int(worth(g, seat, card, seized=True)) if is_card else 0,
    )


def kind_of(deed: int) -> str:
    """How people call a deed: whoever takes the Lead does the same by card and by coin."""
    if is_script_deed(deed):
        return "script"
    if deed in (LEAD_DEED, coin_deed(OTHELLO_COIN)):
        return "lead"
    if deed in (EXCHANGE_DEED, coin_deed(RODERIGO_COIN)):
        return "exchange"
    if deed in (IMPROV_DEED, EXIT_DEED):
        return "improv" if deed == IMPROV_DEED else "exit"
    return "coin" if is_coin_deed(deed) else "staging"


def answers(g: State) -> list[int]:
    """What could stop the deed of this window, whoever has it."""
    step = g.stack[-1] if g.stack else None
    shields: list[int] = [SHOW_NO_DRAMA, USE_COIN + DESDEMONA_COIN]
    shields += [SHOW_OWN + card - OWN_STAGINGS for card in book(g).powers.own_shields]
    if isinstance(step, Answer):
        return [LET, *shields]
    if not isinstance(step, Window):
        return []
    found: list[int] = [LET]
    if is_lit(g, step.deed):
        found.append(STEAL_SPOTLIGHT)
    if can_be_seized(g, step.deed, step.detail):
        found += [SEIZE_IT, SWAP_SEIZE] if is_miscue(g, step.deed) else [SEIZE_IT]
    if step.whom != NOBODY and is_foilable(g, step.deed):
        found += shields
    return found


def reserves(g: State, seat: int) -> list[int]:
    """What this seat could do at a pass of its own: its coins, and the cards it may show."""
    found: list[int] = [USE_COIN + coin for coin in range(COINS) if has(g, seat, coin)]
    if holds(g, seat, EXCHANGE):
        found.append(SHOW_EXCHANGE)
    if holds(g, seat, NO_DRAMA):
        found.append(SHOW_NO_DRAMA)
    own = {*book(g).powers.own_shown, *book(g).powers.own_shields}
    found += [SHOW_OWN + card - OWN_STAGINGS for card in sorted(own) if holds(g, seat, card)]
    return found
