"""Games written by hand: as the rulebooks describe them, and with one thing spoiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.arena.calibration.measures import Sample, Seen

if TYPE_CHECKING:
    from collections.abc import Callable

DEALS = 400
Facts = dict[str, Any]

SHAKESPEARE: Facts = {
    "stage_set": {"space": [{}] * 18},
}
OTHELLO: Facts = {
    "script": [
        {"key": "I.1", "character_1": "cassio"},
        {"key": "I.9", "character_1": "desdemona", "curtain": "half"},
        {"key": "I.12", "character_1": "iago", "curtain": "full"},
    ]
}


def shakespeare(deal: int) -> Facts:
    """Four players; who wins goes round, by one point."""
    winner, few = deal % 4, deal % 10 == 0
    bill = 11 if few else 23 if deal % 10 == 1 else 16
    return {
        "scores": [22 if seat == winner else 21 for seat in range(4)],
        "winners": [winner],
        "sources": [{"objectives": 2, "yellow-elements": 1, "wager": 1}] * 4,
        "taken": [["recruit:viola", "recruit:assistant"]] * 4,
        "left": [["recruit:hamlet"]] * 4,
        "course": {
            "order": [0, 2, 1, 3],
            "wagers": [[3, 3, 4, 5, 5, 1 if few and seat == 0 else 4] for seat in range(4)],
            "hired": [
                [[0, "viola", False], [1, "hamlet", seat > 2], [2, "assistant", seat > 2]]
                for seat in range(4)
            ],
            "used": [{}] * 4,
            "built": [[[day, "pink"] for day in (1, 2, 3, 4, 5, 5) for _ in range(3)]] * 4,
            "set": [[18, 50]] * 4,
            "costumes": [
                [
                    [1, 3, 11, 0, 2],
                    [2, 2, 7, 2, 0],
                    [2, 2, 5, 0, 0],
                    [3, 4, 9, 1, 1],
                    [1, 5, 8, 1, 1],
                ]
            ]
            * 4,
            "acts": {"4": [[4, 6, 4], [4, 4, 9], [3, 4, 7], [6, 3, 5]]},
            "bill": [bill] * 4,
            "unpaid": [["viola"] if few else []] * 4,
            "left": [1] * 4,
        },
    }


def othello(deal: int) -> Facts:
    """Four players; half of the winners were the Lead mostly."""
    winner, lead = deal % 4, deal % 8 < 4
    return {
        "scores": [35 if seat == winner else 30 for seat in range(4)],
        "winners": [winner],
        "sources": [{"script": 25}] * 4,
        "taken": [[]] * 4,
        "left": [[]] * 4,
        "course": {
            "lead": deal // 4 % 4,
            "scenes": [5, 6, 6, 7, 6],
            "ran_out": [False] * 5,
            "script": [
                [winner, "I.1", 20, lead],
                [winner, "I.9", 2, False],
                [winner, "I.12", 3, True],
            ],
            "staging": {"exchange": 4, "revive": 1},
            "exits": {"exchange": 1, "revive": 1},
            "coins": {"iago": 2, "emilia": 1},
        },
    }


def sampled(
    made: Callable[[int], Facts],
    sheet: Facts,
    spoil: Callable[[int, Facts], None] | None = None,
    deals: int = DEALS,
) -> Sample:
    """So many of them; guests win as often as anybody, but for those who do one thing only."""
    own = []
    for deal in range(1, deals + 1):
        facts = made(deal)
        if spoil is not None:
            spoil(deal, facts)
        own.append(Seen(deal, deal % 4, facts))
    guests = {
        line: [Seen(one.deal, (one.deal + late * (one.deal // 4)) % 4, one.facts) for one in own]
        for line, late in LINES.items()
    }
    for line in ALONE:
        guests[line] = [Seen(deal, (deal + (deal % 10 > 0)) % 4, f) for deal, _, f in own]
    return Sample(4, sheet, own, guests)


LINES = dict.fromkeys(
    ("acts-and-costumes", "acts-and-set", "set-and-costumes", "a-bit-of-everything"), 1
)
ALONE = ("acts-alone", "set-alone", "costumes-alone")
