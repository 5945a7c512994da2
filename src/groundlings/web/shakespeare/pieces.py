"""The pieces of Shakespeare's table as one visitor sees them, each with its choice on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from groundlings.web.render import kept
from groundlings.web.shakespeare.pointing import member_id, space_id
from groundlings.web.shakespeare.prints import printed
from groundlings.web.shakespeare.theatre import cast, desk, door, papers, stage, troupe

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from markupsafe import Markup

    from groundlings.web.drawn import Sight
    from groundlings.web.shakespeare.prints import Prints
    from groundlings.web.shakespeare.theatre import Piece

LETTERS: Final = "ABCD"
"""On the discs, for eyes that do not tell colours apart."""
PHASES: Final = ("wager", "turns", "ambiance", "rehearsal", "rest")
KINDS: Final = ("set", "costume")
COLOURS: Final = ("black", "pink", "purple", "blue", "green", "yellow")
WIDE: Final = 13
"""So many spaces in a row of the prestige track."""
WANTS: Final = {
    "tracks": set[str](),
    "acts": {"advance", "retreat"},
    "fame": set[str](),
    "hire": {"recruit", "recruit-extra"},
    "market": {"take"},
    "stage": {"put"},
    "desk": {"ask", "choose", "plus3", "wager"},
    "troupe": {"activate", "dress", "keep"},
}
"""The verbs whose choices lie in each part of the table."""
SHARED: Final = {"acts", "hire", "market"}
ON_PIECES: Final = set[str]().union(*WANTS.values())
"""The choices of other verbs stand in the prompt bar."""


def pieces(sight: Sight) -> Piece:
    """Everything that the template draws; parts that look as they did are not drawn again."""
    view, prints = sight.view, printed(sight.game, sight.book.language)
    order = view["order"]
    front = sight.seat
    if front is None:  # who only watches sees the theatre where something happens
        front = next((seat for seat in order if seat in view["asked"]), order[0])
    after = order.index(front) + 1
    others = order[after:] + order[: after - 1]
    hand = _hand(sight)
    common = {"prints": prints, "letters": LETTERS, "hand": hand}

    def part(template: str, key: tuple[object, ...], facts: Callable[[], Piece]) -> Markup:
        """What is shown is decided by the edition, by what is seen and by what can be chosen."""
        mine = template in SHARED or key[0] == sight.seat
        known = [*sight.can.items(), *sight.cannot.items()] if mine else []
        wanted = [one for one in known if one[0].partition(":")[0] in WANTS[template]]
        chooser = (sight.seat, hand) if wanted else None
        whole = sight.game.edition, str((key, wanted, chooser))
        return kept(f"shakespeare/{template}.html", sight.book, whole, lambda: drawn(facts()))

    def drawn(facts: Piece) -> Piece:
        return {"board": common | facts, "h": facts}

    def theatre(seat: int) -> Piece:
        player = view["players"][seat]
        return {
            **door(sight, seat),
            "stage": part("stage", (seat, player["set"]), lambda: stage(sight, prints, seat)),
            "desk": part("desk", papers(sight, seat), lambda: desk(sight, prints, seat)),
            "troupe": part("troupe", cast(sight, seat), lambda: troupe(sight, seat)),
        }

    return {
        **common,
        "phases": _phases(view, prints),
        "tracks": part("tracks", _day(view), lambda: _tracks(view, prints)),
        "acts": part(
            "acts",
            (view["acts"],),
            lambda: {
                "seat": sight.seat,
                "acts": [_act(sight, prints, name) for name in view["acts"]],
            },
        ),
        "fame": part(
            "fame",
            tuple(player["prestige"] for player in view["players"]),
            lambda: {"fame": _fame(view)},
        ),
        "hire": part("hire", tuple(view["display"]), lambda: {"hire": _on_offer(sight)}),
        "market": part("market", _goods(sight), lambda: {"market": _market(sight)}),
        "front": front,
        "large": theatre(front),
        "rivals": [theatre(seat) for seat in others],
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


def _day(view: Mapping[str, Any]) -> tuple[object, ...]:
    return view["day"], view["order"], view["initiative"]


def _goods(sight: Sight) -> tuple[object, ...]:
    """What lies on the market; where it may go depends on the own theatre."""
    mine = None if sight.seat is None else sight.view["players"][sight.seat]
    return sight.view["market"], mine and (mine["set"], mine["troupe"])


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
    today = view["day"] - (now == "rest")  # when all go to rest the next day is already dealt
    found = []
    for n, phase in enumerate(PHASES):
        if phase == "rehearsal" and today not in prints.boards["rehearsals"]:
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


def _tracks(view: Mapping[str, Any], prints: Prints) -> Piece:
    return {
        "days": _days(view, prints),
        "order": view["order"],
        "initiative": [*view["initiative"], *[None] * (view["seats"] - len(view["initiative"]))],
    }


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


def _market(sight: Sight) -> dict[str, list[Piece]]:
    return {kind: [_stock(sight, kind, colour) for colour in COLOURS] for kind in KINDS}


def _stock(sight: Sight, kind: str, colour: str) -> Piece:
    """The elements of one colour on the main board."""
    text = f"take:{colour}-{kind}"
    choice = sight.can.get(text)
    goes, forced = _goes(sight, text) if choice else ([], False)
    return {
        "element": f"{colour}-{kind}",
        "kind": kind,
        "colour": colour,
        "n": sight.view["market"][kind][colour],
        "choice": choice,
        "why": sight.cannot.get(text),
        "goes": " ".join(goes),
        "forced": forced,
    }


def _goes(sight: Sight, text: str) -> tuple[list[str], bool]:
    """Where an element may go once it is taken, and whether it goes there by itself."""
    seat = sight.seat or 0
    then = sight.after(text)
    if then.view["hand"]:
        return _targets(sight, then.options), False
    was, new = sight.view["players"][seat], then.view["players"][seat]
    spaces = [f"{space_id(seat, place)}=" for place in new["set"] if place not in was["set"]]
    members = [
        f"{member_id(seat, after['name'])}="
        for before, after in zip(was["troupe"], new["troupe"], strict=True)
        if before["costume"] != after["costume"]
    ]
    return spaces + members, True


def _targets(sight: Sight, options: Sequence[str]) -> list[str]:
    """The pieces on which these choices lie, and the choice on each."""
    seat = sight.seat or 0
    found = []
    for text in options:
        verb, _, noun = text.partition(":")
        if verb == "put":
            found.append(f"{space_id(seat, noun)}={text}")
        elif verb == "dress":
            found.append(f"{member_id(seat, noun)}={text}")
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
                "same": bool(copies) and f"recruit:{card}" in sight.can,
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
