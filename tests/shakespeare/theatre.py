"""A table at which a test can say in a line or two how things stand, and play from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import groundlings
from groundlings.editions.sheet import Sheet
from groundlings.kernel.play import lowest, settle
from groundlings.shakespeare import Shakespeare, acts, fortune, market, state
from groundlings.shakespeare.actions import receive_cylinders
from groundlings.shakespeare.calendar import day
from groundlings.shakespeare.days import AMBIANCE_PHASE, Day
from groundlings.shakespeare.deck import in_deck
from groundlings.shakespeare.objectives import in_objective_deck, objectives_left
from groundlings.shakespeare.order import empty_initiative, put_in_order
from groundlings.shakespeare.stage_set import put
from groundlings.shakespeare.troupe import (
    card_of,
    end_of,
    is_extra,
    join,
    members,
    put_cylinder,
    put_on,
    put_rest_token,
    remove_cylinder,
)
from groundlings.shakespeare.turns import Turns
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    ELEMENT_NAMES,
    OBJECTIVE_NAMES,
    PRINTED_NAMES,
    SPACE_NAMES,
)

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

    def play(self, *choices: str, seat: int | None = None) -> Self:
        """Make these choices, one after the other, by whoever is asked (the first of several)."""
        for choice in choices:
            who = lowest(self.g.asked) if seat is None else seat
            self.game.play(self.g, who, self.game.parse(choice))
        return self

    def wager(self, *cylinders: int) -> Self:
        """Everybody wagers, by seat."""
        for seat, number in enumerate(cylinders):
            self.play(f"wager:{number}", seat=seat)
        return self

    def draft(self) -> Self:
        """Get the draft over with: everybody takes an Extra."""
        while "draft" in repr(self.g.stack).lower():
            self.play(self.options(verb="recruit-extra")[0])
        return self

    def finish_turns(self) -> Self:
        """Everybody recruits an Extra if they must, and passes, until phase 2 is over."""
        for _ in range(40):
            if self.g.over or type(self.g.stack[-1]).__name__ != "Turn":
                return self
            passing = "pass" in self.options()
            self.play("pass" if passing else self.options(verb="recruit-extra")[0])
        message = "passing does not end phase 2"
        raise AssertionError(message)

    def idle_day(self) -> Self:
        """Everybody wagers one cylinder, recruits an Extra and passes, until the day is over."""
        today = day(self.g)
        while not self.g.over and day(self.g) == today:
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

    def phase_two(self, *, cylinders: int = 5, first: int = 0, recruited: bool = True) -> Self:
        """Jump to phase 2 of the day, `first` to act, all with so many cylinders."""
        g = self.g
        g.stack.clear()
        g.answers = ()
        empty_initiative(g)
        for place in range(g.seats):
            seat = (first + place) % g.seats
            put_in_order(g, place, seat)
            receive_cylinders(g, seat, cylinders)
            self.placed(seat, 0)
            self.recruited(seat, done=recruited)
            self._lay(state.FINISHED + seat, 0)
        g.push(Day(AMBIANCE_PHASE))
        g.push(Turns(0))
        settle(g)
        return self

    def push(self, *steps: Step) -> Self:
        """Put these steps on the stack, the last to be done first, and see who is asked."""
        for step in steps:
            self.g.push(step)
        settle(self.g)
        return self

    def only(self, *steps: Step) -> Self:
        """Let these steps be all that is left to do."""
        self.g.stack.clear()
        self.g.answers = ()
        return self.push(*steps)

    def settle(self) -> Self:
        """See again who is asked, after the cells were changed."""
        settle(self.g)
        return self

    # Pieces moved by hand: what no rule of the game does, such as emptying a bag

    def _lay(self, first: int, *numbers: int) -> None:
        for place, number in enumerate(numbers):
            self.g.cells[first + place] = number

    def give(self, seat: int, card: str, *costume: str, extra: bool = False) -> int:
        """A card joins this troupe, dressed like that; the new member."""
        member = int(end_of(self.g, seat))
        join(self.g, seat, CARD_NAMES.index(card), int(extra))
        self.wear(member, *costume)
        return member

    def wear(self, member: int, *costume: str) -> None:
        """A member puts on elements of these colours."""
        for colour in costume:
            put_on(self.g, member, COLOUR_NAMES.index(colour))

    def member(self, seat: int, card: str) -> int:
        """The first member with this card, face up."""
        for member in members(self.g, seat):
            if CARD_NAMES[card_of(self.g, member)] == card and not is_extra(self.g, member):
                return member
        message = f"seat {seat} has no {card}"
        raise AssertionError(message)

    def first_extra(self, seat: int) -> int:
        """The first Extra of this troupe: the card of the draft."""
        return next(member for member in members(self.g, seat) if is_extra(self.g, member))

    def only_printed(self, seat: int) -> Self:
        """Nobody is in this troupe but those printed on the board."""
        self._lay(state.TROUPE + seat, len(PRINTED_NAMES))
        return self

    def use(self, seat: int, card: str) -> None:
        """Put a cylinder on a character, without its effects."""
        self.use_member(seat, self.member(seat, card))

    def use_member(self, seat: int, member: int) -> None:
        """Put a cylinder on this very one of several copies."""
        put_cylinder(self.g, member)
        self.g.cells[state.PLACED + seat] += 1

    def free(self, seat: int, card: str) -> None:
        """Take the cylinder off a character, which can be activated once more."""
        remove_cylinder(self.g, self.member(seat, card))

    def rest(self, seat: int, card: str) -> None:
        """Put a Rest token on a character."""
        put_rest_token(self.g, self.member(seat, card))

    def placed(self, seat: int, cylinders: int) -> Self:
        """So many cylinders count as placed."""
        self._lay(state.PLACED + seat, cylinders)
        return self

    def recruited(self, seat: int, *, done: bool) -> Self:
        """The Recruitment card is used, or at hand."""
        self._lay(state.RECRUITED + seat, int(done))
        return self

    def market(self, **elements: int) -> Self:
        """Only these elements are on the main board: `pink_costume=3, black_set=1`."""
        self._lay(state.MARKET, *counts(elements))
        return self

    def bags(self, **elements: int) -> Self:
        """Only these elements are in the bags."""
        self._lay(state.BAG, *counts(elements))
        return self

    def display(self, *cards: str) -> Self:
        """Only these cards are on display."""
        empty = [state.NOTHING] * (state.MOST_SHOWN - len(cards))
        self._lay(state.DISPLAY, *(CARD_NAMES.index(card) for card in cards), *empty)
        return self

    def stack_deck(self, *cards: str) -> Self:
        """Only these cards are in the deck, the top one last."""
        self._lay(state.DECK, *(CARD_NAMES.index(card) for card in cards))
        self._lay(state.DECK_SIZE, len(cards))
        return self

    def discard(self, *cards: str) -> Self:
        """Only these cards have been discarded."""
        self._lay(state.DISCARD, *(CARD_NAMES.index(card) for card in cards))
        self._lay(state.DISCARD_SIZE, len(cards))
        return self

    def stock(self, *objectives: str) -> Self:
        """Only these objectives are in their deck, the top one last."""
        self._lay(state.OBJECTIVE_DECK, *(OBJECTIVE_NAMES.index(name) for name in objectives))
        self._lay(state.OBJECTIVES_LEFT, len(objectives))
        return self

    def hold(self, seat: int, *objectives: str) -> Self:
        """A seat holds these objectives and no others; the deck is left as it is."""
        first = state.HAND + seat * state.MOST_OBJECTIVES
        self._lay(first, *(OBJECTIVE_NAMES.index(name) for name in objectives))
        self._lay(state.HELD + seat, len(objectives))
        return self

    def build(self, seat: int, **spaces: str) -> Self:
        """These spaces of the set are filled: `s1_3="green"` fills 1.3."""
        for name, colour in spaces.items():
            space = self.g.book.stage.space[SPACE_NAMES.index(name[1:].replace("_", "."))]
            put(self.g, seat, space, COLOUR_NAMES.index(colour))
        return self

    def disc(self, seat: int, act: str, space: int) -> Self:
        """A disc arrives on a space of an act, on top of the pile there."""
        acts.stand(self.g, seat, ACT_NAMES.index(act), space)
        return self

    def order(self, *seats: int) -> Self:
        """The Order track."""
        self._lay(state.ORDER, *seats)
        return self

    def initiative(self, *seats: int) -> Self:
        """The Initiative track."""
        self._lay(state.INITIATIVE, *seats)
        self._lay(state.LINED_UP, len(seats))
        return self

    def on_day(self, day: int) -> Self:
        """The Day token."""
        self._lay(state.DAY, day)
        return self

    def purse(self, seat: int, pounds: int) -> Self:
        """The money of a seat."""
        self._lay(state.POUNDS + seat, pounds)
        return self

    def score(self, seat: int, prestige: int) -> Self:
        """The prestige of a seat, wherever it came from."""
        self._lay(state.PRESTIGE + seat, prestige)
        return self

    def tokens(self, seat: int, number: int) -> Self:
        """So many +3 tokens come out of the supply to a seat."""
        self._lay(state.PLUS3 + seat, self.plus3(seat) + number)
        return self.leave_supply(self.supply() - number)

    def leave_supply(self, number: int) -> Self:
        """So many +3 tokens are in the supply."""
        self._lay(state.SUPPLY, number)
        return self

    def mood(self, *spaces: int) -> Self:
        """The ambiance discs, by seat."""
        self._lay(state.AMBIANCE, *spaces)
        return self

    # Reading how things stand

    def at(self, act: str, seat: int = 0) -> int:
        """The space of a disc."""
        return int(acts.space(self.g, seat, ACT_NAMES.index(act)))

    def prestige(self, seat: int = 0) -> int:
        """Prestige of a seat."""
        return int(fortune.prestige(self.g, seat))

    def pounds(self, seat: int = 0) -> int:
        """Money of a seat."""
        return int(fortune.pounds(self.g, seat))

    def ambiance(self, seat: int = 0) -> int:
        """Ambiance of a seat, 1 to 6."""
        return int(fortune.ambiance(self.g, seat))

    def plus3(self, seat: int = 0) -> int:
        """+3 tokens of a seat."""
        return int(fortune.plus3(self.g, seat))

    def supply(self) -> int:
        """+3 tokens in the supply."""
        return int(fortune.supply(self.g))

    def on_board(self, element: str) -> int:
        """How many of an element are on the main board."""
        return int(market.on_board(self.g, ELEMENT_NAMES.index(element)))

    def in_bag(self, element: str) -> int:
        """How many of an element are in its bag."""
        return int(market.in_bag(self.g, ELEMENT_NAMES.index(element)))

    def deck(self) -> list[str]:
        """The character deck from the bottom to the top."""
        return [CARD_NAMES[card] for card in in_deck(self.g)]

    def objectives(self) -> list[str]:
        """The deck of objectives from the bottom to the top."""
        places = range(objectives_left(self.g))
        return [OBJECTIVE_NAMES[in_objective_deck(self.g, place)] for place in places]


def counts(elements: dict[str, int]) -> list[int]:
    """So many of each element, in the order of their names."""
    unknown = {name.replace("_", "-") for name in elements} - set(ELEMENT_NAMES)
    assert not unknown, f"there are no elements {unknown}"
    return [elements.get(name.replace("-", "_"), 0) for name in ELEMENT_NAMES]
