"""What can be chosen in Shakespeare, and what is told of it."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from groundlings.kernel.cells import vec
from groundlings.kernel.messages import NUMBER, SEAT, Messages
from groundlings.kernel.notation import Notation
from groundlings.kernel.state import Option
from groundlings.shakespeare.state import MOST_LEVELS, MOST_MEMBERS

Event: TypeAlias = i64
"""Something that is told, by the number of its kind."""

COLOUR_NAMES: Final = ("black", "blue", "green", "pink", "purple", "yellow")
KIND_NAMES: Final = ("costume", "set")
ELEMENT_NAMES: Final = tuple(f"{colour}-{kind}" for colour in COLOUR_NAMES for kind in KIND_NAMES)
ACT_NAMES: Final = ("I", "II", "III")
CARD_NAMES: Final = (
    "ariel",
    "assistant",
    "author",
    "bear",
    "beatrice",
    "caliban",
    "costume-mistress-6",
    "costume-mistress-8",
    "falstaff",
    "ghost",
    "hamlet",
    "handyman",
    "hermione",
    "house-handyman",
    "iago",
    "jeweler",
    "juliet",
    "king-lear",
    "lady-macbeth",
    "mark-antony",
    "mercutio",
    "ophelia",
    "othello",
    "puck",
    "queen",
    "richard-iii",
    "romeo",
    "set-dresser-6",
    "set-dresser-8",
    "shylock",
    "titania",
    "viola",
)
PRINTED_NAMES: Final = ("author", "falstaff", "house-handyman", "queen")
ADDED_NAMES: Final = (
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
"""The actors of the expansion."""
DECK_NAMES: Final = tuple(name for name in CARD_NAMES if name not in PRINTED_NAMES)
OBJECTIVE_NAMES: Final = (
    "acts8",
    "costumes4",
    "craftsmen3",
    "dismissal",
    "firsts",
    "lost-gold",
    "ovation",
    "precious",
    "ragbag",
    "rows",
    "run-through",
    "savings",
    "set40",
    "stars",
    "yellow4",
)
ADDED_OBJECTIVE_NAMES: Final = ("dismissal", "lost-gold", "ovation", "ragbag", "run-through")
BEHIND_NAMES: Final = (
    "architect",
    "backstage-jeweler",
    "barkeep",
    "director",
    "double",
    "hatter",
    "kit-marlowe",
    "lord-chamberlain",
    "merchant-costume",
    "merchant-set",
    "prompter",
    "rag-picker",
)
"""The backstage cards."""
LEVEL_NAMES: Final = tuple(
    f"{name}-{cylinders}" for name in BEHIND_NAMES for cylinders in range(1, MOST_LEVELS + 1)
)
CAUSE_NAMES: Final = (*CARD_NAMES, *BEHIND_NAMES, *OBJECTIVE_NAMES)
FIRST_BEHIND: Final = len(CARD_NAMES)
FIRST_OBJECTIVE: Final = FIRST_BEHIND + len(BEHIND_NAMES)
EXTRA_NAMES: Final = tuple(
    f"extra-{number}" for number in range(1, MOST_MEMBERS - len(PRINTED_NAMES) + 1)
)
WEARER_NAMES: Final = tuple(sorted((*CARD_NAMES, *EXTRA_NAMES)))
SPACE_NAMES: Final = tuple(f"{row}.{place}" for row in range(1, 7) for place in range(1, 7))
SOURCE_NAMES: Final = (
    "start",
    "wager",
    "costumes",
    "candles",
    "grey",
    "act-ii",
    "act-iii",
    "ambiance",
    "rehearsals",
    "objectives",
    "yellow-elements",
    "unpaid",
    "solo",
    "hats",
)

NOTATION: Final = Notation(
    {
        "activate": CARD_NAMES,
        "advance": ACT_NAMES,
        "ask": ("objectives", "pounds"),
        "backstage": LEVEL_NAMES,
        "backstage-recruitment": LEVEL_NAMES,
        "choose": OBJECTIVE_NAMES,
        "dress": WEARER_NAMES,
        "hat": WEARER_NAMES,
        "keep": CARD_NAMES,
        "pass": (),
        "play": OBJECTIVE_NAMES,
        "plus3": (),
        "prompter": ("lose", "pay"),
        "put": SPACE_NAMES,
        "recruit": CARD_NAMES,
        "recruit-extra": CARD_NAMES,
        "repeat": CARD_NAMES,
        "retreat": ACT_NAMES,
        "salvage": ELEMENT_NAMES,
        "stop": (),
        "take": ELEMENT_NAMES,
        "wager": ("1", "2", "3", "4", "5"),
    }
)
ACTIVATE: Final[Option] = NOTATION.first("activate")
ADVANCE: Final[Option] = NOTATION.first("advance")
ASK: Final[Option] = NOTATION.first("ask")
BACKSTAGE_USE: Final[Option] = NOTATION.first("backstage")
BACKSTAGE_HIRE: Final[Option] = NOTATION.first("backstage-recruitment")
CHOOSE: Final[Option] = NOTATION.first("choose")
DRESS: Final[Option] = NOTATION.first("dress")
PUT_HAT: Final[Option] = NOTATION.first("hat")
KEEP: Final[Option] = NOTATION.first("keep")
PASS: Final[Option] = NOTATION.first("pass")
PLAY: Final[Option] = NOTATION.first("play")
SPEND_PLUS3: Final[Option] = NOTATION.first("plus3")
PROMPTER_LOSE: Final[Option] = NOTATION.parse("prompter:lose")
PROMPTER_PAY: Final[Option] = NOTATION.parse("prompter:pay")
PUT: Final[Option] = NOTATION.first("put")
RECRUIT: Final[Option] = NOTATION.first("recruit")
RECRUIT_EXTRA: Final[Option] = NOTATION.first("recruit-extra")
REPEAT_ACTOR: Final[Option] = NOTATION.first("repeat")
RETREAT: Final[Option] = NOTATION.first("retreat")
SALVAGE_IT: Final[Option] = NOTATION.first("salvage")
STOP: Final[Option] = NOTATION.first("stop")
TAKE: Final[Option] = NOTATION.first("take")
WAGER: Final[Option] = NOTATION.first("wager")

DRESS_CARD: Final = vec[i64]([DRESS + WEARER_NAMES.index(name) for name in CARD_NAMES])
DRESS_EXTRA: Final = vec[i64]([DRESS + WEARER_NAMES.index(name) for name in EXTRA_NAMES])

MESSAGES: Final = Messages(
    fields={
        "who": SEAT,
        "n": NUMBER,
        "day": NUMBER,
        "total": NUMBER,
        "space": NUMBER,
        "left": NUMBER,
        "pounds": NUMBER,
        "card": CAUSE_NAMES,
        "behind": BEHIND_NAMES,
        "backstage": NUMBER,
        "colour": COLOUR_NAMES,
        "wearer": WEARER_NAMES,
        "element": ELEMENT_NAMES,
        "act": ACT_NAMES,
        "place": SPACE_NAMES,
        "objective": OBJECTIVE_NAMES,
        "source": SOURCE_NAMES,
        "rank": NUMBER,
    },
    kinds={
        "day-began": ("day",),
        "drafted": ("who", "card"),
        "drafted-extra": ("who", "card"),
        "wagered": ("who", "n"),
        "went-first": ("who", "n"),
        "recruited": ("who", "card"),
        "recruited-extra": ("who", "card"),
        "activated": ("who", "card"),
        "passed": ("who",),
        "lined-up": ("who", "n"),
        "advanced": ("who", "act", "space"),
        "quill-lost": ("who", "act"),
        "retreated": ("who", "act", "space"),
        "took": ("who", "element"),
        "built": ("who", "element", "place"),
        "dressed": ("who", "element", "wearer"),
        "costume-completed": ("who", "wearer", "total", "pounds", "n"),
        "candle-covered": ("who", "place"),
        "earned": ("who", "pounds"),
        "gained": ("who", "n", "source"),
        "lost": ("who", "n", "source"),
        "mood-rose": ("who", "n"),
        "mood-fell": ("who", "n"),
        "plus3-gained": ("who",),
        "plus3-spent": ("who",),
        "drew-objectives": ("who", "n"),
        "saw-objective": ("objective",),
        "kept-objective": ("who",),
        "chose-objective": ("objective",),
        "ambiance-began": (),
        "purple-unclaimed": ("n",),
        "mood-judged": ("who", "space"),
        "mood-reset": (),
        "rehearsal-began": ("day",),
        "rehearsed": ("who", "wearer"),
        "act-scored": ("act",),
        "disc-scored": ("who", "act", "space", "rank"),
        "neutral-moved": ("space",),
        "day-ended": ("day",),
        "elements-discarded": ("n",),
        "deck-shuffled": ("n",),
        "kept-awake": ("who", "card"),
        "sent-to-rest": ("who", "card"),
        "solo-bonus": ("who", "n"),
        "final-count": (),
        "revealed-objective": ("who", "objective", "n"),
        "yellow-counted": ("who", "n", "total"),
        "wage-paid": ("who", "card", "pounds", "left"),
        "wage-unpaid": ("who", "card", "n"),
        "paid": ("who", "pounds", "left"),
        "tied": ("who", "n", "pounds"),
        "tie-broken": ("who",),
        "tie-stands": (),
        "game-ended": (),
        "backstage-filled": ("who", "n"),
        "mustered": ("who", "n"),
        "went-ahead": ("who", "card"),
        "backstage-used": ("who", "behind", "n"),
        "backstage-hired": ("who", "behind", "n"),
        "theatre-built": ("who", "element", "space"),
        "theatre-candle": ("who", "space"),
        "theatre-acts": ("who", "colour", "space"),
        "hatted": ("who", "element", "wearer"),
        "repeated": ("who", "card"),
        "lord-recruited": ("who", "card"),
        "lord-recruited-extra": ("who", "card"),
        "lord-showed": ("card", "left"),
        "lord-empty": (),
        "rest-lightened": ("who", "n"),
        "prompter-kept": ("who",),
        "rags-opened": ("who",),
        "rags-opened-all": ("who",),
        "salvaged": ("who", "element"),
        "objective-played": ("who", "objective"),
        "prompter-paid": ("who", "act", "pounds"),
        "pounds-lost": ("who", "pounds"),
        "backstage-shuffled": ("n",),
        "hats-counted": ("who", "n", "total"),
        "wage-waived": ("who", "card", "pounds"),
    },
)
DAY_BEGAN: Final[Event] = MESSAGES.number("day-began")
DRAFTED: Final[Event] = MESSAGES.number("drafted")
DRAFTED_EXTRA: Final[Event] = MESSAGES.number("drafted-extra")
WAGERED: Final[Event] = MESSAGES.number("wagered")
WENT_FIRST: Final[Event] = MESSAGES.number("went-first")
RECRUITED_ONE: Final[Event] = MESSAGES.number("recruited")
RECRUITED_EXTRA: Final[Event] = MESSAGES.number("recruited-extra")
ACTIVATED: Final[Event] = MESSAGES.number("activated")
PASSED: Final[Event] = MESSAGES.number("passed")
LINED_UP_AT: Final[Event] = MESSAGES.number("lined-up")
ADVANCED: Final[Event] = MESSAGES.number("advanced")
QUILL_LOST: Final[Event] = MESSAGES.number("quill-lost")
RETREATED: Final[Event] = MESSAGES.number("retreated")
TOOK: Final[Event] = MESSAGES.number("took")
BUILT: Final[Event] = MESSAGES.number("built")
DRESSED: Final[Event] = MESSAGES.number("dressed")
COSTUME_COMPLETED: Final[Event] = MESSAGES.number("costume-completed")
CANDLE_COVERED: Final[Event] = MESSAGES.number("candle-covered")
EARNED_POUNDS: Final[Event] = MESSAGES.number("earned")
GAINED: Final[Event] = MESSAGES.number("gained")
LOST: Final[Event] = MESSAGES.number("lost")
MOOD_ROSE: Final[Event] = MESSAGES.number("mood-rose")
MOOD_FELL: Final[Event] = MESSAGES.number("mood-fell")
PLUS3_GAINED: Final[Event] = MESSAGES.number("plus3-gained")
PLUS3_SPENT: Final[Event] = MESSAGES.number("plus3-spent")
DREW_OBJECTIVES: Final[Event] = MESSAGES.number("drew-objectives")
SAW_OBJECTIVE: Final[Event] = MESSAGES.number("saw-objective")
KEPT_OBJECTIVE: Final[Event] = MESSAGES.number("kept-objective")
CHOSE_OBJECTIVE: Final[Event] = MESSAGES.number("chose-objective")
AMBIANCE_BEGAN: Final[Event] = MESSAGES.number("ambiance-began")
PURPLE_UNCLAIMED: Final[Event] = MESSAGES.number("purple-unclaimed")
MOOD_JUDGED: Final[Event] = MESSAGES.number("mood-judged")
MOOD_RESET: Final[Event] = MESSAGES.number("mood-reset")
REHEARSAL_BEGAN: Final[Event] = MESSAGES.number("rehearsal-began")
REHEARSED: Final[Event] = MESSAGES.number("rehearsed")
ACT_SCORED: Final[Event] = MESSAGES.number("act-scored")
DISC_SCORED: Final[Event] = MESSAGES.number("disc-scored")
NEUTRAL_MOVED: Final[Event] = MESSAGES.number("neutral-moved")
DAY_ENDED: Final[Event] = MESSAGES.number("day-ended")
ELEMENTS_DISCARDED: Final[Event] = MESSAGES.number("elements-discarded")
DECK_SHUFFLED: Final[Event] = MESSAGES.number("deck-shuffled")
KEPT_AWAKE: Final[Event] = MESSAGES.number("kept-awake")
SENT_TO_REST: Final[Event] = MESSAGES.number("sent-to-rest")
SOLO_BONUS: Final[Event] = MESSAGES.number("solo-bonus")
FINAL_COUNT: Final[Event] = MESSAGES.number("final-count")
REVEALED_OBJECTIVE: Final[Event] = MESSAGES.number("revealed-objective")
YELLOW_COUNTED: Final[Event] = MESSAGES.number("yellow-counted")
WAGE_PAID: Final[Event] = MESSAGES.number("wage-paid")
WAGE_UNPAID: Final[Event] = MESSAGES.number("wage-unpaid")
PAID: Final[Event] = MESSAGES.number("paid")
TIED: Final[Event] = MESSAGES.number("tied")
TIE_BROKEN: Final[Event] = MESSAGES.number("tie-broken")
TIE_STANDS: Final[Event] = MESSAGES.number("tie-stands")
GAME_ENDED: Final[Event] = MESSAGES.number("game-ended")
BACKSTAGE_FILLED: Final[Event] = MESSAGES.number("backstage-filled")
MUSTERED: Final[Event] = MESSAGES.number("mustered")
WENT_AHEAD: Final[Event] = MESSAGES.number("went-ahead")
BACKSTAGE_USED: Final[Event] = MESSAGES.number("backstage-used")
BACKSTAGE_HIRED: Final[Event] = MESSAGES.number("backstage-hired")
THEATRE_BUILT: Final[Event] = MESSAGES.number("theatre-built")
THEATRE_CANDLE: Final[Event] = MESSAGES.number("theatre-candle")
THEATRE_ACTS: Final[Event] = MESSAGES.number("theatre-acts")
HATTED: Final[Event] = MESSAGES.number("hatted")
REPEATED: Final[Event] = MESSAGES.number("repeated")
LORD_RECRUITED: Final[Event] = MESSAGES.number("lord-recruited")
LORD_RECRUITED_EXTRA: Final[Event] = MESSAGES.number("lord-recruited-extra")
LORD_SHOWED: Final[Event] = MESSAGES.number("lord-showed")
LORD_EMPTY: Final[Event] = MESSAGES.number("lord-empty")
REST_LIGHTENED: Final[Event] = MESSAGES.number("rest-lightened")
PROMPTER_KEPT: Final[Event] = MESSAGES.number("prompter-kept")
RAGS_OPENED: Final[Event] = MESSAGES.number("rags-opened")
RAGS_OPENED_ALL: Final[Event] = MESSAGES.number("rags-opened-all")
SALVAGED: Final[Event] = MESSAGES.number("salvaged")
OBJECTIVE_PLAYED: Final[Event] = MESSAGES.number("objective-played")
PROMPTER_PAID: Final[Event] = MESSAGES.number("prompter-paid")
POUNDS_LOST: Final[Event] = MESSAGES.number("pounds-lost")
BACKSTAGE_SHUFFLED: Final[Event] = MESSAGES.number("backstage-shuffled")
HATS_COUNTED: Final[Event] = MESSAGES.number("hats-counted")
WAGE_WAIVED: Final[Event] = MESSAGES.number("wage-waived")
