"""Pages as a reader of HTML sees them: elements, ids, links, forms and what they would send."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from html import unescape

VOID = {"meta", "link", "input", "br", "hr", "img", "path", "rect", "circle", "use", "col"}
PLACEHOLDER = re.compile(r"\[[a-z_]+\.[a-z_0-9]+\]")
TOKEN = re.compile(
    r'<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(/?)>|([^<]+)|<!doctype html>'
)
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
LEFTOVER = re.compile(r"\{\{|\}\}|\{%|%\}|Undefined|\bNone\b")


@cache
def named(attributes: str) -> tuple[int, dict[str, str]]:
    """How many attributes a tag has, and each by its name."""
    found = ATTRIBUTE.findall(attributes)
    return len(found), {name.lower(): unescape(value) for name, value in found}


@dataclass
class Form:
    """A form: where it goes, and what its fields hold."""

    method: str
    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def sends(self, **more: str) -> dict[str, list[str]]:
        """What is sent, with these fields besides."""
        sent: dict[str, list[str]] = {}
        for name, value in [*self.fields, *more.items()]:
            sent.setdefault(name, []).append(value)
        return sent


class Markup:
    """One page, read strictly: what is opened is closed, in order; what is no HTML is a fault."""

    def __init__(self, html: str) -> None:
        self.ids: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.forms: list[Form] = []
        self.faults: list[str] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self._select = ""
        self._read(html)
        if self._open:
            self.faults.append(f"never closed: {self._open}")

    def _read(self, html: str) -> None:
        """By one expression: Python's own parser of HTML takes longer than to draw the page."""
        at = 0
        for token in TOKEN.finditer(html):
            if token.start() != at:
                self.faults.append(f"no HTML: {html[at : at + 80]}")
            at = token.end()
            closing, tag, attributes, closed, text = token.groups()
            if text is not None:
                self._say(unescape(text))
            elif tag is None:
                continue  # <!doctype html>
            elif closing:
                self._close(tag.lower())
            else:
                self._begin(tag.lower(), attributes)
                if closed:
                    self._close(tag.lower())
        if at != len(html):
            self.faults.append(f"no HTML: {html[at : at + 80]}")

    def _begin(self, tag: str, attributes: str) -> None:
        names, found = named(attributes)
        if len(found) != names:
            self.faults.append(f"an attribute twice in <{tag}>")
        self.tags.append((tag, found))
        if "id" in found:
            self.ids.append(found["id"])
        if tag not in VOID:
            self._open.append(tag)
        self._fill(tag, found)

    def _close(self, tag: str) -> None:
        if tag in VOID:
            return
        if not self._open or self._open[-1] != tag:
            self.faults.append(f"</{tag}> closes {self._open[-3:]}")
        else:
            self._open.pop()
        if tag == "form":
            self._inside = False

    def _say(self, data: str) -> None:
        if data.strip():
            if self._open[-1:] == ["script"]:
                self.faults.append("a script within the page")
            if self._open[-1:] == ["style"]:
                self.faults.append("a style sheet within the page")
            self.words.append(data.strip())

    _inside = False

    def _fill(self, tag: str, found: dict[str, str]) -> None:
        if tag == "form":
            self.forms.append(Form(found.get("method", "get"), found.get("action", "")))
            self._inside = True
        elif self._inside and tag == "input" and "name" in found:
            ticked = found.get("type") not in {"checkbox", "radio"} or "checked" in found
            if ticked:
                self.forms[-1].fields.append((found["name"], found.get("value", "")))
        elif self._inside and tag == "select":
            self._select = found["name"]
        elif self._inside and tag == "option" and "selected" in found:
            self.forms[-1].fields.append((self._select, found.get("value", "")))
        elif self._inside and tag == "button" and "name" in found:
            self.forms[-1].buttons.append((found["name"], found.get("value", "")))

    @property
    def text(self) -> str:
        """All words of the page."""
        return "\n".join(self.words)

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of all elements of a kind."""
        return [attributes for name, attributes in self.tags if name == tag]

    def form(self, action: str) -> Form:
        """The form that goes there."""
        return next(form for form in self.forms if form.action == action)


def faults(html: str, here: str = "") -> list[str]:
    """What is wrong with a page, whoever sees it; `here` is the address of the house."""
    page = Markup(html)
    found = page.faults
    found += [f"placeholder {word}" for word in PLACEHOLDER.findall(page.text)]
    found += [f"leftover {word}" for word in LEFTOVER.findall(page.text)]
    found += [f"id twice: {one}" for one in set(page.ids) if page.ids.count(one) > 1]
    for tag, attributes in page.tags:
        found += [f"style in <{tag}>" for name in attributes if name == "style"]
        found += [f"{name} in <{tag}>" for name in attributes if name.startswith("on")]
        for name in ("src", "href", "action", "formaction"):
            link = attributes.get(name, "/")
            own = link.startswith(("/", "#", "?")) or (here and link.startswith(f"{here}/"))
            if not own or link.startswith("//"):
                found.append(f"a link elsewhere: {link}")
            if link.startswith("#") and tag == "use" and link[1:] not in page.ids:
                found.append(f"a drawing that is not there: {link}")
        for name in ("for", "aria-labelledby"):
            for one in attributes.get(name, "").split():
                if one not in page.ids:
                    found.append(f"{name}={one} leads nowhere")
        if tag == "script" and not attributes.get("src", "").startswith("/static/"):
            found.append("a script of unknown origin")
    return found
