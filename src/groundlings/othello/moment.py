"""Where in the play we are: the act, the scene, the phase."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.othello.state import (
    ACT,
    BETWEEN,
    PHASE,
    REVEALING,
    SCENE,
    SCENES,
    Act,
    Phase,
)


def act(g: State) -> Act:
    """The current act, from 1."""
    return g.cells[ACT]


def scene(g: State) -> i64:
    """The current scene of this act, from 1; 0 before the first one."""
    return g.cells[SCENE]


def scenes(g: State) -> i64:
    """All scenes so far, of all acts."""
    return g.cells[SCENES]


def phase(g: State) -> Phase:
    """The phase of the scene; BETWEEN where no scene is on."""
    return g.cells[PHASE]


def is_between(g: State) -> bool:
    """No scene is on: cards are dealt, tokens traded."""
    return g.cells[PHASE] == BETWEEN


def is_revealing(g: State) -> bool:
    """Placed cards are turned up one after the other."""
    return g.cells[PHASE] == REVEALING


def go_to_act(g: State, number: Act) -> None:
    """The curtain rises on this act; none of its scenes has begun."""
    g.cells[ACT] = number
    g.cells[SCENE] = 0


def go_to_next_scene(g: State) -> None:
    """Scenes are counted in the act, and through the whole play."""
    g.cells[SCENE] += 1
    g.cells[SCENES] += 1


def go_to_phase(g: State, number: Phase) -> None:
    """The scene goes on with this phase, or ends."""
    g.cells[PHASE] = number
