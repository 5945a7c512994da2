"""What can be chosen in The Tragedy of Othello, and what is told of it."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from groundlings.kernel.messages import NUMBER, SEAT, Messages
from groundlings.kernel.notation import Notation
from groundlings.kernel.state import Option

Event: TypeAlias = i64
"""What is told, by its number in the messages of the game."""

ACT_NAMES: Final = ("I", "II", "III", "IV", "V")
ACT_SIZES: Final = (12, 12, 15, 15, 16)
PRINTED_SCRIPTS: Final = tuple(
    sorted(
        f"{act}.{position}"
        for act, size in zip(ACT_NAMES, ACT_SIZES, strict=True)
        for position in range(1, size + 1)
    )
)
OWN_SCRIPT_NAMES: Final = ("X.1", "X.2", "X.3")
SCRIPT_NAMES: Final = PRINTED_SCRIPTS + OWN_SCRIPT_NAMES
PRINTED_STAGINGS: Final = (
    "exchange",
    "miscue",
    "no-drama",
    "revive",
    "seize",
    "take-the-lead",
    "villainy",
)
OWN_STAGING_NAMES: Final = ("written-1", "written-2", "written-3")
STAGING_NAMES: Final = PRINTED_STAGINGS + OWN_STAGING_NAMES
CARD_NAMES: Final = SCRIPT_NAMES + STAGING_NAMES
"""Script cards first, in the order of their names (I.1, I.10, I.11 ...), then staging cards.

Of both sorts own ones come last; an edition has three of them at most, by their places in it.
"""
CHARACTER_NAMES: Final = (
    "bianca",
    "brabantio",
    "cassio",
    "desdemona",
    "emilia",
    "iago",
    "lodovico",
    "montano",
    "othello",
    "roderigo",
)
COIN_NAMES: Final = ("cassio", "desdemona", "emilia", "iago", "othello", "roderigo")
PILE_NAMES: Final = ("script", "staging")
SEAT_NAMES: Final = ("0", "1", "2", "3", "4", "5")

NOTATION: Final = Notation(
    {
        "at": SEAT_NAMES,
        "blind": (),
        "bury": CARD_NAMES,
        "bury-placed": (),
        "cede": COIN_NAMES,
        "coin": COIN_NAMES,
        "discard": STAGING_NAMES,
        "draw": PILE_NAMES,
        "exit": (),
        "gain": COIN_NAMES,
        "give": CARD_NAMES,
        "improv": (),
        "let": (),
        "look": (),
        "lower": CHARACTER_NAMES,
        "pass": (),
        "pay": (),
        "place": CARD_NAMES,
        "plain": (),
        "play": (),
        "play-in-vain": (),
        "reveal": (),
        "revive": CHARACTER_NAMES,
        "seize": (),
        "show": ("exchange", "no-drama", *OWN_STAGING_NAMES),
        "spotlight": (),
        "steal": COIN_NAMES,
        "stop": (),
        "swap-seize": (),
        "switch": CARD_NAMES,
        "take": CARD_NAMES,
        "trade": ("intrigue", "spotlight"),
        "wound": CHARACTER_NAMES,
    }
)
AT: Final[Option] = NOTATION.first("at")
BLIND: Final[Option] = NOTATION.first("blind")
BURY: Final[Option] = NOTATION.first("bury")
BURY_PLACED: Final[Option] = NOTATION.first("bury-placed")
CEDE_COIN: Final[Option] = NOTATION.first("cede")
USE_COIN: Final[Option] = NOTATION.first("coin")
DISCARD_ONE: Final[Option] = NOTATION.first("discard")
DRAW_FROM: Final[Option] = NOTATION.first("draw")
EXIT: Final[Option] = NOTATION.first("exit")
GAIN_COIN: Final[Option] = NOTATION.first("gain")
GIVE: Final[Option] = NOTATION.first("give")
IMPROV: Final[Option] = NOTATION.first("improv")
LET: Final[Option] = NOTATION.first("let")
LOOK: Final[Option] = NOTATION.first("look")
LOWER: Final[Option] = NOTATION.first("lower")
PASS: Final[Option] = NOTATION.first("pass")
PAY: Final[Option] = NOTATION.first("pay")
PLACE: Final[Option] = NOTATION.first("place")
PLAIN: Final[Option] = NOTATION.first("plain")
PLAY: Final[Option] = NOTATION.first("play")
PLAY_IN_VAIN: Final[Option] = NOTATION.first("play-in-vain")
REVEAL: Final[Option] = NOTATION.first("reveal")
REVIVE_ONE: Final[Option] = NOTATION.first("revive")
SEIZE_IT: Final[Option] = NOTATION.first("seize")
SHOW_EXCHANGE: Final[Option] = NOTATION.first("show")
SHOW_NO_DRAMA: Final[Option] = NOTATION.first("show") + 1
SHOW_OWN: Final[Option] = NOTATION.first("show") + 2
"""The first of three, one for each own staging card."""
STEAL_SPOTLIGHT: Final[Option] = NOTATION.first("spotlight")
STEAL_COIN: Final[Option] = NOTATION.first("steal")
STOP: Final[Option] = NOTATION.first("stop")
SWAP_SEIZE: Final[Option] = NOTATION.first("swap-seize")
SWITCH: Final[Option] = NOTATION.first("switch")
TAKE: Final[Option] = NOTATION.first("take")
TRADE_FOR_INTRIGUE: Final[Option] = NOTATION.first("trade")
TRADE_FOR_SPOTLIGHT: Final[Option] = NOTATION.first("trade") + 1
WOUND: Final[Option] = NOTATION.first("wound")

PRICES: Final = (
    "improv", "seize", "no_drama", "look", "villainy", "revive", "two", "three", "four", "five",
    "cards", "bonus",
)  # fmt: skip
"""What the prompt card tells beside the number and the total of a sentence."""

TARGET_NOUNS: Final = ("target-player", "target-lead", "target-company")
"""At whom a card of one's own is aimed, as its sentence says it."""

MESSAGES: Final = Messages(
    fields={
        "who": SEAT,
        "whom": SEAT,
        "by": SEAT,
        "n": NUMBER,
        "total": NUMBER,
        "scene": NUMBER,
        "act": ACT_NAMES,
        "card": CARD_NAMES,
        "coin": COIN_NAMES,
        "character": CHARACTER_NAMES,
        "pile": PILE_NAMES,
        "target": TARGET_NOUNS,
        **dict.fromkeys(PRICES, NUMBER),
    },
    kinds={
        "play-began": (),
        "act-began": ("act", "who"),
        "scene-began": ("scene",),
        "final-scene": (),
        "countdown-again": (),
        "placed-all": (),
        "turned-up": ("who", "card"),
        "turned-up-staging": ("who", "card"),
        "played": ("who", "card"),
        "aimed": ("who", "card", "whom"),
        "giving": ("who", "card", "whom"),
        "exiting": ("who", "card"),
        "used-coin": ("who", "coin"),
        "used-coin-at": ("who", "coin", "whom"),
        "giving-by-coin": ("who", "coin", "whom"),
        "used-iago": ("who", "character"),
        "improvised": ("who",),
        "showed-exchange": ("who", "whom"),
        "stole-spotlight": ("by", "who"),
        "blocked": ("who",),
        "seized": ("by", "who", "card"),
        "swapped-in": ("by",),
        "defeated": ("who", "by"),
        "no-drama": ("who",),
        "no-drama-coin": ("who",),
        "foiled": ("who", "whom"),
        "scored": ("who", "card", "n"),
        "set-aside": ("card", "character"),
        "failed": ("who", "card"),
        "not-next": ("who", "card"),
        "removed": ("card",),
        "got-intrigue": ("who", "n"),
        "got-spotlight": ("who", "n"),
        "got-coin": ("who", "coin"),
        "no-coin": ("coin",),
        "got-handkerchief": ("who",),
        "kept-handkerchief": ("who", "by"),
        "wounded": ("who", "character", "n", "total"),
        "died": ("character",),
        "took-wounds": ("who", "n"),
        "lowered": ("who", "character", "n"),
        "revived": ("who", "character"),
        "took-lead": ("who", "whom"),
        "gave-lead": ("who", "whom"),
        "must-switch": ("whom",),
        "switched": ("who",),
        "looked": ("who", "whom"),
        "saw": ("whom", "card"),
        "traded": ("who", "whom"),
        "took-card": ("card", "whom"),
        "lost-card": ("card", "by"),
        "gave-card": ("card", "whom"),
        "received-card": ("card", "by"),
        "stole-coin": ("who", "coin", "whom"),
        "buried": ("who", "pile"),
        "buried-card": ("card",),
        "drew": ("who", "pile"),
        "got": ("card",),
        "nothing-to-draw": ("who",),
        "reshuffled": ("pile", "n"),
        "script-empty": (),
        "script-again": (),
        "staging-empty": ("n",),
        "half-curtain": (),
        "act-ended": ("act",),
        "act-ran-out": ("act",),
        "tallied": ("who", "n"),
        "traded-tokens": ("who", "n", "total"),
        "lead-cast": ("who",),
        "discarded": ("who", "card"),
        "dealt": ("who", "n", "total"),
        "iago-bonus": ("who", "n"),
        "company-bonus": ("who", "n"),
        "game-ended": (),
        "showed": ("who", "card"),
        "showed-at": ("who", "card", "whom"),
        "shielded": ("who", "card"),
        "out-of-reach": ("who",),
        "took-intrigue": ("who", "n", "whom"),
        "took-spotlight": ("who", "n", "whom"),
        "gave-intrigue": ("who", "n", "whom"),
        "gave-spotlight": ("who", "n", "whom"),
        "gave-coin": ("who", "coin", "whom"),
        "lost-intrigue": ("who", "n"),
        "lost-spotlight": ("who", "n"),
    },
)
PLAY_BEGAN: Final[Event] = MESSAGES.number("play-began")
ACT_BEGAN: Final[Event] = MESSAGES.number("act-began")
SCENE_BEGAN: Final[Event] = MESSAGES.number("scene-began")
FINAL_SCENE: Final[Event] = MESSAGES.number("final-scene")
COUNTDOWN_AGAIN: Final[Event] = MESSAGES.number("countdown-again")
PLACED_ALL: Final[Event] = MESSAGES.number("placed-all")
TURNED_UP: Final[Event] = MESSAGES.number("turned-up")
TURNED_UP_STAGING: Final[Event] = MESSAGES.number("turned-up-staging")
PLAYED: Final[Event] = MESSAGES.number("played")
AIMED: Final[Event] = MESSAGES.number("aimed")
GIVING: Final[Event] = MESSAGES.number("giving")
EXITING: Final[Event] = MESSAGES.number("exiting")
USED_COIN: Final[Event] = MESSAGES.number("used-coin")
USED_COIN_AT: Final[Event] = MESSAGES.number("used-coin-at")
GIVING_BY_COIN: Final[Event] = MESSAGES.number("giving-by-coin")
USED_IAGO: Final[Event] = MESSAGES.number("used-iago")
IMPROVISED: Final[Event] = MESSAGES.number("improvised")
SHOWED_EXCHANGE: Final[Event] = MESSAGES.number("showed-exchange")
STOLE_SPOTLIGHT: Final[Event] = MESSAGES.number("stole-spotlight")
BLOCKED: Final[Event] = MESSAGES.number("blocked")
SEIZED: Final[Event] = MESSAGES.number("seized")
SWAPPED_IN: Final[Event] = MESSAGES.number("swapped-in")
DEFEATED: Final[Event] = MESSAGES.number("defeated")
NO_DRAMA_SHOWN: Final[Event] = MESSAGES.number("no-drama")
NO_DRAMA_COIN: Final[Event] = MESSAGES.number("no-drama-coin")
FOILED: Final[Event] = MESSAGES.number("foiled")
SCORED: Final[Event] = MESSAGES.number("scored")
SET_ASIDE: Final[Event] = MESSAGES.number("set-aside")
FAILED: Final[Event] = MESSAGES.number("failed")
NOT_NEXT: Final[Event] = MESSAGES.number("not-next")
REMOVED: Final[Event] = MESSAGES.number("removed")
GOT_INTRIGUE: Final[Event] = MESSAGES.number("got-intrigue")
GOT_SPOTLIGHT: Final[Event] = MESSAGES.number("got-spotlight")
GOT_COIN: Final[Event] = MESSAGES.number("got-coin")
NO_COIN: Final[Event] = MESSAGES.number("no-coin")
GOT_HANDKERCHIEF: Final[Event] = MESSAGES.number("got-handkerchief")
KEPT_HANDKERCHIEF: Final[Event] = MESSAGES.number("kept-handkerchief")
WOUNDED: Final[Event] = MESSAGES.number("wounded")
DIED: Final[Event] = MESSAGES.number("died")
TOOK_WOUNDS: Final[Event] = MESSAGES.number("took-wounds")
LOWERED_LIMIT: Final[Event] = MESSAGES.number("lowered")
REVIVED: Final[Event] = MESSAGES.number("revived")
TOOK_LEAD: Final[Event] = MESSAGES.number("took-lead")
GAVE_LEAD: Final[Event] = MESSAGES.number("gave-lead")
MUST_SWITCH: Final[Event] = MESSAGES.number("must-switch")
SWITCHED: Final[Event] = MESSAGES.number("switched")
LOOKED: Final[Event] = MESSAGES.number("looked")
SAW: Final[Event] = MESSAGES.number("saw")
TRADED_CARDS: Final[Event] = MESSAGES.number("traded")
TOOK_CARD: Final[Event] = MESSAGES.number("took-card")
LOST_CARD: Final[Event] = MESSAGES.number("lost-card")
GAVE_CARD: Final[Event] = MESSAGES.number("gave-card")
RECEIVED_CARD: Final[Event] = MESSAGES.number("received-card")
STOLE_COIN: Final[Event] = MESSAGES.number("stole-coin")
BURIED: Final[Event] = MESSAGES.number("buried")
BURIED_CARD: Final[Event] = MESSAGES.number("buried-card")
DREW: Final[Event] = MESSAGES.number("drew")
GOT: Final[Event] = MESSAGES.number("got")
NOTHING_TO_DRAW: Final[Event] = MESSAGES.number("nothing-to-draw")
RESHUFFLED: Final[Event] = MESSAGES.number("reshuffled")
SCRIPT_EMPTY: Final[Event] = MESSAGES.number("script-empty")
SCRIPT_AGAIN: Final[Event] = MESSAGES.number("script-again")
STAGING_EMPTY: Final[Event] = MESSAGES.number("staging-empty")
HALF_CURTAIN: Final[Event] = MESSAGES.number("half-curtain")
ACT_ENDED: Final[Event] = MESSAGES.number("act-ended")
ACT_RAN_OUT: Final[Event] = MESSAGES.number("act-ran-out")
TALLIED: Final[Event] = MESSAGES.number("tallied")
TRADED_TOKENS: Final[Event] = MESSAGES.number("traded-tokens")
LEAD_CAST: Final[Event] = MESSAGES.number("lead-cast")
DISCARDED: Final[Event] = MESSAGES.number("discarded")
DEALT: Final[Event] = MESSAGES.number("dealt")
IAGO_BONUS: Final[Event] = MESSAGES.number("iago-bonus")
COMPANY_BONUS: Final[Event] = MESSAGES.number("company-bonus")
GAME_ENDED: Final[Event] = MESSAGES.number("game-ended")
SHOWED: Final[Event] = MESSAGES.number("showed")
SHOWED_AT: Final[Event] = MESSAGES.number("showed-at")
SHIELDED: Final[Event] = MESSAGES.number("shielded")
OUT_OF_REACH: Final[Event] = MESSAGES.number("out-of-reach")
TOOK_INTRIGUE: Final[Event] = MESSAGES.number("took-intrigue")
TOOK_SPOTLIGHT: Final[Event] = MESSAGES.number("took-spotlight")
GAVE_INTRIGUE: Final[Event] = MESSAGES.number("gave-intrigue")
GAVE_SPOTLIGHT: Final[Event] = MESSAGES.number("gave-spotlight")
GAVE_COIN: Final[Event] = MESSAGES.number("gave-coin")
LOST_INTRIGUE: Final[Event] = MESSAGES.number("lost-intrigue")
LOST_SPOTLIGHT: Final[Event] = MESSAGES.number("lost-spotlight")
