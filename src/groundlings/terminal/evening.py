"""An evening at the text table: who sits down, the game, the scores, and where the record went."""

from __future__ import annotations

import os
import secrets
import shlex
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from groundlings.bots import bot
from groundlings.bots.persons import called, person
from groundlings.errors import GameError
from groundlings.kernel.die import cast
from groundlings.kernel.setup import written
from groundlings.terminal.screen import Ask, Screen
from groundlings.terminal.table import Leave, Table
from groundlings.words import UnknownLanguage, phrasebook

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.kernel.die import Die
    from groundlings.kernel.game import Game
    from groundlings.kernel.pledge import Pledge
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State


def play_text(
    game: Game,
    *,
    seats: int,
    bots: Sequence[str | None] = (),
    language: str = "en",
    seed: int | Pledge | None = None,
    variants: Mapping[str, Setting] | None = None,
    names: Sequence[str] = (),
    begun: State | None = None,
    record_path: Path | None = None,
    go_on: str = "",
    console: Console | None = None,
    ask: Ask | None = None,
) -> State:
    """Play a game at this terminal to its end, or until somebody stops; the state it came to.

    `bots` has a name for each seat, None for a person; empty = people only. `begun` is a game to
    go on with. `go_on` is the command that does so, with `{file}` in it: said to who stops.
    """
    state = begun or game.new(seats, _seed(seed), **(variants or {}))
    if bots and len(bots) != state.seats:
        raise GameError(
            f"name a bot or nobody for each of the {state.seats} seats, not {len(bots)}"
        )
    if len(names) > state.seats:
        raise GameError(f"there are {state.seats} seats and {len(names)} names")
    sitting = {seat: bot(name) for seat, name in enumerate(bots) if name}
    try:
        book = phrasebook(language, game.folder).renamed(game.guide.names(language))
    except UnknownLanguage as error:
        raise GameError(str(error)) from None
    book = book.seated(_all_names(names, bots))
    screen = Screen(console or Console(), ask)
    dice = {seat: (player, _die(state, seat)) for seat, player in sitting.items()}
    table = Table(game, state, dice, book, screen)
    return _Evening(table, record_path, go_on).play()


class _Evening:
    """From the welcome to the record."""

    def __init__(self, table: Table, record_path: Path | None, go_on: str) -> None:
        self.table = table
        self.book = table.book
        self.screen = table.screen
        self.record_path = record_path
        self.go_on = go_on
        self.is_warned = False
        table.keep = self._keep_so_far
        table.keep_in = self._keep_in
        table.kept_in = record_path

    def play(self) -> State:
        """The game, and what is to be said before and after it."""
        self._welcome()
        try:
            self.table.play()
        except Leave as leave:
            if leave.file:
                self.record_path = Path(leave.file)
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
        if self.table.state.over:
            self._finale()
        else:
            self._break_off()
        self._keep()
        return self.table.state

    def _welcome(self) -> None:
        state, book = self.table.state, self.book
        welcome = book.text("terminal.welcome", game=book.title(), n=int(state.seats))
        self.screen.say(welcome, style="bold")
        if about := book.about():
            self.screen.say(about)
        for name, setting in (state.setup.variants if state.setup else {}).items():
            told = book.setting(name, written(setting))
            words = {"variant": book.variant(name), "setting": told, "doc": book.variant_doc(name)}
            key = "terminal.variant_off" if setting is False else "terminal.variant"
            self.screen.say(book.text(key, **words))
        if bots := self._bots():
            self.screen.say(book.text("terminal.bots", list=bots))
        if self.table.people and self.table.game.deeds:
            self.screen.say(book.text("terminal.orders_hint"))
        self.screen.say(book.text("terminal.help_hint"))

    def _bots(self) -> str:
        """Who is no person, and what sort of bot; from here on they go by their names alone."""
        by_name: dict[str, list[str]] = {}
        for seat, (player, _) in self.table.bots.items():
            by_name.setdefault(player.name, []).append(self.book.player(seat))
        return ", ".join(
            self.book.text("player.bot", who=", ".join(players), bot=self._named(name))
            for name, players in by_name.items()
        )

    def _named(self, name: str) -> str:
        """Who a bot is, and what."""
        known, what = person(name), self.book.bot(name)
        return self.book.text("player.named", who=known.name, what=what) if known else what

    def _finale(self) -> None:
        """The scores by their sources, and who has won."""
        table, game, state = self.table, self.table.game, self.table.state
        table.tell_the_rest()
        self.screen.head(self.book.text("terminal.over"))
        self.screen.show(table.painter.scores(game.view(state, None), game.scores(state)))
        winners = game.winners(state)
        if not winners:
            self.screen.say(self.book.text("terminal.no_winner"))
        elif state.seats == 1:
            score = game.scores(state)[0]
            self.screen.say(self.book.text("terminal.alone", who={"seat": 0}, n=score))
        elif len(winners) == 1:
            self.screen.say(self.book.text("terminal.winner", who={"seat": winners[0]}))
        else:
            listed = ", ".join(self.book.player(seat) for seat in winners)
            self.screen.say(self.book.text("terminal.winners", list=listed))

    def _break_off(self) -> None:
        """Who stops leaves no secrets on a screen that others share."""
        if self.table.is_shared:
            self.screen.wipe()
        self.screen.say(self.book.text("terminal.stopped"))

    def _keep_so_far(self) -> None:
        """After every choice: whatever ends this program, nothing is lost. A failure is told once.

        Only what has a place to go is kept; who stops may still name one.
        """
        if self.record_path is None:
            return
        try:
            self._write(self.record_path)
        except OSError as error:
            if not self.is_warned:
                self._excuse(self.record_path, error)
            self.is_warned = True

    def _keep_in(self, path: Path) -> bool:
        """Whether who stops can have the record there; if not, they hear why."""
        try:
            self._write(path)
        except OSError as error:
            self._excuse(path, error)
            return False
        return True

    def _write(self, path: Path) -> None:
        """Beside, then in its place: a record is whole at any moment, the old or the new one."""
        record = self.table.game.record(self.table.state, result=True)
        path = path.resolve()
        if path.exists() and not path.is_file():
            path.write_text(record, encoding="utf-8", newline="\n")
            return
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(record, encoding="utf-8", newline="\n")
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise

    def _excuse(self, path: Path, error: OSError) -> None:
        why = error.strerror or str(error)
        self.screen.say(self.book.text("terminal.not_recorded", file=str(path), why=why))

    def _keep(self) -> None:
        """Write the record where it is wanted, and say how to go on with an unfinished game."""
        state, path = self.table.state, self.record_path
        if path is None:
            self.screen.say(self.book.text("terminal.unrecorded"))
            return
        try:
            self._write(path)
        except OSError as error:
            self._excuse(path, error)
            return
        self.screen.say(self.book.text("terminal.recorded", file=str(path)))
        if self.go_on and not state.over:
            command = self.go_on.replace("{file}", shlex.quote(str(path)))
            self.screen.say(self.book.text("terminal.go_on", command=command))


def _all_names(names: Sequence[str], bots: Sequence[str | None]) -> list[str]:
    """The names of people, and of bots who have one, by seat."""
    persons = called(bots)
    given = [*names, *[""] * (len(persons) - len(names))]
    return [name or known for name, known in zip_longest(given, persons, fillvalue="")]


def _seed(seed: int | Pledge | None) -> int | Pledge:
    return secrets.randbits(128) if seed is None else seed


def _die(state: State, seat: int) -> Die:
    """A die for a bot's whims: the game's own stays untouched, and the same seed plays the same."""
    seed = state.setup.pledge.seed if state.setup else secrets.randbits(128)
    whim = blake2b(f"{seed} {seat}".encode(), digest_size=16, person=b"terminal bot")
    return cast(int.from_bytes(whim.digest(), "little"))
