"""A troupe: who is in it, who is free, who wears what."""

from __future__ import annotations

from mypy_extensions import i64

from groundlings.kernel.state import State
from groundlings.shakespeare.state import (
    CARD,
    CYLINDER,
    EXTRA,
    MEMBER_CELLS,
    MOST_SLOTS,
    NOTHING,
    RESTED,
    SLOT,
    TROUPE,
    book,
    member_at,
)
from groundlings.shakespeare.verbs import DRESS, DRESS_CARD, DRESS_EXTRA


def join(g: State, seat: i64, card: i64, extra: i64) -> None:
    """A card joins the troupe for good, on the side chosen (R30)."""
    at = member_at(seat, g.cells[TROUPE + seat])
    g.cells[TROUPE + seat] += 1
    g.cells[at + CARD] = card
    g.cells[at + EXTRA] = extra
    slot: i64 = 0
    while slot < MOST_SLOTS:
        g.cells[at + SLOT + slot] = NOTHING
        slot += 1


def slots(g: State, at: i64) -> i64:
    """How many costume elements this member can wear; an Extra three."""
    if g.cells[at + EXTRA] != 0:
        return MOST_SLOTS
    return book(g).cards.slots[g.cells[at + CARD]]


def worn(g: State, at: i64) -> i64:
    """How many costume elements this member wears; they fill the slots from the left."""
    found: i64 = 0
    while found < MOST_SLOTS and g.cells[at + SLOT + found] != NOTHING:
        found += 1
    return found


def costume_value(g: State, at: i64) -> i64:
    """The total of the elements worn; yellow counts 3 (R64)."""
    total: i64 = 0
    slot: i64 = 0
    while slot < MOST_SLOTS:
        colour = g.cells[at + SLOT + slot]
        if colour != NOTHING:
            total += book(g).tracks.value[colour]
        slot += 1
    return total


def is_dressed(g: State, at: i64) -> bool:
    """Whether the costume is complete; who wears none has none."""
    wanted = slots(g, at)
    return wanted > 0 and worn(g, at) == wanted


def is_free(g: State, at: i64) -> bool:
    """Whether a cylinder may go here: activatable, face up, no cylinder, no Rest token (R33)."""
    return (
        g.cells[at + EXTRA] == 0
        and g.cells[at + CYLINDER] == 0
        and g.cells[at + RESTED] == 0
        and book(g).cards.activatable[g.cells[at + CARD]] != 0
    )


def free_cards(g: State, seat: i64) -> i64:
    """The cards this seat could activate, as a mask."""
    mask: i64 = 0
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if is_free(g, at):
            mask |= i64(1) << g.cells[at + CARD]
        at += MEMBER_CELLS
    return mask


def activated_cards(g: State, seat: i64) -> i64:
    """The cards of this seat that bear a cylinder, as a mask."""
    mask: i64 = 0
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if g.cells[at + CYLINDER] != 0:
            mask |= i64(1) << g.cells[at + CARD]
        at += MEMBER_CELLS
    return mask


def free_member(g: State, seat: i64, card: i64) -> i64:
    """The cell of the first free member with this card: copies are alike."""
    at = member_at(seat, 0)
    while not (g.cells[at + CARD] == card and is_free(g, at)):
        at += MEMBER_CELLS
    return at


def has_room(g: State, seat: i64) -> bool:
    """Whether any actor or Extra can wear one more element."""
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if worn(g, at) < slots(g, at):
            return True
        at += MEMBER_CELLS
    return False


def wearers(g: State, seat: i64) -> list[int]:
    """The options to dress each actor or Extra that can wear one more element."""
    found: list[int] = []
    extras: i64 = 0
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        extra = g.cells[at + EXTRA]
        if worn(g, at) < slots(g, at):
            found.append(DRESS_EXTRA[extras] if extra != 0 else DRESS_CARD[g.cells[at + CARD]])
        extras += extra
        at += MEMBER_CELLS
    return found


def wearer(g: State, seat: i64, option: i64) -> i64:
    """The cell of the member that a dress option names."""
    extras: i64 = 0
    at = member_at(seat, 0)
    while True:
        extra = g.cells[at + EXTRA]
        if option == (DRESS_EXTRA[extras] if extra != 0 else DRESS_CARD[g.cells[at + CARD]]):
            return at
        extras += extra
        at += MEMBER_CELLS


def wearer_noun(g: State, seat: i64, at: i64) -> int:
    """The number of the noun for a member as wearer of a costume."""
    extras: i64 = 0
    other = member_at(seat, 0)
    while other < at:
        extras += g.cells[other + EXTRA]
        other += MEMBER_CELLS
    option = DRESS_EXTRA[extras] if g.cells[at + EXTRA] != 0 else DRESS_CARD[g.cells[at + CARD]]
    return option - DRESS


def craft_bonus(g: State, seat: i64) -> i64:
    """What Assistants add to each craftsman's value (R65)."""
    bonus: i64 = 0
    at = member_at(seat, 0)
    last = member_at(seat, g.cells[TROUPE + seat])
    while at < last:
        if g.cells[at + EXTRA] == 0:
            bonus += book(g).cards.bonus[g.cells[at + CARD]]
        at += MEMBER_CELLS
    return bonus
