"""The final count: objectives, yellow, hats, payment, tie-break (R96 to R99, S55 to S70)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from shakespeare.understudy.box import ACTS
from shakespeare.understudy.company import Player, World, ranking, score, space
from shakespeare.understudy.elements import hat_points


@dataclass(frozen=True)
class Payday:
    """What paying in the best way leads to (S66)."""

    unpaid: int
    left: int


def costs(player: Player) -> list[int]:
    return [member.card.cost for member in player.troupe if member.card.cost]


def ways_to_pay(owed: list[int], pounds: int) -> list[Payday]:
    """Every way to pay some of them in full (R98, S67)."""
    kinds = sorted(set(owed))
    found = []
    for paid in product(*(range(owed.count(cost) + 1) for cost in kinds)):
        bill = sum(number * cost for number, cost in zip(paid, kinds, strict=True))
        if bill <= pounds:
            found.append(Payday(len(owed) - sum(paid), pounds - bill))
    return found


def payday(world: World, player: Player, *, hidden: bool) -> Payday:
    """Most prestige first, then most Pounds left; `hidden`: with the objectives held (S101)."""
    owed = costs(player)
    held = player.held if hidden else []
    ways = ways_to_pay(owed, player.pounds)
    if "dismissal" in held:
        for spared in sorted(set(owed)):
            rest = owed.copy()
            rest.remove(spared)
            ways += ways_to_pay(rest, player.pounds)
    each = world.box.meta["unpaid_character_penalty"]

    def worth(way: Payday) -> tuple[int, int]:
        saved = savings(world, way) if "savings" in held else 0
        return saved - each * way.unpaid, way.left

    return max(ways, key=worth)


def graded(goal: dict[str, Any], n: int) -> int:
    """Prestige for so many: by steps, or for each up to a most."""
    if "per" in goal:
        per = goal["per"]
        return int(min(per["max"], n // per.get("each", 1) * per["prestige"]))
    reached = [int(step["prestige"]) for step in goal["tiers"] if n >= step["at_least"]]
    return max(reached, default=0)


def savings(world: World, way: Payday) -> int:
    """Only if nobody is unpaid (S68)."""
    return 0 if way.unpaid else graded(world.box.objectives["savings"], way.left)


def count(world: World, seat: int, test: str) -> int:
    """How many of what an objective asks for (S57 to S61)."""
    player = world.players[seat]
    worth = world.box.worth
    full = [member.costume for member in player.troupe if len(member.costume) == 3]
    totals = [sum(worth[colour] for colour in costume) for costume in full]
    rows: dict[int, list[bool]] = {}
    for spot, row in world.box.spaces.items():
        rows.setdefault(row["row"], []).append(spot in player.stage)
    numbers: dict[str, int] = {
        "complete_costumes": len(full),
        "costumes_of_value_11": sum(total >= 11 for total in totals),
        "craftsmen": sum(member.card.craftsman for member in player.troupe),
        "actors": sum(member.card.actor for member in player.troupe),
        "set_value": sum(worth[colour] for colour in player.stage.values()),
        "first_places": sum(ranking(world, act)[0][0] == seat for act in ACTS),
        "yellow_elements": yellow(player),
        "complete_set_rows": sum(all(row) for row in rows.values()),
        "lowest_act_space": min(space(world, seat, act) for act in ACTS),
    }
    return numbers[test]


def yellow(player: Player) -> int:
    """Yellow elements in the play area, also in an unfinished costume (R97)."""
    placed = [*player.stage.values(), *(c for member in player.troupe for c in member.costume)]
    return placed.count("yellow")


def objective_points(world: World, seat: int, name: str, way: Payday) -> int:
    """Immediate ones that nobody played score nothing (S99); nor does the Dismissal itself."""
    goal = world.box.objectives[name]
    if "test" not in goal:
        return 0
    if goal["test"] == "pounds_left_all_paid":
        return savings(world, way)
    return graded(goal, count(world, seat, goal["test"]))


def final_count(world: World) -> None:
    for seat, player in enumerate(world.players):
        way = payday(world, player, hidden=True)
        for name in player.held:
            score(world, seat, "objectives", objective_points(world, seat, name, way))
            world.happened[f"scored-{name}"] += 1
        each = world.box.meta["yellow_element_prestige"]
        score(world, seat, "yellow-elements", each * yellow(player))
        if world.box.backstage:
            score(world, seat, "hats", hat_points(world, player))
            world.happened["hats-scored"] += hat_points(world, player)
        score(world, seat, "unpaid", -world.box.meta["unpaid_character_penalty"] * way.unpaid)
        player.pounds = way.left
    best = max((player.score.total(), player.pounds) for player in world.players)
    world.winners = [
        seat
        for seat, player in enumerate(world.players)
        if (player.score.total(), player.pounds) == best
    ]
