"""People: a name, a private link that carries everything to another device, and invitations."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from groundlings.stage import seating
from groundlings.stage.keys import kept, now
from groundlings.stage.playhouse import ADDRESS
from groundlings.stage.refusals import NoTable
from groundlings.stage.settings import OFFERED, Settings, signs_of
from groundlings.stage.wish import clean_name
from groundlings.store.model import OPEN
from groundlings.web.board.facts import told_of_hints
from groundlings.web.board.lore import lore
from groundlings.web.cast import role
from groundlings.web.lobby import home_link
from groundlings.web.render import house_book, page
from groundlings.web.rights import kept_of, standing
from groundlings.web.rulebook import own_sheets
from groundlings.web.tables import house_of
from groundlings.web.visit import book_of
from groundlings.web.visitors import A_YEAR, KEY, LANGUAGE, Form, forget, remember, visitor, welcome
from groundlings.words import languages

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Person


async def me(request: Request) -> Response:
    """Name, language, all that can be set, and the home link."""
    person: Person | None = request.state.person
    response = page(
        request,
        "me.html",
        house_book(request.state.language),
        name=person.name if person else "",
        offered=OFFERED,
        home=home_link(request),
        standing=standing(request),
        theirs=await asyncio.to_thread(kept_of, house_of(request).playhouse.store, person),
        table=_came_from(request.query_params.get("table", "")),
    )
    remember(request, response)
    return response


def _came_from(text: str) -> str:
    """The address of the table that somebody has come from, if it is one."""
    return text if ADDRESS.fullmatch(text) else ""


async def change_me(request: Request) -> Response:
    """Another name, another language, other settings."""
    site = house_of(request)
    sent = await Form.of(request)
    here: Person | None = request.state.person
    settings = Settings.read(here.settings if here else "").changed(dict(sent.pairs))
    person = await welcome(request, site.playhouse, sent.one("name"))
    language = sent.one("lang")
    if language not in languages():
        language = person.language
    await site.playhouse.know(replace(person, language=language, settings=settings.written))
    table = _came_from(sent.one("table"))
    response = RedirectResponse(f"/me?table={table}" if table else "/me", 303)
    remember(request, response)
    return response


async def forget_me(_: Request) -> Response:
    """Leave this device; the home link leads back."""
    response = RedirectResponse("/", 303)
    forget(response)
    return response


async def speak(request: Request, language: str) -> Response:
    """The same page in another language, from now on."""
    site = house_of(request)
    person: Person | None = request.state.person
    if person is not None:
        fresh = replace(person, language=language)
        await asyncio.wrap_future(site.playhouse.store.change_person(fresh))
    there = request.url.remove_query_params("lang")
    response = RedirectResponse(there.path + (f"?{there.query}" if there.query else ""), 303)
    response.set_cookie(
        LANGUAGE,
        language,
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


# The home link


async def home(request: Request) -> Response:
    """Somebody's home link, opened on another device: who one is about to be."""
    person = await _whose(request)
    if request.state.person and request.state.person.id == person.id:
        return RedirectResponse("/", 303)
    book = house_book(request.state.language)
    who = person.name or book.text("player.guest")
    return page(request, "home.html", book, who=who, action=request.url.path)


async def come_home(request: Request) -> Response:
    """Be that person on this device."""
    person, here = await _whose(request), request.state.person
    if here is None or here.id != person.id:
        store = house_of(request).playhouse.store
        await asyncio.wrap_future(store.come_home(person, now()))
    request.state.key = request.path_params["key"]
    response = RedirectResponse("/", 303)
    remember(request, response)
    return response


async def _whose(request: Request) -> Person:
    key = request.path_params["key"]
    found = None
    if KEY.fullmatch(key):
        found = await asyncio.to_thread(house_of(request).playhouse.store.person, kept(key))
    if found is None:
        raise NoTable("this home link is nobody's")
    return found


# Invitations


async def invitation(request: Request) -> Response:
    """A seat that was kept for whoever has this link."""
    live, seat = await _invited(request)
    if visitor(request).holds(live.seats[seat]):
        return RedirectResponse(f"/t/{live.id}", 303)
    language = request.state.language
    book = book_of(live, language)
    person = request.state.person
    signs = signs_of(live.seats)
    seats = [
        {
            "name": "" if other.kind == OPEN else book.player(other.seat),
            "kind": other.kind,
            "taken": other.kind != OPEN,
            "mark": signs[other.seat],
            "role": role(other.player, language) if other.player else None,
        }
        for other in live.seats
    ]
    return page(
        request,
        "join.html",
        book,
        table={
            "name": live.table.name,
            "title": book.title(),
            "game": live.game.name,
            "line": book.about(),
            "hints": told_of_hints(live, book),
            "seats": seats,
            "seal": live.table.pledge(live.seats).commitment if live.table.has_slips else "",
        },
        action=request.url.path,
        name=person.name if person else "",
        own_cards=own_sheets(live.game, language),
        lore=lore(live.game),
        taken=live.seats[seat].kind != OPEN,
        seat=seat + 1,
    )


async def sit_down(request: Request) -> Response:
    """Take the seat."""
    site = house_of(request)
    live, seat = await _invited(request)
    sent = await Form.of(request)
    person = await welcome(request, site.playhouse, sent.one("name"))
    await seating.claim(live, seat, name=clean_name(person.name), slip=sent.slip(), person=person)
    response = RedirectResponse(f"/t/{live.id}", 303)
    remember(request, response)
    return response


async def _invited(request: Request) -> tuple[LiveTable, int]:
    site = house_of(request)
    code = request.path_params["invite"]
    place = None
    if KEY.fullmatch(code):
        place = await asyncio.to_thread(site.playhouse.store.seat_of_invite, code)
    if place is None:
        raise NoTable("this invitation is for no table here")
    return await site.playhouse.find(place[0]), place[1]
