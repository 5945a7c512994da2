"""The page on the web names every script and every module of a drawn table, and what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "groundlings" / "web"
PAGE = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")


def test_every_script_is_named() -> None:
    named = set(re.findall(r"`([a-z]+\.js)`", PAGE))
    assert named == {path.name for path in (WEB / "static").glob("*.js")}


@pytest.mark.parametrize("folder", ["board", "shakespeare"])
def test_every_module_of_a_drawn_table_is_named(folder: str) -> None:
    there = {path.name for path in (WEB / folder).glob("*.py")} - {"__init__.py"}
    assert there <= set(re.findall(rf"src/groundlings/web/{folder}/(\w+\.py)", PAGE))


def test_what_the_script_relies_on_is_written_and_read() -> None:
    """Each attribute that is explained stands in a template, and a script or a sheet reads it."""
    _, _, table = PAGE.partition("| in the HTML | means |")
    told = set(re.findall(r"`(data-[a-z-]+)", table.partition("\n\n")[0]))
    assert told > {"data-points", "data-moves", "data-totals", "data-ms", "data-stays"}
    html = "\n".join(path.read_text(encoding="utf-8") for path in WEB.glob("templates/**/*.html"))
    found = [WEB.glob(f"static/*.{kind}") for kind in ("js", "css")]
    code = "\n".join(path.read_text(encoding="utf-8") for paths in found for path in paths)
    for name in told - {"data-day-card"}:  # as every setting, by its name
        assert re.search(rf"\b{name}\b", html), f"{name} stands in no template"
        key = re.sub(r"-([a-z])", lambda letter: letter[1].upper(), name.removeprefix("data-"))
        assert re.search(
            rf"\b{name}\b|dataset\.{key}\b|\b{key}\b.* = .*dataset|\"{key}\" in", code
        ), f"nobody reads {name}"
