"""The words of the pages: every key is there in every language, and none is left over."""

from __future__ import annotations

from groundlings.web.render import FOLDER
from groundlings.words.phrasebook import OWN
from words.asked import asked, held, left_over, unanswered
from words.gaps import text_gaps

WORDS = FOLDER / "words"
PAGES = [FOLDER / "templates", FOLDER / "templates" / "board"]
CALLED = asked([*(file for page in PAGES for file in page.glob("*.html")), *FOLDER.rglob("*.py")])
CALLED |= {("table", "title"), ("table", "title_turn"), ("state", "over"), ("state", "closed")}


def test_no_language_lacks_a_word_of_the_pages() -> None:
    assert text_gaps(WORDS) == []


def test_every_word_that_a_page_asks_for_is_there() -> None:
    assert len(CALLED) > 100
    assert unanswered(CALLED, held(OWN, WORDS, *FOLDER.glob("*/words"))) == set()


def test_no_word_is_left_over() -> None:
    assert left_over(held(WORDS), CALLED) == set()


def test_a_word_that_is_missing_or_left_over_is_found() -> None:
    there = {("lobby", "yours"), ("ago", "day")}
    assert unanswered({("lobby", "yours"), ("ago", "*"), ("lobby", "mine")}, there) == {
        ("lobby", "mine")
    }
    assert left_over(there, {("ago", "d*"), ("lobby", "your*s")}) == {("lobby", "yours")}
    assert left_over(there, {("ago", "*"), ("lobby", "yours")}) == set()
