"""The short version of `make browsers`: a few clicks, in Chromium alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from browsers.game import Game
from browsers.report import Seen, lines, write_page
from browsers.window import Size

ROOT = Path(__file__).resolve().parents[2]
PNG = b"\x89PNG"


def run(*command: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | env, capture_output=True, text=True, check=False
    )


@pytest.mark.long
def test_a_game_is_clicked_and_its_moments_are_kept(tmp_path: Path) -> None:
    path = os.pathsep.join([str(ROOT / "tests"), os.environ.get("PYTHONPATH", "")])
    short = ["--only", "chromium", "--game", "shakespeare", "--clicks", "2", "--json"]
    command = [sys.executable, "-m", "browsers", *short, "--to", str(tmp_path)]
    done = run(*command, PYTHONPATH=path)
    assert done.returncode == 0, done.stdout + done.stderr
    [seen] = json.loads(done.stdout)
    assert seen["clicks"] == 2
    assert seen["rows"] >= 2
    assert seen["faults"] == []
    moments = ("first-wide", "first-narrow", "settings-wide", "settings-narrow")
    assert seen["pictures"] == list(moments)
    for moment in moments:
        assert (tmp_path / f"shakespeare-{moment}-chromium.png").read_bytes().startswith(PNG)


class Still:
    """A window in which nothing happens but that its address changes."""

    version = ""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self.address = ""

    def go(self, address: str) -> None:
        self.address = address

    def resize(self, size: Size) -> None:
        pass

    def value(self, expression: str) -> str:
        if "location.hash" in expression:
            self.address = expression.partition("(...")[2].strip('[]"').partition('"')[0]
        return "true" if "checkVisibility" in expression else "0"

    def press(self, x: int, y: int) -> None:
        pass

    def picture(self) -> bytes:
        return self.address.encode()

    def lacks(self) -> list[str]:
        return []


def test_the_first_scoring_of_each_kind_is_seen_while_its_sheet_stands() -> None:
    pictures: list[tuple[str, bytes]] = []
    window = Still()
    game = Game(window, lambda: True, lambda name, picture: pictures.append((name, picture)))
    game._show_sheets([("ambiance", "scoring-4"), ("night", "scoring-5")])
    assert window.address == "table"
    game._show_sheets([("ambiance", "scoring-9"), ("final", "scoring-12")])
    assert pictures == [
        (f"scoring-{kind}-{size}", sheet)
        for kind, sheet in (
            ("ambiance", b"scoring-4"),
            ("night", b"scoring-5"),
            ("final", b"scoring-12"),
        )
        for size in ("wide", "narrow")
    ]


def test_faults_stand_below_the_table_and_pictures_beside_each_other(tmp_path: Path) -> None:
    good = Seen("pit", "chromium", "1.2", clicks=9, rows=12, pictures=["end-wide"])
    bad = Seen("pit", "webkit", "3.4", faults=["no such <thing>"], pictures=["end-wide"])
    assert lines([good, bad]) == [
        "game  browser   version  clicks  rows  clicked again  faults",
        "pit   chromium  1.2      9       12    0              none",
        "pit   webkit    3.4      0       0     0              1",
        "pit, webkit: no such <thing>",
    ]
    page = write_page(tmp_path, [good, bad]).read_text()
    assert "pit, end-wide: chromium, webkit" in page
    assert page.index("pit-end-wide-chromium.png") < page.index("pit-end-wide-webkit.png")


@pytest.mark.parametrize(
    ("need", "package"),
    [("firefox", "firefox-esr"), ("webkit", "webkit2gtk-driver"), ("screen", "xvfb")],
)
def test_where_nobody_can_install_one_sentence_says_what_is_missing(
    need: str, package: str, tmp_path: Path
) -> None:
    bare = tmp_path / "bin"  # a machine without apt-get
    bare.mkdir()
    found = shutil.which("id")
    assert found
    (bare / "id").symlink_to(found)
    done = run("scripts/needs", sys.executable, need, PATH=str(bare))
    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("needs: ")
    assert f"is missing; Debian has it in {package}." in sentence
