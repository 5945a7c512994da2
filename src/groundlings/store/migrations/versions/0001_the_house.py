"""The house as it opened: editions, people, tables, seats, choices, endings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Everything is new."""
    op.create_table(
        "editions",
        sa.Column("fingerprint", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("fingerprint", name="pk_editions"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key", name="uq_people_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("variants", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("salt", sa.LargeBinary(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("host", sa.Text()),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("watch", sa.Text(), nullable=False),
        sa.Column("end_turn", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=False),
        sa.Column("rematch", sa.Text()),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["edition"], ["editions.fingerprint"], name="fk_tables_edition"),
        sa.ForeignKeyConstraint(
            ["host"], ["people.id"], name="fk_tables_host", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_tables_status", "tables", ["status", "changed"])
    op.create_table(
        "seats",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("understudy", sa.Text()),
        sa.Column("token", sa.Text()),
        sa.Column("invite", sa.Text()),
        sa.Column("nonce", sa.LargeBinary()),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["tables.id"], name="fk_seats_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_seats_person", ondelete="SET NULL"
        ),
        sa.UniqueConstraint("invite", name="uq_seats_invite"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "choices",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("option", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "n", name="pk_choices"),
        sa.ForeignKeyConstraint(
            ["game"], ["tables.id"], name="fk_choices_game", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "endings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("winners", sa.Text(), nullable=False),
        sa.Column("view", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", name="pk_endings"),
        sa.ForeignKeyConstraint(
            ["game"], ["tables.id"], name="fk_endings_game", ondelete="CASCADE"
        ),
    )
