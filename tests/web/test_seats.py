"""Seats that change hands: what must hold when two people, or a person and a program, want one."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from groundlings.stage import seating, slips
from groundlings.stage.refusals import Refusal
from sealed import nonce, slip
from web.markup import Markup
from web.programs import Program, opened

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from web.open_house import OpenHouse


def test_a_bot_and_a_guest_who_want_one_seat_do_not_both_get_it(
    client: httpx.Client, house: OpenHouse
) -> None:
    """Or else the guest holds the seat of a bot, and sees its secrets."""
    table = opened(client, "pit", ["me", "open", "open"])["id"]
    live = house.live(table)

    async def race() -> tuple[BaseException | None, ...]:
        guest = seating.claim(live, 1, name="Bob", slip=None, token="hash of a token")  # noqa: S106
        return await asyncio.gather(guest, seating.fill(live, 1, "greedy"), return_exceptions=True)

    ends = house.do(race())
    assert sum(isinstance(end, Refusal) for end in ends) == 1
    assert (live.seats[1].kind == "bot") != (live.seats[1].token is not None)


def finished_with_a_program(client: httpx.Client, house: OpenHouse) -> str:
    """A game between a program and a person, played to its end."""
    told = opened(client, "pit", ["me", "open"])
    table = f"/t/{told['id']}"
    program = Program(client, told["id"], told["seats"][0]["token"])
    client.post(told["seats"][1]["invite"].removeprefix(house.url), data={"name": "Anna"})
    while not (body := program.look())["over"]:
        if 0 in body["asked"]:
            program.choose(body["rev"], body["options"][0])
        else:
            form = Markup(client.get(table).text).form(f"{table}/choices")
            client.post(form.action, data={**form.sends(), "choice": form.buttons[0][1]})
    return table


def test_a_rematch_against_a_program_can_be_played(client: httpx.Client, house: OpenHouse) -> None:
    table = finished_with_a_program(client, house)
    fresh = client.post(f"{table}/rematch").headers["location"].removeprefix("/t/")
    for seat in house.live(fresh).seats:
        assert seat.person or seat.token or seat.invite or seat.bot


def test_the_dice_of_a_rematch_are_mixed_with_the_players_part(
    client: httpx.Client, house: OpenHouse
) -> None:
    table = finished_with_a_program(client, house)
    form = Markup(client.get(f"{table}/result").text).form(f"{table}/rematch")
    assert "slip" in form.sends()
    fresh = client.post(form.action, data={"slip": slip(3)}).headers["location"]
    table = fresh.removeprefix("/t/")
    assert house.live(table).status == "gathering"
    (seat,) = [seat.seat for seat in house.live(table).seats if seat.slip == slip(3)]
    client.post(f"{fresh}/slips", data={"seat": seat, "nonce": nonce(3).hex()})
    assert house.live(table).status == "playing"
    assert slips.draws(house.live(table))[seat] == "opened"


def test_a_seat_that_nobody_could_take_again_is_not_left(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    """The host's own seat has no invitation: once free it could be a bot's only."""
    host = visit()
    sent = {"game": "pit", "seat": ["me", "open"]}
    table = host.post("/tables", data=sent).headers["location"]
    host.post(f"{table}/seats/0", data={"do": "stand-up"})
    seat = house.live(table.removeprefix("/t/")).seats[0]
    assert seat.kind == "person" or seat.invite


def test_a_guest_may_stand_up_before_the_game_and_the_link_works_again(
    visit: Callable[..., httpx.Client], house: OpenHouse
) -> None:
    host, guest, other = visit(), visit(), visit()
    sent = {"game": "pit", "seat": ["me", "open", "open"]}
    table = host.post("/tables", data=sent).headers["location"]
    seat = house.live(table.removeprefix("/t/")).seats[1]
    guest.post(f"/join/{seat.invite}", data={"name": "Bob"})
    assert other.post(f"{table}/seats/1", data={"do": "stand-up"}).status_code == 403
    assert guest.post(f"{table}/seats/1", data={"do": "stand-up"}).status_code == 303
    assert other.post(f"/join/{seat.invite}", data={"name": "Cili"}).status_code == 303
    assert "Cili" in host.get(table).text
