"""`groundlings perft`: how many games begin like this."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

import click

import groundlings
from groundlings.commands import terms
from groundlings.commands.show import console, progress, table
from groundlings.kernel.playout import perft

if TYPE_CHECKING:
    from pathlib import Path


@click.command("perft")
@click.argument("game")
@terms.seats_option
@terms.seed_option
@click.option("--depth", type=terms.Whole(1), default=4, show_default=True, help="Choices deep.")
@terms.variant_option
@terms.edition_option
@terms.json_option
def command(
    *,
    game: str,
    seats: int | None,
    seed: int,
    depth: int,
    variants: tuple[str, ...],
    edition: Path | None,
    as_json: bool,
) -> None:
    """Count the different rows of choices a game can begin with, depth by depth.

    Two engines that play by the same rules count the same.
    """
    played = terms.game_at(game, edition)
    count = terms.seats_at(played, seats)
    chosen = terms.settings(played, variants)
    state = played.new(seats=count, seed=seed, **chosen)
    state.hush()
    counts: list[int] = []
    seconds: list[float] = []
    with progress(f"perft of {played.name}", depth) as watch:
        for deep in range(1, depth + 1):
            began = perf_counter()
            counts.append(perft(state, deep))
            seconds.append(perf_counter() - began)
            watch(deep)
    if as_json:
        terms.print_json(
            {
                "game": played.name,
                "seats": count,
                "variants": played.settings(chosen),
                "seed": seed,
                "depth": depth,
                "counts": counts,
                "seconds": seconds,
                "compiled": groundlings.COMPILED,
            }
        )
        return
    shown = table((" depth", " count", " seconds"))
    for deep, (leaves, took) in enumerate(zip(counts, seconds, strict=True), start=1):
        shown.add_row(str(deep), str(leaves), f"{took:.3f}")
    console().print(shown)
