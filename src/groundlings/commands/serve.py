"""`groundlings serve`: a house for many."""

from __future__ import annotations

import click

from groundlings.commands import house


@click.command("serve")
@house.host_option
@click.option("--port", type=house.whole, default=8000, show_default=True, help="0 = any free one.")
@house.database_option
@click.option("--url", default="", metavar="URL", help="The address people use, behind a proxy.")
@click.option(
    "--proxies",
    default="",
    metavar="ADDRESSES",
    help="Proxies whose X-Forwarded-For and -Proto are believed, or *.",
)
@click.option(
    "--rate",
    type=click.FloatRange(0),
    default=200,
    show_default=True,
    help="Posts a second from one address; 0 = as many as come.",
)
@click.option("--workers", type=click.IntRange(1, 64), help="Processes in which bots think.")
@house.pace_option
@house.editions_option
def command(
    host: str,
    port: int,
    database: str | None,
    url: str,
    proxies: str,
    rate: float,
    workers: int | None,
    pace: float,
    editions: tuple[str, ...],
) -> None:
    """Serve tables to browsers and programs, until a signal comes."""
    house.open_house(
        database=database,
        host=host,
        port=port,
        pace=pace,
        editions=editions,
        url=url,
        proxies=proxies,
        rate=rate,
        workers=workers,
        ready=lambda here: click.echo(f"listening on {here}"),
    )
