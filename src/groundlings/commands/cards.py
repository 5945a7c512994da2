"""`groundlings cards`: what stands on the cards, and how to put your own values there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from rich.text import Text

import groundlings
from groundlings.commands import terms
from groundlings.commands.show import stage, table
from groundlings.kernel.edition import ORIGINS
from groundlings.kernel.errors import GameError
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.game import Game

_MEANINGS = {
    "seed": "in the rulebook",
    "source": "from another public source",
    "reconstructed": "made to fit what is known; your box may differ",
}


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
        revised = shown.revised(check)
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
    console = stage()
    book = phrasebook(language, game.folder)
    met: set[str] = set()
    for sheaf in game.cards(language):
        columns = [book.label(column).name for column in sheaf.columns]
        shown = table((*columns, "origin"), book.label(sheaf.title).name)
        for row in sheaf.rows:
            met.add(row.origin)
            style = "yellow" if row.origin == ORIGINS[0] else ""
            shown.add_row(*(Text(column) for column in (*row.columns, row.origin)), style=style)
        console.print(shown)
    console.print(f"edition {game.edition}")
    for origin in reversed(ORIGINS):
        if origin in met:
            console.print(f"{origin}: {_MEANINGS[origin]}")
