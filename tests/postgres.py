"""A real PostgreSQL of our own: started for the tests, in a folder that is gone afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg import sql

if TYPE_CHECKING:
    from collections.abc import Iterator

SUPERUSER = "postgres"
STOP = "stop", "-w", "-m", "immediate"
MISSING = (
    "These tests need PostgreSQL: install it (apt install postgresql), "
    "or put its initdb and pg_ctl on the PATH."
)


def _program(name: str) -> str:
    found = [str(path) for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}")]
    where = shutil.which(name) or max(found, default="")
    if not where:
        pytest.fail(MISSING)
    return where


class Server:
    """One server, on a socket in its folder: no two are ever in each other's way.

    Where nobody cuts the power it need not carry everything `to_disk` at once.
    """

    def __init__(self, *, to_disk: bool = True) -> None:
        programs = _program("initdb"), _program("pg_ctl")
        self.folder = Path(tempfile.mkdtemp(prefix="groundlings-postgres-"))
        self._initdb, self._pg_ctl = programs
        self._names = (f"house{n}" for n in count())
        self._as_somebody: list[str] = []
        if os.geteuid() == 0:  # initdb refuses root
            self._as_somebody = ["runuser", "-u", SUPERUSER, "--"]
            shutil.chown(self.folder, SUPERUSER)
        fsync = "on" if to_disk else "off"
        where = f"-k {self.folder} -c listen_addresses='' -c fsync={fsync}"
        self._run(
            self._initdb, "--no-sync", "-A", "trust", "-U", SUPERUSER, "-E", "UTF8", "--locale=C"
        )
        self._start = "start", "-w", "-l", str(self.folder / "log"), "-o", where
        self._run(self._pg_ctl, *self._start)

    def fresh(self) -> str:
        """The address of a database with nothing in it."""
        name = next(self._names)
        with psycopg.connect(self._address(SUPERUSER), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://{SUPERUSER}@/{name}?host={self.folder}"

    @contextmanager
    def down(self) -> Iterator[None]:
        """As if the power were cut, and came back."""
        self._run(self._pg_ctl, *STOP)
        try:
            yield
        finally:
            self._run(self._pg_ctl, *self._start)

    def stop(self) -> None:
        """Nothing is left."""
        self._run(self._pg_ctl, *STOP)
        shutil.rmtree(self.folder)

    def _run(self, program: str, *words: str) -> None:
        # A server keeps its standard output open, so nobody may wait for the end of that.
        with (self.folder / "said").open("w+") as said:
            command = [*self._as_somebody, program, "-D", str(self.folder / "data"), *words]
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd="/", check=False
            )
            said.seek(0)
            if done.returncode:
                pytest.fail(f"PostgreSQL does not start here: {said.read()}")
