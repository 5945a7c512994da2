"""Taking elements and placing them: craftsmen, the jeweler, powers of actors."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.kernel.step import Step
from groundlings.shakespeare import perform
from groundlings.shakespeare.fortune import earn, gain, spend_plus3
from groundlings.shakespeare.stage_set import fits, fits_somewhere
from groundlings.shakespeare.state import (
    CANDLES,
    COSTUME,
    COSTUMES,
    ELEMENTS,
    KINDS,
    MARKET,
    MOST_SPACES,
    NOTHING,
    SET,
    SLOT,
    STAGE_SET,
    YELLOW,
    book,
)
from groundlings.shakespeare.troupe import (
    costume_value,
    craft_bonus,
    has_room,
    is_dressed,
    slots,
    wearer,
    wearer_noun,
    wearers,
    worn,
)
from groundlings.shakespeare.verbs import (
    BUILT,
    CANDLE_COVERED,
    COSTUME_COMPLETED,
    DRESSED,
    PUT,
    SPEND_PLUS3,
    STOP,
    TAKE,
    TOOK,
)

BY_TOKEN: Final = 3
"""What a +3 token adds."""
FULL_COSTUME: Final = 3
"""Only a costume of three elements pays (R52)."""


def takeable(g: State, seat: i64, elements: i64, most: i64) -> list[int]:
    """The options to take an element of this mask, on the board and worth `most` at most.

    What cannot be placed cannot be taken (R49).
    """
    found: list[int] = []
    room = has_room(g, seat)
    element: i64 = 0
    while element < ELEMENTS:
        if (
            elements & (i64(1) << element) != 0
            and g.cells[MARKET + element] > 0
            and book(g).tracks.value[element // KINDS] <= most
        ):
            if element % KINDS == COSTUME:
                if room:
                    found.append(TAKE + element)
            elif fits_somewhere(g, seat, element // KINDS):
                found.append(TAKE + element)
        element += 1
    return found


def craft_elements(kinds: i64) -> i64:
    """The elements a craftsman of these kinds may take: never yellow ones (R47)."""
    mask: i64 = 0
    element: i64 = 0
    while element < ELEMENTS:
        if element // KINDS != YELLOW and kinds & (i64(1) << element % KINDS) != 0:
            mask |= i64(1) << element
        element += 1
    return mask


def begin(g: State, seat: i64, card: i64, value: i64, kinds: i64, token: i64) -> None:
    """A craftsman starts work; Assistants help (R65)."""
    g.push(Craft(seat, card, value + craft_bonus(g, seat), craft_elements(kinds), token))


def pick_up(g: State, seat: i64, element: i64) -> None:
    """An element leaves the main board and wants a place at once."""
    g.cells[MARKET + element] -= 1
    g.emit(TOOK, seat, element)
    g.push(Place(seat, element))


@final
class Craft(Step):
    """A craftsman at work, with so much value left and perhaps a +3 token to spend (R44-R49).

    The token must have been there before the activation; it may be declared at any time in it,
    since nothing is revealed in between (R62, S36).
    """

    def __init__(self, seat: i64, card: i64, left: i64, elements: i64, token: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.left: Final = left
        self.elements: Final = elements
        self.token: Final = token

    def ask(self, g: State) -> i64:
        """The owner, until nothing can be taken or nothing more is wanted."""
        return i64(1) << self.seat

    def options(self, g: State, seat: i64) -> list[int]:
        """Take, add three, or stop; the token only where it lets something more be taken."""
        found = takeable(g, seat, self.elements, self.left)
        if self.token != 0 and takeable(g, seat, self.elements, self.left + BY_TOKEN):
            found.append(SPEND_PLUS3)
        found.append(STOP)
        return found

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Value is used up element by element; what is left at the end is lost (S37)."""
        if option == STOP:
            g.pop()
        elif option == SPEND_PLUS3:
            spend_plus3(g, seat)
            g.replace(Craft(seat, self.card, self.left + BY_TOKEN, self.elements, 0))
        else:
            element = option - TAKE
            left = self.left - book(g).tracks.value[element // KINDS]
            g.replace(Craft(seat, self.card, left, self.elements, self.token))
            pick_up(g, seat, element)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """How much value is left."""
        return "craft", {"card": self.card, "left": self.left}


@final
class Take(Step):
    """An actor's power or the Jeweler: up to so many elements of a few kinds, whatever their value.

    Optional; no Assistant and no +3 token helps (S39).
    """

    def __init__(self, seat: i64, card: i64, elements: i64, number: i64) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.elements: Final = elements
        self.number: Final = number

    def ask(self, g: State) -> i64:
        """The owner."""
        return i64(1) << self.seat

    def options(self, g: State, seat: i64) -> list[int]:
        """Take one, or stop."""
        found = takeable(g, seat, self.elements, book(g).tracks.dearest)
        found.append(STOP)
        return found

    def take(self, g: State, seat: i64, option: i64) -> None:
        """One after the other."""
        if option == STOP or self.number == 1:
            g.pop()
        else:
            g.replace(Take(seat, self.card, self.elements, self.number - 1))
        if option != STOP:
            pick_up(g, seat, option - TAKE)

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """How many may be taken."""
        return "take", {"card": self.card, "n": self.number}


@final
class Place(Step):
    """An element in hand goes onto the set or into a costume, and stays there (R51, S34)."""

    def __init__(self, seat: i64, element: i64) -> None:
        self.seat: Final = seat
        self.element: Final = element

    def ask(self, g: State) -> i64:
        """Who took it."""
        return i64(1) << self.seat

    def options(self, g: State, seat: i64) -> list[int]:
        """Every space it fits, or everybody who can wear it."""
        if self.element % KINDS == COSTUME:
            return wearers(g, seat)
        stage, colour = book(g).stage, self.element // KINDS
        found: list[int] = []
        space: i64 = 0
        while space < stage.count:
            if fits(g, seat, space, colour):
                found.append(PUT + stage.noun[space])
            space += 1
        return found

    def take(self, g: State, seat: i64, option: i64) -> None:
        """Place it; then candle, colour effect, costume gain."""
        g.pop()
        if self.element % KINDS == SET:
            build(g, seat, self.element, book(g).stage.space[option - PUT])
        else:
            dress(g, seat, self.element, wearer(g, seat, option))

    def prompt(self, g: State, seat: i64) -> tuple[str, dict[str, int]]:
        """What is in hand."""
        return "place-set" if self.element % KINDS == SET else "place-costume", {
            "element": self.element
        }


def build(g: State, seat: i64, element: i64, space: i64) -> None:
    """A set element covers its candle, then does what its colour does (R58, R59)."""
    colour = element // KINDS
    stage = book(g).stage
    g.cells[STAGE_SET + seat * MOST_SPACES + space] = colour
    g.emit(BUILT, seat, element, stage.noun[space])
    if stage.candle[space] != 0:
        g.emit(CANDLE_COVERED, seat, stage.noun[space])
        gain(g, seat, 1, CANDLES)
    g.push(perform.Perform(seat, book(g).tracks.placed[colour], NOTHING, 0))


def dress(g: State, seat: i64, element: i64, at: i64) -> None:
    """A costume element; the third one completes the costume, which pays at once (R52, R53)."""
    g.cells[at + SLOT + worn(g, at)] = element // KINDS
    noun = wearer_noun(g, seat, at)
    g.emit(DRESSED, seat, element, noun)
    if is_dressed(g, at) and slots(g, at) == FULL_COSTUME:
        total = costume_value(g, at)
        pounds = book(g).tracks.costume_pounds[total]
        prestige = book(g).tracks.costume_prestige[total]
        g.emit(COSTUME_COMPLETED, seat, noun, total, pounds, prestige)
        earn(g, seat, pounds)
        gain(g, seat, prestige, COSTUMES)
