"""The folder of a contest: each meeting is kept as soon as it is over, so that nothing is lost.

`arena.json` says what is played, `played.jsonl` has a line for each meeting: its checksum, and its
facts as JSON. A line that was being written when the machine stopped is played again.
"""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import groundlings
from groundlings import bots
from groundlings.arena.contest import Meeting
from groundlings.arena.players import TABLE, sums
from groundlings.errors import GameError
from groundlings.kernel.setup import listed

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from groundlings.arena.contest import Contest, Played

KEPT: Final = "an arena is kept in a folder"
FORM: Final = 1
"""Of the files; another form is another program's."""
PLAN: Final = "arena.json"
PLAYED: Final = "played.jsonl"
LOCK: Final = "arena.lock"
TABLES: Final = "tables"
"""In the plan: a fingerprint of each table that somebody plays by; more may come."""
_PARTS: Final = {"meeting", "games", "times", "spent", "memory"}


class Folder:
    """Where the meetings of a contest are kept."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self._plan = path / PLAN
        self._played = path / PLAYED
        self.path = path
        self.kept: dict[Meeting, Played] = {}
        plan = _plan(contest)
        open_folder(path, KEPT)
        if self._plan.exists():
            self._go_on(plan)
        else:
            _refuse_other_things(path)
            self._write(plan)

    def _go_on(self, plan: dict[str, Any]) -> None:
        """Read what was played, if it was played as it is to go on."""
        try:
            found = json.loads(self._plan.read_bytes())
        except ValueError:
            found = None
        if (
            not isinstance(found, dict)
            or found.keys() != plan.keys()
            or not isinstance(found[TABLES], dict)
        ):
            raise GameError(
                f"{self._plan} is damaged, or of another release; give an empty folder to play anew"
            )
        tables = {**plan[TABLES], **found[TABLES]}
        for name, value in {**plan, **plan[TABLES]}.items():
            known = tables if name in tables else found
            if name != TABLES and known[name] != value:
                raise GameError(_otherwise(self.path, name, known[name], value))
        if self._played.exists():
            self._read()
        if tables != found[TABLES]:
            self._write({**plan, TABLES: tables})

    def _write(self, plan: dict[str, Any]) -> None:
        written(self._plan, json.dumps(plan, indent=1, sort_keys=True) + "\n")

    def _read(self) -> None:
        data = self._played.read_bytes()
        whole = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:whole].splitlines(), 1):
            played = _read(line)
            if played is None:
                raise GameError(
                    f"line {number} of {self._played} is damaged; take it out, "
                    "and its games are played again"
                )
            self.kept.setdefault(Meeting(*played["meeting"]), played)
        if whole < len(data):
            os.truncate(self._played, whole)

    def keep(self, played: Iterable[Played]) -> Iterable[Played]:
        """Write down each meeting before anybody hears of it."""
        with self._played.open("ab") as file:
            for one in played:
                file.write(_line(one))
                file.flush()
                self.kept[Meeting(*one["meeting"])] = one
                yield one

    def put_in_order(self) -> None:
        """The lines in the order of the deals, whoever played them when."""
        written(self._played, b"".join(_line(self.kept[one]) for one in in_order(self.kept)))


@contextmanager
def alone_in(path: Path | None) -> Iterator[None]:
    """While this lasts nobody else plays an arena in this folder; without one nobody could.

    The lock is SQLite's own: it works wherever that does, and falls with its process.
    """
    if path is None:
        yield
        return
    open_folder(path, KEPT)
    _refuse_other_things(path)
    lock = sqlite3.connect(path / LOCK, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise GameError(
            f"an arena is being played in {path} now; wait for its end, or give another folder"
        ) from None
    try:
        yield
    finally:
        lock.close()


def _refuse_other_things(path: Path) -> None:
    if not (path / PLAN).exists() and any(not one.name.startswith(LOCK) for one in path.iterdir()):
        raise GameError(f"{path} holds other things, and no arena; give an empty folder")


def open_folder(path: Path, rule: str) -> None:
    """Make a folder if there is none; where there cannot be one, the rule says what is wanted."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise GameError(f"{rule}, but {path} is a file or lies inside one") from None


def in_order(meetings: Collection[Meeting]) -> list[Meeting]:
    """Deal by deal."""
    return sorted(meetings, key=lambda one: (one.deal, one.guest, one.host))


def written(path: Path, text: str | bytes) -> None:
    """Write a file whole, or leave what was there."""
    draft = path.with_name(f"{path.name}.new")
    draft.write_bytes(text.encode() if isinstance(text, str) else text)
    draft.replace(path)


def _line(played: Played) -> bytes:
    text = json.dumps(played, separators=(",", ":")).encode()
    return b"%s %s\n" % (_sum(text), text)


def _sum(text: bytes) -> bytes:
    return blake2b(text, digest_size=8).hexdigest().encode()


def _read(line: bytes) -> Played | None:
    """A meeting from its line; None if it is not as it was written."""
    checksum, _, text = line.partition(b" ")
    if checksum != _sum(text):
        return None
    played = json.loads(text)
    return played if isinstance(played, dict) and played.keys() >= _PARTS else None


def _plan(contest: Contest) -> dict[str, Any]:
    """What must be the same for games to belong together. Bots and deals may be added."""
    setup = contest.setup
    return {
        "form": FORM if contest.kind == "arena" else f"{contest.kind} {FORM}",
        "game": setup.game,
        "rules": setup.rules,
        "edition": setup.edition,
        "seats": setup.seats,
        "variants": listed(setup.variants),
        "seed": contest.seed,
        "release": groundlings.__version__,
        "bots": minds(),
        TABLES: sums(contest.tables),
    }


def minds() -> str:
    """A fingerprint of all that our bots are made of: after a change they are others."""
    folder = Path(bots.__file__).parent
    known = blake2b(digest_size=8)
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}:
            known.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


def _otherwise(path: Path, name: str, found: object, wanted: object) -> str:
    if name == "bots":
        return f"the bots have changed since the games in {path} were played; give another folder"
    if name == "form":
        played = "a calibration" if isinstance(found, str) else "an arena"
        return f"the games in {path} were played for {played}, or otherwise; give another folder"
    if name.startswith(TABLE):
        file = name.removeprefix(TABLE)
        return f"{file} has changed since the games in {path} were played; give another folder"
    told = [" ".join(one) if isinstance(one, list) else one for one in (found, wanted)]
    return f"{path} holds games of {name} {told[0]}, not {told[1]}; give another folder"
