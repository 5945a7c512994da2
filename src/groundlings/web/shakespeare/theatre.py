"""One theatre: its door, its stage, its desk and its troupe; on the own one lie the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup

from groundlings.web.shakespeare.ahead import leads
from groundlings.web.shakespeare.backstage import column, favours, hat_of
from groundlings.web.shakespeare.pointing import member_id, space_id

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.web.board.sight import Button, Sight
    from groundlings.web.shakespeare.backstage import ColumnSpace, Favour
    from groundlings.web.shakespeare.prints import Prints

JUDGED: Final = ("ambiance", "rehearsal", "scoring", "rest", "end")
"""The phases in which no more is said of tonight's ambiance."""
WHOLE: Final = 3
"""A costume of fewer elements pays nothing (S85)."""


NOT_HERE: Final = Markup()


class Theatre(NamedTuple):
    """Whose it is, and what can be told at a glance; its parts are drawn already."""

    seat: int
    name: str
    is_mine: bool
    is_asked: bool
    has_answered: bool
    has_finished: bool
    has_recruited: bool
    prestige: int
    pounds: int
    wages: int | None
    """None when they have been paid."""
    cylinders: int
    plus3: int
    goals: int
    leads: tuple[str, ...]
    """What they have most of."""
    favours: tuple[Favour, ...]
    """What cards from backstage have left with them."""
    stage: Markup
    desk: Markup
    troupe: Markup

    @property
    def front(self) -> Theatre:
        """What stands above its parts."""
        return self._replace(stage=NOT_HERE, desk=NOT_HERE, troupe=NOT_HERE)


class Space(NamedTuple):
    """A space of a stage set."""

    id: str
    place: str
    at: str
    """Where it stands, as classes."""
    has_candle: bool
    holds: str | None
    choice: Button | None
    why: str | None


class Stage(NamedTuple):
    """A stage set."""

    seat: int
    built: int
    value: int
    spaces: list[Space]
    column: list[ColumnSpace]
    """The theatre card, the highest space first; none without the expansion."""


class Goal(NamedTuple):
    """An objective that this visitor may read."""

    objective: str
    worth: str = ""
    """What it is worth at most, and now."""
    now: int = 0
    most: int = 0
    reached: int | None = None
    """How far it is: the number that it looks at."""
    choice: Button | None = None


class Evening(NamedTuple):
    """The ambiance tonight, once the purple elements that are left have done theirs."""

    space: int
    purples: int
    pays: str


class Desk(NamedTuple):
    """Ambiance, purse, cylinders, tokens and objectives."""

    seat: int
    ambiance: int
    tonight: Evening | None
    """None when it is over, or nearly so."""
    pounds: int
    wages: int | None
    """None when they have been paid."""
    cylinders: int
    plus3: int
    goals: int
    wagers: list[Button]
    spend: Button | None
    """A +3 token."""
    grant: Button | None
    """Pounds from the Queen."""
    draw: Button | None
    """Objectives from the Queen."""
    held: list[Goal]
    drawn: list[Goal]
    favours: list[Favour] | None
    """What cards from backstage have left here; None without the expansion."""


class Member(NamedTuple):
    """A character or an Extra; of two copies the choice lies on the first that is free for it."""

    id: str
    name: str
    card: str
    face: str
    """What it looks like: its card, or an Extra."""
    cost: int
    has_cylinder: bool
    is_rested: bool
    is_at_work: bool
    is_dressed: bool
    value: int
    wears: list[str | None]
    """A colour for each slot of the costume that is filled."""
    hat: str | None
    """Its colour."""
    is_matched: bool
    """Whether it pays in the end."""
    stays_awake: bool
    """Whether it has been picked for that."""
    lights: str
    """What the costume would pay, if the choice completes it."""
    choice: Button | None
    why: str | None


class Troupe(NamedTuple):
    """Who plays here."""

    seat: int
    members: list[Member]
    tonight: list[str]
    """Who is dressed for the next rehearsal, where the theatre is large."""
    is_tonight: bool
    """Whether that is today."""


def theatre(sight: Sight, seat: int, *, stage: Markup, desk: Markup, troupe: Markup) -> Theatre:
    """What stands above a theatre, and the theatre."""
    view, player = sight.view, sight.view["players"][seat]
    return Theatre(
        seat=seat,
        name=sight.book.player(seat),
        is_mine=seat == view["seat"],
        is_asked=seat in view["asked"],
        has_answered=seat in view["answered"],
        has_finished=player["finished"],
        has_recruited=player["recruited"],
        prestige=player["prestige"],
        pounds=player["pounds"],
        wages=_wages(view, player),
        cylinders=player["cylinders"],
        plus3=player["plus3"],
        goals=_count(player["objectives"]),
        leads=tuple(name for name in ("prestige", "pounds") if leads(view, name, seat)),
        favours=tuple(favours(player)),
        stage=stage,
        desk=desk,
        troupe=troupe,
    )


def stage(sight: Sight, prints: Prints, seat: int) -> Stage:
    """The spaces of a stage set."""
    player = sight.view["players"][seat]
    can, cannot = sight.choices(seat)
    spaces = []
    for spot in prints.boards["spaces"]:
        place = spot["place"]
        holds = player["set"].get(place)
        spaces.append(
            Space(
                id=space_id(seat, place),
                place=place,
                at=prints.spots[place],
                has_candle=spot["candle"] and not holds,
                holds=holds,
                choice=can.get(f"put:{place}"),
                why=cannot.get(f"put:{place}"),
            )
        )
    built_there = column(prints, player, seat)
    return Stage(seat, len(player["set"]), player["set_value"], spaces, built_there)


def desk(sight: Sight, prints: Prints, seat: int) -> Desk:
    """What lies on a desk, and the choices there."""
    view, player = sight.view, sight.view["players"][seat]
    can, _ = sight.choices(seat)
    wagers = [f"wager:{n}" for n in range(1, int(prints.boards["cylinders"]) + 1)]
    offered = view.get("drawn", ()) if seat == sight.seat else ()
    return Desk(
        seat=seat,
        ambiance=player["ambiance"],
        tonight=_tonight(sight, prints, seat),
        pounds=player["pounds"],
        wages=_wages(view, player),
        cylinders=player["cylinders"],
        plus3=player["plus3"],
        goals=_count(player["objectives"]),
        wagers=[can[text] for text in wagers if text in can],
        spend=can.get("plus3"),
        grant=can.get("ask:pounds"),
        draw=can.get("ask:objectives"),
        held=_held(sight, seat, player["objectives"]),
        favours=favours(player) if "backstage" in player else None,
        drawn=[Goal(one, choice=can.get(f"choose:{one}")) for one in offered],
    )


def troupe(sight: Sight, prints: Prints, seat: int, *, is_large: bool) -> Troupe:
    """Who plays here, and who of them may be chosen."""
    can, cannot = sight.choices(seat)
    left = dict(can)
    work, player = sight.view["work"], sight.view["players"][seat]
    picked = list(sight.view.get("keeping", ())) if seat == sight.seat else []
    found: list[Member] = []
    for member in player["troupe"]:
        card = "extra" if member["extra"] else member["card"]
        is_picked = member["cylinder"] and card in picked
        if is_picked:
            picked.remove(card)
        choice = _choice(left, member, card, is_picked=is_picked)
        why = cannot.get(f"dress:{member['name']}")
        if not member["extra"] and choice is None and why is None:
            why = cannot.get(f"activate:{card}")
        found.append(
            Member(
                id=_id_of(seat, member["name"], found),
                name=member["name"],
                card=member["card"],
                face=card,
                cost=member["cost"],
                has_cylinder=member["cylinder"],
                is_rested=member["rested"],
                is_at_work=work is not None
                and work["seat"] == seat
                and work["card"] == card
                and member["cylinder"],
                is_dressed=member["dressed"],
                value=member["value"],
                wears=[*member["costume"], *[None] * (member["slots"] - len(member["costume"]))],
                hat=hat_of(player, member["name"]),
                is_matched=_is_matched(prints, hat_of(player, member["name"]), member["costume"]),
                stays_awake=is_picked,
                lights=_completed(sight, prints, seat, member) if choice else "",
                choice=choice,
                why=why,
            )
        )
    return Troupe(
        seat=seat,
        members=found,
        tonight=[one.face for one in found if is_large and one.is_dressed and one.wears],
        is_tonight=sight.view["day"] in prints.boards["rehearsals"],
    )


def _choice(
    left: dict[str, Button], member: Mapping[str, Any], card: str, *, is_picked: bool
) -> Button | None:
    """What can be done with a character or an Extra."""
    texts = [f"dress:{member['name']}", f"hat:{member['name']}"]
    if not member["extra"] and not is_picked:
        if member["cylinder"] or member["rested"]:
            texts.append(f"repeat:{card}")
        if not member["rested"]:
            texts.append(f"keep:{card}" if member["cylinder"] else f"activate:{card}")
    return next((left.pop(text) for text in texts if text in left), None)


def _is_matched(prints: Prints, hat: str | None, costume: list[str]) -> bool:
    """Whether a hat and the element beneath are worth what they must be (R117)."""
    if hat is None or not costume:
        return False
    total = prints.worth[hat] + prints.worth[costume[0]]
    return bool(total == prints.boards["backstage"]["hat"]["total"])


def _completed(sight: Sight, prints: Prints, seat: int, member: Mapping[str, Any]) -> str:
    """Where it stands what a costume pays, if what is in hand completes it."""
    hand = sight.view["hand"]
    if hand is None or f"dress:{member['name']}" not in sight.can:
        return ""
    if len(member["costume"]) + 1 < member["slots"] or member["slots"] < WHOLE:
        return ""
    value = member["value"] + prints.worth[hand["element"].partition("-")[0]]
    paid = (row["from"] for row in prints.costumes if row["from"] <= value <= row["to"])
    return next((f"pays-{seat}-{least}" for least in paid), "")


def _id_of(seat: int, name: str, earlier: list[Member]) -> str:
    """By name, so that a log line finds it; a second copy gets a number."""
    key = member_id(seat, name)
    copies = sum(one.name == name for one in earlier)
    return f"{key}-{copies + 1}" if copies else key


def _wages(view: Mapping[str, Any], player: Mapping[str, Any]) -> int | None:
    return None if view["over"] else sum(member["cost"] for member in player["troupe"])


def _count(held: int | list[str]) -> int:
    return held if isinstance(held, int) else len(held)


def _held(sight: Sight, seat: int, held: int | list[str]) -> list[Goal]:
    """The objectives that this visitor may read, with what they are worth where that is told."""
    if isinstance(held, list):
        return [Goal(one) for one in held]
    if seat != sight.seat:
        return []
    return [_goal(sight, goal) for goal in sight.view.get("held", ()) if isinstance(goal, dict)]


def _goal(sight: Sight, goal: Mapping[str, Any]) -> Goal:
    """Its worth at most, and now; one that can be played brings nothing by itself."""
    objective = goal["objective"]["noun"]
    choice = sight.can.get(f"play:{objective}")
    told = {one["key"]: one for one in goal["options"][0]}
    if "at-most" not in told or "now-worth" not in told:
        return Goal(objective, choice=choice)
    most, now = told["at-most"], told["now-worth"]
    return Goal(
        objective=objective,
        worth=sight.book.effects([most, now]),
        now=now["n"],
        most=most["n"],
        reached=goal["reached"],
        choice=choice,
    )


def _tonight(sight: Sight, prints: Prints, seat: int) -> Evening | None:
    """While purple elements may still be taken."""
    view = sight.view
    if not view["projection"] or view["phase"] in JUDGED:
        return None
    space = view["projection"][seat]["ambiance"]["space"]
    pays = sight.book.effect(prints.boards["ambiance"][space - 1])
    return Evening(space, view["market"]["set"]["purple"], pays)


# What each part shows: while that is the same, so is the part


def built(player: Mapping[str, Any]) -> tuple[object, ...]:
    """What stands in a stage set and on a theatre card."""
    return player["set"], player.get("backstage") and player["backstage"]["theatre"]


def papers(sight: Sight, seat: int) -> tuple[object, ...]:
    """What lies on a desk, as this visitor may read it."""
    view, player = sight.view, sight.view["players"][seat]
    keys = ("ambiance", "pounds", "cylinders", "plus3", "objectives")
    mine = (view.get("held"), view.get("drawn")) if seat == sight.seat else None
    foretold = view["projection"] and view["projection"][seat]["ambiance"]["space"]
    evening = view["phase"] in JUDGED, view["market"]["set"]["purple"], foretold
    left = favours(player) if "backstage" in player else None
    return [player[key] for key in keys], _wages(view, player), mine, evening, left


def cast(sight: Sight, seat: int) -> tuple[object, ...]:
    """Who is in a troupe, and who of them is at work."""
    view = sight.view
    work = view["work"] if view["work"] and view["work"]["seat"] == seat else None
    hats = view["players"][seat].get("backstage", {}).get("hats")
    picked = view.get("keeping") if seat == sight.seat else None
    return view["players"][seat]["troupe"], work and work["card"], view["day"], hats, picked
