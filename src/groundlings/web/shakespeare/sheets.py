"""The sheets of Shakespeare's pieces: characters, elements, objectives, and all other things.

A piece on the table says by `data-about` whose sheet tells of it: a character or an objective by
its name, an element such as `blue-set`, a thing such as `act-I` (see `things`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.web.board.values import PRINTED, PieceSheet, Value, Values, ValueTable
from groundlings.web.shakespeare.things import BEHIND, THINGS, thing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

POWERS: Final = ("activation", "permanent", "rehearsal")
KINDS: Final = {"set": "craft-set", "costume": "craft-costume"}
"""The kinds of elements, each with what the rules of its place speak of."""


NONE: Final[dict[str, Any]] = {"cards": {}}
"""What an edition without the expansion has of it."""


def sheets(
    game: Game, book: Phrasebook, tables: Mapping[str, ValueTable]
) -> dict[str, list[PieceSheet]]:
    """All of them, grouped as a gallery shows them."""
    values = Values(game, book)
    cards = values.boards["cards"]
    actors = [noun for noun, card in cards.items() if card["type"] == "actor"]
    return {
        "actors": [_card(values, noun) for noun in actors],
        "others": [_card(values, noun) for noun in cards if noun not in actors],
        "elements": [
            *(_colour(values, noun) for noun in values.boards["colours"]),
            *(
                _element(values, colour, kind)
                for kind in KINDS
                for colour in values.boards["colours"]
            ),
        ],
        "objectives": [_objective(values, noun) for noun in values.boards["objectives"]],
        "backstage": [
            *(_behind(values, noun) for noun in (values.boards["backstage"] or NONE)["cards"]),
            *(thing(values, noun, tables) for noun in BEHIND if values.boards["backstage"]),
        ],
        "tokens": [thing(values, noun, tables) for noun in THINGS],
    }


def _card(values: Values, noun: str) -> PieceSheet:
    card = values.boards["cards"][noun]
    origin, text = card["origin"], values.book.text
    facts = [(values.label("cost"), wages(values, card))]
    if card["place"] == "deck":
        facts.append((values.label("copies"), Value(str(card["copies"]), origin["copies"])))
    else:
        facts.append((values.label("copies"), Value(text(f"piece.place_{card['place']}"))))
    if card["slots"]:
        facts.append((values.label("slots"), Value(str(card["slots"]))))
    heads = {
        "activation": values.label("activation"),
        "permanent": text("piece.permanent"),
        "rehearsal": values.label("rehearsal"),
    }
    facts += [
        (heads[power], values.pays(card[power], origin[power])) for power in POWERS if card[power]
    ]
    return PieceSheet(
        noun=noun,
        name=values.named(noun, origin["name"]),
        kind=text(f"piece.kind_{card['type']}"),
        drawings=(f"c-{noun}",),
        facts=tuple(facts),
        topics=_topics(noun, card),
    )


def _colour(values: Values, noun: str) -> PieceSheet:
    colour, text = values.boards["colours"][noun], values.book.text
    facts = (
        (values.label("value"), Value(str(colour["value"]), colour["origin"]["value"])),
        (values.label("set_effect"), values.pays(colour["built"], colour["origin"]["built"])),
        (text("piece.on_costume"), values.pays([])),
    )
    return PieceSheet(
        noun=noun,
        name=values.named(noun, PRINTED),
        kind=text("piece.kind_element"),
        drawings=(f"set-{noun}", f"cos-{noun}"),
        facts=facts,
        topics=frozenset({noun, "colour"}),
        worth=str(colour["value"]),
        table=_copies(values, noun),
    )


def _element(values: Values, colour: str, kind: str) -> PieceSheet:
    noun, found, text = f"{colour}-{kind}", values.boards["colours"][colour], values.book.text
    facts = [(values.label("value"), Value(str(found["value"]), found["origin"]["value"]))]
    if kind == "set":
        built = values.pays(found["built"], found["origin"]["built"])
        facts.append((values.label("set_effect"), built))
    facts.append((text("piece.colour"), values.named(colour, PRINTED)))
    return PieceSheet(
        noun=noun,
        name=values.named(noun, PRINTED),
        kind=text(f"piece.kind_{kind}"),
        drawings=(f"{'set' if kind == 'set' else 'cos'}-{colour}",),
        facts=tuple(facts),
        topics=frozenset({colour, "colour", KINDS[kind]}),
        worth=str(found["value"]),
        says=text(f"piece.what_yellow_{kind}" if colour == "yellow" else f"piece.what_{kind}"),
    )


def _copies(values: Values, colour: str) -> ValueTable:
    """How many elements of a colour are in the bags, by number of players."""
    text = values.book.text
    counts: dict[str, dict[str, Value]] = {}
    for place, record in values.records("bag"):
        row = counts.setdefault(str(record["players"]), {})
        row[record["kind"]] = values.number(place, colour)
    rows = tuple(
        (Value(players), *(row[kind] for kind in KINDS)) for players, row in counts.items()
    )
    heads = (text("piece.in_bag_set"), text("piece.in_bag_costume"))
    return ValueTable((values.label("players"), *heads), rows)


def _objective(values: Values, noun: str) -> PieceSheet:
    origin = values.boards["objectives"][noun]["origin"]
    text, number = values.book.text, len(values.boards["objectives"])
    return PieceSheet(
        noun=noun,
        name=values.named(noun, origin["name"]),
        kind=text("piece.kind_objective"),
        drawings=(f"ob-{noun}",),
        facts=(
            (values.label("text"), Value(values.book.noun(noun, "means"), origin["condition"])),
            (text("rules.worth"), worth(values, noun, origin["condition"])),
            (values.label("copies"), Value(text("piece.one_of", n=number))),
        ),
        topics=frozenset({noun, "objective"}),
    )


def _behind(values: Values, noun: str) -> PieceSheet:
    """A backstage card: what it does for how many cylinders."""
    card, text = values.boards["backstage"]["cards"][noun], values.book.text
    origin = card["origin"]
    facts = [
        (
            text("piece.for_cylinders", n=level["cylinders"]),
            values.pays(level["does"], origin["level"]),
        )
        for level in card["levels"]
    ]
    facts.append((values.label("copies"), Value(str(card["copies"]), origin["copies"])))
    return PieceSheet(
        noun=noun,
        name=values.named(noun, origin["name"]),
        kind=text("piece.kind_behind"),
        drawings=(f"b-{noun}",),
        facts=tuple(facts),
        topics=frozenset({noun, "behind"}),
    )


def _topics(noun: str, card: dict[str, Any]) -> frozenset[str]:
    """What the rules may speak of when they mean this character, too."""
    found = {noun, card["type"], "printed" if card["place"] == "board" else card["place"]}
    if card["activation"]:
        found.add("active")
    if is_craftsman(card):
        found.add("craftsman")
    for power in card["activation"]:
        key = power["key"]
        if key == "craft-both":
            found |= {"craft-set", "craft-costume"}
        elif key.startswith(("craft-", "take-")):
            found |= {key, key.partition("-")[0]}
    return frozenset(found)


# What rule tables tell of pieces, too


def wages(values: Values, card: dict[str, Any]) -> Value:
    """What a character costs."""
    origin = card["origin"]["cost"]
    if not card["cost"]:
        return Value(values.book.effect({"key": "no-wages"}), origin)
    return values.pays([{"key": "pounds", "n": card["cost"]}], origin)


def worth(values: Values, noun: str, origin: str) -> Value:
    """What an objective can bring."""
    does = values.boards["objectives"][noun]["does"]
    if does:
        return values.pays(does, origin)
    records = [*values.records("objective"), *values.records("backstage", "objective")]
    record = next(one for _, one in records if one["key"].replace("_", "-") == noun)
    if "exempt" in record:
        return values.pays([{"key": "exempts", "n": record["exempt"]}], origin)
    tiers = [tier["prestige"] for tier in record.get("tiers", ())]
    if len(tiers) == 1:
        return values.pays([{"key": "prestige", "n": tiers[0]}], origin)
    most = max(tiers, default=record.get("per", {}).get("max", 0))
    return Value(values.book.effect({"key": "at-most", "n": most}), origin)


def is_craftsman(card: dict[str, Any]) -> bool:
    """Whether a character makes elements."""
    return any(power["key"].startswith("craft-") for power in card["activation"])
