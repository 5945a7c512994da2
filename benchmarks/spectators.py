"""What a choice costs when many look on: `python -m benchmarks.spectators`.

Two programs play Shakespeare over the JSON API, and so many onlookers hold the stream of the page
open, in one language, as browsers do. Milliseconds of the server's processor for one choice: the
road of the choice, one drawing, and everybody told. The same is measured with nobody looking on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import resource
import tempfile
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

import groundlings
from benchmarks.opening import computed
from benchmarks.server import Server

LOOK_ON: Final = 500
CHOICES: Final = 40
FEW: Final = 5
LIMIT: Final = 50
"""Milliseconds of processor for a choice that 500 look at."""
QUIET: Final = 0.15
"""Seconds without a word after which everybody has been told."""


class Gallery:
    """Those who look on: they hear, and keep nothing of it."""

    def __init__(self, url: str, table: str) -> None:
        self.where = urlsplit(url)
        self.path = f"/t/{table}/stream?changes=1"
        self.heard = 0
        self.bytes = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def come(self, number: int) -> None:
        """So many more look on; all have the table as it stands."""
        self.tasks += [asyncio.create_task(self._listen()) for _ in range(number)]
        await self.settled()

    async def _listen(self) -> None:
        reader, writer = await asyncio.open_connection(self.where.hostname, self.where.port)
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.where.netloc}"]
        lines += ["Accept-Encoding: gzip", "Accept-Language: en"]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        while told := await reader.read(1 << 18):
            self.heard += 1
            self.bytes += len(told)

    async def settled(self) -> None:
        """Until nobody has heard anything for a moment."""
        before = -1
        while before != self.heard:
            before = self.heard
            await asyncio.sleep(QUIET)

    def leave(self) -> None:
        """All go home."""
        for task in self.tasks:
            task.cancel()


async def played(server: Server, look_on: int, choices: int) -> dict[str, float]:
    """Milliseconds of processor and bytes for a choice that so many look at."""
    die, gone = random.Random(1), 0  # noqa: S311 - what to play
    pid = server.process.pid
    async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", trust_env=False) as client:
        wish = {"game": "shakespeare", "seats": ["me", "me"]}
        opened = (await client.post("/tables", json=wish)).json()
        path, tokens = f"/tables/{opened['id']}", [one["token"] for one in opened["seats"]]
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        gallery = Gallery(server.url, opened["id"])
        await gallery.come(look_on)
        spent = sent = 0.0
        while gone < choices + FEW:
            for header in headers:
                body = (await client.get(path, headers=header)).json()
                if not body["options"] or body["over"]:
                    continue
                await gallery.settled()
                start, heard = computed(pid), gallery.bytes
                chosen = {"rev": body["rev"], "choice": die.choice(body["options"])}
                answer = await client.post(f"{path}/choices", json=chosen, headers=header)
                answer.raise_for_status()
                await gallery.settled()
                if gone >= FEW:  # the first ones warm up
                    spent += computed(pid) - start
                    sent += gallery.bytes - heard
                gone += 1
        gallery.leave()
        done = gone - FEW
        each = sent / done / look_on if look_on else 0
        return {"ms of processor": round(spent * 1000 / done, 1), "bytes to each": round(each)}


def measured(look_on: int, choices: int) -> dict[str, Any]:
    """With nobody, and with so many."""
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite:///{folder}/house.db") as server:
        rows = {str(n): asyncio.run(played(server, n, choices)) for n in (0, look_on)}
    return {"compiled": groundlings.COMPILED, "choices": choices, "looking on": rows}


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.spectators", description=__doc__)
    parser.add_argument("--look-on", type=int, default=LOOK_ON)
    parser.add_argument("--choices", type=int, default=CHOICES)
    parser.add_argument("--quick", action="store_true", help="few, for a moment: does it run?")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError):  # the server inherits it
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = measured(10, FEW) if asked.quick else measured(asked.look_on, asked.choices)
    if asked.json:
        print(json.dumps(found))
        return
    print(f"one choice, {found['choices']} of them; compiled: {found['compiled']}\n")
    for number, row in found["looking on"].items():
        each = row["bytes to each"]
        print(f"{number:>5} look on: {row['ms of processor']:8.1f} ms, {each:6} bytes to each")
    is_met = found["looking on"][str(asked.look_on)]["ms of processor"] <= LIMIT
    print(f"\na choice in {LIMIT} ms: {'met' if is_met else 'NOT met'}")


if __name__ == "__main__":
    main()
