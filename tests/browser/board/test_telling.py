"""What others do is told, and what is counted is shown: at the reader's pace, and without motion.

The clock of the page stands still but for what a test lets pass: nothing here waits for a story.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from browser.guest import until
from browser.recorded_game import NAMES, RECORD, SHAKESPEARE, Moment, moment, moments, rows
from golden.story import begun
from groundlings.web.board.narration import narrator
from groundlings.web.board.story import DEED, gist, story_of
from groundlings.web.shakespeare import TELLING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from browser.guest import Guest
    from browser.recorded_game import RecordedGame
    from groundlings.kernel.state import State
    from groundlings.web.board.story import Deed

TICK_MS: Final = 100
MOST_TICKS: Final = 1500
ACTS_PAID: Final = 4
"""The first day on whose evening there is a rehearsal."""
TELLS: Final = """() => ({
  sentence: document.querySelector(".telling .sentence")?.textContent ?? "",
  staged: document.querySelector(".scoring.staged")?.dataset.kind ?? "",
  entries: document.querySelectorAll(".staged .entry:not(.to-come)").length,
  totals: [...document.querySelectorAll(".staged .total b")].map((one) => Number(one.textContent)),
})"""


class Seen(NamedTuple):
    """What a page tells at a moment."""

    sentence: str
    staged: str
    entries: int
    totals: list[int]


@cache
def state_after(count: int) -> State:
    g = begun(RECORD.read_text())
    for seat, choice in rows()[:count]:
        SHAKESPEARE.play(g, seat, SHAKESPEARE.parse(choice))
    return g


def before_a_round(mine: int) -> tuple[Moment, int]:
    """A moment right after this seat's turn, and how many choices others make before its next."""
    for at in moments():
        turn = [row.seat for row in rows()[at.rows : at.rows + 40]]
        if at.view["day"] == 3 and rows()[at.rows - 1].seat == mine != turn[0]:
            count = turn.index(mine)
            if len(set(turn[:count])) == 3 and at.view["phase"] == "turns":
                return at, count
    raise AssertionError


@cache
def evening(day: int) -> tuple[Moment, int, int]:
    """Before the evening of a day, somebody who is not asked in it, and how many choices it has."""
    last = max(at.rows for at in moments() if at.view["day"] == day)
    scenes = [
        deed
        for deed in story_of(SHAKESPEARE, state_after(last + 1), None, TELLING, whole=True)
        if deed.kind == "ambiance"
    ]
    first = scenes[day - 1].began - 1
    busy = {row.seat for row in rows()[first : last + 1]}
    idle = next(seat for seat in range(4) if seat not in busy)
    return moment(lambda at: at.rows == first), idle, last + 1 - first


@pytest.fixture
def reader(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Somebody to whom everything is told, by a clock that stands still."""

    def call(*, still: bool = False, **more: object) -> Guest:
        somebody = guest(still=still, **more)
        somebody.pace = "normal"
        somebody.page.clock.install(time=0)
        return somebody

    return call


@pytest.fixture
def listening(
    reader: Callable[..., Guest], sit: Callable[..., RecordedGame]
) -> Callable[..., RecordedGame]:
    """The game from a moment on, for a reader whose clock has stopped."""

    def call(
        at: Moment, mine: int, size: tuple[int, int] = (1440, 900), **more: object
    ) -> RecordedGame:
        width, height = size
        game = sit(at, mine, who=reader(viewport={"width": width, "height": height}, **more))
        game.guest.page.clock.pause_at(3_600_000)
        return game

    return call


def heard(page: Page) -> Iterator[Seen]:
    """What is told, moment by moment, until there is nothing more, or something stays."""
    silent = 0
    for _ in range(MOST_TICKS):
        seen = Seen(**page.evaluate(TELLS))
        yield seen
        silent = 0 if seen.sentence or seen.staged else silent + 1
        if silent > 3:
            return
        page.clock.run_for(TICK_MS)
    raise AssertionError("it never ends")


def listen_until(page: Page, kind: str) -> None:
    """Until this is staged."""
    next(seen for seen in heard(page) if seen.staged == kind)


def test_who_looked_away_for_a_round_can_say_what_the_others_did(
    listening: Callable[..., RecordedGame],
) -> None:
    """Bar, strip and log tell every public event of the round."""
    mine = 0
    at, count = before_a_round(mine)
    game = listening(at, mine)
    page = game.guest.page
    game.others_choose(count)
    until(page, "document.querySelector('.telling') !== null")
    in_bar = [sentence for sentence, _ in groupby(seen.sentence for seen in heard(page))]
    g = state_after(at.rows + count)
    round_of_others = [deed for deed in story_of(SHAKESPEARE, g, None, TELLING) if is_of(deed, at)]
    assert len(round_of_others) > 2
    tells = narrator(SHAKESPEARE, "en", NAMES)
    strip = page.locator("#since .told").all_text_contents()
    log = page.get_by_role("log").inner_text()
    for deed in round_of_others:
        told = tells.tell(deed)
        assert told.sentence in in_bar, told.sentence
        assert told.sentence in strip, told.sentence
        for event in gist(deed.events, TELLING):
            assert tells.book.brief(event) in log, (event, log)
    expect(page.locator("#since .chip .disc").first).to_be_visible()
    expect(page.get_by_role("link", name="Show me")).to_have_attribute(
        "href", f"/t/{game.table}?at={at.rows}#play"
    )


def is_of(deed: Deed, at: Moment) -> bool:
    return deed.began > at.rows and deed.kind == DEED


@pytest.mark.long
def test_an_evening_is_staged_scene_by_scene(
    listening: Callable[..., RecordedGame],
) -> None:
    """Ambiance, rehearsal, acts, then the card of the day, which stays until it is read."""
    at, mine, count = evening(ACTS_PAID)
    game = listening(at, mine)
    page = game.guest.page
    for _ in range(count):
        game._post(*rows()[game.rows])
    until(page, "document.querySelector('.telling, .staged') !== null")
    found: list[Seen] = []
    for seen in heard(page):
        found.append(seen)
        if seen.staged == "night":
            break
    scenes = [kind for kind, _ in groupby(seen.staged for seen in found) if kind]
    assert list(dict.fromkeys(scenes)) == ["ambiance", "rehearsal", "acts", "night"]
    for kind in ("ambiance", "rehearsal", "acts"):
        shown = [seen for seen in found if seen.staged == kind]
        assert sorted(seen.entries for seen in shown) == [seen.entries for seen in shown]
        assert shown[-1].entries > shown[0].entries
        assert len({seen.sentence for seen in shown}) > 3
    g = state_after(at.rows + count)
    players: Any = SHAKESPEARE.guide.shown(g, None)["players"]
    now = [n for one in players for n in (one["prestige"], one["pounds"])]
    assert found[-1].totals == now
    page.clock.run_for(60_000)
    card = page.get_by_role("region", name="Day 4 is over.")
    expect(card).to_be_visible()
    card.get_by_role("button", name="Once more").click()
    page.clock.run_for(20 * TICK_MS)
    expect(card).to_be_visible()
    card.get_by_role("link", name="On").click()
    expect(page.locator(".staging, .staged")).to_have_count(0)
    expect(page.locator("#market")).to_be_visible()
    for rank in range(4):  # the discs are where they belong again
        where = page.locator(f"#fame-{rank}").locator("xpath=ancestor::*[@data-cell][1]")
        assert where.get_attribute("data-cell") == f"fame-{players[rank]['prestige']}"


def test_the_final_count_turns_up_everything_and_stays(
    listening: Callable[..., RecordedGame],
) -> None:
    at, mine, count = evening(6)
    game = listening(at, mine, (390, 844), has_touch=True)
    page = game.guest.page
    for _ in range(count):
        game._post(*rows()[game.rows])
    until(page, "document.querySelector('.telling, .staged') !== null")
    g = state_after(len(rows()))
    for kind in ("ambiance", "rehearsal", "acts", "night"):
        listen_until(page, kind)
        page.keyboard.press("Escape")
    listen_until(page, "final")
    sheet = page.get_by_role("region", name="The final count")
    *_, last = (seen for seen, _ in zip(heard(page), range(400), strict=False))
    assert last.staged == "final"
    assert last.totals[::2] == SHAKESPEARE.scores(g)
    assert sheet.locator(".entry.to-come").count() == 0
    texts = sheet.locator("tbody").inner_text()
    players: Any = SHAKESPEARE.view(g, None)["players"]
    for player in players:
        for goal in player["objectives"]:
            assert narrator(SHAKESPEARE, "en", NAMES).book.noun(goal, "alone") in texts
    sheet.get_by_role("link", name="On").click()
    expect(page.locator(".staged")).to_have_count(0)
    expect(page.locator("#prompt")).to_contain_text("The game is over")


def test_who_has_had_enough_until_the_next_turn_still_sees_the_end(
    listening: Callable[..., RecordedGame],
) -> None:
    at, mine, count = evening(6)
    game = listening(at, mine)
    page = game.guest.page
    game.others_choose(1)
    page.locator(".telling").get_by_role("button", name="To my turn").click()
    game.others_choose(count - 1)
    until(page, "document.querySelector('.staged') !== null")
    kinds: list[str | None] = []
    while not kinds or kinds[-1] != "final":
        kinds.append(page.locator(".staged").get_attribute("data-kind"))
        assert len(kinds) <= 4, kinds
        if kinds[-1] != "final":
            page.keyboard.press("Escape")
            until(page, f"document.querySelector('.staged')?.dataset.kind !== '{kinds[-1]}'")
    expect(page.get_by_role("region", name="The final count")).to_be_visible()


def test_without_motion_the_card_of_the_day_stands_at_once(
    listening: Callable[..., RecordedGame],
) -> None:
    at, mine, count = evening(ACTS_PAID)
    game = listening(at, mine, still=True)
    page = game.guest.page
    for _ in range(count):
        game._post(*rows()[game.rows])
    card = page.get_by_role("region", name="Day 4 is over.")
    expect(card).to_be_visible()
    assert card.locator(".dots, .to-come").count() == 0
    assert page.evaluate("document.getAnimations().length") == 0
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.locator("#since").get_by_role("link", name="Ambiance").click()
    whole = page.get_by_role("region", name="Ambiance")
    expect(whole.get_by_role("table")).to_be_visible()
    assert whole.get_by_role("listitem").count() > 4
    whole.get_by_role("link", name="On").click()
    expect(whole).to_be_hidden()


def test_who_needs_no_story_sets_the_pace_at_the_table(
    listening: Callable[..., RecordedGame],
) -> None:
    mine = 0
    at, count = before_a_round(mine)
    game = listening(at, mine)
    page = game.guest.page
    game.others_play()
    expect(page.locator(".telling")).to_be_visible()
    expect(page.locator(".lit-up").first).to_be_visible()  # what the sentence speaks of
    page.locator(".telling").get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(page.locator(".telling")).to_be_visible()
    page.locator(".telling").get_by_role("button", name="Go on").click()
    page.keyboard.press("Escape")
    expect(page.locator(".telling, .lit-up")).to_have_count(0)
    with page.expect_response("**/me"):
        page.get_by_role("combobox", name="Pace").select_option("at once")
    game.others_play_until(mine)
    assert game.rows == at.rows + count
    expect(game.guest.main).to_have_attribute("data-rev", str(game.rows))
    expect(page.locator(".telling")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("combobox", name="Pace")).to_have_value("once")
