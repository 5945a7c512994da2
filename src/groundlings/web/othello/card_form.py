"""The form on which a card is written: from what is posted to a card, and from a card to fields.

A card is plain data, as the small file has it; what it may be made of is the game's vocabulary.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unicodedata import category

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from groundlings.words import Phrasebook

    Card = dict[str, Any]
    """Keys and values as in the small file."""
    Vocabulary = Mapping[str, Any]

STAGING, SCRIPT = "staging", "script"
WORDS: Final = ("about", "quote", "quote_ref", "quote_speaker")
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
    sent = {key: plain(value) for key, value in pairs}
    several: dict[str, list[str]] = {}
    for key, value in pairs:
        several.setdefault(key, []).append(plain(value))
    sort = SCRIPT if sent.get("sort") == SCRIPT else STAGING
    card: Card = {"sort": sort}
    for key in texts_of(sort, vocabulary):
        if sent.get(key):
            card[key] = sent[key]
    for key in NUMBERS[sort]:
        if sent.get(key):
            card[key] = _number(sent[key])
    if sort == STAGING:
        card |= {key: sent[key] for key in ("target", "price") if sent.get(key)}
        card |= {key: several.get(key, []) for key in LISTS}
    else:
        card |= {key: sent.get(key, "") for key in ("act", "character_1", "verb", "character_2")}
        if sent.get("coin"):
            card["coin"] = sent["coin"]
        if sent.get("handkerchief"):
            card["handkerchief"] = True
        follows = sent.get("follows", BEFORE_THE_END)
        if follows != BEFORE_THE_END:
            card["follows"] = "" if follows == OPENS else follows
    effects = _effects(sent, vocabulary)
    if effects or sort == STAGING:
        card["effects"] = effects
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


# From a card to fields


class Choice(NamedTuple):
    """One of several values."""

    value: str
    words: str
    is_chosen: bool


class Field(NamedTuple):
    """A field of the form, and what is wrong with what stands there."""

    name: str
    label: str
    kind: str
    """`text`, `number`, `select`, `checks` or `flag`."""
    value: str = ""
    choices: tuple[Choice, ...] = ()
    low: int = 0
    high: int = 0
    most: int = 0
    """How long a text may be."""
    language: str = ""
    """In which language it is written."""
    hint: str = ""
    redraws: bool = False
    """Whether other fields follow from it."""
    problems: tuple[str, ...] = ()


class EffectFields(NamedTuple):
    """One effect: what it does, and the values that matter for it."""

    number: int
    legend: str
    fields: tuple[Field, ...]
    is_first: bool
    is_last: bool
    problems: tuple[str, ...]


class Group(NamedTuple):
    """Fields that belong together."""

    key: str
    title: str
    fields: tuple[Field, ...]
    hint: str = ""


class CardForm(NamedTuple):
    """The whole form."""

    sort: str
    groups: tuple[Group, ...]
    effects: tuple[EffectFields, ...]
    may_add: bool
    effect_problems: tuple[str, ...]
    """What is wrong with the effects as a whole."""
    problems: tuple[str, ...]
    """What is wrong with the card as a whole."""
    count: int
    """How many problems there are."""
    focus: str


class Desk:
    """Lays out the form for a card, in the words of one language."""

    def __init__(
        self,
        card: Card,
        vocabulary: Vocabulary,
        book: Phrasebook,
        problems: Mapping[str, Sequence[str]],
    ) -> None:
        self.card = card
        self.vocabulary = vocabulary
        self.book = book
        self.problems = dict(problems)
        self._told: set[str] = set()

    def form(self, focus: str = "") -> CardForm:
        """All fields; a problem whose field is not there is one of the whole card."""
        card, most = self.card, int(self.vocabulary["most_effects"])
        groups = self._staging() if card["sort"] == STAGING else self._script()
        effects = tuple(self._effect(n, one) for n, one in enumerate(card.get("effects", ())))
        of_effects = self._of("effects")
        rest = [
            one for key, found in self.problems.items() if key not in self._told for one in found
        ]
        return CardForm(
            sort=card["sort"],
            groups=groups,
            effects=effects,
            may_add=len(effects) < most,
            effect_problems=of_effects,
            problems=tuple(rest),
            count=sum(len(found) for found in self.problems.values()),
            focus=focus,
        )

    def _of(self, key: str) -> tuple[str, ...]:
        self._told.add(key)
        return tuple(self.problems.get(key, ()))

    def _say(self, key: str, **values: object) -> str:
        return self.book.text(f"blank.{key}", **values)

    def _hint(self, key: str) -> str:
        return told(self.book, key)

    # The parts of the form

    def _staging(self) -> tuple[Group, ...]:
        return (
            self._names(),
            self._group(
                "price",
                self._select("price", self.vocabulary["prices"]["paid_in"], "noun"),
                *map(self._number, NUMBERS[STAGING]),
            ),
            self._group(
                "what",
                self._select("target", self.vocabulary["targets"], redraws=True),
                self._checks("played"),
                self._checks("stopped_by", "stops"),
            ),
            self._about(),
        )

    def _script(self) -> tuple[Group, ...]:
        card, acts = self.card, self.vocabulary["acts"]
        act = acts.get(card.get("act"), next(iter(acts.values())))
        verbs = self.vocabulary["verbs"]
        more = verbs.get(card.get("verb"), {}).get("character_2", ())
        whom = [*act["characters"], *more]
        return (
            self._names(),
            self._group(
                "scene",
                self._select("act", acts, "noun", redraws=True),
                self._select("character_1", act["characters"], "noun"),
                self._select("verb", verbs, redraws=True),
                self._select("character_2", whom, "noun"),
                self._follows(act),
            ),
            self._group(
                "worth",
                *map(self._number, NUMBERS[SCRIPT]),
                self._select("coin", self.vocabulary["rewards"]["coin"], "noun"),
                Field(
                    "handkerchief", self._say("f_handkerchief"), "flag",
                    "1" if card.get("handkerchief") else "",
                    problems=self._of("handkerchief"),
                ),
            ),
            self._group(
                "quote", *(self._text(key) for key in ("quote", "quote_speaker", "quote_ref"))
            ),
            self._about(),
        )  # fmt: skip

    def _group(self, key: str, *fields: Field) -> Group:
        return Group(key, self._say(f"s_{key}"), fields, self._hint(f"h_{key}"))

    def _names(self) -> Group:
        return self._group("names", *(self._text(key) for key in self.vocabulary["languages"]))

    def _about(self) -> Group:
        keys = (f"about_{language}" for language in self.vocabulary["languages"])
        return self._group("about", *(self._text(key) for key in keys))

    def _effect(self, n: int, effect: Mapping[str, Any]) -> EffectFields:
        values, do = kinds_of(self.vocabulary), effect["do"]
        offered = offered_to(self.card, self.vocabulary)
        choices = self._choices([*offered, *({do} - set(offered))], do, "do")
        fields = [
            Field(
                f"e{n}.do", self._say("f_do"), "select", do, choices,
                redraws=True, problems=self._of(f"e{n}.do"),
            )
        ]  # fmt: skip
        for key, span in asked(effect, values.get(do)).items():
            name, label = f"e{n}.{key}", self._say(f"f_{key}")
            value = str(effect.get(key, span[0]))
            if is_number(span):
                low, high = span
                fields.append(
                    Field(name, label, "number", value, low=low, high=high, problems=self._of(name))
                )
            else:
                offers = self._choices(span, value, key)
                redraws = key == "what"
                fields.append(
                    Field(
                        name, label, "select", value, offers,
                        redraws=redraws, problems=self._of(name),
                    )
                )  # fmt: skip
        count = len(self.card["effects"])
        legend = self._say("effect_n", n=n + 1)
        return EffectFields(n, legend, tuple(fields), n == 0, n == count - 1, self._of(f"e{n}"))

    # Fields

    def _text(self, key: str) -> Field:
        lengths = self.vocabulary["lengths"]
        kind, _, language = key.partition("_") if key.startswith("about_") else (key, "", "")
        if key in self.vocabulary["languages"]:
            kind, language = "name", key
        label = self._say(f"f_{kind}")
        if language:
            label = self._say(f"l_{language}")
        return Field(
            key, label, "text", seen(str(self.card.get(key, ""))), most=lengths[kind],
            language=language or ("en" if key == "quote" else ""),
            problems=self._of(key),
        )  # fmt: skip

    def _number(self, key: str) -> Field:
        low, high = self._span(key)
        value = str(self.card.get(key, "" if key == "points" else 0))
        label = self._say(f"f_{key}")
        return Field(key, label, "number", value, low=low, high=high, problems=self._of(key))

    def _span(self, key: str) -> Sequence[int]:
        vocabulary = self.vocabulary
        if key.startswith("price_"):
            return vocabulary["prices"]["span"]  # type: ignore[no-any-return]  # plain data
        return vocabulary["points"] if key == "points" else vocabulary["rewards"][key]  # type: ignore[no-any-return]  # the same

    def _select(
        self, key: str, values: Iterable[str], way: str = "", *, redraws: bool = False
    ) -> Field:
        offered = [*values]
        value = str(self.card.get(key, offered[0] if offered else ""))
        if value not in offered:
            offered.append(value)
        choices = self._choices(offered, value, way or key)
        return Field(
            key, self._say(f"f_{key}"), "select", value, choices,
            redraws=redraws, problems=self._of(key),
        )  # fmt: skip

    def _checks(self, key: str, values: str = "") -> Field:
        ticked = self.card.get(key, self._usual(key))
        choices = tuple(
            Choice(one, self._say(f"o_{key}_{_key(one)}"), one in ticked)
            for one in self.vocabulary[values or key]
        )
        return Field(key, self._say(f"f_{key}"), "checks", "", choices, problems=self._of(key))

    def _usual(self, key: str) -> Sequence[str]:
        """What is meant by a card that does not say it."""
        if key != "stopped_by":
            return ()
        aimed = self.card.get("target", "nobody") != "nobody"
        return [stop for stop in self.vocabulary["stops"] if aimed or stop != NO_DRAMA]

    def _follows(self, act: Mapping[str, Any]) -> Field:
        now = self.card.get("follows")
        value = BEFORE_THE_END if now is None else OPENS if now == "" else now
        offered = [OPENS, *(card for card in act["follows"] if card), BEFORE_THE_END]
        if value not in offered:
            offered.append(value)
        choices = tuple(Choice(one, self._place(one), one == value) for one in offered)
        return Field(
            "follows", self._say("f_follows"), "select", value, choices,
            problems=self._of("follows"),
        )  # fmt: skip

    def _place(self, follows: str) -> str:
        if follows == OPENS:
            return self._say("o_follows_opens")
        if follows == BEFORE_THE_END:
            return self._say("o_follows_before_the_end")
        return self._say("o_follows_after", card=self.book.noun(follows, "alone"))

    def _choices(self, values: Iterable[str], chosen: str, way: str) -> tuple[Choice, ...]:
        return tuple(Choice(one, self._word(one, way), one == chosen) for one in values)

    def _word(self, value: str, way: str) -> str:
        """What a value is called: a thing of the game, or by its own words."""
        if way in {"noun", "which"} and self.book.knows(value):
            return self.book.noun(value)
        key = f"o_{'none' if way == 'noun' else f'{way}_{_key(value)}'}"
        return told(self.book, key) or value


def told(book: Phrasebook, key: str) -> str:
    """What the words of the page have to say of this; nothing, if they have nothing."""
    found = book.text(f"blank.{key}")
    return "" if found == f"[blank.{key}]" else found


def _key(value: str) -> str:
    return value.replace("-", "_") or "none"
