"""Reads and checks an edition of Shakespeare: every problem at once, with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.editions.reader import Reader
from groundlings.shakespeare import state
from groundlings.shakespeare.expansion import (
    EXPANSION,
    MOST_DAYS,
    NAMED,
    SEATS,
    is_expanded,
    read_backstage,
)
from groundlings.shakespeare.geometry import read_stage
from groundlings.shakespeare.programs import Programs
from groundlings.shakespeare.score import NO_TEST
from groundlings.shakespeare.state import Book, Cards, Effects, Objectives, Scalars, Tracks
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    ADDED_NAMES,
    ADDED_OBJECTIVE_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    OBJECTIVE_NAMES,
    PRINTED_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

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
MOST_POINTS: Final = 15
"""Three green elements."""
CARD_KEYS: Final = (
    *("key", *NAMED, "place", "copies", "cost", "type", "craftsman", "slots", "activatable"),
    *("activation", "rehearsal", "permanent", "activation_if_costumed", "costumed_cancels"),
)
CARD_FIELDS: Final = (
    *("cost", "type", "craftsman", "slots", "activatable", "copies", "printed", "bonus", "opens"),
    *("activation", "dressed", "rehearsal", "white", "added"),
)
GOAL_KEYS: Final = ("key", *NAMED, *(f"text_{language}" for language in NAMED))
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
    objectives = _objectives(reader, programs)
    backstage = read_backstage(reader, programs)
    for place in _recorded(reader):
        reader.origins(place)
    reader.finish()
    return Book(scalars, cards, stage, tracks, objectives, backstage, Effects(programs.columns()))


def _recorded(reader: Reader) -> list[Place]:
    """Every record that must say where its values come from."""
    tables: list[Place] = [("meta",), ("solo",), ("track", "act"), ("track", "ambiance")]
    tables += [("track", "act", act) for act in ACT_NAMES]
    for name in ("colour", "costume_gain", "bag", "display", "character", "objective"):
        tables += reader.records(name)
    tables += reader.records("stage_set", "space")
    tables += reader.records("stage_set", "virtual_space")
    if is_expanded(reader.sheet):
        tables += [(EXPANSION, "meta"), (EXPANSION, "theatre")]
        for name in ("actor", "card", "display", "objective"):
            tables += reader.records(EXPANSION, name)
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
    columns = {field: [0] * len(CARD_NAMES) for field in CARD_FIELDS}
    base = [name for name in CARD_NAMES if name not in ADDED_NAMES]
    extra = _printed_cards(reader, programs, ("character",), base, columns)
    deck = sum(
        copies
        for copies, printed in zip(columns["copies"], columns["printed"], strict=True)
        if not printed
    )
    if deck != DECK:
        fix = f"let the copies make {DECK} in all"
        reader.problem(("character",), f"the deck has {deck} cards", fix)
    if is_expanded(reader.sheet):
        _printed_cards(reader, programs, (EXPANSION, "actor"), ADDED_NAMES, columns)
    for name in ADDED_NAMES:
        columns["added"][CARD_NAMES.index(name)] = 1
    return Cards(columns, *extra)


def _printed_cards(
    reader: Reader,
    programs: Programs,
    table: Place,
    names: Sequence[str],
    columns: dict[str, list[int]],
) -> tuple[int, int]:
    """The characters of a table, each once; what the back of a card does in a rehearsal."""
    wanted = [name.replace("-", "_") for name in names]
    wanted += ["extra"] if table == ("character",) else []
    seen: set[str] = set()
    extra = (0, 0)
    for place in reader.records(*table):
        key = reader.one_of(place, "key", wanted)
        if key in seen:
            reader.problem((*place, "key"), f"{key} stands here twice", "describe each card once")
        seen.add(key)
        reader.only(place, CARD_KEYS)
        for language in NAMED:
            reader.text(place, language)
        if key == "extra":
            extra = programs.rehearsal(place)
            reader.integer(place, "slots", state.MOST_SLOTS, state.MOST_SLOTS)
            reader.integer(place, "cost", 0, 0)
            reader.integer(place, "copies", 0, 0)
            reader.one_of(place, "type", ("extra",))
            reader.one_of(place, "place", ("back",))
            continue
        name = key.replace("_", "-")
        for field, value in _card(reader, programs, place, name).items():
            columns[field][CARD_NAMES.index(name)] = int(value)
    for name in wanted:
        if name not in seen:
            reader.problem(table, f"the card {name} is missing", "describe it")
    return extra


def _card(reader: Reader, programs: Programs, place: Place, name: str) -> dict[str, int]:
    """The numbers of one character."""
    rehearsal, white = programs.rehearsal(place)
    printed, added = name in PRINTED_NAMES, name in ADDED_NAMES
    if not added:
        reader.one_of(place, "place", ("board",) if printed else ("deck",))
    kind = TYPES.index(reader.one_of(place, "type", ("actor",) if added else TYPES))
    slots = reader.one_of(place, "slots", (0, state.MOST_SLOTS - 1, state.MOST_SLOTS))
    most = 1 if printed or kind == state.ACTOR or slots else DECK  # a wearer has one name
    activation = programs.read(place, "activation")
    bonus, opens = programs.permanent(place)
    return {
        "cost": reader.one_of(place, "cost", (0,) if printed else COSTS),
        "type": kind,
        "craftsman": reader.flag(place, "craftsman"),
        "slots": slots,
        "activatable": reader.flag(place, "activatable"),
        "copies": reader.integer(place, "copies", 1, most),
        "printed": printed,
        "bonus": bonus,
        "opens": opens,
        "activation": activation,
        "dressed": programs.dressed(place, activation),
        "rehearsal": rehearsal,
        "white": white,
    }


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
    days = reader.integer(("meta",), "days", 1, MOST_DAYS)
    ranks = list(reader.integers(("track", "act", "II"), "rank_reward", 0, 9))
    pays = _costume_gains(reader)
    columns = {
        "mood": [state.NO_EFFECT, *(MOODS[name][0] for name in moods)],
        "mood_amount": [0, *(MOODS[name][1] for name in moods)],
        "act_i": _rewards(reader, "I", "pounds", last),
        "act_ii": (ranks + [0] * state.MOST_SEATS)[: state.MOST_SEATS],
        "act_iii": _rewards(reader, "III", "prestige", last),
        "rehearsal_day": _days(reader, ("meta",), "dress_rehearsal_days", days),
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


def _objectives(reader: Reader, programs: Programs) -> Objectives:
    count = len(OBJECTIVE_NAMES)
    tests = [NO_TEST] * count
    tiers: list[list[tuple[int, int]]] = [[] for _ in OBJECTIVE_NAMES]
    per = [(0, 0, 0)] * count
    columns = {"program": [state.NOTHING] * count, "exempt": [0] * count}
    columns["added"] = [int(name in ADDED_OBJECTIVE_NAMES) for name in OBJECTIVE_NAMES]
    base = [name for name in OBJECTIVE_NAMES if name not in ADDED_OBJECTIVE_NAMES]
    for place, objective in _named_objectives(reader, ("objective",), base):
        reader.only(place, (*GOAL_KEYS, "test", "per", "tiers"))
        tests[objective] = TESTS.index(reader.one_of(place, "test", TESTS))
        if reader.sheet.get(*place, "per") is not None:
            per[objective] = _per(reader, (*place, "per"))
        else:
            tiers[objective] = _tiers(reader, place)
    if is_expanded(reader.sheet):
        table = (EXPANSION, "objective")
        for place, objective in _named_objectives(reader, table, ADDED_OBJECTIVE_NAMES):
            reader.only(place, (*GOAL_KEYS, "effects", "exempt"))
            if reader.sheet.get(*place, "exempt") is not None:
                columns["exempt"][objective] = reader.integer(place, "exempt", 1, 9)
            else:
                columns["program"][objective] = programs.read(place, "effects")
    return Objectives(tests, tiers, per, columns)


def _named_objectives(
    reader: Reader, table: Place, names: Sequence[str]
) -> Iterator[tuple[Place, int]]:
    """The records of a table with the number of the objective each describes, each once."""
    keys = {name.replace("-", "_"): OBJECTIVE_NAMES.index(name) for name in names}
    seen = []
    for place in reader.records(*table):
        key = reader.one_of(place, "key", tuple(keys))
        seen.append(key)
        for word in GOAL_KEYS[1:]:
            reader.text(place, word)
        yield place, keys[key]
    if sorted(seen) != sorted(keys):
        fix = f"give each of {', '.join(keys)} once"
        reader.problem(table, "the objectives are not complete", fix)


def _per(reader: Reader, each: Place) -> tuple[int, int, int]:
    reader.only(each, ("each", "prestige", "max"))
    return (
        reader.integer(each, "each", 1, 99, default=1),
        reader.integer(each, "prestige", 1, 9),
        reader.integer(each, "max", 1, 99),
    )


def _tiers(reader: Reader, place: Place) -> list[tuple[int, int]]:
    found = []
    for tier in reader.records(*place, "tiers"):
        reader.only(tier, ("at_least", "prestige"))
        least = reader.integer(tier, "at_least", 0, 99)
        found.append((least, reader.integer(tier, "prestige", 0, 9)))
    return found
