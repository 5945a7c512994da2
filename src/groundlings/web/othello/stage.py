"""The stage: tiles, the card in the limelight, both wings, and the act as a line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.othello.players import tile
from groundlings.web.othello.prints import in_order
from groundlings.web.othello.strip import UP

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.web.board.sight import Sight
    from groundlings.web.othello.players import Tile
    from groundlings.web.othello.prints import Prints, Script
    from groundlings.web.othello.strip import Strip

BILLING: Final = (
    "othello", "cassio", "desdemona", "emilia", "bianca", "roderigo", "brabantio", "lodovico",
    "montano",
)  # fmt: skip
"""The tiles from the left; Iago's lies before the Lead."""
MARKERS: Final = ("act-begins", "script-empty", "staging-empty", "last-space")
STRUCK: Final = frozenset({"blocked", "foiled", "failed", "exited", "returned"})
"""What a card has come to that was turned up and not heard."""
SIGNS: Final = {"script-empty": "quill", "staging-empty": "mask", "last-space": "mask"}


class Limelight(NamedTuple):
    """What lies in the light: a card, a coin, an improv, or nothing."""

    state: str = "empty"
    """At stake, turned up, past, the next line, or empty."""
    script: Script | None = None
    staging: str = ""
    coin: str = ""
    sign: str = ""
    who: int | None = None
    points: str = ""
    """As played now."""
    also: str = ""
    """What else it could be worth."""
    note: str = ""


class Space(NamedTuple):
    """A space of the depletion track."""

    key: str
    words: str
    sign: str
    is_here: bool


class Curtain(NamedTuple):
    """A curtain card of the act, and who may play it now."""

    key: str
    card: Script
    is_down: bool
    now: str


class Aside(NamedTuple):
    """The cards set aside for a dead character."""

    name: str
    cards: list[str]


class Wing(NamedTuple):
    """A pile and its discards."""

    key: str
    sign: str
    n: int
    discards: list[str]


class Wings(NamedTuple):
    """Both sides of the stage."""

    script: Wing
    staging: Wing
    has_script: bool
    curtains: list[Curtain]
    track: list[Space]
    asides: list[Aside]
    offstage: list[Tile]


class Line(NamedTuple):
    """A card of the act in Playwright's Challenge: spoken, out, next, the own, or still to come."""

    n: int
    key: str
    state: str
    seat: int | None
    is_lead: bool
    words: str
    is_own: bool = False
    """One of the players' own, which has no number in the play."""

    @property
    def printed(self) -> str:
        """Its number in the play."""
        return self.key.partition(".")[2]


def tiles(sight: Sight, prints: Prints) -> list[Tile]:
    """The characters of the act, but for Iago."""
    cast = sight.view["cast"]
    return [tile(sight, prints, key, cast[key]) for key in BILLING if key in cast]


def wings(sight: Sight, prints: Prints) -> Wings:
    """Piles, curtains, depletion, what was set aside, and wounds off stage."""
    view = sight.view
    away = view["offstage"]
    everybody = view["cast"] | away
    return Wings(
        script=_wing(sight, prints, "script", "quill"),
        staging=_wing(sight, prints, "staging", "mask"),
        has_script=view["mode"] != "playwright",
        curtains=[_curtain(sight, prints, key) for key in ("half", "full")],
        track=[
            Space(key, sight.book.noun(key), SIGNS.get(key, ""), view["marker"] == key)
            for key in MARKERS
        ],
        asides=[
            Aside(prints.names[key], [prints.short.get(card, card) for card in one["aside"]])
            for key, one in everybody.items()
            if one["aside"]
        ],
        offstage=[
            tile(sight, prints, key, one)
            for key, one in away.items()
            if one["tokens"] or one["dead"]
        ],
    )


def _wing(sight: Sight, prints: Prints, key: str, sign: str) -> Wing:
    view = sight.view
    names = [prints.short.get(card, card) for card in view["discards"][key]]
    return Wing(key, sign, view["piles"][key], names)


def _curtain(sight: Sight, prints: Prints, key: str) -> Curtain:
    view, say = sight.view, sight.book.text
    card = prints.scripts[view["curtains"][key]["card"]]
    worth: Sequence[int | None] = view["curtains"][key]["worth"]
    is_down = key == "half" and view["half_played"]
    lead = worth[view["lead"]]
    company = next(
        (n for seat, n in enumerate(worth) if seat != view["lead"] and n is not None), None
    )
    if is_down:
        now = say("othello.curtain_down")
    elif lead is not None and company is not None:
        now = say("othello.curtain_all", n=lead, total=company)
    elif lead is not None:
        now = say("othello.curtain_lead", n=lead)
    elif company is not None:
        now = say("othello.curtain_company", n=company)
    elif view["mode"] == "playwright":
        now = say("othello.curtain_in_turn")
    else:
        now = say("othello.curtain_later")
    return Curtain(key, card, is_down, now)


def limelight(sight: Sight, prints: Prints, strip: Strip | None) -> Limelight:
    """The deed that may be stopped, else the card that was turned up last, else the next line."""
    view = sight.view
    if view["deed"] is not None:
        return _at_stake(sight, prints, view["deed"], view["stake"])
    if strip is not None and not strip.is_past and view["phase"] == "reveal":
        up = [seat for seat, cell in enumerate(strip.outcomes) if cell.kind == UP]
        seat = up[-1] if up else strip.last
        if seat is not None and strip.outcomes[seat].card is not None:
            cell = strip.outcomes[seat]
            state = "up" if cell.kind == UP else "struck" if cell.kind in STRUCK else "past"
            found = _card(prints, state, str(cell.card), seat, _own(sight, seat))
            return found._replace(who=cell.by) if cell.kind == "seized" else found
    if view["next"] is not None:
        return _next_line(sight, prints)
    return Limelight(note=sight.book.text("othello.ended") if view["over"] else "")


def _next_line(sight: Sight, prints: Prints) -> Limelight:
    """The card that the play wants next, with its value for each role."""
    view, say = sight.view, sight.book.text
    card, worth = prints.scripts[view["next"]], view["next_worth"]
    lead = worth[view["lead"]]
    company = next(n for seat, n in enumerate(worth) if seat != view["lead"])
    line = say("othello.line_of", n=card.position, total=card.size)
    note = f"{say('othello.values', n=lead, total=company)}. {line}"
    if view["seat"] is not None:
        return Limelight("next", script=card, points=str(worth[view["seat"]]), note=note)
    return Limelight("next", script=card, points=str(lead), also=str(company), note=note)


def _own(sight: Sight, seat: int) -> str:
    """What the own open card is worth now."""
    card = sight.view["players"][seat]["placed"]
    worth: Mapping[str, int] = sight.view.get("worths", {})
    return str(worth[card]) if seat == sight.view["seat"] and card in worth else ""


def _card(prints: Prints, state: str, card: str, seat: int, points: str = "") -> Limelight:
    script = prints.scripts.get(card)
    if script is None:
        return Limelight(state, staging=card, who=seat)
    also = "" if points else script.as_company
    return Limelight(state, script=script, who=seat, points=points or script.points, also=also)


def _at_stake(
    sight: Sight, prints: Prints, deed: Mapping[str, Any], stake: Mapping[str, Any]
) -> Limelight:
    who, say = deed["who"]["seat"], sight.book.text
    if deed["what"] == "improv":
        return Limelight("stake", sign="swap", who=who)
    if deed["what"].startswith("coin-"):
        return Limelight("stake", coin=deed["what"].removeprefix("coin-"), who=who)
    found = _card(prints, "stake", deed["card"], who, str(stake.get("now", "")))
    if deed["what"] == "exit":
        return found._replace(sign="exit", note=say("othello.leaving", who=deed["who"]))
    if "now" not in stake:
        return found
    told = {"who": deed["who"], "n": stake["now"], "total": stake["seized"]}
    key = "othello.worth_seized" if stake["seizable"] else "othello.worth_now"
    return found._replace(note=say(key, **told))


def act_line(sight: Sight, prints: Prints) -> list[Line]:
    """Playwright's Challenge: all cards of the act from the first to the last; else none."""
    view = sight.view
    if view["mode"] != "playwright":
        return []
    spoken = {card: seat for seat, p in enumerate(view["players"]) for card in p["scored"]}
    mine = {*view.get("hand", ()), view.get("mine")}
    aside = {card for one in (view["cast"] | view["offstage"]).values() for card in one["aside"]}
    cards = in_order(prints.boards, view["act"])
    here = prints.scripts[view["next"]].position if view["next"] else len(cards) + 1
    found = []
    for n, key in enumerate(cards, start=1):
        if n == here:
            state = "next"
        elif key in spoken:
            state = "spoken"
        elif key in mine:
            state = "mine"
        else:
            state = "later" if n > here else "aside" if key in aside else "out"
        who = spoken.get(key) if state == "spoken" else None
        words = sight.book.text(
            f"othello.line_{state}", n=n, who=None if who is None else {"seat": who}
        )
        script = prints.scripts[key]
        found.append(Line(n, key, state, who, script.is_lead, words, is_own=script.is_own))
    return found
