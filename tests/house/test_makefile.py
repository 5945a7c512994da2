"""The front page of the repository, for those who type `make`."""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = sorted(path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py"))
ENGINE = {"kernel", "othello", "shakespeare", "golden", "perft"}
WORDS = {"test_words.py", "test_terminal.py"}
"""What tells of a game says the same on either build."""
TARGETS = {"install", "play", "test", "check", "cover", "bench", "soak", "docs", "clean"}


def run(*command: str) -> subprocess.CompletedProcess[str]:
    # A make above us must not lend its flags to ours.
    env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def make(*arguments: str) -> subprocess.CompletedProcess[str]:
    path = shutil.which("make")
    assert path
    return run(path, *arguments)


def test_make_alone_lists_the_targets_with_a_line_each() -> None:
    result = make()
    assert result.returncode == 0
    listed = dict(line.split(None, 2)[1:] for line in result.stdout.splitlines())
    assert set(listed) >= TARGETS


def test_every_listed_target_exists() -> None:
    for line in make().stdout.splitlines():
        result = make("--dry-run", line.split()[1])
        assert result.returncode == 0, result.stderr


def runs(target: str) -> list[set[Path]]:
    """The files of tests that each pytest of a target runs."""
    found = []
    for line in make("--dry-run", target).stdout.replace("\\\n", "").splitlines():
        if "/pytest " not in line:
            continue
        _, words = line.split("/pytest ")
        ignored = [Path(w[9:]) for w in shlex.split(words) if w.startswith("--ignore=")]
        wanted = [Path(w) for w in shlex.split(words) if w.startswith("tests/")] or [Path("tests")]
        for path in ignored + wanted:
            assert (ROOT / path).exists(), f"{target} names {path}, which is gone"
        found.append(
            {
                path
                for path in TESTS
                if any(path.is_relative_to(one) for one in wanted)
                and not any(path.is_relative_to(one) for one in ignored)
            }
        )
    return found


def test_every_test_runs_on_one_build_at_least_and_the_engines_on_both() -> None:
    [compiled], [untraced, traced] = runs("pytest"), runs("cover")
    assert compiled | untraced | traced == set(TESTS)
    assert not untraced & traced
    engine = {path for path in TESTS if path.parts[1] in ENGINE and path.name not in WORDS}
    assert engine
    assert engine <= compiled & (untraced | traced)


def test_no_python_gets_one_sentence() -> None:
    result = run("scripts/needs", "no-such-python", "venv")
    assert result.returncode == 1
    [sentence] = result.stderr.splitlines()
    assert "Python 3.11 or newer" in sentence


def test_an_unknown_need_is_named() -> None:
    result = run("scripts/needs", "python3", "elephants")
    assert result.returncode == 2
    assert "elephants" in result.stderr
