"""The languages of the house, and how each counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import normalize

if TYPE_CHECKING:
    from collections.abc import Sequence

FORMS: Final = {"en": 2, "fr": 2, "hu": 1}
"""How many forms of a word can follow a number: one nut, two nuts; egy dió, két dió."""


class UnknownLanguage(LookupError):  # noqa: N818 - it names what was given
    """A language we do not speak; the message names those we do."""


def languages() -> tuple[str, ...]:
    """The languages everything is told in."""
    return tuple(FORMS)


def spoken(language: str) -> str:
    """The language itself, if we speak it; else UnknownLanguage."""
    if language not in FORMS:
        raise UnknownLanguage(
            f"there is no language {language!r}; the languages are: {', '.join(FORMS)}"
        )
    return language


def amid(language: str, n: int, name: str) -> str:
    """A player's number amid a sentence: Hungarian wants its article, az 1. and az 5., a 2."""
    if language != "hu":
        return name
    return f"az {name}" if n in (1, 5) else f"a {name}"


def of(name: str) -> str:
    """Whose something is in French: la carte d'Anna, la carte de Béla."""
    first = normalize("NFD", name[:1]).casefold()[:1]
    return f"d\u2019{name}" if first and first in "aeiou" else f"de {name}"


def plural(language: str, n: int, forms: Sequence[str]) -> str:
    """The form that follows this number: 0 nuts in English, 0 noix as 1 in French."""
    alone = {"en": abs(n) == 1, "fr": abs(n) <= 1, "hu": True}[language]
    return forms[0] if alone else forms[-1]
