"""The command line: one group of commands, and one manner of saying what went wrong.

An error is one sentence on standard error and exit status 2, never a traceback. A bug is one too,
with a hint at `GROUNDLINGS_DEBUG=1`, which shows where it came from.
"""

from __future__ import annotations

import io
import os
import sys
import traceback
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click

from groundlings import COMPILED, GameError, __version__
from groundlings.editions.reader import EditionError

if TYPE_CHECKING:
    from collections.abc import Sequence

COMMANDS: Final = {
    "play": "Play a game.",
    "serve": "Serve tables to browsers and programs.",
    "tables": "List, close, export, import or purge tables.",
    "simulate": "Play many games between bots.",
    "train": "Learn a table for bots to play by.",
    "arena": "Let bots meet and tell how strong they are.",
    "calibrate": "Hold an edition against what its rulebooks say of play.",
    "replay": "Tell a recorded game.",
    "verify": "Prove a recorded game.",
    "cards": "Show, export or check the cards.",
    "perft": "Count how games can begin.",
}
"""Each with its line in the help, so that the help need not load them."""

DEBUG: Final = "GROUNDLINGS_DEBUG"

_ERROR: Final = 2
_INTERRUPTED: Final = 130
_PIPE_CLOSED: Final = 141


class Commands(click.Group):
    """The commands, each loaded when it is called, and the one place where errors end."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All of them, the most wanted first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name, from its module."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = import_module(f"groundlings.commands.{cmd_name}").command
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """A line for each."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> object:
        """Ctrl-C and a closed pipe end us without a word."""
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            called = self.get_command(ctx, ctx.invoked_subcommand or "")
            if error.ctx is None and called is not None:
                # click forgets it where an option lacks its value
                error.ctx = click.Context(called, ctx, ctx.invoked_subcommand)
            raise
        except KeyboardInterrupt:
            raise click.exceptions.Exit(_INTERRUPTED) from None
        except EOFError:
            message = "the input ended before the game did"
            raise GameError(message) from None
        except BrokenPipeError:
            # What is still in the buffer would complain once more when Python shuts down.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise click.exceptions.Exit(_PIPE_CLOSED) from None

    def main(  # type: ignore[override]  # click overloads it by standalone_mode, which we settle here
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **extra: Any,  # noqa: ANN401 - click's signature
    ) -> NoReturn:
        """Run a command and exit; whatever goes wrong is told in one sentence."""
        extra["standalone_mode"] = False
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        try:
            status = super().main(args, prog_name or "groundlings", **extra)
        except click.Abort:
            sys.exit(_INTERRUPTED)
        except Exception as error:  # noqa: BLE001 - this is where every error ends
            if os.environ.get(DEBUG):
                traceback.print_exc()
            click.echo(told(error), err=True)
            sys.exit(_ERROR)
        sys.exit(status if isinstance(status, int) else 0)


def told(error: Exception) -> str:
    """What went wrong, for whoever sits at the terminal."""
    match error:
        case EditionError():
            return str(error)  # every problem on a line of its own, which begins with the file
        case GameError():
            return f"groundlings: {error}"
        case click.ClickException():
            return f"groundlings: {_usage(error)}"
        case OSError() if error.filename is not None:
            return f"groundlings: {os.fsdecode(error.filename)}: {error.strerror}"
        case _:
            what = " ".join(f"{type(error).__name__}: {error}".split())
            return f"groundlings: a fault of ours ({DEBUG}=1 shows where): {what}"


def _usage(error: click.ClickException) -> str:
    """A misspelt command line, in our words and in one sentence."""
    ctx = getattr(error, "ctx", None)
    path = ctx.command_path if isinstance(ctx, click.Context) else "groundlings"
    hint = f"see {path} --help"
    match error:
        case click.exceptions.NoSuchCommand():
            return f"there is no command {error.command_name!r}; they are: {_commands(ctx)}"
        case click.NoSuchOption():
            meant = " or ".join(error.possibilities or ())
            return (
                f"there is no option {error.option_name}; {f'perhaps {meant}' if meant else hint}"
            )
        case click.MissingParameter() if error.param is not None:
            return f"{_called(error.param)} is missing; {hint}"
        case click.BadParameter() if error.param is not None:
            named = f"{_called(error.param)}: " if isinstance(error.param, click.Option) else ""
            return named + _clause(error.message)
        case _:
            return f"{_clause(error.format_message())}; {hint}"


def _commands(ctx: click.Context | None) -> str:
    """The commands there are where one was misspelt."""
    if ctx is None or not isinstance(ctx.command, click.Group):
        return ", ".join(COMMANDS)
    return ", ".join(ctx.command.list_commands(ctx))


def _called(param: click.Parameter) -> str:
    return param.opts[0] if isinstance(param, click.Option) else param.human_readable_name


def _clause(sentence: str) -> str:
    sentence = " ".join(sentence.split()).removesuffix(".")
    return sentence[:1].lower() + sentence[1:]


@click.group(
    "groundlings",
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(
    __version__,
    message=f"groundlings %(version)s ({'compiled' if COMPILED else 'plain Python'})",
)
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Groundlings: a digital theatre for Shakespeare's board games."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> NoReturn:
    """The entry point."""
    cli.main()
