"""Nothing is ever lost or made: checked after every choice of games of chance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from conformance.ways import Way, walk
from groundlings.kernel.state import NOBODY, is_among
from groundlings.othello import hands
from groundlings.othello.coins import coins, supply
from groundlings.othello.depletion import marker
from groundlings.othello.exchange import traded
from groundlings.othello.kept import is_aside, kept_worth, owner, points, scored
from groundlings.othello.lead import lead
from groundlings.othello.moment import act, phase
from groundlings.othello.no_drama import shown
from groundlings.othello.piles import cards_in, discards, known_in_pile, pile_size
from groundlings.othello.placed import (
    has_face_down,
    placed,
    placed_loose,
    placed_seen,
)
from groundlings.othello.state import (
    BETWEEN,
    CHARACTERS,
    COINS,
    LAST_SPACE,
    MOST_HAND,
    MOST_PILE,
    NO_DRAMA,
    PLACING,
    PROTECTED,
    SCRIPT,
    SCRIPTS,
    STAGING,
    TAKE_THE_LEAD,
    book,
)
from groundlings.othello.tokens import intrigue, spotlights
from groundlings.othello.wounds import is_dead, wounds_of, wounds_on
from othello.own import EXAMPLE, FOOLS, KNAVES
from othello.stage import GAME

if TYPE_CHECKING:
    from groundlings.kernel.state import State

pytestmark = pytest.mark.compiled
"""Whole games, which plain Python plays ten times slower; the rulings' own tests see each line."""
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
own_ways = pytest.mark.parametrize(
    "way",
    [
        Way(game, seats, {"mode": mode})
        for game in (EXAMPLE, KNAVES, FOOLS)
        for seats in (2, 4, 6)
        for mode in ("standard", "playwright")
    ],
    ids=lambda way: f"{way}-{way.game.edition[:4]}",
)


def everywhere(g: State) -> Counter[int]:
    """All cards that lie somewhere: piles, discards, hands, places, the table."""
    found: Counter[int] = Counter([traded(g)])
    for pile in (SCRIPT, STAGING):
        found.update(cards_in(g, pile))
        found.update(discards(g, pile))
    for seat in range(g.seats):
        found.update([*hands.hand(g, seat), placed(g, seat)])
        found[NO_DRAMA] += shown(g, seat)
    del found[NOBODY]
    return found


def check_cards(g: State) -> None:
    """Each script card of the act is in one place; staging cards are as many as were dealt."""
    found = everywhere(g)
    for card in range(SCRIPTS):
        kept = (owner(g, card) != NOBODY) + is_aside(g, card)
        assert found[card] + kept <= 1
        if found[card]:
            assert book(g).scripts.act[card] == act(g)
    copies = list(book(g).tables.copies)
    if g.seats == 2:
        copies[TAKE_THE_LEAD - SCRIPTS] -= 2
    assert [found[SCRIPTS + kind] for kind in range(len(copies))] == copies


def check_pieces(g: State) -> None:
    """Coins are as many as there are; no token is owed; points are those of the scored cards."""
    for coin in range(COINS):
        held = [coins(g, seat, coin) for seat in range(g.seats)]
        assert min(held) >= 0
        assert supply(g, coin) >= 0
        assert supply(g, coin) + sum(held) == book(g).cast.coins[coin]
    for character in range(CHARACTERS):
        assert 0 <= wounds_on(g, character) < book(g).cast.limit[character]
        if is_dead(g, character):
            assert wounds_on(g, character) == 0
    for seat in range(g.seats):
        assert min(intrigue(g, seat), spotlights(g, seat), wounds_of(g, seat)) >= 0
        assert points(g, seat) == sum(kept_worth(g, card) for card in scored(g, seat))
        assert g.cells[PROTECTED + seat] in {0, 1}
        assert shown(g, seat) <= 3
    assert 0 <= lead(g) < g.seats
    assert 0 <= marker(g) <= LAST_SPACE
    assert 0 <= phase(g) <= BETWEEN


def check_knowledge(g: State) -> None:
    """Nobody has seen an own card "from outside"; who is unsure of a place knows the card."""
    for seat in range(g.seats):
        for place in range(MOST_HAND):
            seen = hands.seen(g, seat, place)
            assert hands.loose(g, seat, place) & ~seen == 0
            assert not is_among(seat, seen)
            if place >= hands.hand_size(g, seat):
                assert seen == 0
        assert placed_loose(g, seat) & ~placed_seen(g, seat) == 0
        if not has_face_down(g, seat):
            assert placed_seen(g, seat) == 0
    for pile in (SCRIPT, STAGING):
        for at in range(pile_size(g, pile), MOST_PILE):
            assert known_in_pile(g, pile, at) == 0


@ways
def test_cards_coins_and_tokens_are_neither_lost_nor_made(way: Way) -> None:
    for seed in range(GAMES):
        for g in walk(way, seed):
            check_cards(g)
            check_pieces(g)
            check_knowledge(g)


@own_ways
def test_own_cards_lose_and_make_nothing_either(way: Way) -> None:
    for g in walk(way, 7):
        check_cards(g)
        check_pieces(g)
        check_knowledge(g)
        for seat in range(g.seats):
            assert hands.hand_size(g, seat) + (placed(g, seat) != NOBODY) <= MOST_HAND
        for pile in (SCRIPT, STAGING):
            assert pile_size(g, pile) + len(discards(g, pile)) <= MOST_PILE


@pytest.mark.parametrize("seats", range(2, 7))
def test_between_scenes_hands_have_the_size_of_the_deal(seats: int) -> None:
    """Whatever was played, seized, exchanged or improvised: one card out, one card in."""
    for seed in range(3):
        for g in walk(Way(GAME, seats), seed):
            if g.over or phase(g) != PLACING:
                continue
            deal = book(g).tables
            size = deal.early[seats] if act(g) <= 2 else deal.late[seats]
            for seat in range(seats):
                assert hands.hand_size(g, seat) == size + deal.staging[seats]


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_act_ends_by_a_rule(seats: int) -> None:
    """By its full curtain, or in a final scene; and there are five of them."""
    for mode in ("standard", "playwright"):
        *_, g = walk(Way(GAME, seats, {"mode": mode}), 5)
        told = [str(event["key"]) for event in GAME.events(g, None)]
        assert told.count("act-ended") + told.count("act-ran-out") == 5  # each is told once
        assert told.count("tallied") == 5 * seats
        full = [
            event
            for event in GAME.events(g, None)
            if event["key"] in {"scored", "set-aside"} and is_full(event["card"])
        ]
        # A revived full curtain is told twice.
        assert len(full) >= told.count("act-ended")


def is_full(card: object) -> bool:
    assert isinstance(card, dict)
    return bool(GAME.guide.boards()["cards"].get(card["noun"], {}).get("curtain") == "full")
