"""Counting: how points and Pounds change hands at Shakespeare, event by event, for who shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.web.board.counting import Change, Counting, Course
from groundlings.web.board.story import seat_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.kernel.messages import Message
    from groundlings.words import Phrasebook

PRESTIGE: Final = {"gained": 1, "lost": -1}
SPENT: Final = {"wage-paid", "pounds-lost", "prompter-paid"}
"""What takes Pounds."""
ROWS: Final = {
    "objective-played": "objectives",
    "mood-judged": "ambiance",
    "rehearsed": "stage",
    "revealed-objective": "objectives",
    "yellow-counted": "yellow",
    "hats-counted": "hats",
    "wage-waived": "wages",
    "wage-paid": "wages",
    "wage-unpaid": "wages",
    "paid": "wages",
    "tied": "tie",
    "tie-broken": "tie",
}
"""In which row of the sheet a step is written."""


MOVES: Final = frozenset({"advanced", "retreated"})
"""What moves a disc of the acts; most of what came later does not."""


class _Hands:
    """What every seat has: Prestige and Pounds."""

    def __init__(self, totals: Sequence[Sequence[int]]) -> None:
        self.totals = [list(own) for own in totals]

    def change(self, event: Mapping[str, Any], way: int = 1) -> None:
        seat, key = seat_of(event), event["key"]
        if seat is None:
            return
        if key in PRESTIGE:
            self.totals[seat][0] += way * PRESTIGE[key] * event["n"]
        elif key == "earned":
            self.totals[seat][1] += way * event["pounds"]
        elif key in SPENT:
            self.totals[seat][1] -= way * event["pounds"]

    def told(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(own) for own in self.totals)


def course(view: Mapping[str, Any], events: Sequence[Message], later: Sequence[Message]) -> Course:
    """How a scene went: back from what is seen now, then forward again."""
    now = view.get("totals") or [(one["prestige"], one["pounds"]) for one in view["players"]]
    hands = _Hands(now)
    for event in reversed([*events, *later]):
        hands.change(event, -1)
    before = hands.told()
    start = {f"fame-{seat}": f"fame-{own[0]}" for seat, own in enumerate(before)}
    start |= _discs([*events, *later])
    judged = _judged(view, events)
    moods = _undamped(judged, events)
    start |= {f"evening-{seat}": f"evening-{seat}-{at}" for seat, at in moods.items()}
    is_evening = bool(events) and events[0]["key"] == "ambiance-began"
    changes = []
    for event in events:
        hands.change(event)
        moves = _moves(event, hands, judged)
        if is_evening:
            moves |= _mood(event, moods)
        changes.append(Change(moves, hands.told()))
    return Course(start, before, changes)


def _moves(event: Mapping[str, Any], hands: _Hands, judged: Mapping[int, int]) -> dict[str, str]:
    """Where the discs go that an event speaks of."""
    seat = seat_of(event)
    match event:
        case {"key": "gained" | "lost"}:
            return {f"fame-{seat}": f"fame-{hands.totals[seat or 0][0]}"}
        case {"key": "advanced" | "retreated", "act": {"noun": act}, "space": space}:
            return {f"disc-{seat}-{act}": f"act-{act}-{space}"}
        case {"key": "purple-unclaimed"}:
            return {f"evening-{who}": f"evening-{who}-{at}" for who, at in judged.items()}
        case _:
            return {}


def _discs(events: Sequence[Message]) -> dict[str, str]:
    """Where the discs of the acts stood that are moved."""
    found: dict[str, str] = {}
    for event in events:
        if event["key"] not in MOVES:
            continue
        match event:
            case {
                "key": "advanced" | "retreated" as key,
                "act": {"noun": act},
                "space": int(space),
                "who": {"seat": seat},
            }:
                was = space - 1 if key == "advanced" else space + 1
                found.setdefault(f"disc-{seat}-{act}", f"act-{act}-{was}")
    return found


def _judged(view: Mapping[str, Any], events: Sequence[Message]) -> dict[int, int]:
    """The spaces on which each ambiance is judged; who has not been judged stands there now."""
    players = view.get("players", ())
    found = {seat: player["ambiance"] for seat, player in enumerate(players)}
    for event in events:
        match event:
            case {"key": "mood-judged", "who": {"seat": int(seat)}, "space": int(space)}:
                found[seat] = space
    return found


def _undamped(judged: Mapping[int, int], events: Sequence[Message]) -> dict[int, int]:
    """Where they stood before purple elements dampened them, or an objective raised them."""
    found = dict(judged)
    for event in events:
        match event:
            case {"key": "mood-fell", "who": {"seat": int(seat)}, "n": int(n)} if seat in found:
                found[seat] += n
            case {"key": "mood-rose", "who": {"seat": int(seat)}, "n": int(n)} if seat in found:
                found[seat] -= n
    return found


def _mood(event: Mapping[str, Any], moods: dict[int, int]) -> dict[str, str]:
    """Where a theatre's ambiance goes, from where it stood."""
    match event:
        case {"key": "mood-fell" | "mood-rose" as key, "who": {"seat": int(seat)}, "n": int(n)}:
            moods[seat] += n if key == "mood-rose" else -n
            return {f"evening-{seat}": f"evening-{seat}-{moods[seat]}"}
    return {}


def row(lead: Mapping[str, Any], book: Phrasebook) -> str:
    """The row of the sheet in which a step is written."""
    if lead["key"] == "disc-scored":
        return book.noun(lead["act"]["noun"], "alone")
    name = ROWS.get(lead["key"])
    return book.text(f"sheet.{name}") if name else ""


def tally(events: Sequence[Message], book: Phrasebook) -> list[tuple[str, Message, dict[int, str]]]:
    """What a day has brought: Prestige by its sources, then Pounds."""
    found: dict[str, dict[int, int]] = {}
    for event in events:
        seat = seat_of(event)
        match event:
            case {"key": "gained" | "lost" as key, "n": int(n), "source": {"noun": str(source)}}:
                title, change = book.noun(source, "alone"), n * PRESTIGE[key]
            case {"key": "earned", "pounds": int(pounds)}:
                title, change = book.text("sheet.pounds"), pounds
            case {"key": "pounds-lost" | "prompter-paid", "pounds": int(pounds)}:
                title, change = book.text("sheet.pounds"), -pounds
            case _:
                continue
        own = found.setdefault(title, {})
        own[seat or 0] = own.get(seat or 0, 0) + change
    last = book.text("sheet.pounds")
    return [
        (
            title,
            {"key": "earned" if title == last else "gained"},
            {seat: f"{n:+d}".replace("-", "−") for seat, n in own.items() if n},  # noqa: RUF001 - a minus
        )
        for title, own in sorted(found.items(), key=lambda one: one[0] == last)
    ]


def leads(totals: Sequence[Sequence[int]], book: Phrasebook) -> str:
    """Who has most Prestige."""
    best = max(own[0] for own in totals)
    ahead = [book.player(seat) for seat, own in enumerate(totals) if own[0] == best]
    return book.text("sheet.leads", who=book.text("list.and").join(ahead), n=best)


COUNTING: Final = Counting(("prestige", "pound"), course, row, tally, leads)
