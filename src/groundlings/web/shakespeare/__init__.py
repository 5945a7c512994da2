"""Shakespeare's table: what one visitor sees as pieces to draw, and which event points at which.

And what is printed on its pieces and boards, told in sheets and tables.
"""

from groundlings.web.shakespeare.pieces import CHAPTERS, PARTS, pieces
from groundlings.web.shakespeare.pointing import pointed
from groundlings.web.shakespeare.rule_tables import slots, tables
from groundlings.web.shakespeare.sheets import sheets

__all__ = ["CHAPTERS", "PARTS", "pieces", "pointed", "sheets", "slots", "tables"]
