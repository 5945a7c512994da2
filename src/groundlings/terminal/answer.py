"""What a typed line means: a choice, something else a person may want, or nothing we know."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.orders import Orders

HELP: Final = "?"
VIEW: Final = "v"
LOG: Final = "l"
WHY: Final = "w"
HINT: Final = "hint"
SHOWN: Final = 8
"""How many choices an unclear beginning names before it trails off."""


@dataclass(frozen=True, slots=True)
class Pick:
    """The number of an option in the row that was offered, from 0 on."""

    at: int


@dataclass(frozen=True, slots=True)
class Show:
    """Something to be shown: HELP, VIEW, LOG, WHY or HINT."""

    what: str


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards to be read: those of this name, or of this beginning; "" = what the board pays."""

    name: str


@dataclass(frozen=True, slots=True)
class Undo:
    """So many choices to be taken back; None = all since the turn began."""

    steps: int | None


@dataclass(frozen=True, slots=True)
class Quit:
    """An end, with the file the record shall go to; "" = where it was to go anyway."""

    file: str


@dataclass(frozen=True, slots=True)
class Order:
    """The standing orders from now on; they may be the same as before."""

    orders: Orders


@dataclass(frozen=True, slots=True)
class GoOn:
    """Enter alone."""


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line that means nothing here: the key of the sentence that says why, and its values."""

    key: str
    values: dict[str, object] = field(default_factory=dict)


Answer = Pick | Show | Cards | Undo | Quit | Order | GoOn | Unclear


def command(line: str) -> Answer | None:  # noqa: PLR0911 - one for each command
    """The line as a command; None if it is none. A single letter is a command before a choice."""
    word, _, rest = line.strip().partition(" ")
    match word, rest.strip():
        case "", _:
            return GoOn()
        case (("?" | "h" | "help"), ""):
            return Show(HELP)
        case (("v" | "l" | "w" | "hint"), ""):
            return Show(word)
        case "c", name:
            return Cards(name)
        case "u", "":
            return Undo(1)
        case "U", "":
            return Undo(None)
        case "q", file:
            return Quit(file)
        case "undo", steps:
            return _undo(steps)
    return None


def choice(
    line: str, texts: Sequence[str], known: Sequence[str], sentences: Sequence[str] = ()
) -> Pick | Unclear:
    """The line as one of these texts: by number, in full, or by a beginning only one of them has.

    `sentences` are the same choices as the screen words them; capitals count only where they
    tell two texts apart. `known` are all texts of the game: one legal at another time is told so.
    """
    typed = line.strip()
    if typed.isdecimal():
        if 1 <= int(typed) <= len(texts):
            return Pick(int(typed) - 1)
        return Unclear("terminal.no_such_number", {"text": typed, "n": len(texts)})
    found = _meant(typed, texts)
    now = _exactly(typed, known)
    if not found and not now:
        found = _meant(typed, sentences)
    if len(found) == 1:
        return Pick(found[0])
    if found:
        listed = ", ".join(texts[at] for at in found[:SHOWN])
        more = " ..." if len(found) > SHOWN else ""
        return Unclear("terminal.several", {"text": typed, "choices": listed + more})
    if now:
        return Unclear("terminal.not_now", {"text": known[now[0]]})
    return Unclear("terminal.not_a_choice", {"text": typed, "n": len(texts)})


def _meant(typed: str, texts: Sequence[str]) -> list[int]:
    """Where these texts are what was typed; if none is, where they begin so."""
    wanted = typed.casefold()
    return _exactly(typed, texts) or [
        at for at, text in enumerate(texts) if text.casefold().startswith(wanted)
    ]


def _exactly(typed: str, texts: Sequence[str]) -> list[int]:
    """Where the whole of a text was typed, to the letter or else but for its capitals."""
    wanted = typed.casefold()
    return [at for at, text in enumerate(texts) if text == typed] or [
        at for at, text in enumerate(texts) if text.casefold() == wanted
    ]


def _undo(steps: str) -> Undo | Unclear:
    if not steps:
        return Undo(1)
    if steps.isdecimal() and int(steps) > 0:
        return Undo(int(steps))
    return Unclear("terminal.bad_undo")


def is_hasty(line: str) -> bool:
    """Whether this is a choice, typed where only Enter was asked for: whoever types on, goes on."""
    word = line.strip()
    return word.isdecimal() or (":" in word and " " not in word)
