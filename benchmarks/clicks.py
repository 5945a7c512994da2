"""From a click to the changed table in two browsers at it: `python -m benchmarks.clicks [GAME]`.

Two people play Shakespeare, or another drawn game, over loopback. Each page notes by the machine's
clock when it was clicked and when its table had changed, so what the measuring itself costs is not
counted. They click, as people do, when no page is still painting and no choice is shut. And they
want no motion: without a graphics card the processor that is measured would have to paint every
piece that glides. Windows have no clock there, else its beats would be measured.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import tempfile
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from playwright.sync_api import sync_playwright

from benchmarks.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

MOVES: Final = 50
FEW: Final = 4
MOST_IDLE: Final = 1000
"""So often we look in vain for somebody who may choose."""
LIMIT: Final = 60
"""Milliseconds that the median may take."""
PATIENCE: Final = 30_000
FLAGS: Final = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run")
CHROMIUMS: Final = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
NOTES: Final = """
(() => {
  const now = () => performance.timeOrigin + performance.now();
  window.clicked = 0;
  const changed = [];
  const awaited = [];
  const first = (row) => changed.find(([rev]) => rev > row)?.[1];
  window.change = (row) => new Promise((tell, fail) => {
    if (first(row)) tell(first(row));
    awaited.push(() => first(row) && tell(first(row)));
    setTimeout(() => fail(new Error(`the table has not come beyond row ${row}`)), 30000);
  });
  addEventListener("click", () => { window.clicked = now(); }, { capture: true });
  addEventListener("DOMContentLoaded", () => {
    const table = document.querySelector("main#table");
    if (!table) return;
    const note = () => {
      changed.push([Number(table.dataset.rev), now()]);
      for (const look of awaited) look();
    };
    new MutationObserver(note).observe(table, { attributeFilter: ["data-rev"] });
  });
})();
"""
OPEN: Final = """() => new Promise((tell) => {
  const look = () => document.querySelector("main[data-guarded]") ? setTimeout(look, 20) : tell();
  look();
})"""
"""Until choices that have just come may be taken."""
IDLE: Final = "() => new Promise((tell) => requestIdleCallback(tell, { timeout: 1000 }))"


def seated(browser: Browser, url: str, game: str) -> list[Page]:
    """Two people at one table, each in a browser of their own."""
    pages = []
    for _ in range(2):
        context = browser.new_context(locale="en", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(NOTES)
        pages.append(context.new_page())
    host, friend = pages
    form = urlencode([("game", game), ("seat", "me"), ("seat", "open"), ("no_clock", "1")])
    headers = {"Origin": url, "Content-Type": "application/x-www-form-urlencoded"}
    host.goto(host.request.post(f"{url}/tables", data=form, headers=headers).url)
    invitation = host.get_by_role("textbox", name="Link for this seat").first.input_value()
    friend.goto(invitation)
    friend.get_by_role("button", name="Take this seat").click()
    friend.wait_for_url("**/t/*")
    for page in pages:
        # Nothing is told or waited for: what is measured is the way of a click.
        wish: dict[str, str | float | bool] = {"pace": "once", "confirm": "none"}
        page.request.post(f"{url}/me", form=wish, headers={"Origin": url})
        page.reload()  # so that its notes begin with the game
    return pages


def choices(page: Page) -> Locator:
    """What this player may choose now."""
    return page.get_by_role("main").locator('button[name="choice"]')


def measure(pages: list[Page], moves: int) -> tuple[list[float], list[float]]:
    """Milliseconds from each click to the changed table: in the same browser, in the other."""
    die = random.Random(1)  # noqa: S311 - which choice is clicked is no secret
    same: list[float] = []
    other: list[float] = []
    idle = 0
    while len(same) < moves:
        mover = next((n for n, page in enumerate(pages) if choices(page).count()), None)
        if mover is None:
            if pages[0].get_by_role("link", name="Result", exact=True).count():
                break
            idle += 1
            if idle > MOST_IDLE:
                raise SystemExit("nobody finds anything to choose at this table")
            continue
        idle = 0
        acting, looking = pages[mover], pages[1 - mover]
        acting.evaluate(OPEN)
        rev = int(acting.get_by_role("main").get_attribute("data-rev") or 0)
        offered = choices(acting)
        chosen = offered.nth(die.randrange(offered.count()))
        for page in pages:
            page.evaluate(IDLE)
        chosen.click()
        ends = [page.evaluate("row => window.change(row)", rev) for page in (acting, looking)]
        start = acting.evaluate("window.clicked")
        same.append(ends[0] - start)
        other.append(ends[1] - start)
    return same, other


def told(times: list[float]) -> dict[str, float]:
    """Median and 95th percentile."""
    return {
        "median": round(median(times), 1),
        "p95": round(quantiles(times, n=20, method="inclusive")[-1], 1),
        "slowest": round(max(times), 1),
    }


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="shakespeare")
    parser.add_argument("--quick", action="store_true", help="few moves: does it run at all?")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = filter(None, map(shutil.which, CHROMIUMS))
    path = os.environ.get("GROUNDLINGS_CHROMIUM") or next(found, None)
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/house.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        pages = seated(browser, server.url, asked.game)
        same, other = measure(pages, FEW if asked.quick else MOVES)
        browser.close()
    rows = {"same browser": told(same), "other browser": told(other)}
    load = round(os.getloadavg()[0], 1)
    if asked.json:
        moves = {"game": asked.game, "moves": len(same)}
        print(json.dumps({**moves, "load": load, "milliseconds": rows}))
        return
    print(f"From click to changed table, {len(same)} moves of {asked.game}, milliseconds\n")
    print(f"{'':14}{'median':>9}{'p95':>9}{'slowest':>9}")
    for name, row in rows.items():
        print(f"{name:14}{row['median']:9.1f}{row['p95']:9.1f}{row['slowest']:9.1f}")
    verdict = all(row["median"] < LIMIT for row in rows.values())
    print(f"\nmedians under {LIMIT} ms: {'yes' if verdict else 'NO'}; load average {load}")


if __name__ == "__main__":
    main()
