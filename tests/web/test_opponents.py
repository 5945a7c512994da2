"""Opponents at the pages: chosen by a plain post, kept, met and counted, seen where they sit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from groundlings.bots.persons import LEVELS, STYLES
from groundlings.words import languages
from web.by_form import opened
from web.markup import Markup, faults
from web.test_history import known, played

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse


def base(client: httpx.Client) -> str:
    """The address of the house."""
    return str(client.base_url).rstrip("/")


def pressed(html: str) -> list[str]:
    """The opponents that are chosen."""
    return [one["value"] for one in Markup(html).all("button") if one.get("aria-pressed") == "true"]


def facing(html: str, game: str) -> str:
    """What a playbill says of who would play."""
    bill = html.partition(f'id="bill-{game}"')[2].partition("</form>")[0]
    told = re.search(r'<p class="facing">(.*?)</p>', bill, re.DOTALL)
    assert told is not None
    return " ".join(re.sub(r"<[^>]+>", " ", told[1]).split())


@pytest.mark.parametrize("language", languages())
def test_all_levels_and_styles_are_offered_with_face_name_sentence_and_strength(
    client: httpx.Client, language: str
) -> None:
    html = client.get(f"/?lang={language}", follow_redirects=True).text
    assert faults(html, base(client)) == []
    for one in (*LEVELS, *STYLES):
        button = html.partition(f'name="against" value="{one.bot}"')[2].partition("</button>")[0]
        assert f"#f-{one.bot}" in button
        assert f'id="f-{one.bot}"' in html
        assert one.name in button
        assert button.count("#l-lit") == one.candles
        assert re.search(rf'role="img" aria-label="[^"]*{one.candles}', button)
        assert re.search(r'class="plays-so">[^<]{9,}[.]<', button)


def test_the_opponent_is_kept_by_a_plain_post_and_sits_down_at_the_next_game(
    client: httpx.Client,
) -> None:
    html = client.get("/").text
    assert pressed(html) == ["journeyman"]
    assert "Peter Quince, journeyman" in facing(html, "othello")
    form = Markup(html).form("/against")
    assert form.method == "post"
    answer = client.post(form.action, data={"against": "groundling"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/#opponents")
    client.post(form.action, data={"against": "tailor"})
    html = client.get("/").text
    assert pressed(html) == ["groundling", "tailor"]
    assert "Moll Penny, groundling" in facing(html, "othello")
    assert "Robin Starveling, tailor" in facing(html, "shakespeare")
    client.post("/me", data={"name": "Judit", "theme": "dark"})
    assert pressed(client.get("/").text) == ["groundling", "tailor"]
    table = client.post("/tables", data={"quick": "shakespeare"}).headers["location"]
    seats = client.get(table).text
    assert "Starveling II" in seats
    assert seats.count("#f-tailor") >= 4  # above the table, and in each panel


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("greedy", "is a yardstick: choose a level or a style"),
        ("garrick", "the levels are groundling, "),
        ("", "the levels are groundling, "),
    ],
)
def test_a_wrong_opponent_is_refused_and_changes_nothing(
    client: httpx.Client, bot: str, told: str
) -> None:
    client.post("/against", data={"against": "master"})
    answer = client.post("/against", data={"against": bot})
    assert answer.status_code == 422
    assert told in answer.text
    assert pressed(client.get("/").text) == ["master"]


def test_wins_against_each_are_told(client: httpx.Client, house: OpenHouse) -> None:
    person = known(client, house)
    for bot, scores in (("master", [20, 25]), ("master", [27, 25]), ("miser", [22, 22, 22])):
        played(house, person, scores, 1, bot)
    html = client.get("/").text
    past = {
        name: re.search(rf'value="{name}".*?class="past">(.*?)</span>', html, re.DOTALL)
        for name in ("master", "miser", "revels")
    }
    assert {name: found and found[1] for name, found in past.items()} == {
        "master": "You: 1 of 2 won",
        "miser": "Shakespeare only. You: 0.3 of 1 won",
        "revels": "Not yet met",
    }


def test_the_form_groups_who_can_sit_down_and_tells_who_they_are(client: httpx.Client) -> None:
    html = client.get("/new?game=othello").text
    assert faults(html, base(client)) == []
    groups = re.findall(r'<optgroup label="([^"]+)">(.*?)</optgroup>', html, re.DOTALL)[:3]
    offered = {name: re.findall(r'value="bot:([\w-]+)"', options) for name, options in groups}
    assert list(offered) == ["Levels", "Styles", "Yardsticks"]
    assert offered["Levels"] == [one.bot for one in LEVELS]
    assert offered["Styles"] == ["bold", "cautious"]
    assert {"greedy", "policy", "random"} <= set(offered["Yardsticks"])
    assert "Kit Marlowe, bold Iago" in html
    assert html.count("#f-cautious") == 1


def test_a_seat_is_given_to_whom_the_host_wants_without_a_script(
    visit: Callable[..., httpx.Client],
) -> None:
    host = visit()
    table = opened(host, seat=["me", "open", "open", "bot:revels"])
    html = host.get(table).text
    assert faults(html, base(host)) == []
    assert "Edmund Tilney, Master of the Revels" in html
    assert 'name="bot" value="master"' in html
    assert host.post(f"{table}/seats/1", data={"do": "bot", "bot": "master"}).status_code == 303
    refused = host.post(f"{table}/seats/2", data={"do": "bot", "bot": "bold"})
    assert refused.status_code == 422
    host.post(f"{table}/seats/2", data={"do": "bot"})
    seats = host.get(table).text
    assert all(name in seats for name in ("Burbage", "Quince", "Tilney"))


def test_somebody_leaves_their_seat_to_a_level_of_their_choice(client: httpx.Client) -> None:
    table = opened(client, seat=["me", "bot:random"])
    html = client.get(table).text
    form = html.partition('id="leave-0"')[2].partition("</form>")[0]
    assert re.findall(r'value="(\w+)" selected', form) == ["journeyman"]
    sent = {"do": "understudy", "bot": "groundling"}
    assert client.post(f"{table}/seats/0", data=sent).status_code == 303
    assert "Moll stands in" in client.get(table).text
