"""Standing orders, holds and windows for programs and by form: one sentence, or all of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from groundlings.kernel.orders import Orders, none, usual
from groundlings.shakespeare.days import AMBIANCE_PHASE, Day
from shakespeare.wings import Wings
from web.markup import Markup

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx


def opened(client: httpx.Client) -> tuple[str, list[dict[str, str]]]:
    """A table of two programs, and what each shows to play there."""
    wish = {"game": "othello", "seats": ["me", "me"]}
    table = client.post("/api/v1/tables", json=wish).json()
    keys = [{"Authorization": f"Bearer {seat['token']}"} for seat in table["seats"]]
    return f"/api/v1/tables/{table['id']}", keys


def test_a_program_gives_orders_and_reads_them(client: httpx.Client) -> None:
    table, keys = opened(client)
    before = client.get(table, headers=keys[0]).json()
    assert before["orders"]["holds"] == ["adjust", "after", "before", "prepare"]
    assert client.get(table).json()["orders"] is None
    given = {"let": ["improv"], "under": 2, "scope": "act", "steal": 3}
    told = client.put(f"{table}/orders", json=given, headers=keys[0])
    assert told.status_code == 200
    assert told.json()["orders"] == {
        "let": ["improv"], "under": 2, "elsewhere": False, "steal": 3, "curtains": True,
        "able": False, "holds": [], "ready": [], "scope": "act",
    }  # fmt: skip
    assert client.get(table, headers=keys[1]).json()["orders"] == before["orders"]


def test_the_numbers_of_the_house_do_not_tell_that_somebody_gave_orders(
    client: httpx.Client,
) -> None:
    table, keys = opened(client)
    holds = client.get(table, headers=keys[0]).json()["orders"]["holds"]
    before = client.get("/metrics").text
    for let in ([], ["improv"]):
        given = {"let": let, "holds": holds}
        assert client.put(f"{table}/orders", json=given, headers=keys[0]).status_code == 200
    assert client.get("/metrics").text == before


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"let": ["dance"]}, "'dance' is not a kind of deed here; there are: script, lead"),
        ({"holds": ["noon"]}, "'noon' is not a pass here"),
        ({"scope": "week"}, "'week' is not how long orders stand here"),
        ({"under": -1}, "points are a number from 0 to 99"),
        ({"under": "2"}, "under"),
        ({"dance": True}, "dance"),
    ],
)
def test_a_bad_order_gets_one_sentence_and_changes_nothing(
    client: httpx.Client, wrong: dict[str, Any], why: str
) -> None:
    table, keys = opened(client)
    before = client.get(table, headers=keys[0]).json()
    told = client.put(f"{table}/orders", json=wrong, headers=keys[0])
    assert told.status_code == 422
    assert why in told.json()["error"]
    assert client.get(table, headers=keys[0]).json() == before
    assert client.put(f"{table}/orders", json={}).status_code == 403


def test_the_openapi_tells_of_orders_and_windows(client: httpx.Client) -> None:
    told = client.get("/api/v1/openapi.json").json()
    assert "put" in told["paths"]["/tables/{table}/orders"]
    assert {"window", "orders"} <= set(told["components"]["schemas"]["TableNow"]["properties"])


def test_a_program_learns_of_a_window_and_of_its_own_answer_only(client: httpx.Client) -> None:
    table, keys = opened(client)
    for _ in range(400):
        bodies = [client.get(table, headers=key).json() for key in keys]
        window = bodies[0]["window"]
        if window is not None:
            break
        seat = next(seat for seat, body in enumerate(bodies) if body["options"])
        options = bodies[seat]["options"]
        wish = [one for one in options if one in {"play", "reveal", "pass"}]
        choice = {"rev": bodies[seat]["rev"], "choice": (wish or options)[0]}
        client.post(f"{table}/choices", json=choice, headers=keys[seat])
    assert window is not None
    assert client.get(table).json()["window"] == {
        "kind": window["kind"], "beats": 0, "left": 0, "beat_ms": 0, "may": False, "answer": "",
    }  # fmt: skip
    asked = bodies[0]["asked"]
    assert [body["window"]["may"] for body in bodies] == [seat in asked for seat in (0, 1)]


def test_orders_and_holds_are_given_by_form(visit: Callable[..., httpx.Client]) -> None:
    person = visit()
    wish = {"game": "othello", "seat": ["me", "bot:random"], "your_name": "Anna"}
    table = person.post("/tables", data=wish).headers["location"]
    sent = {"let": ["coin"], "under": "3", "steal": "0", "scope": "scene", "elsewhere": "1"}
    assert person.post(f"{table}/orders", data=sent).status_code == 303
    assert person.post(f"{table}/holds", data={"hold": ["after"]}).status_code == 303
    page = Markup(person.get(table).text)
    ticked = {(one["name"], one.get("value")) for one in page.all("input") if "checked" in one}
    assert {("let", "coin"), ("elsewhere", "1"), ("scope", "scene"), ("hold", "after")} <= ticked
    assert ("let", "improv") not in ticked
    refused = person.post(f"{table}/orders", data=sent | {"scope": "week"})
    assert refused.status_code == 422


# Immediate objectives, where Backstage is played (S99)


def test_only_with_backstage_there_is_a_pass_at_shakespeare(client: httpx.Client) -> None:
    for variants, orders in (({}, None), ({"backstage": True}, ["immediate"])):
        wish = {"game": "shakespeare", "seats": ["me", "me"], "variants": variants}
        table = client.post("/api/v1/tables", json=wish).json()
        key = {"Authorization": f"Bearer {table['seats'][0]['token']}"}
        address = f"/api/v1/tables/{table['id']}"
        told = client.get(address, headers=key).json()["orders"]
        assert (told and told["holds"]) == orders
        answer = client.put(f"{address}/orders", json={"holds": []}, headers=key)
        assert answer.is_success == (orders is not None)


@pytest.mark.parametrize("held", [("savings",), ("ovation",), ("savings", "ovation")])
def test_who_wants_is_passed_whatever_they_hold(held: tuple[str, ...]) -> None:
    """People are asked unless they say otherwise; then the answer does not look at their cards."""
    table = Wings(seats=2).draft().hold(0, *held).only(Day(AMBIANCE_PHASE))
    game, g = table.game, table.g
    assert table.asked == [0]
    assert usual(game).answer(game, g, 0) is None
    assert none(game).answer(game, g, 0) is None
    not_today = replace(usual(game), holds=frozenset())
    assert not_today.answer(game, g, 0) == game.parse("stop")
    assert Orders.read(not_today.written) == not_today
