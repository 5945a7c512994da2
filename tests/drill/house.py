"""Houses that suffer: a database of either kind, servers to be killed, and who talks to them."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from unittest import mock
from urllib.parse import urlsplit

import postgres
from drill.faults import Faults
from groundlings.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS: Final = 100
"""Seconds after which an answer, or an end, is given up as never coming."""
ROOT: Final = Path(__file__).parents[2]
ODD_BOTS: Final = {"GROUNDLINGS_GAMES": "stage.odd_bots", "STAGE_DIARY": os.devnull}
"""So that bots can be asked for that fail and lie."""
PREFIX: Final = "groundlings-drill-"


class Lost(Exception):  # noqa: N818 - it says what became of an answer
    """No answer has come."""


class Answer(NamedTuple):
    """What a house has answered."""

    status: int
    body: dict[str, Any]


class Client:
    """One line to a house, opened again when it broke."""

    def __init__(self, url: str, seconds: float = SECONDS) -> None:
        self._where = urlsplit(url)
        self._seconds = seconds
        self._line: http.client.HTTPConnection | None = None

    def ask(self, method: str, path: str, said: object = None, token: str | None = None) -> Answer:
        """One request to the API; `Lost` if nothing comes back."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        body = None if said is None else json.dumps(said)
        if self._line is None:
            host, port = self._where.hostname or "", self._where.port
            self._line = http.client.HTTPConnection(host, port, timeout=self._seconds)
        try:
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
            found = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise Lost(str(error)) from None
        is_json = answer.headers.get_content_type() == "application/json"
        return Answer(answer.status, json.loads(found) if is_json and found[:1] == b"{" else {})

    def close(self) -> None:
        """Go away."""
        if self._line is not None:
            self._line.close()
        self._line = None


class Nursery:
    """Where servers come from."""

    def __init__(self, said: Path, **environment: str) -> None:
        path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
        with said.open("w") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "drill.nursery"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=os.environ | {"PYTHONPATH": path} | environment,
                text=True,
                start_new_session=True,
            )

    def _said(self, word: str) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(word):
                return line.removeprefix(word).strip()
        raise RuntimeError("the nursery has died")

    def _tell(self, words: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()

    def serve(self, database: str, *words: str) -> Child:
        """One more server."""
        usual = ["serve", "--port", "0", "--pace", "0", "--rate", "0", "--workers", "1"]
        self._tell(f"serve {json.dumps([*usual, '--database', database, *words])}")
        pid = int(self._said("started "))
        return Child(self, pid, self._said("listening on "))

    def ended(self, pid: int) -> int:
        """How a server came to its end, once it has."""
        self._tell(f"ended {pid}")
        return int(self._said("ended "))

    def close(self) -> None:
        """With all that are left."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._process.wait()


class Child:
    """One server."""

    def __init__(self, nursery: Nursery, pid: int, url: str) -> None:
        self._nursery = nursery
        self.pid = pid
        self.url = url
        self.client = Client(url)

    def kill(self) -> int:
        """The blow, if it has not died by itself; what it died of."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        return self._gone()

    def stop(self) -> int:
        """A friendly goodbye."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        self.client.close()
        return self._nursery.ended(self.pid)


class Place(NamedTuple):
    """A database, who can make servers on it, and what can be done to both."""

    kind: str
    database: str
    folder: Path
    """With what the servers say in `said`."""
    nursery: Nursery
    faults: Faults
    """What the servers suffer when they write, or speak to their database."""
    machine: Faults | None
    """What PostgreSQL itself suffers when it writes its log."""
    postgres: postgres.Server | None
    store: Store
    """To look into."""

    def revive(self) -> None:
        """A PostgreSQL that could not even start again is started, as its host would."""
        if self.postgres is None or self.machine is None:
            return
        if not (self.postgres.folder / "data" / "postmaster.pid").exists():
            with mock.patch.dict(os.environ, self.machine.environment):
                self.postgres._run(self.postgres._pg_ctl, *self.postgres._start)


@contextmanager
def place(kind: str) -> Iterator[Place]:
    """A database of this kind that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix=PREFIX) as name:
        folder = Path(name)
        folder.chmod(0o755)
        machine, server = None, None
        database, faulty = f"sqlite:///{folder}/data/house.db", f"{folder}/data/"
        if kind == "postgresql":
            faulty = str(Path(tempfile.gettempdir()) / "groundlings-postgres-")
            machine = Faults(folder / "machine", faulty, "/pg_wal/")
            with mock.patch.dict(os.environ, machine.environment):
                server = postgres.Server()
            database, faulty = server.fresh(), str(server.folder)
        faults = Faults(folder / "control", faulty)
        nursery = Nursery(folder / "said", **faults.environment, **ODD_BOTS)
        store = Store(database)
        try:
            yield Place(kind, database, folder, nursery, faults, machine, server, store)
        finally:
            nursery.close()
            store.close()
            if server is not None:
                server.stop()
