"""The score sheet in the form of the rulebook: a column for each act, and one for the bonuses.

Script points run on from act to act, all else is counted anew; so each column is a sum by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.othello.counting import SOURCES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.web.board.sight import Sight
    from groundlings.words import Phrasebook

IAGO: Final = "iago"
OPEN: Final = ""
"""An act that is still to come."""
KEPT: Final = "kept"
NOW: Final = "now"
"""The act that is played, or the last one that was."""
NEVER: Final = "never"
"""What cannot be: nobody can have the handkerchief before it is found."""
FOUND: Final = "gives-handkerchief"


class Cell(NamedTuple):
    """What stands in a row of an act; of script points also what the act itself has brought."""

    state: str
    n: int = 0
    more: int = 0


class Line(NamedTuple):
    """A row of the sheet."""

    source: str
    label: str
    cells: list[Cell]


class Bonus(NamedTuple):
    """What the scored cards are worth beside their points, and which of them make it so."""

    n: int
    told: str
    so_far: list[tuple[str, int]]
    """Characters of the company, and how many cards of each; for Iago the acts."""


class ScoreSheet(NamedTuple):
    """The sheet of one player."""

    seat: int
    name: str
    total: int
    lines: list[Line]
    sums: list[Cell]
    iago: Bonus
    company: Bonus
    is_over: bool
    """Whether the bonuses count already."""


class Now(NamedTuple):
    """What a player would have if the act ended now."""

    seat: int
    name: str
    values: list[int]
    total: int
    is_mine: bool
    is_first: bool


class Account(NamedTuple):
    """All sheets, and what they have in common."""

    acts: list[str]
    act: str
    """The act whose column is marked."""
    sheets: list[ScoreSheet]
    worth: Mapping[str, Any]
    """What things are worth, by the names of the edition."""


def account(view: Mapping[str, Any], boards: Mapping[str, Any], book: Phrasebook) -> Account:
    """The sheets of all players as they stand."""
    acts = list(boards["acts"])
    written = list(view["players"][0]["sheet"])
    is_live = view["phase"] not in {"intermission", "end"}
    act = view["act"] if is_live else (written or acts)[-1]
    sheets = [
        _sheet(seat, player, book, _Frame(acts, act, boards, is_live, view["phase"] == "end"))
        for seat, player in enumerate(view["players"])
    ]
    return Account(acts, act, sheets, boards["meta"])


class _Frame(NamedTuple):
    """What all sheets have in common while they are made."""

    acts: list[str]
    act: str
    boards: Mapping[str, Any]
    is_live: bool
    is_over: bool


def _sheet(seat: int, player: Mapping[str, Any], book: Phrasebook, frame: _Frame) -> ScoreSheet:
    columns: dict[str, Mapping[str, int]] = dict(player["sheet"])
    if frame.is_live:
        columns[frame.act] = player["score"]
    from_act = _first_with_handkerchief(frame.boards)
    lines = []
    for source in SOURCES:
        cells = []
        for n, act in enumerate(frame.acts):
            if source == "handkerchief" and n < from_act:
                cells.append(Cell(NEVER))
            elif act not in columns:
                cells.append(Cell(OPEN))
            else:
                state = NOW if act == frame.act else KEPT
                before = columns[frame.acts[n - 1]][source] if n else 0
                more = columns[act][source] - before if source == "script" and n else 0
                cells.append(Cell(state, columns[act][source], more))
        lines.append(Line(source, book.text(f"sheet.{source}"), cells))
    sums = [
        Cell(NOW if act == frame.act else KEPT, sum(columns[act][source] for source in SOURCES))
        if act in columns
        else Cell(OPEN)
        for act in frame.acts
    ]
    iago, company = bonuses(player["scored"], frame.boards, book)
    return ScoreSheet(
        seat, book.player(seat), player["total"], lines, sums, iago, company, frame.is_over
    )


def _first_with_handkerchief(boards: Mapping[str, Any]) -> int:
    """The number of the first act in which a card brings the handkerchief."""
    with_it = {
        printed["act"]
        for printed in boards["cards"].values()
        if any(reward["key"] == FOUND for reward in printed["rewards"])
    }
    return next((n for n, act in enumerate(boards["acts"]) if act in with_it), 0)


def bonuses(
    scored: Sequence[str], boards: Mapping[str, Any], book: Phrasebook
) -> tuple[Bonus, Bonus]:
    """What these cards bring at the end: by acts with Iago (A70), by company characters (A71)."""
    meta, cards = boards["meta"], boards["cards"]
    leading = [(cards[card]["act"], cards[card]["character_1"]) for card in scored]
    acts = [act for act in boards["acts"] if (act, IAGO) in leading]
    counts: dict[str, int] = {}
    for _, character in leading:
        if character != IAGO:
            counts[character] = counts.get(character, 0) + 1
    most = sorted(counts.items(), key=lambda one: -one[1])
    full = [name for name, n in most if n >= meta["company_bonus_cards"]]
    named = ", ".join(book.noun(name) for name in full)
    return (
        Bonus(
            meta["iago_bonus"][len(acts)],
            ", ".join(acts),
            [(act, 1) for act in acts],
        ),
        Bonus(
            len(full) * meta["company_bonus"],
            named,
            most,
        ),
    )


class Live(NamedTuple):
    """If the act ended now: its name, and a row for each player."""

    act: str
    rows: list[Now]


def live(sight: Sight) -> Live:
    """What everybody would have."""
    return Live(sight.view["act"], now(sight.view, sight.book, sight.seat))


def now(view: Mapping[str, Any], book: Phrasebook, seat: int | None) -> list[Now]:
    """If the act ended now: the live rows, a player each."""
    totals = [player["total"] for player in view["players"]]
    return [
        Now(
            seat=n,
            name=book.player(n),
            values=[player["score"][source] for source in SOURCES],
            total=player["total"],
            is_mine=n == seat,
            is_first=player["total"] == max(totals),
        )
        for n, player in enumerate(view["players"])
    ]
