"""An edition is licensed whole or refused with every problem, each on its line."""

from __future__ import annotations

import pickle
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.editions.reader import EditionError, Problem, Reader, fingerprint
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable


class Colour(StrEnum):
    """The colours of a costume."""

    RED = "red"
    BLUE = "blue"


class Act(IntEnum):
    """The acts of a play."""

    FIRST = 1
    SECOND = 2


def reading(text: str) -> Reader:
    return Reader(Sheet.parse(text, "cards.toml"), {"name": ("en", "fr")})


def told(reader: Reader) -> list[str]:
    """Give the problems as the player reads them, one a line."""
    if not reader.problems:
        return []
    with pytest.raises(EditionError) as caught:
        reader.finish()
    return str(caught.value).split("\n")


GOOD = """\
[card]
cost = 3
name = "Ghost"
extra = false
colour = "blue"
act = 2
days = [4, 6]
colours = ["red", "blue"]
"""


def test_a_sheet_without_a_problem_is_licensed_and_gives_its_values() -> None:
    reader = reading(GOOD)
    card = ("card",)
    assert reader.integer(card, "cost", 1, 5) == 3
    assert reader.text(card, "name") == "Ghost"
    assert reader.flag(card, "extra") is False
    assert reader.one_of(card, "colour", Colour) is Colour.BLUE
    assert reader.one_of(card, "act", Act) is Act.SECOND
    assert reader.integers(card, "days", 1, 6) == (4, 6)
    assert reader.some_of(card, "colours", Colour) == (Colour.RED, Colour.BLUE)
    reader.only(card, ["cost", "name", "extra", "colour", "act", "days", "colours"])
    reader.finish()
    assert reader.problems == []


def test_the_ends_of_a_range_are_within_it() -> None:
    reader = reading("[card]\ncost = 3\n")
    assert reader.integer(("card",), "cost", 3, 5) == 3
    assert reader.integer(("card",), "cost", 1, 3) == 3
    assert reader.problems == []


BAD_READS: list[tuple[str, Callable[[Reader], object], object, str]] = [
    ("7", lambda c: c.integer(("card",), "x", 1, 5), 1, "x is 7; give a whole number from 1 to 5"),
    ("0", lambda c: c.integer(("card",), "x", 1, 5), 1, "x is 0; give a whole number from 1 to 5"),
    ("true", lambda c: c.integer(("card",), "x", 1, 1), 1, "x is true; give 1"),
    ("1.0", lambda c: c.integer(("card",), "x", 1, 1), 1, "x is 1.0; give 1"),
    ("'1'", lambda c: c.integer(("card",), "x", 1, 1), 1, 'x is "1"; give 1'),
    ("3", lambda c: c.text(("card",), "x"), "", "x is 3; give words in quotes"),
    ("'  '", lambda c: c.text(("card",), "x"), "", 'x is "  "; give words in quotes'),
    ("1", lambda c: c.flag(("card",), "x"), False, "x is 1; give true or false"),
    ("7", lambda c: c.one_of(("card",), "x", (1, 3, 5)), 1, "x is 7; give 1, 3 or 5"),
    ("true", lambda c: c.one_of(("card",), "x", (1, 3)), 1, "x is true; give 1 or 3"),
    ("1.0", lambda c: c.one_of(("card",), "x", (1, 3)), 1, "x is 1.0; give 1 or 3"),
    ("'1'", lambda c: c.one_of(("card",), "x", (1, 3)), 1, 'x is "1"; give 1 or 3'),
    (
        "'green'",
        lambda c: c.one_of(("card",), "x", Colour),
        Colour.RED,
        'x is "green"; give "red" or "blue"',
    ),
    ("{ a = 1 }", lambda c: c.flag(("card",), "x"), False, "x is a table; give true or false"),
    ("1599-05-16", lambda c: c.text(("card",), "x"), "", "x is 1599-05-16; give words in quotes"),
    ("[4, 6]", lambda c: c.flag(("card",), "x"), False, "x is [4, 6]; give true or false"),
    (
        "3",
        lambda c: c.integers(("card",), "x", 1, 6),
        (),
        "x is 3; give a whole number from 1 to 6 for each entry, in brackets",
    ),
    (
        "[4, 9]",
        lambda c: c.integers(("card",), "x", 1, 6),
        (4, 1),
        "entry 2 of x is 9; give a whole number from 1 to 6",
    ),
    (
        "['blue', 1]",
        lambda c: c.some_of(("card",), "x", Colour),
        (Colour.BLUE, Colour.RED),
        'entry 2 of x is 1; give "red" or "blue"',
    ),
]


@pytest.mark.parametrize(("value", "read", "harmless", "problem"), BAD_READS)
def test_a_bad_value_is_told_and_a_harmless_one_given(
    value: str, read: Callable[[Reader], object], harmless: object, problem: str
) -> None:
    reader = reading(f"[card]\n\nx = {value}\n")
    given_instead = read(reader)
    assert (given_instead, type(given_instead)) == (harmless, type(harmless))
    assert told(reader) == [f"cards.toml:3: {problem}"]


@pytest.mark.parametrize(("value", "read", "harmless", "problem"), BAD_READS)
def test_a_missing_value_is_told_on_the_line_of_its_table(
    value: str, read: Callable[[Reader], object], harmless: object, problem: str
) -> None:
    del value, harmless, problem
    reader = reading("\n[card]\ny = 1\n")
    read(reader)
    assert [line.split(";")[0] for line in told(reader)] == ["cards.toml:2: x is missing"]


def test_an_entry_of_a_long_list_has_its_own_line() -> None:
    reader = reading("days = [\n  4,\n  9,\n  8,\n]\n")
    reader.integers((), "days", 1, 6)
    assert [problem.line for problem in reader.problems] == [3, 4]


def test_a_key_with_a_default_may_be_left_out_but_not_be_wrong() -> None:
    reader = reading("[card]\ncost = 9\ndays = [9]\n")
    card = ("card",)
    assert reader.integer(card, "pay", 1, 5, default=2) == 2
    assert reader.flag(card, "extra", default=False) is False
    assert reader.integers(card, "nights", 1, 5, default=[]) == ()
    assert reader.some_of(card, "colours", Colour, default=[Colour.BLUE]) == (Colour.BLUE,)
    assert reader.problems == []
    reader.integer(card, "cost", 1, 5, default=2)
    reader.integers(card, "days", 1, 5, default=[])
    assert [problem.line for problem in reader.problems] == [2, 3]


def test_a_missing_table_is_told_once_however_many_keys_are_read() -> None:
    reader = reading("a = 1\n")
    assert reader.integer(("stage", "wing"), "seats", 1, 9) == 1
    assert reader.text(("stage", "wing"), "name") == ""
    reader.only(("stage", "wing"), ["seats", "name"])
    reader.origins(("stage", "wing"))
    assert told(reader) == ["cards.toml:1: wing is missing; write a table [stage.wing]"]


def test_a_value_in_place_of_a_table_is_told_once() -> None:
    reader = reading("\nstage = 3\n")
    reader.integer(("stage",), "seats", 1, 9)
    reader.flag(("stage",), "open", default=True)
    assert told(reader) == ["cards.toml:2: stage is 3; write a table [stage]"]


def test_records_give_one_place_for_each_header() -> None:
    reader = reading("[[set.space]]\nid = 1\n[[set.space]]\nid = 2\n[[set.space.slot]]\n")
    assert reader.records("set", "space") == [("set", "space", 0), ("set", "space", 1)]
    assert reader.records("set", "space", 1, "slot") == [("set", "space", 1, "slot", 0)]
    assert reader.records("set", "ghost", optional=True) == []
    assert reader.problems == []


def test_records_that_are_missing_or_no_records_are_told() -> None:
    reader = reading("[single]\na = 1\n[set]\nmixed = [{ a = 1 },\n  5, { a = 2 }]\n")
    assert reader.records("card") == []
    assert reader.records("single", optional=True) == []
    assert reader.records("set", "mixed") == [("set", "mixed", 0), ("set", "mixed", 2)]
    assert told(reader) == [
        "cards.toml:1: card is missing; write [[card]] above each record",
        "cards.toml:1: single is a table; write [[single]] above each record",
        "cards.toml:5: entry 2 of mixed is 5; write [[set.mixed]] above each record",
    ]


def test_a_list_of_the_wrong_length_is_told() -> None:
    reader = reading("\ndays = [4, 6]\n")
    reader.count(("days",), 2)
    reader.count(("days",), 1, 2)
    reader.count(("nights",), 2)
    assert reader.problems == []
    reader.count(("days",), 1)
    reader.count(("days",), 3)
    reader.count(("days",), 3, 4)
    reader.count(("days",), 0, 1)
    assert told(reader) == [
        "cards.toml:2: days has 2 entries; give 1",
        "cards.toml:2: days has 2 entries; give 3",
        "cards.toml:2: days has 2 entries; give 3 to 4",
        "cards.toml:2: days has 2 entries; give 0 to 1",
    ]


def test_an_unknown_key_is_told_with_the_nearest_known() -> None:
    reader = reading('[card]\ncots = 3\norigin = "seed"\norigin_note = ""\n"zz\\nz" = 1\n')
    reader.only(("card",), ["cost"])
    assert told(reader) == [
        "cards.toml:2: cots is unknown here; write cost",
        'cards.toml:5: "zz\\nz" is unknown here; strike it, or write cost, origin or origin_note',
    ]


def test_an_unknown_table_of_the_sheet_is_told() -> None:
    reader = reading("[meta]\n[[charcter]]\n")
    reader.only((), ["meta", "character"])
    assert told(reader) == ["cards.toml:2: charcter is unknown here; write character"]


def test_a_choice_among_nothing_ends_the_reading_with_all_problems_so_far() -> None:
    reader = reading('effect = []\nuses = "quill"\ncost = 9\n')
    reader.integer((), "cost", 1, 5)
    with pytest.raises(EditionError) as caught:
        reader.one_of((), "uses", [])
    assert str(caught.value).split("\n") == [
        "cards.toml:2: uses has nothing to name; write the records it may name",
        "cards.toml:3: cost is 9; give a whole number from 1 to 5",
    ]


def test_all_problems_are_told_at_once_in_the_order_of_their_lines() -> None:
    reader = reading("[card]\na = 1\nb = 2\nc = 3\n")
    reader.problem(("card", "c"), "c comes before b", "move it")
    reader.problem(("card", "a"), "a is taken", "give another")
    reader.missing(("card",), "d", "give 4")
    with pytest.raises(GameError) as caught:
        reader.finish()
    assert isinstance(caught.value, EditionError)
    assert caught.value.name == "cards.toml"
    assert caught.value.problems == (
        Problem(1, "d is missing", "give 4", "missing", (("name", "d"), ("value", "missing"))),
        Problem(2, "a is taken", "give another"),
        Problem(4, "c comes before b", "move it"),
    )
    assert str(caught.value) == (
        "cards.toml:1: d is missing; give 4\n"
        "cards.toml:2: a is taken; give another\n"
        "cards.toml:4: c comes before b; move it"
    )


def test_an_edition_error_survives_the_way_to_another_process() -> None:
    error = EditionError("cards.toml", [Problem(2, "cost is 7", "give 5")])
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own pickle
    assert (str(again), again.problems) == (str(error), error.problems)


def test_a_long_value_is_cut_short() -> None:
    reader = reading(f'x = "{"w" * 500}"\n')
    reader.flag((), "x")
    assert told(reader) == [f'cards.toml:1: x is "{"w" * 39}...; give true or false']


@pytest.mark.parametrize(
    ("origin", "cost", "en", "record"),
    [
        ('"seed"', "seed", "seed", "seed"),
        ('"source"', "source", "source", "source"),
        ('{ cost = "source", others = "seed" }', "source", "seed", "source"),
        ('{ cost = "seed", others = "reconstructed" }', "seed", "reconstructed", "reconstructed"),
        ('{ name = "source", cost = "seed" }', "seed", "source", "source"),
        ('{ en = "seed", name = "source", cost = "seed" }', "seed", "seed", "seed"),
        ('{ en = "seed", cost = "seed", others = "source" }', "seed", "seed", "seed"),
    ],
)
def test_a_field_has_its_origin_and_a_record_that_of_its_weakest_field(
    origin: str, cost: str, en: str, record: str
) -> None:
    reader = reading(f'[card]\ncost = 3\nen = "Ghost"\norigin_note = "x"\norigin = {origin}\n')
    card = ("card",)
    reader.origins(card)
    assert reader.problems == []
    assert reader.origin(card, "cost") == cost
    assert reader.origin(card, "en") == en
    assert reader.origin(card) == record


@pytest.mark.parametrize(
    ("origin", "problem"),
    [
        ("", '1: origin is missing; give "seed", "source" or "reconstructed"'),
        ("origin = 5", '4: origin is 5; give "seed", "source" or "reconstructed"'),
        ('origin = "sead"', '4: origin is "sead"; give "seed", "source" or "reconstructed"'),
        (
            'origin = { cost = "box", others = "seed" }',
            '4: cost is "box"; give "seed", "source" or "reconstructed"',
        ),
        (
            'origin = { cots = "seed", others = "seed" }',
            (
                "4: origin names cots, which is not in this record; "
                "name a field of the record, or others"
            ),
        ),
        (
            'origin = { cost = "seed" }',
            "4: origin is silent on en; add en, or others for all the rest",
        ),
    ],
)
def test_a_record_that_does_not_tell_its_origin_well_is_told(origin: str, problem: str) -> None:
    reader = reading(f'[card]\ncost = 3\nen = "Ghost"\n{origin}\n')
    reader.origins(("card",))
    assert told(reader) == [f"cards.toml:{problem}"]
    assert reader.origin(("card",)) in {"reconstructed", "seed"}


def test_an_origin_not_told_counts_as_the_weakest() -> None:
    assert reading("[card]\ncost = 3\n").origin(("card",), "cost") == "reconstructed"
    assert reading('[card]\ncost = 3\norigin = "sead"\n').origin(("card",)) == "reconstructed"
    assert reading('[card]\norigin = "seed"\n').origin(("card",)) == "seed"


def printed(text: str) -> str:
    return fingerprint(Sheet.parse(text, "cards.toml").data)


def test_comments_blanks_and_the_order_of_keys_leave_the_fingerprint() -> None:
    plain = printed('a = 1\n[b]\nc = [1, 2]\nd = "x"\n')
    assert printed("# x\na=0x1\n\n[b]  # y\nd = 'x'\nc = [\n 1,\n 2, ]\n") == plain
    assert printed('b = { d = "x", c = [1, 2] }\na = 1') == plain


def test_the_fingerprint_is_the_same_on_every_day_and_machine() -> None:
    assert printed('a = 1\nb = "\u0151"\nc = [true, 1.5]\n') == "e8b4cde5e8e9c45b8dde21e93d6e18f1"


def test_no_two_values_share_a_fingerprint() -> None:
    values = [
        *("1", '"1"', "true", "1.0", '"true"', "2", "[1]", '["1"]', "[[1]]", "[]", "{}", '""'),
        *('"[1]"', "{ a = 1 }", '{ a = "1" }', "{ a = {} }", "[{ a = 1 }]", "[1, 2]", "[2, 1]"),
        *("1599-05-16", '"1599-05-16"', "1599-05-16T14:00:00", "14:00:00", '"14:00:00"', "nan"),
        *('"a, b"', '["a", "b"]', '"\\""', '"\\\\"', "-0.0", "0.0", "0", '{ "a = 1, b" = 1 }'),
        *("{ a = 1, b = 1 }", "inf", "-inf", "false", "1599-05-16T14:00:00Z"),
    ]
    assert len({printed(f"x = {value}") for value in values}) == len(values)


NAMES = st.sampled_from(["a", "b", "a = 1, b", '"', ""])
VALUES = st.recursive(
    st.sampled_from([True, 1, 1.0, "1", 2, "", '"', "1, 2", "[]"]),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(NAMES, inner, max_size=2),
    max_leaves=4,
)
TABLES = st.dictionaries(NAMES, VALUES, max_size=2)


def told_apart(value: object) -> object:
    """Give the value with the type of each part, for Python holds 1, 1.0 and True to be equal."""
    if isinstance(value, dict):
        return {key: told_apart(part) for key, part in value.items()}
    if isinstance(value, list):
        return [told_apart(part) for part in value]
    return (type(value).__name__, repr(value))


@given(TABLES, TABLES)
def test_fingerprints_are_equal_exactly_if_the_values_are(
    one: dict[str, object], other: dict[str, object]
) -> None:
    same = told_apart(one) == told_apart(other)
    assert (fingerprint(one) == fingerprint(other)) is same


@given(TABLES)
def test_a_fingerprint_is_32_hex_digits_and_ignores_the_order_of_keys(
    table: dict[str, object],
) -> None:
    digits = fingerprint(table)
    assert len(bytes.fromhex(digits)) == 16
    assert fingerprint(dict(reversed(table.items()))) == digits
