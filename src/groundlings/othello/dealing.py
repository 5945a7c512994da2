"""Laying out the stage: the first deal, gathering up after an act, the deals of later acts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.othello.hands import add, remove
from groundlings.othello.piles import check_script, draw, top
from groundlings.othello.scenes import clean_up
from groundlings.othello.score import act_score
from groundlings.othello.state import (
    ACT,
    ACT_BEGINS,
    CHARACTERS,
    COINS,
    DEED_COUNT,
    DISCARD,
    DISCARD_SIZE,
    FACE_UP,
    FINAL,
    HAND,
    HAND_SIZE,
    HANDKERCHIEF,
    IAGO_LIMIT,
    IAGO_SCORES,
    INTRIGUE,
    LEAD,
    MARKER,
    MISCUED_BY,
    MOST_HAND,
    MOST_PILE,
    NEXT,
    NOT_FINAL,
    OWNER,
    PHASE,
    PILE,
    PILE_KNOWN,
    PILE_SIZE,
    PLACED,
    PLACED_LOOSE,
    PLACED_SEEN,
    PLAYWRIGHT,
    SCENE,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    SCRIPTS,
    SPOTLIGHT,
    STAGING,
    STAGINGS,
    SUPPLY,
    TAKE_THE_LEAD,
    TILE,
    TRADED,
    TRADER,
    after,
    book,
    is_script,
)
from groundlings.othello.state import BETWEEN as BETWEEN_SCENES
from groundlings.othello.verbs import DEALT, LEAD_CAST, PLAY_BEGAN

EARLY_ACTS: Final = 2
"""Acts with the smaller deal of script cards."""
TWO: Final = 2


def lay_out(g: State, playwright: i64, iago_scores: i64) -> None:
    """Before Act I: tokens, a random Lead (A1), a Take the Lead for each, the first deal."""
    g.cells[PLAYWRIGHT] = playwright
    g.cells[IAGO_SCORES] = iago_scores
    g.cells[ACT] = 1
    g.cells[PHASE] = BETWEEN_SCENES
    g.cells[HANDKERCHIEF] = NOBODY
    g.cells[TRADED] = NOBODY
    g.cells[TRADER] = NOBODY
    coin: i64 = 0
    while coin < COINS:
        g.cells[SUPPLY + coin] = book(g).cast.coins[coin]
        coin += 1
    card: i64 = 0
    while card < SCRIPTS:
        g.cells[OWNER + card] = NOBODY
        card += 1
    g.cells[LEAD] = g.roll(g.seats)
    seat: i64 = 0
    while seat < g.seats:
        g.cells[INTRIGUE + seat] = book(g).scalars.start_intrigue
        g.cells[SPOTLIGHT + seat] = book(g).scalars.start_spotlight
        g.cells[IAGO_LIMIT + seat] = 1
        g.cells[MISCUED_BY + seat] = NOBODY
        g.cells[PLACED + seat] = NOBODY
        add(g, seat, TAKE_THE_LEAD, (i64(1) << g.seats) - 1)
        seat += 1
    g.emit(PLAY_BEGAN)
    g.emit(LEAD_CAST, g.cells[LEAD])
    build_staging(g)
    set_the_stage(g)


def build_staging(g: State) -> None:
    """The staging deck without the cards that were given out; two leave a game of two (A83)."""
    size: i64 = 0
    kind: i64 = 0
    while kind < STAGINGS:
        copies = book(g).tables.copies[kind]
        if kind == TAKE_THE_LEAD - SCRIPTS:
            copies -= g.seats
            if g.seats == TWO:
                copies -= book(g).scalars.removed
        while copies > 0:
            g.cells[PILE + STAGING * MOST_PILE + size] = SCRIPTS + kind
            size += 1
            copies -= 1
        kind += 1
    g.cells[PILE_SIZE + STAGING] = size
    g.shuffle(PILE + STAGING * MOST_PILE, size)


def gather(g: State) -> None:
    """The end of an act (A57, A65): placed cards return, then all script cards left go back.

    Wounds on those who appear in one act only are lost.
    """
    clean_up(g)
    seat: i64 = 0
    while seat < g.seats:
        if g.cells[PLACED + seat] != NOBODY:
            add(g, seat, g.cells[PLACED + seat], g.cells[PLACED_SEEN + seat])
            g.cells[PLACED + seat] = NOBODY
            g.cells[PLACED_SEEN + seat] = 0
            g.cells[PLACED_LOOSE + seat] = 0
            g.cells[FACE_UP + seat] = 0
        place: i64 = g.cells[HAND_SIZE + seat] - 1
        while place >= 0:
            if is_script(g.cells[HAND + seat * MOST_HAND + place]):
                remove(g, seat, place)
            place -= 1
        seat += 1
    at: i64 = 0
    while at < MOST_PILE:
        g.cells[PILE + at] = 0
        g.cells[PILE_KNOWN + at] = 0
        g.cells[DISCARD + at] = 0
        at += 1
    g.cells[PILE_SIZE + SCRIPT] = 0
    g.cells[DISCARD_SIZE + SCRIPT] = 0
    g.cells[DEED_COUNT] = 0
    character: i64 = 0
    while character < CHARACTERS:
        if book(g).cast.single[character] != 0:
            g.cells[TILE + character] = 0
        character += 1


def cast_lead(g: State) -> None:
    """Fewest points; on a tie the first to the left of the old Lead, who comes last (A2)."""
    old = g.cells[LEAD]
    best = after(g, old)
    seat = best
    while seat != old:
        if act_score(g, seat) < act_score(g, best):
            best = seat
        seat = after(g, seat)
    if act_score(g, old) < act_score(g, best):
        best = old
    g.cells[LEAD] = best
    g.emit(LEAD_CAST, best)


def clear_the_stage(g: State) -> None:
    """No scene of the new act has begun; the marker stands at the beginning."""
    g.cells[SCENE] = 0
    g.cells[NEXT] = 1
    g.cells[FINAL] = NOT_FINAL
    g.cells[MARKER] = SCRIPT_IS_EMPTY if g.cells[PLAYWRIGHT] != 0 else ACT_BEGINS


def set_the_stage(g: State) -> None:
    """The script of the act is shuffled."""
    clear_the_stage(g)
    size: i64 = 0
    card: i64 = 0
    while card < SCRIPTS:
        if book(g).scripts.act[card] == g.cells[ACT]:
            g.cells[PILE + size] = card
            g.cells[PILE_KNOWN + size] = 0
            size += 1
        card += 1
    g.cells[PILE_SIZE + SCRIPT] = size
    g.shuffle(PILE, size)


def staging_share(g: State, seat: i64) -> i64:
    """How many staging cards a player has at the start of an act.

    In Playwright's Challenge who gets one script card fewer gets one staging card more (A76).
    """
    share = book(g).tables.staging[g.seats]
    if g.cells[PLAYWRIGHT] == 0:
        return share
    size = book(g).tables.size[g.cells[ACT]]
    place = (seat - g.cells[LEAD] + g.seats) % g.seats
    return share + (1 if size % g.seats != 0 and place >= size % g.seats else 0)


def script_share(g: State, seat: i64) -> i64:
    """How many script cards a player is dealt; all of them in Playwright's Challenge (A76)."""
    tables = book(g).tables
    if g.cells[PLAYWRIGHT] != 0:
        size = tables.size[g.cells[ACT]]
        place = (seat - g.cells[LEAD] + g.seats) % g.seats
        return size // g.seats + (1 if place < size % g.seats else 0)
    early = g.cells[ACT] <= EARLY_ACTS
    return tables.early[g.seats] if early else tables.late[g.seats]


def deal_staging(g: State, seat: i64, n: i64) -> None:
    """Staging cards to start an act; a pile that empties here is not counted (A63)."""
    while n > 0:
        draw(g, seat, STAGING)
        n -= 1


def deal_script(g: State) -> None:
    """Starting with the Lead; the pile may be empty after the deal (A62)."""
    turn: i64 = 0
    while turn < g.seats:
        seat = (g.cells[LEAD] + turn) % g.seats
        n = script_share(g, seat)
        dealt: i64 = 0
        while dealt < n:
            card, _ = top(g, SCRIPT)
            add(g, seat, card, 0)
            dealt += 1
        g.emit(DEALT, seat, n, g.cells[HAND_SIZE + seat])
        turn += 1
    check_script(g)
