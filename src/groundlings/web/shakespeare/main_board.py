"""The main board: phases, tracks, acts, prestige, and the characters for hire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from markupsafe import Markup

    from groundlings.web.board.sight import Button, Sight
    from groundlings.web.shakespeare.prints import Prints

PHASES: Final = ("wager", "turns", "ambiance", "rehearsal", "rest")
WIDE: Final = 13
"""So many spaces in a row of the prestige track."""
LONG: Final = 25
"""The last space that the track has from the start."""


class Phase(NamedTuple):
    """A phase of today."""

    key: str
    state: str
    """Done, on, or empty while it is to come."""


class Day(NamedTuple):
    """A day on its track."""

    n: int
    is_past: bool
    is_today: bool
    has_rehearsal: bool


class Tracks(NamedTuple):
    """Days, order of play and initiative."""

    days: list[Day]
    order: list[int]
    initiative: list[int | None]


class Disc(NamedTuple):
    """A disc on a track, and what a pile tells of it when it opens."""

    id: str
    seat: int | None
    """None = the neutral disc."""
    name: str
    rank: int = 0
    pays: Markup | str = ""
    """What it would bring at a rehearsal."""


class ActSpace(NamedTuple):
    """A space of an act; the choice lies where one's disc would go."""

    n: int
    pays: Markup
    is_grey: bool
    discs: list[Disc]
    """The lowest first, which leads."""
    choice: Button | None


class Act(NamedTuple):
    """An act: its spaces, the lowest first."""

    name: str
    spaces: list[ActSpace]
    why: str | None


class Acts(NamedTuple):
    """All acts, for who would move a disc."""

    seat: int | None
    acts: list[Act]


class FameSpace(NamedTuple):
    """A space of the prestige track."""

    n: int
    discs: list[Disc]


class Offer(NamedTuple):
    """A character on display; of copies the choice lies on the first."""

    id: str
    card: str
    recruit: Button | None
    extra: Button | None
    is_copy: bool
    """Whether the choice for it lies on another copy."""
    why: str | None


class Gone(NamedTuple):
    """Where a character was: who hired whom, as far as the display can tell."""

    hired: Mapping[str, Any] | None


def phases(view: Mapping[str, Any], prints: Prints) -> list[Phase]:
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
        found.append(Phase(phase, "on" if n == at else "done" if n < at or view["over"] else ""))
    return found


def tracks(view: Mapping[str, Any], prints: Prints) -> Tracks:
    """The short tracks."""
    days = [
        Day(day, day < view["day"], day == view["day"], day in prints.boards["rehearsals"])
        for day in range(1, view["days"] + 1)
    ]
    free = [None] * (view["seats"] - len(view["initiative"]))
    return Tracks(days, view["order"], [*view["initiative"], *free])


def acts(sight: Sight, prints: Prints) -> Acts:
    """The three acts."""
    return Acts(sight.seat, [_act(sight, prints, name) for name in sight.view["acts"]])


def _act(sight: Sight, prints: Prints, name: str) -> Act:
    discs: dict[int, list[Disc]] = {}
    mine = 0
    for rank, disc in enumerate(sight.view["acts"][name], start=1):
        at, seat = disc["space"], disc["seat"]
        discs.setdefault(at, []).append(
            Disc(
                id=f"disc-{'n' if seat is None else seat}-{name}",
                seat=seat,
                name=sight.book.text("board.neutral") if seat is None else sight.book.player(seat),
                rank=rank,
                pays=prints.pays(name, at, rank),
            )
        )
        if sight.seat is not None and seat == sight.seat:
            mine = at
    moves = {mine + 1: "advance", mine - 1: "retreat"} if mine else {}
    spaces = [
        ActSpace(
            n=n,
            pays=pays,
            is_grey=n <= prints.boards["grey"]["spaces"],
            discs=discs.get(n, []),
            choice=sight.can.get(f"{moves.get(n, '')}:{name}"),
        )
        for n, pays in enumerate(prints.acts[name], start=1)
    ]
    why = sight.cannot.get(f"advance:{name}") or sight.cannot.get(f"retreat:{name}")
    return Act(name, spaces, why)


def fame(sight: Sight) -> list[list[FameSpace]]:
    """The prestige track in rows; below its beginning and beyond its end there is always room."""
    stands = [player["prestige"] for player in sight.view["players"]]
    low, high = min(0, *stands), max(LONG, *stands)
    spaces = [
        FameSpace(
            n,
            [
                Disc(f"fame-{seat}", seat, sight.book.player(seat))
                for seat, at in enumerate(stands)
                if at == n
            ],
        )
        for n in range(low, high + 1)
    ]
    return [spaces[at : at + WIDE] for at in range(0, len(spaces), WIDE)]


def hire(sight: Sight) -> list[Offer | Gone]:
    """The characters on display, and where one was."""
    left = dict(sight.can)
    found: list[Offer | Gone] = []
    hired = iter(sight.view["hired"])
    for card in sight.view["display"]:
        if card is None:
            found.append(Gone(next(hired, None)))
            continue
        copies = sum(isinstance(one, Offer) and one.card == card for one in found)
        found.append(
            Offer(
                id=f"hire-{card}-{copies + 1}" if copies else f"hire-{card}",
                card=card,
                recruit=left.pop(f"recruit:{card}", None),
                extra=left.pop(f"recruit-extra:{card}", None),
                is_copy=bool(copies) and f"recruit:{card}" in sight.can,
                why=sight.cannot.get(f"recruit:{card}"),
            )
        )
    return found
