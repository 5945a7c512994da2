"""The primer: how Othello is played, in six pictures with the table's own pieces."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from markupsafe import Markup

from groundlings.web.board.lore import lore
from groundlings.web.render import fill, table_book

if TYPE_CHECKING:
    from groundlings.kernel.game import Game


@lru_cache(maxsize=64)
def primer(game: Game, language: str, _ways: frozenset[str] = frozenset()) -> Markup:
    """All of it, with the values of this edition."""
    boards = game.guide.boards()
    return Markup(  # noqa: S704 - a template of ours
        fill(
            "othello/primer.html",
            table_book(game, language, ()),
            game=game.name,
            lore=lore(game),
            boards=boards,
            meta=boards["meta"],
            acts=boards["acts"],
            cards=boards["cards"],
        )
    )
