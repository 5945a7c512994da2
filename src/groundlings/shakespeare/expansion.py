"""Reads and checks what an edition says about the expansion, all of it in one table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.shakespeare import state
from groundlings.shakespeare.state import Backstage
from groundlings.shakespeare.verbs import BACKSTAGE_HIRE, BACKSTAGE_USE, BEHIND_NAMES, PRINTED_NAMES

if TYPE_CHECKING:
    from groundlings.editions.reader import Reader
    from groundlings.editions.sheet import Sheet
    from groundlings.shakespeare.programs import Programs

EXPANSION: Final = "backstage"
"""The table of an edition that holds all that the expansion adds, and nothing else."""
SEATS: Final = (1, 2, 3, 4)
MOST_DAYS: Final = 6
"""A seventh would want more cards than four players leave in the deck."""
NAMED: Final = ("en", "fr", "hu")
"""The languages an edition names its cards in."""


def is_expanded(sheet: Sheet) -> bool:
    """Whether an edition has the values of the expansion; without them the base game is played."""
    return sheet.get(EXPANSION) is not None


def read_backstage(reader: Reader, programs: Programs) -> Backstage:
    """The backstage cards, the theatre column, hats and the Lord's deck; all empty without them."""
    kinds = len(BEHIND_NAMES)
    columns = {
        "copies": [0] * kinds,
        "program": [state.NOTHING] * (kinds * state.MOST_LEVELS),
        "shown": [0] * len(SEATS),
        "candle": [0] * state.MOST_THEATRE,
    }
    numbers = dict.fromkeys(
        ("spaces", "lords", "short_costumes_pay", "hat_total", "hat_prestige", "prompter_price"), 0
    )
    numbers["prompter"] = state.NOTHING
    if not is_expanded(reader.sheet):
        return _laid_out(numbers, columns)
    reader.only((EXPANSION,), ("meta", "theatre", "display", "actor", "card", "objective"))
    meta, theatre = (EXPANSION, "meta"), (EXPANSION, "theatre")
    reader.only(meta, ("lords_deck", "hat_total", "hat_prestige", "two_slot_costumes_pay"))
    reader.only(theatre, ("spaces", "candles"))
    numbers["lords"] = reader.integer(meta, "lords_deck", 1, state.MOST_LORDS)
    numbers["hat_total"] = reader.integer(meta, "hat_total", 2, 10)
    numbers["hat_prestige"] = reader.integer(meta, "hat_prestige", 0, 9)
    numbers["short_costumes_pay"] = int(reader.flag(meta, "two_slot_costumes_pay"))
    numbers["spaces"] = reader.integer(theatre, "spaces", 1, state.MOST_THEATRE)
    for space in reader.integers(theatre, "candles", 1, numbers["spaces"]):
        columns["candle"][space - 1] = 1
    for place in reader.records(EXPANSION, "display"):
        reader.only(place, ("players", "cards"))
        players = reader.one_of(place, "players", SEATS)
        columns["shown"][players - 1] = reader.integer(place, "cards", 1, state.MOST_SHOWN)
    reader.count((EXPANSION, "display"), len(SEATS))
    _behind(reader, programs, numbers, columns)
    _check_troupes(reader, numbers["lords"])
    return _laid_out(numbers, columns)


def _laid_out(numbers: dict[str, int], columns: dict[str, list[int]]) -> Backstage:
    """With all options to use a card, so that a turn need not put them together."""
    program = columns["program"]
    uses, hires = _options(program, BACKSTAGE_USE), _options(program, BACKSTAGE_HIRE)
    return Backstage(numbers, columns, uses, hires)


def _options(program: list[int], verb: int) -> list[list[int]]:
    """The options to use each kind of card, with one cylinder and then with more and more."""
    return [
        [verb + at for at in range(first, first + most) if program[at] != state.NOTHING]
        for first in range(0, len(program), state.MOST_LEVELS)
        for most in range(1, state.MOST_LEVELS + 1)
    ]


def _behind(
    reader: Reader,
    programs: Programs,
    numbers: dict[str, int],
    columns: dict[str, list[int]],
) -> None:
    """Each kind of backstage card once, with what it does for so many cylinders."""
    keys = [name.replace("-", "_") for name in BEHIND_NAMES]
    seen: list[int] = []
    for place in reader.records(EXPANSION, "card"):
        kind = keys.index(reader.one_of(place, "key", keys))
        seen.append(kind)
        reader.only(place, ("key", *NAMED, "copies", "level"))
        for language in NAMED:
            reader.text(place, language)
        columns["copies"][kind] = reader.integer(place, "copies", 1, state.MOST_BEHIND)
        for spot in reader.records(*place, "level"):
            reader.only(spot, ("cylinders", "effects"))
            cylinders = reader.integer(spot, "cylinders", 1, state.MOST_LEVELS)
            program = programs.read(spot, "effects")
            columns["program"][kind * state.MOST_LEVELS + cylinders - 1] = program
            if price := programs.prompting(program):
                if numbers["prompter"] not in (state.NOTHING, kind):
                    fix = "let one kind of card keep the prompter"
                    reader.problem(spot, "two kinds of cards are prompters", fix)
                numbers["prompter"], numbers["prompter_price"] = kind, price
    if sorted(seen) != list(range(len(keys))):
        fix = f"give each of {', '.join(keys)} once"
        reader.problem((EXPANSION, "card"), "the backstage cards are not complete", fix)
    total = sum(columns["copies"])
    most = max(columns["shown"])
    if not most <= total <= state.MOST_BEHIND:
        fix = f"let the copies make {most} to {state.MOST_BEHIND} in all"
        reader.problem((EXPANSION, "card"), f"there are {total} backstage cards", fix)


def _check_troupes(reader: Reader, lords: int) -> None:
    """The largest troupe that can be reached must have room on the table (S114)."""
    days = reader.integer(("meta",), "days", 1, MOST_DAYS)
    most = len(PRINTED_NAMES) + 1 + days + lords
    if most > state.MOST_MEMBERS:
        what = f"a troupe could grow to {most} members"
        fix = f"let printed cards, draft, days and Lord's deck make {state.MOST_MEMBERS} at most"
        reader.problem((EXPANSION, "meta", "lords_deck"), what, fix)
