"""Where each number of The Tragedy of Othello stands, and the book of an edition."""

from __future__ import annotations

from typing import Final, TypeAlias, cast, final

from mypy_extensions import i64

from groundlings.kernel.cells import vec
from groundlings.kernel.state import State

Card: TypeAlias = i64
"""A script card or a kind of staging card; NOBODY where there is none."""
Character: TypeAlias = i64
"""One of the ten people of the play."""
Characters: TypeAlias = i64
"""Several characters at once: a mask, one bit for each."""
Coin: TypeAlias = i64
"""A character coin, by whose it is."""
Coins: TypeAlias = i64
"""Several sorts of coins at once: a mask, one bit for each."""
Deed: TypeAlias = i64
"""Something done that others may stop: a row of the table of what stops what."""
Pile: TypeAlias = i64
"""One of the two piles, and so one of the two sorts of cards."""
Act: TypeAlias = i64
"""One of the five acts, from 1."""
Phase: TypeAlias = i64
"""A part of a scene."""
Place: TypeAlias = i64
"""Where in a hand a card is, from 0."""

# Cards, in the order of their names: 70 script cards and three places for own ones, then 7 kinds
# of staging cards and three places for own ones
OWN_CARDS: Final = 3
"""So many blank cards are in the box."""
OWN_SCRIPTS: Final[Card] = 70
"""The first of three."""
SCRIPTS: Final[Card] = OWN_SCRIPTS + OWN_CARDS
EXCHANGE: Final = SCRIPTS
MISCUE: Final = SCRIPTS + 1
NO_DRAMA: Final = SCRIPTS + 2
REVIVE: Final = SCRIPTS + 3
SEIZE: Final = SCRIPTS + 4
TAKE_THE_LEAD: Final = SCRIPTS + 5
VILLAINY: Final = SCRIPTS + 6
OWN_STAGINGS: Final[Card] = SCRIPTS + 7
"""The first of three."""
STAGINGS: Final[Card] = 7 + OWN_CARDS
CARDS: Final = SCRIPTS + STAGINGS

# Characters, in the order of their names
BIANCA: Final = 0
BRABANTIO: Final = 1
CASSIO: Final = 2
DESDEMONA: Final = 3
EMILIA: Final = 4
IAGO: Final = 5
LODOVICO: Final = 6
MONTANO: Final = 7
OTHELLO: Final = 8
RODERIGO: Final = 9
CHARACTERS: Final[Character] = 10

# Character coins, in the order of their names
CASSIO_COIN: Final = 0
DESDEMONA_COIN: Final = 1
EMILIA_COIN: Final = 2
IAGO_COIN: Final = 3
OTHELLO_COIN: Final = 4
RODERIGO_COIN: Final = 5
COINS: Final[Coin] = 6

# Deeds, the rows of the table of what stops what
CONFRONTS: Final = 0
CONSPIRES: Final = 1
CURTAIN: Final = 2
STAGING_DEED: Final = 3
"""The first of ten, one for each kind of staging card."""
COIN_DEED: Final = STAGING_DEED + STAGINGS
"""The first of six, one for each coin."""
IMPROV_DEED: Final = COIN_DEED + COINS
EXIT_DEED: Final = IMPROV_DEED + 1
SPOTLIGHT_DEED: Final = EXIT_DEED + 1
DEEDS: Final = SPOTLIGHT_DEED + 1

# Curtains
NO_CURTAIN: Final = 0
HALF_CURTAIN: Final = 1
FULL_CURTAIN: Final = 2

# What a script card does to Character 2
NO_EFFECT: Final = 0
WOUNDS_EFFECT: Final = 1
KILLS_EFFECT: Final = 2

# Piles
SCRIPT: Final = 0
STAGING: Final = 1
PILES: Final[Pile] = 2

# What a player draws at the end of the scene (A60)
NOTHING: Final = 0
OWED_SCRIPT: Final = 1
OWED_STAGING: Final = 2
OWED_EITHER: Final = 3

# Phases of a scene
PREPARING: Final = 0
PLACING: Final = 1
ADJUSTING: Final = 2
REVEALING: Final = 3
DRAWING: Final = 4
BETWEEN: Final = 5
"""No scene is on: cards are dealt, tokens traded."""

# The depletion track
ACT_BEGINS: Final = 0
SCRIPT_IS_EMPTY: Final = 1
STAGING_WAS_EMPTY: Final = 2
LAST_SPACE: Final = 3

# The final scene
NOT_FINAL: Final = 0
NEXT_IS_FINAL: Final = 1
THIS_IS_FINAL: Final = 2

# What became of a deed
PENDING: Final = 0
DONE: Final = 1
WAS_BLOCKED: Final = 2
WAS_SEIZED: Final = 3
WAS_FOILED: Final = 4

ACTS: Final[Act] = 5
MOST_SEATS: Final = 6
MOST_HAND: Final = 16
MOST_HELD: Final = MOST_HAND - 1
"""So many cards a hand holds beside the placed one (A105)."""
MOST_PILE: Final[i64] = 32
MOST_DEEDS: Final = 16
"""So many deeds of a scene are remembered for the view."""
MOST_READ: Final = 16
"""So many script cards that were turned up are remembered for the view."""
ROWS: Final = 5
"""Of the score sheet: script, intrigue, spotlight, wounds, handkerchief."""

# One number for each seat
INTRIGUE: Final = 0
SPOTLIGHT: Final = INTRIGUE + MOST_SEATS
WOUNDS: Final = SPOTLIGHT + MOST_SEATS
POINTS: Final = WOUNDS + MOST_SEATS
"""Of the scored script cards."""
PROTECTED: Final = POINTS + MOST_SEATS
SHOWN: Final = PROTECTED + MOST_SEATS
"""No Drama cards that lie open until the end of the scene."""
IMPROVED: Final = SHOWN + MOST_SEATS
IAGO_USED: Final = IMPROVED + MOST_SEATS
OWED: Final = IAGO_USED + MOST_SEATS
MISCUED_BY: Final = OWED + MOST_SEATS
"""Who has made this seat change its placed card in this scene; NOBODY if nobody has."""
HAND_SIZE: Final = MISCUED_BY + MOST_SEATS
PLACED: Final = HAND_SIZE + MOST_SEATS
PLACED_SEEN: Final = PLACED + MOST_SEATS
PLACED_LOOSE: Final = PLACED_SEEN + MOST_SEATS
FACE_UP: Final = PLACED_LOOSE + MOST_SEATS
IAGO_POINTS: Final = FACE_UP + MOST_SEATS
"""The Iago bonus, once the game is over."""
COMPANY_POINTS: Final = IAGO_POINTS + MOST_SEATS

# One number for the table
ACT: Final = COMPANY_POINTS + MOST_SEATS
SCENE: Final = ACT + 1
SCENES: Final = SCENE + 1
"""All scenes so far, of all acts."""
PHASE: Final = SCENES + 1
LEAD: Final = PHASE + 1
FIRST: Final = LEAD + 1
"""The Lead when the current pass began: the order is fixed from there (A3)."""
HANDKERCHIEF: Final = FIRST + 1
MARKER: Final = HANDKERCHIEF + 1
FINAL: Final = MARKER + 1
HALF: Final = FINAL + 1
NEXT: Final = HALF + 1
"""The position of the next script card in Playwright's Challenge."""
PLAYWRIGHT: Final = NEXT + 1
IAGO_SCORES: Final = PLAYWRIGHT + 1
"""Whether cards of a dead Iago are scored as usual (A51)."""
OWN_SHIELDS: Final = IAGO_SCORES + 1
"""Whether this edition has own cards that say No Drama out of turn."""
OWN_SEIZES: Final = OWN_SHIELDS + 1
"""Whether it has own cards that seize."""
TALLIES: Final = OWN_SEIZES + 1
"""How many acts have been tallied."""
TRADED: Final = TALLIES + 1
"""The card taken in an Exchange until one is given for it."""
TRADED_SEEN: Final = TRADED + 1
TRADER: Final = TRADED_SEEN + 1
ASIDES: Final = TRADER + 1
DEED_COUNT: Final = ASIDES + 1
READ_COUNT: Final = DEED_COUNT + 1
PILE_SIZE: Final = READ_COUNT + 1
DISCARD_SIZE: Final = PILE_SIZE + PILES

# Rows of numbers
COIN: Final = DISCARD_SIZE + PILES
SUPPLY: Final = COIN + MOST_SEATS * COINS
TILE: Final = SUPPLY + COINS
"""The wound tokens on each character."""
DEAD: Final = TILE + CHARACTERS
LOWERED: Final = DEAD + CHARACTERS
PILE: Final = LOWERED + CHARACTERS
PILE_KNOWN: Final = PILE + PILES * MOST_PILE
DISCARD: Final = PILE_KNOWN + PILES * MOST_PILE
HAND: Final = DISCARD + PILES * MOST_PILE
SEEN: Final = HAND + MOST_SEATS * MOST_HAND
"""By card: the mask of the other seats that know this player holds it."""
LOOSE: Final = SEEN + MOST_SEATS * MOST_HAND
"""Those of them who cannot tell whether it is in the hand or placed."""
OWNER: Final = LOOSE + MOST_SEATS * MOST_HAND
WORTH: Final = OWNER + SCRIPTS
ASIDE: Final = WORTH + SCRIPTS
"""0, or when the card was set aside: the first one is 1."""
SHEET: Final = ASIDE + SCRIPTS
DEED: Final = SHEET + MOST_SEATS * ACTS * ROWS
DEED_CELLS: Final = 7
READ: Final = DEED + MOST_DEEDS * DEED_CELLS
"""The script cards that were turned up since cards were last placed."""
READ_BY: Final = READ + MOST_READ
CELLS: Final = READ_BY + MOST_READ

# One remembered deed
BY_WHOM: Final = 0
WHAT: Final = 1
WITH: Final = 2
AT_WHOM: Final = 3
OUTCOME: Final = 4
STOPPER: Final = 5
ANSWERED: Final = 6


@final
class Book:
    """The tables of an edition: script cards and characters by number, the deal, the stops."""

    def __init__(
        self, scalars: Scalars, scripts: Scripts, cast_: Cast, tables: Tables, powers: Powers
    ) -> None:
        self.scalars: Final = scalars
        self.scripts: Final = scripts
        self.cast: Final = cast_
        self.tables: Final = tables
        self.powers: Final = powers


@final
class Scalars:
    """The numbers of the rules."""

    def __init__(self, values: dict[str, int]) -> None:
        self.start_intrigue: Final[i64] = values["start_intrigue"]
        self.start_spotlight: Final[i64] = values["start_spotlight"]
        self.improv_cost: Final[i64] = values["improv_cost"]
        self.seize_cost: Final[i64] = values["seize_cost"]
        self.no_drama_cost: Final[i64] = values["no_drama_cost"]
        self.look_cost: Final[i64] = values["look_cost"]
        self.villainy_cost: Final[i64] = values["villainy_cost"]
        self.revive_cost: Final[i64] = values["revive_cost"]
        self.exit_reward: Final[i64] = values["exit_reward"]
        self.seize_reward: Final[i64] = values["seize_reward"]
        self.intrigue_per_point: Final[i64] = values["intrigue_per_point"]
        self.spotlight_points: Final[i64] = values["spotlight_points"]
        self.wound_points: Final[i64] = values["wound_points"]
        self.handkerchief_points: Final[i64] = values["handkerchief_points"]
        self.trade: Final[i64] = values["intrigue_for_a_spotlight"]
        self.company_bonus: Final[i64] = values["company_bonus"]
        self.company_cards: Final[i64] = values["company_bonus_cards"]
        self.off_role: Final[i64] = values["off_role_points"]
        self.removed: Final[i64] = values["take_the_lead_removed_for_two"]
        self.longest_act: Final[i64] = values["longest_act"]


@final
class Scripts:
    """Every script card by number; `at` finds a card: at[act * (MOST_PILE + 1) + position]."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.act: Final = vec[i64](columns["act"])
        self.position: Final = vec[i64](columns["position"])
        self.leads: Final = vec[i64](columns["character_1"])
        self.meets: Final = vec[i64](columns["character_2"])
        self.deed: Final = vec[i64](columns["deed"])
        self.curtain: Final = vec[i64](columns["curtain"])
        self.points: Final = vec[i64](columns["points"])
        self.as_lead: Final = vec[i64](columns["points_lead"])
        self.as_company: Final = vec[i64](columns["points_company"])
        self.intrigue: Final = vec[i64](columns["intrigue"])
        self.spotlight: Final = vec[i64](columns["spotlight"])
        self.coin: Final = vec[i64](columns["coin"])
        self.handkerchief: Final = vec[i64](columns["handkerchief"])
        self.effect: Final = vec[i64](columns["effect"])
        self.quoted: Final = vec[i64](columns["quoted"])
        self.at: Final = vec[i64](columns["at"])
        self.in_order: Final = vec[i64](columns["in_order"])
        """All script cards of this edition as the play has them."""


@final
class Cast:
    """Every character by number: wound limit, whether on stage in an act, whether in one only.

    on_stage[act * CHARACTERS + character], acts from 1.
    """

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.limit: Final = vec[i64](columns["limit"])
        self.on_stage: Final = vec[i64](columns["on_stage"])
        self.single: Final = vec[i64](columns["single"])
        self.coins: Final = vec[i64](columns["coins"])


@final
class Tables:
    """The deal by players, the staging deck, the Iago bonus by acts, what stops what by deed."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.early: Final = vec[i64](columns["early"])
        self.late: Final = vec[i64](columns["late"])
        self.staging: Final = vec[i64](columns["staging"])
        self.copies: Final = vec[i64](columns["copies"])
        self.size: Final = vec[i64](columns["size"])
        self.iago_bonus: Final = vec[i64](columns["iago_bonus"])
        self.spotlight: Final = vec[i64](columns["spotlight"])
        self.seize: Final = vec[i64](columns["seize"])
        self.shield: Final = vec[i64](columns["shield"])


@final
class Powers:
    """What cards do, in the vocabulary: a row for each kind of staging card, then own script cards.

    The effects of a card stand at [row * MOST_EFFECTS] and after; what it costs, at whom it is
    aimed and when it is played is of staging cards alone. The last three are cards, not rows.
    """

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.do: Final = vec[i64](columns["do"])
        self.what: Final = vec[i64](columns["what"])
        self.n: Final = vec[i64](columns["n"])
        self.side: Final = vec[i64](columns["side"])
        self.aimed: Final = vec[i64](columns["aimed"])
        """Whether the effect is done to the target of its card."""
        self.target: Final = vec[i64](columns["target"])
        self.paid_in: Final = vec[i64](columns["paid_in"])
        self.as_lead: Final = vec[i64](columns["price_lead"])
        self.as_company: Final = vec[i64](columns["price_company"])
        self.from_hand: Final = vec[i64](columns["from_hand"])
        self.shields: Final = vec[i64](columns["shields"])
        self.seizes: Final = vec[i64](columns["seizes"])
        self.switches: Final = vec[i64](columns["switches"])
        self.own_shown: Final = vec[i64](columns["own_shown"])
        """Own cards that are shown from the hand in the own windows."""
        self.own_shields: Final = vec[i64](columns["own_shields"])
        """Own cards that say No Drama out of turn."""
        self.own_seizes: Final = vec[i64](columns["own_seizes"])
        """Own cards that seize."""


def book(g: State) -> Book:
    """The tables of the edition this game is played with."""
    return cast("Book", g.book)  # compiled code checks it


def is_script(card: Card) -> bool:
    """Script cards come first."""
    return card < SCRIPTS


def pile_of(card: Card) -> Pile:
    """To which pile a card belongs."""
    return SCRIPT if card < SCRIPTS else STAGING
