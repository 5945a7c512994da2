"""The words of the pages: every key is there in every language, and none is left over."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest

from groundlings.web.render import FOLDER
from groundlings.words.phrasebook import OWN
from words.gaps import text_gaps

if TYPE_CHECKING:
    from collections.abc import Iterator

WORDS = FOLDER / "words"
CALL = re.compile(r"""(?:\bt|\btext)\(\s*f?["']([a-z_]+)\.([a-z_0-9{}.]*)["']?( ?~)?""")
"""A key in a template or in code: `t('lobby.yours')`, `text(f"ago.{unit}")`, `t('a.b_' ~ c)`."""


def called() -> Iterator[tuple[str, str]]:
    """Every key that pages and their code ask for; one that is put together, by its beginning."""
    pages = [FOLDER / "templates", FOLDER / "templates" / "board"]
    files = [*(file for folder in pages for file in folder.glob("*.html")), *FOLDER.rglob("*.py")]
    for file in files:
        for section, key, joined in CALL.findall(file.read_text(encoding="utf-8")):
            yield section, key.partition("{")[0] + ("*" if "{" in key or joined else "")
    yield from (("table", "title"), ("table", "title_turn"), ("state", "over"), ("state", "closed"))


def known() -> dict[str, set[str]]:
    """The keys there are, by section."""
    found: dict[str, set[str]] = {}
    for folder in (OWN, WORDS, *FOLDER.glob("*/words")):
        with (folder / "en.toml").open("rb") as file:
            for section, keys in tomllib.load(file).items():
                found.setdefault(section, set()).update(keys)
    return found


def test_no_language_lacks_a_word_of_the_pages() -> None:
    assert text_gaps(WORDS) == []


@pytest.mark.parametrize(("section", "key"), sorted(set(called())))
def test_every_word_that_a_page_asks_for_is_there(section: str, key: str) -> None:
    keys = known().get(section, set())
    if key.endswith("*"):
        assert any(one.startswith(key[:-1]) for one in keys)
    else:
        assert key in keys


def test_no_word_is_left_over() -> None:
    with (WORDS / "en.toml").open("rb") as file:
        there = {(section, key) for section, keys in tomllib.load(file).items() for key in keys}
    asked = set(called())
    begun = [(section, key[:-1]) for section, key in asked if key.endswith("*")]
    left = {
        (section, key)
        for section, key in there - asked
        if not any(section == other and key.startswith(start) for other, start in begun)
    }
    assert left == set()
