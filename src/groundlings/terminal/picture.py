"""Pictures: the view of any game as lines and tables, named by the game's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from groundlings.words.phrase import is_key
from groundlings.words.phrasebook import ALONE, SEAT, Label

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rich.console import RenderableType

    from groundlings.words import Phrasebook

PLAIN: Final = Label("")

Row = dict[tuple[str, ...], str]


class Painter:
    """Draws views in one language. It knows no game: only lists, tables, numbers and words."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book

    def view(self, view: Mapping[str, object], *, full: bool) -> Iterator[RenderableType]:
        """Short things as lines, then one table for each thing with rows; in full, all of it."""
        lines = Table.grid(padding=(0, 2))
        lines.add_column(style="dim")
        tables = []
        for key, value in view.items():
            label = self.book.label(key)
            if label.hidden or (label.aside and not full):
                continue
            rows = self._rows(value, label)
            if rows:
                tables.append(self._table(label, rows))
            else:
                lines.add_row(Text(label.name), Text(self.inline(value, label)))
        if lines.row_count:
            yield lines
        yield from tables

    def scores(self, view: Mapping[str, object], totals: Sequence[int]) -> RenderableType:
        """The points of each player by their source, as the view breaks them down."""
        sheets = [_sources(view, seat) for seat in range(len(totals))]
        sources = list(dict.fromkeys(source for sheet in sheets for source in sheet))
        table = _ruled(self.book.text("terminal.scores"))
        table.add_column(self.book.text("terminal.source"))
        for seat in range(len(totals)):
            table.add_column(Text(self.book.player(seat)), justify="right")
        for source in sources:
            points = [str(sheet.get(source, 0)) for sheet in sheets]
            table.add_row(Text(self.book.label(source).name), *points)
        table.add_section()
        total = Text(self.book.label("total").name, style="bold")
        table.add_row(total, *(Text(str(points), style="bold") for points in totals))
        return table

    def inline(self, value: object, label: Label = PLAIN) -> str:  # noqa: PLR0911 - one for each sort
        """A value in one line, or in few."""
        match value:
            case None if label.none:
                return label.none
            case None | "" | []:
                return self.book.text("terminal.none")
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
            self._brief(value, label) if isinstance(value, dict) else self.inline(value, plain)
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
        return ", ".join(dict.fromkeys(told)) or self.book.text("terminal.none")

    def _pairs(self, pairs: Mapping[str, object], label: Label) -> str:
        """Counted things as `nut 2, pie 1`, leaving out what there is none of; others by name."""
        if self._is_count(pairs):
            told = [f"{self.book.noun(key, ALONE)} {n}" for key, n in pairs.items() if n]
            return ", ".join(told) or self.book.text("terminal.none")
        told = []
        for key, value in pairs.items():
            plain = Label("", holds=label.holds, none=label.none)
            inner = plain if label.by == SEAT else self._label(key, label)
            if not inner.hidden:
                told.append(f"{self._key(key, label)}: {self.inline(value, inner)}")
        nested = any(isinstance(value, (list, dict)) for value in pairs.values())
        lines = [line.replace("\n", "; ") for line in told]
        return ("\n" if nested else ", ").join(lines) or self.book.text("terminal.none")

    def _label(self, key: str, above: Label) -> Label:
        """How a key is named; what it means to be missing may be said by what it stands under."""
        label = self.book.label(key)
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
        return all(map(is_key, pairs)) and not self._is_count(pairs)

    def _key(self, key: str, label: Label) -> str:
        if key.isdecimal() and label.by == SEAT:
            return self.book.player(int(key))
        return self.book.label(key).name

    # Tables

    def _rows(self, value: object, label: Label) -> dict[str, Row]:
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
            isinstance(entry, dict) and len(entry) > 1 for entry in entries.values()
        ):
            return {}
        if all(self._is_count(entry) for entry in entries.values()):
            return {}
        return {self._key(key, label): self._row(entry, label) for key, entry in entries.items()}

    def _row(self, entry: Mapping[str, object], above: Label, path: tuple[str, ...] = ()) -> Row:
        """A row with a column for each thing in the entry, and in the tables within it."""
        row: Row = {}
        for key, value in entry.items():
            label = self._label(key, above)
            if label.hidden:
                continue
            place = (*path, label.name)
            if isinstance(value, dict) and not label.by and self._is_sheet(value):
                row |= self._row(value, label, place)
            else:
                row[place] = self.inline(value, label)
        return row

    def _table(self, label: Label, rows: dict[str, Row]) -> RenderableType:
        """Players stand side by side; other things stand below each other."""
        places = list(dict.fromkeys(place for row in rows.values() for place in row))
        names = [": ".join(place) for place in places]
        table = _ruled(label.name)
        if label.by == SEAT:
            table.add_column("")
            for name in rows:
                table.add_column(Text(name))
            for place, name in zip(places, names, strict=True):
                table.add_row(Text(name), *(Text(row.get(place, "")) for row in rows.values()))
        else:
            table.add_column("")
            for name in names:
                table.add_column(Text(name))
            for name, row in rows.items():
                table.add_row(Text(name), *(Text(row.get(place, "")) for place in places))
        return table


def _ruled(title: str) -> Table:
    return Table(title=Text(title, style="bold"), title_justify="left", box=box.SIMPLE_HEAD)


def _sources(view: Mapping[str, object], seat: int) -> dict[str, int]:
    """The view's own breakdown: `players[seat]["score"]`, one number for each source."""
    match view:
        case {"players": [*players]} if seat < len(players):
            match players[seat]:
                case {"score": dict(score)}:
                    return {key: n for key, n in score.items() if key != "total"}
    return {}
