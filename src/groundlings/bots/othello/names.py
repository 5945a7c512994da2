"""The features of Othello in words, in the order of their places."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from groundlings.bots.othello import schema
from groundlings.othello.verbs import ACT_NAMES, CHARACTER_NAMES, COIN_NAMES, PRINTED_STAGINGS

SCRIPTED: Final = (
    "a script card that would succeed",
    "a conspiracy that would succeed",
    "the half curtain",
    "the full curtain",
    "a script card of the other role",
    "the full curtain before the half",
    "a script card led by the dead",
    "a script card that is not next",
)
STAGED: Final = (
    *(f"{'an' if name == 'exchange' else 'a'} {name} card" for name in PRINTED_STAGINGS),
    "a card for tokens",
)
CARDS: Final = (*SCRIPTED, *STAGED)
COINS: Final = tuple(f"{name} coin" for name in COIN_NAMES)
STAKES: Final = (*SCRIPTED[:4], SCRIPTED[schema.LOST], *STAGED, *COINS, "improv", "exit")
HANDLINGS: Final = ("place", "put in place", "play", "part with", "take", "exit with")
RESPONSES: Final = ("let happen", "steal the spotlight from", "seize", "say No Drama to")
AIMS: Final = ("the Lead", "an exchange", "a miscue", "the emilia coin", "another card")
HURTS: Final = ("lower a limit", *(f"wound by {by}" for by in ("coin", "villainy", "own card")))
MEANS: Final = ("by coin", "by card")
USES: Final = (
    *(f"use the {coin}" for coin in COINS),
    "improvise",
    "show an exchange",
    "show a No Drama",
    "show an own card",
)
CHANGES: Final = (
    "improvise with the script pile",
    "improvise with the staging pile",
    "draw a script card",
    "draw a staging card",
)
TRADES: Final = ("trade for intrigue", "trade for a spotlight")
BUSINESS: Final = (
    *(f"{handling} {card}" for handling in HANDLINGS for card in CARDS),
    *(f"{response} {stake}" for response in RESPONSES for stake in STAKES),
    *USES,
    "pass",
    "reveal",
    "play in vain",
    "let the stop stand",
    *(f"defeat a {stop} {means}" for stop in ("spotlight", "seize") for means in MEANS),
    "let the handkerchief go",
    *(f"keep the handkerchief {means}" for means in MEANS),
    *(f"aim {aim}" for aim in AIMS),
    "exchange blindly",
    "look before the exchange",
    *CHANGES,
    "bury the placed card",
    "pay for the stronger villainy",
    "do the plain villainy",
    *HURTS,
    "stop there",
    "revive",
    *(f"{verb} the {coin}" for verb in ("rob", "win", "cede") for coin in COINS),
    *TRADES,
    "trade no more",
)
CARD_CLASSES: Final = ("a sure card", *SCRIPTED[2:4], "a card that would fail", *STAGED)
STAKE_CLASSES: Final = (
    *CARD_CLASSES[:3],
    "a change of the Lead",
    "what is done to a player",
    "another staging card",
    "a coin or an improv",
    "an exit",
)
SORTS: Final = (
    *(f"bring {card} into place" for card in CARD_CLASSES),
    *(f"play {card}" for card in CARD_CLASSES),
    *(f"{response} {stake}" for response in RESPONSES[1:] for stake in STAKE_CLASSES),
    *USES,
    "defeat a spotlight",
    "defeat a seize",
    "keep the handkerchief",
    "look before the exchange",
    *CHANGES,
    "pay for the stronger villainy",
    "lower a limit",
    "wound",
    "revive",
    *TRADES,
)

IN_ROLE: Final = ("as company", "as the Lead")
IN_ACT: Final = tuple(f"in act {name}" for name in ACT_NAMES)
PURSES: Final = tuple(
    f"having {n} intrigue" for n in ("no", "1", "2", "3", "4 or 5", "6 to 8", "9 or more")
)
LIGHTS: Final = tuple(
    f"having {n}" for n in ("no spotlight", "a spotlight", "2 spotlights", "more")
)
STANDINGS: Final = ("far behind", "behind", "level", "ahead", "far ahead")
STAGES: Final = (
    "before the half curtain",
    "after the half curtain",
    "before the half curtain without script to draw",
    "after the half curtain without script to draw",
    "in the last scenes of the act",
    "in the last scenes of the play",
)
PLANS: Final = tuple(
    f"with {what} in place"
    for what in (
        "nothing yet",
        "a small card",
        "a middling card",
        "a big card",
        "a card whose moment may come",
        "a card that would fail",
        "Take the Lead",
        "a Seize",
        "another staging card",
        "nothing any more",
    )
)
SIZES: Final = ("nothing", "something small", "something middling", "something big")
MANY: Final = ("none", "one", "two", "three or more")
FEW: Final = ("none", "one", "more")
RANKS: Final = ("behind me", "ahead of me", "ahead of all")
STEPS: Final = (
    "without a bonus",
    "for a bonus of 1",
    "for a bonus of 2",
    "for a bonus of 3 or more",
    "the first of its character",
    "one before the bonus of its character",
    "the first Iago of an act without a bonus yet",
)
ORDERS: Final = ("revealing first", "revealing between", "revealing last")
REACHES: Final = (
    "its turn over",
    "its turn now",
    "its turn perhaps after one card",
    "its turn perhaps after more cards",
    "its turn after another of mine",
    "its turn not in this scene",
)
RUNS: Final = ("the next card elsewhere", "the next card in hand", "the next two cards in hand")
KEPT: Final = ("a card used", "a card parted with", "a card taken", "a card stopped")
OUTCOMES: Final = (
    *(f"killing for {n} tokens" for n in range(7)),
    *(f"leaving {n}" for n in ("1 wound to live", "2 wounds to live", "more to live")),
)
WINDOWS: Final = (
    "before placement",
    "after placement",
    "before the own reveal",
    "with the own card open",
    "after the own card",
    "after a seize",
)
WHOSE: Final = ("done to nobody", "done to another", "done to me")


class Block(NamedTuple):
    """Features of one kind: where the first one stands, and the words of each of its sides."""

    first: int
    sides: tuple[tuple[str, ...], ...]

    @property
    def names(self) -> list[str]:
        """A name for each of its features, in the order of their places."""
        return [", ".join(words) for words in product(*self.sides)]


def each(before: str, words: tuple[str, ...], after: str = "") -> tuple[str, ...]:
    """The same with a word before, or after."""
    return tuple(f"{before}{word}{after}" for word in words)


BLOCKS: Final = (
    Block(schema.ROLE, (BUSINESS, IN_ROLE)),
    Block(schema.ACT, (SORTS, IN_ACT)),
    Block(schema.PURSE, (SORTS, PURSES)),
    Block(schema.LIGHT, (SORTS, LIGHTS)),
    Block(schema.STANDING, (SORTS, STANDINGS)),
    Block(schema.STAGE, (SORTS, STAGES)),
    Block(schema.PLAN, (SORTS, PLANS)),
    Block(schema.HOPE, (SORTS, each("holding ", SIZES, " that fits"))),
    Block(schema.FLIP, (SORTS, each("holding ", SIZES, " for the other role"))),
    Block(schema.RUN, (SORTS, RUNS)),
    Block(
        schema.HAUL,
        (
            (*HANDLINGS[:5], *RESPONSES[1:]),
            tuple(f"{n} thirds of a point" for n in range(schema.HAULS)),
            IN_ROLE,
        ),
    ),
    Block(schema.PEOPLE, (KEPT, each("led by ", CHARACTER_NAMES), IN_ACT)),
    Block(schema.BONUS, (KEPT, STEPS)),
    Block(schema.COIN, (KEPT, (*each("with the ", COINS), "without a coin"))),
    Block(schema.LIT, (HANDLINGS[:3], SIZES, each("spotlights of others: ", MANY))),
    Block(schema.SEIZERS, (HANDLINGS[:3], SIZES, each("others who might seize: ", MANY))),
    Block(schema.ORDER, (each("place ", CARDS), ORDERS)),
    Block(schema.SCRIPTS, (each("place ", CARDS), each("script cards in hand: ", MANY))),
    Block(schema.REACH, (HANDLINGS[:2], REACHES, ORDERS)),
    Block(schema.UNREADY, (HANDLINGS[:3], each("", STAGED, " that could do nothing"))),
    Block(schema.AIMED_LEAD, (each("aim ", AIMS), ("at the company", "at the Lead"))),
    Block(schema.AIMED_RANK, (each("aim ", AIMS), each("at somebody ", RANKS))),
    Block(schema.AIMED_HAND, (each("aim ", AIMS), each("at cards in hand: ", MANY))),
    Block(schema.AIMED_PURSE, (each("aim ", AIMS), each("at coins: ", FEW))),
    Block(schema.RIVAL, (RESPONSES[1:], SIZES, each("of somebody ", RANKS))),
    Block(schema.AT_WHOM, (RESPONSES[1:3], WHOSE)),
    Block(schema.FELLOW, (RESPONSES[1:3], each("others who could: ", MANY))),
    Block(schema.CHANCES, (each("seize ", SIZES), each("cards still to come before mine: ", MANY))),
    Block(schema.OUTCOME, (HURTS, OUTCOMES)),
    Block(schema.VICTIM, (each("hurt or revive ", CHARACTER_NAMES), IN_ACT)),
    Block(schema.MOURNING, (("wound", "kill"), each("own cards led by the victim: ", FEW))),
    Block(schema.RETURN, (("revive",), each("bringing back ", SIZES))),
    Block(schema.CHANGE, (TRADES, each("intrigue over a point: ", FEW), IN_ACT)),
    Block(schema.DRAW, (CHANGES, each("script cards in hand: ", MANY), IN_ROLE)),
    Block(schema.MEANT, (each("say No Drama ", (*MEANS, "by an own card")),)),
    Block(schema.WINDOW, (USES, WINDOWS)),
)


@cache
def names() -> tuple[str, ...]:
    """What each place of a table is a number of."""
    return tuple(name for block in BLOCKS for name in block.names)
