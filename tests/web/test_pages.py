"""The pages: each renders in every language, holds together, and works without any script."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import groundlings
from golden.story import records
from groundlings.kernel.record import title
from groundlings.stage.archive import imported
from groundlings.web.board.choosing import grouped
from groundlings.web.board.sight import Button
from groundlings.words import languages
from sampling import SOAK
from web.by_form import opened
from web.markup import Markup, faults
from web.programs import messages

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse

GOLDEN = {record.stem: record for record in records()}
MOST_POSTS = 400
MINUS = "\u2212"


def finished(house: OpenHouse, stem: str = "pit-3") -> str:
    """A golden game that has been played here."""
    text = GOLDEN[stem].read_text(encoding="utf-8")
    table, _ = imported(house.store, groundlings.game(title(text).game), text)
    return f"/t/{table.id}"


def asked_as(client: httpx.Client, table: str) -> tuple[Markup, str]:
    """The page of a shared screen with the curtain raised for whoever must choose."""
    page = Markup(client.get(table).text)
    curtain = next(form for form in page.forms if form.action == table and form.method == "get")
    look = dict(curtain.fields)["look"]
    return Markup(client.get(f"{table}?look={look}").text), look.partition("-")[0]


def test_every_page_of_the_house_renders_in_every_language(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Status 200, no placeholder, no leftover, well-formed, nothing from elsewhere."""
    host = visit()
    host.post("/me", data={"name": "Anna"})
    gathering = opened(host, seat=["me", "open"], watch="listed")
    playing = opened(host, seat=["me", "screen", "screen"])
    over = finished(house)
    invitation = Markup(host.get(gathering).text)
    link = next(one["value"] for one in invitation.all("input") if "/join/" in one.get("value", ""))
    home = next(
        one["value"]
        for one in Markup(host.get("/me").text).all("input")
        if "/home/" in one.get("value", "")
    )
    pages = ["/", "/new", "/new?game=shakespeare", "/new?game=pit", "/games/mine", "/about", "/me"]
    pages += [gathering, playing, f"{playing}?look=0-0", f"{playing}?look=1-0", f"{playing}?at=0"]
    pages += [f"{gathering}/log", f"{playing}/log", f"{playing}/proof", f"{gathering}/proof"]
    pages += [
        over,
        f"{over}/result",
        f"{over}/proof",
        f"{over}/log",
        f"{over}?at=0",
        f"{over}?at=7&as=1",
    ]
    pages += [f"{over}/all", f"{playing}/all", f"{playing}/all?look=0-0", f"{gathering}/all"]
    for client in (host, visit()):
        if client is not host:
            pages += [link.removeprefix(house.url), home.removeprefix(house.url)]
        for language in languages():
            client.get(f"/?lang={language}")
            for path in pages:
                answer = client.get(path)
                assert answer.status_code == 200, path
                assert f'<html lang="{language}"' in answer.text
                assert faults(answer.text, house.url) == [], (path, language)


def test_every_form_goes_somewhere_that_exists(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Posted without any field it may be refused, but the address takes posts."""
    host = visit()
    host.post("/me", data={"name": "Anna"})
    tables = [
        opened(host, seat=["me", "open"]),
        opened(host, seat=["me", "screen"]),
        finished(house),
    ]
    pages = ["/", "/new", "/me", *tables, f"{tables[1]}?look=0-0", f"{tables[2]}/result"]
    seen = set()
    for path in pages:
        for form in Markup(host.get(path).text).forms:
            assert form.method in {"get", "post", "dialog"}
            if form.method == "dialog":
                continue  # it goes nowhere: it closes the dialog that it stands in
            seen.add(form.action)
            if form.method == "get":
                assert host.get(form.action).status_code == 200
            else:
                answer = visit().post(form.action)
                assert answer.status_code in {303, 403, 409, 422}, form.action
    assert len(seen) >= 8


def test_every_link_leads_to_a_page(client: httpx.Client, house: OpenHouse) -> None:
    """All links of the main pages, followed once."""
    client.post("/me", data={"name": "Anna"})
    playing = opened(client, seat=["me", "screen"])
    over = finished(house)
    links = {
        one["href"]
        for path in (
            "/",
            "/me",
            "/about",
            playing,
            over,
            f"{over}/result",
            f"{over}?at=3",
            f"{over}/log",
        )
        for one in Markup(client.get(path).text).all("a")
    }
    for link in sorted(links):
        if not link.startswith("#"):
            assert client.get(link, follow_redirects=True).status_code == 200, link


@pytest.mark.parametrize("button", ["quick", "solo"])
def test_a_game_starts_with_one_click(client: httpx.Client, button: str) -> None:
    """A plain post, 303, and the table is there with somebody asked or waited for."""
    answer = client.post("/tables", data={button: "shakespeare"})
    assert answer.status_code == 303
    page = client.get(answer.headers["location"])
    assert page.status_code == 200
    assert page.text.count('<li id="seat-') == (3 if button == "quick" else 1)
    assert Markup(client.get("/").text).text.count("Shakespeare") > 1


def test_the_form_sends_what_it_shows_and_opens_a_table(client: httpx.Client) -> None:
    """Every choice of every select, one after the other, posted as a browser would."""
    page = Markup(client.get("/new?game=pit").text)
    form = page.form("/tables")
    names = [name for name, _ in form.fields]
    assert {"game", "seat", "seat_name", "watch", "language"} <= set(names)
    offers = {
        "watch": ["link", "listed", "none"],
        "language": list(languages()),
        "variant.length": ["short", "long"],
        "variant.tricks": ["true"],
        "end_turn": ["1"],
        "name": ["A name"],
    }
    for name, values in offers.items():
        for value in values:
            sent = form.sends()
            sent[name] = [value]
            answer = client.post("/tables", data=sent)
            assert answer.status_code == 303, (name, value)


@pytest.mark.parametrize("kind", ["me", "open", "screen", "bot:random", "bot:greedy"])
def test_every_kind_of_seat_can_be_had(client: httpx.Client, kind: str, house: OpenHouse) -> None:
    table = opened(client, seat=["me", kind, "none"], seat_name=["Anna", "Bob", ""])
    live = house.live(table.removeprefix("/t/"))
    assert len(live.seats) == 2
    assert live.seats[0].name == "Anna"
    assert live.status == ("gathering" if kind == "open" else "playing")


def test_a_box_that_is_not_ticked_means_no(client: httpx.Client, house: OpenHouse) -> None:
    table = opened(client, seat=["me", "screen"])
    assert house.live(table.removeprefix("/t/")).table.variants["tricks"] is False
    table = opened(client, seat=["me", "screen"], **{"variant.tricks": "true"})
    assert house.live(table.removeprefix("/t/")).table.variants["tricks"] is True


def test_the_language_is_the_readers_own(visit: Callable[..., httpx.Client]) -> None:
    """By the browser's wish at first, then as chosen, and it goes along with the person."""
    wishing = visit(headers={"Accept-Language": "de, hu-HU;q=0.8, en;q=0.5"})
    assert '<html lang="hu"' in wishing.get("/").text
    answer = wishing.get("/about?lang=fr&x=1")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/about?x=1"
    assert '<html lang="fr"' in wishing.get("/").text
    assert '<html lang="fr"' in wishing.get("/?lang=tlh").text
    wishing.post("/me", data={"name": "Anna", "lang": "hu"})
    wishing.cookies.delete("groundlings_language")
    assert '<html lang="hu"' in wishing.get("/").text


def play_by_form(client: httpx.Client, table: str) -> None:
    """A whole game on a shared screen, with plain forms only."""
    for _ in range(MOST_POSTS):
        text = client.get(table).text
        if 'class="table finished"' in text:
            return
        page, seat = asked_as(client, table)
        form = page.form(f"{table}/choices")
        name, value = form.buttons[0]
        answer = client.post(form.action, data={**form.sends(), name: value})
        assert answer.status_code == 303
        there = answer.headers["location"]
        assert there.startswith((f"{table}?as={seat}", f"{table}?look={seat}-"))
    pytest.fail("the game does not end")


def test_a_game_is_played_to_its_end_by_plain_forms(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Then there are result, record, proof, the list of finished games and the rematch."""
    client, stranger = visit(), visit()
    table = opened(client, seat=["me", "screen"], seat_name=["Anna", "Bob"])
    running = stranger.get(f"{table}/proof").text
    pledge = house.live(table.removeprefix("/t/")).table.pledge([])
    assert pledge.commitment in running
    for secret in (f"{pledge.secret:032x}", pledge.salt.hex()):
        assert secret not in running
    for way in ("result", "record"):
        assert client.get(f"{table}/{way}").status_code == 409
    assert client.post(f"{table}/rematch").status_code == 409
    play_by_form(client, table)
    ending = house.store.ending(table.removeprefix("/t/"))
    assert ending is not None
    record = stranger.get(f"{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    game = groundlings.game("pit")
    assert list(game.scores(game.replay(record.text))) == ending.scores
    proof = stranger.get(f"{table}/proof").text
    for secret in (f"{pledge.secret:032x}", pledge.salt.hex()):
        assert secret in proof
    for path in ("/", "/games/mine"):
        assert f"{table}/result" in client.get(path).text
        assert f"{table}/result" not in stranger.get(path).text
    assert f"{table}/rematch" not in stranger.get(f"{table}/result").text
    assert stranger.post(f"{table}/rematch").status_code == 403
    form = Markup(client.get(f"{table}/result").text).form(f"{table}/rematch")
    first = client.post(form.action, data=form.sends())
    again = client.post(form.action, data=form.sends())
    assert first.status_code == again.status_code == 303
    assert first.headers["location"] == again.headers["location"] != table
    assert "Bob" in client.get(first.headers["location"]).text


@pytest.mark.parametrize("stem", ["pit-3", "shakespeare-4", "shakespeare-1"])
def test_the_numbers_of_the_result_are_those_of_the_ending(
    client: httpx.Client, house: OpenHouse, stem: str
) -> None:
    """Bars, table and totals say the same."""
    table = finished(house, stem)
    ending = house.store.ending(table.removeprefix("/t/"))
    assert ending is not None
    text = client.get(f"{table}/result").text
    totals = re.findall(r'<text class="sum"[^>]*>([\u22120-9]+)</text>', text)
    assert [int(n.replace(MINUS, "-")) for n in totals] == ending.scores
    total = text.partition('<tr class="total">')[2].partition("</tr>")[0]
    foot = re.findall(r"<td[^>]*>([\u22120-9]+)</td>", total)
    assert [int(n.replace(MINUS, "-")) for n in foot] == ending.scores
    sums = [0] * len(ending.scores)
    for line in re.findall(r'<th scope="row"><svg class="swatch".*?</tr>', text, re.DOTALL):
        cells = re.findall(r"<td[^>]*>([\u22120-9·]+)</td>", line)
        for seat, cell in enumerate(cells):
            sums[seat] += 0 if cell == "·" else int(cell.replace(MINUS, "-"))
    assert sums == ending.scores
    bars = re.findall(r"<title>([^<]*): [^<]* (-?[0-9]+)</title></rect>", text)
    assert sum(int(n) for _, n in bars) == sum(ending.scores)


@pytest.mark.parametrize("stem", ["pit-3", "shakespeare-2", "othello-2"])
def test_a_table_where_the_game_is_over_says_who_has_won(
    client: httpx.Client, house: OpenHouse, stem: str
) -> None:
    table = finished(house, stem)
    live = house.live(table.removeprefix("/t/"))
    assert live.state is not None
    winners = [f"Player {seat + 1}" for seat in live.game.winners(live.state)]
    wins = "wins" if len(winners) == 1 else "win"
    sentence = f"The game is over: {', '.join(winners)} {wins}."
    assert sentence in Markup(client.get(table).text).text


@pytest.mark.parametrize("stem", ["pit-3", "shakespeare-1"])
def test_every_moment_of_a_finished_game_can_be_looked_at(
    client: httpx.Client, house: OpenHouse, stem: str
) -> None:
    table = finished(house, stem)
    rows = house.live(table.removeprefix("/t/")).rev
    for at in {*range(0, rows, 1 if SOAK else 4), rows}:
        text = client.get(f"{table}?at={at}").text
        assert f'max="{rows}" value="{at}"' in text
        assert faults(text, house.url) == []
        assert 'class="choices"' not in text
    assert f'value="{rows}"' in client.get(f"{table}?at={rows + 5}").text
    for wrong in ("x", "-1", "1.5", "9" * 40, "²"):
        assert client.get(f"{table}?at={wrong}").status_code == 200


def test_a_table_that_no_longer_replays_is_frozen_with_a_sentence(
    client: httpx.Client, house: OpenHouse
) -> None:
    table = opened(client, seat=["me", "screen"])
    key = table.removeprefix("/t/")
    house.store.change_table(key, rules=99).result()
    house.house.playhouse.tables.pop(key)
    for path in (table, f"{table}?at=0", f"{table}/log", f"{table}/proof", f"{table}/all", "/"):
        page = client.get(path)
        assert page.status_code == 200
        assert faults(page.text, house.url) == []
    assert 'class="table frozen"' in client.get(table).text
    assert "rules 99" in client.get(table).text
    late = client.post(f"{table}/choices", data={"rev": "0", "choice": "bid:0", "as": "0"})
    assert late.status_code == 409
    told = client.get(f"/api/v1/tables/{key}").json()
    assert told["status"] == "frozen"
    assert told["asked"] == told["options"] == []


def test_unknown_addresses_are_told_in_one_sentence(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    for language in languages():
        client = visit(headers={"Accept-Language": language})
        for path in (
            "/nothing",
            "/t/222222222222",
            "/t/x/log",
            "/static/nothing.css",
            "/t/%00",
            "/api/v2",
        ):
            answer = client.get(path)
            assert answer.status_code == 404, path
            if "html" in answer.headers["content-type"]:
                assert faults(answer.text, house.url) == []
                assert f'<html lang="{language}"' in answer.text
        answer = client.get("/tables")
        assert answer.status_code == 405
        assert faults(answer.text, house.url) == []


def test_who_waits_without_a_script_sees_the_table_again_by_itself(
    visit: Callable[..., httpx.Client],
) -> None:
    """A refresh in a noscript; not while one is asked, for that would take one's choice away."""
    host, stranger = visit(), visit()
    table = opened(host, seat=["me", "screen"])
    refresh = '<noscript><meta http-equiv="refresh"'
    assert refresh in stranger.get(table).text
    assert refresh not in host.get(f"{table}?look=0-0").text
    waiting = opened(host, seat=["me", "open"])
    assert refresh in host.get(waiting).text


def test_a_wrong_post_shows_the_table_with_a_sentence(
    client: httpx.Client, house: OpenHouse
) -> None:
    """409 and 422 in the page; a fragment for the script."""
    table = opened(client, seat=["me", "screen"])
    for sent, status in [
        ({"rev": "5", "choice": "bid:0"}, 409),
        ({"rev": "0", "choice": "fly:moon"}, 422),
        ({"rev": "x", "choice": "bid:0"}, 422),
        ({"rev": "", "choice": "bid:0"}, 422),
        ({"choice": "bid:0"}, 422),
        ({"rev": "0"}, 422),
    ]:
        for headers in ({}, {"X-Groundlings": "1"}):
            answer = client.post(f"{table}/choices", data={**sent, "as": "0"}, headers=headers)
            assert answer.status_code == status
            assert 'role="alert"' in answer.text
            if headers:
                assert answer.text.lstrip().startswith('<main id="table"')
            else:
                assert faults(answer.text, house.url) == []
    assert house.live(table.removeprefix("/t/")).rev == 0
    foreign = client.post(f"{table}/choices", data={"rev": "0", "choice": "bid:0", "as": "7"})
    assert foreign.status_code == 403


def test_the_stream_of_a_page_brings_whole_tables(visit: Callable[..., httpx.Client]) -> None:
    """The first is the table as it stands, packed or not; the next comes with the next choice."""
    client, ear = visit(), visit()
    table = opened(client, seat=["me", "screen"])
    ear.cookies.update(client.cookies)
    for packing in ("identity", "gzip"):
        headers = {"Accept-Encoding": packing}
        with ear.stream("GET", f"{table}/stream?look=0-0", headers=headers) as answer:
            assert answer.headers.get("content-encoding", "identity") == packing
            coming = messages(answer.iter_lines())
            number, text = next(coming)
            assert text.startswith('<main id="table"')
            assert text.rstrip().endswith("</main>")
            assert f'data-rev="{number}"' in text
            page, seat = asked_as(client, table)
            form = page.form(f"{table}/choices")
            client.post(
                form.action, data={**form.sends(), "choice": form.buttons[0][1], "as": seat}
            )
            later, text = next(coming)
            assert later == number + 1
            assert f'data-rev="{later}"' in text


def test_choices_come_by_verb_and_cards_in_the_order_of_the_play() -> None:
    texts = ["exit", "place:II.11", "place:II.12", "place:II.5", "play", "place:seize", "at:1"]
    groups = grouped({text: Button(text, text, "", text) for text in texts})
    assert [(group.verb, [c.value for c in group.buttons]) for group in groups] == [
        ("", ["exit", "play"]),
        ("place", ["place:II.5", "place:II.11", "place:II.12", "place:seize"]),
        ("at", ["at:1"]),
    ]
