"""The replay: marks where its days begin, and a private table that goes on from any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.store.model import NOBODY_ELSE, Origin
from web.by_form import opened
from web.markup import Markup
from web.test_pages import finished

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse


def posted(client: httpx.Client, table: str, **form: str) -> httpx.Response:
    return client.post(f"{table}/play-on", data=form)


def test_the_days_are_marked_on_the_slider_and_lead_to_their_first_moment(
    client: httpx.Client, house: OpenHouse
) -> None:
    over = finished(house, "shakespeare-4")
    live = house.live(over.removeprefix("/t/"))
    views = [live.game.view(live.at(n), None) for n in range(live.rev + 1)]
    days = [int(str(view["day"])) for view in views]
    starts = [days.index(n) for n in range(1, 7)]
    for language, day in (("en", "Day: 3"), ("fr", "Journée\u00a0: 3"), ("hu", "Nap: 3")):
        client.get(f"/?lang={language}")
        page = Markup(client.get(f"{over}?at=100&as=2").text)
        assert day in page.text
        links = {one.get("href", "") for one in page.all("a")}
        assert {f"{over}?at={at}&as=2" for at in starts} <= links
        assert len(page.all("line")) == 6
        here = [one["href"] for one in page.all("a") if one.get("aria-current") == "true"]
        assert f"{over}?at={starts[days[100] - 1]}&as=2" in here


def test_a_game_without_chapters_has_no_marks(client: httpx.Client, house: OpenHouse) -> None:
    assert Markup(client.get(f"{finished(house)}?at=7").text).all("line") == []


def test_a_finished_game_is_played_on_from_any_moment(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    over = finished(house)
    stranger = visit()
    page = Markup(stranger.get(f"{over}?at=9&as=1").text)
    form = next(form for form in page.forms if form.action == f"{over}/play-on")
    answer = stranger.post(form.action, data=form.sends())
    assert answer.status_code == 303
    there = answer.headers["location"]
    table = house.live(there.removeprefix("/t/"))
    assert table.table.origin == Origin(over.removeprefix("/t/"), 9, 1)
    assert table.table.watch == NOBODY_ELSE
    assert [seat.player is None for seat in table.seats] == [False, True, False]
    shown = Markup(stranger.get(there).text)
    assert "a private copy" in shown.text
    assert any(one.get("href") == f"{over}?at=9&as=1" for one in shown.all("a"))
    assert visit().get(there).status_code == 403
    assert stranger.get("/").text.count(there) > 0


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"at": "99999"}, 409),
        ({"at": "x"}, 422),
        ({}, 422),
        ({"at": "3", "as": "7"}, 303),
        ({"at": "-1"}, 303),
        ({"at": "3", "as": "me"}, 422),
    ],
)
def test_what_makes_no_sense_opens_nothing(
    client: httpx.Client, house: OpenHouse, form: dict[str, str], status: int
) -> None:
    """A seat or moment that is not there is the nearest that is, as in the replay itself."""
    before = sum(house.store.counts().values()) + 1
    answer = posted(client, finished(house), **form)
    assert answer.status_code == status
    assert sum(house.store.counts().values()) - before == (status == 303)


def test_from_a_running_game_only_its_players_play_on_and_only_as_themselves(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    player, other = visit(), visit()
    table = opened(player, seat=["me", "open"])
    link = next(
        one["value"]
        for one in Markup(player.get(table).text).all("input")
        if "/join/" in one.get("value", "")
    )
    assert other.post(link, data={"name": "Will"}).status_code == 303
    live = house.live(table.removeprefix("/t/"))
    assert posted(visit(), table, at="0").status_code == 403
    answer = posted(other, table, at="0", **{"as": "0"})
    assert answer.status_code == 303
    fresh = house.live(answer.headers["location"].removeprefix("/t/"))
    assert fresh.table.origin == Origin(live.id, 0, 1)
    assert fresh.state is not None
    assert fresh.table.secret != live.table.secret
    assert "play-on" in player.get(f"{table}?at=0").text
    assert "play-on" not in visit().get(f"{table}?at=0").text


def test_a_finished_copy_stays_private_and_has_neither_record_nor_proof(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    player = visit()
    over = finished(house)
    last = house.live(over.removeprefix("/t/")).rev
    there = posted(player, over, at=str(last - 1), **{"as": "0"}).headers["location"]
    live = house.live(there.removeprefix("/t/"))
    while live.status == "playing":
        page = Markup(player.get(there).text)
        choices = [form for form in page.forms if form.action == f"{there}/choices"]
        if choices and choices[0].buttons:
            player.post(f"{there}/choices", data=choices[0].sends(choice=choices[0].buttons[0][1]))
    assert player.get(f"{there}/result").status_code == 200
    assert player.get(f"{there}/record").status_code == 422
    assert f"{there}/record" not in player.get(f"{there}/result").text
    assert visit().get(f"{there}/result").status_code == 403
