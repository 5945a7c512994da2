"""A table may be read the play: `table_read`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The tables of yesterday are not."""
    op.add_column(
        "tables",
        sa.Column("table_read", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
