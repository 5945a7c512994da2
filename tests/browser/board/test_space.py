"""What the question needs is in sight without scrolling, on a desktop, a tablet and a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest

from browser.board.actions import settled
from browser.recorded_game import Moment, RecordedGame, moment, moments
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

    from browser.guest import Guest

DESKTOPS: Final = (1280, 720), (1440, 900), (1920, 1080)
TABLET: Final = (768, 1024)
REHEARSED: Final = 4
"""The first day with a rehearsal."""
PHONES: Final = (390, 844), (844, 390)
ROOMY: Final = (*DESKTOPS[1:], TABLET)
QUESTIONS: Final = {
    "wager": "wager",
    "recruit or activate": "turn-and-recruit",
    "activate": "turn",
    "take an element": "craft",
    "place a set element": "place-set",
    "dress": "place-costume",
    "advance on an act": "quill",
    "rest": "rest",
    "ask the Queen": "audience",
    "objectives": "choose",
    "first recruit": "draft",
}
"""Kinds of questions, and the keys of their prompts."""

FAULTS: Final = """([isPhone, isDesktop]) => {
  const found = [];
  const seen = (e) => e.checkVisibility() && e.offsetWidth > 1 && e.offsetHeight > 1;
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 40);
  const prompt = document.querySelector(".prompt"), strip = document.querySelector(".strip");
  const tabs = document.querySelector(".tabs"), at = box(tabs);
  const isBelow = seen(tabs) && at.width > at.height, isBeside = seen(tabs) && !isBelow;
  const bottom = isBelow ? at.top : innerHeight, right = isBeside ? at.left : innerWidth;
  const inSight = (e, top) => {
    const b = box(e);
    return b.top >= top - 1 && b.left >= -1 && b.bottom <= bottom + 1 && b.right <= right + 1;
  };
  if (scrollY !== 0) found.push("the page has scrolled");
  if (isDesktop && document.documentElement.scrollHeight > innerHeight) {
    found.push(`the page is ${document.documentElement.scrollHeight} high`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  // the question
  const asked = prompt.querySelector("h2");
  if (!inSight(prompt, 0)) found.push("the prompt is out of sight");
  if (asked.scrollHeight > asked.clientHeight + 2 || box(asked).bottom > box(prompt).bottom) {
    found.push(`the question is cut: ${name(asked)}`);
  }
  // what can be chosen
  const choices = [...document.querySelectorAll("button[name=choice]")];
  if (!choices.length) found.push("nothing can be chosen");
  for (const e of choices) {
    const b = box(e);
    if (!inSight(e, prompt.contains(e) ? 0 : box(strip).bottom)) {
      found.push(`${name(e)} is out of sight: ${b.left}, ${b.top} to ${b.right}, ${b.bottom}`);
    }
    const hit = document.elementFromPoint((b.left + b.right) / 2, (b.top + b.bottom) / 2);
    if (!e.contains(hit)) found.push(`${name(e)} lies under ${hit?.outerHTML.slice(0, 60)}`);
    if (isPhone && Math.min(b.width, b.height) < 32) {
      found.push(`${name(e)} is too small for a finger: ${b.width} x ${b.height}`);
    }
  }
  // whom one has, and whom one could have, beside each other
  const offers = (verb) => document.querySelector(`button[value^="${verb}"]`) !== null;
  if (offers("activate") && offers("recruit")) {
    for (const e of document.querySelectorAll(".own .member, .hire .card")) {
      if (box(e).bottom > bottom + 1) found.push(`${e.id} is out of sight`);
    }
  }
  // the chips of the strip
  const chips = box(strip.querySelector(".chips")), around = box(strip);
  for (const e of strip.querySelectorAll(".chip")) {
    const b = box(e);
    if (b.top < around.top || b.bottom > around.bottom) found.push(`cut chip: ${name(e)}`);
    const x = b.left + 8;
    if (x > chips.right) continue; // one scrolls to it
    for (const y of [b.top + 2, b.bottom - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (!e.contains(hit)) found.push(`covered chip: ${name(e)} by ${hit?.className}`);
    }
  }
  // the header
  const head = [...document.querySelectorAll(
    ".mast a, .bar h1, .bar .of, .phases li, .seats > .seat, .seat summary"
  )].filter(seen);
  for (const [n, e] of head.entries()) {
    const a = box(e);
    if (a.left < 0 || a.right > right || a.bottom > box(prompt).top + 1) {
      found.push(`${name(e)} leaves the header`);
    }
    for (const other of head.slice(n + 1)) {
      const b = box(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1 && !e.contains(other)) {
        found.push(`${name(e)} and ${name(other)} overlap`);
      }
    }
  }
  if (![...document.querySelectorAll(".mast a[href^='/me']")].some(seen)) {
    found.push("no way to the settings");
  }
  return found;
}"""

CUT: Final = """() => {
  const box = (e) => e.getBoundingClientRect();
  const found = [];
  for (const e of document.querySelectorAll(
    ".panel:not(.rival), .own .member, .card, .logbook, .own .goal, .own .purse > li"
  )) {
    const a = box(e);
    if (!a.width) continue; // on a phone a theatre is its parts
    for (const child of e.children) {
      const b = box(child);
      const isFlow = getComputedStyle(child).position !== "absolute" && b.width > 1 && b.height > 1;
      if (isFlow && (b.bottom > a.bottom + 1 || b.right > a.right + 1)) {
        found.push(`${child.className || child.tagName} leaves ${e.id || e.className}`);
      }
    }
  }
  const seen = (e) => box(e).width > 1 && e.checkVisibility();
  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  for (const e of document.querySelectorAll(".good")) {
    const value = e.querySelector(".el:last-child .v"), times = e.querySelector(".times");
    if (value && overlap(box(value), box(times))) found.push(`no value can be read on ${e.id}`);
  }
  for (const e of document.querySelectorAll(
    ".own .purse small > *, .tabs span, .own .member > .name, .hire .card > .name, .as-extra .legal"
  )) {
    const isCut = e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1;
    if (seen(e) && isCut) found.push(`cut: ${e.textContent.trim()}`);
  }
  for (const e of document.querySelectorAll(".cards > .gone > span")) {
    const a = box(e), b = box(e.parentElement);
    if (!seen(e) || !a.height) continue;
    const aside = Math.abs(a.left + a.right - b.left - b.right);
    const high = Math.abs(a.top + a.bottom - b.top - b.bottom);
    if (Math.max(aside, high) > 6) found.push(`not in the middle: ${e.textContent}`);
  }
  for (const e of document.querySelectorAll(":is(.own .member, .card) .does .pw")) {
    if (seen(e) && box(e).right > box(e.closest("li")).right - 2) {
      found.push(`${e.ariaLabel} leaves ${e.closest("li").id}`);
    }
  }
  const troupe = box(document.querySelector(".own .troupe"));
  for (const e of document.querySelectorAll(".own .goal")) {
    if (seen(e) && overlap(box(e), troupe)) found.push(`${e.id || e.className} lies on the troupe`);
  }
  for (const e of document.querySelectorAll(".own .desk .legal")) {
    for (const said of document.querySelectorAll(".own .desk :is(small, .tonight)")) {
      const own = e.closest("li, p")?.contains(said);
      if (seen(said) && !own && overlap(box(e), box(said))) found.push(`${e.id} covers a line`);
    }
  }
  return found;
}"""

BROKEN: Final = """() => {
  const found = [];
  const sheet = document.querySelector(".scoring:target .ledger");
  const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.parentElement.closest(".vh")) continue;
    for (const { 0: word, index } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
}"""
"""The words of a sheet that begin in one line and end in another."""


def latest(key: str) -> Moment:
    """The latest day on which this is asked; on that day, when there is most to choose from."""
    asked = [at for at in moments() if at.key == key]
    day = max(at.view["day"] for at in asked)
    return max((at for at in asked if at.view["day"] == day), key=lambda at: len(at.options))


def sizes(question: int) -> Iterator[tuple[int, int]]:
    """Where there is least room, and of what is roomy one, in turn; in a soak all."""
    yield DESKTOPS[0]
    yield from ROOMY if SOAK else [ROOMY[question % len(ROOMY)]]
    yield from PHONES


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, 0)")
    settled(page)


def faults(page: Page, size: tuple[int, int]) -> list[str]:
    """What is out of sight, covered, cut or too small."""
    resized(page, size)
    found: list[str] = page.evaluate(FAULTS, [size in PHONES, size in DESKTOPS])
    return [f"{size[0]} x {size[1]}: {one}" for one in found + page.evaluate(CUT)]


@pytest.fixture
def asked(sit: Callable[..., RecordedGame], guest: Callable[..., Guest]) -> Callable[..., Page]:
    """Somebody is asked one question after the other, all on one page."""
    here: dict[str, Guest] = {}

    def call(key: str, language: str = "en") -> Page:
        if language not in here:
            here[language] = guest(language)
        return sit(latest(key), who=here[language]).guest.page

    return call


def test_most_questions_are_seen_on_the_last_day_with_a_large_troupe() -> None:
    days: dict[str, Any] = {key: latest(key).view["day"] for key in QUESTIONS.values()}
    assert {key for key, day in days.items() if day < 6} == {"draft"}
    at = latest("turn-and-recruit")
    assert len(at.view["players"][at.seat]["troupe"]) == 10
    assert sum(text.startswith("recruit:") for text in at.options) >= 5
    at = latest("turn")
    assert len(at.view["players"][at.seat]["troupe"]) == 11


@pytest.mark.long
def test_everything_that_can_be_chosen_is_in_sight_at_every_size(
    asked: Callable[..., Page],
) -> None:
    found: list[str] = []
    for number, (question, key) in enumerate(QUESTIONS.items()):
        page = asked(key)
        for size in sizes(number):
            found += [f"{question}, {one}" for one in faults(page, size)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["fr", "hu"])
def test_longer_words_have_room(asked: Callable[..., Page], language: str) -> None:
    found: list[str] = []
    for question in ("recruit or activate", "place a set element", "objectives", "ask the Queen"):
        page = asked(QUESTIONS[question], language)
        for size in (DESKTOPS[0], TABLET, *PHONES):
            found += [f"{question}, {one}" for one in faults(page, size)]
    assert not found, "\n".join(found)


def with_hamlet(at: Moment) -> bool:
    """A card whose powers need three lines is on display."""
    return at.key == "craft" and "hamlet" in str(at.view["display"])


def test_nothing_but_the_log_scrolls_on_a_desktop(
    sit: Callable[..., RecordedGame], guest: Callable[..., Guest]
) -> None:
    game = sit(moment(with_hamlet), who=guest())
    page = game.guest.page
    table = page.url.partition("?")[0]
    found: list[str] = []
    for language in ("en", "fr", "hu"):
        page.goto(f"{table}?lang={language}")
        for size in DESKTOPS[:2]:
            found += [f"{language}, {one}" for one in faults(page, size)]
        page.goto(f"{table}?at={game.rows - 2}")
        for size in (*DESKTOPS, *PHONES):
            resized(page, size)
            high, bar = page.evaluate(
                """() => [
                  document.documentElement.scrollHeight,
                  document.querySelector(".replay").offsetHeight,
                ]"""
            )
            if size in DESKTOPS and high > size[1]:
                found.append(f"{language}, {size}: the replay is {high} high")
            if bar > size[1] / (3 if size == PHONES[1] else 4):
                found.append(f"{language}, {size}: its bar is {bar} high")
            cut = page.locator(".replay > :is(form, .steps, .play-on)").evaluate_all(
                """(all) => all.filter((e) => {
                  const a = e.getBoundingClientRect(), b = e.parentElement.getBoundingClientRect();
                  return a.right > b.right || a.bottom > b.bottom + 1;
                }).map((e) => e.className)"""
            )
            found += [f"{language}, {size}: {one} leaves the bar" for one in cut]
    assert not found, "\n".join(found)


def test_pieces_grow_with_the_screen(asked: Callable[..., Page]) -> None:
    page = asked("place-set")
    wide = {}
    for size in DESKTOPS:
        resized(page, size)
        box = page.locator(".own .space").first.bounding_box()
        assert box is not None
        wide[size] = box["width"]
    assert wide[1280, 720] < wide[1440, 900] < wide[1920, 1080]
    assert wide[1920, 1080] == pytest.approx(wide[1440, 900] * 1.2, rel=0.02)


def test_the_log_shows_lines_and_its_links_on_the_smallest_desktop(
    asked: Callable[..., Page],
) -> None:
    page = asked("craft")
    resized(page, DESKTOPS[0])
    log = page.get_by_role("log").bounding_box()
    assert log is not None
    assert log["height"] > 70
    for link in page.locator(".logbook > .all a").all():
        box = link.bounding_box()
        assert box is not None
        assert box["y"] >= log["y"] + log["height"]
        assert box["y"] + box["height"] <= DESKTOPS[0][1]


def test_the_tab_of_the_part_in_sight_is_marked(asked: Callable[..., Page]) -> None:
    page = asked("craft")
    resized(page, PHONES[0])
    tabs = page.get_by_role("navigation", name="Parts of the table")
    marked = tabs.locator("[aria-current]")
    for part in ("Log", "Market"):
        tabs.get_by_role("link", name=part).click()
        page.wait_for_function(
            "part => document.querySelector('.tabs [aria-current]')?.textContent.trim() === part",
            arg=part,
            timeout=5_000,
        )
        assert marked.count() == 1


def test_no_word_of_a_scoring_is_broken_on_a_phone(
    sit: Callable[..., RecordedGame], guest: Callable[..., Guest]
) -> None:
    morning = moment(lambda at: at.key == "wager" and at.view["day"] == REHEARSED + 1)
    page = sit(morning, who=guest("hu")).guest.page
    resized(page, PHONES[0])
    sheets = page.locator(".scoring").evaluate_all("all => all.map((e) => e.id)")
    assert {one.rpartition("-")[2] for one in sheets} == {"ambiance", "rehearsal", "acts", "night"}
    for sheet in sheets:
        page.evaluate("(id) => { location.hash = `#${id}`; }", sheet)
        assert page.evaluate(BROKEN) == [], sheet
