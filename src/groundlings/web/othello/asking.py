"""What is asked, in places: each answer has its own, always there, shut where it cannot be given.

So the box looks the same whatever somebody holds, and no answer stands where another one stood.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from groundlings.othello.verbs import OWN_STAGING_NAMES

if TYPE_CHECKING:
    from collections.abc import Collection

    from groundlings.web.board.sight import Button, Sight

STOPS: Final = (("spot", "spotlight"), ("seize", "seize", "swap-seize"))
SHOWN: Final = tuple(f"show:{noun}" for noun in OWN_STAGING_NAMES)
"""Own cards that are played from the hand."""
DRAMA: Final = ("drama", "show:no-drama", *SHOWN, "coin:desdemona")
OWN: Final = (
    ("play", "play", "play-in-vain"),
    ("exit", "exit"),
    ("improv", "improv", "coin:cassio"),
)
TURN: Final = (
    ("pass", "pass", "reveal"),
    ("improv", "improv"),
    ("show", "show:exchange", "show:no-drama", *SHOWN),
)
ANSWERS: Final = (("pass", "let"), ("drama", "show:no-drama", *SHOWN), ("coin", "coin:desdemona"))
KEYS: Final = {"pass": "P Enter", "play": "Enter", "spot": "S", "seize": "Z", "exit": "X"}
"""The keys of the places that have some; Enter is the default of whoever thinks no further."""


class Answer(NamedTuple):
    """A place of the box: one answer, several small ones, or the reason why there is none."""

    kind: str
    name: str
    buttons: list[Button]
    so: str
    """What would come of it."""
    why: str
    keys: str


class Asked(NamedTuple):
    """What is asked, and how it is laid out."""

    kind: str
    answers: list[Answer]
    """Each in its place."""
    others: list[Button]
    """What has no place of its own, and lies on no piece."""


def kind_of(sight: Sight) -> str:
    """Which box this is: a window, an answer to a stop, the own card, a turn, or any question."""
    can = sight.can
    if "let" in can:
        deed = sight.view["deed"]
        return "stop" if deed and deed["who"]["seat"] != sight.seat else "answer"
    if {"play", "exit", "play-in-vain"} & can.keys():
        return "own"
    if {"pass", "reveal"} & can.keys() and not any(text.startswith("trade:") for text in can):
        return "turn"
    if any(text.startswith("place:") for text in can):
        return "placement"
    return "other" if can else ""


def asked(sight: Sight, on_pieces: Collection[str]) -> Asked:
    """The places of the box; a choice that lies on a piece has none here."""
    kind = kind_of(sight)
    left = {text: button for text, button in sight.can.items() if text not in on_pieces}
    answers = [_answer(sight, left, name, texts) for name, *texts in _places(sight, kind)]
    return Asked(kind, answers, list(left.values()))


def _places(sight: Sight, kind: str) -> list[tuple[str, ...]]:
    if kind == "stop":
        whom = sight.view["deed"].get("whom")
        is_mine = whom is not None and whom["seat"] == sight.seat
        return [("pass", "let"), *STOPS, *([DRAMA] if is_mine else [])]
    return list({"own": OWN, "turn": TURN, "answer": ANSWERS}.get(kind, ()))


def _answer(sight: Sight, left: dict[str, Button], kind: str, texts: list[str]) -> Answer:
    buttons = [left.pop(text) for text in texts if text in left]
    refused = [sight.cannot[text] for text in texts if text in sight.cannot]
    why = "" if buttons else refused[0] if refused else sight.book.text(f"othello.shut_{kind}")
    name = sight.book.text(f"othello.name_{kind}")
    return Answer(kind, name, buttons, _so(sight, kind, buttons), why, KEYS.get(kind, ""))


def _so(sight: Sight, kind: str, buttons: list[Button]) -> str:
    """What would come of it; who lets a deed pass is told what it brings."""
    if len(buttons) != 1:
        return ""
    if kind == "pass" and buttons[0].value == "let" and "at_stake" in sight.view:
        stake = sight.book.gloss(sight.view["at_stake"])
        return stake[:1].upper() + stake[1:]
    return buttons[0].gloss[:1].upper() + buttons[0].gloss[1:]
