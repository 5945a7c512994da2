"""A bot's process, looked into while the bot thinks: whoever opens it finds no secret."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import signal
import struct
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from groundlings.stage import playhouse
from groundlings.stage.workers import ANYBODY, Claim, Question, Workers
from stage.live_tables import eventually, house, in_loop, table
from stage.odd_bots import DIARY, know_all

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from groundlings.kernel.setup import Setup

# In compiled code the numbers of a state lie side by side, so that a run of them can be found.
pytestmark = pytest.mark.compiled

SECRET: Final = 0x9E3779B97F4A7C15F39CC0605CEDC834
SALT: Final = bytes.fromhex("b7e151628aed2a6abf7158809cf4f3c7")
RUN: Final = 12
"""So many numbers side by side..."""
VARIED: Final = 5
"""... with so many different ones among them lie nowhere else by chance."""


@in_loop
async def test_the_process_of_a_bot_holds_neither_the_seed_nor_what_lies_hidden(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "diary"
    os.mkfifo(diary)
    monkeypatch.setenv(DIARY, str(diary))
    monkeypatch.setattr(playhouse, "drawn_secret", lambda: (SECRET, SALT))
    bench = Attentive(1)
    async with house(file, workers=bench) as place:
        live = await table(place, *["bot:patient"] * 4, game="othello")
        with held_open(diary) as is_read, bench.dismissed():
            await eventually(is_read)
            bot = await asyncio.to_thread(memory, bench.thinker())
    assert live.state is not None
    assert live.state.setup is not None
    world, setup = bench.asked[0].world, live.state.setup
    secrets = [*spelled(setup), *hidden(live.state.numbers(), world.cells)]
    assert packed(world.cells) in bot, "what it may know can be found"
    assert len(secrets) > 20
    assert not [secret for secret in secrets if secret in bot]
    knowing = await dump_of_who_knows_all(setup, tmp_path / "whole")
    found = [secret for secret in secrets if secret in knowing]
    assert setup.pledge.salt in found
    assert len(found) > len(secrets) // 2, "in a process that has them they would be found"


async def dump_of_who_knows_all(setup: Setup, pipe: Path) -> bytes:
    """What lies in a process that was given the game itself, as bots' were once."""
    os.mkfifo(pipe)
    knowing = multiprocessing.get_context("spawn").Process(target=know_all, args=(setup, pipe))
    knowing.start()
    try:
        with held_open(pipe) as is_read:
            await eventually(is_read)
            assert knowing.pid is not None
            return await asyncio.to_thread(memory, knowing.pid)
    finally:
        knowing.kill()


class Attentive(Workers):
    """Workers that keep what they are asked."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.asked: list[Question] = []

    async def ask(self, question: Question, claim: Claim = ANYBODY) -> int:
        """The option a bot chooses."""
        self.asked.append(question)
        return await super().ask(question, claim)

    def thinker(self) -> int:
        """The process in which bots think."""
        pid = self.thinkers[0].pid
        assert pid is not None
        return pid

    @contextmanager
    def dismissed(self) -> Iterator[None]:
        """At the end nobody thinks any more."""
        try:
            yield
        finally:
            os.kill(self.thinker(), signal.SIGKILL)


@contextmanager
def held_open(pipe: Path) -> Iterator[Callable[[], bool]]:
    """Whoever reads this pipe waits until this is over; says whether somebody does."""
    held: list[int] = []

    def is_read() -> bool:
        try:
            held.append(os.open(pipe, os.O_WRONLY | os.O_NONBLOCK))
        except OSError:
            return False
        return True

    try:
        yield is_read
    finally:
        for end in held:
            os.close(end)


def spelled(setup: Setup) -> list[bytes]:
    """Secret, salt and seed in every form in which a process may keep them."""
    found: list[bytes] = [setup.pledge.salt, setup.pledge.salt.hex().encode()]
    for number in {setup.pledge.secret, setup.pledge.seed}:
        found += [number.to_bytes(16, "big"), number.to_bytes(16, "little")]
        found += [f"{number:x}".encode(), str(number).encode()]
        found.append(struct.pack("<5I", *(number >> 30 * at & (1 << 30) - 1 for at in range(5))))
    return found


def hidden(truth: Sequence[int], imagined: Sequence[int]) -> list[bytes]:
    """Runs of the true numbers that the imagined world has nowhere."""
    known = packed(imagined)
    runs = [truth[at : at + RUN] for at in range(len(truth) - RUN)]
    found = [packed(run) for run in runs if len(set(run)) >= VARIED]
    return [run for run in found if run not in known]


def packed(numbers: Sequence[int]) -> bytes:
    """As they lie in a row of 64-bit numbers."""
    return struct.pack(f"={len(numbers)}q", *numbers)


def memory(pid: int) -> bytes:
    """All that a process has written and may write, as it lies there."""
    found: list[bytes] = []
    with Path(f"/proc/{pid}/mem").open("rb", 0) as cells:
        for line in Path(f"/proc/{pid}/maps").read_text().splitlines():
            if span := re.match(r"([0-9a-f]+)-([0-9a-f]+) rw", line):
                first, end = (int(place, 16) for place in span.groups())
                cells.seek(first)
                found.append(cells.read(end - first))
    return b"".join(found)
