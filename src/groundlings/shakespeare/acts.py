"""The three acts: discs, piles, quills, and the scoring."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from groundlings.kernel.state import NOBODY, Option, Seat, Seats, State, bit, offer
from groundlings.kernel.step import Own, Step
from groundlings.shakespeare.backstage import dismiss_prompters, has_prompter
from groundlings.shakespeare.calendar import is_last_day
from groundlings.shakespeare.fortune import earn, gain, pay, pounds
from groundlings.shakespeare.state import (
    ACT_II,
    ACT_III,
    ACTS,
    ARRIVALS,
    ARRIVED,
    DISC,
    GREY_SPACES,
    NEUTRAL,
    NOTHING,
    Act,
    Cause,
    Rank,
    Space,
    book,
)
from groundlings.shakespeare.verbs import (
    ACT_SCORED,
    ADVANCE,
    ADVANCED,
    DISC_SCORED,
    NEUTRAL_MOVED,
    PROMPTER_LOSE,
    PROMPTER_PAID,
    PROMPTER_PAY,
    QUILL_LOST,
    RETREAT,
    RETREATED,
)


def space(g: State, seat: Seat, act: Act) -> Space:
    """Where this disc stands, from 1."""
    return g.cells[DISC + seat * ACTS + act]


def arrived(g: State, seat: Seat, act: Act) -> i64:
    """The number of this disc's arrival: in a pile, earlier ones lie lower."""
    return g.cells[ARRIVED + seat * ACTS + act]


def stand(g: State, seat: Seat, act: Act, where: Space) -> None:
    """Put a disc on a space, on top of all that is there (R38, R39)."""
    g.cells[DISC + seat * ACTS + act] = where
    g.cells[ARRIVALS] += 1
    g.cells[ARRIVED + seat * ACTS + act] = g.cells[ARRIVALS]


def stand_everywhere(g: State, seat: Seat, where: Space) -> None:
    """Put this seat's discs on the same space of each act."""
    for act in range(ACTS):
        stand(g, seat, act, where)


def can_advance(g: State, seat: Seat, act: Act) -> bool:
    """Whether the act goes on for this disc."""
    return space(g, seat, act) < book(g).tracks.last


def can_retreat(g: State, seat: Seat, act: Act) -> bool:
    """Whether the disc stands beyond its first space, whenever it advanced (S29)."""
    return space(g, seat, act) > book(g).tracks.start


def advance(g: State, seat: Seat, act: Act) -> None:
    """One quill, one space; on the last space it is lost and the pile stays (S25, S26)."""
    if not can_advance(g, seat, act):
        g.emit(QUILL_LOST, seat, act)
        return
    there = space(g, seat, act) + 1
    stand(g, seat, act, there)
    g.emit(ADVANCED, seat, act, there)


def retreat(g: State, seat: Seat, act: Act) -> None:
    """One space back, onto the top of the pile there (S28)."""
    there = space(g, seat, act) - 1
    stand(g, seat, act, there)
    g.emit(RETREATED, seat, act, there)


def is_ahead(g: State, seat: Seat, other: Seat, act: Act) -> bool:
    """Further on, or lower in the same pile (S49)."""
    mine, theirs = space(g, seat, act), space(g, other, act)
    if mine != theirs:
        return mine > theirs
    return arrived(g, seat, act) < arrived(g, other, act)


def place(g: State, seat: Seat, act: Act) -> Rank:
    """This seat's place on an act, 0 for the first; alone it is found against the neutral disc."""
    if g.seats == 1:
        return 0 if is_ahead(g, seat, NEUTRAL, act) else 1
    found: Rank = 0
    for other in range(g.seats):
        if other != seat and is_ahead(g, other, seat, act):
            found += 1
    return found


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Scoring(Step):
    """Act after act, disc after disc, the furthest first (R79)."""

    def __init__(self, act: Act, rank: Rank) -> None:
        self.act: Final = act
        self.rank: Final = rank

    def is_frame(self) -> bool:
        """It goes on from player to player."""
        return True

    def ask(self, g: State) -> Seats:
        """The next disc, until somebody has a question to answer about it."""
        act, rank = self.act, self.rank
        while act < ACTS:
            here, at = act, rank
            rank += 1
            if rank == max(g.seats, 2):
                act, rank = act + 1, 0
            if at == 0:
                g.emit(ACT_SCORED, here)
            seat = in_place(g, here, at)
            if seat == NOBODY:
                continue
            prompted = is_prompted(g, seat, here)
            score_disc(g, seat, here, at, prompted=prompted)
            if prompted:
                g.replace(Scoring(act, rank))
                g.push(Prompted(seat, here))
                return 0
        g.pop()
        dismiss_prompters(g)
        if g.seats == 1 and not is_last_day(g):
            move_neutral_discs(g)
        return 0


def in_place(g: State, act: Act, rank: Rank) -> Seat:
    """Who stands in this place on an act; NOBODY where the neutral disc does."""
    for seat in range(g.seats):
        if place(g, seat, act) == rank:
            return seat
    return NOBODY


def score_disc(g: State, seat: Seat, act: Act, rank: Rank, *, prompted: bool) -> None:
    """Grey spaces cost; Act I pays Pounds, Act II the first places, Act III prestige (R80-R83)."""
    g.emit(DISC_SCORED, seat, act, space(g, seat, act), rank + 1)
    if not prompted:
        gain(g, seat, -grey_penalty(g, seat, act), GREY_SPACES)
    earn(g, seat, act_pounds(g, seat, act))
    gain(g, seat, act_prestige(g, seat, act, rank), ACT_II if act == 1 else ACT_III)


def is_prompted(g: State, seat: Seat, act: Act) -> bool:
    """Whether this seat may buy itself free of the penalty."""
    can_pay = has_prompter(g, seat) and pounds(g, seat) >= prompting(g)
    return can_pay and grey_penalty(g, seat, act) > 0


def prompting(g: State) -> i64:
    """What the Prompter wants for an act (R122)."""
    return book(g).backstage.prompter_price


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prompted(Own):
    """Who keeps the Prompter may pay instead of losing the point of a grey space (R122, S95)."""

    def __init__(self, seat: Seat, act: Act) -> None:
        super().__init__(seat)
        self.act: Final = act

    def options(self, g: State, seat: Seat) -> list[int]:
        """The point, or the money."""
        return [PROMPTER_LOSE, PROMPTER_PAY]

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """As chosen, for this act."""
        g.pop()
        if option == PROMPTER_PAY:
            pay(g, seat, prompting(g))
            g.emit(PROMPTER_PAID, seat, self.act, prompting(g))
        else:
            gain(g, seat, -grey_penalty(g, seat, self.act), GREY_SPACES)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """On which act, and for how much."""
        return "prompter", {"act": self.act, "pounds": prompting(g)}


def grey_penalty(g: State, seat: Seat, act: Act) -> i64:
    """What standing on a grey space of this act costs (R80)."""
    tracks = book(g).tracks
    return tracks.grey_penalty if space(g, seat, act) <= tracks.grey else 0


def act_pounds(g: State, seat: Seat, act: Act) -> i64:
    """What this disc earns: only Act I pays Pounds (R81)."""
    return book(g).tracks.act_i[space(g, seat, act)] if act == 0 else 0


def act_prestige(g: State, seat: Seat, act: Act, rank: Rank) -> i64:
    """What this disc scores: Act II by places, Act III by spaces (R82, R83)."""
    if act == 0:
        return 0
    tracks = book(g).tracks
    return tracks.act_ii[rank] if act == 1 else tracks.act_iii[space(g, seat, act)]


def set_neutral_discs(g: State) -> None:
    """Alone one plays against a neutral disc on each act (R101)."""
    stand_everywhere(g, NEUTRAL, book(g).scalars.neutral_start)


def move_neutral_discs(g: State) -> None:
    """After the first scoring the neutral discs move on, once (R105)."""
    later = book(g).scalars.neutral_later
    if space(g, NEUTRAL, 0) != later:
        stand_everywhere(g, NEUTRAL, later)
        g.emit(NEUTRAL_MOVED, later)


# Where white quills come from, if not from a card or, NOTHING, from an element on the set
FROM_AMBIANCE: Final = -2
FROM_REHEARSAL: Final = -3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Quill(Own):
    """White quills: the player gives each to an act that is not yet at its end (S24, S25).

    `cause` is the card they come from, or one of those above.
    """

    def __init__(self, seat: Seat, quills: i64, cause: Cause = NOTHING) -> None:
        super().__init__(seat)
        self.quills: Final = quills
        self.cause: Final = cause

    def ask(self, g: State) -> Seats:
        """The owner, while there is an act to advance on."""
        for act in range(ACTS):
            if can_advance(g, self.seat, act):
                return bit(self.seat)
        g.pop()
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Every act that goes on."""
        found: list[int] = []
        for act in range(ACTS):
            if can_advance(g, seat, act):
                offer(found, ADVANCE + act)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """One space; then the next quill."""
        if self.quills > 1:
            g.replace(Quill(seat, self.quills - 1, self.cause))
        else:
            g.pop()
        advance(g, seat, option - ADVANCE)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """How many quills are left, and whose they are."""
        if self.cause == FROM_AMBIANCE:
            return "quill-ambiance", {"n": self.quills}
        if self.cause == FROM_REHEARSAL:
            return "quill-rehearsal", {"n": self.quills}
        if self.cause == NOTHING:
            return "quill-set", {"n": self.quills}
        return "quill", {"card": self.cause, "n": self.quills}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Retreat(Own):
    """A grey quill: back one space on an act beyond its first space; a duty (S28-S30).

    It comes from the ambiance, or `by` another player, who used the card named (S102).
    """

    def __init__(self, seat: Seat, by: Seat = NOBODY, cause: Cause = NOTHING) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.cause: Final = cause

    def ask(self, g: State) -> Seats:
        """The owner; with all three discs on space 1 nothing happens."""
        for act in range(ACTS):
            if can_retreat(g, self.seat, act):
                return bit(self.seat)
        g.pop()
        return 0

    def options(self, g: State, seat: Seat) -> list[int]:
        """Every act already advanced on."""
        found: list[int] = []
        for act in range(ACTS):
            if can_retreat(g, seat, act):
                offer(found, RETREAT + act)
        return found

    def take(self, g: State, seat: Seat, option: Option) -> None:
        """Back it goes."""
        g.pop()
        retreat(g, seat, option - RETREAT)

    def prompt(self, g: State, seat: Seat) -> tuple[str, dict[str, int]]:
        """Why."""
        if self.by == NOBODY:
            return "retreat", {}
        return "retreat-by", {"who": self.by, "card": self.cause}
