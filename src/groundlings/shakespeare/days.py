"""The six days and their phases."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.kernel.state import NOBODY, State
from groundlings.kernel.step import Step
from groundlings.shakespeare.acts import Quill, Retreat, score_acts, space, stand
from groundlings.shakespeare.fortune import cheer, earn, gain
from groundlings.shakespeare.perform import Perform
from groundlings.shakespeare.rest import Rest, StrategicRest, remove_rest_tokens
from groundlings.shakespeare.score import settle_accounts
from groundlings.shakespeare.state import (
    ACTS,
    AMBIANCE,
    AMBIANCE_TRACK,
    BACK,
    BAG,
    CARD,
    COLOURS,
    CYLINDERS,
    DAY,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    DISPLAY,
    EARN,
    ELEMENTS,
    ENDED,
    EXTRA,
    FINISHED,
    GAIN,
    INITIATIVE,
    KINDS,
    MARKET,
    MOST_SHOWN,
    NEUTRAL,
    NOTHING,
    ORDER,
    PURPLE,
    QUILL,
    RECRUITED,
    SET,
    SPENT,
    STRATEGIC,
    TROUPE,
    book,
    member_at,
)
from groundlings.shakespeare.troupe import is_dressed, wearer_noun
from groundlings.shakespeare.turns import Turns
from groundlings.shakespeare.verbs import (
    AMBIANCE_BEGAN,
    DAY_BEGAN,
    DECK_SHUFFLED,
    ELEMENTS_DISCARDED,
    GAME_ENDED,
    MOOD_RESET,
    NEUTRAL_MOVED,
    PURPLE_UNCLAIMED,
    REHEARSAL_BEGAN,
    REHEARSED,
)
from groundlings.shakespeare.wager import Wager

WAGER_PHASE: Final = 0
TURNS_PHASE: Final = 1
AMBIANCE_PHASE: Final = 2
REHEARSAL_PHASE: Final = 3
SCORING: Final = 4
MAINTENANCE: Final = 5


@final
class Day(Step):
    """A day and its phases: wager, turns, ambiance, dress rehearsal, maintenance, rest (R16)."""

    def __init__(self, phase: i64) -> None:
        self.phase: Final = phase

    def ask(self, g: State) -> i64:
        """Begin the phase; the next one follows when it is over."""
        phase = self.phase
        if phase < MAINTENANCE:
            g.replace(Day(phase + 1))
        if phase == WAGER_PHASE:
            begin_day(g)
        elif phase == TURNS_PHASE:
            g.push(Turns(0))
        elif phase == AMBIANCE_PHASE:
            begin_ambiance(g)
        elif phase == REHEARSAL_PHASE and book(g).tracks.rehearsal_day[g.cells[DAY]] != 0:
            g.emit(REHEARSAL_BEGAN, g.cells[DAY])
            g.push(Rehearsal(0))
        elif phase == SCORING and book(g).tracks.rehearsal_day[g.cells[DAY]] != 0:
            score_acts(g)
            move_neutral_discs(g)
        elif phase == MAINTENANCE:
            end_day(g)
        return 0


def begin_day(g: State) -> None:
    """All cylinders are at hand; alone there is no wager (R102)."""
    g.emit(DAY_BEGAN, g.cells[DAY])
    seat: i64 = 0
    while seat < g.seats:
        g.cells[FINISHED + seat] = 0
        seat += 1
    if g.seats == 1:
        g.cells[CYLINDERS] = book(g).scalars.cylinders
    else:
        g.push(Wager())


def begin_ambiance(g: State) -> None:
    """Unclaimed purple set elements dampen everybody's mood; then each space takes effect (R69)."""
    g.emit(AMBIANCE_BEGAN)
    purple = g.cells[MARKET + PURPLE * KINDS + SET]
    if purple > 0:
        g.emit(PURPLE_UNCLAIMED, purple)
    seat: i64 = 0
    while seat < g.seats:
        cheer(g, seat, -purple)
        seat += 1
    g.push(Ambiance(0))


@final
class Ambiance(Step):
    """In turn order each player's space takes effect; then all discs go back (R71, R72)."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def ask(self, g: State) -> i64:
        """The next player's space, resolved completely before the one after (S46)."""
        tracks = book(g).tracks
        if self.place == g.seats:
            g.pop()
            seat: i64 = 0
            while seat < g.seats:
                g.cells[AMBIANCE + seat] = tracks.calm
                seat += 1
            g.emit(MOOD_RESET)
            return 0
        g.replace(Ambiance(self.place + 1))
        seat = g.cells[ORDER + self.place]
        mood = g.cells[AMBIANCE + seat]
        effect, amount = tracks.mood[mood], tracks.mood_amount[mood]
        if effect == GAIN:
            gain(g, seat, amount, AMBIANCE_TRACK)
        elif effect == EARN:
            earn(g, seat, amount)
        elif effect == QUILL:
            g.push(Quill(seat, amount))
        elif effect == BACK:
            g.push(Retreat(seat))
        return 0


@final
class Rehearsal(Step):
    """In Initiative order each player's dressed actors and Extras use their powers (R73-R76)."""

    def __init__(self, place: i64) -> None:
        self.place: Final = place

    def ask(self, g: State) -> i64:
        """The next player."""
        if self.place == g.seats:
            g.pop()
            return 0
        g.replace(Rehearsal(self.place + 1))
        g.push(Rehearse(g.cells[INITIATIVE + self.place], 0, 0))
        return 0


@final
class Rehearse(Step):
    """One player's rehearsal: every power of the dressed, resting or not (S53).

    White quills are kept to the end, when all coloured ones are spent (S24, S52).
    """

    def __init__(self, seat: i64, member: i64, white: i64) -> None:
        self.seat: Final = seat
        self.member: Final = member
        self.white: Final = white

    def ask(self, g: State) -> i64:
        """The next of the troupe."""
        if self.member < g.cells[TROUPE + self.seat]:
            self.call_up(g, member_at(self.seat, self.member))
        elif self.white > 0:
            g.replace(Quill(self.seat, self.white))
        else:
            g.pop()
        return 0

    def call_up(self, g: State, at: i64) -> None:
        """Who is dressed uses the power; who is not, waits."""
        cards = book(g).cards
        card, extra = g.cells[at + CARD], g.cells[at + EXTRA] != 0
        if not is_dressed(g, at):
            g.replace(Rehearse(self.seat, self.member + 1, self.white))
            return
        g.emit(REHEARSED, self.seat, wearer_noun(g, self.seat, at))
        white = cards.extra_white if extra else cards.white[card]
        g.replace(Rehearse(self.seat, self.member + 1, self.white + white))
        g.push(Perform(self.seat, cards.extra if extra else cards.rehearsal[card], card, 0))


def move_neutral_discs(g: State) -> None:
    """After the first scoring the solo game's neutral discs move on, once (R105)."""
    later = book(g).scalars.neutral_later
    moved = space(g, NEUTRAL, 0) == later
    if g.seats == 1 and not moved and g.cells[DAY] < book(g).scalars.days:
        act: i64 = 0
        while act < ACTS:
            stand(g, NEUTRAL, act, later)
            act += 1
        g.emit(NEUTRAL_MOVED, later)


def end_day(g: State) -> None:
    """Maintenance and rest; after the last day neither, but the accounts (R18)."""
    if g.cells[DAY] == book(g).scalars.days:
        g.pop()
        settle_accounts(g)
        g.cells[ENDED] = 1
        g.emit(GAME_ENDED)
        return
    g.replace(Day(WAGER_PHASE))
    clear_display(g)
    deal_characters(g)
    clear_market(g)
    deal_elements(g)
    g.cells[DAY] += 1
    remove_rest_tokens(g)
    if g.seats > 1 and g.cells[STRATEGIC] != 0:
        g.push(StrategicRest(0))
    else:
        g.push(Rest())


def clear_display(g: State) -> None:
    """Unrecruited characters are discarded, Recruitment cards return (R85)."""
    shown: i64 = 0
    while shown < MOST_SHOWN:
        card = g.cells[DISPLAY + shown]
        if card != NOTHING:
            g.cells[DISCARD + g.cells[DISCARD_SIZE]] = card
            g.cells[DISCARD_SIZE] += 1
            g.cells[DISPLAY + shown] = NOTHING
        shown += 1
    seat: i64 = 0
    while seat < g.seats:
        g.cells[RECRUITED + seat] = 0
        g.cells[CYLINDERS + seat] = 0
        seat += 1


def deal_characters(g: State) -> None:
    """Players + 2 cards face up; a deck that runs out is made anew from the discard (R86, S16)."""
    g.reveal()
    shown: i64 = 0
    while shown < book(g).tracks.shown[g.seats - 1]:
        if g.cells[DECK_SIZE] == 0:
            shuffle_discard(g)
        top = g.cells[DECK_SIZE] - 1
        g.cells[DISPLAY + shown] = g.cells[DECK + top]
        g.cells[DECK_SIZE] = top
        shown += 1


def shuffle_discard(g: State) -> None:
    """The discarded characters become the deck."""
    size = g.cells[DISCARD_SIZE]
    card: i64 = 0
    while card < size:
        g.cells[DECK + card] = g.cells[DISCARD + card]
        card += 1
    g.cells[DECK_SIZE] = size
    g.cells[DISCARD_SIZE] = 0
    g.shuffle(DECK, size)
    g.emit(DECK_SHUFFLED, size)


def clear_market(g: State) -> None:
    """Unclaimed elements are discarded (R87)."""
    total: i64 = 0
    element: i64 = 0
    while element < ELEMENTS:
        total += g.cells[MARKET + element]
        g.cells[SPENT + element] += g.cells[MARKET + element]
        g.cells[MARKET + element] = 0
        element += 1
    g.emit(ELEMENTS_DISCARDED, total)


def deal_elements(g: State) -> None:
    """Three of each kind for each player come out of the bags, rolled one by one (S107)."""
    kind: i64 = 0
    while kind < KINDS:
        left = book(g).tracks.dealt[(g.seats - 1) * KINDS + kind]
        while left > 0:
            element = g.draw(BAG + kind * COLOURS, COLOURS)
            if element == NOBODY:
                break
            g.cells[MARKET + element * KINDS + kind] += 1
            left -= 1
        kind += 1
