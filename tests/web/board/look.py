"""One look at a table: the page, and what the engine says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from golden.story import records
from groundlings.shakespeare.objectives import held
from groundlings.shakespeare.score import objective_worth
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.store.model import FINISHED
from groundlings.web.scene import draw
from groundlings.web.shakespeare import pointed
from groundlings.web.visit import Visit, book_of
from groundlings.words import languages
from web.board.reading import targets
from web.board.tree import ID, Element, Page
from web.golden_tables import walked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook

    Found = Iterator[object]

PUT_DOWN = {"built", "dressed", "hatted", "theatre-built"}
BASE = "http://globe.test"
GAMES = [record for record in records() if record.stem.startswith("shakespeare")]


@dataclass(frozen=True)
class Look:
    """One visitor's page at one moment, and what the engine says of that moment."""

    live: LiveTable
    seat: int | None
    visit: Visit
    book: Phrasebook
    page: Page
    view: dict[str, Any]
    options: list[str]
    before: frozenset[str]
    """The ids of the page before the last row; none at the beginning."""

    @property
    def buttons(self) -> list[Element]:
        """The choices."""
        named = [one for one in self.page.bearing("name") if one.get("name") == "choice"]
        return [one for one in named if one.tag == "button" and "disabled" not in one.attributes]

    @property
    def refusals(self) -> list[Element]:
        """What is tempting but not possible."""
        return self.page.bearing("aria-disabled")

    def events(self) -> list[dict[str, object]]:
        """What this seat heard of the last row."""
        g = self.live.state
        assert g is not None
        return [
            event
            for event in self.live.game.events(g, self.seat, g.choices)
            if event["choice"] == g.choices
        ]

    def now_worth(self) -> int:
        """What the own objectives are worth as things stand."""
        g, seat = self.live.state, self.seat
        assert g is not None
        assert seat is not None
        return sum(int(objective_worth(g, seat, objective)) for objective in held(g, seat))

    def after(self, text: str) -> dict[str, Any]:
        """What everybody sees after a choice."""
        game, seat = self.live.game, self.seat
        assert self.live.state is not None
        assert seat is not None
        g = self.live.state.clone()
        game.play(g, seat, game.parse(text))
        return game.view(g, None)

    def goes(self, text: str) -> list[str]:
        """The places that the engine offers after an element is taken, or the only one it uses."""
        game, seat = self.live.game, self.seat
        assert self.live.state is not None
        assert seat is not None
        g = self.live.state.clone()
        game.play(g, seat, game.parse(text))
        if game.view(g, seat)["hand"] is not None:
            return targets(seat, [game.text(option) for option in game.options(g, seat)])
        built = next(one for one in game.events(g, seat, g.choices) if one["key"] in PUT_DOWN)
        return [f"{pointed(built)}="]


def looked(live: LiveTable, seat: int | None, language: str, before: frozenset[str]) -> Look:
    """The page of a seat, or of who has none."""
    g = live.state
    assert g is not None
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    visit = Visit(who, language, BASE)
    game = live.game
    offered = [] if seat is None or g.over else game.options(g, seat)
    options = [game.text(option) for option in offered]
    view: dict[str, Any] = game.guide.shown(g, seat)
    page = Page(draw(live, visit))
    return Look(live, seat, visit, book_of(live, visit.language), page, view, options, before)


def moments(record: Path, stride: int) -> Iterator[Look]:
    """Every so many states of a game with its end: all seats and a spectator, in all languages."""
    spoken = languages()
    before: frozenset[str] = frozenset()
    for n, live in enumerate(walked(record)):
        if n % stride == 0 or live.status == FINISHED:
            for place, seat in enumerate([*range(len(live.seats)), None]):
                language = spoken[(n // stride + place) % len(spoken)]
                look = looked(live, seat, language, before)
                yield look
            before = frozenset(look.page.ids)
        elif (n + 1) % stride == 0:
            before = frozenset(ID.findall(draw(live, Visit(ONLOOKER, "en", BASE))))
        else:
            before = frozenset()
