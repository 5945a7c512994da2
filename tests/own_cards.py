"""Games with own cards in them, our three examples or others, and the moments that are wanted."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import groundlings
from groundlings.kernel import record

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

OTHELLO: Final = groundlings.game("othello")
assert OTHELLO.guide.blank is not None
BLANK: Final = OTHELLO.guide.blank
SEEDS: Final = range(400)


class Moment(NamedTuple):
    """A game under way, as a record, and whose it is to choose."""

    record: str
    seat: int
    choice: str
    """What is wanted, and can be chosen there."""


@cache
def examples() -> Game:
    """The game with our three cards."""
    return BLANK.game(BLANK.examples())


@cache
def offered(
    game: Game, wanted: str, seats: int = 3, mode: str = "standard", card: str = ""
) -> Moment:
    """The first moment at which somebody may choose this, in games that are played by chance.

    If a card is named, it has been turned up there by whoever may choose.
    """
    option = game.parse(wanted)
    for seed in SEEDS:
        die, g = Random(seed), game.new(seats=seats, seed=seed, mode=mode)  # noqa: S311 - for a test
        while not g.over:
            asked = [seat for seat in range(g.seats) if g.asked >> seat & 1]
            for seat in asked:
                view: Any = game.view(g, seat) if card else {"players": [{"placed": ""}] * seats}
                is_up = view["players"][seat]["placed"] == card
                if g.choices and option in game.options(g, seat) and is_up:
                    return Moment(record.write(game, g, result=False), seat, wanted)
            game.play(g, asked[0], die.choice(game.options(g, asked[0])))
    raise AssertionError(f"nobody may ever choose {wanted}")


def turned_up(game: Game, noun: str, seats: int = 3) -> str:
    """A game by chance up to the moment at which this card has been turned up, as a record."""
    for seed in SEEDS:
        die, g = Random(seed), game.new(seats=seats, seed=seed)  # noqa: S311 - for a test
        while not g.over:
            seat = next(seat for seat in range(seats) if g.asked >> seat & 1)
            game.play(g, seat, die.choice(game.options(g, seat)))
            view: dict[str, Any] = game.view(g, None)
            if any(line["card"] == noun for line in view["reading"]):
                return record.write(game, g, result=False)
    raise AssertionError(f"nobody ever turns up {noun}")


@cache
def played(seed: int = 3, seats: int = 3, game: Game | None = None, **variants: str) -> str:
    """A whole game with our three cards, or with others, by chance, as a record."""
    game, die = game or examples(), Random(seed)  # noqa: S311 - a game for a test
    g = game.new(seats=seats, seed=seed, **variants)
    while not g.over:
        seat = next(seat for seat in range(g.seats) if g.asked >> seat & 1)
        game.play(g, seat, die.choice(game.options(g, seat)))
    return record.write(game, g, result=True)
