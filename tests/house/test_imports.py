"""Who may import whom: the contracts of pyproject.toml hold, and each of them can break."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("shakespeare", "othello", "bots", "arena", "store", "stage", "web", "words", "learn")


def lint(root: Path) -> subprocess.CompletedProcess[str]:
    command = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", command, "--no-cache"],
        cwd=root,
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(root / "src"), str(root / "tests")])},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tree as it is, and everything the design names that does not stand yet."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "house").mkdir(parents=True)
    shutil.copy(ROOT / "tests" / "house" / "only.py", tmp_path / "tests" / "house")
    house = tmp_path / "src" / "groundlings"
    for name in PACKAGES:
        if not (house / name).exists():
            (house / name).mkdir()
            (house / name / "__init__.py").touch()
    (house / "cli.py").touch()
    return tmp_path


def test_the_house_keeps_its_contracts() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_the_house_as_designed_keeps_its_contracts(copy: Path) -> None:
    (copy / "src/groundlings/bots/fair.py").write_text(
        "import groundlings.kernel, groundlings.othello, groundlings.words, json\n"
    )
    result = lint(copy)
    assert result.returncode == 0, result.stdout + result.stderr


LAYERS = "the house stands on the kernel"
APART = "live tables stand apart"
FRONT = "the front door"
ENGINE = "the engine needs nothing but"


FORBIDDEN = [
    ("kernel", "groundlings.othello", LAYERS),
    ("kernel", "groundlings.bots", LAYERS),
    ("kernel", "groundlings.words", LAYERS),
    ("shakespeare", "groundlings.othello", LAYERS),
    ("othello", "groundlings.shakespeare", LAYERS),
    ("othello", "groundlings.bots", LAYERS),
    ("bots", "groundlings.arena", LAYERS),
    ("bots", "groundlings.store", LAYERS),
    ("store", "groundlings.stage", LAYERS),
    ("stage", "groundlings.web", LAYERS),
    ("learn", "groundlings.web", LAYERS),
    ("web", "groundlings.cli", LAYERS),
    ("words", "groundlings.kernel", LAYERS),
    ("stage", "groundlings.arena", APART),
    (".", "groundlings.web", FRONT),
    ("kernel", "rich", ENGINE),
    ("shakespeare", "click", ENGINE),
]


def broken(result: subprocess.CompletedProcess[str], contract: str) -> str:
    """What is said about a contract that is broken."""
    _, *parts = re.split(r"^(.+)\n-{3,}\n", result.stdout, flags=re.MULTILINE)
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    return next((text for name, text in found.items() if name.startswith(contract)), "")


def test_each_forbidden_import_breaks_its_contract(copy: Path) -> None:
    """All at once: each is named under its own contract, and by itself."""
    for importer, imported, _ in FORBIDDEN:
        with (copy / "src" / "groundlings" / importer / "__init__.py").open("a") as file:
            file.write(f"\nimport {imported}\n")
    result = lint(copy)
    assert result.returncode == 1, result.stdout + result.stderr
    for importer, imported, contract in FORBIDDEN:
        name = f"groundlings.{importer}".removesuffix("..")
        told = f"{name} is not allowed to import {imported}"
        assert told in broken(result, contract).replace(":", "").splitlines(), result.stdout


def test_an_indirect_import_breaks_the_contract_too(copy: Path) -> None:
    house = copy / "src" / "groundlings"
    (house / "kernel" / "door.py").write_text("from groundlings import cli\n")
    (house / "cli.py").write_text("import groundlings.web\n")
    result = lint(copy)
    assert result.returncode == 1
    assert "groundlings.kernel.door -> groundlings.cli" in result.stdout


def test_a_new_package_must_find_its_place(copy: Path) -> None:
    (copy / "src" / "groundlings" / "cellar").mkdir()
    (copy / "src" / "groundlings" / "cellar" / "__init__.py").touch()
    result = lint(copy)
    assert result.returncode == 1
    assert "cellar" in result.stdout


@pytest.mark.parametrize(
    "late",
    [
        "if TYPE_CHECKING:\n    from groundlings.{game}.score import score\n",
        "def late() -> None:\n    from groundlings.{game} import score\n",
    ],
    ids=["for-types", "in-a-function"],
)
@pytest.mark.parametrize("game", ["othello", "shakespeare"])
def test_the_rules_of_a_game_do_not_run_in_circles(copy: Path, game: str, late: str) -> None:
    with (copy / "src" / "groundlings" / game / "state.py").open("a") as file:
        file.write("\n" + late.format(game=game))
    result = lint(copy)
    assert result.returncode == 1
    assert f"No cycles are allowed in groundlings.{game}." in result.stdout
