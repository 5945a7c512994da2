"""How far a course is, as a file: stopped today, it goes on tomorrow to the same table."""

from __future__ import annotations

import base64
import json
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from groundlings.arena.training import Learner, Report
from groundlings.bots.learning import listed
from groundlings.errors import GameError

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

    from groundlings.arena.training import Course
    from groundlings.kernel.cells import vec

ENDING: Final = ".part"
"""What is put behind the name of the table that is being learned."""
PLAIN: Final = ("lesson", "batch", "games", "spread", "returns", "timed", "told")
ROWS: Final = ("table", "chapter")
ADAM_ROWS: Final = ("mean", "square")
ADAM_PLAIN: Final = ("steps", "fading", "fading_square")


def keep(learner: Learner, path: Path) -> None:
    """Write down everything that is needed to go on."""
    told: dict[str, object] = {"course": sign(learner.course), "of": learner.course.games}
    told |= {name: getattr(learner, name) for name in PLAIN}
    told |= {name: listed(getattr(learner, name)) for name in ROWS}
    told["adam"] = {name: listed(getattr(learner.adam, name)) for name in ADAM_ROWS} | {
        name: getattr(learner.adam, name) for name in ADAM_PLAIN
    }
    told["pool"] = [base64.b64encode(row).decode() for row in learner.pool]
    told["chapters"] = [base64.b64encode(row).decode() for row in learner.chapters]
    told["reports"] = [list(report) for report in learner.reports]
    fresh = path.with_name(path.name + "~")
    fresh.write_text(json.dumps(told), encoding="utf-8")
    fresh.replace(path)


def games(path: Path) -> int | None:
    """How many games the course in this file has; None if there is no file."""
    told = _read(path)
    return None if told is None else int(told["of"])


def found(course: Course, path: Path) -> Learner | None:
    """The learner who stopped there; None if nobody did."""
    told = _read(path)
    if told is None:
        return None
    if told["course"] != sign(course):
        raise GameError(
            f"{path} is how far another course is; go on with that one, or delete the file"
        )
    learner = Learner(course)
    try:
        _go_on(learner, told)
    except (KeyError, ValueError, TypeError, IndexError):
        raise _damaged(path) from None
    return learner


def _go_on(learner: Learner, told: dict[str, Any]) -> None:
    """Be as far as it says."""
    for name in PLAIN:
        setattr(learner, name, told[name])
    for name in ROWS:
        _fill(getattr(learner, name), told[name])
    for name in ADAM_ROWS:
        _fill(getattr(learner.adam, name), told["adam"][name])
    for name in ADAM_PLAIN:
        setattr(learner.adam, name, told["adam"][name])
    learner.pool = [base64.b64decode(row, validate=True) for row in told["pool"]]
    learner.chapters = [base64.b64decode(row, validate=True) for row in told["chapters"]]
    learner.reports = [Report(*report) for report in told["reports"]]


def sign(course: Course) -> str:
    """What tells one course from another."""
    setup, sight = course.setup, course.sight
    said = repr(
        (
            (setup.game, setup.rules, setup.edition, setup.seats, sorted(setup.variants.items())),
            (setup.pledge.seed, sight.names, course.games),
            (sight.is_among_strangers, sight.editions is None),
            (sight.envy, sight.interest, sight.pace, sight.patience, course.against, course.begun),
        )
    )
    return sha256(said.encode()).hexdigest()[:16]


def _read(path: Path) -> dict[str, Any] | None:
    if not path.exists():
        return None
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        told["course"], told["of"]
    except (ValueError, KeyError, TypeError):
        raise _damaged(path) from None
    return dict(told)


def _damaged(path: Path) -> GameError:
    return GameError(f"{path} is damaged; delete it to begin anew")


def _fill(row: vec[float], numbers: list[float]) -> None:
    for place, number in enumerate(numbers):
        row[place] = number
