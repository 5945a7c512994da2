"""All benchmarks, one after the other: `make bench`.

Those of the server take minutes and a quiet machine, so they are run by name:
`python -m benchmarks.load` (how many tables it holds) and `python -m benchmarks.kill` (what is left
of them when it is killed).
"""

from __future__ import annotations

import subprocess
import sys

for name in ("representation", "pit", "playouts"):
    print(f"\n== {name}\n", flush=True)
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *sys.argv[1:]], check=True)
