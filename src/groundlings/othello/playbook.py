"""The playbook: what a choice would do, the prompt card, and the own hand beside the view.

All of it is told in messages of `[effect]`, and all values come from the edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.othello.cards import does
from groundlings.othello.deeds import (
    coin_of,
    is_coin_deed,
    is_script_deed,
    is_staging_deed,
    staging_card,
)
from groundlings.othello.moment import is_between
from groundlings.othello.placed import placed
from groundlings.othello.reading import lines_read
from groundlings.othello.reasons import prospect
from groundlings.othello.score import tallied_acts
from groundlings.othello.script import worth
from groundlings.othello.state import SCRIPTS, book
from groundlings.othello.verbs import (
    CARD_NAMES,
    CHARACTER_NAMES,
    COIN_NAMES,
    MESSAGES,
    NOTATION,
)
from groundlings.othello.view import column, hand, tallied_names
from groundlings.othello.windows import Answer, Window
from groundlings.othello.wounds import limit, wounds_on

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.othello.cards import Boards

GLOSSES: Final = {
    "would-succeed": ("card",),
    "would-fail": ("card", "options"),
    "would-not": ("options",),
    "quoted": ("card",),
    "pays": ("n",),
    "pays-back": ("n",),
    "has-wounds": ("n", "total"),
    "off-role": ("n",),
    "blocks-it": (),
    "cannot-stop": (),
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

OF_HAND: Final = ("place", "switch", "take", "give", "bury", "discard")
OF_PLACED: Final = ("play", "play-in-vain", "reveal", "bury-placed")
"""The verbs that are about a card: one of a hand, or the one that is placed."""


# Beside a choice


def gloss(boards: Boards, g: State, seat: int, option: int) -> list[Message]:
    """What a person would look up before this choice."""
    verb, noun = NOTATION.pairs[option]
    if verb in OF_HAND:
        return _about_card(boards, g, seat, verb, CARD_NAMES.index(noun))
    if verb in OF_PLACED:
        return _about_card(boards, g, seat, verb, int(placed(g, seat)))
    step = g.stack[-1]
    if verb == "let" and isinstance(step, Window) and len(step.options(g, seat)) == 1:
        return [{"key": "cannot-stop"}]
    return _about_deed(boards, g, seat, option)


def _about_card(boards: Boards, g: State, seat: int, verb: str, card: int) -> list[Message]:
    """What it brings and whether it could; a card that lies face down is also named."""
    match verb:
        case "reveal":
            return [_held(g, seat, card)]
        case "bury-placed":
            return [{"key": "would-succeed", "card": {"noun": CARD_NAMES[card]}}]
        case "give" | "bury" | "discard":
            return _card(boards, g, seat, card)
        case _:
            return [*_card(boards, g, seat, card), *_outlook(g, seat, card)]


def _about_deed(  # noqa: PLR0911 - one for each verb
    boards: Boards, g: State, seat: int, option: int
) -> list[Message]:
    """What it costs, and what for."""
    verb, noun = NOTATION.pairs[option]
    match verb:
        case "spotlight":
            return [{"key": "blocks-it"}]
        case "seize" | "swap-seize":
            return [*_fee(g, verb), *_does(boards, _seizing(g, seat, verb))]
        case "cede" | "coin" | "gain" | "steal":
            return [does(boards["meta"], noun)]
        case "show":
            return [*_fee(g, NOTATION.texts[option]), *_does(boards, noun)]
        case "trade":
            key = "pays" if noun == "spotlight" else "pays-back"
            return [{"key": key, "n": int(book(g).scalars.trade)}]
        case "exit":
            return [{"key": "pays-back", "n": int(book(g).scalars.exit_reward)}]
        case "wound" | "lower":
            character = CHARACTER_NAMES.index(noun)
            wounds, most = int(wounds_on(g, character)), int(limit(g, character))
            return [{"key": "has-wounds", "n": wounds, "total": most}]
        case _:
            return _fee(g, verb)


def _fee(g: State, text: str) -> list[Message]:
    """What a choice costs."""
    scalars = book(g).scalars
    fees = {
        "improv": scalars.improv_cost,
        "swap-seize": scalars.improv_cost + scalars.seize_cost,
        "look": scalars.look_cost,
        "pay": scalars.villainy_cost,
        "show:no-drama": scalars.no_drama_cost,
    }
    return [{"key": "pays", "n": int(fees[text])}] if text in fees else []


def _card(boards: Boards, g: State, seat: int, number: int) -> list[Message]:
    """What stands on a card; of the other role it is worth less in Playwright's Challenge (A78)."""
    if number >= SCRIPTS:
        return _does(boards, CARD_NAMES[number])
    card: dict[str, Any] = boards["cards"][CARD_NAMES[number]]
    (points,) = card["points"]
    now = int(worth(g, seat, number, seized=False))
    if points["key"] == "for-all" and points["n"] != now:
        points = {"key": "off-role", "n": now}
    return [points, *card["rewards"], *card["effect"]]


def _does(boards: Boards, noun: str) -> list[Message]:
    """What a staging card does."""
    told: list[Message] = boards["staging"][noun]["does"]
    return told


def _seizing(g: State, seat: int, verb: str) -> str:
    """The card that seizes: the placed one, or the Seize that comes there by improv."""
    return "seize" if verb == "swap-seize" else CARD_NAMES[placed(g, seat)]


def _outlook(g: State, seat: int, card: int) -> list[Message]:
    """What would keep the card from succeeding now."""
    why = prospect(g, seat, card)
    return [] if why is None else [{"key": "would-not", "options": [[MESSAGES.message(*why)]]}]


# The own hand, and the card in play


def gallery(boards: Boards, g: State, seat: int | None) -> dict[str, object]:
    """The score by act, what is at stake, what was read; for a player the hand and its chances."""
    shown: dict[str, object] = {}
    if tallied_acts(g) > 0 and (g.over or is_between(g)):
        shown["by_act"] = [_by_act(g, other) for other in range(g.seats)]
    if lines := _read_aloud(g):
        shown["read_aloud"] = lines
    if g.over:
        return shown
    if stake := _at_stake(boards, g):
        shown["at_stake"] = stake
    if seat is not None and (cards := hand(g, seat)):
        shown["held"] = [_held(g, seat, card) for card in cards]
    return shown


def _read_aloud(g: State) -> list[Message]:
    """The lines of the script cards that were turned up, for everybody."""
    quoted = book(g).scripts.quoted
    nouns = [{"noun": CARD_NAMES[line.card]} for line in lines_read(g) if quoted[line.card]]
    return [{"key": "quoted", "card": noun} for noun in nouns]


def _by_act(g: State, seat: int) -> dict[str, int]:
    """The act scores that have been written down."""
    return {name: column(g, seat, number)["act-score"] for number, name in tallied_names(g)}


def _at_stake(boards: Boards, g: State) -> list[Message]:
    """What the deed brings that may be stopped now."""
    step = g.stack[-1]
    if not isinstance(step, Answer | Window):
        return []
    if is_script_deed(step.deed):
        return _card(boards, g, int(step.seat), int(step.detail))
    if is_staging_deed(step.deed):
        return _does(boards, CARD_NAMES[staging_card(step.deed)])
    if is_coin_deed(step.deed):
        return [does(boards["meta"], COIN_NAMES[coin_of(step.deed)])]
    return []


def _held(g: State, seat: int, card: int) -> Message:
    noun = {"noun": CARD_NAMES[card]}
    why = prospect(g, seat, card)
    if why is None:
        return {"key": "would-succeed", "card": noun}
    return {"key": "would-fail", "card": noun, "options": [[MESSAGES.message(*why)]]}


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


def outlook(g: State, seat: int | None) -> dict[str, object]:
    """What a seat can work out from its own hand: what would succeed, and for how many points."""
    if seat is None:
        return {}
    return {"prospects": _prospects(g, seat), "worths": _worths(g, seat)}


def _prospects(g: State, seat: int) -> dict[str, Message | None]:
    """Why each card of the hand would not succeed now; None if it would."""
    found: dict[str, Message | None] = {}
    for card in hand(g, seat):
        why = prospect(g, seat, card)
        found[CARD_NAMES[card]] = None if why is None else MESSAGES.message(*why)
    return found


def _worths(g: State, seat: int) -> dict[str, int]:
    """The points of each script card of this player, in the hand or placed, as played now."""
    cards = [card for card in [*hand(g, seat), int(placed(g, seat))] if 0 <= card < SCRIPTS]
    return {CARD_NAMES[card]: int(worth(g, seat, card, seized=False)) for card in cards}
