from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from groundlings.othello import GAME as OTHELLO
from groundlings.shakespeare import GAME

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

EDITION = pit.FOLDER / "edition.toml"


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in re.split("[│┃]", line)[1:-1]]


@pytest.fixture
def _shakespeare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {"pit": pit.GAME, "shakespeare": GAME})


@pytest.fixture
def _othello(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_registered", {"pit": pit.GAME, "othello": OTHELLO})


def test_cards_are_shown_with_their_origin(run: Callable[..., Result]) -> None:
    result = run("cards", "pit")
    assert result.exit_code == 0
    row = next(line for line in result.stdout.splitlines() if "the orange" in line)
    assert cells(row) == ["the orange*", "2*", "5*", "reconstructed"]
    assert result.stdout.splitlines()[-3:] == [
        f"Edition {pit.GAME.edition}",
        "* reconstructed: made to fit what is known; your box may differ.",
        "A mark is for all that stands in its field.",
    ]


@pytest.mark.usefixtures("_shakespeare")
@pytest.mark.parametrize(
    ("language", "rows", "legend"),
    [
        (
            "en",
            [
                ["Name", "Copies", "Cost", "Activation", "Dress rehearsal", "Origin"],
                ["Author", "1*", "0*", "2 white quills", "1 white quill*", "reconstructed"],
                ["Jeweler", "3*", "3*", "take 1 yellow element", "", "reconstructed"],
                ["Assistant", "3*", "3*", "all your craftsmen +1", "", "reconstructed"],
                ["Extra", "0", "0", "", "1 white quill", "rulebook"],
                ["Blue", "4", "ambiance +2", "rulebook"],
                ["1", "Set", "8*", "8*", "7°", "5°", "4*", "4*", "reconstructed"],
                ["4", "Costume", "16", "16", "12", "12", "8", "8", "rulebook"],
            ],
            ["No mark: in a rulebook.", "° from another public source.", "* reconstructed: made"],
        ),
        (
            "fr",
            [
                ["Nom", "Exemplaires", "Prix", "Activation", "Répétition en costume", "Origine"],
                ["Auteur", "1*", "0*", "2 plumes blanches", "1 plume blanche*", "reconstitué"],
                ["Puck°", "1*", "1*", "1 plume rouge, ambiance +1*", "1 plume blanche*"],
                ["1", "Décor", "8*", "8*", "7°", "5°", "4*", "4*", "reconstitué"],
            ],
            ["Sans signe", "° d\u2019une autre source publique.", "* reconstitué"],
        ),
        (
            "hu",
            [
                ["Név", "Példány", "Költség", "Aktiválás", "Jelmezes próba", "Eredet"],
                ["Szerző", "1*", "0*", "2 fehér toll", "1 fehér toll*", "rekonstruált"],
                ["Zöld", "5", "1 „+3” jelző", "szabálykönyv"],
                ["1", "Díszlet", "8*", "8*", "7°", "5°", "4*", "4*", "rekonstruált"],
            ],
            ["Jel nélkül", "° más nyilvános forrásból.", "* rekonstruált"],
        ),
    ],
)
def test_each_value_is_told_and_marked(
    run: Callable[..., Result], language: str, rows: list[list[str]], legend: list[str]
) -> None:
    result = run("cards", "shakespeare", "--language", language)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    found = [cells(line) for line in lines]
    for row in rows:
        assert [line for line in found if line[: len(row)] == row], row
    for line, start in zip(lines[-4:-1], legend, strict=True):
        assert line.startswith(start)
    assert "[" not in result.stdout


@pytest.mark.usefixtures("_shakespeare")
def test_a_terminal_shows_origins_in_colour(
    run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"FORCE_COLOR": "1", "TERM": "xterm", "COLUMNS": "140"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("NO_COLOR", raising=False)
    shown = run("cards", "shakespeare").stdout
    assert "\x1b[36mIago°" in shown
    assert "\x1b[33mOthello*" in shown
    assert "\x1b[33mreconstructed" in shown


def test_cards_are_shown_in_every_language(run: Callable[..., Result]) -> None:
    assert "la tourte" in run("cards", "pit", "--language", "fr").stdout
    assert "a narancs" in run("cards", "pit", "--language", "hu").stdout


@pytest.mark.usefixtures("_othello")
@pytest.mark.parametrize("act", ["IV", "iv", "4"])
def test_the_cards_of_one_act(run: Callable[..., Result], act: str) -> None:
    found = json.loads(run("cards", "othello", "--act", act, "--json").stdout)
    assert [table["title"] for table in found["tables"]] == ["script", "characters"]
    scripts, characters = (table["rows"] for table in found["tables"])
    numbers = [row["values"]["position"] for row in scripts]
    assert numbers == [f"IV.{number}" for number in range(1, 16)]
    assert all("IV" in row["values"]["acts"].split() for row in characters)
    assert "IV.15" in run("cards", "othello", "--act", act).stdout


@pytest.mark.usefixtures("_othello")
def test_json_has_what_the_tables_have(run: Callable[..., Result]) -> None:
    found = json.loads(run("cards", "othello", "--json", "--language", "fr").stdout)
    assert (found["game"], found["edition"]) == ("othello", OTHELLO.edition)
    for told, table in zip(found["tables"], OTHELLO.guide.cards("fr"), strict=True):
        assert list(told["columns"]) == list(table.columns)
        assert len(told["rows"]) == len(table.rows)
    first = found["tables"][0]["rows"][0]
    assert first["values"]["points"] == "1 point"
    assert first["origins"]["points"] == "reconstructed"


@pytest.mark.usefixtures("_othello")
def test_an_act_there_is_not_and_what_is_not_shown(refused: Callable[..., str]) -> None:
    assert refused("cards", "othello", "--act", "VI") == (
        "groundlings: othello has no act 'VI'; the acts are: I, II, III, IV, V"
    )
    assert refused("cards", "pit", "--act", "I") == (
        "groundlings: the cards of pit belong to no acts; leave out --act"
    )
    assert refused("cards", "pit", "--json", "--check", EDITION) == (
        "groundlings: --act and --json are for showing cards, not for --export, --blank and --check"
    )


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
    assert found == [f"{box}:4", f"{box}:15"]


def test_a_check_of_something_else_is_one_line(refused: Callable[..., str], tmp_path: Path) -> None:
    assert refused("cards", "pit", "--check", tmp_path) == (
        f"{tmp_path}: this is a folder; name a TOML file"
    )
    broken = tmp_path / "broken.toml"
    broken.write_text("[meta\n")
    assert refused("cards", "pit", "--check", broken).startswith(f"{broken}:1: ")


@pytest.mark.usefixtures("_othello")
def test_blank_cards_are_written_checked_and_played(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    told = run("cards", "othello", "--blank", str(file))
    assert (told.exit_code, told.stdout) == (0, f"Three cards to start from are in {file}.\n")
    again = run("cards", "othello", "--blank", str(file))
    assert again.exit_code == 2
    assert "is there already" in again.stderr
    checked = run("cards", "othello", "--check", str(file))
    assert checked.exit_code == 0
    assert OTHELLO.edition not in checked.stdout
    played = run("simulate", "othello", "--seats", "2", "--games", "1", "--edition", str(file))
    assert played.exit_code == 0


@pytest.mark.usefixtures("_othello")
def test_problems_of_own_cards_are_told_with_the_lines_of_their_file(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[own]]\nsort = "staging"\nen = "Mine"\neffects = [\n  { do = "tak" },\n]\n')
    result = run("cards", "othello", "--check", str(file))
    assert result.exit_code == 2
    assert f'{file}:5: there is no effect "tak"; write take' in result.stderr.replace("\n", "")


def test_a_box_without_blank_cards_says_so(run: Callable[..., Result], tmp_path: Path) -> None:
    result = run("cards", "pit", "--blank", str(tmp_path / "mine.toml"))
    assert result.exit_code == 2
    assert "the box of pit has no blank cards" in result.stderr
    both = run("cards", "pit", "--blank", "a.toml", "--check", "b.toml")
    assert "give one of the two" in both.stderr
