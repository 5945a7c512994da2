"""Property tests try the same cases every time: a red run is a fault, never bad luck.

`make cover` tries fewer of them (HYPOTHESIS_PROFILE=brief), `make soak` many fresh ones (fresh).
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("brief", settings.get_profile("steady"), max_examples=15)
settings.register_profile(
    "fresh", deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
