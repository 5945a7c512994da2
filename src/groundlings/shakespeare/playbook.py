"""The playbook: what a choice is worth, what the board pays, and pictures beside the view.

All of it is told in messages of `[effect]`, and all of it comes from the edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeGuard

from groundlings.shakespeare import score
from groundlings.shakespeare.acts import space
from groundlings.shakespeare.cards import powers, sheaves
from groundlings.shakespeare.craft import Place
from groundlings.shakespeare.stage_set import colour_on, is_supported
from groundlings.shakespeare.state import (
    BACK,
    EARN,
    ENDED,
    GAIN,
    HAND,
    HELD,
    KINDS,
    MOST_OBJECTIVES,
    NOTHING,
    QUILL,
    SET,
    book,
)
from groundlings.shakespeare.troupe import costume_value, craft_bonus, slots, wearer, worn
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    NOTATION,
    OBJECTIVE_NAMES,
    SPACE_NAMES,
)

if TYPE_CHECKING:
    from groundlings.kernel.sheet import Sheet
    from groundlings.kernel.telling import Message
    from groundlings.shakespeare.state import Theatre

GLOSSES: Final = {
    "costs": ("n",),
    "no-wages": (),
    "does": ("options",),
    "always": ("options",),
    "in-rehearsal": ("options",),
    "valued": ("n",),
    "once-built": ("options",),
    "candle": ("options",),
    "wears": ("n", "total"),
    "completes": ("total", "options"),
    "completes-in-vain": ("total",),
    "next-pays": ("space", "options"),
    "next-in-vain": ("space",),
    "next-ranked": ("space", "n"),
    "grey-space": ("n",),
    "goal": ("objective", "options"),
    "at-most": ("n",),
    "now-worth": ("n",),
    "act-i-pays": ("options",),
    "act-ii-pays": ("options",),
    "act-iii-pays": ("options",),
    "grey-spaces": ("space", "n"),
    "white-quills": (),
    "ambiance-pays": ("options",),
    "costumes-pay": ("options",),
    "from-space": ("space", "options"),
    "on-space": ("space", "options"),
    "placed": ("n", "options"),
    "worth-from": ("n", "total", "options"),
    "nothing": (),
    "lose-prestige": ("n",),
    "fall-back": ("n",),
}
"""What a gloss may tell beside the powers of cards, and the values each of them tells."""

NOTHING_TOLD: Final[Message] = {"key": "nothing"}


# Beside a choice


def gloss(  # noqa: PLR0911 - one for each verb
    sheet: Sheet, g: Theatre, seat: int, option: int
) -> list[Message]:
    """What a person would look up before this choice: cost, power, value, what a space pays."""
    verb, noun = NOTATION.pairs[option]
    match verb:
        case "recruit":
            return _card(sheet, noun, wages=True)
        case "recruit-extra":
            return _card(sheet, "extra", wages=True)
        case "activate" | "keep":
            return _helped(_card(sheet, noun, wages=False), int(craft_bonus(g, seat)))
        case "ask":
            return _wish(sheet, noun)
        case "take":
            return _element(sheet, g, *noun.split("-"))
        case "put":
            return _built(sheet, g, noun)
        case "dress":
            return _dressed(g, seat, option)
        case "advance" | "retreat":
            act = ACT_NAMES.index(noun)
            return _act(g, act, int(space(g, seat, act)) + (1 if verb == "advance" else -1))
        case "choose":
            return _points(g, seat, OBJECTIVE_NAMES.index(noun))
        case _:
            return []


def _told(key: str, *effects: Message, **values: object) -> Message:
    return {"key": key, **values, "options": [list(effects)]}


def _card(sheet: Sheet, card: str, *, wages: bool) -> list[Message]:
    does = powers(sheet, card)
    found: list[Message] = []
    if wages:
        cost = _cost(sheet, card)
        found.append({"key": "costs", "n": cost} if cost else {"key": "no-wages"})
    for key, power in (("does", "activation"), ("always", "permanent")):
        if does[power]:
            found.append(_told(key, *does[power]))
    if wages and does["rehearsal"]:
        found.append(_told("in-rehearsal", *does["rehearsal"]))
    return found


def _helped(told: list[Message], bonus: int) -> list[Message]:
    """A craftsman's work with what the Assistants add to it (R65)."""
    for message in told:
        options = message.get("options")
        for effect in (one for option in options for one in option) if _is_list(options) else ():
            if str(effect["key"]).startswith("craft-") and effect["key"] != "craft-bonus":
                effect["n"] += bonus
    return told


def _cost(sheet: Sheet, card: str) -> int:
    for character in _records(sheet, "character"):
        if character.get("key") == card.replace("-", "_"):
            return _whole(character.get("cost"))
    return 0


def _wish(sheet: Sheet, noun: str) -> list[Message]:
    """What the Queen grants: the option of her power that gives this."""
    wanted = {"pounds": "pounds", "objectives": "draw-objective"}[noun]
    for effect in powers(sheet, "queen")["activation"]:
        options = effect.get("options")
        for option in options if isinstance(options, list) else ():
            if any(granted["key"] == wanted for granted in option):
                return list(option)
    return []


def _element(sheet: Sheet, g: Theatre, colour: str, kind: str) -> list[Message]:
    found: list[Message] = [
        {"key": "valued", "n": int(book(g).tracks.value[COLOUR_NAMES.index(colour)])}
    ]
    effects = _effects(sheet, colour) if kind == KIND_NAMES[SET] else ()
    return [*found, _told("once-built", *effects)] if effects else found


def _effects(sheet: Sheet, colour: str) -> tuple[Message, ...]:
    """What an element of this colour does once it is in the set."""
    keys = [record.get("key") for record in _records(sheet, "colour")]
    rows = next(sheaf.rows for sheaf in sheaves(sheet, "en") if sheaf.title == "elements")
    effects = rows[keys.index(colour)].columns[-1]
    return effects if isinstance(effects, tuple) else ()


def _built(sheet: Sheet, g: Theatre, noun: str) -> list[Message]:
    found: list[Message] = []
    stage = book(g).stage
    if stage.candle[stage.space[SPACE_NAMES.index(noun)]]:
        found.append(_told("candle", {"key": "prestige", "n": 1}))
    step = g.stack[-1]
    if isinstance(step, Place):
        found += _effects(sheet, COLOUR_NAMES[step.element // KINDS])
    return found


def _dressed(g: Theatre, seat: int, option: int) -> list[Message]:
    at = wearer(g, seat, option)
    has, total = int(worn(g, at)), int(costume_value(g, at))
    step = g.stack[-1]
    if has + 1 < slots(g, at) or not isinstance(step, Place):
        return [{"key": "wears", "n": has, "total": total}] if has else []
    tracks = book(g).tracks
    total += int(tracks.value[step.element // KINDS])
    pays = _pay(int(tracks.costume_pounds[total]), int(tracks.costume_prestige[total]))
    if not pays:
        return [{"key": "completes-in-vain", "total": total}]
    return [_told("completes", *pays, total=total)]


def _act(g: Theatre, act: int, here: int) -> list[Message]:
    """What a space of an act pays at a dress rehearsal."""
    tracks = book(g).tracks
    found: list[Message] = [{"key": "next-in-vain", "space": here}]
    if act == 1:
        found = [{"key": "next-ranked", "space": here, "n": int(tracks.act_ii[0])}]
    elif pays := _pay(int(tracks.act_i[here])) if act == 0 else _pay(0, int(tracks.act_iii[here])):
        found = [_told("next-pays", *pays, space=here)]
    if here <= tracks.grey:
        found.append({"key": "grey-space", "n": int(tracks.grey_penalty)})
    return found


def _points(g: Theatre, seat: int, objective: int) -> list[Message]:
    table = book(g).objectives
    most = max((points for _, points in table.tiers[objective]), default=0)
    return [
        {"key": "at-most", "n": int(most or table.per[objective][2])},
        {"key": "now-worth", "n": int(score.objective_worth(g, seat, objective))},
    ]


def _pay(pounds: int, prestige: int = 0) -> list[Message]:
    both = (("pounds", pounds), ("prestige", prestige))
    return [{"key": key, "n": n} for key, n in both if n]


# What the board pays


def primer(g: Theatre) -> list[Message]:
    """The tracks and the costumes, in the order in which one meets them."""
    tracks = book(g).tracks
    ranks = [int(n) for n in tracks.act_ii if n]
    second = [_told("placed", *_pay(0, n), n=at) for at, n in enumerate(ranks, start=1)]
    return [
        _told("act-i-pays", *_steps([_pay(int(n)) for n in tracks.act_i])),
        _told("act-ii-pays", *second),
        _told("act-iii-pays", *_steps([_pay(0, int(n)) for n in tracks.act_iii])),
        {"key": "white-quills"},
        {"key": "grey-spaces", "space": int(tracks.grey), "n": int(tracks.grey_penalty)},
        _told("ambiance-pays", *_moods(g)),
        _told("costumes-pay", *_costumes(g)),
    ]


def _steps(pays: list[list[Message]]) -> list[Message]:
    """Where a track begins to pay more."""
    return [
        _told("from-space", *pay, space=here)
        for here, pay in enumerate(pays)
        if here and pay and pay != pays[here - 1]
    ]


def _moods(g: Theatre) -> list[Message]:
    tracks = book(g).tracks
    found = []
    for here in range(1, int(tracks.best_mood) + 1):
        n = int(tracks.mood_amount[here])
        brings: dict[int, Message] = {
            BACK: {"key": "fall-back", "n": n},
            QUILL: {"key": "quill-any", "n": n},
            EARN: {"key": "pounds", "n": n},
            GAIN: {"key": "prestige" if n > 0 else "lose-prestige", "n": abs(n)},
        }
        found.append(
            _told("on-space", brings.get(int(tracks.mood[here]), NOTHING_TOLD), space=here)
        )
    return found


def _costumes(g: Theatre) -> list[Message]:
    tracks = book(g).tracks
    pays = [
        _pay(int(pounds), int(prestige))
        for pounds, prestige in zip(tracks.costume_pounds, tracks.costume_prestige, strict=True)
    ]
    found, low = [], 3
    for total in range(3, len(pays)):
        if total + 1 == len(pays) or pays[total + 1] != pays[total]:
            told = pays[total] or [NOTHING_TOLD]
            found.append(_told("worth-from", *told, n=low, total=total))
            low = total + 1
    return found


# Pictures beside the view


def gallery(sheet: Sheet, g: Theatre, seat: int | None) -> dict[str, object]:
    """For who sits at a table: the own set brick by brick, the own objectives with their worth."""
    if seat is None:
        return {}
    shown: dict[str, object] = {"stage": _bricks(sheet, g, seat)}
    first = HAND + seat * MOST_OBJECTIVES
    held = [int(g.cells[first + n]) for n in range(g.cells[HELD + seat])]
    if held and not g.cells[ENDED]:
        shown["held"] = [
            _told(
                "goal",
                *_points(g, seat, objective),
                objective={"noun": OBJECTIVE_NAMES[objective]},
            )
            for objective in held
        ]
    return shown


def _bricks(sheet: Sheet, g: Theatre, seat: int) -> list[dict[str, object]]:
    """Each space: where it stands, what lies on it, its candle, and whether it can be built on."""
    found = []
    for n, record in enumerate(_records(sheet, "stage_set", "space")):
        colour = int(colour_on(g, seat, n))
        empty = colour == NOTHING
        found.append(
            {
                "place": record.get("id"),
                "row": record.get("row"),
                "x": record.get("x"),
                "holds": None if empty else COLOUR_NAMES[colour],
                "candle": bool(record.get("candle")) and empty,
                "open": empty and is_supported(g, seat, n),
            }
        )
    return found


def _records(sheet: Sheet, *place: str) -> list[dict[str, object]]:
    found = sheet.get(*place)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def _is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0
