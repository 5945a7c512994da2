"""What a browser must be able to do so that a game can be clicked in it."""

from __future__ import annotations

import json
import shutil
from typing import Any, Final, NamedTuple, Protocol

LIMIT_SECONDS: Final = 30
"""Whatever takes longer than this never happens."""


class Missing(Exception):  # noqa: N818 - it names what is found
    """This machine lacks a piece of a browser; the sentence says which."""


class Leaving(Exception):  # noqa: N818 - it names what happens
    """The page was left for another while it was asked."""


class Size(NamedTuple):
    """Of what is seen of a page, in pixels."""

    width: int
    height: int


class Window(Protocol):
    """One page in a browser that runs."""

    version: str
    complaints: list[str]
    """The errors in its console so far."""

    def go(self, address: str) -> None:
        """Load a page."""

    def resize(self, size: Size) -> None:
        """Show so much of it."""

    def value(self, expression: str) -> Any:  # noqa: ANN401 - what a script tells is any JSON
        """What a script finds, a text, a number, a list; `run` is the way to ask."""

    def press(self, x: int, y: int) -> None:
        """Click there with the mouse."""

    def picture(self) -> bytes:
        """What is seen, as a PNG."""

    def lacks(self) -> list[str]:
        """What the page lacks for who cannot see it well, if somebody here can say that."""


def run(window: Window, function: str, *given: object) -> Any:  # noqa: ANN401 - any JSON
    """What a function of JavaScript returns, of JSON and to JSON."""
    told = window.value(f"JSON.stringify(({function})(...{json.dumps(given)}) ?? null)")
    return json.loads(told)


def program(what: str, *names: str) -> str:
    """Where the first of these programs is."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise Missing(f"{what} is missing; make browsers installs it on Debian.")
    return found
