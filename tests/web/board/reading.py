"""Reading what is drawn: pieces, elements, cards, numbers."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import groundlings
from web.board.tree import Element, Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    Found = Iterator[object]


def space(seat: int | None, place: str) -> str:
    """The id of a space of a stage set."""
    return f"set-{seat}-{place.replace('.', '-')}"


def copy_of(key: str, first: str) -> bool:
    """Whether this is the id of another copy of a card."""
    return re.fullmatch(rf"{re.escape(first)}-\d", key) is not None


def targets(seat: int | None, options: list[str]) -> list[str]:
    """The places where these choices put something: by the id of each, the choice."""
    found = []
    for text in options:
        verb, _, noun = text.partition(":")
        if verb in {"put", "dress", "hat"}:
            place = space(seat, noun) if verb == "put" else f"cast-{seat}-{noun}"
            found.append(f"{place}={text}")
    return found


def differing(what: str, **pairs: tuple[object, object]) -> Found:
    """The pairs that are none."""
    for name, (drawn, wanted) in pairs.items():
        if drawn != wanted:
            yield what, name, drawn, wanted


def colour_of(one: Element) -> str:
    """The colour of an element, by its class and by its drawing."""
    named = [name[3:] for name in one.get("class").split() if name.startswith("is-")]
    used = [use.get("href").rpartition("-")[2] for use in one.within() if use.tag == "use"]
    assert named == used, (named, used)
    values = [int(value.words) for value in one.marked("v")]
    assert values == [COLOURS[named[0]]["value"]]
    return named[0]


def element_of(one: Element) -> str:
    """Colour and kind of an element."""
    use = next(use.get("href") for use in one.within() if use.tag == "use")
    return f"{colour_of(one)}-{'costume' if use.startswith('#cos-') else 'set'}"


def set_of(theatre: Element) -> dict[str, str]:
    """What stands on a stage set, by its space."""
    return {
        one.get("id").split("-", 2)[2].removesuffix("-el").replace("-", "."): colour_of(one)
        for one in theatre.within()
        if one.has("el") and not one.has("ghost") and one.get("id").startswith("set-")
    }


def emblem(one: Element) -> str:
    """The character on a card."""
    uses = [use.get("href") for use in one.marked("oval")[0].within() if use.tag == "use"]
    return uses[0].removeprefix("#c-")


def troupe_of(one: Element) -> tuple[object, ...]:
    """A member as it is drawn: who, what it wears, free slots, cylinder and token, wages."""
    wears = [colour_of(worn) for worn in one.marked("el")]
    tokens = [token.get("id") for name in ("cyl", "rest") for token in one.marked(name)]
    wages = [int(cost.words) for cost in one.marked("cost")]
    return emblem(one), wears, len(one.marked("slot")), tokens, sum(wages)


def cast(seat: int, player: dict[str, Any]) -> Iterator[tuple[object, ...]]:
    """The troupe of a view, in the same terms."""
    copies: Counter[str] = Counter()
    for member in player["troupe"]:
        copies[member["name"]] += 1
        copy = f"-{copies[member['name']]}" if copies[member["name"]] > 1 else ""
        key = f"cast-{seat}-{member['name']}{copy}"
        yield (
            "extra" if member["extra"] else member["card"],
            member["costume"],
            member["slots"] - len(member["costume"]),
            [f"cyl-{key}"] * member["cylinder"] + [f"rest-{key}"] * member["rested"],
            member["cost"],
        )


def found_at(page: Page, key: str) -> str:
    """The space on which this disc lies."""
    around = page[key].around()
    return next((outer.get("data-cell") for outer in around if outer.get("data-cell")), "")


def number_on(one: Element) -> int:
    """The number written on it, and not within a choice on it."""
    own = [part for part in one.within() if part.tag == "b" and part.holder is one]
    return int(own[-1].words) if own else -1


def stock_of(good: Element) -> tuple[int, list[str]]:
    """How many there are of an element, and the pieces that stand for them."""
    times = [int(one.words) for one in good.marked("times")]
    return sum(times), [element_of(one) for one in good.marked("el")]


GAME = groundlings.game("shakespeare")
COLOURS = GAME.guide.boards()["colours"]
GOALS = GAME.guide.boards()["objectives"]
