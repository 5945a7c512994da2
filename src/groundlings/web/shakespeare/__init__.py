"""Shakespeare's table: what one visitor sees as pieces to draw, and which event points at which.

And what is printed on its pieces and boards, told in sheets and tables.
"""

from groundlings.web.shakespeare.counting import COUNTING
from groundlings.web.shakespeare.ending import remains, tie
from groundlings.web.shakespeare.grades import scale
from groundlings.web.shakespeare.pieces import CHAPTERS, PARTS, pieces
from groundlings.web.shakespeare.pointing import pointed
from groundlings.web.shakespeare.primer import primer
from groundlings.web.shakespeare.rule_tables import slots, tables
from groundlings.web.shakespeare.sheets import sheets
from groundlings.web.shakespeare.telling import TELLING, sign

__all__ = [
    "CHAPTERS",
    "COUNTING",
    "PARTS",
    "TELLING",
    "pieces",
    "pointed",
    "primer",
    "remains",
    "scale",
    "sheets",
    "sign",
    "slots",
    "tables",
    "tie",
]
