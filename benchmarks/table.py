"""The one table that `make bench` prints: what it promises to measure, and how it is set."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from typing import TYPE_CHECKING, Final, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from benchmarks.field import GAMES, OURS, PEERS, UNIT, WAYS, table

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD: Final = ("ratio", "range", "", "median", "range", "")
NAMED: Final = 2
"""The column that says what is measured."""
WIDTH: Final = 100
NOT: Final = "-"
"""Where nothing was measured."""
SEATS: Final = 4
"""The table that stands for all where their number changes little."""
WORLDS: Final = 200_000
"""Imagined worlds a second: 5 µs for each."""

Cells = tuple[str, str, str, str, str, str]


class Line(NamedTuple):
    """One line of the table. Where no peer has such a thing, its ratio is to what is promised."""

    what: str
    promise: float = 0
    is_least: bool = False
    """Whether at least so much is promised; else at most."""

    @property
    def shown(self) -> str:
        """With the promise behind it."""
        sign = "≥" if self.is_least else "≤"
        return f"{self.what} ({sign} {short(self.promise)})" if self.promise else self.what


class Section(NamedTuple):
    """Lines that measure the same; `besides` says what stands in the last column."""

    title: str
    besides: str
    lines: list[Line]
    deed: str = ""
    """What contestants call it."""


@dataclass
class Figure:
    """What was measured for one line, round by round."""

    values: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    besides: str = ""


Figures = dict[tuple[str, str], Figure]
"""By section and line."""

STATES: Final = [table(name, SEATS, way) for name in GAMES for way in WAYS]
TOLD: Final = [table(name, SEATS, "played") for name in GAMES]
HEARTS, INSIDE = (one.name for one in PEERS if "Hearts" in one.name)
STATED: Final = [one.name for one in PEERS if one.name != INSIDE]
MOMENTS: Final = ("Shakespeare, day 5", "Othello, act III")

DECISIONS: Final = "Decisions a second"
DRAWING: Final = "Drawing a table, ms of processor"
PAGES: Final = "A whole page on the line, kB"
CLICKS: Final = "From a click to the changed page, ms"
CLICKED: Final = (
    "in Chromium, seen there",
    "in Chromium, seen in Firefox",
    "in Firefox, seen there",
    "in Firefox, seen in Chromium",
)
HOUSE: Final = "Tables held, a choice every 2 s"
GALLERY: Final = "500 spectators at one table"

SECTIONS: Final = [
    Section(
        DECISIONS,
        "every action",
        [Line(one.name) for one in (*OURS, *PEERS)],
        "decisions",
    ),
    Section("Clones a second", "", [Line(name) for name in (*STATES, *STATED)], "clone"),
    Section("Bytes of a state", "", [Line(name) for name in (*STATES, *STATED)], "bytes"),
    Section(
        "Imagined worlds a second",
        "",
        [
            *(Line(one.name, WORLDS, is_least=True) for one in OURS if one.is_told),
            Line(HEARTS),
        ],
        "redeal",
    ),
    Section(
        "Choices replayed a second",
        "",
        [Line(name) for name in (*TOLD, UNIT.name, HEARTS, "chess")],
        "replay",
    ),
    Section("Views a second", "", [Line(name) for name in (*TOLD, *STATED)], "view"),
    Section(
        DRAWING,
        "19 of 20",
        [
            Line(f"{moment}, {what}", 5)
            for moment in MOMENTS
            for what in ("what changed", "all anew")
        ],
    ),
    Section(PAGES, "the first time", [Line(f"{moment}, here before", 12) for moment in MOMENTS]),
    Section(
        CLICKS,
        "19 of 20",
        [Line(clicked, 60) for clicked in CLICKED],
    ),
    Section(
        HOUSE,
        "",
        [
            Line("tables", 200, is_least=True),
            Line("a choice, ms of processor", 3),
            Line("slowest hundredth, ms", 200),
        ],
    ),
    Section(GALLERY, "with nobody", [Line("a choice, ms of processor", 50)]),
]


def lines() -> Iterator[tuple[Section, Line]]:
    """All that is promised, in order."""
    for section in SECTIONS:
        for line in section.lines:
            yield section, line


def split(number: float) -> tuple[str, str]:
    """Three digits, two of what is less than one, and the letter of the thousands."""
    for unit, letter in ((1e6, " M"), (1e3, " k")):
        if number >= unit * 0.9995:
            return f"{number / unit:.{max(0, 3 - len(str(round(number / unit))))}f}", letter
    if number >= 99.95:  # noqa: PLR2004 - three digits
        return f"{number:.0f}", ""
    return f"{number:.{3 if number >= 1 else 2}g}", ""


def short(number: float) -> str:
    """As the table shows it."""
    return "".join(split(number))


def spread(numbers: list[float]) -> str:
    """The least and the most of several rounds."""
    if len(numbers) < 2:  # noqa: PLR2004 - a range has two ends
        return ""
    (least, one), (most, other) = split(min(numbers)), split(max(numbers))
    return f"{least}{one if one != other else ''}-{most}{other}"


def cells(section: Section, line: Line, figures: Figures) -> Cells:
    """One line of the table."""
    figure = figures.get((section.title, line.what), Figure())
    if not figure.values:
        return ("", "", line.shown, NOT, "", "")
    return (
        short(median(figure.ratios)) if figure.ratios else "",
        spread(figure.ratios),
        line.shown,
        short(median(figure.values)),
        spread(figure.values),
        figure.besides,
    )


def drawn(figures: Figures) -> Table:
    """For a terminal of a hundred columns."""
    made = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for n, title in enumerate(HEAD):
        made.add_column(title, justify="left" if n == NAMED else "right", no_wrap=True)
    for section in SECTIONS:
        head, besides = Text(section.title, style="bold"), Text(section.besides, style="dim")
        made.add_row("", "", head, "", "", besides)
        for line in section.lines:
            ratio, *rest = cells(section, line, figures)
            made.add_row(Text(ratio, style="bold"), *map(Text, rest))
        made.add_section()
    return made


def markdown(figures: Figures) -> str:
    """The same for a page."""
    rows: list[Cells] = [HEAD, ("---:", "---:", "---", "---:", "---:", "---:")]
    for section in SECTIONS:
        rows.append(("", "", f"**{section.title}**", "", "", section.besides))
        rows += [cells(section, line, figures) for line in section.lines]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
