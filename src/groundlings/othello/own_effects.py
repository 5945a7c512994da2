"""Reads the effects of a card of one's own, and sees that each can stand there."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.editions.reader import shown
from groundlings.othello.verbs import COIN_NAMES
from groundlings.othello.vocabulary import (
    ANY_COIN,
    EFFECT_NAMES,
    KINDS,
    MOST_COINS,
    MOST_EFFECTS,
    OF_ME,
    OF_OTHERS,
    OF_TARGET,
    WHICH,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.editions.reader import Reader
    from groundlings.editions.sheet import Place
    from groundlings.othello.vocabulary import Kind

SIDES: Final = {"target": OF_TARGET, "others": OF_OTHERS, "me": OF_ME}
_SIDE_NAMES: Final = {number: name for name, number in SIDES.items()}
ONCE: Final = ("again", "lead", "look", "miscue", "protect", "seize", "villainy")
"""What a card does once at most."""


class Effect(NamedTuple):
    """One effect, in numbers: which, of what, how many, whose or which coin."""

    do: int
    what: int = 0
    n: int = 0
    side: int = 0

    @property
    def kind(self) -> Kind:
        """What it is in the vocabulary."""
        return KINDS[EFFECT_NAMES[self.do - 1]]

    @property
    def is_aimed(self) -> bool:
        """Whether it needs a target."""
        return self.kind.is_aimed(_SIDE_NAMES[self.side] if self.kind.side else "")

    @property
    def asks(self) -> bool:
        """Whether somebody must choose something for it."""
        good = self.kind.what[self.what] if self.kind.what else ""
        if self.kind.name == "gain":
            return good == "handkerchief" or (good == "coin" and self.side == ANY_COIN)
        return self.kind.asks or good == "coin"


class EffectReader:
    """Reads the effects of one card."""

    def __init__(
        self, reader: Reader, place: Place, coins: Mapping[str, int], *, target: str, script: bool
    ) -> None:
        self.reader = reader
        self.place = place
        self.coins = coins
        self.target = target
        self.script = script

    def read(self) -> tuple[Effect, ...]:
        """All of them; what is wrong is noted."""
        places = self.reader.records(*self.place, "effects")
        if not places:
            if self.reader.sheet.get(*self.place, "effects") == []:
                fix = f"give it 1 to {MOST_EFFECTS} effects"
                what, place = "the card does nothing", (*self.place, "effects")
                self.reader.problem(place, what, fix, "no_effects", most=MOST_EFFECTS)
            return ()
        self.reader.count((*self.place, "effects"), 1, MOST_EFFECTS)
        found = [self.effect(place) for place in places]
        effects = tuple(effect for effect in found if effect is not None)
        told = [effect.kind.name for effect in effects]
        if "again" in told[:-1]:
            what = "again is not the last effect: another card takes the place of this one"
            spot = places[min(told.index("again"), len(places) - 1)]
            self.reader.problem(spot, what, "put it last", "again_last")
        for name in ONCE:
            if told.count(name) > 1:
                what = f"the effect {name} stands here twice"
                place = (*self.place, "effects")
                self.reader.problem(place, what, "write it once", "twice", effect=name)
        return effects[:MOST_EFFECTS]

    def effect(self, place: Place) -> Effect | None:
        """One of them; None if nobody knows what it is."""
        reader = self.reader
        name = reader.sheet.get(*place, "do")
        if not isinstance(name, str) or name not in KINDS:
            near = get_close_matches(str(name), EFFECT_NAMES, n=1)
            fix = f"write {near[0]}" if near else f"write one of {', '.join(EFFECT_NAMES)}"
            if name is None:
                reader.missing(place, "do", f"say what it does: one of {', '.join(EFFECT_NAMES)}")
            else:
                what = f"there is no effect {shown(name)}"
                reader.problem((*place, "do"), what, fix, "no_such_effect", name=shown(name))
            return None
        kind = KINDS[name]
        allowed = ["do", *(["what"] if kind.what else []), *(["n"] if kind.most else [])]
        allowed += [kind.side] if kind.side else []
        allowed += ["which"] if name == "gain" else []
        reader.only(place, allowed)
        what = reader.one_of(place, "what", kind.what) if kind.what else ""
        side = (
            reader.one_of(place, kind.side, kind.sides, default=kind.sides[0]) if kind.side else ""
        )
        self.fits(place, kind, what, side)
        return Effect(
            EFFECT_NAMES.index(name) + 1,
            kind.what.index(what) if kind.what else 0,
            self.number(place, kind, what),
            self.which(place, what) if name == "gain" else SIDES.get(side, OF_TARGET),
        )

    def number(self, place: Place, kind: Kind, what: str) -> int:
        """How many."""
        if not kind.most:
            return 0
        most = {"coin": MOST_COINS, "handkerchief": 1}.get(what, kind.most)
        return self.reader.integer(place, "n", 1, most, default=1)

    def which(self, place: Place, what: str) -> int:
        """Which coin is gained."""
        if what != "coin":
            if self.reader.sheet.get(*place, "which") is not None:
                told = f"which is of a coin, and not of {what}"
                self.reader.problem((*place, "which"), told, "strike it", "which_coin")
            return 0
        which = self.reader.one_of(place, "which", WHICH, default="any")
        if which != "any" and not self.coins.get(which, 0):
            told = f"this edition has no {which} coin"
            self.reader.problem((*place, "which"), told, "name another coin, or any", "no_coin")
        return COIN_NAMES.index(which) if which in COIN_NAMES else ANY_COIN

    def fits(self, place: Place, kind: Kind, what: str, side: str) -> None:
        """Whether the effect can stand on this card."""
        reader = self.reader
        if kind.name == "take" and side == "others" and what == "coin":
            told = "a coin is taken from one player, and not from all others"
            reader.problem((*place, "from"), told, 'write from = "target"', "coin_of_others")
        if self.script and not kind.script:
            told = f"a script card cannot {_verb(kind.name)}"
            fix = "write it on a staging card"
            reader.problem((*place, "do"), told, fix, "not_on_script", effect=kind.name)
        elif kind.is_aimed(side) and self.script:
            told = f"a script card has no target for {kind.name}"
            fix = f'write {kind.side} = "others"'
            reader.problem((*place, "do"), told, fix, "script_target", effect=kind.name)
        elif kind.is_aimed(side) and self.target == "nobody":
            told = f"the effect {kind.name} needs a target, and this card has none"
            fix = 'write target = "player" above effects'
            reader.problem((*place, "do"), told, fix, "needs_target", effect=kind.name)


def _verb(name: str) -> str:
    told = {"lead": "change the Lead", "again": "be followed by another card", "seize": "seize"}
    return told.get(name, name)
