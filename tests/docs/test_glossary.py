from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

GLOSSARY = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
MOST = 20
ROW = re.compile(
    r"^\| (?P<word>[a-z ]+) \| (?P<means>[^|]+) \| `(?P<where>[\w.]+)` \|$", re.MULTILINE
)


def test_the_house_has_at_most_twenty_words_of_its_own_and_each_is_where_it_says() -> None:
    rows = ROW.findall(GLOSSARY.read_text(encoding="utf-8"))
    assert 0 < len(rows) <= MOST
    assert len({word for word, _, _ in rows}) == len(rows)
    for word, _, where in rows:
        assert is_there(where), f"{word}: there is no {where}"


def is_there(where: str) -> bool:
    """Whether this is a module, or something in one."""
    parts = where.split(".")
    for length in range(len(parts), 1, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for name in parts[length:]:
            if not hasattr(found, name):
                return False
            found = getattr(found, name)
        return True
    return False


def test_a_word_that_is_nowhere_is_noticed() -> None:
    assert is_there("groundlings.kernel.state.Seat")
    assert not is_there("groundlings.kernel.state.Stool")
    assert not is_there("groundlings.kernel.nowhere")
