"""`groundlings cards`: what stands on the cards, and how to put your own values there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click
from rich.text import Text

import groundlings
from groundlings.commands import terms
from groundlings.commands.show import console, table
from groundlings.editions.reader import ORIGINS
from groundlings.errors import GameError, shown
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.editions.cards import CardTable
    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

_MARKS: Final = {"own": "", "seed": "", "source": "°", "reconstructed": "*"}
_STYLES: Final = {"own": "green", "seed": "", "source": "cyan", "reconstructed": "yellow"}


@click.command("cards")
@click.argument("game")
@click.option("--export", type=terms.FILE, metavar="FILE", help="Write all values to a new file.")
@click.option(
    "--blank", type=terms.FILE, metavar="FILE", help="Write example blank cards to a file."
)
@click.option("--check", type=terms.FILE, metavar="FILE", help="Find every problem of a file.")
@click.option("--act", metavar="ACT", help="Only what is for this act, as in IV or 4.")
@terms.language_option
@terms.json_option
def command(
    *,
    game: str,
    export: Path | None,
    blank: Path | None,
    check: Path | None,
    act: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Show the cards of a game, and where each value comes from.

    To play with the values of your own box: --export a file, write them into it, --check it,
    and give it to --edition. The same with cards of your own, where the box has --blank ones.
    """
    read = groundlings.game(game)
    if check is not None and (export or blank):
        writes = "--export" if export else "--blank"
        message = f"{writes} writes a file and --check reads one; give one of the two"
        raise GameError(message)
    if export is not None and blank is not None:
        message = "--export writes all values and --blank cards of your own; give one of the two"
        raise GameError(message)
    if (export or blank or check) and (act is not None or as_json):
        message = "--act and --json are for showing cards, not for --export, --blank and --check"
        raise GameError(message)
    if export is not None:
        _export(read, export)
    elif blank is not None:
        _write_blank(read, blank)
    elif check is not None:
        revised = terms.game_at(game, check)
        click.echo(f"{check} is fine: edition {revised.edition} of {read.name}.")
    else:
        _show(read, act, language, as_json=as_json)


def _show(game: Game, act: str | None, language: str, *, as_json: bool) -> None:
    tables = game.guide.cards(language)
    if act is not None:
        tables = _of_act(game, tables, act)
    book = phrasebook(language, game.folder)
    if as_json:
        terms.print_json(_json(game, tables, book))
    else:
        _print(game, tables, book)


def _of_act(game: Game, tables: list[CardTable], act: str) -> list[CardTable]:
    """What belongs to one act, by its name or its number."""
    known = list(dict.fromkeys(one for table in tables for row in table.rows for one in row.acts))
    if not known:
        message = f"the cards of {game.name} belong to no acts; leave out --act"
        raise GameError(message)
    numbers = {str(number): name for number, name in enumerate(known, start=1)}
    wanted = numbers.get(act, act.upper())
    if wanted not in known:
        message = f"{game.name} has no act {shown(act)}; the acts are: {', '.join(known)}"
        raise GameError(message)
    found = [
        replace(table, rows=tuple(row for row in table.rows if wanted in row.acts))
        for table in tables
    ]
    return [table for table in found if table.rows]


def _json(game: Game, tables: list[CardTable], book: Phrasebook) -> dict[str, object]:
    return {
        "game": game.name,
        "edition": game.edition,
        "language": book.language,
        "tables": [
            {
                "title": table.title,
                "name": book.label(table.title).name,
                "columns": {
                    column: book.label_within(table.title, column).name for column in table.columns
                },
                "rows": [
                    {
                        "values": dict(
                            zip(table.columns, map(book.value, row.columns), strict=True)
                        ),
                        "origins": dict(zip(table.columns, row.origins, strict=True)),
                        "acts": list(row.acts),
                    }
                    for row in table.rows
                ],
            }
            for table in tables
        ],
    }


def _export(game: Game, path: Path) -> None:
    _write(path, (game.folder / "edition.toml").read_bytes())
    click.echo(f"The edition of {game.name} is in {path}.")


def _write_blank(game: Game, path: Path) -> None:
    if game.guide.blank is None:
        message = f"the box of {game.name} has no blank cards"
        raise GameError(message)
    _write(path, game.guide.blank.file.read_bytes())
    click.echo(f"Three cards to start from are in {path}.")


def _write(path: Path, text: bytes) -> None:
    try:
        with path.open("xb") as file:
            file.write(text)
    except FileExistsError:
        message = f"{path} is there already and may hold your work; name a new file"
        raise GameError(message) from None


def _print(game: Game, tables: list[CardTable], book: Phrasebook) -> None:
    screen = console()
    met: set[str] = set()
    for card_table in tables:
        name = card_table.title
        columns = [book.label_within(name, column).name for column in card_table.columns]
        title = book.label(name).name
        drawn = table((*columns, book.text("origin.heading")), title)
        for row in card_table.rows:
            met |= set(row.origins)
            cells = [
                _marked(book.value(value), origin)
                for value, origin in zip(row.columns, row.origins, strict=True)
            ]
            weakest = Text(book.text(f"origin.{row.origin}"), style=_STYLES[row.origin])
            drawn.add_row(*cells, weakest)
        screen.print(drawn)
    screen.print(book.text("origin.edition", edition=game.edition))
    for origin in reversed(ORIGINS):
        if origin in met:
            meaning = book.text(f"origin.{origin}_means", mark=_MARKS[origin])
            screen.print(Text(meaning, style=_STYLES[origin]))
    if met & {origin for origin, mark in _MARKS.items() if mark}:
        screen.print(book.text("origin.marks"))


def _marked(text: str, origin: str) -> Text:
    """A value with the mark of its origin; nothing needs none."""
    return Text(f"{text}{_MARKS[origin]}" if text else "", style=_STYLES[origin])
