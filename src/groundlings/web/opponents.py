"""Opponents in the lobby: who plays against whoever is here, and how they have met so far."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.responses import RedirectResponse, Response

import groundlings
from groundlings.bots.persons import LEVELS, STYLES
from groundlings.stage.opponents import chosen, opponent
from groundlings.stage.settings import Settings
from groundlings.web.cast import Role, role
from groundlings.web.history import decimal
from groundlings.web.render import house_book
from groundlings.web.tables import house_of
from groundlings.web.visitors import Form, remember, welcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from starlette.requests import Request

    from groundlings.store.model import Met
    from groundlings.words import Phrasebook

MOST: Final = 1000
"""So many seats of bots are looked at to tell who has won how often."""


class Rival(NamedTuple):
    """Somebody to play against, as the lobby offers them."""

    role: Role
    is_chosen: bool
    past: str
    """How often whoever is here has beaten them."""


class Panel(NamedTuple):
    """All of them."""

    levels: list[Rival]
    styles: list[Rival]
    is_style: bool
    """Whether a style is chosen: then styles lie open."""


def against(request: Request, game: str) -> str:
    """The bot that plays this game against whoever is here."""
    person = request.state.person
    kept = Settings.read(person.settings).against if person else ""
    return opponent(kept, game, house_of(request).bots)


async def panel(request: Request) -> Panel:
    """Whom one can play against; their past is told to those who have one."""
    person = request.state.person
    met: list[Met] = []
    if person:
        store = house_of(request).playhouse.store
        met = await asyncio.to_thread(store.met, person.id, MOST)
    language = request.state.language
    told = _past(met, house_book(language))
    playing = {against(request, game) for game in groundlings.games()}

    def rival(bot: str) -> Rival:
        never = house_book(language).text("opponent.never")
        return Rival(role(bot, language), bot in playing, told.get(bot, never))

    styles = [rival(one.bot) for one in STYLES if one.game in groundlings.games()]
    levels = [rival(one.bot) for one in LEVELS]
    return Panel(levels, styles, any(one.is_chosen for one in styles))


def _past(games: Iterable[Met], book: Phrasebook) -> dict[str, str]:
    met: dict[str, list[float]] = {}
    for one in games:
        met.setdefault(one.bot, []).append(one.win)
    return {bot: _won(wins, book) for bot, wins in met.items()}


def _won(wins: Sequence[float], book: Phrasebook) -> str:
    return book.text("opponent.past", wins=decimal(book, sum(wins)), n=len(wins))


async def choose(request: Request) -> Response:
    """Play against somebody else from now on."""
    site = house_of(request)
    sent = await Form.of(request)
    before = Settings.read(request.state.person.settings) if request.state.person else Settings()
    after = replace(before, against=chosen(before.against, sent.one("against")))
    person = await welcome(request, site.playhouse)
    await site.playhouse.know(replace(person, settings=after.written))
    response = RedirectResponse("/#opponents", 303)
    remember(request, response)
    return response
