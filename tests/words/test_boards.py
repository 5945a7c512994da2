"""The words on drawn boards: every key is there in every language, and none is left over."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from groundlings.web.board.registry import BOARDS
from groundlings.web.render import FOLDER
from groundlings.words import languages
from groundlings.words.phrasebook import OWN
from words.gaps import text_gaps
from words.test_pages import CALL

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

DRAWN = [game for game, board in BOARDS.items() if board.pieces is not None]


def called(game: str) -> Iterator[tuple[str, str]]:
    """Every key that a board and its code ask for; one that is put together, by its beginning."""
    files = [*FOLDER.glob(f"templates/{game}/*.html"), *FOLDER.glob(f"{game}/*.py")]
    for file in files:
        for section, key, joined in CALL.findall(file.read_text(encoding="utf-8")):
            yield section, key.partition("{")[0] + ("*" if "{" in key or joined else "")


def keys(*folders: Path) -> set[tuple[str, str]]:
    """The keys there are, with their sections."""
    found = set()
    for folder in folders:
        with (folder / "en.toml").open("rb") as file:
            found |= {(part, key) for part, texts in tomllib.load(file).items() for key in texts}
    return found


def answers(section: str, key: str, asked: tuple[str, str]) -> bool:
    """Whether this is a key that was asked for."""
    wanted, name = asked
    return section == wanted and (key == name or (name[-1:] == "*" and key.startswith(name[:-1])))


@pytest.mark.parametrize("game", DRAWN)
def test_no_language_lacks_a_word_of_a_board(game: str) -> None:
    words = FOLDER / game / "words"
    assert {file.stem for file in words.glob("*.toml")} == set(languages())
    assert text_gaps(words) == []


@pytest.mark.parametrize("game", DRAWN)
def test_every_word_that_a_board_asks_for_is_there(game: str) -> None:
    there = keys(OWN, FOLDER / "words", FOLDER / game / "words")
    asked = set(called(game))
    assert ("board", "market") in asked
    assert ("origin", "reconstructed") in asked
    missing = {one for one in asked if not any(answers(*key, one) for key in there)}
    assert missing == set()


@pytest.mark.parametrize("game", DRAWN)
def test_no_word_of_a_board_is_left_over(game: str) -> None:
    asked = set(called(game))
    own = keys(FOLDER / game / "words")
    assert {key for key in own if not any(answers(*key, one) for one in asked)} == set()


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_has_no_word_that_the_house_has_already(game: str) -> None:
    assert keys(FOLDER / game / "words") & keys(OWN, FOLDER / "words") == set()
