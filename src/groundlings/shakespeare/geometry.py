"""The geometry of a stage set: bricks that rest on bricks, the same to the left and right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.shakespeare.state import MOST_SPACES, NOTHING, StageSet
from groundlings.shakespeare.verbs import SPACE_NAMES

if TYPE_CHECKING:
    from groundlings.editions.reader import Reader
    from groundlings.editions.sheet import Place


def read_stage(reader: Reader) -> StageSet:
    """The spaces in the order of the sheet; every impossible one is told."""
    places = reader.records("stage_set", "space")
    virtual = reader.records("stage_set", "virtual_space")
    names = [reader.one_of(place, "id", SPACE_NAMES) for place in places]
    spots: dict[str, tuple[int, int]] = {}
    for name, place in zip(
        [*names, *(reader.text(place, "id") for place in virtual)], [*places, *virtual], strict=True
    ):
        spot = _spot(reader, place)
        if name in spots:
            reader.problem((*place, "id"), f"two spaces have one id, {name}", "give each its own")
        elif spot in spots.values():
            what = f"another space stands at row {spot[0]}, x = {spot[1]}"
            reader.problem((*place, "x"), what, "give each its own spot")
        spots[name] = spot
    for place in places:
        reader.only(place, ("id", "row", "x", "rests_on", "mirror", "candle"))
    for place in virtual:
        reader.only(place, ("id", "row", "x"))
    columns: dict[str, list[int]] = {
        name: [] for name in ("left", "right", "mirror", "candle", "row", "noun")
    }
    for name, place in zip(names, places, strict=True):
        below = _check_support(reader, place, name, spots)
        mirror = _check_mirror(reader, place, name, spots)
        columns["left"].append(names.index(below[0]) if below[0] in names else NOTHING)
        columns["right"].append(names.index(below[1]) if below[1] in names else NOTHING)
        columns["mirror"].append(names.index(mirror) if mirror in names else 0)
        columns["candle"].append(int(reader.flag(place, "candle")))
        columns["row"].append(spots[name][0])
        columns["noun"].append(SPACE_NAMES.index(name))
    columns["space"] = [names.index(name) if name in names else NOTHING for name in SPACE_NAMES]
    if not 1 <= len(places) <= MOST_SPACES:
        fix = f"give 1 to {MOST_SPACES}"
        reader.problem(("stage_set", "space"), f"the set has {len(places)} spaces", fix)
    return StageSet(columns)


def _spot(reader: Reader, place: Place) -> tuple[int, int]:
    return reader.integer(place, "row", 1, 6), reader.integer(place, "x", -20, 20)


def _check_support(
    reader: Reader, place: Place, name: str, spots: dict[str, tuple[int, int]]
) -> tuple[str, str]:
    """The bottom row rests on nothing, every other space on its two neighbours below."""
    row, x = spots[name]
    found = reader.some_of(place, "rests_on", tuple(spots))
    where = {spots[other]: other for other in spots}
    wanted = () if row == 1 else tuple(where.get((row - 1, x + side)) for side in (-1, 1))
    if None in wanted:
        fix = f"it would need spaces or virtual spaces at x = {x - 1} and {x + 1} of row {row - 1}"
        reader.problem((*place, "rests_on"), f"space {name} hangs in the air", fix)
    elif sorted(found) != sorted(str(other) for other in wanted):
        fix = f"give {[str(other) for other in wanted]}"
        reader.problem((*place, "rests_on"), f"space {name} rests on {list(found)}", fix)
    elif found:
        return found[0], found[1]
    return "", ""


def _check_mirror(
    reader: Reader, place: Place, name: str, spots: dict[str, tuple[int, int]]
) -> str:
    """The mirror of a space stands in the same row, as far on the other side."""
    row, x = spots[name]
    mirror = reader.one_of(place, "mirror", tuple(spots))
    if spots[mirror] != (row, -x):
        right = [other for other, spot in spots.items() if spot == (row, -x)]
        fix = f"give {right[0]}" if right else f"row {row} needs a space at x = {-x}"
        reader.problem((*place, "mirror"), f"{mirror} is not the mirror of {name}", fix)
    return mirror
