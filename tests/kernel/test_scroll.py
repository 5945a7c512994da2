"""Scrolls behave like plain lists that are copied when cloned, however they share."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from groundlings.kernel.scroll import Scroll

rows = st.tuples(st.integers(0, 9), st.integers(-9, 9))
pick = st.integers(0, 2**16)


class Library(RuleBasedStateMachine):
    """Scrolls beside the plain lists they should be equal to."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf: list[tuple[Scroll, list[tuple[int, ...]]]] = []

    @initialize()
    def begin(self) -> None:
        self.shelf.append((Scroll([], 0), []))

    @rule(which=pick, row=rows)
    def write(self, which: int, row: tuple[int, int]) -> None:
        scroll, model = self.shelf[which % len(self.shelf)]
        scroll.write(row)
        model.append(row)

    @rule(which=pick)
    def clone(self, which: int) -> None:
        scroll, model = self.shelf[which % len(self.shelf)]
        self.shelf.append((scroll.clone(), model[:]))

    @rule(which=pick)
    def forget(self, which: int) -> None:
        if len(self.shelf) > 1:
            del self.shelf[which % len(self.shelf)]

    @rule(which=pick, since=st.integers(0, 12))
    def read_on(self, which: int, since: int) -> None:
        scroll, model = self.shelf[which % len(self.shelf)]
        assert scroll.read(since) == model[since:]

    @rule(which=pick)
    def scribble_on_what_was_read(self, which: int) -> None:
        self.shelf[which % len(self.shelf)][0].read().append((7, 7))

    @invariant()
    def each_reads_its_own_rows(self) -> None:
        for scroll, model in self.shelf:
            assert scroll.length == len(model)
            assert scroll.read() == model


Library.TestCase.settings = settings(deadline=None, max_examples=60, stateful_step_count=40)
TestScrolls = Library.TestCase


def test_clones_share_until_they_part() -> None:
    first = Scroll([], 0)
    first.write((1,))
    twin = first.clone()
    assert twin._rows is first._rows
    first.write((2,))
    assert twin._rows is first._rows
    twin.write((3,))
    assert twin._rows is not first._rows
    assert (first.read(), twin.read()) == ([(1,), (2,)], [(1,), (3,)])


def test_whoever_writes_alone_never_copies() -> None:
    scroll = Scroll([], 0)
    rows = scroll._rows
    for n in range(5):
        scroll.clone()
        scroll.write((n,))
    assert scroll._rows is rows
