"""Clients that vanish at each step: in a request, before its answer, in an answer, in a stream."""

from __future__ import annotations

import json
import socket
import struct
from contextlib import suppress
from itertools import cycle
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from drill.books import ALONE, API, Books
from drill.effort import Progress, Result
from drill.house import SECONDS

if TYPE_CHECKING:
    from drill.books import Table
    from drill.effort import Effort
    from drill.house import Place

AT_ONCE: Final = struct.pack("ii", 1, 0)
"""How a line is closed of whose client nothing is left."""
BYTES: Final = 40
"""So many bytes further on the next one vanishes."""
PARTS: Final = (0, 1, 200, 5_000)
"""So much of an answer is read at most."""


def vanishing(here: Place, effort: Effort) -> list[Result]:
    """One vanishes at every so-many-th byte, then everybody plays on."""
    result = Result("clients that vanish at each step", here.kind)
    progress = Progress(result)
    books = Books(effort.seed, [ALONE] * effort.tables)
    server = here.nursery.serve(here.database)
    books.set_up(server.client)
    parts = cycle(PARTS)
    at = 0
    while result.injected < effort.most:
        table = books.dice.choice(books.tables)
        is_whole = _vanish(server.url, books, table, at, next(parts))
        books.go_on(server.client)
        if result.injected % 10 == 0:
            books.check(here, server.client)
        progress.step(1)
        at += BYTES * effort.every
        if is_whole and at > BYTES * effort.every * len(PARTS) * effort.rounds:
            break
    books.check(here, server.client)
    if server.stop():
        books.fault("broken", "the server did not stop as it should")
    result.take(books)
    return [result]


def _vanish(url: str, books: Books, table: Table, at: int, part: int) -> bool:
    """Send the beginning of something and be gone; whether all of it was sent."""
    where = urlsplit(url)
    seat = books.dice.choice(table.ours)
    token = table.tokens[seat]
    wanted = books.dice.choice(("choice", "choice", "stream", "look"))
    said = b""
    head = f"GET {API}/{table.key}{'/events' if wanted == 'stream' else ''} HTTP/1.1"
    if wanted == "choice":
        body = books.look(url, table, seat)
        options = body.get("options") or ["pass"]
        said = json.dumps({"rev": body.get("rev", 0), "choice": options[0]}).encode()
        head = f"POST {API}/{table.key}/choices HTTP/1.1\r\nContent-Length: {len(said)}"
    head += f"\r\nHost: {where.netloc}\r\nContent-Type: application/json"
    whole = f"{head}\r\nAuthorization: Bearer {token}\r\n\r\n".encode() + said
    at %= len(whole) + 4 * BYTES  # a few of them get to their answer
    if at >= len(whole) and wanted == "choice":
        table.unsure += 1
    address = where.hostname or "", where.port or 0
    with suppress(OSError), socket.create_connection(address, SECONDS) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        line.sendall(whole[:at])
        if at >= len(whole) and part:
            line.recv(part)
    return at >= len(whole)
