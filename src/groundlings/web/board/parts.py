"""Parts of a drawn table: each is drawn anew only if nothing like it was drawn of late.

What a part shows is decided by the edition and the variants, the language, the names of those who
play, by what is seen and by what can be chosen in it. That is its key: one choice draws two or
three parts anew, for all who see the same.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.web.board.choosing import verb_of
from groundlings.web.leaf import Inset
from groundlings.web.render import fill

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.web.board.sight import Sight

MOST_KEPT: Final = 48_000_000
"""So many characters of parts are kept as they were drawn, those of some six hundred tables; those
that were told to a stream lie here a second time, line by line."""


class Kept(OrderedDict[bytes, Inset]):
    """Parts as they were drawn, by what they show; those that were wanted of late stay."""

    def __init__(self) -> None:
        super().__init__()
        self.size = 0

    def part(self, key: bytes, drawn: Callable[[], str]) -> Inset:
        """A part that was drawn, or is drawn now."""
        found = self.get(key)
        if found is None:
            found = self[key] = Inset(drawn())
            self.size += len(found)
            while self.size > MOST_KEPT:
                self.size -= len(self.popitem(last=False)[1])
        else:
            self.move_to_end(key)
        return found

    def clear(self) -> None:
        """Draw everything anew from now on."""
        super().clear()
        self.size = 0


KEPT: Final = Kept()


class Part(NamedTuple):
    """A part of a table: its template, and the verbs whose choices lie in it."""

    template: str
    verbs: frozenset[str] = frozenset()


class Parts:
    """Draws the parts of one table as one visitor sees them.

    Every template has the facts of its `part`, the name of the `game`, the `prints` of its pieces,
    and what is in somebody's `hand`, on which it depends how a choice looks.
    """

    def __init__(self, sight: Sight, prints: object, hand: object = None) -> None:
        self.sight = sight
        self.prints = prints
        self.hand = hand
        self.ways = sight.ways
        self.choices: list[tuple[str, tuple[str, object]]]
        self.choices = [(verb_of(text), (text, one)) for text, one in sight.can.items()]
        self.choices += [(verb_of(text), (text, why)) for text, why in sight.cannot.items()]

    def draw(
        self, part: Part, key: object, facts: Callable[[], object], owner: int | None = None
    ) -> Inset:
        """A part that shows what its key says; in that of an owner nobody else has choices."""
        sight = self.sight
        mine = owner is None or owner == sight.seat
        wanted = [one for verb, one in self.choices if verb in part.verbs] if mine else []
        chooser = (sight.seat, self.hand) if wanted else None
        whole = (part.template, sight.game.edition, self.ways, sight.book.language,
                 sight.book.names, owner, key, wanted, chooser)  # fmt: skip
        before, kept_by = sight.drawn.get((part.template, owner), (None, b""))
        if before != whole:  # to write down what it shows takes longer than to see it is the same
            kept_by = blake2b(repr(whole).encode(), digest_size=16).digest()
            sight.drawn[part.template, owner] = whole, kept_by
        return KEPT.part(
            kept_by,
            lambda: fill(
                part.template,
                sight.book,
                game=sight.game.name,
                prints=self.prints,
                hand=self.hand,
                part=facts(),
            ),
        )
