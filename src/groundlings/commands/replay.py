"""`groundlings replay`: a game as text, or the table as it stood at one choice."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import click

from groundlings.commands import terms
from groundlings.commands.record import Line, Played, opened, told
from groundlings.commands.show import console
from groundlings.errors import GameError
from groundlings.kernel.setup import written
from groundlings.terminal.picture import Painter
from groundlings.words import phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.kernel.messages import Message
    from groundlings.kernel.setup import Setup
    from groundlings.words import Phrasebook


@click.command("replay")
@click.argument("file", type=terms.FILE)
@click.option("--at", type=terms.Whole(0), metavar="N", help="Stop there and show the table.")
@click.option("--seat", type=terms.Whole(0), metavar="N", help="As this seat saw it, from 0.")
@terms.edition_option
@terms.language_option
@terms.json_option
def command(
    *,
    file: Path,
    at: int | None,
    seat: int | None,
    edition: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Tell a recorded game choice by choice, in sentences.

    Where a game is told in scenes, a line with = says how the scene went for each player.

    With --at, tell it up to that choice and show the table as it stood then.
    """
    played = opened(file, edition)
    last = int(played.state.choices)
    if at is not None and at > last:
        message = f"this game has {last} choices; --at can be 0 to {last}"
        raise GameError(message)
    played.game.view(played.state, seat)  # says which seats there are, if not this one
    stop = last if at is None else at
    lines = list(islice(told(played, seat), stop + 1))
    if as_json:
        terms.print_json(_json(played, lines, seat))
        return
    book = phrasebook(language, played.game.folder).renamed(played.game.guide.names(language))
    click.echo(_heading(played, book))
    for sentence in _told(played, lines, book):
        click.echo(sentence)
    if at is None:
        click.echo("\n".join(_ending(played, book)))
        return
    click.echo(book.text("replay.table", n=stop))
    for picture in Painter(book).view(played.game.view(lines[-1].state, seat), full=True):
        console().print(picture)


def _json(played: Played, lines: list[Line], seat: int | None) -> dict[str, object]:
    game, state = played.game, lines[-1].state
    return {
        **played.title,
        "setup": lines[0].events,
        "choices": [
            {"n": line.number, "seat": line.seat, "choice": line.choice, "events": line.events}
            for line in lines[1:]
        ],
        "at": lines[-1].number,
        "view": game.view(state, seat),
        "over": state.over,
        "scores": game.scores(state),
        "winners": game.winners(state) if state.over else [],
    }


def _heading(played: Played, book: Phrasebook) -> str:
    setup = played.setup
    return book.text(
        "replay.heading",
        game=book.title(),
        n=setup.seats,
        settings="".join(f", {one}" for one in _settings(setup, book)),
        rules=setup.rules,
        edition=setup.edition,
    )


def _settings(setup: Setup, book: Phrasebook) -> Iterator[str]:
    for name, setting in setup.variants.items():
        yield book.named(book.variant(name), book.setting(name, written(setting)))


def _told(played: Played, lines: list[Line], book: Phrasebook) -> Iterator[str]:
    """Choice after choice with what came of it; where a scene ends, how it went for each player."""
    guide = played.game.guide
    scene: list[Message] = []
    for line in lines:
        if line.seat is not None and line.choice is not None:
            chosen = click.style(book.option(line.choice), dim=True)
            yield f"{line.number:>4}  {book.named(book.player(line.seat), chosen)}"
        for message in line.events:
            if message["key"] in guide.closes:
                fates = guide.summed_up(scene, played.setup.seats)
                for seat, fate in enumerate(fates):
                    yield f"   =  {book.named(book.player(seat), book.gloss(fate))}"
                scene = []
            scene.append(message)
            yield f"      {book.event(message)}"


def _ending(played: Played, book: Phrasebook) -> Iterator[str]:
    game, state = played.game, played.state
    if not state.over:
        yield book.text("replay.unfinished")
    for seat, score in enumerate(game.scores(state)):
        key = "replay.score"
        if state.over and seat in game.winners(state):
            key = "replay.won" if state.seats > 1 else "replay.alone"  # alone nobody is beaten
        yield book.text(key, who=book.player(seat), n=score)
