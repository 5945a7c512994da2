"""Shakespeare's table, drawn: where every piece lies, and which choice lies on which piece.

And what is printed on its pieces and boards, told in sheets and tables.
"""

from groundlings.web.shakespeare.pieces import pieces
from groundlings.web.shakespeare.pointing import pointed
from groundlings.web.shakespeare.sheets import sheets
from groundlings.web.shakespeare.tables import slots, tables

__all__ = ["pieces", "pointed", "sheets", "slots", "tables"]
