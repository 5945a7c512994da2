"""`groundlings play`: a game tonight."""

from __future__ import annotations

import secrets
import shlex
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import click

import groundlings
from groundlings.bots import USUAL, check, offered, usual_seats
from groundlings.commands import serving, terms
from groundlings.commands.record import Played, opened
from groundlings.commands.show import console
from groundlings.errors import GameError
from groundlings.kernel.die import SEEDS
from groundlings.store.refusals import StoreTaken
from groundlings.terminal import play_text

if TYPE_CHECKING:
    from groundlings.kernel.game import Game

_PERSON = "me"


@click.command("play")
@click.argument("game", required=False)
@click.option("--text", is_flag=True, help="Play at this terminal.")
@click.option("--seats", type=terms.Whole(0), help="How many play; by default you and two bots.")
@click.option(
    "--bots",
    default=USUAL,
    show_default=True,
    help="One for all seats but the first, or one per seat; a person is 'me'. Of bots, "
    f"{offered()}.",
)
@terms.language_option
@click.option("--seed", type=terms.Seed(), help="Decides all chance; drawn if not given.")
@terms.variant_option
@serving.editions_option
@click.option("--record", type=terms.FILE, metavar="FILE", help="Write the record to a new file.")
@click.option("--resume", type=terms.FILE, metavar="FILE", help="Go on with a recorded game.")
@serving.host_option
@click.option("--port", type=serving.port, default=0, help="By default any free one.")
@serving.database_option
@serving.pace_option
@click.option("--browser/--no-browser", default=True, help="Whether the browser is opened.")
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
    host: str,
    port: int,
    database: str | None,
    pace: float,
    browser: bool,
) -> None:
    """Play in the browser, or with --text at this terminal."""
    if text:
        _at_the_terminal(game, seats, bots, language, seed, variants, editions, record, resume)
        return
    if seed is not None or variants or record is not None or resume is not None:
        raise GameError(
            "--seed, --variant, --record and --resume are for --text; "
            "in the browser the table has a form for them, and every game is kept"
        )
    page = _first_page(game, seats, bots, language)
    try:
        serving.open_house(
            database=database,
            host=host,
            port=port,
            pace=pace,
            editions=editions,
            ready=lambda here: _show(here, page, browser=browser),
        )
    except StoreTaken as taken:
        if not taken.url:
            raise
        click.echo("Your house is open already.", err=True)
        _show(taken.url, page, browser=browser)


def _first_page(game: str | None, seats: int | None, bots: str, language: str) -> str:
    """Where the browser begins: the lobby, or the form of a game that was named."""
    asked = {"lang": language} if language != "en" else {}
    if game is None:
        return "/" + (f"?{urlencode(asked)}" if asked else "")
    players = _players(groundlings.game(game), seats, bots)
    sitting = ",".join(name or _PERSON for name in players)
    asked |= {"game": game} | ({"bots": sitting} if seats is not None or "," in bots else {})
    return f"/new?{urlencode(asked)}"


def _show(here: str, page: str, *, browser: bool) -> None:
    """Say where we are, and open the browser there."""
    click.echo(f"listening on {here}")
    click.echo("Ctrl-C closes the house; your games are kept.", err=True)
    if browser:
        # A browser that starts in this terminal may take its time; nobody waits for it.
        local = here.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
        Thread(target=webbrowser.open, args=(local + page,), daemon=True).start()


def _at_the_terminal(
    game: str | None,
    seats: int | None,
    bots: str,
    language: str,
    seed: int | None,
    variants: tuple[str, ...],
    editions: tuple[str, ...],
    record: Path | None,
    resume: Path | None,
) -> None:
    """One screen, several people or bots."""
    if record is not None:
        _check_place(record)
    files = serving.files_of(editions)
    begun = None
    if resume is None:
        name = _named() if game is None else game
        played = terms.game_at(name, files.pop(name, None))
    else:
        if game is not None or seats is not None or seed is not None or variants:
            message = (
                "--resume goes on as the record says: leave out GAME, seats, seed and variants"
            )
            raise GameError(message)
        begun = _begun(resume, files)
        played, seats = begun.game, begun.setup.seats
    if files:
        message = f"--edition is for {', '.join(files)}, but the game played is {played.name}"
        raise GameError(message)
    players = _players(played, seats, bots)
    chosen = terms.settings(played, variants)
    terms.remark_on(played, players)
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
        console=console(),
    )


def _check_place(record: Path) -> None:
    """A record that could not be written is refused before the game, not after it."""
    if record.exists():
        message = f"{record} is there already; name a new file for the record"
        raise GameError(message)
    if not record.parent.is_dir():
        message = (
            f"the folder {record.parent} is not there; "
            "make it first, or name another place for the record"
        )
        raise GameError(message)


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


def _players(game: Game, seats: int | None, bots: str) -> list[str | None]:
    """Who sits where: the name of a bot, or None for a person."""
    names = [None if name.strip() == _PERSON else name.strip() for name in bots.split(",")]
    for name in names:
        if name is not None:
            check(name, game.name)
    if len(names) == 1:
        count = usual_seats(game) if seats is None else terms.seats_at(game, seats)
        return [None, *names * (count - 1)]
    count = terms.seats_at(game, len(names) if seats is None else seats)
    if len(names) != count:
        message = (
            f"--bots names {len(names)} players for {count} seats; "
            f"give one bot for all others, or {count} with {_PERSON!r} for a person"
        )
        raise GameError(message)
    return names
