"""The report: whole in every language, told to who cannot see it, and safe with any name."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest

import groundlings
import pit
from arena.table_of_ours import contest, played
from groundlings.arena import figures, pictures, publish, report
from groundlings.arena.figures import FOLDER, Figures
from groundlings.arena.findings import Findings, found
from groundlings.words import languages
from words.asked import asked, held, left_over, unanswered
from words.gaps import text_gaps

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = [pytest.mark.plain, pytest.mark.usefixtures("ours")]
HOSTILE = '<b onclick="x">$\\frac{1}&amp;'
WORDS = FOLDER / "words"


class Page(HTMLParser):
    """The parts of a page that a test asks for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture
def findings() -> Findings:
    one = contest(pit.GAME, ["first", "last", "random"], games=12)
    return found(one, played(one))


def renamed(findings: Findings, old: str, new: str) -> Findings:
    """The same with another name for a bot."""
    return replace(
        findings,
        standings=[replace(one, bot=new) if one.bot == old else one for one in findings.standings],
        duels={
            (new if bot == old else bot, new if other == old else other): replace(
                duel, bot=new if bot == old else bot, other=new if other == old else other
            )
            for (bot, other), duel in findings.duels.items()
        },
    )


@pytest.mark.parametrize("language", languages())
def test_every_drawing_is_told_in_a_sentence(findings: Findings, language: str) -> None:
    page = Page(report.html(findings, language, ["games.csv"]))
    drawn = [found for tag, found in page.tags if tag == "svg" and found.get("role") == "img"]
    assert len(drawn) >= 3 * len(findings.standings)
    assert all(len(one["aria-label"].split()) > 3 for one in drawn)
    others = [one for tag, one in page.tags if tag == "svg" and one.get("role") != "img"]
    hidden = [one for one in others if "aria-hidden" in one or one["class"] in {"ridge", "plate"}]
    assert hidden == others
    assert ("html", {"lang": language}) in page.tags
    assert not re.search(r"\[\w+(\.\w+)?\]|\{\w+", page.text.replace("[0", ""))


def test_the_page_needs_nothing_beside_itself(findings: Findings) -> None:
    page = Page(report.html(findings, "en", ["games.csv"]))
    tags = {tag for tag, _ in page.tags}
    assert tags.isdisjoint({"script", "link", "img", "iframe", "object"})
    assert not any("style" in one or "src" in one for _, one in page.tags)
    assert "url(http" not in page.text
    assert "@import" not in page.text
    used = {use for _, one in page.tags for use in re.findall(r"url\(#(.*?)\)", str(one))}
    assert used <= {one["id"] for _, one in page.tags if "id" in one}
    points = [one["href"] for tag, one in page.tags if tag == "a"]
    assert points == ["#report", "games.csv"]


def test_hostile_names_are_names(findings: Findings, tmp_path: Path) -> None:
    hostile = renamed(findings, "last", HOSTILE)
    page = Page(report.html(hostile, "en", []))
    assert HOSTILE in page.text
    assert not any("onclick" in one for _, one in page.tags)
    assert {"ratings.svg", "matrix.png"} <= set(pictures.draw(hostile, tmp_path, "en"))


def test_the_figures_on_the_page_are_the_figures(findings: Findings) -> None:
    text = Page(report.html(findings, "en", [])).text
    for one in findings.standings:
        assert one.rating
        assert one.won
        assert f"{one.rating.value:.0f} ± {one.rating.half:.0f}" in text
        assert f"{100 * one.won.value:.0f}\u00a0%" in text
        assert f"{one.score.value:.1f} ± {one.score.half:.1f}" in text
    assert findings.contest.command() in text


def test_the_same_games_give_the_same_tables_and_pictures(
    findings: Findings, tmp_path: Path
) -> None:
    files = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        publish.publish(findings, folder, "hu")
        files.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert len(files[0]) == 4 + 2 + 8 + 1
    assert files[0] == files[1]


def test_who_plays_alone_has_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groundlings, "_SHIPPED", {"shakespeare": "groundlings.shakespeare"})
    one = contest(groundlings.game("shakespeare"), ["first", "random"], seats=1, games=12)
    text = Page(report.html(found(one, played(one)), "fr", [])).text
    assert "Shakespeare, en solo" in text
    assert "Une victoire partagée" not in text


def test_where_one_meets_all_others_it_is_told_who_beats_it() -> None:
    bots = ["first", "last", "random"]
    for champion, told in (
        ("first", "Nobody beats first for sure."),
        ("last", "First beats last: "),
    ):
        one = contest(pit.GAME, bots, games=60, champion=champion)
        text = Page(report.html(found(one, played(one)), "en", [])).text
        assert f"{champion} against each of the others, 3 bots in all: 60 games a pairing" in text
        assert told in text


# The words


def test_no_language_lacks_a_word_of_the_report() -> None:
    assert text_gaps(WORDS) == []


def test_the_report_asks_for_every_word_there_is_and_for_no_other() -> None:
    files = [*(FOLDER / "templates").glob("*.html"), *FOLDER.glob("*.py")]
    calls = asked(files)
    # sentences about two bots have one road
    calls |= {("ratings", told) for told in ("beats", "tied", "upset")}
    assert unanswered(calls, held(WORDS)) == set()
    assert left_over(held(WORDS), calls) == set()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "11,200 28.6 \u22120.5 62\u00a0% 1842"),
        ("fr", "11\u202f200 28,6 \u22120,5 62\u00a0% 1842"),
        ("hu", "11\u202f200 28,6 \u22120,5 62\u00a0% 1842"),
    ],
)
def test_figures_are_written_as_people_write_them(language: str, told: str) -> None:
    write = Figures(contest(pit.GAME, ["first", "last"]), language)
    words = [write.whole(11200), write.decimal(28.64), write.signed(-0.5), write.percent(0.62)]
    assert " ".join([*words, write.rating(1842.3)]) == told
    assert (write.signed(-0.01), write.thought(1234.5)[:1]) == (write.decimal(0), "1")
    assert figures.FOLDER == FOLDER
