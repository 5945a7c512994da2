"""The tables of Shakespeare's rules, drawn from the edition: a rule names the one it heads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.web.board.values import PRINTED, Value, Values, ValueTable, weakest
from groundlings.web.shakespeare.sheets import is_craftsman, wages, worth

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
    "days": ("meta", "days"),
    "cylinders": ("meta", "cylinders_per_player"),
    "tokens": ("meta", "plus3_tokens"),
    "first": ("meta", "first_in_order_prestige"),
    "yellow": ("meta", "yellow_element_prestige"),
    "unpaid": ("meta", "unpaid_character_penalty"),
    "lords": ("backstage", "meta", "lords_deck"),
    "hat_sum": ("backstage", "meta", "hat_total"),
    "hat_points": ("backstage", "meta", "hat_prestige"),
}
"""The numbers that a rule may name within its sentence, and where the edition has them."""
PHASES: Final = ("wager", "turns", "ambiance", "rehearsal", "maintenance", "rest")
"""The phases of a day, by the chapters that tell of them."""


def slots(game: Game) -> dict[str, object]:
    """The numbers within sentences, as this edition has them."""
    return {slot: game.sheet.get(*place) for slot, place in SLOTS.items()}


def tables(game: Game, book: Phrasebook) -> dict[str, ValueTable]:
    """All of them, by the names that rules call them."""
    values = Values(game, book)
    return {name: table(values) for name, table in TABLES.items()}


def _numbers(values: Values) -> ValueTable:
    text = values.book.text
    return ValueTable(
        (),
        tuple(
            (Value(text(f"rules.number_{key}")), values.number(("meta",), key)) for key in NUMBERS
        ),
    )


def _solo(values: Values) -> ValueTable:
    text = values.book.text
    return ValueTable(
        (),
        tuple((Value(text(f"rules.alone_{key}")), values.number(("solo",), key)) for key in ALONE),
    )


def _days(values: Values) -> ValueTable:
    every = range(1, values.boards["days"] + 1)
    held = {
        "rehearsal": values.boards["rehearsals"],
        "maintenance": every[:-1],
        "rest": every[:-1],
    }
    rows = []
    for phase in PHASES:
        key = "dress_rehearsal_days" if phase == "rehearsal" else "days"
        origin = values.origin(("meta",), key)
        days = held.get(phase, every)
        marks = [Value("✓" if day in days else DASH, origin) for day in every]
        rows.append((Value(values.book.text(f"rules.phase_{phase}")), *marks))
    return ValueTable((values.label("day"), *map(str, every)), tuple(rows))


def _display(values: Values) -> ValueTable:
    columns = ("characters", "set_elements", "costume_elements")
    rows = tuple(
        (Value(str(record["players"])), *(values.number(place, key) for key in columns))
        for place, record in values.records("display")
    )
    text = values.book.text
    heads = (text("rules.set_elements"), text("rules.costume_elements"))
    return ValueTable((values.label("players"), values.label("characters"), *heads), rows)


def _bags(values: Values) -> ValueTable:
    return values.table("bags")


def _printed(values: Values) -> ValueTable:
    cards = {n: card for n, card in values.boards["cards"].items() if card["place"] == "board"}
    rows = tuple(
        (
            values.named(noun, card["origin"]["name"]),
            values.pays(card["activation"], card["origin"]["activation"]),
            values.pays(card["rehearsal"], card["origin"]["rehearsal"]),
        )
        for noun, card in cards.items()
    )
    return ValueTable(tuple(map(values.label, ("name", "activation", "rehearsal"))), rows)


def _craftsmen(values: Values) -> ValueTable:
    rows = tuple(
        (
            values.named(noun, card["origin"]["name"]),
            values.pays(card["activation"], card["origin"]["activation"]),
            wages(values, card),
        )
        for noun, card in values.boards["cards"].items()
        if is_craftsman(card)
    )
    return ValueTable(tuple(map(values.label, ("name", "activation", "cost"))), rows)


def _colours(values: Values) -> ValueTable:
    rows = tuple(
        (
            values.named(noun, PRINTED)._replace(drawings=(f"s-set-{noun}", f"s-cos-{noun}")),
            Value(str(colour["value"]), colour["origin"]["value"]),
            values.pays(colour["built"], colour["origin"]["built"]),
        )
        for noun, colour in values.boards["colours"].items()
    )
    return ValueTable(tuple(map(values.label, ("name", "value", "set_effect"))), rows)


def _set(values: Values) -> ValueTable:
    """The picture of the set: bricks, walls, candles; in half-widths, from the left top."""
    spaces, virtual = values.boards["spaces"], values.boards["virtual"]
    rows = max(spot["row"] for spot in spaces)
    left = max(abs(spot["x"]) for spot in (*spaces, *virtual)) + 1
    candles = [spot["place"] for spot in spaces if spot["candle"]]
    records = [
        *values.records("stage_set", "space"),
        *values.records("stage_set", "virtual_space"),
    ]
    widths = [sum(spot["row"] == row for spot in spaces) for row in range(1, rows + 1)]
    picture = {
        "words": values.book.text(
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
        "origin": weakest(values.origin(place) for place, _ in records),
    }
    return ValueTable((), (), picture)


def _costumes(values: Values) -> ValueTable:
    records = values.records("costume_gain")
    rows = []
    for step in values.boards["costumes"]:
        origin = weakest(
            values.origin(place)
            for place, record in records
            if record["from"] <= step["to"] and step["from"] <= record["to"]
        )
        rows.append((Value(f"{step['from']}{DASH}{step['to']}"), values.pays(step["pays"], origin)))
    return ValueTable((values.label("value"), values.book.text("rules.pays")), tuple(rows))


def _objectives(values: Values) -> ValueTable:
    rows = tuple(
        (
            values.named(noun, goal["origin"]["name"]),
            Value(values.book.noun(noun, "means"), goal["origin"]["condition"]),
            worth(values, noun, goal["origin"]["condition"]),
        )
        for noun, goal in values.boards["objectives"].items()
    )
    heads = (values.label("name"), values.label("text"), values.book.text("rules.worth"))
    return ValueTable(heads, rows)


def _ambiance(values: Values) -> ValueTable:
    origin = values.origin(("track", "ambiance"))
    text, calm = values.book.text, values.boards["calm"]
    rows = tuple(
        (
            Value(text("rules.start_space", n=n) if n == calm else str(n)),
            values.pays([] if mood["key"] == "nothing" else [mood], origin),
        )
        for n, mood in enumerate(values.boards["ambiance"], 1)
    )
    return ValueTable((text("rules.space"), text("rules.brings")), rows)


def _acts(values: Values) -> ValueTable:
    text, grey, track = values.book.text, values.boards["grey"], ("track", "act")
    lost: Message = {"key": "lose-prestige", "n": grey["penalty"]}
    rows = [
        (
            Value(text("rules.each_act")),
            Value(text("rules.grey_to", n=grey["spaces"]), values.origin(track)),
            values.pays([lost], values.origin(track)),
        )
    ]
    for act, pays in values.boards["acts"].items():
        origin = values.origin((*track, act))
        steps = [
            (text("rules.from_space", n=n), paid)
            for n, (paid, before) in enumerate(zip(pays, [[], *pays], strict=False), 1)
            if paid and paid != before
        ]
        if not steps:
            steps = [
                (text("rules.place", n=n), [{"key": "prestige", "n": points}])
                for n, points in enumerate(values.boards["ranks"], 1)
            ]
        rows += [
            (Value(values.book.noun(act, "alone")), Value(where), values.pays(paid, origin))
            for where, paid in steps
        ]
    heads = (values.label("acts"), text("rules.space"), text("rules.pays"))
    return ValueTable(heads, tuple(rows))


def _backstage(values: Values) -> ValueTable:
    """What each backstage card does, for how many cylinders; none without the expansion."""
    found = values.boards["backstage"] or {"cards": {}}
    rows = tuple(
        (
            values.named(noun, card["origin"]["name"]),
            Value(str(card["copies"]), card["origin"]["copies"]),
            Value(str(level["cylinders"]), card["origin"]["level"]),
            values.pays(level["does"], card["origin"]["level"]),
        )
        for noun, card in found["cards"].items()
        for level in card["levels"]
    )
    return ValueTable(tuple(map(values.label, ("name", "copies", "cylinders", "does"))), rows)


TABLES: Final[dict[str, Callable[[Values], ValueTable]]] = {
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
    "backstage": _backstage,
}
