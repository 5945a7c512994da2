"""Gaps: what a game says and a language lacks. A table shows a [key]; a test shows them all."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from groundlings.words.catalogue import BadCatalogue, Section, read
from groundlings.words.language import FORMS, languages
from groundlings.words.phrase import Phrase, Slot
from groundlings.words.phrasebook import DEFAULT, OF, OPTIONS, OWN, SEAT
from words.heard import Heard

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from groundlings.kernel.game import Game

SECTIONS: Final = (
    "game",
    "event",
    "brief",
    "deed",
    "scene",
    "prompt",
    "reason",
    "effect",
    "order",
    "verb",
    "noun",
    "label",
    "variant",
)
OF_EVENTS: Final = ("event", "brief", "deed")
EFFECTS: Final = "effects"
"""What came of a deed, in the sentence that tells it."""


def gaps(game: Game, views: Iterable[Mapping[str, object]] = ()) -> list[str]:
    """Every way in which the words of a game fall short, one sentence each; none if it is whole.

    The views tell what only play can tell: which prompts there are and which keys want a label.
    The cards tell which effects there are.
    """
    reader = _Reader(game, views)
    if reader.unread:
        return reader.unread
    return list(dict.fromkeys((*reader.missing(), *reader.torn(), *reader.unequal())))


def unheard(game: Game, views: Iterable[Mapping[str, object]]) -> list[str]:
    """The prompts, reasons, labels and nouns that none of these views had: leftovers, or rare."""
    reader = _Reader(game, views)
    return reader.unread or list(reader.leftover())


def text_gaps(folder: Path = OWN) -> list[str]:
    """How the catalogues of a folder that belongs to no game differ from each other."""
    books = {language: read(folder, language) for language in languages()}
    found: list[str] = []
    for language, book in books.items():
        for section, key, text in _sentences(book):
            where, phrase = f"[{section}] {key}", Phrase(text)
            found += _ragged(language, where, phrase)
            for slot in phrase.slots:
                if (language, slot.form) != ("fr", OF):  # of a player: no number
                    found += _counted(language, where, slot)
    sections = sorted({name for book in books.values() for name in book})
    return [*found, *_differences(books, sections)]


class _Reader:
    """Reads the three catalogues of a game side by side."""

    def __init__(self, game: Game, views: Iterable[Mapping[str, object]]) -> None:
        self.game = game
        self.unread: list[str] = []
        self.books: dict[str, dict[str, Section]] = {}
        for language in languages():
            try:
                self.books[language] = read(game.folder / "words", language)
            except BadCatalogue as error:
                self.unread.append(f"{language}: {error}")
        hidden = [_hidden(book.get("label", {})) for book in self.books.values()]
        self.card_tables = game.guide.cards(languages()[0])
        self.heard = Heard(views, set.intersection(*hidden) if hidden else set(), self.card_tables)
        self.verbs: dict[str, list[str]] = {}
        for verb, noun in game.notation.pairs:
            self.verbs.setdefault(verb, []).append(noun)

    # What is missing, and what nobody asked for

    def missing(self) -> Iterator[str]:
        """Keys that a language lacks, and keys that the game does not know."""
        for language, book in self.books.items():
            if not book:
                yield f"{language}: there is no words/{language}.toml, or nothing in it"
                continue
            for section in book:
                if section not in SECTIONS:
                    yield f"{language}: [{section}] is no section; they are {', '.join(SECTIONS)}"
            for section, keys in self._wanted().items():
                for key in sorted(keys):
                    if not _said(book, section, key):
                        yield f"{language}: [{section}] has no {key}"
            for key in sorted(self.heard.values | self._nouns()):
                if not any(key in book.get(section, {}) for section in ("noun", "label")):
                    yield f"{language}: [noun] has no {key}"
            yield from self._unknown(language, book)
            yield from self._settings(language, book.get("variant", {}))

    def leftover(self) -> Iterator[str]:
        """Keys of which no view has made use."""
        wanted = self._wanted()
        spoken = self.heard.values | self.heard.keys | self._nouns()
        nouns = spoken | {noun for nouns in self.verbs.values() for noun in nouns}
        for language, book in self.books.items():
            used = {
                "prompt": wanted["prompt"],
                "reason": wanted["reason"],
                "label": wanted["label"] | self.heard.values | _hidden(book.get("label", {})),
                "noun": nouns,
            }
            for section, keys in used.items():
                for key in book.get(section, {}):
                    if key not in keys:
                        yield f"{language}: [{section}] {key} was never heard"

    def _wanted(self) -> dict[str, set[str]]:
        columns = {column for card_table in self.card_tables for column in card_table.columns}
        return {
            "game": {"name"},
            "event": set(self.game.messages.kinds),
            "prompt": set(self.heard.messages["prompt"]),
            "reason": set(self.heard.messages["reason"]),
            "effect": set(self.heard.messages["effect"]),
            "order": {*self.game.deeds, *self.game.passes},
            "verb": set(self.verbs),
            "label": self.heard.keys | columns | {one.title for one in self.card_tables},
            "variant": set(self.game.variants),
        }

    def _nouns(self) -> set[str]:
        """Every noun a message may carry."""
        meanings = self.game.messages.fields.values()
        return {noun for nouns in meanings if not isinstance(nouns, str) for noun in nouns}

    def _unknown(self, language: str, book: dict[str, Section]) -> Iterator[str]:
        texts = {f"{verb}:{noun}" for verb, nouns in self.verbs.items() for noun in nouns}
        known = {
            **{section: set(self.game.messages.kinds) for section in OF_EVENTS},
            "verb": texts | set(self.verbs),
            "variant": set(self.game.variants),
        }
        for section, keys in known.items():
            for key in book.get(section, {}):
                if key not in keys:
                    yield f"{language}: [{section}] {key} is nothing this game says"

    def _settings(self, language: str, section: Section) -> Iterator[str]:
        """A variant has a name, a sentence on what it changes, and a word for each choice."""
        for name, variant in self.game.variants.items():
            table = section.get(name)
            if not isinstance(table, dict):
                continue
            yield from (
                f"{language}: [variant] {name} has no {part}"
                for part in ("name", "doc")
                if not isinstance(table.get(part), str)
            )
            words = table.get("choices", {})
            choices = {str(choice) for choice in variant.choices if not isinstance(choice, bool)}
            yield from (
                f"{language}: [variant] {name} has no word for {choice}"
                for choice in sorted(choices - set(words))
            )
            yield from (
                f"{language}: [variant] {name} has a word for {choice}, which it cannot be"
                for choice in words
                if choice not in choices | {"true", "false"}
            )

    # What the sentences themselves get wrong

    def torn(self) -> Iterator[str]:
        """Slots that nothing fills, forms a noun does not have, braces that do not close."""
        for language, book in self.books.items():
            for section, key, text in _sentences(book):
                if section not in {*OF_EVENTS, "prompt", "reason", "effect", "verb"}:
                    continue
                where, phrase = f"[{section}] {key}", Phrase(text)
                yield from _ragged(language, where, phrase)
                if section == "verb":
                    yield from self._verb(language, key, phrase)
                else:
                    fields = self._fields(section, key)
                    for slot in phrase.slots:
                        yield from self._slot(language, where, slot, fields)

    def _fields(self, section: str, key: str) -> set[str]:
        """What a message of this key carries; one not heard yet may carry any field."""
        told = self.game.messages
        if section in OF_EVENTS:
            return {*told.kinds.get(key, ()), *([EFFECTS] if section == "deed" else [])}
        return self.heard.messages[section].get(key, {*told.fields, OPTIONS})

    def _slot(self, language: str, where: str, slot: Slot, fields: set[str]) -> Iterator[str]:
        meaning = self.game.messages.fields.get(slot.name)
        if slot.name == OPTIONS and where.startswith("[effect]") and OPTIONS in fields:
            return
        if slot.name == EFFECTS and EFFECTS in fields:
            return
        if slot.name not in fields or meaning is None:
            yield f"{language}: {where}: nothing fills {{{slot.name}}}"
        elif not isinstance(meaning, str):
            for noun in meaning:
                yield from self._form(language, where, noun, slot.form)
        elif meaning == SEAT:
            if slot.form and (language, slot.form) != ("fr", OF):
                yield f"{language}: {where}: a player's name has no form {slot.form}"
        else:
            yield from _counted(language, where, slot)

    def _verb(self, language: str, key: str, phrase: Phrase) -> Iterator[str]:
        """A verb speaks for its nouns; those with a sentence of their own aside."""
        where = f"[verb] {key}"
        verb, _, own = key.partition(":")
        section = self.books[language]["verb"]
        nouns = (
            [own] if own else [n for n in self.verbs.get(verb, []) if f"{verb}:{n}" not in section]
        )
        for slot in phrase.slots:
            if slot.name != "noun" or nouns == [""]:
                yield f"{language}: {where}: nothing fills {{{slot.name}}}"
                return
        if not own and nouns not in ([""], []) and not phrase.slots:
            yield f"{language}: {where} does not say its {{noun}}"
        for slot in phrase.slots:
            for noun in nouns:
                if not noun.isdecimal() or noun in self.books[language].get("noun", {}):
                    yield from self._form(language, where, noun, slot.form)
                elif slot.form not in {"", SEAT}:
                    yield from _counted(language, where, slot)
                    break

    def _form(self, language: str, where: str, noun: str, form: str) -> Iterator[str]:
        """A noun that is there has the form a sentence wants; one form for all is a plain text."""
        found = self.books[language].get("noun", {}).get(noun)
        if found is None:
            if where.startswith("[verb]"):
                yield f"{language}: [noun] has no {noun}, which {where} wants"
        elif (form or DEFAULT) not in (found if isinstance(found, dict) else {DEFAULT}):
            yield f"{language}: {where} wants the form {form or DEFAULT} of {noun}"

    # Where the languages differ

    def unequal(self) -> Iterator[str]:
        """Keys, slots and the way of reading a label are the same in all languages."""
        yield from _differences(self.books, [name for name in SECTIONS if name != "variant"])
        first = languages()[0]
        for language in languages()[1:]:
            for key, label in self.books[language].get("label", {}).items():
                other = self.books[first].get("label", {}).get(key)
                if other is not None and _reading(label) != _reading(other):
                    yield f"{language}: [label] {key} is to be read otherwise than in {first}"


def _said(book: dict[str, Section], section: str, key: str) -> bool:
    """A key of a view may be a noun, or one that our own catalogues name."""
    if section == "label":
        return any(key in book.get(name, {}) for name in ("label", "noun")) or key in _own_labels()
    return key in book.get(section, {})


def _sentences(book: dict[str, Section]) -> Iterator[tuple[str, str, str]]:
    for section, keys in book.items():
        for key, text in keys.items():
            if isinstance(text, str):
                yield section, key, text


def _ragged(language: str, where: str, phrase: Phrase) -> Iterator[str]:
    if not phrase.parts:
        yield f"{language}: {where} is empty"
    if phrase.is_torn:
        yield f"{language}: {where} has a brace that belongs to no slot"


def _counted(language: str, where: str, slot: Slot) -> Iterator[str]:
    if slot.form and slot.form.count("|") + 1 != FORMS[language]:
        yield f"{language}: {where}: {{{slot.name}:{slot.form}}} wants {FORMS[language]} forms"


def _differences(books: Mapping[str, dict[str, Section]], sections: Sequence[str]) -> Iterator[str]:
    """What one language has and another lacks; whole options may have words in one alone."""
    for section in sections:
        slots = {
            language: {key: _slots(text) for key, text in book.get(section, {}).items()}
            for language, book in books.items()
        }
        keys = {
            key for found in slots.values() for key in found if section != "verb" or ":" not in key
        }
        for key in sorted(keys):
            lacking = [language for language, found in slots.items() if key not in found]
            yield from (f"{language}: [{section}] has no {key}" for language in lacking)
            if not lacking and len({slots[language][key] for language in slots}) > 1:
                told = "; ".join(f"{lang} {' '.join(sorted(slots[lang][key]))}" for lang in slots)
                yield f"[{section}] {key} has other slots in other languages: {told}"


def _slots(text: object) -> frozenset[str]:
    """The names of the slots; a noun that is a player is not the same as a thing."""
    if not isinstance(text, str):
        return frozenset()
    return frozenset(
        f"{{{slot.name}:{SEAT}}}" if slot.form == SEAT else f"{{{slot.name}}}"
        for slot in Phrase(text).slots
    )


@cache
def _own_labels() -> frozenset[str]:
    return frozenset(read(OWN, languages()[0])["label"])


def _hidden(labels: Section) -> set[str]:
    return {key for key, label in labels.items() if isinstance(label, dict) and label.get("hide")}


def _reading(label: object) -> dict[str, object]:
    """How a label is read, without its words; `none` and `table` are words, but there or not."""
    if not isinstance(label, dict):
        return {}
    found = {k: k if k in {"none", "table"} else v for k, v in label.items() if k != "name"}
    if isinstance(inner := found.get("within"), dict):
        found["within"] = {key: _reading(one) for key, one in inner.items()}
    return found
