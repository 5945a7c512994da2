"""Counting: how many rows of choices there are. The first test of any rule change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import groundlings
import pit
from groundlings.kernel.playout import perft

groundlings.register(pit.GAME)

COUNTS = [
    line.split()
    for file in sorted(Path(__file__).parent.glob("*.perft"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def start(words: list[str]) -> Any:  # noqa: ANN401 - states of any game
    """The position of a line: game, seats, seed, variants."""
    game = groundlings.game(words[0])
    pairs = [word.split("=") for word in words[3:]]
    chosen = {name: game.variants[name].parse(value) for name, value in pairs}
    return game.new(seats=int(words[1]), seed=int(words[2]), **chosen)


@pytest.mark.parametrize("words", COUNTS, ids="-".join)
def test_perft(words: list[str]) -> None:
    """GAME SEATS SEED [variant=value ...] : the counts for depth 1, 2, 3 ..."""
    bar = words.index(":")
    counts = [int(word) for word in words[bar + 1 :]]
    g = start(words[:bar])
    assert [perft(g, depth) for depth in range(1, len(counts) + 1)] == counts


def test_every_title_is_counted() -> None:
    assert {words[0] for words in COUNTS} >= set(groundlings.games())
