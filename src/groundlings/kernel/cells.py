"""The numbers of a state: one flat row of 64-bit integers.

Compiled code sees `librt.vecs.vec`, a packed C array. Interpreted code gets a plain list, which
constructs, copies and indexes alike and is the faster of the two there (`docs/engine.md`).
This module is never compiled: that is what keeps the two worlds apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec  # noqa: PLC0414 - the explicit re-export mypyc looks through
else:
    vec = list

__all__ = ["vec"]
