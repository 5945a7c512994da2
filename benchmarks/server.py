"""A server to be measured, or killed: in a process of its own, with no limits and no pauses."""

from __future__ import annotations

import subprocess
import sys
from typing import Self


class Server:
    """A running server in a session of its own, so that whatever it started can be found."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "groundlings", "serve", "--port", "0", "--pace", "0"]
        command += ["--rate", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
        if self.process.stdout is None:
            raise RuntimeError("a pipe was asked for")
        line = self.process.stdout.readline().decode()
        if not line.startswith("listening on "):
            raise RuntimeError(f"the server said {line!r} and left with {self.process.wait()}")
        self.url = line.removeprefix("listening on ").strip()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """A friendly goodbye."""
        self.process.terminate()
        self.wait()

    def wait(self) -> None:
        """Until it has gone."""
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
