"""Own cards at tables: opened with them, seen by everybody, told to the end, verified with them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.commands.record import proven
from groundlings.errors import GameError
from groundlings.stage.archive import imported
from groundlings.words import languages
from own_cards import BLANK, OTHELLO, examples, played, turned_up
from web import shelf
from web.markup import Markup, faults
from web.open_house import open_house

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import httpx

    from groundlings.kernel.messages import Message
    from web.open_house import OpenHouse

API = "/api/v1/tables"
FILE = BLANK.file.read_text(encoding="utf-8")
NAMES = {
    "en": ("Emilia vouches for Desdemona", "Cutpurse", "Prompter"),
    "fr": ("Émilia répond de Desdémone", "Coupe-bourse", "Souffleur"),
    "hu": ("Emília kezeskedik Desdemonáért", "Zsebmetsző", "Súgó"),
}
PLACEHOLDER = re.compile(r"\[[a-z][a-z0-9_.-]*\]")


def opened(client: httpx.Client, cards: list[str], **form: object) -> httpx.Response:
    """A table of Othello with these cards."""
    wish = {"game": "othello", "card": cards, "seat": ["me", "open", "bot:random"], **form}
    return client.post("/tables", data=wish)


def check(page: httpx.Response, house: OpenHouse, path: str) -> str:
    """A page without a fault; what it says."""
    assert page.status_code == 200, path
    assert faults(page.text, house.url) == [], path
    words = Markup(page.text).text
    assert not PLACEHOLDER.search(words), (path, PLACEHOLDER.findall(words))
    return words


def test_everybody_sees_the_cards_before_sitting_down(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host = visit()
    kept = shelf.examples(host)
    offers = Markup(host.get("/new?game=othello").text)
    assert [one["value"] for one in offers.all("input") if one.get("name") == "card"] == kept
    table = opened(host, kept).headers["location"]
    waiting = host.get(table)
    links = [one.get("value", "") for one in Markup(waiting.text).all("input")]
    invitation = next(link for link in links if "/join/" in link).removeprefix(house.url)
    lore = re.search(r"/games/othello/editions/[0-9a-f]{32}", waiting.text)
    assert lore
    for language in languages():
        guest = visit(headers={"Accept-Language": language})
        pages = [table, invitation, f"{lore[0]}/rules", f"{lore[0]}/pieces"]
        pages += [f"{lore[0]}/pieces/{noun}" for noun in ("X.1", "written-2", "written-3")]
        told = [check(guest.get(path), house, path) for path in pages]
        title, *names = NAMES[language]
        for words in told[:3]:
            assert all(name in words for name in names)
            assert all(word in words for word in title.split())
        assert all(name in told[3] for name in NAMES[language])
        assert guest.get(f"{lore[0]}/pieces.json").json()["written-2"][0] == names[0]
    assert "Cutpurse" not in visit().get("/games/othello/rules").text
    assert visit().get("/games/othello/editions/0123/rules").status_code == 404
    assert visit().get("/games/othello/editions/nought/pieces").status_code == 404
    small = visit().get(f"{table}/cards")
    assert BLANK.read(small.text) == BLANK.read(
        BLANK.spelled([card for one in kept for card in own(host, one)])
    )
    plain = opened(host, []).headers["location"]
    assert host.get(f"{plain}/cards").status_code == 404


def own(client: httpx.Client, card: str) -> list[dict[str, object]]:
    """A card as its file tells it."""
    return BLANK.read(client.get(f"{shelf.CARDS}/{card}/file").text)


def test_what_does_not_go_together_is_refused_in_the_language_of_whoever_asks(
    visit: Callable[..., httpx.Client], tmp_path: Path
) -> None:
    client, other = visit(headers={"Accept-Language": "fr"}), visit()
    kept = shelf.examples(client)
    fourth = shelf.written(client, shelf.STAGING)
    twin = shelf.written(client, shelf.STAGING)
    for cards, sentence in (
        ([*kept, fourth], "Une table prend 3 de vos cartes au plus ; vous en avez coché 4."),
        ([fourth, twin], "deux ont le même nom"),
        (["0123456789ab"], "pas pu être compris"),
    ):
        answer = opened(client, cards)
        assert answer.status_code == 422
        assert sentence in answer.text
    assert opened(other, kept[:1]).status_code == 422  # somebody else's
    assert opened(client, kept[:1], game="pit", seat=["me", "open"]).status_code == 422
    assert opened(client, [fourth, fourth]).status_code == 303  # the same box twice is one card
    file = tmp_path / "box.toml"
    text = OTHELLO.sheet.text.replace("start_intrigue = ", "start_intrigue = 1", 1)
    file.write_text(text, encoding="utf-8")
    box = groundlings.game("othello", edition=file)
    with open_house(f"sqlite:///{tmp_path / 'house.db'}", editions=(box,)) as house:
        host = house.client()
        card = shelf.written(host, shelf.STAGING)
        answer = opened(host, [card], edition=box.edition)
        assert answer.status_code == 422
        assert "the edition that this house ships" in answer.text


def test_programs_open_tables_with_the_text_of_the_small_file(client: httpx.Client) -> None:
    games = {one["name"]: one["blank_cards"] for one in client.get("/api/v1/games").json()}
    assert games["othello"] == 3
    assert games["pit"] == games["shakespeare"] == 0
    wish = {"game": "othello", "seats": ["me", "me"], "cards": FILE}
    answer = client.post(API, json=wish)
    assert answer.status_code == 201
    number, token = answer.json()["id"], answer.json()["seats"][0]["token"]
    view = client.get(f"{API}/{number}", headers={"Authorization": f"Bearer {token}"}).json()
    assert view["view"]["phase"]
    assert client.get(f"/t/{number}/cards").text.count("[[own]]") == 3
    for more, sentence in (
        ({"cards": FILE.replace("played", "plaid")}, "these cards cannot be played: line "),
        ({"cards": "[[own]"}, "these cards cannot be played: line 1"),
        ({"cards": 3}, "cards: "),
        ({"cards": "#" * 30_000}, "cards: "),
        ({"game": "pit"}, "pit has no blank cards to write on"),
    ):
        refused = client.post(API, json={**wish, **more})
        assert refused.status_code == 422
        assert refused.json()["error"].startswith(sentence)
    lone = '{"game": "othello", "seats": ["me", "me"], "cards": "en = \\"\\ud800\\""}'
    assert client.post(API, content=lone).status_code == 422
    schema = client.get("/api/v1/openapi.json").json()["components"]["schemas"]
    assert "own" in schema["NewTable"]["properties"]["cards"]["description"]


@pytest.fixture(scope="module")
def finished(house: OpenHouse) -> str:
    """The address of a game with our three cards that is over."""
    table, _ = imported(house.store, examples(), played())
    return f"/t/{table.id}"


@pytest.mark.compiled
@pytest.mark.parametrize("language", languages())
def test_a_finished_game_tells_of_them_to_its_end(
    visit: Callable[..., httpx.Client], house: OpenHouse, finished: str, language: str
) -> None:
    client = visit(headers={"Accept-Language": language})
    title, purse, prompter = NAMES[language]
    for path in ("/result", "/log", "/told"):
        words = check(client.get(finished + path), house, path)
        assert all(word in words for word in (title if path == "/told" else purse).split()), path
    seen: set[str] = set()
    for event in told_of_own():
        key = str(event["key"])
        if key not in seen:
            page = client.get(f"{finished}?at={int(str(event['choice'])) + 1}")
            words = check(page, house, key)
            noun = next(one for one in ("X.1", "written-2", "written-3") if one in str(event))
            name = {"X.1": title, "written-2": purse, "written-3": prompter}[noun]
            assert all(word in words for word in name.split()), (key, noun)
            seen.add(key)
    assert {"turned-up", "turned-up-staging", "showed-at"} <= seen


def told_of_own() -> list[Message]:
    """What all are told in that game that names one of the three cards."""
    game = examples()
    events = game.events(game.replay(played()), None)
    return [one for one in events if re.search(r"'noun': '(X|written)", str(one))]


@pytest.mark.compiled
def test_the_record_is_verified_with_the_small_file_and_with_nothing_else(
    client: httpx.Client, finished: str, tmp_path: Path
) -> None:
    page = client.get(f"{finished}/result").text
    assert f'href="{finished}/cards"' in page
    line = re.search(r"groundlings verify (\S+) --edition (\S+)</pre>", page)
    assert line
    assert line[0] in client.get(f"{finished}/proof").text
    record, cards = tmp_path / line[1], tmp_path / line[2]
    record.write_text(client.get(f"{finished}/record").text, encoding="utf-8")
    cards.write_text(client.get(f"{finished}/cards").text, encoding="utf-8")
    assert proven(record, cards).game is not None
    with pytest.raises(GameError):
        proven(record, None)


def test_a_table_read_reads_a_card_without_a_quotation(
    client: httpx.Client, house: OpenHouse
) -> None:
    card = {key: one for key, one in BLANK.examples()[0].items() if not key.startswith("quote")}
    game = BLANK.game([card | {"en": "Shalom \u05e9\u05dc\u05d5\u05dd <b>"}])
    table, seats = imported(house.store, game, turned_up(game, "X.1"))
    assert house.store.change_table(table.id, table_read=True).result(60)
    for seat in seats:
        assert client.post("/api/v1/join", json={"invite": seat.invite}).is_success
    page = client.get(f"/t/{table.id}")
    words = check(page, house, "table read")
    assert "a card of the players\N{RIGHT SINGLE QUOTATION MARK} own" in words
    assert "Shalom" in words
    assert "&lt;b&gt;" in page.text
    read = re.search(r'<article id="read-\d+-\d-X-1".*?</article>', page.text, re.DOTALL)
    assert read
    assert "<blockquote" not in read[0]
