"""Settings of a person: kept as they are changed, and obeyed by every page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.guest import SHAKESPEARE, Guest, until

if TYPE_CHECKING:
    from collections.abc import Callable

HEARD = """
globalThis.heard = 0;
const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = () => ({ frequency: {}, gain: ramp, connect: (next) => next, start() {}, stop() {} });
globalThis.AudioContext = class {
  currentTime = 0;
  resume() {}
  createGain() { return node(); }
  createOscillator() { heard += 1; return node(); }
};
"""
"""A stage on which oscillators are counted instead of heard."""
PAPER = "getComputedStyle(document.body).backgroundColor"
LIGHT, DARK = "rgb(243, 232, 210)", "rgb(23, 17, 12)"
COLOURS = r"""() => {
  const found = {};
  for (const one of document.querySelectorAll("[class*='seat-']")) {
    const seat = [...one.classList].find((name) => /^seat-\d$/.test(name));
    if (seat) (found[seat] ??= new Set()).add(getComputedStyle(one).getPropertyValue("--c"));
  }
  return Object.fromEntries(Object.entries(found).map(([seat, seen]) => [seat, [...seen]]));
}"""
"""The colours in which each seat is drawn anywhere on the table."""
GREEN = "#2e7d46"
MOVES = "document.getAnimations().length > 0"


def kept(somebody: Guest, label: str) -> None:
    """Set this on the settings page; the page must say that it is kept."""
    with somebody.page.expect_response(lambda answer: answer.request.method == "POST"):
        somebody.page.get_by_role("radio", name=label, exact=True).check()
    expect(somebody.page.get_by_text(somebody.words.text("me.kept"))).to_be_visible()


def test_what_is_set_holds_at_once_and_at_every_table(guest: Callable[..., Guest]) -> None:
    somebody = guest(still=False, color_scheme="light")
    page = somebody.page
    page.add_init_script(HEARD)
    somebody.quick(SHAKESPEARE)
    assert page.evaluate(PAPER) == LIGHT
    until(page, MOVES)  # what may be chosen breathes
    somebody.choose()
    assert page.evaluate("heard") == 0
    page.get_by_role("link", name="Settings").click()
    for label, condition in (
        ("Dark", f"{PAPER} === '{DARK}'"),
        ("Light", f"{PAPER} === '{LIGHT}'"),
        ("Dark", f"{PAPER} === '{DARK}'"),
        ("Reduced", "document.documentElement.dataset.motion === 'less'"),
        ("Moon", "document.documentElement.dataset.sign === 'moon'"),
        ("Green", "document.documentElement.dataset.colour === 'green'"),
    ):
        kept(somebody, label)
        assert page.evaluate(condition), label
    sound = page.get_by_role("group", name="Sound", exact=True)
    sound.get_by_label("On").check()
    until(page, "document.documentElement.dataset.sound === 'on'")
    page.get_by_role("button", name="Coin").click()
    assert page.evaluate("heard") > 0
    page.get_by_role("link", name="Back to the table").click()
    assert somebody.wait()
    expect(page.locator(".seat.me use[href='#p-moon']")).to_have_count(1)
    expect(page.locator(".theatre.own h2 use[href='#p-moon']")).to_have_count(1)
    seats = page.evaluate(COLOURS)
    assert len({tuple(colours) for colours in seats.values()}) == len(seats) > 1
    own = page.locator(".theatre.own").evaluate("(own) => own.id.replace('theatre', 'seat')")
    assert seats[own] == [GREEN]
    assert all(len(colours) == 1 for colours in seats.values())
    assert page.evaluate(PAPER) == DARK
    assert not page.evaluate(MOVES)
    assert page.evaluate("heard") == 0
    somebody.choose()
    until(page, "heard > 0")
    assert not page.evaluate(MOVES)
    somebody.enter()
    assert page.evaluate(PAPER) == DARK
    expect(page.locator(".who use[href='#p-moon']")).to_have_count(1)


def test_settings_without_script_are_saved_by_the_button(guest: Callable[..., Guest]) -> None:
    somebody = guest("hu", script=False).enter("/me")
    page = somebody.page
    page.get_by_label("Sötét").check()
    page.get_by_role("textbox", name="A neved").fill("Judit")
    somebody.button("me.save").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Sötét")).to_be_checked()
    expect(page.get_by_role("banner")).to_contain_text("Judit")
    somebody.check_words()
    somebody.check_width(390, 1280)
