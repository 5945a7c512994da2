"""Several people, one screen: nobody reads what is not theirs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import pit
from groundlings.terminal import play_text
from groundlings.words import languages, phrasebook
from pit import view
from terminal.script import WIPED, Script
from terminal.test_whole_games import whims

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from terminal.script import Moment

NAMES = ["Anna", "Béla", "Csilla"]
MARK = re.compile(r"for-eyes-of-(\d)")


class Marked(pit.ThePit):
    """The Pit, where all that is made for one seat says for whom it was made."""

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        return {**super().look(g, seat), "mark": f"for-eyes-of-{seat}"}

    def events(self, state: State, seat: int | None, since: int = 0) -> list[Message]:
        told = super().events(state, seat, since)
        return [*told, {"key": f"for-eyes-of-{seat}"}] if told else []

    def prompt(self, state: State, seat: int | None) -> Message | None:
        return {"key": f"for-eyes-of-{seat}"} if super().prompt(state, seat) else None


def eyes(moment: Moment) -> set[str]:
    return set(MARK.findall(moment.screen))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3])
def test_the_screen_shows_only_who_looks(seats: int, seed: int) -> None:
    names = NAMES[:seats]
    script = whims("en", names, seed)
    game = Marked(pit.GAME.sheet)
    state = play_text(game, seats=seats, seed=seed, names=names, console=script.console, ask=script)
    assert state.over
    looked = set()
    curtains = 0
    for moment in script.moments:
        asked = [seat for seat, name in enumerate(names) if moment.question.startswith(name)]
        if "press Enter when nobody else" in moment.question:
            curtains += 1
            assert eyes(moment) == set()
        elif asked:
            looked.add(asked[0])
            assert eyes(moment) == {str(asked[0])}
        else:
            assert moment.question.startswith("Enter ends your turn")
            assert len(eyes(moment)) == 1
    assert looked == set(range(seats))
    assert curtains > seats
    assert set(MARK.findall(script.screen)) == set()


def test_while_anna_looks_nothing_of_belas_hand_is_on_the_screen() -> None:
    """Whenever somebody is asked, each hand on the screen is one the looker has held."""
    state = pit.GAME.new(seats=2, seed=3)
    book = phrasebook("en", pit.FOLDER)
    names = NAMES[:2]
    typed = whims("en", names, seed=1)
    held: list[set[str]] = [set(), set()]
    looks = {f"{name}, your choice > ": 0 for name in names}

    def reply(question: str) -> str:
        assert typed.reply
        if question not in looks:
            return typed.reply(question)
        seat = list(looks).index(question)
        mine = ", ".join(book.noun(card) for card in view.held(state, seat))
        held[seat].add(mine or "none")
        looks[question] += 1
        if looks[question] % 2:
            return "v"
        shown = re.findall(r"Your hand +(.*?) *$", script.screen, flags=re.MULTILINE)
        assert shown[-1] == (mine or "none")
        assert set(shown) <= held[seat]
        return typed.reply(question)

    script = Script(reply=reply)
    play_text(pit.GAME, seats=2, begun=state, names=names, console=script.console, ask=script)
    assert state.over
    assert held[0] - held[1]
    assert held[1] - held[0]


def test_a_sealed_choice_is_not_on_the_curtain_nor_after_it() -> None:
    script = Script(["", "bid:3", "", "", "q"])
    play_text(pit.GAME, seats=2, seed=3, names=NAMES[:2], console=script.console, ask=script)
    questions = [moment.question for moment in script.moments]
    assert questions[1] == "Anna, your choice > "
    assert questions[2].startswith("Enter ends your turn")
    assert questions[3].startswith("Béla: press Enter")
    curtain = script.moments[3].screen.removesuffix(questions[3])
    assert curtain.split() == ["Pass", "the", "screen", "to", "Béla."]
    assert questions[4] == "Béla, your choice > "
    told = script.moments[4].screen.replace("4  Bid 3 pennies  bid:3", "")
    assert "bid:3" not in told
    assert "Anna bids" not in told


@pytest.mark.parametrize("language", languages())
def test_the_curtain_names_who_comes_next(language: str) -> None:
    script = Script([])
    play_text(
        pit.GAME,
        seats=2,
        seed=3,
        names=NAMES[:2],
        language=language,
        console=script.console,
        ask=script,
    )
    book = phrasebook(language).seated(NAMES)
    assert book.text("terminal.curtain", who={"seat": 0}) in script.moments[0].screen


def test_a_curtain_cannot_be_scrolled_behind() -> None:
    script = Script(["", "1", ""])
    play_text(pit.GAME, seats=2, seed=3, names=NAMES[:2], console=script.console, ask=script)
    assert script.file.getvalue().count(f"\x1b[2J\x1b[H{WIPED}") == 4


def test_a_screen_that_cannot_be_wiped_is_pushed_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    script = Script(["", "1", ""])
    play_text(pit.GAME, seats=2, seed=3, names=NAMES[:2], console=script.console, ask=script)
    height = script.console.height
    pages = re.split("\n" * height + "\n*", script.output)
    assert "Your hand" in pages[2]
    assert pages[3].startswith("Pass the screen to Béla.")


def test_only_enter_help_and_quit_are_known_at_the_curtain() -> None:
    script = Script(["v", "u", "?", "", "q"])
    play_text(pit.GAME, seats=2, seed=3, names=NAMES[:2], console=script.console, ask=script)
    assert "“v” means nothing here" in script.after(0)
    assert "“u” means nothing here" in script.after(1)
    assert "take back your last choice" in script.after(2)
    assert script.moments[4].question == "Anna, your choice > "


def test_who_stops_leaves_no_secrets_on_a_shared_screen() -> None:
    for end in ("q", EOFError, KeyboardInterrupt):
        script = Script(["", end])
        play_text(pit.GAME, seats=2, seed=3, names=NAMES[:2], console=script.console, ask=script)
        assert "Your hand" in script.output
        assert "Your hand" not in script.screen
        assert "The game stops here." in script.screen


def test_a_window_without_a_choice_passes_for_who_is_alone() -> None:
    """And is asked at a shared screen: a missing pause would tell who holds no Catch."""
    alone = whims("en", ["Anna", "Béla"], seed=1)
    game = pit.GAME
    bots = (None, "random")
    play_text(game, seats=2, bots=bots, seed=8, names=NAMES[:2], console=alone.console, ask=alone)
    assert "1 deed of others passed for you." in alone.output
    assert "There is only one choice; Enter makes it." not in alone.output

    shared = whims("en", ["Anna", "Béla"], seed=1)
    play_text(game, seats=2, seed=8, names=NAMES[:2], console=shared.console, ask=shared)
    assert "passed for you" not in shared.output
    assert "There is only one choice; Enter makes it." in shared.output
