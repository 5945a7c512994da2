"""The machine's own Chromium: where it is, and how it is started."""

from __future__ import annotations

import os
import shutil

# Parts of a browser's window that nobody sees here, and that each new page would start anew.
UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"]
# Only the last list of features counts: these are Playwright's own, for tests and for silence.
UNWANTED = [
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNSEEN + UNWANTED)}",
]
UNPAINTED = "--force-gpu-mem-available-mb=1"
"""Where nobody takes pictures: what finds no memory is laid out, hit and moved, but not painted.

A look at a page at another width costs a fifth less.
"""


def chromium_path() -> str | None:
    """The Chromium that GROUNDLINGS_CHROMIUM names, or the machine's, if it has one.

    The headless shell is the same Chromium without a window around it, which nobody would see
    here: a page costs it a fifth less.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = (shutil.which(name) for name in names)
    return os.environ.get("GROUNDLINGS_CHROMIUM") or next(filter(None, found), None)
