"""No text of a player can break a page, a record or a screen reader."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

import pytest

from groundlings.kernel import record
from groundlings.stage.archive import imported
from own_cards import BLANK, turned_up
from web.markup import Markup, faults
from web.shelf import CARDS, NEW, PREVIEW, STAGING, desk, written

if TYPE_CHECKING:
    import httpx

    from web.open_house import OpenHouse

REFUSED: Final = {
    "long": "Ghost " * 1_700,
    "right to left override": "Ghost\u202etxet",
    "isolate": "Ghost\u2067Light",
    "mark": "\u200fGhost",
    "zero width": "Gho\u200bst",
    "joiner": "Gho\u200dst",
    "private use": "Ghost\ue000",
    "soft hyphen": "Gho\u00adst",
    "piled up": "G" + "\u0301" * 40,
    "line separator": "Ghost\u2028Light".replace("\u2028", "\u2060"),
    "unassigned": "Ghost\U000e0fff",
    "tag": "Ghost\U000e0041",
}
MENDED: Final = {
    "NUL": ("Ghost\0 Light", "Ghost Light"),
    "bell": ("Ghost\x07 Light", "Ghost Light"),
    "line break": ("Ghost\r\nLight", "Ghost Light"),
    "blanks": ("  Ghost \t Light ", "Ghost Light"),
    "emoji of a telephone": ("Ghost \u2764\ufe0f", "Ghost \u2764"),
}
"""What nobody sees, and the form leaves out."""
WELCOME: Final = {
    "tags": "<script>alert('x')</script>",
    "attribute": "\" onmouseover='alert(1)' x=\"",
    "entity": "&lt;b&gt;&amp;",
    "template": "{{ 7 * 7 }} {% raw %}",
    "slots": "{who} {n:coin|coins} [noun]",
    "TOML": '""" ]]\\u0041 = \'',
    "path": "../../etc/passwd%00",
    "hebrew": "\u05e8\u05d5\u05d7 \u05e8\u05e4\u05d0\u05d9\u05dd",
    "arabic": "\u0634\u0628\u062d 3",
    "emoji": "\N{GHOST}\N{CANDLE}",
    "japanese": "\u5e7d\u970a\u306e\u5149",
    "number": "1616",
}
BATCHES: Final = [[*WELCOME.values()][n::3] for n in range(3)]
"""Four texts at a time: one visit asks for all of them."""


def unseen(text: str) -> set[str]:
    """The characters of a page that nobody should have to bear: isolates are the house's own."""
    kept = {"\n", "\t", "\u2068", "\u2069", "\u00ad"}
    return {one for one in text if unicodedata.category(one) in {"Cc", "Cf", "Cs", "Co"}} - kept


@pytest.mark.parametrize("what", REFUSED)
def test_what_cannot_be_seen_or_has_no_end_is_refused_at_its_field(
    client: httpx.Client, house: OpenHouse, what: str
) -> None:
    text = REFUSED[what]
    for fields in ({"en": text}, {"about_hu": text}, {"fr": text}):
        answer = client.post(NEW, data={**STAGING, **fields})
        (field,) = fields
        assert answer.status_code == 422
        assert f'id="{field}-wrong"' in answer.text
        assert faults(answer.text, house.url) == []
        drawn = re.search(r'<div class="cloth">.*?</aside>', answer.text, re.DOTALL)
        assert drawn
        assert not unseen(drawn[0])
        assert len(drawn[0]) < 6_000
    quoted = {**desk(client, "from=1"), "quote": text}
    assert client.post(NEW, data=quoted).status_code == 422
    card = {**BLANK.examples()[1], "en": text}
    for post in (
        client.post(f"{CARDS}/bring", data={"text": BLANK.spelled([card])}),
        client.post(
            "/api/v1/tables",
            json={"game": "othello", "seats": ["me", "me"], "cards": BLANK.spelled([card])},
        ),
    ):
        assert post.status_code == 422
        assert not unseen(post.text)


@pytest.mark.parametrize("what", MENDED)
def test_what_no_key_types_is_left_out_of_the_form(client: httpx.Client, what: str) -> None:
    sent, kept = MENDED[what]
    card = written(client, {**STAGING, "en": sent})
    assert BLANK.read(client.get(f"{CARDS}/{card}/file").text)[0]["en"] == kept
    assert "\0" not in client.post(PREVIEW, data={**STAGING, "en": sent}).text


@pytest.mark.parametrize("texts", BATCHES, ids=["first", "second", "third"])
def test_any_other_text_is_drawn_as_it_is_on_every_page_and_in_every_record(
    client: httpx.Client, house: OpenHouse, texts: list[str]
) -> None:
    """In names, mottos and quotations, of a staging card and of a script card."""
    name, motto, title, quote = (" ".join(text.split()) for text in texts)
    script = {**desk(client, "from=1"), "en": title, "fr": "", "hu": "", "about_en": motto}
    script |= {"quote": f"{quote} / {quote}", "quote_speaker": quote[:20], "quote_ref": ""}
    kept = [
        written(client, {**STAGING, "en": name, "about_en": motto}),
        written(client, script),
    ]
    cards = [BLANK.read(client.get(f"{CARDS}/{card}/file").text)[0] for card in kept]
    assert [card["en"] for card in cards] == [name, title]
    assert cards[1]["quote"] == f"{quote} / {quote}"
    game = BLANK.game(cards)
    story = turned_up(game, "X.2")
    assert record.write(game, game.replay(story), result=False) == story
    table, seats = imported(house.store, game, story)
    at, lore = f"/t/{table.id}", f"/games/othello/editions/{game.edition}"
    for path in (CARDS, f"{CARDS}/{kept[1]}", at, f"/join/{seats[0].invite}", f"{lore}/rules"):
        check(client, house, path, title, motto)
    for path in ("/new?game=othello", f"{lore}/pieces"):
        check(client, house, path, name, title)
    check(client, house, f"{lore}/pieces/X.2", title)
    for seat in seats:
        client.post("/api/v1/join", json={"invite": seat.invite})
    for path in (at, f"{at}/log", f"{at}/told"):
        check(client, house, path, *quote.split(" / "))
    assert BLANK.read(client.get(f"{at}/cards").text) == cards


def check(client: httpx.Client, house: OpenHouse, path: str, *texts: str) -> None:
    """The page is whole, runs nothing and hides nothing; the texts stand there as typed."""
    page = client.get(path)
    assert page.status_code == 200, path
    ours = ("leftover", "placeholder")  # braces of the player's, not of a template
    assert [one for one in faults(page.text, house.url) if not one.startswith(ours)] == [], path
    assert "<script>alert" not in page.text
    assert not unseen(page.text), path
    seen = Markup(page.text)
    assert not any("onmouseover" in one for _, one in seen.tags)
    whole = " ".join([*seen.words, *(" ".join(one.values()) for _, one in seen.tags)])
    for text in texts:
        assert all(part in whole for part in text.split()), (path, text)
