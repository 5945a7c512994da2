"""Bots to test the workers with: one is killed, one lies, one fails, one never comes to an end.

The processes of the bots find them because GROUNDLINGS_GAMES names this module.
"""

from __future__ import annotations

import builtins
import multiprocessing
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import groundlings
from groundlings import bots
from pit import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.bots import Bot
    from groundlings.bots.chair import Chair
    from groundlings.kernel.die import Die
    from groundlings.kernel.setup import Setup

__all__ = ["BOTS", "GAME"]

DIARY = "STAGE_DIARY"
"""The variable that names the file in which bots leave a word."""
FAULTS = ("KeyError", "ZeroDivisionError", "TypeError", "ValueError", "AttributeError", "OSError")


class Last:
    """Always the last option; writes its process into the diary."""

    name = "last"

    def choose(self, chair: Chair, die: Die) -> int:
        with Path(os.environ[DIARY]).open("a") as diary:
            diary.write(f"{os.getpid()}\n")
        return chair.options()[-1]


class Mortal(Last):
    """Is killed at its first thought."""

    name = "mortal"

    def choose(self, chair: Chair, die: Die) -> int:
        is_first = not Path(os.environ[DIARY]).exists()
        option = super().choose(chair, die)
        if is_first:
            os.kill(os.getpid(), signal.SIGKILL)
        return option


class Doomed(Last):
    """Is killed at every thought."""

    name = "doomed"

    def choose(self, chair: Chair, die: Die) -> int:
        super().choose(chair, die)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError


class Patient(Last):
    """Thinks until somebody writes into its pipe."""

    name = "patient"

    def choose(self, chair: Chair, die: Die) -> int:
        with Path(os.environ[DIARY]).open() as pipe:
            pipe.read()
        return chair.options()[-1]


class Liar(Last):
    """Chooses what nobody may choose."""

    name = "liar"

    def choose(self, chair: Chair, die: Die) -> int:
        return max(chair.options()) + 1_000


def _faulty(fault: str) -> Callable[[], Bot]:
    class Faulty(Last):
        name = fault

        def choose(self, chair: Chair, die: Die) -> int:
            raise getattr(builtins, fault)(fault)

    return Faulty


def know_all(setup: Setup, pipe: Path) -> None:
    """What bots were once: a process that has the game itself."""
    g = setup.begin(groundlings.game_of(setup))
    pipe.read_text()
    assert g.cells


BOTS: dict[str, Callable[[], Bot]] = {
    "last": Last,
    "mortal": Mortal,
    "doomed": Doomed,
    "patient": Patient,
    "liar": Liar,
    **{fault: _faulty(fault) for fault in FAULTS},
}

if multiprocessing.parent_process() is not None:
    bots._BOTS.update(BOTS)
