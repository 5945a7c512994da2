"""The Lord's deck: nine actors whom the Lord Chamberlain recommends, the topmost face up."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Option, Seat, State, bit
from groundlings.kernel.step import Own
from groundlings.shakespeare.state import ACTOR, LORDS, LORDS_SIZE, NOTHING, Card, Cast, book
from groundlings.shakespeare.troupe import join
from groundlings.shakespeare.verbs import (
    LORD_EMPTY,
    LORD_RECRUITED,
    LORD_RECRUITED_EXTRA,
    LORD_SHOWED,
    RECRUIT,
    RECRUIT_EXTRA,
)


def choose_lords(g: State) -> Cast:
    """Nine actors, old or new, by lot: the others join the character deck (R108)."""
    cards = book(g).cards
    actors = [
        card
        for card in range(cards.count)
        if cards.printed[card] == 0 and cards.type[card] == ACTOR
    ]
    chosen: Cast = 0
    size = min(book(g).backstage.lords, len(actors))
    for place in range(size):
        actor = actors.pop(g.roll(len(actors)))
        g.cells[LORDS + place] = actor
        chosen |= bit(actor)
    g.cells[LORDS_SIZE] = size
    return chosen


def lords_left(g: State) -> i64:
    """How many cards the Lord's deck has."""
    return g.cells[LORDS_SIZE]


def lord_on_top(g: State) -> Card:
    """The one on offer (S93); NOTHING when the deck is empty."""
    size = lords_left(g)
    return g.cells[LORDS + size - 1] if size > 0 else NOTHING


def hidden_lords(g: State) -> list[int]:
    """Those beneath it, whom nobody has seen, from the bottom."""
    return [g.cells[LORDS + place] for place in range(lords_left(g) - 1)]


def put_lords(g: State, actors: list[int]) -> None:
    """Who might lie beneath the top card, as a redeal has it."""
    for place, actor in enumerate(actors):
        g.cells[LORDS + place] = actor


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Patron(Own):
    """The top card of the Lord's deck is recruited, on either side; a duty (S92)."""

    def options(self, g: State, seat: Seat) -> list[int]:
        """Face down or face up."""
        top = lord_on_top(g)
        return [RECRUIT_EXTRA + top, RECRUIT + top]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The actor joins, and all see who lies beneath (S92)."""
        g.pop()
        top = lord_on_top(g)
        extra: i64 = 1 if option == RECRUIT_EXTRA + top else 0
        g.cells[LORDS_SIZE] -= 1
        join(g, seat, top, extra)
        g.emit(LORD_RECRUITED_EXTRA if extra != 0 else LORD_RECRUITED, seat, top)
        if lords_left(g) > 0:
            g.reveal()
            g.emit(LORD_SHOWED, lord_on_top(g), lords_left(g))
        else:
            g.emit(LORD_EMPTY)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Who is on offer."""
        return "patron", {"card": lord_on_top(g)}
