"""The record of a game: what it takes to play it again, as text.

    groundlings 1
    game shakespeare rules 1 edition 3f2a... seats 4 backstage=true strategic_rest=false
    seed 0000000000000000000000000000002a
    salt 91b0...
    commit 5d2e...
    1 wager:3
    0 wager:2
    1 undo 1

Where the dice were drawn by slips, a `secret` line and one line for each seat follow:

    slip 0 opened 77c1... 0b5f...
    slip 1 kept 1d40...
    slip 2 house

`opened` with its seal and its nonce, `kept` with the seal alone, `house` where the house drew for
the seat. Before there were slips, `nonce SEAT` lines stood there. The seed follows from them. A
closing `result` line with the scores may stand at the end of a finished game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from groundlings.errors import GameError, shown
from groundlings.kernel import log
from groundlings.kernel.history import Replay
from groundlings.kernel.play import asked_seats
from groundlings.kernel.pledge import HOUSE, KEPT, OPENED, Pledge, Slip, drawn_by, seal_of
from groundlings.kernel.setup import Setting, Setup, listed, written

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

MAGIC = "groundlings 1"

_TITLE = re.compile(
    r"game (?P<game>[a-z][a-z0-9_-]*) rules (?P<rules>[0-9]{1,9}) edition (?P<edition>[0-9a-f]+)"
    r" seats (?P<seats>[0-9]{1,3})(?P<variants>( [a-z0-9_]+=[^\s=]+)*)"
)
_ROW = re.compile(rf"(?P<seat>0|[1-9][0-9]{{0,2}}) (?P<text>[^ ]+|{log.UNDO})")
_NONCE = re.compile(r"nonce (?P<seat>[0-9]{1,3}) (?P<nonce>([0-9a-f]{2}){1,255})")
_SLIP = re.compile(
    r"slip (?P<seat>[0-9]{1,3})"
    r" (house|kept (?P<kept>[0-9a-f]{64})|opened (?P<seal>[0-9a-f]{64}) (?P<nonce>[0-9a-f]{64}))"
)
_RESULT = re.compile(r"result(?P<scores>( -?[0-9]{1,9})+)")


class RecordError(GameError):
    """A record that cannot be read; the message gives the line and what was expected there."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(line, what)
        self.line = line
        self.what = what

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"


class FalseRecord(RecordError):  # noqa: N818 - it names what the record is
    """A record that reads well but is not true: its choices, dice or result contradict it."""


@dataclass(frozen=True, slots=True)
class Title:
    """The second line: which game, by which rules and edition, for how many, how."""

    game: str
    rules: int
    edition: str
    seats: int
    variants: dict[str, str]


def write(game: Game, g: State, *, result: bool) -> str:
    """Everything needed to play this game again, choice for choice."""
    if g.log is None or g.setup is None:
        raise GameError("this state was imagined or keeps no log, so it has no record")
    rows = [(seat, log.written(game, option)) for seat, option in g.log.read()]
    return spelled(game, g.setup, rows, game.scores(g) if result and g.over else ())


def spelled(
    game: Game, setup: Setup, rows: Iterable[tuple[int, str]], scores: Sequence[int]
) -> str:
    """The record of a game from its rows, which nobody has to be able to play any more."""
    if setup.branch is not None:
        raise GameError("this game goes on from a moment of another one, so it has no record")
    pledge = setup.pledge
    words = f"game {setup.game} rules {setup.rules} edition {setup.edition} seats {setup.seats}"
    lines = [
        MAGIC,
        " ".join([words, *listed(game.telling(setup.variants))]),
        f"seed {pledge.seed:032x}",
        f"salt {pledge.salt.hex()}",
        f"commit {pledge.commitment}",
    ]
    added = [f"nonce {seat} {nonce.hex()}" for seat, nonce in enumerate(pledge.nonces) if nonce]
    if pledge.slips is not None:
        added = [f"slip {seat} {_told(slip)}" for seat, slip in enumerate(pledge.slips)]
    if added:
        lines += [f"secret {pledge.secret:032x}", *added]
    lines += [f"{seat} {text}" for seat, text in rows]
    if scores:
        lines.append("result " + " ".join(str(score) for score in scores))
    return "\n".join(lines) + "\n"


def _told(slip: Slip | None) -> str:
    words = [drawn_by(slip)]
    if slip is not None:
        words.append(slip.seal.hex())
        if slip.nonce is not None:
            words.append(slip.nonce.hex())
    return " ".join(words)


def title(text: str) -> Title:
    """What a record says it is a record of."""
    if not isinstance(text, str):
        raise RecordError(1, f"{shown(text)} is no text; expected the text of a record")
    lines = text.split("\n")
    if lines[0].rstrip("\r") != MAGIC:
        raise RecordError(1, f"this is no record of a game; expected {MAGIC!r}")
    found = _TITLE.fullmatch(_line(lines, 2))
    if not found:
        raise RecordError(2, "expected 'game NAME rules N edition HEX seats N variant=value ...'")
    variants: dict[str, str] = {}
    for pair in found["variants"].split(" ")[1:]:
        name, _, value = pair.partition("=")
        if name in variants:
            raise RecordError(2, f"{name} stands here twice; expected each variant once")
        variants[name] = value
    return Title(
        found["game"], int(found["rules"]), found["edition"], int(found["seats"]), variants
    )


def read(game: Game, text: str) -> State:
    """Play the record again. Anything that does not hold is an error with its line."""
    heading = title(text)
    settings = _settings(game, heading)
    if heading.seats not in game.seats:
        raise RecordError(2, game.too_few_or_many(heading.seats))
    lines = text.split("\n")
    while len(lines) > 1 and not lines[-1].strip():
        lines.pop()
    pledge, first = _pledge(lines, heading.seats)
    g = game.new(seats=heading.seats, seed=pledge, **settings)
    reading = Replay(game, g)
    for number in range(first, len(lines) + 1):
        line = _line(lines, number)
        if line.startswith("result"):
            _check_result(game, g, lines, number)
        else:
            _play(game, reading, line, number)
    return g


def prove(game: Game, text: str) -> State:
    """Play the record again to the end of its game; one that ends before has nothing to prove."""
    g = read(game, text)
    if not g.over:
        asked = " or ".join(map(str, asked_seats(g)))
        what = f"the record ends before the game; expected a choice of seat {asked}"
        raise FalseRecord(text.rstrip().count("\n") + 2, what)
    return g


def _line(lines: list[str], number: int) -> str:
    return lines[number - 1].rstrip("\r") if number <= len(lines) else ""


def _settings(game: Game, heading: Title) -> dict[str, Setting]:
    if heading.game != game.name:
        raise RecordError(2, f"this is a game of {heading.game}; expected {game.name}")
    if heading.rules != game.rules:
        what = (
            f"played by rules {heading.rules} of {game.name}; expected rules {game.rules} "
            f"(the changelog says which release reads rules {heading.rules})"
        )
        raise FalseRecord(2, what)
    settings: dict[str, Setting] = {}
    for name, value in heading.variants.items():
        variant = game.variants.get(name)
        if variant is None:
            known = ", ".join(game.variants) or "none"
            raise RecordError(2, f"{game.name} knows no variant {name!r}; expected one of: {known}")
        try:
            settings[name] = variant.parse(value)
        except KeyError:
            possible = " or ".join(written(choice) for choice in variant.choices)
            raise RecordError(2, f"{name} is {value!r}; expected {possible}") from None
    edition = game.edition_for(settings)
    if heading.edition != edition:
        what = f"played with edition {heading.edition}; expected {edition}, the one given here"
        raise FalseRecord(2, what)
    return settings


def _pledge(lines: list[str], seats: int) -> tuple[Pledge, int]:
    """The dice of the game, proven; and the number of the first line after them."""
    seed = int(_word(lines, 3, "seed", 32), 16)
    salt = bytes.fromhex(_word(lines, 4, "salt", 32))
    commit = _word(lines, 5, "commit", 64)
    number = 6
    secret = seed
    nonces: list[bytes | None] = [None] * seats
    slips: list[Slip | None] | None = None
    if _line(lines, number).startswith("secret"):
        secret = int(_word(lines, number, "secret", 32), 16)
        number += 1
        if _line(lines, number).startswith("slip"):
            slips = _slips(lines, number, seats)
            number += seats
        while _line(lines, number).startswith("nonce"):
            found = _NONCE.fullmatch(_line(lines, number))
            if not found or int(found["seat"]) >= seats or nonces[int(found["seat"])] or slips:
                what = f"expected 'nonce SEAT HEX', a seat below {seats}, each once"
                raise RecordError(number, what)
            nonces[int(found["seat"])] = bytes.fromhex(found["nonce"])
            number += 1
    given = tuple(nonces) if any(nonces) else ()
    pledge = Pledge(secret, salt, given, None if slips is None else tuple(slips))
    if pledge.commitment != commit:
        what = f"the commitment does not fit secret and salt; expected {pledge.commitment}"
        raise FalseRecord(5, what)
    if pledge.seed != seed:
        added = "nonces" if slips is None else "slips"
        what = f"the seed does not follow from secret and {added}; expected {pledge.seed:032x}"
        raise FalseRecord(3, what)
    return pledge, number


def _slips(lines: list[str], first: int, seats: int) -> list[Slip | None]:
    """One line for each seat, in order."""
    slips: list[Slip | None] = []
    for seat, number in enumerate(range(first, first + seats)):
        found = _SLIP.fullmatch(_line(lines, number))
        if not found or int(found["seat"]) != seat:
            how = f"'slip {seat} {OPENED} SEAL NONCE', '{KEPT} SEAL' or '{HOUSE}'"
            raise RecordError(number, f"expected {how}")
        seal, nonce = found["seal"] or found["kept"], found["nonce"]
        if seal is None:
            slips.append(None)
            continue
        slip = Slip(bytes.fromhex(seal), bytes.fromhex(nonce) if nonce else None)
        if slip.nonce is not None and seal_of(slip.nonce) != slip.seal:
            right = seal_of(slip.nonce).hex()
            raise FalseRecord(number, f"the slip does not fit its seal; expected {right}")
        if any(other is not None and other.seal == slip.seal for other in slips):
            raise FalseRecord(number, "this seal is another seat's; expected one of its own")
        slips.append(slip)
    return slips


def _word(lines: list[str], number: int, key: str, digits: int) -> str:
    found = re.fullmatch(f"{key} ([0-9a-f]{{{digits}}})", _line(lines, number))
    if not found:
        raise RecordError(number, f"expected '{key}' and {digits} hexadecimal digits")
    return found[1]


def _play(game: Game, reading: Replay, line: str, number: int) -> None:
    row = _ROW.fullmatch(line)
    if not row:
        shown = line if len(line) <= 40 else line[:40] + "..."  # noqa: PLR2004 - one screen line
        raise RecordError(number, f"{shown!r} is no row; expected 'SEAT CHOICE' or 'SEAT undo N'")
    try:
        if log.steps_back(row["text"]) is None:
            game.parse(row["text"])
    except GameError as error:
        raise RecordError(number, str(error)) from None
    try:
        reading.read(int(row["seat"]), row["text"])
    except GameError as error:
        raise FalseRecord(number, str(error)) from None


def _check_result(game: Game, g: State, lines: list[str], number: int) -> None:
    found = _RESULT.fullmatch(_line(lines, number))
    if not found:
        raise RecordError(number, "expected 'result' and the scores by seat")
    if number != len(lines):
        raise RecordError(number + 1, "expected the end of the record after its result")
    scores = [int(score) for score in found["scores"].split()]
    if not g.over:
        raise FalseRecord(number, "the game is not over; expected another choice")
    if scores != game.scores(g):
        right = " ".join(str(score) for score in game.scores(g))
        raise FalseRecord(number, f"the scores do not follow from the choices; expected {right}")
