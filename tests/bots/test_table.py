from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from bots.pit_table import LEARNED, lay_out
from groundlings import GameError
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.bots.eyes import EYES, STRANGERS, sight
from groundlings.bots.learning import listed
from groundlings.bots.player import eye_for, stand_in
from groundlings.bots.table import SHIPPED, named, parse, read, rounded, shipped
from groundlings.kernel.die import cast
from pit.eye import NAMES, SIGHT

if TYPE_CHECKING:
    from pathlib import Path

GAME = pit.GAME
TEXT = LEARNED.format(edition=GAME.edition)


def test_a_table_is_read_as_it_was_written() -> None:
    table = parse(TEXT, "pit-2.table")
    assert parse(table.text(), "again") == table
    numbers = listed(table.row(NAMES, "pit-2.table"))
    assert dict(zip(NAMES, numbers, strict=True))["take:pie"] == 1.2
    assert numbers.count(0.0) == len(NAMES) - len(table.numbers)
    assert rounded(NAMES, numbers) == table.numbers


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("groundlings table 1", "groundlings 1", "t is not a table: its first line must be"),
        ("seats 2", "seats two", "t is for 'two' seats; write a number from 1 to 9"),
        ("seats 2", "chairs 2", "line 3 of t is no head of a table; it has: game, seats"),
        (
            "seats 2",
            "seats 2\ncards mine",
            "t may say of its cards 'strangers' once, and nothing else",
        ),
        ("seats 2\n", "", "t must say seats once in its head"),
        ("0.8", "much", "line 9 of t is not a name and a number: 'bid:2       much'"),
        ("0.8", "nan", "line 9 of t is not a name and a number"),
        ("bid:2 ", "bid:1 ", "line 9 of t tells of 'bid:1' once more"),
    ],
)
def test_a_damaged_table_is_refused_in_one_sentence(old: str, new: str, told: str) -> None:
    with pytest.raises(GameError) as refused:
        parse(TEXT.replace(old, new, 1), "t")
    assert str(refused.value).startswith(told)


def test_a_table_that_ends_within_a_line_is_refused() -> None:
    """Of a number that is cut off a smaller one is left."""
    with pytest.raises(GameError, match=r"^t is cut off in line 9$"):
        parse(TEXT[: TEXT.index("0.8") + 1], "t")


@pytest.mark.parametrize("path", sorted(SHIPPED.glob("*.table")), ids=lambda path: path.stem)
def test_a_table_that_comes_with_us_fits_the_game_and_its_cards(path: Path) -> None:
    table = read(path)
    game = groundlings.game(table.game)
    settings = {name: game.variants[name].parse(way) for name, way in pairs(table.variants)}
    way = sight(table.game).way(game.new(seats=table.seats, seed=0, **settings))
    way = "_".join(filter(None, [STRANGERS, way])) if table.strangers else way
    assert path.name == named(table.game, table.seats, way)
    assert table.edition == game.edition_for(game.settings(settings))
    assert listed(table.row(sight(table.game).names, path.name))


def pairs(variants: tuple[str, ...]) -> list[list[str]]:
    """The variants of a table, each as its name and what it is set to."""
    return [variant.split("=") for variant in variants]


def test_what_nobody_looks_at_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pit.table"
    path.write_text(TEXT + "take:cake   1.0\n")
    with pytest.raises(GameError, match="has a number for 'take:cake', which nobody looks at"):
        read(path).row(NAMES, str(path))
    with pytest.raises(GameError, match="there is no file"):
        read(tmp_path / "none.table")


def test_a_table_for_another_number_of_seats_serves_where_there_is_no_better_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lay_out(monkeypatch, tmp_path, GAME.edition)
    table = shipped("pit", 4, "")
    assert table is not None
    assert table.seats == 2
    assert shipped("marbles", 2, "") is None


def test_cards_that_nothing_was_learned_for_are_played_by_greedy_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    state = GAME.new(seats=2, seed=3)
    chair = Chair(GAME, state, 0)
    lay_out(monkeypatch, tmp_path, GAME.edition)
    assert eye_for(chair, state) is not None
    assert stand_in(GAME, 2) == ""
    strange = SIGHT._replace(way=lambda _: STRANGERS)
    monkeypatch.setitem(EYES, "pit", lambda: strange)
    assert eye_for(chair, state) is None
    assert stand_in(GAME, 2).endswith("with these cards yet, so greedy plays")
    assert bot("policy").choose(chair, cast(1)) in chair.options()
