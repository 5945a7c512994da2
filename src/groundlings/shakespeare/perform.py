"""What cards and elements do: quills and coins at once, craftsmen and the Queen by asking.

One thing leads to the other: a performance lets a craftsman take an element, and an element put on
the set performs in turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, Seats, State
from groundlings.kernel.step import Own, Step
from groundlings.shakespeare.acts import Quill, advance
from groundlings.shakespeare.craft import build, craft_elements, dress, takeable
from groundlings.shakespeare.fortune import (
    cheer,
    cheer_others,
    earn,
    gain,
    gain_plus3,
    spend_plus3,
)
from groundlings.shakespeare.market import claim
from groundlings.shakespeare.objectives import draw_objectives, objectives_left
from groundlings.shakespeare.stage_set import fitting, space_of
from groundlings.shakespeare.state import (
    ANY,
    CHOICE,
    COSTUME,
    CRAFT,
    DRAW_OBJECTIVES,
    EARN,
    GAIN,
    MOOD_OTHERS,
    MOOD_SELF,
    NOTHING,
    QUILL,
    REHEARSALS,
    TAKE_FREE,
    TOKEN,
    Card,
    Element,
    Elements,
    Program,
    book,
    colour_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.troupe import craft_bonus, wearer, wearers
from groundlings.shakespeare.verbs import ASK, SPEND_PLUS3, STOP, TAKE, TOOK

BY_TOKEN: Final = 3
"""What a +3 token adds (R61)."""
FOR_OBJECTIVES: Final = 0
FOR_POUNDS: Final = 1


@final
class Perform(Step):
    """What a card says, in printed order (S23); `done` of its effects have been carried out.

    What a set element does is no card's (NOTHING). `token` tells whether a +3 token was there
    before the activation (R62).
    """

    def __init__(self, seat: Seat, program: Program, card: Card, token: i64, done: i64 = 0) -> None:
        self.seat: Final = seat
        self.program: Final = program
        self.card: Final = card
        self.token: Final = token
        self.done: Final = done

    def ask(self, g: State) -> Seats:
        """Carry out the next effect; what needs choosing is pushed on top."""
        effects = book(g).effects
        at = effects.first[self.program] + self.done
        left = effects.last[self.program] - at
        if left <= 1:
            g.pop()
        else:
            g.replace(Perform(self.seat, self.program, self.card, self.token, self.done + 1))
        if left >= 1:
            carry_out(g, self, at)
        return 0


def carry_out(g: State, deed: Perform, at: i64) -> None:  # noqa: C901 - a list of what cards can do
    """One effect of a program."""
    seat, card = deed.seat, deed.card
    effect = book(g).effects.effect[at]
    amount = book(g).effects.amount[at]
    detail = book(g).effects.detail[at]
    if effect == QUILL and detail == ANY:
        g.push(Quill(seat, amount, card))
    elif effect == QUILL:
        for _ in range(amount):
            advance(g, seat, detail)
    elif effect == MOOD_SELF:
        cheer(g, seat, amount)
    elif effect == MOOD_OTHERS:
        cheer_others(g, seat, amount)
    elif effect == EARN:
        earn(g, seat, amount)
    elif effect == GAIN:
        gain(g, seat, amount, REHEARSALS)
    elif effect == TOKEN:
        gain_plus3(g, seat, amount)
    elif effect == CRAFT:
        value = amount + craft_bonus(g, seat)
        g.push(Craft(seat, card, value, value, craft_elements(detail), deed.token))
    elif effect == TAKE_FREE:
        g.push(Take(seat, card, detail, amount))
    elif effect == DRAW_OBJECTIVES:
        draw_objectives(g, seat, amount)
    elif effect == CHOICE:
        g.push(Audience(seat, card, amount, detail))


@final
class Craft(Own):
    """A craftsman at work, with so much value left and perhaps a +3 token to spend (R44-R49).

    Assistants help (R65). The token must have been there before the activation; it may be declared
    at any time in it, since nothing is revealed in between (R62, S36). `whole` is the value with
    what has been spent of it.
    """

    def __init__(
        self, seat: Seat, card: Card, left: i64, whole: i64, elements: Elements, token: i64
    ) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.left: Final = left
        self.whole: Final = whole
        self.elements: Final = elements
        self.token: Final = token

    def options(self, g: State, seat: Seat) -> list[int]:
        """Take, add three, or stop; the token only where it lets something more be taken."""
        found = takeable(g, seat, self.elements, self.left)
        if self.token != 0 and takeable(g, seat, self.elements, self.left + BY_TOKEN):
            found.append(SPEND_PLUS3)
        found.append(STOP)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Value is used up element by element; what is left at the end is lost (S37)."""
        if option == STOP:
            g.pop()
        elif option == SPEND_PLUS3:
            spend_plus3(g, seat)
            left, whole = self.left + BY_TOKEN, self.whole + BY_TOKEN
            g.replace(Craft(seat, self.card, left, whole, self.elements, 0))
        else:
            element = option - TAKE
            left = self.left - value_of(g, colour_of(element))
            g.replace(Craft(seat, self.card, left, self.whole, self.elements, self.token))
            pick_up(g, seat, element)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How much value is left."""
        return "craft", {"card": self.card, "left": self.left}


@final
class Take(Own):
    """An actor's power or the Jeweler: up to so many elements of a few kinds, whatever their value.

    Optional; no Assistant and no +3 token helps (S39).
    """

    def __init__(self, seat: Seat, card: Card, elements: Elements, number: i64) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.elements: Final = elements
        self.number: Final = number

    def options(self, g: State, seat: Seat) -> list[int]:
        """Take one, or stop."""
        found = takeable(g, seat, self.elements, book(g).tracks.dearest)
        found.append(STOP)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """One after the other."""
        if option == STOP or self.number == 1:
            g.pop()
        else:
            g.replace(Take(seat, self.card, self.elements, self.number - 1))
        if option != STOP:
            pick_up(g, seat, option - TAKE)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many may be taken."""
        return "take", {"card": self.card, "n": self.number}


def pick_up(g: State, seat: Seat, element: Element) -> None:
    """An element leaves the main board and wants a place at once (R49)."""
    claim(g, element)
    g.emit(TOOK, seat, element)
    g.push(Place(seat, element))


@final
class Place(Own):
    """An element in hand goes onto the set or into a costume, and stays there (R51, S34)."""

    def __init__(self, seat: Seat, element: Element) -> None:
        super().__init__(seat)
        self.element: Final = element

    def options(self, g: State, seat: Seat) -> list[int]:
        """Every space it fits, or everybody who can wear it."""
        if kind_of(self.element) == COSTUME:
            return wearers(g, seat)
        return fitting(g, seat, colour_of(self.element))

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """A costume may be complete and pay; on the set the colour takes effect (R52, R59, R60)."""
        g.pop()
        if kind_of(self.element) == COSTUME:
            dress(g, seat, self.element, wearer(g, seat, option))
        else:
            build(g, seat, self.element, space_of(g, option))
            effect = book(g).tracks.placed[colour_of(self.element)]
            g.push(Perform(seat, effect, NOTHING, 0))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """What is in hand."""
        key = "place-costume" if kind_of(self.element) == COSTUME else "place-set"
        return key, {"element": self.element}


@final
class Audience(Own):
    """The Queen grants one of two things (R66); objectives only while the deck has any (S55)."""

    def __init__(self, seat: Seat, card: Card, pounds: Program, objectives: Program) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.pounds: Final = pounds
        self.objectives: Final = objectives

    def options(self, g: State, seat: Seat) -> list[int]:
        """Money, or objectives."""
        if objectives_left(g) == 0:
            return [ASK + FOR_POUNDS]
        return [ASK + FOR_OBJECTIVES, ASK + FOR_POUNDS]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """As asked."""
        wished = self.pounds if option == ASK + FOR_POUNDS else self.objectives
        g.replace(Perform(seat, wished, self.card, 0))
