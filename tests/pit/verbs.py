"""What can be chosen in the Pit, and what is told of it."""

from __future__ import annotations

from typing import Final

from groundlings.kernel.messages import NUMBER, SEAT, Messages
from groundlings.kernel.notation import Notation

WARE_NAMES: Final = ("nut", "orange", "pie")
TRICK_NAMES: Final = ("catch", "cheer", "peep", "shove")
BASKET_NAMES: Final = ("left", "right")

NOTATION: Final = Notation(
    {
        "at": ("0", "1", "2", "3"),
        "bid": ("0", "1", "2", "3"),
        "catch": (),
        "cheer": (),
        "let": (),
        "pass": (),
        "play": ("peep", "shove"),
        "put": BASKET_NAMES,
        "take": WARE_NAMES,
    }
)
AT: Final = NOTATION.first("at")
BID: Final = NOTATION.first("bid")
CATCH_IT: Final = NOTATION.first("catch")
CHEER_IT: Final = NOTATION.first("cheer")
LET: Final = NOTATION.first("let")
PASS: Final = NOTATION.first("pass")
PLAY_PEEP: Final = NOTATION.first("play")
PLAY_SHOVE: Final = NOTATION.first("play") + 1
PUT: Final = NOTATION.first("put")
TAKE: Final = NOTATION.first("take")

MESSAGES: Final = Messages(
    fields={
        "who": SEAT,
        "whom": SEAT,
        "n": NUMBER,
        "ware": WARE_NAMES,
        "trick": TRICK_NAMES,
        "basket": BASKET_NAMES,
    },
    kinds={
        "offered": ("ware",),
        "bade": ("who", "n"),
        "won": ("who", "n"),
        "took": ("who", "ware"),
        "stowed": ("who", "ware", "basket"),
        "played": ("who", "trick"),
        "peeped": ("who", "whom"),
        "saw": ("whom", "trick"),
        "shoved": ("who", "whom"),
        "robbed": ("who", "whom"),
        "stopped": ("who", "whom"),
        "drew": ("who",),
        "got": ("trick",),
        "bare": ("who",),
        "shuffled": ("n",),
    },
)
OFFERED: Final = MESSAGES.number("offered")
BADE: Final = MESSAGES.number("bade")
WON: Final = MESSAGES.number("won")
TOOK: Final = MESSAGES.number("took")
STOWED: Final = MESSAGES.number("stowed")
PLAYED: Final = MESSAGES.number("played")
PEEPED: Final = MESSAGES.number("peeped")
SAW: Final = MESSAGES.number("saw")
SHOVED: Final = MESSAGES.number("shoved")
ROBBED: Final = MESSAGES.number("robbed")
STOPPED: Final = MESSAGES.number("stopped")
DREW: Final = MESSAGES.number("drew")
GOT: Final = MESSAGES.number("got")
BARE: Final = MESSAGES.number("bare")
SHUFFLED: Final = MESSAGES.number("shuffled")
