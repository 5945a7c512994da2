"""The Pit, played by a table in the processes of the bots too, where hints are thought of.

They find it because GROUNDLINGS_GAMES names this module, and its table in the folder of
STAGE_TABLES. Where STAGE_FATE says so, whoever thinks of a hint is killed.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

from groundlings.bots import table
from groundlings.bots.eyes import EYES
from groundlings.stage import workers
from pit import GAME
from pit.eye import SIGHT

if TYPE_CHECKING:
    from groundlings.bots.chair import Chair
    from groundlings.bots.hints import Hint
    from groundlings.kernel.die import Die

__all__ = ["GAME"]

TABLES = "STAGE_TABLES"
FATE = "STAGE_FATE"


def killed(_chair: Chair, _die: Die) -> list[Hint]:
    """Nobody ever comes to an end of this."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


if multiprocessing.parent_process() is not None and TABLES in os.environ:
    EYES["pit"] = lambda: SIGHT
    setattr(table, "SHIPPED", Path(os.environ[TABLES]))  # noqa: B010 - final elsewhere
    if os.environ.get(FATE) == "killed":
        setattr(workers, "hints", killed)  # noqa: B010 - borrowed there
