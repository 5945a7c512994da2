"""The cards of Shakespeare for reading: each value with its origin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.kernel.cards import Row, Sheaf
from groundlings.kernel.edition import Censor
from groundlings.shakespeare.edition import FAMILIES

if TYPE_CHECKING:
    from groundlings.kernel.sheet import Place, Sheet


def sheaves(sheet: Sheet, language: str) -> list[Sheaf]:
    """Characters, objectives, elements, bags."""
    censor = Censor(sheet, FAMILIES)
    return [
        _characters(censor, language),
        _objectives(censor, language),
        _colours(censor, language),
        _bags(censor),
    ]


def _characters(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (
                censor.text(place, language),
                str(_value(censor, place, "copies")),
                str(_value(censor, place, "cost")),
                _program(censor, place, "activation") or _program(censor, place, "permanent"),
                _program(censor, place, "rehearsal"),
            ),
            censor.origin(place),
        )
        for place in censor.records("character")
    ]
    return Sheaf("characters", ("name", "copies", "cost", "activation", "rehearsal"), tuple(rows))


def _objectives(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (censor.text(place, language), censor.text(place, f"text_{language}")),
            censor.origin(place),
        )
        for place in censor.records("objective")
    ]
    return Sheaf("objectives", ("name", "text"), tuple(rows))


def _colours(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (
                censor.text(place, language),
                str(_value(censor, place, "value")),
                _program(censor, place, "set_effect"),
            ),
            censor.origin(place),
        )
        for place in censor.records("colour")
    ]
    return Sheaf("elements", ("name", "value", "placed"), tuple(rows))


def _bags(censor: Censor) -> Sheaf:
    colours = ("black", "pink", "purple", "blue", "green", "yellow")
    rows = [
        Row(
            (
                str(_value(censor, place, "players")),
                str(_value(censor, place, "kind")),
                *(str(_value(censor, place, colour)) for colour in colours),
            ),
            censor.origin(place),
        )
        for place in censor.records("bag")
    ]
    return Sheaf("bags", ("players", "kind", *colours), tuple(rows))


def _value(censor: Censor, place: Place, key: str) -> object:
    return censor.sheet.get(*place, key)


def _program(censor: Censor, place: Place, key: str) -> str:
    """Effects in short: `quill I 1, ambiance self 2`."""
    parts = [
        _effect(censor.sheet.get(*spot)) for spot in censor.records(*place, key, optional=True)
    ]
    return ", ".join(parts)


def _effect(entry: object) -> str:
    if not isinstance(entry, dict):
        return ""
    words = []
    for key, value in entry.items():
        if key == "options" and isinstance(value, list):
            options = [", ".join(_effect(effect) for effect in option) for option in value]
            words.append(" / ".join(options))
        elif isinstance(value, list):
            words.append("+".join(str(one) for one in value))
        else:
            words.append(str(value))
    return " ".join(words)
