"""Windows: those who could stop a deed answer under one seal, and nobody learns who has.

Where several people play, a window is open for a fixed time: as long as its kind of deed wants,
whatever anybody holds, has ordered or has answered. Answers lie in the house until it opens; then
all of them are written at once, and who has said nothing lets the deed happen.

Alone against bots, at one screen, among programs, and at tables that want no clock, it opens when
the last one has answered: there is nobody to hide that from, or all have agreed to wait.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.errors import GameError, shown
from groundlings.kernel import orders
from groundlings.kernel.orders import MOST_POINTS, SCOPES, Orders
from groundlings.stage.keys import now
from groundlings.stage.refusals import Illegal, NotNow, Stale, Wrong
from groundlings.store.model import GATHERING, PLAYING, Row

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable
    from groundlings.store.model import Seat

USUAL_BEATS: Final = 6
ORDER, CLOCK, PASSED = "order", "clock", "pass"
"""Why the house has chosen for somebody: as they ordered, since they said nothing, a pass."""


class Window(NamedTuple):
    """A window that is open now, by what everybody may know."""

    kind: str
    """Of the deed that may be stopped."""
    rev: int
    """The row at which it was opened."""
    seats: tuple[int, ...]
    """All who could respond, by what everybody sees."""
    beats: int
    """How long it is open; 0 = until all have answered."""
    opens: int
    """When the answers are opened, in milliseconds; 0 = when all have answered."""


def window_of(live: LiveTable) -> Window | None:
    """The window that is open at this table."""
    g = live.state
    if g is None or live.status != PLAYING or not live.game.deeds or g.answers:
        return None  # an imported game may stand in the middle of a window: it goes on as it was
    kind = live.game.window(g)
    if not kind:
        return None
    beats = live.game.deeds.get(kind, USUAL_BEATS) if is_clocked(live) else 0
    since = max(live.asked_since, live.taken_in)
    opens = since + round(beats * live.pace.beat * 1000) if beats else 0
    return Window(kind, live.rev, tuple(live.asked), beats, opens)


def minds(live: LiveTable) -> set[tuple[str | None, str | None]]:
    """Whoever chooses here, but bots: people, who may hold several seats, and programs."""
    return {(seat.person, seat.token) for seat in live.seats if not seat.player}


def is_clocked(live: LiveTable) -> bool:
    """Whether how long somebody thinks could tell somebody else anything."""
    here = minds(live)
    is_wanted = live.table.clock and live.pace.beat > 0
    return is_wanted and len(here) > 1 and any(token is None for _, token in here)


def orders_of(live: LiveTable, seat: int) -> Orders:
    """What a seat has ordered; a person and a program who have said nothing differ."""
    given = live.seats[seat]
    if given.orders:
        found = Orders.read(given.orders)
        return found if live.state is None else found.standing(live.game, live.state)
    return (orders.none if given.token else orders.usual)(live.game)


def ordered(live: LiveTable, seat: int) -> int | None:
    """What the orders of a seat choose for it now; None if it must be asked."""
    if live.state is None or live.seats[seat].player or seat not in live.asked:
        return None
    openly = len(minds(live)) > 1 and not is_clocked(live)
    return orders_of(live, seat).answer(live.game, live.state, seat, openly=openly)


def is_passing(live: LiveTable) -> bool:
    """Whether somebody's pass is on, at which nothing need be done."""
    g = live.state
    if g is None or live.status != PLAYING or len(live.asked) != 1:
        return False
    occasion = live.game.occasion(g, live.asked[0])
    return occasion is not None and not occasion.is_window


def sealed(seat: Seat, rev: int) -> str:
    """What a seat has answered in the window of this row; empty if nothing."""
    at, _, text = seat.sealed.partition(" ")
    return text if at == str(rev) else ""


def is_done_for(live: LiveTable, seat: int) -> bool:
    """Whether the house passes or answers for this seat at once: no question may flash up.

    Under a clock there is time to answer otherwise than one has ordered.
    """
    window = live.window
    if not is_passing(live) and (window is None or window.beats):
        return False
    return seat in live.asked and ordered(live, seat) is not None


# What people do


async def seal(live: LiveTable, seat: int, choices: Sequence[str]) -> None:
    """Answer in a window, under the lock; until it opens another answer takes its place."""
    if live.state is None or len(choices) != 1:
        raise Illegal("in a window there is one answer")
    game, text = live.game, choices[0]
    try:
        option = game.parse(text)
        if option not in game.options(live.state, seat):
            game.play(live.state.clone(), seat, option)  # it says what is legal
    except GameError as error:
        raise Illegal(str(error)) from None
    await _keep(live, seat, f"{live.rev} {game.text(option)}")
    await _open_unclocked(live)


async def answer_desks(live: LiveTable, rev: int, said: Mapping[int, str]) -> None:
    """Several players at one screen answer at once; who has no such card lets it happen."""
    async with live.lock:
        window, g = live.window, live.state
        if window is None or g is None or window.rev != rev:
            raise Stale("the window has been opened: look at the table again")
        for seat, text in said.items():
            legal = {live.game.text(option) for option in live.game.options(g, seat)}
            passing = live.game.text(passing_of(live.game, g, seat))
            await _keep(live, seat, f"{rev} {text if text in legal else passing}")
        await _open_unclocked(live)


async def unseal(live: LiveTable, seat: int) -> None:
    """Think again about an answer, under the lock."""
    await _keep(live, seat, "")


async def _keep(live: LiveTable, seat: int, text: str) -> None:
    """Keep an answer, or none, beyond this process; nobody else may notice it."""
    await change_seat(live, seat, sealed=text)
    live.ring_for(seat)
    if not is_clocked(live):
        live.is_ours = True
        live.wake()


async def change_seat(live: LiveTable, seat: int, **values: object) -> None:
    """Change what the store knows of a seat; who is told is another matter."""
    await asyncio.wrap_future(live.store.change_seat(live.id, seat, **values))
    fresh = replace(live.seats[seat], **values)  # type: ignore[arg-type]  # a seat's own fields
    live.seats = [*live.seats[:seat], fresh, *live.seats[seat + 1 :]]


# What the house does


def think(live: LiveTable, seat: int, rev: int, option: int) -> None:
    """What a bot will answer in the window of this row."""
    live.thoughts[seat] = rev, option


def answer_of(live: LiveTable, seat: int) -> int | None:
    """What a seat has answered, thought or ordered; None if it must still be asked."""
    text = live.answer(seat)
    if text:
        return live.game.parse(text)
    if live.seats[seat].player:
        rev, option = live.thoughts.get(seat, (-1, 0))
        return option if rev == live.rev else None
    return ordered(live, seat)


def passing_of(game: Game, g: State, seat: int) -> int:
    """What is answered for who says nothing: it happens."""
    occasion = game.occasion(g, seat)
    return game.overdue(g, seat) if occasion is None else occasion.passing


def is_answered(live: LiveTable) -> bool:
    """Whether all who could respond have answered, thought or ordered."""
    window = live.window
    return window is not None and all(answer_of(live, seat) is not None for seat in window.seats)


async def open_window(live: LiveTable, rev: int) -> None:
    """Open the window of this row, if it is still open for answers."""
    async with live.lock:
        if live.store.is_shared:
            await live.refresh_now()  # answers may have come to other processes
        if live.window is not None and live.rev == rev:
            with suppress(Stale):  # another process has opened it
                await open_now(live)


async def _open_unclocked(live: LiveTable) -> None:
    """Open a window that has no clock, under the lock, if all have answered."""
    if not is_clocked(live) and is_answered(live):
        await open_now(live)


async def open_now(live: LiveTable) -> None:
    """All answers are written at once, under the lock; who has given none lets it happen."""
    window, g = live.window, live.state
    if window is None or g is None:
        return
    opened, at = g.clone(), now()
    rows, obeyed = [], {}
    for n, seat in enumerate(window.seats):
        option = answer_of(live, seat)
        if not live.answer(seat) and not live.seats[seat].player:
            obeyed[live.rev + n] = CLOCK if option is None else ORDER
        if option is None:
            option = passing_of(live.game, g, seat)
        live.game.play(opened, seat, option)
        rows.append(Row(live.rev + n, seat, live.game.text(option), at))
    live.obeyed.update(obeyed)
    await live.write(opened, rows)


# Orders


async def give_orders(live: LiveTable, seat: int, given: Orders) -> None:
    """Standing orders for this seat; what they were given for now begins now."""
    async with live.lock:
        if live.status not in {GATHERING, PLAYING}:
            raise NotNow(live.why_not_playing())
        _check(live, given)
        g = live.state
        dated = given if g is None else given.dated(live.game, g)
        await change_seat(live, seat, orders=dated.written)
        live.is_ours = True
        live.ring_for(seat)
        live.wake()
        await _open_unclocked(live)


def _check(live: LiveTable, given: Orders) -> None:
    """What cannot be ordered at this game is refused in a sentence."""
    game, passes = live.game, live.game.passes_of(live.table.variants)
    if not game.deeds and not passes:
        raise Wrong(f"there is nothing to give orders about in {game.name}")
    for what, wanted, known in (
        ("a kind of deed", given.let, game.deeds),
        ("a pass", given.holds, passes),
        ("how long orders stand", {given.scope}, SCOPES),
    ):
        for one in sorted(wanted):
            if one not in known:
                raise Wrong(f"{shown(one)} is not {what} here; there are: {', '.join(known)}")
    for points in (given.under, given.steal):
        if not 0 <= points <= MOST_POINTS:
            raise Wrong(f"points are a number from 0 to {MOST_POINTS}, not {shown(points)}")
    for text in sorted(given.ready):
        try:
            game.parse(text)
        except GameError as error:
            raise Wrong(str(error)) from None


def uses_ready(live: LiveTable, seat: int) -> bool:
    """Whether a pass stops for what this seat has laid ready."""
    if live.state is None or not is_passing(live) or live.asked != [seat]:
        return False
    ready = orders_of(live, seat).ready
    return any(live.game.text(option) in ready for option in live.game.options(live.state, seat))


async def put_away(live: LiveTable, seat: int) -> None:
    """What was laid ready has stopped one pass, under the lock: it does not stop the next one."""
    given = replace(orders_of(live, seat), ready=frozenset())
    await change_seat(live, seat, orders=given.written)
    live.ring_for(seat)
