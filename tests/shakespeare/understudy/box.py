"""What is in the box, as the sheet of the edition says it; nothing of the engine's rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

Effect: TypeAlias = dict[str, Any]

ACTS: Final = ("I", "II", "III")
COLOURS: Final = ("black", "blue", "green", "pink", "purple", "yellow")
KINDS: Final = ("costume", "set")
EXTRA: Final = "extra"


def noun(key: str) -> str:
    return key.replace("_", "-")


@dataclass(frozen=True)
class Card:
    """A character, or what an Extra is."""

    name: str
    cost: int
    slots: int
    actor: bool
    craftsman: bool
    activatable: bool
    activation: list[Effect]
    rehearsal: list[Effect]
    permanent: list[Effect]
    once_dressed: list[Effect]
    cancelled: list[str]
    """Names of effects of the activation that no longer apply once dressed (R128)."""


def card_of(row: Effect) -> Card:
    return Card(
        name=noun(row["key"]),
        cost=row["cost"],
        slots=row["slots"],
        actor=row["type"] == "actor",
        craftsman=row["craftsman"],
        activatable=row["activatable"],
        activation=row["activation"],
        rehearsal=row["rehearsal"],
        permanent=row.get("permanent", []),
        once_dressed=row.get("activation_if_costumed", []),
        cancelled=row.get("costumed_cancels", []),
    )


@dataclass
class Box:
    """All values of the edition, for this number of players (R3, R11 to R13, R107 to R111)."""

    data: Effect
    seats: int
    backstage: bool
    cards: dict[str, Card] = field(init=False)
    printed: list[str] = field(init=False)
    characters: Counter[str] = field(init=False)
    """The cards that are dealt, with the new actors if the expansion is in it."""
    objectives: dict[str, Effect] = field(init=False)
    behind: dict[str, dict[int, list[Effect]]] = field(init=False)
    """The backstage cards: what so many cylinders bring."""
    copies: Counter[str] = field(init=False)

    def __post_init__(self) -> None:
        more = self.data["backstage"] if self.backstage else {}
        rows = [*self.data["character"], *more.get("actor", ())]
        self.cards = {noun(row["key"]): card_of(row) for row in rows}
        self.printed = [noun(row["key"]) for row in rows if row.get("place") == "board"]
        self.characters = Counter(
            {
                noun(row["key"]): row.get("copies", 1)
                for row in rows
                if row.get("place", "deck") == "deck"
            }
        )
        goals = [*self.data["objective"], *more.get("objective", ())]
        self.objectives = {noun(row["key"]): row for row in goals}
        cards = more.get("card", ())
        self.behind = {
            noun(row["key"]): {level["cylinders"]: level["effects"] for level in row["level"]}
            for row in cards
        }
        self.copies = Counter({noun(row["key"]): row["copies"] for row in cards})
        self.worth = {row["key"]: row["value"] for row in self.data["colour"]}
        self.brings = {row["key"]: row["set_effect"] for row in self.data["colour"]}
        self.meta = self.data["meta"]
        self.spaces = {row["id"]: row for row in self.data["stage_set"]["space"]}
        self.virtual = {row["id"] for row in self.data["stage_set"]["virtual_space"]}
        self.laid_out = self.for_us("display")[0]
        self.last = self.data["track"]["act"]["spaces"]
        self.moods = self.data["track"]["ambiance"]
        self.theatre = more.get("theatre", {})
        self.shown_behind = self.seats_behind(more)

    def seats_behind(self, more: Effect) -> int:
        """How many backstage cards are laid out (R111)."""
        rows = [row for row in more.get("display", ()) if row["players"] == self.seats]
        return int(rows[0]["cards"]) if rows else 0

    def for_us(self, table: str) -> list[Effect]:
        return [row for row in self.data[table] if row["players"] == self.seats]

    def bags(self) -> Counter[str]:
        """The elements that this number of players plays with (R11)."""
        return Counter(
            {
                f"{colour}-{row['kind']}": row[colour]
                for row in self.for_us("bag")
                for colour in COLOURS
            }
        )
