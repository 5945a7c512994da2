"""Shakespeare's drawn table says what the engine says, state by state of the golden games.

What is legal is a button on its piece, what tempts says why not, every piece lies where the view
has it, and whatever points at a piece finds it.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cache
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest

from golden.story import records
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.store.things import FINISHED
from groundlings.web.render import FOLDER, house_book
from groundlings.web.rulebook import sheet_of
from groundlings.web.scene import Glance, book_of, draw
from groundlings.web.shakespeare import pointed
from groundlings.words import languages
from web.golden_tables import walked
from web.markup import LEFTOVER, VOID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook

BASE = "http://globe.test"
STRIDE = {"brief": 27, "steady": 9}.get(os.environ.get("HYPOTHESIS_PROFILE", "steady"), 1)
"""Of games for three and four every so many states are looked at; a soak looks at all."""
LONG = 100
"""A record with more lines than this is a long one."""
TOKEN = re.compile(r'<(/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(/?)>|([^<]+)', re.I)
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
UNSAID = re.compile(r"\[[a-z0-9][a-z0-9_.:-]*\]", re.IGNORECASE)
"""How the words say that they lack a key."""
SAID = ("aria-label", "aria-description", "title", "data-close", "data-turn")
HELD_ELSEWHERE = {"main"}
"""Ids of the frame around a table."""
GAMES = [record for record in records() if record.stem.startswith("shakespeare")]


# The page as a tree


class Element:
    """An element of a page, with what is in it."""

    __slots__ = ("attributes", "holder", "parts", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], holder: Element | None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.holder = holder
        self.parts: list[Element | str] = []

    def get(self, name: str) -> str:
        """An attribute, empty if it is not there."""
        return self.attributes.get(name, "")

    def has(self, name: str) -> bool:
        """Whether it bears this class."""
        return name in self.get("class").split()

    def within(self) -> Iterator[Element]:
        """Everything in it, in the order of the page."""
        for part in self.parts:
            if isinstance(part, Element):
                yield part
                yield from part.within()

    def marked(self, name: str) -> list[Element]:
        """What bears this class in it."""
        return [one for one in self.within() if one.has(name)]

    def around(self) -> Iterator[Element]:
        """What it lies in, from the inside."""
        holder = self.holder
        while holder is not None:
            yield holder
            holder = holder.holder

    @property
    def words(self) -> str:
        """All words in it."""
        return " ".join(
            " ".join(part.words if isinstance(part, Element) else part for part in self.parts)
            .split()
        )  # fmt: skip

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self.get("aria-label") or self.words


class Page(Element):
    """A piece of HTML, read strictly."""

    __slots__ = ("all", "by_id", "ids")

    def __init__(self, html: str) -> None:
        super().__init__("", {}, None)
        self.all: list[Element] = []
        here: Element = self
        at = 0
        for found in TOKEN.finditer(html):
            assert found.start() == at, html[at : at + 80]
            at = found.end()
            closing, tag, attributes, closed, text = found.groups()
            if text is not None:
                here.parts.append(unescape(text) if "&" in text else text)
            elif closing:
                assert here.tag == tag, f"</{tag}> closes <{here.tag}>"
                assert here.holder is not None
                here = here.holder
            else:
                one = Element(tag, dict(_attributes(attributes)), here)
                here.parts.append(one)
                self.all.append(one)
                if not closed and tag not in VOID:
                    here = one
        assert at == len(html)
        assert here is self
        self.ids = [one.get("id") for one in self.all if one.get("id")]
        self.by_id = {one.get("id"): one for one in reversed(self.all) if one.get("id")}

    def __getitem__(self, key: str) -> Element:
        return self.by_id[key]

    def find(self, key: str) -> Element:
        """What has this id; an empty element if nothing has."""
        return self.by_id.get(key) or Element("nothing", {}, None)


def _attributes(text: str) -> Iterator[tuple[str, str]]:
    for name, value in ATTRIBUTE.findall(text):
        yield name, unescape(value) if "&" in value else value


@cache
def drawings() -> frozenset[str]:
    """The ids that the page has around the table: what is drawn there once for all."""
    found = set(HELD_ELSEWHERE)
    for name in ("_sprite.html", "shakespeare/sprite.html"):
        text = (FOLDER / "templates" / name).read_text(encoding="utf-8")
        found.update(re.findall(r'\bid="([^"{]+)"', text))
    return frozenset(found)


# Looking at a game


@dataclass(frozen=True)
class Look:
    """One visitor's page at one moment, and what the engine says of that moment."""

    live: LiveTable
    seat: int | None
    book: Phrasebook
    page: Page
    view: dict[str, Any]
    options: list[str]
    before: frozenset[str]
    """The ids of the page before the last row; none at the beginning."""

    @property
    def buttons(self) -> list[Element]:
        """The choices."""
        return [
            one
            for one in self.page.all
            if one.tag == "button" and one.get("name") == "choice" and "disabled" not in one.attributes
        ]  # fmt: skip

    @property
    def refusals(self) -> list[Element]:
        """What is tempting but not possible."""
        return [one for one in self.page.all if one.get("aria-disabled") == "true"]

    def events(self) -> list[dict[str, object]]:
        """What this seat heard of the last row."""
        g = self.live.state
        assert g is not None
        return [
            event
            for event in self.live.game.events(g, self.seat, g.choices)
            if event["choice"] == g.choices
        ]

    def after(self, text: str) -> list[str]:
        """What this seat could choose after this choice."""
        assert self.live.state is not None
        assert self.seat is not None
        g = self.live.state.clone()
        self.live.game.play(g, self.seat, self.live.game.parse(text))
        return [self.live.game.text(option) for option in self.live.game.options(g, self.seat)]


def looked(live: LiveTable, seat: int | None, language: str, before: frozenset[str]) -> Look:
    """The page of a seat, or of who has none."""
    g = live.state
    assert g is not None
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    glance = Glance(who, language, BASE)
    game = live.game
    playing = seat is not None and live.status != FINISHED
    options = [game.text(option) for option in game.options(g, seat)] if playing else []
    view: dict[str, Any] = game.view(g, seat)
    page = Page(draw(live, glance))
    return Look(live, seat, book_of(live, glance), page, view, options, before)


def moments(record: Path, stride: int) -> Iterator[Look]:
    """Every so many states of a game with its end: all seats and a spectator, in all languages."""
    spoken = languages()
    before: frozenset[str] = frozenset()
    for n, live in enumerate(walked(record)):
        is_end = live.status == FINISHED
        if n % stride == 0 or is_end:
            for place, seat in enumerate([*range(len(live.seats)), None]):
                language = spoken[(n // stride + place) % len(spoken)]
                yield looked(live, seat, language, before)
        if not is_end:
            before = frozenset(_ids(live)) if (n + 1) % stride == 0 or stride > 1 else before
            if stride == 1:
                before = frozenset(_ids(live))


def _ids(live: LiveTable) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', draw(live, Glance(ONLOOKER, "en", BASE)))
