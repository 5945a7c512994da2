"""What cards do (R33 to R66, R113 to R131)."""

from __future__ import annotations

from shakespeare.understudy import elements
from shakespeare.understudy.box import EXTRA, Effect
from shakespeare.understudy.chance import draw_goals, turn_lord
from shakespeare.understudy.company import (
    Laid,
    Member,
    Play,
    World,
    advance,
    ask,
    ask_anyway,
    fall_back,
    gain,
    named,
    others,
    quills,
)


def join(world: World, seat: int, card: str, *, extra: bool) -> None:
    """A card joins the troupe on one of its sides, for good (R30)."""
    troupe = world.players[seat].troupe
    extras = sum(member.extra for member in troupe)
    name = f"extra-{extras + 1}" if extra else card
    troupe.append(Member(world.box.cards[EXTRA if extra else card], card, name))


def draw_objectives(world: World, seat: int, most: int) -> Play[None]:
    """Keep one of those drawn; the others go under the deck as drawn (R66, S55, S56)."""
    player = world.players[seat]
    player.drawn = draw_goals(world, seat, min(most, len(world.goals)))
    if not player.drawn:
        return
    offers = [f"choose:{goal}" for goal in sorted(player.drawn)]
    choice = yield from ask_anyway(seat, offers, "choose")
    kept = choice.partition(":")[2]
    player.held.append(kept)
    world.goals += [Laid(goal, seat) for goal in player.drawn if goal != kept]
    player.drawn = []


def choose_one(world: World, seat: int, options: list[list[Effect]], card: str) -> Play[None]:
    """The Queen: Pounds, or objectives while there are any (R66, S55)."""
    by_wish = {f"ask:{wish(option)}": option for option in options}
    if not world.goals:
        by_wish.pop("ask:objectives", None)
    choice = yield from ask(seat, sorted(by_wish), "audience")
    yield from perform(world, seat, by_wish[choice], card)


def wish(effects: list[Effect]) -> str:
    return "objectives" if effects[0]["effect"] == "draw_objective" else str(effects[0]["effect"])


def others_back(world: World, seat: int, card: str) -> Play[None]:
    """Each of the others goes back on an act of their choice (R130, R131, S102)."""
    for victim in others(world, seat):
        world.happened[f"back-by-{card}"] += 1
        yield from fall_back(world, victim, "retreat-by", who={"seat": seat}, card=named(card))


def perform(world: World, seat: int, effects: list[Effect], card: str) -> Play[None]:
    """Coloured quills first, then the rest as printed (S23, S24)."""
    for effect in effects:
        if effect["effect"] == "quill" and effect["act"] != "any":
            for _ in range(effect["n"]):
                advance(world, seat, effect["act"])
    for effect in effects:
        if effect["effect"] == "quill":
            if effect["act"] == "any":
                yield from quills(world, seat, effect["n"], "quill", card=named(card))
        elif not gain(world, seat, effect, "rehearsals"):
            yield from carry_out(world, seat, effect, card)


def carry_out(world: World, seat: int, effect: Effect, card: str) -> Play[None]:
    """An effect that asks somebody."""
    kind, n = effect["effect"], effect.get("n", 0)
    if kind == "craft":
        yield from elements.craft(world, seat, card, effect["kinds"], effect["value"])
    elif kind in {"take_set", "take_costume"}:
        which = [f"{colour}-{kind[5:]}" for colour in effect["colours"]]
        yield from elements.pick(world, seat, card, "take", which, n)
    elif kind == "take_yellow":
        which = ["yellow-costume", "yellow-set"]
        yield from elements.pick(world, seat, card, "take", which, n)
    elif kind == "draw_objective":
        yield from draw_objectives(world, seat, effect["draw"])
    elif kind == "choose_one":
        yield from choose_one(world, seat, effect["options"], card)
    elif kind == "others_back":
        yield from others_back(world, seat, card)
    else:
        yield from backstage_effect(world, seat, effect, card)


def backstage_effect(world: World, seat: int, effect: Effect, card: str) -> Play[None]:
    """What only the cards of the expansion do."""
    player = world.players[seat]
    kind, n = effect["effect"], effect.get("n", 0)
    if kind == "theatre_set":
        yield from elements.theatre(world, seat, effect["colours"])
    elif kind == "hats":
        yield from elements.hats(world, seat, n)
    elif kind == "reactivate_actor":
        yield from repeat(world, seat, n)
    elif kind == "lord":
        yield from lord(world, seat)
    elif kind == "fewer_rest":
        lighten(world, seat, n)
    elif kind == "prompter":
        player.prompter = True
    elif kind == "discard_access":
        every = effect["scope"] == "all"
        player.rags = "all" if every or player.rags == "all" else "next"
    elif kind == "take_yellow_from_discard":
        which = ["yellow-costume", "yellow-set"]
        yield from elements.pick(world, seat, card, "salvage", which, n)
    elif kind == "craft_from_discard":
        yield from elements.rummage(world, seat, card, effect["value"])
    else:
        raise AssertionError(f"nothing is written about {effect}")


def lighten(world: World, seat: int, n: int) -> None:
    """The Director: so many Rest tokens fewer today (S91)."""
    world.players[seat].fewer_rest += n


def activation(member: Member) -> list[Effect]:
    """What a character does, with what a complete costume adds or cancels (R127, R128, S103)."""
    card = member.card
    if not member.dressed:
        return card.activation
    kept = [effect for effect in card.activation if effect["effect"] not in card.cancelled]
    return [*kept, *card.once_dressed]


def repeat(world: World, seat: int, n: int) -> Play[None]:
    """The Double: own actors that bear a cylinder or a Rest token act again (S90)."""
    done: list[str] = []
    for left in range(n, 0, -1):
        able = {
            f"repeat:{member.name}": member
            for member in world.players[seat].troupe
            if member.card.actor and (member.cylinder or member.rested) and member.name not in done
        }
        if not able:
            return
        choice = yield from ask(seat, sorted(able), "double", card=named("double"), n=left)
        member = able[choice]
        done.append(member.name)
        world.happened["repeated"] += 1
        yield from perform(world, seat, activation(member), member.card.name)


def lord(world: World, seat: int) -> Play[None]:
    """The Lord Chamberlain: the top card of the Lord's deck on either side, a duty (S92)."""
    top = world.lord_top
    if top is None:
        world.happened["lord-empty"] += 1
        return
    offers = [f"recruit-extra:{top}", f"recruit:{top}"]
    choice = yield from ask(seat, offers, "patron", card=named(top))
    join(world, seat, top, extra=choice.startswith("recruit-extra"))
    world.happened["lord-recruited"] += 1
    turn_lord(world)
