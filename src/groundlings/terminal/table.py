"""The table: whose turn it is, what they see, and what they want.

Several people pass one screen around. Before a person's secrets are shown, the screen is wiped
and waits behind a curtain for that person alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from groundlings.bots.chair import Chair
from groundlings.terminal import answer as said
from groundlings.terminal.picture import Painter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.bots import Bot
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.terminal.screen import Screen
    from groundlings.words import Phrasebook


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
        asked = [seat for seat in range(self.state.seats) if self.state.asked >> seat & 1]
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
        self.game.play(self.state, seat, option)
        self._picture_is_due = True
        if not self.people:
            self.tell(None)

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
            self.game.play(self.state, seat, options[0])
            self.tell(seat)
            return
        if self._picture_is_due:
            self._show_view(seat, full=False)
            self._picture_is_due = False
        self._ask(seat, options)

    def _ask(self, seat: int, options: list[int]) -> None:
        texts = [self.game.text(option) for option in options]
        self._question(seat, texts)
        while True:
            line = self.screen.ask(self.book.text("terminal.question", who={"seat": seat}))
            answer = said.command(line) or said.choice(line, texts, self.game.notation.texts)
            if isinstance(answer, said.GoOn):
                nothing = said.Unclear("terminal.nothing_typed", {"n": len(texts)})
                answer = said.Choice(0) if len(texts) == 1 else nothing
            if isinstance(answer, said.Choice):
                self.game.play(self.state, seat, options[answer.at])
                self.tell(seat)
                self._hand_over(seat)
                return
            if self._oblige(seat, self._explained(seat, answer)):
                return
            if isinstance(answer, said.Show):
                self._question(seat, texts)

    def _question(self, seat: int, texts: list[str]) -> None:
        prompt = self.game.prompt(self.state, seat)
        self.screen.say("")
        if prompt is not None:
            self.screen.say(self.book.prompt(prompt), style="bold")
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right")
        for number, text in enumerate(texts, start=1):
            grid.add_row(str(number), Text(self.book.option(text)), Text(text, style="dim"))
        self.screen.show(grid)
        if len(texts) == 1:
            self.screen.say(self.book.text("terminal.only_choice"))

    def _oblige(self, seat: int, answer: said.Answer) -> bool:
        """Do what is asked beside choosing; True if that has changed the game."""
        match answer:
            case said.Quit(file):
                raise Leave(file)
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
        return False

    def _explained(self, seat: int, answer: said.Answer) -> said.Answer:
        """A choice that is not possible now, with the game's own reason where the view has one."""
        match answer, self.game.view(self.state, seat).get("refused"):
            case said.Unclear("terminal.not_now", {"text": text}), dict(refused) if text in refused:
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
        self._picture_is_due = True
        took = self.book.text("terminal.took_back", who={"seat": seat}, n=steps or free)
        self.screen.say(took)
        return True

    def _hand_over(self, seat: int) -> None:
        """A turn ends when its player says so: until then it can be taken back, and be read."""
        if self.state.asked >> seat & 1:
            return
        while True:
            free = self.game.undoable(self.state, seat)
            if not free and not self.is_shared:
                return
            key = "terminal.handover" if free else "terminal.handover_final"
            line = self.screen.ask(self.book.text(key))
            answer = said.command(line) or said.Unclear("terminal.not_here", {"text": line.strip()})
            if isinstance(answer, said.GoOn) or self._oblige(seat, answer):
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
                case said.Quit(file):
                    raise Leave(file)
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
        self.screen.head(self.book.player(seat))
        for picture in self.painter.view(self.game.view(self.state, seat), full=full):
            self.screen.show(picture)

    def _log(self, seat: int) -> None:
        self.screen.head(self.book.text("terminal.log"))
        for event in self.game.events(self.state, seat):
            self.screen.say(self.book.event(event))
