"""What can be typed, and what is said to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from groundlings.kernel.log import fold
from groundlings.terminal import play_text
from groundlings.terminal.answer import (
    Cards,
    GoOn,
    Pick,
    Quit,
    Show,
    Unclear,
    Undo,
    choice,
    command,
)
from terminal.script import Script

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message

TAKE = ("bid:1", "take:nut", "take:orange", "taken")


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("", GoOn()),
        ("   ", GoOn()),
        ("?", Show("?")),
        ("h", Show("?")),
        (" help ", Show("?")),
        ("w", Show("w")),
        ("c", Cards("")),
        ("c king lear", Cards("king lear")),
        (" v ", Show("v")),
        ("l", Show("l")),
        ("u", Undo(1)),
        ("U", Undo(None)),
        ("undo", Undo(1)),
        ("undo 3", Undo(3)),
        ("undo 0", Unclear("terminal.bad_undo")),
        ("undo x", Unclear("terminal.bad_undo")),
        ("q", Quit("")),
        ("q my game.rec", Quit("my game.rec")),
        ("let", None),
        ("v x", None),
        ("3", None),
    ],
)
def test_a_line_as_a_command(line: str, meaning: object) -> None:
    assert command(line) == meaning


@pytest.mark.parametrize(
    ("line", "at"),
    [("1", 0), (" 3 ", 2), ("take:nut", 1), ("TAKE:NUT", 1), ("b", 0), ("take:o", 2), ("taken", 3)],
)
def test_a_line_as_a_choice(line: str, at: int) -> None:
    assert choice(line, TAKE, TAKE) == Pick(at)


def test_a_text_is_itself_before_it_is_a_beginning() -> None:
    assert choice("pass", ("pass", "pass-on"), ()) == Pick(0)


ACTS = ("advance:I", "advance:II", "advance:III")


@pytest.mark.parametrize(
    ("line", "at"),
    [("advance:I", 0), ("advance:II", 1), ("advance:iii", 2), ("ADVANCE:i", 0), ("Advance:II", 1)],
)
def test_a_choice_with_capitals_can_be_typed(line: str, at: int) -> None:
    assert choice(line, ACTS, ACTS) == Pick(at)
    assert choice(line, ("stop",), ACTS) == Unclear("terminal.not_now", {"text": ACTS[at]})


def test_capitals_may_tell_two_texts_apart() -> None:
    assert choice("a:I", ("a:i", "a:I"), ()) == Pick(1)
    unclear = choice("A:I", ("a:i", "a:I"), ())
    assert unclear == Unclear("terminal.several", {"text": "A:I", "choices": "a:i, a:I"})


@pytest.mark.parametrize(
    ("line", "at"),
    [("Take the n", 1), ("take the orange", 2), ("be", 3), ("take:o", 2)],
)
def test_a_choice_can_be_typed_as_the_screen_words_it(line: str, at: int) -> None:
    sentences = ("Bid 1 penny", "Take the nut", "Take the orange", "Be taken")
    assert choice(line, TAKE, TAKE, sentences) == Pick(at)


def test_the_notation_comes_before_the_words() -> None:
    assert choice("take", ("take", "put"), (), ("Put", "Take it")) == Pick(0)
    assert choice("put", ("take",), ("take", "put"), ("Put it",)) == Unclear(
        "terminal.not_now", {"text": "put"}
    )


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("0", "terminal.no_such_number", {"text": "0", "n": 4}),
        ("5", "terminal.no_such_number", {"text": "5", "n": 4}),
        ("take", "terminal.several", {"text": "take", "choices": "take:nut, take:orange, taken"}),
        ("put:left", "terminal.not_now", {"text": "put:left"}),
        ("sing", "terminal.not_a_choice", {"text": "sing", "n": 4}),
    ],
)
def test_a_line_that_is_no_choice(line: str, key: str, value: dict[str, object]) -> None:
    assert choice(line, TAKE, (*TAKE, "put:left")) == Unclear(key, value)


def test_a_long_row_of_candidates_trails_off() -> None:
    texts = [f"take:{n}" for n in range(20)]
    unclear = choice("take", texts, ())
    assert isinstance(unclear, Unclear)
    assert unclear.values["choices"] == ", ".join(texts[:8]) + " ..."


def anna_against_a_bot(*lines: str) -> Script:
    """Seed 9: Anna bids highest with 3 pennies, and takes, stows and may play a trick."""
    script = Script(lines)
    play_text(
        pit.GAME,
        seats=2,
        bots=[None, "random"],
        seed=9,
        names=["Anna"],
        console=script.console,
        ask=script,
    )
    return script


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "Type a number from 1 to 4, the beginning of a choice, or ? for help."),
        ("7", "There is no choice 7; the choices are 1 to 4."),
        ("bid", "“bid” could be: bid:0, bid:1, bid:2, bid:3."),
        ("take:nut", "take:nut is a choice of this game, but not now."),
        ("sing", "“sing” is none of the choices; type a number from 1 to 4"),
        ("[bold]", "“[bold]” is none of the choices"),
        ("u", "There is nothing you can take back"),
        ("undo x", "Write undo and a number, as in undo 2."),
    ],
)
def test_bad_input_gets_a_sentence_and_the_question_again(line: str, told: str) -> None:
    script = anna_against_a_bot(line)
    assert told in " ".join(script.after(0).split())
    assert [moment.question for moment in script.moments] == ["Anna, your choice > "] * 2


def strict(reasons: dict[str, Message]) -> pit.ThePit:
    """The Pit, where some things are said not to be possible."""
    game = pit.ThePit(pit.GAME.sheet)
    game.guide.refused = lambda state, seat: reasons
    return game


def test_a_choice_that_is_refused_is_told_why() -> None:
    script = Script(["take:nut", "take:pie"])
    bots = [None, "random"]
    game = strict({"take:nut": {"key": "too-early"}})
    play_text(game, seats=2, bots=bots, seed=9, console=script.console, ask=script)
    assert "take:nut cannot be chosen now. [too-early]" in script.after(0)
    assert "take:pie is a choice of this game, but not now." in script.after(1)
    assert "-  Take the nut: [too-early]" in script.moments[0].screen
    assert "-  Take the pie" not in script.moments[0].screen


def test_many_refused_choices_are_told_on_demand() -> None:
    script = Script(["w"])
    game = strict({text: {"key": "too-early"} for text in pit.GAME.notation.texts[:7]})
    play_text(game, seats=2, bots=[None, "random"], seed=9, console=script.console, ask=script)
    assert "too-early" not in script.moments[0].screen
    assert "Type w to see 7 choices that are not possible now" in script.moments[0].screen
    assert script.after(0).count("too-early") == 7
    assert "There is nothing more to explain." in anna_against_a_bot("w").after(0)


def test_help_view_and_log_are_shown_on_demand() -> None:
    script = anna_against_a_bot("?", "v", "l", "bid:3")
    assert "undo N       take back your last N choices" in script.after(0)
    assert "Choices so far" in script.after(1)
    assert "Choices so far" not in script.moments[0].screen
    assert "Anna draws a card." in script.after(2)
    assert "You have drawn Catch." in script.after(2)
    assert all("How much do you bid?" in script.after(at) for at in range(3))


def test_cards_are_shown_on_demand() -> None:
    script = anna_against_a_bot("c", "c catch", "c nobody")
    assert "c and the beginning of a name shows a card. Cards:" in script.after(0)
    assert script.after(1).splitlines()[1].startswith("Catch: ")
    assert "There is no card “nobody”; c alone lists them all." in script.after(2)


def test_a_choice_is_typed_in_words() -> None:
    assert "Anna bids 3 pennies." in anna_against_a_bot("Bid 3").after(0)


def test_what_is_new_is_told_once() -> None:
    script = anna_against_a_bot("bid:3", "take:nut", "put:left")
    told = script.output
    assert told.count("Anna takes the nut.") == 1
    assert told.count("Anna puts the nut into the left basket.") == 1
    assert told.count("An orange comes onto the stall.") == 1


def test_one_step_is_taken_back() -> None:
    script = anna_against_a_bot("bid:3", "take:nut", "u", "take:orange", "put:left")
    assert "Which basket does the nut go into?" in script.after(1)
    assert "Anna takes back 1 choice." in script.after(2)
    assert "Which ware do you take?" in script.after(2)
    assert "Anna takes the orange." in script.after(3)
    assert "Anna puts the orange into the left basket." in script.after(4)


@pytest.mark.parametrize("back", ["U", "undo 2"])
def test_a_turn_is_taken_back_to_its_start(back: str) -> None:
    script = anna_against_a_bot("bid:3", "take:nut", "put:left", back)
    assert "Do you play a trick?" in script.after(2)
    assert "Anna takes back 2 choices." in script.after(3)
    assert "Which ware do you take?" in script.after(3)
    assert "On the stall" not in script.after(3)


def test_no_more_is_taken_back_than_can_be() -> None:
    script = anna_against_a_bot("bid:3", "take:nut", "undo 2", "undo 0")
    assert "You can take back 1 choice at most." in script.after(2)
    assert "Write undo and a number" in script.after(3)


def test_an_answer_is_taken_back_before_the_screen_is_passed_on() -> None:
    script = Script(["", "bid:3", "x", "v", "u", "bid:1", ""])
    state = play_text(
        pit.GAME, seats=2, seed=9, names=["Anna", "Béla"], console=script.console, ask=script
    )
    questions = [moment.question for moment in script.moments]
    assert questions[2].startswith("Enter ends your turn, u takes back")
    assert "“x” means nothing here" in script.after(2)
    assert "Your hand" in script.after(3)
    assert "Anna takes back 1 choice." in script.after(4)
    assert questions[5] == "Anna, your choice > "
    assert questions[7].startswith("Béla: press Enter")
    assert state.log
    assert fold(state.log.read()) == [(0, pit.GAME.parse("bid:1"))]


def test_what_a_choice_led_to_is_read_before_the_screen_is_passed_on() -> None:
    script = Script(["", "bid:3", "", "", "bid:0", ""])
    play_text(pit.GAME, seats=2, seed=9, names=["Anna", "Béla"], console=script.console, ask=script)
    questions = [moment.question for moment in script.moments]
    assert questions[5] == "Enter ends your turn > "
    assert "Anna wins the bidding and pays 3 pennies." in script.after(4)
    assert questions[6].startswith("Anna: press Enter")


def test_a_last_choice_can_be_taken_back_before_a_bot_goes_on() -> None:
    """A shove at the bot: its window opens only when Anna ends her turn."""
    state = pit.GAME.new(seats=2, seed=9)
    for seat, text in [(0, "bid:3"), (1, "bid:0"), (0, "take:nut"), (0, "put:left"), (0, "pass")]:
        pit.GAME.play(state, seat, pit.GAME.parse(text))
    for seat, text in [(0, "bid:3"), (1, "bid:0"), (0, "take:nut"), (0, "put:left")]:
        pit.GAME.play(state, seat, pit.GAME.parse(text))
    script = Script(["play:shove", "u", "play:shove", ""])
    play_text(
        pit.GAME,
        seats=2,
        begun=state,
        bots=[None, "random"],
        names=["Anna", "Béla"],
        console=script.console,
        ask=script,
    )
    questions = [moment.question for moment in script.moments]
    assert questions[1].startswith("Enter ends your turn, u takes back")
    assert "Do you play a trick?" in script.after(1)
    assert questions[3].startswith("Enter ends your turn")
    assert "Béla" in script.after(3)
