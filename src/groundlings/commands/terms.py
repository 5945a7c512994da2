"""The terms of play: what several commands ask for, and how they read it."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import TYPE_CHECKING

import click

import groundlings
from groundlings.arena.lines import line
from groundlings.arena.players import LINE, TABLE
from groundlings.bots import check, remark
from groundlings.editions.reader import EditionError
from groundlings.errors import GameError
from groundlings.kernel.pledge import pledged
from groundlings.kernel.setup import written
from groundlings.words import languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting

FILE = click.Path(path_type=Path)

_MOST_DIGITS = 40


class Whole(click.ParamType[int]):
    """A whole number in plain digits, from low on, or to high where there is a highest."""

    name = "n"

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """The number, or one sentence."""
        number = _number(value)
        if number is None or not _lies_between(number, self.low, self.high):
            span = _span(self.low, self.high)
            self.fail(f"{value!r} is not a whole number {span}", param, ctx)
        return number


class Measure(click.ParamType[float]):
    """A number that may have a fraction, from low on, or to high where there is a highest."""

    name = "x"

    def __init__(self, low: int, high: int | None = None) -> None:
        self.low = low
        self.high = high

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number, or one sentence."""
        try:
            number = float(str(value))
        except ValueError:
            number = math.nan
        if not math.isfinite(number) or not _lies_between(number, self.low, self.high):
            self.fail(f"{value!r} is not a number {_span(self.low, self.high)}", param, ctx)
        return number


class Edition(click.ParamType[Path]):
    """A file of card values, also as `play` and `serve` name it: GAME=FILE."""

    name = "file"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Path:
        """The file; one that has a = in its name is taken as it is."""
        whole = Path(str(value))
        name, equals, file = str(value).partition("=")
        if not equals or not file or whole.exists() or name not in groundlings.games():
            return whole
        return Path(file)


class Seed(click.ParamType[int]):
    """A seed in plain digits."""

    name = "n"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> int:
        """The seed, or the sentence of the kernel."""
        number = _number(value)
        try:
            pledged(value if number is None else number)
        except GameError as error:
            self.fail(str(error), param, ctx)
        return number or 0


def _lies_between(number: float, low: int, high: int | None) -> bool:
    return low <= number and (high is None or number <= high)


def _span(low: int, high: int | None) -> str:
    return f"from {low} on" if high is None else f"from {low} to {high}"


def _number(value: object) -> int | None:
    text = str(value)
    if len(text) > _MOST_DIGITS or not re.fullmatch("-?[0-9]+", text):
        return None
    return int(text)


seats_option = click.option(
    "--seats", type=Whole(0), help="How many play; by default as many as can."
)
seed_option = click.option(
    "--seed", type=Seed(), default=0, show_default=True, help="Decides all chance."
)
variant_option = click.option(
    "--variant",
    "variants",
    metavar="NAME=VALUE",
    multiple=True,
    help="A way of playing; may be given several times.",
)
edition_option = click.option(
    "--edition", type=Edition(), metavar="[GAME=]FILE", help="Card values from this file."
)
language_option = click.option(
    "--language", type=click.Choice(languages()), default="en", show_default=True
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


def game_at(name: str, edition: Path | None) -> Game:
    """The game of this name; what is wrong with its edition is told with the path as given."""
    try:
        return groundlings.game(name, edition)
    except EditionError as error:
        if edition is None:
            raise
        raise EditionError(str(edition), error.problems) from None


def settings(game: Game, pairs: tuple[str, ...]) -> dict[str, Setting]:
    """The variants as chosen; a wrong one is told with those there are."""
    chosen: dict[str, Setting] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            ways = [
                f"{known}={'|'.join(written(choice) for choice in variant.choices)}"
                for known, variant in game.variants.items()
            ]
            message = (
                f"a variant is written NAME=VALUE, not {pair!r}; "
                f"{game.name} has: {', '.join(ways) or 'none'}"
            )
            raise GameError(message)
        variant = game.variants.get(name)
        try:
            chosen[name] = value if variant is None else variant.parse(value)
        except KeyError:
            chosen[name] = value
    game.settings(chosen)
    return chosen


def seats_at(game: Game, seats: int | None) -> int:
    """How many play: as many as can where nobody says, and never more or fewer than may."""
    if seats is None:
        return game.seats[-1]
    if seats not in game.seats:
        game.new(seats=seats, seed=0)  # says in its own words how many may play
    return seats


def bot_names(game: Game, bots: str) -> tuple[str, ...]:
    """The names of bots, as they are listed; a wrong one is told with those that play this game."""
    names = tuple(name.strip() for name in bots.split(","))
    return tuple(name if _is_read(name, game) else check(name, game.name) for name in names)


def _is_read(name: str, game: Game) -> bool:
    """Whether somebody plays by a file; a line of play must be one of this game."""
    if name.startswith(LINE) and line(name.removeprefix(LINE)).game != game.name:
        raise GameError(f"{name} is a line of play for {line(name.removeprefix(LINE)).game} only")
    return name.startswith((TABLE, LINE))


def bots_at(game: Game, seats: int | None, bots: str) -> tuple[str, ...]:
    """The names of the bots by seat, from one name for all or one for each."""
    names = bot_names(game, bots)
    if len(names) == 1:
        return (names[0],) * seats_at(game, seats)
    count = seats_at(game, len(names) if seats is None else seats)
    if len(names) != count:
        message = f"--bots names {len(names)} bots for {count} seats; give one for all, or {count}"
        raise GameError(message)
    return names


def remark_on(game: Game, players: Sequence[str | None]) -> None:
    """Say on standard error what people should know of these bots."""
    bots = [None if name is None or _is_read(name, game) else name for name in players]
    told = remark(game, bots)
    if told:
        click.echo(f"groundlings: {told}", err=True)


def print_json(told: dict[str, object]) -> None:
    """One object on one line."""
    click.echo(json.dumps(told))


def read_text(path: Path) -> str:
    """What stands in a file; one that cannot be read is told in one sentence."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except IsADirectoryError:
        message = f"{path} is a folder; name a file"
    except FileNotFoundError:
        message = f"there is no file {path}"
    except UnicodeDecodeError:
        message = f"{path} is not a text file"
    except OSError as error:
        message = f"{path} cannot be read: {error.strerror}"
    raise GameError(message)
