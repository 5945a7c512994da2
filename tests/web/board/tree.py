"""A page as a tree of elements."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import TYPE_CHECKING

from groundlings.web.drawings import Drawings
from web.markup import VOID, named

if TYPE_CHECKING:
    from collections.abc import Iterator

    Found = Iterator[object]

HELD_ELSEWHERE = ["main"]
"""Ids of the frame around a table."""
TOKEN = re.compile(r'<(/?)([a-zA-Z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(/?)>|([^<]+)')
ID = re.compile(r'\bid="([^"]+)"')


class Element:
    """An element of a page; what is in it are the next elements and texts of the page."""

    __slots__ = ("attributes", "classes", "elements", "holder", "page", "tag", "texts")

    def __init__(self, page: Page, tag: str, attributes: dict[str, str], holder: Element) -> None:
        self.page = page
        self.tag = tag
        self.attributes = attributes
        self.classes = attributes.get("class", "").split()
        self.holder: Element | None = holder
        self.elements = slice(0)
        self.texts = slice(0)

    def get(self, name: str) -> str:
        """An attribute, empty if it is not there."""
        return self.attributes.get(name, "")

    def has(self, name: str) -> bool:
        """Whether it bears this class."""
        return name in self.classes

    def within(self) -> list[Element]:
        """Everything in it, in the order of the page."""
        return self.page.all[self.elements]

    def marked(self, name: str) -> list[Element]:
        """What bears this class in it."""
        return [one for one in self.within() if name in one.classes]

    def around(self) -> Iterator[Element]:
        """What it lies in, from the inside."""
        holder = self.holder
        while holder is not None:
            yield holder
            holder = holder.holder

    @property
    def words(self) -> str:
        """All words in it."""
        return " ".join(" ".join(self.page.said[self.texts]).split())

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self.get("aria-label") or self.words


class Page(Element):
    """A piece of HTML, read strictly."""

    def __init__(self, html: str) -> None:
        super().__init__(self, "", {}, self)
        self.holder = None
        self.all: list[Element] = []
        self.said: list[str] = []
        here: Element = self
        at = 0
        for found in TOKEN.finditer(html):
            assert found.start() == at, html[at : at + 80]
            at = found.end()
            closing, tag, attributes, closed, text = found.groups()
            if text is not None:
                self.said.append(unescape(text))
            elif closing:
                assert here.tag == tag, f"</{tag}> closes <{here.tag}>"
                here = self._left(here)
            else:
                one = Element(self, tag, named(attributes)[1], here)
                self.all.append(one)
                one.elements = slice(len(self.all), len(self.all))
                one.texts = slice(len(self.said), len(self.said))
                if not closed and tag not in VOID:
                    here = one
        assert at == len(html)
        assert here is self
        self._left(self)
        self.ids = [one.get("id") for one in self.all if "id" in one.attributes]
        self.by_id = {one.get("id"): one for one in self.all if "id" in one.attributes}

    def _left(self, one: Element) -> Element:
        """Close an element; where one is then."""
        one.elements = slice(one.elements.start, len(self.all))
        one.texts = slice(one.texts.start, len(self.said))
        return one.holder or self

    def __getitem__(self, key: str) -> Element:
        return self.by_id[key]

    def bearing(self, name: str) -> list[Element]:
        """What has this attribute."""
        return [one for one in self.all if name in one.attributes]


@cache
def drawings() -> list[str]:
    """The ids that the page has around the table: what is drawn there once for all."""
    found = Drawings()
    return [*HELD_ELSEWHERE, *ID.findall(found() + found("shakespeare"))]
