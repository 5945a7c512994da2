"""Programs at a table: clients of the JSON API, as others would write them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import httpx

API = "/api/v1"
MOST_CHOICES = 2000

Body = dict[str, Any]


@dataclass
class Program:
    """One seat of a table, or a spectator."""

    client: httpx.Client
    table: str
    token: str | None = None

    @property
    def url(self) -> str:
        return f"{API}/tables/{self.table}"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def look(self) -> Body:
        """The table now."""
        answer = self.client.get(self.url, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def choose(self, rev: int, choice: object) -> httpx.Response:
        """Post a choice."""
        sent = {"rev": rev, "choice": choice}
        return self.client.post(f"{self.url}/choices", json=sent, headers=self.headers)

    def post(self, content: bytes, kind: str = "application/json") -> httpx.Response:
        """Post anything as a choice."""
        headers = {**self.headers, "Content-Type": kind}
        return self.client.post(f"{self.url}/choices", content=content, headers=headers)

    def events(self, packing: str = "identity") -> Iterator[tuple[int, Body]]:
        """The messages of the stream, with their numbers."""
        headers = {**self.headers, "Accept-Encoding": packing}
        with self.client.stream("GET", f"{self.url}/events", headers=headers) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/event-stream")
            assert answer.headers.get("content-encoding", "identity") == packing
            for number, text in messages(answer.iter_lines()):
                yield number, json.loads(text)


def chance(seed: int) -> Random:
    """The same whims every time."""
    return Random(seed)  # noqa: S311 - a game, no secret


def messages(lines: Iterator[str]) -> Iterator[tuple[int, str]]:
    """Server-sent events: number and text of each."""
    number, data = -1, []
    for line in lines:
        name, _, value = line.partition(": ")
        if name == "id":
            number = int(value)
        elif name == "data":
            data.append(value)
        elif not line and data:
            yield number, "\n".join(data)
            data = []


def opened(client: httpx.Client, game: str, seats: Sequence[str], **more: object) -> Body:
    """A new table as the API tells of it."""
    answer = client.post(f"{API}/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def seated(client: httpx.Client, game: str, seats: Sequence[str], **more: object) -> list[Program]:
    """A new table and a program on each of its seats."""
    table = opened(client, game, seats, **more)
    return [Program(client, table["id"], seat["token"]) for seat in table["seats"]]


def play_out(programs: Sequence[Program], whim: Random) -> Body:
    """Play to the end, every seat by chance; the last body."""
    body = programs[0].look()
    for _ in range(MOST_CHOICES):
        if body["over"]:
            return body
        seat = whim.choice(body["asked"])
        mine = programs[seat].look()
        answer = programs[seat].choose(mine["rev"], whim.choice(mine["options"]))
        assert answer.status_code == 200, answer.text
        body = answer.json()
    raise AssertionError("the game does not end")
