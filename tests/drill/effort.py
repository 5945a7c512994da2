"""How much a drill tries, and what came of it."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from drill.books import Books

LOG: Final = logging.getLogger("drill")
KINDS: Final = ("sqlite", "postgresql")


@dataclass(frozen=True)
class Effort:
    """How much is tried."""

    every: int = 1
    """Every so many-th write is struck."""
    kills: int = 250
    """So many blows of each kind at least, however often that means to go through all writes."""
    most: int = 100_000
    """So many strikes of one fault at most."""
    rounds: int = 20
    """So often a fault comes that has no turns."""
    seed: int = 1
    tables: int = 3
    under_load: tuple[int, int] = (40, 50)
    """Kills at random moments, and the tables there are then."""


@dataclass
class Result:
    """A line of the table."""

    fault: str
    database: str
    injected: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    broken: int = 0
    seconds: float = 0
    notes: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        """Whether everything is as it must be, and something was tried."""
        return not (self.lost or self.doubled or self.broken) and self.injected > 0

    def take(self, books: Books) -> None:
        """What stands in the books."""
        self.acknowledged += books.acknowledged
        self.lost += books.wrong["lost"]
        self.doubled += books.wrong["doubled"]
        self.broken += books.wrong["broken"] + books.wrong["refused"]
        self.notes += books.notes


COLUMNS: Final = ("fault", "database", "injected", "acknowledged", "lost", "doubled", "broken")
HEADS: Final = (*COLUMNS[:-1], "tables broken")


def told(results: list[Result]) -> str:
    """The table, as the page on hosting has it."""
    rows = [HEADS, tuple("---" if n < 2 else "---:" for n in range(len(HEADS)))]
    for one in results:
        values = (getattr(one, name) for name in COLUMNS)
        rows.append(tuple(f"{value:,}" if isinstance(value, int) else value for value in values))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


class Progress:
    """Says now and then how far it is."""

    def __init__(self, result: Result) -> None:
        self._result = result
        self._said = self._begun = time.monotonic()

    def step(self, injected: int) -> None:
        """So many strikes more."""
        self._result.injected += injected
        now = time.monotonic()
        self._result.seconds = now - self._begun
        if now - self._said > 10:
            self._said = now
            one = self._result
            LOG.info("%s: %s: %s", one.database, one.fault, f"{one.injected:,}")
