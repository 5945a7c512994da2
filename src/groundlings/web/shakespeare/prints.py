"""What is printed, put into words and icons once for each edition and language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from groundlings.web.board.values import MADE_UP
from groundlings.web.render import macro, table_book

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from markupsafe import Markup

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.words import Phrasebook


class LevelPrint(NamedTuple):
    """What a backstage card does for so many cylinders."""

    cylinders: int
    gives: Markup
    """In icons; of colours only those that the level before has not."""
    says: str


@dataclass(frozen=True, slots=True)
class Prints:
    """The printed side of all pieces in one language."""

    boards: dict[str, Any]
    cards: dict[str, Markup]
    """A card as it lies on the display."""
    deeds: dict[str, Markup]
    """What a character does when it is activated, or always, in icons."""
    rehearsals: dict[str, Markup]
    emblems: dict[str, str]
    names: dict[str, str]
    """Characters, colours and objectives as in a list."""
    acts: dict[str, list[Markup]]
    """What the spaces of an act give, each where it is first given."""
    given: dict[str, list[Markup]]
    """The same on every space."""
    ranks: list[Markup]
    moods: list[Markup]
    costumes: list[dict[str, Any]]
    spots: dict[str, str]
    """Where a space of a stage set stands, as classes."""
    means: dict[str, str]
    """What an objective asks for."""
    worth: dict[str, int]
    """What an element of a colour is worth."""
    built: dict[str, Markup]
    made_up: frozenset[str]
    """The cards with a value that is not the printed one."""
    grey: Markup
    """What the grey spaces cost."""
    behind: dict[str, list[LevelPrint]]
    """What each backstage card does, level by level."""

    def pays(self, act: str, space: int, rank: int) -> Markup | str:
        """What a disc there would bring at a rehearsal."""
        if space <= self.boards["grey"]["spaces"]:
            return self.grey
        if any(self.boards["acts"][act]):
            return self.given[act][space - 1]
        return self.ranks[rank - 1] if rank <= len(self.ranks) else ""


@lru_cache(maxsize=64)
def printed(game: Game, language: str) -> Prints:
    """All of it for one edition."""
    book = table_book(game, language, ())
    draw = macro("shakespeare/_prints.html", book)

    def icons(messages: Sequence[Message]) -> Markup:
        return draw("powers", messages=messages)

    boards = game.guide.boards()
    names = {noun: book.noun(noun, "alone") for noun in (*boards["cards"], *boards["colours"])}
    names |= {
        noun: book.noun(noun, "alone") for noun in (boards["backstage"] or {}).get("cards", ())
    }
    names |= {noun: book.noun(noun) for noun in boards["objectives"]}
    names["extra"] = book.text("board.extra")
    cards = boards["cards"]
    made_up = frozenset(card for card in cards if MADE_UP in cards[card]["origin"].values())
    return Prints(
        boards=boards,
        cards={
            name: draw("card", name=name, title=names[name], card=card, doubtful=name in made_up)
            for name, card in cards.items()
        },
        deeds={
            name: icons((*card["activation"], *card["permanent"])) for name, card in cards.items()
        },
        rehearsals={name: icons(card["rehearsal"]) for name, card in cards.items()},
        emblems={name: f"c-{name}" for name in cards},
        names=names,
        acts={
            act: [icons([] if pays in spaces[:n] else pays) for n, pays in enumerate(spaces)]
            for act, spaces in boards["acts"].items()
        },
        given={act: [icons(pays) for pays in spaces] for act, spaces in boards["acts"].items()},
        ranks=[icons([{"key": "prestige", "n": n}]) for n in boards["ranks"]],
        grey=icons([{"key": "lose-prestige", "n": boards["grey"]["penalty"]}]),
        moods=[icons([one]) for one in boards["ambiance"]],
        costumes=[
            {"from": row["from"], "to": row["to"], "pays": icons(row["pays"])}
            for row in boards["costumes"]
            if row["pays"]
        ],
        spots={str(spot["place"]): _spot(spot) for spot in (*boards["spaces"], *boards["virtual"])},
        means={noun: book.noun(noun, "means") for noun in boards["objectives"]},
        worth={colour: facts["value"] for colour, facts in boards["colours"].items()},
        built={colour: icons(facts["built"]) for colour, facts in boards["colours"].items()},
        made_up=made_up,
        behind=_behind(boards["backstage"], book, lambda does: draw("bare", messages=does)),
    )


def _behind(
    table: dict[str, Any] | None, book: Phrasebook, icons: Callable[[list[Message]], Markup]
) -> dict[str, list[LevelPrint]]:
    """Each backstage card, level by level; an edition may have none."""
    found: dict[str, list[LevelPrint]] = {}
    for name, card in (table or {"cards": {}})["cards"].items():
        known: list[object] = []
        for level in card["levels"]:
            shown = []
            for one in level["does"]:
                colours = one.get("colour", [])
                fresh = [colour for colour in colours if colour not in known]
                shown.append(one | {"colour": fresh, "more": bool(known)} if fresh else one)
                known += fresh
            says = book.effects(level["does"])
            level_print = LevelPrint(level["cylinders"], icons(shown), says)
            found.setdefault(name, []).append(level_print)
    return found


def _spot(spot: dict[str, Any]) -> str:
    """Rows count from the bottom; x is in half-widths, m stands for minus."""
    x = int(spot["x"])
    return f"r{spot['row']} x{'m' if x < 0 else ''}{abs(x)}"
