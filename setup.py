"""Compiles the engine with mypyc where a C compiler is; everything else is in pyproject.toml.

GROUNDLINGS_COMPILE says how much we want it:
auto (the default) falls back to plain Python, require fails instead, no does not try.
"""

import os
import sys
import sysconfig
import tempfile
import tomllib
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
COMPILED: list[str] = PROJECT["tool"]["groundlings"]["compiled"]

WISHES = ("auto", "require", "no")
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}  # never editable_wheel: .so files in src/
TROUBLE = (BaseError, CCompilerError, OSError)


def give_up(reason: object) -> None:
    """Plain Python it is, unless compiled code was required."""
    if WISH == "require":
        sys.exit(f"groundlings: cannot compile the engine: {reason}")
    print(f"groundlings: plain Python, slower but the same: {reason}", flush=True)


def obstacle() -> str | None:
    """What keeps us from compiling, found by compiling; None if nothing does."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], folder, include_dirs=[sysconfig.get_path("include")])
        except TROUBLE as trouble:
            return f"no C compiler that finds Python.h ({trouble})"
    return None


def extensions() -> list[Extension]:
    """The compiled modules, or none where they cannot be or are not wanted."""
    if WISH == "no" or not BUILDS & set(sys.argv):
        return []
    trouble = obstacle()
    if trouble:
        give_up(trouble)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - slow to import, and most commands do not build

    try:
        built = mypycify(
            # Its own cache: with other options than `make check` the two would evict each other.
            ["--config-file=pyproject.toml", "--cache-dir=build/mypyc", *COMPILED],
            opt_level="3",
            group_name="groundlings",
        )
    except (Exception, SystemExit) as failure:  # noqa: BLE001 - whatever mypyc trips over, Python still runs it
        give_up(f"mypyc failed ({failure!r}); its messages are above")
        return []
    # They are all setuptools' own; mypyc's signature allows the old distutils' as well.
    found = [part for part in built if isinstance(part, Extension)]
    if sys.platform != "win32":  # MSVC knows no such flag, and needs none
        for part in found:
            # Nobody will replace our functions at load time: gcc may inline them across modules,
            # and a named reader costs nothing (docs/engine.md has the figures).
            # A list of its own: they all have one, and the flag would stand in it once for each.
            part.extra_compile_args = [*part.extra_compile_args, "-fno-semantic-interposition"]
    return found


class AllOrNothing(build_ext):
    """mypyc's modules share one library and are useless without it."""

    def finalize_options(self) -> None:
        """Build for the wheel only: a .so in src/ would shadow the edited source beside it."""
        super().finalize_options()
        self.inplace = False

    def run(self) -> None:
        """Build; if anything fails, take back what was built."""
        try:
            super().run()
        except TROUBLE as trouble:
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            give_up(f"the C compiler failed ({trouble})")
        else:
            if self.extensions:
                print("groundlings: compiled with mypyc", flush=True)


WISH = os.environ.get("GROUNDLINGS_COMPILE", "auto")
if WISH not in WISHES:
    sys.exit(f"groundlings: GROUNDLINGS_COMPILE is {WISH!r}; it must be auto, require or no.")

Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing},
    options={"egg_info": {"egg_base": "build"}},  # nothing that is built stands in src/
)
