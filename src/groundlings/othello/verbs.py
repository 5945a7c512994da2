"""What can be chosen in The Tragedy of Othello, and what is told of it."""

from __future__ import annotations

from typing import Final

from groundlings.kernel.notation import Notation
from groundlings.kernel.telling import NUMBER, SEAT, Telling

ACT_NAMES: Final = ("I", "II", "III", "IV", "V")
ACT_SIZES: Final = (12, 12, 15, 15, 16)
SCRIPT_NAMES: Final = tuple(
    sorted(
        f"{act}.{position}"
        for act, size in zip(ACT_NAMES, ACT_SIZES, strict=True)
        for position in range(1, size + 1)
    )
)
STAGING_NAMES: Final = (
    "exchange",
    "miscue",
    "no-drama",
    "revive",
    "seize",
    "take-the-lead",
    "villainy",
)
CARD_NAMES: Final = SCRIPT_NAMES + STAGING_NAMES
"""Script cards first, in the order of their names (I.1, I.10, I.11 ...), then staging cards."""
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
        "coin": COIN_NAMES,
        "discard": STAGING_NAMES,
        "draw": PILE_NAMES,
        "exit": (),
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
        "reveal": (),
        "revive": CHARACTER_NAMES,
        "seize": (),
        "show": ("exchange", "no-drama"),
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
AT: Final = NOTATION.first("at")
BLIND: Final = NOTATION.first("blind")
BURY: Final = NOTATION.first("bury")
BURY_PLACED: Final = NOTATION.first("bury-placed")
USE_COIN: Final = NOTATION.first("coin")
DISCARD_ONE: Final = NOTATION.first("discard")
DRAW_FROM: Final = NOTATION.first("draw")
EXIT: Final = NOTATION.first("exit")
GIVE: Final = NOTATION.first("give")
IMPROV: Final = NOTATION.first("improv")
LET: Final = NOTATION.first("let")
LOOK: Final = NOTATION.first("look")
LOWER: Final = NOTATION.first("lower")
PASS: Final = NOTATION.first("pass")
PAY: Final = NOTATION.first("pay")
PLACE: Final = NOTATION.first("place")
PLAIN: Final = NOTATION.first("plain")
PLAY: Final = NOTATION.first("play")
REVEAL: Final = NOTATION.first("reveal")
REVIVE_ONE: Final = NOTATION.first("revive")
SEIZE_IT: Final = NOTATION.first("seize")
SHOW_EXCHANGE: Final = NOTATION.first("show")
SHOW_NO_DRAMA: Final = NOTATION.first("show") + 1
STEAL_SPOTLIGHT: Final = NOTATION.first("spotlight")
STEAL_COIN: Final = NOTATION.first("steal")
STOP: Final = NOTATION.first("stop")
SWAP_SEIZE: Final = NOTATION.first("swap-seize")
SWITCH: Final = NOTATION.first("switch")
TAKE: Final = NOTATION.first("take")
TRADE_FOR_INTRIGUE: Final = NOTATION.first("trade")
TRADE_FOR_SPOTLIGHT: Final = NOTATION.first("trade") + 1
WOUND: Final = NOTATION.first("wound")

PRICES: Final = (
    "improv", "seize", "no_drama", "look", "villainy", "revive", "two", "three", "four", "five",
    "cards", "bonus",
)  # fmt: skip
"""What the prompt card tells beside the number and the total of a sentence."""

TELLING: Final = Telling(
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
        "exiting": ("who", "card"),
        "used-coin": ("who", "coin"),
        "used-coin-at": ("who", "coin", "whom"),
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
    },
)
PLAY_BEGAN: Final = TELLING.number("play-began")
ACT_BEGAN: Final = TELLING.number("act-began")
SCENE_BEGAN: Final = TELLING.number("scene-began")
FINAL_SCENE: Final = TELLING.number("final-scene")
COUNTDOWN_AGAIN: Final = TELLING.number("countdown-again")
PLACED_ALL: Final = TELLING.number("placed-all")
TURNED_UP: Final = TELLING.number("turned-up")
TURNED_UP_STAGING: Final = TELLING.number("turned-up-staging")
PLAYED: Final = TELLING.number("played")
AIMED: Final = TELLING.number("aimed")
EXITING: Final = TELLING.number("exiting")
USED_COIN: Final = TELLING.number("used-coin")
USED_COIN_AT: Final = TELLING.number("used-coin-at")
USED_IAGO: Final = TELLING.number("used-iago")
IMPROVISED: Final = TELLING.number("improvised")
SHOWED_EXCHANGE: Final = TELLING.number("showed-exchange")
STOLE_SPOTLIGHT: Final = TELLING.number("stole-spotlight")
BLOCKED: Final = TELLING.number("blocked")
SEIZED: Final = TELLING.number("seized")
SWAPPED_IN: Final = TELLING.number("swapped-in")
DEFEATED: Final = TELLING.number("defeated")
NO_DRAMA_SHOWN: Final = TELLING.number("no-drama")
NO_DRAMA_COIN: Final = TELLING.number("no-drama-coin")
FOILED: Final = TELLING.number("foiled")
SCORED: Final = TELLING.number("scored")
SET_ASIDE: Final = TELLING.number("set-aside")
FAILED: Final = TELLING.number("failed")
NOT_NEXT: Final = TELLING.number("not-next")
REMOVED: Final = TELLING.number("removed")
GOT_INTRIGUE: Final = TELLING.number("got-intrigue")
GOT_SPOTLIGHT: Final = TELLING.number("got-spotlight")
GOT_COIN: Final = TELLING.number("got-coin")
NO_COIN: Final = TELLING.number("no-coin")
GOT_HANDKERCHIEF: Final = TELLING.number("got-handkerchief")
KEPT_HANDKERCHIEF: Final = TELLING.number("kept-handkerchief")
WOUNDED: Final = TELLING.number("wounded")
DIED: Final = TELLING.number("died")
TOOK_WOUNDS: Final = TELLING.number("took-wounds")
LOWERED_LIMIT: Final = TELLING.number("lowered")
REVIVED: Final = TELLING.number("revived")
TOOK_LEAD: Final = TELLING.number("took-lead")
GAVE_LEAD: Final = TELLING.number("gave-lead")
MUST_SWITCH: Final = TELLING.number("must-switch")
SWITCHED: Final = TELLING.number("switched")
LOOKED: Final = TELLING.number("looked")
SAW: Final = TELLING.number("saw")
TRADED_CARDS: Final = TELLING.number("traded")
TOOK_CARD: Final = TELLING.number("took-card")
LOST_CARD: Final = TELLING.number("lost-card")
GAVE_CARD: Final = TELLING.number("gave-card")
RECEIVED_CARD: Final = TELLING.number("received-card")
STOLE_COIN: Final = TELLING.number("stole-coin")
BURIED: Final = TELLING.number("buried")
BURIED_CARD: Final = TELLING.number("buried-card")
DREW: Final = TELLING.number("drew")
GOT: Final = TELLING.number("got")
NOTHING_TO_DRAW: Final = TELLING.number("nothing-to-draw")
RESHUFFLED: Final = TELLING.number("reshuffled")
SCRIPT_EMPTY: Final = TELLING.number("script-empty")
SCRIPT_AGAIN: Final = TELLING.number("script-again")
STAGING_EMPTY: Final = TELLING.number("staging-empty")
HALF_CURTAIN: Final = TELLING.number("half-curtain")
ACT_ENDED: Final = TELLING.number("act-ended")
ACT_RAN_OUT: Final = TELLING.number("act-ran-out")
TALLIED: Final = TELLING.number("tallied")
TRADED_TOKENS: Final = TELLING.number("traded-tokens")
LEAD_CAST: Final = TELLING.number("lead-cast")
DISCARDED: Final = TELLING.number("discarded")
DEALT: Final = TELLING.number("dealt")
IAGO_BONUS: Final = TELLING.number("iago-bonus")
COMPANY_BONUS: Final = TELLING.number("company-bonus")
GAME_ENDED: Final = TELLING.number("game-ended")
