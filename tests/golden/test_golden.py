from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from golden.story import FOLDER, composed, records, story
from groundlings.errors import GameError
from groundlings.kernel.record import title

if TYPE_CHECKING:
    from pathlib import Path

groundlings.register(pit.GAME)
OLDER = sorted((FOLDER / "older").glob("*.record"))
"""Records as earlier releases have written them, by the rules of then."""


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_a_golden_game_tells_the_same_story(record: Path) -> None:
    """Every build and every later release plays these games number for number."""
    told = story(record.read_text(encoding="utf-8"))
    assert told == record.with_suffix(".story").read_text(encoding="utf-8")


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_a_golden_record_is_proven(record: Path) -> None:
    """Commitment, edition, rules, choices and result of each hold today."""
    text = record.read_text(encoding="utf-8")
    game = groundlings.game(title(text).game)
    assert game.record(game.replay(text), result=True) == text


@pytest.mark.parametrize(
    "record", sorted((FOLDER / "older").glob("*.record")), ids=lambda r: r.stem
)
def test_the_record_of_an_earlier_release_is_proven_or_refused_with_a_sentence(
    record: Path,
) -> None:
    """By the rules of today it is played again; by others it is not called a lie unread."""
    text = record.read_text(encoding="utf-8")
    said = title(text)
    game = groundlings.game(said.game)
    if (said.rules, said.edition) == (game.rules, game.edition_for(game.settings({}))):
        assert game.replay(text).over
        return
    with pytest.raises(GameError) as refused:
        game.replay(text)
    assert str(refused.value) == (
        f"line 2: played by rules {said.rules} of {game.name}; expected rules {game.rules} "
        f"(the changelog says which release reads rules {said.rules})"
    )


def test_a_story_stops_where_its_record_no_longer_holds() -> None:
    text = (FOLDER / "pit-2.record").read_text(encoding="utf-8")
    assert "line 6 no longer holds: " in story(text.replace("0 bid:", "1 take:nut\n0 bid:", 1))


def test_a_game_composed_anew_is_the_same_game_while_nothing_changes() -> None:
    text = (FOLDER / "shakespeare-2.record").read_text(encoding="utf-8")
    assert composed(text) == text


def test_there_are_golden_games_of_every_title() -> None:
    titles = {record.stem.partition("-")[0] for record in records()}
    assert titles >= set(groundlings.games())
