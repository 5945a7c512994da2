"""The strip of a scene: what has become of each player's card, read from what all were told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.messages import Message
    from groundlings.web.board.sight import Sight

REACH: Final = 120
"""So many choices are read at first: about a scene and a half."""

DOWN: Final = "down"
UP: Final = "up"
"""Turned up, and not yet decided: in the limelight."""
DECLARED: Final = "declared"
"""Played, and nobody has stopped it so far."""
PLAYED: Final = "played"

ANNOUNCED: Final = {
    "played": DECLARED,
    "aimed": DECLARED,
    "giving": DECLARED,
    "exiting": "exited",
}
"""What begins the deed of a placed card, and what comes of it unless somebody stops it."""
TURNED_UP: Final = frozenset({"turned-up", "turned-up-staging"})
STOPS: Final = frozenset({"blocked", "foiled"})
"""What may speak of any deed."""
ENDS: Final = {
    "blocked": "blocked",
    "foiled": "foiled",
    "failed": "failed",
    "not-next": "returned",
}
OTHERS: Final = frozenset(
    {
        "used-coin",
        "used-coin-at",
        "giving-by-coin",
        "used-iago",
        "improvised",
        "showed-exchange",
        "showed",
        "showed-at",
    }
)
"""What begins a deed that is not that of the placed card."""


class Outcome(NamedTuple):
    """What has become of a player's card in a scene."""

    kind: str = DOWN
    card: str | None = None
    by: int | None = None
    """Who stopped it; from whom it was taken."""
    n: int | None = None
    """The points it has brought."""


class Strip(NamedTuple):
    """A scene from its placement on, one cell for each seat."""

    scene: int
    outcomes: list[Outcome]
    is_past: bool
    """Whether the next scene has begun."""
    last: int | None = None
    """Whose card was turned up last."""


def strip_of(sight: Sight) -> Strip | None:
    """The last scene in which cards were placed; None before the first one."""
    reach, choices = REACH, int(sight.view["choices"])
    while True:
        events = sight.told(reach)
        keys = [event["key"] for event in events]
        placed = _last(keys, "placed-all", len(keys))
        began = _last(keys, "scene-began", placed)
        if placed >= 0 and (began >= 0 or reach >= choices):
            break
        if reach >= choices:
            return None
        reach *= 4
    ends = [n for n in range(placed, len(keys)) if keys[n] == "scene-began"]
    told = events[placed + 1 : ends[0] if ends else len(events)]
    number = events[began]["scene"] if began >= 0 else 0
    reader = _Reader(len(sight.view["players"]))
    for event in told:
        reader.read(event)
    pending = sight.view["deed"]
    at_risk = pending["who"]["seat"] if pending and pending["what"] == "play" else None
    outcomes = [
        cell._replace(kind=PLAYED if ends or at_risk != seat else UP)
        if cell.kind == DECLARED
        else cell
        for seat, cell in enumerate(reader.outcomes)
    ]
    return Strip(number if isinstance(number, int) else 0, outcomes, bool(ends), reader.last)


def _last(keys: Sequence[object], key: str, before: int) -> int:
    return next((n for n in range(before - 1, -1, -1) if keys[n] == key), -1)


class _Reader:
    """Reads events one after the other; a deed is stopped after it was announced."""

    def __init__(self, seats: int) -> None:
        self.outcomes = [Outcome() for _ in range(seats)]
        self.of_card = False
        """Whether the deed under way is that of a placed card."""
        self.by: int | None = None
        self.before = Outcome()
        self.last: int | None = None

    def read(self, event: Message) -> None:
        """What it says of a placed card."""
        key = str(event["key"])
        who, by, card = _seat(event, "who"), _seat(event, "by"), _noun(event, "card")
        if key in ANNOUNCED:
            self.of_card = True
            self.outcomes[who] = Outcome(ANNOUNCED[key], card)
        elif key in OTHERS:
            self.of_card = False
        elif key in TURNED_UP:
            self.outcomes[who] = Outcome(UP, card)
            self.last = who
        elif key == "stole-spotlight":
            self.by = by
        elif key == "seized":
            self._seized(who, by, card)
        elif key == "defeated":
            self._defeated(who, by)
        else:
            self._end(key, who, card, event)

    def _end(self, key: str, who: int, card: str | None, event: Message) -> None:
        """What a card comes to, once nobody can stop it any more, or somebody has."""
        if key == "set-aside":
            self._aside(card)
        elif key == "scored" and self.outcomes[who].card == card:
            kind = "took" if self.outcomes[who].kind == "took" else "scored"
            self.outcomes[who] = self.outcomes[who]._replace(kind=kind, n=_number(event))
        elif key in ENDS and (self.of_card or key not in STOPS):
            by = {"foiled": _seat(event, "whom"), "blocked": self.by}.get(key)
            self.outcomes[who] = self.outcomes[who]._replace(kind=ENDS[key], by=by)

    def _seized(self, who: int, by: int, card: str | None) -> None:
        self.before = self.outcomes[who]
        if self.of_card:
            self.outcomes[who] = Outcome("seized", card, by)
        self.outcomes[by] = Outcome("took", card, who)

    def _defeated(self, who: int, by: int) -> None:
        if self.outcomes[by].kind == "took":
            self.outcomes[who], self.outcomes[by] = self.before, Outcome()

    def _aside(self, card: str | None) -> None:
        for seat, cell in enumerate(self.outcomes):
            if cell.card == card and cell.kind in {DECLARED, "took"}:
                self.outcomes[seat] = cell._replace(kind="aside")


def _seat(event: Message, field: str) -> int:
    found: Any = event.get(field)
    return int(found["seat"]) if found else -1


def _noun(event: Message, field: str) -> str | None:
    found: Any = event.get(field)
    return str(found["noun"]) if found else None


def _number(event: Message) -> int:
    found: Any = event["n"]
    return int(found)
