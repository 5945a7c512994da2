"""Othello's table: what one visitor sees as pieces to draw, how its events are told and counted.

And what is printed on its pieces, told in sheets and tables.
"""

from groundlings.web.othello.chapters import CHAPTERS
from groundlings.web.othello.counting import COUNTING
from groundlings.web.othello.ending import remains, tie
from groundlings.web.othello.own_cards import WRITING
from groundlings.web.othello.pieces import PARTS, pieces
from groundlings.web.othello.pointing import pointed
from groundlings.web.othello.primer import primer
from groundlings.web.othello.read_aloud import reading
from groundlings.web.othello.rule_slots import SLOTS, TWO_ACTS, slots
from groundlings.web.othello.rule_tables import tables
from groundlings.web.othello.score_sheet import account
from groundlings.web.othello.sheets import sheets
from groundlings.web.othello.telling import TELLING, quoted, sign
from groundlings.web.othello.told import told

__all__ = [
    "CHAPTERS",
    "COUNTING",
    "PARTS",
    "SLOTS",
    "TELLING",
    "TWO_ACTS",
    "WRITING",
    "account",
    "pieces",
    "pointed",
    "primer",
    "quoted",
    "reading",
    "remains",
    "sheets",
    "sign",
    "slots",
    "tables",
    "tie",
    "told",
]
