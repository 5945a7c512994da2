"""The form on which a card is written: its fields, their choices, and what is wrong with each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from groundlings.web.othello.card_form import (
    BEFORE_THE_END,
    NO_DRAMA,
    NUMBERS,
    OPENS,
    SCRIPT,
    STAGING,
    asked,
    is_number,
    kinds_of,
    offered_to,
    seen,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from groundlings.web.othello.card_form import Card, Vocabulary
    from groundlings.words import Phrasebook


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
    language: str = ""
    """In which language it is written."""
    hint: str = ""
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
    faults: int
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
            faults=sum(len(found) for found in self.problems.values()),
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
                self._select("target", self.vocabulary["targets"]),
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
                self._select("act", acts, "noun"),
                self._select("character_1", act["characters"], "noun"),
                self._select("verb", verbs),
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
                problems=self._of(f"e{n}.do"),
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
                fields.append(
                    Field(
                        name, label, "select", value, offers,
                        problems=self._of(name),
                    )
                )  # fmt: skip
        count = len(self.card["effects"])
        legend = self._say("effect_n", n=n + 1)
        return EffectFields(n, legend, tuple(fields), n == 0, n == count - 1, self._of(f"e{n}"))

    # Fields

    def _text(self, key: str) -> Field:
        language = next((one for one in self.vocabulary["languages"] if key.endswith(one)), "")
        label = self._say(f"l_{language}" if language else f"f_{key}")
        return Field(
            key, label, "text", seen(str(self.card.get(key, ""))),
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

    def _select(self, key: str, values: Iterable[str], way: str = "") -> Field:
        offered = [*values]
        value = str(self.card.get(key, offered[0] if offered else ""))
        if value not in offered:
            offered.append(value)
        choices = self._choices(offered, value, way or key)
        return Field(
            key, self._say(f"f_{key}"), "select", value, choices,
            problems=self._of(key),
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
