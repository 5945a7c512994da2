"""How an evening ends: where the record goes, and how to go on."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

import pit
from groundlings import GameError
from groundlings.terminal import play_text
from groundlings.words import languages, phrasebook
from terminal.script import Script
from terminal.test_whole_games import whims

if TYPE_CHECKING:
    from pathlib import Path

GO_ON = "groundlings play pit --text --resume {file}"


@pytest.mark.parametrize("end", ["q", EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("language", languages())
def test_who_stops_finds_the_record_and_the_way_to_go_on(
    tmp_path: Path, language: str, end: str | type[BaseException]
) -> None:
    path = tmp_path / "evening.rec"
    script = Script(["3", end])
    state = play_text(
        pit.GAME,
        seats=2,
        bots=[None, "random"],
        language=language,
        seed=9,
        record_path=path,
        go_on=GO_ON,
        console=script.console,
        ask=script,
    )
    assert not state.over
    assert state.choices >= 2
    assert pit.GAME.replay(path.read_text(encoding="utf-8")) == state
    told = "".join(script.output.split())
    book = phrasebook(language)
    command = f"groundlings play pit --text --resume {path}"
    for words in (
        book.text("terminal.stopped"),
        book.text("terminal.recorded", file=str(path)),
        book.text("terminal.go_on", command=command),
    ):
        assert "".join(words.split()) in told


def test_the_record_goes_where_who_stops_says(tmp_path: Path) -> None:
    asked, other = tmp_path / "my game.rec", tmp_path / "other.rec"
    script = Script([f"q {asked}"])
    state = play_text(
        pit.GAME,
        seats=2,
        bots=[None, "random"],
        seed=9,
        record_path=other,
        go_on=GO_ON,
        console=script.console,
        ask=script,
    )
    assert pit.GAME.replay(asked.read_text(encoding="utf-8")) == state
    assert pit.GAME.replay(other.read_text(encoding="utf-8")) == state
    assert "".join(f"--resume '{asked}'".split()) in "".join(script.output.split())


def test_a_curtain_can_be_the_end_too(tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    script = Script([f"q {path}"])
    play_text(pit.GAME, seats=2, seed=9, console=script.console, ask=script)
    assert path.exists()
    assert len(script.moments) == 1


def test_a_finished_game_is_recorded_with_its_result(tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    script = Script()
    bots = ["random", "random"]
    state = play_text(
        pit.GAME, seats=2, bots=bots, seed=9, record_path=path, go_on=GO_ON, console=script.console
    )
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[-1] == "result " + " ".join(str(score) for score in pit.GAME.scores(state))
    assert "The record is in" in script.output
    assert "To go on" not in script.output


def test_a_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    script = Script(["", "2", ""])
    names = ["Anna", "Béla"]
    play_text(
        pit.GAME,
        seats=2,
        seed=9,
        names=names,
        record_path=path,
        console=script.console,
        ask=script,
    )
    stopped = path.read_text(encoding="utf-8")
    later = whims("en", names, seed=1)
    state = play_text(
        pit.GAME,
        seats=2,
        begun=pit.GAME.replay(stopped),
        names=names,
        console=later.console,
        ask=later,
    )
    assert state.over
    assert pit.GAME.record(state).startswith(stopped)
    assert "Pass the screen to Béla." in later.moments[0].screen


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    script = Script(["q"])
    play_text(
        pit.GAME,
        seats=2,
        bots=[None, "random"],
        record_path=tmp_path,
        go_on=GO_ON,
        console=script.console,
        ask=script,
    )
    assert "The record could not be written to" in script.output
    assert "To go on" not in script.output


def test_after_every_choice_the_record_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    state = pit.GAME.new(seats=2, seed=9)
    lines = iter(["bid:3", "take:nut", "u", "take:orange", "put:left"])
    seen = []

    def ask(question: str) -> str:
        del question
        seen.append(path.read_text(encoding="utf-8"))
        assert seen[-1] == pit.GAME.record(state, result=True)
        assert [file.name for file in tmp_path.iterdir()] == [path.name]
        line = next(lines, "")
        if not line:
            raise EOFError
        return line

    play_text(
        pit.GAME,
        seats=2,
        begun=state,
        bots=[None, "random"],
        record_path=path,
        console=Script().console,
        ask=ask,
    )
    assert len(set(seen)) == len(seen) == 6
    assert "undo 1" in seen[3]


def test_who_is_killed_has_lost_nothing(tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    code = (
        "import os, pathlib, sys, pit; from groundlings.terminal import play_text\n"
        "lines = iter(['bid:3', 'take:nut'])\n"
        "ask = lambda question: next(lines, None) or os.kill(os.getpid(), 9)\n"
        "play_text(pit.GAME, seats=2, bots=[None, 'random'], seed=9, ask=ask,\n"
        "          record_path=pathlib.Path(sys.argv[1]))\n"
    )
    path_of_ours = os.pathsep.join(sys.path)
    killed = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        env=os.environ | {"PYTHONPATH": path_of_ours},
        capture_output=True,
        check=False,
    )
    assert killed.returncode == -9
    assert path.read_text(encoding="utf-8").splitlines()[-1] == "0 take:nut"


def test_a_record_that_cannot_be_kept_is_told_once_while_playing(tmp_path: Path) -> None:
    script = Script(["bid:3", "take:nut"])
    play_text(
        pit.GAME,
        seats=2,
        bots=[None, "random"],
        seed=9,
        record_path=tmp_path / "nowhere" / "evening.rec",
        console=script.console,
        ask=script,
    )
    assert script.moments[-1].screen.count("The record could not be written") == 1


def test_who_stops_without_a_record_is_asked_once(tmp_path: Path) -> None:
    def evening(*lines: str) -> Script:
        script = Script(lines)
        bots = [None, "random"]
        play_text(pit.GAME, seats=2, bots=bots, seed=9, console=script.console, ask=script)
        return script

    twice = evening("q", "q", "1")
    assert "q again stops without a record; q FILE keeps it." in twice.after(0)
    assert len(twice.moments) == 2
    assert "No record was kept." in twice.after(1)
    assert "q again stops" in evening("q", "bid:3", "q").after(2)
    kept = tmp_path / "kept.rec"
    assert "The record is in" in evening("q", f"q {kept}").after(1)
    before = kept.read_text(encoding="utf-8")
    told = " ".join(evening("bid:3", f"q {kept}").after(1).split())
    assert "is there already; name a new file." in told
    assert kept.read_text(encoding="utf-8") == before


def test_who_stops_where_no_record_can_be_written_plays_on(tmp_path: Path) -> None:
    kept = tmp_path / "kept.rec"
    script = Script([f"q {tmp_path / 'nodir' / 'x'}", "bid:3", f"q {kept}"])
    bots = [None, "random"]
    state = play_text(pit.GAME, seats=2, bots=bots, seed=9, console=script.console, ask=script)
    assert "The record could not be written to" in script.after(0)
    assert "The game stops here." not in script.after(0)
    assert state.choices >= 1
    assert pit.GAME.replay(kept.read_text(encoding="utf-8")) == state


def test_without_a_file_no_record_is_kept() -> None:
    script = Script(["q", "q"])
    play_text(
        pit.GAME, seats=2, bots=[None, "random"], go_on=GO_ON, console=script.console, ask=script
    )
    assert script.output.endswith("The game stops here.\nNo record was kept.\n")


@pytest.mark.parametrize(
    ("language", "bots", "names", "told"),
    [
        ("de", [], [], "there is no language 'de'; the languages are: en, fr, hu"),
        ("en", ["random"], [], "name a bot or nobody for each of the 2 seats, not 1"),
        ("en", [], ["a", "b", "c"], "there are 2 seats and 3 names"),
        ("en", ["garrick", None], [], "there is no bot 'garrick'; the levels are "),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    language: str, bots: list[str | None], names: list[str], told: str
) -> None:
    with pytest.raises(GameError) as error:
        play_text(pit.GAME, seats=2, bots=bots, language=language, names=names, seed=1)
    assert str(error.value).startswith(told)


def test_lines_from_a_file_are_written_down_as_they_are_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("bid:3\nq\n"))
    play_text(
        pit.GAME, seats=2, bots=[None, "random"], seed=9, names=["Anna"], console=Console(width=100)
    )
    told = capsys.readouterr().out
    assert "Anna, your choice > bid:3\nAnna bids 3 pennies." in told
    assert "The game stops here." in told
