"""Yardsticks from the command line, with those of the Pit, which are soon told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import pit
from groundlings.arena.calibration import course, picture, yardsticks
from groundlings.arena.calibration.measures import Measure, Range, Unit, averaged
from groundlings.commands import contests

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from click.testing import Result

    from groundlings import State
    from groundlings.arena.calibration.measures import Found, Sample

ROLLS = ("calibrate", "pit", "--seats", "2,3", "--bots", "random", "--games", 40, "--jobs", 1)


class Bets:
    """Counts what is bid; nothing else of the Pit is calibrated."""

    def __init__(self, _: int) -> None:
        self.bids = 0
        self.hears = {"bid": lambda _: setattr(self, "bids", self.bids + 1)}

    def course(self, seen: dict[str, Any]) -> dict[str, Any]:
        """How many bids there were, and of how many players."""
        return {"bids": self.bids, "players": len(seen["players"])}


def best(found: Sample) -> Found | None:
    return averaged((deal, max(facts["scores"]), 1) for deal, _, facts in found.own)


MEASURES = (
    Measure("best", "the best score", "ours", Range(-99, 99), Unit.POINTS, best),
    Measure("pair", "the same of two", "ours", {2: Range(98)}, Unit.POINTS, best),
)


@pytest.fixture(autouse=True)
def _the_pit_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(course.COURSES, "pit", Bets)
    monkeypatch.setitem(yardsticks.YARDSTICKS, "pit", MEASURES)
    monkeypatch.setattr(picture, "draw", lambda *_: [])  # drawn in tests/arena


def test_each_measure_is_told_with_its_interval_and_a_verdict(run: Callable[..., Result]) -> None:
    result = run(*ROLLS)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("pit: 40 deals a table, random everywhere, edition ")
    rows = [line for line in result.stdout.splitlines() if " to " in line or "least" in line]
    assert [("holds" in row, "does not" in row) for row in rows] == [
        (True, False),
        (True, False),
        (False, True),
    ]
    assert all("[" in row and "]" in row for row in rows)


def test_json_has_all_digits(run: Callable[..., Result]) -> None:
    told = json.loads(run(*ROLLS, "--json").stdout)
    assert (told["game"], told["bot"], told["games"], told["seed"]) == ("pit", "random", 40, 0)
    assert [(one["measure"], one["seats"]) for one in told["readings"]] == [
        ("best", 2),
        ("best", 3),
        ("pair", 2),
    ]
    assert all(one["low"] <= one["value"] <= one["high"] for one in told["readings"])
    assert {one["deals"] for one in told["readings"]} == {40}


def test_who_is_stopped_goes_on_to_the_same_end(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    run(*ROLLS, "--out", whole)
    honest = pit.ThePit.winners
    with monkeypatch.context() as patch:
        games = iter(range(200))

        def winners(game: pit.ThePit, state: State) -> list[int]:
            if next(games) == 50:
                raise KeyboardInterrupt
            return honest(game, state)

        patch.setattr(pit.ThePit, "winners", winners)
        stopped = run(*ROLLS, "--out", cut)
    assert stopped.exit_code == 130
    assert stopped.stderr == (
        "Stopped: 10 of 40 games were played and are kept; the same command goes on.\n"
    )
    lines = (cut / "pit-3" / "played.jsonl").read_text().splitlines()
    assert len(lines) == 10
    on = run(*ROLLS, "--out", cut)
    assert on.exit_code == 0
    for name in ("yardsticks.csv", "yardsticks.json"):
        assert (cut / name).read_bytes() == (whole / name).read_bytes()

    def nobody(*_: object) -> list[int]:
        raise AssertionError("a game was played")

    monkeypatch.setattr(pit.ThePit, "winners", nobody)
    fewer = run(*ROLLS[:-3], 35, "--jobs", 1, "--out", cut)
    assert fewer.stdout.startswith("pit: 35 deals a table")


def test_another_calibration_can_stand_beside(run: Callable[..., Result], tmp_path: Path) -> None:
    run(*ROLLS, "--out", tmp_path / "one")
    told = run(*ROLLS[:-1], 1, "--seed", 5, "--beside", tmp_path / "one").stdout
    [head, row] = [line for line in told.splitlines() if "beside" in line or "98.0" in line]
    assert head.split("┃")[-3:-1] == [head.split("┃")[-3], head.split("┃")[-2]]
    assert row.count("does not") == 2
    assert row.count("[") == 2


def test_its_games_and_those_of_an_arena_are_kept_apart(
    refused: Callable[..., str], run: Callable[..., Result], tmp_path: Path
) -> None:
    run(*ROLLS, "--out", tmp_path)
    words = ("arena", "pit", "--seats", 2, "--bots", "random,greedy", "--games", 2)
    assert "played for a calibration" in refused(*words, "--out", tmp_path / "pit-2")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random,greedy"), "calibrate seats the same bot everywhere; name one, not 2"),
        (("--bots", "clever"), "there is no bot 'clever'; the levels are "),
        (("--seats", "2;3"), "--seats takes numbers with commas between them, as 2,4; not '2;3'"),
        (("--seats", "2,9"), "pit takes 2 to 4 players, not 9"),
        (("--beside", "nowhere"), "nowhere holds no calibration: yardsticks.json is missing"),
        (("--games", 0), "'0' is not a whole number from 1 on"),
    ],
)
def test_bad_input_gets_one_sentence(
    refused: Callable[..., str], words: tuple[str, ...], sentence: str
) -> None:
    assert sentence in refused(*ROLLS, *words)


def test_a_game_without_yardsticks_is_refused(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(course.COURSES, "pit")
    assert "nobody has said what pit should play like; known: othello and" in refused(*ROLLS)


def test_without_an_extra_one_sentence_says_what_to_install(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "find_spec", lambda name: None if name == "pyarrow" else name)
    assert refused(*ROLLS).endswith(
        "this needs pyarrow; install it with: pip install 'groundlings[arena]'"
    )


def test_a_line_of_play_is_for_its_own_game(refused: Callable[..., str]) -> None:
    sentence = refused("simulate", "pit", "--bots", "line:set-alone", "--games", 1)
    assert sentence.endswith("line:set-alone is a line of play for shakespeare only")
    assert "there is no line 'money'" in refused("simulate", "pit", "--bots", "line:money")
