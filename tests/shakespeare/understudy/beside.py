"""The understudy beside the engine: the same choices, and whatever the two see otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import groundlings
from groundlings.kernel.game import Game
from groundlings.kernel.state import State
from shakespeare.understudy.box import ACTS, Box
from shakespeare.understudy.chance import (
    deal_backstage,
    deal_characters,
    deal_elements,
    lay_goals,
    show_lord,
)
from shakespeare.understudy.company import NEUTRAL, Player, Question, World
from shakespeare.understudy.effects import join
from shakespeare.understudy.elements import lying
from shakespeare.understudy.evening import whole_game
from shakespeare.understudy.looks import own, public

GAME = groundlings.game("shakespeare")
LORDS = 9
"""So many actors form the Lord's deck (R108)."""
HOUSE = {"game", "seats", "rev", "choices"}
"""What a view says about itself."""
Chooser = Callable[[Random, list[str]], str]


class DifferenceError(AssertionError):
    """The two do not agree."""


@dataclass
class Told:
    """What a game came to, for who counts what was met."""

    choices: int
    happened: Counter[str]


def opened(box: Box, sees: Callable[[int | None], dict[str, Any]], *, strategic: bool) -> World:
    """The table as it stands before the draft (R5 to R13)."""
    meta, seats = box.meta, box.seats
    order: list[int] = list(sees(None)["order"])
    players = [
        Player(Counter(start=meta["start_prestige"]), meta["start_pounds"], box.moods["start"])
        for _ in range(seats)
    ]
    lords = LORDS if box.backstage else 0
    world = World(
        box=box,
        sees=sees,
        strategic=strategic,
        players=players,
        order=order,
        initiative=list(order),
        bags=box.bags(),
        plus3=meta["plus3_tokens"],
        acts={act: {n: [] for n in range(1, box.last + 1)} for act in ACTS},
        deck=box.characters.total() - lords,
        unseen=Counter(box.characters),
        lord_left=lords,
        back_deck=box.copies.total(),
        back_known=Counter(box.copies),
    )
    for act in ACTS:
        world.acts[act][1] += order  # S2
        if seats == 1:
            world.acts[act][box.data["solo"]["neutral_start_space"]].append(NEUTRAL)
    for seat in range(seats):
        for card in box.printed:
            join(world, seat, card, extra=False)
    lay_goals(world)
    deal_characters(world)
    deal_elements(world)
    if box.backstage:
        deal_backstage(world)
        show_lord(world)
    return world


def differences(expected: Any, seen: Any, path: str = "") -> Iterator[str]:  # noqa: ANN401 - JSON
    """Where two looks part; what the understudy says nothing about is not compared."""
    if isinstance(expected, dict) and isinstance(seen, dict):
        for key, value in expected.items():
            if key in seen:
                yield from differences(value, seen[key], f"{path}.{key}")
            else:
                yield f"{path}.{key}: {value!r}, the engine shows none"
        alone = seen.keys() - expected.keys() - (set() if path else HOUSE)
        yield from (f"{path}.{key}: the engine alone" for key in alone)
    elif isinstance(expected, list) and isinstance(seen, list) and len(expected) == len(seen):
        for place, pair in enumerate(zip(expected, seen, strict=True)):
            yield from differences(*pair, f"{path}[{place}]")
    elif expected != seen:
        yield f"{path}: {expected!r}, the engine: {seen!r}"


def compare(game: Game, g: State, world: World, question: Question | None, told: list[str]) -> None:
    """Everything that anybody can see, and what each may choose."""
    found: list[str] = []
    shown = public(world, question)
    found += [f"all{line}" for line in differences(shown, world.sees(None))]
    for seat in range(world.seats):
        look = {**shown, **own(world, question, seat)}
        found += [f"seat {seat}{line}" for line in differences(look, world.sees(seat))]
    for seat, offer in question.offers.items() if question else ():
        offered = {game.text(option) for option in game.options(g, seat)}
        if offered != set(offer.options):
            missing, more = set(offer.options) - offered, offered - set(offer.options)
            found.append(f"seat {seat}: the engine lacks {missing} and offers {more} besides")
    if world.over and world.winners != list(game.winners(g)):
        found.append(f"winners: {world.winners}, the engine: {game.winners(g)}")
    if lying(world) != world.box.bags():
        found.append("an element was lost or made")
    if found:
        lines = "\n  ".join(found[:12])
        raise DifferenceError(f"after {told[-8:]}:\n  {lines}")


def play_beside(
    seats: int, seed: int, choose: Chooser, *, strategic: bool = False, backstage: bool = False
) -> Told:
    """A game of chance, looked at after every choice."""
    more = {"backstage": True} if backstage else {}
    g = GAME.new(seats=seats, seed=seed, strategic_rest=strategic, **more)
    cache: dict[int | None, dict[str, Any]] = {}

    def sees(seat: int | None) -> dict[str, Any]:
        if seat not in cache:
            cache[seat] = GAME.view(g, seat)
        return cache[seat]

    data: Any = GAME.sheet.data
    world = opened(Box(data, seats, backstage), sees, strategic=strategic)
    script = whole_game(world)
    question: Question | None = next(script)
    told = [f"seed {seed}, {seats} seats, strategic {strategic}, backstage {backstage}"]
    chance = Random(seed)  # noqa: S311 - no secret is made of it
    compare(GAME, g, world, question, told)
    while question is not None:
        seat = chance.choice(sorted(question.offers))
        choice = choose(chance, question.offers[seat].options)
        GAME.play(g, seat, GAME.parse(choice))
        cache.clear()
        told.append(f"{seat} {choice}")
        try:
            question = script.send((seat, choice))
        except StopIteration:
            question = None
        except AssertionError as wrong:
            raise DifferenceError(f"after {told[-8:]}: {wrong}") from wrong
        compare(GAME, g, world, question, told)
    return Told(len(told) - 1, world.happened)
