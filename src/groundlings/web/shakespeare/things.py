"""The sheets of what lies on Shakespeare's table and is no card: tracks, tokens, money, heaps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.web.board.values import PieceSheet, Value, Values, ValueTable, weakest

if TYPE_CHECKING:
    from collections.abc import Mapping


class Thing(NamedTuple):
    """What it is drawn as, what sort of thing it is, and what else is told of it."""

    drawings: tuple[str, ...]
    kind: str = "token"
    topic: str = ""
    """What the rules call it, if not by its noun."""
    number: str = ""
    """A number of the edition that belongs to it."""
    table: str = ""


THINGS: Final = {
    "prestige": Thing(("i-prestige",), "track", number="start_prestige"),
    "pounds": Thing(("i-pound",), number="start_pounds"),
    "wages": Thing(("i-pound",), "end", number="unpaid_character_penalty"),
    "cylinder": Thing(("i-cyl",), number="cylinders_per_player"),
    "plus3": Thing(("i-plus3",), number="plus3_tokens"),
    "rest": Thing(("i-rest",), number="rest_tokens_per_player"),
    "recruit": Thing(("i-recruit",)),
    "neutral": Thing(("disc-neutral",), table="solo"),
    "objective-hidden": Thing(("i-scroll",), "objective", "objective", table="objectives"),
    "days": Thing(("i-day",), "track", table="days"),
    "order": Thing(("i-order",), "track", number="first_in_order_prestige"),
    "initiative": Thing(("i-initiative",), "track"),
    "ambiance": Thing(("i-mask",), "track", table="ambiance"),
    "acts": Thing(("i-quill",), "track", table="acts"),
    "act-I": Thing(("i-quill",), "track", "acts", table="acts"),
    "act-II": Thing(("i-quill",), "track", "acts", table="acts"),
    "act-III": Thing(("i-quill",), "track", "acts", table="acts"),
    "grey": Thing(("i-quill",), "track", "acts", table="acts"),
    "rehearsal": Thing(("i-stage",), "phase", "actor", table="days"),
    "stage": Thing(("i-stage",), "set", "craft-set", table="set"),
    "candle": Thing(("i-candle",), "set", "candles", table="set"),
    "costume-values": Thing(("cos-blue",), "costume", "craft-costume", table="costumes"),
    "bag": Thing(("i-bag",), "heap", table="bags"),
    "discard": Thing(("i-heap",), "heap"),
}

BEHIND: Final = {
    "backstage-cylinders": Thing(("i-cyl",), "behind", table="backstage"),
    "lord-deck": Thing(("i-lord",), "behind"),
    "theatre-card": Thing(("i-column",), "behind"),
    "hat": Thing(("i-hat",), "behind"),
}
"""The same that only the expansion has."""


def thing(values: Values, noun: str, tables: Mapping[str, ValueTable]) -> PieceSheet:
    """The sheet of one of them."""
    text, one = values.book.text, (THINGS | BEHIND)[noun]
    facts: list[tuple[str, Value]] = []
    if one.number:
        number = values.number(("meta",), one.number)
        facts.append((text(f"rules.number_{one.number}"), number))
    if noun == "candle":
        found = [spot for spot in values.boards["spaces"] if spot["candle"]]
        origin = weakest(tables["set"].origins)
        facts.append((text("piece.candles"), Value(str(len(found)), origin)))
    name = noun.replace("-", "_").lower()
    return PieceSheet(
        noun=noun,
        name=Value(text(f"piece.name_{name}"), noun=noun),
        kind=text(f"piece.kind_{one.kind}"),
        drawings=one.drawings,
        facts=tuple(facts),
        topics=frozenset({one.topic or noun}),
        says=text(f"piece.what_{name}"),
        table=_table(values, noun, tables[one.table]) if one.table else None,
    )


def _table(values: Values, noun: str, table: ValueTable) -> ValueTable:
    """Of the acts only those rows that tell of this one."""
    act = noun.removeprefix("act-")
    if noun == "grey":
        return table._replace(rows=table.rows[:1])
    if act == noun:
        return table
    name = values.book.noun(act, "alone")
    return table._replace(rows=tuple(row for row in table.rows if row[0].words == name))
