"""Pointing: the piece on the table that an event of Shakespeare speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

TRACKS = {
    "advanced": "disc",
    "retreated": "disc",
    "quill-lost": "disc",
    "mood-rose": "mood",
    "mood-fell": "mood",
    "gained": "fame",
    "lost": "fame",
    "earned": "purse",
    "paid": "purse",
    "plus3-gained": "plus3",
    "plus3-spent": "plus3",
    "backstage-filled": "waits",
    "mustered": "stand",
    "pounds-lost": "purse",
    "prompter-paid": "purse",
    "hats-counted": "fame",
    "rest-lightened": "favours",
    "prompter-kept": "favours",
    "rags-opened": "favours",
    "rags-opened-all": "favours",
}
"""Events that move a disc or fill a purse, and how the id of that piece begins."""


def space_id(seat: int, place: str) -> str:
    """A space of a stage set."""
    return f"set-{seat}-{place.replace('.', '-')}"


def member_id(seat: int, name: str) -> str:
    """A character or an Extra of a troupe."""
    return f"cast-{seat}-{name}"


def column_id(seat: int, n: int) -> str:
    """A space of a theatre column, from the bottom."""
    return f"column-{seat}-{n}"


def pointed(  # noqa: C901, PLR0911 - one for each sort of piece
    event: Mapping[str, Any],
) -> str:
    """The id of the piece, or nothing."""
    match event:
        case {"key": "lined-up"}:
            return "initiative"
        case {"key": "lord-showed" | "lord-empty"}:
            return "lord"
        case {"key": "backstage-shuffled"} | {"behind": {"noun": str()}}:
            return "backstage"  # which of two copies it is, is not told
        case {"key": str(key), "who": {"seat": int(seat)}, "space": int(space)} if key.startswith(
            "theatre-"
        ):
            return column_id(seat, space)
        case {
            "key": "drafted-extra" | "recruited-extra" | "lord-recruited-extra",
            "who": {"seat": int(seat)},
        }:
            return f"theatre-{seat}"  # which of the Extras it became is not told
        case {"who": {"seat": int(seat)}, "place": {"noun": str(place)}}:
            return space_id(seat, place)
        case {"who": {"seat": int(seat)}, "wearer": {"noun": str(name)}}:
            return member_id(seat, name)
        case {"key": str(key), "who": {"seat": int(seat)}} if key in TRACKS:
            act = event.get("act") if TRACKS[key] == "disc" else None
            tail = f"-{act['noun']}" if isinstance(act, dict) else ""
            return f"{TRACKS[key]}-{seat}{tail}"
        case {"who": {"seat": int(seat)}, "card": {"noun": str(card)}}:
            return member_id(seat, card)
        case {"act": {"noun": str(act)}}:
            return f"act-{act}"
        case {"who": {"seat": int(seat)}}:
            return f"theatre-{seat}"
        case _:
            return ""
