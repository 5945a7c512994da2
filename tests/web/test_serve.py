"""`groundlings serve` as a process of its own, and the example bot that plays there."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from attacks import family, words_of
from sealed import slip
from web.markup import Markup
from web.open_house import SOURCES, WAIT_SECONDS, served
from web.programs import API, Program, chance, opened, seated

pytestmark = pytest.mark.compiled

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def thinkers(pid: int) -> list[int]:
    """The processes in which the bots of a house think."""
    return [one for one in family(pid) if "spawn_main" in words_of(one)]


def run_bot(*words: str) -> subprocess.CompletedProcess[str]:
    """The example, with nothing of ours to import."""
    return subprocess.run(
        [sys.executable, "-I", str(BOT), *words],
        capture_output=True,
        text=True,
        timeout=WAIT_SECONDS * 2,
        check=False,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )


def test_a_served_house_tells_its_address_keeps_its_secrets_and_goes_when_told(
    tmp_path: Path,
) -> None:
    """One session: pages, programs, the example bot, wrong posts; then the log holds no secret."""
    secrets: list[str] = []
    with served(f"sqlite:///{tmp_path / 'house.db'}") as house:
        assert re.fullmatch(r"listening on http://127\.0\.0\.1:[0-9]+\n", house.first_line)
        with httpx.Client(base_url=house.url, timeout=WAIT_SECONDS) as client:
            assert client.get("/healthz").text == "ok\n"
            client.post("/me", data={"name": "Anna"})
            secrets.append(client.cookies["groundlings"])
            form = {"game": "shakespeare", "seat": ["me", "open"], "slip": slip(7)}
            table = client.post("/tables", data=form).headers["location"]
            fields = Markup(client.get(table).text).all("input")
            link = next(one["value"] for one in fields if "/join/" in one.get("value", ""))
            secrets += [link.rpartition("/")[2], slip(7)]
            client.get(f"/home/{secrets[0]}")
            client.get(f"/join/{secrets[1]}x")
            invitation = opened(client, "shakespeare", ["bot:random", "open"])["seats"][1]["invite"]
            secrets.append(str(invitation).rpartition("/")[2])
            told = opened(client, "shakespeare", ["me", "me", "open"])
            secrets += [seat["token"] for seat in told["seats"] if seat["token"]]
            program = Program(client, told["id"], told["seats"][0]["token"])
            program.post(b"{")
            program.choose(7, "wager:0")
            client.get(f"{API}/tables/x", headers=program.headers)
            solo = seated(client, "shakespeare", ["me"])[0]
            whim, body = chance(3), solo.look()
            secrets.append(str(solo.token))
            while not body["over"]:
                body = solo.choose(body["rev"], whim.choice(body["options"])).json()
            record = client.get(f"{solo.url}/record").text
            secrets += [record.splitlines()[2].split()[1], record.splitlines()[3].split()[1]]
        bot = run_bot(house.url, "shakespeare")
        assert bot.returncode == 0, bot.stderr
        assert bot.stderr == ""
        assert re.search(r"[0-9]", bot.stdout.splitlines()[-1])
        joined = run_bot(str(invitation))
        assert joined.returncode == 0, joined.stderr
        assert joined.stdout.startswith("seat 1, scores [")
        assert house.stop() in {0, -signal.SIGTERM}  # uvicorn raises the signal again
    assert "Traceback" not in house.errors
    for secret in secrets:
        assert secret not in house.errors


def test_the_example_bot_answers_a_wrong_call_with_its_use() -> None:
    called = run_bot()
    assert called.returncode != 0
    assert "Traceback" not in called.stderr


def test_two_houses_cannot_share_one_file(tmp_path: Path) -> None:
    """The second is told so in one sentence."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with served(database), served(database) as second:
        assert second.first_line == ""
        assert second.stop() == 2
        assert second.errors.startswith("groundlings: ")
        assert second.errors.count("\n") == 1


def test_a_house_goes_on_where_it_was_closed(tmp_path: Path) -> None:
    """Tokens, cookies and tables outlive the process, and so do the bots' turns."""
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with (
        served(database) as house,
        httpx.Client(base_url=house.url, timeout=WAIT_SECONDS) as client,
    ):
        program = seated(client, "shakespeare", ["me"])[0]
        body = program.look()
        body = program.choose(body["rev"], body["options"][0]).json()
        client.post("/me", data={"name": "Anna"})
        cookies = dict(client.cookies)
    with (
        served(database) as house,
        httpx.Client(base_url=house.url, timeout=WAIT_SECONDS, cookies=cookies) as client,
    ):
        again = Program(client, program.table, program.token)
        assert again.look() == body
        assert "Anna" in client.get("/me").text
        assert again.choose(body["rev"], body["options"][0]).status_code == 200


def test_a_house_goes_when_told_whatever_hangs(tmp_path: Path) -> None:
    """Its file is locked, and a choice waits for that; its bot's process stands still."""
    file = tmp_path / "house.db"
    with served(f"sqlite:///{file}", "--workers", "1") as house:
        with httpx.Client(base_url=house.url, timeout=WAIT_SECONDS) as client:
            program = seated(client, "shakespeare", ["me"])[0]
            body = program.look()
            bots = opened(client, "shakespeare", ["bot:random"] * 4)["id"]
            next(Program(client, bots).events())
            while not (thinking := thinkers(house.process.pid)):
                next(Program(client, bots).events())
            for pid in thinking:
                os.kill(pid, signal.SIGSTOP)
            lock = sqlite3.connect(file, isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            client.timeout = httpx.Timeout(0.1)
            with pytest.raises(httpx.TimeoutException):
                program.choose(body["rev"], body["options"][0])
        assert house.stop() == 0
        lock.close()
    assert "closed without waiting" in house.errors
    assert "Traceback" not in house.errors
    while [pid for pid in thinking if words_of(pid)]:  # killed, though it stood still
        pass


@pytest.mark.parametrize(
    "option", ["--rate=-1", "--port=70000", "--database=nonsense", "--quota=chairs=3"]
)
def test_a_wrong_option_is_told_in_one_sentence(tmp_path: Path, option: str) -> None:
    with served(f"sqlite:///{tmp_path / 'house.db'}", option) as house:
        assert house.first_line == ""
        assert house.stop() == 2
    assert house.errors.startswith("groundlings: ")
    assert "Traceback" not in house.errors
