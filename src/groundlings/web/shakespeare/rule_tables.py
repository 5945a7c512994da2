"""The tables of Shakespeare's rules, drawn from the edition: a rule names the one it heads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.web.shakespeare.cells import Cells, is_craftsman, weakest
from groundlings.web.values import PRINTED, Cell, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.words import Phrasebook

DASH: Final = "\u2013"
NUMBERS: Final = (
    "days",
    "dress_rehearsal_days",
    "cylinders_per_player",
    "rest_tokens_per_player",
    "plus3_tokens",
    "start_prestige",
    "start_pounds",
    "first_in_order_prestige",
    "yellow_element_prestige",
    "unpaid_character_penalty",
)
ALONE: Final = (
    "neutral_start_space",
    "neutral_space_after_first_rehearsal",
    "bonus_if_cylinders_placed",
    "bonus_prestige",
)
SLOTS: Final = {
    "days": "days",
    "cylinders": "cylinders_per_player",
    "tokens": "plus3_tokens",
    "first": "first_in_order_prestige",
    "yellow": "yellow_element_prestige",
    "unpaid": "unpaid_character_penalty",
}
"""The numbers that a rule may name within its sentence."""
PHASES: Final = ("wager", "turns", "ambiance", "rehearsal", "maintenance", "rest")
"""The phases of a day, by the chapters that tell of them."""


def slots(game: Game) -> dict[str, object]:
    """The numbers within sentences, as this edition has them."""
    return {slot: game.sheet.get("meta", key) for slot, key in SLOTS.items()}


def tables(game: Game, book: Phrasebook) -> dict[str, Table]:
    """All of them, by the names that rules call them."""
    cells = Cells(game, book)
    return {name: table(cells) for name, table in TABLES.items()}


def _numbers(cells: Cells) -> Table:
    text = cells.book.text
    return Table(
        (),
        tuple((Cell(text(f"rules.number_{key}")), cells.number(("meta",), key)) for key in NUMBERS),
    )


def _solo(cells: Cells) -> Table:
    text = cells.book.text
    return Table(
        (),
        tuple((Cell(text(f"rules.alone_{key}")), cells.number(("solo",), key)) for key in ALONE),
    )


def _days(cells: Cells) -> Table:
    every = range(1, cells.boards["days"] + 1)
    held = {
        "rehearsal": cells.boards["rehearsals"],
        "maintenance": every[:-1],
        "rest": every[:-1],
    }
    rows = []
    for phase in PHASES:
        key = "dress_rehearsal_days" if phase == "rehearsal" else "days"
        origin = cells.origin(("meta",), key)
        days = held.get(phase, every)
        marks = [Cell("✓" if day in days else DASH, origin) for day in every]
        rows.append((Cell(cells.book.text(f"rules.phase_{phase}")), *marks))
    return Table((cells.label("day"), *map(str, every)), tuple(rows))


def _display(cells: Cells) -> Table:
    columns = ("characters", "set_elements", "costume_elements")
    rows = tuple(
        (Cell(str(record["players"])), *(cells.number(place, key) for key in columns))
        for place, record in cells.records("display")
    )
    text = cells.book.text
    heads = (text("rules.set_elements"), text("rules.costume_elements"))
    return Table((cells.label("players"), cells.label("characters"), *heads), rows)


def _bags(cells: Cells) -> Table:
    card_tables = cells.game.guide.cards(cells.book.language)
    card_table = next(one for one in card_tables if one.title == "bags")
    rows = tuple(
        tuple(
            Cell(cells.book.value(value), origin)
            for value, origin in zip(row.columns, row.origins, strict=True)
        )
        for row in card_table.rows
    )
    return Table(tuple(map(cells.label, card_table.columns)), rows)


def _printed(cells: Cells) -> Table:
    cards = {n: card for n, card in cells.boards["cards"].items() if card["place"] == "board"}
    rows = tuple(
        (
            cells.named(noun, card["origin"]["name"]),
            cells.pays(card["activation"], card["origin"]["activation"]),
            cells.pays(card["rehearsal"], card["origin"]["rehearsal"]),
        )
        for noun, card in cards.items()
    )
    return Table(tuple(map(cells.label, ("name", "activation", "rehearsal"))), rows)


def _craftsmen(cells: Cells) -> Table:
    rows = tuple(
        (
            cells.named(noun, card["origin"]["name"]),
            cells.pays(card["activation"], card["origin"]["activation"]),
            cells.wages(card),
        )
        for noun, card in cells.boards["cards"].items()
        if is_craftsman(card)
    )
    return Table(tuple(map(cells.label, ("name", "activation", "cost"))), rows)


def _colours(cells: Cells) -> Table:
    rows = tuple(
        (
            cells.named(noun, PRINTED)._replace(drawings=(f"s-set-{noun}", f"s-cos-{noun}")),
            Cell(str(colour["value"]), colour["origin"]["value"]),
            cells.pays(colour["built"], colour["origin"]["built"]),
        )
        for noun, colour in cells.boards["colours"].items()
    )
    return Table(tuple(map(cells.label, ("name", "value", "set_effect"))), rows)


def _set(cells: Cells) -> Table:
    """The picture of the set: bricks, walls, candles; in half-widths, from the left top."""
    spaces, virtual = cells.boards["spaces"], cells.boards["virtual"]
    rows = max(spot["row"] for spot in spaces)
    left = max(abs(spot["x"]) for spot in (*spaces, *virtual)) + 1
    candles = [spot["place"] for spot in spaces if spot["candle"]]
    records = [
        *cells.records("stage_set", "space"),
        *cells.records("stage_set", "virtual_space"),
    ]
    widths = [sum(spot["row"] == row for spot in spaces) for row in range(1, rows + 1)]
    picture = {
        "words": cells.book.text(
            "rules.set_words", rows=", ".join(map(str, widths)), candles=", ".join(candles)
        ),
        "width": 2 * left * 20,
        "height": rows * 40,
        "middle": left * 20,
        "bricks": [
            {
                "x": (spot["x"] - 1 + left) * 20 + 2,
                "y": (rows - spot["row"]) * 40 + 2,
                "kind": "wall" if spot in virtual else "candle" if spot["candle"] else "brick",
                "place": "" if spot in virtual or spot["candle"] else spot["place"],
            }
            for spot in (*spaces, *virtual)
        ],
        "origin": weakest(cells.origin(place) for place, _ in records),
    }
    return Table((), (), picture)


def _costumes(cells: Cells) -> Table:
    records = cells.records("costume_gain")
    rows = []
    for step in cells.boards["costumes"]:
        origin = weakest(
            cells.origin(place)
            for place, record in records
            if record["from"] <= step["to"] and step["from"] <= record["to"]
        )
        rows.append((Cell(f"{step['from']}{DASH}{step['to']}"), cells.pays(step["pays"], origin)))
    return Table((cells.label("value"), cells.book.text("rules.pays")), tuple(rows))


def _objectives(cells: Cells) -> Table:
    rows = tuple(
        (
            cells.named(noun, goal["origin"]["name"]),
            Cell(cells.book.noun(noun, "means"), goal["origin"]["condition"]),
            cells.worth(noun, goal["origin"]["condition"]),
        )
        for noun, goal in cells.boards["objectives"].items()
    )
    heads = (cells.label("name"), cells.label("text"), cells.book.text("rules.worth"))
    return Table(heads, rows)


def _ambiance(cells: Cells) -> Table:
    origin = cells.origin(("track", "ambiance"))
    text, calm = cells.book.text, cells.boards["calm"]
    rows = tuple(
        (
            Cell(text("rules.start_space", n=n) if n == calm else str(n)),
            cells.pays([] if mood["key"] == "nothing" else [mood], origin),
        )
        for n, mood in enumerate(cells.boards["ambiance"], 1)
    )
    return Table((text("rules.space"), text("rules.brings")), rows)


def _acts(cells: Cells) -> Table:
    text, grey, track = cells.book.text, cells.boards["grey"], ("track", "act")
    lost: Message = {"key": "lose-prestige", "n": grey["penalty"]}
    rows = [
        (
            Cell(text("rules.each_act")),
            Cell(text("rules.grey_to", n=grey["spaces"]), cells.origin(track)),
            cells.pays([lost], cells.origin(track)),
        )
    ]
    for act, pays in cells.boards["acts"].items():
        origin = cells.origin((*track, act))
        steps = [
            (text("rules.from_space", n=n), paid)
            for n, (paid, before) in enumerate(zip(pays, [[], *pays], strict=False), 1)
            if paid and paid != before
        ]
        if not steps:
            steps = [
                (text("rules.place", n=n), [{"key": "prestige", "n": points}])
                for n, points in enumerate(cells.boards["ranks"], 1)
            ]
        rows += [
            (Cell(cells.book.noun(act, "alone")), Cell(where), cells.pays(paid, origin))
            for where, paid in steps
        ]
    heads = (cells.label("acts"), text("rules.space"), text("rules.pays"))
    return Table(heads, tuple(rows))


TABLES: Final[dict[str, Callable[[Cells], Table]]] = {
    "numbers": _numbers,
    "solo": _solo,
    "days": _days,
    "display": _display,
    "bags": _bags,
    "printed": _printed,
    "craftsmen": _craftsmen,
    "colours": _colours,
    "set": _set,
    "costumes": _costumes,
    "objectives": _objectives,
    "ambiance": _ambiance,
    "acts": _acts,
}
