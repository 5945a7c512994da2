"""The state of a game: its numbers, its pending steps, its die and its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.cells import vec
from groundlings.kernel.die import Die
from groundlings.kernel.scroll import CHOICE, EVENT, Scroll

if TYPE_CHECKING:
    from groundlings.kernel.setup import Setup
    from groundlings.kernel.step import Step

Seat: TypeAlias = i64
"""A player's number at the table, from 0."""
Seats: TypeAlias = i64
"""Several players at once: a mask, one bit for each seat."""
Option: TypeAlias = i64
"""What may be chosen, by its number in the notation of the game."""

NOBODY: Final = -1
"""Stands for "no seat", "no card", "no answer" wherever a number is wanted."""
EVERYBODY: Final = -2
"""To whom an event is told that is not whispered."""

MOST_SEATS: Final = 61
"""So many have room in a mask."""
_PLACES: Final[i64] = MOST_SEATS
_HIGHEST: Final[i64] = 0x2000_0000_0000_0000


def bit(seat: Seat) -> Seats:
    """This seat alone, as a mask."""
    # Not 1 << seat: mypyc writes the 1 into C as it stands, where it is an int of 32 bits.
    return _HIGHEST >> _PLACES - seat


def is_among(seat: Seat, seats: Seats) -> bool:
    """Whether this seat is one of them."""
    return seats >> seat & 1 != 0


_MADE: Final = 1024
_NUMBERS: Final[list[object]] = list(range(_MADE))


def offer(found: list[int], option: Option) -> None:
    """One option more."""
    # Most numbers that are offered exist already: making them anew took longer than finding them.
    objects: list[object] = found  # type: ignore[assignment] # ints, never unpacked here
    if option < _MADE:
        objects.append(_NUMBERS[option])
    else:
        objects.append(option)


def offer_each(found: list[int], verb: Option, mask: i64) -> None:
    """An option of this verb for each one in a mask: seats, characters, cards."""
    option = verb
    while mask != 0:
        while mask & 15 == 0:
            mask >>= 4
            option += 4
        if mask & 1 != 0:
            offer(found, option)
        mask >>= 1
        option += 1


def offer_row(first: Option, count: i64) -> list[int]:
    """So many options in a row."""
    if first + count > _MADE:
        return list(range(first, first + count))
    return _NUMBERS[first : first + count]  # type: ignore[return-value] # ints


@final
@mypyc_attr(acyclic=True)
class State:
    """Everything that is so at one moment of one game.

    `cells` holds the game's numbers at the places its schema names; `book` the edition's tables,
    which never change (a game reads them by a function of its own that knows their type);
    `stack` the steps that are still to be done, the next one last.
    """

    def __init__(
        self, book: object, cells: vec[i64], seats: i64, die: Die, stack: list[Step]
    ) -> None:
        self.book: Final = book
        self.cells: Final = cells
        self.seats: Final = seats
        self.die: Die = die
        self.stack: Final = stack
        self.asked: i64 = 0
        self.offers: list[int] | None = None
        self.answers: tuple[int, ...] = ()
        self.choices: i64 = 0
        self.rows: i64 = 0
        self.floor: i64 = 0
        self.last: i64 = NOBODY
        self.log: Scroll | None = None
        self.events: Scroll | None = None
        self.setup: Setup | None = None
        self.is_blind = False
        """Whether what a redeal deals anew is put in order first: how it lay has no say then."""

    @staticmethod
    def blank(book: object, cells: int, seats: int, die: Die) -> State:
        """A state before its set-up, every number 0; it keeps its log and tells its events."""
        g = State(book, vec[i64]([0] * cells), seats, die, [])
        g.log = Scroll.blank(CHOICE)
        g.events = Scroll.blank(EVENT)
        return g

    def everybody(self) -> Seats:
        """All seats at the table, as a mask."""
        return bit(self.seats) - 1

    @property
    def over(self) -> bool:
        """True when nothing is left to be done."""
        return not self.stack

    def clone(self) -> State:
        """The same moment once more; what happens to one no longer touches the other."""
        twin = State(self.book, self.cells[:], self.seats, self.die.clone(), self.stack[:])
        twin._keep(self)
        log = self.log
        if log is not None:
            twin.log = log.clone()
        events = self.events
        if events is not None:
            twin.events = events.clone()
        return twin

    def become(self, other: State) -> None:
        """Be at that moment instead, as an undo wants it."""
        for place in range(len(self.cells)):
            self.cells[place] = other.cells[place]
        self.stack[:] = other.stack
        self.die = other.die
        self._keep(other)

    def _keep(self, other: State) -> None:
        """All that may be shared is as it is there."""
        self.asked = other.asked
        self.offers = other.offers
        self.answers = other.answers
        self.choices = other.choices
        self.rows = other.rows
        self.floor = other.floor
        self.last = other.last
        self.log = other.log
        self.events = other.events
        self.setup = other.setup

    def hush(self) -> None:
        """Tell no more and write no more log: what a search wants. Such a state has no record."""
        self.log = None
        self.events = None

    # The stack

    def push(self, step: Step) -> None:
        """Let this step be done next; those below wait."""
        self.stack.append(step)

    def pop(self) -> None:
        """The step on top is done."""
        steps: list[object] = self.stack  # type: ignore[assignment] # whichever step it was
        steps.pop()

    def replace(self, step: Step) -> None:
        """The step on top goes on as this one."""
        self.stack[-1] = step

    # Chance and the undo floor

    def roll(self, n: i64) -> i64:
        """Throw 0 to n - 1. What was thrown cannot be taken back."""
        self.floor = self.choices
        return self.die.roll(n)

    def reveal(self) -> None:
        """Something hidden has been seen: no choice made so far can be taken back."""
        self.floor = self.choices

    def draw(self, first: i64, kinds: i64, apart: i64 = 1) -> i64:
        """Draw blindly from a bag of counts at `first`; the kind drawn, NOBODY from an empty bag.

        Each piece in the bag is as likely as the other; the one drawn leaves it. The counts may
        stand some cells apart, where another bag's stand between them.
        """
        left: i64 = 0
        for kind in range(kinds):
            left += self.cells[first + kind * apart]
        if left == 0:
            return NOBODY
        thrown = self.roll(left)
        for kind in range(kinds):
            if thrown < self.cells[first + kind * apart]:
                self.cells[first + kind * apart] -= 1
                return kind
            thrown -= self.cells[first + kind * apart]
        return NOBODY

    def shuffle(self, first: i64, length: i64) -> None:
        """Shuffle the cards in `length` cells from `first` on; every order is as likely."""
        if length > 1:
            self.reveal()
        self.mix(first, length)

    def mix(self, first: i64, length: i64) -> None:
        """Change the places of the cards in these cells, as a redeal does.

        It is the imagined die that decides, so nothing is revealed and the floor stays.
        """
        if self.is_blind:
            self._put_in_order([first + place for place in range(length)])
        cells, die = self.cells, self.die
        for top in range(length - 1, 0, -1):
            other = die.roll(top + 1)
            card = cells[first + top]
            cells[first + top] = cells[first + other]
            cells[first + other] = card

    def mix_places(self, places: list[int]) -> None:
        """The same with cards that do not lie in a row."""
        if self.is_blind:
            self._put_in_order(places)
        cells, die = self.cells, self.die
        for top in range(len(places) - 1, 0, -1):
            one: i64 = places[top]
            other: i64 = places[die.roll(top + 1)]
            card = cells[one]
            cells[one] = cells[other]
            cells[other] = card

    def _put_in_order(self, places: list[int]) -> None:
        """Where cards lay that nobody may know has no say in where they come to lie."""
        cards = [self.cells[place] for place in places]
        cards.sort()
        for at, place in enumerate(places):
            self.cells[place] = cards[at]

    # Telling

    def emit(
        self,
        kind: i64,
        a: i64 = NOBODY,
        b: i64 = NOBODY,
        c: i64 = NOBODY,
        d: i64 = NOBODY,
        e: i64 = NOBODY,
    ) -> None:
        """Tell everybody what has happened."""
        if self.events is not None:
            self._tell(EVERYBODY, kind, a, b, c, d, e)

    def _tell(self, whom: i64, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        events = self.events
        if events is not None:
            events.write_event(self.choices, whom, kind, a, b, c, d, e)

    def whisper(
        self, seat: i64, kind: i64, a: i64 = NOBODY, b: i64 = NOBODY, c: i64 = NOBODY
    ) -> None:
        """Tell one seat, and nobody else, what has happened."""
        if self.events is not None:
            self._tell(seat, kind, a, b, c, NOBODY, NOBODY)

    def __eq__(self, other: object) -> bool:
        """Equal when the rest of the game would be the same, choice for choice."""
        return (
            isinstance(other, State)
            and self.book is other.book
            and self.choices == other.choices
            and self.asked == other.asked
            and self.floor == other.floor
            and self.last == other.last
            and self.answers == other.answers
            and self.stack == other.stack
            and self.die == other.die
            and self.seats == other.seats
            and self.numbers() == other.numbers()
        )

    __hash__ = None  # type: ignore[assignment]

    def numbers(self) -> list[int]:
        """The cells as a plain list, for looking at."""
        return [number for number in self.cells]  # noqa: C416 - a vec knows no list() of its own
