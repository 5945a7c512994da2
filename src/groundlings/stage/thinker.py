"""A thinker: one process in which bots think, one thought at a time, and which can be replaced.

The standard library's pool cannot end one process of several; Pebble's can, but looks for its
tasks five times a second, and lets nobody say whose turn is next. So a thinker is a process at the
other end of a line, and a thread here that waits for what it says.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import wait
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class Lost(Exception):  # noqa: N818 - it names what has happened
    """The process has died over its thought."""


class Failed(Exception):  # noqa: N818 - the same
    """The bot has tripped over something; its process is well."""


class Thinker:
    """One process, begun when it is first needed and anew whenever it has died."""

    def __init__(self) -> None:
        self._hand = ThreadPoolExecutor(1, "thinker")
        self._process: SpawnProcess | None = None
        self._line: Connection[Any, Any] | None = None
        self.is_ready = False
        """Whether its process has begun: the first thought waits for that."""
        self._lock = Lock()
        """Held while a process begins or is put to an end."""
        self._is_closed = False

    @property
    def pid(self) -> int | None:
        """The process that thinks, if there is one."""
        return self._process.pid if self._process else None

    def think(self, deed: Callable[..., Any], *words: Any) -> Future[Any]:  # noqa: ANN401 - whatever it is told
        """Do this there. Ends in `Lost` if the process dies, in `Failed` if the bot does not."""
        return self._hand.submit(self._exchange, deed, words)

    def _exchange(self, deed: Callable[..., Any], words: tuple[Any, ...]) -> Any:  # noqa: ANN401
        try:
            line = self._seated()
            line.send((deed, words))
            is_well, answer = line.recv()
        except (EOFError, OSError):
            self.end()
            raise Lost("the process has died") from None
        if not is_well:
            raise Failed(answer)
        return answer

    def _seated(self) -> Connection[Any, Any]:
        with self._lock:
            if self._is_closed:
                raise EOFError
            if self._line is None:
                context = multiprocessing.get_context("spawn")
                self._line, there = context.Pipe()
                self._process = context.Process(target=attend, args=(there,))
                self._process.start()
                there.close()  # its end is its own: when the process ends the line does
                self.is_ready = True
            return self._line

    def end(self) -> None:
        """Put the process to an end, whatever it does: it may hang, and be stopped too."""
        with self._lock:
            process, self._process = self._process, None
            self.is_ready = False
            self._line = None  # whose thread still reads from it, and closes it by letting it go
        if process is not None:
            _kill(process)
            process.join()
            process.close()

    def kill(self) -> None:
        """The same where nobody waits any more, and nobody holds the lock up."""
        if self._process is not None:
            _kill(self._process)

    def close(self) -> None:
        """Send it home for good."""
        self._is_closed = True
        self.end()
        self._hand.shutdown()


def _kill(process: SpawnProcess) -> None:
    """With those who help it think."""
    if process.pid is not None and hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


# In the process of a thinker


def attend(line: Connection[Any, Any]) -> None:
    """Think what is told, until the line is cut."""
    _go_with_the_house()
    while True:
        try:
            deed, words = line.recv()
        except EOFError:
            return
        try:
            told = True, deed(*words)
        except Exception as why:  # noqa: BLE001 - whatever a bot trips over
            told = False, f"{type(why).__name__}: {why}"
        line.send(told)


def _go_with_the_house() -> None:
    """A killed house cannot send its bots home, so each of them watches for its end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    house = multiprocessing.parent_process()

    def watch() -> None:
        if house is not None:
            wait([house.sentinel])
            os._exit(1)

    Thread(target=watch, daemon=True).start()
