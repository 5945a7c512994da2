"""The files with which a house is put on a server, read: nobody builds containers here."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path

import pytest

from groundlings.commands.serve import command

ROOT = Path(__file__).resolve().parents[2]
UNIT = ROOT / "deploy" / "groundlings.service"


def steps() -> list[tuple[str, str]]:
    """The Containerfile, instruction by instruction."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"\s*\\\n\s*", " ", text)
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in text.splitlines() if line]


def last_stage() -> dict[str, str]:
    """What the image is, by its instructions; the last of each."""
    found = steps()
    begins = max(n for n, (word, _) in enumerate(found) if word == "FROM")
    return dict(found[begins:])


def understood(*words: str) -> None:
    """The command reads these options; it opens nothing."""
    assert words[0] == "serve"
    command.make_context("serve", list(words[1:]))


def test_the_image_is_built_apart_from_what_runs() -> None:
    stages = [said for word, said in steps() if word == "FROM"]
    assert len(stages) == 2
    assert stages[0].endswith(" AS build")
    assert stages[0].split()[0] == stages[1]
    text = " ".join(said for _, said in steps()[[w for w, _ in steps()].index("USER") :])
    assert "gcc" not in text
    assert any("GROUNDLINGS_COMPILE=require" in said for _, said in steps())


def test_what_is_copied_into_the_image_exists() -> None:
    copied = [said.split()[:-1] for word, said in steps() if word == "COPY"]
    ours = [name for names in copied if not names[0].startswith("--from") for name in names]
    assert ours
    for name in ours:
        assert (ROOT / name).exists(), name
    needed = {"pyproject.toml", "setup.py", "src", "README.md", "LICENSE"}
    assert needed <= set(ours)
    assert ["--from=build", "/opt/groundlings"] in copied


def test_it_runs_as_nobody_special_with_a_volume_and_a_check() -> None:
    image = last_stage()
    assert image["USER"] not in {"root", "0"}
    assert image["VOLUME"] == image["WORKDIR"] == "/data"
    assert "sqlite:////data/" in image["ENV"]
    assert "/healthz" in image["HEALTHCHECK"]
    check = json.loads(image["HEALTHCHECK"].partition("CMD ")[2])
    compile(check[-1], "healthcheck", "exec")
    start = json.loads(image["ENTRYPOINT"]) + json.loads(image["CMD"])
    assert image["EXPOSE"] == start[start.index("--port") + 1]
    assert start[0].endswith("/bin/groundlings")
    understood(*start[1:])


@pytest.fixture
def service() -> configparser.SectionProxy:
    """The service of the unit; what stands there twice is no part of it."""
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names keep their case
    unit.read(UNIT, encoding="utf-8")
    assert unit.sections() == ["Unit", "Service", "Install"]
    return unit["Service"]


def test_the_unit_starts_what_there_is(service: configparser.SectionProxy) -> None:
    command = shlex.split(service["ExecStart"])
    assert command[0] == "/opt/groundlings/bin/groundlings"
    understood(*command[1:])
    assert service["User"] not in {"", "root"}
    assert service["Environment"].endswith(f"/var/lib/{service['StateDirectory']}/groundlings.db")
    assert service["KillMode"] == "mixed"


def test_the_unit_leaves_a_house_what_it_needs_and_nothing_else(
    service: configparser.SectionProxy,
) -> None:
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    assert service["CapabilityBoundingSet"] == ""
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert set(service["RestrictAddressFamilies"].split()) == {"AF_INET", "AF_INET6", "AF_UNIX"}
