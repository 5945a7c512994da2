"""Requests that make no sense: any address of the house with forms, queries, cookies and headers.

Names and values come from the pages themselves, as far as they have been seen, and from what is
known to hurt. Tables are opened all the time, so that there is something to hurt.
"""

from __future__ import annotations

import http.client
import json
import re
import tempfile
import time
from collections import Counter
from typing import TYPE_CHECKING, Final, Self
from urllib.parse import quote, urlencode, urlsplit

from starlette.routing import Route

from fuzz.texts import HURTS
from groundlings.stage.playhouse import Playhouse
from groundlings.store.store import Store
from groundlings.web.app import application
from groundlings.web.site import Site

if TYPE_CHECKING:
    from random import Random

API: Final = "/api/v1"
SECONDS: Final = 60
FIELD: Final = re.compile(r'name="([\w.-]+)"(?:[^>]*?value="([^"]*)")?')
LINK: Final = re.compile(r'(?:href|action)="(/[^"#]*)"')
METHODS: Final = ("GET", "GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS",
                  "PATCH", "TRACE")  # fmt: skip
HEADERS: Final = (
    "Accept", "Accept-Encoding", "Accept-Language", "Authorization", "Content-Type",
    "If-None-Match", "If-Modified-Since", "Origin", "Range", "Sec-Fetch-Site", "X-Forwarded-For",
    "X-Forwarded-Proto", "X-Groundlings", "X-Groundlings-Has", "Last-Event-ID", "Referer",
)  # fmt: skip
VALUES: Final = (
    "*/*", "gzip", "identity;q=0", "hu", "fr-CA;q=2", "Bearer ", "Bearer x", "Basic eDp5",
    "application/json", "application/x-www-form-urlencoded", "multipart/form-data",
    "multipart/form-data; boundary=x", "bytes=0-1", "bytes=-9999", "null", "same-origin",
    "cross-site", "text/event-stream", 'W/"x"', "1",
)  # fmt: skip
JSON_KEYS: Final = (
    "rev", "choice", "steps", "game", "seats", "variants", "edition", "name", "language", "watch",
    "invite", "nonce", "cards", "let", "under", "holds", "ready", "scope", "hints", "clock",
)  # fmt: skip
MOST_KNOWN: Final = 3_000
BROKEN: Final = 500
AWAY: Final = 503
TABLE_EVERY: Final = 80


def addresses() -> list[str]:
    """Every address of a house, with the names of what stands in it."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/house.db")
        try:
            routes = application(Site(Playhouse(store))).routes
        finally:
            store.close()
    found = {route.path for route in routes if isinstance(route, Route)}
    api = ("games", "bots", "tables", "join", "openapi.json")
    deeds = (
        "",
        "/events",
        "/record",
        "/choices",
        "/undo",
        "/hints",
        "/orders",
        "/end-turn",
        "/token",
    )
    found |= {f"{API}/{one}" for one in api} | {f"{API}/tables/{{id}}{one}" for one in deeds}
    return sorted(found)


class Requests:
    """What was asked, and what was found."""

    def __init__(self, url: str, die: Random) -> None:
        self._where = urlsplit(url)
        self._die = die
        self._paths = addresses()
        self._line: http.client.HTTPConnection | None = None
        self.fields = {"choice", "rev", "as", "since", "lang", "seat", "changes", "name"}
        self.values: list[str] = ["0", "1", "me", "shakespeare", "othello", "en"]
        self.links: list[str] = ["/"]
        self.tables: list[str] = []
        self.tokens: list[str] = ["x"]
        self.cookies: list[str] = [""]
        self.asked = self.opened = 0
        self.statuses: Counter[int] = Counter()
        self.found: list[str] = []
        self.slowest = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._hang_up()

    def send(self, count: int) -> None:
        """So many requests."""
        for _ in range(count):
            if self.asked % TABLE_EVERY == 0:
                self._open()
            method, path, body, headers = self._made()
            self._ask(method, path, body, headers)

    # Making

    def _any(self) -> str:
        return self._die.choice((self._die.choice(HURTS), self._die.choice(self.values)))

    def _made(self) -> tuple[str, str, bytes, dict[str, str]]:
        die = self._die
        path = (
            die.choice(self.links) if die.random() < 0.2 else self._filled(die.choice(self._paths))
        )
        if die.random() < 0.4:
            pairs = [
                (die.choice(sorted(self.fields)), self._any()) for _ in range(die.randint(1, 3))
            ]
            path += ("&" if "?" in path else "?") + urlencode(pairs, errors="replace")
        method = die.choice(METHODS)
        headers = {
            die.choice(HEADERS): die.choice((*VALUES, self._any()))
            for _ in range(die.choice((0, 0, 1, 3)))
        }
        if die.random() < 0.7:
            headers["Cookie"] = die.choice(
                (
                    f"groundlings={die.choice(self.cookies)}",
                    f"groundlings={self._any()}; groundlings_language={self._any()}",
                    self._any(),
                )
            )
        body = b""
        if method in {"POST", "PUT", "PATCH", "DELETE"}:
            body, kind = self._body(path)
            headers.setdefault("Content-Type", kind)
            if path.startswith(API):
                headers.setdefault("Authorization", f"Bearer {die.choice(self.tokens)}")
        return method, path, body, headers

    def _filled(self, path: str) -> str:
        """An address with something in the place of its names."""

        def thing(found: re.Match[str]) -> str:
            if found[1] in {"id", "table"} and self._die.random() < 0.85:
                return self._die.choice(self.tables)
            return quote(self._any(), errors="replace")

        return re.sub(r"\{(\w+)(?::\w+)?\}", thing, path)

    def _body(self, path: str) -> tuple[bytes, str]:
        die = self._die
        if die.random() < 0.1:
            return die.randbytes(die.choice((1, 50, 5_000, 70_000))), die.choice(VALUES)
        if path.startswith(API):
            said = {die.choice(JSON_KEYS): self._thing(2) for _ in range(die.randint(0, 4))}
            return json.dumps(said).encode(), "application/json"
        pairs = [(die.choice(sorted(self.fields)), self._any()) for _ in range(die.randint(0, 6))]
        whole = urlencode(pairs, errors="replace").encode()
        return whole, "application/x-www-form-urlencoded"

    def _thing(self, depth: int) -> object:
        """Something that JSON can say."""
        die = self._die
        kind = die.randrange(8 if depth else 6)
        if kind < 3:
            return self._any()
        if kind < 6:
            return die.choice((0, 1, -1, 2**70, 1.5, True, False, None, 17))
        if kind == 6:
            return [self._thing(depth - 1) for _ in range(die.randint(0, 4))]
        return {self._any(): self._thing(depth - 1) for _ in range(die.randint(0, 3))}

    # Asking

    def _open(self) -> None:
        """A table of any game with any people."""
        die = self._die
        seats = [
            die.choice(("me", "me", "open", "bot:random")) for _ in range(die.choice((2, 2, 3)))
        ]
        said = {"game": die.choice(("shakespeare", "othello")), "seats": seats, "watch": "listed"}
        headers = {"Content-Type": "application/json"}
        text = self._ask("POST", f"{API}/tables", json.dumps(said).encode(), headers)
        if text.startswith("{") and "id" in (found := json.loads(text)):
            self.opened += 1
            self.tables.append(found["id"])
            self.tokens += [seat["token"] for seat in found["seats"] if seat["token"]]
            self.values += [seat["invite"] for seat in found["seats"] if seat["invite"]]
            del self.tables[:-50], self.tokens[:-100]

    def _ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> str:
        self.asked += 1
        what = f"{method} {path!r:.300} {headers!r:.300} {body!r:.300}"
        began = time.monotonic()
        try:
            status, text = self._answer(method, path, body, headers)
        except (UnicodeError, ValueError):
            self._hang_up()
            return ""  # no client could send it
        except (OSError, http.client.HTTPException) as error:
            self._hang_up()
            self.found.append(f"no answer ({type(error).__name__}): {what}")
            return ""
        self.slowest = max(self.slowest, time.monotonic() - began)
        self.statuses[status] += 1
        if (status >= BROKEN and status != AWAY) or "Traceback (most recent" in text:
            self.found.append(f"{status}: {what}")
        self._learn(text)
        return text

    def _answer(
        self, method: str, path: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, str]:
        if self._line is None:
            self._line = http.client.HTTPConnection(
                self._where.hostname or "", self._where.port, timeout=SECONDS
            )
        plain = {name: value for name, value in headers.items() if value.isprintable()}
        self._line.request(method, path, body, plain)
        answer = self._line.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie" and value.startswith("groundlings="):
                self.cookies = [*self.cookies[-20:], value.partition("=")[2].partition(";")[0]]
        if answer.headers.get_content_type() == "text/event-stream":
            text = answer.read1(2_000).decode(errors="replace")
            self._hang_up()
        else:
            text = answer.read().decode(errors="replace")
            if answer.will_close:
                self._hang_up()
        return answer.status, text

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line = None

    def _learn(self, text: str) -> None:
        """What a page calls its fields, what stands in them, and where it leads."""
        if "<" not in text[:50]:
            return
        for name, value in FIELD.findall(text):
            self.fields.add(name)
            self.values.append(value)
        self.links += LINK.findall(text)
        for known in (self.values, self.links):
            if len(known) > MOST_KNOWN:
                self._die.shuffle(known)
                del known[MOST_KNOWN // 2 :]
