"""Advice at the terminal: what `hint` says, from what the person who is asked may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.bots.chair import Chair
from groundlings.bots.hints import RIVAL, hints
from groundlings.kernel.die import imagined

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.bots.hints import Hint, Reason
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook


def advice(game: Game, state: State, seat: int, book: Phrasebook) -> Iterator[str]:
    """The few best choices; asked again at the same moment it is the same."""
    found = hints(Chair(game, state, seat), imagined(int(state.choices)))
    if not found:
        yield book.text("terminal.hint_none")
        return
    best, *others = found
    yield book.text("terminal.hint_best", option=_option(game, best, book))
    for hint in others:
        option = _option(game, hint, book)
        if not hint.behind:
            yield book.text("terminal.hint_alike", option=option)
            continue
        reasons = book.text("list.and").join(_reason(reason, book) for reason in hint.reasons)
        gap = _signed(-hint.behind, book)
        yield book.text("terminal.hint_behind", option=option, gap=gap, reasons=reasons)


def _option(game: Game, hint: Hint, book: Phrasebook) -> str:
    return book.option(game.text(hint.option))


def _reason(reason: Reason, book: Phrasebook) -> str:
    """Where the other choice makes less or more than the best."""
    if reason.source == RIVAL:
        return book.text("terminal.hint_rival", gap=_signed(reason.points, book))
    return f"{book.label(reason.source).name} {_signed(-reason.points, book)}"


def _signed(number: float, book: Phrasebook) -> str:
    sign = "+" if number > 0 else "\u2212"
    return sign + f"{abs(number):.1f}".replace(".", book.text("terminal.point"))
