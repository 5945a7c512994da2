"""Scrolls behave like plain lists that are copied when cloned, however they share."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from groundlings.kernel.scroll import CHOICE, EVENT, SHEET, Scroll

rows = st.tuples(st.integers(0, 9), st.integers(-9, 9))
pick = st.integers(0, 2**16)
ON_A_SHEET = SHEET // EVENT


def told(scroll: Scroll, choice: int, n: int) -> tuple[int, ...]:
    """Write an event, and say how it reads."""
    scroll.write_event(choice, -2, n, 1, 2, 3, -1, -1)
    return (choice, -2, n, 1, 2, 3, -1, -1)


class Library(RuleBasedStateMachine):
    """Scrolls beside the plain lists they should be equal to."""

    def __init__(self) -> None:
        super().__init__()
        self.shelf: list[tuple[Scroll, list[tuple[int, ...]]]] = []

    @initialize()
    def begin(self) -> None:
        self.shelf.append((Scroll.blank(CHOICE), []))

    @rule(which=pick, row=rows, times=st.sampled_from([1, 1, 1, SHEET // CHOICE - 2]))
    def write(self, which: int, row: tuple[int, int], times: int) -> None:
        scroll, model = self.shelf[which % len(self.shelf)]
        for _ in range(times):
            scroll.write_choice(*row)
            model.append(row)

    @rule(which=pick)
    def clone(self, which: int) -> None:
        scroll, model = self.shelf[which % len(self.shelf)]
        self.shelf.append((scroll.clone(), model[:]))

    @rule(which=pick)
    def forget(self, which: int) -> None:
        if len(self.shelf) > 1:
            del self.shelf[which % len(self.shelf)]

    @rule(which=pick, since=st.one_of(st.integers(0, 12), st.integers(0, 2 * SHEET)))
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
    first = Scroll.blank(CHOICE)
    first.write_choice(0, 1)
    twin = first.clone()
    assert twin.sheet is first.sheet
    first.write_choice(0, 2)
    assert twin.sheet is first.sheet
    twin.write_choice(0, 3)
    assert twin.sheet is not first.sheet
    assert (first.read(), twin.read()) == ([(0, 1), (0, 2)], [(0, 1), (0, 3)])


def test_whoever_writes_alone_never_copies() -> None:
    scroll = Scroll.blank(CHOICE)
    sheet = scroll.sheet
    for n in range(5):
        scroll.clone()
        scroll.write_choice(0, n)
    assert scroll.sheet is sheet


def test_who_parts_late_copies_the_last_sheet_alone() -> None:
    scroll = Scroll.blank(EVENT)
    written = [told(scroll, n, 7) for n in range(2 * ON_A_SHEET + 3)]
    twin = scroll.clone()
    ours, theirs = told(scroll, 900, 1), told(twin, 900, 2)
    assert twin.sheet is not scroll.sheet
    assert twin.sheet.before is scroll.sheet.before
    assert (scroll.read(), twin.read()) == ([*written, ours], [*written, theirs])


def test_who_reads_back_reads_no_more_sheets_than_it_takes() -> None:
    scroll = Scroll.blank(EVENT)
    written = [told(scroll, n // 3, n) for n in range(3 * ON_A_SHEET + 5)]
    for least in (0, 1, ON_A_SHEET // 3, ON_A_SHEET - 1, ON_A_SHEET, ON_A_SHEET + 1, 900):
        found = scroll.read_back(least)
        wanted = [row for row in written if row[0] >= least]
        assert found[len(found) - len(wanted) :] == wanted
        assert len(found) <= len(wanted) + ON_A_SHEET
    assert scroll.read_back(0) == written


def test_a_long_scroll_is_given_back_sheet_by_sheet() -> None:
    """Of a chain of objects that the collector does not know only fifty may be freed at once."""
    told_of = Scroll.blank(EVENT)
    for n in range(2000 * ON_A_SHEET):
        told(told_of, n, n)
    del told_of
    fresh = Scroll.blank(EVENT)
    assert fresh.read() == []
