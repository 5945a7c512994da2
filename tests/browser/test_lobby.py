"""The front of the house in a real Chromium: from the first visit to the record of a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import groundlings
from browser.guest import SHAKESPEARE, THE_PIT, Guest
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator
CUT = """() => {
  const bill = document.querySelector(".bill").getBoundingClientRect();
  const parts = document.querySelectorAll(".bill :is(h1, p, li, input, button), .who :is(b, svg)");
  const seen = [...parts].filter((e) => e.checkVisibility() && e.getClientRects()[0]?.width > 1);
  const cut = seen.filter((e) => {
    const { left, right } = e.getBoundingClientRect();
    const inside = e.closest(".bill") ? bill : { left: 0, right: innerWidth };
    return left < inside.left || right > inside.right || e.scrollWidth > Math.ceil(right - left);
  });
  return seen.length > 8 ? cut.map((e) => e.outerHTML) : ["hardly anything is there"];
}"""
"""What stands on a playbill, or greets above it, and cannot be read to its end."""


def digits(text: str) -> str:
    """A number as Python writes it."""
    return text.replace("\N{MINUS SIGN}", "-")


def your_tables(somebody: Guest) -> Locator:
    return somebody.enter().region("lobby.yours").get_by_role("listitem")


# ------------------------------------------------------------------------------------------------
# Sitting down.


def test_a_first_visit_tells_how_to_begin_and_wants_no_name(guest: Callable[..., Guest]) -> None:
    new = guest().enter()
    expect(new.page).to_have_title(re.compile("^Groundlings"))
    expect(new.page.get_by_role("heading", level=1)).to_have_text("Groundlings")
    expect(new.page.get_by_role("region", name="Your first evening here")).to_be_visible()
    expect(new.page.get_by_role("link", name="Welcome Settings")).to_be_visible()
    expect(new.start("lobby.quick", SHAKESPEARE)).to_be_visible()
    expect(new.start("lobby.quick", THE_PIT)).to_be_visible()
    expect(new.start("lobby.solo", SHAKESPEARE)).to_be_visible()


def test_one_click_starts_a_game_against_bots(guest: Callable[..., Guest]) -> None:
    new = guest().quick(THE_PIT)
    assert new.wait()
    seats = new.page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.first).to_contain_text("you")
    expect(seats.last).to_contain_text("journeyman")
    expect(your_tables(new)).to_contain_text(["Your answer is asked"])


def test_one_click_starts_a_game_alone(guest: Callable[..., Guest]) -> None:
    new = guest().enter()
    new.start("lobby.solo", SHAKESPEARE).click()
    new.page.wait_for_url("**/t/*")
    assert new.wait()
    seats = new.page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(seats).to_have_count(1)


def test_the_form_sets_the_table_that_it_describes(guest: Callable[..., Guest]) -> None:
    host = guest().enter("/new?game=pit")
    host.page.get_by_role("radio", name=SHAKESPEARE).check()
    host.page.wait_for_url("**/new?game=shakespeare")
    form = host.main
    form.get_by_role("textbox", name="Your name").fill("Ann Hathaway")
    form.get_by_role("checkbox", name=re.compile("rest")).check()
    form.get_by_role("combobox", name="Seat 2").select_option("Bot: random")
    form.get_by_role("combobox", name="Seat 3").select_option("At this screen")
    form.get_by_role("textbox", name="Name at seat 3").fill("Judith")
    form.get_by_role("textbox", name="Name of the table").fill("Stratford")
    host.button("new.go").click()
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Stratford")
    seats = host.page.get_by_role("list", name="Who plays").get_by_role("listitem")
    expect(seats).to_contain_text(["Ann Hathaway", "random", "Judith"])
    expect(host.main).to_contain_text(re.compile("rest", re.IGNORECASE))
    expect(host.enter().page.get_by_role("link", name="Welcome, Ann Hathaway")).to_be_visible()


def test_a_table_without_enough_seats_is_refused_in_one_sentence(
    guest: Callable[..., Guest], expected_errors: list[str]
) -> None:
    expected_errors.append("422")
    host = guest().enter("/new?game=pit")
    host.main.get_by_role("combobox", name="Seat 1").evaluate(
        "select => select.add(new Option('Nobody', 'none'))"  # as an old page might offer it
    )
    host.main.get_by_role("combobox", name="Seat 1").select_option("Nobody")
    host.button("new.go").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Not like that")
    host.link("house.to_lobby").first.click()
    expect(host.start("lobby.quick", THE_PIT)).to_be_visible()


def test_an_open_table_is_listed_and_joined(guest: Callable[..., Guest]) -> None:
    seats = ("You", "A person, by invitation link")
    host = guest().set_table(THE_PIT, *seats, name="The Swan", listed=True)
    expect(host.main).to_contain_text("1 seat is still free")
    other = guest().enter()
    expect(other.region("lobby.open")).to_contain_text("The Swan")
    other.page.get_by_role("link", name="Join The Swan").click()
    other.page.get_by_role("textbox", name="Your name").fill("Burbage")
    other.button("join.go").click()
    assert other.wait()
    assert host.wait()
    expect(host.page.get_by_role("list", name="Who plays")).to_contain_text("Burbage")
    expect(host.enter().region("lobby.open")).not_to_contain_text("The Swan")


def test_an_unlisted_table_stands_in_no_list(guest: Callable[..., Guest]) -> None:
    guest().set_table(THE_PIT, "You", "A person, by invitation link", name="The Curtain")
    expect(guest().enter().region("lobby.open")).not_to_contain_text("The Curtain")


def test_an_invitation_seats_one_person_and_no_second(guest: Callable[..., Guest]) -> None:
    host = guest().set_table(THE_PIT, "You", "A person, by invitation link")
    invitation = host.invitation()
    friend = guest()
    friend.page.goto(invitation)
    expect(friend.main).to_contain_text("this one is for you")
    camille = guest("fr").enter("/me")  # who has a name already, and longer words to read
    camille.page.get_by_role("textbox", name="Votre nom").fill("Camille de La Rochefoucauld")
    camille.button("me.save").click()
    expect(camille.page.get_by_role("banner")).to_contain_text("Camille de La Rochefoucauld")
    camille.page.goto(invitation)
    for width in (1280, 390):
        camille.page.set_viewport_size({"width": width, "height": 844})
        assert camille.page.evaluate(CUT) == []
        camille.check_width(width)
    friend.sit_down(invitation, "Kemp")
    assert friend.wait()
    assert host.wait()
    late = guest()
    late.page.goto(invitation)
    expect(late.main).to_contain_text("This seat is taken already")
    expect(late.button("join.go")).to_have_count(0)
    friend.page.goto(invitation)
    expect(friend.main).to_have_attribute("data-rev", re.compile(r"\d"))


def test_a_free_seat_can_be_given_to_a_bot(guest: Callable[..., Guest]) -> None:
    host = guest().set_table(THE_PIT, "You", "A person, by invitation link")
    host.button("table.fill", who="Peter Quince").click()
    assert host.wait()
    host.set_table(THE_PIT, "You", "A person, by invitation link")
    host.page.get_by_text("Or somebody else").click()
    host.page.get_by_role("button", name="Moll Penny").click()
    assert host.wait()
    expect(host.page.get_by_role("list", name="Who plays")).to_contain_text("Moll")


def test_the_home_link_takes_name_and_seats_to_another_device(
    guest: Callable[..., Guest],
) -> None:
    first = guest().enter("/me")
    first.page.get_by_role("textbox", name="Your name").fill("Will")
    first.button("me.save").click()
    expect(first.page.get_by_role("link", name="Welcome, Will")).to_be_visible()
    first.set_table(THE_PIT, "You", "Bot: random", name="The Rose")
    link = first.enter("/me").page.get_by_role("textbox", name="Your home link").input_value()
    second = guest()
    second.page.goto(link)
    second.button("home.go", name="Will").click()
    expect(second.page.get_by_role("link", name="Welcome, Will")).to_be_visible()
    expect(your_tables(second)).to_contain_text(["The Rose"])
    second.page.get_by_role("link", name="Take your seat at The Rose").click()
    assert second.wait()
    second.choose()
    second.enter("/me").page.locator("#leave-device > summary").click()
    second.button("me.forget_yes").click()
    expect(second.page.get_by_role("region", name="Your first evening here")).to_be_visible()


def test_the_language_is_switched_where_one_is_and_stays(guest: Callable[..., Guest]) -> None:
    here = guest().quick(THE_PIT)
    table = here.page.url
    here.page.get_by_role("link", name="magyar").click()
    expect(here.page.get_by_role("link", name="magyar")).to_have_attribute("aria-current", "true")
    assert here.page.url == table
    there = Guest(here.page, here.url, "hu")
    assert there.wait()
    there.choose()
    there.enter().check_words()
    expect(there.start("lobby.quick", "Az Állóhely")).to_be_visible()


def test_a_browser_is_answered_in_its_own_language(guest: Callable[..., Guest]) -> None:
    visitor = guest("fr").enter()
    expect(visitor.page.get_by_role("link", name="français")).to_have_attribute(
        "aria-current", "true"
    )
    expect(visitor.start("lobby.quick", SHAKESPEARE)).to_be_visible()


# ------------------------------------------------------------------------------------------------
# After the end.


def test_a_finished_game_stands_in_the_lobby_with_its_result(
    guest: Callable[..., Guest],
) -> None:
    player = guest().set_table(THE_PIT, "You", "Bot: greedy", name="The Theatre")
    player.let_a_bot_play().enter()
    done = player.page.get_by_role("list", name=re.compile("^Finished")).get_by_role("listitem")
    expect(done).to_contain_text(["The Theatre"])
    expect(done).to_contain_text([re.compile(r"\d+ *\(won\)")])
    player.page.get_by_role("link", name="Replay The Theatre").click()
    expect(player.page.get_by_role("slider")).to_have_value("0")
    player.enter().page.get_by_role("link", name="Result of The Theatre").click()
    expect(player.page.get_by_role("img", name=re.compile("^The points of each"))).to_be_visible()
    player.button("result.rematch").click()
    player.page.wait_for_url("**/t/*")
    assert player.wait()


def test_the_result_is_drawn_and_told_in_numbers(
    guest: Callable[..., Guest], finished: str
) -> None:
    visitor = guest()
    visitor.page.goto(f"{finished}/result")
    chart = visitor.page.get_by_role("img", name=re.compile("^The points of each player"))
    expect(chart).to_be_visible()
    told = re.findall(r" (-?\d+):", chart.get_attribute("aria-label") or "")
    total = visitor.page.get_by_role("row", name="Total").get_by_role("cell").all_text_contents()
    assert told == [digits(text) for text in total]
    assert len(total) == 3


def test_the_replay_goes_to_any_moment(guest: Callable[..., Guest], finished: str) -> None:
    visitor = guest()
    page = visitor.page
    page.goto(f"{finished}?at=7")
    slider = page.get_by_role("slider", name="Moment of the game")
    told = page.get_by_role("main").get_by_role("status")
    last = slider.get_attribute("max") or ""
    expect(told).to_have_text(f"7 of {last}")
    visitor.link("replay_page.forward").click()
    expect(told).to_have_text(f"8 of {last}")
    visitor.link("replay_page.back").click()
    expect(told).to_have_text(f"7 of {last}")
    slider.fill("20")
    expect(told).to_have_text(f"20 of {last}")
    page.wait_for_url("**?at=20")
    slider.press("ArrowRight")
    expect(told).to_have_text(f"21 of {last}")
    visitor.link("replay_page.last").click()
    expect(told).to_have_text(f"{last} of {last}")
    page.get_by_role("navigation", name="Whose eyes").get_by_role("link").nth(1).click()
    page.wait_for_url(f"**?at={last}&as=0")
    visitor.link("replay_page.first").click()
    expect(told).to_have_text(f"0 of {last}")
    page.wait_for_url("**?at=0&as=0")
    page.goto(f"{finished}?at=99999")
    expect(told).to_have_text(f"{last} of {last}")


def test_the_replay_plays_by_itself(guest: Callable[..., Guest], finished: str) -> None:
    visitor = guest()
    visitor.page.clock.install()
    visitor.page.goto(f"{finished}?at=3")
    told = visitor.page.get_by_role("main").get_by_role("status")
    button = visitor.button("replay_page.play")
    visitor.page.clock.pause_at("2100-01-01")
    button.click()
    expect(told).to_have_text(re.compile("^4 of"))
    expect(button).to_have_attribute("aria-pressed", "true")
    visitor.page.clock.run_for(1000)
    expect(told).to_have_text(re.compile("^5 of"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_the_record_proves_the_game(guest: Callable[..., Guest], finished: str) -> None:
    visitor = guest()
    visitor.page.goto(f"{finished}/result")
    with visitor.page.expect_download() as download:
        visitor.link("result.record").click()
    text = download.value.path().read_text(encoding="utf-8")
    game = groundlings.game("shakespeare")
    state = game.replay(text)
    assert state.over
    total = visitor.page.get_by_role("row", name="Total").get_by_role("cell").all_text_contents()
    assert [str(score) for score in game.scores(state)] == [digits(n) for n in total]
    visitor.link("result.proof").click()
    # Bots alone have sat there, and a bot has no slip.
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("The house drew these dice")


def test_the_whole_log_leads_to_the_moments_it_tells(
    guest: Callable[..., Guest], finished: str
) -> None:
    visitor = guest()
    visitor.page.goto(finished)
    visitor.link("table.whole_log").click()
    lines = visitor.main.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    assert lines.count() > 40
    lines.nth(30).get_by_role("link").click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()


# ------------------------------------------------------------------------------------------------
# On a telephone.


def check(visitor: Guest) -> None:
    wide, room = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room, f"{visitor.page.url} is {wide} px wide"
    visitor.check_words()


@pytest.mark.parametrize("language", ["en", "fr", "hu"] if SOAK else ["fr", "hu"])  # longer words
def test_every_page_has_words_and_is_no_wider_than_a_telephone(
    guest: Callable[..., Guest], finished: str, language: str
) -> None:
    visitor = guest(language, narrow=True)
    for path in ("/", "/new", "/new?game=shakespeare", "/games/mine", "/about", "/me"):
        check(visitor.enter(path))
    check(visitor.quick(SHAKESPEARE))  # test_board_games.py looks at its phases
    for path in ("/", "/me"):
        check(visitor.enter(path))
    for part in ("", "/result", "?at=30", "?at=10&as=0", "/proof", "/log"):
        visitor.page.goto(finished + part)
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        check(visitor)
