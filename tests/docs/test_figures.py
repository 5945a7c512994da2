"""The figures of docs/bots.md were measured with the tables and settings that the page names."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

from groundlings.bots import leaning, levels, race, table
from groundlings.bots.ensemble import WARMTH
from groundlings.bots.eyes import EYES, sight
from groundlings.bots.player import COOL

if TYPE_CHECKING:
    from collections.abc import Mapping

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "bots.md"
NAMED: Final = re.compile(r"## Measured with\n.*?```text\n(.*?)```", re.DOTALL)
RACE: Final = ("FIRST_LOOK", "HUNCH", "SURPRISE", "WONDER", "DOUBT", "FAR")


def made_of() -> dict[str, str]:
    """A fingerprint of each table and leaning, and all that decides how it is played by."""
    files = [*table.SHIPPED.glob("*.table"), *leaning.SHIPPED.glob("*.leaning")]
    found = {path.name: blake2b(path.read_bytes(), digest_size=4).hexdigest() for path in files}
    efforts = {"master": (levels.MASTER, levels.DARING), "revels": (levels.REVELS, levels.CARE)}
    settings: Mapping[str, tuple[object, ...]] = {
        "warmth": (COOL, WARMTH, levels.STEADY, levels.MOODY),
        **efforts,
        "race": tuple(getattr(race, name) for name in RACE),
        **{f"horizon of {game}": (sight(game).horizon,) for game in EYES},
    }
    told = {name: " ".join(map(str, values)) for name, values in settings.items()}
    return dict(sorted(found.items())) | told


def lines(facts: Mapping[str, str]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in facts.items())


def test_the_figures_of_the_bots_were_measured_with_what_is_shipped() -> None:
    match = NAMED.search(PAGE.read_text(encoding="utf-8"))
    assert match is not None
    named = dict(line.split(": ", 1) for line in match[1].splitlines())
    made = made_of()
    others = {name for name in named.keys() | made.keys() if named.get(name) != made.get(name)}
    assert not others, (
        f"docs/bots.md has figures measured with another {', '.join(sorted(others))}: measure again"
        " what plays by that (the page has the commands), then write what it was measured with:\n"
        f"{lines(made)}"
    )
