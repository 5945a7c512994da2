"""What programs do wrong: each gets one sentence, and nothing has happened."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from web.programs import API, Program, chance, opened, seated

if TYPE_CHECKING:
    import httpx

    from web.open_house import OpenHouse

PERMITTED = {200, 400, 403, 409, 413, 415, 422}


@pytest.fixture(scope="module")
def pair(house: OpenHouse) -> list[Program]:
    """Two programs at a table where seat 0 has answered and seat 1 has not."""
    programs = seated(house.client(), "pit", ["me", "me"])
    assert programs[0].choose(0, programs[0].look()["options"][0]).status_code == 200
    return programs


def is_one_sentence(answer: httpx.Response) -> bool:
    """Whether the error is told in one line without anything of our insides."""
    error = answer.json()["error"]
    return (
        isinstance(error, str)
        and bool(error.strip())
        and "\n" not in error
        and not error.rstrip(".").count(". ")
        and "Traceback" not in answer.text
        and "File " not in answer.text
    )


MALFORMED = {
    "not JSON": b"rev=1&choice=bid:0",
    "half of it": b'{"rev": 1, "choice": ',
    "nothing": b"",
    "null": b"null",
    "a list": b"[]",
    "a string": b'"bid:0"',
    "a number": b"1",
    "no rev": b'{"choice": "bid:0"}',
    "no choice": b'{"rev": 1}',
    "an unknown field": b'{"rev": 1, "choice": "bid:0", "seat": 1}',
    "rev as text": b'{"rev": "1", "choice": "bid:0"}',
    "rev as true": b'{"rev": true, "choice": "bid:0"}',
    "rev as a fraction": b'{"rev": 1.0, "choice": "bid:0"}',
    "rev as null": b'{"rev": null, "choice": "bid:0"}',
    "rev beyond all numbers": b'{"rev": 1e999, "choice": "bid:0"}',
    "rev as NaN": b'{"rev": NaN, "choice": "bid:0"}',
    "rev as a list": b'{"rev": [1], "choice": "bid:0"}',
    "choice as number": b'{"rev": 1, "choice": 0}',
    "choice as object": b'{"rev": 1, "choice": {"bid": 0}}',
    "choice as null": b'{"rev": 1, "choice": null}',
    "choice as numbers": b'{"rev": 1, "choice": [0]}',
    "a NUL in the text": b'{"rev": 1, "choice": "bid:0\x00"}',
    "UTF-16": '{"rev": 1, "choice": "bid:0", "x": 1}'.encode("utf-16"),
}


@pytest.mark.parametrize("content", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_post_is_told_in_one_sentence(pair: list[Program], content: bytes) -> None:
    before = [program.look() for program in pair]
    answer = pair[1].post(content)
    assert answer.status_code == 422
    assert set(answer.json()) == {"error"}
    assert is_one_sentence(answer)
    assert [program.look() for program in pair] == before


ILLEGAL = {
    "a choice of nobody": '{"rev": 1, "choice": "fly:moon"}',
    "no choice at all": '{"rev": 1, "choice": []}',
    "an empty one": '{"rev": 1, "choice": ""}',
    "a legal one and another": '{"rev": 1, "choice": ["bid:0", "bid:0"]}',
    "a NUL, escaped": '{"rev": 1, "choice": "bid:0\\u0000"}',
    "half a letter": '{"rev": 1, "choice": "\\ud800"}',
    "an undo": '{"rev": 1, "choice": "undo 1"}',
    "capitals": '{"rev": 1, "choice": "BID:0"}',
    "a space": '{"rev": 1, "choice": " bid:0"}',
    "a line more": '{"rev": 1, "choice": "bid:0\\n1 bid:1"}',
    "forty at once": json.dumps({"rev": 1, "choice": ["bid:0"] * 40}),
}


@pytest.mark.parametrize("content", ILLEGAL.values(), ids=ILLEGAL)
def test_an_illegal_choice_comes_back_with_the_table(pair: list[Program], content: str) -> None:
    """422, one sentence, and the table as it stands."""
    before = [program.look() for program in pair]
    answer = pair[1].post(content.encode())
    assert answer.status_code == 422
    assert is_one_sentence(answer)
    told = answer.json()
    del told["error"]
    assert told == before[1]
    assert [program.look() for program in pair] == before


def test_an_illegal_choice_is_told_with_all_legal_ones(pair: list[Program]) -> None:
    body = pair[1].look()
    error = pair[1].choose(1, "take:pie").json()["error"]
    for option in body["options"]:
        assert option in error


@pytest.mark.parametrize("rev", [-1, 2, 10**9, 10**30, -(10**30)])
def test_a_choice_for_another_moment_is_stale(pair: list[Program], rev: int) -> None:
    """409 with the fresh body."""
    before = pair[1].look()
    answer = pair[1].choose(rev, before["options"][0])
    assert answer.status_code == 409
    assert is_one_sentence(answer)
    assert answer.json() == {"error": answer.json()["error"], **before}
    assert pair[1].look() == before


def test_a_double_click_counts_once(client: httpx.Client) -> None:
    """The second of two equal posts changes nothing."""
    programs = seated(client, "shakespeare", ["me"])
    body = programs[0].look()
    first = programs[0].choose(body["rev"], body["options"][0])
    second = programs[0].choose(body["rev"], body["options"][0])
    assert first.status_code == 200
    assert second.status_code == 409
    assert second.json()["rev"] == 1
    told = second.json()
    del told["error"]
    assert told == first.json()


def test_only_the_token_of_a_seat_may_choose(client: httpx.Client, pair: list[Program]) -> None:
    """No token, a token of another table, and what is no token at all: 403."""
    before = [program.look() for program in pair]
    stranger = seated(client, "pit", ["me", "me"])[0].token
    option = before[1]["options"][0]
    for token in (None, stranger, "x", "2" * 26, "2" * 25, "é" * 4):
        headers = {} if token is None else {b"Authorization": f"Bearer {token}".encode()}
        for sent in ({"rev": 1, "choice": option}, {"rev": 0, "choice": "fly:moon"}):
            url = f"{API}/tables/{pair[0].table}/choices"
            answer = client.post(url, json=sent, headers=headers)
            assert answer.status_code == 403, token
            assert is_one_sentence(answer)
    basic = {"Authorization": f"Basic {pair[1].token}"}
    assert client.get(pair[1].url, headers=basic).status_code == 403
    assert [program.look() for program in pair] == before


def test_a_seat_that_is_not_asked_cannot_choose(pair: list[Program]) -> None:
    """Seat 0 has answered already: its choice is refused whatever it is."""
    before = [program.look() for program in pair]
    answer = pair[0].choose(1, "bid:0")
    assert answer.status_code in {409, 422}
    assert is_one_sentence(answer)
    assert [program.look() for program in pair] == before


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "x"])
def test_another_content_type_is_no_post(pair: list[Program], kind: str) -> None:
    """A page of another site can send plain text without asking; so that is no choice."""
    before = pair[1].look()
    content = json.dumps({"rev": 1, "choice": before["options"][0]}).encode()
    answer = pair[1].post(content, kind)
    assert answer.status_code in {415, 422}
    assert is_one_sentence(answer)
    assert pair[1].look() == before


HEAVY = {
    "invalid UTF-8": b'{"rev": 1, "choice": "\xff\xfe"}',
    "deeply nested": b"[" * 20_000,
    "deeply nested objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "a number of 5000 digits": b'{"rev": ' + b"9" * 5000 + b', "choice": "bid:0"}',
}


@pytest.mark.parametrize("content", HEAVY.values(), ids=HEAVY)
def test_a_monstrous_post_breaks_nothing(pair: list[Program], content: bytes) -> None:
    before = pair[1].look()
    answer = pair[1].post(content)
    assert answer.status_code in {400, 422}
    assert is_one_sentence(answer)
    assert pair[1].look() == before


def test_a_post_of_more_than_64_kb_is_too_large(pair: list[Program]) -> None:
    before = pair[1].look()
    content = json.dumps({"rev": 1, "choice": "b" * 66_000}).encode()
    answer = pair[1].post(content)
    assert answer.status_code == 413
    assert is_one_sentence(answer)
    assert pair[1].look() == before


@pytest.mark.parametrize(
    "sent",
    [
        {"seats": ["me", "me"]},
        {"game": "pit"},
        {"game": "hamlet", "seats": ["me", "me"]},
        {"game": "pit", "seats": []},
        {"game": "pit", "seats": ["me"]},
        {"game": "pit", "seats": ["me"] * 5},
        {"game": "pit", "seats": ["me"] * 13},
        {"game": "pit", "seats": "me"},
        {"game": "pit", "seats": ["me", "you"]},
        {"game": "pit", "seats": ["me", ""]},
        {"game": "pit", "seats": ["me", "bot:"]},
        {"game": "pit", "seats": ["me", "bot:nobody"]},
        {"game": "pit", "seats": ["me", 1]},
        {"game": "pit", "seats": ["me", "me"], "watch": "all"},
        {"game": "pit", "seats": ["me", "me"], "edition": "0" * 32},
        {"game": "pit", "seats": ["me", "me"], "edition": "a\x00b"},
        {"game": "pit", "seats": ["me", "me"], "edition": "x" * 60_000},
        {"game": "x" * 60_000, "seats": ["me", "me"]},
        {"game": "pit", "seats": ["me", "bot:" + "x" * 60_000]},
        {"game": "pit", "seats": ["me", "me"], "slip": "xyz"},
        {"game": "pit", "seats": ["me", "me"], "slip": "0" * 66},
        {"game": "pit", "seats": ["me", "me"], "secret": 1},
        {"game": "pit", "seats": ["me", "me"], "name": "x" * 201},
        {"game": "pit", "seats": ["me", "me"], "end_turn": 1},
        {"game": "\x00", "seats": ["me", "me"]},
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    client: httpx.Client, house: OpenHouse, sent: dict[str, object]
) -> None:
    before = sum(house.store.counts().values())
    answer = client.post(f"{API}/tables", json=sent)
    assert answer.status_code == 422
    assert set(answer.json()) == {"error"}
    assert is_one_sentence(answer)
    assert len(answer.text) < 400
    assert sum(house.store.counts().values()) == before


def test_half_a_letter_is_no_edition(client: httpx.Client) -> None:
    sent = '{"game": "pit", "seats": ["me", "me"], "edition": "\\ud800"}'
    headers = {"Content-Type": "application/json"}
    answer = client.post(f"{API}/tables", content=sent, headers=headers)
    assert answer.status_code == 422
    assert is_one_sentence(answer)


@pytest.mark.parametrize("way", ["", "/events", "/record"])
def test_an_unknown_table_is_not_found(client: httpx.Client, way: str) -> None:
    for table in ("2" * 12, "..%2F..", "%00", "x" * 1500, "%ff"):
        answer = client.get(f"{API}/tables/{table}{way}")
        assert answer.status_code == 404, table
        assert is_one_sentence(answer)


def test_an_unknown_address_or_method_gets_a_sentence_too(client: httpx.Client) -> None:
    for way, path, status in [
        ("GET", "/nothing", 404),
        ("DELETE", "/tables", 405),
        ("GET", "/tables/", 404),
        ("PUT", "/tables/222222222222/choices", 405),
    ]:
        answer = client.request(way, API + path, follow_redirects=True)
        assert answer.status_code in {status, 405}, path
        assert is_one_sentence(answer)


jsons = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
posts = (
    st.binary(max_size=200)
    | jsons.map(lambda value: json.dumps(value).encode())
    | st.fixed_dictionaries({}, optional={"rev": jsons, "choice": jsons, "x": jsons}).map(
        lambda value: json.dumps(value).encode()
    )
    | st.fixed_dictionaries({"rev": st.integers(), "choice": st.text()}).map(
        lambda value: json.dumps(value).encode()
    )
)


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(content=posts)
def test_whatever_is_posted_the_answer_is_a_sentence(pair: list[Program], content: bytes) -> None:
    """Never 500, never a traceback, and the table is where it was."""
    answer = pair[1].post(content)
    assert answer.status_code in PERMITTED - {200}, content
    assert "Traceback" not in answer.text
    assert answer.json()["error"]
    assert pair[1].look()["rev"] == 1


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(content=posts | st.dictionaries(
    st.sampled_from(["game", "seats", "variants", "name", "language", "slip", "edition"]), jsons,
).map(lambda value: json.dumps(value).encode()))  # fmt: skip
def test_whatever_table_is_wished_for_the_answer_is_a_sentence(
    pair: list[Program], content: bytes
) -> None:
    headers = {"Content-Type": "application/json"}
    answer = pair[0].client.post(f"{API}/tables", content=content, headers=headers)
    assert answer.status_code in {400, 422}, content
    assert answer.json()["error"]


def test_random_and_stale_posts_in_between_do_not_disturb_a_game(client: httpx.Client) -> None:
    """A whole game with a wrong post before each right one."""
    programs = seated(client, "pit", ["me", "me", "me"])
    whim = chance(9)
    body = programs[0].look()
    while not body["over"]:
        seat = whim.choice(body["asked"])
        other = (seat + 1) % 3
        mine = programs[seat].look()
        assert programs[seat].choose(mine["rev"], "fly:moon").status_code == 422
        assert programs[seat].choose(mine["rev"] + 1, mine["options"][0]).status_code == 409
        if other not in body["asked"]:
            refused = programs[other].choose(mine["rev"], mine["options"][0])
            assert refused.status_code in {409, 422}
        answer = programs[seat].choose(mine["rev"], whim.choice(mine["options"]))
        assert answer.status_code == 200
        body = answer.json()
        assert body["rev"] == mine["rev"] + 1


def test_an_open_seat_cannot_be_played_by_its_invitation(client: httpx.Client) -> None:
    """An invitation is no token."""
    table = opened(client, "pit", ["me", "open"])
    code = table["seats"][1]["invite"].rpartition("/")[2]
    headers = {"Authorization": f"Bearer {code}"}
    answer = client.get(f"{API}/tables/{table['id']}", headers=headers)
    assert answer.status_code == 403
