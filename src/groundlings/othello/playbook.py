"""The playbook: what a choice would do, the prompt card, and the own hand beside the view.

All of it is told in messages of `[effect]`, and all values come from the edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.othello import turns
from groundlings.othello.cards import does
from groundlings.othello.reasons import prospect
from groundlings.othello.state import (
    HAND,
    HAND_SIZE,
    MOST_HAND,
    PLACED,
    SCRIPTS,
    TILE,
    book,
)
from groundlings.othello.verbs import CARD_NAMES, CHARACTER_NAMES, NOTATION, TELLING
from groundlings.othello.view import in_play_order
from groundlings.othello.wounds import limit

if TYPE_CHECKING:
    from groundlings.kernel.telling import Message
    from groundlings.othello.cards import Boards
    from groundlings.othello.state import Stage

GLOSSES: Final = {
    "would-succeed": ("card",),
    "would-fail": ("card", "options"),
    "would-not": ("options",),
    "quoted": ("card",),
    "pays": ("n",),
    "pays-back": ("n",),
    "has-wounds": ("n", "total"),
    "phase-1": (),
    "phase-2": (),
    "phase-3": (),
    "phase-4": (),
    "costs-are": ("improv", "seize", "no_drama", "look", "villainy", "revive"),
    "spotlight-blocks": (),
    "seize-stops": (),
    "scoring-is": ("n", "total"),
    "bonuses-are": ("two", "three", "four", "five", "cards", "bonus"),
}
"""What a gloss may tell beside what cards do, and the values each of them tells."""
BY_ACTS: Final = ("two", "three", "four", "five")
"""In so many acts an Iago card was scored; fewer bring no bonus."""


# Beside a choice


def gloss(  # noqa: PLR0911 - one for each verb
    boards: Boards, g: Stage, seat: int, option: int
) -> list[Message]:
    """What a person would look up before this choice."""
    verb, noun = NOTATION.pairs[option]
    match verb:
        case "place" | "switch" | "take":
            return [*_card(boards, noun), *_outlook(g, seat, CARD_NAMES.index(noun))]
        case "give" | "bury" | "discard":
            return _card(boards, noun)
        case "play":
            card = int(g.cells[PLACED + seat])
            return [*_card(boards, CARD_NAMES[card]), *_outlook(g, seat, card)]
        case "reveal":
            return _outlook(g, seat, int(g.cells[PLACED + seat]))
        case "coin" | "steal":
            return [does(boards["meta"], noun)]
        case "show":
            return [*_fee(g, NOTATION.texts[option]), does(boards["meta"], noun)]
        case "trade":
            key = "pays" if noun == "spotlight" else "pays-back"
            return [{"key": key, "n": int(book(g).scalars.trade)}]
        case "exit":
            return [{"key": "pays-back", "n": int(book(g).scalars.exit_reward)}]
        case "wound" | "lower":
            character = CHARACTER_NAMES.index(noun)
            wounds, most = int(g.cells[TILE + character]), int(limit(g, character))
            return [{"key": "has-wounds", "n": wounds, "total": most}]
        case _:
            return _fee(g, verb)


def _fee(g: Stage, text: str) -> list[Message]:
    """What a choice costs."""
    scalars = book(g).scalars
    fees = {
        "improv": scalars.improv_cost,
        "seize": scalars.seize_cost,
        "swap-seize": scalars.improv_cost + scalars.seize_cost,
        "look": scalars.look_cost,
        "pay": scalars.villainy_cost,
        "show:no-drama": scalars.no_drama_cost,
    }
    return [{"key": "pays", "n": int(fees[text])}] if text in fees else []


def _card(boards: Boards, name: str) -> list[Message]:
    """What stands on a card."""
    if name not in boards["cards"]:
        return [does(boards["meta"], name)]
    card: dict[str, Any] = boards["cards"][name]
    return [*card["points"], *card["rewards"], *card["effect"]]


def _outlook(g: Stage, seat: int, card: int) -> list[Message]:
    """What would keep the card from succeeding now."""
    why = prospect(g, seat, card)
    return [] if why is None else [{"key": "would-not", "options": [[TELLING.message(*why)]]}]


# The own hand, and the card in play


def gallery(g: Stage, seat: int | None) -> dict[str, object]:
    """For who sits at a table: each card of the hand, and whether it could succeed now."""
    shown: dict[str, object] = {}
    if seat is None or g.over:
        return shown
    first = HAND + seat * MOST_HAND
    cards = [int(g.cells[first + n]) for n in range(g.cells[HAND_SIZE + seat])]
    if cards:
        shown["held"] = [_held(g, seat, card) for card in in_play_order(cards)]
    step = g.stack[-1]
    if isinstance(step, turns.Turn) and step.when == turns.DECLARE:
        card = int(g.cells[PLACED + step.seat])
        if card < SCRIPTS:
            shown["read_aloud"] = [{"key": "quoted", "card": {"noun": CARD_NAMES[card]}}]
    return shown


def _held(g: Stage, seat: int, card: int) -> Message:
    noun = {"noun": CARD_NAMES[card]}
    why = prospect(g, seat, card)
    if why is None:
        return {"key": "would-succeed", "card": noun}
    return {"key": "would-fail", "card": noun, "options": [[TELLING.message(*why)]]}


# The prompt card


def primer(boards: Boards) -> list[Message]:
    """Phases, costs, what stops what, scoring."""
    meta = boards["meta"]
    return [
        {"key": "phase-1"},
        {"key": "phase-2"},
        {"key": "phase-3"},
        {"key": "phase-4"},
        {"key": "costs-are"} | {price: meta[f"{price}_cost"] for price in GLOSSES["costs-are"]},
        {"key": "spotlight-blocks"},
        {"key": "seize-stops"},
        {
            "key": "scoring-is",
            "n": meta["intrigue_per_point"],
            "total": meta["handkerchief_points"],
        },
        {
            "key": "bonuses-are",
            **dict(zip(BY_ACTS, meta["iago_bonus"][-len(BY_ACTS) :], strict=True)),
            "cards": meta["company_bonus_cards"],
            "bonus": meta["company_bonus"],
        },
    ]
