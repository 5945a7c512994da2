"""The ensemble: processes that play worlds out together, where a search wants several hands.

Every world follows from two numbers, so it is the same whoever plays it out, and a search finds
the same with any number of hands. A helper is told a world that its seat may believe in, nothing
else. It lives until this process ends or cuts its line, and whoever loses one goes on alone.
"""

from __future__ import annotations

import atexit
import os
import pickle
import signal
import subprocess
import sys
from contextlib import contextmanager
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias, cast

import groundlings
from groundlings.bots.chair import Chair
from groundlings.bots.eyes import sight
from groundlings.bots.player import eye_for
from groundlings.bots.policy import play_on
from groundlings.bots.rollout import lead, reseal
from groundlings.kernel.die import quick
from groundlings.kernel.play import play_unchecked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

    from groundlings.bots.policy import Eye
    from groundlings.kernel.parcel import Parcel

WARMTH: Final = 0.8
"""With how much warmth games are played out: as they may go, not as they go at best."""
SENT_HOME: Final = 10.0
"""Seconds that a helper has to end when its line is cut."""
_HELPER: Final = "from groundlings.bots.ensemble import attend; attend()"


class Share(NamedTuple):
    """What somebody is to try: options, in worlds dealt by the first number of each pair.

    The other number is the luck of those who play it out.
    """

    start: Parcel
    options: tuple[int, ...]
    worlds: tuple[tuple[int, int], ...]


Found: TypeAlias = tuple[list[list[float]], int]
"""For each world what each option came to, and how many choices that took."""


def tried(share: Share, hands: int = 1) -> Found:
    """Try all, by so many processes at most."""
    if hands == 1 or not _lock.acquire(blocking=False):
        return play(share)
    try:
        return _shared(share, _called(min(hands, os.cpu_count() or 1) - 1))
    finally:
        _lock.release()


@contextmanager
def alone() -> Iterator[None]:
    """Nobody helps meanwhile: where all cores have work of their own, and thinking is timed."""
    with _lock:
        yield


def play(share: Share) -> Found:
    """Try all of them here."""
    place = _place(share.start)
    made, choices = [], 0
    for deal, luck in share.worlds:
        worths, taken = place.world(share.options, deal, luck)
        made.append(worths)
        choices += taken
    return made, choices


class Place:
    """A seat at a moment, and the eye with which it looks at the game."""

    def __init__(self, start: Parcel) -> None:
        game = groundlings.game_of(start)
        self._chair: Final = Chair(game, game.opened(start), start.seat)
        world = self._chair.imagine(0)
        self._eye: Final = cast("Eye", eye_for(self._chair, world))  # without one nobody searches
        self._last: Final = sight(game.name).last(int(self._eye.clock(world)))

    def world(self, options: tuple[int, ...], deal: int, luck: int) -> tuple[list[float], int]:
        """How far ahead each option leaves the seat in one world, with the same luck for all."""
        seat, eye = self._chair.seat, self._eye
        world = self._chair.imagine(deal)
        reseal(world, seat, eye, 1.0, quick(luck))
        worths, choices = [], 0
        for option in options:
            g = world.clone()
            play_unchecked(g, seat, option)
            play_on(g, eye, WARMTH, quick(luck), self._last)
            worths.append(lead(g, seat, eye))
            choices += int(g.choices - world.choices)
        return worths, choices


@lru_cache(maxsize=1)
def _place(start: Parcel) -> Place:
    """Opened once for all shares of a search."""
    return Place(start)


class _Helper:
    """Another process, at the other end of a line."""

    def __init__(self) -> None:
        found = os.pathsep.join(path for path in sys.path if path)
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-c", _HELPER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": found},
        )
        self._to: Final = cast("IO[bytes]", self._process.stdin)
        self._from: Final = cast("IO[bytes]", self._process.stdout)

    def ask(self, share: Share) -> None:
        """Let it begin."""
        pickle.dump(share, self._to)
        self._to.flush()

    def answer(self) -> Found:
        """What it has found, when it is done."""
        found: Found = pickle.load(self._from)  # noqa: S301 - from our own process
        return found

    def go_home(self) -> None:
        """Cut the line; whoever does not mind is killed."""
        try:
            self._process.communicate(timeout=SENT_HOME)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()


_LOST: Final = (OSError, EOFError, pickle.UnpicklingError)
"""How it shows that a helper has died."""
_helpers: list[_Helper] = []
_lock: Final = Lock()


def _called(number: int) -> list[_Helper]:
    """So many helpers; they are called when they are first wanted, and stay."""
    if not sys.executable:
        return []
    while len(_helpers) < number:
        _helpers.append(_Helper())
    return _helpers[:number]


def _shared(share: Share, helpers: list[_Helper]) -> Found:
    """World by world in turn, the first one here; who was lost is not missed."""
    hands = len(helpers) + 1
    parts = [share._replace(worlds=share.worlds[first::hands]) for first in range(hands)]
    found: list[Found | None] = [None] * hands
    asked = [part.worlds and _asks(one, part) for one, part in zip(helpers, parts[1:], strict=True)]
    try:
        found[0] = play(parts[0])
        for at, helper in enumerate(helpers, start=1):
            found[at] = _answer(helper) if asked[at - 1] else None
    except BaseException:
        send_home()  # their answers would be taken for those to the next question
        raise
    whole = [play(part) if one is None else one for one, part in zip(found, parts, strict=True)]
    made = [whole[at % hands][0][at // hands] for at in range(len(share.worlds))]
    return made, sum(choices for _, choices in whole)


def _asks(helper: _Helper, share: Share) -> bool:
    try:
        helper.ask(share)
    except _LOST:
        _lose(helper)
        return False
    return True


def _answer(helper: _Helper) -> Found | None:
    try:
        return helper.answer()
    except _LOST:
        _lose(helper)
        return None


def _lose(helper: _Helper) -> None:
    _helpers.remove(helper)
    helper.go_home()


@atexit.register
def send_home() -> None:
    """End all helpers."""
    while _helpers:
        _helpers.pop().go_home()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_helpers.clear)  # they listen to one process only


# In a helper's own process


def attend() -> None:
    """Play what comes down the line until it is cut; Ctrl-C is for who called us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    line, sys.stdout = sys.stdout.buffer, sys.stderr
    while True:
        try:
            share: Share = pickle.load(sys.stdin.buffer)  # noqa: S301 - from whoever called us
        except EOFError:
            return
        pickle.dump(play(share), line)
        line.flush()
