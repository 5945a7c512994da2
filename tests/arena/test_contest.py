"""Who meets whom, and that all meet at the same deals from every seat."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import groundlings
import pit
from arena.table_of_ours import contest, played
from groundlings import GameError
from groundlings.arena import sheets
from groundlings.arena.contest import Contest, Meeting, meet
from groundlings.arena.findings import found
from groundlings.arena.season import BrokenGame
from groundlings.arena.simulate import Season, simulate
from groundlings.kernel.setup import Setup

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("ours")]
STORED = Path(__file__).parent / "short_match.csv"


def test_two_seats_take_every_pair_once_from_both_sides() -> None:
    one = contest(pit.GAME, ["first", "last", "random"], games=3)
    assert one.pairings == [("first", "last"), ("first", "random"), ("last", "random")]
    assert (one.deals, one.games) == (2, 12)  # whole deals
    assert [Meeting("a", "b", 1).table(2, turn) for turn in range(2)] == [("a", "b"), ("b", "a")]


def test_more_seats_take_every_bot_as_a_guest_of_every_other() -> None:
    one = contest(pit.GAME, ["first", "random"], seats=3, games=6)
    assert one.pairings == [("first", "random"), ("random", "first")]
    tables = [Meeting("a", "b", 1).table(3, turn) for turn in range(3)]
    assert tables == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_a_champion_meets_everybody_and_nobody_else_meets() -> None:
    one = contest(pit.GAME, ["first", "last"], champion="random")
    assert one.bots == ("first", "last", "random")
    assert one.pairings == [("first", "random"), ("last", "random")]
    three = contest(pit.GAME, ["first", "random", "last"], seats=3, champion="random")
    assert len(three.pairings) == 4
    assert all("random" in pairing for pairing in three.pairings)
    assert one.command().endswith("--games 8 --against random --seed 5")


def test_whatever_stops_midway_has_been_fair_to_all() -> None:
    one = contest(pit.GAME, ["first", "last", "random"])
    met = Counter((each.guest, each.host) for each in list(one.meetings())[:6])
    assert set(met.values()) == {2}


def test_a_meeting_is_the_season_that_simulate_plays() -> None:
    """So every game of an arena can be looked at: same deal, same dice, same choices."""
    one = contest(pit.GAME, ["first", "random"])
    facts = meet(one, Meeting("first", "random", 3))["games"]
    for turn, table in enumerate((("first", "random"), ("random", "first"))):
        tally = simulate(Season(one.setup, table, games=1, first=3))
        assert facts[turn]["scores"] == tally.mean_scores
        assert sum(facts[turn]["decisions"]) == tally.decisions


def test_points_have_sources_and_cards_are_offered_before_they_are_taken() -> None:
    for one in played(contest(pit.GAME, ["first", "random"])).values():
        for game in one["games"]:
            assert [sum(points.values()) for points in game["sources"]] == game["scores"]
            for took, left in zip(game["taken"], game["left"], strict=True):
                assert {*took, *left} <= {"play:peep", "play:shove"}
                assert not {*took} & {*left}


def test_a_short_match_comes_out_as_it_always_did() -> None:
    """Stored deals: new figures here mean that games, dice or points have changed."""
    one = contest(pit.GAME, ["first", "last", "random"], games=4)
    assert sheets.as_csv(sheets.games(found(one, played(one)))) == STORED.read_text()


@pytest.mark.parametrize("name", ["shakespeare", "othello"])
def test_each_game_tells_its_cards_and_sources(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_SHIPPED", {name: f"groundlings.{name}"})
    game = groundlings.game(name)
    facts = meet(contest(game, ["first", "random"], games=2), Meeting("first", "random", 1))
    for one in facts["games"]:
        assert [sum(points.values()) for points in one["sources"]] == one["scores"]
        assert any(one["taken"])


def test_who_plays_alone_is_compared_at_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_SHIPPED", {"shakespeare": "groundlings.shakespeare"})
    one = contest(groundlings.game("shakespeare"), ["first", "random"], seats=1, games=3)
    findings = found(one, played(one))
    gaps = [
        mine.score - theirs.score
        for mine, theirs in zip(findings.lines[::2], findings.lines[1::2], strict=True)
    ]
    assert findings.duels["first", "random"].margin.value == pytest.approx(sum(gaps) / 3)
    assert {line.deal for line in findings.lines} == {1, 2, 3}
    assert all(standing.rating for standing in findings.standings)
    assert findings.places == []


def test_a_guest_is_measured_by_the_games_in_which_it_was_alone() -> None:
    one = contest(pit.GAME, ["first", "random"], seats=3, games=9)
    findings = found(one, played(one))
    mine = [line for line in findings.lines if line.guest == line.bot == "first"]
    assert len(mine) == 9
    won = findings.duels["first", "random"].won.value
    assert won == pytest.approx(sum(line.won for line in mine) / 9)
    assert sum(place.won.value for place in findings.places) == pytest.approx(1)
    assert one.even == pytest.approx(1 / 3)


def test_a_card_is_measured_against_the_same_bots_usual_lead() -> None:
    one = contest(pit.GAME, ["last", "random"], games=20)
    findings = found(one, played(one))
    [peep] = [card for card in findings.cards if card.choice == "play:peep"]
    usual = {
        name: [line.lead for line in findings.lines if line.bot == name]
        for name in ("last", "random")
    }
    gains = [
        line.lead - sum(usual[line.bot]) / len(usual[line.bot])
        for line in findings.lines
        if "play:peep" in line.taken
    ]
    assert peep.gain.value == pytest.approx(sum(gains) / len(gains))
    assert (peep.taken, peep.offered) == (
        len(gains),
        sum("play:peep" in {*line.taken, *line.left} for line in findings.lines),
    )


def test_what_cannot_meet_is_told() -> None:
    with pytest.raises(GameError, match="each bot comes once to an arena, and first comes twice"):
        contest(pit.GAME, ["first", "first"])
    with pytest.raises(GameError, match="an arena of pit for 2 seats takes at least two bots"):
        contest(pit.GAME, ["first"])


def test_a_bot_that_breaks_a_game_is_told_with_the_command_that_plays_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arena.table_of_ours.Last.choose", lambda *_: 9999)
    one = Contest.of(
        pit.GAME, Setup.of(pit.GAME, 2, 5, {"tricks": False}), ("first", "last"), 2, None
    )
    with pytest.raises(BrokenGame) as caught:
        meet(one, Meeting("first", "last", 7))
    assert str(caught.value).endswith(
        "groundlings simulate pit --seats 2 --bots first,last --games 1 --first 7 --seed 5 "
        "--variant tricks=false"
    )
