"""Where the number of each feature of Shakespeare stands in a table; `names` says what they mean.

A feature is a row of things counted together: `WAGER_FREE + wager * MANY + free`. What goes by
the name of a character is noted only where the edition is the one whose characters it knows;
elsewhere what goes by deeds, costs and types stands in for it.
"""

from __future__ import annotations

from typing import Final

# How far we count
CARDS: Final = 32
WEARERS: Final = CARDS + 1
"""Every character, and an Extra."""
EXTRA: Final = CARDS
DAYS: Final = 7
"""The draft, and six days."""
PERIODS: Final = 4
"""The draft, and two days each."""
MOMENTS: Final = 8
"""Days until the acts are scored, three at most; whether they will be scored once more later."""
LATER: Final = 4
MANY: Final = 9
"""Nobody, or up to eight."""
FEW: Final = 4
PURSE: Final = 6
"""Cylinders, none to five."""
SHORT: Final = 12
"""Pounds that wages lack: three to spare, up to eight missing."""
SPARE_POUNDS: Final = 3
SPACES: Final = 11
MOODS: Final = 7
GRADES: Final = 6
"""What an element is worth; yellow is a grade of its own."""
GOLD: Final = 5
KINDS: Final = 2
GOODS: Final = GRADES * KINDS
PURSES: Final = 3
PAYS: Final = 4 * PURSES
"""What a costume pays: prestige up to three, Pounds up to two."""
REHEARSALS: Final = 3
TOTALS: Final = 11
"""What two elements come to."""
VALUES: Final = 12
"""What a craftsman has left."""
TYPES: Final = 8
"""The types of characters, and Extras."""
EXTRA_TYPE: Final = 7
ACTS: Final = 3
RANKS: Final = 4
LEADS: Final = 9
FAR: Final = 4
"""Four spaces behind to four ahead."""
COSTS: Final = 6
BEHIND: Final = 12
LEVELS: Final = 5

# What somebody can be about to do in a turn
TO_ACTIVATE: Final = 0
TO_RECRUIT: Final = 1
TO_HIRE_EXTRA: Final = 2
TO_PASS: Final = 3
TO_USE: Final = 4
TO_LEND: Final = 5
TURNS: Final = 6

# Work with elements
CRAFT_COSTUME: Final = 0
CRAFT_SET: Final = 1
CRAFT_BOTH: Final = 2
TAKE_COSTUME: Final = 3
TAKE_SET: Final = 4
TAKE_GOLD: Final = 5
JOBS: Final = 6

CLOTH: Final = 0b010101010101
BRICKS: Final = 0b101010101010
"""All costume elements, and all set elements."""

# Deeds: an effect, and how much of it in three sizes
EFFECTS: Final = 32
SIZES: Final = 3
DEEDS: Final = EFFECTS * SIZES

# Objectives in hand, by what they look at: ten tests, those played at once, those who are not paid
GOALS: Final = 12
AT_ONCE: Final = 10
UNPAID: Final = 11
GAPS: Final = 6
NEARNESS: Final = 3
"""Reached, near, far."""

# What may serve an objective
BY_ACTOR: Final = 0
BY_CRAFTSMAN: Final = 1
BY_OTHER: Final = 2
BY_EXTRA: Final = 3
BY_COSTUME: Final = 4
BY_SET: Final = 5
BY_GOLD: Final = 6
BY_DRESSED: Final = 7
BY_PRECIOUS: Final = 8
BY_ROW: Final = 9
BY_ACT: Final = 10
BY_FIRST: Final = 13
BY_POUNDS: Final = 14
BY_COSTUME_WORK: Final = 15
BY_SET_WORK: Final = 16
BY_DRAWING: Final = 17
MEANS: Final = 18

# The wager
WAGERS: Final = 5
WAGER_DAY: Final = 0
WAGER_FREE: Final = WAGER_DAY + WAGERS * DAYS
WAGER_LINE: Final = WAGER_FREE + WAGERS * MANY * DAYS
WAGER_RIVAL: Final = WAGER_LINE + WAGERS * RANKS

# A turn
WAGER_GOODS: Final = WAGER_RIVAL + WAGERS * MANY
TURN_DAY: Final = WAGER_GOODS + WAGERS * FEW
TURN_SPARE: Final = TURN_DAY + TURNS * DAYS * 2
PASS_PLACED: Final = TURN_SPARE + TURNS * PURSE * FEW

# Activating
ACT_CARD: Final = PASS_PLACED + PURSE * DAYS
ACT_CARD_LEFT: Final = ACT_CARD + CARDS * DAYS
ACT_DEED: Final = ACT_CARD_LEFT + CARDS * PURSE
ACT_DEED_LEFT: Final = ACT_DEED + DEEDS * PERIODS
LINE_UP: Final = ACT_DEED_LEFT + EFFECTS * PURSE
DO_QUILL: Final = LINE_UP + RANKS * DAYS
DO_PASSING: Final = DO_QUILL + ACTS * SPACES * MOMENTS
DO_LEAD: Final = DO_PASSING + RANKS * RANKS * MOMENTS
DO_WHITE: Final = DO_LEAD + LEADS * MOMENTS
DO_MOOD: Final = DO_WHITE + SIZES * MOMENTS
DO_OTHERS_MOOD: Final = DO_MOOD + MOODS * MOODS
DO_POUNDS: Final = DO_OTHERS_MOOD + MOODS
DO_CHOICE: Final = DO_POUNDS + SHORT
DO_CHOICE_HELD: Final = DO_CHOICE + SHORT * PERIODS
DO_WORK: Final = DO_CHOICE_HELD + FEW * DAYS
DO_DONE: Final = DO_WORK + JOBS * MANY
DO_ROOM: Final = DO_DONE + JOBS * (PAYS + 1)
DO_VALUE: Final = DO_ROOM + JOBS * MANY
DO_TOKEN: Final = DO_VALUE + JOBS * VALUES
DO_AGAIN: Final = DO_TOKEN + JOBS * FEW

# Recruiting
HIRE_CARD: Final = DO_AGAIN + CARDS
HIRE_EXTRA: Final = HIRE_CARD + CARDS * DAYS
HIRE_DEED: Final = HIRE_EXTRA + CARDS * DAYS
HIRE_POWER: Final = HIRE_DEED + DEEDS * PERIODS
HIRE_SHORT: Final = HIRE_POWER + DEEDS * PERIODS
HIRE_ALIKE: Final = HIRE_SHORT + COSTS * SHORT * PERIODS
HIRE_BARE: Final = HIRE_ALIKE + TYPES * FEW * PERIODS
HIRE_HELP: Final = HIRE_BARE + 2 * MANY * REHEARSALS
HIRE_LORD: Final = HIRE_HELP + MANY

# Taking an element
TAKE_DAY: Final = HIRE_LORD + 2 * DAYS
TAKE_LEFT: Final = TAKE_DAY + GOODS * DAYS
TAKE_FREELY: Final = TAKE_LEFT + KINDS * VALUES
TAKE_DONE: Final = TAKE_FREELY + GOODS
TAKE_PAIR: Final = TAKE_DONE + PAYS * REHEARSALS
TAKE_THEN: Final = TAKE_PAIR + TOTALS * REHEARSALS
TAKE_NEXT: Final = TAKE_THEN + (PAYS + 1) * REHEARSALS
TAKE_FIRST: Final = TAKE_NEXT + KINDS * 3
TAKE_NONE: Final = TAKE_FIRST + GRADES * REHEARSALS
TAKE_BUILT: Final = TAKE_NONE + GRADES
TAKE_CANDLE: Final = TAKE_BUILT + GRADES * MANY
TAKE_MOOD: Final = TAKE_CANDLE + GRADES
TAKE_POUNDS: Final = TAKE_MOOD + MOODS * MOODS
TAKE_TOKEN: Final = TAKE_POUNDS + SHORT
TAKE_CALMS: Final = TAKE_TOKEN + FEW
TAKE_SALVAGED: Final = TAKE_CALMS + FEW * MOODS
TAKE_HAT: Final = TAKE_SALVAGED + GOODS
TAKE_COLUMN: Final = TAKE_HAT + GRADES * 2
STOP_LEFT: Final = TAKE_COLUMN + GRADES * FEW
STOP_JOB: Final = STOP_LEFT + VALUES * KINDS
TOKEN_LEFT: Final = STOP_JOB + JOBS * DAYS
TOKEN_DAY: Final = TOKEN_LEFT + VALUES * FEW

# Placing it
DRESS_WHO: Final = TOKEN_DAY + DAYS
DRESS_POWER: Final = DRESS_WHO + WEARERS * 3 * REHEARSALS
DRESS_DONE: Final = DRESS_POWER + DEEDS * 3 * REHEARSALS
DRESS_PAIR: Final = DRESS_DONE + PAYS * REHEARSALS
DRESS_FIRST: Final = DRESS_PAIR + TOTALS * REHEARSALS
DRESS_POUNDS: Final = DRESS_FIRST + GRADES * REHEARSALS
DRESS_OTHERS: Final = DRESS_POUNDS + 3 * SHORT
PUT_SPACE: Final = DRESS_OTHERS + 3 * 3
PUT_ROW: Final = PUT_SPACE + 36
PUT_CANDLE: Final = PUT_ROW + 6
PUT_MIRROR: Final = PUT_CANDLE + 2
HAT_FITS: Final = PUT_MIRROR + GRADES * 3
HAT_WHO: Final = HAT_FITS + 3 * GRADES

# Quills
QUILL_SPACE: Final = HAT_WHO + 4
QUILL_PASSING: Final = QUILL_SPACE + ACTS * SPACES * MOMENTS
QUILL_LEAD: Final = QUILL_PASSING + RANKS * RANKS * MOMENTS
QUILL_LEFT: Final = QUILL_LEAD + LEADS * MOMENTS
QUILL_POUNDS: Final = QUILL_LEFT + ACTS * FEW
QUILL_GAINS: Final = QUILL_POUNDS + SHORT
BACK_SPACE: Final = QUILL_GAINS + ACTS * FEW * MOMENTS
BACK_PASSED: Final = BACK_SPACE + ACTS * SPACES * MOMENTS

# Rest
KEEP_CARD: Final = BACK_PASSED + RANKS * RANKS * MOMENTS
KEEP_DEED: Final = KEEP_CARD + CARDS * DAYS
KEEP_TYPE: Final = KEEP_DEED + DEEDS * PERIODS
KEEP_WORK: Final = KEEP_TYPE + TYPES * MANY

# The Queen, objectives
ASK_SHORT: Final = KEEP_WORK + CARDS
ASK_HELD: Final = ASK_SHORT + 2 * SHORT * PERIODS
CHOOSE_DAY: Final = ASK_HELD + 2 * FEW * DAYS
CHOOSE_GAP: Final = CHOOSE_DAY + GOALS * DAYS
SERVES: Final = CHOOSE_GAP + GOALS * GAPS * REHEARSALS

# Backstage
BEHIND_LEVEL: Final = SERVES + GOALS * NEARNESS * MEANS
BEHIND_DAY: Final = BEHIND_LEVEL + 2 * BEHIND * LEVELS
BEHIND_LEFT: Final = BEHIND_DAY + BEHIND * DAYS
BEHIND_DEED: Final = BEHIND_LEFT + 2 * PURSE * LEVELS
BEHIND_REST: Final = BEHIND_DEED + DEEDS
BEHIND_GREY: Final = BEHIND_REST + PURSE * FEW
BEHIND_HEIGHT: Final = BEHIND_GREY + FEW * MOMENTS
BEHIND_AGAIN: Final = BEHIND_HEIGHT + 7
BEHIND_HATS: Final = BEHIND_AGAIN + FEW
BEHIND_LORD: Final = BEHIND_HATS + FEW
BEHIND_LORD_SHORT: Final = BEHIND_LORD + CARDS
WAGER_BEHIND: Final = BEHIND_LORD_SHORT + COSTS * SHORT
BEHIND_RAGS: Final = WAGER_BEHIND + WAGERS * BEHIND
PLAY_DEED: Final = BEHIND_RAGS + FEW * 3
PROMPTED: Final = PLAY_DEED + DEEDS * PERIODS
FEATURES: Final = PROMPTED + 2 * SHORT * 2
"""So many numbers has a table."""
