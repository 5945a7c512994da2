"""What cards and elements do: quills and coins at once, craftsmen and the Queen by asking.

One thing leads to the other: a performance lets a craftsman take an element, and an element put on
the set performs in turn.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import Option, Seat, Seats, State, bit, is_among, offer, offer_each
from groundlings.kernel.step import Own, Step
from groundlings.shakespeare.acts import Quill, Retreat, advance
from groundlings.shakespeare.backstage import keep_prompter
from groundlings.shakespeare.craft import (
    adorn,
    build,
    craft_elements,
    dress,
    give_hat,
    is_takeable,
    takeable,
)
from groundlings.shakespeare.favours import lighten_rest, open_rags, rummage_once, rummages
from groundlings.shakespeare.fortune import (
    cheer,
    cheer_others,
    earn,
    gain,
    gain_plus3,
    lose_pounds,
    plus3,
    spend_plus3,
)
from groundlings.shakespeare.lords import Patron, lords_left
from groundlings.shakespeare.market import claim, salvage
from groundlings.shakespeare.objectives import draw_objectives, objectives_left
from groundlings.shakespeare.order import followers
from groundlings.shakespeare.stage_set import fitting, space_of
from groundlings.shakespeare.state import (
    ANY,
    CHOICE,
    COSTUME,
    CRAFT,
    DRAW_OBJECTIVES,
    EARN,
    FOR_HAT,
    FOR_STAGE,
    FOR_THEATRE,
    FROM_BOARD,
    FROM_DISCARD,
    GAIN,
    HATTING,
    LESS_REST,
    LORD,
    MOOD_OTHERS,
    MOOD_SELF,
    NOTHING,
    OTHERS_BACK,
    OTHERS_PAY,
    PROMPT,
    QUILL,
    RAGS,
    REHEARSALS,
    REPEAT,
    SALVAGE,
    SALVAGE_FREE,
    TAKE_FREE,
    THEATRE,
    TOKEN,
    Cast,
    Cause,
    Element,
    Elements,
    Member,
    Program,
    Sources,
    book,
    colour_of,
    kind_of,
    value_of,
)
from groundlings.shakespeare.theatre import height, in_column
from groundlings.shakespeare.troupe import (
    bare_heads,
    can_act_again,
    card_of,
    craft_bonus,
    end_of,
    first_of,
    is_dressed,
    wearer,
    wearers,
)
from groundlings.shakespeare.verbs import (
    ASK,
    DRESS,
    PUT_HAT,
    REPEAT_ACTOR,
    REPEATED,
    SALVAGE_IT,
    SALVAGED,
    SPEND_PLUS3,
    STOP,
    TAKE,
    THEATRE_ACTS,
    TOOK,
)

BY_TOKEN: Final = 3
"""What a +3 token adds (R61)."""
FOR_OBJECTIVES: Final = 0
FOR_POUNDS: Final = 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Perform(Step):
    """What a card says, in printed order (S23); `done` of its effects have been carried out.

    What a set element does is no card's (NOTHING). `token` tells whether a +3 token was there
    before the activation (R62).
    """

    def __init__(
        self, seat: Seat, program: Program, cause: Cause, token: i64, done: i64 = 0
    ) -> None:
        self.seat: Final = seat
        self.program: Final = program
        self.cause: Final = cause
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
            g.replace(Perform(self.seat, self.program, self.cause, self.token, self.done + 1))
        if left >= 1:
            carry_out(g, self, at)
        return 0


def performance(g: State, seat: Seat, member: Member) -> Perform:
    """What a character does for this player now, more or less of it once dressed (R127, R128).

    A +3 token counts if it is there already (R62).
    """
    cards, card = book(g).cards, card_of(g, member)
    program = cards.activation[card]
    if cards.dressed[card] != program and is_dressed(g, member):
        program = cards.dressed[card]
    return Perform(seat, program, card, 1 if plus3(g, seat) > 0 else 0)


def carry_out(g: State, deed: Perform, at: i64) -> None:  # noqa: C901, PLR0912 - all cards can do
    """One effect of a program."""
    seat, cause = deed.seat, deed.cause
    effect = book(g).effects.effect[at]
    amount = book(g).effects.amount[at]
    detail = book(g).effects.detail[at]
    if effect == QUILL and detail == ANY:
        g.push(Quill(seat, amount, cause))
    elif effect == QUILL:
        for _each in range(amount):
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
        go_to_work(g, deed, amount, detail)
    elif effect == TAKE_FREE:
        g.push(Take(seat, cause, detail, amount))
    elif effect == DRAW_OBJECTIVES:
        draw_objectives(g, seat, amount)
    elif effect == CHOICE:
        g.push(Audience(seat, cause, amount, detail))
    else:
        carry_out_backstage(g, deed, effect, amount, detail)


def carry_out_backstage(  # noqa: C901, PLR0912 - a list of what its cards can do
    g: State, deed: Perform, effect: i64, amount: i64, detail: i64
) -> None:
    """One effect that only the expansion's cards have."""
    seat, cause = deed.seat, deed.cause
    if effect == OTHERS_BACK:
        for other in reversed(followers(g, seat, detail)):
            for _each in range(amount):
                g.push(Retreat(other, seat, cause))
    elif effect == OTHERS_PAY:
        for other in followers(g, seat, detail):
            lose_pounds(g, other, amount)
    elif effect == THEATRE:
        g.push(Take(seat, cause, detail, 1, FROM_BOARD, FOR_THEATRE))
    elif effect == HATTING:
        g.push(Take(seat, cause, detail, amount, FROM_BOARD, FOR_HAT))
    elif effect == REPEAT:
        g.push(Double(seat, cause, amount, 0))
    elif effect == LORD and lords_left(g) > 0:
        g.push(Patron(seat))
    elif effect == LESS_REST:
        lighten_rest(g, seat, amount)
    elif effect == PROMPT:
        keep_prompter(g, seat)
    elif effect == RAGS:
        open_rags(g, seat, amount)
    elif effect == SALVAGE:
        g.push(Craft(seat, cause, amount, amount, craft_elements(detail), 0, FROM_DISCARD))
    elif effect == SALVAGE_FREE:
        g.push(Take(seat, cause, detail, amount, FROM_DISCARD))


def go_to_work(g: State, deed: Perform, value: i64, kinds: i64) -> None:
    """A craftsman begins, helped by Assistants (R65) and perhaps by the Rag-picker (S94)."""
    seat = deed.seat
    whole = value + craft_bonus(g, seat)
    sources: Sources = FROM_BOARD
    if rummages(g, seat) != 0:
        sources |= FROM_DISCARD
        rummage_once(g, seat)
    elements = craft_elements(kinds)
    g.push(Craft(seat, deed.cause, whole, whole, elements, deed.token, sources))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Craft(Own):
    """A craftsman at work, with so much value left and perhaps a +3 token to spend (R44-R49).

    Assistants help (R65). The token must have been there before the activation; it may be declared
    at any time in it, since nothing is revealed in between (R62, S36). `whole` is the value with
    what has been spent of it.
    """

    def __init__(
        self,
        seat: Seat,
        cause: Cause,
        left: i64,
        whole: i64,
        elements: Elements,
        token: i64,
        sources: Sources = FROM_BOARD,
    ) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.left: Final = left
        self.whole: Final = whole
        self.elements: Final = elements
        self.token: Final = token
        self.sources: Final = sources

    def options(self, g: State, seat: Seat) -> list[int]:
        """Take, add three, or stop; the token only where it lets something more be taken."""
        found = takeable(g, seat, self.elements, self.left, self.sources)
        more = self.left + BY_TOKEN
        if self.token != 0 and is_takeable(g, seat, self.elements, more, self.sources):
            offer(found, SPEND_PLUS3)
        offer(found, STOP)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Value is used up element by element; what is left at the end is lost (S37)."""
        if option == STOP:
            g.pop()
        elif option == SPEND_PLUS3:
            spend_plus3(g, seat)
            self.go_on(g, BY_TOKEN, BY_TOKEN, 0)
        else:
            self.go_on(g, -value_of(g, colour_of(element_wanted(option))), 0, self.token)
            pick_up(g, seat, option, FOR_STAGE)

    def go_on(self, g: State, left: i64, whole: i64, token: i64) -> None:
        """The same with so much more, or less, value left."""
        left, whole = self.left + left, self.whole + whole
        g.replace(Craft(self.seat, self.cause, left, whole, self.elements, token, self.sources))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How much value is left."""
        key = "salvage" if self.sources == FROM_DISCARD else "craft"
        return key, {"card": self.cause, "left": self.left}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Take(Own):
    """An actor's power or the Jeweler: up to so many elements of a few kinds, whatever their value.

    Optional; no Assistant and no +3 token helps (S39). The Hatter's become hats, the Architect's
    goes to the theatre column.
    """

    def __init__(
        self,
        seat: Seat,
        cause: Cause,
        elements: Elements,
        number: i64,
        sources: Sources = FROM_BOARD,
        purpose: i64 = FOR_STAGE,
    ) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.elements: Final = elements
        self.number: Final = number
        self.sources: Final = sources
        self.purpose: Final = purpose

    def options(self, g: State, seat: Seat) -> list[int]:
        """Take one, or stop."""
        dearest = book(g).tracks.dearest
        found = takeable(g, seat, self.elements, dearest, self.sources, self.purpose)
        offer(found, STOP)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """One after the other."""
        if option == STOP or self.number == 1:
            g.pop()
        else:
            left = self.number - 1
            g.replace(Take(seat, self.cause, self.elements, left, self.sources, self.purpose))
        if option != STOP:
            pick_up(g, seat, option, self.purpose)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many may be taken, and what for."""
        if self.purpose == FOR_THEATRE:
            return "architect", {"card": self.cause}
        if self.sources == FROM_DISCARD:
            return "salvage-free", {"card": self.cause, "n": self.number}
        key = "hats" if self.purpose == FOR_HAT else "take"
        return key, {"card": self.cause, "n": self.number}


def element_wanted(option: Option) -> Element:
    """The element that an option takes, from the main board or from the discard."""
    return option - (TAKE if option >= TAKE else SALVAGE_IT)


def pick_up(g: State, seat: Seat, option: Option, purpose: i64) -> None:
    """An element leaves the main board, or the discard, and wants a place at once (R49)."""
    element = element_wanted(option)
    if option >= TAKE:
        claim(g, element)
        g.emit(TOOK, seat, element)
    else:
        salvage(g, element)
        g.emit(SALVAGED, seat, element)
    if purpose == FOR_THEATRE:
        adorn(g, seat, element)
        g.push(Column(seat, 0))
    else:
        g.push(Place(seat, element, purpose))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Column(Step):
    """Every element of a theatre column takes effect, the lowest first, the new one last (S96)."""

    def __init__(self, seat: Seat, place: i64) -> None:
        self.seat: Final = seat
        self.place: Final = place

    def ask(self, g: State) -> Seats:
        """The next one up."""
        if self.place == height(g, self.seat):
            g.pop()
            return 0
        g.replace(Column(self.seat, self.place + 1))
        colour = in_column(g, self.seat, self.place)
        g.emit(THEATRE_ACTS, self.seat, colour, self.place + 1)
        g.push(Perform(self.seat, book(g).tracks.placed[colour], NOTHING, 0))
        return 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Place(Own):
    """An element in hand goes onto the set or into a costume, and stays there (R51, S34).

    Or it becomes a hat (S98).
    """

    def __init__(self, seat: Seat, element: Element, purpose: i64 = FOR_STAGE) -> None:
        super().__init__(seat)
        self.element: Final = element
        self.purpose: Final = purpose

    def options(self, g: State, seat: Seat) -> list[int]:
        """Every space it fits, or everybody who can wear it."""
        if self.purpose == FOR_HAT:
            return bare_heads(g, seat)
        if kind_of(self.element) == COSTUME:
            return wearers(g, seat)
        return fitting(g, seat, colour_of(self.element))

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """A costume may be complete and pay; on the set the colour takes effect (R52, R59, R60)."""
        g.pop()
        if self.purpose == FOR_HAT:
            give_hat(g, seat, self.element, wearer(g, seat, option - PUT_HAT + DRESS))
        elif kind_of(self.element) == COSTUME:
            dress(g, seat, self.element, wearer(g, seat, option))
        else:
            build(g, seat, self.element, space_of(g, option))
            effect = book(g).tracks.placed[colour_of(self.element)]
            g.push(Perform(seat, effect, NOTHING, 0))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """What is in hand."""
        if self.purpose == FOR_HAT:
            return "place-hat", {"element": self.element}
        key = "place-costume" if kind_of(self.element) == COSTUME else "place-set"
        return key, {"element": self.element}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Audience(Own):
    """The Queen grants one of two things (R66); objectives only while the deck has any (S55)."""

    def __init__(self, seat: Seat, cause: Cause, pounds: Program, objectives: Program) -> None:
        super().__init__(seat)
        self.cause: Final = cause
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
        g.replace(Perform(seat, wished, self.cause, 0))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Double(Own):
    """A Double stands in for actors who are used up: they act again, different ones (R118, S90)."""

    def __init__(self, seat: Seat, cause: Cause, number: i64, done: Cast) -> None:
        super().__init__(seat)
        self.cause: Final = cause
        self.number: Final = number
        self.done: Final = done

    def ask(self, g: State) -> Seats:
        """Whose Double it is, while there is anybody to stand in for."""
        if self.number > 0 and self.actors(g) != 0:
            return bit(self.seat)
        g.pop()
        return 0

    def actors(self, g: State) -> Cast:
        """Those who can act again."""
        found: Cast = 0
        for member in range(first_of(self.seat), end_of(g, self.seat)):
            if can_act_again(g, member) and not is_among(card_of(g, member), self.done):
                found |= bit(card_of(g, member))
        return found

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any of them."""
        found: list[int] = []
        offer_each(found, REPEAT_ACTOR, self.actors(g))
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """No cylinder is placed, so no place in the initiative is taken (S90)."""
        card = option - REPEAT_ACTOR
        g.replace(Double(seat, self.cause, self.number - 1, self.done | bit(card)))
        member = first_of(seat)
        while card_of(g, member) != card or not can_act_again(g, member):
            member += 1
        g.emit(REPEATED, seat, card)
        g.push(performance(g, seat, member))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many act again."""
        return "double", {"card": self.cause, "n": self.number}
