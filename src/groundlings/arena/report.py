"""The report: one page for people, in their language, that needs nothing beside itself."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

import groundlings
from groundlings.arena import charts, sayings
from groundlings.arena.charts import Axis
from groundlings.arena.figures import Figures
from groundlings.kernel.setup import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.arena.findings import Card, Findings, Standing
    from groundlings.arena.intervals import Interval

TEMPLATES: Final = Path(__file__).parent / "templates"
HATCHES: Final = 13
"""So many shades a chart has, each with its hatching."""
FEW_CARDS: Final = 16
SEEN_OFTEN: Final = 10
"""A card that was taken in fewer games tells nothing, nor does one that is taken always."""
PLATE: Final = 1.3
"""How wide, of a hundred, a bar must be for each letter of its figure."""


def html(findings: Findings, language: str, files: Sequence[str]) -> str:
    """The page."""
    press = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    sheet = (TEMPLATES / "report.css").read_text(encoding="utf-8")
    report = Report(findings, language)
    return press.get_template("report.html").render(
        lang=language,
        t=report.figures.book.text,
        report=report,
        sheet=Markup(sheet),  # noqa: S704 - ours
        hatches=range(1, HATCHES + 1),
        files=files,
        made=datetime.now(UTC).strftime("%Y-%m-%d"),
    )


class Report:
    """What stands on the page, part by part: words, figures and where they are drawn."""

    def __init__(self, findings: Findings, language: str) -> None:
        self.findings = findings
        self.contest = findings.contest
        self.figures = Figures(findings.contest, language)
        self.book = self.figures.book
        self.best = self.name(findings.standings[0].bot)

    def name(self, bot: str) -> str:
        """What a bot is called."""
        return self.book.bot(bot)

    # The head

    def title(self) -> str:
        """The game and how many played."""
        if self.contest.is_solo:
            return self.book.text("report.title_solo", game=self.book.title())
        return self.book.text("report.title", game=self.book.title(), n=self.contest.seats)

    def lead(self) -> list[str]:
        """What was played."""
        kind = "solo" if self.contest.is_solo else "duel" if self.contest.is_duel else "table"
        bots, games = len(self.contest.bots), self.contest.deals * self.contest.seats
        choices = sum(line.decisions for line in self.findings.lines)
        whole = self.figures.whole
        told = self.book.text(f"report.lead_{kind}", n=bots, games=games)
        if self.contest.champion is not None:
            best = self.name(self.contest.champion)
            told = self.book.text("report.lead_against", n=bots, games=games, bot=best)
        return [
            told,
            self.book.text(
                "report.total", games=whole(self.findings.games), choices=whole(choices)
            ),
            *([] if self.contest.is_solo else [self.book.text("report.shared")]),
        ]

    def facts(self, made: str) -> list[tuple[str, str]]:
        """What the figures rest on."""
        setup, text, figures = self.contest.setup, self.book.text, self.figures
        settings = [
            self.book.named(self.book.variant(name), self.book.setting(name, written(setting)))
            for name, setting in setup.variants.items()
        ]
        minute = 60
        spent = self.findings.spent
        took = (
            text("report.minutes", n=figures.whole(spent / minute))
            if spent >= minute
            else text("report.seconds", n=figures.decimal(spent))
        )
        memory = self.findings.memory
        return [
            (text("report.made"), made),
            (text("report.seed"), str(self.contest.seed)),
            *([(text("report.settings"), "; ".join(settings))] if settings else []),
            (text("report.edition"), setup.edition[:8]),
            (text("report.spent"), took),
            *([(text("report.memory"), f"{figures.whole(memory)}\u00a0MB")] if memory else []),
        ]

    # Ratings

    def ratings(self) -> dict[str, Any]:
        """Everybody on one axis, the best above; without ratings, by points."""
        figures, standings = self.figures, self.findings.standings
        axis = Axis.over([one.rating or one.score for one in standings])
        rows = []
        for rank, one in enumerate(standings, 1):
            shown = one.rating or one.score
            told = figures.rating if one.rating else figures.decimal
            sentence = self.book.text(
                "ratings.row",
                bot=self.name(one.bot),
                rating=told(shown.value),
                low=told(shown.low),
                high=told(shown.high),
            )
            rows.append(
                {
                    **self._who(one),
                    **_drawn(axis, shown),
                    "rank": rank,
                    "value": told(shown.value),
                    "half": told(shown.half),
                    "won": figures.percent(one.won.value) if one.won else "",
                    "span": self._span(one.won) if one.won else "",
                    "choice": figures.thought(one.milliseconds),
                    "slowest": figures.thought(one.slowest),
                    "sentence": sentence,
                }
            )
        return {
            "rows": rows,
            "marks": self._marks(axis),
            "says": sayings.of_ratings(self.findings, self.figures),
        }

    # The matrix

    def matrix(self) -> dict[str, Any]:
        """Each against each; the best come first."""
        order = [one.bot for one in self.findings.standings]
        kind = "solo" if self.contest.is_solo else "duel" if self.contest.is_duel else "table"
        whole = self.figures.whole
        rows = []
        for bot in order:
            fields: list[dict[str, str] | None] = []
            for other in order:
                duel = self.findings.duels.get((bot, other))
                if duel is None:
                    fields.append(None)
                    continue
                won = duel.won
                fields.append(
                    {
                        "shade": charts.shade(won, self.contest.even),
                        "value": whole(100 * won.value),
                        "span": f"{whole(100 * won.low)}\u2013{whole(100 * won.high)}",
                    }
                )
            rows.append({"name": self.name(bot), "fields": fields})
        even = self.figures.percent(self.contest.even)
        return {
            "heads": [self.name(bot) for bot in order],
            "rows": rows,
            "sub": self.book.text(f"matrix.sub_{kind}", even=even),
        }

    # Points

    def scores(self) -> dict[str, Any]:
        """A hill for everybody, all of one scale."""
        standings, figures = self.findings.standings, self.figures
        least = min(min(one.scores) for one in standings)
        most = max(max(one.scores) for one in standings)
        room = max(2, (most - least) / 16)
        axis = Axis(min(0, least - room), most + room, 6)
        hills = [charts.hill(one.scores, axis) for one in standings]
        top = max(max(heights) for heights in hills)
        rows = []
        for one, heights in zip(standings, hills, strict=True):
            low, high = one.quantile(0.25), one.quantile(0.75)
            mean = figures.decimal(one.score.value)
            sentence = self.book.text(
                "scores.row",
                bot=self.name(one.bot),
                mean=mean,
                low=figures.whole(low),
                high=figures.whole(high),
            )
            rows.append(
                {
                    **self._who(one),
                    "path": charts.outline(heights, top),
                    "x": axis.at(one.score.value),
                    "low": axis.at(low),
                    "high": axis.at(high),
                    "mean": mean,
                    "half": figures.decimal(one.score.half),
                    "sd": figures.decimal(one.sd),
                    "sentence": sentence,
                }
            )
        return {"rows": rows, "marks": self._marks(axis)}

    def sources(self) -> dict[str, Any]:
        """Bars from zero, what was lost to the left of it."""
        findings, figures = self.findings, self.figures
        shown = [
            s for s in findings.sources if any(one.sources.get(s) for one in findings.standings)
        ]
        up = max(sum(n for n in one.sources.values() if n > 0) for one in findings.standings)
        down = min(sum(n for n in one.sources.values() if n < 0) for one in findings.standings)
        axis = Axis(down, up)
        rows = []
        for one in findings.standings:
            bars: list[dict[str, Any]] = []
            right = left = 0.0
            for source in shown:
                points = one.sources.get(source, 0.0)
                start = right if points > 0 else left + points
                width = axis.at(start + abs(points)) - axis.at(start)
                if points > 0:
                    right += points
                else:
                    left += points
                figure = figures.decimal(points)
                if width > 0:
                    bars.append(
                        {
                            "x": axis.at(start),
                            "width": round(width, 2),
                            "middle": round(axis.at(start) + width / 2, 2),
                            "shade": 1 + findings.sources.index(source) % HATCHES,
                            "label": f"{self._source(source)} {figure}",
                            "figure": figure if width >= PLATE * len(figure) else "",
                        }
                    )
            told = ", ".join(bar["label"] for bar in bars)
            total = figures.decimal(one.score.value)
            sentence = self.book.text("sources.row", bot=self.name(one.bot), told=told, total=total)
            rows.append({**self._who(one), "bars": bars, "total": total, "sentence": sentence})
        legend = [
            {"shade": 1 + findings.sources.index(source) % HATCHES, "name": self._source(source)}
            for source in shown
        ]
        return {
            "rows": rows,
            "legend": legend,
            "zero": axis.at(0),
            "says": sayings.of_sources(self.findings, self.figures),
        }

    def _source(self, source: str) -> str:
        return self.book.label(source).name

    # Cards and seats

    def cards(self) -> list[dict[str, Any]]:
        """A table for each verb by which cards come into play; of many cards the ends."""
        game = groundlings.game_of(self.contest.setup)
        verbs: dict[str, list[Card]] = {verb: [] for verb in game.card_verbs}
        for card in self.findings.cards:
            if card.taken >= SEEN_OFTEN and card.gain.high > card.gain.low:
                verbs[card.choice.partition(":")[0]].append(card)
        return [self._cards(verb, cards) for verb, cards in verbs.items() if cards]

    def _cards(self, verb: str, cards: list[Card]) -> dict[str, Any]:
        figures, text = self.figures, self.book.text
        few = cards
        if len(cards) > FEW_CARDS:
            few = [*cards[: FEW_CARDS // 2], *cards[-FEW_CARDS // 2 :]]
        axis = Axis.over([card.gain for card in few], 6, 0.0)
        rows = []
        for card in few:
            name = self.book.noun(card.choice.partition(":")[2], "alone")
            gain = figures.signed(card.gain.value)
            low, high = (figures.signed(end) for end in (card.gain.low, card.gain.high))
            sentence = text("cards.row", card=name, gain=gain, low=low, high=high)
            rows.append(
                {
                    **_drawn(axis, card.gain),
                    "name": name,
                    "gain": gain,
                    "span": f"[{low}, {high}]",
                    "won": figures.signed(100 * card.won.value, 0),
                    "best": self._part(*card.by_best),
                    "others": self._part(*card.by_others),
                    "sentence": sentence,
                }
            )
        places = 0 if all(mark == round(mark) for mark in axis.marks) else 1
        marks = [{"x": axis.at(mark), "label": figures.signed(mark, places)} for mark in axis.marks]
        return {
            "choice": self.book.verb(verb).partition(":")[0].rstrip(),
            "rows": rows,
            "marks": marks,
            "zero": axis.at(0),
            "rest": text("cards.rest", n=len(few), total=str(len(cards)))
            if len(few) < len(cards)
            else "",
        }

    def _part(self, offered: int, taken: int) -> dict[str, Any]:
        if not offered:
            return {"share": None, "width": 0}
        return {
            "share": self.figures.percent(taken / offered),
            "width": round(100 * taken / offered, 1),
        }

    def seats(self) -> list[dict[str, str]]:
        """What each seat was worth."""
        figures = self.figures
        return [
            {
                "name": self.book.text("seats.n", n=place.seat + 1),
                "won": figures.decimal(100 * place.won.value),
                "span": f"[{figures.decimal(100 * place.won.low)}, "
                f"{figures.decimal(100 * place.won.high)}]",
                "points": figures.decimal(place.score.value),
                "half": figures.decimal(place.score.half),
            }
            for place in self.findings.places
        ]

    # What several parts have

    def _who(self, one: Standing) -> dict[str, str]:
        """A name, and the name in commands where that is another one."""
        name = self.name(one.bot)
        return {"name": name, "code": one.bot if one.bot != name else ""}

    def _span(self, won: Interval) -> str:
        whole = self.figures.whole
        return f"[{whole(100 * won.low)}, {whole(100 * won.high)}]"

    def _marks(self, axis: Axis) -> list[dict[str, Any]]:
        return [{"x": axis.at(mark), "label": self.figures.plain(mark)} for mark in axis.marks]


def _drawn(axis: Axis, interval: Interval) -> dict[str, float]:
    """A dot and the ends of its bar."""
    return {
        "x": axis.at(interval.value),
        "low": axis.at(interval.low),
        "high": axis.at(interval.high),
    }
