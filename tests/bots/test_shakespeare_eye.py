"""Shakespeare's eye: what it notes of an option, in words, and only what the seat may know."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import pytest

import groundlings
from bots.moments import moments
from groundlings.bots.learning import filled
from groundlings.bots.policy import MOST_NOTED
from groundlings.bots.shakespeare import features
from groundlings.bots.shakespeare.eye import ShakespeareEye
from groundlings.bots.shakespeare.known import are_known
from groundlings.bots.shakespeare.names import BLOCKS, names
from groundlings.kernel.play import asked_seats
from groundlings.shakespeare import SHEET
from groundlings.shakespeare.final_count import settle_accounts
from groundlings.shakespeare.fortune import earn, prestige
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.objectives import keep
from groundlings.shakespeare.state import GREEN, PURPLE, SET, Book, element_of
from groundlings.shakespeare.troupe import first_of, put_on
from groundlings.shakespeare.turns import Turn
from groundlings.shakespeare.verbs import CARD_NAMES, NOTATION, OBJECTIVE_NAMES

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

GAME = groundlings.game("shakespeare")
NAMED = ("recruit {}", "activate {}", "keep {}", "dress {}", "use {}")
"""How features begin that go by the name of a card."""


def an_eye(*, knows: bool = True) -> ShakespeareEye:
    return ShakespeareEye(filled([0.0] * features.FEATURES), knows)


def noted(eye: ShakespeareEye, g: State, seat: int, option: int) -> list[int]:
    eye.like(g, seat, option)
    return [int(eye.noted[place]) for place in range(int(eye.count))]


def told(g: State, choice: str, eye: ShakespeareEye | None = None) -> list[str]:
    """In words, what is noted of a choice of who is asked first."""
    eye = eye or an_eye()
    seat = asked_seats(g)[0]
    eye.look(g, seat)
    return [names()[place] for place in noted(eye, g, seat, GAME.notation.parse(choice))]


def test_each_place_has_a_name_of_its_own_in_words() -> None:
    found = names()
    assert len(found) == len(set(found)) == features.FEATURES
    assert all(name == name.strip() and "{" not in name for name in found)
    first = 0
    for block in BLOCKS:
        assert block.first == first, block.words
        first += prod(map(len, block.each))


def test_a_new_verb_must_be_looked_at_too() -> None:
    verbs = list(dict.fromkeys(verb for verb, _ in NOTATION.pairs))
    assert verbs == [
        *("activate", "advance", "ask", "backstage-recruitment", "backstage", "choose", "dress"),
        *("hat", "keep", "pass", "play", "plus3", "prompter", "put", "recruit-extra", "recruit"),
        *("repeat", "retreat", "salvage", "stop", "take", "wager"),
    ]  # `ShakespeareEye.see` goes by this order


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_of_every_option_something_is_noted_and_nothing_that_the_seat_cannot_know(
    seats: int,
    backstage: bool,  # noqa: FBT001 - a variant
) -> None:
    variants = {"backstage": backstage, "strategic_rest": seats % 2 == 0}
    eyes = (an_eye(), an_eye(knows=False))
    for g in moments(GAME, seats, seed=seats, every=4, **variants):
        for seat in asked_seats(g):
            worlds = [GAME.redeal(g, seat, die) for die in (1, 2, 3)]
            legal = GAME.options(g, seat)
            for eye in eyes:
                eye.look(g, seat)
                seen = [noted(eye, g, seat, option) for option in legal]
                assert all(0 < len(places) < MOST_NOTED for places in seen)
                for world in worlds:
                    eye.look(world, seat)
                    assert [noted(eye, world, seat, option) for option in legal] == seen


@pytest.mark.parametrize("backstage", [False, True])
@pytest.mark.parametrize("seats", [1, 3])
def test_its_points_are_those_of_a_game_that_ends_here(
    seats: int,
    backstage: bool,  # noqa: FBT001 - a variant
) -> None:
    eye = an_eye()
    for g in moments(GAME, seats, seed=7, every=9, backstage=backstage):
        end = g.clone()
        end.hush()
        settle_accounts(end)
        for seat in range(seats):
            assert eye.points(g, seat) == prestige(end, seat)


def edition(folder: Path, old: str, new: str) -> Game:
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    assert old in text
    (folder / "other.toml").write_text(text.replace(old, new, 1), "utf-8")
    return GAME.revised(folder / "other.toml")


def book(game: Game) -> Book:
    tables = game.new(seats=2, seed=1).book
    assert isinstance(tables, Book)
    return tables


def test_it_knows_the_characters_of_the_box_and_those_alone(tmp_path: Path) -> None:
    assert SHEET is GAME.sheet
    assert are_known(book(GAME))
    assert are_known(book(edition(tmp_path, "start_pounds = 0", "start_pounds = 1")))
    dearer = edition(tmp_path, "cost = 3", "cost = 5")
    assert not are_known(book(dearer))
    usual = moments(GAME, 3, seed=5, every=2, backstage=True)
    assert by_name(usual, an_eye()) > 0
    assert by_name(usual, an_eye(knows=False)) == 0
    assert by_name(moments(dearer, 2, seed=5, every=7), an_eye()) == 0


def by_name(states: list[State], eye: ShakespeareEye) -> int:
    """How much that is noted goes by the name of a card."""
    heads = tuple(f"{head.format(card)} " for head in NAMED for card in CARD_NAMES)
    found = 0
    for g in states:
        for seat in asked_seats(g):
            eye.look(g, seat)
            for option in GAME.options(g, seat):
                found += sum(
                    names()[place].startswith(heads) for place in noted(eye, g, seat, option)
                )
    return found


def test_cards_that_do_much_and_an_edition_without_backstage_are_seen_too(tmp_path: Path) -> None:
    quill = '{ effect = "quill", act = "II", n = 1 }'
    long = ", ".join(quill.replace("n = 1", f"n = {n}") for n in range(1, 10))
    richer = edition(tmp_path, quill, f"{long}, {long}, {long}, {long}")
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    (tmp_path / "plain.toml").write_text(text[: text.index("[backstage.meta]")], "utf-8")
    eye = an_eye()
    for game in (richer, GAME.revised(tmp_path / "plain.toml")):
        for g in moments(game, 2, seed=3, every=5):
            for seat in asked_seats(g):
                eye.look(g, seat)
                for option in game.options(g, seat):
                    assert 0 < len(noted(eye, g, seat, option)) < MOST_NOTED


# What it sees, by example


def a_turn() -> State:
    """The first turn of the first day."""
    g = GAME.new(seats=2, seed=1)
    while not isinstance(g.stack[-1], Turn):
        seat = asked_seats(g)[0]
        GAME.play(g, seat, GAME.options(g, seat)[-1])
    return g


def a_recruit(g: State) -> str:
    """The first who could be recruited face up."""
    legal = [GAME.text(option) for option in GAME.options(g, asked_seats(g)[0])]
    return next(choice for choice in legal if choice.startswith("recruit:"))


def test_a_draft_is_not_a_day() -> None:
    g = GAME.new(seats=2, seed=1)
    choice = a_recruit(g)
    _, card = choice.split(":")
    assert f"recruit {card} at the draft" in told(g, choice)
    assert not any("on day" in name for name in told(g, choice))


def test_work_is_seen_by_what_it_would_do_now() -> None:
    g = a_turn()
    assert on_board(g, element_of(PURPLE, SET)) == 2  # unclaimed they would dampen a mood of 3
    assert told(g, "activate:falstaff")[-3:] == [
        "line up first on day 1",
        "work brings act I to space 2, scored in 3 days or more",
        "work brings the mood from 1 to 3",
    ]
    assert any(name.startswith("work grants a wish when") for name in told(g, "activate:queen"))


def test_a_costume_nearly_done_makes_its_last_element_worth_more() -> None:
    g = a_turn()
    seat = asked_seats(g)[0]
    before = told(g, "activate:house-handyman")
    for colour in (GREEN, GREEN):
        put_on(g, first_of(seat), colour)
    then = told(g, "activate:house-handyman")
    assert "work of both kinds can complete a costume for nothing yet" in before
    assert "work of both kinds can complete a costume for 2 prestige and 0 Pounds" in then


def test_money_in_the_purse_changes_how_a_wage_looks() -> None:
    g = a_turn()
    seat = asked_seats(g)[0]
    choice = a_recruit(g)
    poor = told(g, choice)
    earn(g, seat, 2)
    rich = told(g, choice)
    assert poor != rich
    assert [name.split(" when ")[0] for name in poor] == [name.split(" when ")[0] for name in rich]


def test_an_objective_in_hand_speaks_for_what_serves_it_and_for_its_holder_alone() -> None:
    g = a_turn()
    seat = asked_seats(g)[0]
    before = told(g, "activate:house-handyman")
    keep(g, 1 - seat, OBJECTIVE_NAMES.index("costumes4"))
    assert told(g, "activate:house-handyman") == before
    keep(g, seat, OBJECTIVE_NAMES.index("costumes4"))
    more = set(told(g, "activate:house-handyman")) - set(before)
    assert more == {
        "objective of complete costumes in hand, far: costume work",
        "objective of complete costumes in hand, far: set work",
    }
