from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

import pit
from arena.table_of_ours import First, Last
from bots.pit_table import LEARNED, lay_out
from groundlings import bots
from groundlings.arena.keeping import alone_in
from groundlings.commands import contests

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

    from groundlings import State

THREE = ("arena", "pit", "--seats", 2, "--bots", "first,last,random", "--games", 8, "--jobs", 1)
TIMED = {"played.jsonl", "report.html"}
LOCK = "arena.lock"


@pytest.fixture(autouse=True)
def _more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, made in (("first", First), ("last", Last)):
        monkeypatch.setitem(bots._BOTS, name, made)
    # Pictures are drawn in tests/arena; here they would take most of the time.
    monkeypatch.setattr("groundlings.arena.pictures.draw", lambda *_: [])
    monkeypatch.setattr("groundlings.arena.ratings.MOST", 40)


def lasting(folder: Path) -> dict[str, bytes]:
    """All files but those that tell times."""
    return {
        path.name: path.read_bytes() for path in folder.iterdir() if path.name not in {*TIMED, LOCK}
    }


def test_strength_is_told_with_intervals(run: Callable[..., Result]) -> None:
    result = run(*THREE)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("24 games of pit at 4 deals, seed 0\n")
    rating = r"(first|last|random) +. +\d{4} ± +\d+ . +\d+\.\d% \[\d+\.\d%, \d+\.\d%\] "
    assert len(re.findall(rating, result.stdout)) == 3
    assert len(re.findall(r"\d+ \[\d+, \d+\]", result.stdout)) == 6


def test_a_guest_among_hosts_has_its_own_share(run: Callable[..., Result]) -> None:
    result = run("arena", "pit", "--seats", 3, "--bots", "first,last", "--games", 4, "--jobs", 1)
    assert result.stdout.startswith("12 games of pit at 2 deals, seed 0\n")


def test_who_is_stopped_goes_on_to_the_same_end(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    told = run(*THREE, "--out", whole).stdout
    honest = pit.ThePit.winners
    with monkeypatch.context() as patch:
        games = iter(range(24))

        def winners(game: pit.ThePit, state: State) -> list[int]:
            if next(games) == 9:
                raise KeyboardInterrupt
            return honest(game, state)

        patch.setattr(pit.ThePit, "winners", winners)
        stopped = run(*THREE, "--out", cut)
    assert stopped.exit_code == 130
    assert stopped.stderr == (
        "Stopped: 8 of 24 games were played and are kept; the same command goes on.\n"
    )
    assert stopped.stdout == ""
    on = run(*THREE, "--out", cut)
    assert on.exit_code == 0
    assert lasting(cut) == lasting(whole)
    assert on.stdout.splitlines()[:8] == told.splitlines()[:8] or "ms a choice" in told
    plays = json.loads((cut / "arena.json").read_text())
    assert (plays["game"], plays["seats"], plays["seed"]) == ("pit", 2, 0)


def test_one_against_all_others_is_told_line_by_line(run: Callable[..., Result]) -> None:
    told = run(*THREE, "--against", "random").stdout
    assert told.startswith("16 games of pit at 4 deals, seed 0\n")
    line = r"(first|last) +. +8 . +\d+\.\d% \[.*%\] . +-?\d+\.\d\d( ± \d+\.\d\d)? . (yes|no) "
    assert len(re.findall(line, told)) == 2


def test_two_arenas_do_not_write_into_one_folder(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    with alone_in(tmp_path):
        second = run(*THREE, "--out", tmp_path)
    assert (second.exit_code, second.stdout) == (2, "")
    assert "an arena is being played in" in second.stderr


def test_without_a_folder_nothing_is_kept(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    def winners(*_: object) -> list[int]:
        raise KeyboardInterrupt

    monkeypatch.setattr(pit.ThePit, "winners", winners)
    assert run(*THREE).stderr == (
        "Stopped: 0 of 24 games were played, and none is kept: --out keeps them.\n"
    )


def test_nothing_is_played_twice_and_the_page_speaks_other_languages(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(*THREE, "--out", tmp_path)
    before = lasting(tmp_path)
    assert len(before) == 7

    def winners(*_: object) -> list[int]:
        raise AssertionError("a game was played")

    monkeypatch.setattr(pit.ThePit, "winners", winners)
    again = run(*THREE, "--out", tmp_path, "--language", "hu")
    assert again.exit_code == 0
    assert again.stdout.splitlines()[-1] == f"the report is {tmp_path / 'report.html'}"
    assert "Ki kit győz le" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert lasting(tmp_path) == before


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "first,clever"), "there is no bot 'clever'; the levels are groundling, "),
        (("--bots", "first"), "an arena of pit for 2 seats takes at least two bots: name several"),
        (("--bots", "first,first"), "each bot comes once to an arena, and first comes twice"),
        (("--seats", 9), "pit takes 2 to 4 players, not 9"),
        (("--against", "clever"), "there is no bot 'clever'; the levels are groundling, "),
        (("--bots", "search:0,first"), "a search is given as search:500 for 500 games played"),
        (("--bots", "search:5s,first"), "a search is given as search:500 for 500 games played"),
        (("--bots", "tailor,first"), "tailor is a style for shakespeare only; pit is played by"),
        (("--bots", "table:none.table,first"), "there is no file none.table"),
        (("--bots", "table:.,first"), ". is not a table: it is no text file"),
        (("--games", 0), "--games: '0' is not a whole number from 1 on"),
        (("--workers", "cloud"), "--workers: 'cloud' is not one of 'local', 'ray'"),
        (("--ray-address", "ray://here"), "--ray-address names a cluster of Ray: add --workers"),
        (("--variant", "length=huge"), "length can be short or long, not 'huge'"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(
    refused: Callable[..., str], words: tuple[object, ...], sentence: str
) -> None:
    assert refused(*THREE, *words).startswith(f"groundlings: {sentence}")


def test_a_damaged_folder_is_told_and_left_alone(
    refused: Callable[..., str], run: Callable[..., Result], tmp_path: Path
) -> None:
    run(*THREE, "--out", tmp_path)
    games = tmp_path / "played.jsonl"
    games.write_text(games.read_text().replace("first", "fist", 1))
    before = games.read_bytes()
    assert refused(*THREE, "--out", tmp_path) == (
        f"groundlings: line 1 of {games} is damaged; take it out, and its games are played again"
    )
    assert games.read_bytes() == before


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1.2\n", "1", "{} is cut off in line 18"),
        ("seats 2", "seats 3", "{} was learned for pit with 3 seats, not for pit with 2"),
        ("game pit", "game chess", "{} was learned for chess with 2 seats, not for pit with 2"),
        ("edition ", "edition 0", "{} was learned with another edition of pit; learn a table"),
    ],
)
def test_a_table_that_does_not_fit_is_told_and_nothing_is_played(
    refused: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    old: str,
    new: str,
    sentence: str,
) -> None:
    lay_out(monkeypatch, tmp_path, pit.GAME.edition)
    file, out = tmp_path / "mine.table", tmp_path / "out"
    file.write_text(LEARNED.format(edition=pit.GAME.edition).replace(old, new))
    told = refused(*THREE, "--bots", f"table:{file},first", "--out", out)
    assert told.startswith(f"groundlings: {sentence.format(file)}")
    assert not out.exists()


@pytest.mark.parametrize(
    ("missing", "words", "sentence"),
    [
        (
            {"openskill"},
            (),
            "this needs openskill; install it with: pip install 'groundlings[arena]'",
        ),
        (
            {"pyarrow", "jinja2"},
            ("--out", "x"),
            "this needs jinja2 and pyarrow; install it with: pip install 'groundlings[arena]'",
        ),
        (
            {"ray"},
            ("--workers", "ray"),
            "this needs ray; install it with: pip install 'groundlings[ray]'",
        ),
    ],
)
def test_without_an_extra_one_sentence_says_what_to_install(
    refused: Callable[..., str],
    monkeypatch: pytest.MonkeyPatch,
    missing: set[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.setattr(contests, "find_spec", lambda name: None if name in missing else name)
    assert refused(*THREE, *words) == f"groundlings: {sentence}"
