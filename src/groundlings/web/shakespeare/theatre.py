"""One theatre: its door, its stage, its desk and its troupe; on the own one lie the choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.web.shakespeare.pointing import member_id, space_id

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.web.drawn import Button, Sight
    from groundlings.web.shakespeare.prints import Prints

Piece = dict[str, Any]


def door(sight: Sight, seat: int) -> Piece:
    """What stands above a theatre: whose it is, and what can be told at a glance."""
    view = sight.view
    return {
        **view["players"][seat],
        "seat": seat,
        "mine": seat == sight.seat,
        "name": sight.book.player(seat),
        "asked": seat in view["asked"],
        "answered": seat in view["answered"],
        "wages": _wages(view["players"][seat]),
        "objective_count": _count(view["players"][seat]["objectives"]),
    }


def stage(sight: Sight, prints: Prints, seat: int) -> Piece:
    """The spaces of a stage set."""
    player = sight.view["players"][seat]
    can, cannot = _choices(sight, seat)
    spaces = []
    for spot in prints.boards["spaces"]:
        place = spot["place"]
        holds = player["set"].get(place)
        spaces.append(
            {
                "id": space_id(seat, place),
                "place": place,
                "at": prints.spots[place],
                "candle": spot["candle"] and not holds,
                "holds": holds,
                "choice": can.get(f"put:{place}"),
                "why": cannot.get(f"put:{place}"),
            }
        )
    return {"seat": seat, "set": player["set"], "set_value": player["set_value"], "spaces": spaces}


def desk(sight: Sight, prints: Prints, seat: int) -> Piece:
    """Ambiance, purse, cylinders, tokens and objectives."""
    view, player = sight.view, sight.view["players"][seat]
    can, _ = _choices(sight, seat)
    cylinders = int(prints.boards["cylinders"])
    held = player["objectives"]
    return {
        **player,
        "seat": seat,
        "wagers": [can[text] for n in range(1, cylinders + 1) if (text := f"wager:{n}") in can],
        "plus3_choice": can.get("plus3"),
        "pounds_choice": can.get("ask:pounds"),
        "draw_choice": can.get("ask:objectives"),
        "wages": _wages(player),
        "objective_count": _count(held),
        "held": _held(sight, seat, held),
        "drawn": [
            {"objective": one, "choice": can.get(f"choose:{one}")}
            for one in (view.get("drawn", ()) if seat == sight.seat else ())
        ],
    }


def troupe(sight: Sight, seat: int) -> Piece:
    """Who plays here."""
    can, cannot = _choices(sight, seat)
    return {"seat": seat, "members": _members(sight, seat, can, cannot)}


def _choices(sight: Sight, seat: int) -> tuple[Mapping[str, Button], Mapping[str, str]]:
    """What can be chosen in this theatre and what cannot: only the own one has any."""
    return (sight.can, sight.cannot) if seat == sight.seat else ({}, {})


def _wages(player: Mapping[str, Any]) -> int:
    return sum(member["cost"] for member in player["troupe"])


def _count(held: int | list[str]) -> int:
    return held if isinstance(held, int) else len(held)


def _held(sight: Sight, seat: int, held: int | list[str]) -> list[Piece]:
    """The objectives that this visitor may read, with what they are worth where that is told."""
    if isinstance(held, list):
        return [{"objective": one, "worth": ""} for one in held]
    if seat != sight.seat:
        return []
    goals = sight.view.get("held", ())
    return [
        {"objective": goal["objective"]["noun"], "worth": sight.book.effects(goal["options"][0])}
        for goal in goals
        if isinstance(goal, dict)
    ]


def _members(
    sight: Sight, seat: int, can: Mapping[str, Button], cannot: Mapping[str, str]
) -> list[Piece]:
    """The troupe; of two copies the choice lies on the first that is free for it."""
    left = dict(can)
    work = sight.view["work"]
    found: list[Piece] = []
    for n, member in enumerate(sight.view["players"][seat]["troupe"]):
        card = "extra" if member["extra"] else member["card"]
        choice = left.pop(f"dress:{member['name']}", None)
        if choice is None and not member["extra"] and not member["rested"]:
            verb = "keep" if member["cylinder"] else "activate"
            choice = left.pop(f"{verb}:{card}", None)
        why = cannot.get(f"dress:{member['name']}")
        if not member["extra"] and choice is None and why is None:
            why = cannot.get(f"activate:{card}")
        slots = [*member["costume"], *[None] * (member["slots"] - len(member["costume"]))]
        found.append(
            {
                **member,
                "id": _id_of(seat, member, found),
                "n": n,
                "face": card,
                "wears": slots,
                "choice": choice,
                "why": why,
                "at_work": work is not None
                and work["seat"] == seat
                and work["card"] == card
                and member["cylinder"],
            }
        )
    return found


def _id_of(seat: int, member: Mapping[str, Any], earlier: list[Piece]) -> str:
    """By name, so that a log line finds it; a second copy gets a number."""
    key = member_id(seat, member["name"])
    copies = sum(one["name"] == member["name"] for one in earlier)
    return f"{key}-{copies + 1}" if copies else key


# What each part shows: while that is the same, so is the part


def papers(sight: Sight, seat: int) -> tuple[object, ...]:
    """What lies on a desk, as this visitor may read it."""
    view, player = sight.view, sight.view["players"][seat]
    keys = ("ambiance", "pounds", "cylinders", "plus3", "objectives")
    mine = (view.get("held"), view.get("drawn")) if seat == sight.seat else None
    return seat, [player[key] for key in keys], _wages(player), mine


def cast(sight: Sight, seat: int) -> tuple[object, ...]:
    """Who is in a troupe, and who of them is at work."""
    view = sight.view
    work = view["work"] if view["work"] and view["work"]["seat"] == seat else None
    return seat, view["players"][seat]["troupe"], work and work["card"]
