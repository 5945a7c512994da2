"""Hints may be on or off at a table: `hints`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables of yesterday they are on where one person plays alone, or against bots."""
    op.add_column("tables", sa.Column("hints", sa.Boolean()))
