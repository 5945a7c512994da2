"""Games that another release has played: over they stay readable, in pages and for programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import groundlings
from golden.story import FOLDER
from groundlings.errors import GameError
from groundlings.stage.archive import imported
from web.markup import faults
from web.programs import API

if TYPE_CHECKING:
    import httpx

    from web.open_house import OpenHouse

PAGES = ("", "/result", "/log", "/all", "/proof", "?at=0", "?as=1")


@pytest.fixture(scope="module", params=["pit", "shakespeare", "othello"])
def told(request: pytest.FixtureRequest, house: OpenHouse) -> tuple[str, dict[str, object], str]:
    """A finished game: its table, what programs were told, and its record; then come new rules."""
    client, game = house.client(), groundlings.game(request.param)
    golden = (FOLDER / f"{game.name}-2.record").read_text(encoding="utf-8")
    table = imported(house.store, game, golden)[0].id
    before = client.get(f"{API}/tables/{table}").json()
    record = client.get(f"{API}/tables/{table}/record").text
    house.store.change_table(table, rules=99).result()
    house.house.playhouse.tables.pop(table)
    return table, before, record


def test_programs_are_told_the_same_after_the_rules_have_changed(
    told: tuple[str, dict[str, object], str], client: httpx.Client
) -> None:
    table, before, record = told
    after = client.get(f"{API}/tables/{table}").json()
    same = ("id", "game", "status", "rev", "over", "view", "scores", "winners", "commitment")
    assert {key: after[key] for key in same} == {key: before[key] for key in same}
    assert after["winners"]
    assert (after["asked"], after["options"], after["undoable"]) == ([], [], 0)
    answer = client.get(f"{API}/tables/{table}/record")
    assert answer.status_code == 200
    now = groundlings.game(str(before["game"])).rules
    assert answer.text == record.replace(f" rules {now} ", " rules 99 ", 1)
    with client.stream("GET", f"{API}/tables/{table}/events") as events:
        line = next(one for one in events.iter_lines() if one.startswith("data: "))
    assert '"over":true' in line


def test_its_record_is_refused_with_a_sentence(
    told: tuple[str, dict[str, object], str], client: httpx.Client
) -> None:
    """It says which rules it was played by; it is not said to be false."""
    game = groundlings.game(str(told[1]["game"]))
    with pytest.raises(GameError, match=f"played by rules 99 of {game.name}; expected rules"):
        game.replay(client.get(f"/t/{told[0]}/record").text)


def test_its_pages_show_how_it_was_left(
    told: tuple[str, dict[str, object], str], client: httpx.Client, house: OpenHouse
) -> None:
    table, before, _ = told
    for path in PAGES:
        page = client.get(f"/t/{table}{path}")
        assert page.status_code == 200, path
        assert faults(page.text, house.url) == []
    assert 'class="table finished' in client.get(f"/t/{table}").text
    scores = before["scores"]
    assert isinstance(scores, list)
    assert all(str(score) in client.get(f"/t/{table}/result").text for score in scores)
    lines = client.get(f"/t/{table}/log").text.count("<li")
    assert lines >= int(str(before["rev"]))
