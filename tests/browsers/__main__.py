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
from browsers.game import EVENINGS, SIZES, WIDE, Game, Stuck
from browsers.report import Seen, lines, write_page
from browsers.window import LIMIT_SECONDS, Missing, Window
from groundlings.stage.settings import OFFERED
from groundlings.web.board.registry import BOARDS

BROWSERS: Final = ("chromium", "firefox", "webkit")
DRAWN: Final = tuple(name for name, board in BOARDS.items() if board.pieces)
LANGUAGES: Final = ("en", "fr", "hu")
SWITCHED: Final = {"true": True, "false": False}
"""How programs say that a variant is switched on or off."""


class Evening(NamedTuple):
    """What is played, and how it is looked at."""

    bots: tuple[str, ...] = ("random",)
    language: str = "en"
    width: int = WIDE.width
    pace: str = "fast"
    """At which things are told."""
    most: int | None = None
    """So many clicks; None = a whole game."""
    people: int = 1
    """How many share our screen."""
    variants: tuple[str, ...] = ()
    """Ways of playing, each as name=value."""
    table_read: bool = False
    is_quiet: bool = False

    @property
    def ours(self) -> range:
        """Our seats are the first."""
        return range(self.people)

    @property
    def chairs(self) -> list[str]:
        """Who sits beside the first of us."""
        return [*["screen"] * (self.people - 1), *(f"bot:{bot}" for bot in self.bots)]

    def wish(self, name: str) -> dict[str, object]:
        """The table as a program opens it: we come by invitation."""
        return {
            "game": name,
            "seats": ["open", *self.chairs],
            "variants": {
                name: SWITCHED.get(value, value)
                for name, value in (one.split("=", 1) for one in self.variants)
            },
            "table_read": self.table_read,
        }

    def form(self, name: str) -> list[tuple[str, str]]:
        """The table as we open it ourselves, for several at our screen."""
        seats = [("seat", one) for one in ("me", *self.chairs)]
        ways = [
            (f"variant.{key}", value) for key, value in (v.split("=", 1) for v in self.variants)
        ]
        return [("game", name), *seats, *ways, *([("table_read", "1")] if self.table_read else [])]


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
        table = ""

        def is_asked() -> bool:
            now = program.get(f"{tables}/{table}").raise_for_status().json()
            return bool({*evening.ours} & {*now["asked"]})

        size, told = SIZES[evening.width], EVENINGS.get(name, ())
        game = Game(window, is_asked, keep, size, told, is_quiet=evening.is_quiet)
        try:
            if evening.people > 1:
                here = f"{url}/?lang={evening.language}"
                table = game.open_table(here, evening.form(name), evening.pace).rpartition("/")[2]
            else:
                set_up = program.post(tables, json=evening.wish(name)).raise_for_status().json()
                table = set_up["id"]
                window.go(f"{url}/?lang={evening.language}")
                game.sit_down(set_up["seats"][0]["invite"], evening.pace)
            game.play(evening.most)
            seen.is_over = game.look()["over"]
            seen.rows = game.rev
            if evening.most is None:
                game.show("end")
                window.go(f"{url}/t/{table}/result")
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
        "--bots", nargs="*", default=["random"], metavar="BOT", help="who else plays"
    )
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument(
        "--width", type=int, choices=SIZES, default=WIDE.width, help="of the page, in px"
    )
    parser.add_argument(
        "--pace", choices=OFFERED["pace"], default="fast", help="at which things are told"
    )
    parser.add_argument("--people", type=int, default=1, help="so many share the screen")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="NAME=VALUE", help="a way of playing"
    )
    parser.add_argument("--table-read", action="store_true", help="the play is read to all")
    parser.add_argument("--quiet", action="store_true", help="choose what brings the game on")
    parser.add_argument("--clicks", type=int, help="no whole game, but so many clicks")
    parser.add_argument("--to", type=Path, default=Path("build/browsers"), help="where pictures go")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    evening = Evening(
        tuple(args.bots),
        args.language,
        args.width,
        args.pace,
        args.clicks,
        args.people,
        tuple(args.variant),
        args.table_read,
        args.quiet,
    )
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
