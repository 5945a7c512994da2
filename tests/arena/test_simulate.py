from __future__ import annotations

import multiprocessing
import pickle
import shlex
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from arena.table_of_ours import First
from groundlings import COMPILED, GameError, bots
from groundlings.arena.dice import game_seed
from groundlings.arena.simulate import BrokenGame, Season, Tally, simulate

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die

GAME = pit.GAME
SEASON = Season.of(GAME, ("random",) * 3, games=20, seed=5)
KEYS = ["game", "seats", "variants", "bots", "games", "first", "seed", "decisions", "seconds"]
KEYS += ["decisions_per_second", "mean_scores", "mean_winning_score", "win_rates"]
KEYS += ["shortest", "longest", "compiled", "rotate", "score_sds", "score_intervals"]
KEYS += ["win_intervals", "mean_sources"]


class Cheat:
    """Chooses what is not allowed."""

    name = "cheat"

    def choose(self, chair: Chair, die: Die) -> int:
        return 9999


@pytest.fixture(autouse=True)
def _the_pit_and_more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {})
    monkeypatch.setattr(groundlings, "_guests", set())
    monkeypatch.setenv("GROUNDLINGS_GAMES", "pit")
    for name, made in (("first", First), ("cheat", Cheat)):
        monkeypatch.setitem(bots._BOTS, name, made)


def lasting(tally: Tally) -> dict[str, object]:
    """All of it but the time it took."""
    timed = ("seconds", "decisions_per_second")
    return {key: value for key, value in tally.json().items() if key not in timed}


def records(season: Season, folder: Path) -> list[str]:
    simulate(replace(season, records=folder))
    return [path.read_text() for path in sorted(folder.iterdir())]


@pytest.mark.parametrize("table", [("random",) * 3, ("first", "random", "random")])
def test_the_same_seed_gives_the_same_games_and_another_others(table: tuple[str, ...]) -> None:
    season, other = (Season.of(GAME, table, games=20, seed=seed) for seed in (5, 6))
    assert lasting(simulate(season)) == lasting(simulate(season))
    assert lasting(simulate(season)) != lasting(simulate(other)) | {"seed": 5}


@pytest.mark.parametrize("table", [("random",) * 3, ("first", "random", "random")])
def test_a_number_is_the_same_game_however_many_are_played(
    table: tuple[str, ...], tmp_path: Path
) -> None:
    season = replace(SEASON, bots=table)
    all_of_them = records(season, tmp_path / "all")
    assert records(replace(season, games=3), tmp_path / "few") == all_of_them[:3]
    assert records(replace(season, first=8, games=2), tmp_path / "middle") == all_of_them[7:9]
    assert len(set(all_of_them)) == 20


def test_checked_and_recorded_games_are_the_games_the_engine_plays(tmp_path: Path) -> None:
    plain = lasting(simulate(SEASON))
    assert lasting(simulate(replace(SEASON, check=True))) == plain
    assert lasting(simulate(replace(SEASON, records=tmp_path))) == plain


def test_seats_throw_dice_of_their_own(tmp_path: Path) -> None:
    """What seat 2 does in its first bid does not hang on who sits on seat 0."""
    mixed = records(replace(SEASON, bots=("first", "random", "random")), tmp_path / "a")
    other = records(replace(SEASON, bots=("random", "first", "random")), tmp_path / "b")
    bids = [[text.splitlines()[7] for text in texts] for texts in (mixed, other)]
    assert bids[0] == bids[1]
    assert len(set(bids[0])) > 1


def test_records_are_named_by_number_and_lead_back(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    tally = simulate(replace(SEASON, games=3, records=folder))
    names = [path.name for path in sorted(folder.iterdir())]
    assert names == ["pit-000001.txt", "pit-000002.txt", "pit-000003.txt"]
    texts = [path.read_text() for path in sorted(folder.iterdir())]
    ends = [GAME.replay(text) for text in texts]
    assert all(end.over for end in ends)
    assert [text.splitlines()[-1] for text in texts] == [
        f"result {' '.join(map(str, GAME.scores(end)))}" for end in ends
    ]
    scores = [GAME.scores(end) for end in ends]
    assert tally.mean_scores == [sum(column) / 3 for column in zip(*scores, strict=True)]
    assert [end.setup.pledge.seed for end in ends if end.setup] == [
        game_seed(5, n) for n in (1, 2, 3)
    ]


def test_a_tally_of_records_is_the_tally(tmp_path: Path) -> None:
    texts = records(SEASON, tmp_path)
    tally = simulate(SEASON)
    shares = [0.0] * 3
    winning = 0.0
    for text in texts:
        end = GAME.replay(text)
        winners = GAME.winners(end)
        winning += GAME.scores(end)[winners[0]]
        for seat in winners:
            shares[seat] += 1 / len(winners)
    assert tally.win_rates == pytest.approx([share / 20 for share in shares])
    assert tally.mean_winning_score == pytest.approx(winning / 20)
    assert sum(tally.win_rates) == pytest.approx(1)


def test_shared_wins_count_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pit.ThePit, "winners", lambda self, state: [0, 2])
    assert simulate(SEASON).win_rates == [0.5, 0, 0.5]


def test_games_nobody_wins_have_no_winning_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pit.ThePit, "winners", lambda self, state: [])
    tally = simulate(SEASON)
    assert tally.mean_winning_score is None
    assert tally.win_rates == [0, 0, 0]


@pytest.mark.parametrize("table", [("random",) * 2, ("first", "random")])
def test_both_ways_of_playing_tell_the_same_things(table: tuple[str, ...]) -> None:
    told = simulate(Season.of(GAME, table, 20, 5, {"length": "long"})).json()
    assert list(told) == KEYS
    assert told["bots"] == list(table)
    assert told["seats"] == 2
    assert told["variants"] == {"length": "long", "tricks": True}
    assert told["compiled"] is COMPILED
    assert (told["game"], told["games"], told["seed"]) == ("pit", 20, 5)


def test_forced_answers_are_no_decisions() -> None:
    """Without tricks a round is a bid of each, a ware and a basket, and some of that is forced."""
    tally = simulate(Season.of(GAME, ("first",) * 2, 1, 5, {"tricks": False}))
    assert tally.shortest == tally.longest == tally.decisions
    state = GAME.new(seats=2, seed=game_seed(5, 1), tricks=False)
    decisions = 0
    while not state.over:
        seat = next(s for s in range(2) if state.asked >> s & 1)
        options = GAME.options(state, seat)
        decisions += len(options) > 1
        GAME.play(state, seat, options[0])
    assert tally.decisions == decisions


def test_the_watcher_hears_of_every_game() -> None:
    heard: list[int] = []
    simulate(replace(SEASON, games=4, first=9), heard.append)
    assert heard == [1, 2, 3, 4]


def test_what_cannot_be_played_is_no_broken_game() -> None:
    with pytest.raises(GameError, match="pit takes 2 to 4 players, not 9"):
        simulate(Season.of(GAME, ("random",) * 9, 20, 5))
    with pytest.raises(GameError, match="there is no bot 'clever'"):
        simulate(replace(SEASON, bots=("clever",) * 3))
    with pytest.raises(GameError, match="length can be short or long, not 'huge'"):
        simulate(Season.of(GAME, ("random",) * 3, 20, 5, {"length": "huge"}))


def test_a_bot_that_cheats_breaks_the_game_with_a_way_to_see_it_again() -> None:
    season = Season.of(GAME, ("random", "cheat"), 20, 5, {"tricks": False})
    with pytest.raises(BrokenGame) as caught:
        simulate(replace(season, first=4))
    sentence, _, command = str(caught.value).partition("; play it again with: ")
    assert sentence.startswith("game 4 of seed 5 broke (IllegalChoice: seat 1 cannot choose 9999")
    assert shlex.split(command) == [
        *("groundlings", "simulate", "pit", "--seats", "2", "--bots", "random,cheat"),
        *("--games", "1", "--first", "4", "--seed", "5", "--variant", "tricks=false"),
    ]


def test_a_rule_that_breaks_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def scores(*_: object) -> list[int]:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr(pit.ThePit, "scores", scores)
    with pytest.raises(
        BrokenGame, match=r"^game 1 of seed 5 broke \(ZeroDivisionError: two lines\)"
    ):
        simulate(replace(SEASON, check=False))


def test_the_way_to_see_it_again_names_edition_and_check(tmp_path: Path) -> None:
    season = replace(SEASON, edition=tmp_path / "my box.toml", check=True)
    words = shlex.split(season.command(12))
    assert words[-3:] == ["--edition", str(tmp_path / "my box.toml"), "--check"]


def test_records_go_into_a_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for wrong in (file, file / "inside"):
        with pytest.raises(GameError, match="records go into a folder"):
            simulate(replace(SEASON, records=wrong))


def test_the_record_of_another_game_is_not_overwritten(tmp_path: Path) -> None:
    seasons = (Season.of(GAME, ("random", "random"), games=2, seed=seed) for seed in (1, 2))
    season, other = (replace(one, records=tmp_path) for one in seasons)
    simulate(season)
    kept = (tmp_path / "pit-000001.txt").read_text(encoding="utf-8")
    simulate(season)
    with pytest.raises(GameError, match="holds another game already; give an empty folder"):
        simulate(other)
    assert (tmp_path / "pit-000001.txt").read_text(encoding="utf-8") == kept


def test_a_season_can_be_sent_to_another_process_and_is_played_there(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = (pit.FOLDER / "edition.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("pennies = 6", "pennies = 2"), encoding="utf-8")
    other = Season.of(GAME.revised(mine), ("random",) * 2, 3, 5, {"length": "long"})
    for season in (SEASON, replace(other, records=tmp_path / "records")):
        sent = pickle.loads(pickle.dumps(season))  # noqa: S301 - our own
        assert sent == season
        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
            assert lasting(pool.submit(simulate, sent).result(60)) == lasting(simulate(season))
