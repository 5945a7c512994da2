"""What a seat at Othello can see (A84), and what it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.kernel.state import NOBODY, is_among
from groundlings.othello import hands
from groundlings.othello.coins import coins, supply
from groundlings.othello.curtain import is_half_played
from groundlings.othello.deeds import (
    coin_deed,
    coin_of,
    deeds_so_far,
    is_coin_deed,
    is_lit,
    is_script_deed,
    recollection,
    staging_card,
)
from groundlings.othello.depletion import is_final, marker
from groundlings.othello.exchange import traded, traded_seen, trader
from groundlings.othello.handkerchief import holder
from groundlings.othello.improv import has_improvised
from groundlings.othello.kept import is_aside, kept_worth, owner
from groundlings.othello.lead import lead, order_of_reveal
from groundlings.othello.moment import act, is_between, phase, scene
from groundlings.othello.piles import discards, in_pile, known_in_pile, pile_size
from groundlings.othello.placed import has_face_down, placed, placed_seen
from groundlings.othello.playwright import is_playwright, next_card
from groundlings.othello.protection import is_protected
from groundlings.othello.reading import lines_read
from groundlings.othello.score import (
    company_cards,
    company_points,
    iago_acts,
    iago_points,
    rows,
    score,
    tallied,
    tallied_acts,
)
from groundlings.othello.script import FINE, obstacle, worth
from groundlings.othello.state import (
    CARDS,
    CHARACTERS,
    EXIT_DEED,
    FULL_CURTAIN,
    HALF_CURTAIN,
    IAGO_COIN,
    IMPROV_DEED,
    MOST_DEEDS,
    PENDING,
    SCRIPTS,
    book,
    is_script,
)
from groundlings.othello.tokens import intrigue, spotlights
from groundlings.othello.verbs import (
    ACT_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    COIN_NAMES,
    PILE_NAMES,
)
from groundlings.othello.windows import can_be_seized, responders
from groundlings.othello.wounds import is_dead, is_on_stage, limit, wounds_of, wounds_on

if TYPE_CHECKING:
    from groundlings.kernel.state import State
    from groundlings.othello.cards import Boards
    from groundlings.othello.deeds import Recollection

PHASES: Final = ("pre-placement", "placement", "second-pass", "reveal", "draw", "intermission")
MARKERS: Final = ("act-begins", "script-empty", "staging-empty", "last-space")
OUTCOMES: Final = ("pending", "done", "blocked", "seized", "foiled")
SOURCES: Final = ("script", "intrigue", "spotlight", "wounds", "handkerchief")
FACE_DOWN: Final = "face-down"
CURTAINS: Final = ((HALF_CURTAIN, "half"), (FULL_CURTAIN, "full"))


def look(g: State, seat: int | None, boards: Boards) -> dict[str, object]:
    """The table for all, then the own hand and what the seat knows of others."""
    scored, aside = _script_cards(g)
    at_risk = _at_risk(g)
    seen: dict[str, object] = {
        "act": ACT_NAMES[act(g) - 1],
        "scene": int(scene(g)) or None,
        "phase": "end" if g.over else PHASES[phase(g)],
        "mode": "playwright" if is_playwright(g) else "standard",
        "lead": int(lead(g)),
        "order": order_of_reveal(g),
        "handkerchief_holder": _seat(holder(g)),
        "half_played": is_half_played(g),
        "curtains": {name: _curtain(g, sort) for sort, name in CURTAINS},
        "next": _card(next_card(g)) if is_playwright(g) else None,
        "next_worth": _next_worth(g),
        "marker": MARKERS[marker(g)],
        "final": is_final(g),
        "piles": {name: int(pile_size(g, pile)) for pile, name in enumerate(PILE_NAMES)},
        "discards": {name: _named(g, discards(g, pile)) for pile, name in enumerate(PILE_NAMES)},
        "supply": {name: int(supply(g, coin)) for coin, name in enumerate(COIN_NAMES)},
        "deed": None if at_risk is None else _told(at_risk),
        "stake": None if at_risk is None else _stake(g, at_risk),
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
        "synopsis": boards["acts"][ACT_NAMES[act(g) - 1]]["synopsis"],
        "reading": _reading(g, boards),
    }
    if seat is not None:
        seen["hand"] = [CARD_NAMES[card] for card in hand(g, seat)]
        seen["mine"] = _card(placed(g, seat))
        seen["known"] = {
            str(other): cards
            for other in range(g.seats)
            if other != seat and (cards := _known(g, seat, other))
        }
        seen["under"] = {name: _under(g, seat, pile) for pile, name in enumerate(PILE_NAMES)}
    return seen


def in_play_order(g: State, cards: list[int]) -> list[int]:
    """Script cards as the play has them, then staging cards."""
    scripts = book(g).scripts
    return sorted(
        cards,
        key=lambda card: (
            (int(scripts.act[card]), int(scripts.position[card]))
            if is_script(card)
            else (CARDS, card)
        ),
    )


def _named(g: State, cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in in_play_order(g, cards)]


def _seat(seat: int) -> dict[str, int] | None:
    return None if seat == NOBODY else {"seat": int(seat)}


def _card(card: int) -> str | None:
    return None if card == NOBODY else CARD_NAMES[card]


def _script_cards(g: State) -> tuple[list[list[int]], list[list[int]]]:
    """Who has scored which cards, and for whom which are set aside, as the play has them."""
    scored: list[list[int]] = [[] for _ in range(g.seats)]
    aside: list[list[int]] = [[] for _ in range(CHARACTERS)]
    for card in book(g).scripts.in_order:
        if owner(g, card) != NOBODY:
            scored[owner(g, card)].append(card)
        elif is_aside(g, card):
            aside[book(g).scripts.leads[card]].append(card)
    return scored, aside


def _character(g: State, character: int, aside: list[int]) -> dict[str, object]:
    return {
        "limit": int(limit(g, character)),
        "tokens": int(wounds_on(g, character)),
        "dead": is_dead(g, character),
        "aside": [CARD_NAMES[card] for card in aside],
    }


def _player(g: State, seat: int, scored: list[int]) -> dict[str, object]:
    script, staging = _held(g, seat)
    return {
        "total": int(score(g, seat)),
        "intrigue": int(intrigue(g, seat)),
        "spotlight": int(spotlights(g, seat)),
        "wounds": int(wounds_of(g, seat)),
        "coins": {name: int(coins(g, seat, coin)) for coin, name in enumerate(COIN_NAMES)},
        "script_cards": script,
        "staging_cards": staging,
        "placed": _placed(g, seat),
        "protected": is_protected(g, seat),
        "improvised": has_improvised(g, seat),
        "scored": [CARD_NAMES[card] for card in scored],
        "worth": {CARD_NAMES[card]: int(kept_worth(g, card)) for card in scored},
        "iago_acts": [ACT_NAMES[act - 1] for act in sorted(iago_acts(g, scored))],
        "company": {
            CHARACTER_NAMES[character]: count
            for character, count in enumerate(company_cards(g, scored))
            if count > 0
        },
        "score": sources(g, seat),
        "sheet": {name: column(g, seat, number) for number, name in tallied_names(g)},
    }


def sources(g: State, seat: int) -> dict[str, int]:
    """The points of a seat by the rows of its sheet and the bonuses."""
    return {
        **dict(zip(SOURCES, map(int, rows(g, seat)), strict=True)),
        "iago-bonus": int(iago_points(g, seat)),
        "company-bonus": int(company_points(g, seat)),
    }


def tallied_names(g: State) -> list[tuple[int, str]]:
    """The acts that have been written down: number and name."""
    return list(enumerate(ACT_NAMES[: tallied_acts(g)], 1))


def column(g: State, seat: int, number: int) -> dict[str, int]:
    """A column of the score sheet, in the form of the rulebook's example."""
    found = dict(zip(SOURCES, map(int, tallied(g, seat, number)), strict=True))
    return {**found, "act-score": sum(found.values())}


def _held(g: State, seat: int) -> tuple[int, int]:
    """How many script and staging cards a player holds, placed face down or not (A93)."""
    cards = hands.hand(g, seat)
    if has_face_down(g, seat):
        cards.append(int(placed(g, seat)))
    if trader(g) == seat:
        cards.append(int(traded(g)))
    script = sum(map(is_script, cards))
    return script, len(cards) - script


def _placed(g: State, seat: int) -> str | None:
    return FACE_DOWN if has_face_down(g, seat) else _card(placed(g, seat))


def _told(done: Recollection) -> dict[str, object]:
    """What a deed was: a card, a coin, an improv or an exit, and to whom."""
    told: dict[str, object] = {"who": _seat(done.who)}
    if done.deed == IMPROV_DEED:
        told["what"] = "improv"
    elif done.deed == EXIT_DEED:
        told["what"], told["card"] = "exit", CARD_NAMES[done.detail]
    elif is_coin_deed(done.deed):
        told["what"] = f"coin-{COIN_NAMES[coin_of(done.deed)]}"
        if done.deed == coin_deed(IAGO_COIN):
            told["character"] = CHARACTER_NAMES[done.detail]
    else:
        card = done.detail if is_script_deed(done.deed) else staging_card(done.deed)
        told["what"], told["card"] = "play", CARD_NAMES[card]
    if done.whom != NOBODY:
        told["whom"] = _seat(done.whom)
    return told


def _entry(done: Recollection) -> dict[str, object]:
    told = {**_told(done), "outcome": OUTCOMES[done.outcome]}
    if done.stopper != NOBODY:
        told["by"] = _seat(done.stopper)
    if done.was_answered:
        told["countered"] = True
    return told


def _deeds(g: State) -> list[dict[str, object]]:
    """The last deeds of the scene: who did what to whom, who stopped it, who answered."""
    count = int(deeds_so_far(g))
    numbers = range(max(0, count - MOST_DEEDS), count)
    return [_entry(recollection(g, number)) for number in numbers]


def _at_risk(g: State) -> Recollection | None:
    """The deed that may be stopped now."""
    if deeds_so_far(g) == 0 or is_between(g):
        return None
    last = recollection(g, deeds_so_far(g) - 1)
    return last if last.outcome == PENDING else None


def _stake(g: State, deed: Recollection) -> dict[str, object]:
    """What could stop a deed, who could as far as all can see, and what its card is worth now."""
    able = responders(g, deed.who, deed.deed, deed.detail, deed.whom)
    told: dict[str, object] = {
        "lit": is_lit(g, deed.deed),
        "seizable": can_be_seized(g, deed.deed, deed.detail),
        "responders": [seat for seat in range(g.seats) if is_among(seat, able)],
    }
    if is_script_deed(deed.deed):
        told["now"] = int(worth(g, deed.who, deed.detail, seized=False))
        told["seized"] = int(worth(g, deed.who, deed.detail, seized=True))
    return told


def _next_worth(g: State) -> list[int] | None:
    """Playwright's Challenge: what the next card would bring each player (A78)."""
    card = next_card(g) if is_playwright(g) else NOBODY
    if card == NOBODY:
        return None
    return [int(worth(g, seat, card, seized=False)) for seat in range(g.seats)]


def _curtain(g: State, sort: int) -> dict[str, object]:
    """A curtain card of this act, and what it would bring each player who could play it now."""
    scripts = book(g).scripts
    card = next(
        card
        for card in range(SCRIPTS)
        if scripts.act[card] == act(g) and scripts.curtain[card] == sort
    )
    return {
        "card": CARD_NAMES[card],
        "worth": [
            int(worth(g, seat, card, seized=False)) if obstacle(g, seat, card) == FINE else None
            for seat in range(g.seats)
        ],
    }


def _reading(g: State, boards: Boards) -> list[dict[str, object]]:
    """Table Read: title and quotation of every script card turned up in this scene (A92).

    Until the next cards are placed, so that the last one of a scene is read too.
    """
    found = []
    for line in lines_read(g):
        printed = boards["cards"][CARD_NAMES[line.card]]
        told = {key: printed[key] for key in ("title", "quote", "speaker", "where")}
        found.append({"seat": line.seat, "card": CARD_NAMES[line.card], **told})
    return found


# The own secrets


def hand(g: State, seat: int) -> list[int]:
    """The cards this player holds, in the order of the play."""
    return in_play_order(g, hands.hand(g, seat))


def _known(g: State, seat: int, other: int) -> list[str]:
    """What this seat has seen and the other still holds."""
    held = enumerate(hands.hand(g, other))
    cards = [card for place, card in held if is_among(seat, hands.seen(g, other, place))]
    if is_among(seat, placed_seen(g, other)):
        cards.append(int(placed(g, other)))
    if trader(g) == other and is_among(seat, traded_seen(g)):
        cards.append(int(traded(g)))
    return _named(g, cards)


def _under(g: State, seat: int, pile: int) -> dict[str, str]:
    """Cards of a pile that this seat knows, by their place from the bottom."""
    return {
        str(at + 1): CARD_NAMES[in_pile(g, pile, at)]
        for at in range(pile_size(g, pile))
        if is_among(seat, known_in_pile(g, pile, at))
    }
