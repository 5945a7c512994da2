"""The log of choices is the game; everything else is computed again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from conformance.ways import depths, looked, middle, seeds
from groundlings.errors import GameError
from groundlings.kernel.log import fold
from thorough import LOOKS

if TYPE_CHECKING:
    from conformance.ways import Way
    from groundlings.kernel.state import State


@given(seed=seeds, choices=depths)
def test_a_record_leads_to_the_equal_state(way: Way, seed: int, choices: int) -> None:
    """Written and read, the state is the same, and so is everything told on the way."""
    g = middle(way, seed, choices)
    text = way.game.record(g, result=True)
    again = way.game.replay(text)
    assert again == g
    assert way.game.record(again, result=True) == text
    for seat in [*range(way.seats), None]:
        assert way.game.events(again, seat) == way.game.events(g, seat)


def test_undo_reaches_the_floor_and_no_further(way: Way) -> None:
    """Each state since the floor can be had back exactly; the floor itself holds."""
    trail: list[State] = []
    taken_back = 0
    for g, is_looked_at in looked(way, 5, LOOKS // 2):
        trail = trail[: g.choices]
        trail.append(g.clone())
        for seat in range(way.seats) if is_looked_at else ():
            free = way.game.undoable(g, seat)
            with pytest.raises(GameError, match="take back"):
                way.game.undo(g.clone(), seat, free + 1)
            if free and g.last == seat and not g.answers:
                for steps in {1, free}:
                    back = g.clone()
                    way.game.undo(back, seat, steps)
                    assert back == trail[g.choices - steps]
                    assert way.game.replay(way.game.record(back)) == back
                    taken_back += 1
    assert taken_back > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_what_can_be_undone_has_revealed_nothing(way: Way, seed: int) -> None:
    """The floor is high enough: of what a seat may take back, no seat has learned anything.

    Go back as far as undo allows, deal anew what a seat could not know then, and make the same
    choices: the seat must see what it really saw.
    """
    trail: list[State] = []
    for g, is_looked_at in looked(way, seed):
        trail = trail[: g.choices]
        trail.append(g.clone())
        free = 0 if g.answers else way.game.undoable(g, g.last)
        if g.log is not None and free and is_looked_at:
            choices = fold(g.log.read())[-free:]
            for seat in range(way.seats):
                world = way.game.redeal(trail[-1 - free], seat, die=seed)
                if replayed(way, world, choices) or seat == g.last:
                    assert way.game.guide.shown(world, seat) == way.game.guide.shown(g, seat)


def replayed(way: Way, world: State, choices: list[tuple[int, int]]) -> bool:
    """Make these choices in an imagined world; another's may not be possible in it."""
    try:
        for seat, option in choices:
            way.game.play(world, seat, option)
    except GameError:
        return False
    return True


def test_an_undone_game_can_be_played_on(way: Way) -> None:
    """After an undo the same choice leads to the same state again."""
    for g, is_looked_at in looked(way, 8, LOOKS // 2):
        seat = g.last
        if is_looked_at and seat >= 0 and way.game.undoable(g, seat):
            row = way.game.record(g).splitlines()[-1].split()
            back = g.clone()
            way.game.undo(back, seat)
            way.game.play(back, seat, way.game.parse(row[1]))
            assert back == g
