"""The vocabulary in which cards are written: what each effect takes, and its numbers in a book."""

from __future__ import annotations

from typing import Final, NamedTuple

from groundlings.othello.verbs import COIN_NAMES, OWN_STAGING_NAMES

# Effects, in the order of EFFECT_KINDS
NO_MORE: Final = 0
TAKE_LEAD: Final = 1
EXCHANGE_CARDS: Final = 2
LOOK_AT_HAND: Final = 3
MISCUE_CARD: Final = 4
REVEAL_AGAIN: Final = 5
PROTECT: Final = 6
SEIZE_CARD: Final = 7
WOUND_SOME: Final = 8
LOWER_LIMIT: Final = 9
DO_VILLAINY: Final = 10
REVIVE_SOME: Final = 11
GAIN: Final = 12
TAKE_FROM: Final = 13
GIVE_TO: Final = 14
LOSE: Final = 15
DRAW_CARDS: Final = 16

# What is gained, taken, given or lost
INTRIGUE_TOKENS: Final = 0
SPOTLIGHT_TOKENS: Final = 1
A_COIN: Final = 2
THE_HANDKERCHIEF: Final = 3

# Whose it is
OF_TARGET: Final = 0
OF_OTHERS: Final = 1
OF_ME: Final = 2
ANY_COIN: Final = -1
"""Of a coin that is gained: one of the player's choice."""

# At whom a card is aimed
AT_NOBODY: Final = 0
AT_PLAYER: Final = 1
AT_LEAD: Final = 2
AT_COMPANY: Final = 3

MOST_EFFECTS: Final = 4
"""A card does so many things at most."""

TOKENS: Final = ("intrigue", "spotlight")
GOODS: Final = (*TOKENS, "coin", "handkerchief")
"""In the order of their numbers."""
TARGETS: Final = ("nobody", "player", "lead", "company")
SORTS: Final = ("script", "staging")
PRICES: Final = ("intrigue", "spotlight")
PLAYED: Final = ("hand", "answer")
STOPS: Final = ("spotlight", "seize", "no-drama")
OWN_VERBS: Final = ("confronts", "convinces", "conspires", "wounds", "kills")
"""Those of script cards of one's own: to watch is for curtains."""
WHICH: Final = ("any", *COIN_NAMES)

MOST_POINTS: Final = 20
MOST_PRICE: Final = 9
MOST_REWARD: Final = 9
LENGTHS: Final = {"name": 40, "about": 200, "quote": 200, "quote_ref": 20, "quote_speaker": 40}
"""So many characters at most."""


class Kind(NamedTuple):
    """What an effect takes, and where it can stand."""

    name: str
    what: tuple[str, ...] = ()
    most: int = 0
    """Its number goes from 1 to this; 0 = it has none."""
    side: str = ""
    """The key that says whose it is: `from` or `who`."""
    sides: tuple[str, ...] = ()
    """The values of that key, the first by default."""
    aimed: bool = False
    """Done to the target of the card, whoever that is."""
    asks: bool = False
    """The player, or somebody else, has to choose something."""
    script: bool = True
    """A script card can do it."""

    def is_aimed(self, side: str) -> bool:
        """Whether it needs a target."""
        return self.aimed or side == "target"


EFFECT_KINDS: Final = (
    Kind("lead", aimed=True, script=False),
    Kind("exchange", aimed=True, asks=True, script=False),
    Kind("look", aimed=True, script=False),
    Kind("miscue", aimed=True, asks=True, script=False),
    Kind("again", asks=True, script=False),
    Kind("protect"),
    Kind("seize", script=False),
    Kind("wound", most=6, asks=True),
    Kind("lower", most=6, asks=True),
    Kind("villainy", asks=True),
    Kind("revive", asks=True),
    Kind("gain", what=GOODS, most=9),
    Kind("take", what=GOODS[:3], most=9, side="from", sides=("target", "others")),
    Kind("give", what=GOODS[:3], most=9, aimed=True, script=False),
    Kind("lose", what=TOKENS, most=9, side="who", sides=("me", "target", "others")),
    Kind("draw", what=SORTS, most=3),
)
EFFECT_NAMES: Final = tuple(kind.name for kind in EFFECT_KINDS)
KINDS: Final = {kind.name: kind for kind in EFFECT_KINDS}
MOST_COINS: Final = 3
"""So many coins change hands by one effect at most."""


class Printed(NamedTuple):
    """What the rulebook prints on a staging card, in the vocabulary; its price stands in [meta]."""

    target: str = "nobody"
    played: tuple[str, ...] = ()
    effects: tuple[dict[str, object], ...] = ()
    lead: str = ""
    company: str = ""
    """The keys of [meta] that say what it costs the Lead and the company; none = nothing."""


PRINTED: Final = {
    "exchange": Printed("player", ("hand",), ({"do": "exchange"},)),
    "miscue": Printed(
        "player",
        (),
        ({"do": "miscue"}, {"do": "draw", "what": "staging", "n": 1}, {"do": "again"}),
    ),
    "no-drama": Printed(
        "nobody", ("hand", "answer"), ({"do": "protect"},), "no_drama_cost", "no_drama_cost"
    ),
    "revive": Printed("nobody", (), ({"do": "revive"},), "", "revive_cost"),
    "seize": Printed("nobody", ("answer",), ({"do": "seize"},), "seize_cost", "seize_cost"),
    "take-the-lead": Printed("player", (), ({"do": "lead"},)),
    "villainy": Printed("nobody", (), ({"do": "villainy"},)),
}
"""What an edition means that does not say it; no edition says otherwise."""
POWERS: Final = (*PRINTED, *OWN_STAGING_NAMES)
"""The kinds of staging cards, in the order of their names."""
