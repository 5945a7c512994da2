"""What stands on own cards: for tables to draw, for reading, and their names in each language."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from groundlings.editions.cards import CardRow
from groundlings.othello.own_cards import LANGUAGES, THE_TRUTH
from groundlings.othello.sentences import says, sentence
from groundlings.othello.verbs import CHARACTER_NAMES, COIN_NAMES
from groundlings.othello.vocabulary import OWN_VERBS, PLAYED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.editions.sheet import Sheet
    from groundlings.kernel.messages import Message
    from groundlings.othello.own_cards import OwnCard

ORIGIN: Final = "own"
QUOTED: Final = {"en": ("“", "”"), "fr": ("«\u00a0", "\u00a0»"), "hu": ("„", "”")}
"""How each language quotes the title of a card."""
_FROM_RIGHT: Final = {"R", "AL", "AN"}
_ISOLATED: Final = "\u2068{}\u2069"
"""A name that runs from right to left leaves the rest of the sentence as it is."""


def text(sheet: Sheet, card: OwnCard, key: str) -> str:
    """Some words of its record, "" where there are none."""
    found = sheet.get("own", card.number, key)
    return found if isinstance(found, str) else ""


def names_of(sheet: Sheet, card: OwnCard) -> dict[str, str]:
    """Its name in every language; one that lacks it borrows that of the first that has it."""
    given = {language: text(sheet, card, language) for language in LANGUAGES}
    borrowed = next(name for name in given.values() if name)
    return {language: name or borrowed for language, name in given.items()}


def apart(words: str) -> str:
    """Words for a sentence: those from right to left stand apart from it."""
    if any(unicodedata.bidirectional(character) in _FROM_RIGHT for character in words):
        return _ISOLATED.format(words)
    return words


def forms(sheet: Sheet, card: OwnCard, language: str, speaker: Mapping[str, str]) -> dict[str, str]:
    """Its name amid a sentence, alone, and what is read when it is turned up."""
    name = apart(names_of(sheet, card)[language])
    before, after = QUOTED[language]
    found = {"default": f"{before}{name}{after}", "alone": name}
    if card.is_script:
        quote = quotation(sheet, card, speaker[language])
        found["quote"] = quote or name
    return found


def quotation(sheet: Sheet, card: OwnCard, speaker: str) -> str:
    """The words of the card, with who says them and where as far as that is told; "" if none."""
    if not card.has_quote:
        return ""
    told = ", ".join(part for part in (apart(speaker), text(sheet, card, "quote_ref")) if part)
    quoted = f"“{apart(text(sheet, card, 'quote'))}”"
    return f"{quoted} ({told})" if told else quoted


def points(card: OwnCard) -> Message:
    """One value for everybody."""
    return {"key": "for-all", "n": card.script["points"]}


def rewards(card: OwnCard) -> list[Message]:
    """What a successful play brings."""
    found: list[Message] = [
        {"key": f"gives-{token}", "n": card.script[token]}
        for token in ("intrigue", "spotlight")
        if card.script[token]
    ]
    if card.script["coin"] >= 0:
        found.append({"key": "gives-coin", "coin": {"noun": COIN_NAMES[card.script["coin"]]}})
    if card.script["handkerchief"]:
        found.append({"key": "gives-handkerchief"})
    return found


def effect(card: OwnCard, meta: Mapping[str, object]) -> list[Message]:
    """Wounds and deaths, then whatever else is written on it."""
    verb, whom = OWN_VERBS[card.script["verb"]], card.script["character_2"]
    found: list[Message] = []
    if verb in {"wounds", "kills"}:
        key = "does-wound" if verb == "wounds" else "does-kill"
        found.append({"key": key, "character": {"noun": CHARACTER_NAMES[whom]}})
    return found + [says(one, "nobody", meta) for one in card.effects]


def script_board(
    sheet: Sheet, card: OwnCard, meta: Mapping[str, object], speaker: dict[str, str]
) -> dict[str, object]:
    """What is drawn of an own script card."""
    one, two = card.script["character_1"], text(sheet, card, "character_2")
    return {
        "title": names_of(sheet, card),
        "crown": CHARACTER_NAMES[one] == "iago",
        "character_1": CHARACTER_NAMES[one],
        "verb": OWN_VERBS[card.script["verb"]],
        "character_2": two if two in CHARACTER_NAMES or two == THE_TRUTH else None,
        "curtain": "none",
        "points": [points(card)],
        "rewards": rewards(card),
        "effect": effect(card, meta),
        "quote": text(sheet, card, "quote") if card.has_quote else "",
        "speaker": speaker if card.has_quote else dict.fromkeys(LANGUAGES, ""),
        "where": text(sheet, card, "quote_ref") if card.has_quote else "",
        "origin": dict.fromkeys(("title", "points", "rewards", "quotation"), ORIGIN),
        "own": True,
        "about": abouts(sheet, card),
    }


def staging_board(sheet: Sheet, card: OwnCard, meta: Mapping[str, object]) -> dict[str, object]:
    """What is drawn of an own staging card."""
    return {
        "copies": 1,
        "does": sentence(card, meta),
        "own": True,
        "title": names_of(sheet, card),
        "about": abouts(sheet, card),
        "stops": {
            "spotlight": "spotlight" in card.stopped_by,
            "seize": "seize" in card.stopped_by,
            "shield": "no-drama" in card.stopped_by,
        },
        "played": [
            word for word, so in zip(PLAYED, (card.from_hand, card.answers), strict=True) if so
        ],
    }


def abouts(sheet: Sheet, card: OwnCard) -> dict[str, str]:
    """The words of one's own below its name; none are borrowed."""
    return {language: text(sheet, card, f"about_{language}") for language in LANGUAGES}


def script_row(
    sheet: Sheet, card: OwnCard, language: str, meta: Mapping[str, object], speaker: str, act: str
) -> CardRow:
    """Its line in the table of script cards."""
    columns = (
        names_of(sheet, card)[language],
        card.noun,
        (points(card),),
        tuple(rewards(card)),
        tuple(effect(card, meta)),
        quotation(sheet, card, speaker),
    )
    return CardRow(columns, (ORIGIN,) * len(columns), (act,))


def staging_row(sheet: Sheet, card: OwnCard, language: str, meta: Mapping[str, object]) -> CardRow:
    """Its line in the table of staging cards."""
    columns = (names_of(sheet, card)[language], "1", tuple(sentence(card, meta)))
    return CardRow(columns, (ORIGIN,) * len(columns))
