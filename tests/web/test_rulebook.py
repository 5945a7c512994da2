"""The pages of the rules and the sheets of pieces: in every language, whole, marked, and found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.shakespeare.verbs import ELEMENT_NAMES
from groundlings.web.rulebook import Search, chapters, reference, rules_of
from groundlings.web.shakespeare import CHAPTERS as PROMPTED
from groundlings.web.shakespeare.things import THINGS
from groundlings.words import languages
from groundlings.words.catalogue import read
from web.markup import Markup, faults

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx

    from groundlings.web.board.values import Value
    from groundlings.web.rulebook import Rule
    from web.open_house import OpenHouse

DOCUMENT = Path(__file__).parents[2] / "docs" / "rules" / "shakespeare.md"
GAME = groundlings.game("shakespeare")
BOARDS = GAME.guide.boards()
NOUNS = [
    *BOARDS["cards"],
    *BOARDS["colours"],
    *BOARDS["objectives"],
    *ELEMENT_NAMES,
    *THINGS,
]
RULES = "/games/shakespeare/rules"
PIECES = "/games/shakespeare/pieces"
CHAPTERS = {
    "aim", "setup", "draft", "day", "wager", "turns", "recruiting", "activating", "acts",
    "initiative", "craftsmen", "stage", "costumes", "plus3", "assistants", "jeweler", "queen",
    "ambiance", "rehearsal", "scoring", "maintenance", "rest", "strategic-rest", "end", "solo",
    "backstage", "backstage-turns", "backstage-kinds", "backstage-hats", "backstage-actors",
    "immediate", "backstage-solo", "house",
}  # fmt: skip


def every_rule(language: str) -> list[Rule]:
    return [rule for chapter in chapters(GAME.folder, language) for rule in chapter.rules]


def every_value(language: str) -> Iterator[tuple[str, Value]]:
    """Every value of every sheet, with the piece it belongs to."""
    for noun, piece in reference(GAME, language).sheets.items():
        yield from ((noun, cell) for _, cell in piece.facts)
        if piece.table:
            yield from ((noun, cell) for row in piece.table.rows for cell in row)


@pytest.mark.parametrize("language", languages())
def test_every_table_that_a_rule_names_is_drawn(language: str) -> None:
    tables = reference(GAME, language).tables
    named = {rule.table for rule in every_rule(language) if rule.table}
    assert named == set(tables)
    for name in named:
        assert tables[name].rows or tables[name].picture, name


def test_every_piece_is_touched_by_a_rule_and_every_topic_is_a_piece() -> None:
    pieces = reference(GAME, "en").sheets
    topics = {topic for piece in pieces.values() for topic in piece.topics}
    about = {topic for rule in every_rule("en") for topic in rule.about}
    assert about <= topics
    for noun, piece in pieces.items():
        assert piece.topics & about, noun


# The pages


def test_every_page_of_the_rules_renders_in_every_language(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    sheets = [f"{PIECES}/{noun}" for noun in NOUNS]
    for n, language in enumerate(languages()):
        client = visit(headers={"Accept-Language": language})
        for path in [RULES, PIECES, *sheets[n :: len(languages())]]:
            answer = client.get(path)
            assert answer.status_code == 200, path
            assert f'<html lang="{language}"' in answer.text
            assert faults(answer.text, house.url) == [], (path, language)
            assert not re.search(r"\[[a-z][a-z0-9-]*\]", Markup(answer.text).text), path


def test_the_contents_lead_to_every_chapter(client: httpx.Client) -> None:
    page = Markup(client.get(RULES).text)
    links = [link["href"] for link in page.all("a") if link["href"].startswith("#")]
    assert {f"#{key}" for key in CHAPTERS} <= set(links)
    assert all(link[1:] in page.ids for link in links)


def test_what_is_asked_leads_to_a_chapter_that_is_there() -> None:
    there = {chapter.key for chapter in chapters(GAME.folder, "en")}
    assert set(PROMPTED.values()) <= there
    assert set(PROMPTED) <= set(read(GAME.folder / "words", "en")["prompt"])


def test_the_rules_tell_what_the_edition_pays(client: httpx.Client) -> None:
    text = " ".join(Markup(client.get(RULES).text).text.split())
    for row in BOARDS["costumes"]:
        assert f"{row['from']}\u2013{row['to']}" in text
    assert f"in {BOARDS['days']} days" in text


def test_a_search_shows_matching_rules_only_with_the_words_marked(client: httpx.Client) -> None:
    page = client.get(f"{RULES}?q=CANDLE")
    shown = Markup(page.text)
    assert "stage-candle" in shown.ids
    assert "wager-secret" not in shown.ids
    assert re.search(r"<mark>candle</mark>", page.text)
    number = sum("rule" in div.get("class", "").split() for div in shown.all("div"))
    assert f"{number} rules speak of “candle”" in shown.text.replace("CANDLE", "candle")
    for language, query, key in (
        ("fr", "repetition COSTUME", "rehearsal-who"),
        ("fr", "élément", "craft-who"),
        ("hu", "hirnev gyertya", "stage-candle"),
        ("en", "S47", "scoring-best"),
    ):
        client.get(f"/?lang={language}")
        ids = Markup(client.get(RULES, params={"q": query}).text).ids
        assert key in ids, query


def test_a_search_looks_into_the_tables_too(client: httpx.Client) -> None:
    ids = Markup(client.get(f"{RULES}?q=cloth of gold").text).ids
    assert "objectives" in ids
    assert "end-winner" not in ids


def test_a_search_that_finds_nothing_says_so(client: httpx.Client, house: OpenHouse) -> None:
    page = client.get(RULES, params={"q": '<b>"dragon'})
    shown = Markup(page.text)
    assert page.status_code == 200
    assert "No rule speaks of" in shown.text
    assert "<b>" not in page.text.split("<main")[1].split('class="contents')[0]
    assert not any("rule" in div.get("class", "").split() for div in shown.all("div"))
    assert faults(page.text, house.url) == []
    assert next(one["value"] for one in shown.all("input") if one["name"] == "q") == '<b>"dragon'


def test_a_search_for_nothing_shows_all(client: httpx.Client) -> None:
    everything = Markup(client.get(RULES).text).ids
    for query in ("", "   ", "\u0301"):
        assert Markup(client.get(RULES, params={"q": query}).text).ids == everything


@pytest.mark.parametrize(
    ("query", "text", "marked"),
    [
        ("elem", "Három ELEM & több", "Három <mark>ELEM</mark> &amp; több"),
        ("repetition", "La répétition", "La <mark>répétition</mark>"),
        ("répétition", "La repetition", "La <mark>repetition</mark>"),
        ("l'acte", "Sur l\u2019Acte I", "Sur <mark>l\u2019Acte</mark> I"),
        ("ab bc", "abc", "<mark>abc</mark>"),
        ("", "nothing", "nothing"),
    ],
)
def test_words_are_marked_whatever_their_accents(query: str, text: str, marked: str) -> None:
    search = Search(query)
    assert search.finds(text)
    assert search.mark(text) == marked


def test_the_gallery_leads_to_every_piece(client: httpx.Client) -> None:
    links = {link["href"] for link in Markup(client.get(PIECES).text).all("a")}
    assert {f"{PIECES}/{noun}" for noun in NOUNS} <= links


# The sheets


@pytest.mark.parametrize("noun", NOUNS)
def test_a_sheet_names_its_piece_draws_it_and_leads_to_rules(
    client: httpx.Client, noun: str
) -> None:
    page = Markup(client.get(f"{PIECES}/{noun}").text)
    piece = reference(GAME, "en").sheets[noun]
    drawn = {one["href"] for one in page.all("use")}
    assert {f"#{drawing}" for drawing in piece.drawings} <= drawn
    assert piece.name.words in page.words
    rules = [a["href"] for a in page.all("a") if a["href"].startswith(f"{RULES}#")]
    assert rules
    there = {rule.key for rule in every_rule("en")}
    assert {link.partition("#")[2] for link in rules} <= there


@pytest.mark.parametrize("language", languages())
def test_a_card_says_its_powers_in_words_and_icons(
    visit: Callable[..., httpx.Client], language: str
) -> None:
    client = visit(headers={"Accept-Language": language})
    for noun, card in BOARDS["cards"].items():
        html = client.get(f"{PIECES}/{noun}", headers={"X-Groundlings": "1"}).text
        facts = html.split('<dl class="facts-of">')[1].split("</dl>")[0]
        words = Markup(html).text
        for power in ("activation", "permanent", "rehearsal"):
            if card[power]:
                assert reference(GAME, language).book.effects(card[power]) in words, noun
        assert facts.count("<use ") + facts.count('class="kind') >= len(card["activation"])


@pytest.mark.parametrize("noun", NOUNS)
def test_every_value_that_is_not_printed_is_marked(client: httpx.Client, noun: str) -> None:
    """As often as there are such values, and a sentence says what it means."""
    page = client.get(f"{PIECES}/{noun}", headers={"X-Groundlings": "1"}).text
    piece = reference(GAME, "en").sheets[noun]
    values = [piece.name, *(cell for _, cell in piece.facts)]
    values += [cell for row in piece.table.rows for cell in row] if piece.table else []
    wanted = sum(cell.origin == "reconstructed" for cell in values)
    if piece.table and piece.table.picture:
        wanted += piece.table.picture["origin"] == "reconstructed"
    assert page.count('class="origin rec"') + page.count('class="rec"') == wanted
    assert ("not the printed value" in page) == bool(wanted)


def test_a_sheet_has_the_origins_that_the_edition_gives() -> None:
    """Cost, copies and powers of cards, conditions of objectives, elements in the bags."""
    pieces = reference(GAME, "en").sheets
    for noun, card in BOARDS["cards"].items():
        facts = dict(pieces[noun].facts)
        assert pieces[noun].name.origin == card["origin"]["name"]
        assert facts["Cost"].origin == card["origin"]["cost"]
        if card["place"] == "deck":
            assert facts["Copies"] == (str(card["copies"]), card["origin"]["copies"], (), "", ())
        for power, label in (("activation", "Activation"), ("rehearsal", "Dress rehearsal")):
            if card[power]:
                assert facts[label].origin == card["origin"][power]
    for noun, goal in BOARDS["objectives"].items():
        assert dict(pieces[noun].facts)["Condition"].origin == goal["origin"]["condition"]
    assert {cell.origin for noun, cell in every_value("en") if noun == "purple"} == {
        "seed",
        "source",
        "reconstructed",
    }


def test_the_rules_mark_what_is_not_printed(client: httpx.Client) -> None:
    page = client.get(RULES).text
    tables = reference(GAME, "en").tables.values()
    origins = [cell.origin for table in tables for row in table.rows for cell in row]
    origins += [table.picture["origin"] for table in tables if table.picture]
    assert page.count('class="rec"') == origins.count("reconstructed") > 0
    legends = [table for table in tables if "reconstructed" in table.origins]
    assert page.count("your box may differ") == len(legends)


def test_a_table_gets_the_sheet_alone(visit: Callable[..., httpx.Client]) -> None:
    for language in languages():
        client = visit(headers={"Accept-Language": language})
        answer = client.get(f"{PIECES}/hamlet", headers={"X-Groundlings": "1"})
        assert answer.status_code == 200
        assert "x-groundlings" in answer.headers["vary"].lower()
        text = answer.text.strip()
        assert text.startswith('<article class="piece-sheet"')
        assert text.endswith("</article>")
        assert Markup(text).faults == []
        assert "<symbol" not in text


@pytest.mark.parametrize("language", languages())
def test_every_piece_has_a_sentence_for_who_points_at_it(
    visit: Callable[..., httpx.Client], language: str
) -> None:
    told = visit(headers={"Accept-Language": language}).get(f"{PIECES}.json").json()
    assert set(told) >= set(NOUNS)
    sheets = reference(GAME, language).sheets
    for noun, (name, sentence) in told.items():
        assert name == sheets[noun].name.words
        assert len(sentence) > 8, noun
    for power in BOARDS["cards"]["hamlet"]["activation"]:
        assert reference(GAME, language).book.effect(power) in told["hamlet"][1]


def test_what_is_not_there_is_told_in_one_sentence(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """On the page of the house, and nothing of the address is taken for markup."""
    addresses = (
        "/games/chess/rules",
        "/games/chess/pieces",
        "/games/chess/pieces/king",
        "/games/%3Cb%3E/rules",
        f"{PIECES}/dragon",
        f"{PIECES}/%3Cb%3Ex",
        f"{PIECES}/extra-1",
        "/games/pit/rules",
        "/games/pit/pieces",
        "/games/pit/pieces/pie",
    )
    for language in languages():
        client = visit(headers={"Accept-Language": language})
        for path in addresses:
            answer = client.get(path)
            assert answer.status_code == 404, path
            assert faults(answer.text, house.url) == [], path
            assert f'<html lang="{language}"' in answer.text
            assert 'class="bill single"' in answer.text
    page = Markup(visit().get(f"{PIECES}/dragon").text)
    assert "Shakespeare has no piece called “dragon”." in page.text
    assert "There are no written rules" in Markup(visit().get("/games/pit/rules").text).text


def test_the_pages_say_whose_edition_they_show(client: httpx.Client) -> None:
    for path in (RULES, PIECES, f"{PIECES}/puck"):
        assert GAME.edition[:8] in client.get(path).text


def test_a_game_without_rules_has_no_chapters(tmp_path: Path) -> None:
    assert chapters(tmp_path, "en") == ()
    assert rules_of(GAME, "en")
