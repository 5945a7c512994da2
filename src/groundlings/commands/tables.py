"""`groundlings tables`: what a host does with the tables of a house."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from groundlings.commands import serving, terms
from groundlings.commands.record import game_of
from groundlings.errors import GameError
from groundlings.kernel.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.store.store import Store

STATUSES: Final = ("gathering", "playing", "finished", "closed", "frozen")
A_DAY: Final = 86_400_000
_REFUSED: Final = 1

status_option = click.option(
    "--status", "statuses", type=click.Choice(STATUSES), multiple=True, help="Only these."
)


def _found(ctx: click.Context, _: click.Parameter, database: str | None) -> None:
    """Before the command or behind it: the nearer one counts."""
    if database is not None:
        ctx.obj = database


database_too = click.option(
    "--database", metavar="URL", expose_value=False, callback=_found, help="As before the command."
)


def _store(ctx: click.Context, *, may_be_new: bool = False) -> Store:
    """The store, until the command is done."""
    serving.check_web()
    from groundlings.store.store import Store  # noqa: PLC0415 - only where there is a web

    database = ctx.obj or serving.own_database()
    if not may_be_new:
        _check_is_there(database)
    store = Store(database)
    ctx.call_on_close(store.close)
    return store


def _check_is_there(database: str) -> None:
    """Who looks for tables in a misspelt file would get a new one, and find it empty."""
    start = "sqlite:///"
    file = Path(database.removeprefix(start).partition("?")[0])
    if database.startswith(start) and file.name != ":memory:" and not file.exists():
        raise GameError(f"there is no database file {file}; --database names one that is there")


@click.group("tables", invoke_without_command=True)
@serving.database_option
@click.pass_context
def command(ctx: click.Context, database: str | None) -> None:
    """List, close, export, import or purge the tables of a house, also while it is open."""
    ctx.obj = database
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("list")
@status_option
@click.option("--most", type=terms.Whole(1), default=50, show_default=True)
@terms.json_option
@database_too
@click.pass_context
def list_tables(ctx: click.Context, statuses: tuple[str, ...], most: int, *, as_json: bool) -> None:
    """The tables, the latest first."""
    store = _store(ctx)
    found = store.all_tables(statuses or STATUSES, most)
    lengths = store.lengths()
    told = [
        {
            "id": table.id,
            "name": table.name,
            "game": table.game,
            "status": table.status,
            "seats": [seat.name.strip() or seat.bot or seat.kind for seat in seats],
            "opened": table.opened,
            "changed": table.changed,
            "rows": lengths[table.id][0] if table.id in lengths else None,
            "scores": ending.scores if ending else None,
            "note": table.note,
        }
        for table, seats, ending in found
    ]
    if as_json:
        terms.print_json({"tables": told})
        return
    for row in told:
        day = time.strftime("%Y-%m-%d %H:%M", time.localtime(int(str(row["changed"])) // 1000))
        seats = ", ".join(map(str, row["seats"] if isinstance(row["seats"], list) else ()))
        click.echo(f"{row['id']}  {day}  {row['status']:<9}  {row['game']}  {row['name']}: {seats}")
    if not told:
        click.echo("There are no tables.")


@command.command("close")
@click.argument("table")
@click.option("--note", default="", help="Why, for those who sit there.")
@database_too
@click.pass_context
def close(ctx: click.Context, table: str, note: str) -> None:
    """End a table without a result."""
    from groundlings.stage.keys import now  # noqa: PLC0415 - only where there is a web

    store = _store(ctx)
    found = store.table(table)
    if found is None:
        raise GameError(f"there is no table {table!r}; groundlings tables list shows them")
    if found[0].status in {"finished", "closed"}:
        raise GameError(f"this table is {found[0].status} already")
    store.change_table(table, status="closed", note=note, changed=now()).result()
    click.echo(f"{table} is closed.")


@command.command("export")
@click.argument("table")
@click.option("--out", type=terms.FILE, help="Write to this file; else to the terminal.")
@database_too
@click.pass_context
def export(ctx: click.Context, table: str, out: Path | None) -> None:
    """The record of a game: complete, so private while the game goes on."""
    from groundlings.stage.archive import exported  # noqa: PLC0415 - only where there is a web
    from groundlings.store.opening import keep_private  # noqa: PLC0415 - the same

    text = exported(_store(ctx), table)
    if out is None:
        click.echo(text, nl=False)
        return
    if out.exists():
        raise GameError(f"{out} is there already; name a new file for the record")
    keep_private(out)
    out.write_text(text, encoding="utf-8")
    click.echo(f"The record is in {out}.")


@command.command("import")
@click.argument("file", type=terms.FILE)
@terms.edition_option
@database_too
@click.pass_context
def import_(ctx: click.Context, file: Path, edition: Path | None) -> None:
    """Put a recorded game on a table: to be looked at, or to be played on by invitation."""
    from groundlings.stage.archive import imported  # noqa: PLC0415 - only where there is a web

    text = terms.read_text(file)
    store = _store(ctx, may_be_new=True)
    try:
        table, seats = imported(store, game_of(text, edition), text)
    except RecordError as error:
        raise GameError(f"{file}, {error}") from None
    click.echo(f"{table.id} is {table.status}: /t/{table.id}")
    for seat in seats:
        if seat.invite:
            click.echo(f"seat {seat.seat}: /join/{seat.invite}")


@command.command("purge")
@click.option("--days", type=terms.Whole(0), required=True, help="Nothing happened for so long.")
@status_option
@click.option("--yes", is_flag=True, help="Do not ask.")
@database_too
@click.pass_context
def purge(ctx: click.Context, days: int, statuses: tuple[str, ...], *, yes: bool) -> None:
    """Delete old tables with everything that happened there."""
    from groundlings.stage.keys import now  # noqa: PLC0415 - only where there is a web

    store, before, kinds = _store(ctx), now() - days * A_DAY, statuses or ("closed",)
    if not yes:
        old = _count_old(store, before, kinds)
        tables = "1 table and its log" if old == 1 else f"{old} tables and their logs"
        if not click.confirm(f"Delete {tables} for good?"):
            click.echo("Nothing was deleted.")
            ctx.exit(_REFUSED)
    gone = store.purge(before, kinds).result()
    click.echo(f"{gone} {'table is' if gone == 1 else 'tables are'} gone.")


def _count_old(store: Store, before: int, statuses: Sequence[str]) -> int:
    """How many tables of these kinds nothing has happened at since then."""
    every = sum(store.counts().values())
    return sum(
        table.changed < before and all(row.at < before for row in store.log(table.id))
        for table, _, _ in store.all_tables(statuses, every)
    )
