from __future__ import annotations

from typing import TYPE_CHECKING

import pit

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

EDITION = pit.FOLDER / "edition.toml"


def test_cards_are_shown_with_their_origin(run: Callable[..., Result]) -> None:
    result = run("cards", "pit")
    assert result.exit_code == 0
    row = next(line for line in result.stdout.splitlines() if "the orange" in line)
    assert [cell.strip() for cell in row.split("│")[1:-1]] == [
        "the orange",
        "2",
        "5",
        "reconstructed",
    ]
    assert "reconstructed: made to fit what is known" in result.stdout
    assert "source: " not in result.stdout
    assert pit.GAME.edition in result.stdout


def test_cards_are_shown_in_every_language(run: Callable[..., Result]) -> None:
    assert "la tourte" in run("cards", "pit", "--language", "fr").stdout
    assert "a narancs" in run("cards", "pit", "--language", "hu").stdout


def test_an_export_is_the_edition_with_its_comments(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    result = run("cards", "pit", "--export", box)
    assert (result.exit_code, result.stdout) == (0, f"The edition of pit is in {box}.\n")
    assert box.read_bytes() == EDITION.read_bytes()
    checked = run("cards", "pit", "--check", box)
    assert checked.exit_code == 0
    assert checked.stdout == f"{box} is fine: edition {pit.GAME.edition} of pit.\n"


def test_an_export_never_overwrites(refused: Callable[..., str], tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("mine")
    sentence = refused("cards", "pit", "--export", box)
    assert sentence == (
        f"groundlings: {box} is there already and may hold your work; name a new file"
    )
    assert box.read_text() == "mine"


def test_a_check_finds_every_problem_with_its_line(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    lines = EDITION.read_text().splitlines()
    wrong = {4: "pennies = -1", 15: "worth = 10"}
    for number, line in wrong.items():
        lines[number - 1] = line
    box.write_text("\n".join(lines))
    result = run("cards", "pit", "--check", box)
    assert (result.exit_code, result.stdout) == (2, "")
    found = [line.split(": ")[0] for line in result.stderr.splitlines()]
    assert found == ["box.toml:4", "box.toml:15"]


def test_a_check_of_something_else_is_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    assert refused("cards", "pit", "--check", tmp_path) == (
        f"{tmp_path.name}: this is a folder; name a TOML file"
    )
    broken = tmp_path / "broken.toml"
    broken.write_text("[meta\n")
    assert refused("cards", "pit", "--check", broken).startswith("broken.toml:1: ")
