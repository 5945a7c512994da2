"""Table Read: who gets it, what is read, and that onlookers read what players read."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import pytest

import groundlings
from golden.story import records
from groundlings.othello.verbs import ACT_NAMES
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.settings import ALOUD, OFF, ON, Settings
from groundlings.web.board.ordering import OpenWindow
from groundlings.web.othello import reading
from groundlings.web.othello.read_aloud import Reading
from groundlings.web.render import fill
from groundlings.web.scene import drawn_scene, scene
from groundlings.web.visit import Visit, book_of
from groundlings.words import languages
from sampling import STRIDE
from web.golden_tables import walked
from web.markup import Markup, faults

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from groundlings.stage.table import LiveTable

OTHELLO: Final = groundlings.game("othello")
(FOUR,) = [path for path in records() if path.stem == "othello-4"]
READ: Final = re.compile(r'<section id="reading".*?</section>', re.DOTALL)
EVERY: Final = 7 * STRIDE
"""Of a game so many states are left out between two that are looked at."""


def read_at(live: LiveTable, language: str = "en") -> Reading | None:
    """What is read at this moment, to who looks on."""
    assert live.state is not None
    view: dict[str, Any] = live.game.view(live.state, None)
    return reading(view, live.game, book_of(live, language))


def shown_to(live: LiveTable, who: Visitor, language: str = "en") -> list[str]:
    """What is to be read on the page of a visitor."""
    return READ.findall(drawn_scene(live, Visit(who, language, "http://globe.test")))


# What is read


def test_all_that_is_turned_up_in_a_scene_is_read_to_everybody_until_new_cards_lie() -> None:
    for n, live in enumerate(walked(FOUR)):
        if n % EVERY or live.state is None:
            continue
        view: dict[str, Any] = live.game.view(live.state, None)
        found = read_at(live)
        lines = found.lines if found else []
        assert [line.title for line in lines] == [one["title"]["en"] for one in view["reading"]]
        assert [" / ".join(line.verses) for line in lines] == [
            one["quote"] for one in view["reading"]
        ]
        assert len({line.id for line in lines}) == len(lines)
        players = [shown_to(live, Visitor(person=f"person {seat}")) for seat in range(4)]
        assert players == [shown_to(live, ONLOOKER)] * 4
        assert bool(players[0]) == (found is not None)


def test_the_play_has_its_synopsis_before_act_one_and_each_act_before_it_begins() -> None:
    boards = OTHELLO.guide.boards()
    found: dict[str, tuple[str, ...]] = {}
    spoken = 0
    for live in walked(FOUR):
        now = read_at(live)
        if now is not None and now.synopsis is not None:
            found[now.synopsis.id] = now.synopsis.paragraphs
        elif now is not None:
            spoken += 1
    assert list(found) == [f"synopsis-{act}" for act in ACT_NAMES]
    assert found["synopsis-I"][0] == boards["synopsis"]["en"]
    for act in ACT_NAMES:
        assert found[f"synopsis-{act}"][-1] == boards["acts"][act]["synopsis"]["en"]
        assert len(found[f"synopsis-{act}"]) == (2 if act == "I" else 1)
    assert spoken


@pytest.mark.parametrize("language", languages())
def test_quotations_are_english_and_all_else_is_in_the_readers_language(language: str) -> None:
    both = 0
    for n, live in enumerate(walked(FOUR)):
        found = read_at(live, language)
        if n % EVERY or found is None or not found.lines:
            continue
        (html,) = shown_to(live, ONLOOKER, language)
        assert faults(f"<main>{html}</main>".replace('href="#p-', 'data-use="#p-')) == []
        quotes = [one for one in Markup(html).all("blockquote") if one.get("lang") == "en"]
        assert len(quotes) == len(found.lines)
        assert all(line.title in html for line in found.lines)
        both += 1
    assert both


def test_a_clock_that_presses_is_said_and_one_that_others_answer_is_not() -> None:
    live = next(walked(FOUR))
    visit = Visit(Visitor(person="person 0"), "en", "http://globe.test")
    found, book = scene(live, visit), book_of(live, "en")
    window = OpenWindow("w", "script", 12, 9, 1000, may=True, answer="", words="", by_order=False)
    for now, presses in (
        (None, False),
        (window, True),
        (window._replace(may=False), False),
        (window._replace(beats=0, left=0), False),
    ):
        drawn = replace(found, window=now)
        html = fill("_table.html", book, flash=None, scene=drawn, game=drawn.game)
        assert (" data-pressing" in html) == presses


# Who gets it


def opened(client: httpx.Client, game: str = "othello", **wish: object) -> httpx.Response:
    """Open a table as a program."""
    return client.post("/api/v1/tables", json={"game": game, "seats": ["me", "me"]} | wish)


def test_a_table_that_is_read_to_says_so_to_everybody(client: httpx.Client) -> None:
    for is_read in (True, False):
        number = opened(client, table_read=is_read).json()["id"]
        page = client.get(f"/t/{number}").text
        assert (" data-table-read" in page) == is_read
        assert ("<small>Table Read</small>" in page) == is_read
        assert client.get(f"/api/v1/tables/{number}").json()["table_read"] is is_read


def test_a_game_with_nothing_to_read_refuses_it_in_a_sentence(client: httpx.Client) -> None:
    refused = opened(client, "shakespeare", table_read=True)
    assert refused.status_code == 422
    assert refused.json() == {"error": "shakespeare has nothing to read aloud: no Table Read"}


def test_the_form_offers_it_where_there_is_something_to_read(
    visit: Callable[[], httpx.Client],
) -> None:
    client = visit()
    assert 'name="table_read"' not in client.get("/new?game=shakespeare").text
    page = Markup(client.get("/new?game=othello").text)
    sent = page.form("/tables").sends(table_read="1")
    sent["seat"] = ["me", "bot:random"]
    answer = client.post("/tables", data=sent, headers={"Origin": str(client.base_url).rstrip("/")})
    assert " data-table-read" in client.get(answer.headers["location"]).text


def test_a_person_has_it_off_on_or_aloud(client: httpx.Client) -> None:
    for wish in (ALOUD, ON, OFF):
        client.post("/me", data={"reading": wish})
        assert f' data-reading="{wish}"' in client.get("/me").text
    assert Settings().changed({"reading": ON, "sound": ON}) == Settings(reading=ON, sound=True)
    assert Settings.read(Settings(reading=ALOUD).written).reading == ALOUD
