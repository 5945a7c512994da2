"""python-chess: what every Python program for chess is built on."""

from __future__ import annotations

from io import StringIO
from typing import Any, Final

import chess
import chess.pgn

from benchmarks.contest import Contestant, Counts, Deed, picked

HALF: Final = 150
"""Moves of both in mid-game: a game by chance is long."""
ENOUGH: Final = 150
"""Moves without a pawn or a capture after which the game is drawn, asked or not."""


class Chess(Contestant):
    """Two players."""

    def deal(self, seed: int) -> Any:  # noqa: ANN401 - not known where it is not installed
        del seed  # nothing is dealt
        return chess.Board()

    def play(self, game: Any) -> Counts:  # noqa: ANN401
        fair = every = 0
        while legal := moves(game):
            every += 1
            fair += len(legal) > 1
            game.push(picked(legal))
        return Counts(fair, every)

    def deeds(self) -> dict[str, Deed]:
        board = self.deal(1)
        while len(board.move_stack) < HALF:
            board = board if moves(board) else self.deal(1)
            board.push(picked(moves(board)))
        ended = board.copy()
        self.play(ended)
        record = str(chess.pgn.Game.from_board(ended))
        return {
            "clone": Deed(lambda: board.copy(stack=False)),
            "replay": Deed(lambda: chess.pgn.read_game(StringIO(record)), len(ended.move_stack)),
            "view": Deed(board.fen),
        }


def moves(board: Any) -> list[Any]:  # noqa: ANN401
    """Every legal move, or none where the game is drawn."""
    drawn = board.halfmove_clock >= ENOUGH or board.is_insufficient_material()
    return [] if drawn else list(board.legal_moves)
