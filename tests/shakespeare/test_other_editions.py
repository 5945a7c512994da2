"""Whatever edition is licensed can be played: effects may sit on any card."""

from __future__ import annotations

import re

from hypothesis import given, reject, settings
from hypothesis import strategies as st

import groundlings
from groundlings.editions.reader import EditionError
from groundlings.editions.sheet import Sheet
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from groundlings.shakespeare import Shakespeare
from shakespeare.theatre import SHIPPED

PROGRAMS = re.compile(r"^(activation|rehearsal|set_effect) = (\[.*\])$", re.MULTILINE)


def dealt_out(text: str, order: list[int]) -> str:
    """The same edition with its lists of effects dealt to other cards and colours."""
    programs = [found[2] for found in PROGRAMS.finditer(text)]
    fresh = iter([programs[place % len(programs)] for place in order])
    return PROGRAMS.sub(lambda found: f"{found[1]} = {next(fresh)}", text)


COUNT = len(PROGRAMS.findall(SHIPPED))


def test_there_are_programs_to_deal_out() -> None:
    assert COUNT > 50
    assert dealt_out(SHIPPED, list(range(COUNT))) == SHIPPED


@settings(max_examples=40)
@given(order=st.permutations(range(COUNT)), seats=st.integers(1, 4), seed=st.integers(0, 999))
def test_an_edition_with_effects_on_other_cards_can_be_played(
    order: list[int], seats: int, seed: int
) -> None:
    try:
        game = Shakespeare(Sheet.parse(dealt_out(SHIPPED, order), "dealt.toml"))
    except EditionError:
        reject()
    for number in range(3):
        g = game.new(seats=seats, seed=seed + number)
        playout(g, cast(seed))
        assert g.over
        assert game.replay(game.record(g)) == g
        assert sum(sum(player["score"].values()) for player in players(game, g)) == sum(
            game.scores(g)
        )


def players(game: Shakespeare, g: groundlings.State) -> list[dict[str, dict[str, int]]]:
    """The players of a view."""
    found = game.view(g, None)["players"]
    assert isinstance(found, list)
    return found
