"""`hint` at the text table: what is best, what is as good, and why another choice is worse."""

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
    Hint(BID + 1, 0.0, ()),
    Hint(BID, 1.24, (Reason("left", 1.8), Reason("pennies", -0.86), Reason(RIVAL, 0.3))),
]
TOLD = {
    "en": "\u22121.2 (Left basket \u22121.8, Pennies +0.9, the best of the others +0.3)",
    "fr": "\u22121,2 (Panier de gauche \u22121,8, Sous +0,9, le meilleur des autres +0,3)",
    "hu": "\u22121,2 (Bal kosár \u22121,8, Penny +0,9, a többiek legjobbja +0,3)",
}


@pytest.mark.parametrize("language", languages())
def test_the_few_best_are_told_with_their_reasons(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    book = phrasebook(language, GAME.folder)
    monkeypatch.setattr(advice, "hints", lambda _chair, _die: FOUND)
    best, alike, behind = advice.advice(GAME, GAME.new(seats=2, seed=1), 0, book)
    assert best.endswith(book.option("bid:2"))
    assert alike.endswith(book.option("bid:1"))
    assert behind.endswith(TOLD[language])


def test_where_nobody_knows_the_game_that_is_said() -> None:
    book = phrasebook("en", GAME.folder)
    (told,) = advice.advice(GAME, GAME.new(seats=2, seed=1), 0, book)
    assert told == book.text("terminal.hint_none")
