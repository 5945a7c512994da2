"""A finger asks before it chooses, and the arrows find their way to the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.board.hands import marked, posts, settled, shown, then
from browser.board.occasions import crafts_sets, takes
from browser.evening import Evening, Moment, moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 390, "height": 844}
MOUSE = {"width": 1280, "height": 800}


def crafts_among_several(at: Moment) -> bool:
    return crafts_sets(at) and len(takes(at, "set")) > 1


@pytest.fixture
def touching(sit: Callable[..., Evening]) -> Callable[..., Evening]:
    """Sit down at a device that has nothing but a finger."""

    def call(at: Moment, size: dict[str, int] = TABLET) -> Evening:
        return sit(at, size=size, has_touch=True, is_mobile=True)

    return call


def tells(evening: Evening, choice: Locator) -> None:
    """The line beside the prompt tells what this choice would do; nothing was chosen."""
    line = then(evening.guest.page)
    expect(line).to_contain_text(choice.get_attribute("aria-label") or "?")
    expect(line).to_contain_text(choice.get_attribute("aria-description") or "")
    expect(choice).to_be_focused()


@pytest.mark.parametrize("size", [TABLET, PHONE], ids=["tablet", "phone"])
def test_the_first_tap_on_a_piece_tells_and_the_second_chooses(
    touching: Callable[..., Evening], size: dict[str, int]
) -> None:
    at = moment(crafts_among_several)
    evening = touching(at, size)
    page = evening.guest.page
    posted = posts(page)
    piece = evening.choice(takes(at, "set")[0])
    piece.tap()
    tells(evening, piece)
    expect(then(page)).to_contain_text("tap again to do it")
    assert marked(page, "could")
    settled(page)
    assert not posted
    assert evening.rev == at.rows
    piece.tap()
    shown(evening, at.rows + 1)
    assert len(posted) == 1


def test_a_tap_on_another_piece_asks_about_that_one(touching: Callable[..., Evening]) -> None:
    at = moment(crafts_among_several)
    evening = touching(at)
    page = evening.guest.page
    posted = posts(page)
    one, other = map(evening.choice, takes(at, "set")[:2])
    for piece in (one, other, one):
        piece.tap()
        tells(evening, piece)
    page.get_by_role("heading", name="The market").tap()
    expect(then(page)).to_have_text("")
    one.tap()
    tells(evening, one)
    settled(page)
    assert not posted
    one.tap()
    shown(evening, at.rows + 1)


def test_every_choice_on_the_table_asks_for_two_taps_of_its_own(
    touching: Callable[..., Evening],
) -> None:
    at = moment(crafts_among_several)
    evening = touching(at)
    for _ in range(2):
        evening.choice(takes(at, "set")[0]).tap()
    shown(evening, at.rows + 1)
    place = evening.guest.main.locator("li.space button.legal").first
    place.tap()
    tells(evening, place)
    assert evening.rev == at.rows + 1
    place.tap()
    shown(evening, at.rows + 2)


def test_one_tap_is_enough_in_the_bar(touching: Callable[..., Evening]) -> None:
    at = moment(crafts_among_several)
    evening = touching(at)
    evening.choice("stop").tap()
    expect(evening.guest.main).not_to_have_attribute("data-rev", str(at.rows))


def test_one_tap_is_enough_without_script(sit: Callable[..., Evening]) -> None:
    at = moment(crafts_among_several)
    evening = sit(at, size=TABLET, has_touch=True, script=False)
    evening.choice(takes(at, "set")[0]).tap()
    expect(evening.guest.main).to_have_attribute("data-rev", str(at.rows + 1))


def test_a_mouse_and_a_key_choose_at_once_where_a_finger_asks(
    touching: Callable[..., Evening],
) -> None:
    at = moment(crafts_among_several)
    evening = touching(at)
    piece = evening.choice(takes(at, "set")[0])
    piece.tap()
    piece.press("Enter")
    shown(evening, at.rows + 1)
    evening.guest.main.locator("li.space button.legal").first.click()
    shown(evening, at.rows + 2)
    assert evening.rev == at.rows + 2


def test_an_arrow_goes_from_anywhere_to_the_first_choice(sit: Callable[..., Evening]) -> None:
    at = moment(crafts_among_several)
    evening = sit(at, size=MOUSE)
    page = evening.guest.page
    first = evening.guest.main.locator("button.legal").first
    prompt, home = page.locator("#prompt"), page.get_by_role("link", name="Groundlings")
    for key, place in [("Down", None), ("Up", prompt), ("Right", home), ("Left", None)]:
        if place is not None:
            place.focus()
        page.keyboard.press(f"Arrow{key}")
        tells(evening, first)
        first.blur()
    assert evening.rev == at.rows


def test_an_arrow_finds_the_bar_where_nothing_lies_on_the_table(
    sit: Callable[..., Evening],
) -> None:
    evening = sit(moment(crafts_among_several), size=MOUSE)
    page = evening.guest.page
    # A sheet of its own: an attribute would be gone with the first table that the stream brings.
    page.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("button.legal { display: none !important }");
          document.adoptedStyleSheets = [sheet];
        }"""
    )
    page.keyboard.press("ArrowDown")
    expect(evening.choice("stop")).to_be_focused()


def test_arrows_stay_with_what_needs_them(sit: Callable[..., Evening]) -> None:
    evening = sit(moment(crafts_among_several), size=MOUSE)
    page = evening.guest.page
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


def test_on_the_replay_the_arrows_still_step(sit: Callable[..., Evening]) -> None:
    evening = sit(moment(crafts_among_several), size=MOUSE)
    page = evening.guest.page
    evening.guest.enter(f"/t/{evening.table}?at=3")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("4")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider")).to_have_value("3")
