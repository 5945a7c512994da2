"""What axe has to say of a page: wide and narrow, in light and dark."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from sampling import SOAK

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDE, NARROW = (1440, "light"), (390, "dark")
ALL_LOOKS = (WIDE, (390, "light"), (1440, "dark"), NARROW) if SOAK else (WIDE, NARROW)
EVERYTHING: dict[str, object] = {"resultTypes": ["violations"]}  # the rest takes axe for ever
SEEN = ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"]
LOOK_ONLY = EVERYTHING | {"runOnly": {"type": "rule", "values": SEEN}}


def look(number: int) -> tuple[tuple[int, str], ...]:
    """Every other page is looked at wide and light, the rest narrow and dark; in a soak both."""
    return (WIDE, NARROW) if SOAK else ((WIDE, NARROW)[number % 2],)


def complaints(page: Page, looks: tuple[tuple[int, str], ...], within: str | None = None) -> str:
    """Everything axe finds; another look at the same page can only be wrong to the eye.

    What is new on a page that axe has seen elsewhere is named: it looks `within` that alone.
    """
    axe, found = Axe(), []
    for width, scheme in looks:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]  # one of two
        options = EVERYTHING if (width, scheme) == looks[0] else LOOK_ONLY
        said = axe.run(page, within, options=options)
        if said.violations_count:
            found.append(f"{width} {scheme}: {said.generate_report()}")
    return "\n".join(found)
