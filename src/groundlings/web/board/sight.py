"""Sight: what one visitor sees of a table and may choose; all that a drawing may know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from groundlings.kernel.scroll import EVENT, Scroll

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook


Drawn = dict[tuple[str, int | None], tuple[object, bytes]]
"""By template and owner of a part, what it showed to the same eyes, and by what it is kept."""


class Button(NamedTuple):
    """A legal choice as a button needs it."""

    value: str
    """As the game writes it: this is sent."""
    text: str
    gloss: str
    """What it would do."""
    id: str
    rank: int = 0
    """1 for the best by a hint that this visitor was told; 0 = nothing is told of it."""
    hint: str = ""
    """The same in words."""

    def __repr__(self) -> str:
        """By this parts are kept: told with all names it takes several times as long."""
        return tuple.__repr__(self)

    @property
    def described(self) -> str:
        """What it would do, and what a hint says of it."""
        if self.gloss and self.hint:
            return f"{self.gloss} ({self.hint})"
        return self.gloss or self.hint


class Barred(NamedTuple):
    """What is tempting but not possible, and why."""

    text: str
    why: str


class Drawing(Protocol):
    """The pieces of a drawn table, as the templates of its game know them."""

    @property
    def hour(self) -> object:
        """What is shown of act, scene and phases: the bar is kept by it."""


class Then(NamedTuple):
    """What would follow from a choice: what is told, and what could be chosen next."""

    events: list[Message]
    options: list[str]


@dataclass(frozen=True, slots=True)
class Sight:
    """What one visitor sees of a table, and may choose.

    What a seat may not see must not reach its page: only the rules look at the state.
    """

    game: Game
    _state: State
    seat: int | None
    view: Mapping[str, Any]
    book: Phrasebook
    can: Mapping[str, Button]
    """What may be chosen, by its text."""
    cannot: Mapping[str, str]
    """What is tempting but not possible, by its text, and why."""
    ready: Mapping[str, bool] = field(default_factory=dict)
    """What may be laid ready for a pass, by its text, and whether it lies so."""
    drawn: Drawn = field(default_factory=dict)

    @property
    def ways(self) -> frozenset[str]:
        """The variants that are switched on at this table."""
        setup = self._state.setup
        settings = setup.variants if setup is not None else {}
        return frozenset(name for name, setting in settings.items() if setting is True)

    def choices(self, owner: int | None) -> tuple[Mapping[str, Button], Mapping[str, str]]:
        """What can be chosen on the pieces of a seat, and what cannot: others' have no choices."""
        return (self.can, self.cannot) if owner == self.seat else ({}, {})

    def told(self, since: int) -> list[Message]:
        """What all could see of the last so many choices."""
        return self.game.events(self._state, None, max(self._state.choices - since, 0))

    def after(self, text: str) -> Then:
        """What the same seat would be told and could choose next, if the choice reveals nothing."""
        if self.seat is None:
            return Then([], [])
        g = self._state.clone()
        g.log, g.events = None, Scroll.blank(EVENT)
        self.game.play(g, self.seat, self.game.parse(text))
        options = [self.game.text(option) for option in self.game.options(g, self.seat)]
        return Then(self.game.events(g, self.seat), options)
