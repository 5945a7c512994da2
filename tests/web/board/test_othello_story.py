"""Othello as it is told and counted: scene by scene, the score sheet, the intermission."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

import pytest

import groundlings
from browser.guest import PLACEHOLDER
from groundlings.kernel.play import lowest
from groundlings.web.board.choosing import buttons
from groundlings.web.board.scoring import scorings
from groundlings.web.board.sight import Sight
from groundlings.web.board.story import CHAPTER, DEED, Deed, seat_of, steps, story_of
from groundlings.web.othello.counting import COUNTING, STEPS, written_out
from groundlings.web.othello.ending import tie
from groundlings.web.othello.intermission import intermission, last_lead
from groundlings.web.othello.score_sheet import NEVER, NOW, OPEN, account, now
from groundlings.web.othello.telling import TELLING
from groundlings.web.render import table_book
from groundlings.words import languages
from web.board.told_games import NAMES, last_totals, moments, tells_of, words

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.web.board.scoring import Scoring
    from groundlings.web.othello.intermission import Intermission

GAME: Final = groundlings.game("othello")
BOARDS: Final = GAME.guide.boards()
SEATS: Final = 3
ACTS: Final = ["I", "II", "III", "IV", "V"]


def public(g: State) -> dict[str, Any]:
    return GAME.view(g, None)


def end() -> State:
    return moments("othello", SEATS)[-1]


@cache
def story(seat: int | None = None) -> list[Deed]:
    return story_of(GAME, end(), seat, TELLING, whole=True)


@cache
def staged(language: str = "en") -> list[Scoring]:
    view = GAME.guide.shown(end(), None)
    return list(scorings(tells_of("othello", SEATS, language), view, story(), story()).values())


@cache
def between() -> list[tuple[State, int]]:
    """Every moment of an intermission of other games, and who is asked."""
    found = []
    for seed in range(1, 9):
        g = GAME.new(seats=SEATS, seed=seed)
        while not g.over:
            seat = lowest(g.asked)
            if public(g)["phase"] == "intermission":
                found.append((g.clone(), seat))
            GAME.play(g, seat, GAME.overdue(g, seat))
    return found


def seen(g: State, seat: int, language: str = "en") -> Sight:
    book = table_book(GAME, language, NAMES[: g.seats])
    can = buttons(GAME, g, seat, GAME.options(g, seat), book)
    return Sight(GAME, g, seat, GAME.guide.shown(g, seat), book, can, {})


# The story


def test_the_log_goes_scene_by_scene_and_an_act_is_named_where_it_begins() -> None:
    chapters = tells_of("othello", SEATS).whole(GAME, end(), None)
    titles = [chapter.title for chapter in chapters]
    assert [title.partition(" · ")[0] for title in titles if " · " in title] == [
        f"Act {act}" for act in ACTS
    ]
    assert titles[0] == ""
    assert titles[1] == "Act I · Scene 1"
    assert titles[2] == "Scene 2"


def test_draws_are_folded_into_the_deed_or_into_one_line_for_a_scene() -> None:
    """Nobody's card is drawn in the deed of somebody else."""
    lines = 0
    for deed in story():
        drawn = [event for event in deed.events if event["key"] == "drew"]
        if deed.kind == DEED:
            assert {seat_of(event) for event in drawn} <= {deed.seat}
        lines += deed.kind == "draw"
    scenes = sum(deed.lead["key"] == "scene-began" for deed in story())
    assert scenes - len(ACTS) <= lines <= scenes
    told = " ".join(tells_of("othello", SEATS).tell(deed).sentence for deed in story(0))
    assert "you draw" in told
    assert "Ann draws" not in told  # the own card says it better


def test_a_card_that_is_turned_up_is_one_deed_with_its_outcome() -> None:
    """Who turned it up did it, whoever stopped it; the points are those of who scored it."""
    tells = tells_of("othello", SEATS)
    stolen = 0
    for deed in story():
        keys = [event["key"] for event in deed.events]
        if "played" in keys and "stole-spotlight" in keys:
            stolen += 1
            assert deed.kind == DEED
            assert "steals the spotlight" in tells.tell(deed).sentence
            assert "blocked" not in tells.tell(deed).sentence
        if deed.kind == DEED and "scored" in keys and "seized" not in keys:
            scored = [seat_of(event) for event in deed.events if event["key"] == "scored"]
            assert set(scored) == {deed.seat}
    assert stolen


@pytest.mark.parametrize("language", languages())
def test_quotations_are_typeset_in_the_language_they_were_written_in(language: str) -> None:
    tells = tells_of("othello", SEATS, language)
    read = [tells.tell(deed) for deed in story() if deed.lead["key"] == "turned-up"]
    assert read
    for told in read:
        assert told.quote is not None
        assert '<q lang="en">' in told.line
        assert told.quote.lines[0] in words(told.line)
        assert "“" not in told.sentence  # what is read out in the language of the page


def test_in_french_a_name_that_begins_with_a_vowel_is_elided() -> None:
    book = tells_of("othello", SEATS, "fr").book
    told = book.brief({"key": "defeated", "who": {"seat": 1}, "by": {"seat": 0}})
    assert told == "la réponse d\u2019Ann échoue"


# What is counted


def test_each_act_is_counted_source_by_source_up_to_its_score() -> None:
    players = public(end())["players"]
    tallies = [scoring for scoring in staged() if scoring.kind == "tally"]
    assert len(tallies) == len(ACTS)
    for act, scoring in zip(ACTS, tallies, strict=True):
        scores = [[player["sheet"][act]["act-score"]] for player in players]
        assert last_totals(scoring) == scores == [list(own) for own in scoring.after]
        assert set(scoring.before) == {(0,)}
        assert scoring.rows[0].title == "Script card points"
        assert not scoring.stays


def test_the_final_count_adds_the_bonuses_and_stays() -> None:
    final = staged()[-1]
    assert final.kind == "final"
    assert final.stays
    assert [own[0] for own in final.after] == GAME.scores(end())


@pytest.mark.parametrize("language", languages())
def test_what_is_staged_has_words_for_all(language: str) -> None:
    for scoring in staged(language):
        marks = [m for row in scoring.rows for cell in row.by_seat for m in cell]
        said = [step.sentence for step in scoring.steps]
        said += [effect.text for mark in marks for effect in mark.effects]
        said += [row.title for row in scoring.rows]
        assert all(said)
        assert not [text for text in said if PLACEHOLDER.search(text)]


@pytest.mark.parametrize(
    ("lead", "key", "told"),
    [(1, "tie-broken", "the Iago tile decides: Ben holds it"), (2, "tie-stands", "is shared")],
)
def test_a_tie_is_broken_by_the_iago_tile_or_stands(lead: int, key: str, told: str) -> None:
    points = ({"total": 9}, {"total": 9}, {"total": 4})
    view: dict[str, Any] = {"lead": lead, "players": points}
    deed = Deed("final", None, {"key": "game-ended", "choice": 7}, (), 7, 7)
    last = written_out(view, deed).effects[-1]
    assert last["key"] == key
    assert seat_of(last) == (lead if key == "tie-broken" else None)
    book = table_book(GAME, "en", NAMES[:SEATS])
    assert told in tie(view, [0, 1], book)
    assert COUNTING.row(last, book) == ("The tie" if key == "tie-broken" else "")
    assert key in STEPS


def test_without_a_tie_nothing_is_said_of_one() -> None:
    view: dict[str, Any] = {"lead": 0, "players": ({"total": 9}, {"total": 8})}
    deed = Deed("final", None, {"key": "game-ended", "choice": 7}, (), 7, 7)
    assert written_out(view, deed) == deed
    assert len(steps(deed, TELLING)) == 1


# The score sheet


def test_the_sheet_has_a_column_for_each_act_and_adds_up() -> None:
    book = table_book(GAME, "en", NAMES[:SEATS])
    view = public(end())
    found = account(view, BOARDS, book)
    assert found.acts == ACTS
    for sheet, player in zip(found.sheets, view["players"], strict=True):
        for n, act in enumerate(ACTS):
            assert sheet.sums[n].n == player["sheet"][act]["act-score"]
            assert sheet.sums[n].n == sum(line.cells[n].n for line in sheet.lines)
        handkerchief = sheet.lines[-1].cells
        assert [cell.state == NEVER for cell in handkerchief] == [True, True, False, False, False]
        assert sheet.iago.n == player["score"]["iago-bonus"]
        assert sheet.company.n == player["score"]["company-bonus"]
        assert sheet.sums[-1].n + sheet.iago.n + sheet.company.n == sheet.total == player["total"]
        script = sheet.lines[0].cells
        assert [cell.n for cell in script[1:]] == [
            before.n + cell.more for before, cell in pairwise(script)
        ]


def test_while_an_act_is_played_its_column_says_what_it_would_come_to() -> None:
    book = table_book(GAME, "en", NAMES[:SEATS])
    looked = 0
    for g in moments("othello", SEATS)[:-1]:
        view = public(g)
        if view["phase"] == "intermission":
            continue
        looked += 1
        at = ACTS.index(view["act"])
        for sheet, row in zip(account(view, BOARDS, book).sheets, now(view, book, 0), strict=True):
            assert sheet.sums[at].state == NOW
            assert sheet.sums[at].n == row.total == sum(row.values) == sheet.total
            assert all(cell.state == OPEN for cell in sheet.sums[at + 1 :])
    assert looked


# The intermission


def test_every_end_of_the_trades_is_one_row_of_choices() -> None:
    """All that three for one can come to, each with the choices that lead there unrevealed."""
    looked = 0
    for g, seat in between():
        found = intermission(seen(g, seat))
        assert found is not None
        for state in found.trades:
            then = g.clone()
            for made, text in enumerate(state.choices):
                assert not made or GAME.undoable(then, seat) >= made
                GAME.play(then, seat, GAME.parse(text))
            mine = public(then)["players"][seat]
            assert (mine["intrigue"], mine["spotlight"]) == (state.intrigue, state.spotlight)
            looked += 1
        if found.trades:
            worth = {state.intrigue + 3 * state.spotlight for state in found.trades}
            assert len(worth) == 1
            spotlights = sorted(state.spotlight for state in found.trades)
            assert spotlights == list(range(worth.pop() // 3 + 1))
    assert looked > 10


@pytest.mark.parametrize("language", languages())
def test_the_intermission_says_who_leads_and_why_and_what_changes(language: str) -> None:
    ties = 0
    for g, seat in between():
        found = intermission(seen(g, seat, language))
        assert found is not None
        assert found.lead.seat == public(g)["lead"]
        assert found.account.act == ACTS[ACTS.index(found.act) - 1]
        assert [turn.seat for turn in found.order if turn.is_asked] == [seat]
        assert _fewest(found, found.lead.seat)
        ties += len(found.lead.reasons) - 1
        said = [found.fell, found.synopsis, *found.lead.reasons, *(one.words for one in found.news)]
        assert not [text for text in said if PLACEHOLDER.search(text)]
        assert len(found.news) >= 3
    assert ties


def _fewest(found: Intermission, seat: int) -> bool:
    at = ACTS.index(found.account.act)
    sums = [sheet.sums[at].n for sheet in found.account.sheets]
    return sums[seat] == min(sums)


def test_of_equals_the_first_to_the_left_of_the_last_lead_is_cast() -> None:
    for g, seat in between():
        events = GAME.events(g, None)
        before, found = last_lead(events), intermission(seen(g, seat))
        assert before is not None
        assert found is not None
        row = [(before + n) % SEATS for n in range(1, SEATS + 1)]
        assert found.lead.seat == next(one for one in row if _fewest(found, one))


def test_too_many_staging_cards_are_discarded_one_by_one() -> None:
    told = set()
    for g, seat in between():
        found = intermission(seen(g, seat))
        assert found is not None
        assert bool(found.discards) != bool(found.trades)
        if found.discards:
            told.add(found.discard_rule)
            assert [one.button.value for one in found.discards] == [
                GAME.text(option) for option in GAME.options(g, seat)
            ]
    assert "Discard 1 of your 4 staging cards" in told


def test_while_an_act_is_played_there_is_no_intermission() -> None:
    g = GAME.new(seats=2, seed=1)
    assert intermission(seen(g, lowest(g.asked))) is None


def test_chapters_are_acts_and_scenes() -> None:
    assert {deed.lead["key"] for deed in story() if deed.kind == CHAPTER} == {
        "act-began",
        "scene-began",
    }
