"""Reads and checks an edition of Othello: every problem at once, with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.editions.reader import Reader
from groundlings.othello import state
from groundlings.othello.state import Book, Cast, Scalars, Scripts, Tables
from groundlings.othello.verbs import (
    ACT_NAMES,
    ACT_SIZES,
    CHARACTER_NAMES,
    COIN_NAMES,
    SCRIPT_NAMES,
    STAGING_NAMES,
)

if TYPE_CHECKING:
    from groundlings.editions.sheet import Place, Sheet

SEATS: Final = (2, 3, 4, 5, 6)
NAMED: Final = ("en", "fr", "hu")
"""The languages an edition names its cards in."""
VERBS: Final = ("confronts", "convinces", "conspires", "wounds", "kills", "watches")
CURTAINS: Final = ("none", "half", "full")
THE_TRUTH: Final = "the-truth"
"""Character 2 need not be a character: Othello confronts the truth."""
TOKEN_NAMES: Final = ("intrigue", "spotlight", "wound", "handkerchief")
DEED_NAMES: Final = (
    *("script", "conspires", "curtain"),
    *STAGING_NAMES,
    *COIN_NAMES,
    *("improv", "exit", "spotlight"),
)
SPANS: Final = {
    "start_intrigue": (0, 20),
    "start_spotlight": (0, 20),
    "improv_cost": (0, 9),
    "seize_cost": (0, 9),
    "no_drama_cost": (0, 9),
    "look_cost": (0, 9),
    "villainy_cost": (0, 9),
    "revive_cost": (0, 9),
    "exit_reward": (0, 9),
    "seize_reward": (0, 9),
    "intrigue_per_point": (1, 20),
    "spotlight_points": (0, 9),
    "wound_points": (0, 9),
    "handkerchief_points": (0, 20),
    "intrigue_for_a_spotlight": (1, 20),
    "company_bonus": (0, 20),
    "company_bonus_cards": (1, 20),
    "off_role_points": (0, 9),
    "take_the_lead_removed_for_two": (0, 9),
    "longest_act": (5, 500),
}
BOX: Final = ("blank_cards", "synopsis_cards", "prompt_cards", "character_tiles")
FAMILIES: Final = {
    "title": (*NAMED, "character_1", "verb", "character_2"),
    "points": ("points_lead", "points_company"),
    "quotation": ("quote", "quote_ref", "quote_speaker"),
    "synopsis": tuple(f"synopsis_{language}" for language in NAMED),
    "about": tuple(f"about_{language}" for language in NAMED),
}
SCRIPT_KEYS: Final = (
    *("key", *FAMILIES["title"], "curtain", "points", *FAMILIES["points"]),
    *("intrigue", "spotlight", "coin", "handkerchief", *FAMILIES["quotation"], "note"),
)
SCRIPT_FIELDS: Final = (
    *("act", "position", "character_1", "character_2", "deed", "curtain", "points", "points_lead"),
    *("points_company", "intrigue", "spotlight", "coin", "handkerchief", "effect"),
)


def read(sheet: Sheet) -> Book:
    """The book of a sheet; EditionError with every problem if there are any."""
    reader = Reader(sheet, FAMILIES)
    scalars = Scalars(_scalars(reader))
    people, stages = _cast(reader)
    scripts = _scripts(reader, stages)
    tables = _tables(reader, int(scalars.removed))
    _names(reader)
    for place in _recorded(reader):
        reader.origins(place)
    reader.finish()
    return Book(scalars, Scripts(scripts), Cast(people), Tables(tables))


def _recorded(reader: Reader) -> list[Place]:
    """Every record that must say where its values come from."""
    tables: list[Place] = [("meta",), ("box",), ("synopsis",)]
    for name in ("act", "character", "staging", "token", "deal", "deed", "script"):
        tables += reader.records(name)
    return tables


def _scalars(reader: Reader) -> dict[str, int]:
    meta, box = ("meta",), ("box",)
    reader.only(meta, (*SPANS, "iago_bonus"))
    reader.only(box, BOX)
    for key in BOX:
        reader.integer(box, key, 0, 99)
    return {key: reader.integer(meta, key, *span) for key, span in SPANS.items()}


def _names(reader: Reader) -> None:
    """What only words need: synopses, tokens."""
    reader.only(("synopsis",), NAMED)
    for language in NAMED:
        reader.text(("synopsis",), language)
    for place in _each(reader, "token", TOKEN_NAMES):
        reader.only(place, ("key", *NAMED, "in_box"))
        reader.integer(place, "in_box", 1, 99)
        for language in NAMED:
            reader.text(place, language)


def _each(reader: Reader, name: str, keys: tuple[str, ...]) -> dict[Place, int]:
    """The records of a name, one for each key: their places, and the number of each key."""
    found: dict[Place, int] = {}
    for place in reader.records(name):
        key = reader.one_of(place, "key", keys)
        if keys.index(key) in found.values():
            what = f"{key} stands here twice"
            reader.problem((*place, "key"), what, f"describe each {name} once")
        else:
            found[place] = keys.index(key)
    for number, key in enumerate(keys):
        if number not in found.values():
            reader.problem((name,), f"the {name} {key} is missing", "describe it")
    return found


def _cast(reader: Reader) -> tuple[dict[str, list[int]], list[set[str]]]:
    """Characters with their limits and coins, and who is on stage in each act."""
    count = state.CHARACTERS
    limit, single = [1] * count, [0] * count
    coins, on_stage = [0] * state.COINS, [0] * ((state.ACTS + 1) * count)
    stages: list[set[str]] = [set() for _ in range(state.ACTS + 1)]
    for place, character in _each(reader, "character", CHARACTER_NAMES).items():
        name = CHARACTER_NAMES[character]
        reader.only(place, ("key", *NAMED, *FAMILIES["about"], "wound_limit", "acts", "coins"))
        for key in (*NAMED, *FAMILIES["about"]):
            reader.text(place, key)
        limit[character] = reader.integer(place, "wound_limit", 1, 20)
        acts = reader.integers(place, "acts", 1, state.ACTS)
        single[character] = int(len(set(acts)) == 1)
        for act in acts:
            on_stage[act * count + character] = 1
            stages[act].add(name)
        if name in COIN_NAMES:
            coins[COIN_NAMES.index(name)] = reader.integer(place, "coins", 0, 99)
        else:
            reader.integer(place, "coins", 0, 0)
    return {"limit": limit, "single": single, "coins": coins, "on_stage": on_stage}, stages


def _scripts(reader: Reader, stages: list[set[str]]) -> dict[str, list[int]]:
    """All script cards by name; each act has one half and one full curtain, as its record says."""
    columns = {field: [0] * state.SCRIPTS for field in SCRIPT_FIELDS}
    columns["at"] = [0] * ((state.ACTS + 1) * (state.MOST_PILE + 1))
    curtains: dict[tuple[int, str], list[str]] = {}
    for place, card in _each(reader, "script", SCRIPT_NAMES).items():
        values = _script(reader, place, SCRIPT_NAMES[card], stages)
        act = values["act"]
        kind = CURTAINS[values["curtain"]]
        curtains.setdefault((act, kind), []).append(SCRIPT_NAMES[card])
        columns["at"][act * (state.MOST_PILE + 1) + values["position"]] = card
        for field, value in values.items():
            columns[field][card] = value
    for place, number in _each(reader, "act", ACT_NAMES).items():
        reader.only(
            place,
            ("key", "cards", "half_curtain", "full_curtain", "stage_box", *FAMILIES["synopsis"]),
        )
        reader.integer(place, "cards", ACT_SIZES[number], ACT_SIZES[number])
        reader.integer(place, "stage_box", 0, 99)
        for key in FAMILIES["synopsis"]:
            reader.text(place, key)
        for kind in ("half", "full"):
            named = reader.text(place, f"{kind}_curtain")
            found = curtains.get((number + 1, kind), [])
            if found != [named]:
                told = " and ".join(found) or "no card"
                what = f"{kind}_curtain is {named}, and {told} has that curtain"
                fix = "let one card have it, named here"
                reader.problem((*place, f"{kind}_curtain"), what, fix)
    return columns


def _script(reader: Reader, place: Place, name: str, stages: list[set[str]]) -> dict[str, int]:
    reader.only(place, SCRIPT_KEYS)
    roman, _, position = name.partition(".")
    act = ACT_NAMES.index(roman) + 1
    for key in (*NAMED, *FAMILIES["quotation"]):
        reader.text(place, key)
    present = [who for who in CHARACTER_NAMES if who in stages[act]] or list(CHARACTER_NAMES)
    verb = reader.one_of(place, "verb", VERBS)
    leads = reader.one_of(place, "character_1", present)
    harms = verb in {"wounds", "kills", "watches"}
    meets = reader.one_of(
        place,
        "character_2",
        present if harms else [*present, THE_TRUTH, ""],
        default=None if harms else "",
    )
    curtain = reader.one_of(place, "curtain", CURTAINS, default="none")
    if curtain == "none":
        points = reader.integer(place, "points", 0, 20)
        pair = points, points
    else:
        pair = (
            reader.integer(place, "points_lead", 0, 20),
            reader.integer(place, "points_company", 0, 20),
        )
        points = max(pair)
    coin = reader.one_of(place, "coin", (*COIN_NAMES, ""), default="")
    deed = state.CONSPIRES if verb == "conspires" else state.CONFRONTS
    effects = {"wounds": state.WOUNDS_EFFECT, "kills": state.KILLS_EFFECT}
    return {
        "act": act,
        "position": int(position),
        "character_1": CHARACTER_NAMES.index(leads),
        "character_2": CHARACTER_NAMES.index(meets) if meets in CHARACTER_NAMES else -1,
        "deed": deed if curtain == "none" else state.CURTAIN,
        "curtain": CURTAINS.index(curtain),
        "points": points,
        "points_lead": pair[0],
        "points_company": pair[1],
        "intrigue": reader.integer(place, "intrigue", 0, 9, default=0),
        "spotlight": reader.integer(place, "spotlight", 0, 9, default=0),
        "coin": COIN_NAMES.index(coin) if coin else -1,
        "handkerchief": int(reader.flag(place, "handkerchief", default=False)),
        "effect": effects.get("kills" if verb == "watches" else verb, state.NO_EFFECT),
    }


def _tables(reader: Reader, removed: int) -> dict[str, list[int]]:
    """The deal, the staging deck and what stops what; there must be enough to deal (A68)."""
    columns = {name: [0] * (state.MOST_SEATS + 1) for name in ("early", "late", "staging")}
    copies = [0] * state.STAGINGS
    for place, kind in _each(reader, "staging", STAGING_NAMES).items():
        reader.only(place, ("key", *NAMED, "copies"))
        for language in NAMED:
            reader.text(place, language)
        copies[kind] = reader.integer(place, "copies", 0, 20)
    total = sum(copies)
    if total > state.MOST_PILE:
        what, fix = f"there are {total} staging cards", f"give {state.MOST_PILE} at most"
        reader.problem(("staging",), what, fix)
    least = max(state.MOST_SEATS, removed + 2)
    leads = copies[state.TAKE_THE_LEAD - state.SCRIPTS]
    if leads < least:
        what = f"there are {leads} Take the Lead cards"
        reader.problem(("staging",), what, f"give {least} at least, one for each of six players")
    for place in reader.records("deal"):
        players = reader.one_of(place, "players", SEATS)
        reader.only(place, ("players", "script_acts_1_2", "script_acts_3_5", "staging"))
        if columns["staging"][players]:
            what = f"{players} players are dealt to twice"
            reader.problem((*place, "players"), what, "give one deal for each number of players")
        most = min(ACT_SIZES[:2]) // players, min(ACT_SIZES[2:]) // players
        columns["early"][players] = reader.integer(place, "script_acts_1_2", 1, most[0])
        columns["late"][players] = reader.integer(place, "script_acts_3_5", 1, most[1])
        columns["staging"][players] = reader.integer(place, "staging", 1, 4)
        wanted = players * (columns["staging"][players] + 1)
        if total < wanted:
            what = f"{players} players want {wanted} staging cards and there are {total}"
            reader.problem(place, what, "give more cards, or deal fewer")
    reader.count(("deal",), len(SEATS))
    bonus = list(reader.integers(("meta",), "iago_bonus", 0, 20))
    reader.count(("meta", "iago_bonus"), state.ACTS + 1)
    columns |= {name: [0] * state.DEEDS for name in ("spotlight", "seize", "shield")}
    for place, deed in _each(reader, "deed", DEED_NAMES).items():
        reader.only(place, ("key", "spotlight", "seize", "shield"))
        for stop in ("spotlight", "seize", "shield"):
            columns[stop][deed] = int(reader.flag(place, stop))
    return columns | {
        "copies": copies,
        "size": [0, *ACT_SIZES],
        "iago_bonus": (bonus + [0] * (state.ACTS + 1))[: state.ACTS + 1],
    }
