"""Nothing is ever lost or made: checked after every choice of games of chance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from conformance.ways import Way, walk
from groundlings.kernel.state import NOBODY
from groundlings.othello.state import (
    ACT,
    ASIDE,
    CHARACTERS,
    COIN,
    COINS,
    DEAD,
    DISCARD,
    DISCARD_SIZE,
    FACE_UP,
    HAND,
    HAND_SIZE,
    INTRIGUE,
    LEAD,
    LOOSE,
    MARKER,
    MOST_HAND,
    MOST_PILE,
    OWNER,
    PHASE,
    PILE,
    PILE_KNOWN,
    PILE_SIZE,
    PLACED,
    PLACED_LOOSE,
    PLACED_SEEN,
    POINTS,
    PROTECTED,
    SCRIPT,
    SCRIPTS,
    SEEN,
    SHOWN,
    SPOTLIGHT,
    STAGING,
    SUPPLY,
    TILE,
    TRADED,
    WORTH,
    WOUNDS,
    book,
)
from groundlings.othello.verbs import CARD_NAMES
from othello.stage import GAME

if TYPE_CHECKING:
    from groundlings.kernel.state import State

pytestmark = pytest.mark.untraced

GAMES = 2
ways = pytest.mark.parametrize(
    "way",
    [
        Way(GAME, seats, {"mode": mode})
        for seats in range(2, 7)
        for mode in ("standard", "playwright")
    ],
    ids=str,
)


def everywhere(g: State) -> Counter[int]:
    """All cards that lie somewhere: piles, discards, hands, places, the table."""
    cells = g.numbers()
    found: Counter[int] = Counter()
    for pile in (SCRIPT, STAGING):
        first = pile * MOST_PILE
        found.update(cells[PILE + first : PILE + first + cells[PILE_SIZE + pile]])
        found.update(cells[DISCARD + first : DISCARD + first + cells[DISCARD_SIZE + pile]])
    for seat in range(g.seats):
        first = HAND + seat * MOST_HAND
        found.update(cells[first : first + cells[HAND_SIZE + seat]])
        found[CARD_NAMES.index("no-drama")] += cells[SHOWN + seat]
        if cells[PLACED + seat] != NOBODY:
            found[cells[PLACED + seat]] += 1
    if cells[TRADED] != NOBODY:
        found[cells[TRADED]] += 1
    return found


def check_cards(g: State) -> None:
    """Each script card of the act is in one place; staging cards are as many as were dealt."""
    cells, found = g.numbers(), everywhere(g)
    scripts = book(g).scripts
    for card in range(SCRIPTS):
        kept = (cells[OWNER + card] != NOBODY) + (cells[ASIDE + card] > 0)
        assert found[card] + kept <= 1
        if found[card]:
            assert scripts.act[card] == cells[ACT]
    copies = list(book(g).tables.copies)
    if g.seats == 2:
        copies[CARD_NAMES.index("take-the-lead") - SCRIPTS] -= 2
    assert [found[SCRIPTS + kind] for kind in range(len(copies))] == copies


def check_pieces(g: State) -> None:
    """Coins are as many as there are; no token is owed; points are those of the scored cards."""
    cells = g.numbers()
    for coin in range(COINS):
        held = [cells[COIN + seat * COINS + coin] for seat in range(g.seats)]
        assert min(held) >= 0
        assert cells[SUPPLY + coin] >= 0
        assert cells[SUPPLY + coin] + sum(held) == book(g).cast.coins[coin]
    for character in range(CHARACTERS):
        assert 0 <= cells[TILE + character] < book(g).cast.limit[character]
        if cells[DEAD + character]:
            assert cells[TILE + character] == 0
    for seat in range(g.seats):
        for cell in (INTRIGUE, SPOTLIGHT, WOUNDS):
            assert cells[cell + seat] >= 0
        mine = [card for card in range(SCRIPTS) if cells[OWNER + card] == seat]
        assert cells[POINTS + seat] == sum(cells[WORTH + card] for card in mine)
        assert cells[PROTECTED + seat] in {0, 1}
        assert cells[SHOWN + seat] <= 3
    assert 0 <= cells[LEAD] < g.seats
    assert 0 <= cells[MARKER] <= 3
    assert 0 <= cells[PHASE] <= 5


def check_knowledge(g: State) -> None:
    """Nobody has seen an own card "from outside"; who is unsure of a place knows the card."""
    cells = g.numbers()
    for seat in range(g.seats):
        for n in range(MOST_HAND):
            at = seat * MOST_HAND + n
            assert cells[LOOSE + at] & ~cells[SEEN + at] == 0
            assert not cells[SEEN + at] >> seat & 1
            if n >= cells[HAND_SIZE + seat]:
                assert cells[SEEN + at] == 0
        assert cells[PLACED_LOOSE + seat] & ~cells[PLACED_SEEN + seat] == 0
        if cells[PLACED + seat] == NOBODY or cells[FACE_UP + seat]:
            assert cells[PLACED_SEEN + seat] == 0
    for pile in (SCRIPT, STAGING):
        for n in range(cells[PILE_SIZE + pile], MOST_PILE):
            assert cells[PILE_KNOWN + pile * MOST_PILE + n] == 0


@ways
def test_cards_coins_and_tokens_are_neither_lost_nor_made(way: Way) -> None:
    for seed in range(GAMES):
        for g in walk(way, seed):
            check_cards(g)
            check_pieces(g)
            check_knowledge(g)


@pytest.mark.parametrize("seats", range(2, 7))
def test_between_scenes_hands_have_the_size_of_the_deal(seats: int) -> None:
    """Whatever was played, seized, exchanged or improvised: one card out, one card in."""
    for seed in range(3):
        for g in walk(Way(GAME, seats), seed):
            cells = g.numbers()
            if g.over or cells[PHASE] != 1:
                continue
            deal = book(g).tables
            size = deal.early[seats] if cells[ACT] <= 2 else deal.late[seats]
            for seat in range(seats):
                assert cells[HAND_SIZE + seat] == size + deal.staging[seats]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_act_ends_by_a_rule(seats: int) -> None:
    """By its full curtain, or in a final scene; and there are five of them."""
    for mode in ("standard", "playwright"):
        *_, g = walk(Way(GAME, seats, {"mode": mode}), 5)
        told = [str(event["key"]) for event in GAME.events(g, None)]
        assert told.count("act-ended") == 5
        assert told.count("tallied") == 5 * seats
        full = [
            event
            for event in GAME.events(g, None)
            if event["key"] in {"scored", "set-aside"} and is_full(event["card"])
        ]
        # A revived full curtain is told twice.
        assert len(full) + told.count("act-ran-out") >= 5


def is_full(card: object) -> bool:
    assert isinstance(card, dict)
    return bool(GAME.guide.boards()["cards"].get(card["noun"], {}).get("curtain") == "full")
