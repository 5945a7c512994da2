"""Servers as children of a process that has loaded everything: one opens in a tenth of a second.

What it is told stands in lines: `serve WORDS` has a server started with these words of the command
line, `ended PID` waits for its end and tells how it came.
"""

from __future__ import annotations

import gc
import json
import os
import sys

import groundlings
from groundlings import bots
from groundlings.cli import cli
from groundlings.web import api, server  # noqa: F401 - loaded once, for all children


def main() -> None:
    """Until nobody tells us anything any more."""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "serve":
            sys.stdout.flush()
            pid = os.fork()
            if pid == 0:
                os.close(0)
                os.open(os.devnull, os.O_RDONLY)
                cli(json.loads(rest))
                os._exit(0)
            print(f"started {pid}", flush=True)  # noqa: T201 - that is its answer
        else:
            _, status = os.waitpid(int(rest), 0)
            print(f"ended {os.waitstatus_to_exitcode(status)}", flush=True)  # noqa: T201 - so is this


if __name__ == "__main__":
    groundlings.games()
    if odd := sys.modules.get("stage.odd_bots"):
        bots._BOTS.update(odd.BOTS)
    gc.freeze()
    main()
