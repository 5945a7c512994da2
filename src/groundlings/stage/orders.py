"""Standing orders: what a seat wants chosen for it while others do deeds it could stop.

"Ask me only when I can act" answers a window in which the seat can do nothing; "let it pass"
answers every window of a scene. Both answer after the same pause, so the pause tells nobody which
it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

ABLE: Final = "able"
PASS: Final = "pass"  # noqa: S105 - what players say


@dataclass(frozen=True, slots=True)
class Orders:
    """What a seat has ordered: written `able pass:3` in the store."""

    able: bool = False
    """Ask me only when I can act."""
    scene: int | None = None
    """Let everything pass during this scene."""

    @classmethod
    def read(cls, text: str) -> Orders:
        """From the store."""
        words = text.split()
        scenes = [int(word.partition(":")[2]) for word in words if word.startswith(PASS)]
        return cls(ABLE in words, scenes[0] if scenes else None)

    @property
    def written(self) -> str:
        """For the store."""
        words = [ABLE] if self.able else []
        return " ".join(words if self.scene is None else [*words, f"{PASS}:{self.scene}"])

    def answer(self, game: Game, g: State, seat: int) -> int | None:
        """What they choose for this seat now; None if the person must be asked."""
        passing = game.passing(g, seat)
        if passing is None:
            return None
        if self.scene is not None and self.scene == game.scene(g):
            return passing
        if self.able and game.options(g, seat) == [passing]:
            return passing
        return None
