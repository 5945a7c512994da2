"""Attacks on a running house, small and bounded, each with the figure that it is judged by.

    PYTHONPATH=src:tests python -m attacks [NAME ...]

Each starts a house of its own on a free port of this machine and speaks to nobody else. The suite
runs some of them in a small form (`tests/web/test_attacks.py`), the drills in this one.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import httpx

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PATIENCE: Final = 90
"""Seconds after which anything is given up."""
API: Final = "/api/v1"
TABLES: Final = 150


class House:
    """`groundlings serve` in a session of its own."""

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.file = folder / "house.db"
        line = [sys.executable, "-m", "groundlings", "serve", "--port", "0"]
        line += ["--database", database or f"sqlite:///{self.file}", *options]
        self.errors = folder / f"errors-{len(options)}-{bool(database)}.txt"
        self.process = subprocess.Popen(
            line,
            stdout=subprocess.PIPE,
            stderr=self.errors.open("w"),  # a pipe that nobody reads would stop the house
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", "")},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().removeprefix("listening on ").strip()

    @property
    def memory(self) -> float:
        """Megabytes that the server itself holds."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+([0-9]+) kB", text)
        assert found is not None
        return int(found[1]) / 1024

    @property
    def thinkers(self) -> list[int]:
        """The processes in which its bots think."""
        return [pid for pid in family(self.process.pid) if "spawn_main" in words_of(pid)]

    def stop(self) -> float:
        """The seconds that it takes to go when it is told to; killed if it takes longer than 45."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(45)
        except subprocess.TimeoutExpired:
            self.end()
        return time.monotonic() - began

    def end(self) -> None:
        """Whatever is left of it."""
        for pid in [*family(self.process.pid), self.process.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


def family(parent: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    found: list[int] = []
    with contextlib.suppress(OSError):
        for task in Path(f"/proc/{parent}/task").iterdir():
            for child in (task / "children").read_text().split():
                found += [int(child), *family(int(child))]
    return found


def words_of(pid: int) -> str:
    """The command line of a process."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")
    return ""


@contextlib.contextmanager
def a_house(*options: str) -> Iterator[House]:
    """A house for an attack, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        house = House(Path(folder), *options)
        try:
            yield house
        finally:
            house.end()


def line_to(url: str) -> socket.socket:
    """A bare connection."""
    there = urlsplit(url)
    return socket.create_connection((str(there.hostname), int(there.port or 0)), PATIENCE)


def opened(client: httpx.Client, game: str, *seats: str) -> dict[str, Any]:
    """A new table."""
    answer = client.post(f"{API}/tables", json={"game": game, "seats": list(seats)})
    return dict(answer.json()) if answer.status_code == 201 else {"refused": answer.status_code}


# What an attacker does


def vary_looks(url: str, table: str, times: int) -> dict[int, int]:
    """GET the same table by ever new values of `as`, `since` and Host; how it was answered."""
    told: dict[int, int] = {}
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        for n in range(times):
            headers = {"X-Groundlings": "1", "Host": f"h{n}.globe.test"}
            answer = client.get(f"/t/{table}?as={n}&since={n}-{n + 1}", headers=headers)
            told[answer.status_code] = told.get(answer.status_code, 0) + 1
    return told


def long_addresses(url: str, times: int) -> dict[int, int]:
    """GET pages whose addresses, which stand in the page, are 60 kB long and ever new."""
    told: dict[int, int] = {}
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        for n in range(times):
            answer = client.get(f"/about?x{n}={'a' * 60_000}")
            told[answer.status_code] = told.get(answer.status_code, 0) + 1
    return told


def half_send(url: str, count: int) -> list[socket.socket]:
    """So many connections that begin a request and never end it."""
    lines = []
    for _ in range(count):
        try:
            line = line_to(url)
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        except OSError:
            continue  # it was hung up
        lines.append(line)
    return lines


def endless_headers(url: str, megabytes: int) -> tuple[int, bytes]:
    """One request whose headers never end: megabytes that were taken, and what was answered."""
    header = b"X-Filler: " + b"a" * 65_000 + b"\r\n"
    sent, said = 0, b""
    with line_to(url) as line:
        line.settimeout(5)
        try:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
            while sent < megabytes << 20:
                line.sendall(header)
                sent += len(header)
        except OSError:
            pass
        with contextlib.suppress(OSError):
            said = line.recv(4096)
    return sent >> 20, said


def open_tables(url: str, count: int, seats: int = 6) -> dict[int, int]:
    """So many tables of bots; how it was answered."""
    told: dict[int, int] = {}
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        wish = {"game": "othello", "seats": ["bot:journeyman"] * seats}
        for _ in range(count):
            status = client.post(f"{API}/tables", json=wish).status_code
            told[status] = told.get(status, 0) + 1
    return told


def first_turn(url: str, patience: float = PATIENCE) -> float:
    """Seconds until a person who comes from another address is asked at a new table with bots."""
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(base_url=url, timeout=patience, transport=elsewhere) as client:
        while True:
            table = opened(client, "othello", "bot:journeyman", "me", "bot:journeyman")
            began = time.monotonic()
            token = next(seat["token"] for seat in table["seats"] if seat["token"])
            headers = {"Authorization": f"Bearer {token}"}
            seen = client.get(f"{API}/tables/{table['id']}", headers=headers).json()
            if seen["rev"] or 1 not in seen["asked"]:
                break  # else the Lead is the person's, and nobody waits
        while 1 not in seen["asked"] and time.monotonic() - began < patience:
            time.sleep(0.05)
            seen = client.get(f"{API}/tables/{table['id']}", headers=headers).json()
        return time.monotonic() - began


def quickest(url: str, patience: float) -> float | None:
    """Seconds for the shortest answer that there is; None if there was none."""
    began = time.monotonic()
    try:
        httpx.get(f"{url}/healthz", timeout=patience)
    except httpx.HTTPError:
        return None
    return time.monotonic() - began


# And what comes of it


def memory() -> str:
    """Unbounded memory by GETs."""
    with a_house() as house, httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
        table = opened(client, "shakespeare", "me", "me")["id"]
        vary_looks(house.url, table, 20)
        before, began = house.memory, time.monotonic()
        told = vary_looks(house.url, table, 2000)
        middle, seconds = house.memory, time.monotonic() - began
        long = long_addresses(house.url, 1500)
        return (
            f"{before:.0f} MB; after 2,000 looks {told} in {seconds:.0f} s {middle:.0f} MB; "
            f"after 1,500 long addresses {long} {house.memory:.0f} MB"
        )


def slow() -> str:
    """Half-sent requests, as many as the house has descriptors."""
    with tempfile.TemporaryDirectory(prefix="attack-") as folder:
        code = "import resource,sys;resource.setrlimit(resource.RLIMIT_NOFILE,(1024,1024));"
        code += "from groundlings.cli import main;sys.argv[0]='groundlings';main()"
        command, sys.executable = sys.executable, sys.executable
        house = House.__new__(House)
        house.file = Path(folder) / "house.db"
        house.process = subprocess.Popen(
            [command, "-c", code, "serve", "--port", "0", "--database", f"sqlite:///{house.file}"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True,
        )  # fmt: skip
        assert house.process.stdout is not None
        house.url = house.process.stdout.readline().removeprefix("listening on ").strip()
        try:
            lines = half_send(house.url, 1100)
            answers = [quickest(house.url, 3)]
            began = time.monotonic()
            while answers[-1] is None and time.monotonic() - began < 45:
                answers.append(quickest(house.url, 3))
            took = time.monotonic() - began
            for line in lines:
                line.close()
            return f"{len(lines)} held; first answer {answers[-1]} after {took:.1f} s of trying"
        finally:
            house.end()


def headers() -> str:
    """Headers without end."""
    with a_house() as house:
        before = house.memory
        taken, said = endless_headers(house.url, 300)
        return f"{taken} MB taken, answered {said[:40]!r}, {before:.0f} -> {house.memory:.0f} MB"


def starving() -> str:
    """One client that opens tables of bots."""
    with a_house("--pace", "0") as house:
        alone = first_turn(house.url)
        told = open_tables(house.url, TABLES)
        return f"first turn {alone:.1f} s; {told}; first turn then {first_turn(house.url):.1f} s"


def hung() -> str:
    """A bot's process that stands still, and a house that is told to go meanwhile."""
    with a_house("--pace", "0", "--workers", "1") as house:
        first_turn(house.url)
        for pid in house.thinkers:
            os.kill(pid, signal.SIGSTOP)
        waited = first_turn(house.url, 75)
        went = house.stop()
        return f"first turn after {waited:.0f} s; stop in {went:.1f} s; left {house.thinkers}"


def stopping() -> str:
    """A house that is told to go while its bot hangs, and while its file is locked."""
    import sqlite3  # noqa: PLC0415 - here only

    told = []
    with a_house("--pace", "0", "--workers", "1") as house:
        first_turn(house.url)
        for pid in house.thinkers:
            os.kill(pid, signal.SIGSTOP)
        with httpx.Client(base_url=house.url, timeout=PATIENCE) as client:
            opened(client, "othello", *["bot:journeyman"] * 3)
        told.append(f"{house.thinkers} bot hangs: {house.stop():.1f} s")
    with a_house("--pace", "0") as house, httpx.Client(base_url=house.url, timeout=1) as client:
        first_turn(house.url)
        lock = sqlite3.connect(house.file, isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        with contextlib.suppress(httpx.HTTPError):
            opened(client, "othello", *["bot:journeyman"] * 3)
        began = time.monotonic()
        try:
            ready = client.get("/readyz", timeout=40).status_code
        except httpx.HTTPError:
            ready = 0
        told.append(f"readyz while locked: {ready} in {time.monotonic() - began:.1f} s")
        told.append(f"locked: {house.stop():.1f} s")
        lock.close()
    return "; ".join(told)


def modes() -> str:
    """Who may read the files."""
    os.umask(0o022)
    with a_house() as house:
        found = sorted(house.file.parent.iterdir())
        return ", ".join(f"{one.name} {one.stat().st_mode & 0o777:o}" for one in found)


def doors() -> str:
    """A second server through a symlink; a folder that cannot be written; odd addresses."""
    told = []
    with a_house() as house:
        link = house.file.with_name("link.db")
        link.symlink_to(house.file)
        second = House(link.parent, database=f"sqlite:///{link}")
        told.append(f"symlink: {second.url or 'refused'}")
        second.end()
        elsewhere = House(link.parent, database="sqlite:////proc/house.db")
        elsewhere.process.wait(PATIENCE)
        told.append(f"no folder: {elsewhere.errors.read_text().strip()[-160:]}")
        answer = httpx.get(f"{house.url}/me/", headers={"Host": "evil.test"})
        told.append(f"/me/: {answer.status_code} {answer.headers.get('location')}")
        for path in ("/api", "/api/", "/api/v2/tables", "/api/v1", "/api/v1/games/", "/api/v1x"):
            answer = httpx.get(house.url + path, headers={"Host": "evil.test"})
            kind, there = answer.headers.get("content-type"), answer.headers.get("location")
            told.append(f"{path}: {answer.status_code} {kind} {there}")
    return "; ".join(told)


ATTACKS: Final[dict[str, Callable[[], str]]] = {
    "memory": memory,
    "slow": slow,
    "headers": headers,
    "starving": starving,
    "hung": hung,
    "stopping": stopping,
    "modes": modes,
    "doors": doors,
}


def main() -> None:
    """All attacks, or those that are named."""
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    for name in reading.parse_args().names or ATTACKS:
        print(f"{name}: {ATTACKS[name]()}", flush=True)  # noqa: T201 - what was measured


if __name__ == "__main__":
    main()
