"""The cards of an edition for reading, in sheaves, and what is printed on them for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.kernel.cards import Row, Sheaf
from groundlings.kernel.edition import Censor
from groundlings.othello.edition import DEED_NAMES, FAMILIES, NAMED, THE_TRUTH
from groundlings.othello.verbs import ACT_NAMES, COIN_NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.cards import Value
    from groundlings.kernel.sheet import Place, Sheet
    from groundlings.kernel.telling import Message

Boards = dict[str, Any]

_RULE: Final = "seed"
"""What follows from the rules alone."""

EFFECTS: Final = {
    "for-all": ("n",),
    "by-role": ("n", "total"),
    "gives-intrigue": ("n",),
    "gives-spotlight": ("n",),
    "gives-coin": ("coin",),
    "gives-handkerchief": (),
    "does-wound": ("character",),
    "does-kill": ("character",),
    "is-half": (),
    "is-full": (),
    "exchange-does": ("n",),
    "miscue-does": (),
    "no-drama-does": (),
    "revive-does": ("n",),
    "seize-does": ("n",),
    "take-the-lead-does": (),
    "villainy-does": ("n",),
    "cassio-does": (),
    "desdemona-does": (),
    "emilia-does": (),
    "iago-does": (),
    "othello-does": (),
    "roderigo-does": (),
    "stops": (),
    "does-not-stop": (),
}
"""What cards do, and the values each of them tells."""

FEES: Final = {
    "exchange": "look_cost",
    "revive": "revive_cost",
    "seize": "seize_cost",
    "villainy": "villainy_cost",
}
"""What a staging card tells its price of."""


def does(meta: Mapping[str, object], name: str) -> Message:
    """What a staging card or a coin does, with its price where it has one."""
    told: Message = {"key": f"{name}-does"}
    return told | {"n": meta[FEES[name]]} if name in FEES else told


def sheaves(sheet: Sheet, language: str) -> list[Sheaf]:
    """Script cards, staging cards, characters, coins, the deal, and what stops what."""
    censor = Censor(sheet, FAMILIES)
    return [
        _scripts(censor, language),
        _stagings(censor, language),
        _characters(censor, language),
        _coins(censor, language),
        _tokens(censor, language),
        _deals(censor),
        _stops(censor),
    ]


def _scripts(censor: Censor, language: str) -> Sheaf:
    columns = ("name", "position", "points", "rewards", "effect", "quote")
    rows = [
        Row(
            (
                censor.text(place, language),
                censor.text(place, "key"),
                (points(censor, place),),
                rewards(censor, place),
                effect(censor, place),
                _quotation(censor, place),
            ),
            (
                censor.origin(place, language),
                censor.origin(place, "key"),
                _of_points(censor, place),
                _of_rewards(censor, place),
                censor.origin(place, "verb"),
                censor.origin(place, "quote"),
            ),
        )
        for place in censor.records("script")
    ]
    return Sheaf("script", columns, tuple(rows))


def points(censor: Censor, place: Place) -> Message:
    """One value, or one for the Lead and one for the company."""
    if censor.sheet.get(*place, "points") is None:
        lead, company = (censor.sheet.get(*place, key) for key in FAMILIES["points"])
        return {"key": "by-role", "n": lead, "total": company}
    return {"key": "for-all", "n": censor.sheet.get(*place, "points")}


def _of_points(censor: Censor, place: Place) -> str:
    plain = censor.sheet.get(*place, "points") is not None
    return censor.origin(place, "points" if plain else "points_lead")


def rewards(censor: Censor, place: Place) -> tuple[Message, ...]:
    """What a successful play brings."""
    get = censor.sheet.get
    found: list[Message] = [
        {"key": f"gives-{token}", "n": get(*place, token)}
        for token in ("intrigue", "spotlight")
        if get(*place, token)
    ]
    if coin := get(*place, "coin"):
        found.append({"key": "gives-coin", "coin": {"noun": coin}})
    if get(*place, "handkerchief"):
        found.append({"key": "gives-handkerchief"})
    return tuple(found)


def _of_rewards(censor: Censor, place: Place) -> str:
    """The amount of intrigue is the weakest of them."""
    return censor.origin(place, "intrigue")


def effect(censor: Censor, place: Place) -> tuple[Message, ...]:
    """Wounds, deaths and curtains."""
    get = censor.sheet.get
    found: list[Message] = []
    verb, whom = get(*place, "verb"), get(*place, "character_2")
    if verb in {"wounds", "kills", "watches"} and whom != THE_TRUTH:
        key = "does-wound" if verb == "wounds" else "does-kill"
        found.append({"key": key, "character": {"noun": whom}})
    if (curtain := get(*place, "curtain")) in {"half", "full"}:
        found.append({"key": f"is-{curtain}"})
    return tuple(found)


def _quotation(censor: Censor, place: Place) -> str:
    """Always in English, with act, scene and line."""
    quote, where, speaker = (censor.text(place, key) for key in FAMILIES["quotation"])
    return f"“{quote}” ({speaker}, {where})"


def _stagings(censor: Censor, language: str) -> Sheaf:
    meta = {fee: censor.sheet.get("meta", fee) for fee in FEES.values()}
    rows = [
        Row(
            (
                censor.text(place, language),
                _number(censor, place, "copies"),
                (does(meta, censor.text(place, "key")),),
            ),
            (censor.origin(place, "en"), censor.origin(place, "copies"), _RULE),
        )
        for place in censor.records("staging")
    ]
    return Sheaf("staging", ("name", "copies", "does"), tuple(rows))


def _characters(censor: Censor, language: str) -> Sheaf:
    rows = []
    for place in censor.records("character"):
        acts = censor.integers(place, "acts", 1, len(ACT_NAMES))
        values: tuple[Value, ...] = (
            censor.text(place, language),
            censor.text(place, f"about_{language}"),
            _number(censor, place, "wound_limit"),
            " ".join(ACT_NAMES[act - 1] for act in acts),
        )
        keys = ("en", "about_en", "wound_limit", "acts")
        rows.append(Row(values, tuple(censor.origin(place, key) for key in keys)))
    return Sheaf("characters", ("name", "about", "limit", "acts"), tuple(rows))


def _coins(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (
                censor.text(place, language),
                _number(censor, place, "coins"),
                (does({}, censor.text(place, "key")),),
            ),
            (censor.origin(place, "en"), censor.origin(place, "coins"), _RULE),
        )
        for place in censor.records("character")
        if censor.text(place, "key") in COIN_NAMES
    ]
    return Sheaf("coins", ("coin", "copies", "does"), tuple(rows))


def _tokens(censor: Censor, language: str) -> Sheaf:
    rows = [
        Row(
            (censor.text(place, language), _number(censor, place, "in_box")),
            (censor.origin(place, "en"), censor.origin(place, "in_box")),
        )
        for place in censor.records("token")
    ]
    return Sheaf("token_kinds", ("token", "copies"), tuple(rows))


def _deals(censor: Censor) -> Sheaf:
    keys = ("players", "script_acts_1_2", "script_acts_3_5", "staging")
    rows = [
        Row(
            tuple(_number(censor, place, key) for key in keys),
            tuple(censor.origin(place, key) for key in keys),
        )
        for place in censor.records("deal")
    ]
    return Sheaf("deal", ("players", "script_acts_1_2", "script_acts_3_5", "staging"), tuple(rows))


def _stops(censor: Censor) -> Sheaf:
    """The table of what stops what."""
    keys = ("spotlight", "seize", "shield")
    rows = []
    for place in censor.records("deed"):
        told: list[Value] = [
            ({"key": "stops" if censor.flag(place, key) else "does-not-stop"},) for key in keys
        ]
        name: Value = {"noun": f"deed-{censor.one_of(place, 'key', DEED_NAMES)}"}
        origins = tuple(censor.origin(place, key) for key in keys)
        rows.append(Row((name, *told), (_RULE, *origins)))
    return Sheaf("stops_what", ("what", *(f"by_{key}" for key in keys)), tuple(rows))


def _number(censor: Censor, place: Place, key: str) -> str:
    return str(censor.sheet.get(*place, key))


def boards(sheet: Sheet) -> Boards:
    """What is printed on cards, tiles and stage, ready for JSON, with its origin."""
    censor = Censor(sheet, FAMILIES)
    get = sheet.get
    return {
        "synopsis": {language: get("synopsis", language) for language in NAMED},
        "acts": {
            get(*place, "key"): {
                "cards": get(*place, "cards"),
                "half": get(*place, "half_curtain"),
                "full": get(*place, "full_curtain"),
                "synopsis": {lang: get(*place, f"synopsis_{lang}") for lang in NAMED},
            }
            for place in censor.records("act")
        },
        "cards": {
            get(*place, "key"): _printed(censor, place) for place in censor.records("script")
        },
        "characters": {
            get(*place, "key"): {
                "limit": get(*place, "wound_limit"),
                "acts": get(*place, "acts"),
                "coins": get(*place, "coins"),
                "origin": censor.origin(place, "wound_limit"),
            }
            for place in censor.records("character")
        },
        "staging": {
            get(*place, "key"): {"copies": get(*place, "copies")}
            for place in censor.records("staging")
        },
        "stops": {
            get(*place, "key"): {key: get(*place, key) for key in ("spotlight", "seize", "shield")}
            for place in censor.records("deed")
        },
        "meta": {str(key): value for key, value in _meta(sheet).items() if key != "origin"},
    }


def _meta(sheet: Sheet) -> dict[str, object]:
    found = sheet.get("meta")
    return found if isinstance(found, dict) else {}


def _printed(censor: Censor, place: Place) -> dict[str, object]:
    get = censor.sheet.get
    return {
        "title": {language: get(*place, language) for language in NAMED},
        "crown": get(*place, "character_1") == "iago",
        "character_1": get(*place, "character_1"),
        "verb": get(*place, "verb"),
        "character_2": get(*place, "character_2"),
        "curtain": get(*place, "curtain") or "none",
        "points": [points(censor, place)],
        "rewards": list(rewards(censor, place)),
        "effect": list(effect(censor, place)),
        "quote": get(*place, "quote"),
        "speaker": get(*place, "quote_speaker"),
        "where": get(*place, "quote_ref"),
        "origin": {
            "title": censor.origin(place, "en"),
            "points": _of_points(censor, place),
            "rewards": _of_rewards(censor, place),
            "quotation": censor.origin(place, "quote"),
        },
    }


def renamed(sheet: Sheet, shipped: Sheet, language: str) -> dict[str, str]:
    """The nouns of cards whose name is not the shipped one."""
    ours, theirs = _names(sheet, language), _names(shipped, language)
    return {noun: name for noun, name in ours.items() if name != theirs.get(noun)}


def _names(sheet: Sheet, language: str) -> dict[str, str]:
    censor = Censor(sheet, FAMILIES)
    places = [place for name in ("script", "staging") for place in censor.records(name)]
    return {censor.text(place, "key"): censor.text(place, language) for place in places}
