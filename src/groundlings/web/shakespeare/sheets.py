"""The sheets of Shakespeare's pieces: characters, colours, objectives, tokens, tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.web.shakespeare.cells import Cells, is_craftsman, weakest
from groundlings.web.values import PRINTED, Cell, Piece, Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

TOKENS: Final = {"cylinder": "i-cyl", "plus3": "i-plus3", "rest": "i-rest"}
TRACKS: Final = {
    "acts": "i-quill",
    "ambiance": "i-mask",
    "initiative": "i-initiative",
    "candles": "i-candle",
}
POWERS: Final = ("activation", "permanent", "rehearsal")


def sheets(game: Game, book: Phrasebook, tables: Mapping[str, Table]) -> dict[str, list[Piece]]:
    """All of them, grouped as a gallery shows them."""
    cells = Cells(game, book)
    cards = cells.boards["cards"]
    actors = [noun for noun, card in cards.items() if card["type"] == "actor"]
    return {
        "actors": [_card(cells, noun) for noun in actors],
        "others": [_card(cells, noun) for noun in cards if noun not in actors],
        "elements": [_colour(cells, noun) for noun in cells.boards["colours"]],
        "objectives": [_objective(cells, noun) for noun in cells.boards["objectives"]],
        "tokens": [_token(cells, noun, tables) for noun in (*TOKENS, *TRACKS)],
    }


def _card(cells: Cells, noun: str) -> Piece:
    card = cells.boards["cards"][noun]
    origin, text = card["origin"], cells.book.text
    facts = [(cells.label("cost"), cells.wages(card))]
    if card["place"] == "deck":
        facts.append((cells.label("copies"), Cell(str(card["copies"]), origin["copies"])))
    else:
        facts.append((cells.label("copies"), Cell(text(f"piece.place_{card['place']}"))))
    if card["slots"]:
        facts.append((cells.label("slots"), Cell(str(card["slots"]))))
    heads = {
        "activation": cells.label("activation"),
        "permanent": text("piece.permanent"),
        "rehearsal": cells.label("rehearsal"),
    }
    facts += [
        (heads[power], cells.pays(card[power], origin[power])) for power in POWERS if card[power]
    ]
    return Piece(
        noun,
        cells.named(noun, origin["name"]),
        text(f"piece.kind_{card['type']}"),
        (f"c-{noun}",),
        "",
        "",
        tuple(facts),
        None,
        _topics(noun, card),
    )


def _colour(cells: Cells, noun: str) -> Piece:
    colour, text = cells.boards["colours"][noun], cells.book.text
    facts = (
        (cells.label("value"), Cell(str(colour["value"]), colour["origin"]["value"])),
        (cells.label("set_effect"), cells.pays(colour["built"], colour["origin"]["built"])),
        (text("piece.on_costume"), cells.pays([])),
    )
    return Piece(
        noun,
        cells.named(noun, PRINTED),
        text("piece.kind_element"),
        (f"set-{noun}", f"cos-{noun}"),
        str(colour["value"]),
        "",
        facts,
        _copies(cells, noun),
        frozenset({noun, "colour"}),
    )


def _copies(cells: Cells, colour: str) -> Table:
    """How many elements of a colour are in the bags, by number of players."""
    kinds, text = ("set", "costume"), cells.book.text
    counts: dict[str, dict[str, Cell]] = {}
    for place, record in cells.records("bag"):
        row = counts.setdefault(str(record["players"]), {})
        row[record["kind"]] = cells.number(place, colour)
    rows = tuple((Cell(players), *(row[kind] for kind in kinds)) for players, row in counts.items())
    heads = (text("piece.in_bag_set"), text("piece.in_bag_costume"))
    return Table((cells.label("players"), *heads), rows)


def _objective(cells: Cells, noun: str) -> Piece:
    origin = cells.boards["objectives"][noun]["origin"]
    text, number = cells.book.text, len(cells.boards["objectives"])
    return Piece(
        noun,
        cells.named(noun, origin["name"]),
        text("piece.kind_objective"),
        (f"ob-{noun}",),
        "",
        "",
        (
            (cells.label("text"), Cell(cells.book.noun(noun, "means"), origin["condition"])),
            (text("rules.worth"), cells.worth(noun, origin["condition"])),
            (cells.label("copies"), Cell(text("piece.one_of", n=number))),
        ),
        None,
        frozenset({noun, "objective"}),
    )


def _token(cells: Cells, noun: str, tables: Mapping[str, Table]) -> Piece:
    text = cells.book.text
    counts = {
        "cylinder": "cylinders_per_player",
        "plus3": "plus3_tokens",
        "rest": "rest_tokens_per_player",
    }
    facts: list[tuple[str, Cell]] = []
    if noun in counts:
        key = counts[noun]
        facts.append((text(f"rules.number_{key}"), cells.number(("meta",), key)))
    if noun == "candles":
        found = [spot for spot in cells.boards["spaces"] if spot["candle"]]
        origin = weakest(tables["set"].origins)
        facts.append((text("piece.candles"), Cell(str(len(found)), origin)))
    shown = {"acts": "acts", "ambiance": "ambiance", "candles": "set"}
    return Piece(
        noun,
        Cell(text(f"piece.name_{noun}"), noun=noun),
        text("piece.kind_track" if noun in TRACKS else "piece.kind_token"),
        ((TOKENS | TRACKS)[noun],),
        "",
        text(f"piece.what_{noun}"),
        tuple(facts),
        tables[shown[noun]] if noun in shown else None,
        frozenset({noun}),
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
