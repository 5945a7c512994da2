from __future__ import annotations

import csv
import json
import re
import shlex
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
import pit
from arena.table_of_ours import First
from groundlings import bots
from groundlings.commands import show

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

FIXED = {"game", "seats", "variants", "bots", "games", "seed", "decisions", "seconds"}
FIXED |= {"decisions_per_second", "mean_scores", "mean_winning_score", "win_rates"}
FIXED |= {"shortest", "longest", "compiled"}
FIXED |= {"rotate", "score_sds", "score_intervals", "win_intervals", "mean_sources"}


@pytest.fixture
def told(run: Callable[..., Result]) -> Callable[..., dict[str, Any]]:
    def call(*words: object) -> dict[str, Any]:
        result = run("simulate", "pit", *words, "--json")
        assert (result.exit_code, result.stderr) == (0, "")
        found: dict[str, Any] = json.loads(result.stdout)
        return found

    return call


def test_json_has_every_key_the_design_fixes(told: Callable[..., dict[str, Any]]) -> None:
    found = told("--seats", 3, "--bots", "random", "--games", 7, "--seed", 42)
    assert found.keys() >= FIXED
    assert found["game"] == "pit"
    assert (found["seats"], found["games"], found["seed"]) == (3, 7, 42)
    assert found["bots"] == ["random"] * 3
    assert found["variants"] == {"length": "short", "tricks": True}
    assert found["compiled"] is groundlings.COMPILED
    assert [len(found[key]) for key in ("mean_scores", "win_rates")] == [3, 3]
    assert sum(found["win_rates"]) == pytest.approx(1)
    assert 7 * found["shortest"] <= found["decisions"] <= 7 * found["longest"]
    speed = found["decisions"] / found["seconds"]
    assert found["decisions_per_second"] == pytest.approx(speed)


def test_the_same_seed_tells_the_same(told: Callable[..., dict[str, Any]]) -> None:
    lasting = FIXED - {"seconds", "decisions_per_second", "seed"}
    played = [told("--seed", seed) for seed in (1, 1, 2)]
    first, again, other = ({key: found[key] for key in lasting} for found in played)
    assert first == again
    assert first != other


def test_seats_follow_from_the_bots_where_nobody_says(
    told: Callable[..., dict[str, Any]],
) -> None:
    assert told("--games", 1)["seats"] == 4
    assert told("--games", 1, "--bots", "random, random")["seats"] == 2
    assert told("--games", 1, "--bots", "random,random,random", "--seats", 3)["seats"] == 3


def test_the_largest_seed_is_a_seed(told: Callable[..., dict[str, Any]]) -> None:
    assert told("--games", 1, "--seed", 2**128 - 1)["seed"] == 2**128 - 1
    assert told("--games", 1, "--seed", "007")["seed"] == 7


def test_variants_may_be_several(told: Callable[..., dict[str, Any]]) -> None:
    found = told("--games", 2, "--variant", "tricks=false", "--variant", "length=long")
    assert found["variants"] == {"length": "long", "tricks": False}
    assert found["longest"] > told("--games", 2, "--variant", "tricks=false")["longest"]


def test_another_edition_is_played(told: Callable[..., dict[str, Any]], tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = (pit.FOLDER / "edition.toml").read_text()
    box.write_text(text.replace("pennies = 6", "pennies = 20"))
    rich = told("--edition", box, "--games", 5)["mean_winning_score"]
    assert rich > told("--games", 5)["mean_winning_score"] + 10


def test_records_are_written_and_checked_games_are_the_same(
    told: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    plain = told("--games", 2, "--seats", 2)
    found = told("--games", 2, "--seats", 2, "--records", tmp_path, "--check")
    assert found["mean_scores"] == plain["mean_scores"]
    scores = [pit.GAME.scores(pit.GAME.replay(p.read_text())) for p in sorted(tmp_path.iterdir())]
    assert found["mean_scores"] == [sum(column) / 2 for column in zip(*scores, strict=True)]


def test_a_table_is_printed_for_people(run: Callable[..., Result]) -> None:
    result = run("simulate", "pit", "--seats", 2, "--games", 7, "--seed", 8, "--check")
    assert result.exit_code == 0
    assert result.stdout.startswith("7 games of pit, seed 8\n")
    row = r"[12] +. random +. +\d+\.\d\d ± \d+\.\d\d . +\d\.\d\d . +\d+\.\d% \[\d"
    assert len(re.findall(row, result.stdout)) == 2
    assert len(re.findall(r"(left|right|pennies) +. +\d\.\d\d", result.stdout)) == 3
    assert "every promise was kept" in result.stdout
    assert result.stdout.count("a decision is a choice between several options") == 1
    assert "winners made" in result.stdout


def test_every_game_and_player_has_a_row(
    told: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    sheet = tmp_path / "rows.csv"
    found = told("--games", 5, "--seats", 3, "--csv", sheet)
    rows = list(csv.DictReader(sheet.read_text().splitlines()))
    assert [(row["game"], row["seat"]) for row in rows] == [
        (str(game), str(seat)) for game in range(1, 6) for seat in range(1, 4)
    ]
    for row in rows:
        assert int(row["score"]) == sum(int(row[name]) for name in ("left", "right", "pennies"))
    assert sum(int(row["decisions"]) for row in rows) == found["decisions"]
    for seat, (mean, won) in enumerate(zip(found["mean_scores"], found["win_rates"], strict=True)):
        mine = rows[seat::3]
        assert sum(int(row["score"]) for row in mine) / 5 == mean
        assert sum(float(row["won"]) for row in mine) / 5 == pytest.approx(won)


def test_rotated_bots_sit_on_every_seat_of_each_deal(
    told: Callable[..., dict[str, Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots._BOTS, "first", First)
    sheet = tmp_path / "rows.csv"
    found = told("--games", 4, "--bots", "first,random,random", "--rotate", "--csv", sheet)
    assert found["games"] == 6  # whole deals
    rows = list(csv.DictReader(sheet.read_text().splitlines()))
    sat = [(row["game"], row["seat"]) for row in rows if row["player"] == "1"]
    assert sorted(sat) == [(str(deal), str(seat)) for deal in (1, 2) for seat in (1, 2, 3)]
    mine = [int(row["score"]) for row in rows if row["bot"] == "first"]
    assert found["mean_scores"][0] == sum(mine) / 6
    low, high = found["score_intervals"][0]
    assert low < found["mean_scores"][0] < high


def test_one_game_is_one_game(run: Callable[..., Result]) -> None:
    assert run("simulate", "pit", "--games", 1).stdout.startswith("1 game of pit, seed 0\n")


class Stops:
    """Somebody who presses Ctrl-C while the game of this number is played."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int) -> None:
        honest = pit.ThePit.winners
        self.games = 0

        def winners(game: pit.ThePit, state: groundlings.State) -> list[int]:
            self.games += 1
            if self.games == at:
                raise KeyboardInterrupt
            return honest(game, state)

        monkeypatch.setattr(pit.ThePit, "winners", winners)


def test_what_was_played_before_ctrl_c_is_told(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = json.loads(run("simulate", "pit", "--games", 2, "--json").stdout)
    with monkeypatch.context() as patch:
        Stops(patch, at=3)
        cut = run("simulate", "pit", "--games", 50, "--json")
    assert cut.exit_code == 130
    assert cut.stderr == (
        "Stopped before all 50 were played: this is of the 2 games that are over.\n"
    )
    found = json.loads(cut.stdout)
    assert {key: found[key] for key in ("games", "decisions", "mean_scores")} == {
        key: whole[key] for key in ("games", "decisions", "mean_scores")
    }
    with monkeypatch.context() as patch:
        Stops(patch, at=2)
        cut = run("simulate", "pit", "--games", 50)
    assert cut.stdout.startswith("1 game of pit, seed 0\n")
    assert "this is of the 1 game that is over." in cut.stderr


def test_ctrl_c_before_the_first_end_leaves_nothing_to_tell(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    Stops(monkeypatch, at=1)
    cut = run("simulate", "pit")
    assert (cut.exit_code, cut.output) == (130, "")


def test_who_sees_no_bar_hears_now_and_then_how_far_we_are(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look at the clock takes four seconds: a line after every third game."""
    clock = count(step=4)
    monkeypatch.setattr(show, "monotonic", lambda: float(next(clock)))
    told = run("simulate", "pit", "--games", 9, "--json").stderr.splitlines()
    assert told == ["9 games of pit: 3 of 9", "9 games of pit: 6 of 9"]


def test_games_nobody_wins_are_told_without_winners(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pit.ThePit, "winners", lambda self, state: [])
    assert "winners made" not in run("simulate", "pit", "--games", 1).stdout


def test_a_broken_game_is_one_sentence_with_a_command_that_shows_it_again(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = pit.ThePit.scores

    def scores(self: pit.ThePit, state: groundlings.State) -> list[int]:
        found = honest(self, state)
        if max(found) >= 8:
            raise RuntimeError(f"nobody can have {max(found)}")
        return found

    monkeypatch.setattr(pit.ThePit, "scores", scores)
    sentence = refused("simulate", "pit", "--seats", 3, "--seed", 77, "--json")
    assert re.search(r"game \d+ of seed 77 broke \(RuntimeError: nobody can have \d+\)", sentence)
    command = shlex.split(sentence.partition("play it again with: ")[2])
    again = refused(*command[1:])
    assert command[0] == "groundlings"
    assert again == sentence
