"""The yardsticks of each game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.arena.calibration import of_othello, of_shakespeare

if TYPE_CHECKING:
    from groundlings.arena.calibration.measures import Measure

YARDSTICKS: Final[dict[str, tuple[Measure, ...]]] = {
    "othello": of_othello.MEASURES,
    "shakespeare": of_shakespeare.MEASURES,
}
