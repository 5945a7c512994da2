"""Where each number of Shakespeare stands, and the book of an edition."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from groundlings.kernel.cells import vec
from groundlings.kernel.state import State

Card: TypeAlias = i64
"""A character, by number; the cards of a character are alike."""
Cast: TypeAlias = i64
"""Several characters at once: a mask, one bit for each card."""
Member: TypeAlias = i64
"""Somebody in a troupe, by number; those of the first seat come first."""
Colour: TypeAlias = i64
"""The colour of an element; NOTHING where there is none."""
Kind: TypeAlias = i64
"""A costume element or a set element."""
Element: TypeAlias = i64
"""A colour and a kind: colour * KINDS + kind, in the market, in the bags, everywhere."""
Elements: TypeAlias = i64
"""Several elements at once: a mask, one bit for each."""
Act: TypeAlias = i64
"""Act I, II or III, from 0."""
Space: TypeAlias = i64
"""A space of a track, from 1, or of a stage set, from 0."""
Rank: TypeAlias = i64
"""A place in the order, on the Initiative track or on an act, 0 for the first."""
Objective: TypeAlias = i64
"""An objective, by number."""
Source: TypeAlias = i64
"""Where prestige comes from."""
Program: TypeAlias = i64
"""What a card or an element does, by number: a row of effects."""
Behind: TypeAlias = i64
"""A kind of backstage card, by number; the cards of a kind are alike."""
Cause: TypeAlias = i64
"""What brings something about: a character, then the backstage cards, then the objectives."""
Sources: TypeAlias = i64
"""Where elements are taken from: FROM_BOARD, FROM_DISCARD, or both."""

# Colours of elements, in the order of their names
BLACK: Final = 0
BLUE: Final = 1
GREEN: Final = 2
PINK: Final = 3
PURPLE: Final = 4
YELLOW: Final = 5
COLOURS: Final = 6

# Kinds of elements
COSTUME: Final = 0
SET: Final = 1
KINDS: Final = 2
ELEMENTS: Final = COLOURS * KINDS

ACTS: Final = 3
ANY: Final = 3
"""A white quill: any act."""

# Types of characters
ACTOR: Final = 0
COSTUME_MISTRESS: Final = 1
SET_DRESSER: Final = 2
HANDYMAN: Final = 3
JEWELER: Final = 4
ASSISTANT: Final = 5
QUEEN: Final = 6

# Where prestige comes from
START: Final = 0
WAGER_POINT: Final = 1
COSTUMES: Final = 2
CANDLES: Final = 3
GREY_SPACES: Final = 4
ACT_II: Final = 5
ACT_III: Final = 6
AMBIANCE_TRACK: Final = 7
REHEARSALS: Final = 8
OBJECTIVES: Final = 9
YELLOW_ELEMENTS: Final = 10
UNPAID: Final = 11
SOLO: Final = 12
HATS: Final = 13
SOURCES: Final = 14

# Effects, the words cards are written in
QUILL: Final = 0
MOOD_SELF: Final = 1
MOOD_OTHERS: Final = 2
TAKE_FREE: Final = 3
CRAFT: Final = 4
EARN: Final = 5
GAIN: Final = 6
TOKEN: Final = 7
DRAW_OBJECTIVES: Final = 8
CHOICE: Final = 9
BACK: Final = 10
NO_EFFECT: Final = 11
OTHERS_BACK: Final = 12
OTHERS_PAY: Final = 13
THEATRE: Final = 14
HATTING: Final = 15
REPEAT: Final = 16
LORD: Final = 17
LESS_REST: Final = 18
PROMPT: Final = 19
RAGS: Final = 20
SALVAGE: Final = 21
SALVAGE_FREE: Final = 22

# Where elements are taken from
FROM_BOARD: Final = 1
FROM_DISCARD: Final = 2

# What an element in hand is for
FOR_STAGE: Final = 0
FOR_HAT: Final = 1
FOR_THEATRE: Final = 2

MOST_SEATS: Final = 4
NEUTRAL: Final = MOST_SEATS
"""The solo game's neutral discs stand on the acts as a fifth player's would."""
MOST_CARDS: Final = 40
MOST_MEMBERS: Final = 20
"""The largest troupe: four printed, the draft, six recruits and the whole Lord's deck (S114)."""
MOST_SLOTS: Final = 3
MOST_SPACES: Final = 36
MOST_OBJECTIVES: Final = 16
MOST_SHOWN: Final = 6
MOST_BEHIND: Final = 40
MOST_LORDS: Final = 9
MOST_THEATRE: Final = 6
MOST_LEVELS: Final = 5
"""The most cylinders that a backstage card may want."""

NOTHING: Final = -1
"""An empty space, an empty slot, a Recruitment card in the display."""

# One number for each seat
POUNDS: Final = 0
PRESTIGE: Final = POUNDS + MOST_SEATS
AMBIANCE: Final = PRESTIGE + MOST_SEATS
PLUS3: Final = AMBIANCE + MOST_SEATS
CYLINDERS: Final = PLUS3 + MOST_SEATS
PLACED: Final = CYLINDERS + MOST_SEATS
RECRUITED: Final = PLACED + MOST_SEATS
FINISHED: Final = RECRUITED + MOST_SEATS
TROUPE: Final = FINISHED + MOST_SEATS
HELD: Final = TROUPE + MOST_SEATS
ORDER: Final = HELD + MOST_SEATS
INITIATIVE: Final = ORDER + MOST_SEATS

# One number for the table
LINED_UP: Final = INITIATIVE + MOST_SEATS
DAY: Final = LINED_UP + 1
SUPPLY: Final = DAY + 1
ARRIVALS: Final = SUPPLY + 1
STRATEGIC: Final = ARRIVALS + 1
DECK_SIZE: Final = STRATEGIC + 1
DISCARD_SIZE: Final = DECK_SIZE + 1
OBJECTIVES_LEFT: Final = DISCARD_SIZE + 1
DRAWN_SIZE: Final = OBJECTIVES_LEFT + 1
DRAWN_BY: Final = DRAWN_SIZE + 1
ENDED: Final = DRAWN_BY + 1

# Rows of numbers
DISC: Final = ENDED + 1
ARRIVED: Final = DISC + (MOST_SEATS + 1) * ACTS
EARNED: Final = ARRIVED + (MOST_SEATS + 1) * ACTS
MARKET: Final = EARNED + MOST_SEATS * SOURCES
BAG: Final = MARKET + ELEMENTS
SPENT: Final = BAG + ELEMENTS
DISPLAY: Final = SPENT + ELEMENTS
DECK: Final = DISPLAY + MOST_SHOWN
DISCARD: Final = DECK + MOST_CARDS
OBJECTIVE_DECK: Final = DISCARD + MOST_CARDS
KNOWN: Final = OBJECTIVE_DECK + MOST_OBJECTIVES
DRAWN: Final = KNOWN + MOST_OBJECTIVES
HAND: Final = DRAWN + MOST_OBJECTIVES
STAGE_SET: Final = HAND + MOST_SEATS * MOST_OBJECTIVES
MEMBER: Final = STAGE_SET + MOST_SEATS * MOST_SPACES
MEMBER_CELLS: Final = 5 + MOST_SLOTS

# Backstage: one number for each seat
BACKSTAGE: Final = MEMBER + MOST_SEATS * MOST_MEMBERS * MEMBER_CELLS
PROMPTERS: Final = BACKSTAGE + MOST_SEATS
LIGHTENED: Final = PROMPTERS + MOST_SEATS
RUMMAGING: Final = LIGHTENED + MOST_SEATS
AWAKE: Final = RUMMAGING + MOST_SEATS

# Backstage: one number for the table
BEHIND_SIZE: Final = AWAKE + MOST_SEATS
BEHIND_DISCARD_SIZE: Final = BEHIND_SIZE + 1
BEHIND_OPEN: Final = BEHIND_DISCARD_SIZE + 1
LORDS_SIZE: Final = BEHIND_OPEN + 1
DECK_SEEN: Final = LORDS_SIZE + 1
PLAYED: Final = DECK_SEEN + 1
IMMEDIATE_LEFT: Final = PLAYED + 1

# Backstage: rows of numbers
BEHIND_DECK: Final = IMMEDIATE_LEFT + 1
BEHIND_DISCARD: Final = BEHIND_DECK + MOST_BEHIND
BEHIND_SHOWN: Final = BEHIND_DISCARD + MOST_BEHIND
BEHIND_USER: Final = BEHIND_SHOWN + MOST_SHOWN
BEHIND_PAID: Final = BEHIND_USER + MOST_SHOWN
BEHIND_HIRED: Final = BEHIND_PAID + MOST_SHOWN
LORDS: Final = BEHIND_HIRED + MOST_SHOWN
COLUMN: Final = LORDS + MOST_LORDS
CELLS: Final = COLUMN + MOST_SEATS * MOST_THEATRE

# The first member of all; the same of the next one is MEMBER_CELLS further on
CARD: Final = MEMBER
EXTRA: Final = MEMBER + 1
CYLINDER: Final = MEMBER + 2
RESTED: Final = MEMBER + 3
HAT: Final = MEMBER + 4
SLOT: Final = MEMBER + 5


@final
class Book:
    """The tables of an edition: cards by number, spaces by number, programs of effects.

    What a card does is a program: a row of effects, known by its number.
    """

    def __init__(
        self,
        scalars: Scalars,
        cards: Cards,
        stage: StageSet,
        tracks: Tracks,
        objectives: Objectives,
        backstage: Backstage,
        effects: Effects,
    ) -> None:
        self.scalars: Final = scalars
        self.cards: Final = cards
        self.stage: Final = stage
        self.tracks: Final = tracks
        self.objectives: Final = objectives
        self.backstage: Final = backstage
        self.effects: Final = effects


@final
class Scalars:
    """The numbers of the rules."""

    def __init__(self, values: dict[str, int]) -> None:
        self.days: Final[i64] = values["days"]
        self.start_prestige: Final[i64] = values["start_prestige"]
        self.start_pounds: Final[i64] = values["start_pounds"]
        self.cylinders: Final[i64] = values["cylinders_per_player"]
        self.plus3_tokens: Final[i64] = values["plus3_tokens"]
        self.unpaid: Final[i64] = values["unpaid_character_penalty"]
        self.yellow: Final[i64] = values["yellow_element_prestige"]
        self.first: Final[i64] = values["first_in_order_prestige"]
        self.neutral_start: Final[i64] = values["neutral_start_space"]
        self.neutral_later: Final[i64] = values["neutral_space_after_first_rehearsal"]
        self.solo_bonus: Final[i64] = values["bonus_prestige"]


@final
class Cards:
    """Every kind of character by number; `extra` is the rehearsal program of every card's back.

    White quills of a rehearsal are counted apart: they come last. `dressed` is the activation of
    who wears a complete costume; who `opens` takes the first action of the day; `added` are those
    that come with the expansion.
    """

    def __init__(self, columns: dict[str, list[int]], extra: int, extra_white: int) -> None:
        self.count: Final[i64] = len(columns["cost"])
        self.cost: Final = vec[i64](columns["cost"])
        self.dearest: Final[i64] = max(columns["cost"])
        self.type: Final = vec[i64](columns["type"])
        self.craftsman: Final = vec[i64](columns["craftsman"])
        self.slots: Final = vec[i64](columns["slots"])
        self.activatable: Final = vec[i64](columns["activatable"])
        self.copies: Final = vec[i64](columns["copies"])
        self.printed: Final = vec[i64](columns["printed"])
        self.bonus: Final = vec[i64](columns["bonus"])
        self.activation: Final = vec[i64](columns["activation"])
        self.rehearsal: Final = vec[i64](columns["rehearsal"])
        self.white: Final = vec[i64](columns["white"])
        self.dressed: Final = vec[i64](columns["dressed"])
        self.opens: Final = vec[i64](columns["opens"])
        self.added: Final = vec[i64](columns["added"])
        self.extra: Final[i64] = extra
        self.extra_white: Final[i64] = extra_white


@final
class StageSet:
    """The spaces of the set: what each rests on, its mirror, its candle, its row and its noun."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.count: Final[i64] = len(columns["mirror"])
        self.left: Final = vec[i64](columns["left"])
        self.right: Final = vec[i64](columns["right"])
        self.mirror: Final = vec[i64](columns["mirror"])
        self.candle: Final = vec[i64](columns["candle"])
        self.row: Final = vec[i64](columns["row"])
        self.noun: Final = vec[i64](columns["noun"])
        self.space: Final = vec[i64](columns["space"])


@final
class Tracks:
    """What acts, ambiance, costumes and elements give, and how much comes out of the bags.

    `bag` and `dealt` go by number of players: bag[(players - 1) * ELEMENTS + element].
    """

    def __init__(self, numbers: dict[str, int], columns: dict[str, list[int]]) -> None:
        self.last: Final[i64] = numbers["spaces"]
        self.start: Final[i64] = numbers["start"]
        self.grey: Final[i64] = numbers["grey_spaces"]
        self.grey_penalty: Final[i64] = numbers["grey_penalty"]
        self.dearest: Final[i64] = max(columns["value"])
        self.calm: Final[i64] = numbers["calm"]
        self.best_mood: Final[i64] = numbers["best_mood"]
        self.mood: Final = vec[i64](columns["mood"])
        self.mood_amount: Final = vec[i64](columns["mood_amount"])
        self.act_i: Final = vec[i64](columns["act_i"])
        self.act_ii: Final = vec[i64](columns["act_ii"])
        self.act_iii: Final = vec[i64](columns["act_iii"])
        self.rehearsal_day: Final = vec[i64](columns["rehearsal_day"])
        self.costume_pounds: Final = vec[i64](columns["costume_pounds"])
        self.costume_prestige: Final = vec[i64](columns["costume_prestige"])
        self.value: Final = vec[i64](columns["value"])
        self.placed: Final = vec[i64](columns["placed"])
        self.solo_cylinders: Final = vec[i64](columns["solo_cylinders"])
        self.bag: Final = vec[i64](columns["bag"])
        self.dealt: Final = vec[i64](columns["dealt"])
        self.shown: Final = vec[i64](columns["shown"])


@final
class Objectives:
    """Each objective's test, and what it pays: tiers (least, prestige), or so much for each.

    An immediate one has a program instead; `exempt` characters need no pay; `added` are those that
    come with the expansion.
    """

    def __init__(
        self,
        tests: list[int],
        tiers: list[list[tuple[int, int]]],
        per: list[tuple[int, int, int]],
        columns: dict[str, list[int]],
    ) -> None:
        self.count: Final[i64] = len(tests)
        self.tests: Final = tests
        self.tiers: Final = tiers
        self.per: Final = per
        self.program: Final = vec[i64](columns["program"])
        self.exempt: Final = vec[i64](columns["exempt"])
        self.added: Final = vec[i64](columns["added"])


@final
class Backstage:
    """The backstage cards by kind, the theatre column, and how much of all that is laid out.

    `program` goes by kind and cylinders paid: program[kind * MOST_LEVELS + cylinders - 1], NOTHING
    where a card has no such level. In the same way `uses` has the options to use a card with so
    many cylinders or fewer, `hires` those with the Recruitment card for one of them. Without the
    expansion all of it is empty.
    """

    def __init__(
        self,
        numbers: dict[str, int],
        columns: dict[str, list[int]],
        uses: list[list[int]],
        hires: list[list[int]],
    ) -> None:
        self.count: Final[i64] = len(columns["copies"])
        self.copies: Final = vec[i64](columns["copies"])
        self.program: Final = vec[i64](columns["program"])
        self.shown: Final = vec[i64](columns["shown"])
        self.candle: Final = vec[i64](columns["candle"])
        self.spaces: Final[i64] = numbers["spaces"]
        self.lords: Final[i64] = numbers["lords"]
        self.short_costumes_pay: Final[i64] = numbers["short_costumes_pay"]
        self.hat_total: Final[i64] = numbers["hat_total"]
        self.hat_prestige: Final[i64] = numbers["hat_prestige"]
        self.prompter: Final[Behind] = numbers["prompter"]
        self.prompter_price: Final[i64] = numbers["prompter_price"]
        self.uses: Final = uses
        self.hires: Final = hires


@final
class Effects:
    """All programs of the edition: program p is the effects from first[p] up to last[p]."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        self.first: Final = vec[i64](columns["first"])
        self.last: Final = vec[i64](columns["last"])
        self.effect: Final = vec[i64](columns["effect"])
        self.amount: Final = vec[i64](columns["amount"])
        self.detail: Final = vec[i64](columns["detail"])


def book(g: State) -> Book:
    """The tables of the edition this game is played with."""
    tables: Book = g.book  # type: ignore[assignment] # compiled code checks it; cast() is a call
    return tables


def element_of(colour: Colour, kind: Kind) -> Element:
    """The element of this colour and kind."""
    return colour * KINDS + kind


def colour_of(element: Element) -> Colour:
    """The colour of an element."""
    return element // KINDS


def kind_of(element: Element) -> Kind:
    """Whether an element belongs to a costume or to the set."""
    return element % KINDS


def value_of(g: State, colour: Colour) -> i64:
    """What an element of this colour is worth to a craftsman, to a costume and to the set."""
    return book(g).tracks.value[colour]
