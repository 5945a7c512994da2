"""A finger asks before it chooses, and the arrows find their way to the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.board.actions import marked, posts, settled, shown, then
from browser.board.situations import crafts_sets, takes
from browser.recorded_game import Moment, RecordedGame, moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
MOUSE = {"width": 1280, "height": 800}


def crafts_among_several(at: Moment) -> bool:
    return crafts_sets(at) and len(takes(at, "set")) > 1


@pytest.fixture
def touching(sit: Callable[..., RecordedGame]) -> Callable[..., RecordedGame]:
    """Sit down at a device that has nothing but a finger."""

    def call(at: Moment, size: dict[str, int] = TABLET) -> RecordedGame:
        return sit(at, size=size, has_touch=True, is_mobile=True)

    return call


def tells(game: RecordedGame, choice: Locator) -> None:
    """The line beside the prompt tells what this choice would do; nothing was chosen."""
    line = then(game.guest.page)
    expect(line).to_contain_text(choice.get_attribute("aria-label") or "?")
    expect(line).to_contain_text(choice.get_attribute("aria-description") or "")
    expect(choice).to_be_focused()


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_the_first_tap_on_a_piece_tells_and_the_second_chooses(
    touching: Callable[..., RecordedGame], size: dict[str, int]
) -> None:
    at = moment(crafts_among_several)
    game = touching(at, size)
    page = game.guest.page
    posted = posts(page)
    piece = game.choice(takes(at, "set")[0])
    piece.tap()
    tells(game, piece)
    expect(then(page)).to_contain_text("tap again to do it")
    assert marked(page, "could")
    settled(page)
    assert not posted
    assert game.rev == at.rows
    piece.tap()
    shown(game, at.rows + 1)
    assert len(posted) == 1


def test_a_tap_on_another_piece_asks_about_that_one(touching: Callable[..., RecordedGame]) -> None:
    at = moment(crafts_among_several)
    game = touching(at)
    page = game.guest.page
    posted = posts(page)
    one, other = map(game.choice, takes(at, "set")[:2])
    for piece in (one, other, one):
        piece.tap()
        tells(game, piece)
    page.get_by_role("heading", name="The market").tap()
    expect(then(page)).to_have_text("")
    one.tap()
    tells(game, one)
    settled(page)
    assert not posted
    one.tap()
    shown(game, at.rows + 1)


def test_every_choice_on_the_table_asks_for_two_taps_of_its_own(
    touching: Callable[..., RecordedGame],
) -> None:
    at = moment(crafts_among_several)
    game = touching(at)
    for _ in range(2):
        game.choice(takes(at, "set")[0]).tap()
    shown(game, at.rows + 1)
    place = game.guest.main.locator("li.space button.legal").first
    place.tap()
    tells(game, place)
    assert game.rev == at.rows + 1
    place.tap()
    shown(game, at.rows + 2)


def test_one_tap_is_enough_in_the_bar(touching: Callable[..., RecordedGame]) -> None:
    at = moment(crafts_among_several)
    game = touching(at)
    game.choice("stop").tap()
    expect(game.guest.main).not_to_have_attribute("data-rev", str(at.rows))


def test_one_tap_is_enough_without_script(sit: Callable[..., RecordedGame]) -> None:
    at = moment(crafts_among_several)
    game = sit(at, size=TABLET, has_touch=True, script=False)
    game.choice(takes(at, "set")[0]).tap()
    expect(game.guest.main).to_have_attribute("data-rev", str(at.rows + 1))


def test_a_mouse_and_a_key_choose_at_once_where_a_finger_asks(
    touching: Callable[..., RecordedGame],
) -> None:
    at = moment(crafts_among_several)
    game = touching(at)
    piece = game.choice(takes(at, "set")[0])
    piece.tap()
    piece.press("Enter")
    shown(game, at.rows + 1)
    game.guest.main.locator("li.space button.legal").first.click()
    shown(game, at.rows + 2)
    assert game.rev == at.rows + 2


def test_an_arrow_goes_from_anywhere_to_the_first_choice(sit: Callable[..., RecordedGame]) -> None:
    at = moment(crafts_among_several)
    game = sit(at, size=MOUSE)
    page = game.guest.page
    first = game.guest.main.locator("button.legal").first
    prompt, home = page.locator("#prompt"), page.get_by_role("link", name="Groundlings")
    for key, place in [("Down", None), ("Up", prompt), ("Right", home), ("Left", None)]:
        if place is not None:
            place.focus()
        page.keyboard.press(f"Arrow{key}")
        tells(game, first)
        first.blur()
    assert game.rev == at.rows


def test_an_arrow_finds_the_bar_where_nothing_lies_on_the_table(
    sit: Callable[..., RecordedGame],
) -> None:
    game = sit(moment(crafts_among_several), size=MOUSE)
    page = game.guest.page
    # A sheet of its own: an attribute would be gone with the first table that the stream brings.
    page.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("button.legal { display: none !important }");
          document.adoptedStyleSheets = [sheet];
        }"""
    )
    page.keyboard.press("ArrowDown")
    expect(game.choice("stop")).to_be_focused()


def test_arrows_stay_with_what_needs_them(sit: Callable[..., RecordedGame]) -> None:
    game = sit(moment(crafts_among_several), size=MOUSE)
    page = game.guest.page
    page.evaluate(
        """() => {
            for (const name of ["input", "select", "textarea"]) {
                document.querySelector("footer").append(document.createElement(name));
            }
        }"""
    )
    for name in ("input", "select", "textarea"):
        field = page.locator(f"footer {name}")
        field.focus()
        page.keyboard.press("ArrowDown")
        expect(field).to_be_focused()
    log = page.get_by_role("log")
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(log).to_be_focused()
    page.locator("a[data-sheet]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("!document.activeElement.matches('.legal, .legal-bar')")


def test_on_the_replay_the_arrows_still_step(sit: Callable[..., RecordedGame]) -> None:
    game = sit(moment(crafts_among_several), size=MOUSE)
    page = game.guest.page
    game.guest.enter(f"/t/{game.table}?at=3")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("4")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("3")
