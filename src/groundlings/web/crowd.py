"""The crowd: what is told whoever asks for more than one address may have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from groundlings.web.render import house_book, page
from groundlings.web.visitors import take_for_a_stranger

if TYPE_CHECKING:
    from starlette.types import Scope

TOO_MANY: Final = 429


def turned_away(scope: Scope, name: str, seconds: int, api: str) -> Response:
    """One sentence and when to come again: a page for who wants one, JSON for programs.

    The store is not asked who it is, for that is what there is too much of.
    """
    headers = {"Retry-After": str(seconds)}
    if scope["path"].startswith(api):
        sentence = house_book("en").text(f"crowd.{name}", n=seconds)
        return JSONResponse({"error": sentence}, TOO_MANY, headers)
    request = Request(scope)
    take_for_a_stranger(request)
    book = house_book(request.state.language)
    sentence = book.text(f"crowd.{name}", n=seconds)
    if "text/html" not in request.headers.get("accept", ""):
        return PlainTextResponse(sentence + "\n", TOO_MANY, headers)
    response = page(
        request, "note.html", book, code=TOO_MANY, status=TOO_MANY,
        title=book.text("note.title_429"), sentence=sentence, back_url="/",
    )  # fmt: skip
    response.headers.update(headers)
    return response
