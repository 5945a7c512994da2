"""What a choice, a redeal and a clone cost, counted and not clocked; counts.json has the record.

    .venv/bin/python tests/speed/counts.py

writes it anew, after a change that is meant to cost more, or one that made us faster. Instructions
are counted by callgrind; how often memory is asked for, by counter.c. Both are the same on every
run, however busy the machine is.
"""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Final, TypeAlias

HERE: Final = Path(__file__).parent
RECORD: Final = HERE / "counts.json"
Counts: TypeAlias = dict[str, float]
"""By the name of the work: how much a unit of it costs."""


def compiler() -> list[str]:
    """The C compiler that builds the engine."""
    return (os.environ.get("CC") or str(sysconfig.get_config_var("CC"))).split()


def makers() -> dict[str, str]:
    """Who has made the code that is counted: with others the numbers are others."""
    command = [*compiler(), "-dumpfullversion"]
    found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    arguments = str(sysconfig.get_config_var("CONFIG_ARGS"))
    return {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "optimized": str("--enable-optimizations" in arguments),
        "compiler": found,
        "mypy": version("mypy"),
    }


def counted(folder: Path) -> dict[str, Counts]:
    """Do the work twice, and count instructions and requests for memory."""
    counter = folder / "counter.so"
    include = f"-I{sysconfig.get_path('include')}"
    build = [*compiler(), "-shared", "-fPIC", "-O2", include, str(HERE / "counter.c"), "-o"]
    subprocess.run([*build, str(counter)], check=True)
    memory = _work(counter, "memory")
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise FileNotFoundError("valgrind is missing; `make machine` installs it where it can")
    out = folder / "callgrind"
    watched = [valgrind, "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
    units = _work(counter, "instructions", *watched)
    instructions: Counts = {}
    for file in sorted(folder.glob("callgrind.*"), key=lambda file: int(file.suffix[1:])):
        told = file.read_text(encoding="utf-8")
        name = re.search(r"^desc: Trigger: Client Request: (.*)$", told, re.MULTILINE)
        total = re.search(r"^summary: (\d+)$", told, re.MULTILINE)
        if name and total:
            instructions[name[1]] = round(int(total[1]) / units[name[1]]["units"])
    allocations = {
        name: round(found["allocations"] / found["units"], 2) for name, found in memory.items()
    }
    return {"instructions": instructions, "allocations": allocations}


def _work(counter: Path, what: str, *watched: str) -> dict[str, dict[str, int]]:
    """The work in a process of its own, where nothing is left to chance."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    command = [*watched, sys.executable, str(HERE / "work.py"), str(counter), what]
    done = subprocess.run(
        command, env={**env, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(f"the work could not be counted:\n{done.stderr}")
    told = json.loads(done.stdout)
    if not told["compiled"]:
        raise RuntimeError("only the compiled package is counted, and this is the plain one")
    found: dict[str, dict[str, int]] = told["work"]
    return found


def slower(found: Counts, record: Counts, tolerance: float) -> list[str]:
    """A sentence for everything that costs more than it did, beyond the tolerance."""
    return [
        f"a {name} costs {found[name]:,}, and cost {cost:,} ({found[name] / cost - 1:+.1%})"
        for name, cost in record.items()
        if found[name] > cost * (1 + tolerance)
    ]


def main() -> None:
    """Write the record anew."""
    with tempfile.TemporaryDirectory() as folder:
        whole = {"makers": makers(), **counted(Path(folder))}
    RECORD.write_text(json.dumps(whole, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(RECORD.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
