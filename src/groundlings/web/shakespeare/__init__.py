"""Shakespeare's table, drawn: where every piece lies, and which choice lies on which piece.

And what is printed on its pieces and boards, told in sheets and tables.
"""

from groundlings.web.shakespeare.pieces import pieces
from groundlings.web.shakespeare.pointing import pointed
from groundlings.web.shakespeare.rule_tables import slots, tables
from groundlings.web.shakespeare.sheets import sheets

__all__ = ["pieces", "pointed", "sheets", "slots", "tables"]
