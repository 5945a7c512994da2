"""Whole games at the text table, in each language."""

from __future__ import annotations

import re

import pytest

import pit
from groundlings.kernel.die import cast
from groundlings.terminal import play_text
from groundlings.words import languages, phrasebook
from terminal.script import Script

BRACKETED = re.compile(r"\[[a-z_.:-]+\]")


def whims(language: str, names: list[str], seed: int) -> Script:
    """People who answer every question with some number, and everything else with Enter."""
    book = phrasebook(language).seated(names)
    asking = {book.text("terminal.question", who={"seat": seat}) for seat in range(len(names))}
    die = cast(seed)
    return Script(reply=lambda question: str(die.roll(4) + 1) if question in asking else "")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "bots",
    [
        (None, "random"),
        ("random", None, "random"),
        (None, None),
        (None, "random", None, None),
    ],
)
def test_people_play_to_the_end(language: str, bots: tuple[str | None, ...]) -> None:
    names = ["Anna", "Béla", "Csilla", "Dóra"][: len(bots)]
    script = whims(language, names, seed=3)
    state = play_text(
        pit.GAME,
        seats=len(bots),
        bots=bots,
        language=language,
        seed=7,
        names=names,
        console=script.console,
        ask=script,
    )
    assert state.over
    assert not BRACKETED.findall(script.output)
    book = phrasebook(language, pit.FOLDER).seated(names)
    winners = pit.GAME.winners(state)
    assert len(winners) == 1
    assert book.text("terminal.winner", who={"seat": winners[0]}) in script.screen
    totals = re.search(rf"{book.label('total').name}((?: +\d+)+)", script.screen)
    assert totals
    assert [int(points) for points in totals[1].split()] == pit.GAME.scores(state)
    for event in pit.GAME.events(state, None):
        assert book.event(event) in script.output


def test_the_scores_are_told_by_their_sources() -> None:
    script = whims("en", ["Anna", "Béla"], seed=5)
    state = play_text(
        pit.GAME, seats=2, seed=1, names=["Anna", "Béla"], console=script.console, ask=script
    )
    players = pit.GAME.view(state, None)["players"]
    assert isinstance(players, list)
    for source, label in {"left": "Left basket", "right": "Right basket"}.items():
        row = re.search(rf"^ *{label} +(\d+) +(\d+) *$", script.screen, flags=re.MULTILINE)
        assert row
        assert [int(row[1]), int(row[2])] == [player["score"][source] for player in players]


def test_a_shared_win_is_told() -> None:
    class Peace(pit.ThePit):
        def winners(self, state: object) -> list[int]:
            del state
            return [0, 1]

    class War(pit.ThePit):
        def winners(self, state: object) -> list[int]:
            del state
            return []

    for game, told in ((Peace, "The win is shared by Anna, Béla."), (War, "Nobody wins.")):
        script = whims("en", ["Anna", "Béla"], seed=5)
        play_text(
            game(pit.GAME.sheet),
            seats=2,
            seed=1,
            names=["Anna", "Béla"],
            console=script.console,
            ask=script,
        )
        assert told in script.screen


def test_bots_alone_play_while_one_looks_on() -> None:
    script = Script()
    bots = ["random"] * 3
    state = play_text(pit.GAME, seats=3, bots=bots, seed=2, console=script.console, ask=script)
    assert state.over
    assert script.moments == []
    book = phrasebook("en", pit.FOLDER).seated(["", "", ""])
    told = [book.event(event) for event in pit.GAME.events(state, None)]
    lines = script.output.splitlines()
    start = lines.index("Bots: Player 1, Player 2, Player 3 (random).") + 2
    assert lines[start : start + len(told)] == told


def test_the_same_seed_plays_the_same() -> None:
    def record(seed: int) -> str:
        script = whims("en", ["Anna", "Béla"], seed=11)
        bots = (None, "random")
        state = play_text(
            pit.GAME,
            seats=2,
            bots=bots,
            seed=seed,
            names=["Anna", "Béla"],
            console=script.console,
            ask=script,
        )
        return pit.GAME.record(state)

    assert record(4) == record(4)
    assert record(4) != record(5)


def test_without_a_seed_every_evening_is_another() -> None:
    first, second = (
        play_text(pit.GAME, seats=2, bots=["random"] * 2, console=Script().console)
        for _ in range(2)
    )
    assert first.setup
    assert second.setup
    assert first.setup.pledge.seed != second.setup.pledge.seed


def test_variants_are_played_and_told() -> None:
    script = Script()
    state = play_text(
        pit.GAME,
        seats=2,
        bots=["random"] * 2,
        language="fr",
        seed=1,
        variants={"length": "long", "tricks": False},
        console=script.console,
    )
    assert state.setup
    assert state.setup.variants == {"length": "long", "tricks": False}
    assert "Durée de la foire\u00a0: longue." in script.output
    assert "Tours\u00a0: non." in script.output


def test_plain_output_has_no_codes() -> None:
    script = whims("en", ["Anna", "Béla"], seed=2)
    plain = Script(reply=script.reply, is_terminal=False)
    play_text(pit.GAME, seats=2, seed=1, names=["Anna", "Béla"], console=plain.console, ask=plain)
    assert "The game is over." in plain.file.getvalue()
    assert "\x1b" not in plain.file.getvalue()
