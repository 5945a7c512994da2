"""A question: what a seat may choose now, how that is drawn, and what Enter chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import RenderableType

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.terminal.picture import Painter
    from groundlings.words import Phrasebook

FEW: Final = 6
"""So many choices that are not possible stand below those that are; more are told on demand."""
MANY: Final = 12
"""With so many lines of choices there is no room for others."""
WIDE: Final = 100
"""Columns that have room for the notation beside the words of a choice and what it means."""


class Question:
    """What one seat is asked at one moment."""

    def __init__(self, game: Game, state: State, seat: int, book: Phrasebook) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.book = book
        usual = game.overdue(state, seat)
        self.options = sorted(game.options(state, seat), key=lambda option: option != usual)
        """What may be chosen; first what is chosen for who is late: to play a card, not to exit."""
        self.texts = [game.text(option) for option in self.options]
        self.sentences = [book.option(text) for text in self.texts]
        self.refused = game.guide.refused(state, seat)
        self.by_enter = self._by_enter()
        """Which of the choices Enter makes; None if that must be said."""

    def _by_enter(self) -> int | None:
        """The only choice, or the one that changes nothing.

        To let a deed happen, to pass, to turn one's card up: never what gives something away.
        """
        if len(self.options) == 1:
            return 0
        occasion = self.game.occasion(self.state, self.seat)
        return None if occasion is None else self.options.index(occasion.passing)

    def is_usual(self, at: int) -> bool:
        """Whether nobody would want this choice back: what Enter makes.

        And where turns end by themselves, what would be chosen for who is late.
        """
        return at == self.by_enter or (at == 0 and bool(self.game.passes))

    @property
    def words(self) -> str:
        """What stands where the answer is typed."""
        who = {"seat": self.seat}
        if self.by_enter is None or len(self.options) == 1:
            return self.book.text("terminal.question", who=who)
        option = self.sentences[self.by_enter]
        return self.book.text("terminal.question_enter", who=who, option=option)

    def drawn(
        self, painter: Painter, view: Mapping[str, object], width: int
    ) -> Iterator[RenderableType]:
        """What is asked, the choices, and what one might miss among them."""
        yield Text()
        prompt = self.game.prompt(self.state, self.seat)
        if prompt is not None:
            yield Text(self.book.prompt(prompt), style="bold")
        for verb in dict.fromkeys(text.partition(":")[0] for text in self.texts):
            yield from painter.beside(view, verb)
        yield self._choices(width)
        if len(self.texts) == 1:
            yield Text(self.book.text("terminal.only_choice"))
        if (
            self.refused
            and len(self.refused) <= FEW
            and len(self.refused) + len(self.texts) <= MANY
        ):
            yield from why_not(self.refused, self.book)
        elif self.refused:
            hint = self.book.text("terminal.refused_hint", n=len(self.refused))
            yield Text(hint, style="dim")

    def _choices(self, width: int) -> Grid:
        glosses = self._glosses()
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for at, text in enumerate(self.texts):
            told = Text(self.sentences[at])
            if glosses[at]:
                told.append(self.book.text("list.gloss") + glosses[at], style="dim")
            row = [Text(str(at + 1)), told]
            if not any(glosses) or width >= WIDE:
                row.append(Text(text, style="dim"))
            grid.add_row(*row)
        return grid

    def _glosses(self) -> list[str]:
        """What one should know of each choice, where the game tells it.

        What goes for all choices of a verb stands beside the first of them.
        """
        gloss = self.game.guide.gloss
        told = [self.book.gloss(gloss(self.state, self.seat, option)) for option in self.options]
        verbs = [text.partition(":")[0] for text in self.texts]
        for verb in set(verbs):
            places = [at for at, other in enumerate(verbs) if other == verb]
            if len({told[at] for at in places}) == 1:
                for at in places[1:]:
                    told[at] = ""
        return told


def why_not(refused: Mapping[str, Message], book: Phrasebook) -> Iterator[Text]:
    """What is not possible now, each with the reason."""
    for text, reason in refused.items():
        option, told = book.option(text), book.reason(reason)
        line = book.text("terminal.refused_choice", option=option, reason=told)
        yield Text(f" -  {line}", style="dim")
    if not refused:
        yield Text(book.text("terminal.nothing_refused"))
