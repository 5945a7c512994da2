"""Backstage: the cards laid out there, the Lord's deck, and what each theatre has of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.shakespeare.pointing import column_id

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.web.board.sight import Button, Sight
    from groundlings.web.shakespeare.prints import LevelPrint, Prints

USE: Final = "backstage"
HIRE: Final = "backstage-recruitment"


class Level(NamedTuple):
    """What a card does for so many cylinders, and the choices there."""

    printed: LevelPrint
    use: Button | None
    hire: Button | None
    """The same with the Recruitment card for one of the cylinders."""
    name: str
    why: str | None


class Behind(NamedTuple):
    """A card in the display; of copies the choices lie on the first that is free."""

    id: str
    card: str | None
    """None where its user has taken it along."""
    used: int | None
    cylinders: int
    has_recruitment: bool
    is_copy: bool
    why: str | None
    """Why it cannot be used, if somebody has."""
    levels: list[Level]


class Lord(NamedTuple):
    """The Lord's deck: its top card, and how many there are."""

    card: str | None
    left: int
    recruit: Button | None
    extra: Button | None


class Waiting(NamedTuple):
    """The cylinders of a player that can be spent backstage."""

    seat: int
    name: str
    n: int


class Backstage(NamedTuple):
    """All of it."""

    cards: list[Behind]
    lord: Lord
    waiting: list[Waiting]
    deck: int
    discarded: int
    is_twofold: bool
    """Whether something can be paid either with the Recruitment card or without it."""


class ColumnSpace(NamedTuple):
    """A space of a theatre column."""

    id: str
    n: int
    has_candle: bool
    holds: str | None


class Favour(NamedTuple):
    """Something that a card has left with its user."""

    card: str
    words: str
    """The end of the key of its words."""
    n: int


def is_open(view: Mapping[str, Any]) -> bool:
    """Whether the expansion is played."""
    return "backstage" in view


def backstage(sight: Sight, prints: Prints) -> Backstage:
    """The cards laid out, the Lord's deck, and who has how many cylinders there."""
    view = sight.view["backstage"]
    left = dict(sight.can)
    cards: list[Behind] = []
    for place in view["display"]:
        cards.append(_behind(sight, prints, place, left, cards))
    lord = view["lord"]
    return Backstage(
        cards=cards,
        lord=Lord(
            lord["top"],
            lord["left"],
            sight.can.get(f"recruit:{lord['top']}"),
            sight.can.get(f"recruit-extra:{lord['top']}"),
        ),
        waiting=[
            Waiting(seat, sight.book.player(seat), player["backstage"]["cylinders"])
            for seat, player in enumerate(sight.view["players"])
        ],
        deck=view["deck"],
        discarded=len(view["discarded"]),
        is_twofold=any(level.use and level.hire for card in cards for level in card.levels),
    )


def _behind(
    sight: Sight,
    prints: Prints,
    place: Mapping[str, Any],
    left: dict[str, Button],
    earlier: list[Behind],
) -> Behind:
    card, used = place["card"], place["used"]
    copies = sum(one.card == card for one in earlier)
    is_free = card is not None and used is None
    levels = []
    for printed in prints.behind.get(card or "", []):
        noun = f"{card}-{printed.cylinders}"
        use, hire = f"{USE}:{noun}", f"{HIRE}:{noun}"
        levels.append(
            Level(
                printed=printed,
                use=left.pop(use, None) if is_free else None,
                hire=left.pop(hire, None) if is_free else None,
                name=sight.book.option(use),
                why=sight.cannot.get(use) or (None if use in sight.can else sight.cannot.get(hire)),
            )
        )
    offered = any(level.use or level.hire for level in levels)
    return Behind(
        id=f"behind-{card or 'gone'}" + (f"-{copies + 1}" if copies else ""),
        card=card,
        used=used,
        cylinders=place["cylinders"],
        has_recruitment=place["recruitment"],
        is_copy=is_free and not offered and _is_offered(sight, card),
        why=next((level.why for level in levels if level.why), None) if used is not None else None,
        levels=levels,
    )


def _is_offered(sight: Sight, card: str) -> bool:
    """Whether a card of this kind can be chosen: the choice lies on another copy."""
    offered = {text.partition(":")[2].rpartition("-")[0] for text in sight.can if text[:9] == USE}
    return card in offered


def column(prints: Prints, player: Mapping[str, Any], seat: int) -> list[ColumnSpace]:
    """The spaces of a theatre column, the highest first; none without the expansion."""
    if "backstage" not in player:
        return []
    theatre, built = prints.boards["backstage"]["theatre"], player["backstage"]["theatre"]
    return [
        ColumnSpace(
            id=column_id(seat, n),
            n=n,
            has_candle=n in theatre["candles"] and n > len(built),
            holds=built[n - 1] if n <= len(built) else None,
        )
        for n in range(theatre["spaces"], 0, -1)
    ]


def favours(player: Mapping[str, Any]) -> list[Favour]:
    """What cards have left with this player for later."""
    own = player.get("backstage")
    if own is None:
        return []
    found = []
    if own["prompter"]:
        found.append(Favour("prompter", "prompter", 1))
    if own["fewer_rest"]:
        found.append(Favour("director", "director", own["fewer_rest"]))
    if own["rags"] != "none":
        found.append(Favour("rag-picker", f"rags_{own['rags']}", 1))
    return found


def hat_of(player: Mapping[str, Any], name: str) -> str | None:
    """The colour of somebody's hat."""
    return player["backstage"]["hats"].get(name) if "backstage" in player else None
