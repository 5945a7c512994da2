"""My games: what was played is counted by game and players, drawn, and told beside a result."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.kernel.play import asked_seats
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.setup import Setup
from groundlings.stage.keys import kept, short_key
from groundlings.store.model import BOT, PERSON, PLAYING, Ending, Row, Seat, Table
from groundlings.web.render import table_book
from groundlings.web.shakespeare.ending import tie
from groundlings.words import languages
from web.markup import Markup, faults
from web.programs import messages
from web.test_pages import finished

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse

GAME = groundlings.game("shakespeare")


def played(
    house: OpenHouse, person: str, scores: list[int], at: int, bot: str = "greedy", **values: object
) -> str:
    """A game of Shakespeare that somebody has played on the first seat, with these scores."""
    setup = Setup.of(GAME, len(scores), Pledge(1, bytes(16)), {})
    g = GAME.new(len(scores), 1)
    table = replace(Table.of(setup, short_key(), "The Rose", at), status=PLAYING)
    table = replace(table, **values)  # type: ignore[arg-type]  # a table's own fields
    seats = [Seat(0, PERSON, "Judit", person=person)]
    seats += [Seat(n, BOT, f"Bot {n}", bot=bot) for n in range(1, len(scores))]
    house.store.keep_edition(GAME.edition, GAME.name, GAME.sheet.text).result()
    house.store.open_table(table, seats).result()
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    asked = asked_seats(g)[0]
    rows = [Row(0, asked, GAME.text(GAME.options(g, asked)[0]), at)]
    ending = Ending(scores, winners, GAME.view(g, None), at)
    house.store.append(table.id, rows, ending).result()
    return f"/t/{table.id}"


def known(client: httpx.Client, house: OpenHouse) -> str:
    """Somebody who comes back; who they are to the store."""
    client.post("/me", data={"name": "Judit"})
    link = next(
        one["value"]
        for one in Markup(client.get("/me").text).all("input")
        if "/home/" in one.get("value", "")
    )
    person = house.store.person(kept(link.rpartition("/")[2]))
    assert person is not None
    return person.id


def cells(html: str, caption: str) -> list[list[str]]:
    """The rows of the table in the region of this name."""
    part = html.partition(f'aria-label="{caption}"')[2].partition("</table>")[0]
    rows = re.findall(r"<tr>(.*?)</tr>", part.partition("<tbody>")[2], re.DOTALL)
    found = [re.findall(r"<t[hd].*?</t[hd]>", row, re.DOTALL) for row in rows]
    return [[" ".join(re.sub(r"<[^>]+>", " ", cell).split()) for cell in row] for row in found]


def test_games_are_counted_by_players_and_a_shared_victory_in_parts(
    client: httpx.Client, house: OpenHouse
) -> None:
    me = known(client, house)
    assert "not played a game to its end" in Markup(client.get("/games/mine").text).text
    for at, scores in enumerate([[20, 20, 3], [24, 10, 3], [9, 30, 3], [12, 14], [27], [33]]):
        played(house, me, scores, 1000 + at)
    played(house, me, [99, 1], 1900, origin=("gone", 3, 0))
    html = client.get("/games/mine").text
    assert cells(html, "Shakespeare by number of players") == [
        ["1 (alone)", "2", "·", "30", "33 The Queen applauds"],
        ["2", "1", "0", "12", "12"],
        ["3", "3", "1.5", "17.7", "24"],
    ]
    page = Markup(html)
    told = next(one["aria-label"] for one in page.all("svg") if one.get("role") == "img")
    assert told == (
        "Your last 6 games, the latest on the right: scores from 9 to 33, "
        "the mean of the last five is 21."
    )
    assert len(page.all("circle")) >= 6
    assert page.text.count("not counted") >= 2
    for path in ("/", "/me"):
        assert 'href="/games/mine"' in client.get(path).text
    assert "17,7" in client.get("/games/mine?lang=fr", follow_redirects=True).text


def test_my_games_hold_together_in_every_language_and_on_every_page(
    client: httpx.Client, house: OpenHouse
) -> None:
    me = known(client, house)
    for n in range(53):
        played(house, me, [n, 5], 1000 + n)
    for language in languages():
        client.get(f"/?lang={language}")
        for path in (
            "/games/mine",
            "/games/mine?page=1",
            "/games/mine?page=99",
            "/games/mine?page=x",
        ):
            html = client.get(path).text
            assert faults(html, house.url) == []
    client.get("/?lang=en")
    first, second = client.get("/games/mine").text, client.get("/games/mine?page=1").text
    assert first.count("/result") == 50 + 1
    assert second.count("/result") == 3 + 1
    assert "Older games" in first
    assert "Newer games" in second


def test_a_result_says_what_it_is_among_mine(client: httpx.Client, house: OpenHouse) -> None:
    me = known(client, house)
    first = played(house, me, [20, 10], 1000)
    played(house, me, [11, 10, 9], 1001)
    second = played(house, me, [25, 10], 1002)
    told = Markup(client.get(f"{second}/result").text).text
    assert "A new personal best!" in told
    assert "This is game 2 of yours with 2 players. Your best: 25, your mean: 22.5." in told
    told = Markup(client.get(f"{first}/result").text).text
    assert "This is game 1 of yours with 2 players. Your best: 25" in told
    assert "personal best" not in told


@pytest.mark.parametrize(
    ("score", "grade", "crowned"),
    [
        (-3, "A night to forget", False),
        (10, "Polite coughs", False),
        (24, "Some applause", False),
        (30, "A full house", False),
        (31, "The Queen applauds", True),
        (60, "The Queen applauds", True),
    ],
)
def test_who_plays_alone_is_graded_by_the_designers_own_figure(
    client: httpx.Client, house: OpenHouse, score: int, grade: str, *, crowned: bool
) -> None:
    html = client.get(f"{played(house, known(client, house), [score], 1000)}/result").text
    page = Markup(html)
    assert f">{grade}</h1>" in html
    assert ("#p-crown" in html.partition("<main")[2]) is crowned
    assert "Congratulations" not in html
    assert "Alone the designers want more than 30 points." in page.text
    assert "the designers\u2019 own figure" in page.text
    lobby = client.get("/").text
    assert "you won" not in lobby


def test_a_tie_is_told_with_what_broke_it() -> None:
    book = table_book(GAME, "en", ("Judit", "Tarlton", "Sly"))
    view = {"players": [{"prestige": 20, "pounds": n} for n in (2, 6, 6)]}
    assert tie(view, [0, 1], book) == (
        "20 Prestige each, and most Pounds left decide: Tarlton has £6 left, Judit has £2 left."
    )
    assert tie(view, [1, 2], book).endswith("The victory is shared.")


def test_the_result_shows_objectives_and_what_was_left(
    client: httpx.Client, house: OpenHouse
) -> None:
    over = finished(house, "shakespeare-4")
    ending = house.store.ending(over.removeprefix("/t/"))
    assert ending is not None
    players: list[dict[str, list[str]]] = ending.view["players"]  # type: ignore[assignment]  # as Shakespeare has it
    html = client.get(f"{over}/result").text
    row = html.partition("Pounds left after the wages</th>")[2].partition("</tr>")[0]
    assert re.findall(r"<td>(\d+)</td>", row) == [str(player["pounds"]) for player in players]
    book = table_book(GAME, "en", ())
    for player in players:
        for noun in player["objectives"]:
            assert book.noun(noun) in html
    assert html.count('href="#disc-upright"') >= 2


def test_who_looks_at_the_result_learns_of_the_next_game(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    me = known(first := visit(), house)
    over = played(house, me, [20, 10], 1000)
    page = Markup(first.get(f"{over}/result").text)
    main = next(one for one in page.all("main"))
    with first.stream("GET", main["data-stream"]) as lines:
        told = messages(lines.iter_lines())
        assert "rematch" in next(told)[1]
        assert first.post(f"{over}/rematch").status_code == 303
        fresh = house.live(over.removeprefix("/t/")).table.rematch
        assert f'href="/t/{fresh}"' in next(told)[1]
