"""A card of one's own in a real Chromium: written, seen by all, played, told to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

import groundlings
from browser.axe import NARROW, WIDE, complaints
from browser.golden_othello import seat_guest
from browser.guest import Guest, until
from groundlings.kernel.setup import printed
from groundlings.stage.archive import imported
from groundlings.store.store import Store
from groundlings.web.render import table_book
from own_cards import BLANK, offered, played

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from groundlings.kernel.game import Game

NAME: Final = "Ghost Light"
CARDS: Final = "/games/othello/cards"


def button(somebody: Guest, key: str, **values: object) -> Locator:
    """A button of the pages on which cards are written."""
    words = table_book(groundlings.game("othello"), somebody.words.language, ())
    name = words.text(f"blank.{key}", **values)
    return somebody.page.get_by_role("button", name=name, exact=True)


def at_focus(somebody: Guest, field: str) -> None:
    """The field in which one goes on."""
    until(somebody.page, f"document.activeElement.id === '{field}'")


def write(somebody: Guest) -> None:
    """Write the card by keyboard, and see it form as one writes."""
    page = somebody.page
    card, says = page.locator(".easel .card"), page.locator("#says")
    page.get_by_role("textbox", name="English").first.press_sequentially(NAME)
    expect(card.get_by_role("heading")).to_have_text(NAME)
    expect(says).to_contain_text("1 thing to put right")
    button(somebody, "add").press("Enter")
    at_focus(somebody, "e0-do")
    page.keyboard.press("t")  # as in every list: "takes from others"
    expect(page.get_by_text("This is done to somebody")).to_be_visible()
    expect(page.locator("#e0-from")).to_be_visible()
    page.get_by_role("combobox", name="Aimed at").select_option("any other player")
    expect(says).to_contain_text("Take 1 intrigue from another player.")
    expect(page.get_by_text("This is done to somebody")).to_have_count(0)
    button(somebody, "add").press("Enter")
    at_focus(somebody, "e1-do")
    page.locator("#e1-n").fill("3")
    expect(card).to_contain_text("gain 3 intrigue")
    button(somebody, "up_n", n=2).press("Enter")
    at_focus(somebody, "e0-do")
    expect(says).to_contain_text("Gain 3 intrigue, take 1 intrigue from another player.")
    button(somebody, "remove_n", n=2).press("Enter")
    at_focus(somebody, "e0-do")
    page.get_by_role("combobox", name="Aimed at").select_option("nobody")
    page.get_by_role("checkbox", name="from the hand").check()
    expect(says).to_contain_text("It can be played.")
    expect(says).to_have_attribute("aria-live", "polite")
    expect(card).to_contain_text("Gain 3 intrigue. The card is also shown from the hand.")


def game_at(folder: Path, table: str) -> Game:
    """The game at a table, at its own edition."""
    store = Store(f"sqlite:///{folder / 'house.db'}")
    try:
        found = store.table(table)
        assert found is not None
        text = store.edition(found[0].edition)
    finally:
        store.close()
    assert text is not None
    return printed(groundlings.game("othello"), text)


@pytest.mark.long
def test_a_card_is_written_seen_by_all_played_and_told(
    guest: Callable[..., Guest], site_folder: Path
) -> None:
    ann = guest().enter()
    page = ann.page
    page.get_by_role("region", name="Play now").get_by_role(
        "link", name="Write your own cards"
    ).click()
    page.get_by_role("link", name="Write a staging card").click()
    write(ann)
    ann.check_width(390, 1440)
    assert complaints(page, (WIDE, NARROW)) == ""
    page.set_viewport_size({"width": 1440, "height": 900})
    button(ann, "keep").click()
    expect(page.get_by_role("article", name=NAME)).to_be_visible()
    ann.check_width(390, 1440)
    assert complaints(page, (NARROW,)) == ""
    for language in ("fr", "hu", "en"):
        reader = ann.speaks(language)
        reader.check_words()
        expect(page.get_by_role("article", name=NAME)).to_be_visible()
    game = game_at(site_folder, open_a_table(ann, guest()))
    play(ann, site_folder, game)
    look_back(ann, site_folder, game)


def open_a_table(ann: Guest, bob: Guest) -> str:
    """A table with the card, which everybody sees before sitting down; its number."""
    page = ann.page
    page.get_by_role("link", name="Open a table with them").click()
    page.get_by_role("checkbox", name=NAME).check()
    ann.fill_in("You", "A person, by invitation link")
    bob.page.goto(ann.invitation())
    for somebody in (ann, bob):
        sheets = somebody.page.get_by_role("region", name="Cards of the players")
        expect(sheets).to_contain_text(NAME)
        expect(sheets).to_contain_text("Gain 3 intrigue.")
        somebody.check_width(390, 1440)
    assert complaints(bob.page, (NARROW,)) == ""
    return page.url.rpartition("/")[2]


def play(ann: Guest, folder: Path, game: Game) -> None:
    """It has been turned up, with a mark, and is played."""
    page, card = ann.page, offered(game, "play", card="written-1")
    seat_guest(ann, folder, card.record, card.seat, game)
    light, intrigue = page.locator("#limelight"), page.locator(f"#intrigue-{card.seat} b")
    expect(light.get_by_role("heading")).to_have_text(NAME)
    expect(light.locator(".own-mark")).to_have_count(1)
    ann.check_width(390, 1440)
    had = int(intrigue.inner_text())
    page.locator('button[name="choice"][value="play"]').click()
    expect(intrigue).to_have_text(str(had + 3))
    expect(page.locator("#logbook")).to_contain_text(NAME)


def look_back(ann: Guest, folder: Path, game: Game) -> None:
    """A whole game with it is told in its result, with the card as a file, and in its replay."""
    page, story = ann.page, played(game=game)
    store = Store(f"sqlite:///{folder / 'house.db'}")
    try:
        table, _ = imported(store, game, story)
    finally:
        store.close()
    ann.enter(f"/t/{table.id}/result")
    expect(page.get_by_role("region", name="Cards of the players")).to_contain_text(NAME)
    with page.expect_download() as small:
        page.get_by_role("link", name="The cards as a small file").click()
    assert [one["en"] for one in BLANK.read(small.value.path().read_text("utf-8"))] == [NAME]
    ann.check_width(390, 1440)
    assert complaints(page, (WIDE,)) == ""
    events = game.events(game.replay(story), None)
    at = next(int(str(one["choice"])) for one in events if "'written-1'" in str(one))
    ann.enter(f"/t/{table.id}?at={at + 1}")
    expect(page.locator("main")).to_contain_text(NAME)
    for language in ("fr", "hu"):
        ann.speaks(language).check_words()
        expect(page.locator("main")).to_contain_text(NAME)


def test_without_a_script_a_button_shows_the_card_and_another_keeps_it(
    guest: Callable[..., Guest],
) -> None:
    somebody = guest("hu", script=False).enter(f"{CARDS}/new?sort=script")
    page = somebody.page
    page.get_by_role("textbox", name="Magyarul").first.fill("Szellemfény")
    button(somebody, "show").last.click()
    expect(page.locator(".easel .card").get_by_role("heading")).to_have_text("Szellemfény")
    somebody.check_words()
    somebody.check_width(390, 1280)
    button(somebody, "add").click()
    expect(page.locator("#e0-do")).to_be_visible()
    button(somebody, "keep").click()
    card = page.get_by_role("article", name="Szellemfény")
    card.get_by_role("button", name="eldobása").click()
    expect(card).to_have_count(0)
    button(somebody, "take_back").click()
    expect(card).to_be_visible()
