"""Keys of words: those that pages and their code ask for, and those that catalogues hold."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    Keys = set[tuple[str, str]]

CALL: Final = re.compile(r"""(?:\bt|\btext)\(\s*f?["']([a-z_]+)\.([a-z_0-9{}.]*)["']?( ?~)?""")
"""A key in a template or in code: `t('lobby.yours')`, `text(f"ago.{unit}")`, `t('a.b_' ~ c)`."""


def asked(files: Iterable[Path]) -> Keys:
    """Every key that these files ask for, with its section; a joined one by its beginning and *."""
    return {
        (section, key.partition("{")[0] + ("*" if "{" in key or joined else ""))
        for file in files
        for section, key, joined in CALL.findall(file.read_text(encoding="utf-8"))
    }


def held(*folders: Path) -> Keys:
    """Every key of the catalogues in these folders, with its section."""
    found: Keys = set()
    for folder in folders:
        with (folder / "en.toml").open("rb") as file:
            found |= {(part, key) for part, texts in tomllib.load(file).items() for key in texts}
    return found


def unanswered(wanted: Keys, there: Keys) -> Keys:
    """Those that are asked for and not there."""
    return {one for one in wanted if not any(_answers(key, one) for key in there)}


def left_over(there: Keys, wanted: Keys) -> Keys:
    """Those that are there and that nobody asks for."""
    return {key for key in there if not any(_answers(key, one) for one in wanted)}


def _answers(key: tuple[str, str], one: tuple[str, str]) -> bool:
    """Whether this key is one that was asked for."""
    (section, name), (wanted, begun) = key, one
    if begun.endswith("*"):
        return section == wanted and name.startswith(begun[:-1])
    return section == wanted and name == begun
