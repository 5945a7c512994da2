"""`groundlings verify`: whether a record is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from groundlings.commands import terms
from groundlings.commands.record import Played, proven
from groundlings.editions.reader import EditionError
from groundlings.errors import GameError
from groundlings.kernel.record import FalseRecord, RecordError

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.pledge import Pledge

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
        played = proven(file, edition)
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


def _refused(file: Path, error: GameError, status: int) -> dict[str, object]:
    return {
        "file": str(file),
        "verdict": "false" if status == _FALSE else "unreadable",
        "line": error.line if isinstance(error, RecordError) else None,
        "reason": str(error),
    }


def _proven(file: Path, played: Played) -> dict[str, object]:
    pledge = played.setup.pledge
    return {
        "file": str(file),
        "verdict": "proven",
        **played.title,
        "choices": int(played.state.choices),
        "commitment": pledge.commitment,
        "nonces": _nonces(pledge),
        "scores": played.game.scores(played.state),
        "winners": played.game.winners(played.state),
    }


def _lines(file: Path, played: Played) -> list[str]:
    setup, state = played.setup, played.state
    scores = " ".join(str(score) for score in played.game.scores(state))
    winners = [f"player {seat + 1}" for seat in played.game.winners(state)]
    nonces = _nonces(setup.pledge)
    mixed = f" and the nonces of {nonces} seats" if nonces else ""
    return [
        f"{file} is proven.",
        f"game     {setup.game} for {setup.seats}{played.settings}",
        f"rules    {setup.rules}, edition {setup.edition}",
        f"dice     from the secret{mixed} promised by {setup.pledge.commitment}",
        f"choices  {state.choices}, all legal, to the end of the game",
        f"result   {scores}, won by {' and '.join(winners) or 'nobody'}",
    ]


def _nonces(pledge: Pledge) -> int:
    """How many seats have added to the dice."""
    return sum(1 for nonce in pledge.nonces if nonce)
