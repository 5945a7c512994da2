"""Sketches: the view of any game as lines, grids and walls, named by the game's own words.

Who draws them, on a terminal or on a page, need know nothing of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final, NamedTuple, TypeGuard

from groundlings.words.phrase import is_key
from groundlings.words.phrasebook import ALONE, SEAT, Label

if TYPE_CHECKING:
    from groundlings.words.phrasebook import Phrasebook

PLAIN: Final = Label("")

BRICKS: Final = "bricks"
STANDING: Final = "standing"
"""The pictures a label may ask for: see `Wall` and `Sketcher._standing`."""
AHEAD: Final = "*"


class Entry(NamedTuple):
    """What a table says of a thing, and whether that is nothing: no, none or zero."""

    text: str
    is_nothing: bool = False


Entries = dict[tuple[str, ...], Entry]
NO_ENTRY: Final = Entry("", is_nothing=True)


class Lines(NamedTuple):
    """Short things, each with its name; those apart belong to whoever looks."""

    pairs: list[tuple[str, str]]
    apart: bool = False


class Grid(NamedTuple):
    """A table: the heads of its columns, then rows that begin with their name."""

    title: str
    heads: list[str]
    rows: list[list[str]]
    by_seat: bool = False


class Wall(NamedTuple):
    """Bricks seen from the front.

    A space has a `place`, a `row` from 1 at the bottom and an `x` in halves of a brick; it
    `holds` a noun or nothing, is `open` to be built on or not, and may show a `candle`.
    """

    title: str
    spaces: list[Mapping[str, object]]
    full: bool


Sketch = Lines | Grid | Wall


class Sketcher:
    """Sketches views in one language. It knows no game: only lists, tables, numbers and words."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    def view(  # noqa: C901 - one for each sort of picture
        self, view: Mapping[str, object], *, full: bool
    ) -> Iterator[Sketch]:
        """Short things as lines, then one table for each thing with rows.

        In full all of it; else without what stands aside, and without what there is none of.
        """
        lines: list[tuple[str, str]] = []
        below: list[Sketch] = []
        standing: dict[str, Entries] = {}
        for key, value in view.items():
            label = self.book.label(key)
            if label.hidden or (not full and (label.aside or label.table or label.chapter)):
                continue
            if label.holds == SEAT and _is_list(value) and view.get("seats") == 1:
                continue  # alone nobody comes before anybody
            if not full and isinstance(value, list):
                value = [one for one in value if one is not None]  # noqa: PLW2901 - what is gone
            if label.draw == BRICKS:
                below += self._built(label, value, full=full)
            elif label.draw == STANDING and (rows := self._standing(value, label)):
                standing = rows
            elif rows := self._rows(value, label, full=full):
                if label.by == SEAT and set(standing) <= set(rows):
                    rows = {name: row | standing.get(name, {}) for name, row in rows.items()}
                    label = label._replace(draw=STANDING if standing else "")
                    standing = {}
                below.append(self._grid(label, rows, full=full))
                if label.by == SEAT and not full:
                    below += self._apart(value, label, view.get(SEAT))
            elif full or not _is_nothing(value, label):
                told = value if full else self._at_hand(value, label)
                lines.append((label.table or label.name, self.inline(told, label)))
        if lines:
            yield Lines(lines)
        if standing:
            yield self._grid(Label("", by=SEAT, draw=STANDING), standing, full=False)
        yield from below

    def _at_hand(self, value: object, above: Label) -> object:
        """Without what stands aside, where keys have labels of their own."""
        if not isinstance(value, dict) or not above.within:
            return value
        return {key: one for key, one in value.items() if not self._label(key, above).aside}

    def chapter(self, view: Mapping[str, object]) -> list[str]:
        """What tells one part of a game from the next, as the number of the day does."""
        labels = {key: self.book.label(key) for key in view}
        return [
            self.book.named(label.name, self.inline(view[key], label))
            for key, label in labels.items()
            if label.chapter and view[key] is not None
        ]

    def beside(self, view: Mapping[str, object], verb: str) -> Iterator[Wall]:
        """The pictures that are wanted where there are choices of this verb."""
        for key, value in view.items():
            label = self.book.label(key)
            if label.draw == BRICKS and label.beside == verb:
                yield from self._built(label, value, full=True)

    def _built(self, label: Label, value: object, *, full: bool) -> list[Wall]:
        """A wall under its name; in short only so high as is built."""
        spaces = [space for space in value if isinstance(space, dict)] if _is_list(value) else []
        if not full:
            if not any(space.get("holds") for space in spaces):
                return []
            used = {space.get("row") for space in spaces if space.get("holds") or space.get("open")}
            spaces = [space for space in spaces if space.get("row") in used]
        return [Wall(label.name, list(spaces), full)]

    def _standing(self, value: object, label: Label) -> dict[str, Entries]:
        """Who stands where on each track, by player; the first of a track is marked."""
        rows: dict[int | None, Entries] = {}
        for key, discs in value.items() if isinstance(value, dict) else ():
            for at, disc in enumerate(discs):
                seat, where = list(disc.values())
                mark = AHEAD if at == 0 and len(discs) > 1 else ""
                rows.setdefault(seat, {})[(self._key(key, label),)] = Entry(f"{where}{mark}")
        seats = sorted(seat for seat in rows if seat is not None)
        found = {self.book.player(seat): rows[seat] for seat in seats}
        return found | ({label.none: rows[None]} if None in rows else {})

    def _apart(self, value: object, label: Label, looker: object) -> Iterator[Lines]:
        """What the one who looks has of things that stand apart; of others their number is told."""
        if not isinstance(value, list) or not isinstance(looker, int) or looker >= len(value):
            return
        pairs = []
        for key, things in value[looker].items():
            inner = self._label(key, label)
            if inner.apart and things:
                told = [self._brief(thing, inner) for thing in things]
                pairs.append((inner.name, self.book.text("list.also").join(told)))
        if pairs:
            yield Lines(pairs, apart=True)

    def scores(self, view: Mapping[str, object], totals: Sequence[int]) -> Grid:
        """The points of each player by their source, as the view breaks them down; then totals."""
        sheets = [sources(view, seat) for seat in range(len(totals))]
        known = list(dict.fromkeys(source for sheet in sheets for source in sheet))
        heads = [self.book.text("sketch.source"), *map(self.book.player, range(len(totals)))]
        rows = [
            [self.book.label(source).name, *(str(sheet.get(source, 0)) for sheet in sheets)]
            for source in known
        ]
        rows.append([self.book.label("total").name, *map(str, totals)])
        return Grid(self.book.text("sketch.scores"), heads, rows)

    def inline(  # noqa: C901, PLR0911 - one for each sort
        self, value: object, label: Label = PLAIN
    ) -> str:
        """A value in one line, or in few."""
        match value:
            case None if label.none:
                return label.none
            case [] if label.holds == SEAT:
                return self.book.text("player.nobody")
            case None | "" | []:
                return self.book.text("sketch.none")
            case {"key": str()} if isinstance(value, dict):
                return self.book.effect(value)
            case bool():
                return self.book.text("setting.true" if value else "setting.false")
            case int() if label.holds == SEAT:
                return self.book.player(value)
            case {"seat": int(seat), **rest} if not rest:
                return self.book.player(seat)
            case {"noun": str(noun), **rest} if not rest:
                return self.book.noun(noun, ALONE)
            case str():
                return self._word(value)
            case dict():
                return self._pairs(value, label)
            case list() | tuple():
                return self._list(value, label)
            case _:
                return str(value)

    def _word(self, word: str) -> str:
        """A word of the game by its name; any other text as it stands."""
        if self.book.knows(word):
            return self.book.noun(word, ALONE)
        name = self.book.label(word).name
        return word if name == f"[{word}]" else name

    def _list(self, values: Sequence[object], label: Label) -> str:
        if label.by == SEAT:
            return self._pairs({str(seat): value for seat, value in enumerate(values)}, label)
        plain = Label("", holds=label.holds, none=label.none)
        nested = any(isinstance(value, (list, dict)) for value in values)
        return ("\n" if nested else ", ").join(
            self._brief(value, label)
            if isinstance(value, dict) and "key" not in value
            else self.inline(value, plain)
            for value in values
        )

    def _brief(self, thing: Mapping[str, object], above: Label) -> str:
        """One of several things, by what there is to say of it: what is not so is left out."""
        told = []
        for key, value in thing.items():
            label = self._label(key, above)
            said = self.inline(value, label)
            if label.hidden or (not value and label.holds != SEAT):
                continue
            if value is True:
                told.append(label.name)
            elif isinstance(value, str) or label.holds == SEAT:
                told.append(said)
            else:
                told.append(f"{label.name} {said}")
        return ", ".join(dict.fromkeys(told)) or self.book.text("sketch.none")

    def _pairs(self, pairs: Mapping[str, object], label: Label) -> str:
        """Counted things as `nut 2, pie 1`, leaving out what there is none of; others by name."""
        if self._is_count(pairs):
            told = [f"{self.book.noun(key, ALONE)} {n}" for key, n in pairs.items() if n]
            return ", ".join(told) or self.book.text("sketch.none")
        told = []
        for key, value in pairs.items():
            plain = Label("", holds=label.holds, none=label.none)
            inner = plain if label.by == SEAT else self._label(key, label)
            if not inner.hidden:
                told.append(self.book.named(self._key(key, label), self.inline(value, inner)))
        nested = any(isinstance(value, (list, dict)) for value in pairs.values())
        lines = [line.replace("\n", "; ") for line in told]
        return ("\n" if nested else ", ").join(lines) or self.book.text("sketch.none")

    def _label(self, key: str, above: Label) -> Label:
        """How a key is named; that, and what it means to be missing, may be said from above."""
        label = above.within.get(key) or self.book.label(key)
        return label._replace(none=label.none or above.none)

    def _is_count(self, pairs: Mapping[str, object]) -> bool:
        return all(
            type(n) is int
            and self.book.knows(key)
            and self.book.label(key).name == self.book.noun(key, ALONE)
            for key, n in pairs.items()
        )

    def _is_sheet(self, pairs: Mapping[str, object]) -> bool:
        """Whether each of these things is worth its own line, as the sources of a score are."""
        if not pairs or set(pairs) in ({"seat"}, {"noun"}):
            return False
        return all(map(is_key, pairs)) and not self._is_count(pairs) and not self._is_match(pairs)

    def _is_match(self, pairs: Mapping[str, object]) -> bool:
        """Whether each thing has a word beside it, as a wearer has the colour of a hat."""
        return all(
            self.book.knows(key) and isinstance(word, str) and self.book.knows(word)
            for key, word in pairs.items()
        )

    def _key(self, key: str, label: Label) -> str:
        if key.isdecimal() and label.by == SEAT:
            return self.book.player(int(key))
        return self._label(key, label).name

    # Grids

    def _rows(self, value: object, label: Label, *, full: bool) -> dict[str, Entries]:
        """The entries of a list or a table, each as a row, by name; none if it is no such thing."""
        if isinstance(value, list):
            entries = {
                str(at if label.by == SEAT else at + 1): entry for at, entry in enumerate(value)
            }
        elif isinstance(value, dict):
            entries = value
        else:
            return {}
        if not entries or not all(
            isinstance(entry, dict) and len(entry) > 1 and "key" not in entry
            for entry in entries.values()
        ):
            return {}
        if all(self._is_count(entry) for entry in entries.values()):
            return {}
        return {
            self._key(key, label): self._row(entry, label, full=full)
            for key, entry in entries.items()
        }

    def _row(
        self, entry: Mapping[str, object], above: Label, path: tuple[str, ...] = (), *, full: bool
    ) -> Entries:
        """A row with a column for each thing in the entry, and in the tables within it."""
        row: Entries = {}
        for key, value in entry.items():
            label = self._label(key, above)
            if label.hidden or (not full and label.aside):
                continue
            place = (*path, label.name)
            if label.apart and not full and isinstance(value, list):
                row[place] = Entry(str(len(value)), not value)
            elif isinstance(value, dict) and not label.by and self._is_sheet(value):
                row |= self._row(value, label, place, full=full)
            else:
                row[place] = Entry(self.inline(value, label), not value)
        return row

    def _grid(self, label: Label, rows: dict[str, Entries], *, full: bool) -> Grid:
        """Players stand side by side; other things stand below each other."""
        places = [
            place
            for place in dict.fromkeys(place for row in rows.values() for place in row)
            if full or not all(row.get(place, NO_ENTRY).is_nothing for row in rows.values())
        ]
        names = [reduce(self.book.named, place) for place in places]
        if label.by == SEAT:
            corner = self.book.text("sketch.ahead") if label.draw == STANDING else ""
            told = [
                [name, *(row.get(place, NO_ENTRY).text for row in rows.values())]
                for place, name in zip(places, names, strict=True)
            ]
            return Grid(label.name, [corner, *rows], told, by_seat=True)
        told = [
            [name, *(row.get(place, NO_ENTRY).text for place in places)]
            for name, row in rows.items()
        ]
        return Grid(label.name, ["", *names], told)


def sources(view: Mapping[str, object], seat: int) -> dict[str, int]:
    """The view's own breakdown: `players[seat]["score"]`, one number for each source."""
    match view:
        case {"players": [*players]} if seat < len(players):
            match players[seat]:
                case {"score": dict(score)}:
                    return {key: n for key, n in score.items() if key != "total"}
    return {}


def _is_nothing(value: object, label: Label) -> bool:
    """Whether a short view can do without: nothing there, or so many things and none of each."""
    if isinstance(value, dict):
        return set(value) != {SEAT} and all(type(n) is int and n == 0 for n in value.values())
    return value in ("", []) or (value is None and not label.none)


def _is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)
