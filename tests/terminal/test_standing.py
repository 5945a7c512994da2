"""Standing orders as they are typed."""

from __future__ import annotations

from dataclasses import replace

import pytest

import pit
from groundlings.kernel.orders import ACT, SCENE, Orders, none, usual
from groundlings.othello import GAME
from groundlings.shakespeare import GAME as SHAKESPEARE
from groundlings.terminal import play_text
from groundlings.terminal.standing import changed, is_order, told
from groundlings.words import Phrasebook, languages, phrasebook
from terminal.script import Script

PLAIN = Orders()


def ordered(line: str, orders: Orders = PLAIN, language: str = "en") -> Orders | None:
    return changed(line, orders, GAME, phrasebook(language, GAME.folder))


@pytest.mark.parametrize(
    ("line", "orders"),
    [
        ("orders", PLAIN),
        ("orders usual", usual(GAME)),
        ("orders none", none(GAME)),
        ("let improvs", Orders(let=frozenset({"improv"}))),
        ("LET Exchange", Orders(let=frozenset({"exchange"}))),
        ("let cards 2", Orders(under=2)),
        ("let all", Orders(elsewhere=True)),
        ("let all scene", Orders(elsewhere=True, scope=SCENE)),
        ("let coins act", Orders(let=frozenset({"coin"}), scope=ACT)),
        ("let curtains", Orders(curtains=False)),
        ("seize 3", Orders(steal=3)),
        ("hold before", Orders(holds=frozenset({"before"}))),
        ("hold all", Orders(holds=frozenset(GAME.passes))),
    ],
)
def test_a_line_as_an_order(line: str, orders: Orders) -> None:
    assert ordered(line) == orders


@pytest.mark.parametrize(
    ("line", "orders"),
    [
        ("ask improvs", replace(usual(GAME), let=usual(GAME).let - {"improv"})),
        ("ask cards", replace(usual(GAME), under=0)),
        ("ask all", PLAIN),
        ("seize never", usual(GAME)),
        ("hold none", usual(GAME)),
    ],
)
def test_an_order_is_taken_back(line: str, orders: Orders) -> None:
    assert ordered(line, usual(GAME)) == orders


def test_who_wants_to_be_asked_about_a_kind_no_longer_lets_all_pass() -> None:
    assert ordered("ask lead", Orders(elsewhere=True)) == PLAIN
    assert ordered("stop curtains", Orders(elsewhere=True, curtains=False)) == Orders(
        elsewhere=True
    )


@pytest.mark.parametrize(
    "line",
    [
        *["", "let", "Let it happen", "seize", "seize it", "stop", "seize 0", "hold", "hold lunch"],
        *["let cards", "let cards x", "let answers", "orders please", "scene", "let scene"],
    ],
)
def test_choices_and_mistakes_are_no_orders(line: str) -> None:
    assert ordered(line) is None


def test_the_words_of_the_language_are_understood() -> None:
    assert ordered("let rögtönzések", language="hu") == Orders(let=frozenset({"improv"}))
    assert ordered("hold avant le placement", language="fr") == Orders(holds=frozenset({"prepare"}))


def test_only_what_looks_like_an_order_is_answered_as_one() -> None:
    assert is_order("let foo")
    assert is_order("orders")
    assert not is_order("let")
    assert not is_order("place foo")


@pytest.mark.parametrize("openly", [False, True])
@pytest.mark.parametrize("language", languages())
def test_orders_are_read_back(language: str, openly: bool) -> None:  # noqa: FBT001 - a parameter
    book = phrasebook(language, GAME.folder)
    full = replace(usual(GAME), steal=3, holds=frozenset({"after"}), scope=SCENE)
    lines = list(told(full, GAME, book, openly=openly))
    assert len(lines) == (6 if openly else 7)
    assert not any("[" in line for line in lines)
    assert book.text("order.after") in lines[-1]
    assert book.text("order.improv") in lines[1]
    assert book.text("order.script") not in lines[1]


def test_what_is_not_ordered_is_not_read_back() -> None:
    book = phrasebook("en", GAME.folder)
    assert list(told(PLAIN, GAME, book, openly=False)) == [
        "Standing orders for the game:",
        " -  Stop at your own passes: nowhere.",
    ]
    (_, every, *_) = told(replace(usual(GAME), elsewhere=True), GAME, book, openly=False)
    assert every == " -  Let everything pass that is not aimed at you."


def anna(*lines: str, game: object = pit.GAME) -> Script:
    script = Script(lines)
    bots = [None, "random"]
    play_text(game, seats=2, bots=bots, seed=9, console=script.console, ask=script)  # type: ignore[arg-type]  # one of ours
    return script


def test_orders_are_listed_and_a_mistake_is_answered_in_a_sentence() -> None:
    script = anna("orders", "let shoves", "let sing", "hold on", "?")
    assert "Standing orders for the game:" in script.after(0)
    assert "not aimed at you: shoves." in script.after(1)
    mistake = "“let sing” is no order; write let or ask with shove, all or curtains"
    assert mistake in " ".join(script.after(2).split())
    assert "“hold on” is no order" in script.after(3)
    assert "let improvs" in script.after(4)


def test_a_game_that_asks_nothing_of_the_sort_says_so() -> None:
    script = anna("orders", "?", game=SHAKESPEARE)
    assert "This game asks nothing that a standing order could answer." in script.after(0)
    assert "let improvs" not in script.after(1)
    assert "standing orders" not in script.moments[0].screen


@pytest.mark.parametrize("language", languages())
def test_the_help_fits_a_small_screen(language: str) -> None:
    book = phrasebook(language, GAME.folder)
    lines = [*_lines(book, "help"), *_lines(book, "help_orders")]
    assert [line for line in lines if len(line) >= 80] == []


def _lines(book: Phrasebook, key: str) -> list[str]:
    return book.text(f"terminal.{key}").splitlines()
