"""A benchmark in a process of its own, whose answer is JSON."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).resolve().parents[1]
PATIENCE: Final = 400
"""Seconds after which nothing more is to be expected."""
GOODBYE: Final = 20
"""Seconds in which it may close its servers and browsers when we are stopped."""
QUIETLY: Final = {
    "PYTHONWARNINGS": "ignore",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEODRIVER": "dummy",
}


class NoAnswerError(Exception):
    """Why there is no number."""


def answered(module: str, *arguments: str) -> Any:  # noqa: ANN401 - each tells something else
    """What this module of ours printed."""
    # In a session of its own: whoever presses Ctrl-C stops us, and we let it close its servers.
    child = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        cwd=HOME,
        env=os.environ | QUIETLY,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    command = f"python -m {module} {' '.join(arguments)}"
    try:
        told, complaint = child.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired as error:
        stop(child)
        raise NoAnswerError(f"{command}: nothing in {PATIENCE} s") from error
    except BaseException:
        stop(child)
        raise
    if child.returncode:
        last = (complaint.strip() or f"ended with {child.returncode}").splitlines()[-1]
        raise NoAnswerError(f"{command}: {last}")
    return json.loads(told.strip().splitlines()[-1])


def stop(child: subprocess.Popen[str]) -> None:
    """As by Ctrl-C, so that its servers and browsers go with it."""
    child.send_signal(signal.SIGINT)
    try:
        child.communicate(timeout=GOODBYE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.communicate()
