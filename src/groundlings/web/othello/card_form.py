"""What the form of a card sends, and what its buttons do: from fields to a card.

A card is plain data, as the small file has it; what it may be made of is the game's vocabulary.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    Card = dict[str, Any]
    """Keys and values as in the small file."""
    Vocabulary = Mapping[str, Any]

STAGING, SCRIPT = "staging", "script"
NUMBERS: Final = {
    STAGING: ("price_lead", "price_company"),
    SCRIPT: ("points", "intrigue", "spotlight"),
}
LISTS: Final = ("played", "stopped_by")
OPENS: Final = "opens"
"""As the form says that a card opens its act; the file has nothing between the quotes."""
BEFORE_THE_END: Final = ""
"""As the form says that it stands just before the full curtain; the file leaves the key out."""
COIN, OTHERS, NO_DRAMA = "coin", "others", "no-drama"
COLOURED: Final = "\N{VARIATION SELECTOR-16}"
"""With which telephones follow an emoji; it can be seen without."""
UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"
WHOLE: Final = re.compile(r"-?[0-9]{1,6}")
OF_EFFECT: Final = re.compile(r"e([0-9])\.([a-z_]{1,20})")
MOST_READ: Final = 10
"""So many effects are read of a form; how many a card may have says the vocabulary."""


# From the form to a card


def card_of(pairs: Iterable[tuple[str, str]], vocabulary: Vocabulary) -> Card:
    """The card that a form has sent; what it does not know is left out, what is wrong stays."""
    several: dict[str, list[str]] = {}
    for key, value in pairs:
        several.setdefault(key, []).append(plain(value))
    sent = {key: values[-1] for key, values in several.items()}
    sort = SCRIPT if sent.get("sort") == SCRIPT else STAGING
    card: Card = {"sort": sort}
    card |= {key: sent[key] for key in texts_of(sort, vocabulary) if sent.get(key)}
    card |= {key: _number(sent[key]) for key in NUMBERS[sort] if sent.get(key)}
    if sort == STAGING:
        card |= {key: sent[key] for key in ("target", "price") if sent.get(key)}
        card |= {key: several.get(key, []) for key in LISTS}
    else:
        card |= _of_script(sent)
    effects = _effects(sent, vocabulary)
    return card | ({"effects": effects} if effects or sort == STAGING else {})


def _of_script(sent: Mapping[str, str]) -> Card:
    """What script cards alone have, but for words and numbers."""
    card: Card = {key: sent.get(key, "") for key in ("act", "character_1", "verb", "character_2")}
    if sent.get("coin"):
        card["coin"] = sent["coin"]
    if sent.get("handkerchief"):
        card["handkerchief"] = True
    follows = sent.get("follows", BEFORE_THE_END)
    if follows != BEFORE_THE_END:
        card["follows"] = "" if follows == OPENS else follows
    return card


def blank_of(sort: str, vocabulary: Vocabulary) -> Card:
    """A blank card: what the form shows at first."""
    if sort == STAGING:
        stops = [stop for stop in vocabulary["stops"] if stop != NO_DRAMA]
        return {"sort": sort, "effects": [], "played": [], "stopped_by": stops}
    act, of = next(iter(vocabulary["acts"].items()))
    return {
        "sort": sort,
        "act": act,
        "character_1": of["characters"][0],
        "verb": next(iter(vocabulary["verbs"])),
        "character_2": of["characters"][1],
        "points": 1,
    }


def texts_of(sort: str, vocabulary: Vocabulary) -> list[str]:
    """The keys under which a card of this sort has words of its writer."""
    languages = vocabulary["languages"]
    found = [*languages, *(f"about_{language}" for language in languages)]
    return found if sort == STAGING else [*found, "quote", "quote_ref", "quote_speaker"]


def plain(text: str) -> str:
    """A line of text: blanks are single ones, and what no key types is not there."""
    line = " ".join(text.split())
    return "".join(one for one in line if category(one) != "Cc" and one != COLOURED)


def seen(text: str) -> str:
    """A text with a sign for each character in it that nobody would see."""
    return "".join(one if one.isprintable() or one in "\r\n\t" else UNSEEN for one in text)


def _number(text: str) -> int | str:
    return int(text) if WHOLE.fullmatch(text) else text


def _effects(sent: Mapping[str, str], vocabulary: Vocabulary) -> list[dict[str, Any]]:
    """The effects in their order; of each only what matters for what it does."""
    found: dict[int, dict[str, str]] = {}
    for key, value in sent.items():
        if place := OF_EFFECT.fullmatch(key):
            found.setdefault(int(place[1]), {})[place[2]] = value
    return [
        effect_of(one["do"], one, vocabulary)
        for _, one in sorted(found.items())[:MOST_READ]
        if one.get("do")
    ]


def effect_of(do: str, sent: Mapping[str, str], vocabulary: Vocabulary) -> dict[str, Any]:
    """One effect: with each value that belongs to it, as it was sent or else the first there is."""
    kind = kinds_of(vocabulary).get(do)
    effect: dict[str, Any] = {"do": do}
    for key in ("what", "n", "which", "from", "who"):
        span = asked(effect, kind).get(key)
        if span is None:
            continue
        if is_number(span):
            effect[key] = _number(sent.get(key) or str(span[0]))
        else:
            value = sent.get(key, span[0])
            effect[key] = value if value in span else span[0]
    return effect


def kinds_of(vocabulary: Vocabulary) -> dict[str, Mapping[str, Any]]:
    """What effects there are, by name."""
    return {kind["do"]: kind for kind in vocabulary["effects"]}


def asked(effect: Mapping[str, Any], kind: Mapping[str, Any] | None) -> dict[str, Sequence[Any]]:
    """The values that matter for an effect, by what it is about already: words, or a span."""
    if kind is None:
        return {}
    found: dict[str, Sequence[Any]] = {}
    if kind["what"]:
        found["what"] = kind["what"]
    what = effect.get("what", kind["what"][0] if kind["what"] else "")
    span = kind["n"].get(what)
    if span and span[0] < span[1]:
        found["n"] = span
    if kind["which"] and what == COIN:
        found["which"] = kind["which"]
    if kind["side"]:
        sides = [side for side in kind["sides"] if side != OTHERS or what != COIN]
        if len(sides) > 1:
            found[kind["side"]] = sides
    return found


def is_number(span: Sequence[object]) -> bool:
    """Whether a value is a number from the first to the second of these."""
    return isinstance(span[0], int)


# What the buttons do


def turned(card: Card, deed: str, vocabulary: Vocabulary) -> tuple[Card, str]:
    """The card after a button of its effects, and the field at which its writer goes on."""
    effects = [*card.get("effects", ())]
    verb, _, number = deed.partition(":")
    at = int(number) if number.isdecimal() and len(number) == 1 else len(effects)
    focus = ""
    match verb:
        case "add" if len(effects) < vocabulary["most_effects"]:
            effects.append(effect_of(_first(card, vocabulary), {}, vocabulary))
            focus = f"e{len(effects) - 1}.do"
        case "remove" if at < len(effects):
            del effects[at]
            focus = f"e{min(at, len(effects) - 1)}.do" if effects else "add"
        case "up" if 0 < at < len(effects):
            effects[at - 1], effects[at] = effects[at], effects[at - 1]
            focus = f"e{at - 1}.do"
        case "down" if at < len(effects) - 1:
            effects[at + 1], effects[at] = effects[at], effects[at + 1]
            focus = f"e{at + 1}.do"
    return ({**card, "effects": effects} if focus else card), focus


def _first(card: Card, vocabulary: Vocabulary) -> str:
    """The effect that a new row begins with."""
    offered = offered_to(card, vocabulary)
    return "gain" if "gain" in offered else offered[0]


def offered_to(card: Card, vocabulary: Vocabulary) -> list[str]:
    """The effects that a card of this sort may have at all."""
    kinds = vocabulary["effects"]
    return [kind["do"] for kind in kinds if card["sort"] == STAGING or kind["script"]]
