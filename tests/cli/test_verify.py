from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import pit
from groundlings import Pledge
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from sealed import kept, nonce, opened

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

PROVEN, FALSE, UNREADABLE = 0, 1, 2


def change(record: Path, line: int, old: str, new: str) -> None:
    """Edit one line, which must be as expected."""
    lines = record.read_text().split("\n")
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    record.write_text("\n".join(lines))


def test_a_true_record_is_proven(run: Callable[..., Result], record: Path) -> None:
    result = run("verify", record)
    assert (result.exit_code, result.stderr) == (PROVEN, "")
    end = pit.GAME.replay(record.read_text())
    assert end.setup is not None
    lines = result.stdout.splitlines()
    assert lines[0] == f"{record} is proven."
    assert lines[1] == "game     pit for 3, length=short, tricks=true"
    assert lines[2] == f"rules    1, edition {pit.GAME.edition}"
    assert lines[3].endswith(end.setup.pledge.commitment)
    assert lines[4] == f"choices  {end.choices}, all legal, to the end of the game"
    assert lines[5].startswith(
        f"result   {' '.join(map(str, pit.GAME.scores(end)))}, won by player "
    )


def test_json_tells_what_was_proven(run: Callable[..., Result], record: Path) -> None:
    result = run("verify", record, "--json")
    found = json.loads(result.stdout)
    end = pit.GAME.replay(record.read_text())
    assert (result.exit_code, result.stderr) == (PROVEN, "")
    assert found["verdict"] == "proven"
    assert (found["game"], found["rules"], found["seats"]) == ("pit", 1, 3)
    assert found["edition"] == pit.GAME.edition
    assert found["variants"] == {"length": "short", "tricks": True}
    assert found["choices"] == end.choices
    assert found["scores"] == pit.GAME.scores(end)
    assert found["winners"] == pit.GAME.winners(end)


def test_a_record_without_result_is_proven_if_the_game_is_over(
    run: Callable[..., Result], record: Path
) -> None:
    text = record.read_text()
    record.write_text(text[: text.index("result")])
    assert run("verify", record).exit_code == PROVEN


@pytest.mark.parametrize("ending", ["\r\n", "\n\n"])
def test_how_lines_end_does_not_matter(
    run: Callable[..., Result], record: Path, ending: str
) -> None:
    text = record.read_text()
    record.write_text(text.replace("\n", "\r\n") if ending == "\r\n" else text + "\n\n")
    assert run("verify", record).exit_code == PROVEN
    record.write_bytes(b"\xef\xbb\xbf" + text.encode())
    assert run("verify", record).exit_code == PROVEN


def test_nonces_are_part_of_the_proof(run: Callable[..., Result], tmp_path: Path) -> None:
    state = pit.GAME.new(seats=2, seed=Pledge(7, b"s" * 16, (b"mine", None)))
    playout(state, cast(1))
    record = tmp_path / "fair.txt"
    record.write_text(pit.GAME.record(state, result=True))
    result = run("verify", record)
    assert result.exit_code == PROVEN
    assert "from the secret and the nonces of 1 seats promised by" in result.stdout
    change(record, 7, "nonce 0", "nonce 1")
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert "line 3: the seed does not follow from secret and nonces" in result.stderr
    change(record, 6, "secret 0", "secret 1")
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert "line 5: the commitment does not fit" in result.stderr


@pytest.mark.parametrize(
    ("line", "old", "new", "status", "reason"),
    [
        (1, "groundlings", "othello", UNREADABLE, "line 1: this is no record of a game"),
        (2, "game pit", "game pot", UNREADABLE, "line 2: there is no game 'pot'"),
        (2, "rules 1", "rules 2", FALSE, "line 2: played by rules 2 of pit; expected rules 1"),
        (2, "rules 1", "rules x", UNREADABLE, "line 2: expected 'game NAME rules N"),
        (2, "edition ", "edition 0", FALSE, "line 2: played with edition 0"),
        (2, "seats 3", "seats 9", UNREADABLE, "line 2: pit takes 2 to 4 players, not 9"),
        (2, "seats 3", "seats 2", FALSE, "line "),
        (2, "length=short", "length=long", FALSE, "line "),
        (2, "length=short", "length=huge", UNREADABLE, "line 2: length is 'huge'; expected"),
        (2, "tricks=", "luck=", UNREADABLE, "line 2: pit knows no variant 'luck'"),
        (3, "seed ", "seed x", UNREADABLE, "line 3: expected 'seed' and 32 hexadecimal"),
        (4, "salt ", "salt 0", UNREADABLE, "line 4: expected 'salt' and 32 hexadecimal"),
        (5, "commit", "promise", UNREADABLE, "line 5: expected 'commit' and 64 hexadecimal"),
        (6, "0 bid:", "1 bid:", FALSE, "line 7: seat 1"),
        (6, "0 bid:", "7 bid:", FALSE, "line 6: there is no seat 7"),
        (6, "bid:", "steal:", UNREADABLE, "line 6: 'steal:"),
        (6, "0 bid:", "0 undo 5 #", UNREADABLE, "line 6: '0 undo 5 #"),
        (6, "0 bid:", "0 let:", UNREADABLE, "line 6: 'let:"),
    ],
)
def test_a_changed_line_is_found(
    run: Callable[..., Result],
    record: Path,
    line: int,
    old: str,
    new: str,
    status: int,
    reason: str,
) -> None:
    change(record, line, old, new)
    result = run("verify", record)
    assert (result.exit_code, result.stdout) == (status, "")
    assert result.stderr.startswith(f"groundlings: {record}, {reason}")
    assert result.stderr.count("\n") == 1
    found = json.loads(run("verify", record, "--json").stdout)
    assert found["verdict"] == {FALSE: "false", UNREADABLE: "unreadable"}[status]
    assert found["reason"] in result.stderr
    assert found["reason"].startswith(f"line {found['line']}: ")


@pytest.mark.parametrize("line", [3, 4, 5])
def test_another_digit_in_the_dice_is_false(
    run: Callable[..., Result], record: Path, line: int
) -> None:
    text = record.read_text().split("\n")[line - 1]
    change(record, line, text, text[:-1] + ("0" if text[-1] != "0" else "1"))
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert "line 5: the commitment does not fit secret and salt; expected" in result.stderr


def test_a_better_result_is_false(run: Callable[..., Result], record: Path) -> None:
    lines = record.read_text().splitlines()
    change(record, len(lines), lines[-1], lines[-1] + "9")
    result = run("verify", record)
    assert result.exit_code == FALSE
    right = lines[-1].removeprefix("result ")
    assert result.stderr == (
        f"groundlings: {record}, line {len(lines)}: "
        f"the scores do not follow from the choices; expected {right}\n"
    )


def test_a_choice_more_or_less_is_found(run: Callable[..., Result], record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join([*lines[:-1], "0 pass", lines[-1]]))
    assert run("verify", record).exit_code == FALSE
    record.write_text("\n".join([*lines[:-2], lines[-1]]))
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert "the game is not over; expected another choice" in result.stderr
    record.write_text("\n".join([*lines, "0 pass"]))
    result = run("verify", record)
    assert result.exit_code == UNREADABLE
    assert "expected the end of the record after its result" in result.stderr


def test_a_record_cut_anywhere_is_never_proven(run: Callable[..., Result], record: Path) -> None:
    text = record.read_text()
    whole = text[: text.index("result")].rstrip()
    for length in range(0, len(whole), 13):
        record.write_text(whole[:length])
        result = run("verify", record)
        assert result.exit_code in {FALSE, UNREADABLE}, whole[:length]
        assert result.stderr.count("\n") == 1


def test_a_record_that_ends_before_the_game_names_who_must_choose(
    run: Callable[..., Result], record: Path
) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:6]))
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert result.stderr == (
        f"groundlings: {record}, line 7: the record ends before the game; "
        "expected a choice of seat 1 or 2\n"
    )


def test_the_edition_of_the_record_must_be_given(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    text = (pit.FOLDER / "edition.toml").read_text()
    box.write_text(text.replace("pennies = 6", "pennies = 9"))
    folder = tmp_path / "records"
    run("simulate", "pit", "--games", 1, "--edition", box, "--records", folder)
    record = folder / "pit-000001.txt"
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert "line 2: played with edition" in result.stderr
    assert run("verify", record, "--edition", box).exit_code == PROVEN


def test_a_bad_edition_is_told_in_its_lines(
    refused: Callable[..., str], record: Path, tmp_path: Path
) -> None:
    none = tmp_path / "none.toml"
    sentence = refused("verify", record, "--edition", none)
    assert sentence == f"{none}: there is no such file; check the name and the folder"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"[event]\n1. e4 e5\n", b"\n" * 9])
def test_a_foreign_file_is_unreadable(
    refused: Callable[..., str], tmp_path: Path, content: bytes
) -> None:
    foreign = tmp_path / "foreign.pgn"
    foreign.write_bytes(content)
    assert refused("verify", foreign).startswith(f"groundlings: {foreign}")


def test_a_file_that_is_not_there_has_no_line(run: Callable[..., Result], tmp_path: Path) -> None:
    result = run("verify", tmp_path / "none", "--json")
    assert result.exit_code == UNREADABLE
    assert json.loads(result.stdout) == {
        "file": str(tmp_path / "none"),
        "verdict": "unreadable",
        "line": None,
        "reason": f"there is no file {tmp_path / 'none'}",
    }


def test_an_undone_choice_is_no_lie(run: Callable[..., Result], record: Path) -> None:
    lines = record.read_text().splitlines()
    record.write_text("\n".join([*lines[:5], "0 bid:0", "0 undo 1", *lines[5:]]))
    assert run("verify", record).exit_code == PROVEN
    record.write_text("\n".join([*lines[:5], "0 undo 1", *lines[5:]]))
    result = run("verify", record)
    assert result.exit_code == FALSE
    assert "line 6: seat 0 can take back nothing now" in result.stderr


# The receipt


@pytest.fixture
def drawn(tmp_path: Path) -> tuple[Path, Path]:
    """A record whose dice were drawn by slips, and the receipt of seat 0."""
    pledge = Pledge(7, b"s" * 16, slips=(opened(1), kept(2), None))
    state = pit.GAME.new(seats=3, seed=pledge)
    playout(state, cast(3))
    record, receipt = tmp_path / "drawn.txt", tmp_path / "receipt.txt"
    record.write_text(pit.GAME.record(state, result=True))
    seals = f"seat 0 {opened(1).seal.hex()}\nseat 1 {kept(2).seal.hex()}\nseat 2 house"
    head = f"groundlings receipt 1\ntable abcdefghjkmn\nhouse {pledge.commitment}\n{seals}\n"
    receipt.write_text(f"{head}mine 0 {nonce(1).hex()}\nsent 2026-01-31T20:15:00.000Z\n")
    return record, receipt


def test_a_record_says_who_drew_for_each_seat(
    run: Callable[..., Result], drawn: tuple[Path, Path]
) -> None:
    record, receipt = drawn
    result = run("verify", record, "--receipt", receipt)
    assert (result.exit_code, result.stderr) == (PROVEN, "")
    lines = result.stdout.splitlines()
    assert lines[4] == (
        "slips    opened by seats 0; kept back by seats 1; drawn by the house for seats 2"
    )
    assert lines[-1] == f"receipt  {receipt} fits"
    found = json.loads(run("verify", record, "--receipt", receipt, "--json").stdout)
    assert found["slips"] == ["opened", "kept", "house"]
    assert (found["verdict"], found["misfits"]) == ("proven", [])


def test_a_swapped_secret_is_refused_by_the_receipt(
    run: Callable[..., Result], drawn: tuple[Path, Path]
) -> None:
    """The record alone is true: only who kept the seal can tell."""
    record, receipt = drawn
    state = pit.GAME.new(seats=3, seed=Pledge(8, b"s" * 16, slips=(opened(1), kept(2), None)))
    playout(state, cast(3))
    record.write_text(pit.GAME.record(state, result=True))
    assert run("verify", record).exit_code == PROVEN
    result = run("verify", record, "--receipt", receipt)
    assert (result.exit_code, result.stdout) == (FALSE, "")
    assert len(result.stderr.splitlines()) == 1
    assert "the secret was swapped" in result.stderr
    found = run("verify", record, "--receipt", receipt, "--json")
    assert found.exit_code == FALSE
    assert json.loads(found.stdout)["verdict"] == "false"


def test_a_receipt_that_cannot_be_read_is_told_with_its_line(
    run: Callable[..., Result], drawn: tuple[Path, Path], record: Path
) -> None:
    damaged, receipt = drawn
    result = run("verify", damaged, "--receipt", record)
    assert result.exit_code == UNREADABLE
    assert f"{record}, line 1: this is no receipt" in result.stderr
    older = run("verify", record, "--receipt", receipt)
    assert older.exit_code == FALSE
    assert "the record names no slips" in older.stderr
