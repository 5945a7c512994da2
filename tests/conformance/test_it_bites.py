"""The suite can fail: each way of cheating at the Pit contradicts the claim that it should."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

import pytest

import pit
from conformance import test_redeals, test_rules
from conformance.claims import CLAIMS, contradictions
from conformance.ways import Way, proof
from groundlings.editions.sheet import Sheet
from groundlings.errors import IllegalChoice
from pit import tricks
from pit.fair import Put
from pit.goods import earn, pennies
from pit.schema import NUT, PEEP, SHOVE
from pit.view import held

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.messages import Message
    from groundlings.kernel.parcel import Parcel
    from groundlings.kernel.state import State

HEADER = 5
"""Lines of a record before its first choice."""
GAMES = 30
"""So many games are walked through before a cheat counts as not found out."""


class Sabotage(pit.ThePit):
    """The Pit, to be spoiled."""

    def __init__(self) -> None:
        super().__init__(Sheet.read(pit.FOLDER / "edition.toml"))


# Games that cheat


class Forgetful(Sabotage):
    """What has happened is told otherwise each time."""

    calls = count()

    def events(self, state: State, seat: int | None, since: int = 0) -> list[Message]:
        return super().events(state, seat, since)[next(self.calls) % 2 :]


class Careless(Sabotage):
    """Nothing is said to be secret."""

    secret_steps = ()


class Stammering(Sabotage):
    """Each option is offered twice."""

    def options(self, state: State, seat: int) -> list[int]:
        return super().options(state, seat) * 2


class Lenient(Sabotage):
    """What is not legal is passed over in silence."""

    def play(self, state: State, seat: int, option: int) -> None:
        try:
            super().play(state, seat, option)
        except IllegalChoice:
            return


class Shortened(Sabotage):
    """A record is read without its last choice."""

    def replay(self, text: str) -> State:
        rows = [row for row in text.splitlines(keepends=True) if not row.startswith("result")]
        return super().replay("".join(rows[: max(HEADER, len(rows) - 1)]))


class Bottomless(Sabotage):
    """What cannot be taken back is taken back as far as it can."""

    def undo(self, state: State, seat: int, steps: int = 1) -> None:
        super().undo(state, seat, min(steps, self.undoable(state, seat)))


class Fined(Sabotage):
    """An undo costs a penny."""

    def undo(self, state: State, seat: int, steps: int = 1) -> None:
        super().undo(state, seat, steps)
        earn(state, seat, -1)


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
        return {**super().look(g, seat), "purses": {0: int(pennies(g, 0))}}


class Telltale(Sabotage):
    """A view holds the seed."""

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().look(g, seat), "seed": str(g.setup.pledge.seed) if g.setup else ""}


class Clumsy(Sabotage):
    """A parcel loses a penny on its way."""

    def opened(self, parcel: Parcel) -> State:
        world = super().opened(parcel)
        earn(world, 0, -1)
        return world


class Gossiping(Sabotage):
    """A spectator hears what was whispered."""

    def events(self, state: State, seat: int | None, since: int = 0) -> list[Message]:
        told = super().events(state, seat, since)
        return told if seat is not None else [*told, {"key": "whispered"}]


class Openhanded(Sabotage):
    """An imagined world knows what others have answered under their seals."""

    def redeal(self, state: State, seat: int, die: int) -> State:
        world = super().redeal(state, seat, die)
        world.answers = state.answers
        return world


# Rules that cheat


def asks_only_who_can_answer(patch: pytest.MonkeyPatch) -> None:
    """A window that opens only before seats with a Catch in hand tells who holds one."""
    real = tricks.Window.seats

    def only_catchers(self: tricks.Window, g: State) -> int:
        mask = real(self, g)
        for seat in range(g.seats):
            if mask >> seat & 1 and len(self.options(g, seat)) == 1:
                mask &= ~(1 << seat)
        return mask or real(self, g)

    patch.setattr(tricks.Window, "seats", only_catchers)


def skips_a_question_by_a_hidden_hand(patch: pytest.MonkeyPatch) -> None:
    """A trick that is not asked for when the hand holds none tells what the hand holds."""
    patch.setattr(tricks.Trick, "asks_anyway", lambda self: False)


def changes_a_step_instead_of_replacing_it(patch: pytest.MonkeyPatch) -> None:
    """Clones share steps: one that changes is changed for all of them."""
    real = tricks.Aim.take

    def spoiled(self: tricks.Aim, g: State, seat: int, option: int) -> None:
        real(self, g, seat, option)
        object.__setattr__(self, "trick", SHOVE if self.trick == PEEP else PEEP)

    patch.setattr(tricks.Aim, "take", spoiled)


def behaves_when_watched(patch: pytest.MonkeyPatch) -> None:
    """A shove that nobody is told of takes nothing."""
    real = tricks.Carry.ask

    def sly(self: tricks.Carry, g: State) -> int:
        if g.events is None:
            earn(g, self.whom, 1)
        return real(self, g)

    patch.setattr(tricks.Carry, "ask", sly)


def forgets_to_reveal(patch: pytest.MonkeyPatch) -> None:
    """A peep that can be taken back would be a free look into every hand."""
    real = tricks.peep

    def shameless(g: State, seat: int, whom: int) -> None:
        floor = g.floor
        g.push(Put(seat, NUT))  # a moment to think, before the next draw bars the way back
        real(g, seat, whom)
        g.floor = floor

    patch.setattr(tricks, "peep", shameless)


CHEATS: list[tuple[type[Sabotage] | Callable[[pytest.MonkeyPatch], None], str]] = [
    (Forgetful, "a_clone_is_equal_and_tells_the_same"),
    (changes_a_step_instead_of_replacing_it, "clones_live_apart"),
    (behaves_when_watched, "the_same_choices_lead_to_the_same_end"),
    (Careless, "what_is_asked_openly_is_known_to_all"),
    (Stammering, "who_is_asked_has_options"),
    (Lenient, "what_is_not_offered_is_refused"),
    (Shortened, "a_record_leads_to_the_equal_state"),
    (Bottomless, "undo_reaches_the_floor_and_no_further"),
    (Fined, "an_undone_game_can_be_played_on"),
    (forgets_to_reveal, "what_can_be_undone_has_revealed_nothing"),
    (Glass, "a_state_keeps_its_secrets"),
    (Blurred, "a_state_keeps_its_secrets"),
    (asks_only_who_can_answer, "a_state_keeps_its_secrets"),
    (skips_a_question_by_a_hidden_hand, "a_state_keeps_its_secrets"),
    (Miscounted, "an_imagined_world_can_be_played_to_its_end"),
    (Unsendable, "views_are_ready_for_json_and_know_no_seed"),
    (Telltale, "views_are_ready_for_json_and_know_no_seed"),
    (Clumsy, "a_world_survives_its_journey"),
    (Gossiping, "a_spectator_hears_what_all_hear"),
    (Openhanded, "sealed_answers_of_others_are_imagined_anew"),
]


@pytest.mark.parametrize(("cheat", "claim"), CHEATS, ids=[cheat.__name__ for cheat, _ in CHEATS])
def test_a_cheat_is_found_out(
    monkeypatch: pytest.MonkeyPatch,
    cheat: type[Sabotage] | Callable[[pytest.MonkeyPatch], None],
    claim: str,
) -> None:
    """By the claim that is there for it; others may stumble over it too."""
    game: pit.ThePit = pit.GAME
    if isinstance(cheat, type):
        game = cheat()
    else:
        cheat(monkeypatch)
    assert any(is_contradicted(claim, game, seed) for seed in range(GAMES))


def is_contradicted(claim: str, game: pit.ThePit, seed: int) -> bool:
    """Whether a game speaks against this claim; one that breaks off says nothing about it."""
    [look] = [one for one in CLAIMS if one.__name__ == claim]
    return claim in contradictions(Way(game, 3), [seed], {look: CLAIMS[look]})


def test_the_honest_game_is_not_found_out() -> None:
    """What the cheats are found by is their own doing."""
    assert contradictions(Way(Sabotage(), 3), range(GAMES // 3)) == {}


def test_there_is_a_cheat_for_every_claim() -> None:
    assert {claim for _, claim in CHEATS} == {claim.__name__ for claim in CLAIMS}


def test_a_redeal_that_does_not_redeal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    case = proof("pit")
    monkeypatch.setattr(type(case.small), "deal_anew", lambda self, g, seat: None)
    with pytest.raises(AssertionError):
        test_redeals.test_a_redeal_really_redeals(Way(pit.GAME, 2))


def test_a_game_without_winners_is_found_out() -> None:
    with pytest.raises(AssertionError):
        test_rules.test_random_games_have_no_dead_ends(Way(Miscounted(), 2))
