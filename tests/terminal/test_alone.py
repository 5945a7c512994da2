"""Alone at the text table: nobody is beaten, nobody comes first, and what is off is not described.

S80: order and Initiative track are unused; the rulebook speaks of a record to beat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

import groundlings
from groundlings.cli import cli
from groundlings.terminal import play_text
from groundlings.terminal.picture import Painter
from groundlings.words import languages, phrasebook
from shakespeare.theatre import Table
from terminal.script import Script

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.state import State

GAME = groundlings.game("shakespeare")
TO_BEAT = {"en": "a record to beat", "fr": "record à battre", "hu": "megdöntendő rekord"}
SPACE = "\u00a0"


def played(script: Script, language: str, seats: int, **variants: bool) -> State:
    """An evening of bots."""
    return play_text(
        GAME,
        seats=seats,
        bots=["random"] * seats,
        language=language,
        seed=2,
        names=["Anna", "Béla"][:seats],
        variants=variants,
        console=script.console,
    )


def evening(language: str, seats: int, **variants: bool) -> str:
    """All that such an evening tells, in one line."""
    script = Script()
    played(script, language, seats, **variants)
    return " ".join(script.output.split())


@pytest.mark.parametrize("language", languages())
def test_alone_there_is_a_score_to_beat_and_no_winner(language: str) -> None:
    said, told = phrasebook(language).seated(["Anna"]), evening(language, 1)
    assert TO_BEAT[language] in told
    assert said.text("terminal.winner", who={"seat": 0}) not in told
    assert TO_BEAT[language] not in evening(language, 2)


@pytest.mark.parametrize("language", languages())
def test_a_replay_of_somebody_alone_ends_with_a_score_to_beat(
    language: str, tmp_path: Path
) -> None:
    record = tmp_path / "alone.record"
    record.write_text(GAME.record(played(Script(), language, 1)), encoding="utf-8")
    told = CliRunner().invoke(cli, ["replay", str(record), "--language", language]).stdout
    last = told.splitlines()[-1]
    assert TO_BEAT[language] in last
    for word in ("(won)", "(victoire)", "(győzött)"):
        assert word not in last


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Strategic rest: no."),
        ("fr", f"Repos stratégique{SPACE}: non."),
        ("hu", "Stratégiai pihenő: nem."),
    ],
)
def test_a_variant_that_is_off_is_not_described(language: str, told: str) -> None:
    doc = phrasebook(language, GAME.folder).variant_doc("strategic_rest")
    off = evening(language, 2)
    assert " ".join(told.split()) in off
    assert doc not in off
    assert doc in evening(language, 2, strategic_rest=True)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("full", [False, True])
def test_alone_nobody_comes_first(language: str, *, full: bool) -> None:
    said = phrasebook(language, GAME.folder).seated(["Anna", "Béla"])
    for seats in (1, 2):
        script = Script()
        for picture in Painter(said).view(GAME.view(GAME.new(seats, 1), 0), full=full):
            script.console.print(picture)
        for label in ("order", "initiative"):
            assert (said.label(label).name in script.output) == (seats > 1)


def test_alone_no_choice_is_worth_a_place_on_the_initiative_track() -> None:
    """An actor who achieves nothing is activated in vain (S21, S80)."""
    for seats, warning in ((1, "in-vain"), (2, "initiative-only")):
        table = Table(seats=seats).draft().phase_two()
        for act in ("I", "II", "III"):
            table.disc(0, act, 10)
        told = GAME.guide.gloss(table.g, 0, GAME.parse("activate:author"))
        assert told[-1]["key"] == warning
