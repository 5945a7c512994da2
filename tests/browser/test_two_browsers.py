"""Two browsers at one table of a real house."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.guest import THE_PIT, Guest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

WAIT_SECONDS = 10.0
HIDING = """
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.setHidden = (value) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


@pytest.fixture
def pair(guest: Callable[..., Guest]) -> tuple[Guest, Guest]:
    """A host and a friend who has followed the host's invitation."""
    host = guest().set_table(THE_PIT, "You", "A person, by invitation link")
    friend = guest().sit_down(host.invitation(), "Kemp")
    assert host.wait()
    assert friend.wait()
    return host, friend


def deafen(page: Page) -> None:
    """From now on the page hears nothing from the stream."""

    def hang_up(route: Route) -> None:
        route.fulfill(status=204)

    page.route("**/stream*", hang_up)
    page.reload()


def bid(somebody: Guest) -> None:
    somebody.page.get_by_role("button", name="Bid nothing").click()


def test_a_move_appears_in_the_other_browser_without_reload(pair: tuple[Guest, Guest]) -> None:
    for one in pair:
        one.page.evaluate("window.stayed = true")
    moves = 0
    while moves < 8:
        mover = next((one for one in pair if one.choices.count()), None)
        if mover is None or mover.over.count():
            break
        mover.choose()
        moves += 1
        rev = mover.main.get_attribute("data-rev") or ""
        for one in pair:
            expect(one.main).to_have_attribute("data-rev", rev)
    assert moves >= 4
    assert all(one.page.evaluate("window.stayed") for one in pair)
    logs = [one.page.get_by_role("log").get_by_role("listitem").first for one in pair]
    assert logs[0].text_content() == logs[1].text_content()


def test_both_answer_a_sealed_question_at_once_and_nobody_is_scolded(
    pair: tuple[Guest, Guest], expected_errors: list[str]
) -> None:
    expected_errors.append("EventSource")
    host, friend = pair
    deafen(friend.page)
    assert friend.wait()
    bid(host)
    expect(host.main).to_have_attribute("data-rev", "1")
    expect(friend.main).to_have_attribute("data-rev", "0")
    bid(friend)
    for one in pair:
        expect(one.main).to_have_attribute("data-rev", "2")
        expect(one.page.get_by_role("alert")).to_have_count(0)


def test_a_bid_stays_sealed_in_the_other_browser(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    host.page.get_by_role("button", name="Bid 2 pennies").click()
    expect(friend.main).to_have_attribute("data-rev", "1")
    expect(friend.page.get_by_role("list", name="Who plays")).to_contain_text("has chosen")
    expect(friend.page.get_by_role("log")).not_to_contain_text("bids")
    bid(friend)
    expect(friend.page.get_by_role("log")).to_contain_text("bids 2 pennies")


def test_a_second_tab_of_the_same_player_follows(pair: tuple[Guest, Guest]) -> None:
    host, _ = pair
    second = Guest(host.page.context.new_page(), host.url)
    second.page.goto(host.page.url)
    assert second.wait()
    bid(second)
    expect(host.main).to_have_attribute("data-rev", "1")
    expect(host.choices).to_have_count(0)


def test_a_stale_click_is_answered_by_the_fresh_table_and_a_sentence(
    pair: tuple[Guest, Guest], expected_errors: list[str]
) -> None:
    expected_errors += ["EventSource", "409"]
    host, friend = pair
    second = Guest(host.page.context.new_page(), host.url)
    second.page.goto(host.page.url)
    deafen(second.page)
    assert second.wait()
    bid(host)
    bid(friend)
    expect(host.main).to_have_attribute("data-rev", "2")
    expect(second.main).to_have_attribute("data-rev", "0")
    bid(second)
    expect(second.main).to_have_attribute("data-rev", "2")
    expect(second.page.get_by_role("alert")).to_contain_text("The table had moved on.")
    assert second.wait()
    expect(second.choices.first).to_be_visible()
    second.choose()
    expect(second.page.get_by_role("alert")).to_have_count(0)


def test_a_double_click_is_one_choice(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    host.page.get_by_role("button", name="Bid nothing").dblclick()
    expect(friend.main).to_have_attribute("data-rev", "1")
    expect(host.choices).to_have_count(0)
    expect(host.page.get_by_role("alert")).to_have_count(0)


def test_an_onlooker_sees_the_table_and_no_hand(
    pair: tuple[Guest, Guest], guest: Callable[..., Guest]
) -> None:
    host, friend = pair
    onlooker = guest()
    onlooker.page.goto(host.page.url)
    expect(host.page.get_by_role("region", name="The table")).to_contain_text("Your hand")
    expect(onlooker.page.get_by_role("region", name="The table")).not_to_contain_text("Your hand")
    expect(onlooker.choices).to_have_count(0)
    bid(host)
    bid(friend)
    expect(onlooker.main).to_have_attribute("data-rev", "2")


def test_a_stream_ends_while_nobody_looks_and_comes_back(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    page = host.page
    page.add_init_script(HIDING)
    with page.expect_request("**/stream*"):
        page.reload()
    assert host.wait()
    with page.expect_event("requestfailed", lambda request: "/stream" in request.url):
        page.evaluate("setHidden(true)")
    until_streams(page, host.url, 1)
    bid(friend)
    expect(friend.main).to_have_attribute("data-rev", "1")
    expect(host.main).to_have_attribute("data-rev", "0")
    page.evaluate("setHidden(false)")
    expect(host.main).to_have_attribute("data-rev", "1")
    until_streams(page, host.url, 2)


def test_the_others_see_who_is_there(pair: tuple[Guest, Guest]) -> None:
    host, friend = pair
    seats = friend.page.get_by_role("list", name="Who plays")
    expect(seats).not_to_contain_text("away")
    expect(host.page.get_by_role("list", name="Who plays")).not_to_contain_text("away")
    host.page.close()
    expect(seats).to_contain_text("away")


def until_streams(page: Page, url: str, count: int) -> None:
    """Wait until the house says that so many streams are open."""
    end = time.monotonic() + WAIT_SECONDS
    wanted = f"groundlings_streams {count}\n"
    while wanted not in (told := page.request.get(f"{url}/metrics").text()):
        assert time.monotonic() < end, told
