"""The table: whose turn it is, what they see, and what they want.

Several people pass one screen around. Before a person's secrets are shown, the screen is wiped
and waits behind a curtain for that person alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from groundlings.bots.chair import Chair
from groundlings.kernel.orders import usual
from groundlings.kernel.play import asked_seats, is_asked
from groundlings.terminal import answer as said
from groundlings.terminal import standing
from groundlings.terminal.advice import advice
from groundlings.terminal.cards import looked_up, shown_cards
from groundlings.terminal.news import News
from groundlings.terminal.picture import Painter
from groundlings.terminal.question import Question, why_not

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import RenderableType

    from groundlings.bots import Bot
    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.orders import Orders
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
        self.keep: Callable[[], None] = lambda: None
        self.keep_in: Callable[[Path], bool] = lambda _: True
        self.kept_in: Path | None = None
        self._is_leaving = False
        self._chapter: list[str] = []
        self._news = News(game, state, book)
        self._orders = [usual(game)] * state.seats
        self._made_for: set[int] = set()
        self._as_usual: set[int] = set()
        self._has_acted: int | None = None
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
        if self._obey(seat):
            return
        self._curtain(seat)
        question = Question(self.game, self.state, seat, self.book)
        if len(question.options) == 1 and not self.is_shared:
            # Nobody else looks on. At a shared screen the missing pause would tell the others.
            (told,) = question.sentences
            forced = self.book.text("terminal.forced", who={"seat": seat}, option=told)
            self._news.add(seat, forced)
            self._play(seat, question.options[0])
            return
        self._open(seat, question)
        self._ask(seat, question)

    def _obey(self, seat: int) -> bool:
        """Whether a standing order has chosen for this seat.

        At a shared screen only by what all can see: who is skipped has told nothing by it. What can
        still be taken back is not passed over unseen.
        """
        orders = self._orders[seat] = self._orders[seat].standing(self.game, self.state)
        option = orders.answer(self.game, self.state, seat, openly=self.is_shared)
        occasion = self.game.occasion(self.state, seat)
        if option is None or occasion is None:
            return False
        if not occasion.is_window and self._has_acted == seat and not self._may_end(seat):
            return True
        if option != occasion.passing:
            told = self.book.option(self.game.text(option))
            self._news.add(seat, self.book.text("terminal.done_for_you", option=told))
        elif occasion.is_window:
            self._news.count_passed(seat)
        self._made_for.add(int(self.state.choices))
        self._play(seat, option)
        return True

    def _open(self, seat: int, question: Question) -> None:
        """The table, the news and the question, so that the newest sentence is on the screen.

        News stand beside the table where there is room, else below it; and below the choices where
        these alone fill the screen.
        """
        news: list[RenderableType] = [*self._news.take(seat)]
        asked = self._drawn(seat, question)
        if self._picture_is_due or self._chapter != self.painter.chapter(self._view(seat)):
            self._picture_is_due = False
            news = self.screen.beside(self._pictures(seat), news, asked)
        is_tall = self.screen.height(asked) + self.screen.height(news[-1:]) >= self.screen.rows
        for picture in [*asked, *news] if is_tall else [*news, *asked]:
            self.screen.show(picture)

    def _drawn(self, seat: int, question: Question) -> list[RenderableType]:
        return list(question.drawn(self.painter, self._view(seat), self.screen.console.width))

    def _ask(self, seat: int, question: Question) -> None:
        texts, known = question.texts, self.game.notation.texts
        while True:
            line = self.screen.ask(question.words)
            answer = self._order(seat, line) or said.command(line)
            answer = answer or said.choice(line, texts, known, question.sentences)
            if isinstance(answer, said.GoOn):
                at = question.by_enter
                nothing = said.Unclear("terminal.nothing_typed", {"n": len(texts)})
                answer = nothing if at is None else said.Pick(at)
            if isinstance(answer, said.Pick):
                if question.is_usual(answer.at):
                    self._as_usual.add(int(self.state.choices))
                self._play(seat, question.options[answer.at])
                self._has_acted = seat
                self._hand_over(seat)
                return
            if self._oblige(seat, self._explained(line, question, answer)):
                return
            if isinstance(answer, said.Show):
                for picture in self._drawn(seat, question):
                    self.screen.show(picture)

    def _order(self, seat: int, line: str) -> said.Order | None:
        """The line as a standing order, if it is one."""
        changed = standing.changed(line, self._orders[seat], self.game, self.book)
        return None if changed is None else said.Order(changed.dated(self.game, self.state))

    def _explained(self, line: str, question: Question, answer: said.Answer) -> said.Answer:
        """Why this is no choice: the game's own reason, or what an order looks like."""
        match answer:
            case said.Unclear("terminal.not_now", {"text": text}) if text in question.refused:
                reason = self.book.reason(question.refused[str(text)])
                return said.Unclear("terminal.refused", {"text": text, "reason": reason})
            case said.Unclear("terminal.not_a_choice") if standing.is_order(line):
                return standing.unclear(line, self.game)
        return answer

    def _view(self, seat: int) -> dict[str, object]:
        """What this seat can see, and the pictures the game has of it."""
        return self.game.guide.shown(self.state, seat) | self.game.guide.gallery(self.state, seat)

    def _cards(self, name: str) -> None:
        """The cards of this name; without one what the board pays, and what cards there are."""
        cards = shown_cards(self.game, self.book)
        if name:
            for told in looked_up(cards, name) or [
                self.book.text("terminal.no_such_card", text=name)
            ]:
                self.screen.say(told)
            return
        for message in self.game.guide.primer():
            self.screen.say(self.book.effect(message))
        listed = ", ".join(dict.fromkeys(card.title for card in cards))
        self.screen.say(self.book.text("terminal.cards_hint", list=listed))

    def _oblige(  # noqa: C901 - one for each wish
        self, seat: int, answer: said.Answer
    ) -> bool:
        """Do what is asked beside choosing; True if nothing is to be asked here any more."""
        match answer:
            case said.Quit(file):
                self._leave(file)
            case said.Undo(steps):
                return self._undo(seat, steps)
            case said.Unclear(key, values):
                self.screen.say(self.book.text(key, **values))
            case said.Show(said.HELP):
                self._help()
            case said.Show(said.VIEW):
                self._show_view(seat)
            case said.Show(said.LOG):
                self._log(seat)
            case said.Show(said.WHY):
                for reason in why_not(self.game.guide.refused(self.state, seat), self.book):
                    self.screen.show(reason)
            case said.Show(said.HINT):
                for told in advice(self.game, self.state, seat, self.book):
                    self.screen.say(told)
            case said.Cards(name):
                self._cards(name)
            case said.Order(orders):
                return self._give(seat, orders)
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

    def _give(self, seat: int, orders: Orders) -> bool:
        """From now on these orders stand; they are read back. True if they answer what is asked."""
        self._orders[seat] = orders
        for told in standing.told(orders, self.game, self.book, openly=self.is_shared):
            self.screen.say(told)
        return orders.answer(self.game, self.state, seat, openly=self.is_shared) is not None

    def _help(self) -> None:
        self.screen.say(self.book.text("terminal.help"))
        if self.game.deeds:
            self.screen.say(self.book.text("terminal.help_orders").strip("\n"))

    def _own_steps(self, seat: int) -> list[int]:
        """How many choices go back with each that this person has made, the last one first.

        What orders have chosen in between goes back with the choice before it.
        """
        free, last = self.game.undoable(self.state, seat), int(self.state.choices)
        return [back for back in range(1, free + 1) if last - back not in self._made_for]

    def _undo(self, seat: int, steps: int | None) -> bool:
        own = self._own_steps(seat)
        if not own:
            self.screen.say(self.book.text("terminal.nothing_to_take_back"))
            return False
        if steps is not None and steps > len(own):
            self.screen.say(self.book.text("terminal.too_much_to_take_back", n=len(own)))
            return False
        count = steps or len(own)
        self.game.undo(self.state, seat, own[count - 1])
        self._made_for = {at for at in self._made_for if at < self.state.choices}
        self._as_usual = {at for at in self._as_usual if at < self.state.choices}
        self.keep()
        took = self.book.text("terminal.took_back", who={"seat": seat}, n=count)
        self.screen.say(took)
        return True

    def _hand_over(self, seat: int) -> None:
        """A turn ends when its player says so: until then it can be taken back, and be read."""
        if not is_asked(self.state, seat):
            self._may_end(seat)

    def _may_end(self, seat: int) -> bool:
        """Whether a turn may end here: not if something of it was taken back.

        Who is alone at the screen is not asked after what is usual: to let, to play the card.
        """
        while True:
            free = self._own_steps(seat)
            last = int(self.state.choices)
            if not self.is_shared and all(last - back in self._as_usual for back in free):
                self._has_acted = None
                return True
            self.tell(seat)
            key = "terminal.handover" if free else "terminal.handover_final"
            line = self.screen.ask(self.book.text(key))
            answer = self._order(seat, line) or said.command(line)
            answer = answer or said.Unclear("terminal.not_here", {"text": line.strip()})
            if isinstance(answer, said.GoOn) or said.is_hasty(line):
                self._has_acted = None
                return True
            if self._oblige(seat, answer):
                return False

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
                    self._help()
                case _:
                    self.screen.say(self.book.text("terminal.not_here", text=line.strip()))
        self.looking = seat
        self.screen.wipe()
        self._picture_is_due = True

    def tell(self, seat: int | None) -> None:
        """What has happened since this seat, or an onlooker, was last told."""
        if seat is not None:
            for told in self._news.take(seat):
                self.screen.show(told)
            return
        for event in self.game.events(self.state, None, min(self._watched, self._told())):
            self.screen.say(self.book.event(event))
        self._watched = self._told()

    def tell_the_rest(self) -> None:
        """At the end: what nobody at the screen has been told yet."""
        if self.is_shared:
            self.screen.wipe()
            self._watched = max(map(self._news.heard, self.people))
        self.tell(None if self.is_shared else self.looking)

    def _told(self) -> int:
        return int(self.state.choices) + 1

    def _pictures(self, seat: int, *, full: bool = False) -> list[RenderableType]:
        """The table under its heading."""
        view = self._view(seat)
        self._chapter = self.painter.chapter(view)
        head = [self.book.player(seat), *self._chapter]
        heading = self.screen.heading(self.book.text("list.gloss").join(head))
        return [Text(), heading, *self.painter.view(view, full=full)]

    def _show_view(self, seat: int) -> None:
        for picture in self._pictures(seat, full=True):
            self.screen.show(picture)

    def _log(self, seat: int) -> None:
        self.screen.head(self.book.text("terminal.log"))
        for event in self.game.events(self.state, seat):
            self.screen.say(self.book.event(event))
