"""A hint at Shakespeare's table, on a telephone: asked for, awaited and seen without a new page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from browser.axe import NARROW, WIDE, complaints
from browser.guest import SHAKESPEARE, WAIT_MS, Guest

if TYPE_CHECKING:
    from collections.abc import Callable

HINT_MS: Final = 4 * WAIT_MS
"""Milliseconds that a hint may take on a busy machine."""
NOTE_PLACES: Final = """() => {
  globalThis.noted = [];
  document.addEventListener("table-shown", () => {
    if (!document.getElementById("hints")) return;
    const places = [...document.querySelectorAll("main .legal, #prompt, #ask")].map((one) => {
      const { left, top } = one.getBoundingClientRect();
      return [one.id, Math.round(left), Math.round(top)].join(" ");
    });
    noted.push(places.join(", "));
  });
}"""
"""From now on: where everything lies that can be pressed, while hints are shown."""


def test_a_hint_is_asked_for_and_seen_on_a_telephone(guest: Callable[..., Guest]) -> None:
    somebody = guest(narrow=True).quick(SHAKESPEARE)
    page = somebody.page
    assert somebody.wait()
    page.evaluate(NOTE_PLACES)
    somebody.button("counsel.ask").click()
    panel = somebody.region("counsel.heading")
    expect(panel.get_by_role("link")).to_have_count(3, timeout=HINT_MS)
    asked, *answered = page.evaluate("noted")
    assert answered, "it was thought of first, and no page was loaded"
    assert {*answered} == {asked}, "nothing moves when the answer comes"
    expect(panel).to_be_in_viewport()
    expect(panel.get_by_role("status")).not_to_be_empty()
    sealed = page.locator("main [data-rank]")
    expect(sealed).to_have_count(3)
    assert sorted(sealed.evaluate_all("all => all.map((one) => one.dataset.rank)")) == list("123")
    seals = sealed.evaluate_all(
        "all => all.map((one) => getComputedStyle(one, '::before').content)"
    )
    assert sorted(text[:3] for text in seals) == ['"1"', '"2"', '"3"']
    somebody.check_words()
    somebody.check_width(390, 768, 1440)
    assert not complaints(page, (NARROW, WIDE), "#hints, main [data-rank]")
    panel.get_by_role("link").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator('main [data-rank="1"]')).to_be_in_viewport()
    page.locator('main [data-rank="1"]').dispatch_event("click")
    expect(panel).to_have_count(0, timeout=WAIT_MS)
    expect(sealed).to_have_count(0)
