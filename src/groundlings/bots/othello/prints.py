"""What is printed on the cards of an edition, as far as it can be known before a game begins.

In thirds of a point, the smallest thing that is counted: an intrigue is one of them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.othello.schema import ONLY_TOKENS, THIRDS
from groundlings.kernel.cells import vec
from groundlings.kernel.state import NOBODY
from groundlings.othello.state import (
    CARDS,
    EXCHANGE,
    MISCUE,
    NO_DRAMA,
    OWN_SCRIPTS,
    OWN_STAGINGS,
    REVIVE,
    SCRIPTS,
    SEIZE,
    STAGINGS,
    TAKE_THE_LEAD,
    VILLAINY,
    Book,
)
from groundlings.othello.vocabulary import (
    DO_VILLAINY,
    DRAW_CARDS,
    EXCHANGE_CARDS,
    GAIN,
    GIVE_TO,
    INTRIGUE_TOKENS,
    LOOK_AT_HAND,
    LOSE,
    LOWER_LIMIT,
    MISCUE_CARD,
    MOST_EFFECTS,
    NO_MORE,
    OF_ME,
    PROTECT,
    REVIVE_SOME,
    SEIZE_CARD,
    SPOTLIGHT_TOKENS,
    TAKE_FROM,
    TAKE_LEAD,
    THE_HANDKERCHIEF,
    WOUND_SOME,
)

COIN_THIRDS: Final = 2
"""What a coin is reckoned at."""


@final
class Prints:
    """By card: which printed staging card it is like, and what it brings beside its points."""

    def __init__(self) -> None:
        self.tables: Book | None = None
        self.kind: Final = vec[i64]([0] * CARDS)
        self.extra: Final = vec[i64]([0] * CARDS)

    def read(self, tables: Book) -> None:
        """Read them once, and again if another edition is played."""
        if self.tables is tables:
            return
        self.tables = tables
        for card in range(CARDS):
            self.kind[card] = kind_of(tables, card)
            self.extra[card] = extra_of(tables, card)


def kind_of(tables: Book, card: i64) -> i64:
    """The printed staging card that this one is, or is like by the first effect it shares."""
    if card < SCRIPTS:
        return ONLY_TOKENS
    if card < OWN_STAGINGS:
        return card - SCRIPTS
    for at in effects(tables, card):
        like = likeness(tables.powers.do[at])
        if like != NOBODY:
            return like - SCRIPTS
    return ONLY_TOKENS


def likeness(do: i64) -> i64:  # noqa: PLR0911 - one for each
    """The printed card that does this; NOBODY if none does."""
    if do == TAKE_LEAD:
        return TAKE_THE_LEAD
    if do in (EXCHANGE_CARDS, LOOK_AT_HAND):
        return EXCHANGE
    if do == MISCUE_CARD:
        return MISCUE
    if do == PROTECT:
        return NO_DRAMA
    if do == SEIZE_CARD:
        return SEIZE
    if do in (DO_VILLAINY, WOUND_SOME, LOWER_LIMIT):
        return VILLAINY
    return REVIVE if do == REVIVE_SOME else NOBODY


def effects(tables: Book, card: i64) -> list[int]:
    """Where the effects of a staging card, or of an own script card, stand."""
    row = card - SCRIPTS if card >= SCRIPTS else card - OWN_SCRIPTS + STAGINGS
    first = row * MOST_EFFECTS
    places = range(first, first + MOST_EFFECTS)
    return [at for at in places if tables.powers.do[at] != NO_MORE]


def extra_of(tables: Book, card: i64) -> i64:
    """Intrigue, spotlights and a coin that a card brings its player, less its price."""
    total: i64 = 0
    if card < SCRIPTS:
        scripts = tables.scripts
        total += value(tables, INTRIGUE_TOKENS, scripts.intrigue[card])
        total += value(tables, SPOTLIGHT_TOKENS, scripts.spotlight[card])
        if scripts.coin[card] != NOBODY:
            total += COIN_THIRDS
    elif card >= OWN_STAGINGS:
        row = card - SCRIPTS
        total -= value(tables, tables.powers.paid_in[row], tables.powers.as_company[row])
    if OWN_SCRIPTS <= card < SCRIPTS or card >= OWN_STAGINGS:
        for at in effects(tables, card):
            total += brought(tables, at)
    return total


def brought(tables: Book, at: i64) -> i64:
    """What one effect of a card of one's own brings."""
    powers = tables.powers
    do, what, n, side = powers.do[at], powers.what[at], powers.n[at], powers.side[at]
    if do == DRAW_CARDS:
        return n
    if do in (GAIN, TAKE_FROM):
        return value(tables, what, n)
    if do == LOSE:
        return -value(tables, what, n) if side == OF_ME else value(tables, what, n) // 2
    return -value(tables, what, n) if do == GIVE_TO else 0


def value(tables: Book, what: i64, n: i64) -> i64:
    """So many tokens, coins or handkerchiefs, in thirds of a point."""
    scalars = tables.scalars
    if what == INTRIGUE_TOKENS:
        return n * THIRDS // scalars.intrigue_per_point
    if what == SPOTLIGHT_TOKENS:
        return n * THIRDS * scalars.spotlight_points
    if what == THE_HANDKERCHIEF:
        return THIRDS * scalars.handkerchief_points
    return n * COIN_THIRDS
