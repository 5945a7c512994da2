"""The pace of a house: how long it waits, so that people can follow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """How long the house waits, in seconds."""

    bot: float = 0.7
    """Before a bot's choice, so that people can follow."""
    narrated: float = 0.1
    """Before a bot's choice at games that pages narrate: each reader has a pace of their own."""
    games: frozenset[str] = frozenset()
    """The games that pages narrate."""
    beat: float = 1.0
    """A beat of the clock under which a window is open."""
    passing: float = 0.7
    """For each pass where several people play, whoever passes and whatever they hold."""

    @classmethod
    def of(cls, bot: float, games: frozenset[str]) -> Pace:
        """All of it slower or faster, as a house wants its bots; at 0 nobody waits for a clock."""
        usual = cls()
        times = bot / usual.bot
        return cls(bot, usual.narrated, games, usual.beat * times, usual.passing * times)

    def before(self, game: str) -> float:
        """How long a bot waits before each of its choices."""
        return min(self.bot, self.narrated) if game in self.games else self.bot
