"""The tables of Othello's rules, drawn from the edition: a rule names the one it heads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.web.board.values import Value, Values, ValueTable

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

READ: Final = {"deal": "deal", "stops": "stops_what"}
"""Tables that are read as the edition has them, by the names that rules call them."""


def tables(game: Game, book: Phrasebook) -> dict[str, ValueTable]:
    """All of them, by the names that rules call them."""
    values = Values(game, book)
    found = {name: values.table(title) for name, title in READ.items()}
    return {**found, "curtains": _curtains(values)}


def _curtains(values: Values) -> ValueTable:
    """The half and the full curtain of each act, with what each is worth to whom."""
    cards = values.boards["cards"]
    rows = []
    for act, of in values.boards["acts"].items():
        row = [Value(values.book.noun(act))]
        for curtain in ("half", "full"):
            card = cards[of[curtain]]
            row += [
                values.named(of[curtain], card["origin"]["title"]),
                Value(values.book.effects(card["points"]), card["origin"]["points"]),
            ]
        rows.append(tuple(row))
    effect, worth = values.book.effect, values.label("points")
    heads = (effect({"key": "is-half"}), worth, effect({"key": "is-full"}), worth)
    return ValueTable((values.label("act"), *heads), tuple(rows))
