"""Carrying out what a card says: one effect after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.step import Step
from groundlings.shakespeare import craft
from groundlings.shakespeare.acts import Quill, advance
from groundlings.shakespeare.fortune import cheer, cheer_others, earn, gain, gain_plus3
from groundlings.shakespeare.queen import Audience, draw_objectives
from groundlings.shakespeare.state import (
    ANY,
    CHOICE,
    CRAFT,
    DRAW_OBJECTIVES,
    EARN,
    GAIN,
    MOOD_OTHERS,
    MOOD_SELF,
    QUILL,
    REHEARSALS,
    TAKE_FREE,
    TOKEN,
    Book,
    Theatre,
)


@final
class Perform(Step[Book]):
    """A program of effects, in printed order (S23); `done` of them have been carried out."""

    def __init__(self, seat: i64, program: i64, done: i64 = 0) -> None:
        self.seat: Final = seat
        self.program: Final = program
        self.done: Final = done

    def ask(self, g: Theatre) -> i64:
        """Carry out the next effect; what needs choosing is pushed on top."""
        effects = g.book.effects
        at = effects.first[self.program] + self.done
        left = effects.last[self.program] - at
        if left <= 1:
            g.pop()
        else:
            g.replace(Perform(self.seat, self.program, self.done + 1))
        if left >= 1:
            carry_out(g, self.seat, at)
        return 0


def carry_out(g: Theatre, seat: i64, at: i64) -> None:  # noqa: C901 - a list of what cards can do
    """One effect."""
    effect = g.book.effects.effect[at]
    amount = g.book.effects.amount[at]
    detail = g.book.effects.detail[at]
    if effect == QUILL and detail == ANY:
        g.push(Quill(seat, amount))
    elif effect == QUILL:
        while amount > 0:
            advance(g, seat, detail)
            amount -= 1
    elif effect == MOOD_SELF:
        cheer(g, seat, amount)
    elif effect == MOOD_OTHERS:
        cheer_others(g, seat, amount)
    elif effect == EARN:
        earn(g, seat, amount)
    elif effect == GAIN:
        gain(g, seat, amount, REHEARSALS)
    elif effect == TOKEN:
        gain_plus3(g, seat, amount)
    elif effect == CRAFT:
        craft.begin(g, seat, amount, detail)
    elif effect == TAKE_FREE:
        g.push(craft.Take(seat, detail, amount))
    elif effect == DRAW_OBJECTIVES:
        draw_objectives(g, seat, amount)
    elif effect == CHOICE:
        g.push(Audience(seat, amount, detail))
