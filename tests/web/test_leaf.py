"""Leaves: the lines of a table, most of them kept, are those of its text."""

from __future__ import annotations

from random import Random

from groundlings.web.changes import lines_of
from groundlings.web.leaf import Inset, Leaf

PIECES = ["", "a", "\n", "\n\n", "<p>b</p>\n", "c\nd", "\ne\nf\ng"]


def test_the_lines_of_a_leaf_are_those_of_its_text() -> None:
    die = Random(1)  # noqa: S311 - which pieces
    kept = [*map(Inset, PIECES)]
    for n in range(1000):
        pieces = [*PIECES, "\r", "h\r\ni"] if n % 4 == 0 else PIECES
        insets = [*kept, Inset("\r\n"), Inset("j\r")] if n % 4 == 1 else kept
        leaf = Leaf([die.choice(die.choice((pieces, insets))) for _ in range(die.randrange(9))])
        assert leaf.lines == lines_of(leaf.text)


def test_what_is_kept_brings_the_very_lines_that_it_brought_before() -> None:
    inset = Inset("<ul>\n<li>one</li>\n<li>two</li>\n</ul>")
    before, now = (Leaf([f"<p>{n}</p>\n", inset, "\n"]).lines for n in range(2))
    assert before != now
    assert [a is b for a, b in zip(before, now, strict=True)] == [False, False, True, True, False]
