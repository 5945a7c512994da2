"""Visitors: who comes to a page, known by a private key in a cookie and by nothing else."""

from __future__ import annotations

import asyncio
import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qsl

from groundlings.stage.keys import kept, long_key, now
from groundlings.stage.refusals import Wrong
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.slips import read_hex
from groundlings.stage.wish import clean_name
from groundlings.store.model import Person
from groundlings.web.uploads import parts_of
from groundlings.words import languages

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from groundlings.stage.playhouse import Playhouse

COOKIE: Final = "groundlings"
LANGUAGE: Final = "groundlings_language"
A_YEAR: Final = 34_560_000
"""Seconds a browser keeps us: 400 days, the most that browsers allow; renewed at every visit."""
KEY: Final = re.compile(r"[2-9a-z]{26}")


def take_for_a_stranger(request: Request) -> None:
    """Whoever it is, we cannot look it up now."""
    request.state.person = None
    request.state.key = None
    request.state.language = _language(request, None)


async def recognise(request: Request, house: Playhouse) -> None:
    """Look who it is: sets `request.state.person`, `.key` and `.language`."""
    key = request.cookies.get(COOKIE, "")
    person = None
    if KEY.fullmatch(key):
        mark = kept(key)
        person = house.store.known(mark) or await asyncio.to_thread(house.store.person, mark)
    request.state.person = person
    request.state.key = key if person else None
    request.state.language = _language(request, person)


def _language(request: Request, person: Person | None) -> str:
    """The reader's own choice, else the first of the browser's that we speak."""
    for wish in (request.query_params.get("lang"), person.language if person else None):
        if wish in languages():
            return wish
    chosen = request.cookies.get(LANGUAGE)
    if chosen in languages():
        return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        code = wish.split(";")[0].split("-")[0].strip().lower()
        if code in languages():
            return code
    return "en"


def visitor(request: Request) -> Visitor:
    """The person as a table knows one."""
    person: Person | None = request.state.person
    return Visitor(person=person.id) if person else ONLOOKER


async def welcome(request: Request, house: Playhouse, name: str = "") -> Person:
    """The person who is here; somebody new gets a key of their own."""
    person: Person | None = request.state.person
    name = clean_name(name)
    if person is None:
        request.state.key = long_key()
        at, mark = now(), kept(request.state.key)
        language = request.state.language
        person = Person(secrets.token_hex(8), mark, name, language, seen=at, key_since=at)
        await asyncio.wrap_future(house.store.keep_person(person))
    elif name and name != person.name:
        person = replace(person, name=name)
        await asyncio.wrap_future(house.store.change_person(person))
    request.state.person = person
    return person


async def is_gone(request: Request, house: Playhouse) -> bool:
    """Whether the key that a long request came with is nobody's by now."""
    if request.state.key is None:
        return False
    mark = kept(request.state.key)
    if house.store.known(mark) is not None:
        return False
    return await asyncio.to_thread(house.store.person, mark) is None


def remember(request: Request, response: Response) -> None:
    """Give a visitor's key to the browser, out of reach of any script."""
    if request.state.key:
        response.set_cookie(
            COOKIE,
            request.state.key,
            max_age=A_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


def forget(response: Response) -> None:
    """Leave this browser."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


class Form:
    """What a form has sent: plain fields, some of them several times."""

    def __init__(self, pairs: list[tuple[str, str]]) -> None:
        self.pairs = pairs

    @classmethod
    async def of(cls, request: Request) -> Form:
        """Read the body of a post."""
        if request.headers.get("content-type", "").startswith("multipart/form-data"):
            return cls(parts_of(await request.body(), request.headers["content-type"]))
        try:
            text = (await request.body()).decode()
            return cls(parse_qsl(text, keep_blank_values=True, max_num_fields=200, errors="strict"))
        except ValueError:
            raise Wrong(
                "this is no form: send fields as application/x-www-form-urlencoded"
            ) from None

    def one(self, name: str, default: str = "") -> str:
        """The field of this name."""
        return next((value for key, value in self.pairs if key == name), default)

    def all(self, name: str) -> list[str]:
        """All fields of this name, in order."""
        return [value for key, value in self.pairs if key == name]

    def number(self, name: str) -> int:
        """A field that holds a whole number."""
        text = self.one(name)
        if not re.fullmatch(r"-?[0-9]{1,9}", text):
            raise Wrong(f"{name} must be a whole number, not {text[:40]!r}")
        return int(text)

    def slip(self) -> str | None:
        """What the browser puts in for the dice, if it has drawn something."""
        return read_hex(self.one("slip"), "the seal of a slip")
