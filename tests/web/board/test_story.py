"""The story of a table: nothing that happened is lost in it, and what is counted adds up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest

import groundlings
from browser.guest import PLACEHOLDER
from groundlings.kernel.history import undoable
from groundlings.kernel.log import SecondThought, choice_of, told
from groundlings.kernel.play import lowest
from groundlings.web.board.registry import board_of
from groundlings.web.board.scoring import scorings
from groundlings.web.board.story import (
    CHAPTER,
    DEED,
    THOUGHT,
    deeds,
    gist,
    since_last_turn,
    steps,
    story_of,
)
from groundlings.web.shakespeare import TELLING
from groundlings.words import languages
from web.board.told_games import eyes, last_totals, moments, tells_of, words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.state import State
    from groundlings.web.board.narration import Narrator
    from groundlings.web.board.scoring import Mark, Scoring

GAME: Final = groundlings.game("shakespeare")
TOLD: Final = [
    *(("shakespeare", seats) for seats in (1, 2, 3, 4)),
    *(("othello", seats) for seats in (2, 3)),
]
every_game = pytest.mark.parametrize(("name", "seats"), TOLD)


def states(seats: int) -> list[State]:
    return moments("shakespeare", seats, strategic_rest=seats == 3)


def teller(seats: int, language: str = "en") -> Narrator:
    return tells_of("shakespeare", seats, language)


def shown(g: State, seat: int | None) -> dict[str, Any]:
    """What a table draws."""
    return GAME.guide.shown(g, seat)


def staged(g: State, seat: int | None, tells: Narrator) -> Iterator[tuple[Scoring, int]]:
    """Every scoring of the game, as a table would show it at the end of its game."""
    story = story_of(GAME, g, seat, TELLING, whole=True)
    view = shown(g, seat)
    found = scorings(tells, view, story, story)
    for deed in story:
        if deed.kind in TELLING.staged:
            yield found[tells.tell(deed).id], deed.until


@every_game
def test_every_event_belongs_to_one_deed_in_its_order(name: str, seats: int) -> None:
    game, g = groundlings.game(name), moments(name, seats)[-1]
    for seat in eyes(seats):
        events = [what for _, what in told(game, g, seat)]
        story = deeds(told(game, g, seat), board_of(name).telling)
        assert [event for deed in story for event in deed.events] == events


def test_second_thoughts_are_told_and_their_events_are_gone() -> None:
    g = GAME.new(seats=2, seed=4)
    while not any(undoable(g, seat) for seat in range(2)):
        seat = lowest(g.asked)
        GAME.play(g, seat, GAME.options(g, seat)[0])
    then = [what for _, what in told(GAME, g, None) if choice_of(what) == g.choices]  # type: ignore[arg-type]  # no thoughts yet
    seat = next(seat for seat in range(2) if undoable(g, seat))
    GAME.undo(g, seat, 1)
    now = [what for _, what in told(GAME, g, None)]
    assert [what for what in now if isinstance(what, SecondThought)] == [SecondThought(seat, 1)]
    assert then
    assert not [what for what in now if what in then]
    assert [deed.seat for deed in story_of(GAME, g, None, TELLING) if deed.kind == THOUGHT] == [
        seat
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "seats"), [("shakespeare", 1), ("shakespeare", 3), ("othello", 3)]
)
def test_every_event_is_said_in_the_log(name: str, seats: int, language: str) -> None:
    """Nothing is lost: but for what the next line says better, each event stands in words."""
    game, telling = groundlings.game(name), board_of(name).telling
    g, tells = moments(name, seats)[-1], tells_of(name, seats, language)
    for seat in eyes(seats):
        for deed in story_of(game, g, seat, telling, whole=True):
            line = words(tells.tell(deed).line)
            assert not PLACEHOLDER.search(line), line
            for event in gist(deed.events, telling):
                if deed.kind == DEED or event is not deed.lead:
                    assert tells.book.brief(event).strip(".") in line, (event, line)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "seats"), [("shakespeare", 4), ("othello", 3)])
def test_a_sentence_tells_all_of_a_deed(name: str, seats: int, language: str) -> None:
    """What somebody did is one sentence: who, with what, and all that came of it for everybody."""
    game, g = groundlings.game(name), moments(name, seats)[-1]
    tells = tells_of(name, seats, language)
    for deed in story_of(game, g, None, board_of(name).telling, whole=True):
        if deed.kind != DEED:
            continue
        sentence = tells.tell(deed).sentence
        assert sentence.endswith("."), sentence
        assert sentence.count(".") == 1 or re.search(r"\d\.|\.\d", sentence), sentence
        assert deed.seat is not None
        assert tells.book.player(deed.seat) in sentence
        for effect in tells.effects(deed):
            assert effect.text in sentence


def test_what_hits_all_others_alike_is_told_once() -> None:
    found = [
        effect
        for seats in (2, 3, 4)
        for deed in story_of(GAME, states(seats)[-1], None, TELLING, whole=True)
        for effect in teller(seats).effects(deed)
        if effect.whom is not None and effect.whom < 0
    ]
    assert {effect.name for effect in found} == {"all others", "everybody"}


@every_game
def test_since_my_last_turn_is_what_came_after_my_last_deed(name: str, seats: int) -> None:
    """Between my last deed and now there is nothing that is not told, and nothing of mine."""
    looked, game, telling = 0, groundlings.game(name), board_of(name).telling
    for g in moments(name, seats)[:: 1 if name == "shakespeare" else 7]:
        for seat in range(seats):
            whole = story_of(game, g, seat, telling, whole=True)
            short = story_of(game, g, seat, telling)
            assert whole[len(whole) - len(short) :] == short
            since = since_last_turn(whole, seat, seats)
            assert since == since_last_turn(short, seat, seats)
            mine = [n for n, deed in enumerate(whole) if deed.kind == DEED and deed.seat == seat]
            assert not any(deed.seat == seat and deed.kind == DEED for deed in since)
            if mine and mine[-1] < len(whole) - 1:
                after = [deed for deed in whole[mine[-1] + 1 :] if deed.kind != THOUGHT]
                assert since == after
                looked += 1
    assert looked


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_step_by_step_the_totals_lead_from_before_to_after(seats: int) -> None:
    """Each scoring begins with what everybody had, and the last one ends with the scores."""
    g = states(seats)[-1]
    for seat in eyes(seats):
        found = [scoring for scoring, _ in staged(g, seat, teller(seats))]
        kinds = [scoring.kind for scoring in found]
        assert kinds.count("ambiance") == kinds.count("night") == 6
        assert kinds[-1] == "final"
        assert kinds.count("acts") >= 1
        counted = [scoring for scoring in found if not scoring.closes]
        for scoring in counted:
            assert last_totals(scoring) == [list(own) for own in scoring.after]
        assert [own[0] for own in counted[-1].after] == GAME.scores(g)
        left = [player["pounds"] for player in shown(g, None)["players"]]
        assert [own[1] for own in counted[-1].after] == left


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_card_of_a_day_adds_up(seats: int) -> None:
    """What its rows say is what everybody has more or less than at dawn."""
    cards = [
        scoring for scoring, _ in staged(states(seats)[-1], None, teller(seats)) if scoring.closes
    ]
    assert len(cards) == 6
    for card in cards:
        for seat in range(seats):
            cells = {row.title: _number(row.by_seat[seat]) for row in card.rows}
            pounds = cells.pop("Pounds", 0)
            change = [
                after - before
                for before, after in zip(card.before[seat], card.after[seat], strict=True)
            ]
            assert [sum(cells.values()), pounds] == change


def test_what_is_chosen_in_a_scoring_is_a_step_of_who_chose() -> None:
    """A white quill that is used later is not put down to the character who rehearsed last."""
    chosen = 0
    for seats in (2, 3, 4):
        for deed in story_of(GAME, states(seats)[-1], None, TELLING, whole=True):
            if deed.kind not in TELLING.staged:
                continue
            leads = [choice_of(step.lead) for step in steps(deed, TELLING)]
            choices = {choice_of(event) for event in deed.events}
            assert set(leads) == choices
            chosen += len(choices) - 1
    assert chosen > 10


def test_the_card_of_the_last_day_knows_nothing_of_the_final_count() -> None:
    """Discs stand where they stood when the day was over."""
    cards = [scoring for scoring, _ in staged(states(4)[-1], None, teller(4)) if scoring.closes]
    for seat, (prestige, _) in enumerate(cards[-1].after):
        assert cards[-1].ends[f"fame-{seat}"] == f"fame-{prestige}"


def test_discs_end_where_the_board_has_them() -> None:
    """From where they stood, over all steps, discs come to where they are drawn at that moment."""
    for g in states(4):
        view = shown(g, None)
        story = story_of(GAME, g, None, TELLING)
        found = scorings(teller(4), view, story, story)
        last = list(found.values())[-1:] if story and story[-1].kind in TELLING.staged else []
        for scoring in last:
            for piece, cell in scoring.ends.items():
                if piece.startswith("fame-"):
                    seat = int(piece.rpartition("-")[2])
                    assert cell == f"fame-{view['players'][seat]['prestige']}"


@pytest.mark.parametrize("language", languages())
def test_a_sheet_says_everything_in_words(language: str) -> None:
    g = states(4)[-1]
    for scoring, _ in staged(g, 0, teller(4, language)):
        said = [step.sentence for step in scoring.steps]
        said += [row.title for row in scoring.rows]
        said += [
            e.text for row in scoring.rows for cell in row.by_seat for m in cell for e in m.effects
        ]
        assert all(said), scoring
        assert not [text for text in said if PLACEHOLDER.search(text)]


def test_a_chapter_begins_each_day() -> None:
    story = story_of(GAME, states(2)[-1], None, TELLING, whole=True)
    assert [deed.kind for deed in story].count(CHAPTER) == 6
    assert len(teller(2).whole(GAME, states(2)[-1], None)) >= 6


def _number(cell: list[Mark]) -> int:
    texts = [effect.text for mark in cell for effect in mark.effects]
    return int(texts[0].replace("−", "-")) if texts else 0  # noqa: RUF001 - a minus
