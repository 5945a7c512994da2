"""`groundlings cards`: what stands on the cards, and how to put your own values there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click
from rich.text import Text

import groundlings
from groundlings.commands import terms
from groundlings.commands.show import console, table
from groundlings.editions.reader import ORIGINS
from groundlings.errors import GameError
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.game import Game

_MARKS: Final = {"seed": "", "source": "°", "reconstructed": "*"}
_STYLES: Final = {"seed": "", "source": "cyan", "reconstructed": "yellow"}


@click.command("cards")
@click.argument("game")
@click.option("--export", type=terms.FILE, metavar="FILE", help="Write all values to a new file.")
@click.option("--check", type=terms.FILE, metavar="FILE", help="Find every problem of a file.")
@terms.language_option
def command(*, game: str, export: Path | None, check: Path | None, language: str) -> None:
    """Show the cards of a game, and where each value comes from.

    To play with the values of your own box: --export a file, write them into it, --check it,
    and give it to --edition.
    """
    shown = groundlings.game(game)
    if export is not None and check is not None:
        message = "--export writes a file and --check reads one; give one of the two"
        raise GameError(message)
    if export is not None:
        _export(shown, export)
    elif check is not None:
        revised = terms.game_at(game, check)
        click.echo(f"{check} is fine: edition {revised.edition} of {shown.name}.")
    else:
        _print(shown, language)


def _export(game: Game, path: Path) -> None:
    values = (game.folder / "edition.toml").read_bytes()
    try:
        with path.open("xb") as file:
            file.write(values)
    except FileExistsError:
        message = f"{path} is there already and may hold your work; name a new file"
        raise GameError(message) from None
    click.echo(f"The edition of {game.name} is in {path}.")


def _print(game: Game, language: str) -> None:
    screen = console()
    book = phrasebook(language, game.folder)
    met: set[str] = set()
    for card_table in game.guide.cards(language):
        columns = [book.label(column).name for column in card_table.columns]
        title = book.label(card_table.title).name
        shown = table((*columns, book.text("origin.heading")), title)
        for row in card_table.rows:
            met |= set(row.origins)
            cells = [
                _marked(book.value(value), origin)
                for value, origin in zip(row.columns, row.origins, strict=True)
            ]
            weakest = Text(book.text(f"origin.{row.origin}"), style=_STYLES[row.origin])
            shown.add_row(*cells, weakest)
        screen.print(shown)
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
