"""The cards that people have written for games with blank ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has written any yet."""
    op.create_table(
        "own_cards",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("card", sa.Text(), nullable=False),
        sa.Column("written", sa.BigInteger(), nullable=False),
        sa.Column("dropped", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_own_cards"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_own_cards_person", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_own_cards_person", "own_cards", ["person", "game"])
