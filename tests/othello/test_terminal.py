"""Othello at the terminal, from the deal to the last curtain."""

from __future__ import annotations

import re
from io import StringIO
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

from groundlings.kernel.die import cast
from groundlings.kernel.log import fold
from groundlings.terminal import play_text
from groundlings.words import languages, phrasebook
from othello.stage import GAME
from terminal.script import CODES, WIPED

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

MISSING = re.compile(r"\[[a-z_.:-]+\]")
MARK = re.compile(r"for-eyes-of-(\d)")
ROWS = 24
CLICKS = 4
BOTS = (None, "random", "random")


class Evening:
    """People at a small terminal; `reply` says what is typed at each question.

    They leave after so many `scenes`, if that is said.
    """

    def __init__(self, reply: Callable[[str, State], str], seed: int = 11, **more: Any) -> None:  # noqa: ANN401 - as play_text takes it
        self.reply = reply
        self.questions: list[str] = []
        self.scenes = more.pop("scenes", 0)
        self.file = StringIO()
        self.console = Console(file=self.file, force_terminal=True, width=80, height=ROWS)
        game = more.pop("game", GAME)
        bots = more.pop("bots", BOTS)
        self.g = game.new(len(bots), seed)
        play_text(
            game,
            seats=len(bots),
            bots=bots,
            begun=self.g,
            console=more.pop("console", None) or self.console,
            ask=self.ask,
            **more,
        )

    def ask(self, question: str) -> str:
        """The question is written as `input` would; what is typed is echoed."""
        if self.scenes and GAME.scene(self.g) > self.scenes:
            raise EOFError
        self.questions.append(question)
        self.file.write(question)
        line = self.reply(question, self.g)
        self.file.write(line + "\n")
        return line

    @property
    def output(self) -> str:
        return CODES.sub("", self.file.getvalue())

    @property
    def screen(self) -> str:
        """What can be read now: the last lines since the screen was wiped."""
        shown = self.file.getvalue()[-12_000:].rpartition(WIPED)[2]
        return "\n".join(CODES.sub("", shown).split("\n")[-ROWS:])


@pytest.mark.compiled
def test_a_whole_game_can_be_played_at_the_terminal() -> None:
    """One person among bots, who types a small number at each question."""
    die = cast(8)
    played = Evening(lambda question, _: str(die.roll(3) + 1) if "choice" in question else "")
    assert played.g.over
    assert not MISSING.search(played.output)
    assert "Player 1 has only one choice: " in played.output


@pytest.mark.compiled
@pytest.mark.parametrize("language", languages())
def test_who_only_places_and_plays_types_little_and_loses_no_card_by_it(language: str) -> None:
    """Enter wherever it means something, else the first choice: it plays the card."""
    book = phrasebook(language, GAME.folder)
    asking = book.text("terminal.question", who={"seat": 0})
    let = book.text("terminal.question_enter", who={"seat": 0}, option=book.option("let"))
    asked: set[str] = set()
    playable = 0

    def reply(question: str, g: State) -> str:
        nonlocal playable
        if question != asking:
            asked.add(question)
            return ""
        playable += GAME.parse("play") in GAME.options(g, 0)
        return "1"

    played = Evening(reply, language=language, scenes=20)
    g = played.g
    assert not MISSING.search(played.output)
    assert asked == {let}  # unless held, passes are not asked
    assert g.log
    made = [GAME.text(option) for seat, option in fold(g.log.read()) if seat == 0]
    assert made.count("play") == playable > 8
    assert len(played.questions) <= CLICKS * GAME.scene(g)


def test_enter_never_exits() -> None:
    """Whoever presses Enter where a card lies open is asked again."""
    tried: list[int] = []

    def reply(question: str, g: State) -> str:
        legal = [GAME.text(option) for option in GAME.options(g, 0)]
        if len(tried) == 3 or "choice" not in question:
            return "q" if len(tried) == 3 else ""
        if "exit" in legal and len(legal) > 1:
            tried.append(int(g.choices))
            return ""
        return "1"

    played = Evening(reply)
    assert tried == tried[:1] * 3
    assert played.output.count("Type a number from 1 to") == 3


@pytest.mark.compiled
def test_the_newest_sentence_is_on_a_small_screen() -> None:
    """At 80 by 24, at every question that has news."""
    book = phrasebook("en", GAME.folder)
    die = cast(5)
    heard = asked = 0
    lost: list[str] = []

    def reply(question: str, g: State) -> str:
        nonlocal heard, asked
        events = GAME.events(g, 0)
        if len(events) > heard and "choice" in question:
            asked += 1
            newest = " ".join(book.event(events[-1]).split())
            if newest not in " ".join(evenings[0].screen.split()):
                lost.append(newest)
        heard = len(events)
        return str(die.roll(2) + 1) if "choice" in question else ""

    evenings: list[Evening] = []

    class Watched(Evening):
        def ask(self, question: str) -> str:
            evenings[:] = [self]
            return super().ask(question)

    Watched(reply, seed=7, scenes=25)
    assert asked > 20
    assert lost == []


def test_news_stand_beside_the_table_where_there_is_room() -> None:
    file = StringIO()
    console = Console(file=file, force_terminal=True, width=150, height=60)
    Evening(lambda *_: "q", console=console)
    (line,) = (one for one in file.getvalue().splitlines() if "Phase" in one)
    assert "Othello, a general of Venice" in line


def typed(*lines: str) -> Callable[[str, State], str]:
    """These lines, one after the other; then the game is left."""
    waiting = iter(lines)
    return lambda question, g: next(waiting, "q")


def test_whoever_holds_is_asked_and_others_are_not() -> None:
    assert "Your turn to reveal." not in Evening(typed("1", "", "")).output
    held = Evening(typed("hold before", "1", *[""] * 12))
    assert "Player 1, your choice (Enter: Turn your card up) > " in held.questions
    told = held.output.partition("Your turn to reveal.")[2]
    assert "Player 1 turns up" in told


def test_an_order_answers_the_question_it_is_given_at_and_all_like_it() -> None:
    """What it has answered is told in one line."""
    gave = answered = 0

    def reply(question: str, g: State) -> str:
        nonlocal gave, answered
        occasion = GAME.occasion(g, 0)
        window = occasion is not None and occasion.is_window and not occasion.is_at_me
        if gave == 0 and window and "Enter: Let it happen" in question:
            gave = int(g.choices)
            return "let all"
        if gave and not answered:
            answered = int(g.choices)
        assert not (gave and window and occasion and not occasion.is_curtain)
        return "1" if "choice >" in question else ""

    played = Evening(reply, scenes=20)
    assert answered > gave > 0
    told = played.output.partition("Let everything pass that is not aimed at you.")[2]
    assert "deeds of others passed for you." in told


@pytest.mark.compiled
def test_an_order_seizes_what_is_worth_it() -> None:
    start = iter(["seize 1", "let curtains"])

    def reply(question: str, g: State) -> str:
        legal = [GAME.text(option) for option in GAME.options(g, 0)]
        if (line := next(start, "")) or "choice >" not in question:
            return line
        return "place:seize" if "place:seize" in legal else "1"

    played = Evening(reply, seed=3, scenes=40)
    assert "By your order: Seize it." in played.output
    assert re.search(r"Player 1 seizes .* from Player", played.output)


class Marked(type(GAME)):  # type: ignore[misc]  # the game is all that is exported
    """Othello, where all that is made for one seat says for whom it was made."""

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().look(g, seat), "mark": f"for-eyes-of-{seat}"}

    def events(self, state: State, seat: int | None, since: int = 0) -> list[Message]:
        told = super().events(state, seat, since)
        return [*told, {"key": f"for-eyes-of-{seat}"}] if told else []


def test_orders_show_nobody_the_secrets_of_another_at_a_shared_screen() -> None:
    """Passes and small deeds are answered without a curtain, and nothing is shown for it."""
    names = ["Anna", "Béla"]
    curtains = 0

    class Watched(Evening):
        def ask(self, question: str) -> str:
            nonlocal curtains
            shown = self.file.getvalue()[-60_000:].rpartition(WIPED)[2]
            eyes = set(MARK.findall(shown))
            asked = [str(seat) for seat, name in enumerate(names) if question.startswith(name)]
            if "press Enter when nobody else" in question:
                curtains += 1
                assert eyes == set()
            else:
                assert eyes <= set(asked) or (not asked and len(eyes) == 1)
            return super().ask(question)

    die = cast(3)
    played = Watched(
        lambda question, _: str(die.roll(2) + 1) if "choice" in question else "",
        game=Marked(GAME.sheet),
        bots=(None, None),
        names=names,
        scenes=12,
    )
    assert played.questions
    assert curtains > 10


@pytest.mark.parametrize("name", ["I.9", "i.9", "(I.9)", "“Desdemona confronts Brab"])
def test_a_card_is_found_by_the_number_that_sentences_give_it(name: str) -> None:
    told = Evening(typed(f"c {name}")).output
    assert "Desdemona confronts Brabantio: Number: I.9; Points: 1 as Lead" in told
    assert "I.10;" not in told


def test_a_card_is_also_found_by_the_middle_of_its_name_and_else_not_at_all() -> None:
    told = Evening(typed("c the lead", "c I.99", "c “”")).output
    assert "Take the Lead: Copies:" in told
    assert "There is no card “I.99”; c alone lists them all." in told
    assert "There is no card ““””" in told


def test_an_exit_is_taken_back_before_it_counts() -> None:
    asked: list[tuple[int, str]] = []

    def reply(question: str, g: State) -> str:
        legal = [GAME.text(option) for option in GAME.options(g, 0)]
        if question.startswith("Enter ends your turn, u") and not asked:
            asked.append((int(g.choices), ""))
            return "u"
        if asked and "choice" in question:
            asked.append((int(g.choices), " ".join(legal)))
            return "q"
        if "choice" in question:
            return "exit" if "exit" in legal else "1"
        return ""

    told = Evening(reply).output
    (before, _), (after, legal), *_ = asked
    assert "exit" in legal.split()
    assert after == before - 1
    assert "Player 1 takes back 1 choice." in told


def test_a_pass_that_was_made_for_somebody_is_no_choice_to_take_back() -> None:
    """The one before placement could be undone, and would be made again at once."""
    free: list[int] = []

    def reply(question: str, g: State) -> str:
        if "choice" not in question:
            return ""
        free.append(GAME.undoable(g, 0))
        return "u" if len(free) == 1 else "q"

    told = Evening(reply, seed=5, bots=(None,) * 3).output
    assert free[:2] == [1, 1]
    assert "There is nothing you can take back" in told
