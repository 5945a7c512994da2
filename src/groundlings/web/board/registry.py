"""Boards: how each game looks here. Only this module knows which games there are."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web import othello, shakespeare
from groundlings.web.board.story import Telling

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from markupsafe import Markup

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.web.board.counting import Counting
    from groundlings.web.board.grades import Scale
    from groundlings.web.board.parts import Part
    from groundlings.web.board.remains import Remains
    from groundlings.web.board.sight import Drawing, Sight
    from groundlings.web.board.story import Quotation
    from groundlings.web.board.values import PieceSheet, ValueTable
    from groundlings.web.board.writing import Writing
    from groundlings.words import Phrasebook


class Board(NamedTuple):
    """How a game is drawn: in the lobby, at the table, in the rules and sheets of its edition.

    A game that is not drawn has a plain table; one without sheets tells its rules in sentences.
    """

    emblem: str = "globe"
    """Its woodcut in the lobby."""
    slots: Callable[[Game], Mapping[str, object]] = lambda _: {}
    """The numbers that its rules may name within a sentence."""
    tables: Callable[[Game, Phrasebook], dict[str, ValueTable]] = lambda _, __: {}
    """The tables that rules are headings of."""
    sheets: Callable[[Game, Phrasebook, Mapping[str, ValueTable]], dict[str, list[PieceSheet]]] = (
        lambda _, __, ___: {}
    )
    """The sheets of its pieces, as a gallery groups them."""
    chapters: Mapping[str, str] = {}
    """The chapter of the rules that tells what is asked, by the key of the prompt."""
    pieces: Callable[[Sight], Drawing] | None = None
    """What its templates draw: `board.html` and those it needs, in a folder of its name."""
    parts: tuple[Part, ...] = ()
    """The parts of its table: choices whose verb is none of theirs stand in the prompt bar."""
    pointed: Callable[[Mapping[str, Any]], str] = lambda _: ""
    """The piece that an event speaks of."""
    sign: Callable[[Mapping[str, Any], Phrasebook], Markup | str] = lambda _, __: ""
    """The sign of what an event speaks of."""
    quoted: Callable[[Mapping[str, Any], Phrasebook], Quotation | None] = lambda _, __: None
    """The words of the play that an event reads out."""
    telling: Telling = Telling()
    """How its events make a story."""
    counting: Counting | None = None
    """How its points are counted, where that is shown step by step."""
    scale: Callable[[int, Phrasebook], Scale | None] = lambda _, __: None
    """What a good score is with so many players, and how one is graded who plays alone."""
    remains: Callable[[Mapping[str, Any], Phrasebook], list[Remains]] = lambda _, __: []
    """What the result tells beside the points, from the table as it was left."""
    tie: Callable[[Mapping[str, Any], Sequence[int], Phrasebook], str] = lambda _, __, ___: ""
    """How these seats, which have the same score, are told apart."""
    told: Callable[[Game, State, Phrasebook], object] | None = None
    """What was told at a table, for a page to keep: `told.html` in a folder of its name."""
    reading: Callable[[Mapping[str, Any], Game, Phrasebook], object] = lambda _, __, ___: None
    """What is read at a Table Read, from a view: `_reading.html` in a folder of its name."""
    account: Callable[[Mapping[str, Any], Mapping[str, Any], Phrasebook], object | None] = (
        lambda _, __, ___: None
    )
    """What `account.html` in its folder draws of a result: from the table as it was left, and from
    what is printed."""
    writing: Writing | None = None
    """How cards of the players' own are written, where it has blank ones."""
    primer: Callable[[Game, str, frozenset[str]], Markup] | None = None
    """How it is played with these variants, in a few pictures and in this language, for those who
    wait for others."""

    @property
    def on_pieces(self) -> set[str]:
        """The verbs whose choices lie on pieces."""
        return set[str]().union(*(part.verbs for part in self.parts))


BOARDS: Final = {
    "othello": Board(
        emblem="candle",
        slots=othello.slots,
        pieces=othello.pieces,
        parts=othello.PARTS,
        tables=othello.tables,
        sheets=othello.sheets,
        chapters=othello.CHAPTERS,
        pointed=othello.pointed,
        sign=othello.sign,
        quoted=othello.quoted,
        telling=othello.TELLING,
        counting=othello.COUNTING,
        remains=othello.remains,
        tie=othello.tie,
        account=othello.account,
        primer=othello.primer,
        told=othello.told,
        reading=othello.reading,
        writing=othello.WRITING,
    ),
    "shakespeare": Board(
        emblem="bard",
        slots=shakespeare.slots,
        tables=shakespeare.tables,
        sheets=shakespeare.sheets,
        chapters=shakespeare.CHAPTERS,
        pieces=shakespeare.pieces,
        parts=shakespeare.PARTS,
        pointed=shakespeare.pointed,
        sign=shakespeare.sign,
        telling=shakespeare.TELLING,
        counting=shakespeare.COUNTING,
        scale=shakespeare.scale,
        remains=shakespeare.remains,
        tie=shakespeare.tie,
        primer=shakespeare.primer,
    ),
}
PLAIN: Final = Board()


def board_of(game: str) -> Board:
    """How a game is drawn."""
    return BOARDS.get(game, PLAIN)


def narrated() -> frozenset[str]:
    """The games whose tables tell what others do, each at its reader's pace."""
    return frozenset(name for name, board in BOARDS.items() if board.telling.deeds)


@lru_cache(maxsize=64)
def has_rules(game: Game) -> bool:
    """Whether its rules are told to those who play."""
    return (game.folder / "rules").is_dir()
