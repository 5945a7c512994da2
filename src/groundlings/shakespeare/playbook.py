"""The playbook: what a choice is worth, what the board pays, and pictures beside the view.

All of it is told in messages of `[effect]`, and all of it comes from the edition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeGuard

from groundlings.kernel.play import settle
from groundlings.shakespeare import score
from groundlings.shakespeare.actions import placed
from groundlings.shakespeare.acts import prompting, space
from groundlings.shakespeare.backstage import kind_wanted, pay_backstage
from groundlings.shakespeare.boards import NOTHING_TOLD, pay
from groundlings.shakespeare.calendar import has_ended
from groundlings.shakespeare.craft import costume_pays
from groundlings.shakespeare.objectives import held, is_immediate
from groundlings.shakespeare.order import in_initiative, lined_up
from groundlings.shakespeare.perform import Perform, Place, performance
from groundlings.shakespeare.stage_set import colour_on, has_candle, is_supported
from groundlings.shakespeare.state import ACTOR, NOTHING, SET, book, colour_of, value_of
from groundlings.shakespeare.troupe import (
    colour_worn,
    costume_value,
    craft_bonus,
    free_member,
    slots,
    wearer,
    worn,
)
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    ACTIVATE,
    COLOUR_NAMES,
    DRESS,
    FIRST_BEHIND,
    KIND_NAMES,
    NOTATION,
    OBJECTIVE_NAMES,
    PUT_HAT,
    SPACE_NAMES,
)

if TYPE_CHECKING:
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.shakespeare.boards import Boards

GLOSSES: Final = {
    "costs": ("n",),
    "no-wages": (),
    "in-vain": (),
    "initiative-only": (),
    "few-cylinders": ("n", "options"),
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
    "hat-makes": ("total", "n"),
    "hat-matches": ("total", "options"),
    "pay-pounds": ("n",),
    "exempts": ("n",),
}
"""What a gloss may tell beside the powers of cards, and the values each of them tells."""

# Beside a choice


def gloss(  # noqa: C901, PLR0911, PLR0912 - one for each verb
    boards: Boards, g: State, seat: int, option: int
) -> list[Message]:
    """What a person would look up before this choice: cost, power, value, what a space pays."""
    verb, noun = NOTATION.pairs[option]
    match verb:
        case "recruit":
            return _card(boards, noun, wages=True)
        case "recruit-extra":
            return _card(boards, "extra", wages=True)
        case "activate":
            return [*_work(boards, g, seat, noun), *_in_vain(g, seat, option - ACTIVATE)]
        case "keep":
            return _work(boards, g, seat, noun)
        case "ask":
            return _wish(boards, noun)
        case "take" | "salvage":
            return _element(boards, *noun.split("-"))
        case "backstage" | "backstage-recruitment":
            return [*_level(boards, noun), *_backstage_in_vain(g, seat, option)]
        case "repeat":
            return _work(boards, g, seat, noun)
        case "hat":
            return _hatted(g, seat, option)
        case "play":
            return list(boards["objectives"][noun]["does"])
        case "prompter":
            return _prompted(g, noun)
        case "put":
            return _built(boards, g, noun)
        case "dress":
            return _dressed(g, seat, option)
        case "advance" | "retreat":
            act = ACT_NAMES.index(noun)
            return _act(g, act, int(space(g, seat, act)) + (1 if verb == "advance" else -1))
        case "pass":
            return _few_cylinders(g, seat)
        case "choose":
            return _points(boards, g, seat, OBJECTIVE_NAMES.index(noun))
        case _:
            return []


def _told(key: str, *effects: Message, **values: object) -> Message:
    return {"key": key, **values, "options": [list(effects)]}


def _card(boards: Boards, card: str, *, wages: bool) -> list[Message]:
    does = boards["cards"][card]
    found: list[Message] = []
    if wages:
        found.append({"key": "costs", "n": does["cost"]} if does["cost"] else {"key": "no-wages"})
    for key, power in (("does", "activation"), ("always", "permanent")):
        if does[power]:
            found.append(_told(key, *does[power]))
    if wages and does["rehearsal"]:
        found.append(_told("in-rehearsal", *does["rehearsal"]))
    return found


def _work(boards: Boards, g: State, seat: int, card: str) -> list[Message]:
    return _helped(_card(boards, card, wages=False), int(craft_bonus(g, seat)))


def _in_vain(g: State, seat: int, card: int) -> list[Message]:
    """A warning where nothing would come of it, or nothing but a place in the initiative (S21)."""
    trial = g.clone()
    trial.push(performance(g, seat, free_member(g, seat, card)))
    settle(trial)
    if trial.stack[-1] is not g.stack[-1] or trial.numbers() != g.numbers():
        return []
    is_actor = book(g).cards.type[card] == ACTOR
    in_line = seat in [in_initiative(g, rank) for rank in range(lined_up(g))]
    is_worth_it = is_actor and not in_line and g.seats > 1  # alone the track is unused (S80)
    return [{"key": "initiative-only" if is_worth_it else "in-vain"}]


def _level(boards: Boards, noun: str) -> list[Message]:
    """What a backstage card does for so many cylinders."""
    kind, _, cylinders = noun.rpartition("-")
    for level in boards["backstage"]["cards"][kind]["levels"]:
        if level["cylinders"] == int(cylinders):
            return list(level["does"])
    return []


def _backstage_in_vain(g: State, seat: int, option: int) -> list[Message]:
    """A warning where nothing would come of it now (S113)."""
    trial = g.clone()
    program = pay_backstage(trial, seat, option)
    before = trial.numbers()
    trial.push(Perform(seat, program, FIRST_BEHIND + kind_wanted(option), 0))
    settle(trial)
    is_idle = trial.stack[-1] is g.stack[-1] and trial.numbers() == before
    return [{"key": "in-vain"}] if is_idle else []


def _hatted(g: State, seat: int, option: int) -> list[Message]:
    """What hat and first element would make, and what that brings at the end (R117)."""
    at = wearer(g, seat, option - PUT_HAT + DRESS)
    step, table = g.stack[-1], book(g).backstage
    if not isinstance(step, Place) or not worn(g, at):
        return []
    total = int(value_of(g, colour_of(step.element)) + value_of(g, colour_worn(g, at, 0)))
    if total != table.hat_total:
        return [{"key": "hat-makes", "total": total, "n": int(table.hat_total)}]
    return [_told("hat-matches", *pay(0, int(table.hat_prestige)), total=total)]


def _prompted(g: State, noun: str) -> list[Message]:
    if noun == "pay":
        return [{"key": "pay-pounds", "n": int(prompting(g))}]
    return [{"key": "lose-prestige", "n": int(book(g).tracks.grey_penalty)}]


def _few_cylinders(g: State, seat: int) -> list[Message]:
    """Alone, a day with one or two cylinders brings a bonus (R103)."""
    number = int(placed(g, seat))
    if g.seats > 1 or not book(g).tracks.solo_cylinders[number]:
        return []
    return [_told("few-cylinders", *pay(0, int(book(g).scalars.solo_bonus)), n=number)]


def _helped(told: list[Message], bonus: int) -> list[Message]:
    """A craftsman's work with what the Assistants add to it (R65)."""
    for message in told:
        options = message.get("options")
        if bonus and _is_list(options):
            message["options"] = [[_more(effect, bonus) for effect in one] for one in options]
    return told


def _more(effect: Message, bonus: int) -> Message:
    match effect:
        case {"key": "craft-costume" | "craft-set" | "craft-both", "n": int(n)}:
            return {**effect, "n": n + bonus}
        case _:
            return effect


def _wish(boards: Boards, noun: str) -> list[Message]:
    """What the Queen grants: the option of her power that gives this."""
    wanted = {"pounds": "pounds", "objectives": "draw-objective"}[noun]
    for effect in boards["cards"]["queen"]["activation"]:
        for option in effect.get("options", ()):
            if any(granted["key"] == wanted for granted in option):
                return list(option)
    return []


def _element(boards: Boards, colour: str, kind: str) -> list[Message]:
    found: list[Message] = [{"key": "valued", "n": boards["colours"][colour]["value"]}]
    effects = boards["colours"][colour]["built"] if kind == KIND_NAMES[SET] else ()
    return [*found, _told("once-built", *effects)] if effects else found


def _built(boards: Boards, g: State, noun: str) -> list[Message]:
    found: list[Message] = []
    if has_candle(g, book(g).stage.space[SPACE_NAMES.index(noun)]):
        found.append(_told("candle", {"key": "prestige", "n": 1}))
    step = g.stack[-1]
    if isinstance(step, Place):
        found += boards["colours"][COLOUR_NAMES[colour_of(step.element)]]["built"]
    return found


def _dressed(g: State, seat: int, option: int) -> list[Message]:
    at = wearer(g, seat, option)
    has, total = int(worn(g, at)), int(costume_value(g, at))
    step = g.stack[-1]
    if has + 1 < slots(g, at) or not isinstance(step, Place):
        return [{"key": "wears", "n": has, "total": total}] if has else []
    total += int(value_of(g, colour_of(step.element)))
    pays = pay(*(int(gain) for gain in costume_pays(g, at, total)))
    if not pays:
        return [{"key": "completes-in-vain", "total": total}]
    return [_told("completes", *pays, total=total)]


def _act(g: State, act: int, here: int) -> list[Message]:
    """What a space of an act pays at a dress rehearsal."""
    tracks = book(g).tracks
    found: list[Message] = [{"key": "next-in-vain", "space": here}]
    if act == 1:
        found = [{"key": "next-ranked", "space": here, "n": int(tracks.act_ii[0])}]
    elif pays := pay(int(tracks.act_i[here])) if act == 0 else pay(0, int(tracks.act_iii[here])):
        found = [_told("next-pays", *pays, space=here)]
    if here <= tracks.grey:
        found.append({"key": "grey-space", "n": int(tracks.grey_penalty)})
    return found


def _points(boards: Boards, g: State, seat: int, objective: int) -> list[Message]:
    table = book(g).objectives
    if is_immediate(g, objective):
        return list(boards["objectives"][OBJECTIVE_NAMES[objective]]["does"])
    if table.exempt[objective]:
        return [{"key": "exempts", "n": int(table.exempt[objective])}]
    most = max((points for _, points in table.tiers[objective]), default=0)
    return [
        {"key": "at-most", "n": int(most or table.per[objective][2])},
        {"key": "now-worth", "n": int(score.objective_worth(g, seat, objective))},
    ]


# What the board pays


def primer(boards: Boards) -> list[Message]:
    """The tracks and the costumes, in the order in which one meets them."""
    acts, grey = boards["acts"], boards["grey"]
    second = [_told("placed", *pay(0, n), n=at) for at, n in enumerate(boards["ranks"], start=1)]
    moods = [_told("on-space", one, space=at) for at, one in enumerate(boards["ambiance"], start=1)]
    costumes = [
        _told("worth-from", *(row["pays"] or [NOTHING_TOLD]), n=row["from"], total=row["to"])
        for row in boards["costumes"]
    ]
    return [
        _told("act-i-pays", *_steps(acts["I"])),
        _told("act-ii-pays", *second),
        _told("act-iii-pays", *_steps(acts["III"])),
        {"key": "white-quills"},
        {"key": "grey-spaces", "space": grey["spaces"], "n": grey["penalty"]},
        _told("ambiance-pays", *moods),
        _told("costumes-pay", *costumes),
    ]


def _steps(pays: list[list[Message]]) -> list[Message]:
    """Where a track begins to pay more."""
    return [
        _told("from-space", *pays[n], space=n + 1)
        for n in range(len(pays))
        if pays[n] and (n == 0 or pays[n] != pays[n - 1])
    ]


# Pictures beside the view


def gallery(boards: Boards, g: State, seat: int | None) -> dict[str, object]:
    """For who sits at a table: the own set brick by brick, the own objectives with their worth."""
    if seat is None:
        return {}
    shown: dict[str, object] = {"stage": _bricks(boards, g, seat)}
    mine = held(g, seat)
    if mine and not has_ended(g):
        shown["held"] = [
            _told(
                "goal",
                *_points(boards, g, seat, objective),
                objective={"noun": OBJECTIVE_NAMES[objective]},
                reached=int(score.measure(g, seat, book(g).objectives.tests[objective])),
            )
            for objective in mine
        ]
    return shown


def _bricks(boards: Boards, g: State, seat: int) -> list[dict[str, object]]:
    """Each space: where it stands, what lies on it, its candle, and whether it can be built on."""
    found = []
    for n, spot in enumerate(boards["spaces"]):
        colour = int(colour_on(g, seat, n))
        empty = colour == NOTHING
        found.append(
            {
                "place": spot["place"],
                "row": spot["row"],
                "x": spot["x"],
                "holds": None if empty else COLOUR_NAMES[colour],
                "candle": spot["candle"] and empty,
                "open": empty and is_supported(g, seat, n),
            }
        )
    return found


def _is_list(value: object) -> TypeGuard[list[Any]]:
    return isinstance(value, list)
