"""A table may go on from a moment of another one: `origin` says which, and as whose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """No table there is goes on from another one."""
    op.add_column("tables", sa.Column("origin", sa.Text()))
