"""A second model of the rules, written from the statements alone, played beside the engine.

After every choice whatever anybody can see and may choose is compared. The understudy takes only
the fall of the dice from the engine, and checks that it was possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Final, NamedTuple

import pytest

from shakespeare.understudy import effects, elements, evening
from shakespeare.understudy.beside import Chooser, DifferenceError, Told, play_beside
from shakespeare.understudy.company import Member, Play, Player, World, gain

EAGER: Final[dict[str, float]] = {
    "backstage": 4,
    "backstage-recruitment": 2,
    "hat": 2,
    "pass": 0.1,
    "play": 9,
    "recruit-extra": 0.3,
    "salvage": 3,
    "stop": 0.1,
}
"""How much more often than by chance a verb is chosen: so that everything happens."""
NEWCOMERS: Final = (
    "ariel",
    "bear",
    "caliban",
    "ghost",
    "hermione",
    "mark-antony",
    "mercutio",
    "richard-iii",
    "shylock",
)
SOUGHT: Final[dict[str, float]] = {
    **{f"{verb}:{actor}": 9 for actor in NEWCOMERS for verb in ("activate", "dress", "recruit")},
    **{f"backstage:architect-{level}": 12 for level in (1, 2, 3)},
    "ask:objectives": 3,
}
BUILDERS: Final[dict[str, float]] = {
    **{f"{verb}:architect-3": 99 for verb in ("backstage", "backstage-recruitment")},
    "backstage": 0.3,
    "backstage-recruitment": 0.2,
    "pass": 0.1,
    "plus3": 0.02,
    "recruit-extra": 0.3,
    "stop": 0.1,
    "take": 0.3,
    "take:green-set": 30,
    "wager:1": 9,
    "wager:2": 3,
}
MET: Final = (
    "activated-ghost",
    "activated-richard-iii",
    "architect",
    "backstage-jeweler",
    "backstage-recruitment",
    "barkeep",
    "bear-first",
    "director",
    "director-heeded",
    "double",
    "hats-scored",
    "hatted",
    "hatter",
    "kit-marlowe",
    "lord-chamberlain",
    "lord-recruited",
    "merchant-costume",
    "merchant-set",
    "ovation",
    "prompter",
    "prompter:lose",
    "prompter:pay",
    "rag-picker",
    "rags-used",
    "repeated",
    "run-through",
    "theatre-built",
)
"""What must have happened in a dozen games, or the comparison says nothing about it."""
MET_IN_LONG: Final = (
    *MET,
    "activated-ariel-dressed",
    "activated-mercutio-dressed",
    "activated-richard-iii-dressed",
    "activated-shylock-dressed",
    "back-by-ghost",
    "back-by-mark-antony",
    "backstage-shuffled",
    "deck-shuffled",
    "lost-gold",
    "pounds-lost",
    "ragbag",
    "ragbag-used",
    "rehearsed-bear",
    "rehearsed-caliban",
    "rehearsed-ghost",
    "rehearsed-mark-antony",
    "scored-dismissal",
)
"""And in two hundred."""


class Way(NamedTuple):
    seats: int
    strategic: bool
    backstage: bool


WAYS: Final = [Way(*way) for way in product((1, 2, 3, 4), (False, True), (False, True))]


def keen(on: Mapping[str, float]) -> Chooser:
    """Somebody who likes some choices, or all of a verb, more than others."""

    def choose(chance: Random, options: list[str]) -> str:
        weights = [on.get(option, on.get(option.partition(":")[0], 1.0)) for option in options]
        return chance.choices(options, weights)[0]

    return choose


eager: Final = keen(EAGER | SOUGHT)
builder: Final = keen(BUILDERS)


def idle(chance: Random, options: list[str]) -> str:
    return chance.choice(options)


def games(ways: list[Way], first: int, number: int) -> Iterator[Told]:
    for seed in range(first, first + number):
        for way in ways:
            yield play_beside(
                way.seats,
                seed,
                eager if seed % 3 else idle,
                strategic=way.strategic,
                backstage=way.backstage,
            )


def met(told: Iterator[Told]) -> Counter[str]:
    found: Counter[str] = Counter()
    for game in told:
        found += game.happened
    return found


def test_a_second_model_and_the_engine_agree() -> None:
    base = [way for way in WAYS if not way.backstage and way.strategic == (way.seats % 2 == 0)]
    found = met(games([way for way in WAYS if way.backstage], 8, 1)) + met(games(base, 8, 1))
    assert [event for event in MET if not found[event]] == []


@pytest.mark.soak
@pytest.mark.parametrize("strategic", [False, True], ids=["sealed", "strategic"])
def test_a_second_model_and_the_engine_agree_in_two_hundred_games(*, strategic: bool) -> None:
    """In each hundred of them everything happens."""
    found = met(games([way for way in WAYS if way.strategic == strategic], 100, 13))
    assert [event for event in MET_IN_LONG if not found[event]] == []


@pytest.mark.soak
def test_they_agree_where_the_theatre_is_full_and_the_tokens_are_gone() -> None:
    """A full column is used in vain (S96), and a green element may bring nothing (S38)."""
    found: Counter[str] = Counter()
    for seed in range(5000, 5080):
        found += play_beside(1 + seed % 2, seed, builder, backstage=True).happened
    assert found["theatre-full"]
    assert found["no-plus3-left"]


# The comparison bites: a fault in the understudy is found


def deaf(world: World, seat: int, n: int) -> None:
    """A Director whom nobody heeds."""


def last_alone(world: World, seat: int) -> None:
    """Only the new element of the theatre takes effect."""
    newest = world.players[seat].theatre[-1]
    for effect in world.box.brings[newest]:
        gain(world, seat, effect, "candles")


def late(_member: Member) -> bool:
    """A Bear whose owner waits for the turn."""
    return False


def unmoved(_world: World, _seat: int, _card: str) -> Play[None]:
    """A Ghost whom nobody fears."""
    yield from ()


def unattended(_world: World, _seat: int) -> Play[None]:
    """A rehearsal to which nobody comes."""
    yield from ()


def unrewarded(_world: World, _seat: int, member: Member, colour: str) -> None:
    """A costume that pays nothing."""
    member.costume.append(colour)


def anywhere(_world: World, player: Player, spot: str, _colour: str) -> bool:
    """A set that needs neither support nor symmetry."""
    return spot not in player.stage


FAULTS: Final = {
    "hats that make five": (elements, "SIX", 5),
    "a Director whom nobody heeds": (effects, "lighten", deaf),
    "a theatre whose elements act once": (elements, "theatre_acts", last_alone),
    "a Bear whose owner waits": (evening, "goes_ahead", late),
    "a Ghost whom nobody fears": (effects, "others_back", unmoved),
}
BASE_FAULTS: Final = {
    "rehearsals that nobody attends": (evening, "rehearse", unattended),
    "costumes that pay nothing": (elements, "dress", unrewarded),
    "sets without symmetry": (elements, "may_stand", anywhere),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*FAULTS[fault])
    with pytest.raises(DifferenceError):
        met(games([Way(3, strategic=False, backstage=True)], 1, 20))


@pytest.mark.parametrize("fault", BASE_FAULTS)
def test_a_fault_in_the_game_without_the_expansion_is_found(
    fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(*BASE_FAULTS[fault])
    with pytest.raises(DifferenceError):
        met(games([Way(3, strategic=False, backstage=False)], 1, 20))
