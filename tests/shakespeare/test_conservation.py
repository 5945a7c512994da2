"""Nothing is ever lost or made: checked after every choice of two hundred games of chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from groundlings.kernel.play import lowest
from groundlings.kernel.state import NOBODY
from groundlings.shakespeare.craft import Place
from groundlings.shakespeare.state import (
    ACTS,
    AMBIANCE,
    BAG,
    CARD,
    COLOURS,
    COSTUME,
    CYLINDER,
    CYLINDERS,
    DAY,
    DECK,
    DECK_SIZE,
    DISC,
    DISCARD,
    DISCARD_SIZE,
    DISPLAY,
    DRAWN,
    DRAWN_SIZE,
    EARNED,
    ELEMENTS,
    HAND,
    HELD,
    INITIATIVE,
    KINDS,
    LINED_UP,
    MARKET,
    MEMBER_CELLS,
    MOST_OBJECTIVES,
    MOST_SHOWN,
    MOST_SPACES,
    NEUTRAL,
    NOTHING,
    OBJECTIVE_DECK,
    OBJECTIVES_LEFT,
    ORDER,
    PLACED,
    PLUS3,
    POUNDS,
    PRESTIGE,
    RESTED,
    SET,
    SLOT,
    SOURCES,
    SPENT,
    STAGE_SET,
    SUPPLY,
    TROUPE,
    book,
    member_at,
)
from groundlings.shakespeare.verbs import (
    CARD_NAMES,
    PASS,
    PRINTED_NAMES,
    RECRUIT_EXTRA,
    STOP,
    WAGER,
)
from shakespeare.theatre import GAME, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.state import State

pytestmark = pytest.mark.untraced

GAMES = 25
"""For each number of seats, with and without strategic rest: 200 in all."""
LAZY = {
    PASS,
    STOP,
    *range(RECRUIT_EXTRA, RECRUIT_EXTRA + len(CARD_NAMES)),
    *range(WAGER, WAGER + 3),
}
PRINTED = {CARD_NAMES.index(name) for name in PRINTED_NAMES}

ways = pytest.mark.parametrize("strategic", [False, True], ids=["sealed", "strategic"])
seats_of = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def walk(seats: int, seed: int, *, strategic: bool = False) -> Iterator[State]:
    """The states of a game of chance, from the first choice to the end.

    In every other game nobody passes, stops or hires Extras: those games fill sets and costumes.
    """
    g = GAME.new(seats=seats, seed=seed, strategic_rest=strategic)
    chance = Random(seed)  # noqa: S311 - no secret is made of it
    yield g
    while not g.over:
        seat = lowest(g.asked)
        legal = GAME.options(g, seat)
        keen = [option for option in legal if option not in LAZY] if seed % 2 else []
        GAME.play(g, seat, chance.choice(keen or legal))
        yield g


def column(cells: list[int], seats: int, field: int) -> list[list[int]]:
    """A field of every member, by seat."""
    found = []
    for seat in range(seats):
        first = member_at(seat, 0)
        last = member_at(seat, cells[TROUPE + seat])
        found.append(cells[first + field : last + field : MEMBER_CELLS])
    return found


def elements(g: State, cells: list[int]) -> list[int]:
    """How many there are of each element, wherever they are."""
    worn: list[int] = []
    for slot in range(3):
        for some in column(cells, g.seats, SLOT + slot):
            worn += some
    built = cells[STAGE_SET : STAGE_SET + g.seats * MOST_SPACES]
    placed = {COSTUME: worn, SET: built}
    in_hand = [step.element for step in g.stack if isinstance(step, Place)]
    return [
        cells[BAG + kind * COLOURS + colour]
        + cells[MARKET + colour * KINDS + kind]
        + cells[SPENT + colour * KINDS + kind]
        + placed[kind].count(colour)
        + in_hand.count(colour * KINDS + kind)
        for colour in range(COLOURS)
        for kind in range(KINDS)
    ]


def cards(g: State, cells: list[int]) -> list[int]:
    """All cards of the deck, wherever they are, in the order of their numbers."""
    owned = [card for troupe in column(cells, g.seats, CARD) for card in troupe]
    return sorted(
        cells[DECK : DECK + cells[DECK_SIZE]]
        + cells[DISCARD : DISCARD + cells[DISCARD_SIZE]]
        + [card for card in cells[DISPLAY : DISPLAY + MOST_SHOWN] if card != NOTHING]
        + [card for card in owned if card not in PRINTED]
    )


def objectives(g: State, cells: list[int]) -> list[int]:
    """All objectives, wherever they are."""
    found = cells[OBJECTIVE_DECK : OBJECTIVE_DECK + cells[OBJECTIVES_LEFT]]
    found += cells[DRAWN : DRAWN + cells[DRAWN_SIZE]]
    for seat in range(g.seats):
        first = HAND + seat * MOST_OBJECTIVES
        found += cells[first : first + cells[HELD + seat]]
    return sorted(found)


@seats_of
@ways
def test_elements_cards_tokens_and_objectives_are_neither_lost_nor_made(
    *, seats: int, strategic: bool
) -> None:
    for seed in range(GAMES):
        made: tuple[list[int], list[int]] | None = None
        for g in walk(seats, seed, strategic=strategic):
            cells = g.numbers()
            whole = elements(g, cells), cards(g, cells)
            made = made or whole
            assert whole == made
            assert len(whole[1]) == 30
            assert cells[SUPPLY] + sum(cells[PLUS3 : PLUS3 + seats]) == 8
            assert min(cells[SUPPLY], *cells[PLUS3 : PLUS3 + seats]) >= 0
            assert objectives(g, cells) == list(range(10))
        assert made is not None
        assert sum(made[0]) == 36 * max(seats, 2)
        assert len(made[0]) == ELEMENTS


def check_seat(cells: list[int], seat: int) -> None:
    """Prestige comes from somewhere, money is never owed, no disc leaves its track."""
    first = EARNED + seat * SOURCES
    assert cells[PRESTIGE + seat] == sum(cells[first : first + SOURCES])
    assert cells[POUNDS + seat] >= 0
    assert 1 <= cells[AMBIANCE + seat] <= 6
    for act in range(ACTS):
        assert 1 <= cells[DISC + seat * ACTS + act] <= 10


def check_pieces(g: State, cells: list[int]) -> None:
    """Cylinders and Rest tokens are as many as a player owns, one to a character at most."""
    cylinders = column(cells, g.seats, CYLINDER)
    rested = column(cells, g.seats, RESTED)
    for seat in range(g.seats):
        used = sum(cylinders[seat])
        assert cells[PLACED + seat] == used
        assert cells[CYLINDERS + seat] >= 0
        assert cells[CYLINDERS + seat] + used <= 5
        assert sum(rested[seat]) <= 4
        for both in zip(cylinders[seat], rested[seat], strict=True):
            assert both in {(0, 0), (0, 1), (1, 0)}


@seats_of
@ways
def test_every_piece_is_where_a_piece_can_be(*, seats: int, strategic: bool) -> None:
    for seed in range(GAMES):
        for g in walk(seats, seed, strategic=strategic):
            cells = g.numbers()
            for seat in range(seats):
                check_seat(cells, seat)
            check_pieces(g, cells)
            assert sorted(cells[ORDER : ORDER + seats]) == list(range(seats))
            lined_up = cells[LINED_UP]
            line = cells[INITIATIVE : INITIATIVE + seats]
            assert len(set(line[:lined_up])) == lined_up
            assert set(line[:lined_up]) <= set(range(seats))
            assert set(line[lined_up:]) <= {NOBODY}
            neutral = set(cells[DISC + NEUTRAL * ACTS : DISC + NEUTRAL * ACTS + ACTS])
            assert neutral == ({0} if seats > 1 else {4} if cells[DAY] <= 4 else {8})


@seats_of
def test_the_sixth_draw_empties_the_bags_and_no_earlier_one(seats: int) -> None:
    """It is made in the maintenance of day 5: from then on both bags are empty."""
    for seed in range(5):
        seen = set()
        for g in walk(seats, seed):
            cells = g.numbers()
            for kind in range(KINDS):
                first = BAG + kind * COLOURS
                left = sum(cells[first : first + COLOURS])
                seen.add((cells[DAY], left))
        dealt = 3 * max(seats, 2)
        assert seen == {(day, (6 - day) * dealt) for day in range(1, 7)}


def test_a_four_player_bag_is_full_at_the_start_and_empty_after_day_five() -> None:
    table = Table(seats=4)
    for kind in ("costume", "set"):
        assert sum(table.view()["bags"][kind].values()) == 60
        assert sum(table.view()["market"][kind].values()) == 12
    while table.view()["day"] < 6:
        table.play(table.options()[-1])
    for kind in ("costume", "set"):
        assert sum(table.view()["bags"][kind].values()) == 0
        assert sum(table.view()["market"][kind].values()) == 12


@seats_of
def test_r51_what_is_placed_never_moves(seats: int) -> None:
    """Set spaces and costume slots, once filled, stay as they are to the end of the game."""
    for seed in (1, 2, 3):
        filled: dict[int, int] = {}
        for g in walk(seats, seed):
            cells = g.numbers()
            for seat in range(seats):
                first = STAGE_SET + seat * MOST_SPACES
                places = list(range(first, first + book(g).stage.count))
                for member in range(cells[TROUPE + seat]):
                    at = member_at(seat, member) + SLOT
                    places += range(at, at + 3)
                now = {place: cells[place] for place in places if cells[place] != NOTHING}
                assert {place: now.get(place) for place in filled if place in places} == {
                    place: filled[place] for place in filled if place in places
                }
                filled |= now
        assert len(filled) > 10 or seed % 2 == 0
