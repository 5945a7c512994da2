"""The own place: cards with their verdicts, and coins. The choices lie on them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.web.board.sight import Button, Sight
    from groundlings.web.othello.prints import Prints, Script

ON_CARDS: Final = ("place", "switch", "give", "bury", "discard")
FACE_DOWN: Final = "face-down"
REWARDS_ONLY: Final = "set-aside"
"""The card of a dead character: rewards, but no points."""


class Verdict(NamedTuple):
    """Whether a card could succeed now, would bring its rewards only, or not, and why."""

    kind: str
    words: str
    before: str = ""
    """What the sign beside it says already: where there is little room it is only read aloud."""


class Held(NamedTuple):
    """A card of the own hand, or the placed one."""

    id: str
    key: str
    script: Script | None
    rule: str
    """What a staging card does."""
    points: str
    also: str
    verdict: Verdict | None
    is_placed: bool
    choice: Button | None


class Coin(NamedTuple):
    """A coin of one's own: lit while it may be used."""

    key: str
    name: str
    n: int
    does: str
    choice: Button | None
    why: str
    ready: bool | None
    """Whether it lies ready for the next pass at which it can be used; None = it cannot."""


class Place(NamedTuple):
    """What lies before the visitor."""

    seat: int
    cards: list[Held]
    coins: list[Coin]


def place(sight: Sight, prints: Prints, *, has_coins: bool) -> Place | None:
    """None for who only looks on; whether choices lie on coins now says who asks."""
    view, seat = sight.view, sight.seat
    if seat is None or view["over"]:
        return None
    return Place(seat, _cards(sight, prints), _coins(sight, prints, seat, has_coins=has_coins))


def _cards(sight: Sight, prints: Prints) -> list[Held]:
    """The placed card first, as long as only its player can see it; then the hand."""
    view = sight.view
    left = dict(sight.can)
    found = []
    laid = str(view.get("answer") or "").removeprefix("place:")
    mine = view.get("mine")
    copies: Counter[str] = Counter()
    if mine is not None and view["players"][view["seat"]]["placed"] == FACE_DOWN:
        copies[mine] += 1
        placed = _held(sight, prints, mine, copies[mine], left.pop("bury-placed", None))
        found.append(placed._replace(is_placed=True))
    for key in view.get("hand", ()):
        copies[key] += 1
        texts = (f"{verb}:{key}" for verb in ON_CARDS)
        choice = next((left.pop(text) for text in texts if text in left), None)
        held = _held(sight, prints, key, copies[key], choice)
        if key == laid:
            held, laid = held._replace(is_placed=True), ""
        found.append(held)
    return found


def _held(sight: Sight, prints: Prints, key: str, copy: int, choice: Button | None) -> Held:
    script = prints.scripts.get(key)
    worth: Mapping[str, int] = sight.view.get("worths", {})
    points = also = ""
    if script is not None:
        points, also = script.points, script.as_company
        if not also and key in worth:
            points = str(worth[key])
    return Held(
        id=f"hand-{key.replace('.', '-')}" + (f"-{copy}" if copy > 1 else ""),
        key=key,
        script=script,
        rule="" if script else prints.staging[key],
        points=points,
        also=also,
        verdict=_verdict(sight, key),
        is_placed=False,
        choice=choice,
    )


def _verdict(sight: Sight, key: str) -> Verdict | None:
    prospects: Mapping[str, Any] = sight.view.get("prospects", {})
    if key not in prospects:
        return None
    why = prospects[key]
    if why is None:
        n: int | None = sight.view["worths"].get(key)
        say = sight.book.text
        return Verdict("ok", say("othello.could") if n is None else say("othello.could_for", n=n))
    if why["key"] == REWARDS_ONLY:
        return Verdict("half", sight.book.effect(why))
    before, _, after = sight.book.text("othello.not_now", why="|").partition("|")
    return Verdict("no", sight.book.effect(why) + after, before)


def _coins(sight: Sight, prints: Prints, seat: int, *, has_coins: bool) -> list[Coin]:
    held = sight.view["players"][seat]["coins"]
    return [
        Coin(
            key,
            prints.names[key],
            n,
            prints.coins[key],
            sight.can.get(f"coin:{key}") if has_coins else None,
            sight.cannot.get(f"coin:{key}", "") if has_coins else "",
            sight.ready.get(f"coin:{key}"),
        )
        for key, n in held.items()
        if n > 0
    ]
