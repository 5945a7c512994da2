"""Parcels: an imagined world as plain numbers, for whoever thinks in another process.

Nobody can pack the true state. A parcel is made from a world that its seat may believe in, so it
holds no secret, no seed and no log, whoever opens it and whatever becomes of the process.
"""

from __future__ import annotations

from dataclasses import dataclass
from sys import modules
from typing import TYPE_CHECKING

from groundlings.kernel.die import Die, quick
from groundlings.kernel.setup import foreign_text
from groundlings.kernel.state import State
from groundlings.kernel.step import inside

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.step import Step


@dataclass(frozen=True, slots=True)
class Parcel:
    """A moment as one seat may believe it to be; opened, it is a world like any imagined one."""

    game: str
    edition: str
    """The fingerprint of the edition."""
    edition_text: str | None
    """The text of an edition that does not come with the game."""
    seat: int
    """Whose world it is."""
    seats: int
    cells: tuple[int, ...]
    steps: tuple[tuple[str, str, tuple[int, ...]], ...]
    """The stack: for each step the module it is from, its name and its numbers."""
    die: int
    """What its dice will be cast from; not what it was dealt by."""
    answers: tuple[int, ...]
    asked: int
    choices: int
    rows: int
    floor: int
    last: int

    @classmethod
    def of(cls, game: Game, state: State, seat: int, die: int) -> Parcel:
        """A world that this seat may believe in, dealt by this die and by nothing else."""
        setup = state.setup
        edition = (
            (setup.edition, setup.edition_text) if setup else (game.edition, foreign_text(game))
        )
        dealing: Die = quick(die)
        world = game.dealt_by(dealing, state, seat, blind=True)
        return cls(
            game.name,
            *edition,
            seat,
            int(world.seats),
            tuple(world.numbers()),
            tuple(
                (type(step).__module__, type(step).__name__, tuple(inside(step).values()))
                for step in world.stack
            ),
            int(dealing.word()),
            tuple(world.answers),
            int(world.asked),
            int(world.choices),
            int(world.rows),
            int(world.floor),
            int(world.last),
        )

    def opened(self, book: object) -> State:
        """The world itself, over the book of its edition."""
        g = State.blank(book, len(self.cells), self.seats, quick(self.die))
        g.hush()
        for place, number in enumerate(self.cells):
            g.cells[place] = number
        for module, name, numbers in self.steps:
            kind: type[Step] = getattr(modules[module], name)
            g.push(kind(*numbers))
        g.answers = self.answers
        g.asked = self.asked
        g.choices = self.choices
        g.rows = self.rows
        g.floor = self.floor
        g.last = self.last
        return g
