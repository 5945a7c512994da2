"""Orders, holds, windows and desks: how a person answers deeds, beforehand or under the seal."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from groundlings.stage.keys import now
from groundlings.stage.screen import has_desks, is_shared
from groundlings.stage.windows import ORDER, ordered, orders_of
from groundlings.store.model import PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook


class Switch(NamedTuple):
    """Something that a person can have on or off."""

    name: str
    words: str
    is_on: bool


class StandingOrders(NamedTuple):
    """What is let go by, what is taken, where one is stopped."""

    seat: int
    kinds: list[Switch]
    """The small deeds, each let go by or not."""
    under: int
    elsewhere: bool
    steal: int
    curtains: bool
    able: bool
    scope: str
    answered: int
    """How many windows they have answered since this person's last own choice."""


class Holds(NamedTuple):
    """At which passes a person wants to be asked, and what lies ready for the next one."""

    seat: int
    passes: list[Switch]
    ready: list[Switch]


class OpenWindow(NamedTuple):
    """A window that is open now, as one visitor sees it."""

    id: str
    kind: str
    beats: int
    """How long it is open; 0 = until all have answered."""
    left: int
    """How many beats of that are left, the one that has begun included."""
    beat_ms: int
    may: bool
    """Whether this visitor could respond, by what everybody sees."""
    answer: str
    """What this visitor has answered; nobody else knows."""
    words: str
    """The same in words."""
    by_order: bool
    """Whether an order of this visitor answers, unless they do."""


class Desk(NamedTuple):
    """The keys of one player at a shared screen: the same for all, whatever they hold."""

    seat: int
    name: str
    keys: list[Switch]


def standing_orders(live: LiveTable, seat: int | None, book: Phrasebook) -> StandingOrders | None:
    """The standing orders of a seat, at games that have windows to let pass."""
    g = live.state
    if g is None or seat is None or live.status != PLAYING or not live.game.deeds:
        return None
    given = orders_of(live, seat)
    kinds = [
        Switch(kind, book.text(f"orders.let_{kind}"), kind in given.let)
        for kind in live.game.deeds
        if kind in live.game.small_deeds
    ]
    return StandingOrders(
        seat,
        kinds,
        given.under,
        given.elsewhere,
        given.steal,
        given.curtains,
        given.able,
        given.scope,
        _answered(live, seat),
    )


def _answered(live: LiveTable, seat: int) -> int:
    """How many windows orders have answered of late, for who did not see them."""
    found = 0
    for row in reversed(live.rows):
        if row.seat == seat:
            why = live.obeyed.get(row.n)
            if why is None:
                break
            found += why == ORDER
    return found


def holds_of(live: LiveTable, seat: int | None, book: Phrasebook) -> Holds | None:
    """The hold switches of a seat, and what it may lay ready."""
    g = live.state
    passes = live.game.passes_of(live.table.variants)
    if g is None or seat is None or live.status != PLAYING or not passes:
        return None
    given = orders_of(live, seat)
    reserves = dict.fromkeys(live.game.text(option) for option in live.game.reserves(g, seat))
    return Holds(
        seat,
        [Switch(one, book.text(f"holds.{one}"), one in given.holds) for one in passes],
        [Switch(text, book.option(text), text in given.ready) for text in reserves],
    )


def open_window(
    live: LiveTable, seat: int | None, book: Phrasebook | None = None
) -> OpenWindow | None:
    """The window that is open now, as whoever sits there sees it."""
    window = live.window
    if window is None:
        return None
    beat = round(live.pace.beat * 1000)
    left = -(-(window.opens - now()) // beat) if window.beats else 0
    may = seat is not None and seat in window.seats
    answer = live.answer(seat)
    return OpenWindow(
        id=f"{live.id}-{window.rev}",
        kind=window.kind,
        beats=window.beats,
        left=min(max(left, 0), window.beats),
        beat_ms=beat,
        may=may,
        answer=answer,
        words=book.option(answer) if answer and book is not None else "",
        by_order=may and seat is not None and not answer and ordered(live, seat) is not None,
    )


def desks(live: LiveTable, mine: Sequence[int], book: Phrasebook) -> list[Desk]:
    """The desks of a shared screen in a window: one for each who could publicly respond."""
    window = live.window
    if window is None or live.state is None or not is_shared(live, mine) or not has_desks(live):
        return []
    keys = live.game.answers(live.state)
    return [
        Desk(
            seat,
            book.player(seat),
            [Switch(text, book.option(text), text == keys[0]) for text in keys],
        )
        for seat in window.seats
        if seat in mine and ordered(live, seat) is None
    ]
