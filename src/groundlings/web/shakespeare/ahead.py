"""If the curtain fell now: what the projection says of each player, column by column."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.render import macro, table_book

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.web.board.sight import Sight
    from groundlings.words import Phrasebook

ACTS: Final = ("I", "II", "III")
SHEETS: Final = {
    "ambiance": "ambiance",
    "costumes": "rehearsal",
    "solo": "cylinder",
    **{f"act-{act}": f"act-{act}" for act in ACTS},
    "yellow": "yellow-set",
    "hats": "hat",
    "objectives": "objective-hidden",
    "wages": "wages",
    "sum": "prestige",
}
"""The columns, each with the sheet that tells of it."""
RARE: Final = ("costumes", "solo", "hats")
"""The columns that are left out while they hold nothing."""
PAID: Final = {
    "pounds": "pounds",
    "prestige": "prestige",
    "quills": "quill-any",
    "back": "fall-back",
    "grey": "lose-prestige",
}
"""What a row of numbers counts, by its name, and the effect that says it."""
MOST: Final = 100


class Column(NamedTuple):
    """A column, and the sheet that tells of it."""

    key: str
    about: str
    name: str
    act: str
    """If it is an act's."""


class Cell(NamedTuple):
    """What one player may expect there: in signs, and in words."""

    about: str
    shows: Markup | str
    """Nothing if that is what they get."""
    says: str
    is_first: bool
    is_later: bool
    """Whether it is paid on another day."""


class Wages(NamedTuple):
    """What the purse will hold, of what is due: a meter."""

    due: int
    purse: int
    full: int
    """So much of a hundred."""
    prestige: int
    """What those who stay unpaid cost."""
    says: str


class Sum(NamedTuple):
    """The prestige in the end, as far as this visitor can know it."""

    then: int
    is_open: bool
    """Whether hidden objectives may add to it."""
    says: str
    is_first: bool


class Row(NamedTuple):
    """One player."""

    seat: int
    name: str
    is_mine: bool
    has_most: str
    """What they have most of now, in words."""
    cells: list[Cell]
    wages: Wages
    sum: Sum


class Ahead(NamedTuple):
    """The whole of it."""

    columns: list[Column]
    rows: list[Row]
    day: int | None
    """On which the acts pay."""
    is_tonight: bool


def prospects(sight: Sight) -> tuple[object, ...]:
    """What the panel shows: while that is the same, so is the panel."""
    view = sight.view
    scored = view.get("acts_scored")
    return view["projection"], view["leads"], scored, sight.seat


def ahead(sight: Sight) -> Ahead:
    """A row for each player, and the columns in which there is something to tell."""
    shown: list[dict[str, dict[str, int]]] = sight.view["projection"]
    scored = sight.view["acts_scored"]
    keys = [
        key for key in SHEETS if key not in RARE or any(_counted(one.get(key, {})) for one in shown)
    ]
    return Ahead(
        columns=[_column(sight.book, key) for key in keys],
        rows=[_row(sight, seat, keys[:-2]) for seat in range(len(shown))],
        day=scored["day"],
        is_tonight=scored["tonight"],
    )


def leads(view: Mapping[str, Any], name: str, seat: int) -> bool:
    """Whether a player is first in something that not all have alike."""
    first: list[int] = view["leads"].get(name, [])
    alone = view["seats"] == 1 and not name.startswith("act-")  # there is nobody to be ahead of
    alike = view["seats"] > 1 and len(first) == view["seats"]
    return seat in first and not alone and not alike


def _column(book: Phrasebook, key: str) -> Column:
    act = key.removeprefix("act-") if key.startswith("act-") else ""
    name = book.noun(act) if act else book.text(f"ahead.of_{key}")
    return Column(key, SHEETS[key], name, act)


def _row(sight: Sight, seat: int, keys: list[str]) -> Row:
    view, book = sight.view, sight.book
    mine, scored = view["projection"][seat], view["acts_scored"]
    most = [
        book.text(f"ahead.most_{name}")
        for name in ("prestige", "pounds")
        if leads(view, name, seat)
    ]
    cells = [
        _cell(
            sight.game, book.language, key, tuple(mine[key].items()),
            is_first=leads(view, key, seat),
            is_later=key.startswith("act-") and not scored["tonight"],
        )
        for key in keys
    ]  # fmt: skip
    return Row(
        seat=seat,
        name=book.player(seat),
        is_mine=seat == sight.seat,
        has_most=", ".join(most),
        cells=cells,
        wages=_wages(book, mine["wages"]),
        sum=_sum(book, mine, is_first=leads(view, "sum", seat)),
    )


# The cells: there are few different ones


@lru_cache(maxsize=2048)
def _cell(
    game: Game,
    language: str,
    key: str,
    numbers: tuple[tuple[str, int], ...],
    *,
    is_first: bool,
    is_later: bool,
) -> Cell:
    book, row = table_book(game, language, ()), dict(numbers)
    pays = _counted(row) if key == "costumes" else _pays(row)
    shows: Markup | str = macro("shakespeare/_prints.html", book)("bare", messages=pays)
    words = book.effects(pays) if pays else book.effect({"key": "nothing"})
    text = book.text
    if key == "ambiance":
        space = row["space"]
        is_over = not pays and game.guide.boards()["ambiance"][space - 1]["key"] != "nothing"
        says = text("ahead.over") if is_over else text("ahead.on_space", space=space, pays=words)
    elif key.startswith("act-"):
        says = text("ahead.on_act", rank=row["rank"], space=row["space"], pays=words)
    elif key == "objectives" and row["cards"] and "prestige" not in row:
        shows, says = "?", text("ahead.hidden", n=row["cards"])
    elif key in ("objectives", "yellow", "hats"):
        held = next((row[name] for name in ("cards", "elements", "hats") if name in row), 0)
        says = text(f"ahead.held_{key}", n=held, pays=words)
    elif row.get("quills"):
        quills = book.effect({"key": PAID["quills"], "n": row["quills"]})
        says = text("ahead.but_quills", says=words, quills=quills)
    else:
        says = words
    is_first &= bool(pays) or key.startswith("act-")  # a lead in nothing is none
    if is_first:
        says = text("ahead.leads", says=says)
    if is_later:
        says = text("ahead.later", says=says)
    return Cell(SHEETS[key], shows, says, is_first, is_later)


def _pays(row: Mapping[str, int]) -> list[Message]:
    """What a row of numbers brings."""
    found: list[Message] = []
    for name, effect in PAID.items():
        n = row.get(name, 0)
        if n < 0:
            found.append({"key": f"lose-{effect}", "n": -n})
        elif n:
            found.append({"key": effect, "n": n})
    return found


def _counted(row: Mapping[str, int]) -> list[Message]:
    """The same without quills: which act they go to is not known."""
    return _pays({name: n for name, n in row.items() if name != "quills"})


def _wages(book: Phrasebook, row: Mapping[str, int]) -> Wages:
    due, purse, unpaid = row["due"], row["purse"], row["unpaid"]
    words = [book.text("ahead.purse", due=due, purse=purse)]
    if unpaid:
        loss = book.effect({"key": "lose-prestige", "n": -row["prestige"]})
        words.append(book.text("ahead.unpaid", n=unpaid, pays=loss))
    if row.get("waived"):
        words.append(book.text("ahead.waived", n=row["waived"]))
    return Wages(
        due=due,
        purse=purse,
        full=min(MOST, MOST * purse // due) if due else MOST,
        prestige=row["prestige"],
        says=" · ".join(words),
    )


def _sum(book: Phrasebook, row: Mapping[str, Mapping[str, int]], *, is_first: bool) -> Sum:
    now, then, goals = row["sum"]["now"], row["sum"]["then"], row["objectives"]
    is_open = goals["cards"] > 0 and "prestige" not in goals
    says = book.text("ahead.sum", now=now, then=then)
    if is_open:
        says = book.text("ahead.and_hidden", says=says)
    if is_first:
        says = book.text("ahead.leads", says=says)
    return Sum(then, is_open, says, is_first)
