"""The depletion track: how an act runs out of cards, and when its final scene comes (A62, A63)."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.othello.moment import is_between, phase, scene
from groundlings.othello.piles import pile_size, reshuffle
from groundlings.othello.playwright import is_playwright
from groundlings.othello.state import (
    ACT_BEGINS,
    DRAWING,
    FINAL,
    LAST_SPACE,
    MARKER,
    NEXT_IS_FINAL,
    NOT_FINAL,
    SCRIPT,
    SCRIPT_IS_EMPTY,
    STAGING,
    STAGING_WAS_EMPTY,
    THIS_IS_FINAL,
    book,
)
from groundlings.othello.verbs import (
    COUNTDOWN_AGAIN,
    FINAL_SCENE,
    SCRIPT_AGAIN,
    SCRIPT_EMPTY,
    STAGING_EMPTY,
)


def marker(g: State) -> i64:
    """Where the marker stands."""
    return g.cells[MARKER]


def finality(g: State) -> i64:
    """Whether this scene or the next one is the final one of the act."""
    return g.cells[FINAL]


def is_final(g: State) -> bool:
    """Whether this is the final scene of the act."""
    return g.cells[FINAL] == THIS_IS_FINAL


def is_script_empty(g: State) -> bool:
    """The marker stands on the feather or beyond: curtain cards are open to all (A86)."""
    return g.cells[MARKER] >= SCRIPT_IS_EMPTY


def begin_track(g: State) -> None:
    """The marker at the start of an act; Playwright's Challenge has no script pile (A81)."""
    g.cells[FINAL] = NOT_FINAL
    g.cells[MARKER] = SCRIPT_IS_EMPTY if is_playwright(g) else ACT_BEGINS


def check_script(g: State) -> None:
    """The feather (A62): the marker stands on it while the script pile is empty.

    An empty pile is made anew of its discards. Once the staging countdown has begun the marker
    never moves back.
    """
    if is_playwright(g):
        return
    reshuffle(g, SCRIPT)
    if pile_size(g, SCRIPT) == 0 and g.cells[MARKER] == ACT_BEGINS:
        g.cells[MARKER] = SCRIPT_IS_EMPTY
        g.emit(SCRIPT_EMPTY)
    elif pile_size(g, SCRIPT) > 0 and g.cells[MARKER] == SCRIPT_IS_EMPTY:
        g.cells[MARKER] = ACT_BEGINS
        g.emit(SCRIPT_AGAIN)


def check_staging(g: State) -> None:
    """An emptied staging pile is counted once the script is empty, and made anew at once (A63)."""
    if pile_size(g, STAGING) > 0:
        return
    reshuffle(g, STAGING)
    count_depletion(g)


def count_depletion(g: State) -> None:
    """One space on; on the last one this scene is the final one, or the next if cards are drawn.

    Between acts nothing is counted.
    """
    if is_between(g) or not SCRIPT_IS_EMPTY <= g.cells[MARKER] < LAST_SPACE:
        return
    g.cells[MARKER] += 1
    g.emit(STAGING_EMPTY, g.cells[MARKER] - SCRIPT_IS_EMPTY)
    if g.cells[MARKER] == LAST_SPACE:
        if phase(g) == DRAWING:
            g.cells[FINAL] = NEXT_IS_FINAL
        else:
            play_final_scene(g)


def start_count_again(g: State) -> None:
    """Playwright's Challenge: the script has moved on, so the countdown begins anew (A81)."""
    if g.cells[MARKER] < STAGING_WAS_EMPTY:
        return
    g.cells[MARKER] = SCRIPT_IS_EMPTY
    if scene(g) >= book(g).scalars.longest_act:  # the hundredth scene stays the last (A95)
        return
    if g.cells[FINAL] != NOT_FINAL:
        g.cells[FINAL] = NOT_FINAL
        g.emit(COUNTDOWN_AGAIN)


def check_final(g: State) -> None:
    """A new scene may be the final one: the track says so, or the act has lasted too long (A95)."""
    too_long = g.cells[FINAL] == NOT_FINAL and scene(g) >= book(g).scalars.longest_act
    if too_long or g.cells[FINAL] == NEXT_IS_FINAL:
        play_final_scene(g)


def play_final_scene(g: State) -> None:
    """This scene is the last one of the act (A67)."""
    g.cells[FINAL] = THIS_IS_FINAL
    g.emit(FINAL_SCENE)
