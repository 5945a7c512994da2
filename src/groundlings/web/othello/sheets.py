"""The sheets of Othello's pieces: cards, characters, coins, tokens, and what lies on the stage.

A piece on the table says by `data-about` whose sheet tells of it: a card by its name (`III.9`,
`seize`), a character by `cassio`, a coin by `coin-cassio`, a thing by its noun (see THINGS).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.web.board.values import PieceSheet, Value, Values, ValueTable
from groundlings.web.othello.telling import quotation

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.editions.cards import CardRow, CardTable
    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

STAGING: Final = {
    "exchange": "i-swap",
    "miscue": "i-no",
    "no-drama": "i-shield",
    "revive": "i-skull",
    "seize": "i-grab",
    "take-the-lead": "i-crown",
    "villainy": "i-drop",
}
"""The staging cards, and what each is drawn as."""
TOKENS: Final = {
    "intrigue": ("i-eye", "intrigue"),
    "spotlight": ("i-beam", "spotlight"),
    "wound": ("i-drop", "wounds"),
    "handkerchief": ("i-cloth", "handkerchief"),
}
"""The tokens: what each is drawn as, and what the rules call it."""


class Thing(NamedTuple):
    """What lies on the stage and is no card: its drawing, and a table that belongs to it."""

    drawing: str
    table: str = ""


THINGS: Final = {
    "lead": Thing("i-crown"),
    "curtain": Thing("i-half", "curtains"),
    "depletion": Thing("i-quill"),
    "script-pile": Thing("i-quill", "deal"),
    "staging-pile": Thing("i-mask"),
    "answers": Thing("i-block", "stops"),
    "improv": Thing("i-swap"),
    "exit": Thing("i-exit"),
}


def sheets(
    game: Game, book: Phrasebook, tables: Mapping[str, ValueTable]
) -> dict[str, list[PieceSheet]]:
    """All of them, grouped as a gallery shows them."""
    values = Values(game, book)
    script = values.printed("script")
    return {
        "script": [_script(values, script, row) for row in script.rows],
        "staging": _listed(values, "staging", [*values.boards["staging"]]),
        "characters": _listed(values, "characters", [*values.boards["characters"]]),
        "coins": _listed(
            values,
            "coins",
            [noun for noun, one in values.boards["characters"].items() if one["coins"]],
        ),
        "tokens": [
            *_listed(values, "token_kinds", [*TOKENS]),
            *(_thing(values, noun, tables) for noun in THINGS),
        ],
    }


def _facts(
    values: Values, card_table: CardTable, row: CardRow, wanted: slice
) -> tuple[tuple[str, Value], ...]:
    """What these columns say of a row of the edition, but for what is empty."""
    told = zip(card_table.columns, row.columns, row.origins, strict=True)
    return tuple(
        (values.label(column), Value(words, origin))
        for column, value, origin in [*told][wanted]
        if (words := values.book.value(value))
    )


def _script(values: Values, card_table: CardTable, row: CardRow) -> PieceSheet:
    """A script card: what it scores and brings, and its words."""
    noun = str(row.columns[1])
    card = values.boards["cards"][noun]
    topics = {noun, "script", card["verb"], card["character_1"]}
    if card["curtain"] != "none":
        topics.add("curtain")
    if any(reward["key"] == "gives-handkerchief" for reward in card["rewards"]):
        topics.add("handkerchief")
    role = "lead" if card["crown"] else "company"
    return PieceSheet(
        noun=noun,
        name=values.named(noun, card["origin"]["title"]),
        kind=values.book.text(f"piece.kind_{role}"),
        drawings=(f"c-{card['character_1']}",),
        facts=_facts(values, card_table, row, slice(2, -1)),
        topics=frozenset(topics),
        says=_motto(values, "cards", noun),
        quote=quotation(values.book.noun(noun, "quote")),
    )


def _motto(values: Values, kind: str, noun: str) -> str:
    """What the writer of an own card says of it."""
    about = values.boards.get(kind, {}).get(noun, {}).get("about", {})
    return str(about.get(values.book.language, ""))


def _listed(values: Values, title: str, nouns: Sequence[str]) -> list[PieceSheet]:
    """The sheets of a table of the edition, a row each."""
    card_table = values.printed(title)
    found = []
    for noun, row in zip(nouns, card_table.rows, strict=True):
        own, drawing, topic = _known(title, noun)
        found.append(
            PieceSheet(
                noun=own,
                name=Value(str(row.columns[0]), row.origins[0], noun=own),
                kind=values.book.text(f"piece.kind_of_{title}"),
                drawings=(drawing,),
                facts=_facts(values, card_table, row, slice(1, None)),
                topics=frozenset({own, topic}),
                says=_motto(values, title, noun),
            )
        )
    return found


def _known(title: str, noun: str) -> tuple[str, str, str]:
    """By the table it stands in: its own noun, what it is drawn as, what else the rules call it."""
    match title:
        case "staging":
            return noun, STAGING.get(noun, "i-nib"), "staging"
        case "coins":
            return f"coin-{noun}", f"c-{noun}", "coin"
        case "token_kinds":
            drawing, topic = TOKENS[noun]
            return noun, drawing, topic
    return noun, f"c-{noun}", "character"


def _thing(values: Values, noun: str, tables: Mapping[str, ValueTable]) -> PieceSheet:
    text, one, key = values.book.text, THINGS[noun], noun.replace("-", "_")
    return PieceSheet(
        noun=noun,
        name=Value(text(f"piece.name_{key}"), noun=noun),
        kind=text("piece.kind_of_stage"),
        drawings=(one.drawing,),
        facts=(),
        topics=frozenset({noun}),
        says=text(f"piece.what_{key}"),
        table=tables[one.table] if one.table else None,
    )
