"""Whole games in a real Chromium: by mouse, by keyboard, without script, around one screen."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.guest import SHAKESPEARE, THE_PIT, Guest
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

FAR = 80  # so many times one may have to press Tab on the way to a choice
CURTAINS = None if SOAK else 12
"""So often a curtain is raised for four at one screen; in a soak to the end of the game."""
HIDDEN = ("Your hand", "Cards you have seen", "You have drawn", "You see ")
CARDS = re.compile(r"\b(Catch|Cheer|Peep|Shove)\b")


# ------------------------------------------------------------------------------------------------
# By keyboard.


def is_focused(thing: Locator) -> bool:
    return bool(thing.evaluate("element => element === document.activeElement"))


def tab_to(player: Guest, thing: Locator, far: int = FAR) -> None:
    for _ in range(far):
        if is_focused(thing):
            return
        player.page.keyboard.press("Tab")
    pytest.fail(f"{thing} is not reached by {far} times Tab")


def test_a_whole_game_is_played_by_keyboard(guest: Callable[..., Guest]) -> None:
    player = guest().enter()
    tab_to(player, player.start("lobby.quick", THE_PIT))
    player.page.keyboard.press("Enter")
    player.seated()
    while player.wait():
        tab_to(player, player.choices.nth(player.die.randrange(player.choices.count())))
        before = player.main.get_attribute("data-rev") or ""
        player.page.keyboard.press(player.die.choice(["Enter", "Space"]))
        expect(player.main).not_to_have_attribute("data-rev", before)
        expect(player.main).not_to_have_attribute("aria-busy", "true")
        assert player.page.evaluate("document.activeElement !== document.body"), "focus is lost"
    tab_to(player, player.over)
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("img", name=re.compile("^The points"))).to_be_visible()


def test_the_first_tab_leads_past_the_head_of_the_page(guest: Callable[..., Guest]) -> None:
    player = guest().quick(THE_PIT)
    assert player.wait()
    player.page.keyboard.press("Tab")
    skip = player.link("house.skip")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    player.page.keyboard.press("Enter")
    tab_to(player, player.choices.first, 4)


# ------------------------------------------------------------------------------------------------
# Without script.


def test_a_whole_game_is_played_without_script(guest: Callable[..., Guest]) -> None:
    player = guest(script=False).enter("/new")
    player.main.get_by_role("radio", name=THE_PIT).check()
    player.button("new.show").click()
    player.page.wait_for_url("**/new?game=*")
    player.fill_in("You", "Bot: greedy", "Bot: random")
    while not player.over.count():
        if player.choices.count():
            player.choices.nth(player.die.randrange(player.choices.count())).click()
            player.clicks += 1
        else:
            player.page.reload()
    assert player.clicks > 3
    expect(player.page.get_by_role("alert")).to_have_count(0)
    player.over.click()
    expect(player.page.get_by_role("img", name=re.compile("^The points"))).to_be_visible()
    player.link("result.replay").click()
    player.page.get_by_role("slider").fill("5")
    player.button("replay_page.go").click()
    expect(player.main.get_by_role("status")).to_have_text(re.compile("^5 of"))


def test_a_waiting_page_without_script_comes_again_by_itself(
    guest: Callable[..., Guest],
) -> None:
    host = guest(script=False).set_table(THE_PIT, "You", "A person, by invitation link")
    expect(host.main).to_contain_text("1 seat is still free")
    guest().sit_down(host.invitation(), "Kemp")
    assert host.wait()


# ------------------------------------------------------------------------------------------------
# Around one screen.


def check_curtain(screen: Guest) -> None:
    """While the curtain is down there is nothing on the page but whom it waits for."""
    page = screen.page
    expect(screen.choices).to_have_count(0)
    expect(page.get_by_role("log")).to_have_count(0)
    expect(page.get_by_role("region", name="The table")).to_have_count(0)
    text = screen.main.inner_html()
    again = page.request.get(page.url.partition("?")[0]).text()
    for one in (text, again):
        assert not [word for word in HIDDEN if word in one]
        assert not CARDS.findall(one)


@pytest.mark.long
def test_four_people_play_at_one_screen_and_see_nothing_of_each_other(
    guest: Callable[..., Guest],
) -> None:
    here = "At this screen"
    screen = guest().set_table(THE_PIT, "You", here, here, here)
    raised: list[str] = []
    while len(raised) != CURTAINS and not screen.over.count():
        expect(screen.curtain.or_(screen.choices).or_(screen.over).first).to_be_visible()
        if screen.curtain.count():
            check_curtain(screen)
            raised.append(screen.curtain.text_content() or "")
            screen.curtain.click()
            expect(screen.choices.first).to_be_visible()
            expect(screen.page.get_by_role("region", name="The table")).to_contain_text("Your hand")
        elif screen.choices.count():
            screen.choose()
    assert len(set(raised)) == 4
    assert all(one != other for one, other in pairwise(raised))


# ------------------------------------------------------------------------------------------------
# Second thoughts, and somebody else's.


def test_choices_are_taken_back_until_the_turn_is_ended(guest: Callable[..., Guest]) -> None:
    player = guest().set_table(SHAKESPEARE, "You", "Bot: random", end_turn=True)
    assert player.wait()
    end, back = player.button("table.end_turn"), player.button("table.take_back")
    undo = player.button("table.undo")
    several = player.page.get_by_role("button", name=re.compile("^Take back all"))

    def choose_until_the_turn_may_end() -> None:
        while not end.count():
            assert player.wait()
            player.choose()

    choose_until_the_turn_may_end()
    expect(player.choices).to_have_count(0)
    back.click()
    assert player.wait()
    expect(player.page.get_by_role("log")).to_contain_text("takes back")
    choose_until_the_turn_may_end()
    end.click()
    expect(end).to_be_hidden()
    player.wait()
    expect(undo).to_be_hidden()
    while not several.count():
        expect(player.choices.or_(end).first).to_be_visible()
        if end.count() and not several.count():
            end.click()
            expect(end).to_be_hidden()
        elif player.choices.count():
            player.choose()
    before = player.main.get_attribute("data-rev") or ""
    several.click()
    expect(player.main).not_to_have_attribute("data-rev", before)
    expect(undo).to_be_hidden()
    expect(several).to_be_hidden()
    assert player.wait()


def test_an_understudy_plays_until_the_seat_is_taken_back(guest: Callable[..., Guest]) -> None:
    player = guest().set_table(THE_PIT, "You", "A person, by invitation link")
    other = guest().sit_down(player.invitation(), "Kemp")
    assert player.wait()
    player.leave()
    expect(player.page.get_by_role("list", name="Who plays")).to_contain_text("stands in")
    expect(player.choices).to_have_count(0)
    assert other.wait()
    expect(player.main).to_have_attribute("data-rev", "1")  # the bot has bid, the other has not
    player.button("seat.return").click()
    expect(player.page.get_by_role("list", name="Who plays")).not_to_contain_text("stands in")
    while not player.choices.count():
        assert other.wait()
        other.choose()
        expect(player.main).to_have_attribute("data-rev", str(other.rev))
    player.choose()
