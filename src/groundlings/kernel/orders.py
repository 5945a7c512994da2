"""Standing orders: what a seat wants chosen for it, and where it wants to be stopped.

A person is asked what matters: deeds of some kinds go by unless they are aimed at them, and passes
are made for them unless they hold. Programs are asked everything. An order answers when the window
opens and no sooner, so it tells nobody anything.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

SCENE, ACT, GAME = "scene", "act", "game"
SCOPES: Final = (SCENE, ACT, GAME)
MOST_POINTS: Final = 99
OLD_PASS: Final = "pass:"  # noqa: S105 - how an earlier release wrote "let everything pass"


@dataclass(frozen=True, slots=True)
class Orders:
    """What a seat has ordered; what it has not, it is asked."""

    let: frozenset[str] = frozenset()
    """The kinds of deeds that go by, unless they are aimed at me."""
    under: int = 0
    """Let deeds of fewer points go by; 0 = none."""
    elsewhere: bool = False
    """Let everything go by that is not aimed at me."""
    steal: int = 0
    """Take what is worth so many points or more, if I can; 0 = never."""
    curtains: bool = True
    """But stop me where a part of the game may end."""
    able: bool = False
    """Ask me only when I can act."""
    holds: frozenset[str] = frozenset()
    """The passes at which I want to be asked."""
    ready: frozenset[str] = frozenset()
    """What I want to do at the next pass where it can be done, as the game writes it."""
    scope: str = GAME
    """How long the orders about deeds stand."""
    since: int = 0
    """The scene or act that they were given in."""

    @classmethod
    def read(cls, text: str) -> Orders:
        """From the store: words like `able` and `let=coin,improv`."""
        plain = {one.name: one.default for one in fields(cls)}
        found: dict[str, object] = {}
        for word in text.split():
            name, _, value = word.partition("=")
            default = plain.get(name)
            if word.startswith(OLD_PASS):
                found |= {"elsewhere": True, "scope": SCENE, "since": int(word[len(OLD_PASS) :])}
            elif isinstance(default, frozenset):
                found[name] = frozenset(filter(None, value.split(",")))
            elif isinstance(default, bool):
                found[name] = value != "no"
            elif default is not None:
                found[name] = int(value) if isinstance(default, int) else value
        return cls(**found)  # type: ignore[arg-type]  # its own fields

    @property
    def written(self) -> str:
        """For the store: what is not as it would be without orders; `-` if nothing is."""
        words = []
        for one in fields(self):
            value = getattr(self, one.name)
            if value == one.default:
                continue
            if isinstance(value, frozenset):
                words.append(f"{one.name}={','.join(sorted(value))}")
            elif isinstance(value, bool):
                words.append(one.name if value else f"{one.name}=no")
            else:
                words.append(f"{one.name}={value}")
        return " ".join(words) or "-"

    def standing(self, game: Game, g: State) -> Orders:
        """What still stands: after the scene or act the usual orders do; holds stay."""
        if self.scope == GAME or self.since == _number(game, g, self.scope):
            return self
        return replace(usual(game), holds=self.holds, ready=self.ready)

    def dated(self, game: Game, g: State) -> Orders:
        """The same, given now."""
        return replace(self, since=_number(game, g, self.scope))

    def answer(self, game: Game, g: State, seat: int, *, openly: bool = False) -> int | None:
        """What they choose for this seat now; None if whoever sits there must be asked.

        `openly`: how fast it comes is seen by others, so nothing hidden may decide it.
        """
        occasion = game.occasion(g, seat)
        if occasion is None:
            return None
        legal = game.options(g, seat)
        if not occasion.is_window:
            waits = any(game.text(option) in self.ready for option in legal)
            return None if waits or occasion.kind in self.holds else occasion.passing
        if not openly:
            if self.able and legal == [occasion.passing]:
                return occasion.passing
            if 0 < self.steal <= occasion.prize and occasion.stealing is not None:
                return occasion.stealing
        if occasion.is_at_me or (self.curtains and occasion.is_curtain):
            return None
        is_small = 0 < occasion.points < self.under
        return occasion.passing if self.elsewhere or is_small or occasion.kind in self.let else None


def usual(game: Game) -> Orders:
    """What people have ordered who have said nothing."""
    return Orders(
        let=frozenset(game.small_deeds), under=2, able=True, holds=frozenset(game.usual_holds)
    )


def none(game: Game) -> Orders:
    """Ask everything: what programs have ordered who have said nothing."""
    return Orders(holds=frozenset(game.passes) | game.usual_holds)


def _number(game: Game, g: State, scope: str) -> int:
    return game.scene(g) if scope == SCENE else game.act(g) if scope == ACT else 0
