"""Does a window tell by its timing who could have answered? `python -m benchmarks.windows`.

Four people stand at a window of Othello, on a real SQLite store and by the real clock. In half of
the worlds nobody who is asked could do anything but let it happen, in the other half somebody
could, and thinks about it. An onlooker's stream is recorded where it is sent: which bytes, and how
many milliseconds after the window was opened. Beats are short, so that there can be many windows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from statistics import mean, median, pstdev
from typing import TYPE_CHECKING, Final, NamedTuple

import groundlings
from groundlings.kernel.play import asked_seats
from groundlings.stage import windows
from groundlings.stage.keys import now
from groundlings.stage.pace import Pace
from groundlings.stage.playhouse import Playhouse
from groundlings.stage.seating import ONLOOKER
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import PERSON
from groundlings.store.store import Store
from groundlings.web.scene import draw
from groundlings.web.stream import stream
from groundlings.web.visit import Visit

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable
    from groundlings.stage.windows import Window

GAME: Final = groundlings.game("othello")
SEATS: Final = 4
PACE: Final = Pace(bot=0, beat=0.05, passing=0.1)
SHUFFLES: Final = 2000
FEW: Final = 5
LIMIT: Final = 0.01
"""So improbable a difference of medians is no accident."""


class Heard(NamedTuple):
    """What an onlooker was sent of one window: when it opened, and all the bytes."""

    opened_ms: float
    text: bytes


def could(g: State) -> bool:
    """Whether anybody who is asked could do anything but let it happen."""
    return any(len(GAME.options(g, seat)) > 1 for seat in asked_seats(g))


def found() -> tuple[State, State]:
    """Two worlds that an onlooker cannot tell apart: in the second one somebody could respond."""
    for secret in range(1000):
        die = random.Random(secret)  # noqa: S311 - a die of a benchmark
        g = GAME.new(SEATS, groundlings.Pledge(secret, bytes(16)))
        while not g.over:
            if GAME.window(g) and len(asked_seats(g)) > 1 and not g.answers:
                worlds = [GAME.redeal(g, 0, die.getrandbits(32)) for _ in range(30)]
                by = {could(world): world for world in worlds}
                if len(by) > 1:
                    return by[False], by[True]
            seat = asked_seats(g)[0]
            GAME.play(g, seat, die.choice(GAME.options(g, seat)))
    raise LookupError("no such window")


async def table_at(place: Playhouse, g: State) -> LiveTable:
    """A table of four people at which the game stands so."""
    chairs = tuple(SeatWish.read("me") for _ in range(SEATS))
    live, _ = await place.open_table(Wish("othello", chairs, name="The Globe"))
    live.seats = [
        replace(seat, kind=PERSON, person=f"person {seat.seat}", token=None, name=f"P{seat.seat}")
        for seat in live.seats
    ]
    live._become(g.clone(), ())  # noqa: SLF001 - nobody else makes a game stand elsewhere
    return live


async def heard(place: Playhouse, g: State, die: random.Random) -> Heard:
    """What an onlooker hears of this window, whatever the others do under the seal."""
    live = await table_at(place, g)
    visit = Visit(ONLOOKER, "en", "http://globe", None, None)
    loop = asyncio.get_running_loop()
    sent: list[tuple[float, bytes]] = []

    async def listen() -> None:
        response = stream(
            _Request(),  # type: ignore[arg-type]
            live,
            lambda: draw(live, visit),
            asyncio.Event(),
            is_page=True,
        )
        async for part in response.body_iterator:  # type: ignore[attr-defined]
            sent.append((loop.time(), bytes(part)))  # noqa: PERF401 - each with its own moment

    rev = live.rev
    live.taken_in = now()
    began = loop.time()
    listening = asyncio.create_task(listen())
    live.wake()
    for seat in asked_seats(g):
        options = [GAME.text(option) for option in GAME.options(g, seat)]
        for text in (*die.sample(options, len(options)), "let"):
            await asyncio.sleep(die.random() * PACE.beat / 4)
            with suppress(groundlings.GameError):
                await live.choose(seat, rev, [text])
    bell = live.listen()
    while live.rev == rev:
        bell.clear()
        await bell.wait()
    live.leave(bell)
    await asyncio.sleep(PACE.beat)
    listening.cancel()
    old = b'data-rev="%d"' % rev
    opened = next(at for at, text in sent if b"id: " in text and old not in text)
    told = b"".join(text for _, text in sent).replace(live.id.encode(), b"ID")
    return Heard((opened - began) * 1000, told)


class _Request:
    """As much of a request as a stream asks for."""

    method = "GET"
    headers: Final[dict[str, str]] = {}
    query_params: Final = {"changes": "1"}


def accident(one: list[float], other: list[float]) -> float:
    """How often two medians differ so much when the worlds are shuffled."""
    die, all_of_them = random.Random(1), [*one, *other]  # noqa: S311 - a die of a benchmark
    gap = abs(median(one) - median(other))
    hits = 0
    for _ in range(SHUFFLES):
        die.shuffle(all_of_them)
        hits += abs(median(all_of_them[: len(one)]) - median(all_of_them[len(one) :])) >= gap
    return (hits + 1) / (SHUFFLES + 1)


async def measured(rounds: int) -> tuple[list[Heard], list[Heard]]:
    """Both worlds by turns, so that whatever slows the machine slows both."""
    quiet, able = found()
    die = random.Random(7)  # noqa: S311 - a die of a benchmark
    told: tuple[list[Heard], list[Heard]] = ([], [])
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder, 'house.db')}")
        place = Playhouse(store, pace=PACE)
        try:
            for world in (quiet, able):
                await heard(place, world, die)  # the first pages are drawn slowly
            for _ in range(rounds):
                for world, into in zip((quiet, able), told, strict=True):
                    into.append(await heard(place, world, die))
        finally:
            await place.close()
            await asyncio.to_thread(store.close)
    return told


def shorten() -> None:
    """As if a window were shorter by a beat where nobody could respond."""
    really = windows.window_of

    def shorter(live: LiveTable) -> Window | None:
        window = really(live)
        if window is None or live.state is None or could(live.state):
            return window
        return window._replace(opens=window.opens - round(PACE.beat * 1000))

    windows.window_of = shorter


def main() -> None:
    """Measure, and say whether an onlooker could have told the worlds apart."""
    parser = argparse.ArgumentParser(prog="benchmarks.windows", description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument(
        "--shorten", action="store_true", help="a beat less where nobody could respond: it shows"
    )
    args = parser.parse_args()
    if args.shorten:
        shorten()
    quiet, able = asyncio.run(measured(max(args.rounds, FEW)))
    print(f"{'world':<24}{'windows':>8}{'median ms':>11}{'mean ms':>9}{'spread ms':>11}")
    for name, told in (("nobody could respond", quiet), ("somebody could", able)):
        at = [one.opened_ms for one in told]
        print(f"{name:<24}{len(at):>8}{median(at):>11.2f}{mean(at):>9.2f}{pstdev(at):>11.2f}")
    texts = {one.text for one in (*quiet, *able)}
    chance = accident([one.opened_ms for one in quiet], [one.opened_ms for one in able])
    print(f"the same bytes: {'yes' if len(texts) == 1 else f'NO, {len(texts)} kinds'}")
    verdict = "an accident" if chance > LIMIT else "NO ACCIDENT: the clock tells"
    print(
        f"the difference of medians comes by chance with a probability of {chance:.3f}: {verdict}"
    )


if __name__ == "__main__":
    main()
