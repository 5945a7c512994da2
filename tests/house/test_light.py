"""What a start must not load: named module by module, since a clock would ask the machine."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ENGINE_ALONE = """
import sys
import groundlings
print(*sys.modules)
"""
OPENED = """
import sys
from groundlings.commands.serving import open_house

def ready(here):
    print(*sys.modules)
    sys.exit()  # the house is open, and nobody is let in

open_house(database=sys.argv[1], host="127.0.0.1", port=0, pace=0, ready=ready)
"""
FOR_A_HOUSE = (
    *(
        "alembic",
        "asyncio",
        "click",
        "fastapi",
        "jinja2",
        "mako",
        "pydantic",
        "segno",
        "sqlalchemy",
    ),
    *(
        "sqlite3",
        "starlette",
        "uvicorn",
        "groundlings.web",
        "groundlings.stage",
        "groundlings.store",
    ),
)
FOR_SOME_HOUSES = ("alembic", "mako", "pygments", "sqlalchemy.dialects.postgresql", "psycopg")
FOR_PROGRAMS = ("fastapi", "pydantic", "groundlings.web.api", "groundlings.web.bodies")
FOR_LEARNING = ("numpy", "pettingzoo", "gymnasium")


def loaded(program: str, *words: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env=os.environ,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


def test_who_imports_the_engine_loads_nothing_of_a_house() -> None:
    found = loaded(ENGINE_ALONE)
    assert "groundlings.kernel" in found
    assert found.isdisjoint({*FOR_A_HOUSE, *FOR_LEARNING})


@pytest.mark.parametrize("time", ["the first time", "again"])
def test_a_house_opens_without_what_it_may_never_need(time: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    if time == "again":
        loaded(OPENED, database)
    found = loaded(OPENED, database)
    assert {"groundlings.web.app", "sqlalchemy", "uvicorn"} <= found
    assert found.isdisjoint({*FOR_SOME_HOUSES, *FOR_PROGRAMS, *FOR_LEARNING})
