"""Docs that cannot rot: what they show runs, what they name is there."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import tracemalloc
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import pytest
from click.testing import CliRunner
from librt.vecs import vec
from mypy_extensions import i64

import groundlings
import pit
from groundlings.bots.chair import Chair
from groundlings.cli import COMMANDS, cli
from groundlings.kernel.die import cast
from groundlings.kernel.state import State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.game import Game

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
ENGINE = ROOT / "docs" / "engine.md"
FAIRNESS = ROOT / "docs" / "fairness.md"
BOTS = ROOT / "docs" / "bots.md"
PAGES = (
    README,
    CONTRIBUTING,
    ENGINE,
    FAIRNESS,
    *(ROOT / "docs" / name for name in ("arena.md", "calibration.md", "web.md", "hosting.md")),
)

FENCE = re.compile(r"^( *)```(\w+)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
PATH = re.compile(r"[\w.-]+(/[\w.-]+)*/?")
ENDINGS = {".md", ".py", ".svg", ".toml", ".perft", ".record"}
BUILT = (".venv", "build")
MADE_BY_READER = {"mybox.toml", "edition.toml", "proof.py"}
"""Files that the reader makes or chooses."""


def blocks(page: Path, *kinds: str) -> Iterator[tuple[str, str]]:
    """The fenced blocks of a page: their kind and what stands in them."""
    for indent, kind, text in FENCE.findall(page.read_text(encoding="utf-8")):
        if kind in kinds:
            yield kind, re.sub(rf"^{indent}", "", text, flags=re.MULTILINE)


def commands(page: Path) -> Iterator[list[str]]:
    """Each line of a page that calls us, in words."""
    for _, text in blocks(page, "sh"):
        for line in text.replace("\\\n", " ").splitlines():
            words = shlex.split(line, comments=True)
            if words[:1] == ["groundlings"]:
                yield words[1:]


def quoted(page: Path) -> list[str]:
    """What stands in backticks within the prose of a page."""
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    return re.findall(r"`([^`\n]+)`", prose)


# What they show runs


def test_the_python_of_the_readme_runs() -> None:
    [(_, text)] = blocks(README, "python")
    assert len(text.splitlines()) == 10
    done = subprocess.run(
        [sys.executable, "-c", text], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    *rows, last = done.stdout.splitlines()
    assert re.fullmatch(r"scores \[-?\d+, -?\d+\] won by \[[01, ]+\]", last)
    game = groundlings.game("shakespeare")
    assert all(game.text(game.parse(row.split()[1])) == row.split()[1] for row in rows)


def test_the_commands_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, in an empty folder; at the table somebody stops at once."""
    monkeypatch.chdir(tmp_path)
    for words in commands(README):
        result = CliRunner().invoke(cli, words, input="q\n")
        assert result.exit_code == 0, (words, result.output)


@pytest.mark.parametrize(("page", "least"), [(ENGINE, 20), (FAIRNESS, 9)], ids=["engine", "fair"])
def test_the_python_of_a_page_runs(page: Path, least: int) -> None:
    """One block after the other, in one world, as a reader types them."""
    world: dict[str, Any] = {"__name__": "page", "groundlings": groundlings}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    shown = 0
    for number, (kind, text) in enumerate(blocks(page, "python", "pycon")):
        if kind == "python":
            exec(compile(text, f"block {number}", "exec"), world)  # noqa: S102 - our own page
            continue
        test = doctest.DocTestParser().get_doctest(text, world, f"block {number}", None, None)
        test.globs = world  # a test of doctest's own has a copy
        said: list[str] = []
        runner.run(test, out=said.append, clear_globs=False)
        assert not said, "".join(said)
        shown += len(test.examples)
    assert shown > least


def test_whoever_analyses_gets_the_hints_that_the_page_on_bots_shows() -> None:
    (text,) = [text for _, text in blocks(BOTS, "pycon") if "advise" in text]
    said: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {}, "bots.md", None, None)
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert not said, "".join(said)


def test_the_bot_of_the_contributing_page_plays() -> None:
    [(_, text)] = blocks(CONTRIBUTING, "python")
    world: dict[str, Any] = {}
    exec(compile(text, "bot", "exec"), world)  # noqa: S102 - our own page
    state = pit.GAME.new(seats=2, seed=1)
    assert world["Last"]().choose(Chair(pit.GAME, state, 0), cast(1)) in pit.GAME.options(state, 0)


def test_the_commitment_can_be_checked_by_hand() -> None:
    [text] = [text for _, text in blocks(ENGINE, "sh") if "sha256sum" in text]
    shell = shutil.which("sh")
    if not (shell and shutil.which("basenc") and shutil.which("sha256sum")):
        pytest.skip("this machine has no basenc or no sha256sum")
    done = subprocess.run([shell, "-c", text], capture_output=True, text=True, check=True, cwd=ROOT)
    computed, promised = (line.split()[0] for line in done.stdout.splitlines())
    assert re.fullmatch("[0-9a-f]{64}", promised)
    assert computed == promised


# The pictures of the stack


def play(game: Game, state: State, *rows: str) -> None:
    for row in rows:
        seat, choice = row.split()
        game.play(state, int(seat), game.parse(choice))


def stack(state: State) -> str:
    return "  ".join(map(repr, state.stack))


def picture(word: str) -> list[str]:
    """The lines of the block that has this word in it."""
    [text] = [text for _, text in blocks(ENGINE, "text") if word in text]
    return text.splitlines()


def test_the_interrupted_shove_is_as_pictured() -> None:
    _, *lines = picture("Window(")
    state = pit.GAME.new(seats=3, seed=17)
    play(pit.GAME, state, "0 bid:0", "1 bid:0", "2 bid:2", "2 take:orange", "2 put:right")
    for line in lines:
        seat, choice, shown = line.split(maxsplit=2)
        assert stack(state) == shown
        play(pit.GAME, state, f"{seat} {choice}")
    assert [event["key"] for event in pit.GAME.events(state, None)].count("robbed") == 1
    drawn = (ROOT / "docs" / "stack.svg").read_text(encoding="utf-8")
    names = {name for line in lines for name in re.findall(r"(\w+)\(", line)}
    assert all(f">{name}</text>" in drawn for name in names)


def test_the_costume_mistress_is_as_pictured() -> None:
    game = groundlings.game("shakespeare")
    state = game.new(seats=2, seed=9)
    play(game, state, "0 recruit:costume-mistress-6", "1 recruit-extra:handyman")
    play(game, state, "0 wager:1", "1 wager:5", "0 activate:costume-mistress-6")
    play(game, state, "0 take:pink-costume")
    [shown] = picture("Craft(")
    assert re.fullmatch(re.escape(shown).replace(r"\.\.\.", ".*"), stack(state))


# What they name is there


def test_the_readme_names_every_command_and_no_other() -> None:
    told = re.findall(r"`groundlings ([a-z]+)", README.read_text(encoding="utf-8"))
    assert {words[0] for words in commands(README)} | set(told) == set(COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_and_options_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for name in re.findall(r"`groundlings ([a-z]+)", text):
        assert name in COMMANDS
    for words in commands(page):
        known = cli.get_command(click.Context(cli), words[0])
        assert known, words
        parameters = list(known.params)
        if isinstance(known, click.Group):
            [part] = [known.commands[word] for word in words if word in known.commands]
            parameters += part.params
        options = {option for parameter in parameters for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_make_target_that_is_named_exists(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    shown = "\n".join(text for _, text in blocks(page, "sh"))
    named = re.findall(r"`make ([a-z]+)", page.read_text(encoding="utf-8"))
    named += re.findall(r"^make ([a-z]+)", shown, re.MULTILINE)
    assert set(named) <= targets


def test_the_makefile_offers_what_the_pages_promise() -> None:
    named = set(re.findall(r"`make ([a-z]+)`", README.read_text(encoding="utf-8")))
    shown = "\n".join(text for page in (README, CONTRIBUTING) for _, text in blocks(page, "sh"))
    named |= set(re.findall(r"^make ([a-z]+)", shown, re.MULTILINE))
    assert named >= {"play", "test", "install", "check", "cover", "bench", "docs"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_path_in_backticks_exists(page: Path) -> None:
    named = [text for text in quoted(page) if PATH.fullmatch(text) and text not in MADE_BY_READER]
    paths = [text for text in named if "/" in text or Path(text).suffix in ENDINGS]
    there = [text for text in paths if not text.startswith(BUILT)]
    assert there or page.stem == "hosting"  # which is about other machines than ours
    assert [text for text in there if not (ROOT / text).exists()] == []


@pytest.mark.parametrize("page", [*PAGES, ROOT / "CHANGELOG.md"], ids=lambda page: page.stem)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    near = [link.partition("#")[0] for link in links if "://" not in link]
    assert [link for link in near if link and not (page.parent / link).exists()] == []


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    [latest, *_] = re.findall(r"^## \[([^\]]+)\]", changes, re.MULTILINE)
    assert latest == groundlings.__version__ == project["version"]


def test_the_changelog_tells_of_the_rules_of_every_game() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for name in groundlings._SHIPPED:
        assert f"{name.capitalize()}, rules {groundlings.game(name).rules}" in changes


def test_a_vec_from_plain_python_is_never_freed_as_the_page_says() -> None:
    size, times = 100_000, 5
    tracemalloc.start()
    try:
        for _ in range(times):
            State(None, vec[i64]([0] * size), 1, cast(1), [])
        kept = tracemalloc.get_traced_memory()[0]
        for _ in range(times):
            State.blank(None, size, 1, cast(1))
        by_lists = tracemalloc.get_traced_memory()[0] - kept
    finally:
        tracemalloc.stop()
    assert kept > times * size * 8, "mypyc frees it now: docs/engine.md says it does not"
    assert by_lists < size
