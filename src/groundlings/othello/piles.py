"""The two draw piles, their discards, and the depletion track."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.othello.hands import add
from groundlings.othello.state import (
    ACT_BEGINS,
    BETWEEN,
    DISCARD,
    DISCARD_SIZE,
    DRAWING,
    FINAL,
    LAST_SPACE,
    MARKER,
    MOST_PILE,
    NEXT_IS_FINAL,
    NOT_FINAL,
    PHASE,
    PILE,
    PILE_KNOWN,
    PILE_SIZE,
    PLAYWRIGHT,
    SCENE,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    STAGING,
    STAGING_WAS_EMPTY,
    THIS_IS_FINAL,
    bit,
    book,
    pile_of,
)
from groundlings.othello.verbs import (
    BURIED,
    BURIED_CARD,
    COUNTDOWN_AGAIN,
    DREW,
    FINAL_SCENE,
    GOT,
    NOTHING_TO_DRAW,
    RESHUFFLED,
    SCRIPT_AGAIN,
    SCRIPT_EMPTY,
    STAGING_EMPTY,
)


def discard(g: State, card: i64) -> None:
    """A card goes face up on the discards of its sort."""
    pile = pile_of(card)
    g.cells[DISCARD + pile * MOST_PILE + g.cells[DISCARD_SIZE + pile]] = card
    g.cells[DISCARD_SIZE + pile] += 1


def has_cards(g: State, pile: i64) -> bool:
    """Whether something can be drawn, the discards being shuffled if need be.

    Playwright's Challenge has no script pile (A75).
    """
    return g.cells[PILE_SIZE + pile] + g.cells[DISCARD_SIZE + pile] > 0


def is_script_empty(g: State) -> bool:
    """The marker stands on the feather or beyond: curtain cards are open to all (A86)."""
    return g.cells[MARKER] >= SCRIPT_IS_EMPTY


def reshuffle(g: State, pile: i64) -> bool:
    """The discards become the pile, where it is empty and there are any."""
    size = g.cells[DISCARD_SIZE + pile]
    if g.cells[PILE_SIZE + pile] > 0 or size == 0:
        return False
    first = pile * MOST_PILE
    at: i64 = 0
    while at < size:
        g.cells[PILE + first + at] = g.cells[DISCARD + first + at]
        g.cells[PILE_KNOWN + first + at] = 0
        g.cells[DISCARD + first + at] = 0
        at += 1
    g.cells[PILE_SIZE + pile] = size
    g.cells[DISCARD_SIZE + pile] = 0
    g.shuffle(PILE + first, size)
    g.emit(RESHUFFLED, pile, size)
    return True


def top(g: State, pile: i64) -> tuple[i64, i64]:
    """Take the top card off a pile that is not empty: the card, and who knows it."""
    at = pile * MOST_PILE + g.cells[PILE_SIZE + pile] - 1
    card = g.cells[PILE + at]
    known = g.cells[PILE_KNOWN + at]
    g.cells[PILE + at] = 0
    g.cells[PILE_KNOWN + at] = 0
    g.cells[PILE_SIZE + pile] -= 1
    g.reveal()
    return card, known


def bury(g: State, seat: i64, card: i64, known: i64) -> None:
    """A card goes face down under its pile (A31); these players know it."""
    pile = pile_of(card)
    first = pile * MOST_PILE
    at = first + g.cells[PILE_SIZE + pile]
    while at > first:
        g.cells[PILE + at] = g.cells[PILE + at - 1]
        g.cells[PILE_KNOWN + at] = g.cells[PILE_KNOWN + at - 1]
        at -= 1
    g.cells[PILE + first] = card
    g.cells[PILE_KNOWN + first] = known
    g.cells[PILE_SIZE + pile] += 1
    g.emit(BURIED, seat, pile)
    g.whisper(seat, BURIED_CARD, card)


def draw(g: State, seat: i64, pile: i64) -> None:
    """A card from a pile into the hand; after each draw the track is checked (A61, A62, A63).

    The next act has its script only after its staging cards were dealt.
    """
    if pile == SCRIPT:
        check_script(g)
    if g.cells[PILE_SIZE + SCRIPT] == 0:
        pile = STAGING  # A89
    take_top(g, seat, pile)
    if g.cells[PHASE] != BETWEEN:
        check_script(g)


def take_top(g: State, seat: i64, pile: i64) -> None:
    """The top card, if there is any; an emptied staging pile is counted."""
    if not has_cards(g, pile):
        g.emit(NOTHING_TO_DRAW, seat)
        return
    reshuffle(g, pile)
    card, known = top(g, pile)
    add(g, seat, card, known)
    g.emit(DREW, seat, pile)
    g.whisper(seat, GOT, card)
    if pile == STAGING:
        check_staging(g)


def check_script(g: State) -> None:
    """The feather (A62): the last script card is drawn; later discards make a new pile.

    Once the staging countdown has begun the marker never moves back.
    """
    if rebuild_script(g) and g.cells[MARKER] == SCRIPT_IS_EMPTY:
        g.cells[MARKER] = ACT_BEGINS
        g.emit(SCRIPT_AGAIN)


def rebuild_script(g: State) -> bool:
    """An empty script pile is made anew of its discards; without any the marker moves on."""
    if g.cells[PLAYWRIGHT] != 0 or g.cells[PILE_SIZE + SCRIPT] > 0:
        return False
    if reshuffle(g, SCRIPT):
        return True
    if g.cells[MARKER] == ACT_BEGINS:
        g.cells[MARKER] = SCRIPT_IS_EMPTY
        g.emit(SCRIPT_EMPTY)
    return False


def check_staging(g: State) -> None:
    """An emptied staging pile is counted once the script is empty, and made anew at once (A63)."""
    if g.cells[PILE_SIZE + STAGING] > 0:
        return
    reshuffle(g, STAGING)
    count_depletion(g)


def count_depletion(g: State) -> None:
    """One space on; on the last one this scene is the final one, or the next if cards are drawn.

    Between acts nothing is counted.
    """
    if g.cells[PHASE] == BETWEEN or not SCRIPT_IS_EMPTY <= g.cells[MARKER] < LAST_SPACE:
        return
    g.cells[MARKER] += 1
    g.emit(STAGING_EMPTY, g.cells[MARKER] - SCRIPT_IS_EMPTY)
    if g.cells[MARKER] == LAST_SPACE:
        g.cells[FINAL] = NEXT_IS_FINAL if g.cells[PHASE] == DRAWING else THIS_IS_FINAL
        if g.cells[FINAL] == THIS_IS_FINAL:
            g.emit(FINAL_SCENE)


def start_count_again(g: State) -> None:
    """Playwright's Challenge: the script has moved on, so the countdown begins anew (A81)."""
    if g.cells[MARKER] < STAGING_WAS_EMPTY:
        return
    g.cells[MARKER] = SCRIPT_IS_EMPTY
    if g.cells[SCENE] >= book(g).scalars.longest_act:  # the hundredth scene stays the last (A95)
        return
    if g.cells[FINAL] != NOT_FINAL:
        g.cells[FINAL] = NOT_FINAL
        g.emit(COUNTDOWN_AGAIN)


def draw_for_improv(g: State, pile: i64) -> tuple[i64, i64]:
    """The top card of a pile that has cards; a rebuilt script pile leaves the marker (A31).

    The old card goes under what is left, so the piles are checked before it does (A62).
    """
    reshuffle(g, pile)
    card, known = top(g, pile)
    if pile == STAGING:
        check_staging(g)
    rebuild_script(g)
    return card, known


def everybody(g: State) -> i64:
    """The mask of all seats."""
    return bit(g.seats) - 1
