"""What a player of Othello looks at: the place of each feature in a table. `names` has its words.

An option is a piece of **business**: placing a card that would succeed, stealing the spotlight
from a half curtain, using Emilia's coin. Like pieces of business are one **sort of business**,
which is crossed with each of the **circumstances**: the act, what is in the purse, who is ahead.
What it is done with or to is looked at beside that: how much a card brings, whom it wounds.

No feature names a printed script card, and cards of one's own count as the printed staging cards
they are like: so a table means the same in another edition.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

THIRDS: Final = 3
"""In a point: so finely it is reckoned, for an intrigue is one of them."""

# Cards, as they would go for this player now
SURE: Final = 0
CONSPIRACY: Final = 1
HALF: Final = 2
FULL: Final = 3
WRONG: Final = 4
EARLY: Final = 5
LOST: Final = 6
WAITING: Final = 7
STAGED: Final = 8
"""The first of eight: a printed staging card, or one like it; the last only brings tokens."""
KINDS: Final = 8
ONLY_TOKENS: Final = 7
CARD_SORTS: Final = STAGED + KINDS

# What is done with a card
PLACING: Final = 0
SWITCHING: Final = 1
PLAYING: Final = 2
PARTING: Final = 3
TAKING: Final = 4
EXITING: Final = 5
HANDLINGS: Final = 6
EXPOSED: Final = 3
"""The first three may be stopped."""

# What is at stake in a window
STAKED_LOST: Final = 4
STAKED_STAGED: Final = 5
STAKED_COIN: Final = STAKED_STAGED + KINDS
STAKED_IMPROV: Final = STAKED_COIN + 6
STAKED_EXIT: Final = STAKED_IMPROV + 1
STAKES: Final = STAKED_EXIT + 1

# What is done about it
LETTING: Final = 0
LIGHTING: Final = 1
SEIZING: Final = 2
SHIELDING: Final = 3
RESPONSES: Final = 4

# At whom something is aimed
AT_LEAD: Final = 0
AT_EXCHANGE: Final = 1
AT_MISCUE: Final = 2
AT_COINS: Final = 3
AT_OTHER: Final = 4
AIMS: Final = 5

# How a character is hurt
BY_LOWERING: Final = 0
BY_COIN: Final = 1
BY_VILLAINY: Final = 2
BY_OWN: Final = 3
HURTS: Final = 4

# Business
HANDLED: Final = 0
STAKED: Final = HANDLED + HANDLINGS * CARD_SORTS
USING: Final = STAKED + RESPONSES * STAKES
"""The first of ten: each coin, then what follows."""
USING_IMPROV: Final = USING + 6
USING_EXCHANGE: Final = USING_IMPROV + 1
USING_NO_DRAMA: Final = USING_EXCHANGE + 1
USING_OWN: Final = USING_NO_DRAMA + 1
USES: Final = 10
PASSING: Final = USING + USES
REVEALING: Final = PASSING + 1
IN_VAIN: Final = REVEALING + 1
ANSWERING: Final = IN_VAIN + 1
"""Let the stop stand; No Drama by coin or by card to a spotlight, to a seize."""
CLINGING: Final = ANSWERING + 5
"""Let the handkerchief go; keep it by coin or by card."""
AIMING: Final = CLINGING + 3
BLINDLY: Final = AIMING + AIMS
LOOKING: Final = BLINDLY + 1
CHANGING_FOR: Final = LOOKING + 1
"""An improv with the script pile, with the staging pile."""
DRAWING_FROM: Final = CHANGING_FOR + 2
BURYING_PLACED: Final = DRAWING_FROM + 2
PAYING: Final = BURYING_PLACED + 1
PLAINLY: Final = PAYING + 1
HURTING: Final = PLAINLY + 1
STOPPING: Final = HURTING + HURTS
REVIVING: Final = STOPPING + 1
STEALING: Final = REVIVING + 1
GAINING: Final = STEALING + 6
CEDING: Final = GAINING + 6
TRADING: Final = CEDING + 6
"""For intrigue, for a spotlight, no more."""
NO_MORE_TRADES: Final = TRADING + 2
BUSINESS: Final = TRADING + 3

# Sorts of business
SCRIPTED: Final = 4
"""Script cards: sure ones, the half curtain, the full one, those that would fail."""
CARD_CLASSES: Final = SCRIPTED + KINDS
SORT_PLACING: Final = 0
SORT_PLAYING: Final = SORT_PLACING + CARD_CLASSES
SORT_STOPPING: Final = SORT_PLAYING + CARD_CLASSES
STAKE_CLASSES: Final = 8
"""Sure cards, both curtains, the Lead, what is done to players, other cards, coins, exits."""
SORT_USING: Final = SORT_STOPPING + (RESPONSES - 1) * STAKE_CLASSES
SORT_DEFEATING: Final = SORT_USING + USES
SORT_CLINGING: Final = SORT_DEFEATING + 2
SORT_LOOKING: Final = SORT_CLINGING + 1
SORT_CHANGING: Final = SORT_LOOKING + 1
SORT_DRAWING: Final = SORT_CHANGING + 2
SORT_PAYING: Final = SORT_DRAWING + 2
SORT_HURTING: Final = SORT_PAYING + 1
SORT_REVIVING: Final = SORT_HURTING + 2
SORT_TRADING: Final = SORT_REVIVING + 1
SORTS: Final = SORT_TRADING + 2
USUAL: Final = -1
"""What the rest is measured by, and what is rare: no circumstances are looked at."""

# Circumstances
ROLES: Final = 2
ACTS: Final = 5
PURSES: Final = 7
LIGHTS: Final = 4
STANDINGS: Final = 5
STAGES: Final = 6
PLANS: Final = 10
HEAPS: Final = 4
"""Nothing, a little, something, much."""
NO_PLAN: Final = 0
PLAN_SMALL: Final = 1
PLAN_FLIP: Final = 4
PLAN_FAILS: Final = 5
PLAN_LEAD: Final = 6
PLAN_SEIZE: Final = 7
PLAN_STAGED: Final = 8
PLAN_DONE: Final = 9

# What it is done with or to
HAULS: Final = 16
"""What a card brings, in thirds of a point; the last stands for all that is more."""
WEIGHED: Final = 8
"""Five handlings, then stealing the spotlight, seizing and No Drama."""
KEPT: Final = 4
"""A card put to use, parted with, taken, stopped."""
TAKEN: Final = 2
STOPPED: Final = 3
STEPS: Final = 7
"""Towards a bonus."""
MANY: Final = 4
"""None, one, two, more."""
ORDERS: Final = 3
REACHES: Final = 6
"""How soon a card's turn comes in Playwright's Challenge."""
OVER: Final = 0
NOW: Final = 1
AFTER_ONE: Final = 2
AFTER_MORE: Final = 3
AFTER_OWN: Final = 4
TOO_FAR: Final = 5
RUNS: Final = 3
"""Whether the next card of Playwright's Challenge is in hand, and the one after it."""
RANKS: Final = 3
FEW: Final = 3
"""None, one, more."""
OUTCOMES: Final = 10
WINDOWS: Final = 6
WHOSE: Final = 3
"""Done to nobody, to another, to oneself."""
MEANS: Final = 3
"""No Drama by coin, by card, by a card of one's own."""
CHARACTERS: Final = 10
COINS: Final = 6

# The places of a table
ROLE: Final = 0
ACT: Final = ROLE + BUSINESS * ROLES
PURSE: Final = ACT + SORTS * ACTS
LIGHT: Final = PURSE + SORTS * PURSES
STANDING: Final = LIGHT + SORTS * LIGHTS
STAGE: Final = STANDING + SORTS * STANDINGS
PLAN: Final = STAGE + SORTS * STAGES
HOPE: Final = PLAN + SORTS * PLANS
FLIP: Final = HOPE + SORTS * HEAPS
RUN: Final = FLIP + SORTS * HEAPS
HAUL: Final = RUN + SORTS * RUNS
PEOPLE: Final = HAUL + WEIGHED * HAULS * ROLES
BONUS: Final = PEOPLE + KEPT * CHARACTERS * ACTS
COIN: Final = BONUS + KEPT * STEPS
LIT: Final = COIN + KEPT * (COINS + 1)
SEIZERS: Final = LIT + EXPOSED * HEAPS * MANY
ORDER: Final = SEIZERS + EXPOSED * HEAPS * MANY
SCRIPTS: Final = ORDER + CARD_SORTS * ORDERS
REACH: Final = SCRIPTS + CARD_SORTS * MANY
UNREADY: Final = REACH + 2 * REACHES * ORDERS
AIMED_LEAD: Final = UNREADY + EXPOSED * KINDS
AIMED_RANK: Final = AIMED_LEAD + AIMS * ROLES
AIMED_HAND: Final = AIMED_RANK + AIMS * RANKS
AIMED_PURSE: Final = AIMED_HAND + AIMS * MANY
RIVAL: Final = AIMED_PURSE + AIMS * FEW
AT_WHOM: Final = RIVAL + (RESPONSES - 1) * RANKS * HEAPS
FELLOW: Final = AT_WHOM + 2 * WHOSE
CHANCES: Final = FELLOW + 2 * MANY
OUTCOME: Final = CHANCES + HEAPS * MANY
VICTIM: Final = OUTCOME + HURTS * OUTCOMES
MOURNING: Final = VICTIM + CHARACTERS * ACTS
RETURN: Final = MOURNING + 2 * FEW
CHANGE: Final = RETURN + HEAPS
DRAW: Final = CHANGE + 2 * FEW * ACTS
MEANT: Final = DRAW + 4 * MANY * ROLES
WINDOW: Final = MEANT + MEANS
FEATURES: Final = WINDOW + USES * WINDOWS


def sort_of_business(business: i64) -> i64:  # noqa: C901, PLR0911, PLR0912 - one for each
    """Of which sort a piece of business is; USUAL if no circumstances are looked at."""
    if business < STAKED:
        handling = business // CARD_SORTS
        if handling > PLAYING:
            return USUAL
        first: i64 = SORT_PLAYING if handling == PLAYING else SORT_PLACING
        return first + class_of_card(business % CARD_SORTS)
    if business < USING:
        response = (business - STAKED) // STAKES
        if response == LETTING:
            return USUAL
        stake = (business - STAKED) % STAKES
        return SORT_STOPPING + (response - 1) * STAKE_CLASSES + class_of_stake(stake)
    if business < PASSING:
        return SORT_USING + business - USING
    if ANSWERING < business < CLINGING:
        return SORT_DEFEATING + (business - ANSWERING - 1) // 2
    if CLINGING < business < AIMING:
        return SORT_CLINGING
    if business == LOOKING:
        return SORT_LOOKING
    if CHANGING_FOR <= business < DRAWING_FROM:
        return SORT_CHANGING + business - CHANGING_FOR
    if DRAWING_FROM <= business < BURYING_PLACED:
        return SORT_DRAWING + business - DRAWING_FROM
    if business == PAYING:
        return SORT_PAYING
    if HURTING <= business < STOPPING:
        return SORT_HURTING if business == HURTING else SORT_HURTING + 1
    if business == REVIVING:
        return SORT_REVIVING
    if TRADING <= business < NO_MORE_TRADES:
        return SORT_TRADING + business - TRADING
    return USUAL


def class_of_card(sort: i64) -> i64:
    """Sure, half curtain, full curtain, what would fail, then each kind of staging card."""
    if sort >= STAGED:
        return SCRIPTED + sort - STAGED
    if sort <= CONSPIRACY:
        return 0
    return sort - HALF + 1 if sort <= FULL else 3


_STAGING_CLASSES: Final = (4, 4, 5, 5, 5, 3, 5, 5)
_COIN_CLASSES: Final = (6, 6, 4, 6, 3, 4)


def class_of_stake(stake: i64) -> i64:
    """As far as it matters for stopping it."""
    if stake < STAKED_STAGED:
        return stake - HALF + 1 if HALF <= stake <= FULL else 0
    if stake < STAKED_COIN:
        return _STAGING_CLASSES[stake - STAKED_STAGED]
    if stake < STAKED_IMPROV:
        return _COIN_CLASSES[stake - STAKED_COIN]
    return 6 if stake == STAKED_IMPROV else 7
