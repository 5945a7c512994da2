"""Golden games: a record, and beside it the story it must tell, readable in a diff.

Drop a record into this folder and run `python tests/golden/story.py` to have its story written;
read the diff of a changed story as carefully as code.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import groundlings
from groundlings.kernel.die import cast
from groundlings.kernel.history import fold
from groundlings.kernel.playout import playout
from groundlings.kernel.record import title

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.kernel.telling import Message

FOLDER = Path(__file__).parent


def records() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*.record"))


def story(text: str) -> str:
    """The game choice by choice: who chose what, what all could see of it, and a checksum.

    The checksum covers every number of the state, hidden ones too.
    """
    game = groundlings.game(title(text).game)
    end = game.replay(text)
    if end.log is None or end.bill is None:
        message = "a replayed game keeps its log"
        raise AssertionError(message)
    g = game.new(seats=end.bill.seats, seed=end.bill.pledge, **end.bill.variants)
    lines = [f"set-up{checksum(g)}", *told(game, g, 0)]
    for seat, option in fold(end.log.read()):
        heard = len(game.events(g, None))
        game.play(g, seat, option)
        lines.append(f"{g.choices} {seat} {game.text(option)}{checksum(g)}")
        lines += told(game, g, heard)
    lines.append(f"scores {game.scores(g)} winners {game.winners(g)}")
    return "\n".join(lines) + "\n"


def checksum(g: State) -> str:
    """A short sum over cells, stack and die."""
    whole = f"{g.numbers()} {g.stack!r} {g.die.turned} {g.die.used} {g.asked} {g.answers}"
    return f" [{sha256(whole.encode()).hexdigest()[:8]}]"


def told(game: Game, g: State, since: int) -> list[str]:
    """The public events after the first `since`, each on a line."""
    return ["    " + plain(event) for event in game.events(g, None)[since:]]


def plain(event: Message) -> str:
    """An event without words: its key and its values."""
    values = [
        f"{name}={next(iter(value.values())) if isinstance(value, dict) else value}"
        for name, value in event.items()
        if name not in {"key", "choice"}
    ]
    return " ".join([str(event["key"]), *values])


def compose(game: Game, seats: int, seed: int, **variants: bool | str) -> None:
    """Write the record of a random game, to become golden."""
    g = game.new(seats=seats, seed=seed, **variants)
    playout(g, cast(seed))
    name = "-".join([game.name, str(seats), *(f"{k}-{v}" for k, v in variants.items())])
    (FOLDER / f"{name}.record").write_text(game.record(g, result=True), encoding="utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    import pit

    groundlings.register(pit.GAME)
    for record in records():
        record.with_suffix(".story").write_text(
            story(record.read_text(encoding="utf-8")), encoding="utf-8"
        )
