"""What holds the address of a table is called so: `table_id` at seats, choices and endings."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The columns get their name, and on PostgreSQL their constraints; no row is touched."""
    for table in ("seats", "choices", "endings"):
        op.alter_column(table, "game", new_column_name="table_id")
        if op.get_bind().dialect.name == "postgresql":  # to SQLite that name means nothing
            op.execute(
                f"ALTER TABLE {table} RENAME CONSTRAINT fk_{table}_game TO fk_{table}_table_id"
            )
