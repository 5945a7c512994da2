"""All benchmarks, one after the other: `make bench`."""

from __future__ import annotations

import subprocess
import sys

for name in ("representation", "pit", "playouts"):
    print(f"\n== {name}\n", flush=True)
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *sys.argv[1:]], check=True)
