from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from groundlings.errors import BrokenRule
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from groundlings.kernel.promises import check, check_record, difference
from pit.schema import DECK, DECK_SIZE, PENNIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.state import State

Look = dict[str, object]


class Bent(pit.ThePit):
    """The Pit with something broken about it."""

    def __init__(
        self,
        look: Callable[[State, Look], Look] | None = None,
        deal: Callable[[State], None] | None = None,
    ) -> None:
        super().__init__(pit.GAME.sheet)
        self.bent_look = look
        self.bent_deal = deal

    def look(self, g: State, seat: int | None) -> Look:
        seen = super().look(g, seat)
        return self.bent_look(g, seen) if self.bent_look else seen

    def deal_anew(self, g: State, seat: int) -> None:
        super().deal_anew(g, seat)
        if self.bent_deal:
            self.bent_deal(g)


def checked(game: pit.ThePit) -> None:
    state = game.new(seats=3, seed=7)
    for die in range(20):
        check(game, state, die)


def test_a_sound_game_passes_at_every_moment() -> None:
    state = pit.GAME.new(seats=3, seed=7)
    die = cast(1)
    while not state.over:
        check(pit.GAME, state, die.roll(1000))
        seat = next(s for s in range(3) if state.asked >> s & 1)
        options = pit.GAME.options(state, seat)
        pit.GAME.play(state, seat, options[die.roll(len(options))])
    check(pit.GAME, state, 1)
    check_record(pit.GAME, state)


def test_a_view_that_shows_the_deck_is_found() -> None:
    def leak(g: State, seen: Look) -> Look:
        return seen | {"next": int(g.cells[DECK + g.cells[DECK_SIZE] - 1])}

    with pytest.raises(
        BrokenRule, match=r"seat 0 sees something else redealt by die \d+: view.next: "
    ):
        checked(Bent(look=leak))


def test_an_order_of_keys_that_tells_a_secret_is_found() -> None:
    def leak(g: State, seen: Look) -> Look:
        top = int(g.cells[DECK + g.cells[DECK_SIZE] - 1])
        return dict(sorted(seen.items(), reverse=top % 2 == 0))

    with pytest.raises(BrokenRule, match="the keys in another order"):
        checked(Bent(look=leak))


def test_a_redeal_that_changes_what_a_seat_knows_is_found() -> None:
    def deal(g: State) -> None:
        g.cells[PENNIES + 2] += 1

    with pytest.raises(BrokenRule, match=r"view.players\[2\].pennies: 7, not 6"):
        checked(Bent(deal=deal))


def test_a_redeal_that_changes_the_options_is_found() -> None:
    def deal(g: State) -> None:
        g.cells[PENNIES] = 1

    bent = Bent(look=lambda g, seen: {}, deal=deal)
    with pytest.raises(
        BrokenRule, match=r"seat 0 sees something else redealt by die 0: options: \[4, 5\], not"
    ):
        checked(bent)


def test_a_view_that_json_would_change_is_found() -> None:
    bent = Bent(look=lambda g, seen: seen | {"pair": (1, 2)})
    with pytest.raises(
        BrokenRule, match=r"what seat 0 sees is not ready for JSON: view.pair: \(1, 2\)"
    ):
        checked(bent)


def test_a_view_that_changes_the_game_is_found() -> None:
    def spend(g: State, seen: Look) -> Look:
        g.cells[PENNIES + 1] -= 1
        return {"rounds": seen["rounds"]}

    with pytest.raises(BrokenRule, match=r"redealing changed the state: cells\[1\]"):
        checked(Bent(look=spend))


def test_options_named_twice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pit.ThePit, "options", lambda self, state, seat: [3, 3], raising=False)
    with pytest.raises(BrokenRule, match=r"seat 0 is asked, but its options are \[3, 3\]"):
        checked(Bent())


def test_a_game_that_stops_asking_without_an_end_is_found() -> None:
    state = pit.GAME.new(seats=2, seed=7)
    state.asked = 0
    with pytest.raises(BrokenRule, match="the game is not over, yet it asks 0b0"):
        check(pit.GAME, state, 1)


def test_a_state_that_its_record_does_not_lead_to_is_found() -> None:
    state = pit.GAME.new(seats=2, seed=7)
    playout(state, cast(1))
    state.cells[PENNIES] += 0
    check_record(pit.GAME, state)
    state.floor += 1
    with pytest.raises(BrokenRule, match="the record does not lead back to the game: floor"):
        check_record(pit.GAME, state)


@pytest.mark.parametrize(
    ("left", "right", "found"),
    [
        ({"a": [1, 2]}, {"a": [1, 2]}, None),
        ({"a": [1, 2]}, {"a": [1, 3]}, "a[1]: 3, not 2"),
        ({"a": [1, 2]}, {"a": [1]}, "a: [1], not [1, 2]"),
        ({"a": {"b": 1}}, {"a": {}}, "a.b: nothing, not 1"),
        ({}, {"c": None}, "c: None, not nothing"),
        ({"a": 1}, {"a": True}, "a: True, not 1"),
        (1, 2, "all: 2, not 1"),
    ],
)
def test_a_difference_is_told_with_its_place(left: object, right: object, found: str) -> None:
    assert difference(left, right) == found
