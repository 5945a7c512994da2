"""Tables as players: whatever file is named plays as `policy` would by it, or is refused."""

from __future__ import annotations

import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import groundlings
import pit
from arena.table_of_ours import contest, played
from bots.pit_table import LEARNED, lay_out
from groundlings import GameError
from groundlings.arena.contest import Contest, Meeting, meet
from groundlings.arena.players import player, texts
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.bots.table import SHIPPED
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.setup import Setup

SCRIPT = Path(__file__).parents[2] / "scripts" / "pool"


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    lay_out(monkeypatch, tmp_path, pit.GAME.edition)
    return tmp_path / "pit-2.table"


def test_who_plays_by_the_table_of_the_house_plays_as_policy_does(file: Path) -> None:
    """The same die, the same moods, the same games."""
    mine, ours = (
        [one["games"] for one in played(contest(pit.GAME, [name, "random"])).values()]
        for name in (f"table:{file}", "policy")
    )
    assert mine == ours


def test_a_table_is_read_once_and_plays_on_when_its_file_is_gone(file: Path) -> None:
    one = contest(pit.GAME, [f"table:{file}", "random"])
    before = [each["games"] for each in played(one).values()]
    file.unlink()
    assert [each["games"] for each in played(one).values()] == before


def test_a_table_is_no_bot_of_the_house(file: Path) -> None:
    """A file is read for who runs a command, never for who asks a server."""
    with pytest.raises(GameError, match="there is no bot"):
        bot(f"table:{file}")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("groundlings table 1", "groundlings 1", "{} is not a table: its first line must be"),
        ("game pit", "game chess", "{} was learned for chess with 2 seats, not for pit with 2"),
        ("seats 2", "seats 3", "{} was learned for pit with 3 seats, not for pit with 2"),
        ("edition ", "edition 0", "{} was learned with another edition of pit; learn a table with"),
        ("seats 2", "seats 2\nvariant mud=deep", "{} was learned for mud=deep, which pit has not"),
        ("seats 2", "seats 2\ncards 7", "{} may say of its cards 'strangers' once, and nothing"),
        ("take:pie", "take:cake", "{} has a number for 'take:cake', which nobody looks at in pit"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_before_anybody_plays(
    file: Path, old: str, new: str, told: str
) -> None:
    file.write_text(LEARNED.format(edition=pit.GAME.edition).replace(old, new))
    with pytest.raises(GameError) as refused:
        contest(pit.GAME, [f"table:{file}", "random"])
    assert str(refused.value).startswith(told.format(file))


def test_a_table_for_another_way_to_play_is_refused() -> None:
    game = groundlings.game("shakespeare")
    usual, behind = (Setup.of(game, 2, 1, {"backstage": way}) for way in (False, True))
    here = [f"table:{SHIPPED / 'shakespeare-2-backstage.table'}"]
    with pytest.raises(GameError, match=r"for backstage=true.*, which is played otherwise here$"):
        texts(here, usual)
    assert list(texts(here, behind)) == here


@pytest.mark.compiled
def test_a_pool_is_gathered_and_its_command_can_be_played(tmp_path: Path) -> None:
    pool = tmp_path / "pool"
    words = [sys.executable, str(SCRIPT), "shakespeare", "2", str(pool), "480"]
    told = subprocess.run(words, capture_output=True, text=True, check=True, timeout=300).stdout
    command = shlex.split(told.splitlines()[-1])
    assert command[:3] == ["groundlings", "arena", "shakespeare"]
    members = command[command.index("--bots") + 1].split(",")
    assert len(members) >= 8
    assert f"{len(members)} members; let them meet master:" in told
    game = groundlings.game("shakespeare")
    setup = Setup.of(game, 2, 1, {})
    g, known = game.new(seats=2, seed=1), texts(members, setup)
    while not game.text(game.options(g, lowest(g.asked))[0]).startswith("wager:"):
        game.play(g, lowest(g.asked), game.options(g, lowest(g.asked))[0])
    chair = Chair(game, g, lowest(g.asked))
    wagers = {
        Path(name).stem: game.text(player(name, text).choose(chair, cast(1)))
        for name, text in known.items()
    }
    assert (wagers["low"], wagers["high"]) == ("wager:1", "wager:5")
    one = Contest.of(game, setup, tuple(members), 2, None, champion="master")
    assert len(one.pairings) == len(members)
    for guest, _ in one.pairings:
        facts = meet(replace(one, champion="policy"), Meeting(guest, "policy", 1))["games"]
        assert all(sum(fact["scores"]) > 0 for fact in facts)
