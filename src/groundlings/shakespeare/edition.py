"""Reads and checks an edition of Shakespeare: every problem at once, with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.editions.reader import Reader
from groundlings.shakespeare import state
from groundlings.shakespeare.geometry import read_stage
from groundlings.shakespeare.programs import Programs
from groundlings.shakespeare.state import Book, Cards, Effects, Objectives, Scalars, Tracks
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    OBJECTIVE_NAMES,
    PRINTED_NAMES,
)

if TYPE_CHECKING:
    from groundlings.editions.sheet import Place, Sheet

TYPES: Final = (
    "actor",
    "costume_mistress",
    "set_dresser",
    "handyman",
    "jeweler",
    "assistant",
    "queen",
)
TESTS: Final = (
    "actors",
    "complete_costumes",
    "complete_set_rows",
    "costumes_of_value_11",
    "craftsmen",
    "first_places",
    "lowest_act_space",
    "pounds_left_all_paid",
    "set_value",
    "yellow_elements",
)
MOODS: Final = {
    "nothing": (state.NO_EFFECT, 0),
    "back 1": (state.BACK, 1),
    "quill any": (state.QUILL, 1),
    "prestige -1": (state.GAIN, -1),
    "prestige 1": (state.GAIN, 1),
    "pounds 1": (state.EARN, 1),
}
DECK: Final = 30
COSTS: Final = (1, 3, 5)
SEATS: Final = (1, 2, 3, 4)
MOST_POINTS: Final = 15
"""Three green elements."""
MOST_DAYS: Final = 6
"""A seventh would want more cards than four players leave in the deck."""
NAMED: Final = ("en", "fr", "hu")
"""The languages an edition names its cards in."""
CARD_KEYS: Final = (
    *("key", *NAMED, "place", "copies", "cost", "type", "craftsman", "slots", "activatable"),
    *("activation", "rehearsal", "permanent"),
)
FAMILIES: Final = {
    "name": NAMED,
    "condition": ("test", "tiers", "per"),
}


def read(sheet: Sheet) -> Book:
    """The book of a sheet; EditionError with every problem if there are any."""
    reader = Reader(sheet, FAMILIES)
    programs = Programs(reader)
    scalars = Scalars(_scalars(reader))
    cards = _cards(reader, programs)
    tracks = _tracks(reader, programs)
    stage = read_stage(reader)
    objectives = _objectives(reader)
    for place in _recorded(reader):
        reader.origins(place)
    reader.finish()
    return Book(scalars, cards, stage, tracks, objectives, Effects(programs.columns()))


def _recorded(reader: Reader) -> list[Place]:
    """Every record that must say where its values come from."""
    tables: list[Place] = [("meta",), ("solo",), ("track", "act"), ("track", "ambiance")]
    tables += [("track", "act", act) for act in ACT_NAMES]
    for name in ("colour", "costume_gain", "bag", "display", "character", "objective"):
        tables += reader.records(name)
    tables += reader.records("stage_set", "space")
    tables += reader.records("stage_set", "virtual_space")
    return tables


def _scalars(reader: Reader) -> dict[str, int]:
    meta, solo = ("meta",), ("solo",)
    spans = {
        "days": (1, MOST_DAYS),
        "start_prestige": (0, 50),
        "start_pounds": (0, 50),
        "cylinders_per_player": (1, 5),
        "rest_tokens_per_player": (0, 9),
        "plus3_tokens": (0, 50),
        "unpaid_character_penalty": (0, 9),
        "yellow_element_prestige": (0, 9),
        "first_in_order_prestige": (0, 9),
    }
    found = {key: reader.integer(meta, key, *span) for key, span in spans.items()}
    reader.only(meta, (*spans, "dress_rehearsal_days"))
    if found["rest_tokens_per_player"] < found["cylinders_per_player"] - 1:
        fix = f"give {found['cylinders_per_player'] - 1} at least, one less than cylinders"
        what = f"rest_tokens_per_player is {found['rest_tokens_per_player']}"
        reader.problem((*meta, "rest_tokens_per_player"), what, fix)
    last = reader.integer(("track", "act"), "spaces", 4, 20)
    for key, span in {
        "neutral_start_space": (1, last),
        "neutral_space_after_first_rehearsal": (1, last),
        "bonus_prestige": (0, 9),
    }.items():
        found[key] = reader.integer(solo, key, *span)
    reader.only(solo, (*found, "bonus_if_cylinders_placed"))
    return found


def _cards(reader: Reader, programs: Programs) -> Cards:
    """All characters by name; each actor is one of a kind, and the deck has thirty cards."""
    names = [name.replace("-", "_") for name in CARD_NAMES]
    fields = ("cost", "type", "craftsman", "slots", "activatable", "copies", "printed", "bonus")
    columns = {field: [0] * len(names) for field in fields}
    columns |= {field: [0] * len(names) for field in ("activation", "rehearsal", "white")}
    seen: set[str] = set()
    deck, extra = 0, (0, 0)
    for place in reader.records("character"):
        key = reader.one_of(place, "key", [*names, "extra"])
        if key in seen:
            reader.problem((*place, "key"), f"{key} stands here twice", "describe each card once")
        seen.add(key)
        reader.only(place, CARD_KEYS)
        for language in NAMED:
            reader.text(place, language)
        rehearsal, white = programs.rehearsal(place)
        if key == "extra":
            extra = rehearsal, white
            reader.integer(place, "slots", state.MOST_SLOTS, state.MOST_SLOTS)
            reader.integer(place, "cost", 0, 0)
            reader.integer(place, "copies", 0, 0)
            reader.one_of(place, "type", ("extra",))
            reader.one_of(place, "place", ("back",))
            continue
        card = names.index(key)
        printed = CARD_NAMES[card] in PRINTED_NAMES
        reader.one_of(place, "place", ("board",) if printed else ("deck",))
        kind = TYPES.index(reader.one_of(place, "type", TYPES))
        slots = reader.one_of(place, "slots", (0, state.MOST_SLOTS))
        most = 1 if printed or kind == state.ACTOR or slots else DECK  # a wearer has one name
        copies = reader.integer(place, "copies", 1, most)
        deck += 0 if printed else copies
        activatable = reader.flag(place, "activatable")
        values = {
            "cost": reader.one_of(place, "cost", (0,) if printed else COSTS),
            "type": kind,
            "craftsman": reader.flag(place, "craftsman"),
            "slots": slots,
            "activatable": activatable,
            "copies": copies,
            "printed": printed,
            "bonus": programs.bonus(place),
            "activation": programs.read(place, "activation"),
            "rehearsal": rehearsal,
            "white": white,
        }
        for field, value in values.items():
            columns[field][card] = int(value)
    for name in [*names, "extra"]:
        if name not in seen:
            reader.problem(("character",), f"the card {name} is missing", "describe it")
    if deck != DECK:
        fix = f"let the copies make {DECK} in all"
        reader.problem(("character",), f"the deck has {deck} cards", fix)
    return Cards(columns, *extra)


def _tracks(reader: Reader, programs: Programs) -> Tracks:
    act, mood = ("track", "act"), ("track", "ambiance")
    last = reader.integer(act, "spaces", 4, 20)
    reader.only(act, ("spaces", "start", "grey_spaces", "grey_penalty", *ACT_NAMES))
    reader.only((*act, "II"), ("rank_reward",))
    reader.only(mood, ("spaces", "start", "effects"))
    numbers = {
        "spaces": last,
        "start": reader.integer(act, "start", 1, last),
        "grey_spaces": reader.integer(act, "grey_spaces", 0, last),
        "grey_penalty": reader.integer(act, "grey_penalty", 0, 9),
        "best_mood": reader.integer(mood, "spaces", 1, 12),
        "calm": reader.integer(mood, "start", 1, 12),
    }
    moods = reader.some_of(mood, "effects", tuple(MOODS))
    if len(moods) != numbers["best_mood"]:
        fix = f"give {numbers['best_mood']}, one for each space"
        reader.problem((*mood, "effects"), f"effects has {len(moods)} entries", fix)
    if numbers["calm"] > numbers["best_mood"]:
        reader.problem((*mood, "start"), "start is beyond the track", "give one of its spaces")
    ranks = list(reader.integers(("track", "act", "II"), "rank_reward", 0, 9))
    pays = _costume_gains(reader)
    columns = {
        "mood": [state.NO_EFFECT, *(MOODS[name][0] for name in moods)],
        "mood_amount": [0, *(MOODS[name][1] for name in moods)],
        "act_i": _rewards(reader, "I", "pounds", last),
        "act_ii": (ranks + [0] * state.MOST_SEATS)[: state.MOST_SEATS],
        "act_iii": _rewards(reader, "III", "prestige", last),
        "rehearsal_day": _days(reader, ("meta",), "dress_rehearsal_days", 9),
        "costume_pounds": pays["pounds"],
        "costume_prestige": pays["prestige"],
        "solo_cylinders": _days(reader, ("solo",), "bonus_if_cylinders_placed", 5),
        **_colours(reader, programs),
        **_bags(reader),
    }
    return Tracks(numbers, columns)


def _days(reader: Reader, place: Place, key: str, most: int) -> list[int]:
    """A list of numbers as flags: [4, 6] sets the fourth and the sixth."""
    chosen = reader.integers(place, key, 0, most)
    return [int(number in chosen) for number in range(most + 1)]


def _rewards(reader: Reader, act: str, what: str, last: int) -> list[int]:
    """What each space of an act pays: the highest reward reached, or all of them (S47)."""
    table: Place = ("track", "act", act)
    reader.only(table, ("reward", "rule"))
    rule = reader.one_of(table, "rule", ("highest_only", "cumulative"))
    pays = [0] * (last + 1)
    for place in reader.records(*table, "reward"):
        reader.only(place, ("space", what))
        space = reader.integer(place, "space", 1, last)
        reward = reader.integer(place, what, 0, 20)
        for beyond in range(space, last + 1):
            pays[beyond] = pays[beyond] + reward if rule == "cumulative" else reward
    return pays


def _costume_gains(reader: Reader) -> dict[str, list[int]]:
    """What a complete costume pays, by its total."""
    pays = {"pounds": [0] * (MOST_POINTS + 1), "prestige": [0] * (MOST_POINTS + 1)}
    told = [0] * (MOST_POINTS + 1)
    for place in reader.records("costume_gain"):
        reader.only(place, ("from", "to", *pays))
        low = reader.integer(place, "from", 3, MOST_POINTS)
        high = reader.integer(place, "to", low, MOST_POINTS)
        for total in range(low, high + 1):
            told[total] += 1
            for what, column in pays.items():
                column[total] = reader.integer(place, what, 0, 20)
    for total in range(3, MOST_POINTS + 1):
        if told[total] != 1:
            what = f"a costume worth {total} stands in {told[total]} records"
            reader.problem(("costume_gain",), what, "let each total from 3 to 15 stand in one")
    return pays


def _colours(reader: Reader, programs: Programs) -> dict[str, list[int]]:
    values, placed = [0] * state.COLOURS, [0] * state.COLOURS
    seen = []
    for place in reader.records("colour"):
        colour = COLOUR_NAMES.index(reader.one_of(place, "key", COLOUR_NAMES))
        seen.append(colour)
        reader.only(place, ("key", *NAMED, "value", "set_effect", "by_craftsman"))
        for language in NAMED:
            reader.text(place, language)
        values[colour] = reader.integer(place, "value", 1, 5)
        placed[colour] = programs.read(place, "set_effect")
        by_craftsman = reader.flag(place, "by_craftsman")
        if by_craftsman != (colour != state.YELLOW):
            fix = "let craftsmen take every colour but yellow"
            reader.problem((*place, "by_craftsman"), "by_craftsman breaks a rule", fix)
    if sorted(seen) != list(range(state.COLOURS)):
        reader.problem(("colour",), "the colours are not six different ones", "give each once")
    return {"value": values, "placed": placed}


def _bags(reader: Reader) -> dict[str, list[int]]:
    """Bags and displays by number of players; a bag must last for every draw (S1)."""
    seats = len(SEATS)
    bag = [0] * (seats * state.ELEMENTS)
    dealt, shown = [0] * (seats * state.KINDS), [0] * seats
    for place in reader.records("display"):
        players = reader.one_of(place, "players", SEATS)
        reader.only(place, ("players", "characters", *(f"{kind}_elements" for kind in KIND_NAMES)))
        if shown[players - 1]:
            what = f"{players} players have two displays"
            reader.problem((*place, "players"), what, "give one for each number of players")
        shown[players - 1] = reader.integer(place, "characters", players + 1, state.MOST_SHOWN)
        for kind, name in enumerate(KIND_NAMES):
            amount = reader.integer(place, f"{name}_elements", 0, 40)
            dealt[(players - 1) * state.KINDS + kind] = amount
    days = reader.integer(("meta",), "days", 1, MOST_DAYS)
    for place in reader.records("bag"):
        players = reader.one_of(place, "players", SEATS)
        kind = KIND_NAMES.index(reader.one_of(place, "kind", KIND_NAMES))
        first = (players - 1) * state.ELEMENTS
        elements = [first + colour * state.KINDS + kind for colour in range(state.COLOURS)]
        reader.only(place, ("players", "kind", *COLOUR_NAMES))
        if any(bag[element] for element in elements):
            what = f"{players} players have two {KIND_NAMES[kind]} bags"
            reader.problem((*place, "players"), what, "give one of each kind for each number")
        for element, name in zip(elements, COLOUR_NAMES, strict=True):
            bag[element] = reader.integer(place, name, 0, 60)
        total = sum(bag[element] for element in elements)
        wanted = days * dealt[(players - 1) * state.KINDS + kind]
        if total < wanted:
            what = f"the bag holds {total} elements and {wanted} are drawn"
            reader.problem(place, what, f"give {wanted} at least")
    reader.count(("display",), seats)
    reader.count(("bag",), seats * state.KINDS)
    return {"bag": bag, "dealt": dealt, "shown": shown}


def _objectives(reader: Reader) -> Objectives:
    tests = [0] * len(OBJECTIVE_NAMES)
    tiers: list[list[tuple[int, int]]] = [[] for _ in OBJECTIVE_NAMES]
    per = [(0, 0, 0)] * len(OBJECTIVE_NAMES)
    seen = []
    for place in reader.records("objective"):
        objective = OBJECTIVE_NAMES.index(reader.one_of(place, "key", OBJECTIVE_NAMES))
        seen.append(objective)
        texts = [f"text_{language}" for language in NAMED]
        reader.only(place, ("key", *NAMED, *texts, "test", "per", "tiers"))
        for key in (*NAMED, *texts):
            reader.text(place, key)
        tests[objective] = TESTS.index(reader.one_of(place, "test", TESTS))
        if reader.sheet.get(*place, "per") is not None:
            each = (*place, "per")
            reader.only(each, ("each", "prestige", "max"))
            per[objective] = (
                reader.integer(each, "each", 1, 99, default=1),
                reader.integer(each, "prestige", 1, 9),
                reader.integer(each, "max", 1, 99),
            )
        else:
            tiers[objective] = [
                (reader.integer(tier, "at_least", 0, 99), reader.integer(tier, "prestige", 0, 9))
                for tier in reader.records(*place, "tiers")
            ]
            for tier in reader.records(*place, "tiers"):
                reader.only(tier, ("at_least", "prestige"))
    if sorted(seen) != list(range(len(OBJECTIVE_NAMES))):
        fix = f"give each of {', '.join(OBJECTIVE_NAMES)} once"
        reader.problem(("objective",), "the objectives are not complete", fix)
    return Objectives(tests, tiers, per)
