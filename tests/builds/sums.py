"""Sums: random games with a checksum over each state. Builds with the same sums play the same.

PYTHONPATH=src:tests python -m builds.sums --games 300    # a line for each game
PYTHONPATH=src:tests python -m builds.sums --game 17      # that game, state by state
"""

from __future__ import annotations

import argparse
import json
import marshal
import sys
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import groundlings
import pit
from conformance.ways import Way
from groundlings.bots.eyes import EYES, sight
from groundlings.bots.learning import filled
from groundlings.kernel.die import Die, QuickDie, TrueDie, cast
from groundlings.kernel.play import asked_seats
from othello.own import EXAMPLE, FOOLS, KNAVES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.bots.policy import Eye
    from groundlings.kernel.state import State

REDEALT: Final = 16
"""At each so many-th state a world is imagined too, and what an eye notes is told."""
PLAIN: Final = 0
"""The version of marshal in which equal things are written alike, whoever else holds them."""

EDITIONS: Final = {"othello": (EXAMPLE, KNAVES, FOOLS)}
"""Editions with cards of one's own, which the shipped one has not."""

groundlings.register(pit.GAME)


@cache
def ways(name: str) -> list[Way]:
    """A game at every number of seats, with every combination of its variants."""
    return [
        Way(game, seats, dict(zip(game.variants, chosen, strict=True)))
        for game in (groundlings.game(name), *EDITIONS.get(name, ()))
        for seats in game.seats
        for chosen in product(*(variant.choices for variant in game.variants.values()))
    ]


def way(number: int) -> Way:
    """How the game of this number is played: each title has its turn, and each way to play it."""
    names = groundlings.games()
    known = ways(names[number % len(names)])
    return known[number // len(names) % len(known)]


def states(number: int) -> Iterator[dict[str, Any]]:
    """Everything that is so at each moment of a game, and the choice that led there."""
    game = way(number).game
    g = way(number).new(seed=number)
    whim = cast(number)
    told = 0
    choice = "set-up"
    while True:
        events = g.events.read(told) if g.events is not None else []
        told += len(events)
        options = {seat: game.options(g, seat) for seat in range(g.seats)}
        yield {
            "choice": choice,
            **numbers(g),
            "options": options,
            "events": events,
            "imagined": imagined(number, g) if g.choices % REDEALT == 0 else None,
            "noted": noted(number, g) if g.choices % REDEALT == 0 else None,
            "scores": [*game.scores(g), *game.winners(g)] if g.over else None,
        }
        if g.over:
            return
        seats = [seat for seat in options if options[seat]]
        seat = seats[whim.roll(len(seats))]
        option = options[seat][whim.roll(len(options[seat]))]
        choice = f"{seat} {game.text(option)}"
        game.play(g, seat, option)


def numbers(g: State) -> dict[str, Any]:
    """The whole state, laid open."""
    return {
        "cells": g.numbers(),
        "stack": [repr(step) for step in g.stack],
        "die": thrown(g.die),
        "asked": int(g.asked),
        "answers": [int(answer) for answer in g.answers],
        "choices": int(g.choices),
        "floor": int(g.floor),
        "last": int(g.last),
    }


def thrown(die: Die) -> list[int]:
    """How far a die is."""
    if isinstance(die, QuickDie):
        return [int(word) for word in (die.a, die.b, die.c, die.d)]
    assert isinstance(die, TrueDie)
    return [int(die.turned), int(die.used)]


def imagined(number: int, g: State) -> dict[str, Any]:
    """A world that one of the seats may believe in."""
    return numbers(way(number).game.redeal(g, int(g.choices) % g.seats, die=number))


def noted(number: int, g: State) -> list[list[int]]:
    """What somebody who plays by a table looks at, option for option, and the points."""
    game = way(number).game
    if g.over or game.name not in EYES:
        return []
    eye = blank_eye(game.name)
    seat = asked_seats(g)[0]
    eye.look(g, seat)
    found = [[int(eye.points(g, other)) for other in range(g.seats)]]
    for option in game.options(g, seat):
        eye.like(g, seat, option)
        found.append([int(eye.noted[place]) for place in range(int(eye.count))])
    return found


@cache
def blank_eye(game: str) -> Eye:
    """An eye for this game whose table likes nothing."""
    looks = sight(game)
    return looks.eye(filled([0.0] * len(looks.names)))


def line(number: int) -> str:
    """A game in one line: its number, how it was played, its states and the sum of them all."""
    whole = length = 0
    for state in states(number):
        whole = crc32(marshal.dumps(state, PLAIN), whole)
        length += 1
    return f"{number} {way(number)} {length} {whole:08x}"


def build() -> str:
    """Which build this is."""
    return "compiled" if groundlings.COMPILED else "plain"


def main() -> None:
    """The build, then the lines that were asked for."""
    parser = argparse.ArgumentParser(prog="python -m builds.sums", description=__doc__)
    asked = parser.add_mutually_exclusive_group(required=True)
    asked.add_argument("--games", type=int, help="so many games, a line each")
    asked.add_argument("--game", type=int, help="the game of this number, a line for each state")
    args = parser.parse_args()
    lines = map(line, range(args.games)) if args.games else map(json.dumps, states(args.game))
    for text in (build(), *lines):
        sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
