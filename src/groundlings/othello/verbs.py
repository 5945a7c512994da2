"""What can be chosen in The Tragedy of Othello, and what is told of it."""

from __future__ import annotations

from typing import Final

from groundlings.kernel.messages import NUMBER, SEAT, Messages
from groundlings.kernel.notation import Notation

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
PLAY_BEGAN: Final = MESSAGES.number("play-began")
ACT_BEGAN: Final = MESSAGES.number("act-began")
SCENE_BEGAN: Final = MESSAGES.number("scene-began")
FINAL_SCENE: Final = MESSAGES.number("final-scene")
COUNTDOWN_AGAIN: Final = MESSAGES.number("countdown-again")
PLACED_ALL: Final = MESSAGES.number("placed-all")
TURNED_UP: Final = MESSAGES.number("turned-up")
TURNED_UP_STAGING: Final = MESSAGES.number("turned-up-staging")
PLAYED: Final = MESSAGES.number("played")
AIMED: Final = MESSAGES.number("aimed")
EXITING: Final = MESSAGES.number("exiting")
USED_COIN: Final = MESSAGES.number("used-coin")
USED_COIN_AT: Final = MESSAGES.number("used-coin-at")
USED_IAGO: Final = MESSAGES.number("used-iago")
IMPROVISED: Final = MESSAGES.number("improvised")
SHOWED_EXCHANGE: Final = MESSAGES.number("showed-exchange")
STOLE_SPOTLIGHT: Final = MESSAGES.number("stole-spotlight")
BLOCKED: Final = MESSAGES.number("blocked")
SEIZED: Final = MESSAGES.number("seized")
SWAPPED_IN: Final = MESSAGES.number("swapped-in")
DEFEATED: Final = MESSAGES.number("defeated")
NO_DRAMA_SHOWN: Final = MESSAGES.number("no-drama")
NO_DRAMA_COIN: Final = MESSAGES.number("no-drama-coin")
FOILED: Final = MESSAGES.number("foiled")
SCORED: Final = MESSAGES.number("scored")
SET_ASIDE: Final = MESSAGES.number("set-aside")
FAILED: Final = MESSAGES.number("failed")
NOT_NEXT: Final = MESSAGES.number("not-next")
REMOVED: Final = MESSAGES.number("removed")
GOT_INTRIGUE: Final = MESSAGES.number("got-intrigue")
GOT_SPOTLIGHT: Final = MESSAGES.number("got-spotlight")
GOT_COIN: Final = MESSAGES.number("got-coin")
NO_COIN: Final = MESSAGES.number("no-coin")
GOT_HANDKERCHIEF: Final = MESSAGES.number("got-handkerchief")
KEPT_HANDKERCHIEF: Final = MESSAGES.number("kept-handkerchief")
WOUNDED: Final = MESSAGES.number("wounded")
DIED: Final = MESSAGES.number("died")
TOOK_WOUNDS: Final = MESSAGES.number("took-wounds")
LOWERED_LIMIT: Final = MESSAGES.number("lowered")
REVIVED: Final = MESSAGES.number("revived")
TOOK_LEAD: Final = MESSAGES.number("took-lead")
GAVE_LEAD: Final = MESSAGES.number("gave-lead")
MUST_SWITCH: Final = MESSAGES.number("must-switch")
SWITCHED: Final = MESSAGES.number("switched")
LOOKED: Final = MESSAGES.number("looked")
SAW: Final = MESSAGES.number("saw")
TRADED_CARDS: Final = MESSAGES.number("traded")
TOOK_CARD: Final = MESSAGES.number("took-card")
LOST_CARD: Final = MESSAGES.number("lost-card")
GAVE_CARD: Final = MESSAGES.number("gave-card")
RECEIVED_CARD: Final = MESSAGES.number("received-card")
STOLE_COIN: Final = MESSAGES.number("stole-coin")
BURIED: Final = MESSAGES.number("buried")
BURIED_CARD: Final = MESSAGES.number("buried-card")
DREW: Final = MESSAGES.number("drew")
GOT: Final = MESSAGES.number("got")
NOTHING_TO_DRAW: Final = MESSAGES.number("nothing-to-draw")
RESHUFFLED: Final = MESSAGES.number("reshuffled")
SCRIPT_EMPTY: Final = MESSAGES.number("script-empty")
SCRIPT_AGAIN: Final = MESSAGES.number("script-again")
STAGING_EMPTY: Final = MESSAGES.number("staging-empty")
HALF_CURTAIN: Final = MESSAGES.number("half-curtain")
ACT_ENDED: Final = MESSAGES.number("act-ended")
ACT_RAN_OUT: Final = MESSAGES.number("act-ran-out")
TALLIED: Final = MESSAGES.number("tallied")
TRADED_TOKENS: Final = MESSAGES.number("traded-tokens")
LEAD_CAST: Final = MESSAGES.number("lead-cast")
DISCARDED: Final = MESSAGES.number("discarded")
DEALT: Final = MESSAGES.number("dealt")
IAGO_BONUS: Final = MESSAGES.number("iago-bonus")
COMPANY_BONUS: Final = MESSAGES.number("company-bonus")
GAME_ENDED: Final = MESSAGES.number("game-ended")
