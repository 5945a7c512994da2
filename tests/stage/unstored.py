"""A live table that is stored nowhere, for tests that play many random games."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from typing import TYPE_CHECKING

import groundlings
from groundlings.kernel.orders import none
from groundlings.stage.table import LiveTable
from groundlings.store.model import PERSON, PLAYING, Seat, Table
from pit import GAME

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.store.store import Store


class Nowhere:
    """A store that takes everything and keeps nothing."""

    is_shared = False

    def append(self, *_: object) -> Future[bool]:
        done: Future[bool] = Future()
        done.set_result(True)
        return done

    def change_seat(self, *_: object, **__: object) -> Future[bool]:
        return self.append()


def unstored_table(seats: int, secret: int, game: Game = GAME) -> LiveTable:
    """A table of the Pit, or of another game."""
    g = game.new(seats, groundlings.Pledge(secret, bytes(16)))
    assert g.setup is not None
    table = replace(Table.of(g.setup, "t", "", 0), status=PLAYING)
    store: Store = Nowhere()  # type: ignore[assignment]  # takes what the real one takes
    everything = none(game).written  # nobody is there who would carry out orders
    chairs = [Seat(n, PERSON, orders=everything) for n in range(seats)]
    live = LiveTable(store, table, chairs, game)
    live._become(g, ())
    return live
