"""An edition is licensed whole or not at all, and every objection to it is told at once.

In Shakespeare's London the Master of the Revels read each play before it was staged and
marked all that had to change. So a `Reader` reads a sheet of card and board values, notes
each problem with its line and what would be right, and reads on to the end.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from datetime import date, time
from difflib import get_close_matches
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Sequence

    from groundlings.editions.sheet import Place, Sheet

T = TypeVar("T")

STATED: Final = ("reconstructed", "source", "seed")
"""Where a value comes from, as a record says it: chosen here, published, in the rulebook."""
ORIGINS: Final = (*STATED, "own")
"""The same, weakest first; and what players have written themselves."""

_ORIGIN_KEYS: Final = ("origin", "origin_note")
_LONGEST_SHOWN: Final = 40


class Problem(NamedTuple):
    """One objection: the line (0 for the file as a whole), what stands there, what would do."""

    line: int
    what: str
    fix: str
    key: str = ""
    """By which a page finds the same in another language; empty if it has no words for it."""
    values: tuple[tuple[str, object], ...] = ()
    """What those words name."""

    def told(self, name: str) -> str:
        """Tell the problem in one line that begins with file and line."""
        spot = f"{name}:{self.line}" if self.line else name
        return f"{spot}: {self.what}; {self.fix}"


class EditionError(GameError):
    """An edition with problems is not played; the error tells all of them, line by line."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        """Put the problems of the file of this name in the order of their lines."""
        self.name = name
        self.problems = tuple(sorted(problems, key=lambda problem: problem.line))
        super().__init__(name, self.problems)

    def __str__(self) -> str:
        """Tell one problem on each line."""
        return "\n".join(problem.told(self.name) for problem in self.problems)


class _Demand(NamedTuple, Generic[T]):
    """What a value has to be: how to say it, how to take it, what stands in for a bad one."""

    fix: str
    take: Callable[[object], T | None]
    harmless: T


class Reader:
    """Reads a sheet value by value, collects every problem, and licenses it or refuses it.

    A read that fails notes the problem and gives a harmless value, so that the reading goes
    on and finds the rest. A read with a `default` is content if the key is left out.
    """

    def __init__(self, sheet: Sheet, families: Mapping[str, Collection[str]] | None = None) -> None:
        """Take up the sheet; a family is a name in `origin` that speaks for several fields."""
        self.sheet = sheet
        self._families = dict(families or {})
        self.problems: list[Problem] = []
        self._lost: set[Place] = set()

    def finish(self) -> None:
        """Let the sheet pass, or raise `EditionError` with every problem found."""
        if self.problems:
            raise EditionError(self.sheet.name, self.problems)

    def problem(self, place: Place, what: str, fix: str, key: str = "", **values: object) -> None:
        """Note a problem at the place, with what stands there and what would be right."""
        found = Problem(self.sheet.line(*place), what, fix, key, tuple(values.items()))
        if found not in self.problems:
            self.problems.append(found)

    def missing(self, place: Place, key: str, fix: str) -> None:
        """Note that the table at the place lacks the key."""
        self._refuse((*place, key), None, fix)

    def integer(
        self, place: Place, key: str, low: int, high: int, *, default: int | None = None
    ) -> int:
        """Read a whole number from low to high; true and 3.0 are none."""
        return self._read(place, key, _whole(low, high), default)

    def text(self, place: Place, key: str, *, default: str | None = None) -> str:
        """Read some words; blanks alone are none."""
        return self._read(place, key, _WORDS, default)

    def flag(self, place: Place, key: str, *, default: bool | None = None) -> bool:
        """Read true or false."""
        return self._read(place, key, _FLAG, default)

    def one_of(
        self, place: Place, key: str, allowed: Iterable[T], *, default: T | None = None
    ) -> T:
        """Read one of the allowed words or numbers, or of the members of an enumeration."""
        return self._read(place, key, self._offer((*place, key), allowed), default)

    def integers(
        self, place: Place, key: str, low: int, high: int, *, default: Sequence[int] | None = None
    ) -> tuple[int, ...]:
        """Read a list of whole numbers, each from low to high."""
        return self._list(place, key, _whole(low, high), default)

    def some_of(
        self, place: Place, key: str, allowed: Iterable[T], *, default: Sequence[T] | None = None
    ) -> tuple[T, ...]:
        """Read a list, each entry one of the allowed."""
        return self._list(place, key, self._offer((*place, key), allowed), default)

    def records(self, *place: str | int, optional: bool = False) -> list[Place]:
        """Give the places of the records, one for each [[header]] of that name."""
        fix = f"write [[{_header(place)}]] above each record"
        found = self.sheet.get(*place)
        if not isinstance(found, list):
            if found is not None or not optional:
                self._refuse(place, found, fix)
            return []
        for index, entry in enumerate(found):
            if not isinstance(entry, dict):
                self._refuse((*place, index), entry, fix)
        return [(*place, index) for index, entry in enumerate(found) if isinstance(entry, dict)]

    def count(self, place: Place, low: int, high: int | None = None) -> None:
        """Check that the list at the place has low entries, or from low to high."""
        found = self.sheet.get(*place)
        if isinstance(found, list) and not low <= len(found) <= (low if high is None else high):
            fix = f"give {low}" if high is None else f"give {low} to {high}"
            what = f"{_named(place)} has {len(found)} entries"
            self.problem(place, what, fix, "count", name=_named(place), n=len(found))

    def only(self, place: Place, allowed: Iterable[str]) -> None:
        """Check that the table has no other keys; it may always tell its origin."""
        known = list(dict.fromkeys((*allowed, *_ORIGIN_KEYS)))
        for key in self._table(place):
            if key not in known:
                near = get_close_matches(key, known, n=1)
                fix = f"write {near[0]}" if near else f"strike it, or write {_either(known)}"
                name, what = _named((key,)), f"{_named((key,))} is unknown here"
                self.problem((*place, key), what, fix, "unknown", name=name)

    def origin(self, place: Place, key: str | None = None) -> str:
        """Give the origin of one field; without a key, that of the weakest field of the record."""
        if key is None:
            told = [self.origin(place, field) for field in self._fields(place)]
            return min(told, key=ORIGINS.index, default=self.origin(place, "others"))
        found = self.sheet.get(*place, "origin")
        if isinstance(found, dict):
            found = next((found[name] for name in self._speakers(key) if name in found), None)
        return _ORIGIN.take(found) or ORIGINS[0]

    def origins(self, place: Place) -> None:
        """Check that the record tells where each of its values comes from."""
        found = self._table(place).get("origin")
        if not isinstance(found, dict):
            self._read(place, "origin", _ORIGIN, None)
            return
        spot = (*place, "origin")
        for name, value in found.items():
            self._entry((*spot, name), value, _ORIGIN)
            if name not in (*self._fields(place), *self._families, "others"):
                what = f"origin names {_named((name,))}, which is not in this record"
                self.problem((*spot, name), what, "name a field of the record, or others")
        for field in self._fields(place):
            if not any(name in found for name in self._speakers(field)):
                what = f"origin is silent on {_named((field,))}"
                self.problem(spot, what, f"add {_named((field,))}, or others for all the rest")

    def _fields(self, place: Place) -> list[str]:
        return [key for key in self._table(place) if key not in _ORIGIN_KEYS]

    def _speakers(self, key: str) -> list[str]:
        """List the names in `origin` that may speak for the field, the closest first."""
        return [key, *(name for name, of in self._families.items() if key in of), "others"]

    def _table(self, place: Place) -> Mapping[str, object]:
        """Give the table at the place; one that is not there is a problem only once."""
        found = self.sheet.get(*place)
        if isinstance(found, dict):
            return found
        if place not in self._lost:
            self._lost.add(place)
            self._refuse(place, found, f"write a table [{_header(place)}]")
        return {}

    def _refuse(self, place: Place, value: object, fix: str) -> None:
        name, found = _named(place), shown(value)
        key = "missing" if value is None else "refused"
        self.problem(place, f"{name} is {found}", fix, key, name=name, value=found)

    def _entry(self, place: Place, value: object, demand: _Demand[T]) -> T:
        taken = demand.take(value)
        if taken is None:
            self._refuse(place, value, demand.fix)
            return demand.harmless
        return taken

    def _offer(self, place: Place, allowed: Iterable[T]) -> _Demand[T]:
        choices = list(allowed)
        if not choices:
            # Without the records it would name there is no harmless value: the reading ends here.
            what = f"{_named(place)} has nothing to name"
            self.problem(place, what, "write the records it may name")
            self.finish()
        return _choice(choices)

    def _read(self, place: Place, key: str, demand: _Demand[T], default: T | None) -> T:
        value = self._table(place).get(key)
        if value is None and default is not None:
            return default
        if place in self._lost:
            return demand.harmless
        return self._entry((*place, key), value, demand)

    def _list(
        self, place: Place, key: str, demand: _Demand[T], default: Sequence[T] | None
    ) -> tuple[T, ...]:
        if default is not None and key not in self._table(place):
            return tuple(default)
        fix = f"{demand.fix} for each entry, in brackets"
        whole = _Demand[list[object]](fix, lambda v: v if isinstance(v, list) else None, [])
        entries = self._read(place, key, whole, None)
        spot = (*place, key)
        return tuple(self._entry((*spot, i), value, demand) for i, value in enumerate(entries))


def fingerprint(data: Mapping[str, object]) -> str:
    """Two sheets have one fingerprint if all their values are the same, however written."""
    return sha256(spelled(data).encode()).hexdigest()[:32]


def spelled(value: object) -> str:
    """Spell a value the one way it has in TOML on a single line, keys in order."""
    match value:
        case Mapping():
            return f"{{{', '.join(f'{spelled(k)} = {spelled(value[k])}' for k in sorted(value))}}}"
        case list() | tuple():
            return f"[{', '.join(map(spelled, value))}]"
        case str():
            return json.dumps(value, ensure_ascii=False)
        case bool():
            return "true" if value else "false"
        case date() | time():
            return value.isoformat()
        case _:
            return format(value)


def shown(value: object) -> str:
    """Show a value as the player wrote it, cut short where it is long."""
    if value is None or isinstance(value, dict):
        return "missing" if value is None else "a table"
    text = spelled(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."


def _either(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def _whole(low: int, high: int) -> _Demand[int]:
    fix = f"give a whole number from {low} to {high}" if low < high else f"give {low}"
    return _Demand(fix, lambda v: v if type(v) is int and low <= v <= high else None, low)


def _choice(allowed: Iterable[T]) -> _Demand[T]:
    listed = tuple(allowed)
    return _listed(listed, tuple(map(type, listed)))


@lru_cache(maxsize=256)
def _listed(allowed: tuple[T, ...], _: tuple[type, ...]) -> _Demand[T]:
    # Compared as spelled and kept by type, since Python holds 1, 1.0 and true to be the same.
    choices = {spelled(choice): choice for choice in allowed}
    harmless = next(iter(choices.values()))
    return _Demand(f"give {_either(choices)}", lambda v: choices.get(spelled(v)), harmless)


_FLAG: Final = _Demand[bool](
    fix="give true or false", take=lambda v: v if isinstance(v, bool) else None, harmless=False
)
_WORDS: Final = _Demand[str](
    fix="give words in quotes",
    take=lambda v: v if isinstance(v, str) and v.strip() else None,
    harmless="",
)
_ORIGIN: Final = _choice(reversed(STATED))


def _header(place: Place) -> str:
    return ".".join(_named((key,)) for key in place if isinstance(key, str))


def _named(place: Place) -> str:
    """Name the place as its line shows it: the key, or which entry of which key."""
    last = place[-1]
    if isinstance(last, int):
        return f"entry {last + 1} of {_named(place[:-1])}"
    return last if re.fullmatch(r"[\w-]+", last) else spelled(last)
