"""A player's own windows: before placement, after it, and around the reveal (A4, A27, A36, A43)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello import coins, deeds, improv, staging, stopped
from groundlings.othello.hands import add, holds, show, tighten
from groundlings.othello.no_drama import USE_DESDEMONA, protect, ways_out
from groundlings.othello.piles import discard, draw, everybody
from groundlings.othello.script import FINE, is_next, obstacle
from groundlings.othello.state import (
    CASSIO_COIN,
    COIN_DEED,
    COINS,
    EXCHANGE,
    EXIT_DEED,
    FACE_UP,
    HAND_SIZE,
    IAGO_COIN,
    IAGO_USED,
    IMPROV_DEED,
    IMPROVED,
    INTRIGUE,
    NO_CURTAIN,
    NOTHING,
    OWED,
    PLACED,
    PLAYWRIGHT,
    SCRIPTS,
    STAGING,
    STAGING_DEED,
    TAKE_THE_LEAD,
    bit,
    book,
    is_script,
)
from groundlings.othello.verbs import (
    AIMED,
    AT,
    EXIT,
    EXITING,
    IMPROV,
    IMPROVISED,
    NOT_NEXT,
    PASS,
    PLAY,
    PLAYED,
    REVEAL,
    SHOW_EXCHANGE,
    SHOW_NO_DRAMA,
    SHOWED_EXCHANGE,
    TURNED_UP,
    TURNED_UP_STAGING,
    USE_COIN,
    USED_COIN,
    USED_COIN_AT,
    USED_IAGO,
    WOUND,
)

# The windows of a player
PREPARE: Final = 0
"""Before placement."""
ADJUST: Final = 1
"""After placement."""
BEFORE: Final = 2
"""The own reveal turn, the card still face down."""
DECLARE: Final = 3
"""The card is up: play it, exit, or improv it away."""
AFTER: Final = 4
WON: Final = 5
"""Right after a Seize: coins only (A87)."""

PROMPTS: Final = ("prepare", "adjust", "before", "declare", "after", "won")


@final
class Turn(Step):
    """One window of one player, who may do any number of things in it (A4)."""

    def __init__(self, seat: i64, when: i64) -> None:
        self.seat: Final = seat
        self.when: Final = when

    def ask(self, g: State) -> i64:
        """Its player."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """An Exchange or a No Drama in the hand is hidden; an open card and coins are not."""
        return self.when not in (DECLARE, WON)

    def options(self, g: State, seat: i64) -> list[int]:
        """What there is to do now."""
        if self.when == DECLARE:
            return declarations(g, seat)
        found: list[int] = [REVEAL if self.when == BEFORE else PASS]
        coin: i64 = 0
        while coin < COINS:
            if coins.has(g, seat, coin) and coins.is_usable(g, seat, coin):
                found.append(USE_COIN + coin)
            coin += 1
        if self.when == WON:
            return found
        if self.when != AFTER and improv.can_pay(g, seat) and improv.is_possible(g, seat):
            found.append(IMPROV)
        if can_show_exchange(g, seat):
            found.append(SHOW_EXCHANGE)
        if SHOW_NO_DRAMA in ways_out(g, seat):
            found.append(SHOW_NO_DRAMA)
        return found

    def take(self, g: State, seat: i64, option: i64) -> None:
        """The window stays open below what is done in it."""
        if option == PASS:
            g.pop()
        elif option == REVEAL:
            turn_up(g, seat)
        elif option == PLAY:
            g.replace(Turn(seat, AFTER))
            play(g, seat, g.cells[PLACED + seat])
        elif option == EXIT:
            g.replace(Turn(seat, AFTER))
            g.emit(EXITING, seat, g.cells[PLACED + seat])
            deeds.announce(g, seat, EXIT_DEED, g.cells[PLACED + seat], NOBODY)
        elif option in (SHOW_NO_DRAMA, USE_DESDEMONA):
            protect(g, seat, option)
        elif option == IMPROV:
            g.cells[INTRIGUE + seat] -= book(g).scalars.improv_cost
            g.cells[IMPROVED + seat] = 1
            g.emit(IMPROVISED, seat)
            deeds.announce(g, seat, IMPROV_DEED, NOBODY, NOBODY)
        elif option == SHOW_EXCHANGE:
            g.push(Aim(seat, EXCHANGE_DEED, stopped.FROM_HAND))
        else:
            use_coin(g, seat, option - USE_COIN)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """Which window it is."""
        if self.when == DECLARE:
            return _asked_to_declare(g, seat), {"card": g.cells[PLACED + seat]}
        return PROMPTS[self.when], {}


EXCHANGE_DEED: Final = STAGING_DEED + EXCHANGE - SCRIPTS


def can_show_exchange(g: State, seat: i64) -> bool:
    """From the hand, in the own windows only, with another card left to give (A36, A39)."""
    return (
        g.cells[HAND_SIZE + seat] > 1
        and holds(g, seat, EXCHANGE)
        and len(coins.exchange_targets(g, seat)) > 0
    )


def declarations(g: State, seat: i64) -> list[int]:
    """Play or exit; no exit with a curtain card, nor with script in Playwright's Challenge.

    A curtain card is played even where it fails (A64).
    """
    card = g.cells[PLACED + seat]
    found: list[int] = []
    if may_exit(g, card):
        found.append(EXIT)
    if improv.is_possible(g, seat):
        if coins.has(g, seat, CASSIO_COIN):
            found.append(USE_COIN + CASSIO_COIN)
        if improv.can_pay(g, seat):
            found.append(IMPROV)
    if may_play(g, seat, card):
        found.append(PLAY)
    return found


def may_exit(g: State, card: i64) -> bool:
    """Any card but a curtain; in Playwright's Challenge staging cards only."""
    if not is_script(card):
        return True
    return g.cells[PLAYWRIGHT] == 0 and book(g).scripts.curtain[card] == NO_CURTAIN


def may_play(g: State, seat: i64, card: i64) -> bool:
    """Where exit is not possible the card must be played, with or without success."""
    if not is_script(card):
        return staging.can_play(g, seat, card)
    return not may_exit(g, card) or obstacle(g, seat, card) == FINE


def _asked_to_declare(g: State, seat: i64) -> str:
    """What is asked about the open card: some can only be played, some not at all."""
    if not may_exit(g, g.cells[PLACED + seat]):
        return "declare-play"
    return "declare" if may_play(g, seat, g.cells[PLACED + seat]) else "declare-exit"


def turn_up(g: State, seat: i64) -> None:
    """The placed card is shown to all. One that is not next goes back to the hand (A73, A88)."""
    card = g.cells[PLACED + seat]
    g.cells[FACE_UP + seat] = 1
    tighten(g, seat)
    g.reveal()
    g.emit(TURNED_UP if is_script(card) else TURNED_UP_STAGING, seat, card)
    if g.cells[PLAYWRIGHT] != 0 and is_script(card) and not is_next(g, card):
        g.emit(NOT_NEXT, seat, card)
        g.cells[PLACED + seat] = NOBODY
        g.cells[FACE_UP + seat] = 0
        g.cells[OWED + seat] = NOTHING
        add(g, seat, card, everybody(g))
        g.replace(Turn(seat, AFTER))
    else:
        g.replace(Turn(seat, DECLARE))


def play(g: State, seat: i64, card: i64) -> None:
    """The open card is announced, after its target was named."""
    deed = deeds.deed_of(g, card)
    if is_script(card):
        g.emit(PLAYED, seat, card)
        deeds.announce(g, seat, deed, card, NOBODY)
    elif staging.is_aimed(card):
        g.push(Aim(seat, deed, 0))
    else:
        staging.pay(g, seat, card)
        g.emit(PLAYED, seat, card)
        deeds.announce(g, seat, deed, 0, NOBODY)


def use_coin(g: State, seat: i64, coin: i64) -> None:
    """Cassio's needs no target; of the others it is named first."""
    if coin == CASSIO_COIN:
        coins.give_back(g, seat, coin)
        g.emit(USED_COIN, seat, coin)
        deeds.announce(g, seat, COIN_DEED + coin, NOBODY, NOBODY)
    else:
        g.push(Aim(seat, COIN_DEED + coin, NOBODY))


@final
class Aim(Step):
    """At whom, or at which character; nothing is spent or shown before that is said."""

    def __init__(self, seat: i64, deed: i64, detail: i64) -> None:
        self.seat: Final = seat
        self.deed: Final = deed
        self.detail: Final = detail

    def ask(self, g: State) -> i64:
        """Whose deed it is."""
        return bit(self.seat)

    def options(self, g: State, seat: i64) -> list[int]:
        """Everybody it can be done to."""
        if self.deed >= COIN_DEED:
            return coins.targets(g, seat, self.deed - COIN_DEED)
        return staging.targets(g, seat, self.deed - STAGING_DEED + SCRIPTS)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Now it is announced."""
        g.pop()
        if self.deed >= COIN_DEED:
            self.take_coin(g, seat, option)
        elif self.detail == stopped.FROM_HAND:
            whom = option - AT
            show(g, seat, EXCHANGE)
            discard(g, EXCHANGE)
            g.emit(SHOWED_EXCHANGE, seat, whom)
            draw(g, seat, STAGING)
            deeds.announce(g, seat, self.deed, self.detail, whom)
        else:
            whom = option - AT
            g.emit(AIMED, seat, self.deed - STAGING_DEED + SCRIPTS, whom)
            deeds.announce(g, seat, self.deed, self.detail, whom)

    def take_coin(self, g: State, seat: i64, option: i64) -> None:
        """The coin goes back to the supply; an Iago coin uses up the scene's allowance (A18)."""
        coin = self.deed - COIN_DEED
        coins.give_back(g, seat, coin)
        if coin == IAGO_COIN:
            g.cells[IAGO_USED + seat] += 1
            g.emit(USED_IAGO, seat, option - WOUND)
            deeds.announce(g, seat, self.deed, option - WOUND, NOBODY)
        else:
            g.emit(USED_COIN_AT, seat, coin, option - AT)
            deeds.announce(g, seat, self.deed, NOBODY, option - AT)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """What it is about."""
        if self.deed >= COIN_DEED:
            return "aim-coin", {"coin": self.deed - COIN_DEED}
        card = self.deed - STAGING_DEED + SCRIPTS
        return ("aim-lead" if card == TAKE_THE_LEAD else "aim"), {"card": card}
