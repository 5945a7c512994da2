"""The table: whose turn it is, what they see, and what they want.

Several people pass one screen around. Before a person's secrets are shown, the screen is wiped
and waits behind a curtain for that person alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table as Grid
from rich.text import Text

from groundlings.bots.chair import Chair
from groundlings.kernel.play import asked_seats, is_asked
from groundlings.terminal import answer as said
from groundlings.terminal.picture import Painter

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from groundlings.bots import Bot
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.terminal.screen import Screen
    from groundlings.words import Phrasebook


FEW: Final = 6
"""So many choices that are not possible stand below those that are; more are told on demand."""
NAME: Final = "name"
"""The column that names a card."""
MANY: Final = 12
"""With so many lines of choices there is no room for others."""
WIDE: Final = 100
"""Columns that have room for the notation beside the words of a choice and what it means."""


class Leave(Exception):  # noqa: N818 - a wish, not an error
    """A person wants to stop; the record goes to this file, or where it was to go anyway."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class Table:
    """One game at one terminal: people who choose on the screen, and bots on the other seats."""

    def __init__(
        self,
        game: Game,
        state: State,
        bots: Mapping[int, tuple[Bot, Die]],
        book: Phrasebook,
        screen: Screen,
    ) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.book = book
        self.screen = screen
        self.painter = Painter(book)
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.looking = None if self.is_shared or not self.people else self.people[0]
        self.keep: Callable[[], None] = lambda: None
        self.keep_in: Callable[[Path], bool] = lambda _: True
        self.kept_in: Path | None = None
        self._is_leaving = False
        self._chapter: list[str] = []
        self._heard = [0] * state.seats
        self._watched = 0
        self._picture_is_due = True

    @property
    def is_shared(self) -> bool:
        """Whether several people pass the screen around, so that it needs a curtain."""
        return len(self.people) > 1

    def play(self) -> None:
        """Go on until the game is over; Leave, EOFError or KeyboardInterrupt end it earlier."""
        while not self.state.over:
            seat = self._next()
            if seat in self.bots:
                self._bot(seat)
            else:
                self._person(seat)

    def _next(self) -> int:
        """Bots answer first, so that a sealed choice of a person is its own; then who looks."""
        asked = asked_seats(self.state)
        bots = [seat for seat in asked if seat in self.bots]
        if bots:
            return bots[0]
        return self.looking if self.looking in asked else asked[0]

    # Bots

    def _bot(self, seat: int) -> None:
        options = self.game.options(self.state, seat)
        bot, die = self.bots[seat]
        alone = len(options) == 1
        option = options[0] if alone else bot.choose(Chair(self.game, self.state, seat), die)
        self._play(seat, option)
        self._picture_is_due = True
        if not self.people:
            self.tell(None)

    def _play(self, seat: int, option: int) -> None:
        self.game.play(self.state, seat, option)
        self.keep()
        self._is_leaving = False

    # People

    def _person(self, seat: int) -> None:
        """Show what is new, ask, and carry out what is chosen."""
        self._curtain(seat)
        self.tell(seat)
        options = self.game.options(self.state, seat)
        if len(options) == 1 and not self.is_shared:
            # Nobody else looks on. At a shared screen the missing pause would tell the others.
            told = self.book.option(self.game.text(options[0]))
            self.screen.say(self.book.text("terminal.forced", who={"seat": seat}, option=told))
            self._play(seat, options[0])
            self.tell(seat)
            return
        if self._picture_is_due or self._chapter != self.painter.chapter(self._view(seat)):
            self._show_view(seat, full=False)
            self._picture_is_due = False
        self._ask(seat, options)

    def _ask(self, seat: int, options: list[int]) -> None:
        texts = [self.game.text(option) for option in options]
        sentences = [self.book.option(text) for text in texts]
        known = self.game.notation.texts
        self._question(seat, options)
        while True:
            line = self.screen.ask(self.book.text("terminal.question", who={"seat": seat}))
            answer = said.command(line) or said.choice(line, texts, known, sentences)
            if isinstance(answer, said.GoOn):
                nothing = said.Unclear("terminal.nothing_typed", {"n": len(texts)})
                answer = said.Pick(0) if len(texts) == 1 else nothing
            if isinstance(answer, said.Pick):
                self._play(seat, options[answer.at])
                self.tell(seat)
                self._hand_over(seat)
                return
            if self._oblige(seat, self._explained(seat, answer)):
                return
            if isinstance(answer, said.Show):
                self._question(seat, options)

    def _question(self, seat: int, options: list[int]) -> None:
        prompt = self.game.prompt(self.state, seat)
        self.screen.say("")
        if prompt is not None:
            self.screen.say(self.book.prompt(prompt), style="bold")
        texts = [self.game.text(option) for option in options]
        view = self._view(seat)
        for verb in dict.fromkeys(text.partition(":")[0] for text in texts):
            for picture in self.painter.beside(view, verb):
                self.screen.show(picture)
        glosses = self._glosses(seat, options)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for at, text in enumerate(texts):
            told = Text(self.book.option(text))
            if glosses[at]:
                told.append(self.book.text("list.gloss") + glosses[at], style="dim")
            row = [Text(str(at + 1)), told]
            if not any(glosses) or self.screen.console.width >= WIDE:
                row.append(Text(text, style="dim"))
            grid.add_row(*row)
        self.screen.show(grid)
        if len(texts) == 1:
            self.screen.say(self.book.text("terminal.only_choice"))
        refused = self._refused(seat)
        if refused and len(refused) <= FEW and len(refused) + len(texts) <= MANY:
            self._why(refused)
        elif refused:
            hint = self.book.text("terminal.refused_hint", n=len(refused))
            self.screen.say(hint, style="dim")

    def _glosses(self, seat: int, options: list[int]) -> list[str]:
        """What one should know of each choice, where the game tells it.

        What goes for all choices of a verb stands beside the first of them.
        """
        gloss = self.game.guide.gloss
        told = [self.book.gloss(gloss(self.state, seat, option)) for option in options]
        verbs = [self.game.text(option).partition(":")[0] for option in options]
        for verb in set(verbs):
            places = [at for at, other in enumerate(verbs) if other == verb]
            if len({told[at] for at in places}) == 1:
                for at in places[1:]:
                    told[at] = ""
        return told

    def _view(self, seat: int) -> dict[str, object]:
        """What this seat can see, and the pictures the game has of it."""
        return self.game.guide.shown(self.state, seat) | self.game.guide.gallery(self.state, seat)

    def _refused(self, seat: int) -> dict[str, Message]:
        return self.game.guide.refused(self.state, seat)

    def _why(self, refused: Mapping[str, Message]) -> None:
        """What is not possible now, each with the reason."""
        for text, reason in refused.items():
            option, told = self.book.option(text), self.book.reason(reason)
            line = self.book.text("terminal.refused_choice", option=option, reason=told)
            self.screen.say(f" -  {line}", style="dim")
        if not refused:
            self.screen.say(self.book.text("terminal.nothing_refused"))

    def _cards(self, name: str) -> None:
        """The cards of this name; without one what the board pays, and what cards there are."""
        cards = shown_cards(self.game, self.book)
        if name:
            found = [told for title, told in cards if title.casefold().startswith(name.casefold())]
            for told in found or [self.book.text("terminal.no_such_card", text=name)]:
                self.screen.say(told)
            return
        for message in self.game.guide.primer():
            self.screen.say(self.book.effect(message))
        listed = ", ".join(dict.fromkeys(title for title, _ in cards))
        self.screen.say(self.book.text("terminal.cards_hint", list=listed))

    def _oblige(self, seat: int, answer: said.Answer) -> bool:
        """Do what is asked beside choosing; True if that has changed the game."""
        match answer:
            case said.Quit(file):
                self._leave(file)
            case said.Undo(steps):
                return self._undo(seat, steps)
            case said.Unclear(key, values):
                self.screen.say(self.book.text(key, **values))
            case said.Show(said.HELP):
                self.screen.say(self.book.text("terminal.help"))
            case said.Show(said.VIEW):
                self._show_view(seat, full=True)
            case said.Show(said.LOG):
                self._log(seat)
            case said.Show(said.WHY):
                self._why(self._refused(seat))
            case said.Cards(name):
                self._cards(name)
        return False

    def _leave(self, file: str) -> None:
        """Stop; but not over a file of somebody's, nor where the record cannot be written.

        Without a record only when said twice.
        """
        if file and Path(file) != self.kept_in and Path(file).is_file():
            self.screen.say(self.book.text("terminal.file_is_there", file=file))
        elif file and not self.keep_in(Path(file)):
            return
        elif file or self.kept_in or self._is_leaving:
            raise Leave(file)
        else:
            self._is_leaving = True
            self.screen.say(self.book.text("terminal.quit_unkept"))

    def _explained(self, seat: int, answer: said.Answer) -> said.Answer:
        """A choice that is not possible now, with the game's own reason where there is one."""
        refused = self._refused(seat)
        match answer:
            case said.Unclear("terminal.not_now", {"text": text}) if text in refused:
                reason = self.book.reason(refused[text])
                return said.Unclear("terminal.refused", {"text": text, "reason": reason})
        return answer

    def _undo(self, seat: int, steps: int | None) -> bool:
        free = self.game.undoable(self.state, seat)
        if free == 0:
            self.screen.say(self.book.text("terminal.nothing_to_take_back"))
            return False
        if steps is not None and steps > free:
            self.screen.say(self.book.text("terminal.too_much_to_take_back", n=free))
            return False
        self.game.undo(self.state, seat, steps or free)
        self.keep()
        took = self.book.text("terminal.took_back", who={"seat": seat}, n=steps or free)
        self.screen.say(took)
        return True

    def _hand_over(self, seat: int) -> None:
        """A turn ends when its player says so: until then it can be taken back, and be read."""
        if is_asked(self.state, seat):
            return
        while True:
            free = self.game.undoable(self.state, seat)
            if not free and not self.is_shared:
                return
            key = "terminal.handover" if free else "terminal.handover_final"
            line = self.screen.ask(self.book.text(key))
            answer = said.command(line) or said.Unclear("terminal.not_here", {"text": line.strip()})
            if isinstance(answer, said.GoOn) or said.is_hasty(line) or self._oblige(seat, answer):
                return

    # Showing

    def _curtain(self, seat: int) -> None:
        """Nothing of one person's is on the screen when the next one comes to it."""
        if self.looking == seat:
            return
        self.looking = None
        self.screen.wipe()
        self.screen.say(self.book.text("terminal.curtain", who={"seat": seat}), style="bold")
        while True:
            line = self.screen.ask(self.book.text("terminal.curtain_ready", who={"seat": seat}))
            match said.command(line):
                case said.GoOn():
                    break
                case None if said.is_hasty(line):
                    break
                case said.Quit(file):
                    self._leave(file)
                case said.Show(said.HELP):
                    self.screen.say(self.book.text("terminal.help"))
                case _:
                    self.screen.say(self.book.text("terminal.not_here", text=line.strip()))
        self.looking = seat
        self.screen.wipe()
        self._picture_is_due = True

    def tell(self, seat: int | None) -> None:
        """What has happened since this seat, or an onlooker, was last told."""
        since = min(self._watched if seat is None else self._heard[seat], self._told())
        events = self.game.events(self.state, seat, since)
        for event in events:
            self.screen.say(self.book.event(event))
        if seat is None:
            self._watched = self._told()
        else:
            self._heard[seat] = self._told()

    def tell_the_rest(self) -> None:
        """At the end: what nobody at the screen has been told yet."""
        if self.is_shared:
            self.screen.wipe()
            self._watched = max(self._heard[seat] for seat in self.people)
        self.tell(None if self.is_shared else self.looking)

    def _told(self) -> int:
        return int(self.state.choices) + 1

    def _show_view(self, seat: int, *, full: bool) -> None:
        view = self._view(seat)
        self._chapter = self.painter.chapter(view)
        head = [self.book.player(seat), *self._chapter]
        self.screen.head(self.book.text("list.gloss").join(head))
        for picture in self.painter.view(view, full=full):
            self.screen.show(picture)

    def _log(self, seat: int) -> None:
        self.screen.head(self.book.text("terminal.log"))
        for event in self.game.events(self.state, seat):
            self.screen.say(self.book.event(event))


def shown_cards(game: Game, book: Phrasebook) -> list[tuple[str, str]]:
    """Every card with a name, and all that stands on it."""
    found = []
    for card_table in game.guide.cards(book.language):
        if card_table.columns[0] != NAME:
            continue
        for row in card_table.rows:
            title, *values = (book.value(value) for value in row.columns)
            labels = [book.label(column).name for column in card_table.columns[1:]]
            told = [book.named(*pair) for pair in zip(labels, values, strict=True) if pair[1]]
            found.append((title, book.named(title, book.text("list.also").join(told))))
    return found
