"""Occasions: what a seat is asked so often that it may have given orders about it."""

from __future__ import annotations

from typing import NamedTuple


class Occasion(NamedTuple):
    """A deed that a seat may stop, or a pass of its own; all but `stealing` is public."""

    kind: str
    """The kind of deed, or of pass, as the game calls it."""
    passing: int
    """The option that lets it go by."""
    is_window: bool = True
    """Whether it is a deed of somebody else: all who could stop it answer under one seal."""
    points: int = 0
    """What the deed would score."""
    is_at_me: bool = False
    """Whether it is aimed at this seat."""
    is_curtain: bool = False
    """Whether it may end a part of the game."""
    stealing: int | None = None
    """The option that takes what the deed is about, if this seat has it."""
    prize: int = 0
    """What that would score."""
