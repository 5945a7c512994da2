"""The schema: one for SQLite and PostgreSQL. A change here needs a migration (docs/hosting.md)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

editions = Table(
    "editions",
    METADATA,
    Column("fingerprint", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
)

people = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("key_since", BigInteger, nullable=False, server_default="0"),
    Column("homecomings", Integer, nullable=False, server_default="0"),
    Column("home_at", BigInteger, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("edition", Text, ForeignKey("editions.fingerprint"), nullable=False),
    Column("variants", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("note", Text, nullable=False),
    Column("host", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("language", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("end_turn", Boolean, nullable=False),
    Column("clock", Boolean, nullable=False, server_default=true()),
    Column("ended", Integer, nullable=False),
    Column("rematch", Text),
    Column("origin", Text),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("table_read", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean),
    Column("has_slips", Boolean, nullable=False, server_default=false()),
    Column("seated", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_status", "status", "changed"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL")),
    Column("bot", Text),
    Column("understudy", Text),
    Column("token", Text),
    Column("invite", Text, unique=True),
    Column("nonce", LargeBinary),
    Column("slip", Text),
    Column("orders", Text, nullable=False),
    Column("looked", Integer, nullable=False),
    Column("sign", Text, nullable=False, server_default=""),
    Column("confirm", Text, nullable=False, server_default=""),
    Column("colour", Text, nullable=False, server_default=""),
    Column("sealed", Text, nullable=False, server_default=""),
    Column("agreed", Text, nullable=False, server_default=""),
    Column("here", Integer, nullable=False, server_default="0"),
    Index("ix_seats_person", "person"),
)

choices = Table(
    "choices",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("option", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

endings = Table(
    "endings",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("scores", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("view", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

own_cards = Table(
    "own_cards",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("card", Text, nullable=False),
    Column("written", BigInteger, nullable=False),
    Column("dropped", Boolean, nullable=False),
    Index("ix_own_cards_person", "person", "game"),
)
