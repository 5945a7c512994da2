from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import pit
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result


def choices(record: Path) -> list[list[str]]:
    return [line.split() for line in record.read_text().splitlines()[5:-1]]


def test_a_game_is_told_in_sentences(run: Callable[..., Result], record: Path) -> None:
    result = run("replay", record)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    book = phrasebook("en", pit.FOLDER)
    assert lines[0].startswith(
        "The Pit for 3 players, Length of the fair: short, Tricks: yes, rules 1, edition "
    )
    numbered = [line for line in lines if line[:4].strip().isdecimal()]
    assert len(numbered) == len(choices(record))
    for line, (seat, choice) in zip(numbered, choices(record), strict=True):
        assert f"Player {int(seat) + 1}: " in line
        assert line.endswith(f": {book.option(choice)}")
    assert not any(choice in result.stdout for _, choice in choices(record))
    assert "wins the bidding and pays" in result.stdout
    assert "[" not in result.stdout
    scores = pit.GAME.scores(pit.GAME.replay(record.read_text()))
    told = [line.removesuffix(" (won)") for line in lines[-3:]]
    assert told == [f"Player {seat + 1}: {score}" for seat, score in enumerate(scores)]
    assert any(line.endswith("(won)") for line in lines[-3:])


def test_a_game_is_told_in_every_language(run: Callable[..., Result], record: Path) -> None:
    told = {run("replay", record, "--language", language).stdout for language in ("en", "fr", "hu")}
    assert len(told) == 3
    assert not any("[" in text for text in told)


def test_the_table_is_shown_as_it_stood(run: Callable[..., Result], record: Path) -> None:
    result = run("replay", record, "--at", 3)
    assert result.exit_code == 0
    before, _, table = result.stdout.partition("The table after 3 choices:\n")
    assert "   3  Player 3" in before
    assert "   4  " not in before
    assert "On the stall" in table
    assert "Your hand" not in table
    assert "Your hand" in run("replay", record, "--at", 3, "--seat", 0).stdout


def test_json_is_the_whole_game(run: Callable[..., Result], record: Path) -> None:
    result = run("replay", record, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    end = pit.GAME.replay(record.read_text())
    assert [[str(row["seat"]), row["choice"]] for row in found["choices"]] == choices(record)
    assert [row["n"] for row in found["choices"]] == list(range(1, end.choices + 1))
    events = found["setup"] + [event for row in found["choices"] for event in row["events"]]
    assert events == pit.GAME.events(end, None)
    assert found["view"] == pit.GAME.view(end, None)
    assert (found["over"], found["at"]) == (True, end.choices)
    assert found["scores"] == pit.GAME.scores(end)
    assert found["winners"] == pit.GAME.winners(end)


@pytest.mark.parametrize("at", [0, 1, 5])
def test_json_stops_where_it_is_told_to(run: Callable[..., Result], record: Path, at: int) -> None:
    found = json.loads(run("replay", record, "--at", at, "--seat", 1, "--json").stdout)
    state = pit.GAME.replay("\n".join(record.read_text().splitlines()[: 5 + at]))
    assert len(found["choices"]) == found["at"] == at
    assert found["view"] == pit.GAME.view(state, 1)
    assert (found["over"], found["winners"]) == (False, [])


def test_undone_choices_are_not_told(run: Callable[..., Result], record: Path) -> None:
    lines = record.read_text().splitlines()
    plain = run("replay", record).stdout
    record.write_text("\n".join([*lines[:5], "0 bid:0", "0 undo 1", *lines[5:]]))
    assert run("replay", record).stdout == plain


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes(
    run: Callable[..., Result], record: Path
) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:8]))
    result = run("replay", record)
    assert result.exit_code == 0
    assert "The record ends here; the game is not over." in result.stdout
    assert "(won)" not in result.stdout


def test_there_is_no_choice_beyond_the_last_and_no_such_seat(
    refused: Callable[..., str], record: Path
) -> None:
    last = len(choices(record))
    assert refused("replay", record, "--at", last + 1) == (
        f"groundlings: this game has {last} choices; --at can be 0 to {last}"
    )
    assert refused("replay", record, "--seat", 3) == (
        "groundlings: there is no seat 3; the seats are 0 to 2"
    )


def test_a_false_or_damaged_record_is_not_told(refused: Callable[..., str], record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join([*lines[:5], "2 take:pie", *lines[6:]]))
    assert refused("replay", record).startswith(
        f"groundlings: {record}, line 6: seat 2 cannot choose take:pie now"
    )
    record.write_text("\n".join(lines[:4]))
    assert refused("replay", record, "--json").startswith(
        f"groundlings: {record}, line 5: expected 'commit'"
    )


def test_another_edition_is_told_with_its_file(run: Callable[..., Result], tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = (pit.FOLDER / "edition.toml").read_text()
    box.write_text(text.replace("pennies = 6", "pennies = 9"))
    run("simulate", "pit", "--games", 1, "--edition", box, "--records", tmp_path / "r")
    record = tmp_path / "r" / "pit-000001.txt"
    assert run("replay", record).exit_code == 2
    assert run("replay", record, "--edition", box, "--at", 0).exit_code == 0
