"""How often somebody is asked at Othello's table who does nothing special: they place and play."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

import pytest

import groundlings
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.kernel.die import cast
from groundlings.kernel.orders import usual
from groundlings.kernel.play import asked_seats
from groundlings.stage.screen import Look, shown, stays
from groundlings.stage.windows import answer_desks
from groundlings.stage.wish import SeatWish, Wish
from groundlings.store.model import PLAYING, Person
from stage.live_tables import house, in_loop, say, settled

if TYPE_CHECKING:
    from groundlings.stage.playhouse import Playhouse
    from groundlings.stage.table import LiveTable

SCENES = 16
QUIET = ("play", "let", "reveal", "pass", "play-in-vain", "stop")


async def opened(place: Playhouse, *chairs: str) -> LiveTable:
    anne = Person("anne", "key of anne", "Anne", settings='{"confirm":"none"}')
    await asyncio.wrap_future(place.store.keep_person(anne))
    seats = tuple(SeatWish.read(chair) for chair in chairs)
    return (await place.open_table(Wish("othello", seats), anne))[0]


def quiet_choice(options: list[str]) -> str:
    """What somebody chooses who does nothing special."""
    return next((one for one in QUIET if one in options), options[0])


def scene_of(live: LiveTable) -> int:
    return live.game.scene(live.state) if live.state is not None else 0


@in_loop
async def test_a_scene_takes_at_most_four_clicks_in_the_mean(file: str) -> None:
    """Alone with three bots, with the orders that everybody has who has given none."""
    async with house(file) as place:
        live = await opened(place, "me", *["bot:random"] * 3)
        clicks: Counter[str] = Counter()
        await settled(place)
        while live.status == PLAYING and scene_of(live) <= SCENES:
            assert 0 in live.asked
            options = live.options(0)
            choice = quiet_choice(options)
            assert options != ["let"], "a question without meaning"
            clicks[choice.partition(":")[0]] += 1
            await say(live, 0, choice)
            await settled(place)
        assert clicks.total() / SCENES <= 4, clicks
        assert clicks["pass"] < SCENES / 2, clicks


@pytest.mark.soak
def test_a_scene_against_greedy_bots_takes_at_most_four_clicks_in_the_mean() -> None:
    """The same over whole games, without a table around them."""
    game, clicks, scenes = groundlings.game("othello"), 0, 0
    orders, player = usual(game), bot("greedy")
    for seed in range(6):
        g = game.new(4, seed)
        chairs, dice = (
            [Chair(game, g, seat) for seat in range(4)],
            [cast(seed + n) for n in range(4)],
        )
        while not g.over:
            seat = asked_seats(g)[0]
            if seat:
                game.play(g, seat, player.choose(chairs[seat], dice[seat]))
                continue
            option = orders.answer(game, g, 0)
            if option is None:
                option = game.parse(quiet_choice(list(map(game.text, game.options(g, 0)))))
                clicks += 1
            game.play(g, 0, option)
        scenes += game.scene(g)
    assert clicks / scenes <= 4, (clicks, scenes)


@in_loop
async def test_f7_three_at_one_screen_pass_it_round_once_a_scene(file: str) -> None:
    async with house(file) as place:
        live = await opened(place, "me", "screen", "screen")
        curtains: Counter[int] = Counter()
        other: Counter[int] = Counter()
        look = None
        while live.status == PLAYING and scene_of(live) <= SCENES:
            await settled(place)
            screen = shown(live, [0, 1, 2], None)
            if live.window is not None:
                assert screen == (None, None, None), "a window needs no curtain"
                await answer_desks(live, live.rev, dict.fromkeys(live.window.seats, "let"))
                continue
            seat = screen.curtain if screen.curtain is not None else screen.chooser
            assert seat is not None
            choice = quiet_choice(live.options(seat))
            if screen.curtain is not None and look != Look(seat, live.rev):
                (curtains if choice.startswith("place:") else other)[scene_of(live)] += 1
            await say(live, seat, choice)
            await settled(place)
            look = stays(live, [0, 1, 2], Look(seat, live.rev))
        # A Miscue asks for another card, and between acts staging cards are discarded.
        assert sorted(curtains.values())[len(curtains) // 2] == 3
        assert curtains.total() + other.total() <= 3 * SCENES + 8, (curtains, other)
