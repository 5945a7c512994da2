"""What an own card says: its sentence, in messages made from its effects, its price first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from groundlings.othello.verbs import COIN_NAMES
from groundlings.othello.vocabulary import (
    ANY_COIN,
    OF_ME,
    OF_OTHERS,
    PRICES,
    TARGETS,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.messages import Message
    from groundlings.othello.own_cards import OwnCard
    from groundlings.othello.own_effects import Effect
    from groundlings.othello.vocabulary import Kind

SAYINGS: Final = {
    "pay-intrigue": ("n", "options"),
    "pay-intrigue-lead": ("n", "options"),
    "pay-intrigue-company": ("n", "options"),
    "pay-intrigue-by-role": ("n", "total", "options"),
    "pay-spotlight": ("n", "options"),
    "pay-spotlight-lead": ("n", "options"),
    "pay-spotlight-company": ("n", "options"),
    "pay-spotlight-by-role": ("n", "total", "options"),
    "do-lead": (),
    "do-exchange": ("target", "n"),
    "do-look": ("target",),
    "do-miscue": ("target",),
    "do-again": (),
    "do-protect": (),
    "do-seize": (),
    "do-wound": ("n",),
    "do-lower": ("n",),
    "do-villainy": ("n",),
    "do-revive": (),
    "do-gain-intrigue": ("n",),
    "do-gain-spotlight": ("n",),
    "do-gain-that-coin": ("coin",),
    "do-gain-those-coins": ("n", "coin"),
    "do-gain-a-coin": (),
    "do-gain-coins": ("n",),
    "do-gain-handkerchief": (),
    "do-take-intrigue": ("n", "target"),
    "do-take-spotlight": ("n", "target"),
    "do-take-a-coin": ("target",),
    "do-take-coins": ("n", "target"),
    "do-take-intrigue-others": ("n",),
    "do-take-spotlight-others": ("n",),
    "do-give-intrigue": ("n", "target"),
    "do-give-spotlight": ("n", "target"),
    "do-give-a-coin": ("target",),
    "do-give-coins": ("n", "target"),
    "do-lose-intrigue": ("n",),
    "do-lose-spotlight": ("n",),
    "do-lose-intrigue-target": ("n", "target"),
    "do-lose-spotlight-target": ("n", "target"),
    "do-lose-intrigue-others": ("n",),
    "do-lose-spotlight-others": ("n",),
    "do-draw-script": ("n",),
    "do-draw-staging": ("n",),
    "also-from-hand": (),
    "also-out-of-turn": (),
    "also-at-any-time": (),
}
"""What an own card may say, and the values each of it tells."""


def sentence(card: OwnCard, meta: Mapping[str, object]) -> list[Message]:
    """What a staging card does, in one message or more; those of a price hold what it buys."""
    told = [says(effect, TARGETS[card.target], meta) for effect in card.effects]
    price = _price(card)
    found: list[Message] = [price | {"options": [told]}] if price else told
    if card.from_hand:
        found.append({"key": "also-at-any-time" if card.answers else "also-from-hand"})
    elif card.answers and "seize" not in {one.kind.name for one in card.effects}:
        found.append({"key": "also-out-of-turn"})
    return found


def _price(card: OwnCard) -> Message | None:
    key = f"pay-{PRICES[card.paid_in]}"
    lead, company = card.price_lead, card.price_company
    if lead == company:
        return {"key": key, "n": lead} if lead else None
    if not company:
        return {"key": f"{key}-lead", "n": lead}
    if not lead:
        return {"key": f"{key}-company", "n": company}
    return {"key": f"{key}-by-role", "n": lead, "total": company}


def says(effect: Effect, target: str, meta: Mapping[str, object]) -> Message:
    """What one effect does."""
    kind = effect.kind
    key = f"do-{kind.name}"
    values: dict[str, object] = {"n": effect.n} if kind.most else {}
    if kind.what:
        key += f"-{_good(effect, kind)}"
    if kind.name == "gain" and effect.side != ANY_COIN:
        values["coin"] = {"noun": COIN_NAMES[effect.side]}
    if kind.name == "take" and effect.side == OF_OTHERS:
        key += "-others"
    if kind.name == "lose" and effect.side != OF_ME:
        key += "-others" if effect.side == OF_OTHERS else "-target"
    if kind.name in {"exchange", "villainy"}:
        values["n"] = meta["look_cost" if kind.name == "exchange" else "villainy_cost"]
    if "target" in SAYINGS[key]:
        values["target"] = {"noun": f"target-{target}"}
    told: Message = {"key": key}
    return told | {name: values[name] for name in SAYINGS[key]}


def _good(effect: Effect, kind: Kind) -> str:
    """What changes hands; coins by their number, and those of a sort as that."""
    good = kind.what[effect.what]
    if good != "coin":
        return good
    if kind.name == "gain" and effect.side != ANY_COIN:
        return "that-coin" if effect.n == 1 else "those-coins"
    return "a-coin" if effect.n == 1 else "coins"
