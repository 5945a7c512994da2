"""A small server with one page: it tells every stream, and answers forms as a test wants."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

PAGES = Path(__file__).parent / "pages"
SCRIPTS = Path(__file__).parents[3] / "src/groundlings/web/static"
STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
KEPT = "max-age=3600"  # the scripts stay as they are while the tests run
WAIT_SECONDS = 10.0  # so long a condition may take before its test fails


class Asked(NamedTuple):
    """One request that came in, other than for the page and its parts."""

    method: str
    path: str
    fields: dict[str, str]
    fragment: bool


class Answer(NamedTuple):
    """What the server answers; without a status it hangs up."""

    status: int | None
    text: str = ""
    location: str = ""


@dataclass
class Server:
    """What the server shows and what it has seen."""

    table: str = ""
    answer: Callable[[Asked], Answer] | None = None
    stream_status: int = 200
    asked: list[Asked] = field(default_factory=list)
    dialled: list[str] = field(default_factory=list)
    streams: list[socket.socket] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)
    url: str = ""
    frame: str = field(default_factory=(PAGES / "page.html").read_text)

    def until(self, condition: Callable[[], object]) -> None:
        """Wait for something that the server can see."""
        with self.changed:
            assert self.changed.wait_for(condition, WAIT_SECONDS), "it did not happen"

    def note(self, act: Callable[[], object]) -> None:
        with self.changed:
            act()
            self.changed.notify_all()

    def say(self, table: str) -> None:
        """Tell every stream."""
        self.table = table
        with self.changed:
            for stream in self.streams:
                stream.sendall(message(table))

    def change(self, told: str) -> None:
        """Tell every stream what has changed."""
        with self.changed:
            for stream in self.streams:
                stream.sendall(b"event: change\n" + message(told))

    def hang_up(self) -> None:
        """End every stream from the server's side."""
        with self.changed:
            for stream in self.streams:
                stream.shutdown(socket.SHUT_WR)

    def page(self) -> str:
        return self.frame.replace("<!-- the table -->", self.table)


def message(table: str) -> bytes:
    data = "".join(f"data: {line}\n" for line in table.splitlines())
    return f"{data}\n".encode()


class Handler(BaseHTTPRequestHandler):
    """Answers one request, for the server of the test that runs now."""

    server: Port

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        """Nothing: a test tells what it has seen."""

    def give(
        self, answer: Answer, kind: str = "text/html; charset=utf-8", cache: str = "no-store"
    ) -> None:
        if answer.status is None:
            return
        with suppress(ConnectionError):  # who asked may have gone
            self.send_response(answer.status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Security-Policy", STRICT)
            self.send_header("Cache-Control", cache)
            if answer.location:
                self.send_header("Location", answer.location)
            self.end_headers()
            self.wfile.write(answer.text.encode())

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path.endswith(".js"):
            self.give(Answer(200, (SCRIPTS / path[1:]).read_text()), "text/javascript", KEPT)
        elif path == "/page.css":
            self.give(Answer(200, (PAGES / "page.css").read_text()), "text/css", KEPT)
        elif path == "/favicon.ico":
            self.give(Answer(204))
        elif path.startswith("/stream"):
            self.stream()
        elif path == "/elsewhere":
            self.give(Answer(200, f"<!doctype html><h1>Elsewhere</h1>{table(99, '', stream=None)}"))
        elif "X-Groundlings" in self.headers:
            self.ask(urlsplit(self.path).query)
        else:
            self.give(Answer(200, self.server.now.page()))

    def do_POST(self) -> None:
        self.ask(self.rfile.read(int(self.headers["Content-Length"])).decode())

    def ask(self, fields: str) -> None:
        server = self.server.now
        fragment = self.headers.get("X-Groundlings") == "fragment"
        path = urlsplit(self.path).path
        asked = Asked(self.command, path, dict(parse_qsl(fields)), fragment)
        server.note(lambda: server.asked.append(asked))
        self.give(server.answer(asked) if server.answer else Answer(200, server.table))

    def stream(self) -> None:
        server = self.server.now
        server.note(lambda: server.dialled.append(self.path))
        if server.stream_status != 200:
            self.give(Answer(server.stream_status))
            return
        ours, theirs = socket.socketpair()
        with ours, theirs, suppress(ConnectionError):  # who listened may have gone
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            self.wfile.write(b"retry: 20\n\n" + message(server.table))
            server.note(lambda: server.streams.append(theirs))
            try:
                self.pass_on(ours)
            finally:
                server.note(lambda: server.streams.remove(theirs))

    def pass_on(self, ours: socket.socket) -> None:
        """What the server says, until one of both hangs up."""
        while True:
            ready, _, _ = select.select([self.connection, ours], [], [])
            said = b"" if self.connection in ready else ours.recv(1 << 20)
            if not said:
                return
            self.wfile.write(said)


class Port(ThreadingHTTPServer):
    """Where requests come in, many at once."""

    daemon_threads = True
    request_queue_size = 64
    now: Server
    """Who answers now."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)


def table(rev: int, inside: str, *, stream: str | None = "/stream", more: str = "") -> str:
    line = f' data-stream="{stream}"' if stream else ""
    return f'<main id="table" data-rev="{rev}"{line} data-title="Move {rev}" {more}>{inside}</main>'


def enter(page: Page, server: Server, first: str) -> None:
    """Open the page, and wait for its line if it asks for one."""
    server.table = first
    page.goto(server.url)
    if "data-stream" in first:
        server.until(lambda: server.streams)


def morph(page: Page, server: Server, then: str) -> None:
    """Tell the page a new table, and wait until it shows it."""
    server.say(then)
    rev = then.partition('data-rev="')[2].partition('"')[0]
    expect(page.locator("#table")).to_have_attribute("data-rev", rev)


def requests(page: Page) -> list[str]:
    """From now on: what the page asks for."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    return found


def settled(page: Page) -> None:
    """What the page has begun to ask for is known here: it tells everything in its order."""
    page.evaluate("0")


def remember(page: Page, selector: str) -> None:
    page.evaluate("(selector) => { window.it = document.querySelector(selector) }", selector)


def is_the_same(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => window.it === document.querySelector(s)", selector))


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id"))


HIDING = """
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.setHidden = (value) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def set_hidden(page: Page, *, hidden: bool) -> None:
    page.evaluate("(value) => window.setHidden(value)", hidden)


FORM = (
    '<form data-live method="post" action="/play"><input type="hidden" name="rev" value="12">'
    '<input id="say" name="say">'
    '<button id="go" name="choice" value="take:blue">Take</button></form>'
)


def replay(at: int, last: int = 4, pace: int = 1, more: str = "") -> str:
    inside = (
        f'<form data-live method="get" action="/"><input type="range" id="at" name="at" min="0" '
        f'max="{last}" value="{at}"><button name="at" value="0" id="first">First</button>{more}'
        f'<button type="button" id="play" data-playback="{pace}" aria-pressed="false" hidden>'
        f'Play</button></form><p id="shown">{at}</p><input id="note"><p id="p" tabindex="-1">x</p>'
    )
    return table(at, inside, stream=None)
