"""The wheel is compiled where that is possible, and works where it is not."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
UNSET = ("CC", "CFLAGS", "GROUNDLINGS_COMPILE", "PYTHONPATH")
PACKAGE = Path("src/groundlings")
PROJECT = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
KERNEL = [PACKAGE / name for name in ("__init__.py", "py.typed", "errors.py", "editions", "kernel")]
SMALL = [PACKAGE / "kernel" / name for name in ("die.py", "scroll.py")]
LISTED = re.compile(r"^compiled = \[.*?^\]", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.stamped("tests/house/conftest.py", *PROJECT, *map(str, KERNEL))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A small package that is built like ours: the kernel, of which two modules are compiled."""
    root = tmp_path / "copy"
    (root / PACKAGE).mkdir(parents=True)
    for name in PROJECT:
        shutil.copy(ROOT / name, root)
    project = root / "pyproject.toml"
    few, times = LISTED.subn(f"compiled = {[str(one) for one in SMALL]}", project.read_text())
    assert times == 1
    project.write_text(few)
    for place in KERNEL:
        if (ROOT / place).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / place, root / place, ignore=ignored)
        else:
            shutil.copy(ROOT / place, root / place)
    return root


def build(root: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in UNSET}
    pip = [sys.executable, "-m", "pip", "wheel", "-v", "--disable-pip-version-check"]
    return subprocess.run(
        [*pip, "--no-build-isolation", "--no-deps", "-w", "out", "."],
        cwd=root,
        env=clean | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def no_compiler(root: Path) -> str:
    """A PATH with nothing on it."""
    (root / "nothing").mkdir()
    return str(root / "nothing")


def said(result: subprocess.CompletedProcess[str]) -> list[str]:
    """What setup.py said in its own voice."""
    lines = [line.strip() for line in (result.stdout + result.stderr).splitlines()]
    return [line for line in lines if line.startswith("groundlings: ")]


def unpack(root: Path) -> Path:
    [wheel] = (root / "out").glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(root / "unpacked")
    return root / "unpacked"


def libraries(folder: Path) -> set[str]:
    return {path.name.split(".")[0] for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}}


def where_from(folder: Path, module: str) -> Path:
    """The file that a fresh Python imports from the folder as this module."""
    code = f"import importlib; print(importlib.import_module({module!r}).__file__)"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder.parent,
        env=os.environ | {"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(answer.stdout.strip())


def test_without_a_compiler_the_wheel_is_pure_and_works(copy: Path) -> None:
    result = build(copy, PATH=no_compiler(copy))
    assert result.returncode == 0, result.stdout + result.stderr
    assert len(said(result)) == 1
    assert "plain Python" in said(result)[0]
    assert [wheel.name for wheel in (copy / "out").iterdir()] == [
        f"groundlings-{VERSION}-py3-none-any.whl"
    ]
    folder = unpack(copy)
    assert not libraries(folder)
    assert (folder / "groundlings" / "py.typed").exists()
    assert where_from(folder, "groundlings") == folder / "groundlings" / "__init__.py"


@pytest.mark.long
def test_with_a_compiler_the_wheel_is_compiled_and_the_sources_stay_clean(
    copy: Path, hasty: str
) -> None:
    before = sorted((copy / "src").rglob("*"))
    result = build(copy, CC=hasty, GROUNDLINGS_COMPILE="require")
    assert result.returncode == 0, result.stdout + result.stderr
    assert said(result) == ["groundlings: compiled with mypyc"]
    folder = unpack(copy)
    assert libraries(folder / "groundlings" / "kernel") == {"die", "scroll"}
    assert where_from(folder, "groundlings.kernel.die").suffix != ".py"
    assert sorted((copy / "src").rglob("*")) == before


def test_a_compiler_that_fails_halfway_leaves_a_pure_wheel(copy: Path) -> None:
    """The probe compiles, the shared library does not: its shims must not stay behind."""
    real = shutil.which("cc")
    assert real
    compiler = copy / "cc"
    compiler.write_text(f'#!/bin/sh\ncase "$*" in *__native*) exit 1;; esac\nexec {real} "$@"\n')
    compiler.chmod(0o755)
    result = build(copy, CC=str(compiler))
    assert result.returncode == 0, result.stdout + result.stderr
    assert len(said(result)) == 1
    assert "the C compiler failed" in said(result)[0]
    folder = unpack(copy)
    assert not libraries(folder)
    assert where_from(folder, "groundlings.kernel.die").suffix == ".py"


def test_sources_that_mypyc_refuses_leave_a_pure_wheel(copy: Path) -> None:
    with (copy / "src" / "groundlings" / "kernel" / "die.py").open("a") as file:
        file.write('\nMISTAKE: int = "not a number"\n')
    result = build(copy)
    assert result.returncode == 0, result.stdout + result.stderr
    assert len(said(result)) == 1
    assert "mypyc failed" in said(result)[0]
    assert not libraries(unpack(copy))


def test_required_compilation_fails_without_a_compiler(copy: Path) -> None:
    result = build(copy, PATH=no_compiler(copy), GROUNDLINGS_COMPILE="require")
    assert result.returncode != 0
    assert len(said(result)) == 1
    assert "cannot compile the engine" in said(result)[0]


def test_compilation_can_be_declined(copy: Path) -> None:
    result = build(copy, GROUNDLINGS_COMPILE="no")
    assert result.returncode == 0, result.stdout + result.stderr
    assert said(result) == []
    assert not libraries(unpack(copy))


def test_a_wrong_wish_gets_one_sentence(copy: Path) -> None:
    result = build(copy, GROUNDLINGS_COMPILE="nonsense")
    assert result.returncode != 0
    assert said(result) == [
        "groundlings: GROUNDLINGS_COMPILE is 'nonsense'; it must be auto, require or no."
    ]
