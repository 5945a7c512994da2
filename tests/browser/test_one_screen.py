"""One screen for two: the table lies open, and a curtain falls before what is secret alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import complaints
from browser.guest import SHAKESPEARE, Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

WANTED = ("wager:1", "activate:queen", "ask:objectives", "stop")
"""What both choose where they can: a short day, with something to hide at its end."""


def choice(screen: Guest, value: str) -> Locator:
    return screen.main.locator(f'button[name="choice"][value="{value}"]')


def choose(screen: Guest) -> str:
    """Make the next choice of whoever is asked; what it was."""
    expect(screen.choices.first).to_be_visible()
    offered = [one.get_attribute("value") or "" for one in screen.choices.all()]
    value = next((one for one in WANTED if one in offered), offered[0])
    before = str(screen.rev)
    choice(screen, value).click()
    expect(screen.main).not_to_have_attribute("data-rev", before)
    return value


def goals(screen: Guest) -> Locator:
    """The objectives that can be read."""
    return screen.main.locator('.goal[id^="goal-"]')


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_two_people_play_a_day_at_one_screen(guest: Callable[..., Guest], *, script: bool) -> None:
    screen = guest(script=script)
    screen.page.request.post(
        f"{screen.url}/me", form={"name": "Will", "pace": "fast"}, headers={"Origin": screen.url}
    )
    screen.set_table(SHAKESPEARE, "You", "At this screen")
    look, done = screen.button("table.look"), screen.button("table.look_done")
    made: list[str] = []
    fell: list[str] = []  # what was chosen last when a curtain fell
    looked = 0
    while "wager:1" not in made or screen.main.locator("[aria-current=date]").inner_text() == "1":
        expect(screen.curtain.or_(screen.choices).first).to_be_visible()
        if screen.curtain.count():
            # The table lies open below the curtain, and what was done last is told there.
            expect(screen.choices).to_have_count(0)
            expect(screen.main.get_by_role("log")).to_be_visible()
            expect(goals(screen)).to_have_count(0)
            if made[-1] == "ask:objectives":
                expect(screen.main.locator("#since .chip").last).to_contain_text("Queen")
                expect(screen.main.locator(".own .member.used")).to_contain_text("Queen")
            if script and not fell:
                assert not complaints(screen.page, ((1280, "light"), (390, "dark")))
            fell.append(made[-1])
            screen.curtain.click()
            expect(screen.curtain).to_have_count(0)
            expect(screen.choices.first).to_be_visible()
        elif look.count() and not looked:
            looked += 1
            expect(goals(screen)).to_have_count(0)
            look.click()
            expect(goals(screen)).to_have_count(1)
            expect(goals(screen)).to_be_in_viewport()
            done.click()
            expect(goals(screen)).to_have_count(0)
            expect(look).to_be_visible()
        else:
            expect(goals(screen)).to_have_count(0 if look.count() else goals(screen).count())
        made.append(choose(screen))
    assert looked
    assert [one.partition(":")[0] for one in fell] == ["recruit", "wager", "ask", "ask"]


def test_what_was_chosen_last_is_taken_back_by_who_chose_it(guest: Callable[..., Guest]) -> None:
    screen = guest().set_table(SHAKESPEARE, "You", "At this screen")
    asked = screen.main.locator(".prompt .flag")
    first = asked.inner_text()
    choose(screen)
    expect(asked).not_to_have_text(first)
    name = first.removesuffix(" chooses")
    back = screen.page.get_by_role("button", name=f"{name}: Take back a step", exact=True)
    back.click()
    expect(asked).to_have_text(first)
    expect(screen.curtain).to_have_count(0)
