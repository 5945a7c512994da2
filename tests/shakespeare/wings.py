"""A table with the expansion, at which a test can say in a line how things stand backstage."""

from __future__ import annotations

from typing import Any, Self

from groundlings.shakespeare import state
from groundlings.shakespeare.theatre import raise_column
from groundlings.shakespeare.troupe import put_on_hat
from groundlings.shakespeare.verbs import BEHIND_NAMES, CARD_NAMES, COLOUR_NAMES
from shakespeare.theatre import Table, counts


class Wings(Table):
    """A game with Backstage in the middle of being tested."""

    def __init__(self, seats: int = 2, seed: int = 1, **more: Any) -> None:  # noqa: ANN401 - as Table
        super().__init__(seats, seed, backstage=True, **more)

    @classmethod
    def in_turns(cls, *kinds: str, seats: int = 2, waiting: int = 3, **more: Any) -> Self:  # noqa: ANN401
        """Phase 2 of a day: these cards are laid out, and all have so many cylinders backstage."""
        table = cls(seats, **more)
        table.draft().phase_two(recruited=True)
        table.behind(*kinds)
        for seat in range(seats):
            table.waiting(seat, waiting)
        table.settle()
        return table

    def give(self, seat: int, card: str, *costume: str, extra: bool = False) -> int:
        """A card joins this troupe, and may be chosen at once."""
        member = super().give(seat, card, *costume, extra=extra)
        self.settle()
        return member

    def behind(self, *kinds: str) -> Self:
        """Only these cards are laid out backstage, and nobody has used them."""
        empty = [state.NOTHING] * (state.MOST_SHOWN - len(kinds))
        self._lay(state.BEHIND_SHOWN, *(BEHIND_NAMES.index(kind) for kind in kinds), *empty)
        self._lay(state.BEHIND_USER, *[-1] * state.MOST_SHOWN)
        self._lay(state.BEHIND_PAID, *[0] * state.MOST_SHOWN)
        self._lay(state.BEHIND_HIRED, *[0] * state.MOST_SHOWN)
        return self

    def waiting(self, seat: int, cylinders: int) -> Self:
        """So many cylinders of this seat are backstage."""
        self._lay(state.BACKSTAGE + seat, cylinders)
        return self

    def lords(self, *cards: str) -> Self:
        """The Lord's deck, the top card last."""
        self._lay(state.LORDS, *(CARD_NAMES.index(card) for card in cards))
        self._lay(state.LORDS_SIZE, len(cards))
        return self

    def rags(self, **elements: int) -> Self:
        """Only these elements lie in the discard."""
        self._lay(state.SPENT, *counts(elements))
        return self

    def column(self, seat: int, *colours: str) -> Self:
        """These elements stand in the theatre column, the lowest first."""
        for colour in colours:
            raise_column(self.g, seat, COLOUR_NAMES.index(colour))
        return self

    def hat(self, member: int, colour: str) -> Self:
        """A member wears a hat of this colour."""
        put_on_hat(self.g, member, COLOUR_NAMES.index(colour))
        return self

    def player(self, seat: int = 0) -> Any:  # noqa: ANN401 - a view is read freely in tests
        """What everybody sees of a seat."""
        return self.view(None)["players"][seat]

    def own(self, seat: int = 0) -> Any:  # noqa: ANN401 - the same
        """What it has backstage."""
        return self.player(seat)["backstage"]

    def space(self, seat: int, act: str) -> int:
        """Where a disc stands."""
        discs = self.view(None)["acts"][act]
        return next(int(disc["space"]) for disc in discs if disc["seat"] == seat)

    def lighten(self, seat: int, tokens: int) -> Self:
        """The Director spares this seat so many Rest tokens tonight."""
        self._lay(state.LIGHTENED + seat, tokens)
        return self
