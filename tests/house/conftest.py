"""A C compiler in a hurry, for what must compile but need not run fast."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The machine's compiler without its optimizer, which takes most of its time.

    `make install` compiles with everything, and the other tests run on what it made.
    """
    real = os.environ.get("CC") or shutil.which("cc")
    assert real, "These tests need a C compiler: install one (apt install gcc)."
    compiler: Path = tmp_path_factory.mktemp("hasty") / "cc"
    compiler.write_text(f'#!/bin/sh\nexec {real} "$@" -O0\n')
    compiler.chmod(0o755)
    return str(compiler)
