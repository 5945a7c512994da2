"""What the cards of an edition are worth in use, in prestige, averaged over a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.cells import vec
from groundlings.kernel.state import bit, is_among
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
    OTHERS_BACK,
    OTHERS_PAY,
    QUILL,
    SALVAGE,
    SALVAGE_FREE,
    TAKE_FREE,
    TOKEN,
    YELLOW,
    Book,
    Kind,
    Program,
    Space,
    element_of,
)

QUILL_WORTH: Final[tuple[float, ...]] = (0.43, 0.55, 0.6, 0.7)
"""A quill for Act I, II, III and a white one."""
EFFECT_WORTH: Final = {
    MOOD_SELF: 0.35,  # two steps of mood are a white quill
    MOOD_OTHERS: -0.2,  # they rarely sit where it hurts
    EARN: 0.38,  # a character of three Pounds costs two points unpaid; some Pounds are left over
    GAIN: 1.0,  # prestige is what is counted
    TOKEN: 0.5,  # three more for a craftsman
    DRAW_OBJECTIVES: 0.45,  # for each card drawn
    OTHERS_BACK: 0.15,  # they choose where it hurts least
    OTHERS_PAY: 0.1,  # if they have any
}
POINT_OF_CRAFT: Final[tuple[float, ...]] = (0.17, 0.12)
"""One point of a craftsman's value, for costumes and for the set."""
ELEMENT_WORTH: Final = 0.5
"""An element that a power takes, beside its colour."""
YELLOW_WORTH: Final = 1.2
"""A yellow element that a power takes: a point at the end, and any colour on the set."""
FALLING_BACK: Final = -0.5
"""A grey quill."""


@final
class Power:
    """What somebody who is dressed does in a rehearsal.

    Coloured quills by act, white quills, and the worth of all else.
    """

    def __init__(self, quills: list[int], white: int, other: float) -> None:
        self.quills: Final = quills
        self.white: Final = white
        self.other: Final = other


@final
class Worths:
    """What one edition's cards, moods and candles are worth to us, reckoned once.

    A candle is the mask of its space and of all spaces that must be filled before it.
    """

    def __init__(self, book: Book, alone: bool) -> None:  # noqa: FBT001 - in compiled code by position
        cards, tracks, stage = book.cards, book.tracks, book.stage
        kinds = range(cards.count)
        self.rehearsal_days: Final[list[int]] = [
            day for day in range(1, book.scalars.days + 1) if tracks.rehearsal_day[day] != 0
        ]
        self.in_use: Final = [worth(book, cards.activation[card], 1, alone) for card in kinds]
        self.costume_craft: Final = [craft(book, cards.activation[card], 0) for card in kinds]
        self.set_craft: Final = [craft(book, cards.activation[card], 1) for card in kinds]
        self.when_dressed: Final = [worth(book, cards.dressed[card], 1, alone) for card in kinds]
        self.powers: Final = [
            power(book, cards.rehearsal[card], cards.white[card], alone) for card in kinds
        ]
        self.extra: Final = power(book, cards.extra, cards.extra_white, alone)
        self.moods: Final = [mood(book, space) for space in range(tracks.best_mood + 1)]
        self.grey: Final = vec[i64](
            [
                -tracks.grey_penalty if space <= tracks.grey else 0
                for space in range(tracks.last + 1)
            ]
        )
        self.placed: Final = [worth(book, tracks.placed[colour]) for colour in range(COLOURS)]
        self.immediate: Final = [
            0.0
            if book.objectives.program[played] == NOTHING
            else worth(book, book.objectives.program[played], 1, alone)
            for played in range(book.objectives.count)
        ]
        self.candles: Final = [
            beneath(book, space) for space in range(stage.count) if stage.candle[space] != 0
        ]


@lru_cache(maxsize=8)
def worths(book: Book, alone: bool) -> Worths:  # noqa: FBT001 - the same
    """The worths of this edition, reckoned once: for a table, or for somebody who plays alone."""
    return Worths(book, alone)


def worth(book: Book, program: Program, quills: int = 1, alone: bool = False) -> float:  # noqa: FBT001, FBT002 - the same
    """What a program of effects brings on an ordinary day, with its quills or without them.

    Alone there is nobody who could fall back or lose money (S79).
    """
    effects = book.effects
    total = 0.0
    for at in range(effects.first[program], effects.last[program]):
        effect, amount, detail = effects.effect[at], int(effects.amount[at]), effects.detail[at]
        if effect == QUILL:
            total += amount * QUILL_WORTH[detail] * quills
        elif effect in (CRAFT, SALVAGE):
            total += max([amount * POINT_OF_CRAFT[kind] for kind in _kinds(detail)])
        elif effect in (TAKE_FREE, SALVAGE_FREE):
            golden = is_among(element_of(YELLOW, COSTUME), detail)
            total += amount * (YELLOW_WORTH if golden else ELEMENT_WORTH)
        elif effect in (OTHERS_BACK, OTHERS_PAY) and alone:
            continue
        elif effect == CHOICE:
            total += max(worth(book, amount), worth(book, detail))
        else:
            total += amount * EFFECT_WORTH.get(effect, 0.0)
    return total


def craft(book: Book, program: Program, kind: Kind) -> int:
    """The value a program gives a craftsman for elements of this kind."""
    effects = book.effects
    total: i64 = 0
    for at in range(effects.first[program], effects.last[program]):
        if effects.effect[at] == CRAFT and is_among(kind, effects.detail[at]):
            total += effects.amount[at]
    return total


def power(book: Book, program: Program, white: int, alone: bool) -> Power:  # noqa: FBT001 - the same
    """A program of rehearsal, whose white quills are counted apart."""
    effects = book.effects
    quills = [0] * ACTS
    for at in range(effects.first[program], effects.last[program]):
        if effects.effect[at] == QUILL and effects.detail[at] != ANY:
            quills[effects.detail[at]] += effects.amount[at]
    return Power(quills, white, worth(book, program, 0, alone))


def mood(book: Book, space: Space) -> float:
    """What a space of the ambiance track is worth at the end of the day."""
    effect, amount = book.tracks.mood[space], int(book.tracks.mood_amount[space])
    if effect == GAIN:
        return float(amount)
    if effect == EARN:
        return amount * EFFECT_WORTH[EARN]
    if effect == QUILL:
        return amount * QUILL_WORTH[ANY]
    return FALLING_BACK if effect == BACK else 0.0


def beneath(book: Book, space: Space) -> i64:
    """The mask of a space and of all that must be filled before it."""
    found = bit(space)
    left, right = book.stage.left[space], book.stage.right[space]
    if left != NOTHING:
        found |= beneath(book, left)
    if right != NOTHING:
        found |= beneath(book, right)
    return found


def _kinds(mask: i64) -> list[int]:
    return [kind for kind in range(KINDS) if is_among(kind, mask)]
