"""What was played is never lost, and nothing is kept that was not played like that."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import pit
from arena.table_of_ours import contest, played
from bots.pit_table import lay_out
from groundlings import GameError
from groundlings.arena import keeping
from groundlings.arena.keeping import Folder, alone_in

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.arena.contest import Contest

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("ours")]


def one(seats: int = 2) -> Contest:
    return contest(pit.GAME, ["first", "random"], seats)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder in which four deals were kept."""
    folder = Folder(tmp_path / "out", one())
    assert len(list(folder.keep(played(one()).values()))) == 4
    return tmp_path / "out"


def test_what_was_kept_is_there_again(kept: Path) -> None:
    again = Folder(kept, one())
    assert list(again.kept) == list(one().meetings())
    facts = {name: each["games"] for name, each in again.kept.items()}
    assert facts == {name: each["games"] for name, each in played(one()).items()}


def test_more_deals_and_more_bots_go_on_from_there(kept: Path) -> None:
    more = contest(pit.GAME, ["last", "first", "random"], games=12)
    assert len(Folder(kept, more).kept) == 4
    assert {*Folder(kept, more).kept} < {*more.meetings()}


def test_a_line_that_was_being_written_is_played_again(kept: Path) -> None:
    whole = (kept / keeping.PLAYED).read_bytes()
    (kept / keeping.PLAYED).write_bytes(whole[:-30])
    again = Folder(kept, one())
    assert len(again.kept) == 3
    list(again.keep([played(one())[list(one().meetings())[3]]]))
    assert len(Folder(kept, one()).kept) == 4


def test_a_damaged_line_is_named(kept: Path) -> None:
    path = kept / keeping.PLAYED
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([lines[0], lines[1].replace('"scores":[', '"scores":[1'), *lines[2:]]))
    with pytest.raises(GameError, match=r"line 2 of .*played\.jsonl is damaged; take it out, and"):
        Folder(kept, one())
    path.write_text("".join([lines[0], *lines[2:]]))
    assert len(Folder(kept, one()).kept) == 3


@pytest.mark.parametrize("text", ["", "{", "[]", '{"form": 1}', "\xff"])
def test_a_damaged_plan_is_told(kept: Path, text: str) -> None:
    (kept / keeping.PLAN).write_text(text, encoding="latin-1")
    with pytest.raises(GameError, match=r"arena\.json is damaged, or of another release"):
        Folder(kept, one())


def test_games_that_do_not_belong_together_stay_apart(kept: Path) -> None:
    with pytest.raises(GameError, match="holds games of seats 2, not 3; give another folder"):
        Folder(kept, one(seats=3))
    plan = json.loads((kept / keeping.PLAN).read_text())
    (kept / keeping.PLAN).write_text(json.dumps(plan | {"seed": 6}))
    with pytest.raises(GameError, match="holds games of seed 6, not 5"):
        Folder(kept, one())
    (kept / keeping.PLAN).write_text(json.dumps(plan | {"bots": "0" * 16}))
    with pytest.raises(GameError, match=r"the bots have changed since the games in .* were played"):
        Folder(kept, one())


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(GameError, match="holds other things, and no arena; give an empty folder"):
        Folder(tmp_path, one())
    with pytest.raises(GameError, match="is a file or lies inside one"):
        Folder(tmp_path / "thesis.tex" / "out", one())
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


def test_in_the_end_the_lines_stand_in_order(kept: Path) -> None:
    text = (kept / keeping.PLAYED).read_text()
    (kept / keeping.PLAYED).write_text("".join(text.splitlines(keepends=True)[::-1]))
    Folder(kept, one()).put_in_order()
    assert (kept / keeping.PLAYED).read_text() == text


def test_who_plays_by_a_table_plays_by_the_same_one_to_the_end(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, tmp_path, pit.GAME.edition)
    path = tmp_path / "pit-2.table"
    name = f"table:{path}"

    def ours() -> Contest:
        return contest(pit.GAME, ["first", name], games=2)

    list(Folder(kept, ours()).keep(played(ours()).values()))
    assert len(Folder(kept, ours()).kept) == len(Folder(kept, one()).kept) == 5
    path.write_text(path.read_text().replace("1.2", "1.3"))
    with pytest.raises(
        GameError, match=r"pit-2\.table has changed since the games in .* were play"
    ):
        Folder(kept, ours())
    assert len(Folder(kept, one()).kept) == 5, "who is not asked for may change"


def test_two_arenas_in_one_folder_take_turns(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with alone_in(out), alone_in(None), pytest.raises(GameError) as refused, alone_in(out):
        pass
    assert str(refused.value) == (
        f"an arena is being played in {out} now; wait for its end, or give another folder"
    )
    with alone_in(out):
        assert Folder(out, one()).kept == {}
    (tmp_path / "thesis.tex").touch()
    with pytest.raises(GameError, match="holds other things"), alone_in(tmp_path):
        pass
    assert not (tmp_path / keeping.LOCK).exists()
