"""The phrasebook: everything a table says, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.words.catalogue import Section, merged, read
from groundlings.words.language import amid, of, plural, spoken
from groundlings.words.phrase import Phrase, Slot, is_key

if TYPE_CHECKING:
    from collections.abc import Sequence

OWN: Final = Path(__file__).parent
"""Where the words stand that belong to no game."""

DEFAULT: Final = "default"
ALONE: Final = "alone"
"""The form of a noun that stands by itself, as in a list: `pie`, where else it is `the pie`."""
SEAT: Final = "seat"
OF: Final = "de"
"""The form of a player whose something is, where a language joins the two: d'Anna, de Béla."""
_WORDS: Final = ("by", "none", "table", "draw", "beside")
MOST_EVENTS: Final = 2000
"""So many sentences a book remembers: a log is told again and again."""
LONGEST_KEPT: Final = 2000
"""Letters of a text that is kept: a longer one has somebody's own words in it."""
MOST_TEXTS: Final = 1000
"""And so many texts of the house, by what stands in their slots."""
SIMPLE: Final = {str, int}
"""What a slot holds that can be looked up; True would be taken for 1."""
OPTIONS: Final = "options"
"""The field of an effect that offers several: for each of them a list of effects."""


class Label(NamedTuple):
    """How a key of a view is named, and how what stands under it is to be read.

    `by` = "seat": its entries are one for each player; `holds` = "seat": its numbers are players.
    One that stands aside is shown to who asks for everything; a hidden one is for programs.
    `none` says what it means, there and within, that something is missing; if empty: none.
    `table` is its name where the table has it and not a player; it stands aside there.
    `draw` names the picture it is drawn as, `beside` the verb whose choices want that picture.
    Of what stands `apart` a short view tells who looks their own, and of others how many.
    When a `chapter` is another one, the table is shown anew.
    A key that means something else here than elsewhere has its own label `within` this one.
    """

    name: str
    by: str = ""
    holds: str = ""
    aside: bool = False
    hidden: bool = False
    none: str = ""
    table: str = ""
    draw: str = ""
    beside: str = ""
    apart: bool = False
    chapter: bool = False
    within: Mapping[str, Label] = MappingProxyType({})


class Phrasebook:
    """The words of one language, with the names of those who play. A key it lacks it says [so]."""

    def __init__(
        self, language: str, sections: dict[str, Section], names: Sequence[str] = ()
    ) -> None:
        self.language: Final = spoken(language)
        self.names: Final = tuple(names)
        self._sections = sections
        self._plain: dict[str, str] = {}
        self._texts: dict[tuple[object, ...], str] = {}
        self._phrases: dict[str, Phrase] = {}
        self._labels: dict[str, Label] = {}
        self._events: dict[str, str] = {}

    def seated(self, names: Sequence[str]) -> Phrasebook:
        """The same words for these players, by seat; one without a name gets a number."""
        return Phrasebook(self.language, self._sections, names)

    def renamed(self, names: Mapping[str, str | Mapping[str, str]]) -> Phrasebook:
        """The same words with other names for some nouns, as an owner's edition may give them."""
        nouns = dict(self._sections.get("noun", {}))
        for noun, name in names.items():
            forms = nouns.get(noun)
            if not isinstance(name, str):
                nouns[noun] = {**forms, **name} if isinstance(forms, dict) else dict(name)
                continue
            nouns[noun] = (
                {form: of(name) if form == OF else name for form in forms}
                if isinstance(forms, dict)
                else name
            )
        return Phrasebook(self.language, {**self._sections, "noun": nouns}, self.names)

    # Whole sentences

    def event(self, message: Mapping[str, object]) -> str:
        """What has happened."""
        key = str(message)
        told = self._events.get(key)
        if told is None:
            if len(self._events) > MOST_EVENTS:
                self._events.clear()
            told = self._events[key] = self._sentence("event", message)
        return told

    def brief(self, message: Mapping[str, object]) -> str:
        """The same in a few words, where a game has them for what stands amid others."""
        found = self._sections.get("brief", {}).get(str(message["key"]))
        return self._joined(found, message) if isinstance(found, str) else self.event(message)

    def deed(self, message: Mapping[str, object], effects: Sequence[str]) -> str:
        """What somebody does, and all that comes of it, in one sentence."""
        told = self.text("list.also").join(effects)
        if told and str(message["key"]) in self._sections.get("deed", {}):
            return self._sentence("deed", {**message, "effects": told})
        more = f" {told[0].upper()}{told[1:]}." if told else ""
        return self.event(message) + more

    def scene(self, name: str) -> str:
        """What something is called that befalls everybody."""
        return self.text(f"scene.{name}")

    def prompt(self, message: Mapping[str, object]) -> str:
        """What is asked."""
        return self._sentence("prompt", message)

    def reason(self, message: Mapping[str, object]) -> str:
        """Why a choice is not possible now."""
        return self._sentence("reason", message)

    def effect(self, message: Mapping[str, object]) -> str:
        """What a power does, in short."""
        return self._sentence("effect", message)

    def effects(self, messages: Sequence[Mapping[str, object]]) -> str:
        """What a power does that does several things."""
        return self.text("list.and").join(map(self.effect, messages))

    def value(self, value: str | Mapping[str, object] | Sequence[Mapping[str, object]]) -> str:
        """What stands in a field of a card: words, a noun, a power or several."""
        match value:
            case str():
                return value
            case {"noun": str(noun)}:
                return self.label(noun).name
            case Mapping():
                return self.effect(value)
            case _:
                return self.effects(value)

    def gloss(self, messages: Sequence[Mapping[str, object]]) -> str:
        """What one should know of a choice, thing after thing."""
        return self.text("list.also").join(map(self.effect, messages))

    def named(self, name: str, words: str) -> str:
        """A name and what it stands for, with the colon of the language."""
        return self.text("list.named", name=name, words=words)

    def about(self) -> str:
        """What the game is, in a sentence; empty if it does not say."""
        return self._of_game("about")

    def kicker(self) -> str:
        """What stands above its name on a playbill; empty if nothing does."""
        return self._of_game("kicker")

    def bot(self, name: str) -> str:
        """What a bot is; one we have no word for goes by its own name."""
        found = self._sections.get("bot", {}).get(name)
        return found if isinstance(found, str) else name

    def plays(self, name: str) -> str:
        """How a bot plays, in a sentence; empty if nobody has said."""
        found = self._sections.get("plays", {}).get(name)
        return found if isinstance(found, str) else ""

    def option(self, text: str) -> str:
        """What a choice would do: by its whole text if the catalogue has that, else by its verb."""
        verb, _, noun = text.partition(":")
        section = self._sections.get("verb", {})
        found = section.get(text, section.get(verb))
        if not isinstance(found, str):
            return f"[{text}]"
        return self._filled(found, {"noun": {"noun": noun}})

    def verb(self, verb: str) -> str:
        """What all choices of a verb do, with an ellipsis for what each does it to."""
        found = self._sections.get("verb", {}).get(verb)
        told = self._filled(found, {"noun": "…"}) if isinstance(found, str) else verb
        return told.replace("… …", "…")

    def text(self, key: str, **values: object) -> str:
        """A text of the house, `section.key`, with what belongs into its slots."""
        if not values:
            plain = self._plain.get(key)
            if plain is None:
                plain = self._plain[key] = self._read(key, values)
            return plain
        if not SIMPLE.issuperset(map(type, values.values())):
            return self._read(key, values)
        asked = key, *values.items()
        told = self._texts.get(asked)
        if told is None:
            told = self._read(key, values)
            if len(told) > LONGEST_KEPT:
                return told
            if len(self._texts) >= MOST_TEXTS:
                self._texts.clear()
            self._texts[asked] = told
        return told

    def _read(self, key: str, values: Mapping[str, object]) -> str:
        section, _, name = key.partition(".")
        found = self._sections.get(section, {}).get(name)
        return self._filled(found, values) if isinstance(found, str) else f"[{key}]"

    # Names

    def player(self, seat: int) -> str:
        """Who sits there; below 0 sits nobody."""
        if seat < 0:
            return self.text("player.nobody")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("player.unnamed", n=seat + 1)

    def told(self, seat: int, form: str = "") -> str:
        """Who sits there, amid a sentence."""
        name = self.player(seat)
        if self._is_numbered(seat):
            name = amid(self.language, seat + 1, name)
        return of(name) if form == OF else name

    def _is_numbered(self, seat: int) -> bool:
        return seat >= 0 and not any(self.names[seat : seat + 1])

    def noun(self, noun: str, form: str = DEFAULT) -> str:
        """A thing of the game in one of its forms, or as it stands by default."""
        found = self._sections.get("noun", {}).get(noun)
        if isinstance(found, dict):
            found = found.get(form, found.get(DEFAULT))
        return found if isinstance(found, str) else f"[{noun}]"

    def knows(self, noun: str) -> bool:
        """Whether this is a thing of the game."""
        return noun in self._sections.get("noun", {})

    def label(self, key: str) -> Label:
        """How a key of a view, a source of points or a column is named: by label, else by noun."""
        known = self._labels.get(key)
        if known is None:
            known = self._labels[key] = self._read_label(key)
        return known

    def label_within(self, above: str, key: str) -> Label:
        """The same of what stands in something that may have a label of its own for it."""
        return self.label(above).within.get(key) or self.label(key)

    def _read_label(self, key: str) -> Label:
        found = self._sections.get("label", {}).get(key)
        if isinstance(found, (str, dict)):
            return _label(key, found)
        return Label(self.noun(key, ALONE) if self.knows(key) or is_key(key) else key)

    def title(self) -> str:
        """The name of the game."""
        return self.text("game.name")

    def variant(self, name: str) -> str:
        """The name of a way to play."""
        return self._of_variant(name, "name") or f"[{name}]"

    def variant_doc(self, name: str) -> str:
        """What a way to play changes."""
        return self._of_variant(name, "doc") or f"[{name}]"

    def setting(self, name: str, setting: str) -> str:
        """What a way to play is set to, as the record writes it; true and false are yes and no."""
        found = self._sections.get("variant", {}).get(name)
        choices = found.get("choices") if isinstance(found, dict) else None
        word = choices.get(setting) if isinstance(choices, dict) else None
        if word is None and setting in {"true", "false"}:
            return self.text(f"setting.{setting}")
        return word if isinstance(word, str) else f"[{setting}]"

    def _of_game(self, part: str) -> str:
        found = self._sections.get("game", {}).get(part)
        return found if isinstance(found, str) else ""

    def _of_variant(self, name: str, part: str) -> str | None:
        found = self._sections.get("variant", {}).get(name)
        word = found.get(part) if isinstance(found, dict) else None
        return word if isinstance(word, str) else None

    # Filling in

    def _sentence(self, section: str, message: Mapping[str, object]) -> str:
        found = self._sections.get(section, {}).get(str(message["key"]))
        return self._filled(found, message) if isinstance(found, str) else f"[{message['key']}]"

    def _filled(self, text: str, values: Mapping[str, object]) -> str:
        """The sentence; one that begins with a noun begins with a capital."""
        phrase = self._phrase(text)
        if phrase.is_plain:
            return text
        told = self._joined(text, values)
        first = phrase.parts[0]
        if isinstance(first, Slot) and self._is_common(first, values.get(first.name)):
            return told[:1].upper() + told[1:]
        return told

    def _is_common(self, slot: Slot, value: object) -> bool:
        """Whether it is no name that somebody has chosen: a noun, or a player by number."""
        match value:
            case {"seat": int(seat)}:
                return self._is_numbered(seat)
            case {"noun": str()}:
                return slot.form != SEAT
        return False

    def _joined(self, text: str, values: Mapping[str, object]) -> str:
        """A text with what belongs into its slots."""
        return "".join(
            [
                self._value(part, values.get(part.name)) if isinstance(part, Slot) else part
                for part in self._phrase(text).parts
            ]
        )

    def _phrase(self, text: str) -> Phrase:
        phrase = self._phrases.get(text)
        if phrase is None:
            phrase = self._phrases[text] = Phrase(text)
        return phrase

    def _value(self, slot: Slot, value: object) -> str:
        match value:
            case {"seat": int(seat)}:
                return self.told(seat, slot.form)
            case {"noun": str(noun)}:
                return self._noun(noun, slot.form)
            case int(number):
                return self._number(number, slot.form)
            case str(words):
                return words
            case [_, *_] as several:
                return self._several(slot, several)
            case _:
                return f"[{slot.name}]"

    def _several(self, slot: Slot, several: Sequence[object]) -> str:
        """One or the other: powers, or things in a row, as in black, blue or green."""
        *told, last = [self._option(slot, one) for one in several]
        if isinstance(several[0], (list, tuple)):
            return self.text("list.either").join([*told, last])
        row = [self.text("list.and").join(told)] if told else []
        return self.text("list.or").join([*row, last])

    def _option(self, slot: Slot, one: object) -> str:
        """One of several: the effects of a power, or any other value."""
        if isinstance(one, (list, tuple)):
            return self.effects([effect for effect in one if isinstance(effect, dict)])
        return self._value(slot, one)

    def _noun(self, noun: str, form: str) -> str:
        """A noun that is a number speaks for itself, or for a player where the slot says `seat`."""
        if not noun.isdecimal() or self.knows(noun):
            return self.noun(noun, form or DEFAULT)
        return self.told(int(noun)) if form == SEAT else self._number(int(noun), form)

    def _number(self, number: int, form: str) -> str:
        return plural(self.language, number, form.split("|")) if form else str(number)


def _label(key: str, found: str | dict[str, Any]) -> Label:
    """A label as a catalogue has it: its name alone, or a table."""
    if isinstance(found, str):
        return Label(found)
    words = {name: str(found.get(name, "")) for name in _WORDS}
    return Label(
        name=str(found.get("name", f"[{key}]")),
        holds=str(found.get("is", "")),
        aside=found.get("aside") is True,
        hidden=found.get("hide") is True,
        apart=found.get("apart") is True,
        chapter=found.get("chapter") is True,
        within={inner: _label(inner, one) for inner, one in found.get("within", {}).items()},
        **words,
    )


@cache
def phrasebook(language: str, *folders: Path) -> Phrasebook:
    """Our own words and those of these games, each from the `words` of its folder."""
    spoken(language)
    places = (OWN, *(folder / "words" for folder in folders))
    return Phrasebook(language, merged(read(place, language) for place in places))
