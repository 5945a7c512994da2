"""Script cards: who may play them, what they score, what they bring (A5, A19, A50-A53, A58)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.othello.no_drama import answers, could_answer, protect
from groundlings.othello.piles import discard, is_script_empty, start_count_again
from groundlings.othello.state import (
    ASIDE,
    ASIDES,
    COIN,
    COINS,
    FULL_CURTAIN,
    HALF,
    HALF_CURTAIN,
    HANDKERCHIEF,
    IAGO,
    IAGO_SCORES,
    INTRIGUE,
    KILLS_EFFECT,
    LEAD,
    NEXT,
    NO_CURTAIN,
    OWNER,
    PLAYWRIGHT,
    POINTS,
    PROTECTED,
    SPOTLIGHT,
    SUPPLY,
    WORTH,
    WOUNDS_EFFECT,
    bit,
    book,
)
from groundlings.othello.verbs import (
    FAILED,
    GOT_COIN,
    GOT_HANDKERCHIEF,
    GOT_INTRIGUE,
    GOT_SPOTLIGHT,
    KEPT_HANDKERCHIEF,
    LET,
    NO_COIN,
    REMOVED,
    SCORED,
    SET_ASIDE,
)
from groundlings.othello.verbs import HALF_CURTAIN as HALF_CURTAIN_TOLD
from groundlings.othello.wounds import is_dead, kill, wound

# Why a script card would not succeed
FINE: Final = 0
WRONG_ROLE: Final = 1
HALF_FIRST: Final = 2
OUT_OF_ORDER: Final = 3


def obstacle(g: State, seat: i64, card: i64) -> i64:
    """What keeps this player from playing the card now (A5, A64, A82, A86, A90)."""
    scripts = book(g).scripts
    if g.cells[PLAYWRIGHT] != 0:
        return FINE if is_next(g, card) else OUT_OF_ORDER
    curtain = scripts.curtain[card]
    if curtain == FULL_CURTAIN and g.cells[HALF] == 0:
        return HALF_FIRST
    if is_on_role(g, seat, card) or (curtain != NO_CURTAIN and is_script_empty(g)):
        return FINE
    return WRONG_ROLE


def is_on_role(g: State, seat: i64, card: i64) -> bool:
    """Iago's cards are the Lead's, all others the company's."""
    return (book(g).scripts.leads[card] == IAGO) == (g.cells[LEAD] == seat)


def is_next(g: State, card: i64) -> bool:
    """Whether it is this card's turn in Playwright's Challenge (A74)."""
    return book(g).scripts.position[card] == g.cells[NEXT]


def worth(g: State, seat: i64, card: i64, *, seized: bool) -> i64:
    """The points of a card for this player now (A19, A72, A78)."""
    scripts = book(g).scripts
    if seized:
        return scripts.points[card]
    if scripts.curtain[card] != NO_CURTAIN:
        return scripts.as_lead[card] if g.cells[LEAD] == seat else scripts.as_company[card]
    if g.cells[PLAYWRIGHT] != 0 and not is_on_role(g, seat, card):
        return book(g).scalars.off_role
    return scripts.points[card]


def perform(g: State, seat: i64, card: i64) -> None:
    """The card is resolved: success, or to the discards without a reward (A64)."""
    if obstacle(g, seat, card) != FINE:
        g.emit(FAILED, seat, card)
        discard(g, card)
        return
    succeed(g, seat, card, seized=False)


def succeed(g: State, seat: i64, card: i64, *, seized: bool) -> None:
    """The card is this player's, with its effect and its rewards.

    A card of a dead character is set aside without effect (A23, A50); the curtain moves all the
    same (A22, A52).
    """
    scripts = book(g).scripts
    leads = scripts.leads[card]
    dead = is_dead(g, leads)
    points = worth(g, seat, card, seized=seized)
    if scripts.curtain[card] == FULL_CURTAIN:
        g.push(CurtainFalls())
    if dead and not (leads == IAGO and g.cells[IAGO_SCORES] != 0):
        g.cells[ASIDES] += 1
        g.cells[ASIDE + card] = g.cells[ASIDES]
        g.emit(SET_ASIDE, card, leads)
    else:
        keep(g, seat, card, points)
    if not dead:
        harm(g, seat, card)
    if scripts.curtain[card] == HALF_CURTAIN:
        g.cells[HALF] = 1
        g.emit(HALF_CURTAIN_TOLD)
    move_on(g, card)
    reward(g, seat, card)


def keep(g: State, seat: i64, card: i64, points: i64) -> None:
    """The card lies scored before this player, with the points of its role (A72)."""
    g.cells[OWNER + card] = seat
    g.cells[WORTH + card] = points
    g.cells[POINTS + seat] += points
    g.emit(SCORED, seat, card, points)


def harm(g: State, seat: i64, card: i64) -> None:
    """Wounds and kills, as this player's deed (A21, A55)."""
    scripts = book(g).scripts
    if scripts.effect[card] == WOUNDS_EFFECT:
        wound(g, seat, scripts.meets[card])
    elif scripts.effect[card] == KILLS_EFFECT:
        kill(g, seat, scripts.meets[card])


def move_on(g: State, card: i64) -> None:
    """In Playwright's Challenge the script goes on with the next card (A74, A79, A81)."""
    if g.cells[PLAYWRIGHT] != 0:
        g.cells[NEXT] = book(g).scripts.position[card] + 1
        start_count_again(g)


def strike(g: State, card: i64) -> None:
    """A blocked script card: discarded, or out of the game in Playwright's Challenge (A79)."""
    if g.cells[PLAYWRIGHT] != 0:
        g.emit(REMOVED, card)
        move_on(g, card)
    else:
        discard(g, card)


def reward(g: State, seat: i64, card: i64) -> None:
    """Intrigue, spotlight, a coin while there are any, the handkerchief last (A58, A59)."""
    scripts = book(g).scripts
    gain_intrigue(g, seat, scripts.intrigue[card])
    gain_spotlight(g, seat, scripts.spotlight[card])
    coin = scripts.coin[card]
    if coin != NOBODY:
        if g.cells[SUPPLY + coin] > 0:
            g.cells[SUPPLY + coin] -= 1
            g.cells[COIN + seat * COINS + coin] += 1
            g.emit(GOT_COIN, seat, coin)
        else:
            g.emit(NO_COIN, coin)
    if scripts.handkerchief[card] != 0:
        reach_for_handkerchief(g, seat)


def gain_intrigue(g: State, seat: i64, n: i64) -> None:
    """Tokens never run out."""
    if n > 0:
        g.cells[INTRIGUE + seat] += n
        g.emit(GOT_INTRIGUE, seat, n)


def gain_spotlight(g: State, seat: i64, n: i64) -> None:
    """Tokens never run out."""
    if n > 0:
        g.cells[SPOTLIGHT + seat] += n
        g.emit(GOT_SPOTLIGHT, seat, n)


def reach_for_handkerchief(g: State, seat: i64) -> None:
    """It is taken from the supply or from its holder, whom No Drama protects (A59)."""
    holder = g.cells[HANDKERCHIEF]
    if holder == seat:
        return
    if holder != NOBODY:
        if g.cells[PROTECTED + holder] != 0:
            g.emit(KEPT_HANDKERCHIEF, holder, seat)
            return
        if could_answer(g, holder):
            g.push(Cling(holder, seat))
            return
    take_handkerchief(g, seat)


def take_handkerchief(g: State, seat: i64) -> None:
    """It changes hands."""
    g.cells[HANDKERCHIEF] = seat
    g.emit(GOT_HANDKERCHIEF, seat)


@final
class Cling(Step):
    """The holder of the handkerchief may keep it by No Drama; the rest of the card stands (A59)."""

    def __init__(self, seat: i64, by: i64) -> None:
        self.seat: Final = seat
        self.by: Final = by

    def ask(self, g: State) -> i64:
        """The holder, whatever is in the hand."""
        return bit(self.seat)

    def asks_anyway(self) -> bool:
        """Whether there is a No Drama in the hand is hidden."""
        return True

    def options(self, g: State, seat: i64) -> list[int]:
        """Let it go, or say No Drama."""
        return answers(g, seat)

    def take(self, g: State, seat: i64, option: i64) -> None:
        """The block leaves it where it was."""
        g.pop()
        if option == LET:
            take_handkerchief(g, self.by)
        else:
            protect(g, seat, option)
            g.emit(KEPT_HANDKERCHIEF, seat, self.by)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """Who reaches for it."""
        return "cling", {"by": self.by}


@final
class CurtainFalls(Step):
    """The full curtain ends the act at once: nobody takes another turn (A65)."""

    def ask(self, g: State) -> i64:
        """Whatever was still to be done in this scene is not done."""
        while len(g.stack) > 1:
            g.pop()
        return 0
