"""Choosing: the legal choices as buttons, and what is tempting but not possible."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.web.board.sight import Barred, Button

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.words import Phrasebook

DIGITS: Final = re.compile(r"(\d+)")


class Group(NamedTuple):
    """The choices of one verb; those that say all by themselves have none."""

    verb: str
    buttons: list[Button]


def buttons(
    game: Game, g: State, seat: int, options: Sequence[int], book: Phrasebook
) -> dict[str, Button]:
    """Each choice in words, with what it would do, by its text."""
    found = {}
    for option in options:
        text = game.text(option)
        gloss = book.gloss(game.guide.gloss(g, seat, option))
        slug = text.replace(":", "-").replace(".", "-")
        found[text] = Button(text, book.option(text), gloss, f"c-{slug}")
    return found


def barred(view: Mapping[str, object], book: Phrasebook) -> dict[str, str]:
    """Why something tempting cannot be chosen now, by its text."""
    refused = view.get("refused")
    if not isinstance(refused, dict):
        return {}
    return {text: book.reason(why) for text, why in refused.items()}


def listed(cannot: Mapping[str, str], book: Phrasebook) -> list[Barred]:
    """The same for a list."""
    return [Barred(book.option(text), why) for text, why in cannot.items()]


def verb_of(text: str) -> str:
    """What is done; to what stands after it."""
    return text.partition(":")[0]


def grouped(can: Mapping[str, Button]) -> list[Group]:
    """First what says all by itself, then the others by verb, in the order of their numbers."""
    groups: dict[str, list[Button]] = {"": []}
    for text, button in can.items():
        groups.setdefault(verb_of(text) if ":" in text else "", []).append(button)
    for found in groups.values():
        found.sort(key=lambda button: _by_number(button.value))
    return [Group(verb, found) for verb, found in groups.items() if found]


def _by_number(text: str) -> list[tuple[int, str]]:
    """So that II.9 comes before II.11."""
    return [(int(part), "") if part.isdecimal() else (0, part) for part in DIGITS.split(text)]


def beside(texts: Mapping[str, object], verbs: Collection[str]) -> list[str]:
    """The choices that lie on no piece, where those of these verbs do."""
    return [text for text in texts if verb_of(text) not in verbs]


def goes(places: Mapping[str, str]) -> str:
    """Where a piece may be dropped, for the script: `set-0-2-3=put:2.3 cast-0-queen=dress:queen`.

    By the id of each place, what is chosen there; nothing where the piece goes by itself.
    """
    return " ".join(f"{place}={choice}" for place, choice in places.items())
