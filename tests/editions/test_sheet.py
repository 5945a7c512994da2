"""Every key of a sheet has the line on which it stands, and bad files are told in one sentence."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from groundlings.editions.reader import EditionError
from groundlings.editions.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.editions.sheet import Place

COMPANY = '''\
# The company, in the order of hiring.
title = "The [Globe] # not a comment"
houses."south bank"."rose.1" = 1

[meta]            # a comment with [brackets]
days = [4,
  6,    # the last day
]
box = { actors = 9, cards = [
  1, 2], plays = 37 }
speech = """
[fake]
cost = "a quote \\""" and five at the end"""""
opened = 1599-05-16 14:00:00   # a space within the value

[[player]]
name = "Will"
[player.purse]
pounds = 3
[[player.role]]
name = "Ghost"
[[player.role]]
name = "Adam"

[[player]]
name = "Kit"
[[player.role]]
name = "none"

[late.hall]
[late]
seats = 700
'''


def places(value: object, here: Place = ()) -> Iterator[Place]:
    """Give the place of every key and every entry of a parsed value."""
    inside: object = dict(enumerate(value)) if isinstance(value, list) else value
    if isinstance(inside, dict):
        for step, part in inside.items():
            yield (*here, step)
            yield from places(part, (*here, step))


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("title",), 2),
        (("houses",), 3),
        (("houses", "south bank", "rose.1"), 3),
        (("meta",), 5),
        (("meta", "days"), 6),
        (("meta", "days", 1), 7),
        (("meta", "box", "actors"), 9),
        (("meta", "box", "cards", 1), 10),
        (("meta", "box", "plays"), 10),
        (("meta", "speech"), 11),
        (("meta", "opened"), 14),
        (("player",), 16),
        (("player", 0), 16),
        (("player", 0, "purse", "pounds"), 19),
        (("player", 0, "role", 1, "name"), 23),
        (("player", 1), 25),
        (("player", 1, "name"), 26),
        (("player", 1, "role", 0, "name"), 28),
        (("late", "hall"), 30),
        (("late",), 31),
        (("late", "seats"), 32),
    ],
)
def test_a_key_has_the_line_on_which_it_stands(place: Place, line: int) -> None:
    assert Sheet.parse(COMPANY, "company.toml").line(*place) == line


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("nobody",), 1),
        (("meta", "nights"), 5),
        (("meta", "days", 7), 6),
        (("meta", "box", "props"), 9),
        (("player", 1, "purse", "pounds"), 25),
        (("player", 2, "name"), 16),
        (("fake",), 1),
        (("meta", "cost"), 5),
    ],
)
def test_a_missing_key_has_the_line_of_what_encloses_it(place: Place, line: int) -> None:
    assert Sheet.parse(COMPANY, "company.toml").line(*place) == line


def test_the_values_are_those_of_tomllib() -> None:
    assert Sheet.parse(COMPANY, "company.toml").data == tomllib.loads(COMPANY)


def test_lines_that_end_as_on_windows_count_the_same() -> None:
    here = Sheet.parse(COMPANY, "company.toml")
    there = Sheet.parse(COMPANY.replace("\n", "\r\n"), "company.toml")
    for place in places(here.data):
        assert there.line(*place) == here.line(*place)


def test_a_line_separator_within_a_string_starts_no_line() -> None:
    assert Sheet.parse('a = "\u2028\x85"\nb = 1\n', "a.toml").line("b") == 2


def test_a_value_is_found_by_its_place_and_nothing_stands_elsewhere() -> None:
    sheet = Sheet.parse(COMPANY, "company.toml")
    assert sheet.get("player", 0, "role", 1, "name") == "Adam"
    assert sheet.get() is sheet.data
    nowhere: list[Place] = [("x",), ("player", 2), ("player", -1), ("title", 0), ("title", 0, "x")]
    for place in nowhere:
        assert sheet.get(*place) is None


WORDS = st.text(st.sampled_from("aé \\\"'#[]{}=,.\t"), max_size=6)
KEYS = st.one_of(st.from_regex(r"[a-z0-9_-]{1,3}", fullmatch=True), WORDS)


class Scribe:
    """Writes tables at random in every style TOML has, and notes the line of each key."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.text = ""
        self.lines: dict[Place, int] = {}

    def one(self, *choices: str) -> str:
        return self.draw(st.sampled_from(choices))

    def line(self) -> int:
        return self.text.count("\n") + 1

    def key(self, key: str) -> str:
        styles = [json.dumps(key), json.dumps(key, ensure_ascii=False)]
        if "'" not in key:
            styles.append(f"'{key}'")
        if re.fullmatch(r"[A-Za-z0-9_-]+", key):
            styles.append(key)
        return self.one(*styles)

    def dotted(self, keys: list[str]) -> str:
        return self.one(".", " . ", "\t.").join(self.key(key) for key in keys)

    def gap(self) -> None:
        self.text += self.one("", "", " ", "\n", "\n\n  ", ' # [x] = "\n', "#'''\n#,\n")

    def scalar(self) -> None:
        words = self.draw(WORDS)
        plain = re.sub(r"[\\\"']", "", words)
        quoted = json.dumps(words)[1:-1]
        self.text += self.one(
            "1",
            "-2.5e3",
            "true",
            "1599-05-16 14:00:00",
            f'"{quoted}"',
            f"'{plain}'",
            '""""""',
            f'"""\n[x]\n{quoted}\ny = 1\n"""',
            f'"""[x]\n{plain}"" \\"""\\\n"""""',
            f"'''[x]\n\\{plain}'' \n'''''",
        )

    def value(self, place: Place, depth: int) -> None:
        kind = self.one("scalar", "scalar", "list", "table") if depth else "scalar"
        if kind == "list":
            self.text += "["
            size = self.draw(st.integers(0, 3))
            for index in range(size):
                self.gap()
                self.lines[*place, index] = self.line()
                self.value((*place, index), depth - 1)
                self.gap()
                self.text += "," if index < size - 1 else self.one("", ",")
            self.gap()
            self.text += "]"
        elif kind == "table":
            keys = self.draw(st.lists(KEYS, max_size=3, unique=True))
            self.text += "{ "
            for index, key in enumerate(keys):
                self.text += ", " if index else ""
                self.pair(place, key, depth - 1)
            self.text += " }"
        else:
            self.scalar()

    def pair(self, table: Place, key: str, depth: int) -> None:
        way = [key, *self.draw(st.lists(KEYS, max_size=2))]
        for end in range(1, len(way) + 1):
            self.lines[*table, *way[:end]] = self.line()
        self.text += self.dotted(way) + self.one("=", " = ")
        self.value((*table, *way), depth)

    def table(self, place: Place, depth: int) -> None:
        """Write the pairs of a table and then, under their own headers, the tables within it."""
        keys = self.draw(st.lists(KEYS, max_size=4, unique=True))
        inner = self.draw(st.integers(0, len(keys))) if depth else 0
        for key in keys[inner:]:
            self.gap()
            self.pair(place, key, 2)
            self.text += self.one("\n", " # why = [\n", "\n\n")
        for key in keys[:inner]:
            names = [step for step in (*place, key) if isinstance(step, str)]
            repeats = self.draw(st.integers(0, 3))
            for index in range(repeats):
                self.lines.setdefault((*place, key), self.line())
                self.lines[*place, key, index] = self.line()
                self.text += f"[[ {self.dotted(names)} ]]\n"
                self.table((*place, key, index), depth - 1)
            if not repeats:
                self.lines[*place, key] = self.line()
                self.text += f"[{self.dotted(names)}]{self.one('', ' # [y]')}\n"
                self.table((*place, key), depth - 1)


@st.composite
def scribes(draw: st.DrawFn) -> Scribe:
    scribe = Scribe(draw)
    scribe.table((), 2)
    return scribe


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(scribes())
def test_the_lines_agree_with_the_scribe_who_wrote_the_sheet(scribe: Scribe) -> None:
    sheet = Sheet.parse(scribe.text, "any.toml")
    assert {place: sheet.line(*place) for place in places(sheet.data)} == scribe.lines
    for place, line in scribe.lines.items():
        assert sheet.line(*place, "nowhere", 3) == line


def refusal(text: str) -> str:
    with pytest.raises(EditionError) as caught:
        Sheet.parse(text, "cards.toml")
    assert len(caught.value.problems) == 1
    return str(caught.value)


def test_text_that_is_not_toml_is_told_with_its_line() -> None:
    assert refusal('name = "Will"\ncost = three\n') == (
        "cards.toml:2: invalid value at column 8; "
        "put this line right (key = value, words in quotes, each key once)"
    )


def test_text_that_breaks_off_is_told_with_its_last_line() -> None:
    told = refusal("a = 1\nb = [1,\n\n")
    assert told.startswith("cards.toml:2: ")
    assert " at the end of the file; " in told


@pytest.mark.parametrize("text", ["a = " + "[" * 20_000, "a = " + "9" * 20_000])
def test_a_value_beyond_all_measure_is_refused_in_one_sentence(text: str) -> None:
    assert refusal(text).startswith("cards.toml: a number is too long or a list nests too deep")


def test_a_sheet_is_read_from_its_file_and_named_after_it(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(COMPANY, encoding="utf-8")
    assert Sheet.read(file) == Sheet.parse(COMPANY, "cards.toml")
    assert Sheet.read(str(file)).name == "cards.toml"


def test_the_invisible_mark_of_some_editors_is_forgiven(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("a = 1\nb = 2\n", encoding="utf-8-sig")
    assert Sheet.read(file).line("b") == 2


def told_of(path: Path) -> str:
    with pytest.raises(EditionError) as caught:
        Sheet.read(path)
    assert len(caught.value.problems) == 1
    return str(caught.value)


def test_a_file_that_is_not_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes("a = 1\nname = 'Szerző'\n".encode("iso-8859-2"))
    assert told_of(file) == "cards.toml:2: this line is not UTF-8 text; save the file as UTF-8"


def test_a_missing_file_is_told_without_a_line(tmp_path: Path) -> None:
    told = "cards.toml: there is no such file; check the name and the folder"
    assert told_of(tmp_path / "cards.toml") == told
    (tmp_path / "file").touch()
    assert told_of(tmp_path / "file" / "cards.toml") == told


def test_a_folder_in_place_of_a_file_is_told_as_one(tmp_path: Path) -> None:
    assert told_of(tmp_path) == f"{tmp_path.name}: this is a folder; name a TOML file"


def test_a_file_that_may_not_be_opened_is_told_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.read_bytes", refuse)
    assert told_of(tmp_path / "cards.toml") == (
        "cards.toml: the file cannot be read (Permission denied); check that you may open it"
    )
