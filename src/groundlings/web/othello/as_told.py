"""The play as a table told it: its events, as everybody may know them, act by act.

A script card that is turned up is a line of the play. It is heard if somebody plays it with
success or seizes it; else it is struck: stopped, taken off, changed by improv, or in vain.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    Event: TypeAlias = Mapping[str, Any]

SCORED: Final = "scored"
SEIZED: Final = "seized"
ASIDE: Final = "aside"
"""Spoken for somebody dead: the card is set aside."""
BLOCKED: Final = "blocked"
LEFT: Final = "left"
"""The actor left the scene with it."""
FAILED: Final = "failed"
EARLY: Final = "early"
"""Not its turn yet, in Playwright's Challenge: back to the hand."""
CHANGED: Final = "changed"
"""Changed by improv for another card."""
OPEN: Final = "open"
"""Turned up, and nobody knows yet what comes of it."""
HEARD: Final = frozenset({SCORED, SEIZED, ASIDE})

OWN: Final = ("X.", "written-")
"""How the nouns of cards begin that players have written."""
BY_CARD: Final = "card"
BY_COIN: Final = "coin"
BY_VILLAINY: Final = "villainy"

CURTAIN: Final = "curtain"
RAN_OUT: Final = "ran_out"


@dataclass
class Line:
    """A script card that was turned up, and what came of it."""

    seat: int
    card: str
    as_lead: bool
    outcome: str = OPEN
    by: int | None = None
    """Who seized or blocked it."""
    points: int = 0

    @property
    def is_heard(self) -> bool:
        """Whether the line was spoken to its end."""
        return self.outcome in HEARD


@dataclass(frozen=True)
class Death:
    """A character dies by the deed of a player."""

    character: str
    seat: int
    cause: str
    card: str = ""
    """The script card that did it, if one did."""


@dataclass(frozen=True)
class Revival:
    """A dead character comes back."""

    character: str
    seat: int


@dataclass(frozen=True)
class NewLead:
    """Another player is Iago from now on, within an act."""

    seat: int
    whom: int
    """Who was it before, or has given it away."""
    is_given: bool


Entry: TypeAlias = Line | Death | Revival | NewLead


@dataclass
class Scene:
    """A scene as it was told."""

    number: int
    entries: list[Entry] = field(default_factory=list)

    @property
    def lines(self) -> list[Line]:
        """Its lines, heard or not."""
        return [entry for entry in self.entries if isinstance(entry, Line)]


@dataclass
class Act:
    """An act as it was told."""

    name: str
    lead: int
    scenes: list[Scene] = field(default_factory=list)
    ended: str = ""
    """By its curtain, or because the piles ran out; empty while it is played."""

    @property
    def lines(self) -> list[Line]:
        """Its lines in the order in which they were turned up."""
        return [line for scene in self.scenes for line in scene.lines]

    @property
    def heard(self) -> list[str]:
        """The cards that were heard, in the order of their telling."""
        return [line.card for line in self.lines if line.is_heard]


class Chronicle:
    """Listens to what is told of a game, event by event."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.leads: list[int] = []
        """Who was Iago, one after the other."""
        self._open: dict[int, Line] = {}
        """The line of each player of which more may come."""
        self._deeds: dict[int, str] = {}
        """What each player has announced last: a card, Iago's coin, anything else."""
        self._stopper: int | None = None
        self._harm = "", ""
        """How somebody was hurt last, and by which card."""
        self._before: Event = {"key": ""}

    def hear(self, event: Event) -> None:
        """One event more."""
        if listen := HEARS.get(event["key"]):
            listen(self, event)
        self._before = event

    @property
    def _scene(self) -> Scene:
        return self.acts[-1].scenes[-1]

    # Acts and scenes

    def begin_act(self, event: Event) -> None:
        """Its Lead may be the one of the act before."""
        lead = _seat(event, "who")
        self.acts.append(Act(_noun(event, "act"), lead))
        if self.leads[-1:] != [lead]:
            self.leads.append(lead)

    def begin_scene(self, event: Event) -> None:
        """What was turned up before is over."""
        self.acts[-1].scenes.append(Scene(int(event["scene"])))
        self._open.clear()

    def end_act(self, event: Event) -> None:
        """By its curtain, or for want of cards."""
        self.acts[-1].ended = CURTAIN if event["key"] == "act-ended" else RAN_OUT

    # Lines

    def turn_up(self, event: Event) -> None:
        """A line of the play; whoever turns up a second card has changed the first."""
        seat = _seat(event, "who")
        line = self._open.pop(seat, None)
        if line is not None and line.outcome == OPEN:
            line.outcome = CHANGED
        if event["key"] == "turned-up":
            self._open[seat] = Line(seat, _noun(event, "card"), self.leads[-1] == seat)
            self._scene.entries.append(self._open[seat])

    def announce(self, event: Event) -> None:
        """A card, a coin, an improv: it may still be stopped."""
        coin = BY_COIN if event["key"] == "used-iago" else ""
        self._deeds[_seat(event, "who")] = _noun(event, "card") if "card" in event else coin

    def leave(self, event: Event) -> None:
        """Somebody leaves the scene; the card may still be seized."""
        self.announce(event)
        if line := self._open.get(_seat(event, "who")):
            line.outcome = LEFT

    def stop(self, event: Event) -> None:
        """A spotlight was stolen: what it blocks is told when nobody has defeated it."""
        self._stopper = _seat(event, "by")

    def block(self, event: Event) -> None:
        """A coin or an improv may be blocked too: then the card is still at stake."""
        seat = _seat(event, "who")
        line = self._open.get(seat)
        if line is not None and self._deeds.get(seat) == line.card:
            line.outcome, line.by = BLOCKED, self._stopper

    def seize(self, event: Event) -> None:
        """Who has seized it, if nobody says No Drama."""
        if line := self._open.get(_seat(event, "who")):
            line.by = _seat(event, "by")

    def defeat(self, event: Event) -> None:
        """The answer came to nothing: what was to be stopped happens."""
        if line := self._open.get(_seat(event, "who")):
            line.by = None

    def score(self, event: Event) -> None:
        """It is heard; a card that was set aside was heard before, and is scored by a Revive."""
        if line := self._line_of(event):
            line.outcome = SCORED if line.seat == _seat(event, "who") else SEIZED
            line.points = int(event["n"])

    def set_aside(self, event: Event) -> None:
        """It is heard, too: by whoever plays it, or has seized it."""
        if line := self._line_of(event):
            line.outcome = ASIDE

    def fail(self, event: Event) -> None:
        """Played in vain, or not its turn."""
        if line := self._line_of(event):
            line.outcome = FAILED if event["key"] == "failed" else EARLY

    def _line_of(self, event: Event) -> Line | None:
        """The line at stake with this card: no card is on the table twice."""
        card = _noun(event, "card")
        at_stake = {OPEN, LEFT}
        found = [
            seat
            for seat, line in self._open.items()
            if line.card == card and line.outcome in at_stake
        ]
        return self._open.pop(found[0]) if found else None

    # Wounds, deaths and the Lead

    def wound(self, event: Event) -> None:
        """By a card, by a coin of Iago, or by villainy."""
        deed = self._deeds.get(_seat(event, "who"), "")
        if self._before["key"] == "scored":
            self._harm = BY_CARD, _noun(self._before, "card")
        elif event["key"] == "wounded" and deed == BY_COIN:
            self._harm = BY_COIN, ""
        elif deed.startswith(OWN):
            self._harm = BY_CARD, deed
        else:
            self._harm = BY_VILLAINY, ""

    def die(self, event: Event) -> None:
        """By whoever has just scored, wounded or lowered a limit."""
        cause, card = self._harm
        if self._before["key"] == "scored":
            cause, card = BY_CARD, _noun(self._before, "card")
        death = Death(_noun(event, "character"), _seat(self._before, "who"), cause, card)
        self._scene.entries.append(death)

    def revive(self, event: Event) -> None:
        """Somebody dead comes back."""
        self._scene.entries.append(Revival(_noun(event, "character"), _seat(event, "who")))

    def pass_lead(self, event: Event) -> None:
        """The Lead is taken, or given away."""
        is_given = event["key"] == "gave-lead"
        who, whom = _seat(event, "who"), _seat(event, "whom")
        lead, other = (whom, who) if is_given else (who, whom)
        self.leads.append(lead)
        self._scene.entries.append(NewLead(lead, other, is_given))


HEARS: Final = {
    "act-began": Chronicle.begin_act,
    "scene-began": Chronicle.begin_scene,
    "act-ended": Chronicle.end_act,
    "act-ran-out": Chronicle.end_act,
    "turned-up": Chronicle.turn_up,
    "turned-up-staging": Chronicle.turn_up,
    "played": Chronicle.announce,
    "aimed": Chronicle.announce,
    "giving": Chronicle.announce,
    "exiting": Chronicle.leave,
    "used-coin": Chronicle.announce,
    "used-coin-at": Chronicle.announce,
    "giving-by-coin": Chronicle.announce,
    "used-iago": Chronicle.announce,
    "improvised": Chronicle.announce,
    "showed-exchange": Chronicle.announce,
    "showed": Chronicle.announce,
    "showed-at": Chronicle.announce,
    "stole-spotlight": Chronicle.stop,
    "blocked": Chronicle.block,
    "seized": Chronicle.seize,
    "defeated": Chronicle.defeat,
    "scored": Chronicle.score,
    "set-aside": Chronicle.set_aside,
    "failed": Chronicle.fail,
    "not-next": Chronicle.fail,
    "wounded": Chronicle.wound,
    "lowered": Chronicle.wound,
    "died": Chronicle.die,
    "revived": Chronicle.revive,
    "took-lead": Chronicle.pass_lead,
    "gave-lead": Chronicle.pass_lead,
}
"""What each event of the game tells."""


def acts_told(events: Iterable[Event]) -> tuple[list[Act], list[int]]:
    """The acts as these events tell them, and who was Iago in turn."""
    chronicle = Chronicle()
    for event in events:
        chronicle.hear(event)
    return chronicle.acts, chronicle.leads


def deaths(acts: Iterable[Act]) -> Iterator[tuple[Act, Scene, Death]]:
    """Every death, with where it happened."""
    for act in acts:
        for scene in act.scenes:
            for entry in scene.entries:
                if isinstance(entry, Death):
                    yield act, scene, entry


def _seat(event: Event, name: str) -> int:
    return int(event[name]["seat"])


def _noun(event: Event, name: str) -> str:
    return str(event[name]["noun"])
