"""What is at stake where a deed may be stopped: how much, for whom, by whom."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from groundlings.bots.othello.account import lead_by, rank
from groundlings.bots.othello.cards import haul_of, sort_of
from groundlings.bots.othello.circumstances import Circumstances, first_to_reveal
from groundlings.bots.othello.prints import COIN_THIRDS
from groundlings.bots.othello.schema import (
    FULL,
    MANY,
    STAKED_COIN,
    STAKED_EXIT,
    STAKED_IMPROV,
    STAKED_LOST,
    STAKED_STAGED,
    THIRDS,
)
from groundlings.kernel.state import NOBODY, Seat, Seats, State, is_among
from groundlings.othello.deeds import coin_of, is_coin_deed, is_script_deed, staging_card
from groundlings.othello.placed import has_face_down
from groundlings.othello.state import EXIT_DEED, IMPROV_DEED, SCRIPTS, Card, Deed, book


@final
class Stake:
    """A deed, as who could stop it sees it."""

    def __init__(self) -> None:
        self.sort: i64 = 0
        self.card: Card = NOBODY
        self.haul: i64 = 0
        """What it brings its player."""
        self.prize: i64 = 0
        """What it brings who seizes it."""
        self.rank: i64 = 0
        self.whom: i64 = 0
        """Done to nobody, to another, to oneself."""
        self.led: i64 = 0
        """Who leads the cards that the player of a script card has scored."""
        self.fellows: i64 = 0
        """How many beside oneself could stop it, by what all can see."""
        self.chances: i64 = 0
        """How many cards will be turned up before one's own."""

    def see(self, g: State, now: Circumstances, actor: Seat, deed: Deed, detail: i64) -> None:
        """Look at a deed of this player, which is announced to all."""
        seat = now.seat
        self.card = NOBODY
        self.led = 0
        self.haul = 0
        self.prize = THIRDS * book(g).scalars.seize_reward
        if is_script_deed(deed):
            self.card = detail
            self.led = lead_by(g, actor)
            sort = sort_of(g, now.prints, actor, detail)
            self.sort = sort if sort <= FULL else STAKED_LOST
            self.haul = haul_of(g, now.prints, actor, detail, seized=False)
            self.prize = haul_of(g, now.prints, seat, detail, seized=True)
        elif is_coin_deed(deed):
            self.sort = STAKED_COIN + coin_of(deed)
            self.haul = COIN_THIRDS
        elif deed == IMPROV_DEED:
            self.sort = STAKED_IMPROV
        elif deed == EXIT_DEED:
            self.sort = STAKED_EXIT
            if detail < SCRIPTS:
                self.card = detail
                self.prize = haul_of(g, now.prints, seat, detail, seized=True)
        else:
            card = staging_card(deed)
            self.sort = STAKED_STAGED + now.prints.kind[card]
            self.haul = haul_of(g, now.prints, actor, card, seized=False)
        self.rank = 0 if actor == seat else rank(g, seat, actor)

    def aim(self, g: State, seat: Seat, whom: Seat, able: Seats) -> None:
        """To whom it is done, who else could stop it, and what may come later."""
        first = first_to_reveal(g)
        mine = (seat - first + g.seats) % g.seats
        fellows: i64 = 0
        chances: i64 = 0
        for other in range(g.seats):
            if other != seat and is_among(other, able):
                fellows += 1
            if has_face_down(g, other) and (other - first + g.seats) % g.seats < mine:
                chances += 1
        self.chances = min(chances, MANY - 1)
        self.fellows = min(fellows, MANY - 1)
        if whom == NOBODY:
            self.whom = 0
        else:
            self.whom = 2 if whom == seat else 1
