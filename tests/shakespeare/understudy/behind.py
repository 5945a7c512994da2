"""Backstage cards, immediate objectives and the Prompter (R111 to R124, S82 to S99)."""

from __future__ import annotations

from shakespeare.understudy.company import Behind, Play, World, ask, ask_anyway
from shakespeare.understudy.effects import perform


def offered_behind(world: World, seat: int) -> list[str]:
    """Exactly the cylinders of a level; the Recruitment card counts as one (S83, S86)."""
    player = world.players[seat]
    unused = sorted({place.card for place in world.back if place.card and place.used is None})
    offers = []
    for kind in unused:
        for level in world.box.behind[kind]:
            if level <= player.behind:
                offers.append(f"backstage:{kind}-{level}")
            if level - 1 <= player.behind and not player.recruited:
                offers.append(f"backstage-recruitment:{kind}-{level}")
    return offers


def use_behind(world: World, seat: int, choice: str) -> Play[None]:
    """Pay, and the card does what this level says (R113 to R115)."""
    player = world.players[seat]
    verb, _, what = choice.partition(":")
    kind, _, level = what.rpartition("-")
    hiring = verb == "backstage-recruitment"
    place = next(place for place in world.back if place.card == kind and place.used is None)
    place.used, place.recruitment = seat, hiring
    place.cylinders = int(level) - hiring
    player.behind -= place.cylinders
    player.recruited = player.recruited or hiring
    world.happened[kind] += 1
    world.happened[verb] += 1
    yield from perform(world, seat, world.box.behind[kind][int(level)], kind)
    if kind == "prompter":
        leave_display(place)


def leave_display(place: Behind) -> None:
    """The Prompter is kept by its owner until the acts are scored (S95)."""
    place.card = None


def still_immediate(world: World) -> list[str]:
    """Immediate objectives that have not left the game."""
    kinds = [name for name, goal in world.box.objectives.items() if "effects" in goal]
    return [name for name in kinds if name not in world.out]


def immediates(world: World) -> Play[None]:
    """In turn order, any number; everybody who holds a card at all is asked (S99)."""
    for seat in world.order:
        player = world.players[seat]
        world.happened["no-immediates-left"] += bool(player.held) and not still_immediate(world)
        while player.held and still_immediate(world):
            playable = [goal for goal in player.held if goal in still_immediate(world)]
            offers = [*(f"play:{goal}" for goal in sorted(playable)), "stop"]
            choice = yield from ask_anyway(seat, offers, "immediate")
            if choice == "stop":
                break
            goal = choice.partition(":")[2]
            player.held.remove(goal)
            world.out.append(goal)
            world.happened[goal] += 1
            yield from perform(world, seat, world.box.objectives[goal]["effects"], goal)


def prompted(world: World, seat: int, act: str) -> Play[bool]:
    """Whether a Pound is paid instead of the point (R122, S95)."""
    player = world.players[seat]
    if not player.pounds:
        return False
    offers = ["prompter:pay", "prompter:lose"]
    choice = yield from ask(seat, offers, "prompter", act={"noun": act}, pounds=1)
    world.happened[choice] += 1
    if choice == "prompter:lose":
        return False
    player.pounds -= 1
    return True
