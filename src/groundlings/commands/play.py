"""`groundlings play`: a game tonight."""

from __future__ import annotations

import secrets
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

import groundlings
from groundlings.bots import bot
from groundlings.commands import terms
from groundlings.commands.record import Played, opened
from groundlings.commands.show import stage
from groundlings.kernel.die import SEEDS
from groundlings.kernel.errors import GameError
from groundlings.terminal import play_text

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

_PERSON = "me"


@click.command("play")
@click.argument("game", required=False)
@click.option("--text", is_flag=True, help="Play at this terminal.")
@terms.seats_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="One for all seats but the first, or one per seat; a person is 'me'.",
)
@terms.language_option
@click.option("--seed", type=terms.Seed(), help="Decides all chance; drawn if not given.")
@terms.variant_option
@click.option(
    "--edition",
    "editions",
    metavar="GAME=FILE",
    multiple=True,
    help="Card values of a game from this file.",
)
@click.option("--record", type=terms.FILE, metavar="FILE", help="Write the record to a new file.")
@click.option("--resume", type=terms.FILE, metavar="FILE", help="Go on with a recorded game.")
def command(
    *,
    game: str | None,
    text: bool,
    seats: int | None,
    bots: str,
    language: str,
    seed: int | None,
    variants: tuple[str, ...],
    editions: tuple[str, ...],
    record: Path | None,
    resume: Path | None,
) -> None:
    """Play a game, alone against bots or with others at the same screen."""
    if record is not None and record.exists():
        message = f"{record} is there already; name a new file for the record"
        raise GameError(message)
    files = _files(editions)
    begun = None
    if resume is None:
        name = _named() if game is None else game
        played = groundlings.game(name, files.pop(name, None))
    else:
        if game is not None or seats is not None or seed is not None or variants:
            message = (
                "--resume goes on as the record says: leave out GAME, seats, seed and variants"
            )
            raise GameError(message)
        begun = _begun(resume, files)
        played, seats = begun.game, begun.bill.seats
    if files:
        message = f"--edition is for {', '.join(files)}, but the game played is {played.name}"
        raise GameError(message)
    players = _players(played, seats, bots)
    chosen = terms.settings(played, variants)
    if not text:
        click.echo("The browser table is not built yet; this one is at the terminal.", err=True)
    play_text(
        played,
        seats=len(players),
        bots=players,
        language=language,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        variants=chosen,
        begun=begun.state if begun else None,
        record_path=record or resume,
        go_on=_go_on(players, language, editions),
        console=stage(),
    )


def _begun(file: Path, files: dict[str, Path]) -> Played:
    """The game in a record, if there is something left of it to be played."""
    begun = opened(file, next(iter(files.values()), None))
    files.pop(begun.game.name, None)
    if begun.state.over:
        message = f"the game in {file} is over; groundlings replay tells it"
        raise GameError(message)
    return begun


def _go_on(players: list[str | None], language: str, editions: tuple[str, ...]) -> str:
    """The command that goes on with this game, but for its file."""
    words = ["--bots", ",".join(name or _PERSON for name in players), "--language", language]
    for edition in editions:
        words += ["--edition", edition]
    return f"groundlings play --text --resume {{file}} {shlex.join(words)}"


def _named() -> str:
    """The game to be played: the only one, or the one named when asked."""
    known = groundlings.games()
    if not known:
        message = "there is no game to play yet"
        raise GameError(message)
    if len(known) == 1:
        return known[0]
    click.echo(f"Which game ({', '.join(known)})? ", nl=False)
    answer = sys.stdin.readline().strip()
    if not answer:
        message = f"no game was named; the games are: {', '.join(known)}"
        raise GameError(message)
    return answer


def _files(editions: tuple[str, ...]) -> dict[str, Path]:
    files = {}
    for pair in editions:
        name, equals, file = pair.partition("=")
        if not equals or not file:
            message = f"an edition is written GAME=FILE, not {pair!r}"
            raise GameError(message)
        groundlings.game(name)
        files[name] = Path(file)
    return files


def _players(game: Game, seats: int | None, bots: str) -> list[str | None]:
    """Who sits where: the name of a bot, or None for a person."""
    names = [None if name.strip() == _PERSON else name.strip() for name in bots.split(",")]
    for name in names:
        if name is not None:
            bot(name)
    if len(names) == 1:
        return [None, *names * (terms.seats_at(game, seats) - 1)]
    count = terms.seats_at(game, len(names) if seats is None else seats)
    if len(names) != count:
        message = (
            f"--bots names {len(names)} players for {count} seats; "
            f"give one bot for all others, or {count} with {_PERSON!r} for a person"
        )
        raise GameError(message)
    return names
