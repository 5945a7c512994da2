"""A troupe: who is in it, who is free, who wears what."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import Option, Seat, State, bit, offer
from groundlings.shakespeare.state import (
    ACTOR,
    CARD,
    CYLINDER,
    EXTRA,
    HAT,
    MEMBER_CELLS,
    MOST_MEMBERS,
    MOST_SLOTS,
    NOTHING,
    RESTED,
    SLOT,
    TROUPE,
    YELLOW,
    Card,
    Cast,
    Colour,
    Member,
    book,
    value_of,
)
from groundlings.shakespeare.verbs import DRESS, DRESS_CARD, DRESS_EXTRA, PUT_HAT

# Who is in it


def size(g: State, seat: Seat) -> i64:
    """How many are in this troupe, Extras and the printed characters included."""
    return g.cells[TROUPE + seat]


def first_of(seat: Seat) -> Member:
    """Who joined this troupe first; the others follow number by number."""
    return seat * MOST_MEMBERS


def end_of(g: State, seat: Seat) -> Member:
    """The number of the next one to join."""
    return seat * MOST_MEMBERS + g.cells[TROUPE + seat]


def members(g: State, seat: Seat) -> list[int]:
    """The whole troupe, in the order in which they joined."""
    return list(range(first_of(seat), end_of(g, seat)))


def join(g: State, seat: Seat, card: Card, extra: i64) -> None:
    """A card joins the troupe for good, on the side chosen (R30)."""
    member = end_of(g, seat)
    g.cells[TROUPE + seat] += 1
    g.cells[CARD + member * MEMBER_CELLS] = card
    g.cells[EXTRA + member * MEMBER_CELLS] = extra
    g.cells[HAT + member * MEMBER_CELLS] = NOTHING
    for slot in range(MOST_SLOTS):
        g.cells[SLOT + member * MEMBER_CELLS + slot] = NOTHING


def card_of(g: State, member: Member) -> Card:
    """The card of a member; an Extra's lies face down, and all know it (S7)."""
    return g.cells[CARD + member * MEMBER_CELLS]


def is_extra(g: State, member: Member) -> bool:
    """Whether the card lies face down."""
    return g.cells[EXTRA + member * MEMBER_CELLS] != 0


def craft_bonus(g: State, seat: Seat) -> i64:
    """What Assistants add to each craftsman's value (R65)."""
    bonus: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if not is_extra(g, member):
            bonus += book(g).cards.bonus[card_of(g, member)]
    return bonus


# Who is free


def has_cylinder(g: State, member: Member) -> bool:
    """Whether a cylinder stands here: activated today."""
    return g.cells[CYLINDER + member * MEMBER_CELLS] != 0


def put_cylinder(g: State, member: Member) -> None:
    """A cylinder goes onto a character."""
    g.cells[CYLINDER + member * MEMBER_CELLS] = 1


def remove_cylinder(g: State, member: Member) -> None:
    """It goes back to its owner (R94)."""
    g.cells[CYLINDER + member * MEMBER_CELLS] = 0


def is_resting(g: State, member: Member) -> bool:
    """Whether a Rest token lies here (R93)."""
    return g.cells[RESTED + member * MEMBER_CELLS] != 0


def put_rest_token(g: State, member: Member) -> None:
    """This character rests tomorrow (R91)."""
    g.cells[RESTED + member * MEMBER_CELLS] = 1


def remove_rest_token(g: State, member: Member) -> None:
    """This character has rested (R90)."""
    g.cells[RESTED + member * MEMBER_CELLS] = 0


def is_free(g: State, member: Member) -> bool:
    """Whether a cylinder may go here: activatable, face up, no cylinder, no Rest token (R33)."""
    return (
        not has_cylinder(g, member)
        and not is_extra(g, member)
        and not is_resting(g, member)
        and book(g).cards.activatable[card_of(g, member)] != 0
    )


def free_cards(g: State, seat: Seat) -> Cast:
    """The characters this seat could activate."""
    found: Cast = 0
    activatable = book(g).cards.activatable
    for member in range(first_of(seat), end_of(g, seat)):
        if has_cylinder(g, member) or is_extra(g, member) or is_resting(g, member):
            continue
        card = card_of(g, member)
        if activatable[card] != 0:
            found |= bit(card)
    return found


def has_free_member(g: State, seat: Seat) -> bool:
    """Whether there is anybody to activate."""
    for member in range(first_of(seat), end_of(g, seat)):  # noqa: SIM110 - no generator each time
        if is_free(g, member):
            return True
    return False


def free_member(g: State, seat: Seat, card: Card) -> Member:
    """The first free one with this card: copies are alike."""
    member = first_of(seat)
    while not (card_of(g, member) == card and is_free(g, member)):
        member += 1
    return member


def can_act_again(g: State, member: Member) -> bool:
    """Whether a Double may stand in: an actor with a cylinder or a Rest token (R118, S89, S90)."""
    cards, card = book(g).cards, card_of(g, member)
    return (
        not is_extra(g, member)
        and cards.type[card] == ACTOR
        and cards.activatable[card] != 0
        and (has_cylinder(g, member) or is_resting(g, member))
    )


def who_opens(g: State, seat: Seat) -> Card:
    """The character that lets this seat begin the day; NOTHING if it has none (R129)."""
    for member in range(first_of(seat), end_of(g, seat)):
        if not is_extra(g, member) and book(g).cards.opens[card_of(g, member)] != 0:
            return card_of(g, member)
    return NOTHING


def activated_cards(g: State, seat: Seat) -> Cast:
    """The characters of this seat that bear a cylinder."""
    found: Cast = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if has_cylinder(g, member):
            found |= bit(card_of(g, member))
    return found


# Who wears what


def slots(g: State, member: Member) -> i64:
    """How many costume elements this member can wear; an Extra three."""
    if is_extra(g, member):
        return MOST_SLOTS
    return book(g).cards.slots[card_of(g, member)]


def colour_worn(g: State, member: Member, slot: i64) -> Colour:
    """The colour in this slot of the costume, NOTHING if it is empty."""
    return g.cells[SLOT + member * MEMBER_CELLS + slot]


def worn(g: State, member: Member) -> i64:
    """How many costume elements this member wears; they fill the slots from the left."""
    slot: i64
    for slot in range(MOST_SLOTS):
        if colour_worn(g, member, slot) == NOTHING:
            return slot
    return MOST_SLOTS


def put_on(g: State, member: Member, colour: Colour) -> None:
    """One more costume element."""
    g.cells[SLOT + member * MEMBER_CELLS + worn(g, member)] = colour


def costume_value(g: State, member: Member) -> i64:
    """The total of the elements worn; yellow counts 3 (R64)."""
    total: i64 = 0
    for slot in range(worn(g, member)):
        total += value_of(g, colour_worn(g, member, slot))
    return total


def yellow_worn(g: State, member: Member) -> i64:
    """How many of the elements worn are yellow."""
    found: i64 = 0
    for slot in range(MOST_SLOTS):
        if colour_worn(g, member, slot) == YELLOW:
            found += 1
    return found


def can_wear(g: State, member: Member) -> bool:
    """Whether one more element fits into the costume."""
    return worn(g, member) < slots(g, member)


def hat(g: State, member: Member) -> Colour:
    """The colour of the hat, NOTHING for who goes bareheaded (S98)."""
    return g.cells[HAT + member * MEMBER_CELLS]


def put_on_hat(g: State, member: Member, colour: Colour) -> None:
    """A hat above the first slot; it stays there (S98)."""
    g.cells[HAT + member * MEMBER_CELLS] = colour


def can_wear_hat(g: State, member: Member) -> bool:
    """Whether somebody with a costume goes bareheaded."""
    return slots(g, member) > 0 and hat(g, member) == NOTHING


def has_bare_head(g: State, seat: Seat) -> bool:
    """Whether any actor or Extra has no hat yet."""
    for member in range(first_of(seat), end_of(g, seat)):  # noqa: SIM110 - no generator each time
        if can_wear_hat(g, member):
            return True
    return False


def is_dressed(g: State, member: Member) -> bool:
    """Whether the costume is complete; who wears none has none."""
    wanted = slots(g, member)
    return wanted > 0 and worn(g, member) == wanted


def has_room(g: State, seat: Seat) -> bool:
    """Whether any actor or Extra can wear one more element."""
    for member in range(first_of(seat), end_of(g, seat)):  # noqa: SIM110 - no generator each time
        if can_wear(g, member):
            return True
    return False


def wearers(g: State, seat: Seat) -> list[int]:
    """The options to dress each actor or Extra that can wear one more element."""
    found: list[int] = []
    extras: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if can_wear(g, member):
            offer(found, _dressing(g, member, extras))
        if is_extra(g, member):
            extras += 1
    return found


def bare_heads(g: State, seat: Seat) -> list[int]:
    """The options to put a hat on each actor or Extra that has none."""
    found: list[int] = []
    extras: i64 = 0
    for member in range(first_of(seat), end_of(g, seat)):
        if can_wear_hat(g, member):
            offer(found, _dressing(g, member, extras) - DRESS + PUT_HAT)
        if is_extra(g, member):
            extras += 1
    return found


def wearer(g: State, seat: Seat, option: Option) -> Member:
    """Whom a dress option names."""
    extras: i64 = 0
    member = first_of(seat)
    while option != _dressing(g, member, extras):
        if is_extra(g, member):
            extras += 1
        member += 1
    return member


def wearer_noun(g: State, seat: Seat, member: Member) -> int:
    """The number of the noun for a member as wearer of a costume."""
    extras: i64 = 0
    for other in range(first_of(seat), member):
        if is_extra(g, other):
            extras += 1
    return _dressing(g, member, extras) - DRESS


def _dressing(g: State, member: Member, extras: i64) -> Option:
    """The option to dress a member: Extras have numbers, all others names."""
    if is_extra(g, member):
        return DRESS_EXTRA[extras]
    return DRESS_CARD[card_of(g, member)]
