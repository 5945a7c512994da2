"""Reads and checks an edition of Othello: every problem at once, with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.editions.reader import Reader
from groundlings.othello import state
from groundlings.othello.own_cards import Ground, OwnCard, read_own
from groundlings.othello.state import Book, Cast, Powers, Scalars, Scripts, Tables
from groundlings.othello.verbs import (
    ACT_NAMES,
    ACT_SIZES,
    CHARACTER_NAMES,
    COIN_NAMES,
    PRINTED_SCRIPTS,
    PRINTED_STAGINGS,
    SCRIPT_NAMES,
)
from groundlings.othello.vocabulary import PRINTED
from groundlings.othello.written import add_scripts, add_stagings, powers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.editions.sheet import Place, Sheet

SEATS: Final = (2, 3, 4, 5, 6)
NAMED: Final = ("en", "fr", "hu")
"""The languages an edition names its cards in."""
VERBS: Final = ("confronts", "convinces", "conspires", "wounds", "kills", "watches")
CURTAINS: Final = ("none", "half", "full")
FULL: Final = CURTAINS.index("full")
THE_TRUTH: Final = "the-truth"
"""Character 2 need not be a character: Othello confronts the truth."""
TOKEN_NAMES: Final = ("intrigue", "spotlight", "wound", "handkerchief")
DEED_NAMES: Final = (
    *("script", "conspires", "curtain"),
    *PRINTED_STAGINGS,
    *COIN_NAMES,
    *("improv", "exit", "spotlight"),
)
"""Cards of one's own say themselves what stops them."""
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
PROGRAM: Final = ("target", "played", "effects")
"""What a staging card does; its price stands in [meta]."""
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
    scalars = _scalars(reader)
    people, stages = _cast(reader)
    scripts = _scripts(reader, stages)
    tables = _tables(reader, scalars["take_the_lead_removed_for_two"])
    _names(reader)
    for place in _recorded(reader):
        reader.origins(place)
    own = read_own(reader, _ground(stages, people, scripts, tables))
    reader.finish()
    add_scripts(scripts, tables, own)
    add_stagings(tables, own)
    return Book(
        Scalars(scalars),
        Scripts(scripts),
        Cast(people),
        Tables(tables),
        Powers(powers(scalars, own)),
    )


def as_it_was(data: Mapping[str, object]) -> Mapping[str, object]:
    """The values of an edition as they were told before its cards were written in the vocabulary.

    So the fingerprint of an edition is what it was: in records, and in files of earlier releases.
    """
    stagings = data.get("staging")
    if not isinstance(stagings, list):
        return data
    kept = [
        {key: value for key, value in one.items() if key not in PROGRAM}
        for one in stagings
        if isinstance(one, dict)
    ]
    return {**data, "staging": kept}


def own_cards(sheet: Sheet) -> list[OwnCard]:
    """The own cards of a sheet without problems."""
    if sheet.get("own") is None:
        return []
    return read_own(Reader(sheet, FAMILIES), ground_of(sheet))


def positions(sheet: Sheet, own: list[OwnCard]) -> dict[str, tuple[str, int]]:
    """The act of each script card of a sheet without problems, and its place there."""
    reader = Reader(sheet, FAMILIES)
    scripts = _scripts(reader, _cast(reader)[1])
    add_scripts(scripts, {"size": [0] * (state.ACTS + 1)}, own)
    return {
        SCRIPT_NAMES[card]: (ACT_NAMES[scripts["act"][card] - 1], scripts["position"][card])
        for card in scripts["in_order"]
    }


def ground_of(sheet: Sheet) -> Ground:
    """What own cards have to fit in with that are added to a sheet without problems."""
    reader = Reader(sheet, FAMILIES)
    people, stages = _cast(reader)
    scripts = _scripts(reader, stages)
    return _ground(stages, people, scripts, _tables(reader, 0))


def _ground(
    stages: list[set[str]],
    people: dict[str, list[int]],
    scripts: dict[str, list[int]],
    tables: dict[str, list[int]],
) -> Ground:
    order = {name: _up_to_the_curtain(scripts, act) for act, name in enumerate(ACT_NAMES, 1)}
    return Ground(
        stages={
            name: tuple(who for who in CHARACTER_NAMES if who in stages[act])
            for act, name in enumerate(ACT_NAMES, 1)
        },
        order=order,
        coins=dict(zip(COIN_NAMES, people["coins"], strict=True)),
        room=int(state.MOST_PILE) - sum(tables["copies"]),
    )


def _up_to_the_curtain(scripts: dict[str, list[int]], act: int) -> tuple[str, ...]:
    """The cards of an act as the play has them; behind the full curtain nothing is played."""
    cards = [card for card in range(len(PRINTED_SCRIPTS)) if scripts["act"][card] == act]
    cards.sort(key=scripts["position"].__getitem__)
    curtains = [n for n, card in enumerate(cards, 1) if scripts["curtain"][card] == FULL]
    return tuple(PRINTED_SCRIPTS[card] for card in cards[: min(curtains, default=len(cards))])


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
    columns["quoted"] = [1] * len(PRINTED_SCRIPTS) + [0] * state.OWN_CARDS
    columns["at"] = [0] * ((state.ACTS + 1) * (state.MOST_PILE + 1))
    curtains: dict[tuple[int, str], list[str]] = {}
    for place, card in _each(reader, "script", PRINTED_SCRIPTS).items():
        values = _script(reader, place, PRINTED_SCRIPTS[card], stages)
        act = values["act"]
        kind = CURTAINS[values["curtain"]]
        curtains.setdefault((act, kind), []).append(PRINTED_SCRIPTS[card])
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


def _as_printed(reader: Reader, place: Place, name: str) -> None:
    """What a printed card does is said in the vocabulary, and is not for changing."""
    printed = PRINTED[name]
    means = {
        "target": printed.target,
        "played": list(printed.played),
        "effects": list(printed.effects),
    }
    for key in PROGRAM:
        found = reader.sheet.get(*place, key)
        if found is not None and found != means[key]:
            what = f"{key} is not as printed on {name}"
            fix = "strike it, and write a card of your own as [[own]]"
            reader.problem((*place, key), what, fix)


def _tables(reader: Reader, removed: int) -> dict[str, list[int]]:
    """The deal, the staging deck and what stops what; there must be enough to deal (A68)."""
    columns = {name: [0] * (state.MOST_SEATS + 1) for name in ("early", "late", "staging")}
    copies = [0] * state.STAGINGS
    for place, kind in _each(reader, "staging", PRINTED_STAGINGS).items():
        reader.only(place, ("key", *NAMED, "copies", *PROGRAM))
        _as_printed(reader, place, PRINTED_STAGINGS[kind])
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
            columns[stop][_row(deed)] = int(reader.flag(place, stop))
    return columns | {
        "copies": copies,
        "size": [0, *ACT_SIZES],
        "iago_bonus": (bonus + [0] * (state.ACTS + 1))[: state.ACTS + 1],
    }


def _row(named: int) -> int:
    """The deed of a record: between printed staging cards and coins own cards have their rows."""
    printed = state.STAGING_DEED + len(PRINTED_STAGINGS)
    return named if named < printed else named + int(state.OWN_CARDS)
