"""A setup: it can be sent anywhere, and leads back to the game at the edition it was made with."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, replace
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.errors import GameError
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Setup, listed
from pit import FOLDER, GAME

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting

PLEDGE = Pledge(42, bytes(16), (b"my dog", None))


@pytest.fixture(autouse=True)
def _the_pit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {"pit": GAME})


@pytest.fixture
def mine(tmp_path: Path) -> Game:
    """The Pit with fewer pennies."""
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("pennies = 6", "pennies = 2"), encoding="utf-8")
    return GAME.revised(file)


def test_a_state_knows_how_it_was_set_up() -> None:
    g = GAME.new(seats=2, seed=PLEDGE, length="long")
    variants: dict[str, Setting] = {"length": "long", "tricks": True}
    assert g.setup == Setup("pit", GAME.rules, GAME.edition, 2, variants, PLEDGE)
    assert g.setup == Setup.of(GAME, 2, PLEDGE, {"length": "long"})
    assert g.clone().setup is g.setup


def test_a_setup_goes_through_pickle_as_it_is(mine: Game) -> None:
    for game in (GAME, mine):
        setup = Setup.of(game, 3, PLEDGE, {"tricks": False})
        sent = pickle.loads(pickle.dumps(setup))  # noqa: S301 - our own
        assert sent == setup
        there = groundlings.game_of(sent)
        assert sent.begin(there).numbers() == game.new(3, PLEDGE, tricks=False).numbers()


def test_a_setup_leads_back_to_its_game(mine: Game) -> None:
    shipped, other = Setup.of(GAME, 2, 1, {}), Setup.of(mine, 2, 1, {})
    assert groundlings.game_of(shipped) is GAME
    assert shipped.edition_text is None
    assert other.edition_text == mine.sheet.text
    assert groundlings.game_of(other).edition == mine.edition != GAME.edition
    assert groundlings.game_of(other) is groundlings.game_of(replace(other, seats=3))


def test_an_edition_that_nobody_has_is_named(mine: Game) -> None:
    lost = replace(Setup.of(mine, 2, 1, {}), edition_text=None)
    with pytest.raises(GameError, match=f"nobody here has the edition {mine.edition} of pit"):
        groundlings.game_of(lost)


def test_what_was_set_up_otherwise_is_not_begun(mine: Game) -> None:
    setup = Setup.of(GAME, 2, 1, {})
    with pytest.raises(GameError, match="it was begun with another edition: "):
        setup.begin(mine)
    with pytest.raises(GameError, match="begun by rules 7 of pit, and this release plays by rules"):
        replace(setup, rules=7).begin(GAME)


def test_nothing_about_a_setup_changes() -> None:
    setup = Setup.of(GAME, 2, 1, {})
    with pytest.raises(FrozenInstanceError):
        setup.seats = 3  # type: ignore[misc]
    assert setup.reseeded(2) == Setup.of(GAME, 2, 2, {})
    assert setup == Setup.of(GAME, 2, 1, {})


def test_variants_are_listed_as_they_are_written() -> None:
    assert listed({"length": "long", "tricks": False, "n": 3}) == [
        *("length=long", "tricks=false", "n=3"),
    ]
