"""What a book of Shakespeare says once and for all, in the form a critic reads fastest."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from groundlings.shakespeare.state import (
    ACTS,
    ANY,
    BACK,
    CHOICE,
    COLOURS,
    COSTUME,
    CRAFT,
    DRAW_OBJECTIVES,
    EARN,
    GAIN,
    KINDS,
    MOOD_OTHERS,
    MOOD_SELF,
    NOTHING,
    QUILL,
    SET,
    TAKE_FREE,
    TOKEN,
    YELLOW,
)

if TYPE_CHECKING:
    from groundlings.shakespeare.state import Book

QUILL_WORTH: Final = (0.43, 0.55, 0.6, 0.7)
"""A quill for Act I, II, III and a white one, in prestige, averaged over a game."""
EFFECT_WORTH: Final = {
    MOOD_SELF: 0.35,  # two steps of mood are a white quill
    MOOD_OTHERS: -0.2,  # they rarely sit where it hurts
    EARN: 0.38,  # a character of three Pounds costs two points unpaid; some Pounds are left over
    GAIN: 1.0,  # prestige is what is counted
    TOKEN: 0.5,  # three more for a craftsman
    DRAW_OBJECTIVES: 0.45,  # for each card drawn
}
POINT_OF_CRAFT: Final = (0.17, 0.12)
"""One point of a craftsman's value, for costumes and for the set."""
ELEMENT_WORTH: Final = 0.5
"""An element that a power takes, beside its colour."""
YELLOW_WORTH: Final = 1.2
"""A yellow element that a power takes: a point at the end, and any colour on the set."""


class Almanac:
    """The tables of one edition as plain lists, and what each card is worth in use."""

    def __init__(self, book: Book) -> None:
        scalars, cards, tracks, stage = book.scalars, book.cards, book.tracks, book.stage
        self.book: Final = book
        self.days: Final = int(scalars.days)
        self.cylinders: Final = int(scalars.cylinders)
        self.unpaid: Final = int(scalars.unpaid)
        self.yellow: Final = int(scalars.yellow)
        self.solo_bonus: Final = int(scalars.solo_bonus)
        self.neutral_later: Final = int(scalars.neutral_later)
        kinds = range(cards.count)
        self.cost: Final = [int(cards.cost[card]) for card in kinds]
        self.slots: Final = [int(cards.slots[card]) for card in kinds]
        self.bonus: Final = [int(cards.bonus[card]) for card in kinds]
        self.activatable: Final = [int(cards.activatable[card]) for card in kinds]
        self.last: Final = int(tracks.last)
        self.grey: Final = int(tracks.grey)
        self.grey_penalty: Final = int(tracks.grey_penalty)
        self.calm: Final = int(tracks.calm)
        spaces = range(tracks.last + 1)
        self.act_i: Final = [int(tracks.act_i[space]) for space in spaces]
        self.act_iii: Final = [int(tracks.act_iii[space]) for space in spaces]
        self.act_ii: Final = [int(tracks.act_ii[place]) for place in range(len(tracks.act_ii))]
        self.value: Final = [int(tracks.value[colour]) for colour in range(COLOURS)]
        totals = range(len(tracks.costume_pounds))
        self.costume_pounds: Final = [int(tracks.costume_pounds[total]) for total in totals]
        self.costume_prestige: Final = [int(tracks.costume_prestige[total]) for total in totals]
        self.rehearsals: Final = [
            day for day in range(1, self.days + 1) if tracks.rehearsal_day[day]
        ]
        self.solo_cylinders: Final = [int(n) for n in tracks.solo_cylinders]
        self.moods: Final = [
            _mood(int(tracks.mood[mood]), int(tracks.mood_amount[mood]))
            for mood in range(tracks.best_mood + 1)
        ]
        self.mirror: Final = [int(stage.mirror[space]) for space in range(stage.count)]
        self.row: Final = [int(stage.row[space]) for space in range(stage.count)]
        # A candle is the mask of its space and of all that must be filled before it.
        self.candles: Final = [
            sum(1 << other for other in _beneath(book, space))
            for space in range(stage.count)
            if stage.candle[space]
        ]
        self.help_worth: Final = max(POINT_OF_CRAFT)
        self.in_use: Final = [self.worth(int(cards.activation[card])) for card in kinds]
        self.crafts: Final = [self.craft(int(cards.activation[card])) for card in kinds]
        self.quills: Final = [self._quills(int(cards.rehearsal[card])) for card in kinds]
        self.rehearsed: Final = [
            self.worth(int(cards.rehearsal[card]), quills=False) for card in kinds
        ]
        self.white: Final = [int(cards.white[card]) for card in kinds]
        self.extra_quills: Final = self._quills(int(cards.extra))
        self.extra_rehearsed: Final = self.worth(int(cards.extra), quills=False)
        self.extra_white: Final = int(cards.extra_white)

    def worth(self, program: int, *, quills: bool = True) -> float:
        """What a program of effects brings on an ordinary day, in prestige."""
        total = 0.0
        for effect, amount, detail in self._effects(program):
            if effect == QUILL:
                total += amount * QUILL_WORTH[detail] * quills
            elif effect == CRAFT:
                total += max(amount * POINT_OF_CRAFT[kind] for kind in _kinds(detail))
            elif effect == TAKE_FREE:
                golden = detail >> YELLOW * KINDS + COSTUME & 1
                total += amount * (YELLOW_WORTH if golden else ELEMENT_WORTH)
            elif effect == CHOICE:
                total += max(self.worth(amount), self.worth(detail))
            else:
                total += amount * EFFECT_WORTH.get(effect, 0.0)
        return total

    def craft(self, program: int) -> tuple[int, int]:
        """The value a program gives a craftsman for costumes and for the set."""
        found = [0, 0]
        for effect, amount, detail in self._effects(program):
            if effect == CRAFT:
                for kind in _kinds(detail):
                    found[kind] += amount
        return found[COSTUME], found[SET]

    def _quills(self, program: int) -> tuple[int, ...]:
        found = [0] * ACTS
        for effect, amount, detail in self._effects(program):
            if effect == QUILL and detail != ANY:
                found[detail] += amount
        return tuple(found)

    def _effects(self, program: int) -> list[tuple[int, int, int]]:
        effects = self.book.effects
        return [
            (int(effects.effect[at]), int(effects.amount[at]), int(effects.detail[at]))
            for at in range(effects.first[program], effects.last[program])
        ]


def _kinds(mask: int) -> list[int]:
    return [kind for kind in range(KINDS) if mask >> kind & 1]


def _mood(effect: int, amount: int) -> float:
    """What a space of the ambiance track is worth at the end of the day."""
    if effect == GAIN:
        return float(amount)
    if effect == EARN:
        return amount * EFFECT_WORTH[EARN]
    if effect == QUILL:
        return amount * QUILL_WORTH[ANY]
    return -0.5 if effect == BACK else 0.0


def _beneath(book: Book, space: int) -> list[int]:
    """A space and all that must be filled before it."""
    found = [space]
    for below in (int(book.stage.left[space]), int(book.stage.right[space])):
        if below != NOTHING:
            found += [other for other in _beneath(book, below) if other not in found]
    return found


@lru_cache(maxsize=8)
def almanac(book: Book) -> Almanac:
    """The almanac of this book, made once."""
    return Almanac(book)
