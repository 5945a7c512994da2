"""The day procedure: section 4 of the statements, phase by phase."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shakespeare.understudy import curtain
from shakespeare.understudy.behind import immediates, offered_behind, prompted, use_behind
from shakespeare.understudy.box import ACTS, Effect
from shakespeare.understudy.chance import deal_backstage, deal_characters, deal_elements
from shakespeare.understudy.company import (
    NEUTRAL,
    Member,
    Play,
    World,
    advance,
    ask,
    ask_anyway,
    fall_back,
    gain,
    move_mood,
    quills,
    ranking,
    score,
    stand,
    together,
)
from shakespeare.understudy.effects import activation, carry_out, join, perform


def whole_game(world: World) -> Play[None]:
    yield from draft(world)
    for day in range(1, world.box.meta["days"] + 1):
        yield from one_day(world, day)
    curtain.final_count(world)
    world.phase, world.over = "end", True


def one_day(world: World, day: int) -> Play[None]:
    last = day == world.box.meta["days"]
    for player in world.players:
        player.finished = False
    yield from wager(world)
    yield from turns(world)
    yield from ambiance(world)
    if day in world.box.meta["dress_rehearsal_days"]:
        yield from rehearsal(world)
    if not last:
        maintenance(world)
        yield from rest(world)


def take_from_display(world: World, seat: int, choice: str) -> None:
    verb, _, card = choice.partition(":")
    extra = verb == "recruit-extra"
    world.display[world.display.index(card)] = None
    world.hired.append({"seat": seat, "card": card, "extra": extra})
    world.hired.sort(key=lambda hire: int(hire["seat"]))
    join(world, seat, card, extra=extra)


def recruits(world: World) -> list[str]:
    shown = sorted({card for card in world.display if card})
    return [f"{verb}:{card}" for verb in ("recruit-extra", "recruit") for card in shown]


def draft(world: World) -> Play[None]:
    """From the last to the first, each takes a card, also as an Extra (R14, R15, S3)."""
    for seat in reversed(world.order):
        choice = yield from ask(seat, recruits(world), "draft")
        take_from_display(world, seat, choice)
    clear_display(world)


def clear_display(world: World) -> None:
    """The day's leftovers first, then the deal (S16)."""
    world.dismissed.update(card for card in world.display if card)
    deal_characters(world)


# Phase 1


def wager(world: World) -> Play[None]:
    """Sealed; from fewest to most, ties by initiative; the first scores (R19 to R24)."""
    most = world.box.meta["cylinders_per_player"]
    offers = [f"wager:{n}" for n in range(1, most + 1)]
    world.phase = "wager"
    if world.alone and not world.box.backstage:
        wagers = {0: most}  # R102
    elif world.alone:
        choice = yield from ask(0, offers, "muster")  # S105
        wagers = {0: int(choice[-1])}
    else:
        key = "wager-backstage" if world.box.backstage else "wager"
        asked = {seat: ask(seat, offers, key) for seat in range(world.seats)}
        answers = yield from together(asked)
        wagers = {seat: int(answer[-1]) for seat, answer in answers.items()}
    world.order = sorted(world.initiative, key=lambda seat: wagers[seat])
    if not world.alone:
        score(world, world.order[0], "wager", world.box.meta["first_in_order_prestige"])
        world.initiative = []
    for seat, player in enumerate(world.players):
        player.cylinders = wagers[seat]
        if world.box.backstage:
            player.behind = most - wagers[seat]


# Phase 2


def goes_ahead(member: Member) -> bool:
    """The Bear, face up, who is in the troupe when the turns begin."""
    return {"effect": "first_turn"} in member.card.permanent


def turns(world: World) -> Play[None]:
    """Round after round, one action each; the Bear's owner first in round 1 (R25, R26, S89)."""
    world.phase = "turns"
    bears = [seat for seat in world.order if any(map(goes_ahead, world.players[seat].troupe))]
    world.happened["bear-first"] += bool(bears) and bears[0] != world.order[0]
    line = [*bears, *(seat for seat in world.order if seat not in bears)]
    while not all(player.finished for player in world.players):
        for seat in line:
            if not world.players[seat].finished:
                yield from turn(world, seat)
        line = world.order
    late = [seat for seat in world.order if seat not in world.initiative]
    world.initiative += late  # R68
    if (
        world.alone
        and world.players[0].placed in world.box.data["solo"]["bonus_if_cylinders_placed"]
    ):
        score(world, 0, "solo", world.box.data["solo"]["bonus_prestige"])


def free_members(world: World, seat: int) -> dict[str, Member]:
    """Own characters that bear neither cylinder nor Rest token (R33)."""
    found: dict[str, Member] = {}
    for member in world.players[seat].troupe:
        if member.card.activatable and not member.cylinder and not member.rested:
            found.setdefault(f"activate:{member.name}", member)
    return found


def turn(world: World, seat: int) -> Play[None]:
    """Recruit, activate, use a backstage card, or pass for good (R27, R113, S12 to S14)."""
    player = world.players[seat]
    able = free_members(world, seat) if player.cylinders else {}
    offers = [*able, *([] if player.recruited else recruits(world))]
    offers += offered_behind(world, seat)
    if player.recruited:
        offers.append("pass")
    if offers == ["pass"]:
        player.finished = True
        return
    more = {"backstage": player.behind} if world.box.backstage else {}
    choice = yield from ask(seat, offers, turn_key(world, seat), n=player.cylinders, **more)
    if choice in able:
        yield from activate(world, seat, able[choice])
    elif choice.startswith("recruit"):
        take_from_display(world, seat, choice)
        player.recruited = True
    elif choice == "pass":
        player.finished = True
    else:
        yield from use_behind(world, seat, choice)


def turn_key(world: World, seat: int) -> str:
    recruited = world.players[seat].recruited
    if world.box.backstage:
        return "turn-backstage" if recruited else "turn-recruit-backstage"
    return "turn" if recruited else "turn-and-recruit"


def activate(world: World, seat: int, member: Member) -> Play[None]:
    """A cylinder; with the first actor a place on the Initiative track; the effects (R40, S31)."""
    player = world.players[seat]
    member.cylinder = True
    player.cylinders -= 1
    player.placed += 1
    if member.card.actor and seat not in world.initiative:
        world.initiative.append(seat)
    happening = "-dressed" if member.dressed else ""
    world.happened[f"activated-{member.card.name}{happening}"] += 1
    yield from perform(world, seat, activation(member), member.card.name)


# Phase 3


def ambiance(world: World) -> Play[None]:
    """Immediate objectives, purple, then each space in turn order, then all reset (S46)."""
    world.phase = "ambiance"
    if world.box.backstage:
        yield from immediates(world)
    for seat in range(world.seats):
        move_mood(world, seat, -world.market["purple-set"])
    for seat in world.order:
        yield from judged(world, seat, world.box.moods["effects"][world.players[seat].ambiance - 1])
    for player in world.players:
        player.ambiance = world.box.moods["start"]


def judged(world: World, seat: int, effect: str) -> Play[None]:
    match effect.split():
        case ["prestige", n]:
            score(world, seat, "ambiance", int(n))
        case ["pounds", n]:
            world.players[seat].pounds += int(n)
        case ["back", _]:
            yield from fall_back(world, seat, "retreat")
        case ["quill", "any"]:
            yield from quills(world, seat, 1, "quill-ambiance")
        case _:
            assert effect == "nothing"


# Phase 4


def rehearsal(world: World) -> Play[None]:
    """In Initiative order, everybody in a complete costume; then the acts (R73, R79)."""
    world.phase = "rehearsal"
    for seat in list(world.initiative):
        yield from rehearse(world, seat)
    world.phase = "scoring"
    for act in ACTS:
        yield from score_act(world, act)
    for player in world.players:
        if player.prompter:
            player.prompter = False
            world.back_discarded["prompter"] += 1
    if world.alone and world.day == world.box.meta["dress_rehearsal_days"][0]:
        for act in ACTS:
            stand(
                world, NEUTRAL, act, world.box.data["solo"]["neutral_space_after_first_rehearsal"]
            )


def rehearse(world: World, seat: int) -> Play[None]:
    """All powers; white quills are asked for last (S52)."""
    white = 0
    for member in world.players[seat].troupe:
        powers: list[Effect] = member.card.rehearsal if member.dressed else []
        for effect in powers:
            world.happened[f"rehearsed-{member.card.name}"] += 1
            if effect["effect"] != "quill":
                if not gain(world, seat, effect, "rehearsals"):
                    yield from carry_out(world, seat, effect, member.card.name)
            elif effect["act"] == "any":
                white += effect["n"]
            else:
                for _ in range(effect["n"]):
                    advance(world, seat, effect["act"])
    yield from quills(world, seat, white, "quill-rehearsal")


def score_act(world: World, act: str) -> Play[None]:
    """Grey spaces cost; Act II by places, the others by the space reached (R80 to R83, S47)."""
    track = world.box.data["track"]["act"]
    for place, (seat, number) in enumerate(ranking(world, act)):
        if seat == NEUTRAL:
            continue
        ranks: list[int] = track[act].get("rank_reward", [])
        if place < len(ranks):
            score(world, seat, f"act-{act.lower()}", ranks[place])
        reached: list[dict[str, Any]] = [
            row for row in track[act].get("reward", []) if row["space"] <= number
        ]
        if reached:
            best = max(reached, key=lambda row: int(row["space"]))
            world.players[seat].pounds += best.get("pounds", 0)
            score(world, seat, f"act-{act.lower()}", best.get("prestige", 0))
        if number <= track["grey_spaces"]:
            yield from grey(world, seat, act)


def grey(world: World, seat: int, act: str) -> Play[None]:
    """A point, or with the Prompter a Pound (R80, S95)."""
    if world.players[seat].prompter and (yield from prompted(world, seat, act)):
        return
    score(world, seat, "grey", -world.box.data["track"]["act"]["grey_penalty"])


# Phases 5 and 6


def maintenance(world: World) -> None:
    """Clear and deal; Recruitment cards return; the Day token advances (R85 to R89)."""
    clear_display(world)
    world.discarded.update(world.market)
    deal_elements(world)
    if world.box.backstage:
        world.back_discarded.update(place.card for place in world.back if place.card)
        deal_backstage(world)
    for player in world.players:
        player.cylinders = player.behind = 0  # S20: what was not placed lapses
        player.recruited = False
        player.rags = "none"
    world.day += 1


def rest(world: World) -> Play[None]:
    """Old tokens go; all activated today but one rest; the cylinders return (R90 to R95)."""
    world.phase = "rest"
    for player in world.players:
        for member in player.troupe:
            member.rested = False
    if world.strategic and not world.alone:
        for seat in world.initiative:
            kept = yield from keep(world, seat)
            lie_down(world, seat, kept)
    else:
        kept_by = yield from together({seat: keep(world, seat) for seat in range(world.seats)})
        for seat, kept in kept_by.items():
            lie_down(world, seat, kept)


def keep(world: World, seat: int) -> Play[list[str]]:
    """Who stays awake: one, and one more for each Rest token less (R91, S81, S91)."""
    player = world.players[seat]
    used = Counter(member.name for member in player.troupe if member.cylinder)
    awake = min(used.total(), 1 + player.fewer_rest)
    world.happened["director-heeded"] += awake > 1
    if awake == used.total() or len(used) == 1:
        return list(used.elements())[:awake]
    kept: list[str] = []
    while len(kept) < awake:
        player.keeping = sorted(kept, key=list(used).index)
        offers = [f"keep:{name}" for name in sorted(used - Counter(kept))]
        more = awake - len(kept)
        key: dict[str, Any] = {"key": "rest"} if more == 1 else {"key": "rest-more", "n": more}
        choice = yield from ask_anyway(seat, offers, **key)  # else others would know the others
        kept.append(choice.partition(":")[2])
    return kept


def lie_down(world: World, seat: int, kept: list[str]) -> None:
    player = world.players[seat]
    awake = Counter(kept)
    for member in player.troupe:
        if member.cylinder and not awake[member.name]:
            member.rested = True
        elif member.cylinder:
            awake[member.name] -= 1
        member.cylinder = False
    player.cylinders = player.placed = player.fewer_rest = 0
    player.keeping = []
