"""Changes: a page is told what is new, and puts the very same table together again."""

from __future__ import annotations

import asyncio
import gzip
import re
import zlib
from random import Random
from typing import TYPE_CHECKING

import pytest

from golden.story import records
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.web import packing
from groundlings.web.changes import change, lines_of, mended
from groundlings.web.scene import drawn_scene
from groundlings.web.stream import Part, _apart, _together
from groundlings.web.visit import Visit
from web.golden_tables import walked
from web.markup import Markup

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator
    from pathlib import Path

    import httpx

GAMES = [
    next(one for one in records() if one.stem.startswith(name))
    for name in ("othello", "shakespeare", "pit")
]
STEPS = 40
WORDS = ["", "a", "b", "<li>", "=0 3", "+x", "  </li>"]


def whole(text: str) -> str:
    """A table as a stream tells it: line by line."""
    return "\n".join(text.splitlines())


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_a_table_and_what_has_changed_are_the_next_table(record: Path) -> None:
    visits = [Visit(Visitor(person="person 0"), "en", ""), Visit(ONLOOKER, "hu", "")]
    before = ["", ""]
    long = short = 0
    for step, live in enumerate(walked(record)):
        for n, visit in enumerate(visits):
            now = drawn_scene(live, visit)
            told = change(lines_of(before[n]), lines_of(now))
            if told is not None:
                assert mended(before[n], "\n".join(told)) == whole(now)
                long, short = long + len(now), short + sum(map(len, told))
            before[n] = now
        if step == STEPS:
            break
    assert 0 < short < long / 2


def test_any_text_becomes_any_other() -> None:
    die, told = Random(1), 0  # noqa: S311 - which texts
    for _ in range(2000):
        before, now = (
            "\n".join(die.choices(WORDS, k=die.randrange(1, 30))) + "\n#" for _ in range(2)
        )
        now = now if die.randrange(2) else f"{before}\n{now}"
        found = change(before.split("\n"), now.split("\n"))
        if found is not None:
            assert mended(before, "\n".join(found)) == whole(now)
            told += 1
    assert told > 100


def test_a_change_that_is_hardly_shorter_is_not_told() -> None:
    assert change(["a", "b"], ["c", "d"]) is None


class Stream:
    """An onlooker's stream, read as it comes over the line."""

    def __init__(self, answer: httpx.Response) -> None:
        self.bytes = b""
        self.answer = answer
        self.parts = answer.iter_raw()

    def until(self, rev: int) -> bytes:
        """All that has come when this row is told."""
        sign = re.compile(rb"^id: %d\b" % rev, re.MULTILINE)
        while True:
            told = unpacked(self.bytes)
            if sign.search(told) and told.endswith(b"\n\n"):
                return self.bytes
            self.bytes += next(self.parts)

    @property
    def mark(self) -> str:
        """What the last table is known by."""
        *_, last = re.finditer(rb"^id: (\S+)$", unpacked(self.bytes), re.MULTILINE)
        return last[1].decode()


def unpacked(text: bytes) -> bytes:
    """What can be read of a file of gzip that has not come to its end."""
    return zlib.decompressobj(16 + zlib.MAX_WBITS).decompress(text)


def events(text: bytes) -> Iterator[tuple[str, str]]:
    """The events of a stream: kind and text of each."""
    for event in text.decode().split("\n\n"):
        lines = event.split("\n")
        kind = next((one[7:] for one in lines if one.startswith("event: ")), "message")
        data = [one[6:] for one in lines if one.startswith("data: ")]
        if data:
            yield kind, "\n".join(data)


def test_all_who_look_on_in_one_language_get_the_same_bytes(
    visit: Callable[..., httpx.Client],
) -> None:
    host = visit()
    opened = host.post("/api/v1/tables", json={"game": "shakespeare", "seats": ["me", "me"]})
    table, tokens = opened.json()["id"], [one["token"] for one in opened.json()["seats"]]
    packed = {"Accept-Encoding": "gzip"}
    with (
        visit(headers=packed).stream("GET", f"/t/{table}/stream?changes=1") as one,
        visit(headers=packed).stream("GET", f"/t/{table}/stream?changes=1") as other,
        visit(headers=packed).stream("GET", f"/t/{table}/stream") as plain,
    ):
        streams = [Stream(one), Stream(other), Stream(plain)]
        rev = opened.json()["rev"]
        for stream in streams:
            stream.until(rev)
        for token in [*tokens, *tokens]:
            body = host.get(
                f"/api/v1/tables/{table}", headers={"Authorization": f"Bearer {token}"}
            ).json()
            if not body["options"]:
                continue
            made = host.post(
                f"/api/v1/tables/{table}/choices",
                json={"rev": body["rev"], "choice": body["options"][0]},
                headers={"Authorization": f"Bearer {token}"},
            )
            rev = made.json()["rev"]
            for stream in streams:
                stream.until(rev)
    assert streams[0].bytes == streams[1].bytes
    first, *later = events(unpacked(streams[0].bytes))
    tables = [text for kind, text in events(unpacked(streams[2].bytes)) if kind == "message"]
    assert first == ("message", tables[0])
    assert {kind for kind, _ in later} == {"change"}
    now = first[1]
    for (_, told), expected in zip(later, tables[1:], strict=True):
        now = mended(now, told)
        assert now == expected
    assert len(streams[0].bytes) < len(streams[2].bytes)


def test_who_comes_back_begins_with_a_whole_table(visit: Callable[..., httpx.Client]) -> None:
    client = visit()
    opened = client.post("/api/v1/tables", json={"game": "pit", "seats": ["me", "me"]}).json()
    headers = {"Last-Event-ID": str(opened["rev"])}
    with client.stream("GET", f"/t/{opened['id']}/stream?changes=1", headers=headers) as answer:
        told = ""
        for text in answer.iter_text():
            told += text
            if told.endswith("</main>\n\n"):
                break
    ((kind, table),) = events(told.encode())
    assert kind == "message"
    assert table.startswith("<main")


def test_who_posts_is_told_what_has_changed_of_the_table_they_have(
    visit: Callable[..., httpx.Client],
) -> None:
    """And nobody is told what has changed since a table that somebody else has."""
    host, guest = visit(headers={"Accept-Encoding": "gzip"}), visit()
    wish = {"game": "shakespeare", "seat": ["me", "open"], "your_name": "Anna", "no_clock": "1"}
    table = host.post("/tables", data=wish).headers["location"]
    links = [one["value"] for one in Markup(host.get(table).text).all("input") if "value" in one]
    guest.post(next(link for link in links if "/join/" in link), data={"name": "Will"})

    def chosen(client: httpx.Client, rev: int, has: str) -> httpx.Response:
        page = Markup(client.get(table).text)
        choice = next(one for one in page.all("button") if one.get("name") == "choice")
        return client.post(
            f"{table}/choices",
            data={"rev": rev, "choice": choice["value"]},
            headers={"X-Groundlings": "fragment", "X-Groundlings-Has": has},
        )

    with host.stream("GET", f"{table}/stream?changes=1") as answer:
        stream = Stream(answer)
        stream.until(0)
        others = chosen(guest, 0, stream.mark)
        assert "X-Groundlings" not in others.headers
        assert others.text.startswith("<main")
        has, before = stream.until(1), stream.mark
        now = ""
        for kind, told in events(unpacked(has)):
            now = mended(now, told) if kind == "change" else told
        answered = chosen(host, 1, before)
        assert answered.headers["X-Groundlings"] == "message"
        ((kind, told),) = events(answered.content)
        assert kind == "change"
        fresh = host.get(table, headers={"X-Groundlings": "fragment"})
        assert mended(now, told) == whole(fresh.text)
        assert unpacked(stream.until(2)).endswith(answered.content)
        assert chosen(host, 0, before).text.startswith("<main")  # it is told what is wrong, too


@pytest.mark.parametrize("has_isal", [True, False])
def test_parts_that_are_packed_by_themselves_are_one_file_of_gzip(
    monkeypatch: pytest.MonkeyPatch, *, has_isal: bool
) -> None:
    if not has_isal:
        monkeypatch.setattr(packing, "isal_zlib", None)
    texts = [b"one\n", b"", b"two\n" * 1000, b"one\n", bytes(range(256)) * packing.LARGE]

    async def packed() -> bytes:
        async def parts() -> AsyncIterator[Part]:
            for text in texts:
                yield Part(text)

        together = b"".join([part async for part in _together(parts())])
        assert gzip.decompress(together) == b"".join(texts)
        return b"".join([part async for part in _apart(parts())])

    assert gzip.decompress(asyncio.run(packed())) == b"".join(texts)
    assert gzip.decompress(packing.gzipped(texts[2])) == texts[2]
