"""Before, after and between games: the waiting room, my games, the replay and playing on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.guest import SHAKESPEARE, THE_PIT, WAIT_MS, Guest

if TYPE_CHECKING:
    from collections.abc import Callable

FADED = """() => {
    globalThis.faded = [];
    document.addEventListener("transitionrun", ({ target }) => faded.push(target.className));
}"""
"""Notes what fades from the moment that a page begins."""


def test_the_waiting_room_says_who_is_there_and_how_it_is_played(
    guest: Callable[..., Guest],
) -> None:
    host = guest().set_table(SHAKESPEARE, "You", "Bot: random", "A person, by invitation link")
    who = host.page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(who).to_contain_text(["here", "ready", "Seat 3 is free"])
    lessons = host.page.get_by_role("region", name="The game on one page").locator(".lessons > li")
    expect(lessons).to_have_count(6)
    for n in range(6):  # each has its picture, and nothing of it hangs out
        box = lessons.nth(n).locator(".drawing")
        assert box.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight > 60")
    host.check_width(1440, 1024, 390)
    for language in ("fr", "hu"):
        host.speaks(language).check_words()
        host.check_width(390)
    host.speaks("en")
    friend = guest("fr", narrow=True).sit_down(host.invitation(), "Luc")
    expect(friend.main).not_to_have_class(re.compile("gathering"))
    looker = guest()
    looker.page.goto(host.page.url)
    expect(looker.main).to_contain_text("You are watching")
    expect(host.main).not_to_contain_text("You are watching")
    plain = guest().set_table(THE_PIT, "You", "A person, by invitation link")
    expect(plain.page.get_by_role("region", name="The Pit")).to_contain_text("Bid for wares")


@pytest.mark.long
def test_who_looks_at_a_result_learns_of_the_rematch_and_plays_on_from_a_day(
    guest: Callable[..., Guest],
) -> None:
    host = guest().set_table(SHAKESPEARE, "You", "A person, by invitation link")
    friend = guest().sit_down(host.invitation(), "Will")
    friend.leave()
    expect(friend.button("seat.return")).to_be_visible()
    friend.page.goto("about:blank")  # to watch bots takes longer than to play
    host.let_a_bot_play()
    table = host.page.url
    for one in (host, friend):
        one.page.goto(f"{table}/result")
    expect(friend.main).to_contain_text("Pounds left after the wages")
    expect(friend.main).to_contain_text("tight win")
    host.button("result.rematch").click()
    host.page.wait_for_url(re.compile(r"/t/\w+$"))
    there = friend.link("result.rematch_go")
    expect(there).to_be_visible(timeout=WAIT_MS)
    assert there.get_attribute("href") == host.page.url.removeprefix(host.url)

    friend.link("history.heading").first.click()
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("My games")
    expect(friend.page.get_by_role("region", name="Finished games")).to_contain_text("not counted")
    friend.check_width(1440, 390)

    friend.page.goto(f"{table}?at=5")
    days = friend.page.get_by_role("navigation", name="Chapters")
    days.get_by_role("link", name="Day: 3").click()
    expect(days.get_by_role("link", name="Day: 3")).to_have_attribute("aria-current", "true")
    expect(friend.page.locator(".replay .track line")).to_have_count(6)
    wide = "e => e.getBoundingClientRect().width"
    log = friend.page.locator(".logbook")
    for width in (1440, 1100):
        friend.page.set_viewport_size({"width": width, "height": 900})
        assert log.evaluate(wide) >= 0.9 * min(
            log.evaluate("e => e.parentElement.getBoundingClientRect().width"), 332
        )
    friend.button("play_on.go").click()
    friend.page.wait_for_url(lambda url: url != table and "/t/" in url and "at=" not in url)
    expect(friend.page.get_by_role("heading", level=1)).to_contain_text("Day: 3")
    expect(friend.main).to_contain_text("a private copy")
    assert friend.wait()
    friend.choose()


def test_nothing_fades_in_and_nothing_is_cut_off_at_the_first_glance(
    guest: Callable[..., Guest],
) -> None:
    """Buttons looked disabled while they faded in; a welcome was cut; tabs had several heights."""
    visitor = guest("fr", still=False)
    visitor.page.add_init_script(f"({FADED})()")
    visitor.enter()
    visitor.page.wait_for_load_state()
    assert visitor.page.evaluate("faded") == []
    for width in (1440, 390):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        tabs = visitor.page.locator(".pick label")
        heights = tabs.evaluate_all("all => all.map((e) => Math.round(e.clientHeight))")
        widths = tabs.evaluate_all("all => all.map((e) => Math.round(e.clientWidth))")
        assert len(set(heights)) == 1, heights
        assert max(widths) - min(widths) <= 1, widths
    host = guest().set_table(THE_PIT, "You", "A person, by invitation link")
    visitor.page.goto(host.invitation())
    cut = "all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.textContent)"
    assert visitor.page.locator(".mast b").evaluate_all(cut) == []
