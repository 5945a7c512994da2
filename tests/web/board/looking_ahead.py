"""What is claimed of looking ahead: panel and desk say what the projection says, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from groundlings.shakespeare.verbs import ADDED_OBJECTIVE_NAMES
from web.board.reading import GAME, differing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.board.look import Look
    from web.board.tree import Element

    Found = Iterator[object]

SIGNS = {
    "pounds": "#i-pound",
    "prestige": "#i-prestige",
    "quills": "#i-quill",
    "back": "#i-back",
    "grey": "#i-prestige",
}
"""What a row of numbers counts, and the sign of it."""
LESS = ("back", "grey")
COLUMNS = {
    "ambiance": "ambiance",
    "rehearsal": "costumes",
    "cylinder": "solo",
    **{f"act-{act}": f"act-{act}" for act in ("I", "II", "III")},
    "yellow-set": "yellow",
    "hat": "hats",
    "objective-hidden": "objectives",
    "wages": "wages",
    "prestige": "sum",
}
"""What the sheet of a column tells of, and the row of numbers that it shows."""
COSTUMES = GAME.guide.boards()["costumes"]
TO_COME = ("draft", "wager", "turns")
"""The phases in which tonight's ambiance is still open."""

UNSCORED = ADDED_OBJECTIVE_NAMES
"""Those of the expansion are played, or spare a wage."""
WHOLE = 3
"""Costumes of two elements pay nothing (S85)."""


def minus(n: int) -> str:
    return str(n).replace("-", "\N{MINUS SIGN}")


def seen(one: Element) -> Element:
    """The part that is for the eyes."""
    return next(part for part in one.within() if part.get("aria-hidden") == "true")


def signs(one: Element) -> list[tuple[str, str]]:
    """The signs in it, each with its number."""
    return [
        (next(use.get("href") for use in power.within() if use.tag == "use"), power.words)
        for power in one.marked("pw")
    ]


def paid(key: str, row: dict[str, int]) -> list[tuple[str, str]]:
    """The same as the projection has it; a single quill needs no number."""
    found = []
    for name, sign in SIGNS.items():
        n = -row.get(name, 0) if name in LESS else row.get(name, 0)
        if n and not (key == "costumes" and name == "quills"):
            found.append((sign, "" if name == "quills" and n == 1 else minus(n)))
    return found


def panel_is_as_projected(look: Look) -> Found:
    """A row for each player; of hidden objectives only how many there are."""
    shown = look.view["projection"]
    if not shown or "ahead" not in look.page.by_id:
        if bool(shown) != ("ahead" in look.page.by_id):
            yield "a panel without a projection, or none with one"
        return
    panel = look.page["ahead"]
    head, *rows = [one for one in panel.within() if one.tag == "tr"]
    keys = [COLUMNS[one.get("data-about")] for one in head.within() if one.get("data-about")]
    for key in ("costumes", "solo"):
        if (key in keys) != any(paid(key, one[key]) for one in shown):
            yield key, "is there in vain, or missing"
    mine = [seat for seat, row in enumerate(rows) if row.has("mine")]
    yield from differing(
        "panel",
        rows=(
            [f"seat-{seat}" in row.classes for seat, row in enumerate(rows)],
            [True] * len(shown),
        ),
        mine=(mine, [] if look.seat is None else [look.seat]),
    )
    for seat, row in enumerate(rows):
        cells = dict(zip(keys, [one for one in row.within() if one.tag == "td"], strict=True))
        for key, cell in cells.items():
            yield from differing(f"{seat} {key}", **dict(_cell(look, seat, key, cell)))


def _cell(look: Look, seat: int, key: str, cell: Element) -> Iterator[tuple[str, Any]]:
    numbers = look.view["projection"][seat][key]
    words = seen(cell).words
    if key == "wages":
        lost = f" {minus(numbers['prestige'])}" if numbers["unpaid"] else ""
        yield "wages", (words, f"{numbers['purse']}/{numbers['due']}{lost}")
    elif key == "sum":
        goals = look.view["projection"][seat]["objectives"]
        more = " +?" if goals["cards"] and seat != look.seat else ""
        yield "sum", (words, minus(numbers["then"]) + more)
    elif key == "objectives" and numbers["cards"] and seat != look.seat:
        yield "hidden", (words, "?")
        yield "told", ("prestige" in numbers, False)
    else:
        yield "paid", (signs(cell), paid(key, numbers))
    if key.startswith("act-"):
        first = look.view["leads"][key]
        alike = len(first) == look.view["seats"] > 1
        yield "leads", (cell.has("best"), seat in first and not alike)
        yield "later", (cell.has("later"), not look.view["acts_scored"]["tonight"])


def tonight_is_foretold(look: Look) -> Found:
    """Where the ambiance will be lies a ghost, unless it stays where it is."""
    for seat, player in enumerate(look.view["players"]):
        theatre = look.page[f"theatre-{seat}"]
        track = next(one for one in theatre.within() if one.has("moods"))
        ghosts = [
            outer.get("data-cell")
            for ghost in track.marked("ghost")
            for outer in ghost.around()
            if outer.get("data-cell")
        ]
        wanted: list[str] = []
        is_open = look.view["projection"] and look.view["phase"] in TO_COME
        if is_open:
            then = look.view["projection"][seat]["ambiance"]["space"]
            wanted = [f"mood-{seat}-{then}"] if then != player["ambiance"] else []
        said = [one.words for one in theatre.marked("tonight")]
        yield from differing(
            f"tonight {seat}", ghosts=(ghosts, wanted), said=(len(said), int(bool(is_open)))
        )
        purples = look.view["market"]["set"]["purple"]
        words = look.book.text("board.purples" if purples else "board.stays", n=purples)
        if said and " ".join(words.split()) not in said[0]:
            yield seat, said, purples


def objectives_say_how_far_they_are(look: Look) -> Found:
    """The own ones: what they bring now, of what they can bring."""
    if not look.view["projection"] or look.seat is None:
        return
    now = []
    for one in look.view["held"]:
        goal = look.page[f"goal-{one}"]
        if one in UNSCORED:
            if goal.marked("worth"):
                yield one, "brings nothing by itself", goal.words
            continue
        (worth,) = goal.marked("worth")
        got, most = map(int, seen(worth).words.lstrip("✓ ").split("/"))
        now.append(got)
        if worth.has("met") != (got == most) or worth.has("met") != ("✓" in worth.words):
            yield one, "is met or not", worth.words
        if not goal.marked("reached"):
            yield one, "does not say how far it is"
    if now and sum(now) != look.now_worth():
        yield now, look.now_worth()


def costumes_light_what_they_pay(look: Look) -> Found:
    """The class of a costume that a choice would complete, as the engine then values it."""
    for one in look.buttons:
        verb, _, name = one.get("value").partition(":")
        if verb != "dress":
            continue
        troupe = look.after(one.get("value"))["players"][look.seat]["troupe"]
        wearer = next(member for member in troupe if member["name"] == name)
        value = wearer["value"] if wearer["dressed"] and wearer["slots"] == WHOLE else 0
        rows = [row for row in COSTUMES if row["pays"] and row["from"] <= value <= row["to"]]
        wanted = f"pays-{look.seat}-{rows[0]['from']}" if rows else ""
        if one.get("data-lights") != wanted or (wanted and wanted not in look.page.by_id):
            yield one.get("value"), one.get("data-lights"), wanted


LOOKING_AHEAD = [
    panel_is_as_projected,
    tonight_is_foretold,
    objectives_say_how_far_they_are,
    costumes_light_what_they_pay,
]
