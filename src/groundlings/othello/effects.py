"""What a card does, effect after effect; what can do nothing when its turn comes is passed over.

The vocabulary of staging cards, and of own script cards. Seize is no effect on its player's own
turn (A15): it stops a deed in the window of that deed, as No Drama does out of turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit, offer_each
from groundlings.kernel.step import Own, Step
from groundlings.othello.at_once import (
    can_do_at_once,
    do_at_once,
    draw_some,
    is_any_coin_left,
)
from groundlings.othello.coins import give_away, has, purse, steal, supply, win
from groundlings.othello.exchange import Exchange, look_into
from groundlings.othello.handkerchief import holder, reach_for_handkerchief
from groundlings.othello.hands import hand_size, kinds
from groundlings.othello.improv import Switch
from groundlings.othello.lead import change_lead, is_lead
from groundlings.othello.moment import is_revealing
from groundlings.othello.placed import has_face_down, put
from groundlings.othello.powers import (
    can_afford,
    first_effect,
    has_effects,
    is_aimed,
    is_in_reach,
    is_last,
)
from groundlings.othello.protection import is_protected, set_protected
from groundlings.othello.revive import Revive
from groundlings.othello.sight import show
from groundlings.othello.state import COINS, SCRIPTS, Card, Powers, book
from groundlings.othello.underway import turn_under_way
from groundlings.othello.verbs import (
    CEDE_COIN,
    GAIN_COIN,
    LOWER,
    MUST_SWITCH,
    OUT_OF_REACH,
    PLACE,
    STEAL_COIN,
    WOUND,
)
from groundlings.othello.villainy import Villainy, can_do_villainy
from groundlings.othello.vocabulary import (
    A_COIN,
    ANY_COIN,
    DO_VILLAINY,
    DRAW_CARDS,
    EXCHANGE_CARDS,
    GAIN,
    GIVE_TO,
    LOOK_AT_HAND,
    LOWER_LIMIT,
    MISCUE_CARD,
    PROTECT,
    REVEAL_AGAIN,
    REVIVE_SOME,
    SEIZE_CARD,
    TAKE_FROM,
    TAKE_LEAD,
    THE_HANDKERCHIEF,
    WOUND_SOME,
)
from groundlings.othello.wounds import dead, is_dead, living, lower, lowerable, wound

# Whether a card would do anything


def can_play(g: State, seat: Seat, card: Card, *, from_hand: bool = False) -> bool:
    """Whether a staging card can be paid and would do anything (A15, A47, A101)."""
    if not can_afford(g, seat, card):
        return False
    if is_aimed(g, card):
        return targets(g, seat, card, from_hand=from_hand) != 0
    powers = book(g).powers
    at = first_effect(card)
    while True:
        if can_do(g, powers, seat, NOBODY, at, from_hand=from_hand):
            return True
        if is_last(powers, at):
            return False
        at += 1


def targets(g: State, seat: Seat, card: Card, *, from_hand: bool = False) -> Seats:
    """Everybody at whom the card can be aimed: something would be done to them."""
    powers = book(g).powers
    first, target = first_effect(card), powers.target[card - SCRIPTS]
    found: Seats = 0
    for other in range(g.seats):
        if is_in_reach(g, seat, other, target) and would_touch(
            g, powers, seat, other, first, from_hand=from_hand
        ):
            found |= bit(other)
    return found


def would_touch(
    g: State, powers: Powers, seat: Seat, whom: Seat, at: i64, *, from_hand: bool
) -> bool:
    """Whether one of the effects from here on needs a target and would do anything to this one."""
    while True:
        if powers.aimed[at] != 0 and can_do(g, powers, seat, whom, at, from_hand=from_hand):
            return True
        if is_last(powers, at):
            return False
        at += 1


def can_do(  # noqa: C901, PLR0911, PLR0912 - one for each effect
    g: State, powers: Powers, seat: Seat, whom: Seat, at: i64, *, from_hand: bool
) -> bool:
    """Whether an effect would do anything now, by what this player knows."""
    if powers.aimed[at] != 0 and (whom == NOBODY or is_protected(g, whom)):
        return False
    do = powers.do[at]
    if do == TAKE_LEAD:
        return is_lead(g, seat) or is_lead(g, whom)
    if do == EXCHANGE_CARDS:
        return hand_size(g, seat) > (1 if from_hand else 0) and hand_size(g, whom) > 0
    if do == LOOK_AT_HAND:
        return hand_size(g, whom) > 0
    if do == MISCUE_CARD:
        return is_revealing(g) and has_face_down(g, whom) and hand_size(g, whom) > 0
    if do == REVEAL_AGAIN:
        return hand_size(g, seat) > 0
    if do == PROTECT:
        return not is_protected(g, seat)
    if do == SEIZE_CARD:
        return False
    if do == WOUND_SOME:
        return living(g) != 0
    if do == LOWER_LIMIT:
        return lowerable(g) != 0
    if do == DO_VILLAINY:
        return can_do_villainy(g, seat)
    if do == REVIVE_SOME:
        return dead(g) != 0
    if powers.what[at] == A_COIN and do == TAKE_FROM:
        return purse(g, whom) > 0
    if powers.what[at] == A_COIN and do == GIVE_TO:
        return purse(g, seat) > 0
    if do == GAIN and powers.what[at] == THE_HANDKERCHIEF:
        return holder(g) == NOBODY or (holder(g) != seat and not is_protected(g, holder(g)))
    if do == GAIN and powers.what[at] == A_COIN and powers.side[at] == ANY_COIN:
        return is_any_coin_left(g)
    return can_do_at_once(g, seat, whom, at)


# Doing it


def write_on(g: State, seat: Seat, card: Card) -> None:
    """The effects of an own script card, once its rewards are there; not those of a dead (A102)."""
    if has_effects(g, card) and not is_dead(g, book(g).scripts.leads[card]):
        g.push(Effects(seat, NOBODY, first_effect(card)))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Effects(Step):
    """The effects of a card from this one on; the card has left its place."""

    def __init__(self, seat: Seat, whom: Seat, at: i64) -> None:
        self.seat: Final = seat
        self.whom: Final = whom
        self.at: Final = at

    def ask(self, g: State) -> Seats:
        """The next effect.

        A card that a Miscue draws is drawn before its target has answered (A33).
        """
        at = self.at
        powers = book(g).powers
        is_drawn = (
            powers.do[at] == MISCUE_CARD
            and not is_last(powers, at)
            and powers.do[at + 1] == DRAW_CARDS
        )
        then = at + 1 if is_drawn else at
        if is_last(powers, then):
            g.pop()
        else:
            g.replace(Effects(self.seat, self.whom, then + 1))
        if can_do(g, powers, self.seat, self.whom, at, from_hand=False):
            begin(g, self.seat, self.whom, at)
        if is_drawn:
            draw_some(g, self.seat, powers.what[then], powers.n[then])
        return 0


def begin(g: State, seat: Seat, whom: Seat, at: i64) -> None:  # noqa: C901, PLR0912 - one each
    """Do an effect, or ask what it needs to know."""
    powers = book(g).powers
    do, what, n = powers.do[at], powers.what[at], powers.n[at]
    if do == TAKE_LEAD:
        change_lead(g, seat, whom)
    elif do == EXCHANGE_CARDS:
        g.push(Exchange(seat, whom))
    elif do == LOOK_AT_HAND:
        look_into(g, seat, whom)
    elif do == MISCUE_CARD:
        g.emit(MUST_SWITCH, whom)
        g.push(Switch(whom, seat))
    elif do == REVEAL_AGAIN:
        g.push(Second(seat))
    elif do == PROTECT:
        set_protected(g, seat)
        g.emit(OUT_OF_REACH, seat)
    elif do == WOUND_SOME:
        g.push(Wounding(seat, n))
    elif do == LOWER_LIMIT:
        g.push(Lowering(seat, n))
    elif do == DO_VILLAINY:
        g.push(Villainy(seat))
    elif do == REVIVE_SOME:
        g.push(Revive(seat))
    elif do == GAIN and what == THE_HANDKERCHIEF:
        reach_for_handkerchief(g, seat)
    elif do == GAIN and what == A_COIN and powers.side[at] == ANY_COIN:
        g.push(CoinChoice(seat, NOBODY, n, GAIN_COIN))
    elif do == TAKE_FROM and what == A_COIN:
        g.push(CoinChoice(seat, whom, n, STEAL_COIN))
    elif do == GIVE_TO and what == A_COIN:
        g.push(CoinChoice(seat, whom, n, CEDE_COIN))
    else:
        do_at_once(g, seat, whom, at)


# What effects ask


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Second(Own):
    """After a Miscue another card of the hand is revealed, with a window of its own (A33)."""

    def ask(self, g: State) -> Seats:
        """Who played the Miscue, if there is a card."""
        if hand_size(g, self.seat) == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """The hand is hidden."""
        return True

    def options(self, g: State, seat: Seat) -> list[int]:
        """The whole hand, the card just drawn too."""
        return kinds(g, seat, PLACE)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It takes the place of the Miscue, face up; the turn goes on with it."""
        g.pop()
        card = option - PLACE
        show(g, seat, card)
        put(g, seat, card, 0)
        turn_under_way(g).reveal(g)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Wounding(Own):
    """Wounds on living characters of one's choice, one after the other; no coin is paid."""

    def __init__(self, seat: Seat, left: i64) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, g: State) -> Seats:
        """Who gives them, while there is anybody to give them to."""
        if self.left == 0 or living(g) == 0:
            g.pop()
            return 0
        return bit(self.seat)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any living character of the act."""
        found: list[int] = []
        offer_each(found, WOUND, living(g))
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """A wound, which may kill."""
        g.replace(Wounding(seat, self.left - 1))
        wound(g, seat, option - WOUND)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is told how many there are to give."""
        return "wounding", {"n": self.left}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Lowering(Own):
    """One wound limit is lower for this scene, never below 1 (A46)."""

    def __init__(self, seat: Seat, by: i64) -> None:
        super().__init__(seat)
        self.by: Final = by

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any living character whose limit can be lowered."""
        found: list[int] = []
        offer_each(found, LOWER, lowerable(g))
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It may kill at once."""
        g.pop()
        lower(g, seat, option - LOWER, self.by)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is told by how much."""
        return "lowering", {"n": self.by}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CoinChoice(Own):
    """Which coin is gained from the supply, taken from another, or given to them."""

    def __init__(self, seat: Seat, whom: Seat, left: i64, verb: Option) -> None:
        super().__init__(seat)
        self.whom: Final = whom
        self.left: Final = left
        self.verb: Final = verb

    def ask(self, g: State) -> Seats:
        """Who chooses, while there are coins to choose from."""
        if self.left == 0 or not self.options(g, self.seat):
            g.pop()
            return 0
        return bit(self.seat)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Every sort there is; coins are public."""
        return [self.verb + coin for coin in range(COINS) if self.is_there(g, coin)]

    def is_there(self, g: State, coin: i64) -> bool:
        """Whether such a coin can change hands."""
        if self.verb == GAIN_COIN:
            return supply(g, coin) > 0
        return has(g, self.whom if self.verb == STEAL_COIN else self.seat, coin)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """It changes hands."""
        g.replace(CoinChoice(seat, self.whom, self.left - 1, self.verb))
        coin = option - self.verb
        if self.verb == GAIN_COIN:
            win(g, seat, coin)
        elif self.verb == STEAL_COIN:
            steal(g, seat, coin, self.whom)
        else:
            give_away(g, seat, coin, self.whom)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is told whose coins these are, or to whom one goes."""
        if self.verb == GAIN_COIN:
            return "gain-coin", {}
        return ("steal" if self.verb == STEAL_COIN else "cede"), {"whom": self.whom}
