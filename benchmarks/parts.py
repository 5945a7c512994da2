"""What is measured for the one table, step by step; each part by the benchmark that is there."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from statistics import median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from benchmarks.child import NoAnswerError, answered
from benchmarks.field import UNIT, Entrant, order
from benchmarks.table import (
    CLICKED,
    CLICKS,
    DRAWING,
    GALLERY,
    HOUSE,
    MOMENTS,
    PAGES,
    Figure,
    Figures,
    lines,
    short,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROUNDS: Final = 9
FEW: Final = 3
"""Rounds of what takes longer."""
SECONDS: Final = 0.4
"""What the games of one contestant get in a round; its deeds in mid-game get a fifth each."""
SEEDS: Final = 1_000_000
"""Of one round; no game is played in two."""


class Step(NamedTuple):
    """One piece of the work: what is measured, and for how many seconds on a quiet machine."""

    what: str
    seconds: float
    do: Callable[[], None]


@dataclass
class Findings:
    """What has been measured so far, and why something was not."""

    is_quick: bool = False
    rounds: list[dict[str, dict[str, float]]] = field(default_factory=list)
    """Of the engine: by contestant and deed."""
    measured: Figures = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)

    def add(self, title: str, what: str, value: float, besides: str = "") -> None:
        """One round more of one line, which must be promised."""
        if (title, what) not in {(section.title, line.what) for section, line in lines()}:
            raise KeyError(what)
        figure = self.measured.setdefault((title, what), Figure())
        figure.values.append(value)
        figure.besides = besides

    def figures(self) -> Figures:
        """All of it, with ratios: to the unit of the same round, or to what is promised."""
        found = dict(self.measured)
        for section, line in lines():
            where = section.title, line.what
            if section.deed:
                found[where] = beside_the_unit(self.rounds, line.what, section.deed)
            if line.promise and where in found:
                found[where].ratios = [
                    value / line.promise if line.is_least else line.promise / value
                    for value in found[where].values
                    if value or line.is_least
                ]
        return found


def beside_the_unit(rounds: list[dict[str, dict[str, float]]], name: str, deed: str) -> Figure:
    """A contestant's deed in all rounds; where fewer bytes are better, the unit comes first."""
    figure, every = Figure(), []
    for turn in rounds:
        own, unit = turn.get(name, {}), turn.get(UNIT.name, {})
        if deed not in own:
            continue
        figure.values.append(own[deed])
        if deed in unit:
            top, bottom = (unit, own) if deed == "bytes" else (own, unit)
            figure.ratios.append(top[deed] / bottom[deed])
        if deed == "decisions" and unit:
            every.append((own["actions"], own["actions"] / unit["actions"]))
    if every:
        actions, ratios = zip(*every, strict=True)
        figure.besides = f"{short(median(actions))}, {short(median(ratios))} x"
    return figure


def engine(found: Findings, rounds: int) -> Iterator[Step]:
    """Round after round, every contestant in a process of its own."""
    seconds = SECONDS / 20 if found.is_quick else SECONDS

    def play(turn: int, one: Entrant) -> None:
        while len(found.rounds) <= turn:
            found.rounds.append({})
        found.rounds[turn][one.name] = one.measured(turn * SEEDS + 1, seconds)

    for turn in range(rounds):
        for one in order(turn):
            what = f"round {turn + 1} of {rounds}: {one.name}"
            yield Step(what, 0.3 + 3 * seconds, partial(play, turn, one))


def page(found: Findings, rounds: int) -> Iterator[Step]:
    """Tables drawn, and whole pages packed, as `benchmarks.board` does it."""

    def draw(game: str, moment: str) -> None:
        how = ("--quick",) if found.is_quick else ("--rounds", "1")
        told = answered("benchmarks.board", game, "--json", *how)
        for name, what in (("drawn", "what changed"), ("drawn anew", "all anew")):
            times = told["tables"][name]["milliseconds"]
            most = f"{short(times['p95'])} ms"
            found.add(DRAWING, f"{moment}, {what}", times["median"], most)
        sizes = told["first page"]
        found.add(
            PAGES,
            f"{moment}, here before",
            sizes["page, again"]["packed"] / 1000,
            f"{short(sizes['page, first']['packed'] / 1000)} kB",
        )

    for turn in range(min(rounds, FEW)):
        for game, moment, seconds in zip(("shakespeare", "othello"), MOMENTS, (4, 15), strict=True):
            what = f"round {turn + 1} of {min(rounds, FEW)}: drawing {moment}"
            yield Step(what, seconds, partial(draw, game, moment))


def click(found: Findings, rounds: int) -> Iterator[Step]:
    """Chromium and Firefox at one table, as `benchmarks.clicks` plays; a short form needs one."""

    def play() -> None:
        told = answered("benchmarks.clicks", "--json", *(("--quick",) * found.is_quick))
        for clicked, times in zip(CLICKED, told["milliseconds"].values(), strict=True):
            found.add(CLICKS, clicked, times["median"], f"{short(times['p95'])} ms")

    for turn in range(min(rounds, FEW)):
        yield Step(
            f"round {turn + 1} of {min(rounds, FEW)}: clicks in Chromium and Firefox", 30, play
        )


def tables(found: Findings, _rounds: int) -> Iterator[Step]:
    """A house is filled until answers come late, as `benchmarks.load` does it."""

    def fill(tables: int, most: int) -> dict[str, Any]:
        bounds = ("--tables", str(tables), "--most", str(most), "--seconds", "12")
        told: dict[str, Any] = answered(
            "benchmarks.load", "--json", *(("--quick",) if found.is_quick else bounds)
        )
        return told

    def play() -> None:
        # From what is promised upwards; and if that is too many, from few.
        told = fill(200, 560)
        held = told["held"] or fill(50, 196)["held"]
        row = told["rows"][0]
        among = f"{row['tables']} tables"
        found.add(HOUSE, "tables", held)
        found.add(HOUSE, "a choice, ms of processor", row["CPU ms/choice"], among)
        late = max(row["post p99 ms"], row["update p99 ms"])
        found.add(HOUSE, "slowest hundredth, ms", late, among)

    yield Step("filling a house with tables", 90, play)


def spectators(found: Findings, rounds: int) -> Iterator[Step]:
    """A gallery of 500, as `benchmarks.spectators` fills it."""

    def play() -> None:
        few = ("--quick",) if found.is_quick else ("--choices", "20")
        told = answered("benchmarks.spectators", "--json", *few)["looking on"]
        (_, nobody), (_, many) = told.items()
        found.add(
            GALLERY,
            "a choice, ms of processor",
            many["ms of processor"],
            f"{short(nobody['ms of processor'])} ms",
        )

    for turn in range(min(rounds, FEW)):
        yield Step(f"round {turn + 1} of {min(rounds, FEW)}: 500 spectators", 20, play)


PARTS: Final = {
    "engine": engine,
    "page": page,
    "click": click,
    "tables": tables,
    "spectators": spectators,
}
SHORT: Final = ("engine", "page")
"""Those that have a form of seconds."""


def done(step: Step, found: Findings) -> None:
    """Do it; what cannot be measured is said, and the rest goes on."""
    try:
        step.do()
    except NoAnswerError as error:
        found.failed.append(f"{step.what}: {error}")
