"""What a seat at Othello can see (A84), and what it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.kernel.state import NOBODY
from groundlings.othello.hands import count_kind
from groundlings.othello.score import act_score, rows
from groundlings.othello.state import (
    ACT,
    ACTS,
    ANSWERED,
    ASIDE,
    AT_WHOM,
    BETWEEN,
    BY_WHOM,
    CARDS,
    CHARACTERS,
    COIN,
    COIN_DEED,
    COINS,
    COMPANY_POINTS,
    DEAD,
    DEED,
    DEED_CELLS,
    DEED_COUNT,
    DISCARD,
    DISCARD_SIZE,
    EXIT_DEED,
    FACE_UP,
    FINAL,
    HALF,
    HAND,
    HAND_SIZE,
    HANDKERCHIEF,
    IAGO_COIN,
    IAGO_POINTS,
    IMPROV_DEED,
    IMPROVED,
    INTRIGUE,
    LEAD,
    MARKER,
    MOST_DEEDS,
    MOST_HAND,
    MOST_PILE,
    NEXT,
    OUTCOME,
    OWNER,
    PHASE,
    PILE,
    PILE_KNOWN,
    PILE_SIZE,
    PLACED,
    PLACED_SEEN,
    PLAYWRIGHT,
    PROTECTED,
    ROWS,
    SCENE,
    SCRIPTS,
    SEEN,
    SHEET,
    SPOTLIGHT,
    STAGING_DEED,
    STOPPER,
    SUPPLY,
    TALLIES,
    THIS_IS_FINAL,
    TILE,
    TRADED,
    TRADED_SEEN,
    TRADER,
    WHAT,
    WITH,
    WORTH,
    WOUNDS,
    book,
    is_script,
)
from groundlings.othello.verbs import (
    ACT_NAMES,
    ACT_SIZES,
    CARD_NAMES,
    CHARACTER_NAMES,
    COIN_NAMES,
    PILE_NAMES,
    SCRIPT_NAMES,
)
from groundlings.othello.wounds import is_on_stage, limit

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.othello.cards import Boards

PHASES: Final = ("pre-placement", "placement", "second-pass", "reveal", "draw", "intermission")
MARKERS: Final = ("act-begins", "script-empty", "staging-empty", "last-space")
OUTCOMES: Final = ("pending", "done", "blocked", "seized", "foiled")
SOURCES: Final = ("script", "intrigue", "spotlight", "wounds", "handkerchief")
FACE_DOWN: Final = "face-down"


def look(g: State, seat: int | None, boards: Boards) -> dict[str, object]:
    """The table for all, then the own hand and what the seat knows of others."""
    act = int(g.cells[ACT])
    scored, aside = _script_cards(g)
    seen: dict[str, object] = {
        "act": ACT_NAMES[act - 1],
        "scene": int(g.cells[SCENE]) or None,
        "phase": "end" if g.over else PHASES[g.cells[PHASE]],
        "mode": "playwright" if g.cells[PLAYWRIGHT] else "standard",
        "lead": int(g.cells[LEAD]),
        "handkerchief_holder": _seat(g.cells[HANDKERCHIEF]),
        "half_played": bool(g.cells[HALF]),
        "next": _next(g),
        "marker": MARKERS[g.cells[MARKER]],
        "final": int(g.cells[FINAL]) == THIS_IS_FINAL,
        "piles": {name: int(g.cells[PILE_SIZE + pile]) for pile, name in enumerate(PILE_NAMES)},
        "discards": {name: _discards(g, pile) for pile, name in enumerate(PILE_NAMES)},
        "supply": {name: int(g.cells[SUPPLY + coin]) for coin, name in enumerate(COIN_NAMES)},
        "deed": _pending(g),
        "cast": {
            CHARACTER_NAMES[character]: _character(g, character, aside[character])
            for character in range(CHARACTERS)
            if is_on_stage(g, character)
        },
        "offstage": {
            CHARACTER_NAMES[character]: _character(g, character, aside[character])
            for character in range(CHARACTERS)
            if not is_on_stage(g, character)
        },
        "players": [_player(g, other, scored[other]) for other in range(g.seats)],
        "deeds": _deeds(g),
        "synopsis": boards["acts"][ACT_NAMES[act - 1]]["synopsis"],
        "reading": _reading(g, boards),
    }
    if seat is not None:
        seen["hand"] = [CARD_NAMES[card] for card in hand(g, seat)]
        seen["mine"] = _mine(g, seat)
        seen["known"] = {
            str(other): cards
            for other in range(g.seats)
            if other != seat and (cards := _known(g, seat, other))
        }
        seen["under"] = {name: _under(g, seat, pile) for pile, name in enumerate(PILE_NAMES)}
    return seen


PLAY_ORDER: Final = tuple(
    SCRIPT_NAMES.index(f"{act}.{position}")
    for act, size in zip(ACT_NAMES, ACT_SIZES, strict=True)
    for position in range(1, size + 1)
)
"""The script cards as the play has them."""
_RANKS: Final = tuple(PLAY_ORDER.index(card) for card in range(SCRIPTS)) + tuple(
    range(SCRIPTS, CARDS)
)


def in_play_order(cards: list[int]) -> list[int]:
    """Script cards as the play has them, then staging cards."""
    return sorted(cards, key=_RANKS.__getitem__)


def _named(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in in_play_order(cards)]


def _seat(seat: int) -> dict[str, int] | None:
    return None if seat == NOBODY else {"seat": int(seat)}


def _next(g: State) -> str | None:
    """The card whose turn it is in Playwright's Challenge."""
    if not g.cells[PLAYWRIGHT] or g.cells[NEXT] > book(g).tables.size[g.cells[ACT]]:
        return None
    at = g.cells[ACT] * (MOST_PILE + 1) + g.cells[NEXT]
    return CARD_NAMES[book(g).scripts.at[at]]


def _discards(g: State, pile: int) -> list[str]:
    first = DISCARD + pile * MOST_PILE
    return _named([int(g.cells[first + n]) for n in range(g.cells[DISCARD_SIZE + pile])])


def _script_cards(g: State) -> tuple[list[list[int]], list[list[int]]]:
    """Who has scored which cards, and for whom which are set aside, as the play has them."""
    scored: list[list[int]] = [[] for _ in range(g.seats)]
    aside: list[list[int]] = [[] for _ in range(CHARACTERS)]
    for card in PLAY_ORDER:
        if g.cells[OWNER + card] != NOBODY:
            scored[g.cells[OWNER + card]].append(card)
        elif g.cells[ASIDE + card]:
            aside[book(g).scripts.leads[card]].append(card)
    return scored, aside


def _character(g: State, character: int, aside: list[int]) -> dict[str, object]:
    return {
        "limit": int(limit(g, character)),
        "tokens": int(g.cells[TILE + character]),
        "dead": bool(g.cells[DEAD + character]),
        "aside": [CARD_NAMES[card] for card in aside],
    }


def _player(g: State, seat: int, scored: list[int]) -> dict[str, object]:
    script, staging = _held(g, seat)
    return {
        "total": int(act_score(g, seat) + g.cells[IAGO_POINTS + seat])
        + int(g.cells[COMPANY_POINTS + seat]),
        "intrigue": int(g.cells[INTRIGUE + seat]),
        "spotlight": int(g.cells[SPOTLIGHT + seat]),
        "wounds": int(g.cells[WOUNDS + seat]),
        "coins": {
            name: int(g.cells[COIN + seat * COINS + coin]) for coin, name in enumerate(COIN_NAMES)
        },
        "script_cards": script,
        "staging_cards": staging,
        "placed": _placed(g, seat),
        "protected": bool(g.cells[PROTECTED + seat]),
        "improvised": bool(g.cells[IMPROVED + seat]),
        "scored": [CARD_NAMES[card] for card in scored],
        "worth": {CARD_NAMES[card]: int(g.cells[WORTH + card]) for card in scored},
        "score": _score(g, seat),
        "sheet": {ACT_NAMES[act]: column(g, seat, act) for act in range(g.cells[TALLIES])},
    }


def _score(g: State, seat: int) -> dict[str, int]:
    return {
        **dict(zip(SOURCES, map(int, rows(g, seat)), strict=True)),
        "iago-bonus": int(g.cells[IAGO_POINTS + seat]),
        "company-bonus": int(g.cells[COMPANY_POINTS + seat]),
    }


def column(g: State, seat: int, act: int) -> dict[str, int]:
    """A column of the score sheet, in the form of the rulebook's example."""
    at = SHEET + (seat * ACTS + act) * ROWS
    found = {name: int(g.cells[at + row]) for row, name in enumerate(SOURCES)}
    return {**found, "act-score": sum(found.values())}


def _held(g: State, seat: int) -> tuple[int, int]:
    """How many script and staging cards a player holds, placed face down or not (A93)."""
    script = int(count_kind(g, seat, script=True))
    staging = int(count_kind(g, seat, script=False))
    others = []
    if g.cells[PLACED + seat] != NOBODY and not g.cells[FACE_UP + seat]:
        others.append(int(g.cells[PLACED + seat]))
    if g.cells[TRADER] == seat:
        others.append(int(g.cells[TRADED]))
    for card in others:
        script += is_script(card)
        staging += not is_script(card)
    return script, staging


def _placed(g: State, seat: int) -> str | None:
    if g.cells[PLACED + seat] == NOBODY:
        return None
    return CARD_NAMES[g.cells[PLACED + seat]] if g.cells[FACE_UP + seat] else FACE_DOWN


def _told(g: State, at: int) -> dict[str, object]:
    """What a deed was: a card, a coin, an improv or an exit, and to whom."""
    deed, detail = int(g.cells[at + WHAT]), int(g.cells[at + WITH])
    told: dict[str, object] = {"who": _seat(g.cells[at + BY_WHOM])}
    if deed == IMPROV_DEED:
        told["what"] = "improv"
    elif deed == EXIT_DEED:
        told["what"], told["card"] = "exit", CARD_NAMES[detail]
    elif deed >= COIN_DEED:
        told["what"] = f"coin-{COIN_NAMES[deed - COIN_DEED]}"
        if deed == COIN_DEED + IAGO_COIN:
            told["character"] = CHARACTER_NAMES[detail]
    elif deed >= STAGING_DEED:
        told["what"], told["card"] = "play", CARD_NAMES[SCRIPTS + deed - STAGING_DEED]
    else:
        told["what"], told["card"] = "play", CARD_NAMES[detail]
    if g.cells[at + AT_WHOM] != NOBODY:
        told["whom"] = _seat(g.cells[at + AT_WHOM])
    return told


def _entry(g: State, number: int) -> dict[str, object]:
    at = DEED + (number % MOST_DEEDS) * DEED_CELLS
    told = {**_told(g, at), "outcome": OUTCOMES[g.cells[at + OUTCOME]]}
    if g.cells[at + STOPPER] != NOBODY:
        told["by"] = _seat(g.cells[at + STOPPER])
    if g.cells[at + ANSWERED]:
        told["countered"] = True
    return told


def _deeds(g: State) -> list[dict[str, object]]:
    """The last deeds of the scene: who did what to whom, who stopped it, who answered."""
    count = int(g.cells[DEED_COUNT])
    return [_entry(g, number) for number in range(max(0, count - MOST_DEEDS), count)]


def _pending(g: State) -> dict[str, object] | None:
    """The deed that may be stopped now."""
    count = int(g.cells[DEED_COUNT])
    if not count or g.cells[PHASE] == BETWEEN:
        return None
    at = DEED + ((count - 1) % MOST_DEEDS) * DEED_CELLS
    return None if g.cells[at + OUTCOME] else _told(g, at)


def _reading(g: State, boards: Boards) -> list[dict[str, object]]:
    """Table Read: title and quotation of every script card that lies open (A92)."""
    found = []
    for seat in range(g.seats):
        card = int(g.cells[PLACED + seat])
        if card != NOBODY and g.cells[FACE_UP + seat] and is_script(card):
            printed = boards["cards"][CARD_NAMES[card]]
            keys = ("title", "quote", "speaker", "where")
            found.append(
                {"seat": seat, "card": CARD_NAMES[card], **{key: printed[key] for key in keys}}
            )
    return found


# The own secrets


def hand(g: State, seat: int) -> list[int]:
    """The cards this player holds, in the order of the play."""
    first = HAND + seat * MOST_HAND
    cards = [int(g.cells[first + n]) for n in range(g.cells[HAND_SIZE + seat])]
    return in_play_order(cards)


def _mine(g: State, seat: int) -> str | None:
    """The own placed card."""
    card = int(g.cells[PLACED + seat])
    return None if card == NOBODY else CARD_NAMES[card]


def _known(g: State, seat: int, other: int) -> list[str]:
    """What this seat has seen and the other still holds."""
    first = other * MOST_HAND
    cards = [
        int(g.cells[HAND + first + n])
        for n in range(g.cells[HAND_SIZE + other])
        if g.cells[SEEN + first + n] >> seat & 1
    ]
    if g.cells[PLACED + other] != NOBODY and g.cells[PLACED_SEEN + other] >> seat & 1:
        cards.append(int(g.cells[PLACED + other]))
    if g.cells[TRADER] == other and g.cells[TRADED_SEEN] >> seat & 1:
        cards.append(int(g.cells[TRADED]))
    return _named(cards)


def _under(g: State, seat: int, pile: int) -> dict[str, str]:
    """Cards of a pile that this seat knows, by their place from the bottom."""
    first = pile * MOST_PILE
    return {
        str(n + 1): CARD_NAMES[g.cells[PILE + first + n]]
        for n in range(g.cells[PILE_SIZE + pile])
        if g.cells[PILE_KNOWN + first + n] >> seat & 1
    }
