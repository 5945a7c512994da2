"""Windows that never tell: who looks on sees the same bytes at the same moments in every world.

A game of Othello stands at a window. The hidden cards are dealt anew, so that it knows nobody who
looks on. In each world the others do what they like under the seal: answer early or late, think
again, have orders, say nothing. Whoever looks on must be sent the same, at the same time.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import pytest

import groundlings
from groundlings.kernel.orders import Orders
from groundlings.kernel.play import asked_seats
from groundlings.stage import windows
from groundlings.stage.pace import Pace
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.upkeep import Upkeep
from groundlings.stage.windows import give_orders, ordered, window_of
from groundlings.web.api import body
from groundlings.web.scene import draw
from groundlings.web.stream import _messages
from groundlings.web.visit import Visit
from stage.live_tables import Here
from stage.unstored import unstored_table
from still_clock import in_still_time

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable
    from groundlings.stage.windows import Window

GAME = groundlings.game("othello")
SEATS = 4
PACE = Pace()
A_PASS_LATER = 1
"""Seconds: the window has been opened, somebody has passed, and no other card was turned up."""
WORLDS = 6
LOOK_AGAIN = 0.7
"""Seconds after which somebody who reloads the page again and again does so."""


class Sent(NamedTuple):
    """What somebody was sent, and when."""

    at: float
    text: bytes


def at_window(secret: int, kind: str) -> State:
    """A random game at a window of this kind, in which several could respond."""
    die = Random(secret)  # noqa: S311 - a die of a test
    g = GAME.new(SEATS, groundlings.Pledge(secret, bytes(16)))
    while True:
        if GAME.window(g) == kind and len(asked_seats(g)) > 1 and not g.answers:
            return g
        if g.over:
            raise LookupError(secret, kind)
        seat = asked_seats(g)[0]
        wished = [one for one in GAME.options(g, seat) if GAME.text(one) == "play"]
        GAME.play(g, seat, (wished or [die.choice(GAME.options(g, seat))])[0])


def opened(g: State) -> LiveTable:
    """A table of four people at which the game stands so."""
    live = unstored_table(SEATS, 1, GAME)
    live.table = replace(live.table, id="globe", watch="link")
    live.seats = [
        replace(seat, person=f"person {seat.seat}", name=f"Player {seat.seat}", orders="")
        for seat in live.seats
    ]
    live.pace = PACE
    live._become(g.clone(), ())
    return live


async def lives(live: LiveTable, seat: int, die: Random) -> None:
    """What somebody does under the seal; in the end they let it happen."""
    window = live.window
    assert window is not None
    if die.random() < 0.4:
        kinds = frozenset({window.kind}) if die.random() < 0.5 else frozenset[str]()
        await give_orders(live, seat, Orders(let=kinds, able=die.random() < 0.5))
    if seat not in window.seats or die.random() < 0.3:
        return
    for _ in range(die.randint(1, 3)):
        await asyncio.sleep(die.random() * window.beats / 4)
        await live.choose(seat, window.rev, [die.choice(live.options(seat) or ["let"])])
        if die.random() < 0.5:
            await live.undo(seat, window.rev, 1)
    if live.answer(seat):
        await live.choose(seat, window.rev, ["let"])


def heard(
    monkeypatch: pytest.MonkeyPatch, g: State, viewer: int | None, die: Random
) -> dict[str, list[Sent]]:
    """All that this viewer's page and program are sent from now on, or find by looking again."""
    names = ("page", "changes", "program", "again", "numbers")
    found: dict[str, list[Sent]] = {name: [] for name in names}

    async def watched() -> None:
        live = opened(g)
        who = ONLOOKER if viewer is None else Visitor(f"person {viewer}")
        page = Visit(who, "en", "http://globe.test", viewer, None)
        draws: dict[str, Callable[[], str]] = {
            "page": lambda: draw(live, page),
            "changes": lambda: draw(live, page),
            "program": lambda: json.dumps(body(live, who)),
        }
        closing = asyncio.Event()
        mine = [] if viewer is None else [viewer]

        async def listen(name: str) -> None:
            wants = name == "changes"
            parts = _messages(live, draws[name], closing, mine, wants_changes=wants)
            async for part in parts:
                at = asyncio.get_running_loop().time()
                found[name].append(Sent(at, part.plain + part.packed))

        def note(name: str, text: str) -> None:
            found[name].append(Sent(asyncio.get_running_loop().time(), text.encode()))

        async def look_again() -> None:
            while True:
                note("again", draw(live, page))
                note("numbers", str(upkeep.changes))
                await asyncio.sleep(LOOK_AGAIN)

        upkeep = Upkeep(None, Here(), PACE)  # type: ignore[arg-type]  # it looks after one table
        tasks = [asyncio.create_task(listen(name)) for name in draws]
        tasks.append(asyncio.create_task(look_again()))
        await asyncio.sleep(0)
        upkeep.attend(live)
        others = [seat for seat in range(SEATS) if seat != viewer]
        tasks += [asyncio.create_task(lives(live, seat, Random(die.random()))) for seat in others]  # noqa: S311
        assert live.window is not None
        await asyncio.sleep(live.window.beats + A_PASS_LATER)
        for task in (*tasks, *upkeep.moving.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    in_still_time(monkeypatch, watched())
    return found


def compare(monkeypatch: pytest.MonkeyPatch, g: State, viewer: int | None, seed: int) -> int:
    """Whoever looks on is sent the same in all worlds; how many messages that were."""
    die = Random(seed)  # noqa: S311 - a die of a test
    knows = 0 if viewer is None else viewer
    first = None
    for world in range(WORLDS):
        dealt = GAME.redeal(g, knows, 1000 * seed + world)
        told = heard(monkeypatch, dealt, viewer, die)
        first = first or told
        for name, messages in told.items():
            assert [one.text for one in messages] == [one.text for one in first[name]], name
            assert [one.at for one in messages] == [one.at for one in first[name]], name
    assert first is not None
    return sum(map(len, first.values()))


@pytest.mark.parametrize(
    ("secret", "kind"),
    [(7, "script"), (10, "script"), (6, "staging"), (6, "lead"), (9, "exit"), (2, "improv")],
)
def test_a15_nobody_who_looks_on_learns_who_could_have_stopped_a_card(
    monkeypatch: pytest.MonkeyPatch, secret: int, kind: str
) -> None:
    g = at_window(secret, kind)
    viewers = [None, *(seat for seat in range(SEATS) if seat in asked_seats(g))]
    for viewer in viewers:
        assert compare(monkeypatch, g, viewer, secret) > 4


def test_a_window_that_were_shorter_for_who_cannot_respond_would_be_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def shortened(live: LiveTable) -> Window | None:
        window = window_of(live)
        if window is None or live.state is None:
            return window
        unable = sum(len(live.game.options(live.state, seat)) == 1 for seat in window.seats)
        return window._replace(opens=window.opens - 200 * unable)

    monkeypatch.setattr(windows, "window_of", shortened)
    with pytest.raises(AssertionError):
        compare(monkeypatch, at_window(6, "staging"), None, 6)


def test_a_table_that_told_who_has_answered_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    really = windows._keep

    async def aloud(live: LiveTable, seat: int, text: str) -> None:
        await really(live, seat, text)
        live.table = replace(live.table, name=f"{live.table.name}.")
        live.ring()

    monkeypatch.setattr(windows, "_keep", aloud)
    with pytest.raises(AssertionError):
        compare(monkeypatch, at_window(3, "lead"), None, 3)


def test_an_order_answers_without_a_question() -> None:
    g = at_window(0, "script")
    live = opened(g)
    seat = asked_seats(g)[0]
    live.seats[seat] = replace(live.seats[seat], orders=Orders(let=frozenset({"script"})).written)
    assert ordered(live, seat) == GAME.parse("let")
