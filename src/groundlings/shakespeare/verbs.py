"""What can be chosen in Shakespeare, and what is told of it."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from groundlings.kernel.cells import vec
from groundlings.kernel.messages import NUMBER, SEAT, Messages
from groundlings.kernel.notation import Notation
from groundlings.kernel.state import Option

Event: TypeAlias = i64
"""Something that is told, by the number of its kind."""

COLOUR_NAMES: Final = ("black", "blue", "green", "pink", "purple", "yellow")
KIND_NAMES: Final = ("costume", "set")
ELEMENT_NAMES: Final = tuple(f"{colour}-{kind}" for colour in COLOUR_NAMES for kind in KIND_NAMES)
ACT_NAMES: Final = ("I", "II", "III")
CARD_NAMES: Final = (
    "assistant",
    "author",
    "beatrice",
    "costume-mistress-6",
    "costume-mistress-8",
    "falstaff",
    "hamlet",
    "handyman",
    "house-handyman",
    "iago",
    "jeweler",
    "juliet",
    "king-lear",
    "lady-macbeth",
    "ophelia",
    "othello",
    "puck",
    "queen",
    "romeo",
    "set-dresser-6",
    "set-dresser-8",
    "titania",
    "viola",
)
PRINTED_NAMES: Final = ("author", "falstaff", "house-handyman", "queen")
DECK_NAMES: Final = tuple(name for name in CARD_NAMES if name not in PRINTED_NAMES)
OBJECTIVE_NAMES: Final = (
    "acts8",
    "costumes4",
    "craftsmen3",
    "firsts",
    "precious",
    "rows",
    "savings",
    "set40",
    "stars",
    "yellow4",
)
EXTRA_NAMES: Final = tuple(f"extra-{number}" for number in range(1, 10))
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
)

NOTATION: Final = Notation(
    {
        "activate": CARD_NAMES,
        "advance": ACT_NAMES,
        "ask": ("objectives", "pounds"),
        "choose": OBJECTIVE_NAMES,
        "dress": WEARER_NAMES,
        "keep": CARD_NAMES,
        "pass": (),
        "plus3": (),
        "put": SPACE_NAMES,
        "recruit": CARD_NAMES,
        "recruit-extra": CARD_NAMES,
        "retreat": ACT_NAMES,
        "stop": (),
        "take": ELEMENT_NAMES,
        "wager": ("1", "2", "3", "4", "5"),
    }
)
ACTIVATE: Final[Option] = NOTATION.first("activate")
ADVANCE: Final[Option] = NOTATION.first("advance")
ASK: Final[Option] = NOTATION.first("ask")
CHOOSE: Final[Option] = NOTATION.first("choose")
DRESS: Final[Option] = NOTATION.first("dress")
KEEP: Final[Option] = NOTATION.first("keep")
PASS: Final[Option] = NOTATION.first("pass")
SPEND_PLUS3: Final[Option] = NOTATION.first("plus3")
PUT: Final[Option] = NOTATION.first("put")
RECRUIT: Final[Option] = NOTATION.first("recruit")
RECRUIT_EXTRA: Final[Option] = NOTATION.first("recruit-extra")
RETREAT: Final[Option] = NOTATION.first("retreat")
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
        "card": CARD_NAMES,
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
