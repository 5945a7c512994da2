"""Where it was measured: without this no number means anything."""

from __future__ import annotations

import os
import platform
import shlex
import subprocess
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import Final

import groundlings

OPTIMISED: Final = "--enable-optimizations"


def processor() -> str:
    """Its name, and how many cores of it are ours."""
    model = platform.machine()
    told = Path("/proc/cpuinfo")
    if told.exists():
        rows = (line.partition(":") for line in told.read_text(encoding="utf-8").splitlines())
        model = next((name.strip() for key, _, name in rows if key.startswith("model name")), model)
    cores = os.cpu_count() or 1
    return f"{model}, {cores} core{'s' * (cores > 1)}"


def compiler() -> str:
    """What the engine was compiled by here."""
    command = [*shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")]
    try:
        done = subprocess.run(
            [*command, "--version"], capture_output=True, text=True, check=True, timeout=10
        )
    except (OSError, subprocess.SubprocessError):
        return "no C compiler"
    return done.stdout.splitlines()[0]


def build() -> str:
    """How the engine runs."""
    if not groundlings.COMPILED:
        return f"groundlings {groundlings.__version__}, plain Python: nothing is compiled"
    return f"groundlings {groundlings.__version__}, compiled by mypyc {version('mypy')}"


def python() -> str:
    """Which Python, and whether it was built to be quick."""
    options = sysconfig.get_config_var("CONFIG_ARGS") or ""
    how = "optimised" if OPTIMISED in options else "not optimised"
    name = platform.python_implementation()
    return f"{name} {platform.python_version()}, {how}, {platform.python_compiler()}"


def load() -> str:
    """How much else there is to do."""
    return f"{os.getloadavg()[0]:.1f}"


def facts() -> dict[str, str]:
    """All of it but the load, which is noted before and after."""
    return {
        "processor": processor(),
        "system": f"{platform.system()} {platform.release()}",
        "Python": python(),
        "compiler": compiler(),
        "build": build(),
    }
