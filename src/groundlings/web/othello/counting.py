"""Counting: how Othello's points are counted when an act is over, for who shows it step by step.

The rules tell each player's sum; what it consists of stands on the score sheet, which the view has.
So what is staged has one step for each thing on the sheet, in the sheet's own order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.web.board.counting import Change, Counting, Course

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from groundlings.kernel.messages import Message
    from groundlings.web.board.story import Deed
    from groundlings.words import Phrasebook

SOURCES: Final = ("script", "intrigue", "spotlight", "wounds", "handkerchief")
"""The rows of the score sheet, as the rulebook has them."""
COUNTED: Final = {f"counted-{source}": source for source in SOURCES}
ROWS: Final = {
    **COUNTED,
    "iago-bonus": "iago_bonus",
    "company-bonus": "company_bonus",
    "tallied": "sum",
    "tie-broken": "tie",
}
"""In which row a step is written."""
ADDED: Final = frozenset({*COUNTED, "iago-bonus", "company-bonus"})
"""What is added up; an act score says it again."""
STEPS: Final = {
    **dict.fromkeys(COUNTED, 420),
    "counted-script": 700,
    "tallied": 500,
    "iago-bonus": 1100,
    "company-bonus": 1100,
    "game-ended": 0,
    "tie-broken": 1400,
    "tie-stands": 1400,
}
"""What a step is, and how many milliseconds it is seen; 0 = as usual."""


def written_out(view: Mapping[str, Any], deed: Deed) -> Deed:
    """The deed with what the sheet says of it: each source before the sums, a tie at the end."""
    match deed.lead:
        case {"key": "act-ended" | "act-ran-out", "act": {"noun": str(act)}}:
            return deed._replace(effects=(*_counted(view, act, deed.lead), *deed.effects))
    return deed._replace(effects=(*deed.effects, *_tie(view, deed.events[-1])))


def _counted(view: Mapping[str, Any], act: str, lead: Message) -> Iterator[Message]:
    for key, source in COUNTED.items():
        for seat, player in enumerate(view["players"]):
            if n := player["sheet"][act][source]:
                yield {"key": key, "who": {"seat": seat}, "n": n, "choice": lead["choice"]}


def _tie(view: Mapping[str, Any], last: Message) -> Iterator[Message]:
    """Among the best the holder of the Iago tile wins; if none of them is, they share (A69)."""
    best = leading(view)
    if len(best) < 2 or last["key"] != "game-ended":  # noqa: PLR2004 - a tie wants two
        return
    points: int = view["players"][best[0]]["total"]
    told: Message = {"key": "tie-stands", "n": points, "choice": last["choice"]}
    if view["lead"] in best:
        told = {**told, "key": "tie-broken", "who": {"seat": view["lead"]}}
    yield told


def leading(view: Mapping[str, Any]) -> list[int]:
    """Who has most points."""
    totals = [player["total"] for player in view["players"]]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def course(view: Mapping[str, Any], events: Sequence[Message], later: Sequence[Message]) -> Course:
    """How a scene went: an act score is counted from nothing, the bonuses come on top of the last.

    Of what came later nothing matters: the sheet keeps what was written down.
    """
    del later
    players = view["players"]
    totals = [0] * len(players)
    if events[0]["key"] not in {"act-ended", "act-ran-out"}:
        totals = [sum(_last_column(player)) for player in players]
    before = tuple((own,) for own in totals)
    changes = []
    for event in events:
        match event:
            case {"key": str(key), "who": {"seat": int(seat)}, "n": int(n)} if key in ADDED:
                totals[seat] += n
        changes.append(Change({}, tuple((own,) for own in totals)))
    return Course({}, before, changes)


def _last_column(player: Mapping[str, Any]) -> list[int]:
    column = list(player["sheet"].values())[-1]
    return [column[source] for source in SOURCES]


def row(lead: Mapping[str, Any], book: Phrasebook) -> str:
    """The row of the sheet in which a step is written."""
    name = ROWS.get(str(lead["key"]))
    return book.text(f"sheet.{name}") if name else ""


COUNTING: Final = Counting(("laurel",), course, row, written_out=written_out)
