"""`hint` at the text table: what is best, what is about as good, and why another is worse."""

from __future__ import annotations

import pytest

import pit
from groundlings.bots.hints import RIVAL, Hint, Reason
from groundlings.terminal import advice
from groundlings.words import languages, phrasebook
from pit.verbs import BID

GAME = pit.GAME
FOUND = [
    Hint(BID + 2, 0.0, ()),
    Hint(BID + 1, 0.0, (), 0.05, 0.31),
    Hint(
        BID,
        1.24,
        (Reason("left", 1.8), Reason("pennies", -0.86), Reason(RIVAL, 0.3)),
        1.24,
        0.42,
    ),
]
TOLD = {
    "en": "\u22121.2 ±\u00a00.4 (Left basket \u22121.8, Pennies +0.9, the best of the others +0.3)",
    "fr": "\u22121,2 ±\u00a00,4 "
    "(Panier de gauche \u22121,8, Sous +0,9, le meilleur des autres +0,3)",
    "hu": "\u22121,2 ±\u00a00,4 (Bal kosár \u22121,8, Penny +0,9, a többiek legjobbja +0,3)",
}
WHY = {
    "en": "(Left basket +1.8, Pennies \u22120.9, the best of the others \u22120.3)",
    "fr": "(Panier de gauche +1,8, Sous \u22120,9, le meilleur des autres \u22120,3)",
    "hu": "(Bal kosár +1,8, Penny \u22120,9, a többiek legjobbja \u22120,3)",
}


@pytest.mark.parametrize("language", languages())
def test_the_few_best_are_told_with_their_reasons(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    book = phrasebook(language, GAME.folder)
    monkeypatch.setattr(advice, "hints", lambda _chair, _die: FOUND)
    above, best, alike, behind = advice.advice(GAME, GAME.new(seats=2, seed=1), 0, book)
    assert above.startswith(book.option("bid:2"))
    assert book.option("bid:0") in above
    assert above.endswith(WHY[language])
    assert best == f"1. {book.option('bid:2')}{_said(language)}{book.text('hint.best')}"
    assert alike == f"2. {book.option('bid:1')}{_said(language)}{book.text('hint.alike')}"
    assert behind.startswith(f"3. {book.option('bid:0')}")
    assert behind.endswith(TOLD[language])


def _said(language: str) -> str:
    return "\u00a0: " if language == "fr" else ": "


def test_a_difference_that_comes_from_many_small_parts_has_no_empty_brackets(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    book = phrasebook("en", GAME.folder)
    found = [FOUND[0], Hint(BID, 0.2, (), 0.2, 0.1)]
    monkeypatch.setattr(advice, "hints", lambda _chair, _die: found)
    above, _, behind = advice.advice(GAME, GAME.new(seats=2, seed=1), 0, book)
    assert above == f"{book.option('bid:2')}: +0.2 over “{book.option('bid:0')}”"
    assert behind == f"2. {book.option('bid:0')}: \u22120.2 ±\u00a00.1"


def test_choices_that_are_all_alike_are_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    book = phrasebook("en", GAME.folder)
    monkeypatch.setattr(advice, "hints", lambda _chair, _die: FOUND[:2])
    above, *_ = advice.advice(GAME, GAME.new(seats=2, seed=1), 0, book)
    assert above == "As far as can be told, these 2 choices are equally good."


def test_where_nobody_knows_the_game_that_is_said() -> None:
    book = phrasebook("en", GAME.folder)
    (told,) = advice.advice(GAME, GAME.new(seats=2, seed=1), 0, book)
    assert told == book.text("hint.nothing")
