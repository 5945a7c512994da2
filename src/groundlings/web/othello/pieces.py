"""Othello's table as one visitor sees it: players, stage, limelight, the box, the own place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.web.board.parts import Part, Parts
from groundlings.web.othello import stage
from groundlings.web.othello.asking import asked, kind_of
from groundlings.web.othello.hand import ON_CARDS, place
from groundlings.web.othello.intermission import chosen_between, intermission
from groundlings.web.othello.players import players, told
from groundlings.web.othello.prints import printed
from groundlings.web.othello.score_sheet import live
from groundlings.web.othello.strip import strip_of

if TYPE_CHECKING:
    from markupsafe import Markup

    from groundlings.web.board.sight import Sight
    from groundlings.web.othello.asking import Asked
    from groundlings.web.othello.hand import Place
    from groundlings.web.othello.intermission import Intermission
    from groundlings.web.othello.players import Player, Tile
    from groundlings.web.othello.prints import Prints, Script
    from groundlings.web.othello.strip import Strip


def _part(name: str, *verbs: str) -> Part:
    return Part(f"othello/{name}.html", frozenset(verbs))


PLAYER: Final = _part("player", "at", "wound", "lower", "revive")
TILES: Final = _part("tiles", "wound", "lower", "revive")
LEFT: Final = _part("left")
RIGHT: Final = _part("right")
LINE: Final = _part("line")
LIMELIGHT: Final = _part("limelight")
PLACE: Final = _part("place", *ON_CARDS, "bury-placed", "coin")
SHEET: Final = _part("now")
BETWEEN: Final = _part("intermission", "discard", "trade")
PARTS: Final = (PLAYER, TILES, LEFT, RIGHT, LINE, LIMELIGHT, PLACE, SHEET, BETWEEN)
COINS_LIE: Final = frozenset({"turn", "other"})
"""The questions in which coins are chosen where they lie; else they are answers in the box."""


class Phase(NamedTuple):
    """A phase of the scene."""

    key: str
    words: str
    state: str


class Went(NamedTuple):
    """A cell of the scene before, as it went."""

    seat: int
    name: str
    kind: str
    words: str
    script: Script | None
    staging: str


class Past(NamedTuple):
    """The scene before."""

    scene: int
    went: list[Went]


class Pieces(NamedTuple):
    """Everything that the templates draw; the parts are drawn already."""

    prints: Prints
    act: str
    scene: int | None
    phases: list[Phase]
    seats: int
    is_playwright: bool
    asked: Asked
    past: Past | None
    order: int | None
    """When the visitor turns the placed card up: first, second ..."""
    lead: int
    leads: bool
    """Whether that is the visitor."""
    could: list[str]
    """Who could stop the deed, as far as all can see."""
    stops: str
    """What could."""
    panels: list[tuple[Player, Markup]]
    """Each player in the order of reveal, and what lies there."""
    tiles: Markup
    left: Markup
    right: Markup
    line: Markup | None
    limelight: Markup
    light: int | None
    """Whose card lies in the light, by the order of reveal."""
    place: Markup | None
    in_hand: bool
    """Whether something is chosen on the own cards: on a phone they lie under the thumb."""
    laid: list[str]
    """What can be laid ready, or used at once, on its piece there."""
    sheet: Markup
    """If the act ended now."""
    intermission: Intermission | None

    @property
    def hour(self) -> object:
        """What `phases.html` shows."""
        return self.act, self.scene, tuple(self.phases)


def pieces(sight: Sight) -> Pieces:
    """All pieces; parts that look as they did are not drawn again."""
    view, prints = sight.view, printed(sight.game, sight.book.language)
    parts, strip = Parts(sight, prints), strip_of(sight)
    panels = players(sight, prints, strip)
    light = stage.limelight(sight, prints, strip)
    sides = stage.wings(sight, prints)
    mine = place(sight, prints, has_coins=kind_of(sight) in COINS_LIE)
    tiles = stage.tiles(sight, prints)
    line = stage.act_line(sight, prints)
    stake = view["stake"] or {}
    now = live(sight)
    me = view["seat"] if sight.seat is None else sight.seat
    return Pieces(
        prints=prints,
        act=view["act"],
        scene=view["scene"],
        phases=_phases(sight),
        seats=len(panels),
        is_playwright=view["mode"] == "playwright",
        asked=asked(sight, _on_pieces(panels, tiles, mine) | chosen_between(sight)),
        past=_past(sight, prints, strip) if _looks_back(sight, strip) else None,
        order=None if me is None else view["order"].index(me) + 1,
        lead=view["lead"],
        leads=me == view["lead"],
        could=[sight.book.player(seat) for seat in stake.get("responders", ())],
        stops=_stops(sight),
        panels=[(one, _panel(parts, one, len(panels))) for one in panels],
        tiles=parts.draw(TILES, tiles, lambda: tiles),
        left=parts.draw(LEFT, sides[:4], lambda: sides),
        right=parts.draw(RIGHT, sides[1:], lambda: sides),
        line=parts.draw(LINE, line, lambda: line) if line else None,
        limelight=parts.draw(LIMELIGHT, light, lambda: light),
        light=None if light.who is None else view["order"].index(light.who),
        place=None if mine is None else parts.draw(PLACE, mine, lambda: mine),
        in_hand=mine is not None and any(one.choice for one in mine.cards),
        laid=[] if mine is None else [f"coin:{one.key}" for one in mine.coins],
        sheet=parts.draw(SHEET, now, lambda: now),
        intermission=intermission(sight),
    )


def _panel(parts: Parts, player: Player, seats: int) -> Markup:
    return parts.draw(PLAYER, (player, seats), lambda: (player, seats))


def _on_pieces(panels: list[Player], tiles: list[Tile], mine: Place | None) -> set[str]:
    """The choices that lie on pieces."""
    on_tiles = [*tiles, *(one.iago for one in panels if one.iago is not None)]
    found = [one.choice for one in panels]
    found += [choice for one in on_tiles for choice in one.choices]
    if mine is not None:
        found += [one.choice for one in mine.cards] + [one.choice for one in mine.coins]
    return {choice.value for choice in found if choice is not None}


SCENE: Final = ("pre-placement", "placement", "second-pass", "reveal", "draw")


def _phases(sight: Sight) -> list[Phase]:
    """The phases of the scene; between acts there is one."""
    now = sight.view["phase"]
    if now not in SCENE:
        return [Phase(now, sight.book.noun(now), "on")]
    at = SCENE.index(now)
    return [
        Phase(key, sight.book.noun(key), "done" if n < at else "on" if n == at else "")
        for n, key in enumerate(SCENE)
    ]


def _stops(sight: Sight) -> str:
    """What could stop the deed that is announced."""
    stake = sight.view["stake"]
    if stake is None:
        return ""
    lit, seizable = stake["lit"], stake["seizable"]
    key = "both" if lit and seizable else "spotlight" if lit else "seize" if seizable else "nothing"
    return sight.book.text(f"othello.can_{key}")


def _looks_back(sight: Sight, strip: Strip | None) -> bool:
    """Whether the scene before is told: until the next cards lie there."""
    return strip is not None and sight.view["phase"] in {"pre-placement", "placement", "draw"}


def _past(sight: Sight, prints: Prints, strip: Strip | None) -> Past | None:
    if strip is None:
        return None
    order = sight.view["order"]
    went = []
    for seat in order:
        one = strip.outcomes[seat]
        words = told(sight, one) if one.kind != "down" else sight.book.text("othello.unheard")
        script = prints.scripts.get(one.card or "")
        staging = "" if script or not one.card else prints.names[one.card]
        went.append(Went(seat, sight.book.player(seat), one.kind, words, script, staging))
    return Past(strip.scene, went)
