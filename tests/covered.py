"""Which lines and branches the tests run: `make cover` loads this before anything of ours.

A tracer asks at every line and makes our tests twice as long. SlipCover writes its marks into the
code that is loaded and takes them out again once they were passed.
"""

from __future__ import annotations

import json
import os
from io import StringIO
from pathlib import Path
from typing import Final

import pytest
import slipcover

SOURCE: Final = "src/groundlings"
LEAST: Final = 95.0
"""Percent of all lines and branches."""
EXCUSED: Final = [
    r"pragma: no cover",
    r"if TYPE_CHECKING:",  # never runs
    r"raise NotImplementedError",  # a step says what every step must have
    r"assert_never\(",  # cannot run
]
FOUND: Final = Path("build/coverage")
TOLD: Final = pytest.StashKey[str]()

seen: Final = slipcover.Slipcover(branch=True, source=[SOURCE], exclude_lines=EXCUSED)
slipcover.ImportManager(seen, slipcover.FileMatcher(sources=[SOURCE])).__enter__()


def pytest_configure(config: pytest.Config) -> None:
    """What was found the last time does not count."""
    if not is_worker(config):
        for old in FOUND.glob("*.json"):
            old.unlink()
        FOUND.mkdir(parents=True, exist_ok=True)


@pytest.hookimpl(trylast=True)  # when all workers have gone
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Every worker leaves what it has seen; at the end there must be enough of it.

    What there is to be seen is found out once: to read all sources for that takes seconds.
    """
    config = session.config
    if is_worker(config):
        (FOUND / f"{os.getpid()}.json").write_text(json.dumps(passed()))
        return
    for found in FOUND.glob("*.json"):
        for file, places in json.loads(found.read_text()).items():
            seen.all_seen[file] |= {tuple(at) if isinstance(at, list) else at for at in places}
    covered = seen.get_coverage()
    told = StringIO()
    slipcover.print_coverage(covered, outfile=told, missing_width=60, skip_covered=True)
    percent = covered["summary"]["percent_covered"]
    told.write(f"covered: {percent:.2f} % of all lines and branches; {LEAST} are asked for\n")
    config.stash[TOLD] = told.getvalue()
    if percent < LEAST and not session.exitstatus:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Where something is missing."""
    terminalreporter.write(config.stash.get(TOLD, ""))


def passed() -> dict[str, list[int | tuple[int, int]]]:
    """The lines and branches of each file that this process has passed."""
    for file, places in seen._get_newly_seen().items():
        seen.all_seen[file] |= places
    return {file: [*places] for file, places in seen.all_seen.items()}


def is_worker(config: pytest.Config) -> bool:
    """Whether this is one of several processes that test."""
    return hasattr(config, "workerinput")
