"""What makes no sense, a million times: `make fuzz`.

Broken records, editions and own cards are read; a house is asked what nobody would ask, and its API
what its OpenAPI says and what it does not. Whatever comes must be answered, in a sentence, in time.
Prints a table; exit status 1 if anything was found.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

import httpx
from benchmarks.server import Server

from fuzz.contract import Contract
from fuzz.requests import Requests
from fuzz.texts import Texts, kinds

LOG: Final = logging.getLogger("fuzz")
AT_ONCE: Final = 1_000
SHARES: Final = {"records": 0.88, "cards of one's own": 0.1}
"""So large a part of all texts; what is left is for whole editions, which take far longer."""


def texts(count: int, seed: int) -> tuple[list[tuple[str, int]], list[str]]:
    """Broken texts, so many in all."""
    found = Texts()
    for kind in kinds():
        wanted = round(count * SHARES.get(kind.name, (1 - sum(SHARES.values())) / 2))
        for n in range(0, wanted, AT_ONCE):
            found.feed(kind, Random(f"{seed} {kind.name} {n}"), min(AT_ONCE, wanted - n))  # noqa: S311 - inputs
            if n % (100 * AT_ONCE) == 0:
                LOG.info("%s: %s of %s", kind.name, f"{n:,}", f"{wanted:,}")
    rows = [
        (f"{name} (read: {found.accepted.get(name, 0):,})", n) for name, n in found.tried.items()
    ]
    return rows, found.found


def asked(count: int, examples: int, seed: int) -> tuple[list[tuple[str, int]], list[str]]:
    """A house, so many requests, and so many examples for each operation of its API."""
    with (
        tempfile.TemporaryDirectory(prefix="fuzz-") as folder,
        Server(f"sqlite:///{folder}/house.db") as server,
        Requests(server.url, Random(seed)) as requests,  # noqa: S311 - inputs
        httpx.Client(base_url=server.url, timeout=60, trust_env=False) as client,
    ):
        before = memory(server.process.pid)
        for n in range(0, count, AT_ONCE):
            requests.send(min(AT_ONCE, count - n))
            if n % (10 * AT_ONCE) == 0:
                LOG.info("requests: %s of %s %s", f"{n:,}", f"{count:,}", dict(requests.statuses))
        contract = Contract(client, server.url)
        contract.try_all(examples, seed)
        LOG.info("memory: %s MB, then %s MB", before, memory(server.process.pid))
        LOG.info("slowest answer: %.1f s; answers %s", requests.slowest, dict(requests.statuses))
    opened = requests.opened + contract.opened
    rows = [
        (f"requests (tables opened: {opened:,})", requests.asked),
        ("requests by schemathesis", contract.asked),
    ]
    return rows, requests.found + contract.broken


def memory(pid: int) -> int:
    """What a process holds, in MB."""
    status = Path(f"/proc/{pid}/status")
    held = status.read_text().partition("VmRSS:")[2].split() if status.exists() else ["0"]
    return int(held[0]) // 1024


def main() -> None:
    """Everything, one after the other."""
    parser = argparse.ArgumentParser(description="What makes no sense, a million times.")
    parser.add_argument("--texts", type=int, default=1_100_000, help="records and editions")
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--examples", type=int, default=500, help="for each operation of the API")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a few of each")
    args = parser.parse_args()
    if args.quick:
        args.texts, args.requests, args.examples = 1_000, 200, 1
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    LOG.setLevel(logging.INFO)
    begun = time.monotonic()
    rows, found = texts(args.texts, args.seed)
    if args.requests:
        more, broken = asked(args.requests, args.examples, args.seed)
        rows, found = rows + more, found + broken
    print("| inputs | tried |\n| --- | ---: |")
    for name, number in rows:
        print(f"| {name} | {number:,} |")
    print(f"| **found** | **{len(found):,}** |\n\nin {time.monotonic() - begun:.0f} seconds")
    for one in found[:40]:
        print(one)
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
