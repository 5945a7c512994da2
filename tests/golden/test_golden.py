from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from golden.story import records, story

if TYPE_CHECKING:
    from pathlib import Path

groundlings.register(pit.GAME)


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_a_golden_game_tells_the_same_story(record: Path) -> None:
    """Every build and every later release plays these games number for number."""
    told = story(record.read_text(encoding="utf-8"))
    assert told == record.with_suffix(".story").read_text(encoding="utf-8")


def test_there_are_golden_games_of_every_title() -> None:
    titles = {record.stem.partition("-")[0] for record in records()}
    assert titles >= set(groundlings.games())
