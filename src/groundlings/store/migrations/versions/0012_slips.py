"""Dice are drawn by slips that are sealed, then opened: `has_slips`, `seated` and `slip`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables of yesterday, those that still gather too, go on by the old rule."""
    op.add_column(
        "tables", sa.Column("has_slips", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column(
        "tables", sa.Column("seated", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column("seats", sa.Column("slip", sa.Text()))
