"""How a table was learned, as a picture: points at a seat, chapter by chapter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groundlings.arena.training import Report

WIDTH: Final = 640
HEIGHT: Final = 320
EDGE: Final = 48
INKS: Final = ("#b08a4f", "#7a3b2e", "#1f4e5f")
"""Of the two styles, and of the table itself."""
LABELS: Final = ("for itself alone", "against the others", "the table")


def curve(title: str, reports: list[Report]) -> str:
    """A small picture of all lessons, as SVG."""
    most = max(report.games for report in reports)
    low = min(report.made for report in reports)
    high = max(*(report.made for report in reports), low + 1)

    def at(report: Report) -> tuple[float, float]:
        across = EDGE + (WIDTH - 2 * EDGE) * report.games / most
        return across, HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (report.made - low) / (high - low)

    lessons = sorted({report.lesson for report in reports})
    parts: list[str] = []
    for number, lesson in enumerate(lessons):
        ink = INKS[2] if lesson == lessons[-1] else INKS[number]
        label = LABELS[2] if lesson == lessons[-1] else LABELS[number]
        spots = [at(report) for report in reports if report.lesson == lesson]
        way = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        x, y = spots[-1]
        parts.append(f'<polyline points="{way}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts.append(
            f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="end" fill="{ink}">{label}</text>'
        )
    bottom = HEIGHT - EDGE
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" \
font-family="serif" font-size="13" role="img" aria-label="{title}">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf6e9"/>
<text x="{EDGE}" y="24" font-size="15" fill="#2b2118">{title}</text>
<path d="M{EDGE} {EDGE}V{bottom}H{WIDTH - EDGE}" fill="none" stroke="#2b2118"/>
<text x="{EDGE - 6}" y="{bottom}" text-anchor="end" fill="#2b2118">{low:.1f}</text>
<text x="{EDGE - 6}" y="{EDGE + 5}" text-anchor="end" fill="#2b2118">{high:.1f}</text>
<text x="{WIDTH - EDGE}" y="{bottom + 20}" text-anchor="end" fill="#2b2118">{most} games</text>
<text x="{EDGE}" y="{bottom + 20}" fill="#2b2118">points at a seat</text>
{chr(10).join(parts)}
</svg>
"""
