"""The table of the understudy: plain lists and counts, and what can happen without a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from shakespeare.understudy.box import ACTS, EXTRA, Box, Card, Effect

NEUTRAL: Final = -1
T = TypeVar("T")


@dataclass
class Offer:
    """What one seat may choose, and what it is asked."""

    options: list[str]
    prompt: dict[str, Any]


@dataclass
class Question:
    """Whom the game waits for, and who has answered already, sealed."""

    offers: dict[int, Offer]
    answered: dict[int, str] = field(default_factory=dict)


Play: TypeAlias = Generator[Question, tuple[int, str], T]
"""A part of the rules: it asks, gets one answer of one seat, and goes on."""


@dataclass
class Member:
    """One of a troupe; `name` is what it is called where it is dressed."""

    card: Card
    under: str
    name: str
    cylinder: bool = False
    rested: bool = False
    costume: list[str] = field(default_factory=list)
    hat: str | None = None

    @property
    def extra(self) -> bool:
        return self.card.name == EXTRA

    @property
    def dressed(self) -> bool:
        return self.card.slots > 0 and len(self.costume) == self.card.slots


@dataclass
class Player:
    score: Counter[str]
    pounds: int
    ambiance: int
    plus3: int = 0
    cylinders: int = 0
    placed: int = 0
    recruited: bool = False
    finished: bool = False
    troupe: list[Member] = field(default_factory=list)
    stage: dict[str, str] = field(default_factory=dict)
    held: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    behind: int = 0
    theatre: list[str] = field(default_factory=list)
    prompter: bool = False
    fewer_rest: int = 0
    rags: str = "none"
    keeping: list[str] = field(default_factory=list)

    def bonus(self) -> int:
        """What the Assistants add to every craftsman (R65)."""
        return sum(
            power["n"]
            for member in self.troupe
            for power in member.card.permanent
            if power["effect"] == "craft_bonus"
        )


@dataclass
class Behind:
    """A place of the backstage display."""

    card: str | None
    used: int | None = None
    cylinders: int = 0
    recruitment: bool = False


@dataclass
class Laid:
    """An objective in its deck: what it is, once anybody has seen it, and who put it there."""

    name: str | None = None
    by: int | None = None


@dataclass
class World:
    """Everything on the table."""

    box: Box
    sees: Callable[[int | None], dict[str, Any]]
    """What the engine shows a seat now: the understudy reads the fall of the dice there."""
    strategic: bool
    players: list[Player]
    order: list[int]
    initiative: list[int]
    bags: Counter[str]
    plus3: int
    acts: dict[str, dict[int, list[int]]]
    deck: int
    unseen: Counter[str]
    """The characters that nobody has seen yet."""
    shuffled: Counter[str] | None = None
    """What is in the character deck since the discard was shuffled."""
    market: Counter[str] = field(default_factory=Counter)
    discarded: Counter[str] = field(default_factory=Counter)
    display: list[str | None] = field(default_factory=list)
    hired: list[dict[str, Any]] = field(default_factory=list)
    dismissed: Counter[str] = field(default_factory=Counter)
    goals: list[Laid] = field(default_factory=list)
    """The objective deck, its top first."""
    day: int = 1
    phase: str = "draft"
    work: dict[str, Any] | None = None
    hand: dict[str, Any] | None = None
    over: bool = False
    lord_top: str | None = None
    lord_left: int = 0
    back: list[Behind] = field(default_factory=list)
    back_deck: int = 0
    back_known: Counter[str] = field(default_factory=Counter)
    back_discarded: Counter[str] = field(default_factory=Counter)
    out: list[str] = field(default_factory=list)
    happened: Counter[str] = field(default_factory=Counter)
    """How often what befell: a comparison that never met a rule says nothing about it."""
    winners: list[int] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def alone(self) -> bool:
        return self.seats == 1


def ask(seat: int, options: list[str], key: str, **fields: object) -> Play[str]:
    """Ask one seat; a choice with one way only is not asked."""
    if len(options) == 1:
        return options[0]
    return (yield from ask_anyway(seat, options, key, **fields))


def ask_anyway(seat: int, options: list[str], key: str, **fields: object) -> Play[str]:
    """Ask one seat, also where there is one way only: not to be asked would tell others why."""
    _, choice = yield Question({seat: Offer(options, {"key": key, **fields})})
    return choice


def named(name: str) -> dict[str, str]:
    return {"noun": name}


def together(parts: dict[int, Play[T]]) -> Play[dict[int, T]]:
    """All at once and sealed: each seat answers its own questions (R19, R91, S108)."""
    waiting: dict[int, Offer] = {}
    answered: dict[int, str] = {}
    results: dict[int, T] = {}

    def go(seat: int, answer: tuple[int, str] | None) -> None:
        try:
            question = next(parts[seat]) if answer is None else parts[seat].send(answer)
            waiting[seat] = question.offers[seat]
        except StopIteration as done:
            results[seat] = done.value
            if answer is not None:
                answered[seat] = answer[1]

    for seat in parts:
        go(seat, None)
    while waiting:
        seat, choice = yield Question(dict(waiting), dict(answered))
        del waiting[seat]
        go(seat, (seat, choice))
    return results


# Things that happen


def score(world: World, seat: int, source: str, n: int) -> None:
    world.players[seat].score[source] += n


def lose_pounds(world: World, seat: int, n: int) -> None:
    """A loss takes what is there (S45)."""
    player = world.players[seat]
    player.pounds = max(0, player.pounds - n)


def move_mood(world: World, seat: int, n: int) -> None:
    """Ambiance never leaves the track (R70)."""
    player = world.players[seat]
    player.ambiance = min(world.box.moods["spaces"], max(1, player.ambiance + n))


def others(world: World, seat: int) -> list[int]:
    """One after the other, starting behind the acting player, in the order of the phase (S102)."""
    track = world.initiative if world.phase == "rehearsal" else world.order
    at = track.index(seat)
    return [*track[at + 1 :], *track[:at]]


def space(world: World, seat: int, act: str) -> int:
    return next(number for number, pile in world.acts[act].items() if seat in pile)


def stand(world: World, seat: int, act: str, number: int) -> None:
    """A disc arrives on top of the pile (R38, R39)."""
    world.acts[act][space(world, seat, act)].remove(seat)
    world.acts[act][number].append(seat)


def advance(world: World, seat: int, act: str) -> None:
    """One quill is one space; at the end of the track it is lost (R35, S25, S26)."""
    at = space(world, seat, act)
    if at < world.box.last:
        stand(world, seat, act, at + 1)


def retreat(world: World, seat: int, act: str) -> None:
    stand(world, seat, act, space(world, seat, act) - 1)


def ranking(world: World, act: str) -> list[tuple[int, int]]:
    """Who stands where, the first ahead: by space, then from the bottom of the pile (S49)."""
    piles = world.acts[act]
    return [(seat, number) for number in sorted(piles, reverse=True) for seat in piles[number]]


def quills(world: World, seat: int, n: int, key: str, **more: object) -> Play[None]:
    """White quills, one by one, on acts that are not at their end (S24, S25)."""
    for left in range(n, 0, -1):
        free = [act for act in ACTS if space(world, seat, act) < world.box.last]
        if not free:
            return
        offers = [f"advance:{act}" for act in free]
        choice = yield from ask(seat, offers, key, **more, n=left)
        advance(world, seat, choice.partition(":")[2])


def fall_back(world: World, seat: int, key: str, **more: object) -> Play[None]:
    """Back one space on an act already advanced on; a duty (S28 to S30)."""
    able = [act for act in ACTS if space(world, seat, act) > 1]
    if able:
        choice = yield from ask(seat, [f"retreat:{act}" for act in able], key, **more)
        retreat(world, seat, choice.partition(":")[2])


def gain(world: World, seat: int, effect: Effect, source: str) -> bool:
    """Carry out an effect that asks nobody; whether it was one."""
    player = world.players[seat]
    kind, n = effect["effect"], effect.get("n", 0)
    if kind == "pounds":
        player.pounds += n
    elif kind == "prestige":
        score(world, seat, source, n)
    elif kind == "plus3_token":
        given = min(n, world.plus3)  # S38: while the supply lasts
        player.plus3 += given
        world.plus3 -= given
        world.happened["no-plus3-left"] += given < n
    elif kind == "ambiance":
        for who in [seat] if effect["who"] == "self" else others(world, seat):
            move_mood(world, who, n)
    elif kind == "others_lose_pounds":
        for who in others(world, seat):
            world.happened["pounds-lost"] += world.players[who].pounds > 0
            lose_pounds(world, who, n)
    else:
        return False
    return True
