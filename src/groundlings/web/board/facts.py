"""The facts of a table: what it is called, who sits where, and who may do what about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from groundlings.bots.eyes import EYES
from groundlings.stage.absence import ALL_AFTER, MOST_AFTER, Absence, absence, has_agreed
from groundlings.stage.prompter import are_on, is_single
from groundlings.stage.screen import is_shared
from groundlings.stage.seating import may_leave
from groundlings.stage.settings import COLOURS, colours_of, signs_of
from groundlings.store.model import BOT, CLOSED, FINISHED, FROZEN, GATHERING, OPEN, PERSON, PLAYING
from groundlings.web.board.lore import lore
from groundlings.web.cast import Role, role
from groundlings.web.render import qr

if TYPE_CHECKING:
    from markupsafe import Markup

    from groundlings.kernel.state import State
    from groundlings.stage.screen import Shown
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Origin, Seat
    from groundlings.web.visit import Visit
    from groundlings.words import Phrasebook


class TableFacts(NamedTuple):
    """The table itself."""

    name: str
    title: str
    """The game that is played."""
    status: str
    url: str
    rev: int
    stream: str
    """Where its changes come from; empty if there will be none."""
    is_turn: bool
    heading: str
    is_ended: bool
    variants: list[str]
    """The ways of playing that are not the usual ones, in words."""
    can_join: bool
    rematch: str
    """The address of the next game of the same people."""
    is_hosted: bool
    """Whether the visitor is its host."""
    is_local: bool
    """Whether links to it work on this computer only."""
    origin: str
    """The address of the moment that its game goes on from; empty if it began by itself."""
    is_watched: bool
    """Whether the visitor looks on and plays no part."""
    is_read: bool
    """Whether the play is read to everybody here."""
    hints: str
    """Whether there are hints here, in words; empty where nobody could ask for one."""
    is_agreed: bool
    """Whether that concerns others too: they agree to it by sitting down."""
    ways: frozenset[str]
    """The same that are switched on, by name: for what only they need."""
    lore: str
    """Where its rules and pieces are told."""
    hues: str
    """Which seats have another colour than the one that goes with their number, as classes."""


class Away(NamedTuple):
    """Somebody who is away: since when, what can be done about it and when."""

    absence: Absence
    may_agree: bool
    """Whether the visitor may say now that a bot stands in,"""
    has_agreed: bool
    """or has said so."""
    all_after: int = ALL_AFTER
    most_after: int = MOST_AFTER


class SeatCard(NamedTuple):
    """A seat: who sits there, what is going on there, and what the visitor may do about it."""

    seat: int
    mark: str
    name: str
    kind: str
    role: Role | None
    """The bot that plays here, for itself or for somebody."""
    has_understudy: bool
    is_mine: bool
    is_nameless: bool
    """Whether the visitor sits here and has given no name."""
    is_asked: bool
    has_answered: bool
    is_away: bool
    is_here: bool
    """Whether a screen of theirs looks on; before the game that is all there is to see."""
    is_host: bool
    may_leave: bool
    away: Away | None
    """What is shown of somebody who has been away for a while."""
    may_return: bool
    may_fill: bool
    invite: str
    """The link for whoever shall sit here; for the host of the table only."""
    qr: Markup | None


def table_facts(live: LiveTable, visit: Visit, screen: Shown, book: Phrasebook) -> TableFacts:
    """The table as this visitor finds it."""
    url = f"/t/{live.id}"
    is_alone = not is_shared(live, visit.visitor.seats(live))
    query = {} if screen.seat is None or not is_alone else {"as": str(screen.seat)}
    if screen.seat is not None and visit.look is not None and not is_alone:
        query["look"] = "-".join(map(str, visit.look))
    if visit.since is not None:
        query["since"] = "-".join(map(str, visit.since))
    tail = f"?{urlencode(query)}" if query else ""
    is_live = visit.at is None
    turn = screen.chooser is not None and screen.chooser in live.turn and is_live
    key = "table.title_turn" if turn or screen.curtain is not None else "table.title"
    return TableFacts(
        name=live.table.name,
        title=book.title(),
        status=live.status,
        url=url,
        rev=live.rev,
        stream=f"{url}/stream{tail}" if is_live and live.status != CLOSED else "",
        is_turn=turn,
        heading=book.text(key, table=live.table.name),
        is_ended=live.status in {FINISHED, CLOSED, FROZEN},
        variants=[
            book.named(book.variant(name), book.setting(name, str(value).lower()))
            for name, value in live.table.variants.items()
            if value != live.game.variants[name].default
        ]
        + ([book.text("table.table_read")] if live.table.table_read else []),
        can_join=live.table.watch == "listed" and live.status == GATHERING,
        rematch=f"/t/{live.table.rematch}" if live.table.rematch else "",
        is_hosted=visit.visitor.hosts(live),
        is_local=visit.is_local,
        origin=_origin(live.table.origin),
        is_watched=live.status == PLAYING and not visit.visitor.seats(live),
        is_read=live.table.table_read,
        hints=told_of_hints(live, book),
        is_agreed=not is_single(live),
        ways=ways_of(live),
        lore=lore(live.game),
        hues=hues_of(live),
    )


def told_of_hints(live: LiveTable, book: Phrasebook) -> str:
    """Whether there are hints at this table, for whoever sits down or looks on."""
    if live.game.name not in EYES or all(seat.kind == BOT for seat in live.seats):
        return ""
    return book.text("counsel.on") if are_on(live) else book.text("counsel.off")


def ways_of(live: LiveTable) -> frozenset[str]:
    """The variants that are switched on, by name."""
    return frozenset(name for name, value in live.table.variants.items() if value is True)


def hues_of(live: LiveTable) -> str:
    """The one place where a seat gets its colour: all that is drawn of it follows the page."""
    return "".join(
        f" hue-{seat}-{colour}"
        for seat, colour in enumerate(colours_of(live.seats))
        if colour != COLOURS[seat % len(COLOURS)]
    )


def _origin(origin: Origin | None) -> str:
    return f"/t/{origin.table}?at={origin.row}&as={origin.seat}" if origin else ""


def seat_card(live: LiveTable, visit: Visit, n: int, book: Phrasebook) -> SeatCard:
    """A seat as this visitor finds it."""
    seat = live.seats[n]
    who = visit.visitor
    mine = who.holds(seat)
    nameless = mine and seat.kind == PERSON and not seat.name and len(who.seats(live)) == 1
    away = seat.kind == PERSON and not live.present.get(n) and live.status == PLAYING
    link = ""
    if seat.kind == OPEN and seat.invite and who.hosts(live):
        link = f"{visit.base}/join/{seat.invite}"
    return SeatCard(
        seat=n,
        mark=signs_of(live.seats)[n],
        name=_name(seat, book, is_nameless=nameless),
        kind=seat.kind,
        role=role(seat.player, book.language) if seat.player else None,
        has_understudy=bool(seat.understudy),
        is_mine=mine,
        is_nameless=nameless,
        is_asked=_is_waited_for(live, n, is_mine=mine),
        has_answered=_has_answered(live.state, n),
        is_away=away and not mine,
        is_here=mine or bool(live.present.get(n)),
        is_host=seat.person is not None and seat.person == live.table.host,
        may_leave=may_leave(live, who, n),
        away=_away(live, visit, n),
        may_return=mine and bool(seat.understudy) and live.status == PLAYING,
        may_fill=seat.kind == OPEN and who.hosts(live),
        invite=link,
        qr=qr(link) if link else None,
    )


def _away(live: LiveTable, visit: Visit, n: int) -> Away | None:
    """The absence of whoever sits there, while the game goes on."""
    found = absence(live, n) if visit.at is None else None
    if found is None or visit.visitor.holds(live.seats[n]):
        return None
    agreed = has_agreed(live, visit.visitor, n)
    plays = any(not live.seats[mine].player for mine in visit.visitor.seats(live))
    return Away(found, found.may_agree and plays and not agreed, agreed)


def _name(seat: Seat, book: Phrasebook, *, is_nameless: bool) -> str:
    if seat.kind == OPEN:
        return book.text("seat.free")
    return book.text("seat.me") if is_nameless else book.player(seat.seat)


def _is_waited_for(live: LiveTable, n: int, *, is_mine: bool) -> bool:
    """Whether all wait for this seat; in a window nobody may know that but whoever sits there."""
    if live.window is None:
        return n in live.turn
    return is_mine and n in live.asked_of(n)


def _has_answered(g: State | None, seat: int) -> bool:
    return g is not None and bool(g.answers) and g.answers[seat] >= 0
