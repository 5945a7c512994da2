"""The house from the command line: what `play` and `serve` have in common."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

import groundlings
from groundlings.commands import terms
from groundlings.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from groundlings.kernel.game import Game

NEEDED: Final = ("starlette", "fastapi", "jinja2", "uvicorn", "segno", "sqlalchemy", "alembic")

database_option = click.option(
    "--database",
    metavar="URL",
    envvar="GROUNDLINGS_DATABASE",
    help="sqlite:///FILE or postgresql://USER@HOST/NAME; by default a file in your data folder.",
)
host_option = click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="The address to listen on; 0.0.0.0 lets others in your network come in.",
)
pace_option = click.option(
    "--pace",
    type=terms.Measure(0, 60),
    default=0.7,
    show_default=True,
    metavar="SECONDS",
    help="How long a bot or a standing order waits before each choice, so that people can follow; "
    "at a drawn table bots are quicker, and each page tells it at its reader's pace.",
)
editions_option = click.option(
    "--edition",
    "editions",
    metavar="GAME=FILE",
    multiple=True,
    help="Card values from this file; may be given several times.",
)


def own_database() -> str:
    """The file where the games of this user are kept."""
    from platformdirs import user_data_path  # noqa: PLC0415 - comes with the web

    return f"sqlite:///{user_data_path('groundlings', appauthor=False) / 'groundlings.db'}"


def check_web() -> None:
    """The browser needs packages that the engine does not."""
    if any(find_spec(name) is None for name in NEEDED):
        raise GameError(
            "the table in the browser needs more packages: pip install 'groundlings[web]'; "
            "--text plays at this terminal without them"
        )


def files_of(editions: Iterable[str]) -> dict[str, Path]:
    """The editions that were named, by game."""
    files = {}
    for pair in editions:
        name, equals, file = pair.partition("=")
        if not equals or not file:
            raise GameError(f"an edition is written GAME=FILE, not {pair!r}")
        groundlings.game(name)
        files[name] = Path(file)
    return files


def open_house(
    *,
    database: str | None,
    host: str,
    port: int,
    pace: float,
    editions: tuple[str, ...] = (),
    url: str = "",
    proxies: str = "",
    rate: float = 200,
    quotas: tuple[str, ...] = (),
    log: str = "text",
    metrics_token: str = "",
    workers: int | None = None,
    ready: Callable[[str], None],
) -> None:
    """Serve until a signal comes; `ready` is told the address."""
    check_web()
    from groundlings.stage.pace import Pace  # noqa: PLC0415
    from groundlings.stage.playhouse import Playhouse  # noqa: PLC0415
    from groundlings.stage.workers import Workers  # noqa: PLC0415 - only where there is a web
    from groundlings.store.store import Store  # noqa: PLC0415
    from groundlings.web.board.registry import narrated  # noqa: PLC0415
    from groundlings.web.meters import Meters  # noqa: PLC0415
    from groundlings.web.quotas import Quotas, quotas_of  # noqa: PLC0415
    from groundlings.web.server import address, bound, serve  # noqa: PLC0415
    from groundlings.web.site import Site  # noqa: PLC0415

    allowed = Quotas(quotas_of(rate, quotas))
    games: list[Game] = [terms.game_at(name, file) for name, file in files_of(editions).items()]
    store = Store(database or own_database(), is_server=True)
    try:
        listener = bound(host, port)
        waits = Pace.of(pace, narrated())
        playhouse = Playhouse(store, Workers(workers), waits, games)
        site = Site(playhouse, url, host, allowed, Meters(metrics_token))
        here = address(listener)

        def told() -> None:
            store.hang_sign(here)
            ready(here)

        serve(site, listener, proxies=proxies, log=log, ready=told)
    finally:
        store.close()


port = terms.Whole(0, 65535)
