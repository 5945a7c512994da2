"""The cards of an edition for reading, in card_tables, and what is printed on them for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.editions.cards import CardRow, CardTable
from groundlings.editions.reader import Reader
from groundlings.othello import own_boards
from groundlings.othello.edition import DEED_NAMES, FAMILIES, NAMED, THE_TRUTH, own_cards, positions
from groundlings.othello.sentences import SAYINGS
from groundlings.othello.verbs import ACT_NAMES, COIN_NAMES
from groundlings.othello.vocabulary import PRINTED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.editions.cards import Value
    from groundlings.editions.sheet import Place, Sheet
    from groundlings.kernel.messages import Message
    from groundlings.othello.own_cards import OwnCard

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
    **SAYINGS,
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


def card_tables(sheet: Sheet, language: str) -> list[CardTable]:
    """Script cards, staging cards, characters, coins, the deal, and what stops what."""
    reader = Reader(sheet, FAMILIES)
    return [
        _scripts(reader, language),
        _stagings(reader, language),
        _characters(reader, language),
        _coins(reader, language),
        _tokens(reader, language),
        _deals(reader),
        _stops(reader),
    ]


def _scripts(reader: Reader, language: str) -> CardTable:
    columns = ("name", "position", "points", "rewards", "effect", "quote")
    rows = [
        CardRow(
            (
                reader.text(place, language),
                reader.text(place, "key"),
                (points(reader, place),),
                rewards(reader, place),
                effect(reader, place),
                _quotation(reader, place, language),
            ),
            (
                reader.origin(place, language),
                reader.origin(place, "key"),
                _of_points(reader, place),
                _of_rewards(reader, place),
                reader.origin(place, "verb"),
                reader.origin(place, "quote"),
            ),
            (reader.text(place, "key").partition(".")[0],),
        )
        for place in reader.records("script")
    ]
    meta = _meta(reader.sheet)
    rows += [
        own_boards.script_row(
            reader.sheet,
            card,
            language,
            meta,
            said_by(reader, own_boards.text(reader.sheet, card, "quote_speaker"))[language],
            ACT_NAMES[card.script["act"] - 1],
        )
        for card in own_cards(reader.sheet)
        if card.is_script
    ]
    return CardTable("script", columns, tuple(rows))


def points(reader: Reader, place: Place) -> Message:
    """One value, or one for the Lead and one for the company."""
    if reader.sheet.get(*place, "points") is None:
        lead, company = (reader.sheet.get(*place, key) for key in FAMILIES["points"])
        return {"key": "by-role", "n": lead, "total": company}
    return {"key": "for-all", "n": reader.sheet.get(*place, "points")}


def _of_points(reader: Reader, place: Place) -> str:
    plain = reader.sheet.get(*place, "points") is not None
    return reader.origin(place, "points" if plain else "points_lead")


def rewards(reader: Reader, place: Place) -> tuple[Message, ...]:
    """What a successful play brings."""
    get = reader.sheet.get
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


def _of_rewards(reader: Reader, place: Place) -> str:
    """The amount of intrigue is the weakest of them."""
    return reader.origin(place, "intrigue")


def effect(reader: Reader, place: Place) -> tuple[Message, ...]:
    """Wounds, deaths and curtains."""
    get = reader.sheet.get
    found: list[Message] = []
    verb, whom = get(*place, "verb"), get(*place, "character_2")
    if verb in {"wounds", "kills", "watches"} and whom != THE_TRUTH:
        key = "does-wound" if verb == "wounds" else "does-kill"
        found.append({"key": key, "character": {"noun": whom}})
    if (curtain := get(*place, "curtain")) in {"half", "full"}:
        found.append({"key": f"is-{curtain}"})
    return tuple(found)


def _quotation(reader: Reader, place: Place, language: str) -> str:
    """Always in English, with act, scene and line; the speaker is named in the language."""
    quote, where = (reader.text(place, key) for key in ("quote", "quote_ref"))
    return f"“{quote}” ({_speaker(reader, place)[language]}, {where})"


def _speaker(reader: Reader, place: Place) -> dict[str, str]:
    """Who says it, in each language; who is no character of the game has one name for all."""
    return said_by(reader, reader.text(place, "quote_speaker"))


def said_by(reader: Reader, said: str) -> dict[str, str]:
    """The name of a speaker in each language; who is no character has one name for all."""
    for one in reader.records("character"):
        if reader.text(one, "en") == said:
            return {language: reader.text(one, language) for language in NAMED}
    return dict.fromkeys(NAMED, said)


def _stagings(reader: Reader, language: str) -> CardTable:
    meta = {fee: reader.sheet.get("meta", fee) for fee in FEES.values()}
    rows = [
        CardRow(
            (
                reader.text(place, language),
                _number(reader, place, "copies"),
                (does(meta, reader.text(place, "key")),),
            ),
            (reader.origin(place, "en"), reader.origin(place, "copies"), _RULE),
        )
        for place in reader.records("staging")
    ]
    rows += [
        own_boards.staging_row(reader.sheet, card, language, meta)
        for card in own_cards(reader.sheet)
        if not card.is_script
    ]
    return CardTable("staging", ("name", "copies", "does"), tuple(rows))


def _characters(reader: Reader, language: str) -> CardTable:
    rows = []
    for place in reader.records("character"):
        acts = reader.integers(place, "acts", 1, len(ACT_NAMES))
        named = tuple(ACT_NAMES[act - 1] for act in acts)
        values: tuple[Value, ...] = (
            reader.text(place, language),
            reader.text(place, f"about_{language}"),
            _number(reader, place, "wound_limit"),
            " ".join(named),
        )
        keys = ("en", "about_en", "wound_limit", "acts")
        rows.append(CardRow(values, tuple(reader.origin(place, key) for key in keys), named))
    return CardTable("characters", ("name", "about", "limit", "acts"), tuple(rows))


def _coins(reader: Reader, language: str) -> CardTable:
    rows = [
        CardRow(
            (
                reader.text(place, language),
                _number(reader, place, "coins"),
                (does({}, reader.text(place, "key")),),
            ),
            (reader.origin(place, "en"), reader.origin(place, "coins"), _RULE),
        )
        for place in reader.records("character")
        if reader.text(place, "key") in COIN_NAMES
    ]
    return CardTable("coins", ("coin", "copies", "does"), tuple(rows))


def _tokens(reader: Reader, language: str) -> CardTable:
    rows = [
        CardRow(
            (reader.text(place, language), _number(reader, place, "in_box")),
            (reader.origin(place, "en"), reader.origin(place, "in_box")),
        )
        for place in reader.records("token")
    ]
    return CardTable("token_kinds", ("token", "copies"), tuple(rows))


def _deals(reader: Reader) -> CardTable:
    keys = ("players", "script_acts_1_2", "script_acts_3_5", "staging")
    rows = [
        CardRow(
            tuple(_number(reader, place, key) for key in keys),
            tuple(reader.origin(place, key) for key in keys),
        )
        for place in reader.records("deal")
    ]
    return CardTable(
        "deal", ("players", "script_acts_1_2", "script_acts_3_5", "staging"), tuple(rows)
    )


def _stops(reader: Reader) -> CardTable:
    """The table of what stops what."""
    keys = ("spotlight", "seize", "shield")
    rows = []
    for place in reader.records("deed"):
        told: list[Value] = [
            ({"key": "stops" if reader.flag(place, key) else "does-not-stop"},) for key in keys
        ]
        name: Value = {"noun": f"deed-{reader.one_of(place, 'key', DEED_NAMES)}"}
        origins = tuple(reader.origin(place, key) for key in keys)
        rows.append(CardRow((name, *told), (_RULE, *origins)))
    return CardTable("stops_what", ("what", *(f"by_{key}" for key in keys)), tuple(rows))


def _number(reader: Reader, place: Place, key: str) -> str:
    return str(reader.sheet.get(*place, key))


def boards(sheet: Sheet) -> Boards:
    """What is printed on cards, tiles and stage, ready for JSON, with its origin."""
    reader = Reader(sheet, FAMILIES)
    get = sheet.get
    own = own_cards(sheet)
    places = positions(sheet, own)
    return {
        "synopsis": {language: get("synopsis", language) for language in NAMED},
        "acts": {
            get(*place, "key"): {
                "cards": sum(act == get(*place, "key") for act, _ in places.values()),
                "half": get(*place, "half_curtain"),
                "full": get(*place, "full_curtain"),
                "synopsis": {lang: get(*place, f"synopsis_{lang}") for lang in NAMED},
            }
            for place in reader.records("act")
        },
        "cards": {
            noun: card | dict(zip(("act", "position"), places[noun], strict=True))
            for noun, card in _script_boards(reader, own).items()
        },
        "characters": {
            get(*place, "key"): {
                "limit": get(*place, "wound_limit"),
                "acts": get(*place, "acts"),
                "coins": get(*place, "coins"),
                "origin": reader.origin(place, "wound_limit"),
            }
            for place in reader.records("character")
        },
        "staging": _staging_boards(reader, own),
        "coins": {name: {"does": [does({}, name)]} for name in COIN_NAMES},
        "stops": {
            get(*place, "key"): {key: get(*place, key) for key in ("spotlight", "seize", "shield")}
            for place in reader.records("deed")
        },
        "meta": {str(key): value for key, value in _meta(sheet).items() if key != "origin"},
        "own": [card.noun for card in own],
    }


def _script_boards(reader: Reader, own: list[OwnCard]) -> dict[str, dict[str, object]]:
    sheet = reader.sheet
    found = {
        str(sheet.get(*place, "key")): _printed(reader, place) for place in reader.records("script")
    }
    for card in own:
        if card.is_script:
            speaker = said_by(reader, own_boards.text(sheet, card, "quote_speaker"))
            found[card.noun] = own_boards.script_board(sheet, card, _meta(sheet), speaker)
    return found


def _staging_boards(reader: Reader, own: list[OwnCard]) -> dict[str, dict[str, object]]:
    get, meta = reader.sheet.get, _meta(reader.sheet)
    stops = {get(*place, "key"): place for place in reader.records("deed")}
    found: dict[str, dict[str, object]] = {}
    for place in reader.records("staging"):
        name = reader.text(place, "key")
        found[name] = {
            "copies": get(*place, "copies"),
            "does": [does(meta, name)],
            "stops": {key: get(*stops[name], key) for key in ("spotlight", "seize", "shield")},
            "played": list(PRINTED[name].played),
        }
    return found | {
        card.noun: own_boards.staging_board(reader.sheet, card, meta)
        for card in own
        if not card.is_script
    }


def _meta(sheet: Sheet) -> dict[str, object]:
    found = sheet.get("meta")
    return found if isinstance(found, dict) else {}


def _printed(reader: Reader, place: Place) -> dict[str, object]:
    get = reader.sheet.get
    return {
        "title": {language: get(*place, language) for language in NAMED},
        "crown": get(*place, "character_1") == "iago",
        "character_1": get(*place, "character_1"),
        "verb": get(*place, "verb"),
        "character_2": get(*place, "character_2"),
        "curtain": get(*place, "curtain") or "none",
        "points": [points(reader, place)],
        "rewards": list(rewards(reader, place)),
        "effect": list(effect(reader, place)),
        "quote": get(*place, "quote"),
        "speaker": _speaker(reader, place),
        "where": get(*place, "quote_ref"),
        "origin": {
            "title": reader.origin(place, "en"),
            "points": _of_points(reader, place),
            "rewards": _of_rewards(reader, place),
            "quotation": reader.origin(place, "quote"),
        },
    }
