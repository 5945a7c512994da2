"""`groundlings serve`: a house for many."""

from __future__ import annotations

from ipaddress import ip_network
from urllib.parse import urlsplit

import click

from groundlings.commands import serving, terms
from groundlings.errors import GameError


@click.command("serve")
@serving.host_option
@click.option(
    "--port", type=serving.port, default=8000, show_default=True, help="0 = any free one."
)
@serving.database_option
@click.option("--url", default="", metavar="URL", help="The address people use, behind a proxy.")
@click.option(
    "--proxies",
    default="",
    metavar="ADDRESSES",
    help="Proxies whose X-Forwarded-For and -Proto are believed, or *.",
)
@click.option(
    "--rate",
    type=terms.Measure(0),
    default=200,
    show_default=True,
    help="Posts a second from one address; 0 = as many as come, and no quotas at all.",
)
@click.option(
    "--quota",
    "quotas",
    metavar="NAME=NUMBER",
    multiple=True,
    help="How much of a kind one address may ask for, such as tables=200; 0 = as much as comes. "
    "May be given several times; docs/hosting.md names them all.",
)
@click.option(
    "--log",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="How messages are written to standard error.",
)
@click.option(
    "--metrics-token",
    default="",
    envvar="GROUNDLINGS_METRICS_TOKEN",
    metavar="TOKEN",
    help="Who shows it as a Bearer token is told all numbers at /metrics.",
)
@click.option("--workers", type=terms.Whole(1, 64), help="Processes in which bots think.")
@serving.pace_option
@serving.editions_option
def command(
    host: str,
    port: int,
    database: str | None,
    url: str,
    proxies: str,
    rate: float,
    quotas: tuple[str, ...],
    log: str,
    metrics_token: str,
    workers: int | None,
    pace: float,
    editions: tuple[str, ...],
) -> None:
    """Serve tables to browsers and programs, until a signal comes."""
    _check_url(url)
    _check_proxies(proxies)
    serving.open_house(
        database=database,
        host=host,
        port=port,
        pace=pace,
        editions=editions,
        url=url,
        proxies=proxies,
        rate=rate,
        quotas=quotas,
        log=log,
        metrics_token=metrics_token,
        workers=workers,
        ready=lambda here: click.echo(f"listening on {here}"),
    )


def _check_url(url: str) -> None:
    """Invitations begin with it, so it must be an address of the web."""
    if not url:
        return
    try:
        parts = urlsplit(url)
        is_fine = parts.scheme in {"http", "https"} and bool(parts.hostname)
    except ValueError:
        is_fine = False
    if not is_fine:
        raise GameError(f"--url begins with http:// or https:// and has a host, not {url!r}")


def _check_proxies(proxies: str) -> None:
    """A misspelt proxy would never be believed, and nobody would notice."""
    if proxies in {"", "*"}:
        return
    for proxy in proxies.split(","):
        try:
            ip_network(proxy.strip())
        except ValueError:
            raise GameError(
                f"--proxies: {proxy.strip()!r} is no proxy; give IP addresses or networks "
                "like 10.0.0.0/8 with commas between, or * alone"
            ) from None
