"""The pieces of Shakespeare's table as one visitor sees them, each with its choice on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.web.shakespeare.pointing import member_id, space_id
from groundlings.web.shakespeare.prints import printed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.web.drawn import Choice, Sight
    from groundlings.web.shakespeare.prints import Prints

Piece = dict[str, Any]

LETTERS: Final = "ABCD"
"""On the discs, for eyes that do not tell colours apart."""
PHASES: Final = ("wager", "turns", "ambiance", "rehearsal", "rest")
KINDS: Final = ("set", "costume")
COLOURS: Final = ("black", "pink", "purple", "blue", "green", "yellow")
WIDE: Final = 13
"""So many spaces in a row of the prestige track."""
ON_PIECES: Final = {
    *("activate", "advance", "ask", "choose", "dress", "keep", "plus3", "put"),
    *("recruit", "recruit-extra", "retreat", "take", "wager"),
}
"""Verbs whose choices lie on a piece; the others stand in the prompt bar."""


def pieces(sight: Sight) -> Piece:
    """Everything that the template draws."""
    view, prints = sight.view, printed(sight.game, sight.book.language)
    theatres = [_theatre(sight, prints, seat) for seat in range(view["seats"])]
    order = view["order"]
    large = sight.seat
    if large is None:  # who only watches sees the theatre where something happens
        large = next((seat for seat in order if seat in view["asked"]), order[0])
    after = order.index(large) + 1
    others = order[after:] + order[: after - 1]
    return {
        "prints": prints,
        "letters": LETTERS,
        "phases": _phases(view, prints),
        "days": _days(view, prints),
        "initiative": [*view["initiative"], *[None] * (view["seats"] - len(view["initiative"]))],
        "acts": [_act(sight, prints, name) for name in view["acts"]],
        "fame": _fame(view),
        "market": {kind: [_stock(sight, kind, colour) for colour in COLOURS] for kind in KINDS},
        "hire": _on_offer(sight),
        "large": theatres[large],
        "rivals": [theatres[seat] for seat in others],
        "hand": _hand(sight),
        "work": view["work"],
        "bar": [
            choice for text, choice in sight.can.items() if text.partition(":")[0] not in ON_PIECES
        ],
        "no_bar": [
            {"text": sight.book.option(text), "why": why}
            for text, why in sight.cannot.items()
            if text.partition(":")[0] not in ON_PIECES
        ],
        "rule": _rule(view),
    }


def _rule(view: Mapping[str, Any]) -> str:
    """The chapter of the rules that tells what is asked."""
    prompt = view.get("prompt")
    chapters = {
        "draft": "draft", "wager": "wager", "turn": "activating", "turn-and-recruit": "recruiting",
        "quill": "acts", "retreat": "ambiance", "craft": "craftsmen", "take": "craftsmen",
        "place-set": "stage", "place-costume": "costumes", "audience": "queen", "choose": "queen",
        "rest": "rest",
    }  # fmt: skip
    return chapters.get(prompt["key"], "") if prompt else ""


# What all share


def _phases(view: Mapping[str, Any], prints: Prints) -> list[Piece]:
    """The phases of today: done, now, to come; or none on this day."""
    now = "rehearsal" if view["phase"] == "scoring" else view["phase"]
    at = PHASES.index(now) if now in PHASES else -1
    found = []
    for n, phase in enumerate(PHASES):
        if phase == "rehearsal" and view["day"] not in prints.boards["rehearsals"]:
            continue
        if phase == "wager" and view["seats"] == 1:
            continue
        state = "on" if n == at else "done" if n < at or view["over"] else ""
        found.append({"key": phase, "state": state})
    return found


def _days(view: Mapping[str, Any], prints: Prints) -> list[Piece]:
    return [
        {
            "n": day,
            "past": day < view["day"],
            "today": day == view["day"],
            "rehearsal": day in prints.boards["rehearsals"],
        }
        for day in range(1, view["days"] + 1)
    ]


def _act(sight: Sight, prints: Prints, name: str) -> Piece:
    """An act: its spaces with their discs, the lowest first; the choice lies where one would go."""
    discs: dict[int, list[int | None]] = {}
    for disc in sight.view["acts"][name]:
        discs.setdefault(disc["space"], []).append(disc["seat"])
    mine = next(
        (d["space"] for d in sight.view["acts"][name] if d["seat"] == sight.seat is not None), 0
    )
    spaces = []
    for n, pays in enumerate(prints.acts[name], start=1):
        verb = {mine + 1: "advance", mine - 1: "retreat"}.get(n, "") if mine else ""
        text = f"{verb}:{name}"
        spaces.append(
            {
                "n": n,
                "pays": pays,
                "grey": n <= prints.boards["grey"]["spaces"],
                "discs": discs.get(n, []),
                "choice": sight.can.get(text),
            }
        )
    why = sight.cannot.get(f"advance:{name}") or sight.cannot.get(f"retreat:{name}")
    return {"name": name, "spaces": spaces, "why": why}


def _fame(view: Mapping[str, Any]) -> list[list[Piece]]:
    """The prestige track in rows; below its beginning and beyond its end there is always room."""
    stands = [player["prestige"] for player in view["players"]]
    low, high = min(0, *stands), max(25, *stands)
    cells = [
        {"n": n, "seats": [seat for seat, at in enumerate(stands) if at == n]}
        for n in range(low, high + 1)
    ]
    return [cells[at : at + WIDE] for at in range(0, len(cells), WIDE)]


def _stock(sight: Sight, kind: str, colour: str) -> Piece:
    """The elements of one colour on the main board."""
    text = f"take:{colour}-{kind}"
    choice = sight.can.get(text)
    return {
        "element": f"{colour}-{kind}",
        "kind": kind,
        "colour": colour,
        "n": sight.view["market"][kind][colour],
        "choice": choice,
        "why": sight.cannot.get(text),
        "goes": " ".join(_targets(sight, sight.after(text))) if choice else "",
    }


def _targets(sight: Sight, options: Sequence[str]) -> list[str]:
    """The pieces on which these choices lie."""
    seat = sight.seat or 0
    found = []
    for text in options:
        verb, _, noun = text.partition(":")
        if verb == "put":
            found.append(space_id(seat, noun))
        elif verb == "dress":
            found.append(member_id(seat, noun))
    return found


def _on_offer(sight: Sight) -> list[Piece | None]:
    """The characters on display; copies are alike, so the choice lies on the first."""
    left = dict(sight.can)
    found: list[Piece | None] = []
    for card in sight.view["display"]:
        if card is None:
            found.append(None)
            continue
        copies = sum(one is not None and one["card"] == card for one in found)
        found.append(
            {
                "id": f"hire-{card}-{copies + 1}" if copies else f"hire-{card}",
                "card": card,
                "recruit": left.pop(f"recruit:{card}", None),
                "extra": left.pop(f"recruit-extra:{card}", None),
                "why": sight.cannot.get(f"recruit:{card}"),
            }
        )
    return found


def _hand(sight: Sight) -> Piece | None:
    """The element that somebody holds; whose it is may drag it to where it goes."""
    held = sight.view["hand"]
    if held is None:
        return None
    colour, _, kind = held["element"].partition("-")
    goes = _targets(sight, list(sight.can)) if held["seat"] == sight.seat else []
    return {**held, "colour": colour, "kind": kind, "goes": " ".join(goes)}


# A theatre


def _theatre(sight: Sight, prints: Prints, seat: int) -> Piece:
    """One player's board; on the own one lie the choices."""
    view, mine = sight.view, seat == sight.seat
    player = view["players"][seat]
    can: Mapping[str, Choice] = sight.can if mine else {}
    cannot = sight.cannot if mine else {}
    spaces = []
    for spot in prints.boards["spaces"]:
        place = spot["place"]
        holds = player["set"].get(place)
        spaces.append(
            {
                "id": space_id(seat, place),
                "place": place,
                "at": prints.spots[place],
                "candle": spot["candle"] and not holds,
                "holds": holds,
                "choice": can.get(f"put:{place}"),
                "why": cannot.get(f"put:{place}"),
            }
        )
    cylinders = int(prints.boards["cylinders"])
    wagers = [can[text] for n in range(1, cylinders + 1) if (text := f"wager:{n}") in can]
    held = player["objectives"]
    return {
        **player,
        "seat": seat,
        "letter": LETTERS[seat],
        "mine": mine,
        "name": sight.book.player(seat),
        "asked": seat in view["asked"],
        "answered": seat in view["answered"],
        "spaces": spaces,
        "members": _members(sight, seat, can, cannot),
        "all_cylinders": cylinders,
        "wagers": wagers,
        "plus3_choice": can.get("plus3"),
        "pounds_choice": can.get("ask:pounds"),
        "draw_choice": can.get("ask:objectives"),
        "wages": sum(member["cost"] for member in player["troupe"]),
        "objective_count": held if isinstance(held, int) else len(held),
        "held": _held(sight, seat, held),
        "drawn": [
            {"objective": one, "choice": can.get(f"choose:{one}")} for one in view.get("drawn", ())
        ]
        if mine
        else [],
    }


def _held(sight: Sight, seat: int, held: int | list[str]) -> list[Piece]:
    """The objectives that this visitor may read, with what they are worth where that is told."""
    if isinstance(held, list):
        return [{"objective": one, "worth": ""} for one in held]
    if seat != sight.seat:
        return []
    goals = sight.view.get("held", ())
    return [
        {"objective": goal["objective"]["noun"], "worth": sight.book.effects(goal["options"][0])}
        for goal in goals
        if isinstance(goal, dict)
    ]


def _members(
    sight: Sight, seat: int, can: Mapping[str, Choice], cannot: Mapping[str, str]
) -> list[Piece]:
    """The troupe; of two copies the choice lies on the first that is free for it."""
    left = dict(can)
    work = sight.view["work"]
    found: list[Piece] = []
    for n, member in enumerate(sight.view["players"][seat]["troupe"]):
        card = "extra" if member["extra"] else member["card"]
        choice = left.pop(f"dress:{member['name']}", None)
        if choice is None and not member["extra"] and not member["rested"]:
            verb = "keep" if member["cylinder"] else "activate"
            choice = left.pop(f"{verb}:{card}", None)
        why = cannot.get(f"dress:{member['name']}")
        if not member["extra"] and choice is None and why is None:
            why = cannot.get(f"activate:{card}")
        slots = [*member["costume"], *[None] * (member["slots"] - len(member["costume"]))]
        found.append(
            {
                **member,
                "id": _id_of(seat, member, found),
                "n": n,
                "face": card,
                "wears": slots,
                "choice": choice,
                "why": why,
                "at_work": work is not None
                and work["seat"] == seat
                and work["card"] == card
                and member["cylinder"],
            }
        )
    return found


def _id_of(seat: int, member: Mapping[str, Any], earlier: list[Piece]) -> str:
    """By name, so that a log line finds it; a second copy gets a number."""
    key = member_id(seat, member["name"])
    copies = sum(one["name"] == member["name"] for one in earlier)
    return f"{key}-{copies + 1}" if copies else key
