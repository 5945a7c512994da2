"""Bad input at the edges: one sentence, and nothing has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from groundlings.errors import GameError
from groundlings.kernel.die import cast
from groundlings.kernel.game import Game
from groundlings.kernel.play import options
from groundlings.kernel.playout import playout
from groundlings.kernel.setup import Variant
from pit import FOLDER, GAME
from pit.tricks import Trick

if TYPE_CHECKING:
    from pathlib import Path

NO_TEXT: Any = None


def test_a_text_that_is_none_is_no_choice() -> None:
    with pytest.raises(GameError, match="None is no text; give one like 'at:0'"):
        GAME.parse(NO_TEXT)


def test_a_record_that_is_no_text_is_refused() -> None:
    with pytest.raises(GameError, match="line 1: None is no text; expected the text of a record"):
        GAME.replay(NO_TEXT)


@pytest.mark.parametrize("seat", [None, -1, 2, True])
def test_a_world_is_imagined_by_a_seat_that_is_there(seat: int) -> None:
    with pytest.raises(GameError, match="there is no seat"):
        GAME.redeal(GAME.new(seats=2, seed=1), seat, 1)


def test_an_undo_by_another_edition_is_refused(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = (FOLDER / "edition.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("pennies = 6", "pennies = 2"), encoding="utf-8")
    g = GAME.new(seats=2, seed=1)
    GAME.play(g, 0, GAME.parse("bid:1"))
    before = g.clone()
    with pytest.raises(GameError, match="begun with another edition"):
        GAME.revised(mine).undo(g, 0)
    assert g == before


def test_a_variant_that_could_not_be_read_back_is_refused() -> None:
    with pytest.raises(ValueError, match="could not be read back"):
        Game(
            name="pit",
            rules=1,
            seats=GAME.seats,
            variants={"two words": Variant(default=False, choices=(False, True), doc="")},
            notation=GAME.notation,
            messages=GAME.messages,
            sheet=GAME.sheet,
            folder=GAME.folder,
            book=GAME.book,
            cells=1,
        )


def test_when_all_is_over_there_are_no_options() -> None:
    g = GAME.new(seats=2, seed=1)
    playout(g, cast(1))
    assert options(g, 0) == GAME.options(g, 0) == []


def test_equal_steps_are_one_in_a_set() -> None:
    assert len({Trick(1), Trick(1), Trick(2)}) == 2
