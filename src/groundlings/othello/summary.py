"""A scene in a line for each player: what became of the card that lay before them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.messages import Message

CLOSES: Final = frozenset({"scene-began", "act-ended", "act-ran-out", "game-ended"})
"""The events that end what came before them."""

SUMMED_UP: Final = {
    "did-play": ("card",),
    "did-exit": ("card",),
    "did-score": ("card", "n"),
    "did-seize": ("card", "whom"),
    "did-fail": ("card",),
    "did-nothing": (),
    "was-blocked": ("card", "by"),
    "was-seized": ("card", "by"),
    "was-foiled": ("card", "by"),
    "went-aside": ("card", "character"),
    "went-back": ("card",),
}
"""What can become of a card, and the values each of them tells."""

ANNOUNCED: Final = {
    "played": "did-play",
    "aimed": "did-play",
    "giving": "did-play",
    "exiting": "did-exit",
}
"""What is done with the placed card."""
BESIDE: Final = frozenset(
    {
        "improvised",
        "showed",
        "showed-at",
        "showed-exchange",
        "used-coin",
        "used-coin-at",
        "giving-by-coin",
        "used-iago",
    }
)
"""Deeds that leave the placed card where it is; whether they were stopped is not told again."""


def summed_up(events: Sequence[Message], seats: int) -> list[list[Message]]:
    """What each player has come to, from what all could hear of a scene.

    None if nothing was placed. A Miscue brings a second card, a Seize and a Revive the card of
    somebody else.
    """
    if not any(event["key"] == "placed-all" for event in events):
        return []
    scene = _Scene(seats)
    for event in events:
        scene.hear(event)
    return [fate or [{"key": "did-nothing"}] for fate in scene.fates]


class _Scene:
    """The fates of a scene, as far as it has been heard."""

    def __init__(self, seats: int) -> None:
        self.fates: list[list[Message]] = [[] for _ in range(seats)]
        self.beside: set[int] = set()
        self.thief: object = None
        self.before: list[Message] = []

    def hear(self, event: Message) -> None:
        """One event after the other, in their order."""
        self.hear_of_stops(event)
        self.hear_of_ends(event)
        match event:
            case {"key": str(key), "who": {"seat": int(who)}} if key in BESIDE:
                self.beside.add(who)
            case {"key": str(key), "who": {"seat": int(who)}, "card": card} if key in ANNOUNCED:
                self.beside.discard(who)
                self.fates[who].append({"key": ANNOUNCED[key], "card": card})

    def hear_of_stops(self, event: Message) -> None:
        """Who has stopped whom, and by what."""
        match event:
            case {"key": "stole-spotlight", "by": by}:
                self.thief = by
            case {"key": "blocked", "who": {"seat": int(who)}}:
                self.stop(who, "was-blocked", self.thief)
            case {"key": "foiled", "who": {"seat": int(who)}, "whom": whom}:
                self.stop(who, "was-foiled", whom)
            case {"key": "seized", "by": {"seat": int(by)}, "who": {"seat": int(who)} as whom}:
                self.before = self.fates[who][:]
                self.stop(who, "was-seized", {"seat": by})
                self.fates[by].append({"key": "did-seize", "card": event["card"], "whom": whom})
            case {"key": "defeated", "who": {"seat": int(who)}, "by": {"seat": int(by)}}:
                self.undo(who, by)

    def hear_of_ends(self, event: Message) -> None:
        """What has become of a card."""
        match event:
            case {"key": "scored", "who": {"seat": int(who)}, "card": card, "n": n}:
                self.end(who, {"key": "did-score", "card": card, "n": n})
            case {"key": "failed", "who": {"seat": int(who)}, "card": card}:
                self.end(who, {"key": "did-fail", "card": card})
            case {"key": "not-next", "who": {"seat": int(who)}, "card": card}:
                self.fates[who].append({"key": "went-back", "card": card})
            case {"key": "set-aside", "card": card, "character": character}:
                for who, fate in enumerate(self.fates):
                    if fate and fate[-1]["card"] == card and fate[-1]["key"] != "was-seized":
                        aside = {"key": "went-aside", "card": card, "character": character}
                        self.end(who, aside)

    def stop(self, who: int, key: str, by: object) -> None:
        """What lay before this player is stopped; another deed of theirs is not."""
        if who not in self.beside and self.fates[who]:
            card = self.fates[who][-1]["card"]
            self.fates[who][-1] = {"key": key, "card": card, "by": by}

    def undo(self, who: int, by: int) -> None:
        """No Drama: the Seize has not happened, a stolen spotlight was not heard to block yet."""
        if self.fates[by] and self.fates[by][-1]["key"] == "did-seize":
            self.fates[by].pop()
            self.fates[who] = self.before

    def end(self, who: int, fate: Message) -> None:
        """What was announced has come to this; what was seized or revived is told beside it."""
        fates = self.fates[who]
        if fates and fates[-1]["key"] == "did-play" and fates[-1]["card"] == fate["card"]:
            fates.pop()
        fates.append(fate)
