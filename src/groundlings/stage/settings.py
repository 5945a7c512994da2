"""Settings: how a person wants the house to look, sound and wait; kept with the person."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Final

from groundlings.bots.persons import person
from groundlings.errors import shown
from groundlings.stage.refusals import Wrong
from groundlings.store.model import packed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.store.model import Seat

SIGNS: Final = ("rose", "ship", "moon", "star", "crown", "eye")
"""The signs of those who play: a shape for eyes that do not tell colours apart."""
COLOURS: Final = ("red", "blue", "yellow", "green")
"""The colours of those who play, as in the box."""
ON, OFF = "on", "off"
ALOUD: Final = "aloud"

OFFERED: Final[dict[str, tuple[str, ...]]] = {
    "theme": ("system", "light", "dark"),
    "pace": ("slow", "normal", "fast", "once"),
    "confirm": ("beat", "long", "ask", "none"),
    "motion": ("system", "less"),
    "sign": ("", *SIGNS),
    "colour": ("", *COLOURS),
    "sound": (ON, OFF),
    "projection": (ON, OFF),
    "day_card": (ON, OFF),
    "reading": (OFF, ON, ALOUD),
}
"""What each setting can be."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a person has set; each value is one of those that are offered."""

    theme: str = "system"
    pace: str = "normal"
    """Of what the others do."""
    confirm: str = "beat"
    """What happens when the turn is about to go to a bot: a beat, a long one, a question, none."""
    motion: str = "system"
    sign: str = ""
    """The sign wished for; empty = whichever the seat has."""
    colour: str = ""
    """The colour wished for; the same."""
    sound: bool = False
    projection: bool = True
    """Whether the table tells what would be paid if the curtain fell now."""
    day_card: bool = True
    """Whether a card tells the end of each day."""
    reading: str = OFF
    """Whether cards that are turned up are shown large to be read, or read aloud as well."""
    against: str = ""
    """Who plays against them where they want to play at once (`opponents.py`); empty = as usual."""

    @classmethod
    def read(cls, text: str) -> Settings:
        """From the store; what nobody understands any more is as it would be by default."""
        try:
            found = json.loads(text)
        except ValueError:
            return cls()
        if not isinstance(found, dict):
            return cls()
        plain = asdict(cls())
        known = {
            name: found[name]
            for name, default in plain.items()
            if type(found.get(name)) is type(default) and _is_known(name, found[name])
        }
        return cls(**known)

    @property
    def written(self) -> str:
        """For the store: what is not as it would be by default."""
        plain = asdict(Settings())
        return packed({name: one for name, one in asdict(self).items() if one != plain[name]})

    @property
    def told(self) -> dict[str, str]:
        """Each of them as a form and a page say it."""
        return {name: said(getattr(self, name)) for name in OFFERED}

    def changed(self, sent: Mapping[str, str]) -> Settings:
        """With what a form has sent; what it does not know is left as it is."""
        values: dict[str, object] = {}
        for name, text in sent.items():
            offered = OFFERED.get(name)
            if offered is None:
                continue
            if text not in offered:
                possible = ", ".join(filter(None, offered))
                raise Wrong(f"{name} can be one of {possible}, not {shown(text)}")
            values[name] = text == ON if set(offered) == {ON, OFF} else text
        return replace(self, **values)  # type: ignore[arg-type]  # its own fields


def _is_known(name: str, value: object) -> bool:
    if name in OFFERED:
        return said(value) in OFFERED[name]
    return all(person(bot) for bot in str(value).split())


def said(value: object) -> str:
    """A value as a form and a page say it."""
    return {True: ON, False: OFF}.get(value, str(value)) if isinstance(value, bool) else str(value)


def granted(wished: Settings, seats: Sequence[Seat]) -> dict[str, str]:
    """The sign and the colour wished for, unless somebody who sits already has wished for it."""
    return {
        "sign": "" if wished.sign in {seat.sign for seat in seats} else wished.sign,
        "colour": "" if wished.colour in {seat.colour for seat in seats} else wished.colour,
    }


def signs_of(seats: Sequence[Seat]) -> list[str]:
    """The sign of each seat."""
    return _shared_out([seat.sign for seat in seats], SIGNS)


def colours_of(seats: Sequence[Seat]) -> list[str]:
    """The colour of each seat; a game with more seats than colours draws none of them."""
    return _shared_out([seat.colour for seat in seats], COLOURS)


def _shared_out(wishes: Sequence[str], things: Sequence[str]) -> list[str]:
    """One for each seat: wishes first, then each its own, then whatever is left."""
    found: dict[int, str] = {}
    for seat, wish in enumerate(wishes):
        if wish in things and wish not in found.values():
            found[seat] = wish
    for seat in range(len(wishes)):
        if seat not in found:
            own = things[seat % len(things)]
            left = [one for one in (own, *things) if one not in found.values()]
            found[seat] = (left or [own])[0]
    return [found[seat] for seat in range(len(wishes))]
