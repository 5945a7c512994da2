"""What the engine should show of the understudy's table: to everybody, and to each seat."""

from __future__ import annotations

from typing import Any

from shakespeare.understudy.behind import still_immediate
from shakespeare.understudy.box import ACTS, COLOURS, KINDS
from shakespeare.understudy.company import NEUTRAL, Member, Player, Question, World, ranking
from shakespeare.understudy.curtain import Payday, payday
from shakespeare.understudy.elements import hat_points

SOURCES = (
    "start",
    "wager",
    "costumes",
    "candles",
    "grey",
    "act-ii",
    "act-iii",
    "ambiance",
    "rehearsals",
    "objectives",
    "yellow-elements",
    "unpaid",
    "solo",
)


def heap(counts: Any) -> dict[str, dict[str, int]]:  # noqa: ANN401 - any counts by element
    return {kind: {colour: counts[f"{colour}-{kind}"] for colour in COLOURS} for kind in KINDS}


def member_look(world: World, member: Member) -> dict[str, Any]:
    return {
        "card": member.under,
        "extra": member.extra,
        "name": member.name,
        "cylinder": member.cylinder,
        "rested": member.rested,
        "slots": member.card.slots,
        "costume": member.costume,
        "value": sum(world.box.worth[colour] for colour in member.costume),
        "dressed": member.dressed,
        "cost": member.card.cost,
    }


def player_look(world: World, player: Player) -> dict[str, Any]:
    way = Payday(0, player.pounds) if world.over else payday(world, player, hidden=False)
    sources = [*SOURCES, "hats"] if world.box.backstage else SOURCES
    look = {
        "prestige": player.score.total(),
        "pounds": player.pounds,
        "ambiance": player.ambiance,
        "plus3": player.plus3,
        "cylinders": player.cylinders,
        "placed": player.placed,
        "recruited": player.recruited,
        "finished": player.finished,
        "troupe": [member_look(world, member) for member in player.troupe],
        "set": player.stage,
        "set_value": sum(world.box.worth[colour] for colour in player.stage.values()),
        "objectives": player.held if world.over else len(player.held),
        "unpaid": way.unpaid,
        "left": way.left,
        "score": {source: player.score[source] for source in sources},
    }
    if world.box.backstage:
        look["backstage"] = {
            "cylinders": player.behind,
            "theatre": player.theatre,
            "hats": {member.name: member.hat for member in player.troupe if member.hat},
            "hat_points": hat_points(world, player),
            "prompter": player.prompter,
            "fewer_rest": player.fewer_rest,
            "rags": player.rags,
        }
    return look


def public(world: World, question: Question | None) -> dict[str, Any]:
    """What everybody sees."""
    look = {
        "seat": None,
        "prompt": None,
        "answer": None,
        "asked": sorted(question.offers) if question else [],
        "answered": sorted(question.answered) if question else [],
        "over": world.over,
        "day": world.day,
        "days": world.box.meta["days"],
        "phase": world.phase,
        "work": world.work,
        "hand": world.hand,
        "order": world.order,
        "initiative": world.initiative,
        "market": heap(world.market),
        "bags": heap(world.bags),
        "discarded": heap(world.discarded),
        "display": world.display,
        "hired": world.hired,
        "deck": world.deck,
        "dismissed": sorted(world.dismissed.elements()),
        "objectives": len(world.goals),
        "plus3": world.plus3,
        "acts": {
            act: [
                {"seat": None if seat == NEUTRAL else seat, "space": number}
                for seat, number in ranking(world, act)
            ]
            for act in ACTS
        },
        "players": [player_look(world, player) for player in world.players],
    }
    if world.box.backstage:
        look["backstage"] = {
            "display": [vars(place) for place in world.back],
            "deck": world.back_deck,
            "discarded": sorted(world.back_discarded.elements()),
            "lord": {"top": world.lord_top, "left": world.lord_left},
            "out": sorted(world.out),
            "immediate": len(still_immediate(world)),
        }
    return look


def own(world: World, question: Question | None, seat: int) -> dict[str, Any]:
    """What this seat alone sees."""
    player = world.players[seat]
    offer = question.offers.get(seat) if question else None
    look: dict[str, Any] = {
        "seat": seat,
        "prompt": offer.prompt if offer else None,
        "answer": question.answered.get(seat) if question else None,
        "held": player.held,
        "drawn": player.drawn,
        "under": {
            str(len(world.goals) - place): laid.name
            for place, laid in enumerate(world.goals)
            if laid.by == seat
        },
    }
    if world.box.backstage:
        look["keeping"] = player.keeping
    return look
