"""The three blank cards of the box: writing cards of one's own, as a file or by form."""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from groundlings.editions.reader import Reader
from groundlings.editions.sheet import Sheet
from groundlings.kernel.guide import BlankCards
from groundlings.othello.edition import FAMILIES, ground_of
from groundlings.othello.own_cards import (
    HARMS,
    LANGUAGES,
    MOST_OWN,
    SCRIPT_KEYS,
    STAGING_KEYS,
    THE_TRUTH,
    read_own,
)
from groundlings.othello.verbs import COIN_NAMES
from groundlings.othello.vocabulary import (
    EFFECT_KINDS,
    LENGTHS,
    MOST_COINS,
    MOST_EFFECTS,
    MOST_POINTS,
    MOST_PRICE,
    MOST_REWARD,
    OWN_VERBS,
    PLAYED,
    PRICES,
    SORTS,
    STOPS,
    TARGETS,
    WHICH,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from groundlings.kernel.game import Game
    from groundlings.othello.own_cards import Ground

NAME: Final = "blank_cards.toml"
"""What a file is called that has no name of its own, in its problems."""


class Blank(BlankCards):
    """Blank cards of a game as it comes."""

    def __init__(self, folder: Path, shipped: Sheet, printed: Callable[[Sheet], Game]) -> None:
        self.file = folder / NAME
        self._shipped = shipped
        self._printed = printed

    @cached_property
    def _ground(self) -> Ground:
        """What the game as it comes asks of every card; a form asks again and again."""
        return ground_of(self._shipped)

    def vocabulary(self) -> dict[str, Any]:
        """All that a form for writing a card needs, as plain data."""
        ground = self._ground
        return {
            "languages": list(LANGUAGES),
            "most_cards": MOST_OWN,
            "lengths": dict(LENGTHS),
            "sorts": list(SORTS),
            "acts": {
                act: {"characters": list(ground.stages[act]), "follows": ["", *order[:-1]]}
                for act, order in ground.order.items()
            },
            "verbs": {
                verb: {"character_2": [] if verb in HARMS else ["", THE_TRUTH]}
                for verb in OWN_VERBS
            },
            "points": [0, MOST_POINTS],
            "rewards": {
                "intrigue": [0, MOST_REWARD],
                "spotlight": [0, MOST_REWARD],
                "coin": ["", *COIN_NAMES],
                "handkerchief": [False, True],
            },
            "targets": list(TARGETS),
            "prices": {"paid_in": list(PRICES), "span": [0, MOST_PRICE]},
            "played": list(PLAYED),
            "stops": list(STOPS),
            "most_effects": MOST_EFFECTS,
            "effects": [
                {
                    "do": kind.name,
                    "what": list(kind.what),
                    "n": {good: _span(kind.most, good) for good in kind.what or ("",)}
                    if kind.most
                    else {},
                    "which": list(WHICH) if kind.name == "gain" else [],
                    "side": kind.side,
                    "sides": list(kind.sides),
                    "aimed": kind.aimed,
                    "script": kind.script,
                    "asks": kind.asks,
                }
                for kind in EFFECT_KINDS
            ],
            "keys": {"script": list(SCRIPT_KEYS), "staging": list(STAGING_KEYS)},
        }

    def spelled(self, cards: Sequence[Mapping[str, object]]) -> str:
        """The file of these cards, whatever stands in them."""
        return "\n".join(
            "".join(["[[own]]\n", *(f"{_key(k)} = {_laid(v)}\n" for k, v in card.items())])
            for card in ({k: v for k, v in one.items() if v is not None} for one in cards)
        )

    def read(self, text: str) -> list[dict[str, Any]]:
        """The cards of a file; every problem at once in EditionError."""
        return self._cards(self.checked(Sheet.parse(text, NAME)))

    def game(self, cards: Sequence[Mapping[str, object]]) -> Game:
        """The game as it comes with these cards; every problem at once in EditionError."""
        if not cards:
            return self._printed(self._shipped)
        return self.dealt(self.checked(Sheet.parse(self.spelled(cards), NAME)))

    def examples(self) -> list[dict[str, Any]]:
        """Cards of ours to start from."""
        return self._cards(Sheet.read(self.file))

    def checked(self, sheet: Sheet) -> Sheet:
        """A file of own cards without problems."""
        reader = Reader(sheet, FAMILIES)
        for key in sheet.data:
            if key != "own":
                what = f"{key} is no card of your own"
                reader.problem((key,), what, "write [[own]] above each card, and nothing else")
        if not sheet.get("own"):
            reader.problem((), "there is no card of your own", "write [[own]] above each card")
        read_own(reader, self._ground)
        reader.finish()
        return sheet

    def dealt(self, sheet: Sheet) -> Game:
        """The game as it comes with the cards of a file without problems."""
        whole = f"{self._shipped.text.rstrip()}\n\n{sheet.text}"
        return self._printed(Sheet.parse(whole, sheet.name))

    def _cards(self, sheet: Sheet) -> list[dict[str, Any]]:
        found = sheet.get("own")
        return [dict(card) for card in found] if isinstance(found, list) else []


def is_small(sheet: Sheet) -> bool:
    """Whether a file holds own cards and nothing else."""
    return set(sheet.data) == {"own"}


def _span(most: int, good: str) -> list[int]:
    return [1, {"coin": MOST_COINS, "handkerchief": 1}.get(good, most)]


def _key(key: str) -> str:
    """A key as TOML has it."""
    plain = key.replace("_", "").replace("-", "")
    return key if plain.isalnum() and plain.isascii() else _quoted(key)


def _laid(value: object) -> str:
    """A value as TOML has it: of several effects each has a line of its own."""
    if isinstance(value, (list, tuple)) and len(value) > 1 and isinstance(value[0], dict):
        return "".join(["[\n", *(f"  {_value(one)},\n" for one in value), "]"])
    return _value(value)


def _value(value: object) -> str:
    """A value as TOML has it on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case dict():
            told = ", ".join(f"{_key(str(k))} = {_value(v)}" for k, v in value.items())
            return f"{{ {told} }}" if told else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return _quoted(str(value))


def _quoted(text: str) -> str:
    """Words in quotes; JSON quotes as TOML does, but for one character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
