"""The promises every game keeps at every moment, whatever its rules are.

A clone is the same game and leads a life of its own. A view shows no more than its seat may know,
and a world dealt anew offers the same choices: so nothing leaks, and what is imagined is possible.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from groundlings.kernel.errors import BrokenRule

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

_PARTS = ("choices", "asked", "floor", "last", "answers", "stack", "die", "seats")


def check(game: Game, state: State[Any], die: int) -> None:
    """See that all promises hold now; BrokenRule says which one does not, and where.

    The die decides what is dealt anew and which choice a clone tries.
    """
    before = state.clone()
    _check_choices(game, state)
    _check_clone(game, state, die)
    for seat in range(state.seats):
        _check_redeal(game, state, seat, die)
    _same_state("looking, cloning and redealing changed the state", before, state)


def check_record(game: Game, state: State[Any]) -> None:
    """See that the record leads back to this very moment."""
    again = game.replay(game.record(state, result=True))
    _same_state("the record does not lead back to the game", state, again)


def difference(left: object, right: object, place: str = "") -> str | None:
    """Where two views part, as `place: this, not that`; None if they are the same."""
    if isinstance(left, dict) and isinstance(right, dict):
        keys = [*left, *(key for key in right if key not in left)]
        pairs = [(f"{place}.{key}", left.get(key, _NONE), right.get(key, _NONE)) for key in keys]
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        pairs = [
            (f"{place}[{n}]", one, other)
            for n, (one, other) in enumerate(zip(left, right, strict=True))
        ]
    elif type(left) is type(right) and left == right:
        return None
    else:
        return f"{place.removeprefix('.') or 'all'}: {right!r}, not {left!r}"
    found = (difference(one, other, spot) for spot, one, other in pairs)
    return next((part for part in found if part), None)


class _Nothing:
    def __repr__(self) -> str:
        return "nothing"


_NONE = _Nothing()


def _check_choices(game: Game, state: State[Any]) -> None:
    if state.over != (state.asked == 0):
        raise BrokenRule(f"the game is {'' if state.over else 'not '}over, yet asks {state.asked:#b}")
    for seat in range(state.seats):
        options = game.options(state, seat)
        if state.asked >> seat & 1 and not options:
            raise BrokenRule(f"seat {seat} is asked but has no options")
        if len(options) != len(set(options)):
            raise BrokenRule(f"the options of seat {seat} name one choice twice: {options}")


def _check_clone(game: Game, state: State[Any], die: int) -> None:
    twin = state.clone()
    _same_state("a clone is not the same", state, twin)
    for seat in range(state.seats):
        views = _view(game, state, seat), game.view(twin, seat)
        _same(f"a clone shows seat {seat} another view", *views)
        options = game.options(state, seat)
        _same(f"a clone offers seat {seat} other options", options, game.options(twin, seat))
    asked = [seat for seat in range(state.seats) if state.asked >> seat & 1]
    if asked:
        before = state.clone()
        seat = asked[die % len(asked)]
        legal = game.options(twin, seat)
        game.play(twin, seat, legal[die % len(legal)])
        _same_state("a choice on a clone changed the state it was cloned from", before, state)


def _check_redeal(game: Game, state: State[Any], seat: int, die: int) -> None:
    world = game.redeal(state, seat, die)
    what = f"after a redeal by die {die}"
    _same(f"{what} seat {seat} has another view", _view(game, state, seat), game.view(world, seat))
    here, there = game.options(state, seat), game.options(world, seat)
    _same(f"{what} seat {seat} has other options", here, there)


def _view(game: Game, state: State[Any], seat: int) -> dict[str, object]:
    """The view, which must survive being written as JSON."""
    view = game.view(state, seat)
    _same(f"the view of seat {seat} is not ready for JSON", json.loads(json.dumps(view)), view)
    return view


def _same(what: str, left: object, right: object) -> None:
    found = difference(left, right)
    if found:
        raise BrokenRule(f"{what}: {found}")


def _same_state(what: str, left: State[Any], right: State[Any]) -> None:
    for part in _PARTS:
        if getattr(left, part) != getattr(right, part):
            raise BrokenRule(f"{what}: {part} is {getattr(right, part)!r}, not {getattr(left, part)!r}")
    _same(what, {"cells": left.numbers()}, {"cells": right.numbers()})
    if left != right:
        raise BrokenRule(f"{what}: some part of the state that has no name here")
