"""The store: an append-only log of every choice, in SQLite or PostgreSQL.

What a table needs to be played again is here and nowhere else: how it is set up, who sits
where, and the choices in their order. A choice that was acknowledged is on the disk.
"""
