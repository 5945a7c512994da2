"""Elements: who may take which, and where they go (R42 to R65, S34 to S43, S94 to S98)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from shakespeare.understudy.box import COLOURS, KINDS
from shakespeare.understudy.company import Member, Play, Player, World, ask, gain, named, score

SIX: Final = 6
"""A hat and the element beneath it are worth this together (R117)."""


def colour_of(element: str) -> str:
    return element.partition("-")[0]


def may_stand(world: World, player: Player, spot: str, colour: str) -> bool:
    """Free, with both spaces beneath filled, and like its mirror (R54 to R57, S40)."""
    row = world.box.spaces[spot]
    if spot in player.stage:
        return False
    if not all(low in player.stage or low in world.box.virtual for low in row["rests_on"]):
        return False
    facing = player.stage.get(row["mirror"])
    return facing is None or facing == colour or "yellow" in {facing, colour}


def spots(world: World, player: Player, colour: str) -> list[str]:
    return [spot for spot in world.box.spaces if may_stand(world, player, spot, colour)]


def wearers(player: Player) -> list[Member]:
    return [member for member in player.troupe if len(member.costume) < member.card.slots]


def placeable(world: World, seat: int, element: str) -> bool:
    """What cannot be placed cannot be taken (R49)."""
    player = world.players[seat]
    if element.endswith("-set"):
        return bool(spots(world, player, colour_of(element)))
    return bool(wearers(player))


def build(world: World, seat: int, spot: str, colour: str) -> None:
    """Place, candle, colour effect (S34)."""
    world.players[seat].stage[spot] = colour
    if world.box.spaces[spot]["candle"]:
        score(world, seat, "candles", 1)
    for effect in world.box.brings[colour]:
        gain(world, seat, effect, "candles")


def dress(world: World, seat: int, member: Member, colour: str) -> None:
    """The third element completes a costume, which pays; a costume of two pays nothing (S85)."""
    member.costume.append(colour)
    if len(member.costume) < 3:
        world.happened["two-slots-dressed"] += member.dressed
        return
    total = sum(world.box.worth[worn] for worn in member.costume)
    for row in world.box.data["costume_gain"]:
        if row["from"] <= total <= row["to"]:
            world.players[seat].pounds += row["pounds"]
            score(world, seat, "costumes", row["prestige"])


def place(world: World, seat: int, element: str) -> Play[None]:
    """What is taken must be placed at once (R49)."""
    player, colour = world.players[seat], colour_of(element)
    world.hand = {"seat": seat, "element": element}
    if element.endswith("-set"):
        offers = [f"put:{spot}" for spot in spots(world, player, colour)]
        choice = yield from ask(seat, offers, "place-set", element=named(element))
        build(world, seat, choice.partition(":")[2], colour)
    else:
        by_name = {f"dress:{member.name}": member for member in wearers(player)}
        choice = yield from ask(seat, list(by_name), "place-costume", element=named(element))
        dress(world, seat, by_name[choice], colour)
    world.hand = None


def lift(world: World, choice: str) -> str:
    """An element leaves the main board, or the discard."""
    verb, _, element = choice.partition(":")
    heap = world.market if verb == "take" else world.discarded
    heap[element] -= 1
    assert heap[element] >= 0
    return element


def within(world: World, seat: int, verb: str, elements: list[str]) -> list[str]:
    """Which of these lie there and can be placed."""
    heap = world.market if verb == "take" else world.discarded
    return [f"{verb}:{one}" for one in elements if heap[one] and placeable(world, seat, one)]


def plain(kinds: list[str]) -> list[str]:
    """All elements of these kinds but yellow ones (R47)."""
    return [f"{colour}-{kind}" for colour in COLOURS if colour != "yellow" for kind in kinds]


def offered(world: World, seat: int, heaps: list[str], kinds: list[str], left: int) -> list[str]:
    """What is worth no more than this and can be placed, wherever it may be taken from."""
    able = [one for one in plain(kinds) if world.box.worth[colour_of(one)] <= left]
    return [offer for verb in heaps for offer in within(world, seat, verb, able)]


def craft(world: World, seat: int, card: str, kinds: list[str], value: int) -> Play[None]:
    """A craftsman: elements up to the value, with Assistants and one +3 token (R44 to R62).

    After a Rag-picker from the discard as well (S94).
    """
    player = world.players[seat]
    left = whole = value + player.bonus()
    token = player.plus3 > 0  # R62: owned before
    heaps = ["take"] if player.rags == "none" else ["take", "salvage"]
    if player.rags == "next":
        player.rags = "none"
    while True:
        offers = offered(world, seat, heaps, kinds, left)
        if token and offered(world, seat, heaps, kinds, left + 3):
            offers.append("plus3")  # only where there is anything left to spend it on
        world.work = {"seat": seat, "card": card, "value": left, "whole": whole}
        choice = yield from ask(seat, [*offers, "stop"], "craft", card=named(card), left=left)
        if choice == "stop":
            break
        if choice == "plus3":
            token = False
            player.plus3 -= 1
            world.plus3 += 1
            left, whole = left + 3, whole + 3
            continue
        element = lift(world, choice)
        left -= world.box.worth[colour_of(element)]
        world.work["value"] = left
        world.happened["rags-used"] += choice.startswith("salvage")
        yield from place(world, seat, element)
    world.work = None


def rummage(world: World, seat: int, card: str, value: int) -> Play[None]:
    """Elements of the discard, up to a value together, without yellow (R124)."""
    left = value
    while True:
        offers = offered(world, seat, ["salvage"], list(KINDS), left)
        world.work = {"seat": seat, "card": card, "value": left, "whole": value}
        choice = yield from ask(seat, [*offers, "stop"], "salvage", card=named(card), left=left)
        if choice == "stop":
            break
        element = lift(world, choice)
        left -= world.box.worth[colour_of(element)]
        world.work["value"] = left
        world.happened["ragbag-used"] += 1
        yield from place(world, seat, element)
    world.work = None


def pick(world: World, seat: int, card: str, verb: str, elements: list[str], n: int) -> Play[None]:
    """Elements of the named colours, whatever their value; each may be left (S39)."""
    for left in range(n, 0, -1):
        offers = within(world, seat, verb, elements)
        world.work = {"seat": seat, "card": card, "elements": left}
        key = "take" if verb == "take" else "salvage-free"
        choice = yield from ask(seat, [*offers, "stop"], key, card=named(card), n=left)
        if choice == "stop":
            break
        element = lift(world, choice)
        world.work = {**world.work, "elements": left - 1} if left > 1 else None
        yield from place(world, seat, element)
    world.work = None


# Backstage


def theatre(world: World, seat: int, colours: list[str]) -> Play[None]:
    """The Architect: the lowest free space of the column, and all elements there act (S96)."""
    player = world.players[seat]
    room = len(player.theatre) < world.box.theatre["spaces"]
    able = sorted(colours) if room else []
    offers = [f"take:{colour}-set" for colour in able if world.market[f"{colour}-set"]]
    world.happened["theatre-full"] += not room
    world.work = {"seat": seat, "card": "architect", "elements": 1}
    choice = yield from ask(seat, [*offers, "stop"], "architect", card=named("architect"))
    world.work = None
    if choice == "stop":
        return
    player.theatre.append(colour_of(lift(world, choice)))
    world.happened["theatre-built"] += 1
    if len(player.theatre) in world.box.theatre["candles"]:
        score(world, seat, "candles", 1)
    theatre_acts(world, seat)


def theatre_acts(world: World, seat: int) -> None:
    """Lowest first, the new one last; each clamps separately (S96)."""
    for colour in world.players[seat].theatre:
        for effect in world.box.brings[colour]:
            gain(world, seat, effect, "candles")


def bareheaded(player: Player) -> list[Member]:
    return [member for member in player.troupe if member.card.slots and member.hat is None]


def hats(world: World, seat: int, n: int) -> Play[None]:
    """The Hatter: costume elements of the main board, never yellow, one hat each (S98)."""
    player = world.players[seat]
    for left in range(n, 0, -1):
        able = plain(["costume"]) if bareheaded(player) else []
        offers = [f"take:{one}" for one in able if world.market[one]]
        world.work = {"seat": seat, "card": "hatter", "elements": left}
        choice = yield from ask(seat, [*offers, "stop"], "hats", card=named("hatter"), n=left)
        if choice == "stop":
            break
        element = lift(world, choice)
        world.work = {**world.work, "elements": left - 1} if left > 1 else None
        world.hand = {"seat": seat, "element": element}
        by_name = {f"hat:{member.name}": member for member in bareheaded(player)}
        wearer = yield from ask(seat, list(by_name), "place-hat", element=named(element))
        by_name[wearer].hat = colour_of(element)
        world.happened["hatted"] += 1
        world.hand = None
    world.work = None


def fits(worth: dict[str, int], member: Member) -> bool:
    """Hat and element beneath, the first placed, make six; yellow beneath counts 3 (S98)."""
    if member.hat is None or not member.costume:
        return False
    return worth[member.hat] + worth[member.costume[0]] == SIX


def hat_points(world: World, player: Player) -> int:
    return sum(fits(world.box.worth, member) for member in player.troupe)


def lying(world: World) -> Counter[str]:
    """Every element, wherever it is: none is ever lost or made (S110)."""
    found = world.bags + world.market + world.discarded
    for player in world.players:
        found.update(f"{colour}-set" for colour in [*player.stage.values(), *player.theatre])
        for member in player.troupe:
            worn = [*member.costume, *([member.hat] if member.hat else [])]
            found.update(f"{colour}-costume" for colour in worn)
    if world.hand:
        found[world.hand["element"]] += 1
    return found
