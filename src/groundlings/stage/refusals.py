"""Refusals: what cannot be done at a table, each with a key for words and one sentence."""

from __future__ import annotations

from groundlings.errors import GameError


class Refusal(GameError):  # noqa: N818 - so are its heirs
    """Something that cannot be done now. Nothing has changed."""

    key = "refused"

    def __init__(self, sentence: str, **values: object) -> None:
        super().__init__(sentence)
        self.values = values


class NoTable(Refusal):
    """There is no such table."""

    key = "no_table"


class NotYours(Refusal):
    """The seat is somebody else's, or nobody said whose it is."""

    key = "not_yours"


class Stale(Refusal):
    """The table has moved on since this was thought of."""

    key = "stale"


class Illegal(Refusal):
    """The rules do not allow it."""

    key = "illegal"


class NotNow(Refusal):
    """The table is not in the mood: not begun, finished, closed, frozen, or waiting."""

    key = "not_now"


class StillHere(Refusal):
    """Nobody plays for somebody who is here."""

    key = "still_here"


class TooSoon(NotNow):
    """The game has not waited long enough for somebody who is away."""

    key = "too_soon"


class Taken(Refusal):
    """Somebody else was quicker to this seat."""

    key = "taken"


class Wrong(Refusal):
    """What was asked for makes no sense."""

    key = "wrong"


class TooManyCards(Wrong):
    """A table has so many cards of the players' own at most."""

    key = "too_many_cards"


class CardsOfOurs(Wrong):
    """Cards of one's own go with the edition that the house ships, and with no other."""

    key = "cards_of_ours"


class UnfitCards(Wrong):
    """Something is wrong with these cards, or they do not go together."""

    key = "unfit_cards"


class NotAsked(NotNow):
    """Hints are for whoever has something to choose."""

    key = "not_asked"


class HintsOff(NotYours):
    """At this table nobody gets hints."""

    key = "hints_off"


class TooManyHints(NotNow):
    """Somebody asks for more hints than the house can think of."""

    key = "too_many_hints"


class NoHint(NotNow):
    """Whoever should think of a hint could not."""

    key = "no_hint"


class ShelfFull(NotNow):
    """Somebody keeps as many cards as the house holds for them."""

    key = "shelf_full"
