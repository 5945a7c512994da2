from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import groundlings
import pit
from groundlings.bots import usual_seats
from groundlings.commands import play
from groundlings.othello import GAME as OTHELLO

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the text table was asked for, in its place."""
    asked: dict[str, Any] = {}
    monkeypatch.setattr(play, "play_text", lambda game, **terms: asked.update(terms, game=game))
    return asked


def test_the_only_game_needs_no_name_and_bots_take_the_other_seats(
    run: Callable[..., Result], table: dict[str, Any]
) -> None:
    result = run("play", "--text")
    assert (result.exit_code, result.stdout) == (0, "")
    assert table["game"] is pit.GAME
    assert (table["seats"], table["bots"]) == (3, [None, "journeyman", "journeyman"])
    assert (table["language"], table["variants"], table["begun"]) == ("en", {}, None)
    assert table["record_path"] is None
    assert 0 <= table["seed"] < 2**128


def test_the_terminal_seats_whom_the_lobby_would_seat(
    run: Callable[..., Result], table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groundlings, "_registered", {"othello": OTHELLO})
    run("play", "othello", "--text")
    assert table["bots"] == [None, "journeyman", "journeyman"]
    run("play", "othello", "--text", "--bots", "random")
    assert table["bots"] == [None, "random", "random"]
    run("play", "othello", "--text", "--seats", 6)
    assert table["bots"] == [None, *["journeyman"] * 5]


@pytest.mark.parametrize(
    ("allowed", "usual"), [(range(1, 5), 3), (range(2, 3), 2), (range(4, 7), 4)]
)
def test_as_many_as_the_game_allows_sit_down(
    monkeypatch: pytest.MonkeyPatch, allowed: range, usual: int
) -> None:
    monkeypatch.setattr(pit.GAME, "seats", allowed)
    assert usual_seats(pit.GAME) == usual


def test_a_seed_is_drawn_anew_each_time(run: Callable[..., Result], table: dict[str, Any]) -> None:
    run("play", "--text")
    drawn = table["seed"]
    run("play", "--text")
    assert table["seed"] != drawn


def test_everything_said_reaches_the_table(
    run: Callable[..., Result], table: dict[str, Any], tmp_path: Path
) -> None:
    words = ("--seats", 3, "--language", "hu", "--seed", 5, "--variant", "tricks=false")
    record = tmp_path / "game.txt"
    result = run("play", "pit", "--text", *words, "--record", record)
    assert result.exit_code == 0
    assert (table["seats"], table["language"], table["seed"]) == (3, "hu", 5)
    assert table["variants"] == {"tricks": False}
    assert table["record_path"] == record


@pytest.mark.parametrize(
    ("bots", "seats", "sitting"),
    [
        ("me", 2, [None, None]),
        ("random", 2, [None, "random"]),
        ("random,random", 2, ["random", "random"]),
        ("random, me ,random", None, ["random", None, "random"]),
    ],
)
def test_people_and_bots_sit_where_they_are_put(
    run: Callable[..., Result],
    table: dict[str, Any],
    bots: str,
    seats: int | None,
    sitting: list[str | None],
) -> None:
    run("play", "--text", "--bots", bots, *(("--seats", seats) if seats else ()))
    assert table["bots"] == sitting


def test_where_there_are_several_games_we_ask(
    run: Callable[..., Result], table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(groundlings._registered, "other", pit.GAME)
    result = run("play", "--text", typed="pit\n")
    assert result.exit_code == 0
    assert result.stdout == "Which game (other, pit)? "
    assert table["game"] is pit.GAME
    result = run("play", "--text")
    assert result.exit_code == 2
    assert result.stderr == "groundlings: no game was named; the games are: other, pit\n"


def test_where_there_is_no_game_none_is_played(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groundlings, "_registered", {})
    assert refused("play", "--text") == "groundlings: there is no game to play yet"


def test_an_edition_is_named_with_its_game(
    run: Callable[..., Result],
    refused: Callable[..., str],
    table: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    box = tmp_path / "box.toml"
    text = (pit.FOLDER / "edition.toml").read_text()
    box.write_text(text.replace("pennies = 6", "pennies = 9"))
    assert run("play", "--text", "--edition", f"pit={box}").exit_code == 0
    assert table["game"].edition != pit.GAME.edition
    assert refused("play", "--text", "--edition", box) == (
        f"groundlings: an edition is written GAME=FILE, not '{box}'"
    )
    assert refused("play", "--text", "--edition", f"chess={box}") == (
        "groundlings: there is no game 'chess'; the games are: pit"
    )
    monkeypatch.setitem(groundlings._registered, "other", pit.GAME)
    assert refused("play", "--text", "pit", "--edition", f"other={box}") == (
        "groundlings: --edition is for other, but the game played is pit"
    )


def test_a_record_never_overwrites(refused: Callable[..., str], record: Path) -> None:
    assert refused("play", "--text", "--record", record) == (
        f"groundlings: {record} is there already; name a new file for the record"
    )


def test_a_record_without_a_folder_is_refused_before_the_game(
    refused: Callable[..., str], tmp_path: Path
) -> None:
    record = tmp_path / "missing" / "a.txt"
    assert refused("play", "--text", "--record", record) == (
        f"groundlings: the folder {record.parent} is not there; "
        "make it first, or name another place for the record"
    )


def test_a_recorded_game_goes_on(
    run: Callable[..., Result], table: dict[str, Any], record: Path
) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:8]))
    result = run("play", "--text", "--resume", record, "--bots", "me,random,me")
    assert result.exit_code == 0
    assert table["begun"] == pit.GAME.replay(record.read_text())
    assert table["record_path"] == record
    assert table["go_on"] == (
        "groundlings play --text --resume {file} --bots me,random,me --language en"
    )


def test_what_the_record_says_is_not_said_again(refused: Callable[..., str], record: Path) -> None:
    for more in (["pit"], ["--seats", 3], ["--seed", 0], ["--variant", "tricks=true"]):
        assert refused("play", "--text", "--resume", record, *more) == (
            "groundlings: --resume goes on as the record says: "
            "leave out GAME, seats, seed and variants"
        )


def test_a_game_that_is_over_does_not_go_on(refused: Callable[..., str], record: Path) -> None:
    assert refused("play", "--text", "--resume", record) == (
        f"groundlings: the game in {record} is over; groundlings replay tells it"
    )
    record.write_text("mine")
    assert refused("play", "--text", "--resume", record).startswith(
        f"groundlings: {record}, line 1: "
    )


def test_a_whole_game_is_played_at_the_text_table_stopped_and_resumed(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    begun = run(
        *("play", "pit", "--text", "--seats", 2, "--seed", 4, "--record", record), typed="1\n1\nq\n"
    )
    assert begun.exit_code == 0, begun.output
    assert not pit.GAME.replay(record.read_text()).over
    assert f"--resume {record}" in "".join(begun.stdout.split("\n"))
    ended = run("play", "--text", "--resume", record, typed="1\n\n" * 500)
    assert ended.exit_code == 0, ended.output
    assert run("verify", record).exit_code == 0


def test_bots_play_among_themselves(run: Callable[..., Result], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    words = ("--bots", "random,random", "--seed", 4, "--record", record)
    assert run("play", "pit", "--text", *words).exit_code == 0
    assert run("verify", record).exit_code == 0
