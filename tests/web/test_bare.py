"""Bare boards: a page tells what is its own of a table, and a kept file has the rest."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest
from markupsafe import Markup

from golden.story import records
from groundlings.stage.seating import Visitor
from groundlings.web import bare
from groundlings.web.files import FOR_EVER
from groundlings.web.scene import drawn_scene
from groundlings.web.visit import Visit
from groundlings.words import languages
from web.by_form import opened
from web.golden_tables import walked

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from groundlings.stage.table import LiveTable

pytestmark = pytest.mark.compiled
OFFER = re.compile(r'<template data-keep="(\w+)" data-url="([^"]+)"></template>')
TOLD = re.compile(
    r'<script type="text/plain">(.*?)</script><script src="([^"]+)"></script>', re.DOTALL
)
MAIN = re.compile(r'<main id="table".*</main>', re.DOTALL)
CHIP = re.compile(r'<a class="seen" href="([^"]*)#(scoring-[^"]+)">')
LOOKING = Visit(Visitor("person 0"), "en", "")
STAGED = "shakespeare-4"
"""A golden game with evenings of which scenes are staged."""


def put_together(told: str, script: str) -> str:
    """A table as the script of the kept file makes it of what a page tells."""
    kept = json.loads(script[script.rindex("})([") + 3 : script.rindex(", document.currentScript")])
    lines: list[str] = []
    for line in told.split("\n"):
        if line.startswith("="):
            place, _, count = line[1:].partition(" ")
            lines += kept[int(place) : int(place) + int(count or 1)]
        else:
            lines.append(line[1:])
    return "\n".join(lines)


def test_who_keeps_the_file_is_told_the_same_table(visit: Callable[..., httpx.Client]) -> None:
    client = visit()
    table = opened(client, game="shakespeare", seat=["me", "screen"])
    whole = client.get(table).text
    offer = OFFER.search(whole)
    assert offer
    file = client.get(offer[2])
    assert file.headers["cache-control"] == FOR_EVER
    client.cookies.set("drawings", offer[1])
    page = client.get(table).text
    told = TOLD.search(page)
    assert told
    assert told[2] == offer[2]
    assert put_together(told[1], file.text).rstrip() in whole
    assert 'http-equiv="refresh" content="0;' in page
    assert "<main" in client.get(f"{table}?drawings=page").text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("record", ["shakespeare-4", "othello-4"])
def test_no_letter_of_a_table_is_lost_and_no_kept_line_told(record: str, language: str) -> None:
    live = later(record)
    found = bare.bare(live.game.name, language)
    assert found
    drawn = drawn_scene(live, replace(LOOKING, language=language))
    page = bare.placed(live.game.name, language, Markup(drawn), {found.mark})  # noqa: S704 - drawn by us
    told = TOLD.fullmatch(page)
    assert told
    assert put_together(told[1], found.script) == drawn
    assert len(told[1]) < len(drawn)


def test_the_file_of_a_release_is_the_same_whoever_makes_it() -> None:
    """Nothing in it goes by a clock."""
    for language in languages():
        game = "othello"
        made = bare.bare.__wrapped__(game, language)
        assert made == bare.bare(game, language)
        assert made
        assert not any("data-clock" in line for line in made.places)


def test_lines_of_another_release_or_game_are_not_there(client: httpx.Client) -> None:
    for address in ("shakespeare/en/0123456789", "shakespeare/xx/0123456789", "chess/en/01234"):
        assert client.get(f"/drawings/{address}.js").status_code == 404


def test_a_table_that_would_end_the_telling_is_sent_whole() -> None:
    live = evening()
    drawn = Markup("<p>{}</p></script>").format(drawn_scene(live, LOOKING))
    found = bare.bare(live.game.name, "en")
    assert found
    assert bare.placed(live.game.name, "en", drawn, {found.mark}).startswith(drawn)


@cache
def later(name: str) -> LiveTable:
    """The table of a golden game when half of it has been played."""
    record = next(one for one in records() if one.stem == name)
    rows = len(record.read_text(encoding="utf-8").splitlines())
    return next(live for n, live in enumerate(walked(record)) if n > rows / 2)


@cache
def evening() -> LiveTable:
    """A table right after scenes in which points were counted."""
    record = next(one for one in records() if one.stem.startswith(STAGED))
    for live in walked(record):
        if "scoring-" in drawn_scene(live, LOOKING):
            return live
    raise AssertionError


def test_a_page_says_where_its_sheets_are_asked_for() -> None:
    """Each chip of a scoring leads to its sheet: on the page, or where the page brings it."""
    for sheets in ("", "?as=0&sheets=1"):
        drawn = drawn_scene(evening(), replace(LOOKING, sheets=sheets))
        chips = CHIP.findall(drawn)
        assert chips
        for address, sheet in chips:
            assert address == sheets.replace("&", "&amp;")
            assert (f'id="{sheet}"' in drawn) is (not sheets)
