"""Grades: what a score is worth where nobody is there to be beaten."""

from __future__ import annotations

from typing import Final, NamedTuple

RULEBOOK: Final = "rulebook"
HOUSE: Final = "house"
"""Where a grade comes from: the designers of the game, or this house."""


class Grade(NamedTuple):
    """A step of a scale, by its name."""

    least: int
    name: str
    origin: str


class Scale(NamedTuple):
    """What the designers call a good score with so many players, and the grades around it."""

    good: int
    grades: tuple[Grade, ...] = ()
    """From the lowest up; none where players are measured by each other."""

    def grade(self, score: int) -> Grade:
        """The grade of a score; below all of them it is the lowest."""
        return next((one for one in reversed(self.grades) if score >= one.least), self.grades[0])
