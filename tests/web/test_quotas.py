"""Quotas: who asks for more than there is for one address is told when to come again."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from attacks import vary_looks
from groundlings.errors import GameError
from groundlings.stage.watched import EACH, FEW
from groundlings.stage.workers import PATIENCE
from groundlings.web import press
from groundlings.web.line import MOST_AHEAD, STUCK_SECONDS, WHOLE_SECONDS
from groundlings.web.lines import LARGEST_HEAD
from groundlings.web.quotas import MOST_KNOWN, SOON, USUAL, Bucket, Quota, Quotas, quotas_of, whose
from groundlings.web.render import house_book
from groundlings.web.safety import HEADERS, LONGEST
from groundlings.words import languages
from web.open_house import open_house
from web.programs import API, opened, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import httpx

    from web.open_house import OpenHouse


class Clock:
    """Goes on when it is told to."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


FEW_OF_ALL = ("tables=2", "undo=1", "hints=1", "pages=12", "streams=1", "connections=0")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[OpenHouse, Clock]]:
    """A house that has little for anybody, and a clock that stands still."""
    clock, file = Clock(), tmp_path_factory.mktemp("strict") / "house.db"
    with open_house(f"sqlite:///{file}", rate=200, quotas=FEW_OF_ALL, clock=clock) as house:
        yield house, clock


@pytest.fixture
def house(strict: tuple[OpenHouse, Clock]) -> OpenHouse:
    """The same, when all that it had has come back."""
    strict[1].now += 10_000
    return strict[0]


# What is counted


def test_so_much_at_once_and_then_as_it_comes_back() -> None:
    clock = Clock()
    bucket = Bucket(Quota(3, 30, ""), clock)
    assert [bucket.wait("a") for _ in range(3)] == [0, 0, 0]
    assert bucket.wait("a") == pytest.approx(10)
    assert bucket.wait("b") == 0, "everybody has their own"
    clock.now += 4
    assert bucket.wait("a") == pytest.approx(6), "to ask in vain costs nothing"
    clock.now += 6
    assert bucket.wait("a") == 0
    assert bucket.wait("a") > 0


def test_what_is_known_of_addresses_is_bounded() -> None:
    bucket = Bucket(Quota(3, 30, ""), Clock())
    for n in range(MOST_KNOWN + 50):
        bucket.wait(str(n))
    assert len(bucket._left) == MOST_KNOWN


def test_what_lasts_is_counted_while_it_lasts() -> None:
    quotas = Quotas({"streams": Quota(2, 0, "")})
    assert quotas.enter("streams", "a")
    assert quotas.enter("streams", "a")
    assert not quotas.enter("streams", "a")
    assert quotas.refused == {"streams": 1}
    quotas.leave("streams", "a")
    assert quotas.enter("streams", "a")
    for _ in range(2):
        quotas.leave("streams", "a")
    assert not quotas._open


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9", "2001:0db8:0001:0002"),
        ("fe80::1%eth0", "fe80:0000:0000:0000"),
        ("no:address", "no:address"),
    ],
)
def test_a_whole_network_of_the_new_internet_is_one_visitor(address: str, counted: str) -> None:
    assert whose(address) == counted


def test_a_host_says_otherwise_by_name() -> None:
    table = quotas_of(50, ["tables=500", "streams=0"])
    assert table["tables"].most == 500
    assert "streams" not in Quotas(table).table
    assert table["posts"] == Quota(100, 2, USUAL["posts"].what)
    assert not Quotas(quotas_of(0)).table


@pytest.mark.parametrize("wish", ["tables", "tables=", "tables=x", "tables=-1", "chairs=3", "=5"])
def test_a_quota_that_is_none_is_told_in_one_sentence(wish: str) -> None:
    with pytest.raises(GameError, match="one of posts, tables, undo, hints, pages"):
        quotas_of(200, [wish])


def test_every_quota_has_words_in_each_language() -> None:
    for language in languages():
        book = house_book(language)
        for name in USUAL:
            assert " 7 " in book.text(f"crowd.{name}", n=7), (language, name)


def test_hosts_read_of_every_quota_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name, (most, seconds, what) in USUAL.items():
        back = f"{seconds:g} seconds" if seconds else ""
        assert f"| `{name}` | {most} | {back} | {what} |" in page
    assert f"{LONGEST:,} bytes; more is answered 414" in page
    assert f"{LARGEST_HEAD // 1024} kB; more is answered 431" in page
    assert f"{WHOLE_SECONDS} seconds, then 408" in page
    assert f"{STUCK_SECONDS} seconds, then the line is cut" in page
    assert f"| {FEW}, and {EACH} for each stream |" in page
    assert f"| requests sent ahead on one line | {MOST_AHEAD} |" in page
    assert f"| {PATIENCE} seconds, then the table chooses" in page


PEOPLE = 20
EVENING_SECONDS = 4 * 3600


def test_a_club_behind_one_address_never_meets_them() -> None:
    """Twenty people all at once, busier than people are, for an evening and on one clock."""
    clock, die = Clock(), Random(7)  # noqa: S311 - a game, no secret
    quotas = Quotas(clock=clock)
    habits = {  # seconds between two of a kind, for each of them
        "/": 4.0,
        "/t/x/choices": 1.0,
        "/t/x/undo": 6.0,
        "/t/x/hints": 15.0,
        "/tables": 15 * 60.0,
    }
    due = [(0.0, path, every) for path, every in habits.items() for _ in range(PEOPLE)]
    for _ in range(PEOPLE):
        for _ in range(2):  # two tabs, each with its stream
            assert quotas.enter("streams", "club")
        for _ in range(8):  # as many lines as a browser has, and the streams
            assert quotas.enter("connections", "club")
    # All of them come at once, and open two tables each.
    for _ in range(2 * PEOPLE):
        assert quotas.ask_post("/tables", "club") is None
    while due:
        due.sort()
        at, path, every = due.pop(0)
        clock.now = 1000 + at
        short = quotas.ask("pages", "club") if path == "/" else quotas.ask_post(path, "club")
        assert not short, (path, at)
        at += every * die.uniform(0.5, 1.5)
        if at < EVENING_SECONDS / 8:  # half an hour: it is the same after that
            due.append((at, path, every))
    assert not any(quotas.refused.values())


# What is told


def refused(answer: httpx.Response, name: str) -> None:
    """429, when to come again, every header, one sentence."""
    assert answer.status_code == 429, answer.text
    wait = int(answer.headers["retry-after"])
    assert wait >= 1
    for header in HEADERS:
        assert header in answer.headers
    book = house_book("en")
    sentence = book.text(f"crowd.{name}", n=wait)
    if answer.headers["content-type"] == "application/json":
        assert answer.json() == {"error": sentence}
    else:
        assert sentence in unescape(answer.text)


def test_tables_are_opened_so_fast_and_no_faster(house: OpenHouse) -> None:
    client = house.client()
    for _ in range(2):
        opened(client, "pit", ["me", "me"])
    before = house.store.counts()
    refused(client.post(f"{API}/tables", json={"game": "pit", "seats": ["me", "me"]}), "tables")
    page = client.post("/tables", data={"quick": "pit"}, headers={"Accept": "text/html"})
    refused(page, "tables")
    assert "set-cookie" not in page.headers
    assert house.store.counts() == before


def test_the_refusal_is_in_the_reader_s_language(house: OpenHouse) -> None:
    client = house.client(headers={"Accept-Language": "hu", "Accept": "text/html"})
    for _ in range(2):
        opened(client, "pit", ["me", "me"])
    page = client.post("/tables", data={"quick": "pit"})
    wait = int(page.headers["retry-after"])
    assert house_book("hu").text("crowd.tables", n=wait) in unescape(page.text)
    assert '<html lang="hu"' in page.text


def test_undo_and_hints_have_quotas_of_their_own(house: OpenHouse) -> None:
    client = house.client()
    one, _ = seated(client, "pit", ["me", "me"], hints=True)
    body = one.look()
    body = one.choose(body["rev"], body["options"][0]).json()
    sent = {"rev": body["rev"], "steps": 1}
    assert client.post(f"{one.url}/undo", json=sent, headers=one.headers).status_code == 200
    refused(client.post(f"{one.url}/undo", json=sent, headers=one.headers), "undo")
    client.post(f"{one.url}/hints", json={"rev": 0}, headers=one.headers)
    refused(client.post(f"{one.url}/hints", json={"rev": 0}, headers=one.headers), "hints")
    body = one.look()
    assert one.choose(body["rev"], body["options"][0]).status_code == 200, "it goes on"


def test_pages_that_are_drawn_are_counted_and_files_are_not(house: OpenHouse) -> None:
    client = house.client()
    for _ in range(12):
        assert client.get("/about").status_code == 200
    refused(client.get("/about"), "pages")
    refused(client.get(f"{API}/games"), "pages")
    for path in ("/static/site.css", "/healthz", "/readyz", "/metrics"):
        assert client.get(path).status_code == 200
    assert 'groundlings_refused_total{quota="pages"} ' in client.get("/metrics").text


def test_streams_are_counted_while_they_are_open(house: OpenHouse) -> None:
    client = house.client()
    table = opened(client, "pit", ["me", "me"])["id"]
    with client.stream("GET", f"/t/{table}/stream") as stream:
        assert stream.status_code == 200
        late = client.get(f"{API}/tables/{table}/events")
        refused(late, "streams")
        assert late.headers["retry-after"] == str(SOON)
    while (again := client.get(f"{API}/tables/x/events")).status_code == 429:
        assert again.headers["retry-after"] == str(SOON)  # until the house has seen that it ended
    assert again.status_code == 404


def test_who_has_bots_thinking_at_many_tables_waits_with_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = f"sqlite:///{tmp_path / 'house.db'}"
    with open_house(file, rate=200, quotas=["thinking=2"]) as house:
        client = house.client()
        one = opened(client, "pit", ["me", "me"])
        assert house.live(one["id"]).address == "127.0.0.1"
        playhouse = house.house.playhouse
        busy = dict.fromkeys(("a", "b"), playhouse.tables[one["id"]])
        monkeypatch.setattr(playhouse, "tables", {**playhouse.tables, **busy})
        monkeypatch.setattr(playhouse.upkeep, "moving", dict.fromkeys(busy))
        wish = {"game": "pit", "seats": ["bot:random", "bot:random"]}
        refused(client.post(f"{API}/tables", json=wish), "thinking")

    # What is kept of what anybody may ask

    with open_house(f"sqlite:///{tmp_path / 'house.db'}") as house:
        table = opened(house.client(), "pit", ["me", "me"])["id"]
        live = house.live(table)
        assert vary_looks(house.url, table, 40) == {200: 40}
        assert len(live._made[1]) <= FEW
        bells = [live.listen() for _ in range(3)]
        for n in range(100):
            live.once(n, lambda: n)  # noqa: B023 - called at once
        assert len(live._made[1]) == FEW + 3 * EACH
        assert live.once(99, lambda: 0) == 99, "what was made last is kept"
        for bell in bells:
            live.leave(bell)


def test_an_address_without_end_is_not_read(visit: Callable[..., httpx.Client]) -> None:
    client = visit()
    for path in ("/about", f"{API}/games", "/tables"):
        way = client.post if path == "/tables" else client.get
        answer = way(f"{path}?x={'a' * LONGEST}")
        assert answer.status_code == 414
        assert f"at most {LONGEST} bytes" in answer.text
        assert answer.headers["content-type"].startswith(
            "application/json" if path.startswith(API) else "text/plain"
        )


def test_long_words_are_escaped_and_not_kept() -> None:
    word = "<" * (press.LONGEST_KEPT + 1)
    assert press.escaped(word) == "&lt;" * len(word)
    assert word not in press.ESCAPED
    assert press.escaped("<b>") == "&lt;b&gt;"
    assert "<b>" in press.ESCAPED


@pytest.mark.parametrize("host", ["a" * 3000, 'x"><b>', "evil.test/x", "a b"])
def test_links_begin_with_no_host_that_is_none(
    visit: Callable[..., httpx.Client], host: str
) -> None:
    client = visit()
    answer = client.post(
        f"{API}/tables", json={"game": "pit", "seats": ["me", "open"]}, headers={"Host": host}
    )
    assert answer.json()["url"].startswith("http://127.0.0.1:")


# Odd addresses


@pytest.mark.parametrize("path", ["/me/", "/about/", "/static", "/api/v1", "/api/v1/games/"])
def test_a_slash_too_many_leads_nowhere_else(visit: Callable[..., httpx.Client], path: str) -> None:
    answer = visit().get(path, headers={"Host": "evil.test"})
    assert answer.status_code == 404
    assert "location" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/v2/tables", "/api/v1", "/api/v1x", "/api/v1/nothing"]
)
def test_whoever_asks_for_anything_below_the_api_is_answered_in_json(
    visit: Callable[..., httpx.Client], path: str
) -> None:
    answer = visit().get(path)
    assert answer.status_code == 404
    assert "openapi.json" in answer.json()["error"]
