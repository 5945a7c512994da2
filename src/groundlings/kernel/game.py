"""The public face of a game: its rules, as a table, a bot or a learner may ask for them."""

from __future__ import annotations

import re
from functools import cached_property
from itertools import product
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from groundlings.editions.reader import fingerprint
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError, IllegalChoice, shown
from groundlings.kernel import history, record
from groundlings.kernel.die import Die, cast, quick
from groundlings.kernel.guide import Guide
from groundlings.kernel.messages import Message, Messages
from groundlings.kernel.notation import Notation
from groundlings.kernel.parcel import Parcel
from groundlings.kernel.play import (
    asked_seats,
    is_asked,
    is_legal,
    is_seat,
    options,
    play_unchecked,
    settle,
)
from groundlings.kernel.pledge import Pledge, checked
from groundlings.kernel.setup import Setting, Setup, Variant, written
from groundlings.kernel.state import NOBODY, State

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from groundlings.kernel.occasions import Occasion
    from groundlings.kernel.step import Step


class Game:
    """A game as the table sees it. A game of ours says how it is set up, seen, redealt and scored.

    The methods at the end are what a game writes; the others it inherits.
    """

    deeds: Mapping[str, int] = {}
    """The kinds of deeds that others may stop, and for how many beats they may think about it."""
    small_deeds: frozenset[str] = frozenset()
    """Those that people let go by unless they say otherwise."""
    passes: tuple[str, ...] = ()
    """The passes at which nothing need be done; people are asked only if they want to be."""
    usual_holds: frozenset[str] = frozenset()
    """Those at which they are asked unless they say otherwise."""
    card_verbs: tuple[str, ...] = ()
    """The verbs by which a seat brings a card into play: what is counted of many games."""
    has_reading = False
    """Whether its cards are read aloud at a Table Read: its view has `reading` and `synopsis`."""
    secret_steps: tuple[type[Step], ...] | None = None
    """The steps that ask what others must not see; None = all of them, for want of a better word.

    All that a game does not name here follows from what everybody knows and is seen by everybody.
    """

    def __init__(
        self,
        *,
        name: str,
        rules: int,
        seats: range,
        variants: dict[str, Variant],
        notation: Notation,
        messages: Messages,
        sheet: Sheet,
        folder: Path,
        book: object,
        cells: int,
    ) -> None:
        self.name = name
        self.rules = rules
        self.seats = seats
        for key, variant in variants.items():
            texts = (key, *map(written, variant.choices))
            if not all(re.fullmatch(r"[^\s=]+", text) for text in texts):
                raise ValueError(f"the variant {key!r} could not be read back from a record")
        self.variants = variants
        self.notation = notation
        self.messages = messages
        self.sheet = sheet
        self.folder = folder
        self._book = book
        self._cells = cells
        self._fingerprints: dict[tuple[tuple[str, Setting], ...], str] = {}

    def new(self, seats: int, seed: int | Pledge, **variants: Setting) -> State:
        """A game set up and ready for its first choice. The seed decides all its chance."""
        setup = Setup.of(self, seats, seed, variants)
        g: State = State.blank(self._book, self._cells, seats, cast(setup.pledge.seed))
        g.setup = setup
        self.set_up(g, dict(setup.variants))
        settle(g)
        return g

    def too_few_or_many(self, seats: object) -> str:
        """What to tell a table of the wrong size."""
        return f"{self.name} takes {_span(self.seats)} players, not {shown(seats)}"

    def settings(self, chosen: dict[str, Setting]) -> dict[str, Setting]:
        """All variants in the order of their names, as chosen or else by default."""
        for name, setting in chosen.items():
            variant = self.variants.get(name)
            if variant is None:
                known = ", ".join(self.variants) or "none"
                raise GameError(f"{self.name} knows no variant {name!r}; its variants are: {known}")
            if not any(type(setting) is type(c) and setting == c for c in variant.choices):
                possible = " or ".join(written(choice) for choice in variant.choices)
                raise GameError(f"{name} can be {possible}, not {shown(setting)}")
        return {n: chosen.get(n, self.variants[n].default) for n in sorted(self.variants)}

    @cached_property
    def edition(self) -> str:
        """The fingerprint of the values that it is played with as it comes."""
        return self.edition_for({})

    @cached_property
    def editions(self) -> frozenset[str]:
        """The fingerprints of its values, for every way to play it."""
        ways = product(*(variant.choices for variant in self.variants.values()))
        return frozenset(
            self.edition_for(dict(zip(self.variants, way, strict=True))) for way in ways
        )

    def edition_for(self, settings: Mapping[str, Setting]) -> str:
        """The fingerprint of the values that a game with these settings is played with.

        Reckoned once for each way to play: it takes longer than a whole game that chance plays.
        """
        way = tuple(sorted(settings.items()))
        found = self._fingerprints.get(way)
        if found is None:
            found = self._fingerprints[way] = fingerprint(self.values(settings))
        return found

    def values(self, settings: Mapping[str, Setting]) -> Mapping[str, object]:
        """The values of the edition that a game with these settings looks at: mostly all."""
        return self.sheet.data

    def telling(self, settings: Mapping[str, Setting]) -> dict[str, Setting]:
        """Those settings that a record names; what only another release knows is one of them."""
        implied = {name: one.default for name, one in self.variants.items() if one.implied}
        return {
            name: setting
            for name, setting in settings.items()
            if name not in implied or setting != implied[name]
        }

    def options(self, state: State, seat: int) -> list[int]:
        """What this seat may choose now; nothing if it is not asked."""
        return options(state, seat)[:] if is_asked(state, seat) else []

    def play(self, state: State, seat: int, option: int) -> None:
        """Make this choice. One that is not legal raises IllegalChoice and changes nothing."""
        if not is_legal(state, seat, option):
            option = _as_number(option)
            if not is_legal(state, seat, option):
                raise IllegalChoice(self._why_not(state, seat, option))
        play_unchecked(state, seat, option)

    def text(self, option: int) -> str:
        """An option in words: `take:blue-costume`."""
        return self.notation.text(option)

    def parse(self, text: str) -> int:
        """The option that is written so."""
        return self.notation.parse(text)

    def undoable(self, state: State, seat: int) -> int:
        """How many choices this seat may take back: those after the last thing revealed."""
        return history.undoable(state, seat)

    def undo(self, state: State, seat: int, steps: int = 1) -> None:
        """Take back this seat's last choices, down to the floor and no further."""
        self._check_seat(state, seat)
        history.undo(self, state, seat, steps)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What this seat may see, ready for JSON: what is public, then its own secrets."""
        self._check_seat(state, seat)
        asked = [other for other in range(state.seats) if is_asked(state, other)]
        common: dict[str, object] = {
            "game": self.name,
            "seats": int(state.seats),
            "seat": seat,
            "rev": int(state.rows),
            "choices": int(state.choices),
            "asked": asked,
            "answered": [other for other, answer in enumerate(state.answers) if answer != NOBODY],
            "answer": self.sealed(state, seat),
            "over": state.over,
            "prompt": self.prompt(state, seat),
        }
        return {**common, **self.look(state, seat)}

    def sealed(self, state: State, seat: int | None) -> str | None:
        """What this seat has answered under a seal that the others have not broken yet."""
        if seat is None or not state.answers or state.answers[seat] == NOBODY:
            return None
        return self.text(int(state.answers[seat]))

    def prompt(self, state: State, seat: int | None) -> Message | None:
        """What this seat is asked, as a message; None if it is not asked."""
        if seat is None or not is_asked(state, seat):
            return None
        key, values = state.stack[-1].prompt(state, seat)
        return self.messages.message(key, values)

    def events(self, state: State, seat: int | None, since: int = 0) -> list[Message]:
        """What has happened from this choice on, as this seat may know it, as messages."""
        self._check_seat(state, seat)
        if state.events is None:
            return []
        return self.messages.heard(state.events.read_back(since), seat, since)

    def redeal(self, state: State, seat: int, die: int) -> State:
        """A world this seat may believe in: all it cannot know is dealt anew, all else is kept.

        It keeps neither seed nor log, and its dice will fall differently.
        """
        if not is_seat(state, seat):
            raise GameError(_no_seat(state, seat))
        return self.dealt_by(quick(checked(die)), state, seat)

    def dealt_by(self, die: Die, state: State, seat: int, *, blind: bool = False) -> State:
        """The same by a die at hand, which is that of the world from then on.

        Dealt blindly, two worlds that look the same to the seat become the same by the same die.
        """
        g = state.clone()
        g.is_blind = blind
        g.hush()
        g.setup = None
        g.die = die
        g.offers = None
        floor = g.floor
        self.deal_anew(g, seat)
        if g.answers:
            self._reseal(g, seat)
        g.is_blind = False
        g.floor = floor
        return g

    def parcel(self, state: State, seat: int, die: int) -> Parcel:
        """A world this seat may believe in, to be sent to another process."""
        self._check_seat(state, seat)
        return Parcel.of(self, state, seat, checked(die))

    def opened(self, parcel: Parcel) -> State:
        """The world in a parcel; `groundlings.game_of(parcel)` is its game."""
        return parcel.opened(self._book)

    def record(self, state: State, *, result: bool = False) -> str:
        """The whole game as text, complete and private; with its result where that is wanted."""
        return record.write(self, state, result=result)

    def replay(self, text: str) -> State:
        """The state a record leads to; a bad line raises GameError with its number."""
        return record.read(self, text)

    def overdue(self, state: State, seat: int) -> int:
        """What is chosen for a seat that does not answer in time; a game may know better."""
        legal = self.options(state, seat)
        if not legal:
            raise GameError(f"seat {shown(seat)} is not asked, so nothing of it is overdue")
        return legal[0]

    def is_secret(self, state: State, seat: int) -> bool:
        """Whether others who share a screen with this seat must look away while it is its turn."""
        if self.secret_steps is None:
            return True
        return is_asked(state, seat) and isinstance(state.stack[-1], self.secret_steps)

    def occasion(self, state: State, seat: int) -> Occasion | None:
        """What this seat is asked, if standing orders may be about it.

        The kind and what it is about follow from what everybody knows.
        """
        return None

    def passes_of(self, settings: Mapping[str, Setting]) -> tuple[str, ...]:
        """The passes that a game with these settings has: mostly all."""
        return self.passes

    def window(self, state: State) -> str:
        """The kind of deed that those who are asked may stop; empty if they are asked otherwise."""
        asked = asked_seats(state)
        occasion = self.occasion(state, asked[0]) if asked else None
        return occasion.kind if occasion is not None and occasion.is_window else ""

    def answers(self, state: State) -> list[str]:
        """All that anybody could answer in the window that is open, by what everybody sees.

        The first one lets the deed happen. At a shared screen all have these keys, so that nobody
        sees who holds what.
        """
        return []

    def reserves(self, state: State, seat: int) -> list[int]:
        """What this seat could do at one pass or another, now or later."""
        return []

    def scene(self, state: State) -> int:
        """A number that changes when a standing order for one scene has run out."""
        return 0

    def act(self, state: State) -> int:
        """The same for a larger part of the game."""
        return 0

    @cached_property
    def guide(self) -> Guide:
        """What the game tells people beside its rules."""
        return Guide(self)

    def revised(self, path: Path) -> Game:
        """This game with the edition in a file."""
        return self.printed(Sheet.read(path))

    def winners(self, state: State) -> list[int]:
        """The seats with the best score; several share the win."""
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def sources(self, state: State) -> list[dict[str, int]]:
        """The points by seat, each by its source, as its view tells them."""
        seen: Any = self.look(state, None)
        return [dict(player["score"]) for player in seen["players"]]

    def _check_seat(self, g: State, seat: int | None) -> None:
        if seat is not None and not is_seat(g, seat):
            raise GameError(_no_seat(g, seat))

    def _reseal(self, g: State, seat: int) -> None:
        """What the others have answered under a seal could be anything they could answer."""
        answers = list(g.answers)
        for other, answer in enumerate(answers):
            if other != seat and answer != NOBODY:
                possible = g.stack[-1].options(g, other)
                answers[other] = possible[g.die.roll(len(possible))]
        g.answers = tuple(answers)

    def _why_not(self, g: State, seat: int, option: object) -> str:
        if g.over:
            return "the game is over: nothing is left to choose"
        if not is_seat(g, seat):
            return _no_seat(g, seat)
        if isinstance(option, str):
            return f"an option is a number, {shown(option)} is text; game.parse gives its number"
        if is_asked(g, seat):
            said = shown(option)
            if isinstance(option, int) and 0 <= option < len(self.notation):
                said = self.notation.texts[option]
            legal = self.notation.listed(options(g, seat))
            return f"seat {seat} cannot choose {said} now; legal: {legal}"
        waiting = " and ".join(str(other) for other in range(g.seats) if is_asked(g, other))
        if g.answers and g.answers[seat] != NOBODY:
            return (
                f"seat {seat} has already answered; it may take the answer back "
                f"until seat {waiting} has answered too"
            )
        return f"seat {seat} is not asked; seat {waiting} must choose first"

    # What each game writes

    def set_up(self, g: State, settings: dict[str, Setting]) -> None:
        """Lay out the table: fill the cells, which are all 0, and push the first steps."""
        raise NotImplementedError

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        """The game's part of a view: start from nothing, add what is public, then what is mine."""
        raise NotImplementedError

    def deal_anew(self, g: State, seat: int) -> None:
        """Deal again whatever this seat cannot know; `g` is a clone with a die of its own."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """The points by seat, as they stand."""
        raise NotImplementedError

    def printed(self, sheet: Sheet) -> Game:
        """This game with the values of another edition; every problem at once in EditionError."""
        raise NotImplementedError


def _as_number(option: Any) -> Any:  # noqa: ANN401 - whatever was given
    """The number of whatever counts as one, as a learner's do; anything else as it is."""
    if isinstance(option, SupportsIndex) and not isinstance(option, bool):
        return index(option)
    return option


def _no_seat(g: State, seat: object) -> str:
    return f"there is no seat {shown(seat)}; the seats are 0 to {g.seats - 1}"


def _span(seats: range) -> str:
    first, last = seats[0], seats[-1]
    return str(first) if first == last else f"{first} to {last}"
