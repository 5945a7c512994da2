"""Second thoughts: the beat at the end of a turn against bots, and the question before leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.axe import NARROW, WIDE, complaints
from browser.guest import OTHELLO, SHAKESPEARE, Guest, until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

BEAT_MS = 3_000
A_LONG_TIME_MS = 60_000
HIDDEN = "Object.defineProperty(document, 'hidden', {value: %s, configurable: true})"
LOST = "document.getElementById('connection').textContent = '%s'"


def beat(somebody: Guest) -> Locator:
    """The bar of a turn that may still be taken back."""
    return somebody.main.locator("#beat")


def to_the_beat(somebody: Guest, *, by_key: bool = False) -> int:
    """Choose until the turn would go to a bot; how far the table is then."""
    bar = beat(somebody)
    while not bar.count():
        expect(somebody.choices.or_(bar).first).to_be_visible()
        if bar.count():
            break
        if by_key:
            before = str(somebody.rev)
            somebody.choices.first.focus()
            somebody.page.keyboard.press("Enter")
            expect(somebody.main).not_to_have_attribute("data-rev", before)
        else:
            somebody.choose()
    return somebody.rev


def test_a_turn_against_bots_ends_after_a_beat_in_which_it_can_be_taken_back(
    guest: Callable[..., Guest],
) -> None:
    somebody = guest()
    somebody.confirm = "beat"
    page = somebody.page
    page.clock.install()
    somebody.quick(SHAKESPEARE)
    rev = to_the_beat(somebody)
    back, wait, end = (somebody.button(f"table.{key}") for key in ("take_back", "wait", "end_now"))
    for button in (back, wait, end):
        expect(button).to_be_visible()
    expect(back).not_to_be_focused()  # a pointer has chosen
    wait.focus()
    assert not complaints(page, (WIDE, NARROW), "#beat")
    page.keyboard.press("u")
    expect(beat(somebody)).to_have_count(0)
    rev = to_the_beat(somebody)
    for halt, go_on in (
        (wait.focus, wait.blur),
        (lambda: page.evaluate(HIDDEN % "true"), lambda: page.evaluate(HIDDEN % "false")),
        (lambda: page.evaluate(LOST % "lost"), lambda: page.evaluate(LOST % "")),
    ):
        halt()
        page.clock.run_for(A_LONG_TIME_MS)
        assert (beat(somebody).count(), somebody.rev) == (1, rev)
        go_on()
    wait.click()
    expect(wait).to_be_hidden()
    page.clock.run_for(A_LONG_TIME_MS)
    assert (beat(somebody).count(), somebody.rev) == (1, rev)  # it is a question now
    back.click()
    expect(beat(somebody)).to_have_count(0)
    rev = to_the_beat(somebody)
    page.clock.run_for(BEAT_MS - 500)
    assert (beat(somebody).count(), somebody.rev) == (1, rev)
    page.clock.run_for(1_000)
    expect(beat(somebody)).to_have_count(0)
    until(page, f"Number(document.querySelector('main').dataset.rev) > {rev}")


def test_who_plays_by_keys_finds_the_focus_on_take_it_back(guest: Callable[..., Guest]) -> None:
    somebody = guest()
    somebody.confirm = "long"
    somebody.quick(SHAKESPEARE)
    rev = to_the_beat(somebody, by_key=True)
    expect(somebody.button("table.take_back")).to_be_focused()
    somebody.page.keyboard.press("Tab")
    somebody.page.keyboard.press("Tab")
    expect(somebody.button("table.end_now")).to_be_focused()
    somebody.page.keyboard.press("Enter")
    expect(beat(somebody)).to_have_count(0)
    until(somebody.page, f"Number(document.querySelector('main').dataset.rev) > {rev}")


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_who_wants_to_be_asked_is_asked(guest: Callable[..., Guest], *, script: bool) -> None:
    somebody = guest(script=script)
    somebody.confirm = "ask" if script else "beat"
    somebody.quick(SHAKESPEARE)
    rev = to_the_beat(somebody)
    expect(somebody.main.locator("#clock")).to_be_hidden()
    expect(somebody.button("table.wait")).to_be_hidden()
    somebody.button("table.take_back").click()
    expect(beat(somebody)).to_have_count(0)
    rev = to_the_beat(somebody)
    somebody.button("table.end_turn" if script else "table.end_now").click()
    expect(beat(somebody)).to_have_count(0)
    somebody.wait()
    assert somebody.rev > rev


def test_who_wants_no_beat_has_none(guest: Callable[..., Guest]) -> None:
    somebody = guest().quick(SHAKESPEARE)
    for _ in range(4):
        assert somebody.wait()
        somebody.choose()
        assert not beat(somebody).count()


def test_to_leave_a_seat_to_a_bot_takes_two_clicks(guest: Callable[..., Guest]) -> None:
    host = guest().set_table(OTHELLO, "You", "A person, by invitation link")
    other = guest().sit_down(host.invitation(), "Kemp")
    expect(host.page.get_by_text(host.words.text("seat.replace"))).to_have_count(0)  # Kemp is here
    table = host.page.url
    refused = host.page.request.post(
        f"{table}/seats/1", form={"do": "understudy"}, headers={"Origin": host.url}
    )
    assert refused.status == 409
    assert host.words.text("refusal.still_here") in refused.text()
    ask = other.page.get_by_text(other.words.text("seat.leave"), exact=True)
    ask.click()
    other.link("seat.stay").click()
    expect(other.button("seat.leave_yes")).to_be_hidden()
    expect(other.page.get_by_role("list", name="Who plays")).not_to_contain_text("stands in")
    ask.click()
    other.button("seat.leave_yes").click()
    expect(other.page.get_by_role("list", name="Who plays")).to_contain_text("stands in")
