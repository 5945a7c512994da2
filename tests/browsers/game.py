"""A game that is clicked: every choice by the mouse, wherever on the table it lies."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from browsers.window import LIMIT_SECONDS, Leaving, Size, Window, run

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

WIDE: Final = Size(1280, 800)
NARROW: Final = Size(390, 844)
SIZES: Final = {size.width: size for size in (WIDE, NARROW, Size(1440, 900))}
"""The pages a whole game can be played on, by their width."""
LOOK_SECONDS: Final = 0.03
MISSED_SECONDS: Final = 5
"""A click that has changed nothing for so long is made again, and counted."""
MIDDLE: Final = 25
"""So many clicks are before the middle of the game."""
STAGED_LOOKS: Final = 20
"""After so many looks at a scoring that is told, some of it stands there already."""
NARROW_CLICKS: Final = 10
"""So many clicks from the middle on are made on a narrow page, unless a width was asked for."""

CHOICES: Final = (
    'main#table button[name="choice"]:enabled, '
    "main#table form[data-row] > button"  # several choices in a row, by one click
)
QUIET: Final = ("play", "let", "pass", "reveal", "play-in-vain")
"""What somebody chooses who does nothing special."""
WAYS_ON: Final = (
    "main#table .curtain button, "
    "main#table #raise, "
    "main#table #open-window, "
    ".reading-card button, "
    'main#table form[action$="/end-turn"] button, '
    '[data-tell="skip"], '
    'dialog[open] form[method="dialog"] button'
)
"""What stands before the next choice: a curtain, desks that all let it happen, a card that is read,
a beat, a scoring that is told, a sheet."""
TO_MY_TURN: Final = '[data-tell="all"]'
EVENINGS: Final = {
    "shakespeare": {"ambiance", "rehearsal", "acts", "night"},
    "othello": {"tally"},
}
"""The kinds of scoring of an evening: when each was told once, nothing is listened to any more."""

GONE: Final = "it is not there"
SEEN: Final = "(e) => e.checkVisibility({ visibilityProperty: true }) && e.offsetWidth > 0"
LOOK: Final = f"""(choices, waysOn) => {{
  const main = document.querySelector("main#table");
  const seen = (selector) => [...document.querySelectorAll(selector)].filter({SEEN});
  return {{
    rev: Number(main?.dataset.rev ?? -1),
    busy: main?.ariaBusy === "true",
    over: Boolean(main?.matches(".finished")),
    choices: seen(choices).map((button) => button.value || button.id),
    ways: seen(waysOn).length,
    unseen: document.querySelectorAll(choices).length,
    told: document.querySelector(".telling, .scoring.staged") !== null,
    scoring: document.querySelector(".scoring.staged h2")?.textContent ?? "",
    kind: document.querySelector(".scoring.staged")?.dataset.kind ?? "",
    sentence: document.querySelector(".telling .sentence")?.textContent ?? "",
    stays: document.querySelector(".scoring.staged[data-stays]") !== null,
    sheets: [...document.querySelectorAll(".scoring")].map((one) => [one.dataset.kind, one.id]),
  }};
}}"""
SPOT: Final = f"""(selector, value) => {{
  const things = [...document.querySelectorAll(selector)].filter({SEEN});
  const thing = things.find((e) => value === null || (e.value || e.id) === value);
  if (!thing) return {{ why: "{GONE}" }};
  thing.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
  const moves = (one) => one.playState === "running" && "transform" in one.effect.getKeyframes()[0]
    && (one.effect.target.contains(thing) || thing.contains(one.effect.target));
  if (document.getAnimations().some(moves)) return {{ why: "it moves" }};
  const box = thing.getBoundingClientRect();
  let hit = null;
  for (const [right, down] of [[4, 4], [2, 2], [6, 6], [2, 6], [6, 2], [4, 1], [4, 7], [1, 4]]) {{
    const x = Math.round(box.left + (box.width * right) / 8);
    const y = Math.round(box.top + (box.height * down) / 8);
    hit = document.elementFromPoint(x, y);
    if (thing.contains(hit)) return {{ x, y }};
  }}
  return {{ why: `${{hit?.cloneNode().outerHTML ?? "nothing"}} is in its way` }};
}}"""
SETTLE: Final = """() => {
  scrollTo({ top: 0, left: 0, behavior: "instant" });
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
  }
}"""
"""To the top of the page, and whatever moves there is where it goes."""
LEAD: Final = "(id) => { location.hash = `#${id}`; }"
STANDS: Final = "(id) => document.getElementById(id).checkVisibility()"
SET: Final = """(wish) => {
  const request = new XMLHttpRequest();
  request.open("POST", "/me", false);
  request.send(new URLSearchParams(wish));
}"""
"""What a person wants, said at once; nothing goes on before the house knows it."""
OPEN: Final = """(wish) => {
  const request = new XMLHttpRequest();
  request.open("POST", "/tables", false);
  request.send(new URLSearchParams(wish));
  return request.responseURL;
}"""
"""A table that is opened by who sits here; its address."""
TOO_WIDE: Final = "() => document.documentElement.scrollWidth - innerWidth"


class Stuck(Exception):  # noqa: N818 - it names what has happened
    """The game cannot go on; the sentence says why."""


class Game:
    """One game in one window, by somebody who chooses at random, always the same."""

    def __init__(
        self,
        window: Window,
        is_asked_there: Callable[[], bool],
        picture: Callable[[str, bytes], None],
        size: Size = WIDE,
        evening: Collection[str] = (),
        *,
        is_quiet: bool = False,
    ) -> None:
        self.window = window
        self.evening = set(evening)
        """The kinds of scoring that are listened to once."""
        self.is_quiet = is_quiet
        """Whether we choose what brings the game on."""
        self.size = size
        """How large the page is for most of the game."""
        self.is_asked_there = is_asked_there
        """Whether the house asks us: under a seal bots answer last, so their dice fall alike."""
        self.picture = picture
        self.die = random.Random(1616)  # noqa: S311 - which choice we click is no secret
        self.faults: list[str] = []
        self.clicks = 0
        self.again = 0
        """So many clicks had to be made twice."""
        self.rev = -1
        self.has_seen_a_day = False
        self.told: dict[str, int] = {}
        """The scorings that were told, by their titles, and the row of the first of each."""
        self.staged: dict[str, int] = {}
        """How often each kind of scoring was seen while it was told."""
        self.sheets: set[str] = set()
        """The kinds of scoring of which there are pictures."""

    # The whole way

    def sit_down(self, invitation: str, pace: str) -> None:
        """Follow an invitation; everything will be told at this pace."""
        self.window.resize(self.size)
        run(self.window, SET, {"pace": pace})
        self.window.go(invitation)
        self._press('main form[method="post"] button')
        self._until("the table is there", lambda: self.look()["rev"] >= 0)

    def open_table(self, address: str, wish: list[tuple[str, str]], pace: str) -> str:
        """Open a table at which all people share this screen; where it is."""
        self.window.resize(self.size)
        self.window.go(address)
        run(self.window, SET, {"pace": pace})
        table = str(run(self.window, OPEN, wish))
        self.window.go(table)
        self._until("the table is there", lambda: self.look()["rev"] >= 0)
        return table

    def play(self, most: int | None = None) -> None:
        """Click until the game is over, or so often."""
        while self.wait() and self.clicks != most:
            if self.clicks == 0:
                self.show("first")
            if self.clicks == MIDDLE:
                self.show("middle")
                if self.size == WIDE:
                    self.window.resize(NARROW)
            if self.clicks == MIDDLE + NARROW_CLICKS:
                self.window.resize(self.size)
            self.choose()

    def show(self, moment: str) -> None:
        """Pictures of this moment, wide and narrow; neither may have to be scrolled sideways."""
        wide = WIDE if self.size == NARROW else self.size
        for name, size in (("wide", wide), ("narrow", NARROW)):
            self.window.resize(size)
            run(self.window, SETTLE)
            over = run(self.window, TOO_WIDE)
            if over > 0:
                self.faults.append(f"{moment}: {over} px too wide for {size.width} px")
            self.picture(f"{moment}-{name}", self.window.picture())
            self.faults += [f"{moment}, {name}: {lack}" for lack in self.window.lacks()]
        self.window.resize(self.size)

    def _show_sheets(self, sheets: list[tuple[str, str]]) -> None:
        """Pictures of the first scoring of each kind, as it stands for who opens it by its link.

        All of it is there at once, so each browser shows the same.
        """
        for kind, sheet in sheets:
            if kind in self.sheets:
                continue
            self.sheets.add(kind)
            run(self.window, LEAD, sheet)
            self._until(f"{sheet} stands", partial(run, self.window, STANDS, sheet))
            self.show(f"scoring-{kind}")
            run(self.window, LEAD, "table")

    def _show_staged(self, kind: str) -> None:
        """A picture of the first scoring of each kind while it is told."""
        self.staged[kind] = self.staged.get(kind, 0) + 1
        if kind and self.staged[kind] == STAGED_LOOKS:
            self.picture(f"staged-{kind}", self.window.picture())

    def _is_first(self, title: str, rev: int) -> bool:
        """Whether this scoring is the first of its kind that is told."""
        return bool(title) and self.told.setdefault(title, rev) == rev

    # One click

    def look(self) -> dict[str, Any]:
        """What there is to click."""
        found: dict[str, Any] = run(self.window, LOOK, CHOICES, WAYS_ON)
        self.rev = found["rev"]
        return found

    def wait(self) -> bool:
        """Until there is something to choose, True, or the game is over, False."""
        end, last = 0.0, None
        while True:
            seen = self.look()
            now = seen["rev"], seen["sentence"]
            if now != last:  # what goes on may take its time
                end, last = time.monotonic() + LIMIT_SECONDS, now
            if time.monotonic() > end:
                break
            if not seen["told"] and not seen["busy"]:
                is_asked = seen["choices"] and self.is_asked_there()
                if is_asked or seen["over"]:
                    self._show_sheets(seen["sheets"])
                    return bool(is_asked)
            self._show_staged(seen["kind"])
            is_first = self._is_first(seen["scoring"], seen["rev"])
            has_told_all = bool(self.evening) and self.staged.keys() >= self.evening
            self.has_seen_a_day |= seen["stays"] or has_told_all
            if seen["told"] and not self.has_seen_a_day:
                pass  # the first day is listened to, until its card waits to be read
            elif is_first and not seen["stays"]:
                pass  # to its end, once
            elif seen["ways"]:
                self._press(WAYS_ON, must=False)  # what is told may end by itself
            elif seen["told"] and has_told_all:
                self._press(TO_MY_TURN, must=False)
            time.sleep(LOOK_SECONDS)  # what comes next is the server's: there is nothing to hear
        raise Stuck(f"Nothing can be clicked at row {seen['rev']}; {seen['unseen']} are unseen.")

    def choose(self) -> None:
        """Click any choice; the table must answer by changing."""
        seen = self.look()
        if not seen["choices"]:
            return  # it was taken away meanwhile, as an understudy or a standing order may do
        quiet = [one for one in QUIET if one in seen["choices"]] if self.is_quiet else []
        value = quiet[0] if quiet else self.die.choice(sorted(set(seen["choices"])))
        for _ in range(LIMIT_SECONDS // MISSED_SECONDS):
            self._press(CHOICES, value)
            if self._changes(seen["rev"]):
                self.clicks += 1
                return
            self.again += 1
        raise Stuck(f"{value} was clicked at row {seen['rev']}, and nothing happens.")

    def _changes(self, rev: int) -> bool:
        end = time.monotonic() + MISSED_SECONDS
        while time.monotonic() < end:
            seen = self.look()
            if seen["rev"] != rev and not seen["busy"]:
                return True
            time.sleep(LOOK_SECONDS)  # as above
        return False

    def _press(self, selector: str, value: str | None = None, *, must: bool = True) -> None:
        """Click a thing as soon as it lies still and free; what must not be may be gone."""
        before: dict[str, Any] = {}
        end = time.monotonic() + LIMIT_SECONDS
        while time.monotonic() < end:
            spot = run(self.window, SPOT, selector, value)
            if "x" in spot and spot == before:
                self.window.press(spot["x"], spot["y"])
                return
            if spot.get("why") == GONE and not must:
                return
            before = spot
            time.sleep(LOOK_SECONDS)  # a piece may glide
        raise Stuck(f"{value or selector} cannot be clicked: {before['why']}.")

    def _until(self, what: str, is_so: Callable[[], bool]) -> None:
        end = time.monotonic() + LIMIT_SECONDS
        while time.monotonic() < end:
            with suppress(Leaving):
                if is_so():
                    return
            time.sleep(LOOK_SECONDS)  # as above
        raise Stuck(f"Never so: {what}.")
