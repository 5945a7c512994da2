"""A catalogue: one TOML file of words in one language, in sections of keys."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

Section = dict[str, object]
"""A key to a phrase, or to a table of its forms."""


class BadCatalogue(ValueError):  # noqa: N818 - it names what was found
    """A file of words that cannot be read; the message says where."""


def read(folder: Path, language: str) -> dict[str, Section]:
    """The words of this language in a folder, by section; nothing if there is no such file."""
    path = folder / f"{language}.toml"
    try:
        with path.open("rb") as file:
            found = tomllib.load(file)
    except FileNotFoundError:
        return {}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadCatalogue(
            f"the words in {path.name} of {folder} cannot be read: {error}"
        ) from None
    for name, section in found.items():
        if not isinstance(section, dict):
            raise BadCatalogue(
                f"{name!r} in {path.name} of {folder} stands in no section; write [section]"
            )
    return found


def merged(catalogues: Iterable[dict[str, Section]]) -> dict[str, Section]:
    """All of them as one; what comes later speaks before what came earlier."""
    whole: dict[str, Section] = {}
    for catalogue in catalogues:
        for name, section in catalogue.items():
            whole[name] = {**whole.get(name, {}), **section}
    return whole
