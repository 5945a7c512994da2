"""A rival large, the sheet of a piece, a log that points."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.board.actions import enlarge, marked, sheet
from browser.board.situations import (
    asked_last,
    is_crowded,
    places_set,
)
from browser.recorded_game import (
    NAMES,
    SHAKESPEARE,
    WORDS,
    Moment,
    RecordedGame,
    moment,
    rows,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from browser.guest import Guest


@pytest.fixture
def sit(sit_again: Callable[..., RecordedGame]) -> Callable[..., RecordedGame]:
    """All in one tab."""
    return sit_again


def check_names(rival: Locator) -> None:
    """Every name in a troupe is large enough, and no part of it is hidden."""
    told = rival.locator(".member .name").evaluate_all(
        "all => all.map((e) => [e.textContent, parseFloat(getComputedStyle(e).fontSize),"
        " e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight,"
        " e.getBoundingClientRect().width])"
    )
    assert len(told) > 4
    for name, size, wider, higher, width in told:
        assert size >= 12, name
        assert width > 20, name
        assert wider <= 1, name
        assert higher <= 3, name


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
@pytest.mark.parametrize("width", [1440, 390])
def test_a_rivals_theatre_is_one_tap_away_from_large(
    sit: Callable[..., RecordedGame], width: int, *, script: bool
) -> None:
    at = moment(is_crowded)
    game = sit(at, size={"width": width, "height": 900}, script=script)
    page = game.guest.page
    seat = (at.seat + 1) % 4
    small = game.rival(seat).bounding_box()
    rival = enlarge(game, seat)
    large = rival.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] * large["height"] > 1.5 * small["width"] * small["height"]
    expect(rival).to_be_in_viewport(ratio=0.5)
    if script:  # without it nothing can be measured
        check_names(rival)
    for name in rival.locator(".member .name").all():
        expect(name).to_be_visible()
    rival.get_by_role("link", name="Back to the table").click()
    expect(rival.get_by_role("link", name=f"Look closer {NAMES[seat]}")).to_be_visible()
    if script:
        enlarge(game, seat)
        page.keyboard.press("Escape")
        expect(rival.get_by_role("link", name=f"Look closer {NAMES[seat]}")).to_be_visible()


def test_an_enlarged_theatre_stays_so_when_the_table_changes(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(is_crowded)
    mine = (at.seat + 1) % 4
    game = sit(at, mine)
    rival = enlarge(game, at.seat)
    game.others_play(2)
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    box = rival.bounding_box()
    assert box is not None
    assert box["width"] > 800


def card_on_offer(at: Moment) -> str:
    return str(next(card for card in at.view["display"] if card is not None))


@pytest.mark.parametrize("how", ["Escape", "the button"])
def test_the_sheet_of_a_card_opens_above_the_table(
    sit: Callable[..., RecordedGame], how: str
) -> None:
    at = moment(is_crowded)
    game = sit(at)
    page = game.guest.page
    card = card_on_offer(at)
    name = WORDS.noun(card, "alone")
    hire = page.get_by_role("region", name="Characters for hire")
    ask = hire.get_by_role("link", name=f"About {name}", exact=True).first
    ask.focus()
    page.keyboard.press("Enter")
    expect(sheet(page)).to_be_visible()
    expect(sheet(page).get_by_role("heading", level=1)).to_contain_text(name)
    for power in SHAKESPEARE.guide.boards()["cards"][card]["activation"]:
        expect(sheet(page)).to_contain_text(WORDS.effect(power))
    expect(sheet(page).get_by_text("reconstructed", exact=True).first).to_be_visible()
    assert "/t/" in page.url
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        sheet(page).get_by_role("button", name="Close").click()
    expect(sheet(page)).to_be_hidden()
    expect(ask).to_be_focused()


def test_a_sheet_stays_open_when_the_table_changes(sit: Callable[..., RecordedGame]) -> None:
    at = moment(is_crowded)
    game = sit(at, (at.seat + 1) % 4)
    page = game.guest.page
    own = page.get_by_role("region", name="Your theatre")
    ask = own.get_by_role("link", name=re.compile("^About ")).first
    ask.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    game.others_play(2)
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    assert sheet(page).evaluate("e => e.matches(':modal')")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(ask).to_be_focused()


def test_escape_closes_the_sheet_and_leaves_the_enlarged_theatre_below_it(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(is_crowded)
    game = sit(at)
    page = game.guest.page
    rival = enlarge(game, (at.seat + 1) % 4)
    ask = rival.get_by_role("link", name=re.compile("^About ")).first
    ask.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    expect(ask).to_be_focused()


def test_without_script_the_question_mark_leads_to_the_page_of_the_piece(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(is_crowded)
    game = sit(at, script=False)
    page = game.guest.page
    name = WORDS.noun(card_on_offer(at), "alone")
    page.get_by_role("link", name=f"About {name}", exact=True).first.click()
    page.wait_for_url("**/games/shakespeare/pieces/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page.get_by_text("reconstructed", exact=True).first).to_be_visible()


def test_the_rules_of_the_prompt_open_at_their_chapter(sit: Callable[..., RecordedGame]) -> None:
    game = sit(moment(places_set))
    page = game.guest.page
    with page.context.expect_page() as opening:
        page.get_by_role("link", name="Rules", exact=True).click()
    rules = opening.value
    chapter = rules.locator(f"[id='{rules.url.partition('#')[2]}']")
    expect(chapter).to_be_in_viewport()


def test_a_line_of_the_log_points_at_its_piece(sit: Callable[..., RecordedGame]) -> None:
    game = sit(moment(is_crowded))
    page = game.guest.page
    log = page.get_by_role("log")
    lines = log.get_by_role("link")
    assert lines.count() > 5
    for how in ("hover", "focus"):
        line = lines.nth(lines.count() - 1 if how == "hover" else lines.count() - 2)
        getattr(line, how)()
        assert marked(page, "pointed") == set((line.get_attribute("data-points") or "").split())
    page.get_by_role("heading", name="The market").hover()
    expect(page.locator(".pointed")).to_have_count(0)


def test_every_piece_that_a_line_points_at_is_on_the_table(
    sit: Callable[..., RecordedGame], guest: Callable[..., Guest]
) -> None:
    evenings = {at.view["day"]: at for at in map(asked_last, range(1, len(rows()))) if at}
    assert sorted(evenings) == [1, 2, 3, 4, 5, 6]
    somebody = guest()
    for day, at in evenings.items():
        sit(at, who=somebody)
        lines = somebody.page.get_by_role("log").get_by_role("link")
        missing = lines.evaluate_all(
            "all => all.filter((e) => !e.dataset.points.split(' ').every((id) =>"
            " document.getElementById(id)))"
            ".map((e) => `${e.dataset.points}: ${e.textContent}`)"
        )
        assert not missing, day
