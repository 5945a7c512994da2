"""A whole game on each drawn table in Chromium, Firefox and WebKit: `make browsers`.

Each browser has a house of its own with the same loaded dice, and the same choices are clicked:
so the games are alike, and the pictures in `build/browsers` show the same moments. Exit status 1
if a page complains in its console, if it has to be scrolled sideways, or if a game does not end.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

import httpx

from browser.site import opened as house
from browsers.game import SIZES, WIDE, Game, Stuck
from browsers.report import Seen, lines, write_page
from browsers.window import LIMIT_SECONDS, Missing, Window
from groundlings.stage.settings import OFFERED
from groundlings.web.board.registry import BOARDS

BROWSERS: Final = ("chromium", "firefox", "webkit")
DRAWN: Final = tuple(name for name, board in BOARDS.items() if board.pieces)
OURS: Final = 0
LANGUAGES: Final = ("en", "fr", "hu")


class Evening(NamedTuple):
    """What is played, and how it is looked at."""

    bots: tuple[str, ...] = ("random",)
    language: str = "en"
    width: int = WIDE.width
    pace: str = "fast"
    """At which things are told."""
    most: int | None = None
    """So many clicks; None = a whole game."""

    @property
    def seats(self) -> list[str]:
        """Who sits where: we are the first."""
        return ["open", *(f"bot:{bot}" for bot in self.bots)]


def opened(browser: str, folder: Path) -> AbstractContextManager[Window]:
    """A window of this browser; each is loaded only when it is wanted, with what drives it."""
    found: AbstractContextManager[Window] = import_module(f"browsers.{browser}").opened(folder)
    return found


def played(browser: str, name: str, to: Path, evening: Evening) -> Seen:
    """One game in one browser, from its invitation to its result."""
    seen = Seen(name, browser)

    def keep(moment: str, picture: bytes) -> None:
        (to / seen.name(moment)).write_bytes(picture)
        seen.pictures.append(moment)

    with (
        tempfile.TemporaryDirectory(prefix="browsers-", ignore_cleanup_errors=True) as folder,
        house(Path(folder)) as url,
        opened(browser, Path(folder)) as window,
        # A proxy of the machine's is not meant for its own loopback.
        httpx.Client(trust_env=False, timeout=LIMIT_SECONDS) as program,
    ):
        tables = f"{url}/api/v1/tables"
        wish = {"game": name, "seats": evening.seats}
        table = program.post(tables, json=wish).raise_for_status().json()

        def is_asked() -> bool:
            now = program.get(f"{tables}/{table['id']}").raise_for_status().json()
            return OURS in now["asked"]

        game = Game(window, is_asked, keep, SIZES[evening.width])
        try:
            window.go(f"{url}/?lang={evening.language}")
            game.sit_down(table["seats"][OURS]["invite"], evening.pace)
            game.play(evening.most)
            seen.is_over = game.look()["over"]
            seen.rows = game.rev
            if evening.most is None:
                game.show("end")
                window.go(f"{url}/t/{table['id']}/result")
                game.show("result")
            window.go(f"{url}/me")
            game.show("settings")
        except Stuck as problem:
            game.faults.append(str(problem))
            keep("stuck", window.picture())
        seen.version, seen.clicks, seen.again = window.version, game.clicks, game.again
        seen.faults = window.complaints + game.faults
    return seen


def main() -> None:
    """Print the table; exit status 1 if anything is amiss."""
    parser = argparse.ArgumentParser(
        prog="browsers", description="Click whole games in real browsers."
    )
    parser.add_argument(
        "--only", choices=BROWSERS, action="append", help="this browser; may be given again"
    )
    parser.add_argument(
        "--game", choices=DRAWN, action="append", help="this game; may be given again"
    )
    parser.add_argument(
        "--bots", nargs="+", default=["random"], metavar="BOT", help="who else plays"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--width", type=int, choices=SIZES, default=WIDE.width, help="of the page, in px"
    )
    parser.add_argument(
        "--pace", choices=OFFERED["pace"], default="fast", help="at which things are told"
    )
    parser.add_argument("--clicks", type=int, help="no whole game, but so many clicks")
    parser.add_argument("--to", type=Path, default=Path("build/browsers"), help="where pictures go")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    evening = Evening(tuple(args.bots), args.language, args.width, args.pace, args.clicks)
    try:
        found = [
            played(browser, name, args.to, evening)
            for name in args.game or DRAWN
            for browser in args.only or BROWSERS
        ]
    except Missing as lack:
        sys.exit(f"browsers: {lack}")
    page = write_page(args.to, found)
    if args.json:
        print(json.dumps([one.data() for one in found]))
    else:
        print(*lines(found), f"pictures: {page}", sep="\n")
    sys.exit(any(one.faults for one in found))


if __name__ == "__main__":
    main()
