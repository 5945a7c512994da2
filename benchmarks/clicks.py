"""From a click to the changed table, in Chromium and Firefox: `python -m benchmarks.clicks [GAME]`.

Two people play Shakespeare, or another drawn game, over loopback: one in Chromium, one in Firefox.
Each page notes by the machine's clock when it was clicked and when its table had changed, so what
the measuring itself costs is not counted. They click, as people do, when no page is still painting
and no choice is shut. And they want no motion: without a graphics card the processor that is
measured would have to paint every piece that glides. Windows have no clock there, else its beats
would be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from benchmarks.child import HOME
from benchmarks.server import Server

sys.path.append(str(HOME / "tests"))  # where browsers are driven, for `make browsers`

from browsers import chromium, firefox
from browsers.game import OPEN, SET, SPOT, WIDE
from browsers.window import Missing, Window, run

if TYPE_CHECKING:
    from collections.abc import Callable

MOVES: Final = 60
FEW: Final = 4
MOST_IDLE: Final = 1000
"""So often we look in vain for somebody who may choose."""
LIMIT: Final = 60
"""Milliseconds that the median may take."""
PATIENCE: Final = 30
"""Seconds after which nothing more is to be expected."""
LOOK: Final = 0.1
"""Seconds between two looks at what a page has noted: to look costs what we measure with."""
CHOICES: Final = 'main#table button[name="choice"]:enabled'
NOTES: Final = """() => {
  const now = () => performance.timeOrigin + performance.now();
  const table = document.querySelector("main#table");
  window.noted = { clicked: 0, changed: [], idle: false };
  const note = () => noted.changed.push([Number(table.dataset.rev), now()]);
  addEventListener("click", () => { noted.clicked = now(); }, { capture: true });
  new MutationObserver(note).observe(table, { attributeFilter: ["data-rev"] });
}"""
REST: Final = """() => {
  noted.idle = false;
  requestIdleCallback(() => { noted.idle = true; }, { timeout: 1000 });
}"""
RESTS: Final = "() => noted.idle && !document.querySelector('main[data-guarded]')"
CHANGED: Final = "(row) => noted.changed.find(([rev]) => rev > row)?.[1]"
STANDS: Final = """(choices) => {
  const main = document.querySelector("main#table");
  return {
    rev: Number(main.dataset.rev),
    over: main.matches(".finished"),
    choices: [...document.querySelectorAll(choices)].map((button) => button.value),
  };
}"""
LINK: Final = "() => document.querySelector('input.url').value"
SIT_DOWN: Final = """(link) => {
  const request = new XMLHttpRequest();
  request.open("POST", link, false);
  request.send(new URLSearchParams({ name: "Will" }));
  return request.responseURL;
}"""


class Seen(NamedTuple):
    """Clicks in one browser, as another one saw them, or the same."""

    clicked: str
    seen: str
    times: list[float]


def seated(windows: list[Window], url: str, game: str) -> None:
    """Two people at one table, each in a browser of their own; nothing is told or waited for."""
    host, friend = windows
    for window in windows:
        window.go(url)
        window.resize(WIDE)
    wish = [["game", game], ["seat", "me"], ["seat", "open"], ["no_clock", "1"]]
    table = run(host, OPEN, wish)
    host.go(table)
    run(friend, SIT_DOWN, run(host, LINK))
    for window in windows:
        run(window, SET, {"pace": "once", "confirm": "none", "motion": "less"})
        window.go(table)
        run(window, NOTES)


def until(found: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever is waited for
    """What is there in the end."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        told = found()
        if told:
            return told
        time.sleep(LOOK)
    raise SystemExit("a page of this table does not change, or never rests")


def click(window: Window, choice: str) -> None:
    """By the mouse, where the choice lies on the page."""
    spot = run(window, SPOT, CHOICES, choice)
    if "x" in spot:
        window.press(spot["x"], spot["y"])
    else:  # something lies above it: by the keyboard it could be reached
        run(window, f"(v) => document.querySelector(`{CHOICES}[value='${{v}}']`).click()", choice)


def measure(windows: list[Window], moves: int) -> list[list[list[float]]]:
    """Milliseconds from each click to the changed table: by who clicked, and who saw it."""
    die = random.Random(1)  # noqa: S311 - which choice is clicked is no secret
    found: list[list[list[float]]] = [[[], []], [[], []]]
    idle = made = 0
    while made < moves:
        tables = [run(window, STANDS, CHOICES) for window in windows]
        if tables[0]["over"]:
            break
        mover = next((n for n, one in enumerate(tables) if one["choices"]), None)
        if mover is None:
            idle += 1
            if idle > MOST_IDLE:
                raise SystemExit("nobody finds anything to choose at this table")
            continue
        idle, rev = 0, tables[mover]["rev"]
        for window in windows:
            run(window, REST)
        for window in windows:
            until(partial(run, window, RESTS))
        click(windows[mover], die.choice(tables[mover]["choices"]))
        time.sleep(LOOK)
        ends = [until(partial(run, window, CHANGED, rev)) for window in windows]
        start = run(windows[mover], "() => noted.clicked")
        for n, end in enumerate(ends):
            found[mover][n].append(end - start)
        made += 1
    return found


def told(times: list[float]) -> dict[str, float]:
    """Median and 95th percentile."""
    late = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
    return {
        "median": round(median(times), 1),
        "p95": round(late, 1),
        "slowest": round(max(times), 1),
    }


def played(game: str, moves: int, *, is_quick: bool) -> list[Seen]:
    """A game, and how long each of its clicks took."""
    names = ["Chromium", "another Chromium" if is_quick else "Firefox"]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = stack.enter_context(Server(f"sqlite:///{folder}/house.db"))
        first = stack.enter_context(chromium.opened(folder))
        second: Window = first.beside() if is_quick else stack.enter_context(firefox.opened(folder))
        windows: list[Window] = [first, second]
        seated(windows, server.url, game)
        found = measure(windows, moves)
    return [
        Seen(names[mover], names[looker], found[mover][looker])
        for mover in range(2)
        for looker in (mover, 1 - mover)
        if found[mover][looker]
    ]


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__)
    parser.add_argument("game", nargs="?", default="shakespeare")
    quick = "few moves, and both in Chromium: does it run at all?"
    parser.add_argument("--quick", action="store_true", help=quick)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    try:
        found = played(asked.game, FEW if asked.quick else MOVES, is_quick=asked.quick)
    except Missing as problem:
        parser.error(str(problem))
    rows = {f"{one.clicked}, seen in {one.seen}": told(one.times) for one in found}
    moves = sum(len(one.times) for one in found) // 2
    load = round(os.getloadavg()[0], 1)
    if asked.json:
        print(json.dumps({"game": asked.game, "moves": moves, "load": load, "milliseconds": rows}))
        return
    print(f"From click to changed table, {moves} moves of {asked.game}, milliseconds\n")
    print(f"{'clicked in':32}{'median':>9}{'p95':>9}{'slowest':>9}")
    for name, row in rows.items():
        print(f"{name:32}{row['median']:9.1f}{row['p95']:9.1f}{row['slowest']:9.1f}")
    verdict = all(row["median"] < LIMIT for row in rows.values())
    print(f"\nmedians under {LIMIT} ms: {'yes' if verdict else 'NO'}; load average {load}")


if __name__ == "__main__":
    main()
