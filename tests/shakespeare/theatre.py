"""A table at which a test can say in a line or two how things stand, and play from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import groundlings
from groundlings.editions.sheet import Sheet
from groundlings.kernel.play import lowest, settle
from groundlings.shakespeare import Shakespeare
from groundlings.shakespeare.acts import stand
from groundlings.shakespeare.days import AMBIANCE_PHASE, Day
from groundlings.shakespeare.state import (
    ACTS,
    AMBIANCE,
    BAG,
    CARD,
    COLOURS,
    CYLINDER,
    CYLINDERS,
    DAY,
    DISC,
    DISPLAY,
    ELEMENTS,
    EXTRA,
    FINISHED,
    HAND,
    HELD,
    INITIATIVE,
    KINDS,
    LINED_UP,
    MARKET,
    MOST_OBJECTIVES,
    MOST_SHOWN,
    MOST_SPACES,
    NOTHING,
    ORDER,
    PLACED,
    PLUS3,
    POUNDS,
    PRESTIGE,
    RECRUITED,
    RESTED,
    SLOT,
    STAGE_SET,
    SUPPLY,
    TROUPE,
    member_at,
)
from groundlings.shakespeare.troupe import join
from groundlings.shakespeare.turns import Turns
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    OBJECTIVE_NAMES,
    SPACE_NAMES,
)
from groundlings.shakespeare.wager import empty_initiative

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.step import Step

GAME = groundlings.game("shakespeare")
SHIPPED = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
"""The edition that comes with the game."""


def rewritten(*changes: tuple[str, str, str]) -> str:
    """The shipped edition, in each change the first `old` behind an anchor made `new`."""
    text = SHIPPED
    for anchor, old, new in changes:
        before, found, after = text.partition(anchor)
        assert found, f"the edition has no {anchor}"
        assert old in after, f"there is no {old} behind {anchor}"
        text = before + found + after.replace(old, new, 1)
    return text


def revised(*changes: tuple[str, str, str]) -> Shakespeare:
    """Shakespeare at an edition with these changes."""
    return Shakespeare(Sheet.parse(rewritten(*changes), "mybox.toml"))


class Table:
    """A game in the middle of being tested."""

    def __init__(
        self, seats: int = 2, seed: int = 1, *, game: Game = GAME, **variants: bool
    ) -> None:
        self.game = game
        self.g: Any = game.new(seats=seats, seed=seed, **variants)
        self.heard = 0

    # Playing

    @property
    def asked(self) -> list[int]:
        """The seats asked."""
        return [seat for seat in range(self.g.seats) if self.g.asked >> seat & 1]

    def options(self, seat: int | None = None, verb: str = "") -> list[str]:
        """What this seat (or the first one asked) may choose, as text; of one verb if given."""
        who = lowest(self.g.asked) if seat is None else seat
        texts = [self.game.text(option) for option in self.game.options(self.g, who)]
        return [text for text in texts if text.partition(":")[0] == verb or not verb]

    def play(self, *choices: str, seat: int | None = None) -> Table:
        """Make these choices, one after the other, by whoever is asked (the first of several)."""
        for choice in choices:
            who = lowest(self.g.asked) if seat is None else seat
            self.game.play(self.g, who, self.game.parse(choice))
        return self

    def wager(self, *cylinders: int) -> Table:
        """Everybody wagers, by seat."""
        for seat, number in enumerate(cylinders):
            self.play(f"wager:{number}", seat=seat)
        return self

    def draft(self) -> Table:
        """Get the draft over with: everybody takes an Extra."""
        while "draft" in repr(self.g.stack).lower():
            self.play(self.options(verb="recruit-extra")[0])
        return self

    def finish_turns(self) -> Table:
        """Everybody recruits an Extra if they must, and passes, until phase 2 is over."""
        for _ in range(40):
            if self.g.over or type(self.g.stack[-1]).__name__ != "Turn":
                return self
            passing = "pass" in self.options()
            self.play("pass" if passing else self.options(verb="recruit-extra")[0])
        message = "passing does not end phase 2"
        raise AssertionError(message)

    def idle_day(self) -> Table:
        """Everybody wagers one cylinder, recruits an Extra and passes, until the day is over."""
        day = self.g.cells[DAY]
        while not self.g.over and self.g.cells[DAY] == day:
            legal = self.options()
            lazy = [choice for choice in legal if choice in ("pass", "wager:1")]
            lazy += [choice for choice in legal if choice.startswith("recruit-extra")]
            self.play(lazy[0] if lazy else legal[0])
        return self

    def told(self, kind: str = "", seat: int | None = None) -> list[dict[str, Any]]:
        """The events since the last call, of one kind if given, plainly: {"who": 1, "n": 2}."""
        events = self.game.events(self.g, seat)
        fresh = events[self.heard :]
        self.heard = len(events)
        return [
            {
                name: next(iter(value.values())) if isinstance(value, dict) else value
                for name, value in event.items()
                if name != "choice"
            }
            for event in fresh
            if event["key"] == kind or not kind
        ]

    def view(self, seat: int | None = 0) -> Any:  # noqa: ANN401 - a view is read freely in tests
        """What this seat sees."""
        return self.game.view(self.g, seat)

    def hints(self, seat: int | None = 0) -> Any:  # noqa: ANN401 - the same
        """What a table tells this seat beside its view."""
        return self.game.guide.hints(self.g, seat)

    # Saying how things stand

    def phase_two(self, *, cylinders: int = 5, first: int = 0, recruited: bool = True) -> Table:
        """Jump to phase 2 of the day, `first` to act, all with so many cylinders."""
        g = self.g
        g.stack.clear()
        g.answers = ()
        empty_initiative(g)
        for place in range(g.seats):
            seat = (first + place) % g.seats
            g.cells[ORDER + place] = seat
            g.cells[CYLINDERS + seat] = cylinders
            g.cells[PLACED + seat] = 0
            g.cells[RECRUITED + seat] = int(recruited)
            g.cells[FINISHED + seat] = 0
        g.push(Day(AMBIANCE_PHASE))
        g.push(Turns(0))
        settle(g)
        return self

    def push(self, *steps: Step) -> Table:
        """Put these steps on the stack, the last to be done first, and see who is asked."""
        for step in steps:
            self.g.push(step)
        settle(self.g)
        return self

    def only(self, *steps: Step) -> Table:
        """Let these steps be all that is left to do."""
        self.g.stack.clear()
        self.g.answers = ()
        return self.push(*steps)

    def settle(self) -> Table:
        """See again who is asked, after the cells were changed."""
        settle(self.g)
        return self

    def give(self, seat: int, card: str, *costume: str, extra: bool = False) -> int:
        """A card joins this troupe, dressed like that; the cell of the new member."""
        at = int(member_at(seat, self.g.cells[TROUPE + seat]))
        join(self.g, seat, CARD_NAMES.index(card), int(extra))
        self.wear(at, *costume)
        return at

    def wear(self, at: int, *costume: str) -> None:
        """Dress a member in these colours, from the left."""
        for slot, colour in enumerate(costume):
            self.g.cells[at + SLOT + slot] = COLOUR_NAMES.index(colour)

    def member(self, seat: int, card: str) -> int:
        """The cell of the first member with this card, face up."""
        for member in range(self.g.cells[TROUPE + seat]):
            at = int(member_at(seat, member))
            if CARD_NAMES[self.g.cells[at + CARD]] == card and not self.g.cells[at + EXTRA]:
                return at
        message = f"seat {seat} has no {card}"
        raise AssertionError(message)

    def use(self, seat: int, card: str) -> None:
        """Put a cylinder on a character, without its effects."""
        self.g.cells[self.member(seat, card) + CYLINDER] = 1
        self.g.cells[PLACED + seat] += 1

    def rest(self, seat: int, card: str) -> None:
        """Put a Rest token on a character."""
        self.g.cells[self.member(seat, card) + RESTED] = 1

    def market(self, **elements: int) -> Table:
        """Only these elements are on the main board: `pink_costume=3, black_set=1`."""
        for element in range(ELEMENTS):
            self.g.cells[MARKET + element] = 0
        for name, number in elements.items():
            self.g.cells[MARKET + ELEMENT_NAMES.index(name.replace("_", "-"))] = number
        return self

    def display(self, *cards: str) -> Table:
        """Only these cards are on display."""
        for shown in range(MOST_SHOWN):
            self.g.cells[DISPLAY + shown] = NOTHING
        for shown, card in enumerate(cards):
            self.g.cells[DISPLAY + shown] = CARD_NAMES.index(card)
        return self

    def build(self, seat: int, **spaces: str) -> Table:
        """These spaces of the set are filled: `s1_3="green"` fills 1.3."""
        for name, colour in spaces.items():
            self.g.cells[self.space(seat, name[1:].replace("_", "."))] = COLOUR_NAMES.index(colour)
        return self

    def space(self, seat: int, name: str) -> int:
        """The cell of a space of this set."""
        number = self.g.book.stage.space[SPACE_NAMES.index(name)]
        return int(STAGE_SET + seat * MOST_SPACES + number)

    def disc(self, seat: int, act: str, space: int) -> Table:
        """A disc arrives on a space of an act, on top of the pile there."""
        stand(self.g, seat, ACT_NAMES.index(act), space)
        return self

    def order(self, *seats: int) -> Table:
        """The Order track."""
        for place, seat in enumerate(seats):
            self.g.cells[ORDER + place] = seat
        return self

    def initiative(self, *seats: int) -> Table:
        """The Initiative track."""
        for place, seat in enumerate(seats):
            self.g.cells[INITIATIVE + place] = seat
        self.g.cells[LINED_UP] = len(seats)
        return self

    def on_day(self, day: int) -> Table:
        """The Day token."""
        self.g.cells[DAY] = day
        return self

    def purse(self, seat: int, pounds: int) -> Table:
        """The money of a seat."""
        self.g.cells[POUNDS + seat] = pounds
        return self

    def tokens(self, seat: int, number: int) -> Table:
        """So many +3 tokens come out of the supply to a seat."""
        self.g.cells[PLUS3 + seat] += number
        self.g.cells[SUPPLY] -= number
        return self

    def mood(self, *spaces: int) -> Table:
        """The ambiance discs, by seat."""
        for seat, space in enumerate(spaces):
            self.g.cells[AMBIANCE + seat] = space
        return self

    def hold(self, seat: int, *objectives: str) -> Table:
        """A seat holds these objectives and no others; the deck is left as it is."""
        for held, name in enumerate(objectives):
            place = HAND + seat * MOST_OBJECTIVES + held
            self.g.cells[place] = OBJECTIVE_NAMES.index(name)
        self.g.cells[HELD + seat] = len(objectives)
        return self

    # Reading how things stand

    def at(self, act: str, seat: int = 0) -> int:
        """The space of a disc."""
        return int(self.g.cells[DISC + seat * ACTS + ACT_NAMES.index(act)])

    def prestige(self, seat: int = 0) -> int:
        """Prestige of a seat."""
        return int(self.g.cells[PRESTIGE + seat])

    def pounds(self, seat: int = 0) -> int:
        """Money of a seat."""
        return int(self.g.cells[POUNDS + seat])

    def ambiance(self, seat: int = 0) -> int:
        """Ambiance of a seat, 1 to 6."""
        return int(self.g.cells[AMBIANCE + seat])

    def plus3(self, seat: int = 0) -> int:
        """+3 tokens of a seat."""
        return int(self.g.cells[PLUS3 + seat])

    def on_board(self, element: str) -> int:
        """How many of an element are on the main board."""
        return int(self.g.cells[MARKET + ELEMENT_NAMES.index(element)])

    def in_bag(self, element: str) -> int:
        """How many of an element are in its bag."""
        colour, kind = divmod(ELEMENT_NAMES.index(element), KINDS)
        return int(self.g.cells[BAG + kind * COLOURS + colour])

    def supply(self) -> int:
        """+3 tokens in the supply."""
        return int(self.g.cells[SUPPLY])
