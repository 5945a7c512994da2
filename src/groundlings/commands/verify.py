"""`groundlings verify`: whether a record is true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from groundlings.commands import terms
from groundlings.commands.record import Played, proven
from groundlings.editions.reader import EditionError
from groundlings.errors import GameError
from groundlings.kernel.pledge import HOUSE, KEPT, OPENED
from groundlings.kernel.receipt import Receipt, ReceiptError
from groundlings.kernel.record import FalseRecord, RecordError

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.pledge import Pledge

_FALSE = 1
_UNREADABLE = 2
_SAID = {
    OPENED: "opened by seats",
    KEPT: "kept back by seats",
    HOUSE: "drawn by the house for seats",
}


@click.command("verify")
@click.argument("file", type=terms.FILE)
@terms.edition_option
@click.option(
    "--receipt", type=terms.FILE, metavar="FILE", help="What your browser kept of the dice."
)
@terms.json_option
@click.pass_context
def command(
    ctx: click.Context, *, file: Path, edition: Path | None, receipt: Path | None, as_json: bool
) -> None:
    """Play a record again and see that everything in it is true.

    That is: the dice fit what was promised before the game, every choice was legal by these rules
    and this edition, the game came to its end, and the result follows. With a receipt: what a
    player saw of the dice before the game is what the record opens. Exit status: 0 proven,
    1 false, 2 unreadable.
    """
    kept = _kept(receipt) if receipt else None
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
    misfits = kept.misfits(played.setup.pledge) if kept else []
    if as_json:
        told = _proven(file, played)
        if kept:
            told |= {"receipt": str(receipt), "misfits": misfits}
        terms.print_json(told | {"verdict": "false"} if misfits else told)
    elif not misfits:
        click.echo("\n".join(_lines(file, played, receipt)))
    for misfit in misfits:
        click.echo(f"groundlings: {file} does not fit {receipt}: {misfit}", err=True)
    if misfits:
        ctx.exit(_FALSE)


def _kept(path: Path) -> Receipt:
    try:
        return Receipt.read(terms.read_text(path))
    except ReceiptError as error:
        message = f"{path}, {error}"
        raise GameError(message) from None


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
        "slips": list(pledge.draws),
        "scores": played.game.scores(played.state),
        "winners": played.game.winners(played.state),
    }


def _lines(file: Path, played: Played, receipt: Path | None) -> list[str]:
    setup, state = played.setup, played.state
    scores = " ".join(str(score) for score in played.game.scores(state))
    winners = [f"player {seat + 1}" for seat in played.game.winners(state)]
    nonces = _nonces(setup.pledge)
    mixed = f" and the nonces of {nonces} seats" if nonces else ""
    lines = [
        f"{file} is proven.",
        f"game     {setup.game} for {setup.seats}{played.settings}",
        f"rules    {setup.rules}, edition {setup.edition}",
        f"dice     from the secret{mixed} promised by {setup.pledge.commitment}",
        f"choices  {state.choices}, all legal, to the end of the game",
        f"result   {scores}, won by {' and '.join(winners) or 'nobody'}",
    ]
    if setup.pledge.slips is not None:
        lines.insert(4, f"slips    {_told(setup.pledge.draws)}")
    if receipt:
        lines.append(f"receipt  {receipt} fits")
    return lines


def _told(draws: tuple[str, ...]) -> str:
    """Who drew for which seat; and what that leaves open."""
    told = []
    for drawn, words in _SAID.items():
        seats = [str(seat) for seat, one in enumerate(draws) if one == drawn]
        if seats:
            told.append(f"{words} {', '.join(seats)}")
    return "; ".join(told) + ("" if OPENED in draws else ": the house drew alone")


def _nonces(pledge: Pledge) -> int:
    """How many seats have added to the dice."""
    return pledge.draws.count(OPENED) + sum(1 for nonce in pledge.nonces if nonce)
