"""Lines: slow, endless and crowding connections, at a real socket."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from math import inf
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import pytest

from attacks import endless_headers, half_send
from groundlings.web import line as lines
from groundlings.web.line import Line
from groundlings.web.lines import LARGEST_HEAD, Lines
from groundlings.web.quotas import Quota, Quotas
from web.open_house import WAIT_SECONDS, open_house

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from web.open_house import OpenHouse

ASKS = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@contextmanager
def line_to(house: OpenHouse) -> Iterator[socket.socket]:
    there = urlsplit(house.url)
    with socket.create_connection((str(there.hostname), int(there.port or 0)), WAIT_SECONDS) as one:
        yield one


def heard(line: socket.socket) -> bytes:
    """All that is said until it is hung up."""
    found = b""
    while part := line.recv(65536):
        found += part
    return found


def is_cut(line: socket.socket) -> bool:
    """Whether it was hung up without a word."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_a_request_may_come_in_pieces(house: OpenHouse) -> None:
    """As slow lines bring it, and twice on one line."""
    with line_to(house) as line:
        for _ in range(2):
            for at in range(len(ASKS)):
                line.sendall(ASKS[at : at + 1])
            assert line.recv(65536).startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"HTTP/1.1 408 Request Timeout"),
        (b"\r\n", b"HTTP/1.1 408 Request Timeout"),
        (ASKS + b"\r\n", b"HTTP/1.1 200 OK"),
        (b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nname", b""),
    ],
    ids=["nothing", "half a head", "an empty line", "an empty line after", "half a body"],
)
def test_who_is_slow_is_hung_up(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, said: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(lines, "WHOLE_SECONDS", 0)
    with line_to(house) as line:
        line.sendall(said)
        assert heard(line).startswith(answer)


def test_headers_have_an_end(house: OpenHouse) -> None:
    taken, said = endless_headers(house.url, 30)
    assert taken < 30
    if said:  # what is said to who does not listen may be lost
        assert said.startswith(b"HTTP/1.1 431")


def test_who_listens_hears_that_headers_have_an_end(house: OpenHouse) -> None:
    with line_to(house) as line:
        line.sendall(b"GET / HTTP/1.1\r\nX: " + b"a" * LARGEST_HEAD)
        told = heard(line)
    assert told.startswith(b"HTTP/1.1 431 ")
    assert told.endswith(f"at most {LARGEST_HEAD} bytes\n".encode())


def test_who_asks_ahead_without_end_is_hung_up(house: OpenHouse) -> None:
    with line_to(house) as line:
        line.sendall(ASKS * 2000)
        assert heard(line).count(b"HTTP/1.1 200") <= lines.MOST_AHEAD + 2


def test_some_requests_ahead_are_answered(house: OpenHouse) -> None:
    with line_to(house) as line:
        line.sendall(ASKS * 9 + ASKS.replace(b"Host", b"Connection: close\r\nHost"))
        assert heard(line).count(b"HTTP/1.1 200") == 10


def test_one_address_has_so_many_lines_and_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("groundlings.web.lines.SPARE", 1)
    file = f"sqlite:///{tmp_path / 'house.db'}"
    with open_house(file, rate=200, quotas=["connections=3"]) as house:
        held = half_send(house.url, 3)
        with line_to(house) as extra:
            extra.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n")
            told = heard(extra)
            assert told.startswith(b"HTTP/1.1 429")
            assert b"retry-after: 5" in told.lower()
        with line_to(house) as first, line_to(house) as second:
            assert is_cut(second), "beyond that nobody is told"
            first.sendall(ASKS)
        for line in held:
            line.close()
        while True:
            with line_to(house) as again:
                again.sendall(ASKS)
                if again.recv(65536).startswith(b"HTTP/1.1 200"):
                    break


# How lines are counted


def counted(*addresses: str, most: float = inf, proxies: str = "") -> list[bool]:
    quotas = Quotas({"connections": Quota(2, 0, "")})
    all_of_them = Lines(quotas, most, proxies)
    found = []
    for address in addresses:
        transport = SimpleNamespace(
            get_extra_info=lambda name, address=address: (
                (address, 1) if name == "peername" else None
            )
        )
        line = cast("Line", SimpleNamespace(transport=transport, who=None, is_extra=False))
        found.append(all_of_them.take(line) and not line.is_extra)
    return found


def test_all_together_may_have_so_many() -> None:
    assert counted("192.0.2.1", "192.0.2.2", "192.0.2.3", most=2) == [True, True, False]


def test_a_proxy_that_is_believed_has_as_many_as_it_wants() -> None:
    assert counted(*["192.0.2.1"] * 3) == [True, True, False]
    assert counted(*["192.0.2.1"] * 3, proxies="192.0.2.0/24") == [True] * 3
    assert counted(*["192.0.2.1"] * 3, proxies="*") == [True] * 3
    assert counted(*["192.0.2.1"] * 3, proxies="192.0.2.9") == [True, True, False]


class Transport:
    """Says whether it was cut."""

    def __init__(self, *, is_closing: bool) -> None:
        self.closing, self.is_cut = is_closing, False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.is_cut = True


@pytest.mark.parametrize("is_closing", [True, False])
def test_who_takes_nothing_of_what_is_told_is_hung_up(is_closing: bool) -> None:  # noqa: FBT001
    """A stream that nobody reads, and an answer that nobody wants to hear to its end."""
    line: Any = Line.__new__(Line)
    line.transport = transport = Transport(is_closing=is_closing)
    line.flow = SimpleNamespace(write_paused=not is_closing)
    assert [line.is_hung_up(now) for now in (0.0, 10.0)] == [False, False]
    line.flow.write_paused = transport.closing = False
    assert not line.is_hung_up(11.0), "it has taken some"
    line.flow.write_paused = True
    told = [line.is_hung_up(now) for now in (12.0, 12.0 + lines.STUCK_SECONDS)]
    assert told == [False, True]
    assert transport.is_cut
