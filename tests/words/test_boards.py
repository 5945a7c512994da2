"""The words on drawn boards: every key is there in every language, and none is left over."""

from __future__ import annotations

import pytest

from groundlings.web.board.registry import BOARDS
from groundlings.web.render import FOLDER
from groundlings.words import languages
from groundlings.words.phrasebook import OWN
from words.asked import asked, held, left_over, unanswered
from words.gaps import text_gaps

SURE = {
    "othello": {("othello", "unheard"), ("seat", "you")},
    "shakespeare": {("board", "market"), ("origin", "reconstructed")},
}
"""What each board asks for, by template and by code: a search that finds nothing claims nothing."""
DRAWN = [game for game, board in BOARDS.items() if board.pieces is not None]


def called(game: str) -> set[tuple[str, str]]:
    """Every key that a board and its code ask for; a step of a scoring is told by its own."""
    steps = {(part, key) for part in ("event", "brief") for key in BOARDS[game].telling.steps}
    files = [*FOLDER.glob(f"templates/{game}/*.html"), *FOLDER.glob(f"{game}/*.py")]
    return asked(files) | (steps & held(FOLDER / game / "words"))


@pytest.mark.parametrize("game", DRAWN)
def test_no_language_lacks_a_word_of_a_board(game: str) -> None:
    words = FOLDER / game / "words"
    assert {file.stem for file in words.glob("*.toml")} == set(languages())
    assert text_gaps(words) == []


@pytest.mark.parametrize("game", DRAWN)
def test_every_word_that_a_board_asks_for_is_there(game: str) -> None:
    wanted = called(game)
    assert SURE[game] <= wanted
    assert unanswered(wanted, held(OWN, FOLDER / "words", FOLDER / game / "words")) == set()


@pytest.mark.parametrize("game", DRAWN)
def test_no_word_of_a_board_is_left_over(game: str) -> None:
    assert left_over(held(FOLDER / game / "words"), called(game)) == set()


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_has_no_word_that_the_house_has_already(game: str) -> None:
    assert held(FOLDER / game / "words") & held(OWN, FOLDER / "words") == set()
