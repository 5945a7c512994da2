"""Shakespeare's table as one visitor sees it: what all share, and the theatres."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup

from groundlings.web.board.parts import Part, Parts
from groundlings.web.shakespeare import backstage, main_board, theatre
from groundlings.web.shakespeare.ahead import ahead, prospects
from groundlings.web.shakespeare.goods import in_hand, market
from groundlings.web.shakespeare.prints import printed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.web.board.sight import Sight
    from groundlings.web.shakespeare.goods import Hand
    from groundlings.web.shakespeare.main_board import Phase
    from groundlings.web.shakespeare.prints import Prints
    from groundlings.web.shakespeare.theatre import Theatre


def _part(name: str, *verbs: str) -> Part:
    return Part(f"shakespeare/{name}.html", frozenset(verbs))


TRACKS: Final = _part("tracks")
ACTS: Final = _part("acts", "advance", "retreat")
FAME: Final = _part("fame")
AHEAD: Final = _part("ahead")
HIRE: Final = _part("hire", "recruit", "recruit-extra")
MARKET: Final = _part("market", "salvage", "take")
STAGE: Final = _part("stage", "put")
DESK: Final = _part("desk", "ask", "choose", "play", "plus3", "wager")
TROUPE: Final = _part("troupe", "activate", "dress", "hat", "keep", "repeat")
BACKSTAGE: Final = _part("backstage", backstage.USE, backstage.HIRE, "recruit", "recruit-extra")
PARTS: Final = (TRACKS, ACTS, FAME, AHEAD, HIRE, MARKET, STAGE, DESK, TROUPE, BACKSTAGE)

CHAPTERS: Final = {
    "draft": "draft",
    "wager": "wager",
    "turn": "activating",
    "turn-and-recruit": "recruiting",
    "quill": "acts",
    "retreat": "ambiance",
    "craft": "craftsmen",
    "take": "craftsmen",
    "place-set": "stage",
    "place-costume": "costumes",
    "audience": "queen",
    "choose": "queen",
    "rest": "rest",
    "rest-more": "rest",
    "wager-backstage": "wager",
    "salvage": "immediate",
    "salvage-free": "immediate",
    "muster": "backstage-solo",
    "turn-backstage": "backstage-turns",
    "turn-recruit-backstage": "backstage-turns",
    "architect": "backstage-kinds",
    "double": "backstage-kinds",
    "patron": "backstage-kinds",
    "prompter": "backstage-kinds",
    "hats": "backstage-hats",
    "place-hat": "backstage-hats",
    "immediate": "immediate",
    "retreat-by": "backstage-actors",
}
"""The chapter of the rules that tells what a prompt asks."""


class Work(NamedTuple):
    """A craftsman at work: who, and the value that is left of the whole."""

    card: str
    left: int
    whole: int


class Pieces(NamedTuple):
    """Everything that the templates draw; the parts are drawn already."""

    prints: Prints
    hand: Hand | None
    work: Work | None
    phases: list[Phase]
    tracks: Markup
    acts: Markup
    fame: Markup
    ahead: Markup
    """Empty when the game is over."""
    hire: Markup
    market: Markup
    backstage: Markup
    """Empty without the expansion."""
    large: Theatre
    """The own theatre; who only watches sees the one where something happens."""
    rivals: list[Theatre]

    @property
    def hour(self) -> object:
        """What `phases.html` shows."""
        return tuple(self.phases)


def pieces(sight: Sight) -> Pieces:
    """All pieces; parts that look as they did are not drawn again."""
    view, prints = sight.view, printed(sight.game, sight.book.language)
    hand = in_hand(sight)
    parts = Parts(sight, prints, hand)
    front, *others = _from_the_front(sight)

    def of(seat: int) -> Theatre:
        return theatre.theatre(
            sight,
            seat,
            stage=parts.draw(
                STAGE,
                theatre.built(view["players"][seat]),
                lambda: theatre.stage(sight, prints, seat),
                seat,
            ),
            desk=parts.draw(
                DESK, theatre.papers(sight, seat), lambda: theatre.desk(sight, prints, seat), seat
            ),
            troupe=parts.draw(
                TROUPE,
                (theatre.cast(sight, seat), seat == front),
                lambda: theatre.troupe(sight, prints, seat, is_large=seat == front),
                seat,
            ),
        )

    return Pieces(
        prints=prints,
        hand=hand,
        work=_work(view),
        phases=main_board.phases(view, prints),
        tracks=parts.draw(
            TRACKS,
            (view["day"], view["order"], view["initiative"]),
            lambda: main_board.tracks(view, prints),
        ),
        acts=parts.draw(ACTS, view["acts"], lambda: main_board.acts(sight, prints)),
        fame=parts.draw(
            FAME,
            [player["prestige"] for player in view["players"]],
            lambda: main_board.fame(sight),
        ),
        ahead=parts.draw(AHEAD, prospects(sight), lambda: ahead(sight))
        if view["projection"]
        else Markup(),
        hire=parts.draw(HIRE, [view["display"], view["hired"]], lambda: main_board.hire(sight)),
        market=parts.draw(MARKET, _goods(sight), lambda: market(sight)),
        backstage=parts.draw(BACKSTAGE, _behind(view), lambda: backstage.backstage(sight, prints))
        if backstage.is_open(view)
        else Markup(),
        large=of(front),
        rivals=[of(seat) for seat in others],
    )


def _from_the_front(sight: Sight) -> list[int]:
    """The seats in the order of play, from the one whose theatre is large."""
    order: list[int] = sight.view["order"]
    front = sight.seat
    if front is None:
        front = next((seat for seat in order if seat in sight.view["asked"]), order[0])
    at = order.index(front)
    return order[at:] + order[:at]


def _goods(sight: Sight) -> tuple[object, ...]:
    """What lies on the market; where it may go depends on the own theatre."""
    mine = None if sight.seat is None else sight.view["players"][sight.seat]
    lie = [sight.view[place] for place in ("market", "bags", "discarded")]
    return lie, sight.view["day"], mine and (mine["set"], mine["troupe"], mine.get("backstage"))


def _behind(view: Mapping[str, Any]) -> tuple[object, ...]:
    """What lies backstage, and who has how many cylinders there."""
    return view["backstage"], [player["backstage"]["cylinders"] for player in view["players"]]


def _work(view: Mapping[str, Any]) -> Work | None:
    """Who takes elements by their value."""
    work = view["work"]
    return Work(work["card"], work["value"], work["whole"]) if work and "value" in work else None
