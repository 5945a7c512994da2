"""Golden games: a record, and beside it the story it must tell, readable in a diff.

Drop a record into this folder and run `python tests/golden/story.py` to have its story written;
read the diff of a changed story as carefully as code. When a card value or a rule changes and the
old choices no longer hold, `--anew` plays the records again from their seeds.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

import groundlings
from groundlings.kernel.die import TrueDie, cast
from groundlings.kernel.log import steps_back
from groundlings.kernel.playout import playout
from groundlings.kernel.record import title

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State

FOLDER = Path(__file__).parent
HEADER = 5
SEED = 2


def records() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*.record"))


def story(text: str) -> str:
    """The game choice by choice: who chose what, what all could see of it, and a checksum.

    The checksum covers every number of the state, hidden ones too. Where the record no longer
    holds the story stops and says why, so that a diff shows where it turned.
    """
    heading = title(text)
    game = groundlings.game(heading.game)
    g = begun(text)
    lines = [f"set-up{checksum(g)}", *told(game, g, 0)]
    for number, line in enumerate(text.splitlines()[HEADER:], HEADER + 1):
        if line.startswith("result"):
            break
        seat, choice = line.split(" ", 1)
        try:
            carry_out(game, g, int(seat), choice)
        except groundlings.GameError as error:
            lines.append(f"line {number} no longer holds: {error}")
            break
        lines.append(f"{g.choices} {line}{checksum(g)}")
        lines += told(game, g, g.choices)
    lines.append(f"scores {game.scores(g)} winners {game.winners(g)}")
    return "\n".join(lines) + "\n"


def carry_out(game: Game, g: State, seat: int, choice: str) -> None:
    """One row of a record."""
    steps = steps_back(choice)
    if steps is None:
        game.play(g, seat, game.parse(choice))
    else:
        game.undo(g, seat, steps)


def begun(text: str) -> State:
    """The game of a record before its first choice, by today's rules and edition."""
    heading = title(text)
    game = groundlings.game(heading.game)
    chosen = {name: game.variants[name].parse(value) for name, value in heading.variants.items()}
    return game.new(heading.seats, int(text.splitlines()[SEED].split()[1], 16), **chosen)


def checksum(g: State) -> str:
    """A short sum over cells, stack and die."""
    assert isinstance(g.die, TrueDie)
    whole = f"{g.numbers()} {g.stack!r} {g.die.turned} {g.die.used} {g.asked} {g.answers}"
    return f" [{sha256(whole.encode()).hexdigest()[:8]}]"


def told(game: Game, g: State, since: int) -> list[str]:
    """The public events of choice `since` and later ones, each on a line."""
    return ["    " + plain(event) for event in game.events(g, None, since)]


def plain(event: Message) -> str:
    """An event without words: its key and its values."""
    values = [
        f"{name}={next(iter(value.values())) if isinstance(value, dict) else value}"
        for name, value in event.items()
        if name not in {"key", "choice"}
    ]
    return " ".join([str(event["key"]), *values])


def composed(text: str) -> str:
    """A record of the same table and seed, played at random by today's rules and edition."""
    g = begun(text)
    playout(g, cast(int(text.splitlines()[SEED].split()[1], 16)))
    return groundlings.game(title(text).game).record(g, result=True)


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    import pit

    groundlings.register(pit.GAME)
    for record in records():
        old = record.read_text(encoding="utf-8")
        new = composed(old) if "--anew" in sys.argv else old
        record.write_text(new, encoding="utf-8")
        record.with_suffix(".story").write_text(story(new), encoding="utf-8")
