"""What is printed on boards and cards, for whoever draws them: numbers, places and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.shakespeare.cards import backstage_cards, characters, colours, goals
from groundlings.shakespeare.expansion import is_expanded
from groundlings.shakespeare.state import BACK, EARN, GAIN, QUILL

if TYPE_CHECKING:
    from groundlings.editions.sheet import Sheet
    from groundlings.kernel.messages import Message
    from groundlings.shakespeare.state import Book

Boards = dict[str, Any]

NOTHING_TOLD: Message = {"key": "nothing"}
CHEAPEST = 3
"""The least that a complete costume can be worth."""


def boards(sheet: Sheet, book: Book) -> Boards:
    """All of it, ready for JSON; powers and payments are messages of `[effect]`."""
    tracks, scalars = book.tracks, book.scalars
    return {
        "days": int(scalars.days),
        "rehearsals": [day for day, is_one in enumerate(tracks.rehearsal_day) if is_one],
        "cylinders": int(scalars.cylinders),
        "acts": {
            "I": [pay(int(n)) for n in list(tracks.act_i)[1:]],
            "II": [[] for _ in range(tracks.last)],
            "III": [pay(0, int(n)) for n in list(tracks.act_iii)[1:]],
        },
        "ranks": [int(n) for n in tracks.act_ii if n],
        "grey": {"spaces": int(tracks.grey), "penalty": int(tracks.grey_penalty)},
        "ambiance": _moods(book),
        "calm": int(tracks.calm),
        "costumes": _costumes(book),
        "colours": colours(sheet),
        "spaces": _spaces(sheet, "space"),
        "virtual": _spaces(sheet, "virtual_space"),
        "cards": characters(sheet),
        "objectives": goals(sheet),
        "unpaid": int(scalars.unpaid),
        "yellow": int(scalars.yellow),
        "backstage": _backstage(sheet, book) if is_expanded(sheet) else None,
    }


def _backstage(sheet: Sheet, book: Book) -> dict[str, object]:
    """What the expansion adds: the theatre column, the backstage cards, what a hat must make."""
    table = book.backstage
    return {
        "theatre": {
            "spaces": int(table.spaces),
            "candles": [n + 1 for n in range(table.spaces) if table.candle[n]],
        },
        "cards": backstage_cards(sheet),
        "hat": {"total": int(table.hat_total), "prestige": int(table.hat_prestige)},
        "prompter": int(table.prompter_price),
        "lords": int(table.lords),
    }


def pay(pounds: int, prestige: int = 0) -> list[Message]:
    """What is paid, as effects; nothing if nothing is."""
    both = (("pounds", pounds), ("prestige", prestige))
    return [{"key": key, "n": n} for key, n in both if n]


def _moods(book: Book) -> list[Message]:
    """What each space of the ambiance track does at the end of a day."""
    found = []
    for here in range(1, int(book.tracks.best_mood) + 1):
        n = int(book.tracks.mood_amount[here])
        brings: dict[int, Message] = {
            BACK: {"key": "fall-back", "n": n},
            QUILL: {"key": "quill-any", "n": n},
            EARN: {"key": "pounds", "n": n},
            GAIN: {"key": "prestige" if n > 0 else "lose-prestige", "n": abs(n)},
        }
        found.append(brings.get(int(book.tracks.mood[here]), NOTHING_TOLD))
    return found


def _costumes(book: Book) -> list[dict[str, object]]:
    """What a complete costume pays, from one total to another."""
    pays = [
        pay(int(pounds), int(prestige))
        for pounds, prestige in zip(
            book.tracks.costume_pounds, book.tracks.costume_prestige, strict=True
        )
    ]
    found: list[dict[str, object]] = []
    low = CHEAPEST
    for total in range(CHEAPEST, len(pays)):
        if total + 1 == len(pays) or pays[total + 1] != pays[total]:
            found.append({"from": low, "to": total, "pays": pays[total]})
            low = total + 1
    return found


def _spaces(sheet: Sheet, name: str) -> list[dict[str, object]]:
    """Where each space of a stage set stands; rows count from the bottom, x in half-widths."""
    found = sheet.get("stage_set", name)
    return [
        {
            "place": record.get("id"),
            "row": record.get("row"),
            "x": record.get("x"),
            "candle": bool(record.get("candle")),
            "mirror": record.get("mirror"),
        }
        for record in (found if isinstance(found, list) else [])
        if isinstance(record, dict)
    ]
