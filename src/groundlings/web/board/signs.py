"""Signs: the small drawings beside what is told, by the things that an event names."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from groundlings.web.render import house_book, macro

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from markupsafe import Markup

    from groundlings.words import Phrasebook


def signs(template: str, *names: str) -> Callable[[Mapping[str, Any], Phrasebook], Markup]:
    """How events get their signs, by a template's `sign`, from what they name under these names."""

    @lru_cache(maxsize=4096)
    def drawn(language: str, key: str, *nouns: str) -> Markup:
        draw = macro(template, house_book(language))
        return draw("sign", key=key, **dict(zip(names, nouns, strict=True)))

    def sign(event: Mapping[str, Any], book: Phrasebook) -> Markup:
        """The sign of what an event speaks of; many have none."""
        nouns = (event[name]["noun"] if event.get(name) else "" for name in names)
        return drawn(book.language, str(event["key"]), *nouns)

    return sign
