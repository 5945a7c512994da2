"""Own cards find their places in the book of an edition, beside what is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.othello import state
from groundlings.othello.verbs import PRINTED_SCRIPTS, PRINTED_STAGINGS
from groundlings.othello.vocabulary import (
    EFFECT_KINDS,
    EFFECT_NAMES,
    MOST_EFFECTS,
    OWN_VERBS,
    PRINTED,
    TARGETS,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.othello.own_cards import OwnCard

ROWS: Final = int(state.STAGINGS) + int(state.OWN_CARDS)
"""Staging cards of all kinds, then own script cards."""
HARMS: Final = {"wounds": state.WOUNDS_EFFECT, "kills": state.KILLS_EFFECT}
STOPPED_BY: Final = {"spotlight": "spotlight", "seize": "seize", "no-drama": "shield"}
"""By the words of a card: the column of what stops what."""
BY_KIND: Final = (
    *("target", "paid_in", "price_lead", "price_company"),
    *("from_hand", "shields", "seizes", "switches"),
)


def add_scripts(
    columns: dict[str, list[int]], tables: dict[str, list[int]], own: Sequence[OwnCard]
) -> None:
    """Own script cards come into their acts: those after them move on by a place (A103)."""
    order: dict[int, list[tuple[int, int, int]]] = {act: [] for act in range(1, state.ACTS + 1)}
    curtains = dict.fromkeys(order, 0)
    for card in range(len(PRINTED_SCRIPTS)):
        act, position = columns["act"][card], columns["position"][card]
        order[act].append((2 * position, 0, card))
        if columns["curtain"][card] == state.FULL_CURTAIN:
            curtains[act] = position
    for one in own:
        if one.is_script:
            act, card = one.script["act"], int(state.OWN_SCRIPTS) + one.number
            order[act].append((_place(columns, one, curtains[act]), one.number + 1, card))
            _fill_in(columns, card, one)
    for act, cards in order.items():
        tables["size"][act] = len(cards)
        for position, (*_, card) in enumerate(sorted(cards), 1):
            columns["position"][card] = position
            columns["at"][act * (int(state.MOST_PILE) + 1) + position] = card
    columns["in_order"] = [card for cards in order.values() for *_, card in sorted(cards)]


def _place(columns: dict[str, list[int]], one: OwnCard, curtain: int) -> int:
    """Where among the doubled positions: behind the card it follows, or before the curtain."""
    if one.after is None:
        return 2 * curtain - 1
    return 2 * columns["position"][PRINTED_SCRIPTS.index(one.after)] if one.after else 0


def _fill_in(columns: dict[str, list[int]], card: int, one: OwnCard) -> None:
    for field, value in one.script.items():
        if field != "verb":
            columns[field][card] = value
    verb = OWN_VERBS[one.script["verb"]]
    columns["deed"][card] = state.CONSPIRES if verb == "conspires" else state.CONFRONTS
    columns["effect"][card] = HARMS.get(verb, state.NO_EFFECT)
    columns["quoted"][card] = int(one.has_quote)


def add_stagings(tables: dict[str, list[int]], own: Sequence[OwnCard]) -> None:
    """Own staging cards come into the deck, one each, with what stops them."""
    for one in own:
        if not one.is_script:
            kind = len(PRINTED_STAGINGS) + one.number
            tables["copies"][kind] = 1
            for word, column in STOPPED_BY.items():
                tables[column][int(state.STAGING_DEED) + kind] = int(word in one.stopped_by)


def powers(scalars: dict[str, int], own: Sequence[OwnCard]) -> dict[str, list[int]]:
    """What cards do: those of the rulebook, then own ones."""
    columns = {name: [0] * ROWS * MOST_EFFECTS for name in ("do", "what", "n", "side", "aimed")}
    columns |= {name: [0] * int(state.STAGINGS) for name in BY_KIND}
    columns |= {name: [] for name in ("own_shown", "own_shields", "own_seizes")}
    for kind, name in enumerate(PRINTED_STAGINGS):
        _print(columns, kind, name, scalars)
    for one in own:
        _write(columns, one)
    return columns


def _print(columns: dict[str, list[int]], kind: int, name: str, scalars: dict[str, int]) -> None:
    printed = PRINTED[name]
    columns["target"][kind] = TARGETS.index(printed.target)
    columns["price_lead"][kind] = scalars[printed.lead] if printed.lead else 0
    columns["price_company"][kind] = scalars[printed.company] if printed.company else 0
    columns["from_hand"][kind] = int("hand" in printed.played)
    told = [str(effect["do"]) for effect in printed.effects]
    columns["shields"][kind] = int("answer" in printed.played and "protect" in told)
    columns["seizes"][kind] = int("seize" in told)
    columns["switches"][kind] = int("miscue" in told)
    for index, effect in enumerate(printed.effects):
        at = kind * MOST_EFFECTS + index
        do = EFFECT_NAMES.index(str(effect["do"]))
        columns["do"][at] = do + 1
        columns["aimed"][at] = int(EFFECT_KINDS[do].aimed)
        if "what" in effect:
            columns["what"][at] = EFFECT_KINDS[do].what.index(str(effect["what"]))
        columns["n"][at] = int(str(effect.get("n", 0)))


def _write(columns: dict[str, list[int]], one: OwnCard) -> None:
    row = one.number + (int(state.STAGINGS) if one.is_script else len(PRINTED_STAGINGS))
    for index, effect in enumerate(one.effects):
        for name, value in effect._asdict().items():
            columns[name][row * MOST_EFFECTS + index] = value
        columns["aimed"][row * MOST_EFFECTS + index] = int(effect.is_aimed)
    if one.is_script:
        return
    told = {effect.kind.name for effect in one.effects}
    shields, seizes = one.answers and "protect" in told, one.answers and "seize" in told
    card = int(state.SCRIPTS) + row
    values = {
        "target": one.target,
        "paid_in": one.paid_in,
        "price_lead": one.price_lead,
        "price_company": one.price_company,
        "from_hand": int(one.from_hand),
        "shields": int(shields),
        "seizes": int(seizes),
        "switches": int("miscue" in told),
    }
    for name, value in values.items():
        columns[name][row] = value
    for name, wanted in (
        ("own_shown", one.from_hand),
        ("own_shields", shields),
        ("own_seizes", seizes),
    ):
        if wanted:
            columns[name].append(card)
