"""What whoever sits there wishes for: a sign, and time to think again before a bot goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At the tables of yesterday nobody has wished for anything."""
    for name in ("sign", "confirm"):
        op.add_column("seats", sa.Column(name, sa.Text(), nullable=False, server_default=""))
