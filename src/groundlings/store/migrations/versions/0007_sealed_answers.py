"""Whether windows have a clock, and what whoever sits there has answered under the seal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables of yesterday windows have a clock from now on, and nobody has answered."""
    op.add_column(
        "tables", sa.Column("clock", sa.Boolean(), nullable=False, server_default=sa.true())
    )
    op.add_column("seats", sa.Column("sealed", sa.Text(), nullable=False, server_default=""))
