"""Pictures of a contest for papers and slides: SVG and PNG, the same for the same games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

from groundlings.arena.charts import Axis, hill
from groundlings.arena.figures import Figures

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from matplotlib.axes import Axes

    from groundlings.arena.findings import Findings

PAPER: Final = "#fbf4e4"
INK: Final = "#291b12"
OXBLOOD: Final = "#7b1e1e"
SAND: Final = "#c3ad84"
HEAT: Final = ("#e3b79c", "#f4ead2", "#a9c9d6")
SHADES: Final = (
    *("#7b1e1e", "#c99a3b", "#1f5d7a", "#66752f", "#6d4470", "#a5562b", "#55606b"),
    *("#2f6b52", "#333a80", "#b0527a", "#3d2a1c", "#24808a", "#8a7147"),
)
SETTINGS: Final[dict[Any, Any]] = {
    "font.family": "serif",
    "font.size": 10.0,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "savefig.facecolor": PAPER,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.parse_math": False,  # a name with dollars in it is a name
    "svg.hashsalt": "groundlings",  # the same games give the same file
}
WIDTH: Final = 7.2


def draw(findings: Findings, folder: Path, language: str) -> list[str]:
    """Draw all of them; their names."""
    figures = Figures(findings.contest, language)
    parts: dict[str, Callable[[Axes, Findings, Figures], None]] = {
        "ratings": _ratings,
        "scores": _scores,
        "sources": _sources,
        **({"matrix": _matrix} if findings.duels else {}),
    }
    names = []
    for name, part in parts.items():
        with mpl.rc_context(SETTINGS):
            figure = Figure((WIDTH, 1.5 + 0.5 * len(findings.standings)), layout="constrained")
            axes = figure.add_subplot()
            axes.set_title(figures.book.text(f"{name}.heading"), loc="left", fontweight="bold")
            part(axes, findings, figures)
            figure.savefig(folder / f"{name}.svg", metadata={"Date": None, "Creator": None})
            figure.savefig(folder / f"{name}.png", dpi=160, metadata={"Software": None})
        names += [f"{name}.svg", f"{name}.png"]
    return names


def _ratings(axes: Axes, findings: Findings, figures: Figures) -> None:
    shown = [one.rating or one.score for one in findings.standings]
    places = range(len(shown))
    axes.errorbar(
        [one.value for one in shown],
        places,
        xerr=[[one.half for one in shown]] * 2,
        fmt="o",
        color=OXBLOOD,
        ecolor=INK,
        capsize=4,
    )
    axes.grid(axis="x", linestyle=":", color=SAND)
    _name(axes, findings, figures)
    rated = any(one.rating for one in findings.standings)
    axes.set_xlabel(figures.book.text("ratings.rating" if rated else "figure.points"))


def _scores(axes: Axes, findings: Findings, figures: Figures) -> None:
    least = min(min(one.scores) for one in findings.standings)
    most = max(max(one.scores) for one in findings.standings)
    axis = Axis(least - 3, most + 3)
    hills = [hill(one.scores, axis) for one in findings.standings]
    top = max(map(max, hills))
    along = [
        axis.low + (axis.high - axis.low) * n / (len(hills[0]) - 1) for n in range(len(hills[0]))
    ]
    for place, (one, heights) in enumerate(zip(findings.standings, hills, strict=True)):
        ground = place + 0.35
        axes.fill_between(
            along, ground, [ground - 0.8 * height / top for height in heights],
            facecolor=SAND, edgecolor=INK, linewidth=0.8,
        )  # fmt: skip
        axes.plot([one.quantile(0.25), one.quantile(0.75)], [ground] * 2, color=INK, linewidth=4)
        axes.plot(one.score.value, ground, "o", color=OXBLOOD)
    _name(axes, findings, figures)
    axes.set_xlabel(figures.book.text("figure.points"))


def _sources(axes: Axes, findings: Findings, figures: Figures) -> None:
    for number, source in enumerate(findings.sources):
        points = [one.sources.get(source, 0.0) for one in findings.standings]
        if not any(points):
            continue
        starts = []
        for one, mine in zip(findings.standings, points, strict=True):
            before = [one.sources.get(other, 0.0) for other in findings.sources[:number]]
            starts.append(sum(n for n in before if (n < 0) == (mine < 0)))
        axes.barh(
            range(len(points)),
            points,
            left=starts,
            color=SHADES[number % len(SHADES)],
            edgecolor=PAPER,
            linewidth=0.6,
            label=figures.book.label(source).name,
        )
    axes.axvline(0, color=INK, linewidth=1)
    _name(axes, findings, figures)
    axes.set_xlabel(figures.book.text("figure.points"))
    axes.figure.legend(loc="outside lower left", ncols=5, frameon=False, fontsize=8)


def _matrix(axes: Axes, findings: Findings, figures: Figures) -> None:
    order = [one.bot for one in findings.standings]
    even = findings.contest.even
    colours = mpl.colors.LinearSegmentedColormap.from_list("heat", HEAT, bad=PAPER)
    values = [[_won(findings, bot, other) for other in order] for bot in order]
    axes.imshow(
        values,
        cmap=colours,
        norm=mpl.colors.TwoSlopeNorm(even, vmin=0, vmax=1),
        aspect="auto",
    )
    for row, bot in enumerate(order):
        for column, other in enumerate(order):
            duel = findings.duels.get((bot, other))
            if duel is not None:
                low, high = (figures.whole(100 * end) for end in (duel.won.low, duel.won.high))
                told = f"{figures.whole(100 * duel.won.value)}\n{low}\u2013{high}"
                axes.text(column, row, told, ha="center", va="center", fontsize=9)
    names = [figures.book.bot(bot) for bot in order]
    axes.set_xticks(range(len(order)), names, rotation=20 if len(order) > 4 else 0)  # noqa: PLR2004 - names have room beside three others
    _name(axes, findings, figures)


def _won(findings: Findings, bot: str, other: str) -> float:
    duel = findings.duels.get((bot, other))
    return duel.won.value if duel else float("nan")


def _name(axes: Axes, findings: Findings, figures: Figures) -> None:
    """Everybody beside their line, the best above."""
    names = [figures.book.bot(one.bot) for one in findings.standings]
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.7)
