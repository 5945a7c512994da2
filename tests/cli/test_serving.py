"""What holds for every command: the help, the version, and how errors are told."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from groundlings.bots import offered
from groundlings.cli import COMMANDS, cli

if TYPE_CHECKING:
    from collections.abc import Callable

    from click.testing import Result

WAIT_SECONDS = 60


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_the_help_lists_every_command(run: Callable[..., Result], words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 0
    assert result.stderr == ""
    listed = [line.split()[0] for line in result.stdout.partition("Commands:")[2].splitlines()[1:]]
    assert listed == list(COMMANDS)
    assert "List, close, export, import or purge tables." in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_there_under_its_name_and_explains_itself(
    run: Callable[..., Result], command: str
) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert f"Usage: groundlings {command}" in result.stdout
    assert cli.commands == {}


def test_the_version_says_whether_it_is_compiled(run: Callable[..., Result]) -> None:
    how = "compiled" if groundlings.COMPILED else "plain Python"
    assert run("--version").stdout == f"groundlings {groundlings.__version__} ({how})\n"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nosuch", "there is no command 'nosuch'; they are: play, serve, tables, simulate, "),
        ("--nosuch", "there is no option --nosuch; see groundlings --help"),
        ("tables nosuch", "there is no command 'nosuch'; they are: close, export, import, list, "),
        ("tables purge", "--days is missing; see groundlings tables purge --help"),
        ("cards --nosuch", "there is no option --nosuch; see groundlings cards --help"),
        ("serve --port 99999", "--port: '99999' is not a whole number from 0 to 65535"),
        ("play --port 99999", "--port: '99999' is not a whole number from 0 to 65535"),
        ("serve --workers 0", "--workers: '0' is not a whole number from 1 to 64"),
        ("serve --pace nan", "--pace: 'nan' is not a number from 0 to 60"),
        ("serve --pace x", "--pace: 'x' is not a number from 0 to 60"),
        ("serve --rate nan", "--rate: 'nan' is not a number from 0 on"),
        ("serve --rate inf", "--rate: 'inf' is not a number from 0 on"),
        ("serve --url nonsense", "--url begins with http:// or https:// and has a host, not 'non"),
        ("serve --url ftp://x", "--url begins with http:// or https:// and has a host, not 'ftp"),
        ("serve --url http://[x", "--url begins with http:// or https:// and has a host, not"),
        ("serve --proxies nonsense", "--proxies: 'nonsense' is no proxy; give IP addresses or"),
        ("serve --proxies 10.0.0.1,*", "--proxies: '*' is no proxy; give IP addresses or"),
        ("simulate", "GAME is missing; see groundlings simulate --help"),
        ("perft", "GAME is missing; see groundlings perft --help"),
        ("cards", "GAME is missing; see groundlings cards --help"),
        ("verify", "FILE is missing; see groundlings verify --help"),
        ("replay", "FILE is missing; see groundlings replay --help"),
        ("simulate nosuch", "there is no game 'nosuch'; the games are: pit"),
        ("perft nosuch", "there is no game 'nosuch'; the games are: pit"),
        ("cards nosuch", "there is no game 'nosuch'; the games are: pit"),
        ("play nosuch", "there is no game 'nosuch'; the games are: pit"),
        ("simulate pit --gams 3", "there is no option --gams; perhaps --games"),
        ("simulate pit more", "got unexpected extra argument (more); see groundlings simulate"),
        ("simulate pit --seats", "option '--seats' requires an argument; see groundlings simulate"),
        ("simulate pit --seats 9", "pit takes 2 to 4 players, not 9"),
        ("simulate pit --seats 1", "pit takes 2 to 4 players, not 1"),
        ("perft pit --seats 1000000000", "pit takes 2 to 4 players, not 1000000000"),
        ("play pit --seats 5", "pit takes 2 to 4 players, not 5"),
        ("simulate pit --seats two", "--seats: 'two' is not a whole number from 0 on"),
        ("simulate pit --seats -2", "--seats: '-2' is not a whole number from 0 on"),
        ("simulate pit --seats 2_0", "--seats: '2_0' is not a whole number from 0 on"),
        ("simulate pit --games 0", "--games: '0' is not a whole number from 1 on"),
        ("simulate pit --first 0", "--first: '0' is not a whole number from 1 on"),
        ("perft pit --depth 0", "--depth: '0' is not a whole number from 1 on"),
        ("simulate pit --seed -1", "--seed: -1 is no seed; a seed is a whole number from 0 to"),
        ("perft pit --seed 1e3", "--seed: '1e3' is no seed; a seed is a whole number from 0 to"),
        ("play pit --seed x", "--seed: 'x' is no seed; a seed is a whole number from 0 to"),
        (f"simulate pit --seed {2**128}", f"--seed: {2**128} is no seed; a seed is a whole "),
        (f"simulate pit --seed {'9' * 5000}", "--seed: '9999999999999999999999999"),
        ("simulate pit --variant length=huge", "length can be short or long, not 'huge'"),
        ("simulate pit --variant tricks=1", "tricks can be true or false, not '1'"),
        ("perft pit --variant luck=1", "pit knows no variant 'luck'; its variants are: length, "),
        (
            "play pit --text --variant luck",
            "a variant is written NAME=VALUE, not 'luck'; pit has: length=short|long, tricks=true",
        ),
        ("simulate pit --bots clever", f"there is no bot 'clever'; {offered()}"),
        (
            "play pit --text --bots me,clever",
            f"there is no bot 'clever'; {offered()}",
        ),
        ("simulate pit --bots me", f"there is no bot 'me'; {offered()}"),
        ("simulate pit --bots random,", f"there is no bot ''; {offered()}"),
        (
            "simulate pit --seats 3 --bots random,random",
            "--bots names 2 bots for 3 seats; give one for all, or 3",
        ),
        (
            "play pit --seats 3 --bots me,random",
            "--bots names 2 players for 3 seats; give one bot for all others, or 3 with 'me'",
        ),
        ("cards pit --language de", "--language: 'de' is not one of 'en', 'fr', 'hu'"),
        ("cards pit --export a --check b", "--export writes a file and --check reads one; give"),
        ("verify no/such/file", "there is no file no/such/file"),
        ("replay .", ". is a folder; name a file"),
        (f"verify {'a' * 300}", f"{'a' * 300} cannot be read: File name too long"),
    ],
)
def test_a_wrong_line_gets_one_sentence(
    refused: Callable[..., str], line: str, sentence: str
) -> None:
    assert refused(*line.split(" ")).startswith(f"groundlings: {sentence}")


def test_an_edition_may_be_named_with_its_game_everywhere(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (pit.FOLDER / "edition.toml").read_text()
    for box in ("box.toml", "pit=odd.toml"):
        (tmp_path / box).write_text(text)
    for edition in ("box.toml", "pit=box.toml", "pit=odd.toml"):
        words = ("perft", "pit", "--depth", 1, "--edition", edition)
        assert run(*words).exit_code == 0, edition


@pytest.mark.parametrize("command", ["simulate pit --edition", "perft pit --edition"])
def test_an_edition_that_is_not_there_is_told_by_its_name(
    refused: Callable[..., str], command: str
) -> None:
    sentence = refused(*command.split(), "box.toml")
    assert sentence == "box.toml: there is no such file; check the name and the folder"


def test_all_problems_of_an_edition_are_told(run: Callable[..., Result], tmp_path: Path) -> None:
    text = (pit.FOLDER / "edition.toml").read_text()
    box = tmp_path / "box.toml"
    box.write_text(text.replace("worth = 1", "worth = 0").replace("copies = 6", 'copies = "x"'))
    result = run("simulate", "pit", "--edition", box)
    assert result.exit_code == 2
    lines = result.stderr.splitlines()
    assert all(line.startswith(f"{box}:") for line in lines)
    assert len(lines) == 2
    assert "worth is 0" in lines[0]
    assert 'copies is "x"' in lines[1]


def test_a_folder_that_cannot_be_written_is_told(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    wanted = tmp_path / "missing" / "box.toml"
    assert refused("cards", "pit", "--export", wanted) == (
        f"groundlings: {wanted}: No such file or directory"
    )


def test_a_fault_of_ours_is_one_sentence_with_a_hint(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def cards(*_: object) -> list[object]:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(pit.GAME.guide, "cards", cards)
    assert refused("cards", "pit") == (
        "groundlings: a fault of ours (GROUNDLINGS_DEBUG=1 shows where): "
        "ZeroDivisionError: two lines"
    )


def test_a_traceback_is_shown_to_who_asks_for_it(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GROUNDLINGS_DEBUG", "1")
    result = run("simulate", "nosuch")
    assert result.exit_code == 2
    assert "Traceback" in result.stderr
    assert result.stderr.splitlines()[-1] == (
        "groundlings: there is no game 'nosuch'; the games are: pit"
    )


def test_who_stops_us_hears_nothing(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    def cards(*_: object) -> list[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr(pit.GAME.guide, "cards", cards)
    result = run("cards", "pit")
    assert (result.exit_code, result.output) == (130, "")


def test_input_that_ends_too_early_is_told(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def cards(*_: object) -> list[object]:
        raise EOFError

    monkeypatch.setattr(pit.GAME.guide, "cards", cards)
    assert refused("cards", "pit") == "groundlings: the input ended before the game did"


# In processes of their own


def test_the_house_runs_as_a_module(
    start: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = start("simulate", "pit", "--games", 2, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith('{"game": "pit"')


def test_an_error_is_one_sentence_there_too(
    start: Callable[..., subprocess.CompletedProcess[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # that process sees all games
    done = start("simulate", "nosuch")
    assert (done.returncode, done.stdout) == (2, "")
    known = ", ".join(sorted({"pit", *groundlings._SHIPPED}))
    assert done.stderr == f"groundlings: there is no game 'nosuch'; the games are: {known}\n"


def test_a_guest_that_is_no_game_is_told(
    start: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = start("simulate", "pit", GROUNDLINGS_GAMES="nosuchmodule")
    assert done.returncode == 2
    assert done.stderr.startswith("groundlings: GROUNDLINGS_GAMES names 'nosuchmodule', which has")
    assert done.stderr.count("\n") == 1


def test_a_letter_the_screen_does_not_know_is_no_error(
    start: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = start("cards", "pit", "--language", "hu", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "a di?" in done.stdout


def test_a_reader_who_leaves_is_not_scolded(record: Path) -> None:
    package = str(Path(groundlings.__file__).parents[1])
    env = os.environ | {"GROUNDLINGS_GAMES": "pit"}
    env["PYTHONPATH"] = f"{package}:{Path(__file__).parents[1]}"
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "groundlings", "replay", str(record)],
        env=env,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


def test_ctrl_c_ends_a_long_season_with_what_was_played(tmp_path: Path) -> None:
    package = str(Path(groundlings.__file__).parents[1])
    # Ctrl-C may interrupt coverage while it holds its own lock, for which it would wait at the end.
    env = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    env |= {"GROUNDLINGS_GAMES": "pit", "PYTHONPATH": f"{package}:{Path(__file__).parents[1]}"}
    words = ["simulate", "pit", "--games", "1000000000", "--records", str(tmp_path)]
    # who starts the tests in the background has them ignore Ctrl-C, and so would what they start
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [sys.executable, "-m", "groundlings", *words],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        while not (tmp_path / "pit-000003.txt").exists():
            assert running.poll() is None, running.communicate()
        running.send_signal(signal.SIGINT)
        try:
            told, sentence = running.communicate(timeout=WAIT_SECONDS)
        finally:
            running.kill()
    assert running.returncode == 130
    assert re.match(r"\d+ games of pit, seed 0\n", told)
    assert re.fullmatch(r"Stopped before all 1000000000 .* of the \d+ games .*\n", sentence)


def test_a_shell_can_complete_our_commands(
    start: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = start(_GROUNDLINGS_COMPLETE="bash_complete", COMP_WORDS="groundlings si", COMP_CWORD="1")
    assert done.stdout.split() == ["plain,simulate"]
