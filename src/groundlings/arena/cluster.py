"""The same meetings on Ray: on this machine, or on all machines of a cluster."""

from __future__ import annotations

import logging
import os
import socket
from typing import TYPE_CHECKING, Any, Final

import ray

from groundlings.arena.crew import accepted, attempt
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from groundlings.arena.contest import Contest, Meeting, Played

AHEAD: Final = 2
"""So many meetings wait for each core, so that none waits for us."""
PATIENCE: Final = 5.0
"""Seconds that a cluster has to answer."""
STORE: Final = 80 * 1024 * 1024
"""Bytes for what Ray's processes share; ours are a few thousand."""


def on_ray(
    contest: Contest,
    meetings: Sequence[Meeting],
    jobs: int | None = None,
    address: str | None = None,
) -> Generator[Played]:
    """Play these meetings, in whatever order they come to an end."""
    if not meetings:
        return
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a game tells nobody that it is played
    _join(jobs, address)
    try:
        task = ray.remote(max_retries=AHEAD)(attempt)
        shared = ray.put(contest)
        most = AHEAD * _cores()
        waiting = iter(meetings)
        asked: list[Any] = []
        while True:
            while len(asked) < most and (meeting := next(waiting, None)) is not None:
                asked.append(task.remote(shared, meeting))
            if not asked:
                return
            done, asked = ray.wait(asked)
            for answer in done:
                yield accepted(ray.get(answer))
    except ray.exceptions.RayError as error:
        told = str(error).strip().splitlines()
        raise GameError(f"Ray could not play on: {told[0] if told else 'no reason'}") from None
    finally:
        ray.shutdown()


def _join(jobs: int | None, address: str | None) -> None:
    """A cluster that is there, or one of our own on this machine."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address is not None:
            _knock(address)
            ray.init(address=address, **quiet)
        else:
            cores = jobs or os.cpu_count() or 1
            ray.init(num_cpus=cores, object_store_memory=STORE, include_dashboard=False, **quiet)
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        where = f"at {address}" if address is not None else "on this machine"
        told = str(error).strip().splitlines()
        raise GameError(f"there is no Ray {where}: {told[0] if told else 'no answer'}") from None


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would try for minutes, and say so at length."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _cores() -> int:
    """How many the cluster has."""
    found: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's
    return max(1, int(found.get("CPU", 1)))
