"""The short form of `make fuzz`; and what would be found is found."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from fuzz.texts import Kind, Texts
from groundlings.errors import GameError

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.long
@pytest.mark.stamped("src", "tests/fuzz", "benchmarks/server.py")
def test_what_makes_no_sense_is_answered_in_a_sentence_and_as_openapi_says() -> None:
    path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    env = os.environ | {"PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-m", "fuzz", "--quick"],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=280,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_reader_that_trips_would_be_found() -> None:
    def reads(text: str) -> object:
        if text.count("\n") % 2:
            raise GameError("a sentence")
        raise KeyError(text)

    found = Texts()
    found.feed(Kind("verses", ("one\ntwo\nthree\nfour\nfive\n",), reads, 9), Random(1), 50)  # noqa: S311 - inputs
    assert found.tried == {"verses": 50}
    assert found.found
    assert all("KeyError" in one for one in found.found)
