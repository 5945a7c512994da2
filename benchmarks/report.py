"""What stands around the table: what is promised and kept, what it means, where it was measured."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from statistics import median
from typing import TYPE_CHECKING, Final

from benchmarks import machine
from benchmarks.field import LIBRARIES, OURS, WAYS, versions
from benchmarks.table import DECISIONS, lines, markdown, short

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benchmarks.parts import Findings
    from benchmarks.table import Figures

GOAL: Final = 100
"""Times the decisions of catanatron, at every number of seats."""
MEANING: Final = """\
The ratio is to catanatron in the same round; for bytes the other way round, so that more is better
everywhere. Where a promise stands in brackets, it is to that promise. Behind each number stand the
least and the most of all rounds.

A decision is a choice among at least two options: the fair count. Beside it every action is
counted, those that had no other too, and its ratio is to every action of catanatron.

Played: dice by BLAKE2, a log that is written, events that are told. Searched: the quick die
in a hushed state. States, clones, worlds and views are those of mid-game.

The engines play by chance, each in a process of its own for each round, in alternating order: in
the loop that it has, else in the quickest that we know. Processor time counts, and no deal is
timed. Another game is another game: a ratio says how much search a second buys, not which game is
simpler.
"""


def verdicts(figures: Figures) -> Iterator[str]:
    """Whether what is promised is kept."""
    for way in WAYS:
        found = {one.name: figures[DECISIONS, one.name].ratios for one in OURS}
        ratios = {name: median(of) for name, of in found.items() if of and name.endswith(way)}
        if ratios:
            least = min(ratios, key=ratios.__getitem__)
            kept = "kept" if ratios[least] >= GOAL else "NOT kept"
            where = least.removesuffix(f", {way}")
            yield (
                f"{GOAL} times catanatron's decisions at every table, as {way}: {kept}."
                f" The least is {short(ratios[least])}: {where}."
            )
    promises = {
        f"{section.title}: {line.shown}": median(figures[section.title, line.what].ratios)
        for section, line in lines()
        if line.promise and (section.title, line.what) in figures
        if figures[section.title, line.what].ratios
    }
    broken = [what for what, ratio in promises.items() if ratio < 1]
    if promises:
        yield f"Promises in brackets: {len(promises) - len(broken)} of {len(promises)} kept."
    yield from (f"NOT kept: {what}." for what in broken)


def limits(figures: Figures) -> Iterator[str]:
    """What keeps us from being faster, as far as this table shows it."""
    pairs = [
        [figures[DECISIONS, f"{table}, {way}"].values for way in WAYS]
        for table in dict.fromkeys(one.name.rpartition(",")[0] for one in OURS)
    ]
    shares = [1 - median(slow) / median(quick) for slow, quick in pairs if slow and quick]
    if shares:
        yield (
            f"What limits us: as played, {median(shares):.0%} of the time is dice by BLAKE2,"
            " the log and the telling, which a search leaves out. Of what is left most is the"
            " rules, and the lists of options and steps that are made anew for each choice."
        )


def remarks(found: Findings, figures: Figures) -> list[str]:
    """What must be known beside the numbers."""
    absent = [name for name in LIBRARIES if name not in versions()]
    told = [*verdicts(figures), *limits(figures)] if not found.is_quick else []
    if found.is_quick:
        told.append("A quick run: it shows that something is measured, not how fast it is.")
    if absent:
        told.append(f"Not installed, so not measured: {', '.join(absent)}; make bench brings them.")
    return told + [f"Failed: {why}." for why in found.failed]


def facts(loads: list[str], arguments: list[str]) -> dict[str, str]:
    """When, where, by which command, beside whom."""
    said = f" ARGS={shlex.quote(shlex.join(arguments))}" if arguments else ""
    return {
        "date": f"{datetime.now(UTC):%d %B %Y, %H:%M} UTC",
        "command": f"make bench{said}",
        **machine.facts(),
        "load average": f"{loads[0]} before, {loads[-1]} after, of which one is our own",
        "peers": ", ".join(f"{name} {number}" for name, number in versions().items()),
    }


def page(figures: Figures, notes: list[str], about: dict[str, str]) -> str:
    """All of it, to be kept."""
    head = ["# How fast we are", "", "`make bench` writes this page; it is never edited.", ""]
    told = [*(f"- {name}: {fact}" for name, fact in about.items()), ""]
    table = [markdown(figures), "", *(f"- {note}" for note in notes), "", MEANING]
    return "\n".join([*head, *told, *table])
