"""An audit of what a house is built on, for `make check`: it works without a network.

It knows what is installed and what is written in pyproject.toml: that every dependency of a house
has a lower and an upper bound and a reason, that what is imported is declared and what is declared
is used, that all of it fits together, and that every licence, of what they bring along too, is one
that we have allowed. It knows of no vulnerability: that takes a network, and a list of today
(`pip-audit`; SECURITY.md says who runs it when).
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parents[2]
SHIPPED = ("web", "postgres", "arena", "ray")
"""The extras that people install; the others are tools."""
ALLOWED = (
    "MIT", "BSD", "Apache", "Python Software Foundation", "PSF", "ISC", "MPL", "LGPL", "HPND",
    "CC0", "Unlicense", "Zlib", "0BSD",
)  # fmt: skip
"""What lets a program under the MIT licence need a library, and be passed on."""
UNIMPORTED = {
    "httptools": "uvicorn looks for it",
    "librt": "mypyc's own run-time",
    "mypy-extensions": "mypyc's own run-time",
    "uvloop": "uvicorn looks for it",
}
"""What is declared though no line of ours imports it, and why."""
BROUGHT = {"markupsafe": "Jinja2 is made of it", "pydantic": "FastAPI is"}
"""What we import though another dependency brings it, and which one."""


def declared(text: str) -> dict[str, Requirement]:
    """What a house needs, by name."""
    project = tomllib.loads(text)["project"]
    extras = project["optional-dependencies"]
    named = [*project["dependencies"], *(one for extra in SHIPPED for one in extras[extra])]
    return {canonicalize_name(Requirement(one).name): Requirement(one) for one in named}


def unbound(text: str) -> Iterator[str]:
    """Dependencies of a house without a bound on both sides, or without a reason."""
    for name, found in declared(text).items():
        signs = {one.operator for one in found.specifier}
        if not signs & {">=", "~=", "=="}:
            yield f"{name} has no lower bound"
        if not signs & {"<", "<=", "~=", "=="}:
            yield f"{name} has no upper bound"
        lines = ["", *text.splitlines()]
        where = [n for n, line in enumerate(lines) if re.search(rf'"{found.name}\b', line)]
        if not any("#" in lines[n] or lines[n - 1].startswith("  # ") for n in where):
            yield f"{name} has no reason beside it"


def imported(folder: Path) -> set[str]:
    """The modules that these sources import, without those of Python and our own."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {one.name.partition(".")[0] for one in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"groundlings"}


def undeclared(modules: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """What is imported and not declared, or declared and not imported."""
    homes = metadata.packages_distributions()
    used = {str(canonicalize_name(home)) for one in modules for home in homes.get(one, [one])}
    known = set(known)
    for name in sorted(used - known - BROUGHT.keys()):
        yield f"{name} is imported and stands nowhere in pyproject.toml"
    for name in sorted(known - used - UNIMPORTED.keys()):
        yield f"{name} stands in pyproject.toml and is imported nowhere"


def closure(names: Iterable[str]) -> dict[str, metadata.Distribution]:
    """These, and all that they bring along here."""
    found: dict[str, metadata.Distribution] = {}
    left = list(names)
    while left:
        name = str(canonicalize_name(left.pop()))
        if name in found:
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:
            continue  # not on this system
        for text in found[name].requires or ():
            need = Requirement(text)
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                left.append(need.name)
    return found


def licence(known: metadata.PackageMetadata) -> str:
    """What a package says of its licence, wherever it says it."""
    said = known.get_all("License-Expression") or []
    said += [one for one in known.get_all("Classifier") or [] if one.startswith("License ::")]
    text = "".join(known.get_all("License") or [])
    return " · ".join(one.rpartition(":: ")[2] for one in said) or text.partition("\n")[0][:80]


def unlicensed(found: dict[str, metadata.Distribution]) -> Iterator[str]:
    """Packages whose licence is none that we have allowed."""
    for name, one in sorted(found.items()):
        said = licence(one.metadata)
        if not any(word.lower() in said.lower() for word in ALLOWED):
            yield f"{name} is under {said or 'a licence that it does not name'}"


def main() -> int:
    """Say what is wrong, one line each."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    known, modules = declared(text), imported(ROOT / "src")
    found = closure(known)
    wrong = [*unbound(text), *undeclared(modules, known), *unlicensed(found)]
    fits = subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "check"],
        capture_output=True,
        text=True,
        check=False,
    )
    wrong += fits.stdout.splitlines() if fits.returncode else []
    for line in wrong:
        print(line)
    if not wrong:
        print(f"{len(known)} dependencies and {len(found) - len(known)} more that they bring: fine")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
