"""What the figures of a contest say, in sentences; what is not significant is said so."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from groundlings.arena.figures import Figures
    from groundlings.arena.findings import Duel, Findings


def of_ratings(findings: Findings, figures: Figures) -> list[str]:
    """Who leads, who may be as good, and who beats somebody above."""
    ranks, duels = [one.bot for one in findings.standings], findings.duels
    if not duels:
        return []
    even, text = findings.contest.even, figures.book.text
    champion = findings.contest.champion
    if champion is not None:
        beaten = [duels[name, champion] for name in ranks if name != champion]
        beaten = [duel for duel in beaten if duel.won.low > even]
        unbeaten = text("ratings.unbeaten", bot=figures.book.bot(champion))
        return [_of("ratings.beats", duel, figures) for duel in beaten] or [unbeaten]
    rivals = [duels[ranks[0], other] for other in ranks[1:]]
    told = [_of("ratings.tied", duel, figures) for duel in rivals if duel.won.low <= even]
    if not told:
        told = [text("ratings.first", bot=figures.book.bot(ranks[0]))]
    upsets = [
        duels[low, high]
        for place, high in enumerate(ranks)
        for low in ranks[place + 1 :]
        if duels[low, high].won.low > even
    ]
    told += [_of("ratings.upset", duel, figures) for duel in upsets]
    chain = all(duels[high, low].won.low > even for high, low in pairwise(ranks))
    if chain and not upsets and rivals[1:]:
        told.append(text("ratings.chain"))
    return told


def _of(key: str, duel: Duel, figures: Figures) -> str:
    return figures.book.text(
        key,
        bot=figures.book.bot(duel.bot),
        other=figures.book.bot(duel.other),
        won=figures.percent(duel.won.value),
        low=figures.percent(duel.won.low),
        high=figures.percent(duel.won.high),
    )


def of_sources(findings: Findings, figures: Figures) -> list[str]:
    """By what the best bot differs most from the next one."""
    if not findings.standings[1:]:
        return []
    one, other = findings.standings[:2]
    source = max(
        findings.sources,
        key=lambda name: abs(one.sources.get(name, 0.0) - other.sources.get(name, 0.0)),
    )
    return [
        figures.book.text(
            "sources.apart",
            bot=figures.book.bot(one.bot),
            other=figures.book.bot(other.bot),
            source=figures.book.label(source).name,
            n=figures.decimal(one.sources.get(source, 0.0)),
            m=figures.decimal(other.sources.get(source, 0.0)),
        )
    ]
