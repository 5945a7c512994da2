from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from bots.pit_table import lay_out
from groundlings.arena import training
from groundlings.arena.training import Finalist, Learner, Proof
from groundlings.bots.eyes import EYES
from groundlings.bots.table import SHIPPED, read
from groundlings.commands import train
from pit.eye import SIGHT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from click.testing import Result

BILL = dict(groundlings._SHIPPED)
LESSON = ("train", "pit", "--seats", 2, "--games", 480, "--workers", 1)


@pytest.fixture(autouse=True)
def _the_pit_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EYES, "pit", lambda: SIGHT)


def test_a_table_is_learned_and_written_with_its_curve(
    run: Callable[..., Result], tmp_path: Path
) -> None:
    out = tmp_path / "pit-2.table"
    result = run(*LESSON, "--seed", 3, "--out", out)
    assert result.exit_code == 0, result.output
    assert f"written: {out}" in result.stdout
    table = read(out)
    assert (table.game, table.seats, table.edition) == ("pit", 2, pit.GAME.edition)
    assert table.learned == "seed=3 games=480"
    assert "<svg" in out.with_suffix(".svg").read_text()
    assert not out.with_name("pit-2.table.part").exists()


def test_a_table_that_does_not_hold_replaces_nothing(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "pit-2.table"
    out.write_text(
        f"groundlings table 1\ngame pit\nseats 2\nedition {pit.GAME.edition}\nlearned here\n"
    )
    before = out.read_text()
    beaten = Proof(won=0.3, error=0.05, even=0.5, made=6.0)
    monkeypatch.setattr(
        train, "finale", lambda _room, learner, _told: Finalist(learner.chapters[-1], [beaten])
    )
    result = run(*LESSON, "--out", out)
    assert result.exit_code == 1
    assert "must hold against everybody in the pool" in result.stdout
    assert out.read_text() == before


@pytest.mark.compiled
def test_who_is_stopped_goes_on_with_the_same_command(
    run: Callable[..., Result], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    straight, broken = tmp_path / "straight.table", tmp_path / "broken.table"
    run(*LESSON, "--out", straight)
    step = Learner.step

    def tired(learner: Learner, room: object) -> None:
        if learner.games == 240:
            raise KeyboardInterrupt
        step(learner, room)  # type: ignore[arg-type] # whatever room it is

    with monkeypatch.context() as evening:
        evening.setattr(Learner, "step", tired)
        stopped = run(*LESSON, "--out", broken)
    assert stopped.exit_code == 130
    assert "the same command goes on from" in stopped.stderr
    assert run(*LESSON, "--out", broken).exit_code == 0
    assert broken.read_text() == straight.read_text()


def test_a_lesson_that_cannot_be_is_refused(
    refused: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "t.table"
    assert "pit takes 2 to 4 players, not 5" in refused("train", "pit", "--seats", 5, "--out", out)
    out.write_text("groundlings table 1\ngame pit\nseats 3\nedition 0\nlearned here\n")
    assert refused(*LESSON, "--out", out) == (
        f"groundlings: {out} was learned for pit with 3 seats, not for pit with 2"
    )
    assert refused(*LESSON, "--strangers", "--out", out) == (
        "groundlings: no card of pit goes by its name in a table, so there are no strangers; "
        "its tables play with all cards"
    )
    monkeypatch.delitem(EYES, "pit")
    assert "nobody has said what to look at in pit" in refused(*LESSON, "--out", out)


def test_who_plays_with_cards_that_nobody_has_learned_is_told(run: Callable[..., Result]) -> None:
    result = run("simulate", "pit", "--seats", 2, "--bots", "policy,random", "--games", 1)
    assert result.exit_code == 0
    assert "nobody has learned to play pit with these cards yet, so greedy plays" in result.stderr


def be_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A batch is four games, a proof forty-eight."""
    monkeypatch.setattr(training, "BATCH", training.SHARES)
    monkeypatch.setattr(training, "MET", 48)


def test_a_table_begins_with_another_and_leaves_its_pool_behind(
    run: Callable[..., Result],
    refused: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    be_quick(monkeypatch)
    lay_out(monkeypatch, tmp_path, pit.GAME.edition)
    two, three, pool = tmp_path / "pit-2.table", tmp_path / "pit-3.table", tmp_path / "pool"
    lesson = ("train", "pit", "--seats", 3, "--games", 40, "--workers", 1, "--from", two)
    assert run(*lesson, "--out", three, "--pool", pool).exit_code == 0
    table = read(three)
    assert (table.seats, table.learned) == (3, "seed=0 games=40 from=pit-2")
    assert abs(table.numbers["take:pie"] - read(two).numbers["take:pie"]) < 0.5 * 1.2
    names = {path.stem for path in pool.iterdir()}
    assert names == {"selfish", "spiteful", *(f"chapter-{n}" for n in range(1, 10))}
    fewer = ("simulate", "pit", "--seats", 3, "--games", 1, "--bots")
    others = f"table:{pool / 'selfish.table'},table:{three},policy"
    assert run(*fewer, others).exit_code == 0
    two.write_text(two.read_text().replace("game pit", "game chess"))
    told = f"groundlings: {two} was learned for chess with 2 seats, not for pit with 3"
    assert refused(*lesson, "--out", tmp_path / "more.table") == told


def test_who_learns_among_strangers_meets_those_who_did(
    run: Callable[..., Result],
    refused: Callable[..., str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(groundlings, "_SHIPPED", BILL)
    be_quick(monkeypatch)
    named, strange = SHIPPED / "shakespeare-1.table", tmp_path / "strange.table"
    lesson = ("train", "shakespeare", "--seats", 1, "--games", 1, "--workers", 1)
    sentence = refused(*lesson, "--strangers", "--against", named, "--out", strange)
    assert sentence == (
        f"groundlings: {named} knows characters by name, and is wanted for one that knows them by "
        "what they do"
    )
    assert run(*lesson, "--strangers", "--out", strange).exit_code == 0
    table = read(strange)
    assert table.strangers
    assert not any(name.startswith(("recruit queen", "keep queen")) for name in table.numbers)
    cards = tmp_path / "own.toml"
    text = (groundlings.game("shakespeare").folder / "edition.toml").read_text("utf-8")
    cards.write_text(text.replace("cost = 3", "cost = 5", 1), "utf-8")
    own = tmp_path / "own.table"
    more = ("--edition", cards, "--against", strange, "--out", own)
    assert run(*lesson, *more).exit_code == 0
    assert read(own).strangers, "as the edition has other characters"
