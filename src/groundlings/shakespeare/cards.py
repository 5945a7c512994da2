"""The cards of Shakespeare for reading: each value with its origin, powers as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.editions.cards import CardRow, CardTable
from groundlings.editions.reader import ORIGINS, STATED, Reader
from groundlings.shakespeare.edition import FAMILIES
from groundlings.shakespeare.expansion import EXPANSION, is_expanded
from groundlings.shakespeare.verbs import COLOUR_NAMES, KIND_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.editions.cards import Value
    from groundlings.editions.sheet import Place, Sheet
    from groundlings.kernel.messages import Message

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
    "first-turn": (),
    "once-dressed": ("options",),
    "dressed-cancels": ("options",),
    "others-back": ("n",),
    "others-lose-pounds": ("n",),
    "theatre-set": ("colour",),
    "hats": ("n",),
    "repeat-actor": ("n",),
    "lord": (),
    "fewer-rest": ("n",),
    "prompter": ("n",),
    "discard-next": (),
    "discard-all": (),
    "discard-craft": ("n",),
    "discard-yellow": ("n",),
}
"""What a power may do, and the values each effect tells: a number, one colour or another,
or for each option its effects."""

CONDITIONS: Final = (*FAMILIES["condition"], "effects", "exempt")
_RULE: Final = STATED[-1]


def card_tables(sheet: Sheet, language: str) -> list[CardTable]:
    """Characters, objectives, elements, bags."""
    reader = Reader(sheet, FAMILIES)
    return [
        _characters(reader, language),
        _objectives(reader, language),
        *([_backstage(reader, language)] if is_expanded(sheet) else []),
        _colours(reader, language),
        _bags(reader),
    ]


def character_places(reader: Reader) -> list[Place]:
    """Where the characters stand in an edition: those of the box, then the expansion's actors."""
    return [*reader.records("character"), *_added(reader, "actor")]


def objective_places(reader: Reader) -> list[Place]:
    """The same of the objectives."""
    return [*reader.records("objective"), *_added(reader, "objective")]


def _added(reader: Reader, table: str) -> list[Place]:
    return reader.records(EXPANSION, table) if is_expanded(reader.sheet) else []


def characters(sheet: Sheet) -> dict[str, dict[str, Any]]:
    """Each character by its noun: numbers, powers as messages, and where all that was found."""
    reader = Reader(sheet, FAMILIES)
    return {
        _spelled(reader.text(place, "key")): {
            **{key: sheet.get(*place, key) for key in ("type", "copies", "cost", "slots")},
            "place": sheet.get(*place, "place") or "deck",
            **_powers(reader, place),
            "origin": _origins(reader, place),
        }
        for place in character_places(reader)
    }


def backstage_cards(sheet: Sheet) -> dict[str, dict[str, Any]]:
    """Each backstage card by its noun: copies, what it does for so many cylinders, and origins."""
    reader = Reader(sheet, FAMILIES)
    return {
        _spelled(reader.text(place, "key")): {
            "copies": sheet.get(*place, "copies"),
            "levels": [
                {
                    "cylinders": sheet.get(*spot, "cylinders"),
                    "does": _program(reader, spot, "effects"),
                }
                for spot in reader.records(*place, "level")
            ],
            "origin": {key: reader.origin(place, key) for key in ("name", "copies", "level")},
        }
        for place in _added(reader, "card")
    }


def colours(sheet: Sheet) -> dict[str, dict[str, object]]:
    """Each colour of elements: its value, what it does once it is built, and their origin."""
    reader = Reader(sheet, FAMILIES)
    return {
        reader.text(place, "key"): {
            "value": sheet.get(*place, "value"),
            "built": _program(reader, place, "set_effect"),
            "origin": {
                "value": reader.origin(place, "value"),
                "built": reader.origin(place, "set_effect"),
            },
        }
        for place in reader.records("colour")
    }


def goals(sheet: Sheet) -> dict[str, dict[str, object]]:
    """Each objective: where its name and condition were found, and what an immediate one does."""
    reader = Reader(sheet, FAMILIES)
    return {
        _spelled(reader.text(place, "key")): {
            "origin": {
                "name": reader.origin(place, "name"),
                "condition": _of_condition(reader, place),
            },
            "does": _program(reader, place, "effects"),
        }
        for place in objective_places(reader)
    }


def _powers(reader: Reader, place: Place) -> dict[str, tuple[Message, ...]]:
    powers = {key: _program(reader, place, key) for key in ("activation", "rehearsal", "permanent")}
    powers["activation"] += _dressed(reader, place)
    return powers


def _dressed(reader: Reader, place: Place) -> tuple[Message, ...]:
    """What changes about an activation once the costume is complete (R127, R128)."""
    told: list[Message] = []
    more = _program(reader, place, "activation_if_costumed")
    cancelled = reader.sheet.get(*place, "costumed_cancels")
    if more:
        told.append({"key": "once-dressed", "options": [more]})
    if isinstance(cancelled, list):
        entries = reader.sheet.get(*place, "activation")
        lapsed = [
            entry
            for entry in (entries if isinstance(entries, list) else [])
            if entry.get("effect") in cancelled
        ]
        told.append({"key": "dressed-cancels", "options": [_effects(lapsed)]})
    return tuple(told)


def _origins(reader: Reader, place: Place) -> dict[str, str]:
    return {
        "name": reader.origin(place, "name"),
        "copies": reader.origin(place, "copies"),
        "cost": reader.origin(place, "cost"),
        "activation": reader.origin(place, "activation"),
        "rehearsal": _of_rehearsal(reader, place),
        "permanent": reader.origin(place, "activation"),  # the one or the other is its power
    }


def _characters(reader: Reader, language: str) -> CardTable:
    columns = ("name", "copies", "cost", "activation", "rehearsal")
    rows = []
    for place in character_places(reader):
        does, found = _powers(reader, place), _origins(reader, place)
        values: tuple[Value, ...] = (
            reader.text(place, language),
            _number(reader, place, "copies"),
            _number(reader, place, "cost"),
            does["activation"] + does["permanent"],
            does["rehearsal"],
        )
        rows.append(CardRow(values, tuple(found[column] for column in columns)))
    return CardTable("characters", columns, tuple(rows))


def _of_rehearsal(reader: Reader, place: Place) -> str:
    """Who wears no costume does not rehearse, by the rules."""
    if reader.sheet.get(*place, "slots") == 0 and not _program(reader, place, "rehearsal"):
        return _RULE
    return reader.origin(place, "rehearsal")


def _objectives(reader: Reader, language: str) -> CardTable:
    rows = [
        CardRow(
            (reader.text(place, language), reader.text(place, f"text_{language}")),
            (reader.origin(place, language), _of_condition(reader, place)),
        )
        for place in objective_places(reader)
    ]
    return CardTable("objectives", ("name", "text"), tuple(rows))


def _backstage(reader: Reader, language: str) -> CardTable:
    """A row for each level of a backstage card."""
    columns = ("name", "copies", "cylinders", "does")
    rows = []
    for place in _added(reader, "card"):
        found = [reader.origin(place, key) for key in (language, "copies", "level", "level")]
        for spot in reader.records(*place, "level"):
            values: tuple[Value, ...] = (
                reader.text(place, language),
                _number(reader, place, "copies"),
                _number(reader, spot, "cylinders"),
                _program(reader, spot, "effects"),
            )
            rows.append(CardRow(values, tuple(found)))
    return CardTable("backstage", columns, tuple(rows))


def _of_condition(reader: Reader, place: Place) -> str:
    """The text says in our words what the condition is: where that was found is what counts."""
    fields = [key for key in CONDITIONS if reader.sheet.get(*place, key) is not None]
    return min((reader.origin(place, key) for key in fields), key=ORIGINS.index)


def _colours(reader: Reader, language: str) -> CardTable:
    rows = [
        CardRow(
            (
                reader.text(place, language),
                _number(reader, place, "value"),
                _program(reader, place, "set_effect"),
            ),
            tuple(reader.origin(place, key) for key in (language, "value", "set_effect")),
        )
        for place in reader.records("colour")
    ]
    return CardTable("elements", ("name", "value", "set_effect"), tuple(rows))


def _bags(reader: Reader) -> CardTable:
    """What is in each bag; for how many players and of which kind is its name, not a value."""
    colours = ("black", "pink", "purple", "blue", "green", "yellow")
    rows = [
        CardRow(
            (
                _number(reader, place, "players"),
                {"noun": reader.one_of(place, "kind", KIND_NAMES)},
                *(_number(reader, place, colour) for colour in colours),
            ),
            (_RULE, _RULE, *(reader.origin(place, colour) for colour in colours)),
        )
        for place in reader.records("bag")
    ]
    return CardTable("bags", ("players", "kind", *colours), tuple(rows))


def _number(reader: Reader, place: Place, key: str) -> str:
    return str(reader.sheet.get(*place, key))


# Powers


def _program(reader: Reader, place: Place, key: str) -> tuple[Message, ...]:
    return _effects(reader.sheet.get(*place, key))


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
            return _backstage_effect(entry)


def _backstage_effect(entry: Mapping[str, object]) -> Message:
    """One that only the expansion has, or a plain number."""
    name, n = str(entry.get("effect")), entry.get("n")
    match entry:
        case {"effect": "theatre_set", "colours": list(colours)}:
            nouns = [{"noun": colour} for colour in COLOUR_NAMES if colour in colours]
            return {"key": "theatre-set", "colour": nouns} if nouns else {}
        case {"effect": "discard_access", "scope": scope}:
            return {"key": f"discard-{scope}"}
        case {"effect": "craft_from_discard", "value": value}:
            return {"key": "discard-craft", "n": value}
        case {"effect": "prompter", "pounds": pounds}:
            return {"key": "prompter", "n": pounds}
        case {"effect": "lord" | "first_turn"}:
            return {"key": _spelled(name)}
    told = {"reactivate_actor": "repeat-actor", "take_yellow_from_discard": "discard-yellow"}
    return {"key": told.get(name, _spelled(name)), "n": n}


def _spelled(name: str) -> str:
    return name.replace("_", "-")


def renamed(sheet: Sheet, shipped: Sheet, language: str) -> dict[str, str]:
    """The nouns of cards and objectives whose name is not the shipped one."""
    ours, theirs = _names(sheet, language), _names(shipped, language)
    return {noun: name for noun, name in ours.items() if name != theirs.get(noun)}


def _names(sheet: Sheet, language: str) -> dict[str, str]:
    reader = Reader(sheet, FAMILIES)
    places = character_places(reader) + objective_places(reader) + _added(reader, "card")
    return {
        reader.text(place, "key").replace("_", "-"): reader.text(place, language)
        for place in places
    }
