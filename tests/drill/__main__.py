"""Every fault a house may meet, on both databases: `make drill`.

After each, every acknowledged choice must stand in the log once, every table must go on, and what
a house shows must be what its log leads to. Prints a table; exit status 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from typing import Final

from drill import clients, crowd, damage, moments, under_load, workers, writes
from drill.effort import KINDS, LOG, Effort, told
from drill.house import place

DRILLS: Final = {
    "kills": writes.kills,
    "load": under_load.kills,
    "errors": writes.io_errors,
    "cuts": writes.cuts,
    "moments": moments.all_of_them,
    "several": crowd.several,
    "races": crowd.races,
    "dying": workers.dying,
    "hanging": workers.hanging,
    "nonsense": workers.nonsense,
    "clients": clients.vanishing,
    "damage": damage.damaged_rows,
}
QUICK: Final = Effort(every=31, kills=1, most=1, rounds=1, tables=2, under_load=(0, 0))
SAME: Final = {"dying", "hanging", "nonsense", "clients", "damage"}
"""What has little to do with the database: a quick drill tries it on one."""


def main() -> None:
    """One drill after the other."""
    parser = argparse.ArgumentParser(description="Every fault a house may meet.")
    parser.add_argument("--database", choices=KINDS, action="append")
    parser.add_argument("--only", choices=DRILLS, action="append", help="these drills alone")
    parser.add_argument("--kills", type=int, default=Effort.kills, help="of each kind, at least")
    parser.add_argument("--every", type=int, default=1, help="only every so-many-th write")
    parser.add_argument("--most", type=int, default=Effort.most, help="strikes of each fault")
    parser.add_argument(
        "--rounds", type=int, default=Effort.rounds, help="where there are no turns"
    )
    parser.add_argument("--load", type=int, default=Effort.under_load[0], help="kills under load")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="a few of each")
    args = parser.parse_args()
    effort = QUICK if args.quick else Effort(
        args.every, args.kills, args.most, args.rounds, args.seed,
        under_load=(args.load, Effort.under_load[1]),
    )  # fmt: skip
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    LOG.setLevel(logging.INFO)
    results = []
    begun = time.monotonic()
    for kind in args.database or KINDS:
        with place(kind) as here:
            for name, drill in DRILLS.items():
                if name not in (args.only or DRILLS):
                    continue
                if args.quick and name in SAME and kind != KINDS[0]:
                    continue
                for result in drill(here, effort):
                    results.append(result)
                    LOG.info(told([result]).splitlines()[-1])
                    for note in result.notes[:10]:
                        LOG.error("%s: %s: %s", kind, result.fault, note)
    print(told(results))
    print(f"\nin {time.monotonic() - begun:.0f} seconds")
    sys.exit(not all(result.is_clean for result in results))


if __name__ == "__main__":
    main()
