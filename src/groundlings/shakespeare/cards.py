"""The cards of Shakespeare for reading: each value with its origin, powers as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.kernel.cards import Row, Sheaf
from groundlings.kernel.edition import ORIGINS, Censor
from groundlings.shakespeare.edition import FAMILIES
from groundlings.shakespeare.verbs import COLOUR_NAMES, KIND_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.cards import Value
    from groundlings.kernel.sheet import Place, Sheet
    from groundlings.kernel.telling import Message

POWERS: Final = {
    "quill-I": ("n",),
    "quill-II": ("n",),
    "quill-III": ("n",),
    "quill-any": ("n",),
    "ambiance-self-up": ("n",),
    "ambiance-self-down": ("n",),
    "ambiance-others-up": ("n",),
    "ambiance-others-down": ("n",),
    "take-set": ("n", "colour"),
    "take-costume": ("n", "colour"),
    "take-yellow": ("n",),
    "craft-costume": ("n",),
    "craft-set": ("n",),
    "craft-both": ("n",),
    "pounds": ("n",),
    "prestige": ("n",),
    "plus3-token": ("n",),
    "draw-objective": ("n",),
    "craft-bonus": ("n",),
    "either": ("options",),
}
"""What a power may do, and the values each effect tells: a number, one colour or another,
or for each option its effects."""

_RULE: Final = ORIGINS[-1]


def sheaves(sheet: Sheet, language: str) -> list[Sheaf]:
    """Characters, objectives, elements, bags."""
    censor = Censor(sheet, FAMILIES)
    return [
        _characters(censor, language),
        _objectives(censor, language),
        _colours(censor, language),
        _bags(censor),
    ]


def characters(sheet: Sheet) -> dict[str, dict[str, Any]]:
    """Each character by its noun: numbers, powers as messages, and where all that was found."""
    censor = Censor(sheet, FAMILIES)
    return {
        _spelled(censor.text(place, "key")): {
            **{key: sheet.get(*place, key) for key in ("type", "place", "copies", "cost", "slots")},
            **_powers(censor, place),
            "origin": _origins(censor, place),
        }
        for place in censor.records("character")
    }


def colours(sheet: Sheet) -> dict[str, dict[str, object]]:
    """Each colour of elements: its value, what it does once it is built, and their origin."""
    censor = Censor(sheet, FAMILIES)
    return {
        censor.text(place, "key"): {
            "value": sheet.get(*place, "value"),
            "built": _program(censor, place, "set_effect"),
            "origin": {
                "value": censor.origin(place, "value"),
                "built": censor.origin(place, "set_effect"),
            },
        }
        for place in censor.records("colour")
    }


def goals(sheet: Sheet) -> dict[str, dict[str, object]]:
    """Each objective: where its name and its condition were found."""
    censor = Censor(sheet, FAMILIES)
    return {
        censor.text(place, "key"): {
            "origin": {
                "name": censor.origin(place, "name"),
                "condition": _of_condition(censor, place),
            }
        }
        for place in censor.records("objective")
    }


def _powers(censor: Censor, place: Place) -> dict[str, tuple[Message, ...]]:
    return {key: _program(censor, place, key) for key in ("activation", "rehearsal", "permanent")}


def _origins(censor: Censor, place: Place) -> dict[str, str]:
    return {
        "name": censor.origin(place, "name"),
        "copies": censor.origin(place, "copies"),
        "cost": censor.origin(place, "cost"),
        "activation": censor.origin(place, "activation"),
        "rehearsal": _of_rehearsal(censor, place),
        "permanent": censor.origin(place, "activation"),  # the one or the other is its power
    }


def _characters(censor: Censor, language: str) -> Sheaf:
    columns = ("name", "copies", "cost", "activation", "rehearsal")
    rows = []
    for place in censor.records("character"):
        does, found = _powers(censor, place), _origins(censor, place)
        values: tuple[Value, ...] = (
            censor.text(place, language),
            _number(censor, place, "copies"),
            _number(censor, place, "cost"),
            does["activation"] + does["permanent"],
            does["rehearsal"],
        )
        rows.append(Row(values, tuple(found[column] for column in columns)))
    return Sheaf("characters", columns, tuple(rows))


def _of_rehearsal(censor: Censor, place: Place) -> str:
    """Who wears no costume does not rehearse, by the rules."""
    if censor.sheet.get(*place, "slots") == 0 and not _program(censor, place, "rehearsal"):
        return _RULE
    return censor.origin(place, "rehearsal")


def _objectives(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (censor.text(place, language), censor.text(place, f"text_{language}")),
            (censor.origin(place, language), _of_condition(censor, place)),
        )
        for place in censor.records("objective")
    ]
    return Sheaf("objectives", ("name", "text"), tuple(rows))


def _of_condition(censor: Censor, place: Place) -> str:
    """The text says in our words what the condition is: where that was found is what counts."""
    fields = [key for key in FAMILIES["condition"] if censor.sheet.get(*place, key) is not None]
    return min((censor.origin(place, key) for key in fields), key=ORIGINS.index)


def _colours(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (
                censor.text(place, language),
                _number(censor, place, "value"),
                _program(censor, place, "set_effect"),
            ),
            tuple(censor.origin(place, key) for key in (language, "value", "set_effect")),
        )
        for place in censor.records("colour")
    ]
    return Sheaf("elements", ("name", "value", "set_effect"), tuple(rows))


def _bags(censor: Censor) -> Sheaf:
    """What is in each bag; for how many players and of which kind is its name, not a value."""
    colours = ("black", "pink", "purple", "blue", "green", "yellow")
    rows = [
        Row(
            (
                _number(censor, place, "players"),
                {"noun": censor.one_of(place, "kind", KIND_NAMES)},
                *(_number(censor, place, colour) for colour in colours),
            ),
            (_RULE, _RULE, *(censor.origin(place, colour) for colour in colours)),
        )
        for place in censor.records("bag")
    ]
    return Sheaf("bags", ("players", "kind", *colours), tuple(rows))


def _number(censor: Censor, place: Place, key: str) -> str:
    return str(censor.sheet.get(*place, key))


# Powers


def _program(censor: Censor, place: Place, key: str) -> tuple[Message, ...]:
    return _effects(censor.sheet.get(*place, key))


def _effects(program: object) -> tuple[Message, ...]:
    """The effects of a power in the order of the edition; one that does nothing is not told."""
    entries = program if isinstance(program, list) else []
    told = [_effect(entry) for entry in entries if isinstance(entry, dict)]
    return tuple(message for message in told if message)


def _effect(entry: Mapping[str, object]) -> Message:  # noqa: PLR0911 - a list of effects
    name, n = str(entry.get("effect")), entry.get("n")
    match entry:
        case {"effect": "quill", "act": act}:
            return {"key": f"quill-{act}", "n": n}
        case {"effect": "ambiance", "who": who, "n": int(n)}:
            return {"key": f"ambiance-{who}-{'up' if n >= 0 else 'down'}", "n": abs(n)}
        case {"effect": "take_set" | "take_costume", "colours": list(colours)}:
            nouns = [{"noun": colour} for colour in COLOUR_NAMES if colour in colours]
            return {"key": _spelled(name), "n": n, "colour": nouns} if nouns else {}
        case {"effect": "craft", "kinds": list(kinds), "value": value}:
            able = [kind for kind in KIND_NAMES if kind in kinds]
            which = "both" if len(able) > 1 else "".join(able)
            return {"key": f"craft-{which}", "n": value} if able else {}
        case {"effect": "draw_objective", "draw": draw}:
            return {"key": "draw-objective", "n": draw}
        case {"effect": "choose_one", "options": list(options)}:
            return {"key": "either", "options": [_effects(option) for option in options]}
        case _:
            return {"key": _spelled(name), "n": n}


def _spelled(name: str) -> str:
    return name.replace("_", "-")


def renamed(sheet: Sheet, shipped: Sheet, language: str) -> dict[str, str]:
    """The nouns of cards and objectives whose name is not the shipped one."""
    ours, theirs = _names(sheet, language), _names(shipped, language)
    return {noun: name for noun, name in ours.items() if name != theirs.get(noun)}


def _names(sheet: Sheet, language: str) -> dict[str, str]:
    censor = Censor(sheet, FAMILIES)
    places = censor.records("character") + censor.records("objective")
    return {
        censor.text(place, "key").replace("_", "-"): censor.text(place, language)
        for place in places
    }
