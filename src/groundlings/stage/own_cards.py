"""Own cards at a table: those of the players, mixed into the decks of a game with blank ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import groundlings
from groundlings.editions.reader import EditionError
from groundlings.stage.refusals import CardsOfOurs, TooManyCards, UnfitCards, Wrong

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.game import Game


def most_cards(game: Game) -> int:
    """How many cards of the players' own can be mixed into its decks."""
    blank = game.guide.blank
    return 0 if blank is None else int(blank.vocabulary()["most_cards"])


def cards_in(name: str, text: str) -> tuple[dict[str, Any], ...]:
    """The cards of a small file for a game; what is wrong with it in one sentence."""
    game = groundlings.game(name)
    if game.guide.blank is None:
        raise Wrong(f"{game.name} has no blank cards to write on")
    try:
        return tuple(game.guide.blank.read(text))
    except EditionError as error:
        raise _unfit(error) from None


def with_cards(game: Game, cards: Sequence[dict[str, Any]]) -> Game:
    """The game with cards of the players' own mixed into its decks."""
    if game.guide.blank is None:
        raise Wrong(f"{game.name} has no blank cards to write on")
    if len(cards) > (most := most_cards(game)):
        what = f"a table has {most} cards of your own at most, not {len(cards)}"
        raise TooManyCards(what, n=len(cards), most=most)
    if game.edition != groundlings.game(game.name).edition:
        raise CardsOfOurs("cards of your own go with the edition that this house ships")
    try:
        return game.guide.blank.game(cards)
    except EditionError as error:
        raise _unfit(error) from None


def _unfit(error: EditionError) -> UnfitCards:
    told = (f"line {one.line}, {one.what}; {one.fix}" for one in error.problems)
    return UnfitCards(f"these cards cannot be played: {'. '.join(told)}")
