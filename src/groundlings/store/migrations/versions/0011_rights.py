"""Since when a home link is the one, and who has come home by it; who agrees about whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of the links of yesterday nobody knows how old they are; nobody is away by now."""
    for name, kind in (
        ("key_since", sa.BigInteger()),
        ("homecomings", sa.Integer()),
        ("home_at", sa.BigInteger()),
    ):
        op.add_column("people", sa.Column(name, kind, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("agreed", sa.Text(), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("here", sa.Integer(), nullable=False, server_default="0"))
