"""Phase 6: all characters used today rest tomorrow, but one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import (
    NOBODY,
    Option,
    Seat,
    Seats,
    State,
    bit,
    is_among,
    offer_each,
)
from groundlings.kernel.step import Sealed, Step
from groundlings.shakespeare.actions import placed, take_cylinders_back
from groundlings.shakespeare.calendar import is_rest_strategic
from groundlings.shakespeare.favours import end_lightening, fewer_rest_tokens
from groundlings.shakespeare.order import in_initiative
from groundlings.shakespeare.state import AWAKE, Card, Cast, Member, Rank
from groundlings.shakespeare.troupe import (
    activated_cards,
    card_of,
    end_of,
    first_of,
    has_cylinder,
    put_rest_token,
    remove_cylinder,
    remove_rest_token,
)
from groundlings.shakespeare.verbs import KEEP, KEPT_AWAKE, SENT_TO_REST


def begin_rest(g: State) -> None:
    """Earlier Rest tokens go first (R90); then all choose, at once or one by one (R91, R95)."""
    for seat in range(g.seats):
        for member in range(first_of(seat), end_of(g, seat)):
            remove_rest_token(g, member)
    if is_rest_strategic(g):
        g.push(StrategicRest(0))
    else:
        g.push(Rest())


# Who stays awake


def stays_awake(g: State, member: Member, seat: Seat) -> bool:
    """Whether it has been said already that this member stays awake."""
    return is_among(member - first_of(seat), g.cells[AWAKE + seat])


def picked(g: State, seat: Seat) -> i64:
    """How many have been picked to stay awake."""
    found: i64 = 0
    awake = g.cells[AWAKE + seat]
    while awake != 0:
        awake &= awake - 1
        found += 1
    return found


def pick(g: State, seat: Seat, card: Card) -> None:
    """One with this card stays awake; copies are alike."""
    member = first_of(seat)
    while card_of(g, member) != card or not is_tired(g, member, seat):
        member += 1
    g.cells[AWAKE + seat] |= bit(member - first_of(seat))


def is_tired(g: State, member: Member, seat: Seat) -> bool:
    """Whether a Rest token would come here: used today, and not picked."""
    return has_cylinder(g, member) and not stays_awake(g, member, seat)


def tired_cards(g: State, seat: Seat) -> Cast:
    """The characters of this seat that could be picked."""
    found: Cast = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if is_tired(g, member, seat):
            found |= bit(card_of(g, member))
    return found


def awake_at_most(g: State, seat: Seat) -> i64:
    """How many may stay awake: one, and more where the Director has said a word (R91, S91)."""
    return 1 + fewer_rest_tokens(g, seat)


def choices(g: State, seat: Seat) -> list[int]:
    """One of the characters activated today stays awake; copies are alike."""
    found: list[int] = []
    offer_each(found, KEEP, tired_cards(g, seat))
    return found


def has_choice(g: State, seat: Seat) -> bool:
    """Whether there is anything to choose: different characters, and not all may stay (S72)."""
    if placed(g, seat) <= awake_at_most(g, seat):
        return False
    used = activated_cards(g, seat)
    return used & (used - 1) != 0


def mix_picks(g: State, seat: Seat) -> None:
    """Whom the others have picked so far under the seal could be anybody they have used."""
    for other in range(g.seats):
        number = picked(g, other)
        if other == seat or number == 0 or is_rest_strategic(g):
            continue
        g.cells[AWAKE + other] = 0
        for _each in range(number):
            found = choices(g, other)
            pick(g, other, found[g.die.roll(len(found))] - KEEP)


def go_to_rest(g: State, seat: Seat) -> None:
    """A Rest token on each character used but those picked; the cylinders come back (R91, R94).

    Where nothing was to be chosen, the first ones stay awake.
    """
    unchosen = awake_at_most(g, seat) - picked(g, seat)
    for member in range(first_of(seat), end_of(g, seat)):
        if has_cylinder(g, member):
            card = card_of(g, member)
            if stays_awake(g, member, seat):
                g.emit(KEPT_AWAKE, seat, card)
            elif unchosen > 0:
                unchosen -= 1
                g.emit(KEPT_AWAKE, seat, card)
            else:
                put_rest_token(g, member)
                g.emit(SENT_TO_REST, seat, card)
            remove_cylinder(g, member)
    g.cells[AWAKE + seat] = 0
    end_lightening(g, seat)
    take_cylinders_back(g, seat)


def question(g: State, seat: Seat) -> tuple[str, dict[str, int]]:
    """Who stays awake, or who else does."""
    more = awake_at_most(g, seat) - picked(g, seat)
    return ("rest", {}) if more == 1 else ("rest-more", {"n": more})


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rest(Sealed):
    """All at once, each player keeps one character awake (R91), or with a Director more (S91)."""

    def seats(self, g: State) -> Seats:
        """Those who used two different characters or more."""
        found: Seats = 0
        for seat in range(g.seats):
            if has_choice(g, seat):
                found |= bit(seat)
        return found

    def ask(self, g: State) -> Seats:
        """With nothing to choose anywhere, all go to rest unasked."""
        if not g.answers and self.seats(g) == 0:
            self.reveal(g, (NOBODY,) * g.seats)
            return 0
        return super().ask(g)

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any character used today, and not picked yet."""
        return choices(g, seat)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """The last pick is the answer; those before it lie under the same seal."""
        if picked(g, seat) + 1 < awake_at_most(g, seat):
            pick(g, seat, option - KEEP)
        else:
            super().take(g, seat, option)

    def under_seal(self, g: State) -> i64:
        """The answers, and the picks that came before them."""
        found = super().under_seal(g)
        for seat in range(g.seats):
            found += picked(g, seat)
        return found

    def reveal(self, g: State, answers: tuple[int, ...]) -> None:
        """Tokens are placed together."""
        g.pop()
        for seat, answer in enumerate(answers):
            if answer != NOBODY:
                pick(g, seat, answer - KEEP)
            go_to_rest(g, seat)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many more."""
        return question(g, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class StrategicRest(Step):
    """The variant: openly, one after the other in Initiative order (R95, S75)."""

    def __init__(self, place: Rank) -> None:
        self.place: Final = place

    def ask(self, g: State) -> Seats:
        """The next in line, if there is something to choose."""
        if self.place == g.seats:
            g.pop()
            return 0
        seat = in_initiative(g, self.place)
        if has_choice(g, seat):
            return bit(seat)
        go_to_rest(g, seat)
        g.replace(StrategicRest(self.place + 1))
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Any character used today."""
        return choices(g, seat)

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Tokens are placed for all to see, when the last one is picked."""
        pick(g, seat, option - KEEP)
        if picked(g, seat) == awake_at_most(g, seat):
            go_to_rest(g, seat)
            g.replace(StrategicRest(self.place + 1))

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """The same question as at once."""
        return question(g, seat)
