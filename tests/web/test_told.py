"""The play as a table told it: nothing is missing, nothing is invented, and all read the same."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import pytest

import groundlings
from golden.story import records
from groundlings.stage.archive import imported
from groundlings.web.files import STATIC
from groundlings.web.othello.as_told import (
    ASIDE,
    BLOCKED,
    BY_CARD,
    BY_COIN,
    BY_VILLAINY,
    CHANGED,
    HEARD,
    LEFT,
    OPEN,
    SEIZED,
    Death,
    NewLead,
    acts_told,
    deaths,
)
from groundlings.web.othello.order_of_play import order_figure
from groundlings.web.othello.told import told
from groundlings.web.render import FOLDER
from groundlings.web.visit import book_of
from groundlings.words import languages
from web.golden_tables import walked
from web.markup import Markup, faults
from words.gaps import text_gaps

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import httpx

    from groundlings.stage.table import LiveTable
    from web.open_house import OpenHouse

OTHELLO: Final = groundlings.game("othello")
GAMES: Final = [path for path in records() if path.name.startswith("othello")]
SHEET: Final = re.compile(r'<article class="told".*</article>', re.DOTALL)


@cache
def finished(path: Path) -> LiveTable:
    """The table of a golden game at its end."""
    *_, last = walked(path)
    return last


def heard_by_all(live: LiveTable) -> list[dict[str, Any]]:
    """What an onlooker was told."""
    assert live.state is not None
    return live.game.events(live.state, None)


def event(key: str, **values: int | str) -> dict[str, Any]:
    """An event as the kernel tells it."""
    people = {"who", "whom", "by"}
    return {"key": key, "choice": 0} | {
        name: {"seat": value}
        if name in people
        else {"noun": value}
        if isinstance(value, str)
        else value
        for name, value in values.items()
    }


def scene(*events: dict[str, Any]) -> Any:  # noqa: ANN401 - the entries of a scene
    """The entries of one scene of these events; seat 0 is the Lead."""
    opening = [event("act-began", act="I", who=0), event("scene-began", scene=1)]
    (act,), _ = acts_told([*opening, *events])
    return act.scenes[0].entries


# The facts, against golden games


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_script_card_turned_up_is_a_line_once_for_each_turning(path: Path) -> None:
    events = heard_by_all(finished(path))
    acts, _ = acts_told(events)
    lines = [(line.seat, line.card) for act in acts for line in act.lines]
    assert lines == [
        (one["who"]["seat"], one["card"]["noun"]) for one in events if one["key"] == "turned-up"
    ]
    assert all(line.outcome != OPEN for act in acts for line in act.lines)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_heard_is_what_was_scored_or_set_aside(path: Path) -> None:
    events = heard_by_all(finished(path))
    acts, _ = acts_told(events)
    kept = Counter(one["card"]["noun"] for one in events if one["key"] in {"scored", "set-aside"})
    assert Counter(card for act in acts for card in act.heard) == Counter(dict.fromkeys(kept, 1))
    points: Counter[int] = Counter()
    for line in (line for act in acts for line in act.lines if line.is_heard):
        points[line.seat if line.by is None else line.by] += line.points
    view: dict[str, Any] = OTHELLO.view(finished(path).state, None)  # type: ignore[arg-type]  # it is there
    revived = sum(kept.values()) - len(kept)
    if not revived:
        script = {n: one["score"]["script"] for n, one in enumerate(view["players"])}
        assert {seat: points[seat] for seat in script} == script


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_death_is_told_with_its_hand_and_the_dead_are_dead(path: Path) -> None:
    live = finished(path)
    events = heard_by_all(live)
    acts, _ = acts_told(events)
    found = [one for *_, one in deaths(acts)]
    assert [one.character for one in found] == [
        one["character"]["noun"] for one in events if one["key"] == "died"
    ]
    for n, one in enumerate(events):
        if one["key"] == "took-wounds" and events[n - 1]["key"] == "died":
            character = events[n - 1]["character"]["noun"]
            hands = [death.seat for death in found if death.character == character]
            assert one["who"]["seat"] in hands
    assert live.state is not None
    play = told(live.game, live.state, book_of(live, "en"))
    view: dict[str, Any] = live.game.view(live.state, None)
    everybody = view["cast"] | view["offstage"]
    assert {one.key: one.is_dead for one in play.persons} == {
        key: state["dead"] for key, state in everybody.items()
    }


def test_in_playwrights_challenge_the_order_is_shakespeares() -> None:
    (path,) = [path for path in GAMES if "playwright" in path.name]
    live = finished(path)
    assert live.state is not None
    book = book_of(live, "en")
    for act in told(live.game, live.state, book).acts:
        assert act.figure.early == []
        assert act.order[-1] == book.text("told.in_order")


def test_as_far_as_it_was_told_nothing_is_told_that_comes_later() -> None:
    (path,) = [path for path in GAMES if path.stem == "othello-4"]
    whole = [line.card for act in acts_told(heard_by_all(finished(path)))[0] for line in act.lines]
    for n, live in enumerate(walked(path)):
        if n % 97 or live.state is None:
            continue
        play = told(live.game, live.state, book_of(live, "en"))
        spoken = [one for act in play.acts for part in act.scenes for one in part.entries]
        lines = sum(bool(one.verses) for one in spoken)
        acts, _ = acts_told(heard_by_all(live))
        assert [line.card for act in acts for line in act.lines] == whole[:lines]


# What becomes of a line


TURNED: Final = event("turned-up", who=1, card="I.4")
PLAYED: Final = event("played", who=1, card="I.4")
STOLEN: Final = event("stole-spotlight", by=2, who=1)
SCORED: Final = event("scored", who=1, card="I.4", n=1)
LOOT: Final = event("scored", who=2, card="I.4", n=1)
TAKEN: Final = event("seized", by=2, who=1, card="I.4")


@pytest.mark.parametrize(
    ("events", "outcome", "by"),
    [
        ((), OPEN, None),
        ((PLAYED, STOLEN, event("blocked", who=1)), BLOCKED, 2),
        ((PLAYED, STOLEN, event("defeated", who=1, by=2), SCORED), "scored", None),
        ((PLAYED, TAKEN, LOOT), SEIZED, 2),
        ((PLAYED, TAKEN, event("defeated", who=1, by=2), SCORED), "scored", None),
        ((event("exiting", who=1, card="I.4"), event("got-intrigue", who=1, n=1)), LEFT, None),
        ((event("exiting", who=1, card="I.4"), TAKEN, LOOT), SEIZED, 2),
        ((PLAYED, event("set-aside", card="I.4", character="roderigo")), ASIDE, None),
        ((PLAYED, TAKEN, event("set-aside", card="I.4", character="roderigo")), ASIDE, 2),
        ((event("turned-up", who=1, card="I.5"),), CHANGED, None),
        ((event("turned-up-staging", who=1, card="seize"),), CHANGED, None),
    ],
)  # fmt: skip
def test_what_becomes_of_a_line(
    events: tuple[dict[str, Any], ...], outcome: str, by: int | None
) -> None:
    line = scene(TURNED, *events)[0]
    assert (line.outcome, line.by) == (outcome, by)
    assert line.is_heard == (outcome in HEARD)


def test_a_blocked_coin_or_improv_leaves_the_card_at_stake() -> None:
    blocked = (STOLEN, event("blocked", who=1))
    assert scene(TURNED, event("improvised", who=1), *blocked)[0].outcome == OPEN
    coin = event("used-coin-at", who=1, coin="emilia", whom=0)
    assert scene(TURNED, coin, *blocked, PLAYED, SCORED)[0].outcome == "scored"


def test_by_whose_hand_and_how() -> None:
    died = event("died", character="roderigo")
    hurt = event("wounded", who=1, character="roderigo", n=4, total=4)
    coin = event("used-iago", who=1, character="roderigo")
    villainy = event("played", who=1, card="villainy")
    lowered = event("lowered", who=1, character="roderigo", n=3)
    for before, cause, card in [
        ((coin, hurt), BY_COIN, ""),
        ((coin, event("blocked", who=1), villainy, hurt), BY_VILLAINY, ""),
        ((villainy, lowered), BY_VILLAINY, ""),
        ((TURNED, PLAYED, SCORED), BY_CARD, "I.4"),
        ((TURNED, PLAYED, SCORED, hurt), BY_CARD, "I.4"),
    ]:
        assert scene(*before, died)[-1] == Death("roderigo", 1, cause, card)


def test_the_lead_is_taken_and_given_and_lines_are_spoken_by_who_has_it() -> None:
    took = event("took-lead", who=1, whom=0)
    gave = event("gave-lead", who=0, whom=1)
    assert scene(took) == [NewLead(1, 0, is_given=False)]
    assert scene(gave) == [NewLead(1, 0, is_given=True)]
    assert [line.as_lead for line in (scene(TURNED)[0], scene(took, TURNED)[1])] == [False, True]


# The two orders


def test_a_card_is_early_if_one_that_comes_before_it_is_heard_after_it() -> None:
    figure = order_figure("12345", [2, 4, 1, 5])
    assert figure.early == [2, 4]
    assert [point.number for point in figure.told] == ["2", "4", "1", "5"]
    assert [point.is_heard for point in figure.written] == [True, True, False, True, True]
    assert [thread.is_early for thread in figure.threads] == [True, True, False, False]
    assert figure.threads[0].path.startswith(f"M{figure.written[1].x} ")
    assert figure.threads[0].path.endswith(f" {figure.told[0].x} {figure.bottom}")
    assert order_figure("12345", [1, 3, 5]).early == []
    assert order_figure("12345", []).threads == []


# The page


def test_no_language_lacks_a_word_of_it() -> None:
    assert text_gaps(FOLDER / "othello" / "words") == []


@pytest.fixture(scope="module")
def table(house: OpenHouse) -> str:
    """The address of a golden game of four that is over; a player has a wild name."""
    (path,) = [path for path in GAMES if path.stem == "othello-4"]
    found, _ = imported(house.store, OTHELLO, path.read_text(encoding="utf-8"))
    house.store.change_seat(found.id, 1, name="<b>&Will</b>").result()
    return f"/t/{found.id}"


@pytest.mark.parametrize("language", languages())
def test_the_page_is_whole_in_every_language(
    client: httpx.Client, house: OpenHouse, table: str, language: str
) -> None:
    client.cookies.set("language", language)
    answer = client.get(f"{table}/told", headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert faults(answer.text, house.url) == []
    page = Markup(answer.text)
    assert page.all("html")[0]["lang"] == language
    assert "<b>&Will</b>" in page.text
    assert "<b>&Will" not in answer.text
    assert answer.text.count("<blockquote>") == answer.text.count('<span lang="en">') == 146
    assert len(page.all("figure")) == 5
    assert "[" not in SHEET.search(answer.text)[0]  # type: ignore[index]  # it is there


def test_the_page_is_the_same_for_everybody(visit: Callable[[], httpx.Client], table: str) -> None:
    onlooker, another = visit(), visit()
    another.post("/me", data={"name": "Kemp"})
    pages = [SHEET.findall(one.get(f"{table}/told").text) for one in (onlooker, another)]
    assert pages[0]
    assert pages[0] == pages[1]


def test_the_result_leads_to_it_and_it_leads_back(client: httpx.Client, table: str) -> None:
    assert f'href="{table}/told"' in client.get(f"{table}/result").text
    assert f'href="{table}"' in client.get(f"{table}/told").text


def test_a_game_that_goes_on_is_told_so_far_and_one_without_a_tale_not_at_all(
    client: httpx.Client,
) -> None:
    def opened(game: str, seats: list[str]) -> str:
        wish = {"game": game, "seats": seats}
        return str(client.post("/api/v1/tables", json=wish).json()["id"])

    running = client.get(f"/t/{opened('othello', ['me', 'me'])}/told")
    assert running.status_code == 200
    assert "as far as it was told" in running.text
    assert f'href="{running.url.path}"' in client.get(running.url.path.removesuffix("/told")).text
    assert "Not a line of the play." in running.text
    assert client.get(f"/t/{opened('othello', ['me', 'open'])}/told").status_code == 409
    assert client.get(f"/t/{opened('shakespeare', ['me', 'me'])}/told").status_code == 404


def test_it_prints_on_a4_in_two_columns_without_a_ground(client: httpx.Client, table: str) -> None:
    assert "/told.css" in client.get(f"{table}/told").text
    sheet = (STATIC / "told.css").read_text(encoding="utf-8")
    assert "@page { size: A4;" in sheet
    printed = sheet.partition("@media print")[2]
    assert ".persons, .scenes-told { columns: 2;" in printed
    assert "background: none;" in printed
