"""`groundlings replay`: a game as text, or the table as it stood at one choice."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import click

from groundlings.commands import terms
from groundlings.commands.record import Line, Played, replayed, told
from groundlings.kernel.errors import GameError
from groundlings.kernel.playbill import written
from groundlings.kernel.record import RecordError
from groundlings.words import Label, phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from groundlings.words import Phrasebook


@click.command("replay")
@click.argument("file", type=terms.FILE)
@click.option("--at", type=terms.Whole(0), metavar="N", help="Stop there and show the table.")
@click.option("--seat", type=terms.Whole(0), metavar="N", help="As this seat saw it.")
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

    With --at, tell it up to that choice and show the table as it stood then.
    """
    try:
        played = replayed(file, edition)
    except RecordError as error:
        message = f"{file}, {error}"
        raise GameError(message) from None
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
    book = phrasebook(language, played.game.folder)
    click.echo(_heading(played))
    for line in lines:
        for sentence in _sentences(line, book):
            click.echo(sentence)
    end = _ending(played, book) if at is None else _table(played, lines[-1], seat, book)
    click.echo("\n".join(end))


def _json(played: Played, lines: list[Line], seat: int | None) -> dict[str, object]:
    game, bill, state = played.game, played.bill, lines[-1].state
    return {
        "game": bill.game,
        "rules": bill.rules,
        "edition": bill.edition,
        "seats": bill.seats,
        "variants": bill.variants,
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


def _heading(played: Played) -> str:
    bill = played.bill
    ways = "".join(f", {name}={written(value)}" for name, value in bill.variants.items())
    return f"{bill.game} for {bill.seats}{ways}, rules {bill.rules}, edition {bill.edition}"


def _sentences(line: Line, book: Phrasebook) -> Iterator[str]:
    if line.seat is not None and line.choice is not None:
        chosen = f"{book.option(line.choice)} ({line.choice})"
        yield f"{line.number:>4}  {book.player(line.seat)}: {chosen}"
    for message in line.events:
        yield f"      {book.event(message)}"


def _ending(played: Played, book: Phrasebook) -> Iterator[str]:
    game, state = played.game, played.state
    if not state.over:
        yield "The record ends here; the game is not over."
    for seat, score in enumerate(game.scores(state)):
        won = " (won)" if state.over and seat in game.winners(state) else ""
        yield f"{book.player(seat)}: {score}{won}"


def _table(played: Played, line: Line, seat: int | None, book: Phrasebook) -> Iterator[str]:
    yield f"The table after {line.number} choices:"
    yield from _outline(played.game.view(line.state, seat), book, "  ")


def _outline(
    part: Mapping[str, object], book: Phrasebook, indent: str, by: str = ""
) -> Iterator[str]:
    """A view as an indented list, named in the words of the game where it has them."""
    for key, value in part.items():
        label = _label(key, book, by)
        if label.hidden or value is None:
            continue
        entries = value
        if isinstance(value, list) and any(isinstance(entry, dict | list) for entry in value):
            entries = {str(n): entry for n, entry in enumerate(value)}
        if isinstance(entries, dict):
            yield f"{indent}{label.name}:"
            yield from _outline(entries, book, indent + "  ", label.by)
        else:
            yield f"{indent}{label.name}: {_plain(value, book, label.holds)}"


def _label(key: str, book: Phrasebook, by: str) -> Label:
    if not key.isdecimal():
        return book.label(key)
    return Label(book.player(int(key)) if by == "seat" else key)


def _plain(value: object, book: Phrasebook, holds: str) -> str:
    match value:
        case list():
            return ", ".join(_plain(entry, book, holds) for entry in value) or "-"
        case bool():
            return book.text(f"setting.{str(value).lower()}")
        case int() if holds == "seat":
            return book.player(value)
        case str() if book.knows(value):
            return book.noun(value, "alone")
        case _:
            return str(value)
