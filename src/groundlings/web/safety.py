"""Safety: what every answer carries, and what is turned away at the door."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse

from groundlings.web.crowd import turned_away
from groundlings.web.quotas import FREE, STREAMS, whose
from groundlings.web.quotas import SOON as SOON_AGAIN

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from groundlings.web.quotas import Quotas

LARGEST: Final = 64 * 1024
"""Bytes that a post may have."""
LONGEST: Final = 2048
"""Bytes that an address may have, with what follows its question mark."""
API: Final = "/api/"
LOOKS: Final = {"GET", "HEAD", "OPTIONS"}
LOG: Final = logging.getLogger("groundlings.web")
TOO_LARGE: Final = 413, f"a post has at most {LARGEST} bytes"
TOO_LONG: Final = 414, f"an address has at most {LONGEST} bytes"
UNAVAILABLE: Final = 503
SOON: Final = "5"
"""Seconds after which a store that does not answer may be asked again."""
UNANSWERED: Final = "the store does not answer; look at your table again in a moment"
FOREIGN: Final = "this post comes from another site: use the pages of this house"
BROKEN: Final = "something broke here; nothing at your table has changed, so try again"

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
}

ALWAYS: Final = [
    (name.lower().encode(), value.encode())
    for name, value in {**HEADERS, "Cache-Control": "no-store"}.items()
]
"""What every answer carries, unless it says something else."""
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")


def note_silence(error: Exception) -> None:
    """The store does not answer: why, without what it was asked."""
    why = getattr(error, "orig", None) or type(error).__name__
    LOG.error("the store does not answer: %s", " ".join(str(why).split()))


class Dressed:
    """The way out: every answer gets the headers of the site."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._is_secure = scope["scheme"] == "https"
        self.is_begun = False

    async def __call__(self, message: Message) -> None:
        """One part of an answer."""
        if message["type"] == "http.response.start":
            self.is_begun = True
            headers = [*message.get("headers", ())]
            given = {name.lower() for name, _ in headers}
            headers += [one for one in ALWAYS if one[0] not in given]
            if self._is_secure and SECURE[0] not in given:
                headers.append(SECURE)
            message["headers"] = headers
        await self._send(message)


class Door:
    """Turns away what is too large, too much or from elsewhere; dresses every answer."""

    def __init__(self, app: ASGIApp, quotas: Quotas) -> None:
        self.app = app
        self.quotas = quotas

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        dressed = Dressed(scope, send)
        client = scope.get("client")
        who = whose(client[0]) if client else ""
        is_stream = False
        if scope["method"] in LOOKS:
            app = self._looked_at(scope, who)
            is_stream = app is self.app and scope["path"].endswith(STREAMS)
        else:
            app = self._refused(scope, who) or self.app
            if app is self.app:
                try:
                    body = await _whole(receive)
                except Gone:
                    return  # half a post is none
                if body is None:
                    app = _told(scope, *TOO_LARGE)
                receive = _again(body or b"", receive)
        try:
            await app(scope, receive, dressed)
        except Exception:  # a fault of ours: nobody is shown a traceback
            if dressed.is_begun:
                raise
            LOG.exception("%s %s failed", scope["method"], scope.get("route"))
            await _told(scope, 500, BROKEN)(scope, receive, dressed)
        finally:
            if is_stream:
                self.quotas.leave("streams", who)

    def _looked_at(self, scope: Scope, who: str) -> ASGIApp:
        """Whoever answers who only looks; a stream is counted, and is to be given back."""
        path, quotas = scope["path"], self.quotas
        if len(scope["query_string"]) + len(path) > LONGEST:
            return _told(scope, *TOO_LONG)
        wait = 0 if path.startswith(FREE) else quotas.ask("pages", who)
        if wait:
            return turned_away(scope, "pages", wait, API)
        if path.endswith(STREAMS) and not quotas.enter("streams", who):
            return turned_away(scope, "streams", SOON_AGAIN, API)
        return self.app

    def _refused(self, scope: Scope, who: str) -> ASGIApp | None:
        if len(scope["query_string"]) + len(scope["path"]) > LONGEST:
            return _told(scope, *TOO_LONG)
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if length.isdecimal() and int(length) > LARGEST:
            return _told(scope, *TOO_LARGE)
        short = self.quotas.ask_post(scope["path"], who)
        if short is not None:
            return turned_away(scope, *short, API)
        if not scope["path"].startswith(API) and is_foreign(headers):
            return _told(scope, 403, FOREIGN)
        return None


class Gone(Exception):  # noqa: N818 - it names what has happened
    """Whoever was posting has hung up."""


async def _whole(receive: Receive) -> bytes | None:
    """The body of a post; None if it grows beyond the limit, whatever it said of its length."""
    body: bytes = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        body += message.get("body", b"")
        if len(body) > LARGEST:
            return None
        if not message.get("more_body", False):
            return body


def _again(body: bytes, receive: Receive) -> Receive:
    """A body that was read, to be read once more."""
    is_read = False

    async def give() -> Message:
        nonlocal is_read
        if is_read:
            return await receive()
        is_read = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give


def is_foreign(headers: Headers) -> bool:
    """Whether a browser says that a post was not made on our own pages."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc != headers.get("host")
        except ValueError:
            return True
    return headers.get("sec-fetch-site", "same-origin") not in {"same-origin", "none"}


def _told(scope: Scope, status: int, sentence: str) -> ASGIApp:
    if scope["path"].startswith(API):
        return JSONResponse({"error": sentence}, status)
    return PlainTextResponse(sentence + "\n", status)
