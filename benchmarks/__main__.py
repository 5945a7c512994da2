"""All benchmarks, one after the other: `make bench`.

That of the server takes minutes and a quiet machine, so it is run by name:
`python -m benchmarks.load` (how many tables it holds).
"""

from __future__ import annotations

import subprocess
import sys

for name in ("pit", "playouts"):
    print(f"\n== {name}\n", flush=True)
    subprocess.run([sys.executable, "-m", f"benchmarks.{name}", *sys.argv[1:]], check=True)
