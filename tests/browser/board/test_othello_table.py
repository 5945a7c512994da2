"""Othello's drawn table in a real browser: room for what is asked, the guard, keys, axe."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from browser.axe import complaints
from browser.board.touching import Thumb
from browser.guest import OTHELLO, WAIT_MS, Guest, until
from groundlings.web.othello.asking import KEYS, OWN, STOPS, TURN

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Request

BOT: Final = "Bot: greedy"
SIZES: Final = ((1440, 900), (1280, 720))
PHONE: Final = (390, 844)
QUIET: Final = ("play", "let", "pass", "play-in-vain")
"""What somebody chooses who does nothing special."""
LOOKS: Final = ((1440, "light"), (390, "dark"))

OUTSIDE = """() => [...document.querySelectorAll("main button[name='choice']")]
  .map((choice) => [choice.value, choice.getBoundingClientRect()])
  .filter(([, { left, top, right, bottom }]) =>
    left < -2 || top < -2 || right > innerWidth + 2 || bottom > innerHeight + 2)
  .map(([value, { left, top, right, bottom }]) => `${value} ${left} ${top} ${right} ${bottom}`)"""
"""The choices that do not lie within the window."""
CROWDED = """() => [...document.querySelectorAll(
    ".window .say, .window h2, .player header, .outcome, .tile > b, .limelight h3")]
  .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 3)
  .map((part) => part.outerHTML.slice(0, 120))"""
"""What is wider than its room."""
HASTE = """() => {
  const offered = () => [...document.querySelectorAll("main button[name='choice']")];
  const looks = (document.looks = []);
  let known = offered().map(({ value }) => value).join();
  document.addEventListener("table-shown", () => {
    const now = offered().map(({ value }) => value).join();
    for (const choice of now === known ? [] : offered()) {
      looks.push(getComputedStyle(choice).opacity);
      choice.click();
    }
    known = now;
  });
}"""
"""A hand that presses whatever comes new, at once."""


@pytest.fixture
def table(guest: Callable[..., Guest]) -> Callable[..., Guest]:
    """Sit down with so many players, and wait until a card is to be placed."""

    def call(seats: int = 4, **more: object) -> Guest:
        one = guest(**more).set_table(OTHELLO, "You", *[BOT] * (seats - 1))
        expect(one.main.locator("button[value^='place:']").first).to_be_visible(timeout=WAIT_MS)
        return one

    return call


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_asked_has_its_room(table: Callable[..., Guest], seats: int) -> None:
    one = table(seats)
    for width, height in (*SIZES, PHONE):
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(OUTSIDE) == [], (width, height)
        assert one.page.evaluate(CROWDED) == [], (width, height)
        high, wide = one.page.evaluate(
            "[document.documentElement.scrollHeight, document.documentElement.scrollWidth]"
        )
        assert wide <= width
        assert high <= (height + 40 if width > PHONE[0] else 2 * height)
    one.check_words()


def test_axe_has_nothing_to_say(table: Callable[..., Guest]) -> None:
    one = table(4)
    assert complaints(one.page, LOOKS) == ""


def test_new_choices_are_shut_for_a_moment_and_look_as_they_will(
    table: Callable[..., Guest],
) -> None:
    """Whoever presses again and again loses no card: one click is one choice."""
    one = table(4)
    posts: list[Request] = []
    one.page.on("request", lambda sent: posts.append(sent) if sent.method == "POST" else None)
    one.page.evaluate(HASTE)
    before = one.main.get_attribute("data-rev") or ""
    one.choices.first.click()
    expect(one.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)
    until(one.page, "document.looks.length > 0")
    until(one.page, "!document.querySelector('main[data-guarded]')")
    assert [sent.url.rpartition("/")[2] for sent in posts] == ["choices"]
    assert set(one.page.evaluate("document.looks")) == {"1"}


def test_arrows_lead_from_choice_to_choice_and_enter_takes_one(
    table: Callable[..., Guest],
) -> None:
    one = table(2)
    until(one.page, "!document.querySelector('main[data-guarded]')")
    one.page.locator("#window h2").focus()
    one.page.keyboard.press("ArrowRight")
    focused = one.page.locator("button[name='choice']:focus")
    expect(focused).to_have_count(1)
    first = focused.get_attribute("value")
    one.page.keyboard.press("ArrowRight")
    assert focused.get_attribute("value") != first
    before = one.main.get_attribute("data-rev") or ""
    one.page.keyboard.press("Enter")
    expect(one.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)


def test_choices_have_keys_of_their_own_and_the_dialog_tells_them(
    table: Callable[..., Guest],
) -> None:
    one = table(2)
    press = one.page.keyboard.press
    until(one.page, "!document.querySelector('main[data-guarded]')")
    second = one.main.locator("#cards > li").nth(1).locator("button[name='choice']")
    placed = second.get_attribute("value") or ""
    posts: list[str] = []
    one.page.on("request", lambda sent: posts.append(sent.post_data or ""))
    press("2")
    chosen = one.main.locator("button[aria-keyshortcuts~='Enter']")
    expect(chosen).to_have_count(1, timeout=WAIT_MS)
    assert quote(placed) in posts[0]
    until(one.page, "!document.querySelector('main[data-guarded]')")
    wanted = quote(chosen.get_attribute("value") or "")
    press("Enter")
    until(one.page, "!document.querySelector('main[aria-busy]')")
    assert any(f"choice={wanted}" in post for post in posts[1:])
    press("?")
    dialog = one.page.locator("dialog#keys")
    expect(dialog).to_be_visible()
    told = dialog.locator("kbd").all_inner_texts()
    assert {"p", "s", "z", "x"} <= set(told)
    one.check_words()


@pytest.mark.parametrize(
    ("key", "choice"), [("p", "let"), ("s", "spotlight"), ("z", "seize"), ("x", "exit")]
)
def test_each_answer_of_the_box_has_its_key(key: str, choice: str) -> None:
    places = (*STOPS, *OWN, *TURN, ("pass", "let"))
    [kind] = {kind for kind, *texts in places if choice in texts}
    assert key.upper() in KEYS[kind].split()


@pytest.mark.long
def test_f6_a_double_tap_makes_one_choice_whatever_is_asked_next(
    guest: Callable[..., Guest],
) -> None:
    """On a telephone, by touch: the second tap comes down as soon as the next question is there."""
    one = guest(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).set_table(
        OTHELLO, "You", *[BOT] * 2
    )
    thumb, posts, pairs = Thumb(one.page), list[str](), set[tuple[str, str]]()
    one.page.on(
        "request",
        lambda sent: posts.append(str(sent.post_data)) if "/choices" in sent.url else None,
    )
    last = ""
    for taps in range(1, 15):
        expect(one.choices.first).to_be_visible(timeout=WAIT_MS)
        until(one.page, "!document.querySelector('main[data-guarded]')")
        offered = [choice.get_attribute("value") or "" for choice in one.choices.all()]
        wanted = next((c for c in QUIET if c in offered), offered[0])
        kind = wanted.partition(":")[0]
        pairs.add((last, kind))
        last = kind
        before = one.main.get_attribute("data-rev") or ""
        choice = one.main.locator(f"button[name='choice'][value='{wanted}']")
        choice.scroll_into_view_if_needed()
        if kind == "at":  # who is aimed at is tapped again, to say that it is meant
            choice.tap()
            expect(one.page.locator("#then")).to_be_visible()
            choice.tap()
            expect(one.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)
        else:
            thumb.tap_twice(
                choice,
                lambda before=before: expect(one.main).not_to_have_attribute(  # type: ignore[misc]
                    "data-rev", before, timeout=WAIT_MS
                ),
            )
        until(one.page, "!document.querySelector('main[aria-busy]')")
        assert len(posts) == taps, posts[-2:]
        assert quote(wanted) in posts[-1]
    assert len(pairs) > 2
