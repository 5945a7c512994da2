"""Carrying out what a card says: one effect after the other."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import State
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
    book,
)


@final
class Perform(Step):
    """What a card says, in printed order (S23); `done` of its effects have been carried out.

    What a set element does is no card's (NOTHING). `token` tells whether a +3 token was there
    before the activation (R62).
    """

    def __init__(self, seat: i64, program: i64, card: i64, token: i64, done: i64 = 0) -> None:
        self.seat: Final = seat
        self.program: Final = program
        self.card: Final = card
        self.token: Final = token
        self.done: Final = done

    def ask(self, g: State) -> i64:
        """Carry out the next effect; what needs choosing is pushed on top."""
        effects = book(g).effects
        at = effects.first[self.program] + self.done
        left = effects.last[self.program] - at
        if left <= 1:
            g.pop()
        else:
            g.replace(Perform(self.seat, self.program, self.card, self.token, self.done + 1))
        if left >= 1:
            carry_out(g, self, at)
        return 0


def carry_out(g: State, deed: Perform, at: i64) -> None:  # noqa: C901 - a list of what cards can do
    """One effect."""
    seat, card = deed.seat, deed.card
    effect = book(g).effects.effect[at]
    amount = book(g).effects.amount[at]
    detail = book(g).effects.detail[at]
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
        craft.begin(g, seat, card, amount, detail, deed.token)
    elif effect == TAKE_FREE:
        g.push(craft.Take(seat, card, detail, amount))
    elif effect == DRAW_OBJECTIVES:
        draw_objectives(g, seat, amount)
    elif effect == CHOICE:
        g.push(Audience(seat, card, amount, detail))
