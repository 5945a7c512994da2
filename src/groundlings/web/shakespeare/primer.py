"""The primer: how Shakespeare is played, in six pictures with the table's own pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from groundlings.web.render import fill, table_book
from groundlings.web.shakespeare.prints import printed

if TYPE_CHECKING:
    from groundlings.kernel.game import Game


@lru_cache(maxsize=64)
def primer(game: Game, language: str, ways: frozenset[str] = frozenset()) -> Markup:
    """All of it, with the values of this edition."""
    prints = printed(game, language)
    boards = prints.boards
    book = table_book(game, language, ())
    worn = ("pink", "purple", "blue")
    worth = sum(prints.worth[colour] for colour in worn)
    return Markup(  # noqa: S704 - a template of ours
        fill(
            "shakespeare/primer.html",
            book,
            game=game.name,
            prints=prints,
            days=range(1, boards["days"] + 1),
            rehearsals=boards["rehearsals"],
            cylinders=boards["cylinders"],
            yellow=boards["yellow"],
            unpaid=boards["unpaid"],
            hat=boards["backstage"]["hat"] if "backstage" in ways else None,
            worn=worn,
            worth=worth,
            costume=next(
                (one["pays"] for one in prints.costumes if one["from"] <= worth <= one["to"]), ""
            ),
        )
    )
