"""A candidate: an edition that differs from another in reconstructed values only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from groundlings.editions.reader import STATED, Reader
from groundlings.errors import GameError, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from groundlings.editions.sheet import Place, Sheet

Families: TypeAlias = "Mapping[str, tuple[str, ...]]"
OPEN: Final = STATED[0]
"""The origin of what was chosen by us, which alone may be chosen otherwise."""
NAMES: Final = ("key", "id", "players", "kind", "from")
"""What a record is known by, where there are several of a sort."""
ORIGINS: Final = ("origin", "origin_note")
NOTHING: Final = "nothing"


class Change(NamedTuple):
    """A value that is another one, and where the first sheet has it from."""

    where: str
    before: str
    after: str
    origin: str

    def told(self) -> str:
        """In a line."""
        return f"{self.where}: {self.before} becomes {self.after}"


def changes(one: Sheet, other: Sheet, families: Families) -> list[Change]:
    """Everything in which two sheets differ; origins are no values."""
    return [*_tables(_Pair(one, other, families), (), (), "")]


def checked(one: Sheet, other: Sheet, families: Families) -> list[Change]:
    """The same, if it is a candidate: nothing that stands in a rulebook, or was published, moves.

    Nor may it say of a value of its own that it was found somewhere.
    """
    found = changes(one, other, families)
    kept = [change for change in found if change.origin != OPEN]
    if kept:
        told = "; ".join(f"{change.told()}, but that is {change.origin}" for change in kept)
        raise GameError(
            f"a candidate may change what is {OPEN} only, and {other.name} changes more: {told}"
        )
    back = [change for change in changes(other, one, families) if change.origin != OPEN]
    if back:
        told = "; ".join(f"{change.where} is {change.origin} there" for change in back)
        raise GameError(f"what a candidate changes stays {OPEN}: in {other.name} {told}")
    return found


class _Pair:
    """Two sheets, and who tells the origins of the first."""

    def __init__(self, one: Sheet, other: Sheet, families: Families) -> None:
        self.one, self.other = one, other
        self.reader = Reader(one, families)

    def origin(self, place: Place, key: str | None = None) -> str:
        return self.reader.origin(place, key)


def _tables(pair: _Pair, place: Place, other: Place, where: str) -> Iterator[Change]:
    """The differences of two tables at these places, field by field."""
    mine, theirs = pair.one.get(*place) or {}, pair.other.get(*other) or {}
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return
    for key in dict.fromkeys((*mine, *theirs)):
        if key in ORIGINS or mine.get(key) == theirs.get(key):
            continue
        spot, at = (*place, key), f"{where}.{key}".removeprefix(".")
        if _is_records(mine.get(key, theirs.get(key))):
            yield from _records(pair, spot, (*other, key), at)
        elif isinstance(mine.get(key), dict) and _has_origin(mine[key]):
            yield from _tables(pair, spot, (*other, key), at)
        else:
            origin = pair.origin(place, key) if place else pair.origin(spot)
            yield Change(at, _shown(mine.get(key)), _shown(theirs.get(key)), origin)


def _records(pair: _Pair, place: Place, other: Place, where: str) -> Iterator[Change]:
    """Those of two lists of records, each beside the one of the same name."""
    mine, theirs = _named(pair.one, place), _named(pair.other, other)
    for name in dict.fromkeys((*mine, *theirs)):
        at = f"{where} {name}"
        if name not in theirs:
            weakest = [pair.origin(mine[name], key) for key in _fields(pair.one, mine[name])]
            firm = [one for one in weakest if one != OPEN]
            yield Change(at, "a record", NOTHING, firm[0] if firm else OPEN)
        elif name not in mine:
            yield Change(at, NOTHING, "a record", OPEN)
        else:
            yield from _tables(pair, mine[name], theirs[name], at)


def _named(sheet: Sheet, place: Place) -> dict[str, Place]:
    """The places of records by what they are known by."""
    found: dict[str, Place] = {}
    records = sheet.get(*place)
    for number, record in enumerate(records if isinstance(records, list) else []):
        words = [str(record[key]) for key in NAMES if key in record]
        found[" ".join(words) or str(number + 1)] = (*place, number)
    return found


def _fields(sheet: Sheet, place: Place) -> list[str]:
    record = sheet.get(*place)
    return [key for key in record if key not in ORIGINS] if isinstance(record, dict) else []


def _is_records(value: object) -> bool:
    return isinstance(value, list) and any(
        isinstance(one, dict) and ("origin" in one) for one in value
    )


def _has_origin(table: dict[str, object]) -> bool:
    """Whether it tells of its own values where they are from, or one within it does."""
    return "origin" in table or any(
        _is_records(one) or (isinstance(one, dict) and _has_origin(one)) for one in table.values()
    )


def _shown(value: object) -> str:
    return NOTHING if value is None else shown(value)
