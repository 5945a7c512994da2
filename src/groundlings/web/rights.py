"""Rights: what somebody can do with what is theirs: see it, take it along, lock it, have it gone.

Each is a plain form on the page of settings, and asks before it does what cannot be undone.
"""

from __future__ import annotations

import asyncio
import io
import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from starlette.responses import RedirectResponse, Response

import groundlings
from groundlings.errors import GameError
from groundlings.kernel import record
from groundlings.stage.keys import long_key, now
from groundlings.stage.refusals import NotYours, Wrong
from groundlings.stage.settings import Settings
from groundlings.store.model import BOT, FINISHED, OPEN, PLAYING
from groundlings.web.listing import ago
from groundlings.web.render import house_book
from groundlings.web.tables import house_of
from groundlings.web.visitors import Form, forget, remember

if TYPE_CHECKING:
    from starlette.requests import Request

    from groundlings.store.model import Ending, OwnCard, Person, Seat, Table
    from groundlings.store.store import Listed, Store
    from groundlings.words import Phrasebook

MINUTE: Final = 60_000
YES: Final = "yes"
"""What a form sends whose question was read."""


class Theirs(NamedTuple):
    """What the house keeps of somebody, as numbers."""

    running: int
    """Games that go on, with others."""
    alone: int
    """Games without anybody else: they go with whoever is forgotten."""
    together: int
    """Games with others that are over: they stay."""
    cards: int


def standing(request: Request) -> str:
    """How old a home link is, and whether others have come home by it."""
    person: Person | None = request.state.person
    if person is None:
        return ""
    book = house_book(request.state.language)
    told = [book.text("me.link_since", when=_when(book, person.key_since))]
    if not person.key_since:  # made before anybody kept that
        told = []
    if person.homecomings:
        when = _when(book, person.home_at)
        told.append(book.text("me.link_used", n=person.homecomings, when=when))
    else:
        told.append(book.text("me.link_unused"))
    return " ".join(told)


def _when(book: Phrasebook, at: int) -> str:
    """How long ago that was."""
    lasted = now() - at
    return book.text("me.ago", when=ago(book, lasted)) if lasted >= MINUTE else book.text("ago.now")


def kept_of(store: Store, person: Person | None) -> Theirs | None:
    """What there is of somebody."""
    if person is None:
        return None
    found = store.seats_of(person.id)
    alone = [one for one in found if not _has_others(one[1], person)]
    shared = [one for one in found if one not in alone]
    return Theirs(
        sum(table.status == PLAYING for table, _, _ in shared),
        len(alone),
        sum(table.status != PLAYING for table, _, _ in shared),
        sum(len(store.shelf.cards(person.id, game)) for game in groundlings.games()),
    )


def _has_others(seats: list[Seat], person: Person) -> bool:
    return any(seat.kind not in {BOT, OPEN} and seat.person != person.id for seat in seats)


async def _sure(request: Request) -> Person:
    """Who is here, and has been asked twice."""
    person: Person | None = request.state.person
    if person is None:
        raise NotYours("nobody is known here: there is nothing of yours")
    if (await Form.of(request)).one("sure") != YES:
        raise Wrong("this cannot be undone: send sure=yes with it")
    return person


async def new_link(request: Request) -> Response:
    """Another home link; the old one, and every other device, is nobody's at once."""
    person = await _sure(request)
    key = long_key()
    await house_of(request).playhouse.change_key(person, key)
    request.state.key = key
    response = RedirectResponse("/me#key-h", 303)
    remember(request, response)
    return response


async def erase(request: Request) -> Response:
    """Forget whoever asks, in the whole house."""
    person = await _sure(request)
    await house_of(request).playhouse.forget(person)
    response = RedirectResponse("/", 303)
    forget(response)
    return response


# To take along


async def export(request: Request) -> Response:
    """Everything that the house keeps of whoever asks, as a ZIP file."""
    person: Person | None = request.state.person
    if person is None:
        raise NotYours("nobody is known here: there is nothing of yours")
    store = house_of(request).playhouse.store
    packed = await asyncio.to_thread(exported, store, person)
    headers = {"Content-Disposition": 'attachment; filename="groundlings.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)


def exported(store: Store, person: Person) -> bytes:
    """`me.json` with all of it, a record of each game that is over, a small file of each card."""
    cards = [card for game in groundlings.games() for card in store.shelf.cards(person.id, game)]
    found = store.seats_of(person.id)
    told = {
        "person": _person(person),
        "tables": [_table(store, person, one) for one in found],
        "cards": [{"game": card.game, "written": card.written, **card.card} for card in cards],
    }
    file = io.BytesIO()
    with ZipFile(file, "w", ZIP_DEFLATED) as pack:
        pack.writestr("me.json", json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        for table, seats, ending in found:
            text = recorded(store, table, seats, ending)
            if text:
                pack.writestr(f"games/{table.game}-{table.id}.txt", text)
        for card in cards:
            pack.writestr(f"cards/{card.game}-{card.id}.toml", _small_file(card))
    return file.getvalue()


def recorded(store: Store, table: Table, seats: list[Seat], ending: Ending | None) -> str:
    """The record of a game that is over, from its rows; nothing of a private copy, or before."""
    if table.status != FINISHED or table.origin is not None or ending is None:
        return ""
    rows = [(row.seat, row.option) for row in store.log(table.id)]
    return record.spelled(groundlings.game(table.game), table.setup(seats), rows, ending.scores)


def _small_file(card: OwnCard) -> str:
    blank = groundlings.game(card.game).guide.blank
    try:
        return blank.spelled([card.card]) if blank is not None else ""
    except GameError:  # one with a fault is in me.json as it was written
        return ""


def _person(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "settings": Settings.read(person.settings).told,
        "against": Settings.read(person.settings).against,
        "seen": person.seen,
        "link": {
            "since": person.key_since,
            "homecomings": person.homecomings,
            "last": person.home_at,
            "hash": person.key,
        },
    }


def _table(store: Store, person: Person, one: Listed) -> dict[str, Any]:
    """A table, the own seats at it, and the own choices with their time: nothing of others."""
    table, seats, ending = one
    mine = [seat for seat in seats if seat.person == person.id]
    held = {seat.seat for seat in mine}
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "status": table.status,
        "opened": table.opened,
        "changed": table.changed,
        "hosted": table.host == person.id,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "sign": seat.sign,
                "colour": seat.colour,
                "understudy": seat.understudy,
                "nonce": seat.nonce.hex() if seat.nonce else None,
                "slip": seat.slip,
                "orders": seat.orders,
                "looked": seat.looked,
                "confirm": seat.confirm,
                "sealed": seat.sealed,
            }
            for seat in mine
        ],
        "scores": [ending.scores[seat] for seat in sorted(held)] if ending else None,
        "choices": [
            {"row": row.n, "seat": row.seat, "choice": row.option, "at": row.at}
            for row in store.log(table.id)
            if row.seat in held
        ],
    }
