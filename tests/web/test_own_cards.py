"""The pages on which cards are written: the form, the shelf, small files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from groundlings.web.own_cards import MOST_KEPT
from groundlings.words import languages
from own_cards import BLANK
from web.markup import Markup, faults
from web.shelf import CARDS, NEW, PREVIEW, STAGING, desk, examples, written

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse

FILE = BLANK.file.read_text(encoding="utf-8")


def on_shelf(client: httpx.Client) -> list[dict[str, Any]]:
    """What the store keeps for this visitor, read as their files tell it."""
    page = Markup(client.get(CARDS).text)
    links = [one["href"] for one in page.all("a") if one.get("href", "").endswith("/file")]
    return [card for link in links for card in BLANK.read(client.get(link).text)]


def test_a_card_is_written_shown_kept_changed_copied_thrown_away_and_taken_back(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    ann, bob = visit(), visit()
    fresh = ann.get(NEW)
    assert faults(fresh.text, house.url) == []
    assert 'class="wrong' not in fresh.text  # nothing has been left out yet
    shown = ann.post(PREVIEW, data=STAGING)
    assert shown.status_code == 200
    assert faults(shown.text, house.url) == []
    assert "Pay 1 intrigue as company: take a coin from another player." in shown.text
    assert "groundlings" not in ann.cookies  # to look is not to be
    card = written(ann, STAGING)
    shelf = ann.get(f"{CARDS}?kept={card}")
    assert faults(shelf.text, house.url) == []
    assert "The card is kept." in shelf.text
    assert on_shelf(ann) == [
        {
            "sort": "staging",
            "en": "Ghost Light",
            "price_company": 1,
            "target": "player",
            "price": "intrigue",
            "played": [],
            "stopped_by": ["spotlight", "no-drama"],
            "effects": [{"do": "take", "what": "coin", "n": 1}],
        }
    ]
    page = Markup(ann.get(f"{CARDS}/{card}").text)
    sent = page.form(f"{CARDS}/{card}").sends()
    assert ann.post(f"{CARDS}/{card}", data={**sent, "en": "Ghost Lamp"}).status_code == 303
    copy = ann.post(f"{CARDS}/{card}/copy").headers["location"]
    assert "Ghost Lamp" in ann.get(copy).text
    for path in (f"{CARDS}/{card}", f"{CARDS}/{card}/file"):
        assert bob.get(path).status_code == 404
    for what in ("", "/copy", "/throw", "/take-back"):
        assert bob.post(f"{CARDS}/{card}{what}", data=STAGING).status_code == 404
    thrown = ann.post(f"{CARDS}/{card}/throw").headers["location"].partition("#")[0]
    page = Markup(ann.get(thrown).text)
    assert "“Ghost Lamp” is thrown away." in page.text
    assert len(on_shelf(ann)) == 1
    back = page.form(f"{CARDS}/{card}/take-back")
    assert ann.post(back.action).status_code == 303
    assert [one["en"] for one in on_shelf(ann)] == ["Ghost Lamp", "Ghost Lamp"]


def test_without_a_script_effects_are_added_moved_and_taken_away_by_buttons(
    client: httpx.Client, house: OpenHouse
) -> None:
    sent: dict[str, Any] = {"sort": "staging", "en": "Ghost Light"}
    for deed, focus in (
        ("add", "e0-do"),
        ("add", "e1-do"),
        ("up:1", "e0-do"),
        ("remove:0", "e0-do"),
    ):
        if deed == "up:1":
            sent |= {"e1.do": "draw", "e1.what": "staging"}
        answer = client.post(PREVIEW, data={**sent, "do": deed})
        assert faults(answer.text, house.url) == []
        page = Markup(answer.text)
        assert [one["id"] for _, one in page.tags if "autofocus" in one] == [focus]
        sent = dict(page.form(NEW).sends())
        chosen = re.findall(r'<select id="e\d-do".*?value="(\w+)" selected', answer.text)
        expected = {"add": ["gain"] * (1 + int(focus[1])), "up:1": ["draw", "gain"]}
        assert chosen == expected.get(deed, ["gain"])
    for _ in range(5):
        sent = dict(Markup(client.post(PREVIEW, data={**sent, "do": "add"}).text).form(NEW).sends())
    assert len([key for key in sent if key.endswith(".do")]) == 4
    for nonsense in ("up:0", "down:3", "remove:9", "remove:x", "add:77", "", "sing"):
        answer = client.post(PREVIEW, data={**sent, "do": nonsense})
        assert answer.status_code == 200
        assert dict(Markup(answer.text).form(NEW).sends()) == sent
    inside = client.post(PREVIEW, data=sent, headers={"X-Groundlings": "fragment"})
    assert inside.text.lstrip().startswith("<main")


@pytest.mark.parametrize("language", languages())
def test_our_examples_are_the_same_cards_when_they_went_through_the_form(
    visit: Callable[..., httpx.Client], house: OpenHouse, language: str
) -> None:
    """In every language the form holds all that a card can say, and every page has its words."""
    client = visit(headers={"Accept-Language": language})
    kept = examples(client)
    boards = BLANK.game(on_shelf(client)).guide.boards()
    wanted = BLANK.game(BLANK.examples()).guide.boards()
    assert boards["own"] == wanted["own"] == ["X.1", "written-2", "written-3"]
    for noun in boards["own"]:
        kind = "cards" if noun == "X.1" else "staging"
        assert boards[kind][noun] == wanted[kind][noun]
    for path in (CARDS, NEW, f"{NEW}?sort=script", *(f"{CARDS}/{one}" for one in kept)):
        page = client.get(path)
        assert faults(page.text, house.url) == [], path
        assert not re.search(r"\[[a-z][a-z0-9-]*\]", Markup(page.text).text), path


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "en": ({"en": ""}, "Give the card a name, in one language at least."),
    "about_fr": ({"about_fr": "ha" * 5000}, "These are 10000 characters: use 200 at most."),
    "hu": ({"hu": "a\u202eb"}, "There is a character in it that cannot be seen"),
    "target": ({"e0.do": "gain", "e0.what": "intrigue"}, "The card is aimed at somebody"),
    "price_lead": ({"price_lead": "10"}, "10 cannot stand here."),
    "price_company": ({"price_company": "many"}, "cannot stand here."),
    "played": ({"played": ["answer"], "target": "nobody"}, "An answer protects or seizes"),
    "e0": ({"target": "nobody", "stopped_by": []}, "This is done to somebody"),
    "e1": ({"e1.do": "again", "e2.do": "gain"}, "put this effect last"),
    "e2": ({"e1.do": "gain", "e2.do": "sing"}, "There is no effect"),
    "effects": ({"e0.do": "", "target": "nobody", "stopped_by": []}, "add one to 4 effects"),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_problem_stands_at_its_field_and_nothing_is_kept(
    client: httpx.Client, house: OpenHouse, field: str
) -> None:
    fields, sentence = WRONG[field]
    sent = {**STAGING, **fields}
    answer = client.post(NEW, data=sent)
    assert answer.status_code == 422
    assert faults(answer.text, house.url) == []
    at = re.search(rf'id="{field}-wrong">(.*?)</span></span>', answer.text, re.DOTALL)
    assert at, field
    assert sentence in Markup(at[1]).text
    assert "groundlings" not in client.cookies
    for language in ("fr", "hu"):
        other = client.post(PREVIEW, data=sent, headers={"Accept-Language": language}).text
        told = re.search(rf'id="{field}-wrong">(.*?)</span></span>', other, re.DOTALL)
        assert told
        assert sentence not in told[1]
        assert faults(other, house.url) == []


def test_a_script_card_can_only_say_what_its_act_allows(client: httpx.Client) -> None:
    sent = desk(client, "from=1")
    answer = client.post(NEW, data={**sent, "act": "I"})
    assert answer.status_code == 422
    page = Markup(answer.text)
    assert "Emilia is not on stage in this act" in page.text
    assert "That card belongs to another act" in page.text
    assert client.post(NEW, data={**sent, "follows": "IV.15"}).status_code == 422
    assert client.post(NEW, data={**sent, "quote": ""}).status_code == 422
    assert client.post(NEW, data={**sent, "follows": "opens"}).status_code == 303
    assert client.post(NEW, data={**sent, "follows": "", "verb": "conspires"}).status_code == 303


def test_a_shelf_has_an_end(visit: Callable[..., httpx.Client], house: OpenHouse) -> None:
    client = visit(headers={"Accept-Language": "fr"})
    card = written(client, STAGING)
    answers = [client.post(f"{CARDS}/{card}/copy").status_code for _ in range(MOST_KEPT)]
    assert answers == [303] * (MOST_KEPT - 1) + [409]
    shelf = client.get(CARDS).text
    assert faults(shelf, house.url) == []
    assert f"Vous gardez {MOST_KEPT} cartes" in shelf
    assert f'href="{NEW}' not in shelf
    refused = client.post(NEW, data=STAGING)
    assert refused.status_code == 409
    assert "Jetez-en une" in refused.text


def test_games_without_blank_cards_and_cards_of_no_sort_have_no_page(client: httpx.Client) -> None:
    for path in ("/games/pit/cards", "/games/shakespeare/cards/new", "/games/nought/cards"):
        assert client.get(path).status_code == 404
    assert client.get(f"{NEW}?sort=comic").status_code == 404
    assert client.get(f"{NEW}?from=99").status_code == 200
    assert client.get(f"{CARDS}/0123456789ab").status_code == 404


# Small files


def test_cards_are_brought_by_a_file_or_by_what_is_in_it(
    visit: Callable[..., httpx.Client],
) -> None:
    pasted, uploaded = visit(), visit()
    answer = pasted.post(f"{CARDS}/bring", data={"text": FILE})
    assert answer.headers["location"] == f"{CARDS}?brought=3"
    assert "3 cards have come along." in pasted.get(answer.headers["location"]).text
    files = {"file": ("mine.toml", ("\ufeff" + FILE.replace("\n", "\r\n")).encode())}
    answer = uploaded.post(f"{CARDS}/bring", files=files, data={"text": ""})
    assert answer.status_code == 303
    assert on_shelf(pasted) == on_shelf(uploaded) == BLANK.examples()


def test_every_problem_of_a_file_is_told_with_its_line(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    text = (
        '[[own]]\nsort = "staging"\nen = "A"\ntarget = "lead"\neffects = [{ do = "tak" }]\nx = 1\n'
    )
    told = {
        "en": [
            "Line 4: The card is aimed at somebody",
            "Line 5: There is no effect",
            "Line 6: Nobody",
        ],
        "fr": ["Ligne 4", "Ligne 5", "Ligne 6"],
        "hu": ["4. sor", "5. sor", "6. sor"],
    }
    for language, sentences in told.items():
        client = visit(headers={"Accept-Language": language})
        answer = client.post(f"{CARDS}/bring", data={"text": text})
        assert answer.status_code == 422
        assert faults(answer.text, house.url) == []
        found = re.findall(r'<li dir="auto">(.*?)</li>', answer.text)
        assert len(found) >= len(sentences)
        assert all(any(line.startswith(one) for line in found) for one in sentences), found
        assert "[[own]]" in answer.text  # it can be mended where it stands
        assert "groundlings" not in client.cookies


UNREADABLE = {
    "nothing": "",
    "no card": "# nothing",
    "four cards": FILE + FILE.split("\n\n")[-1].replace('"', '"4', 0) + "\n" + STAGING["en"],
    "no TOML": "[[own]\nen = ",
    "another table": "[meta]\nstart_intrigue = 9\n",
    "deep": "own = " + "[" * 9000,
    "long number": "own = 1" + "0" * 9000,
    "NUL": '[[own]]\nen = "a\0b"\n',
    "a page": "<!doctype html><script>alert(1)</script>",
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_is_no_file_of_cards_is_refused_in_a_sentence(
    client: httpx.Client, house: OpenHouse, what: str
) -> None:
    answer = client.post(f"{CARDS}/bring", data={"text": UNREADABLE[what]})
    assert answer.status_code == 422
    assert faults(answer.text, house.url) == []
    assert "\0" not in answer.text
    assert "<script>alert" not in answer.text
    assert re.search(r'<li dir="auto">.+</li>', answer.text)


def test_a_broken_upload_and_too_large_a_post_are_turned_away(client: httpx.Client) -> None:
    for body, kind in (
        (b"", "multipart/form-data"),
        (b"--x\r\n\r\n", "multipart/form-data; boundary=x"),
        (
            b'--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n\xff\r\n--x--',
            "multipart/form-data; boundary=x",
        ),
        (b"en=%ED%A0%80", "application/x-www-form-urlencoded"),
    ):
        for path in (f"{CARDS}/bring", NEW, PREVIEW):
            answer = client.post(path, content=body, headers={"Content-Type": kind})
            assert answer.status_code == 422, (kind, path)
    assert client.post(NEW, data={**STAGING, "about_en": "a" * 70_000}).status_code == 413
    many = {f"e{n}.x{m}": "1" for n in range(10) for m in range(30)}
    assert client.post(PREVIEW, data=many).status_code == 422
