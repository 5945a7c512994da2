"""The suite can fail: each way of cheating at the Pit is found out by the test that should."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from conformance import test_clones, test_records, test_rules, test_secrets
from conformance.ways import Way, proof
from groundlings.editions.sheet import Sheet
from pit import tricks
from pit.fair import Put
from pit.schema import NUT, PENNIES
from pit.view import held

if TYPE_CHECKING:
    from groundlings.kernel.state import State


class Sabotage(pit.ThePit):
    """The Pit, to be spoiled."""

    def __init__(self) -> None:
        super().__init__(Sheet.read(pit.FOLDER / "edition.toml"))


class Glass(Sabotage):
    """All hands are in everybody's view."""

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().look(g, seat), "hands": [held(g, other) for other in range(g.seats)]}


class Blurred(Sabotage):
    """A redeal changes what the seat itself can see."""

    def deal_anew(self, g: State, seat: int) -> None:
        super().deal_anew(g, seat)
        super().deal_anew(g, (seat + 1) % g.seats)


class Miscounted(Sabotage):
    """Nobody ever wins."""

    def winners(self, state: State) -> list[int]:
        return []


class Unsendable(Sabotage):
    """A view holds what JSON cannot."""

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().look(g, seat), "purses": {0: int(g.cells[PENNIES])}}


def check_secrets(game: pit.ThePit) -> None:
    """Run the test of secrets over many games."""
    for seed in range(30):
        test_secrets.test_every_state_of_a_game_keeps_its_secrets(Way(game, 4), seed)


def test_the_honest_game_passes() -> None:
    """The Pit as it is is not found out: what follows is the sabotage's doing."""
    check_secrets(Sabotage())


def test_a_view_with_others_hands_is_found_out() -> None:
    with pytest.raises(AssertionError):
        check_secrets(Glass())


def test_a_redeal_of_the_own_hand_is_found_out() -> None:
    with pytest.raises(AssertionError):
        check_secrets(Blurred())


def test_a_redeal_that_does_not_redeal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    case = proof("pit")
    monkeypatch.setattr(type(case.small), "deal_anew", lambda self, g, seat: None)
    with pytest.raises(AssertionError):
        test_secrets.test_a_redeal_really_redeals(Way(pit.GAME, 2))


def test_a_game_without_winners_is_found_out() -> None:
    with pytest.raises(AssertionError):
        test_rules.test_random_games_have_no_dead_ends(Way(Miscounted(), 2))


def test_a_view_that_cannot_be_sent_is_found_out() -> None:
    with pytest.raises(AssertionError):
        test_secrets.test_views_are_ready_for_json_and_know_no_seed(Way(Unsendable(), 2))


def test_asking_only_who_can_answer_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that opens only before seats with a Catch in hand tells who holds one."""
    real = tricks.Window.seats

    def only_catchers(self: tricks.Window, g: State) -> int:
        mask = real(self, g)
        for seat in range(g.seats):
            if mask >> seat & 1 and len(self.options(g, seat)) == 1:
                mask &= ~(1 << seat)
        return mask or real(self, g)

    monkeypatch.setattr(tricks.Window, "seats", only_catchers)
    with pytest.raises(AssertionError):
        check_secrets(pit.GAME)


def test_skipping_a_question_by_a_hidden_hand_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trick that is not asked for when the hand holds none tells what the hand holds."""
    monkeypatch.setattr(tricks.Trick, "asks_anyway", lambda self: False)
    with pytest.raises(AssertionError):
        check_secrets(pit.GAME)


def test_a_step_that_changes_instead_of_being_replaced_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Clones share steps: one that changes is changed for all of them."""
    real = tricks.Trick.take

    def spoiled(self: tricks.Trick, g: State, seat: int, option: int) -> None:
        object.__setattr__(self, "seat", (seat + 1) % g.seats)
        real(self, g, seat, option)

    monkeypatch.setattr(tricks.Trick, "take", spoiled)
    with pytest.raises(AssertionError):
        test_clones.test_what_happens_to_a_clone_does_not_touch_the_original(Way(pit.GAME, 3))


def test_a_rule_that_forgets_to_reveal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peep that can be taken back would be a free look into every hand."""
    real = tricks.peep

    def shameless(g: State, seat: int, whom: int) -> None:
        floor = g.floor
        g.push(Put(seat, NUT))  # a moment to think, before the next draw bars the way back
        real(g, seat, whom)
        g.floor = floor

    monkeypatch.setattr(tricks, "peep", shameless)
    with pytest.raises(AssertionError):
        check_floors(pit.GAME)


def check_floors(game: pit.ThePit) -> None:
    """Run the test of the floor over many games."""
    for seed in range(40):
        test_records.test_what_can_be_undone_has_revealed_nothing(Way(game, 2), seed)


def test_the_honest_game_has_its_floors_where_they_belong() -> None:
    check_floors(Sabotage())
