"""What the rulebook of Othello says of play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.arena.calibration.measures import (
    Found,
    Measure,
    Range,
    Unit,
    averaged,
    extreme,
    favoured,
    favoured_seat,
    shared,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.arena.calibration.measures import Sample

EXAMPLE: Final = "Rules, example of scoring"
TABLES: Final = (3, 4)


def winner_points(found: Sample) -> Found | None:
    """What the winner makes."""
    return averaged((deal, max(facts["scores"]), 1) for deal, _, facts in found.own)


def winner_script(found: Sample) -> Found | None:
    """What the winner makes with script cards."""
    return averaged(
        (
            deal,
            sum(facts["sources"][seat]["script"] for seat in facts["winners"]),
            len(facts["winners"]),
        )
        for deal, _, facts in found.own
    )


def scenes(found: Sample) -> Found | None:
    """How many scenes an act has."""
    return averaged(
        (deal, sum(facts["course"]["scenes"]), len(facts["course"]["scenes"]))
        for deal, _, facts in found.own
    )


def run_out(found: Sample) -> Found | None:
    """Acts that end because the staging cards have run out twice."""
    return shared(
        (deal, sum(facts["course"]["ran_out"]), len(facts["course"]["ran_out"]))
        for deal, _, facts in found.own
    )


def least_used(kind: str) -> Callable[[Sample], Found | None]:
    """The staging card or coin used in the fewest games."""

    def look(found: Sample) -> Found | None:
        names = found.own[0].facts["course"][kind]
        return extreme(
            {
                name: shared(
                    (deal, facts["course"][kind][name] > 0, 1) for deal, _, facts in found.own
                )
                for name in names
            },
            lambda n: -n,
        )

    return look


def carried_out(found: Sample) -> Found | None:
    """The staging card that is least often carried out, where its player could exit instead."""
    courses = [(deal, facts["course"]) for deal, _, facts in found.own]
    return extreme(
        {
            name: shared(
                (deal, course["staging"][name], course["staging"][name] + course["exits"][name])
                for deal, course in courses
            )
            for name in courses[0][1]["staging"]
        },
        lambda n: -n,
    )


def lead_script(found: Sample) -> Found | None:
    """Of winners' script points, those made as the Lead."""
    return shared(
        (deal, sum(n for *_, n, lead in made if lead), sum(n for *_, n, _ in made))
        for deal, _, facts in found.own
        for made in [[one for one in facts["course"]["script"] if one[0] in facts["winners"]]]
    )


def curtains(found: Sample) -> Found | None:
    """Curtain cards played by whom they are for."""
    role = {
        card["key"]: card["character_1"] == "iago"
        for card in found.sheet["script"]
        if "curtain" in card
    }
    return shared(
        (deal, sum(lead == role[card] for _, card, _, lead in played), len(played))
        for deal, _, facts in found.own
        for played in [[one for one in facts["course"]["script"] if one[1] in role]]
    )


def favoured_place(found: Sample) -> Found | None:
    """The place that is worth most, or least, counted from the first Lead."""
    return favoured(
        found,
        lambda facts, place: int((facts["course"]["lead"] + place) % found.seats),
        lambda place: f"{place} after the Lead" if place else "the first Lead",
    )


MEASURES: Final = (
    Measure(
        "winner-points",
        "the winner's points",
        f"{EXAMPLE}: William has 35 in the end",
        Range(31, 39),
        Unit.POINTS,
        winner_points,
        TABLES,
    ),
    Measure(
        "winner-script",
        "the winner's points from script cards",
        f"{EXAMPLE}: 25 of them",
        Range(21, 29),
        Unit.POINTS,
        winner_script,
        TABLES,
    ),
    Measure(
        "scenes",
        "scenes of an act",
        "Rules, Acts and Scenes: an act has several scenes, and 12 to 16 script cards",
        Range(4, 10),
        Unit.SCENES,
        scenes,
    ),
    Measure(
        "run-out",
        "acts that end without a curtain",
        "Rules, Curtain Cards: that the staging cards run out twice is there to end knavery "
        "that would not",
        Range(high=0.05),
        Unit.SHARE,
        run_out,
    ),
    Measure(
        "staging",
        "the staging card used in the fewest games",
        "Rules, Staging Cards: they add strategy to the game",
        Range(0.5),
        Unit.SHARE,
        least_used("staging"),
    ),
    Measure(
        "carried-out",
        "the staging card most often left: carried out, of all times it was used or left",
        "Rules, Exiting the Scene: who cannot act, or chooses not to, exits",
        Range(0.25),
        Unit.SHARE,
        carried_out,
    ),
    Measure(
        "coins",
        "the coin used in the fewest games",
        "Rules, Character Coins: each of the six has a power",
        Range(0.25),
        Unit.SHARE,
        least_used("coins"),
    ),
    Measure(
        "lead-script",
        "of winners' script points, those made as the Lead",
        "Rules, Objective and Final Scoring: the Lead has more opportunities, and it is not all "
        "about Iago",
        Range(0.15, 0.85),
        Unit.SHARE,
        lead_script,
    ),
    Measure(
        "curtains",
        "curtain cards played by whom they are for",
        "Rules, Curtain Cards: while there is script to draw, only the one named may play them",
        Range(0.66),
        Unit.SHARE,
        curtains,
    ),
    Measure(
        "favoured-seat",
        "the seat that wins most beside its share",
        "ours: no seat may be worth two games in a hundred",
        Range(-0.02, 0.02),
        Unit.SHARE,
        favoured_seat,
    ),
    Measure(
        "favoured-place",
        "the place, counted from the first Lead, that wins most beside its share",
        "Rules, Casting the Lead: by lot, later whoever is behind",
        Range(-0.05, 0.05),
        Unit.SHARE,
        favoured_place,
    ),
)
