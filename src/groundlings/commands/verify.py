"""`groundlings verify`: whether a record is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from groundlings.commands import terms
from groundlings.commands.record import Played, replayed
from groundlings.editions.reader import EditionError
from groundlings.errors import GameError
from groundlings.kernel.playbill import written
from groundlings.kernel.record import FalseRecord, RecordError

if TYPE_CHECKING:
    from pathlib import Path

_FALSE = 1
_UNREADABLE = 2


@click.command("verify")
@click.argument("file", type=terms.FILE)
@terms.edition_option
@terms.json_option
@click.pass_context
def command(ctx: click.Context, *, file: Path, edition: Path | None, as_json: bool) -> None:
    """Play a record again and see that everything in it is true.

    That is: the dice fit what was promised before the game, every choice was legal by these rules
    and this edition, the game came to its end, and the result follows. Exit status: 0 proven,
    1 false, 2 unreadable.
    """
    try:
        played = replayed(file, edition)
        _check_end(played)
    except EditionError:
        raise
    except GameError as error:
        status = _FALSE if isinstance(error, FalseRecord) else _UNREADABLE
        if as_json:
            terms.print_json(_refused(file, error, status))
        where = f"{file}, " if isinstance(error, RecordError) else ""
        click.echo(f"groundlings: {where}{error}", err=True)
        ctx.exit(status)
    if as_json:
        terms.print_json(_proven(file, played))
    else:
        click.echo("\n".join(_lines(file, played)))


def _check_end(played: Played) -> None:
    """A game that is not over has no result to be proven."""
    state = played.state
    if not state.over:
        asked = [str(seat) for seat in range(state.seats) if state.asked >> seat & 1]
        what = f"the record ends before the game; expected a choice of seat {' or '.join(asked)}"
        raise FalseRecord(played.lines + 1, what)


def _refused(file: Path, error: GameError, status: int) -> dict[str, object]:
    return {
        "file": str(file),
        "verdict": "false" if status == _FALSE else "unreadable",
        "line": error.line if isinstance(error, RecordError) else None,
        "reason": str(error),
    }


def _proven(file: Path, played: Played) -> dict[str, object]:
    bill = played.bill
    return {
        "file": str(file),
        "verdict": "proven",
        "game": bill.game,
        "rules": bill.rules,
        "edition": bill.edition,
        "seats": bill.seats,
        "variants": bill.variants,
        "choices": int(played.state.choices),
        "commitment": bill.pledge.commitment,
        "nonces": sum(1 for nonce in bill.pledge.nonces if nonce),
        "scores": played.game.scores(played.state),
        "winners": played.game.winners(played.state),
    }


def _lines(file: Path, played: Played) -> list[str]:
    bill, state = played.bill, played.state
    scores = " ".join(str(score) for score in played.game.scores(state))
    winners = " and ".join(str(seat) for seat in played.game.winners(state)) or "nobody"
    ways = "".join(f", {name}={written(value)}" for name, value in bill.variants.items())
    nonces = sum(1 for nonce in bill.pledge.nonces if nonce)
    mixed = f" and the nonces of {nonces} seats" if nonces else ""
    return [
        f"{file} is proven.",
        f"game     {bill.game} for {bill.seats}{ways}",
        f"rules    {bill.rules}, edition {bill.edition}",
        f"dice     from the secret{mixed} promised by {bill.pledge.commitment}",
        f"choices  {state.choices}, all legal, to the end of the game",
        f"result   {scores}, won by seat {winners}",
    ]
