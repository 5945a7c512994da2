"""A player's own windows: before placement, after it, and around the reveal (A4, A27, A36, A43)."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, State, bit, offer, offer_each
from groundlings.kernel.step import Own, Step
from groundlings.othello import improv
from groundlings.othello.coins import give_back, has, purse, use_iago
from groundlings.othello.deeds import (
    EXCHANGE_DEED,
    FROM_HAND,
    coin_deed,
    coin_of,
    deed_of,
    is_coin_deed,
    staging_card,
)
from groundlings.othello.draws import draw
from groundlings.othello.effects import can_play, targets
from groundlings.othello.exchange import can_show_exchange
from groundlings.othello.hands import staging_held
from groundlings.othello.no_drama import USE_DESDEMONA, can_show, protect
from groundlings.othello.piles import discard
from groundlings.othello.placed import owe, placed
from groundlings.othello.playwright import is_next, is_playwright
from groundlings.othello.powers import FIRST_OWN, is_aimed, own_shown, pay_for
from groundlings.othello.reading import tell_turned_up
from groundlings.othello.script import FINE, obstacle
from groundlings.othello.sight import show, take_back, turn_up
from groundlings.othello.spending import coin_targets, usable_coins
from groundlings.othello.state import (
    CASSIO_COIN,
    EXCHANGE,
    EXIT_DEED,
    IAGO_COIN,
    IMPROV_DEED,
    NO_CURTAIN,
    NO_DRAMA,
    NOTHING,
    OWN_CARDS,
    OWN_STAGINGS,
    SCRIPTS,
    STAGING,
    TAKE_THE_LEAD,
    Card,
    Coin,
    Coins,
    Deed,
    book,
    is_script,
)
from groundlings.othello.underway import Underway
from groundlings.othello.verbs import (
    AIMED,
    AT,
    EXIT,
    EXITING,
    GIVING,
    GIVING_BY_COIN,
    IMPROV,
    IMPROVISED,
    NOT_NEXT,
    PASS,
    PLAY,
    PLAY_IN_VAIN,
    PLAYED,
    REVEAL,
    SHOW_EXCHANGE,
    SHOW_NO_DRAMA,
    SHOW_OWN,
    SHOWED,
    SHOWED_AT,
    SHOWED_EXCHANGE,
    USE_COIN,
    USED_COIN,
    USED_COIN_AT,
    USED_IAGO,
    WOUND,
    Event,
)
from groundlings.othello.windows import announce, gives_lead

When: TypeAlias = i64
"""One of the windows of a player."""
PREPARE: Final = 0
"""Before placement."""
ADJUST: Final = 1
"""After placement."""
BEFORE: Final = 2
"""The own reveal turn, the card still face down."""
DECLARE: Final = 3
"""The card is up: play it, exit, or improv it away."""
AFTER: Final = 4
"""The card is resolved."""
WON: Final = 5
"""Right after a Seize: coins only (A87)."""

AN_EXCHANGE: Final = 1 << (EXCHANGE - SCRIPTS)
A_NO_DRAMA: Final = 1 << (NO_DRAMA - SCRIPTS)
"""Among the kinds of staging cards of a hand."""

JUST_PASS: Final = [PASS]
JUST_REVEAL: Final = [REVEAL]
"""Nothing else can be done: more than half of all windows share these two lists."""

PROMPTS: Final = ("prepare", "adjust", "before", "declare", "after", "won")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Underway):
    """One window of one player, who may do any number of things in it (A4)."""

    def __init__(self, seat: Seat, when: When) -> None:
        super().__init__(seat)
        self.when: Final = when

    def asks_anyway(self) -> bool:
        """An Exchange or a No Drama in the hand is hidden; an open card and coins are not."""
        return self.when not in (DECLARE, WON)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any of these, until the player passes or turns the placed card up."""
        if self.when == DECLARE:
            return declarations(g, seat)
        coins: Coins = 0
        if purse(g, seat) > 0:
            coins = usable_coins(g, seat)
        cards: i64 = 0
        improvises = False
        if self.when != WON:
            cards = can_be_shown(g, seat)
            improvises = improv.can_afford(g, seat) and improv.is_possible(g, seat)
        if coins == 0 and cards == 0 and not improvises:
            return JUST_REVEAL if self.when == BEFORE else JUST_PASS
        found: list[int] = []
        offer(found, REVEAL if self.when == BEFORE else PASS)
        offer_each(found, USE_COIN, coins)
        if improvises:
            offer(found, IMPROV)
        if cards & AN_EXCHANGE:
            offer(found, SHOW_EXCHANGE)
        if cards & A_NO_DRAMA:
            offer(found, SHOW_NO_DRAMA)
        offer_each(found, SHOW_OWN, cards // FIRST_OWN)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The window stays open below what is done in it."""
        if option == PASS:
            g.pop()
        elif option == REVEAL:
            self.reveal(g)
        elif option in (PLAY, PLAY_IN_VAIN):
            g.replace(Turn(seat, AFTER))
            play(g, seat, placed(g, seat))
        elif option == EXIT:
            g.replace(Turn(seat, AFTER))
            g.emit(EXITING, seat, placed(g, seat))
            announce(g, seat, EXIT_DEED, placed(g, seat), NOBODY)
        elif option in (SHOW_NO_DRAMA, USE_DESDEMONA):
            protect(g, seat, option)
        elif option == IMPROV:
            improv.pay_for_improv(g, seat)
            g.emit(IMPROVISED, seat)
            announce(g, seat, IMPROV_DEED, NOBODY, NOBODY)
        elif option == SHOW_EXCHANGE:
            g.push(Aim(seat, EXCHANGE_DEED, FROM_HAND))
        elif SHOW_OWN <= option < SHOW_OWN + OWN_CARDS:
            show_own(g, seat, option - SHOW_OWN + OWN_STAGINGS)
        else:
            use_coin(g, seat, option - USE_COIN)

    def reveal(self, g: State) -> None:
        """The placed card is shown to all; one that is not next returns to the hand (A73, A88)."""
        card = placed(g, self.seat)
        turn_up(g, self.seat)
        tell_turned_up(g, self.seat, card)
        if is_playwright(g) and is_script(card) and not is_next(g, card):
            g.emit(NOT_NEXT, self.seat, card)
            take_back(g, self.seat, g.everybody())
            owe(g, self.seat, NOTHING)
            g.replace(Turn(self.seat, AFTER))
        else:
            g.replace(Turn(self.seat, DECLARE))

    def won_by(self, seat: Seat) -> Step:
        """Who has seized this turn's card may use coins now, and has no other turn (A87)."""
        return Turn(seat, WON)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Each window has words of its own; an open card is named in them."""
        if self.when == DECLARE:
            return _asked_to_declare(g, seat), {"card": placed(g, seat)}
        return PROMPTS[self.when], {}


def can_be_shown(g: State, seat: Seat) -> i64:
    """The kinds of staging cards that could be shown from the hand now, a bit for each."""
    held = staging_held(g, seat)
    found: i64 = 0
    if held & AN_EXCHANGE and can_show_exchange(g, seat):
        found |= AN_EXCHANGE
    if held & A_NO_DRAMA and can_show(g, seat):
        found |= A_NO_DRAMA
    if held >= FIRST_OWN:
        for card in own_shown(g, held):
            if can_play(g, seat, card, from_hand=True):
                found |= bit(card - SCRIPTS)
    return found


def declarations(g: State, seat: Seat) -> list[int]:
    """Play or exit; no exit with a curtain card, nor with script in Playwright's Challenge.

    A curtain card that can only fail is played in vain (A64).
    """
    found: list[int] = []
    if may_exit(g, placed(g, seat)):
        offer(found, EXIT)
    if improv.is_possible(g, seat):
        if has(g, seat, CASSIO_COIN):
            offer(found, USE_COIN + CASSIO_COIN)
        if improv.can_afford(g, seat):
            offer(found, IMPROV)
    if may_play(g, seat, placed(g, seat)):
        offer(found, PLAY)
    elif not may_exit(g, placed(g, seat)):
        offer(found, PLAY_IN_VAIN)
    return found


def may_exit(g: State, card: Card) -> bool:
    """Any card but a curtain; in Playwright's Challenge staging cards only."""
    if not is_script(card):
        return True
    return not is_playwright(g) and book(g).scripts.curtain[card] == NO_CURTAIN


def may_play(g: State, seat: Seat, card: Card) -> bool:
    """Whether the card would succeed, if nobody stops it."""
    return obstacle(g, seat, card) == FINE if is_script(card) else can_play(g, seat, card)


def _asked_to_declare(g: State, seat: Seat) -> str:
    """What is asked about the open card: some can only be played, some only fail."""
    if may_play(g, seat, placed(g, seat)):
        return "declare" if may_exit(g, placed(g, seat)) else "declare-play"
    return "declare-exit" if may_exit(g, placed(g, seat)) else "declare-vain"


def play(g: State, seat: Seat, card: Card) -> None:
    """The open card is announced, after its target was named."""
    if is_script(card):
        g.emit(PLAYED, seat, card)
        announce(g, seat, deed_of(g, card), card, NOBODY)
    elif is_aimed(g, card):
        g.push(Aim(seat, deed_of(g, card), 0))
    else:
        pay_for(g, seat, card)
        g.emit(PLAYED, seat, card)
        announce(g, seat, deed_of(g, card), 0, NOBODY)


def show_own(g: State, seat: Seat, card: Card) -> None:
    """An own card from the hand, as an Exchange is shown: its target is named first (A106)."""
    if is_aimed(g, card):
        g.push(Aim(seat, deed_of(g, card), FROM_HAND))
        return
    lay_down(g, seat, card)
    g.emit(SHOWED, seat, card)
    draw(g, seat, STAGING)
    announce(g, seat, deed_of(g, card), FROM_HAND, NOBODY)


def lay_down(g: State, seat: Seat, card: Card) -> None:
    """A staging card of the hand is paid for, shown and discarded; another will be drawn for it."""
    pay_for(g, seat, card)
    show(g, seat, card)
    discard(g, card)


def use_coin(g: State, seat: Seat, coin: Coin) -> None:
    """Cassio's needs no target; of the others it is named first."""
    if coin == CASSIO_COIN:
        give_back(g, seat, coin)
        g.emit(USED_COIN, seat, coin)
        announce(g, seat, coin_deed(coin), NOBODY, NOBODY)
    else:
        g.push(Aim(seat, coin_deed(coin), NOBODY))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Aim(Own):
    """At whom, or at which character; nothing is spent or shown before that is said."""

    def __init__(self, seat: Seat, deed: Deed, detail: i64) -> None:
        super().__init__(seat)
        self.deed: Final = deed
        self.detail: Final = detail

    def options(self, g: State, seat: Seat) -> list[int]:
        """Everybody it can be done to."""
        found: list[int] = []
        if is_coin_deed(self.deed):
            verb = WOUND if self.deed == coin_deed(IAGO_COIN) else AT
            offer_each(found, verb, coin_targets(g, seat, coin_of(self.deed)))
        else:
            card = staging_card(self.deed)
            aims = targets(g, seat, card, from_hand=self.detail == FROM_HAND)
            offer_each(found, AT, aims)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Now it is announced."""
        g.pop()
        if self.deed == coin_deed(IAGO_COIN):
            use_iago(g, seat)
            g.emit(USED_IAGO, seat, option - WOUND)
            announce(g, seat, self.deed, option - WOUND, NOBODY)
            return
        whom = option - AT
        if is_coin_deed(self.deed):
            give_back(g, seat, coin_of(self.deed))
            g.emit(self.told(g), seat, coin_of(self.deed), whom)
        elif self.detail == FROM_HAND:
            self.show(g, staging_card(self.deed), whom)
        else:
            pay_for(g, seat, staging_card(self.deed))
            g.emit(self.told(g), seat, staging_card(self.deed), whom)
        announce(g, seat, self.deed, self.detail, whom)

    def show(self, g: State, card: Card, whom: Seat) -> None:
        """The card leaves the hand for the discards, and another is drawn."""
        lay_down(g, self.seat, card)
        if card == EXCHANGE:
            g.emit(SHOWED_EXCHANGE, self.seat, whom)
        else:
            g.emit(SHOWED_AT, self.seat, card, whom)
        draw(g, self.seat, STAGING)

    def told(self, g: State) -> Event:
        """What all hear; a Lead who gives the tile away does nothing bad to anybody (A6)."""
        if is_coin_deed(self.deed):
            return GIVING_BY_COIN if gives_lead(g, self.seat, self.deed) else USED_COIN_AT
        return GIVING if gives_lead(g, self.seat, self.deed) else AIMED

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The player is reminded of the card or coin that is aimed."""
        if is_coin_deed(self.deed):
            return "aim-coin", {"coin": coin_of(self.deed)}
        card = staging_card(self.deed)
        return ("aim-lead" if card == TAKE_THE_LEAD else "aim"), {"card": card}
