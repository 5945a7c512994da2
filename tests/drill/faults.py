"""Faults at the call that is wished for: `faults.c`, compiled here and loaded into a program."""

from __future__ import annotations

import errno
import mmap
import os
import shlex
import subprocess
import sysconfig
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE: Final = Path(__file__).with_name("faults.c")
BUILT: Final = Path(__file__).parents[2] / "build" / "drill"
NOTHING, FAILS, FALLS_SHORT, DIES_BEFORE, DIES_AFTER, DIES_AMID = range(6)
FIELDS: Final = ("fault", "at", "stays", "error", "seen", "struck", "wait_us", "clock_s")
CONTROL: Final = Struct(f"{len(FIELDS)}l")


@dataclass(frozen=True)
class Wish:
    """What a call suffers, and whether all that follow it do."""

    name: str
    fault: int
    error: int = errno.EIO
    stays: bool = False

    @property
    def kills(self) -> bool:
        """Whether the program dies of it."""
        return self.fault >= DIES_BEFORE


IO_ERROR: Final = Wish("I/O error at every write in turn", FAILS)
FULL: Final = Wish("disk full from every write on in turn", FAILS, errno.ENOSPC, stays=True)
SHORT: Final = Wish("short write at every write in turn", FALLS_SHORT)
KILLS: Final = (
    Wish("kill -9 before every write in turn", DIES_BEFORE),
    Wish("kill -9 amid every write in turn", DIES_AMID),
    Wish("kill -9 after every write in turn", DIES_AFTER),
)
CUT: Final = Wish("line to the database cut at every message in turn", FAILS, errno.ECONNRESET)
LINE_KILLS: Final = (
    Wish("kill -9 before every message in turn", DIES_BEFORE),
    Wish("kill -9 after every message in turn", DIES_AFTER),
)


def library() -> Path:
    """The compiled faults; compiled anew when their source is younger."""
    BUILT.mkdir(parents=True, exist_ok=True)
    built = BUILT / "faults.so"
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[:1]
        fresh = BUILT / f"faults-{os.getpid()}.so"
        words = ["-shared", "-fPIC", "-O2", "-Wall", "-Werror", "-o", str(fresh), str(SOURCE)]
        subprocess.run([*compiler, *words], check=True)
        fresh.replace(built)
    return built


class Faults:
    """What one program, with all its processes, is made to suffer."""

    def __init__(self, control: Path, folder: str, part: str = "") -> None:
        control.write_bytes(bytes(CONTROL.size))
        control.chmod(0o666)  # a PostgreSQL of root's runs as somebody else
        with control.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), CONTROL.size)
        self.environment = {
            "LD_PRELOAD": str(library()),
            "DRILL_CONTROL": str(control),
            "DRILL_FOLDER": folder,
        } | ({"DRILL_PART": part} if part else {})

    def _get(self, name: str) -> int:
        return int(CONTROL.unpack_from(self._shared)[FIELDS.index(name)])

    def _set(self, **values: int) -> None:
        found = dict(zip(FIELDS, CONTROL.unpack_from(self._shared), strict=True)) | values
        CONTROL.pack_into(self._shared, 0, *(found[name] for name in FIELDS))

    @property
    def struck(self) -> int:
        """So many calls have suffered since the last wish."""
        return self._get("struck")

    @property
    def seen(self) -> int:
        """So many calls there were since the last wish."""
        return self._get("seen")

    def arm(self, wish: Wish, at: int) -> None:
        """From now on this call, counted from 1, suffers this."""
        self._set(fault=NOTHING)
        self._set(at=at, stays=wish.stays, error=wish.error, seen=0, struck=0)
        self._set(fault=wish.fault)

    def disarm(self) -> None:
        """Nothing more happens."""
        self._set(fault=NOTHING)

    @contextmanager
    def slow(self, seconds: float) -> Iterator[None]:
        """Every write takes so long."""
        self._set(wait_us=round(seconds * 1_000_000), seen=0)
        try:
            yield
        finally:
            self._set(wait_us=0)

    def set_clock(self, seconds: int) -> None:
        """The clock of the machine is so far off."""
        self._set(clock_s=seconds)
