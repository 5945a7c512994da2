"""Every way to choose at Shakespeare's table, and what it says before one does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.board.actions import drag, goes, marked, middle, posts, settled, shown, then
from browser.board.situations import (
    crafts_costumes,
    crafts_sets,
    is_crowded,
    places_set,
    takes,
)
from browser.recorded_game import (
    WORDS,
    Moment,
    RecordedGame,
    moment,
    rows,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from browser.guest import Guest


LAPTOP = {"width": 1440, "height": 900}


@pytest.fixture
def sit(sit_again: Callable[..., RecordedGame]) -> Callable[..., RecordedGame]:
    """All in one tab."""
    return sit_again


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_a_choice_tells_what_it_would_do_and_nothing_moves(
    sit: Callable[..., RecordedGame], how: str
) -> None:
    game = sit(moment(is_crowded))
    page, choices = game.guest.page, game.guest.choices
    boxes = "all => all.map((e) => JSON.stringify(e.getBoundingClientRect()))"
    before = choices.evaluate_all(boxes)
    assert len(before) > 3
    for n in range(len(before)):
        choice = choices.nth(n)
        getattr(choice, how)()
        expect(then(page)).to_contain_text(choice.get_attribute("aria-label") or "?")
        expect(then(page)).to_contain_text(choice.get_attribute("aria-description") or "")
        assert choices.evaluate_all(boxes) == before
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("suits", [crafts_sets, crafts_costumes], ids=["sets", "costumes"])
def test_a_piece_on_the_market_marks_exactly_where_it_may_go(
    sit: Callable[..., RecordedGame], suits: Callable[[Moment], bool]
) -> None:
    at = moment(suits)
    game = sit(at)
    page = game.guest.page
    taking = [text for text in at.options if text.startswith("take:")]
    for option in (taking[0], taking[-1]):  # what each may do is drawn, tests/web/board
        game.choice(option).hover()
        could = marked(page, "could")
        game.choice(option).click()
        shown(game, at.rows + 1)
        places = game.guest.main.locator(":is(.space, .member):has(> button.legal)")
        ids = set(places.evaluate_all("all => all.map((e) => e.id)"))
        assert could == ids, WORDS.option(option)
        game.guest.button("table.undo").click()
        at = at._replace(rows=at.rows + 2)
        shown(game, at.rows)
    page.get_by_role("heading", name="The market").hover()
    expect(page.locator(".could")).to_have_count(0)


def test_a_piece_with_one_place_to_go_marks_that_place(sit: Callable[..., RecordedGame]) -> None:
    def forced(at: Moment) -> bool:
        costumes = takes(at, "costume")
        following = rows()[at.rows + 1].choice if at.rows + 1 < len(rows()) else ""
        return rows()[at.rows].choice in costumes and not following.startswith("dress:")

    at = moment(forced)
    game = sit(at)
    game.choice(rows()[at.rows].choice).hover()
    assert len(marked(game.guest.page, "could")) == 1


def test_what_cannot_be_says_why_and_posts_nothing(sit: Callable[..., RecordedGame]) -> None:
    at = moment(is_crowded)
    game = sit(at)
    page = game.guest.page
    posted = posts(page)
    refused = game.guest.main.locator("button[aria-disabled=true]")
    reasons = {WORDS.reason(why) for why in at.refused.values()}
    assert refused.count() >= 4
    told = {piece.get_attribute("aria-description") or "": piece for piece in refused.all()}
    assert set(told) <= reasons
    for why, piece in told.items():
        page.get_by_role("heading", name="The market").hover()
        expect(then(page)).to_have_text("")
        piece.hover()
        expect(then(page)).to_contain_text(why)
        piece.focus()
        expect(then(page)).to_contain_text(why)
        piece.blur()
        page.mouse.click(*middle(piece))
        expect(then(page)).to_contain_text(why)
        piece.blur()
    settled(page)
    assert not posted
    assert game.rev == at.rows


@pytest.mark.parametrize("suits", [crafts_sets, crafts_costumes], ids=["space", "costume"])
def test_a_piece_dropped_where_it_may_go_is_both_choices_in_one_post(
    sit: Callable[..., RecordedGame], suits: Callable[[Moment], bool]
) -> None:
    at = moment(suits)
    game = sit(at)
    page = game.guest.page
    kind = "set" if suits is crafts_sets else "costume"
    piece = game.choice(takes(at, kind)[0])
    place = goes(piece)[-1]
    posted = posts(page)
    drag(page, piece, *middle(page.locator(f"#{place}")))
    expect(page.locator(".dragged")).to_have_count(1)
    expect(page.locator(".dropzone")).to_have_id(place)
    ghost = middle(page.locator(".dragged"))
    assert ghost == pytest.approx(middle(page.locator(f"#{place}")), abs=12), "it lags behind"
    page.mouse.up()
    shown(game, at.rows + 2)
    assert len(posted) == 1
    assert posted[0].count("choice=") == 2
    expect(page.locator(f"#{place} .el")).not_to_have_count(0)
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_piece_in_hand_can_be_dragged_too(sit: Callable[..., RecordedGame]) -> None:
    at = moment(places_set)
    game = sit(at)
    page = game.guest.page
    hand = page.locator(f"#hand-{at.seat}")
    place = goes(hand)[0]
    drag(page, hand, *middle(page.locator(f"#{place}")))
    page.mouse.up()
    shown(game, at.rows + 1)
    expect(page.locator(f"#{place} > .el")).to_be_visible()


def test_a_piece_dropped_elsewhere_goes_back(sit: Callable[..., RecordedGame]) -> None:
    at = moment(crafts_sets)
    game = sit(at)
    page = game.guest.page
    posted = posts(page)
    heading = page.get_by_role("heading", name="Characters for hire")
    drag(page, game.choice(takes(at, "set")[0]), *middle(heading))
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    settled(page)
    assert not posted
    assert game.rev == at.rows


def test_a_drag_goes_on_while_the_table_is_drawn_anew(
    sit: Callable[..., RecordedGame], guest: Callable[..., Guest]
) -> None:
    at = moment(crafts_sets)
    somebody = guest()
    streams: list[Route] = []

    def hold(stream: Route) -> None:
        streams.append(stream)

    somebody.page.route("**/stream*", hold)
    game = sit(at, who=somebody)
    page = game.guest.page
    piece = game.choice(takes(at, "set")[0])
    place = goes(piece)[-1]
    drag(page, piece, *middle(page.locator(f"#{place}")))
    expect(page.locator(".dragged")).to_have_count(1)
    page.evaluate("document.addEventListener('table-shown', () => document.body.id = 'anew')")
    for stream in streams:
        stream.continue_()
    expect(page.locator("body#anew")).to_have_count(1)
    expect(page.locator(".dragged")).to_have_count(1)
    assert set(goes(piece)) == marked(page, "could")
    page.mouse.up()
    shown(game, at.rows + 2)


@pytest.mark.parametrize("where", ["on a place", "on the piece itself"])
def test_escape_ends_a_drag(sit: Callable[..., RecordedGame], where: str) -> None:
    at = moment(crafts_sets)
    game = sit(at)
    page = game.guest.page
    posted = posts(page)
    piece = game.choice(takes(at, "set")[0])
    place = page.locator(f"#{goes(piece)[0]}")
    drag(page, piece, *middle(place))
    page.keyboard.press("Escape")
    expect(page.locator(".dragged")).to_have_count(0)
    if where == "on the piece itself":
        page.mouse.move(*middle(piece))
    page.mouse.up()
    settled(page)
    assert not posted
    assert game.rev == at.rows


def test_a_craftsmans_turn_by_clicks_is_taken_back_step_by_step(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(crafts_sets)
    game = sit(at)
    main, undo = game.guest.main, game.guest.button("table.undo")
    game.choice(takes(at, "set")[0]).click()
    shown(game, at.rows + 1)
    expect(main.get_by_text(re.compile("^In hand: "))).to_be_attached()
    main.locator("li.space").get_by_role("button", disabled=False).first.click()
    shown(game, at.rows + 2)
    expect(main.get_by_text(re.compile("^In hand: "))).to_have_count(0)
    undo.click()
    shown(game, at.rows + 3)
    expect(main.get_by_text(re.compile("^In hand: "))).to_be_attached()
    undo.click()
    shown(game, at.rows + 4)
    expect(game.choice(takes(at, "set")[0])).to_be_visible()
    expect(main.get_by_text(re.compile("^In hand: "))).to_have_count(0)


def test_a_craftsmans_turn_by_keys_alone(sit: Callable[..., RecordedGame]) -> None:
    at = moment(crafts_sets)
    game = sit(at)
    page, main = game.guest.page, game.guest.main
    focused = "e => e === document.activeElement"
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.goods .legal')"):
            break
    first = page.locator(":focus")
    expect(first).to_have_attribute("name", "choice")
    seen = {first.get_attribute("value")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_attribute("name", "choice")
        seen.add(page.locator(":focus").get_attribute("value"))
    assert len(seen) > 1
    game.choice(takes(at, "set")[0]).focus()
    page.keyboard.press("Enter")
    shown(game, at.rows + 1)
    assert page.evaluate("document.activeElement !== document.body"), "focus is lost"
    choice = game.guest.choices.first
    for _ in range(120):
        if choice.evaluate(focused):
            break
        page.keyboard.press("Tab")
    expect(choice).to_be_focused()
    page.keyboard.press("Enter")
    shown(game, at.rows + 2)
    page.keyboard.press("u")
    shown(game, at.rows + 3)
    expect(main.get_by_text(re.compile("^In hand: "))).to_be_attached()
