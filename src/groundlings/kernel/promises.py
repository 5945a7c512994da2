"""The promises every game keeps at every moment, whatever its rules are.

A clone is the same game and leads a life of its own. A view shows no more than its seat may know,
and a world dealt anew offers the same choices: so nothing leaks, and what is imagined is possible.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from groundlings.errors import BrokenRule
from groundlings.kernel.play import asked_seats

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

_PARTS = ("choices", "asked", "floor", "last", "answers", "stack", "die", "seats")


def check(game: Game, state: State, die: int) -> None:
    """See that all promises hold now; BrokenRule says which one does not, and where.

    The die decides what is dealt anew and which choice a clone tries.
    """
    before = state.clone()
    _same_state("a clone is not the same", state, before)
    _check_asked(game, state)
    for seat in range(state.seats):
        seen = _seen(game, state, seat)
        text = _written(seen, seat)
        worlds = {"in a clone": before, f"redealt by die {die}": game.redeal(state, seat, die)}
        _same_state("looking and redealing changed the state", before, state)
        for how, world in worlds.items():
            other = _seen(game, world, seat)
            # As text, where the order of keys counts: that can tell a secret too.
            if json.dumps(other) != text:
                found = difference(seen, other) or "the keys in another order"
                message = f"seat {seat} sees something else {how}: {found}"
                raise BrokenRule(message)
    _check_clone_apart(game, state, before, die)


def check_record(game: Game, state: State) -> None:
    """See that the record leads back to this very moment."""
    again = game.replay(game.record(state, result=True))
    _same_state("the record does not lead back to the game", state, again)


def difference(left: object, right: object, place: str = "") -> str | None:
    """Where two values part, as `place: that, not this`; None if they are the same."""
    if isinstance(left, dict) and isinstance(right, dict):
        keys = [*left, *(key for key in right if key not in left)]
        pairs = [(f"{place}.{key}", left.get(key, _NONE), right.get(key, _NONE)) for key in keys]
    elif isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        both = zip(left, right, strict=True)
        pairs = [(f"{place}[{n}]", one, other) for n, (one, other) in enumerate(both)]
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


def _check_asked(game: Game, state: State) -> None:
    if state.over != (state.asked == 0):
        message = f"the game is {'' if state.over else 'not '}over, yet it asks {state.asked:#b}"
        raise BrokenRule(message)
    for seat in asked_seats(state):
        options = game.options(state, seat)
        if not options or len(options) != len(set(options)):
            message = f"seat {seat} is asked, but its options are {options}"
            raise BrokenRule(message)


def _check_clone_apart(game: Game, state: State, before: State, die: int) -> None:
    asked = asked_seats(state)
    if asked:
        seat = asked[die % len(asked)]
        options = game.options(state, seat)
        game.play(state.clone(), seat, options[die % len(options)])
        _same_state("a choice on a clone changed the state it was cloned from", before, state)


def _seen(game: Game, state: State, seat: int) -> dict[str, object]:
    return {"view": game.guide.shown(state, seat), "options": game.options(state, seat)}


def _written(seen: dict[str, object], seat: int) -> str:
    """What a seat sees as JSON, which must be the same when it is read again."""
    text = json.dumps(seen)
    if json.loads(text) != seen:
        found = difference(json.loads(text), seen)
        message = f"what seat {seat} sees is not ready for JSON: {found}"
        raise BrokenRule(message)
    return text


def _same_state(what: str, left: State, right: State) -> None:
    if left != right:
        message = f"{what}: {difference(_laid_open(left), _laid_open(right))}"
        raise BrokenRule(message)


def _laid_open(state: State) -> dict[str, object]:
    return {part: getattr(state, part) for part in _PARTS} | {"cells": state.numbers()}
