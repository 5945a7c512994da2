"""The story: what has happened, deed by deed, as one seat may know it.

Events are what the rules tell, one for each small effect. Read aloud they make no story: who did
it, and what all of it came to. So a game says which of its events begin a deed, or something that
befalls everybody, and whatever follows belongs to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.kernel.log import SecondThought, choice_of, told

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from markupsafe import Markup

    from groundlings.kernel.game import Game
    from groundlings.kernel.log import Told
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

CHAPTER: Final = "chapter"
THOUGHT: Final = "thought"
"""Somebody took something back."""
DEED: Final = "deed"
REACH: Final = 160
"""So many choices are read at first: about a day."""


class Telling(NamedTuple):
    """How the events of a game make a story."""

    chapters: frozenset[str] = frozenset()
    """What begins a new part of the game, as a day does."""
    deeds: frozenset[str] = frozenset()
    """What begins a deed of the seat that it names."""
    goes_on: frozenset[str] = frozenset()
    """What goes on with a deed of the seat that it names, or begins one if none is told."""
    scenes: Mapping[str, str] = {}
    """What begins or goes on with something that befalls everybody, and the name of that scene."""
    after: Mapping[str, str] = {}
    """What comes after a deed and is no part of it, and the name of the scene that it begins."""
    parts: frozenset[str] = frozenset()
    """What such a thing belongs to nevertheless, if it came right before."""
    heaps: frozenset[str] = frozenset()
    """What may lie between the two: it befalls heaps, and nobody."""
    staged: frozenset[str] = frozenset()
    """The scenes in which points are counted: a table shows them step by step."""
    closing: frozenset[str] = frozenset()
    """Those of them in which nothing is counted any more: they tell what a chapter came to."""
    stays: frozenset[str] = frozenset()
    """Those of them that stay until they have been read."""
    steps: Mapping[str, int] = {}
    """What begins a step of such a scene, and how many milliseconds it is seen; 0 = as usual."""
    unsaid: frozenset[str] = frozenset()
    """What says nothing beside the name of the scene that it begins."""
    within: Mapping[str, frozenset[str]] = {}
    """What says nothing that is not said by one of these, if it follows at once."""
    said: Mapping[str, frozenset[str]] = {}
    """What says nothing that was not said by one of these, if it came right before."""
    last: Mapping[str, frozenset[str]] = {}
    """What is told by the last of a row of its kind, and the values that change in such a row."""


class Effect(NamedTuple):
    """Something that came of a deed: its sign, the same in words, and whom it befell."""

    sign: Markup | str
    text: str
    whom: int | None = None
    """A seat, all others, everybody; None for who did it."""
    name: str = ""
    """The same in words."""


class Quotation(NamedTuple):
    """Words of the play, in the language in which they were written: verse by verse."""

    lines: tuple[str, ...]
    source: str
    """Who says so, and where."""


class Step(NamedTuple):
    """One event and what followed from it at once."""

    lead: Message
    effects: tuple[Message, ...]

    @property
    def seat(self) -> int | None:
        """Whose it is."""
        return seat_of(self.lead)


class Deed(NamedTuple):
    """What somebody does, or what befalls everybody, with all that follows from it."""

    kind: str
    """A deed, a chapter, a second thought, or the name of a scene."""
    seat: int | None
    lead: Message
    effects: tuple[Message, ...]
    began: int
    """The number of the choice that it came with."""
    until: int
    """The number of the choice that its last effect came with."""
    steps_back: int = 0
    """How many choices were taken back, if that is all it was."""

    @property
    def events(self) -> tuple[Message, ...]:
        """All of them in order."""
        return (self.lead, *self.effects)


@dataclass
class _Open:
    """A deed that is still being told."""

    kind: str
    seat: int | None
    lead: Message
    effects: list[Message] = field(default_factory=list)

    def closed(self) -> Deed:
        last = self.effects[-1] if self.effects else self.lead
        began, until = choice_of(self.lead), choice_of(last)
        return Deed(self.kind, self.seat, self.lead, tuple(self.effects), began, until)


def seat_of(event: Mapping[str, Any]) -> int | None:
    """The seat that an event speaks of."""
    who = event.get("who")
    return who["seat"] if isinstance(who, dict) else None


def deeds(events: Iterable[Told], telling: Telling) -> list[Deed]:
    """The story of these events."""
    pen = Pen(telling)
    pen.write(events)
    return pen.written()


class Pen:
    """Writes the story down, event after event, and can go on where it stopped."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.open: Deed | None = None
        """The deed to which something may still be added, as it was read last."""
        self._closed: list[Deed] = []
        self._current: _Open | None = None

    def written(self) -> list[Deed]:
        """All deeds so far."""
        self.open = None if self._current is None else self._current.closed()
        return [*self._closed] if self.open is None else [*self._closed, self.open]

    def write(self, events: Iterable[Told]) -> None:
        """What has happened next."""
        for choice, what in events:
            if isinstance(what, SecondThought):
                self._close()
                lead: Message = {"key": THOUGHT, "who": {"seat": what.seat}, "choice": choice}
                self._closed.append(Deed(THOUGHT, what.seat, lead, (), choice, choice, what.steps))
                continue
            fresh = _begun(what, self.telling, self._current)
            if fresh is None and self._current is not None:
                self._current.effects.append(what)
                continue
            self._close()
            self._current = fresh or _Open(DEED, seat_of(what), what)

    def _close(self) -> None:
        if self._current is not None:
            self._closed.append(self._current.closed())
            self._current = None


def _begun(event: Message, telling: Telling, current: _Open | None) -> _Open | None:
    """What an event begins; None if it belongs to what is told already."""
    key = str(event["key"])
    if key in telling.chapters:
        return _Open(CHAPTER, None, event)
    scene = telling.scenes.get(key)
    if scene is not None:
        return None if current is not None and current.kind == scene else _Open(scene, None, event)
    if key in telling.goes_on:
        goes_on = current is not None and current.kind == DEED and current.seat == seat_of(event)
        return None if goes_on else _Open(DEED, seat_of(event), event)
    if key in telling.after:
        is_apart = current is not None and current.kind == DEED and not _is_part(current, telling)
        return _Open(telling.after[key], None, event) if is_apart else None
    return _Open(DEED, seat_of(event), event) if key in telling.deeds else None


def _is_part(current: _Open, telling: Telling) -> bool:
    """Whether what comes next still belongs to this deed."""
    keys = (str(event["key"]) for event in reversed((current.lead, *current.effects)))
    return next((key for key in keys if key not in telling.heaps), "") in telling.parts


def steps(deed: Deed, telling: Telling) -> list[Step]:
    """A scene step by step; what comes before its first step is one itself.

    What somebody chose in the middle of it is a step, too: others have rehearsed meanwhile.
    """
    found: list[tuple[Message, list[Message]]] = [(deed.lead, [])]
    last = choice_of(deed.lead)
    for event in deed.effects:
        is_step = event["key"] in telling.steps or event["key"] in telling.scenes
        if is_step or choice_of(event) != last:
            found.append((event, []))
        else:
            found[-1][1].append(event)
        last = choice_of(event)
    return [Step(lead, tuple(effects)) for lead, effects in found]


def gist(events: Sequence[Message], telling: Telling) -> list[Message]:
    """The events without those that the next one says better."""
    before: list[Message | None] = [None, *events[:-1]]
    after: list[Message | None] = [*events[1:], None]
    return [
        event
        for event, earlier, following in zip(events, before, after, strict=False)  # none of none
        if event["key"] not in telling.unsaid
        and (earlier is None or earlier["key"] not in telling.said.get(str(event["key"]), ()))
        and (following is None or not _is_within(event, following, telling))
    ]


def _is_within(event: Message, following: Message, telling: Telling) -> bool:
    """Whether the following event says all that this one does."""
    key = str(event["key"])
    if following["key"] in telling.within.get(key, frozenset()):
        return True
    changes = telling.last.get(key)
    if changes is None or following["key"] != key:
        return False
    return all(event[name] == following[name] for name in {*event} - changes - {"choice"})


def story_of(
    game: Game, g: State, seat: int | None, telling: Telling, *, whole: bool = False
) -> list[Deed]:
    """What has happened since this chapter began, and since this seat's last deed but one."""
    reach = g.choices if whole else REACH
    while True:
        since = max(g.choices - reach, 0)
        found = deeds(told(game, g, seat, since), telling)
        if since == 0:
            return found
        sure = found[_first_sure(found, telling) :]
        own = sum(deed.seat == seat and deed.kind == DEED for deed in sure)
        if any(deed.kind == CHAPTER for deed in sure) and (seat is None or own > 1):
            return sure
        reach *= 4


def _first_sure(story: Sequence[Deed], telling: Telling) -> int:
    """The first deed that cannot have begun before what was read, nor be a part of what did."""
    sure = telling.deeds | telling.chapters
    later = (n for n, deed in enumerate(story) if n and deed.lead["key"] in sure)
    return next(later, len(story))


def since_last_turn(story: Sequence[Deed], seat: int | None, seats: int) -> list[Deed]:
    """What has happened since this seat's last deed; a deed of its own under way is not told.

    Who only looks on is told the last round.
    """
    if seat is None:
        acts = [deed for deed in story if deed.kind not in {CHAPTER, THOUGHT}]
        return acts[-seats:]
    mine = [n for n, deed in enumerate(story) if deed.kind == DEED and deed.seat == seat]
    if not mine:
        return [deed for deed in story if deed.kind != THOUGHT]
    first, last = mine[-1] + 1, len(story)
    if first == last and len(mine) > 1:  # my own is under way, or nobody has acted since
        first, last = mine[-2] + 1, mine[-1]
    return [deed for deed in story[first:last] if deed.kind != THOUGHT]


def last_round(acting: int | None, seats: int, story: Sequence[Deed]) -> list[Deed]:
    """What all have done of late, for a screen that they share; a deed under way is not told."""
    acts = [deed for deed in story if deed.kind not in {CHAPTER, THOUGHT}]
    while acts and acts[-1].kind == DEED and acts[-1].seat == acting:
        acts.pop()
    done = [n for n, deed in enumerate(acts) if deed.kind == DEED]
    return acts[done[-seats] :] if len(done) > seats else acts
