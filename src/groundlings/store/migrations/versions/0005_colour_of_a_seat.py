"""What whoever sits there wishes for: a colour, too."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables of yesterday nobody has wished for one."""
    op.add_column("seats", sa.Column("colour", sa.Text(), nullable=False, server_default=""))
