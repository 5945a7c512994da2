"""Opponents: who plays against somebody at once, kept until somebody else is chosen."""

from __future__ import annotations

import pytest

from groundlings import GameError
from groundlings.bots import USUAL
from groundlings.stage import seating
from groundlings.stage.opponents import chosen, opponent
from groundlings.stage.refusals import Wrong
from groundlings.stage.wish import SeatWish, Wish
from stage.live_tables import house, in_loop

GAMES = ("othello", "shakespeare", "pit")


def playing(kept: str) -> list[str]:
    return [opponent(kept, game, USUAL) for game in GAMES]


def test_a_level_plays_all_games_and_a_style_its_own() -> None:
    assert playing("") == [USUAL] * 3
    kept = chosen("", "master")
    assert playing(kept) == ["master"] * 3
    kept = chosen(kept, "tailor")
    assert playing(kept) == ["master", "tailor", "master"]
    kept = chosen(chosen(kept, "bold"), "miser")
    assert kept == "master bold miser"
    assert playing(kept) == ["bold", "miser", "master"]
    assert playing(chosen("", "cautious")) == ["cautious", USUAL, USUAL]


def test_whoever_chooses_a_level_has_no_style_any_more() -> None:
    assert chosen("master bold miser", "groundling") == "groundling"


def test_whom_nobody_can_play_against_is_told_in_one_sentence() -> None:
    with pytest.raises(Wrong, match="'greedy' is a yardstick: choose a level or a style"):
        chosen("", "greedy")
    with pytest.raises(GameError, match="there is no bot 'garrick'; the levels are"):
        chosen("", "garrick")


@in_loop
async def test_persons_sit_down_under_their_names(database: str) -> None:
    chairs = ["me", "open", "bot:journeyman", "bot:journeyman"]
    wish = Wish("pit", tuple(map(SeatWish.read, chairs)))
    async with house(database) as playhouse:
        live, _ = await playhouse.open_table(wish, None)
        assert [seat.name for seat in live.seats[2:]] == ["Quince", "Quince II"]
        with pytest.raises(GameError, match="bold is a style for othello only; pit is played by"):
            await seating.fill(live, 1, "bold")
        await seating.fill(live, 1, "journeyman")
        assert (live.seats[1].bot, live.seats[1].name) == ("journeyman", "Quince III")


@in_loop
async def test_a_style_is_refused_at_a_table_of_another_game(database: str) -> None:
    wish = Wish("pit", (SeatWish.read("me"), SeatWish.read("bot:tailor")))
    async with house(database) as playhouse:
        with pytest.raises(GameError, match="tailor is a style for shakespeare only; pit is"):
            await playhouse.open_table(wish, None)
