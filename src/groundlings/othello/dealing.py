"""Laying out the stage: the first deal, gathering up after an act, the deals of later acts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from groundlings.kernel.state import Seat, State
from groundlings.othello.coins import fill_supply, renew_iago
from groundlings.othello.curtain import open_curtain
from groundlings.othello.deeds import forget_deeds
from groundlings.othello.depletion import begin_track, check_script
from groundlings.othello.draws import draw
from groundlings.othello.exchange import end_trade
from groundlings.othello.handkerchief import lay_in_supply
from groundlings.othello.hands import add, drop_scripts, hand_size
from groundlings.othello.kept import begin_keeping
from groundlings.othello.lead import behind_lead, cast_as_lead, from_lead, lead, left_of
from groundlings.othello.moment import act, go_to_act, go_to_phase
from groundlings.othello.piles import clear, discard, lay_on, shuffle, top
from groundlings.othello.placed import (
    empty_place,
    end_scene_in_place,
    has_placed,
    is_face_up,
    leave_place,
    placed_seen,
)
from groundlings.othello.playwright import begin_script, choose_playwright, is_playwright
from groundlings.othello.powers import lay_out_own
from groundlings.othello.scenes import clean_up
from groundlings.othello.score import act_score
from groundlings.othello.sight import take_back
from groundlings.othello.state import (
    BETWEEN,
    SCRIPT,
    SCRIPTS,
    STAGING,
    STAGINGS,
    TAKE_THE_LEAD,
    Act,
    Card,
    book,
)
from groundlings.othello.tokens import deal_tokens
from groundlings.othello.verbs import DEALT, PLAY_BEGAN
from groundlings.othello.wounds import heal_passers_by

EARLY_ACTS: Final = 2
"""Acts with the smaller deal of script cards."""
TWO: Final = 2


def lay_out(g: State, *, playwright: bool, iago_scores: bool) -> None:
    """Before Act I: tokens, a random Lead (A1), a Take the Lead for each, the first deal."""
    choose_playwright(g, wanted=playwright)
    begin_keeping(g, iago_scores=iago_scores)
    lay_out_own(g)
    go_to_phase(g, BETWEEN)
    lay_in_supply(g)
    end_trade(g)
    fill_supply(g)
    for seat in range(g.seats):
        deal_tokens(g, seat)
        renew_iago(g, seat)
        empty_place(g, seat)
        end_scene_in_place(g, seat)
        add(g, seat, TAKE_THE_LEAD, g.everybody())
    g.emit(PLAY_BEGAN)
    cast_as_lead(g, g.roll(g.seats))
    build_staging(g)
    open_act(g, 1)
    set_the_stage(g)


def build_staging(g: State) -> None:
    """The staging deck without the cards that were given out; two leave a game of two (A83)."""
    for card in range(SCRIPTS, SCRIPTS + STAGINGS):
        for _each in range(copies_in_deck(g, card)):
            lay_on(g, card)
    shuffle(g, STAGING)


def copies_in_deck(g: State, card: Card) -> i64:
    """All copies of a staging card, less the Take the Lead that each player has been given."""
    copies = book(g).tables.copies[card - SCRIPTS]
    if card != TAKE_THE_LEAD:
        return copies
    return copies - g.seats - (book(g).scalars.removed if g.seats == TWO else 0)


def gather(g: State) -> None:
    """The end of an act (A57, A65): placed cards return, then all script cards left go back.

    A defeated Seize that still lies open was played, and is discarded (A13).
    """
    for seat in range(g.seats):
        if is_face_up(g, seat):
            discard(g, leave_place(g, seat))
    clean_up(g)
    for seat in range(g.seats):
        if has_placed(g, seat):
            take_back(g, seat, placed_seen(g, seat))
        drop_scripts(g, seat)
    clear(g, SCRIPT)
    forget_deeds(g)
    heal_passers_by(g)


def cast_lead(g: State) -> None:
    """Fewest points; on a tie the first to the left of the old Lead, who comes last (A2)."""
    best = left_of(g, lead(g))
    for turn in range(2, g.seats + 1):
        seat = from_lead(g, turn)
        if act_score(g, seat) < act_score(g, best):
            best = seat
    cast_as_lead(g, best)


def open_act(g: State, number: Act) -> None:
    """No scene of the new act has begun; its curtain is open, the marker at the beginning."""
    go_to_act(g, number)
    open_curtain(g)
    begin_script(g)
    begin_track(g)


def set_the_stage(g: State) -> None:
    """The script of the act is shuffled."""
    acts = book(g).scripts.act
    for card in range(SCRIPTS):
        if acts[card] == act(g):
            lay_on(g, card)
    shuffle(g, SCRIPT)


def staging_share(g: State, seat: Seat) -> i64:
    """How many staging cards a player has at the start of an act.

    In Playwright's Challenge who gets one script card fewer gets one staging card more (A76).
    """
    share = book(g).tables.staging[g.seats]
    if not is_playwright(g):
        return share
    left = book(g).tables.size[act(g)] % g.seats
    return share + (1 if left != 0 and behind_lead(g, seat) >= left else 0)


def script_share(g: State, seat: Seat) -> i64:
    """How many script cards a player is dealt; all of them in Playwright's Challenge (A76)."""
    tables = book(g).tables
    if is_playwright(g):
        size = tables.size[act(g)]
        return size // g.seats + (1 if behind_lead(g, seat) < size % g.seats else 0)
    return tables.early[g.seats] if act(g) <= EARLY_ACTS else tables.late[g.seats]


def deal_staging(g: State, seat: Seat, n: i64) -> None:
    """Staging cards to start an act; a pile that empties here is not counted (A63)."""
    for _each in range(n):
        draw(g, seat, STAGING)


def deal_script(g: State) -> None:
    """Starting with the Lead; the pile may be empty after the deal (A62)."""
    for turn in range(g.seats):
        seat = from_lead(g, turn)
        n = script_share(g, seat)
        for _each in range(n):
            card, _known = top(g, SCRIPT)
            add(g, seat, card, 0)
        g.emit(DEALT, seat, n, hand_size(g, seat))
    check_script(g)
