"""Shakespeare's table, drawn: where every piece lies, and which choice lies on which piece."""

from groundlings.web.shakespeare.pieces import pieces
from groundlings.web.shakespeare.pointing import pointed

__all__ = ["pieces", "pointed"]
