"""The terminal says what the house has words for, and the house has no words to spare."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import groundlings
from groundlings.words.phrasebook import OWN

TERMINAL = Path(groundlings.__file__).parent / "terminal"


def keys_in_code() -> set[str]:
    found = set()
    for path in TERMINAL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                section, _, key = node.value.partition(".")
                if section == "terminal" and key.isidentifier():
                    found.add(key)
    return found


def test_the_terminal_and_its_words_fit() -> None:
    with (OWN / "en.toml").open("rb") as file:
        assert set(tomllib.load(file)["terminal"]) == keys_in_code()
