"""Tables without a database: for many random games."""

from __future__ import annotations

from concurrent.futures import Future
from typing import TYPE_CHECKING

import groundlings
from groundlings.stage.table import LiveTable
from groundlings.store.model import PERSON, PLAYING, Seat, Table
from pit import GAME

if TYPE_CHECKING:
    from groundlings.store.store import Store


class Paper:
    """A store that takes everything."""

    is_shared = False

    def append(self, *_: object) -> Future[bool]:
        done: Future[bool] = Future()
        done.set_result(True)
        return done


def on_paper(seats: int, secret: int) -> LiveTable:
    """A table of the Pit."""
    bill = Table("t", "", "pit", 1, GAME.edition, {}, secret, bytes(16), 0, PLAYING)
    store: Store = Paper()  # type: ignore[assignment]  # takes what the real one takes
    live = LiveTable(store, bill, [Seat(n, PERSON) for n in range(seats)], GAME)
    live._become(GAME.new(seats, groundlings.Pledge(secret, bytes(16))), ())
    return live
