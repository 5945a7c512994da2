"""The chair: all that a bot may know of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.parcel import Parcel
    from groundlings.kernel.state import State

SEEDS: Final = 2**31 - 1
"""So many worlds a throw of a bot's die can choose from."""


class Chair:
    """What one seat sees, what it may choose, and worlds it may believe in: nothing else.

    The true state stands behind a private name. Whatever a chair hands out is a copy of what the
    seat may know, or a world dealt anew, so a bot that keeps to the chair cannot cheat.
    """

    __slots__ = ("__game", "__state", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.__game = game
        self.__state = state
        self.seat = seat

    @property
    def game(self) -> str:
        """The name of the game that is played here."""
        return self.__game.name

    def view(self) -> dict[str, object]:
        """What this seat may see now."""
        return self.__game.view(self.__state, self.seat)

    def options(self) -> list[int]:
        """What this seat may choose now; nothing if it is not asked."""
        return self.__game.options(self.__state, self.seat)

    def text(self, option: int) -> str:
        """An option in words: `take:blue-costume`."""
        return self.__game.text(option)

    def imagine(self, die: int) -> State:
        """A world this seat may believe in: all it cannot know is dealt anew by this die."""
        return self.__game.redeal(self.__state, self.seat, die)

    def parcel(self, die: int) -> Parcel:
        """Such a world as plain numbers, for another process."""
        return self.__game.parcel(self.__state, self.seat, die)

    def accounts(self, world: State) -> list[dict[str, int]]:
        """The points of all seats by their sources, in a world that was imagined here."""
        seen: Any = self.__game.view(world, self.seat)
        return [player["score"] for player in seen["players"]]
