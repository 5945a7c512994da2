"""What `import groundlings` gives, by the names and parameters the design fixes."""

from __future__ import annotations

import os
import subprocess
import sys
from types import ModuleType
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings import GameError, IllegalChoice, Pledge, State
from pit import FOLDER, GAME

if TYPE_CHECKING:
    from pathlib import Path


def test_all_names_what_there_is() -> None:
    names = ["COMPILED", "GameError", "IllegalChoice", "Pledge", "Setup", "State", "__version__"]
    assert sorted(groundlings.__all__) == sorted([*names, "game", "game_of", "games", "register"])
    assert all(hasattr(groundlings, name) for name in groundlings.__all__)


def test_everything_public_is_named() -> None:
    borrowed = {"TYPE_CHECKING", "Path", "annotations", "import_module"}
    found = vars(groundlings).items()
    own = {name for name, value in found if name[0] != "_" and not isinstance(value, ModuleType)}
    assert own - borrowed <= set(groundlings.__all__)


def test_an_illegal_choice_is_an_error_of_the_game() -> None:
    assert issubclass(IllegalChoice, GameError)
    assert issubclass(GameError, Exception)


def test_the_version_has_three_numbers_and_the_build_is_told() -> None:
    assert [part.isdigit() for part in groundlings.__version__.split(".")] == [True] * 3
    assert isinstance(groundlings.COMPILED, bool)


def test_a_game_has_the_face_of_the_design(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {})
    groundlings.register(game=GAME)
    game = groundlings.game(name="pit")
    assert game.name == "pit"
    assert game.seats == range(2, 5)
    for variant in game.variants.values():
        assert variant.default in variant.choices
        assert variant.doc
    state: State = game.new(seats=2, seed=7, length="short")
    assert isinstance(state, State)
    assert (state.asked, state.over) == (0b11, False)
    option = game.options(state=state, seat=0)[0]
    assert game.parse(text=game.text(option=option)) == option
    assert game.play(state=state, seat=0, option=option) is None  # type: ignore[func-returns-value]
    assert game.undoable(state=state, seat=0) == 1
    assert game.undo(state=state, seat=0, steps=1) is None  # type: ignore[func-returns-value]
    assert game.view(state=state, seat=None)["seat"] is None
    assert game.view(state=state, seat=1)["seat"] == 1
    assert isinstance(game.redeal(state=state, seat=1, die=3), State)
    assert len(game.scores(state=state)) == 2
    assert set(game.winners(state=state)) <= {0, 1}
    assert state.clone() == state
    text = game.record(state=state, result=True)
    assert game.replay(text=text) == state
    assert game.prompt(state=state, seat=0)
    assert game.events(state=state, seat=0, since=0)
    copy = tmp_path / "copy.toml"
    copy.write_bytes((FOLDER / "edition.toml").read_bytes())
    assert groundlings.game(name="pit", edition=copy).edition == game.edition


def test_a_game_begins_with_a_pledge_too() -> None:
    assert (
        GAME.new(seats=2, seed=Pledge(secret=7, salt=bytes(16), nonces=(None, b"x"))).choices == 0
    )


def test_words_and_numbers_are_plain() -> None:
    state = GAME.new(seats=2, seed=7)
    assert all(type(option) is int for option in GAME.options(state, 0))
    assert type(state.asked) is int
    assert type(state.over) is bool
    assert all(type(score) is int for score in GAME.scores(state))


PROBE = """
import importlib, pkgutil, sys
before = {name.partition(".")[0] for name in sys.modules}
import groundlings, groundlings.kernel
for module in pkgutil.iter_modules(groundlings.kernel.__path__, "groundlings.kernel."):
    importlib.import_module(module.name)
after = {name.partition(".")[0] for name in sys.modules}
print(*sorted(after - before - sys.stdlib_module_names))
"""


def test_the_engine_imports_nothing_but_python_and_the_run_time_of_mypyc() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROBE], env=os.environ, capture_output=True, text=True, check=True
    )
    found = set(done.stdout.split())
    assert "groundlings" in found
    assert found <= {"groundlings", "groundlings__mypyc", "mypy_extensions", "librt"}
