"""Worlds a seat may believe in: what it cannot know lies elsewhere (S7, S8)."""

from __future__ import annotations

from groundlings.kernel.state import Seat, State
from groundlings.shakespeare.backstage import mix_behind_deck
from groundlings.shakespeare.deck import mix_deck, put_actors, unseen_actors
from groundlings.shakespeare.lords import hidden_lords, lords_left, put_lords
from groundlings.shakespeare.objectives import mix_objectives
from groundlings.shakespeare.rest import Rest, mix_picks


def deal_anew(g: State, seat: Seat) -> None:
    """The decks, and every objective this seat has not seen, change places.

    Bags are counts that everybody may know (R88): their draws lie in the die.
    """
    if lords_left(g) > 1:
        mix_actors(g)
    mix_deck(g)
    mix_behind_deck(g)
    mix_objectives(g, seat)
    if g.stack and isinstance(g.stack[-1], Rest):
        mix_picks(g, seat)


def mix_actors(g: State) -> None:
    """An actor whom nobody has seen may lie in the character deck or in the Lord's."""
    lords, actors = hidden_lords(g), unseen_actors(g)
    pool = lords + actors
    if g.is_blind:
        pool.sort()
    mixed = [pool.pop(g.die.roll(len(pool))) for _ in range(len(pool))]
    put_lords(g, mixed[: len(lords)])
    if actors:
        put_actors(g, mixed[len(lords) :])
