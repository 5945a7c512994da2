"""What can be chosen in the Pit, and what is told of it."""

from __future__ import annotations

from typing import Final

from groundlings.kernel.notation import Notation
from groundlings.kernel.telling import NUMBER, SEAT, Telling

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

TELLING: Final = Telling(
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
OFFERED: Final = TELLING.number("offered")
BADE: Final = TELLING.number("bade")
WON: Final = TELLING.number("won")
TOOK: Final = TELLING.number("took")
STOWED: Final = TELLING.number("stowed")
PLAYED: Final = TELLING.number("played")
PEEPED: Final = TELLING.number("peeped")
SAW: Final = TELLING.number("saw")
SHOVED: Final = TELLING.number("shoved")
ROBBED: Final = TELLING.number("robbed")
STOPPED: Final = TELLING.number("stopped")
DREW: Final = TELLING.number("drew")
GOT: Final = TELLING.number("got")
BARE: Final = TELLING.number("bare")
SHUFFLED: Final = TELLING.number("shuffled")
