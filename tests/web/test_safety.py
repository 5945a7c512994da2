"""Safety: what every answer carries, what is turned away, and what nobody else gets to see."""

from __future__ import annotations

import re
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
import pytest

from groundlings.web.files import static_url
from groundlings.web.safety import HEADERS
from own_loop import in_own_loop
from web.markup import Markup, faults
from web.open_house import WAIT_SECONDS, open_house
from web.programs import API, Program, messages, opened, seated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from web.open_house import OpenHouse

NASTY = "<script>alert(1)</script>\"'><img src=x onerror=alert(2)>&amp;{{7*7}}"
SPLIT = "Anna\r\nSet-Cookie: a=b\r\n\r\ndata: x\n\nid: 99\u2028\u2029\x85\x00\x1b[31m\u202eevil"


def raw(house: OpenHouse, request: bytes) -> bytes:
    """Bytes over a socket, as no decent client would send them; the answer up to its end."""
    there = urlsplit(house.url)
    with socket.create_connection(
        (str(there.hostname), int(there.port or 0)), WAIT_SECONDS
    ) as line:
        line.sendall(request)
        found = b""
        while part := line.recv(65536):
            found += part
        return found


def link_of(client: httpx.Client, path: str, kind: str) -> str:
    """The first link of a kind that a page shows in a field."""
    fields = Markup(client.get(path).text).all("input")
    return next(one["value"] for one in fields if f"/{kind}/" in one.get("value", ""))


def test_every_answer_carries_every_header(client: httpx.Client) -> None:
    """Pages, files, the API, streams, redirections and refusals alike."""
    table = opened(client, "pit", ["me", "me"])["id"]
    asked: list[tuple[str, str]] = [
        ("GET", "/"), ("GET", "/me"), ("GET", f"/t/{table}"), ("GET", "/nothing"),
        ("GET", "/static/site.css"), ("GET", "/static/page.js"), ("GET", "/static/nothing"),
        ("GET", "/healthz"), ("GET", "/readyz"), ("GET", "/metrics"), ("GET", "/?lang=fr"),
        ("GET", f"{API}/openapi.json"), ("GET", f"{API}/tables/{table}"), ("GET", f"{API}/x"),
        ("POST", f"{API}/tables"), ("POST", "/tables"), ("POST", f"/t/{table}/choices"),
        ("PUT", "/me"), ("DELETE", f"{API}/tables"), ("HEAD", "/"), ("OPTIONS", "/"),
        ("GET", f"/t/{table}/stream"), ("GET", f"{API}/tables/{table}/events"),
    ]  # fmt: skip
    for way, path in asked:
        with client.stream(way, path) as answer:
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, (way, path, name)
            assert answer.headers["cache-control"], path
            assert "server" not in answer.headers
            assert answer.headers.get("access-control-allow-origin") is None


def test_the_policy_permits_nothing_within_the_page() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


def test_what_is_private_is_not_kept_and_what_never_changes_is(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.headers["cache-control"] == "no-store"
    sheet = next(one["href"] for one in Markup(page.text).all("link") if "css" in one["href"])
    assert "immutable" in client.get(sheet).headers["cache-control"]
    for address in ("/static/site.css", "/static/000000000000/site.css"):
        assert client.get(address).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path, scheme: str) -> None:
    """HttpOnly, SameSite, and behind TLS also Secure."""
    from groundlings.stage.pace import Pace  # noqa: PLC0415
    from groundlings.stage.playhouse import Playhouse  # noqa: PLC0415
    from groundlings.stage.workers import Workers  # noqa: PLC0415 - a house without a socket
    from groundlings.store.store import Store  # noqa: PLC0415
    from groundlings.web.app import application  # noqa: PLC0415
    from groundlings.web.site import Site  # noqa: PLC0415

    store = Store(f"sqlite:///{tmp_path / 'house.db'}", is_server=True)
    app = application(Site(Playhouse(store, Workers(1), Pace(bot=0, beat=0, passing=0))))

    async def visit() -> None:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://globe.test") as c:
            answer = await c.post("/me", data={"name": "Anna"})
            assert answer.status_code == 303
            cookies = answer.headers.get_list("set-cookie")
            assert len(cookies) == 1
            for flag in ("HttpOnly", "SameSite=lax", "Path=/"):
                assert flag in cookies[0]
            assert ("Secure" in cookies[0]) == (scheme == "https")
            assert ("strict-transport-security" in answer.headers) == (scheme == "https")

    try:
        in_own_loop(visit())
    finally:
        store.close()


FOREIGN = [
    {"Origin": "http://evil.test"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://127.0.0.1:1"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://evil.test", "Sec-Fetch-Site": "same-origin"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_post_from_another_site_is_turned_away(
    client: httpx.Client, house: OpenHouse, headers: dict[str, str]
) -> None:
    """On every address that takes posts from pages; nothing has happened there."""
    before = sum(house.store.counts().values())
    for path in ("/tables", "/me", "/me/forget", "/t/222222222222/choices", "/home/x", "/join/x"):
        answer = client.post(path, data={"quick": "pit", "name": "Eve"}, headers=headers)
        assert answer.status_code == 403, path
        assert "set-cookie" not in answer.headers
    assert sum(house.store.counts().values()) == before


def test_a_post_from_our_own_pages_is_let_in(client: httpx.Client, house: OpenHouse) -> None:
    for headers in (
        {"Origin": house.url},
        {"Origin": house.url, "Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "same-origin"},
        {"Sec-Fetch-Site": "none"},
        {},
    ):
        assert client.post("/me", data={"name": "Anna"}, headers=headers).status_code == 303


def test_an_origin_that_is_no_address_is_turned_away(visit: Callable[..., httpx.Client]) -> None:
    answer = visit().post("/me", data={"name": "Eve"}, headers={"Origin": "http://["})
    assert answer.status_code == 403


@pytest.mark.parametrize("path", ["/me", "/tables", f"{API}/tables"])
def test_a_post_that_says_it_is_too_large_is_not_read(client: httpx.Client, path: str) -> None:
    answer = client.post(path, content=b"a" * 65_537)
    assert answer.status_code == 413
    assert "65536" in answer.text


def lumps() -> Iterator[bytes]:
    """More than fits, without saying so before."""
    for _ in range(70):
        yield b"a" * 1024


@pytest.mark.parametrize(
    "path",
    [
        "/me",
        pytest.param(
            f"{API}/tables",
        ),
    ],
)
def test_a_post_that_grows_too_large_is_cut_off(
    visit: Callable[..., httpx.Client], path: str
) -> None:
    headers = {"Content-Type": "application/json"}
    assert visit().post(path, content=lumps(), headers=headers).status_code == 413


def test_an_unannounced_post_that_is_not_too_large_is_read(client: httpx.Client) -> None:
    assert client.post("/me", content=iter([b"name=", b"Anna"])).status_code == 303


def test_too_many_posts_are_asked_to_wait(tmp_path: Path) -> None:
    """429 with Retry-After; looking is still permitted."""
    with open_house(f"sqlite:///{tmp_path / 'house.db'}", rate=5) as house:
        client = house.client()
        answers = [client.post("/me/forget") for _ in range(40)]
        assert [answer.status_code for answer in answers[:10]] == [303] * 10
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in late)
        for name in HEADERS:
            assert name in late[0].headers
        while (told := client.post(f"{API}/tables", json={})).status_code != 429:
            pass
        assert set(told.json()) == {"error"}
        assert client.get("/").status_code == 200


TRAVERSALS = [
    "/static/../app.py",
    "/static/..%2fapp.py",
    "/static/%2e%2e/app.py",
    "/static/%2e%2e%2fapp.py",
    "/static/..%5capp.py",
    "/static//etc/passwd",
    "/static/%2fetc%2fpasswd",
    "/static/..",
    "/static/.",
    "/static/",
    "/static/%00",
    "/static/site.css%00",
    "/static/..%252fapp.py",
    "/static/../../../../../../etc/passwd",
]


@pytest.mark.parametrize("path", TRAVERSALS)
def test_files_are_served_from_their_folder_only(house: OpenHouse, path: str) -> None:
    """Sent as it stands: a client would tidy the address up."""
    answer = raw(house, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
    status = int(answer.split()[1])
    assert status in {307, 404}, answer[:200]
    assert b"def application" not in answer
    assert b"root:" not in answer


def test_a_file_with_an_endless_name_is_not_there(visit: Callable[..., httpx.Client]) -> None:
    assert visit().get("/static/" + "a" * 300).status_code == 404


def test_who_has_a_file_already_is_told_so(visit: Callable[..., httpx.Client]) -> None:
    """And a file that has an address has no other, however deep one looks."""
    client = visit()
    for address in (static_url("rules.css"), "/static/rules.css", "/static/0/rules.css"):
        first = client.get(address)
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        again = client.get(address, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == first.headers["cache-control"]
        assert client.get(address, headers={"If-None-Match": '"another"'}).content == first.content
    assert client.get("/static/0/0/rules.css").status_code == 404
    assert client.get(static_url("morph.js")).headers["content-type"].startswith("text/javascript")


def test_an_endless_host_name_breaks_no_page(visit: Callable[..., httpx.Client]) -> None:
    client = visit()
    client.post("/me", data={"name": "Anna"})
    assert client.get("/me", headers={"Host": "a" * 3000}).status_code < 500


def test_even_a_fault_of_ours_carries_the_headers(
    visit: Callable[..., httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is told without its insides."""
    monkeypatch.setattr("groundlings.web.lobby.form", lambda *_: 1 / 0)
    answer = visit().get("/new")
    assert answer.status_code == 500
    assert "Traceback" not in answer.text
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value


def test_a_fault_of_ours_is_told_to_programs_as_json(
    visit: Callable[..., httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(visit(), "pit", ["me", "me"])["id"]
    monkeypatch.setattr("groundlings.web.api.body", lambda *_: 1 / 0)
    answer = visit().get(f"{API}/tables/{table}")
    assert answer.status_code == 500
    assert set(answer.json()) == {"error"}


# Names


def test_a_name_is_text_wherever_it_stands(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Players and tables called like a script: pages, lists, streams and logs show them as text."""
    host, guest = visit(), visit()
    host.post("/me", data={"name": NASTY})
    form = {"game": "pit", "seat": ["me", "open"], "seat_name": [NASTY, ""], "watch": "listed"}
    table = host.post("/tables", data={**form, "name": NASTY}).headers["location"]
    path = link_of(host, table, "join").removeprefix(house.url)
    home = link_of(host, "/me", "home").removeprefix(house.url)
    pages = [host.get("/"), guest.get("/"), guest.get(path), visit().get(home), host.get("/me")]
    guest.post(path, data={"name": NASTY})
    for client in (host, guest):
        page = Markup(client.get(table).text)
        choices = page.form(f"{table}/choices")
        client.post(choices.action, data={**choices.sends(), "choice": choices.buttons[0][1]})
    for client in (host, guest, visit()):
        ways = ("", "/log", "/proof", "?at=1", "?at=2", "/all")
        pages += [client.get(table + way) for way in ways]
    pages += [host.get("/")]
    for answer in pages:
        assert answer.status_code == 200
        assert "<script>alert" not in answer.text
        assert "<img" not in answer.text
        assert not re.search(r">49(?![0-9a-f])", answer.text)  # a commitment may begin so
        found = [one for one in faults(answer.text, house.url) if not one.startswith("leftover")]
        assert found == []
    with guest.stream("GET", f"{table}/stream", headers={"Accept-Encoding": "identity"}) as stream:
        _, text = next(messages(stream.iter_lines()))
        assert "<script>alert" not in text
        assert "&lt;script&gt;" in text


def test_a_name_has_one_line_and_splits_nothing(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Neither headers nor events: a line break within a name is a space."""
    host, guest = visit(), visit()
    answer = host.post("/me", data={"name": SPLIT})
    assert "a" not in answer.cookies
    table = host.post(
        "/tables", data={"game": "pit", "seat": ["me", "open"], "name": SPLIT}
    ).headers["location"]
    guest.post(link_of(host, table, "join").removeprefix(house.url), data={"name": SPLIT})
    live = house.live(table.removeprefix("/t/"))
    for name in (live.table.name, live.seats[0].name, live.seats[1].name):
        assert name.isprintable()
        assert len(name) <= 40
    with guest.stream("GET", f"{table}/stream", headers={"Accept-Encoding": "identity"}) as stream:
        lines = stream.iter_lines()
        number, text = next(messages(lines))
    assert number == live.rev == 0
    assert text.count("<main") == text.count("</main>") == 1


def test_names_in_json_are_only_text(client: httpx.Client) -> None:
    table = opened(client, "pit", ["me", "open"], name=NASTY + SPLIT)
    joined = client.post(
        f"{API}/join", json={"invite": table["seats"][1]["invite"], "name": SPLIT + NASTY}
    )
    assert joined.status_code == 201
    answer = client.get(f"{API}/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"
    number, body = next(Program(client, table["id"]).events())
    assert number == body["rev"]


# Secrets


def test_nobody_gets_the_keys_of_others(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """Invitations for the host, the home link for its owner, tokens for nobody any more."""
    host, guest, stranger = visit(), visit(), visit()
    form: dict[str, Any] = {"game": "pit", "seat": ["me", "open", "open"], "your_name": "Anna"}
    table = host.post("/tables", data=form).headers["location"]
    key = table.removeprefix("/t/")
    links = [
        one["value"].rpartition("/")[2]
        for one in Markup(host.get(table).text).all("input")
        if "/join/" in one.get("value", "")
    ]
    assert len(links) == 2
    guest.post(f"/join/{links[0]}", data={"name": "Bob"})
    homes = [link_of(client, "/me", "home").rpartition("/")[2] for client in (host, guest)]
    live = house.live(key)
    pledge = live.table.pledge(live.seats)
    dice = [f"{pledge.secret:032x}", pledge.salt.hex(), f"{pledge.seed:032x}"]
    people = [seat.person for seat in live.seats if seat.person]
    for client, own in ((guest, homes[1]), (stranger, "")):
        texts = [
            client.get(f"{table}{way}").text for way in ("", "/log", "/proof", "?at=0", "/all")
        ]
        texts += [client.get(path).text for path in ("/", "/me", "/games/mine")]
        texts += [client.get(f"{API}/tables/{key}").text, client.get("/metrics").text]
        for secret in [*links, *homes, *dice, *people]:
            if secret != own:
                assert not any(secret in text for text in texts), secret
    for secret in [*homes, *dice, *people]:
        assert secret not in host.get(table).text


def test_the_store_keeps_hashes_of_keys_and_tokens_only(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    client = visit()
    client.post("/me", data={"name": "Anna"})
    token = seated(client, "pit", ["me", "me"])[0].token
    file = str(house.store.engine.url.database)
    house.store.writer.write(lambda _: None).result()
    kept = b""
    for end in ("", "-wal"):
        try:
            with open(file + end, "rb") as stored:  # noqa: PTH123 - also where there is none
                kept += stored.read()
        except FileNotFoundError:
            continue
    assert b"Anna" in kept
    assert str(token).encode() not in kept
    assert client.cookies["groundlings"].encode() not in kept


def test_a_cookie_that_is_no_key_is_nobody(visit: Callable[..., httpx.Client]) -> None:
    for value in ("x", "2" * 26, "' OR 1=1 --", "2" * 5000):
        client = visit(cookies={"groundlings": value})
        answer = client.get("/me")
        assert answer.status_code == 200
        assert "/home/" not in answer.text


def test_a_table_speaks_a_language_of_ours(visit: Callable[..., httpx.Client]) -> None:
    """Who opens a table cannot write whatever they like into everybody's lobby."""
    sent = {"game": "pit", "seat": ["me", "open"], "watch": "listed", "language": "spam " * 50}
    answer = visit().post("/tables", data=sent)
    assert answer.status_code == 422 or "spam spam" not in visit().get("/").text


def test_the_languages_of_a_refused_post_lead_to_a_page(client: httpx.Client) -> None:
    form = {"game": "pit", "seat": ["me", "screen"]}
    table = client.post("/tables", data=form).headers["location"]
    refused = client.post(f"{table}/choices", data={"rev": "9", "choice": "bid:0", "as": "0"})
    links = [one["href"] for one in Markup(refused.text).all("a") if "lang=" in one["href"]]
    assert links
    assert client.get(links[1], follow_redirects=True).status_code == 200


def test_nothing_can_be_smuggled_into_a_redirection(client: httpx.Client) -> None:
    """The language link leads back to this house, whatever the address looks like."""
    for path in ("//evil.test/?lang=fr", "/%2f%2fevil.test?lang=fr", "/\\evil.test?lang=fr"):
        answer = client.get(str(client.base_url).rstrip("/") + path)
        there = answer.headers.get("location", "/")
        assert not re.match(r"(https?:)?//(?!127)", there), there


def test_an_identity_cannot_be_forced_by_a_look(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """A home link in a picture on another site makes nobody somebody else."""
    owner, victim = visit(), visit()
    owner.post("/me", data={"name": "Eve"})
    path = link_of(owner, "/me", "home").removeprefix(house.url)
    victim.post("/me", data={"name": "Anna"})
    before = victim.cookies["groundlings"]
    victim.get(path)
    victim.post(path, headers={"Origin": "http://evil.test"})
    assert victim.cookies["groundlings"] == before
