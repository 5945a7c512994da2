"""Nothing is ever lost or made: checked after every choice of two hundred games of chance."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from groundlings.kernel.play import lowest
from groundlings.kernel.state import NOBODY
from groundlings.shakespeare.actions import cylinders, placed
from groundlings.shakespeare.acts import space
from groundlings.shakespeare.backstage import (
    behind_laid_out,
    discarded_behind,
    has_prompter,
    in_behind_deck,
    paid_on,
    shown_behind,
    user_of,
    waiting,
)
from groundlings.shakespeare.calendar import day
from groundlings.shakespeare.deck import dismissed, in_deck, laid_out, shown
from groundlings.shakespeare.fortune import ambiance, earned, plus3, pounds, prestige, supply
from groundlings.shakespeare.lords import hidden_lords, lord_on_top, lords_left
from groundlings.shakespeare.market import discarded, in_bag, on_board
from groundlings.shakespeare.objectives import (
    drawn,
    held,
    in_objective_deck,
    is_played,
    objectives_left,
)
from groundlings.shakespeare.order import in_initiative, in_order, lined_up
from groundlings.shakespeare.perform import Place
from groundlings.shakespeare.stage_set import colour_on, spaces
from groundlings.shakespeare.state import (
    ACTS,
    COLOURS,
    COSTUME,
    ELEMENTS,
    KINDS,
    MOST_SHOWN,
    MOST_SLOTS,
    NEUTRAL,
    NOTHING,
    SET,
    SOURCES,
    book,
    element_of,
)
from groundlings.shakespeare.theatre import height, in_column
from groundlings.shakespeare.troupe import (
    card_of,
    colour_worn,
    has_cylinder,
    hat,
    is_resting,
    members,
)
from groundlings.shakespeare.verbs import (
    CARD_NAMES,
    OBJECTIVE_NAMES,
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

pytestmark = pytest.mark.compiled
"""Whole games, which plain Python plays ten times slower; the rulings' own tests see each line."""
GAMES = 20
"""For each number of seats and each way: 240 in all."""
LAZY = {
    PASS,
    STOP,
    *range(RECRUIT_EXTRA, RECRUIT_EXTRA + len(CARD_NAMES)),
    *range(WAGER, WAGER + 3),
}
PRINTED = {CARD_NAMES.index(name) for name in PRINTED_NAMES}

WAYS: dict[str, dict[str, bool]] = {
    "sealed": {},
    "strategic": {"strategic_rest": True},
    "backstage": {"backstage": True},
}
ways = pytest.mark.parametrize("way", WAYS)
seats_of = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def walk(seats: int, seed: int, way: str = "sealed") -> Iterator[State]:
    """The states of a game of chance, from the first choice to the end.

    In every other game nobody passes, stops or hires Extras: those games fill sets and costumes.
    """
    g = GAME.new(seats=seats, seed=seed, **WAYS[way])
    chance = Random(seed)  # noqa: S311 - no secret is made of it
    yield g
    while not g.over:
        seat = lowest(g.asked)
        legal = GAME.options(g, seat)
        keen = [option for option in legal if option not in LAZY] if seed % 2 else []
        GAME.play(g, seat, chance.choice(keen or legal))
        yield g


def things(g: State) -> dict[tuple[int, int, int], int]:
    """What lies on every space of a set and a theatre column, in every slot and on every head."""
    found: dict[tuple[int, int, int], int] = {}
    for seat in range(g.seats):
        for spot in range(spaces(g)):
            found[SET, seat, spot] = colour_on(g, seat, spot)
        for member in members(g, seat):
            for slot in range(MOST_SLOTS):
                found[COSTUME, member, slot] = colour_worn(g, member, slot)
            found[COSTUME, member, MOST_SLOTS] = hat(g, member)
        for place in range(height(g, seat)):
            found[SET, seat, spaces(g) + place] = in_column(g, seat, place)
    return {place: colour for place, colour in found.items() if colour != NOTHING}


def elements(g: State) -> list[int]:
    """How many there are of each element, wherever they are."""
    lying = Counter((place[0], colour) for place, colour in things(g).items())
    in_hand = [step.element for step in g.stack if isinstance(step, Place)]
    return [
        in_bag(g, element)
        + on_board(g, element)
        + discarded(g, element)
        + lying[kind, colour]
        + in_hand.count(element)
        for colour in range(COLOURS)
        for kind in range(KINDS)
        for element in [element_of(colour, kind)]
    ]


def cards(g: State) -> list[int]:
    """All cards of the deck, wherever they are, in the order of their numbers."""
    owned = [card_of(g, member) for seat in range(g.seats) for member in members(g, seat)]
    displayed = [shown(g, place) for place in range(MOST_SHOWN)]
    assert set(displayed[laid_out(g) :]) <= {NOTHING}
    return sorted(
        [
            *in_deck(g),
            *dismissed(g),
            *hidden_lords(g),
            *([lord_on_top(g)] if lords_left(g) else []),
            *(card for card in displayed if card != NOTHING),
            *(card for card in owned if card not in PRINTED),
        ]
    )


def objectives(g: State) -> list[int]:
    """All objectives, wherever they are."""
    lying = [in_objective_deck(g, place) for place in range(objectives_left(g))]
    out = [one for one in range(len(OBJECTIVE_NAMES)) if is_played(g, one)]
    mine = [own for seat in range(g.seats) for own in held(g, seat)]
    return sorted([*lying, *drawn(g), *mine, *out])


def backstage_cards(g: State) -> list[int]:
    """All backstage cards, wherever they are."""
    laid_out = [shown_behind(g, place) for place in range(behind_laid_out(g))]
    kept = [book(g).backstage.prompter for seat in range(g.seats) if has_prompter(g, seat)]
    lying = [kind for kind in laid_out if kind != NOTHING]
    return sorted([*in_behind_deck(g), *discarded_behind(g), *lying, *kept])


@seats_of
@ways
def test_elements_cards_tokens_and_objectives_are_neither_lost_nor_made(
    seats: int, way: str
) -> None:
    expanded = way == "backstage"
    for seed in range(GAMES):
        made: tuple[list[int], list[int], list[int], list[int]] | None = None
        for g in walk(seats, seed, way):
            whole = elements(g), cards(g), objectives(g), backstage_cards(g)
            made = made or whole
            assert whole == made
            assert [len(row) for row in whole[1:]] == ([39, 15, 32] if expanded else [30, 10, 0])
            tokens = [supply(g), *(plus3(g, seat) for seat in range(seats))]
            assert sum(tokens) == 8
            assert min(tokens) >= 0
        assert made is not None
        assert sum(made[0]) == 36 * max(seats, 2)
        assert len(made[0]) == ELEMENTS


def check_seat(g: State, seat: int) -> None:
    """Prestige comes from somewhere, money is never owed, no disc leaves its track."""
    assert prestige(g, seat) == sum(earned(g, seat, source) for source in range(SOURCES))
    assert pounds(g, seat) >= 0
    assert 1 <= ambiance(g, seat) <= 6
    for act in range(ACTS):
        assert 1 <= space(g, seat, act) <= 10


def check_pieces(g: State, seat: int) -> None:
    """Cylinders and Rest tokens are as many as a player owns, one to a character at most."""
    troupe = members(g, seat)
    used = sum(has_cylinder(g, member) for member in troupe)
    assert placed(g, seat) == used
    assert cylinders(g, seat) >= 0
    behind = range(behind_laid_out(g))
    paid = sum(paid_on(g, place) for place in behind if user_of(g, place) == seat)
    assert cylinders(g, seat) + used + waiting(g, seat) + paid <= 5
    assert sum(is_resting(g, member) for member in troupe) <= 4
    assert not any(has_cylinder(g, member) and is_resting(g, member) for member in troupe)


@seats_of
@ways
def test_every_piece_is_where_a_piece_can_be(seats: int, way: str) -> None:
    for seed in range(GAMES):
        for g in walk(seats, seed, way):
            for seat in range(seats):
                check_seat(g, seat)
                check_pieces(g, seat)
            assert sorted(in_order(g, rank) for rank in range(seats)) == list(range(seats))
            line = [in_initiative(g, rank) for rank in range(seats)]
            standing, free = line[: lined_up(g)], line[lined_up(g) :]
            assert len(set(standing)) == lined_up(g)
            assert set(standing) <= set(range(seats))
            assert set(free) <= {NOBODY}
            neutral = {space(g, NEUTRAL, act) for act in range(ACTS)}
            assert neutral == ({0} if seats > 1 else {4} if day(g) <= 4 else {8})


@seats_of
def test_the_sixth_draw_empties_the_bags_and_no_earlier_one(seats: int) -> None:
    """It is made in the maintenance of day 5: from then on both bags are empty."""
    for seed in range(5):
        seen = set()
        for g in walk(seats, seed):
            for kind in range(KINDS):
                left = sum(in_bag(g, element_of(colour, kind)) for colour in range(COLOURS))
                seen.add((day(g), left))
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
        filled: dict[tuple[int, int, int], int] = {}
        for g in walk(seats, seed, "backstage"):
            now = things(g)
            assert now | filled == now
            filled = now
        assert len(filled) > 10 or seed % 2 == 0
