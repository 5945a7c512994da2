"""How somebody who plays Shakespeare by a table looks at it, option for option."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.shakespeare.deeds import (
    FIRST_TURN,
    HELPS,
    WHITE,
    see_deeds,
    see_program,
)
from groundlings.bots.shakespeare.elements import (
    see_dress,
    see_hat,
    see_put,
    see_stop,
    see_take,
    see_token,
)
from groundlings.bots.shakespeare.features import (
    ACT_CARD,
    ACT_CARD_LEFT,
    ACT_DEED,
    ASK_HELD,
    ASK_SHORT,
    BACK_PASSED,
    BACK_SPACE,
    BEHIND,
    BEHIND_DAY,
    BEHIND_DEED,
    BEHIND_LEFT,
    BEHIND_LEVEL,
    BY_ACT,
    BY_ACTOR,
    BY_CRAFTSMAN,
    BY_DRAWING,
    BY_EXTRA,
    BY_FIRST,
    BY_OTHER,
    BY_POUNDS,
    CHOOSE_DAY,
    CHOOSE_GAP,
    COSTS,
    DAYS,
    DO_AGAIN,
    EXTRA_TYPE,
    FEW,
    GAPS,
    HIRE_ALIKE,
    HIRE_BARE,
    HIRE_CARD,
    HIRE_DEED,
    HIRE_EXTRA,
    HIRE_HELP,
    HIRE_LORD,
    HIRE_POWER,
    HIRE_SHORT,
    KEEP_CARD,
    KEEP_DEED,
    KEEP_TYPE,
    KEEP_WORK,
    LEVELS,
    LINE_UP,
    MANY,
    MOMENTS,
    PASS_PLACED,
    PERIODS,
    PLAY_DEED,
    PROMPTED,
    PURSE,
    QUILL_GAINS,
    QUILL_LEAD,
    QUILL_LEFT,
    QUILL_PASSING,
    QUILL_POUNDS,
    QUILL_SPACE,
    RANKS,
    REHEARSALS,
    SHORT,
    SPACES,
    TO_ACTIVATE,
    TO_HIRE_EXTRA,
    TO_LEND,
    TO_PASS,
    TO_RECRUIT,
    TO_USE,
    TURN_DAY,
    TURN_HIRED,
    TURN_SPARE,
    WAGER_DAY,
    WAGER_FREE,
    WAGER_LINE,
    WAGER_RIVAL,
)
from groundlings.bots.shakespeare.glimpse import Glimpse
from groundlings.kernel.state import Option, Seat, State
from groundlings.shakespeare.actions import placed
from groundlings.shakespeare.acts import Quill, space
from groundlings.shakespeare.backstage import kind_wanted, level, waiting
from groundlings.shakespeare.lords import Patron
from groundlings.shakespeare.order import in_initiative, lined_up
from groundlings.shakespeare.state import ACTOR, Act, Card, Space, book
from groundlings.shakespeare.troupe import (
    card_of,
    end_of,
    first_of,
    free_member,
    is_dressed,
    is_extra,
    is_free,
)
from groundlings.shakespeare.verbs import (
    ACTIVATE,
    ADVANCE,
    ASK,
    BACKSTAGE_HIRE,
    BACKSTAGE_USE,
    CHOOSE,
    DRESS,
    KEEP,
    PASS,
    PLAY,
    PROMPTER_PAY,
    PUT,
    PUT_HAT,
    RECRUIT,
    RECRUIT_EXTRA,
    REPEAT_ACTOR,
    RETREAT,
    SALVAGE_IT,
    SPEND_PLUS3,
    STOP,
    TAKE,
    WAGER,
)

_LAST_SEEN: Final = 10


@final
class ShakespeareEye(Glimpse):
    """What it notes of an option is how the option stands to this moment."""

    def see(self, g: State, seat: Seat, option: Option) -> None:  # noqa: C901, PLR0912 - a list of verbs
        """By verb; the verbs are numbered in the order of their names."""
        if option >= TAKE:
            if option < WAGER:
                see_take(self, g, seat, option)
            else:
                self.see_wager(g, seat, option - WAGER)
        elif option >= RECRUIT_EXTRA:
            if option < RECRUIT:
                self.see_extra(g, seat, option - RECRUIT_EXTRA)
            elif option < REPEAT_ACTOR:
                self.see_recruit(g, seat, option - RECRUIT)
            elif option < RETREAT:
                self.see_repeat(g, seat, option - REPEAT_ACTOR)
            elif option < SALVAGE_IT:
                self.see_retreat(g, seat, option - RETREAT)
            elif option < STOP:
                see_take(self, g, seat, option)
            else:
                see_stop(self, g, seat)
        elif option >= KEEP:
            if option < PASS:
                self.see_keep(g, seat, option - KEEP)
            elif option == PASS:
                self.see_turn(TO_PASS)
                self.note(PASS_PLACED + min(placed(g, seat), PURSE - 1) * DAYS + self.day)
            elif option < SPEND_PLUS3:
                self.see_play(g, seat, option - PLAY)
            elif option == SPEND_PLUS3:
                see_token(self, g, seat)
            elif option < PUT:
                pays: i64 = 1 if option == PROMPTER_PAY else 0
                more: i64 = 0 if self.left > 1 else 1
                self.note(PROMPTED + (pays * SHORT + self.short) * 2 + more)
            else:
                see_put(self, g, seat, option)
        elif option >= CHOOSE:
            if option < DRESS:
                self.see_choose(g, seat, option - CHOOSE)
            elif option < PUT_HAT:
                see_dress(self, g, seat, option)
            else:
                see_hat(self, g, seat, option)
        elif option < ADVANCE:
            self.see_activate(g, seat, option - ACTIVATE)
        elif option < ASK:
            self.see_advance(g, seat, option - ADVANCE)
        elif option < BACKSTAGE_HIRE:
            self.see_ask(option - ASK)
        else:
            self.see_behind(g, seat, option)

    # The wager

    def see_wager(self, g: State, seat: Seat, wager: i64) -> None:
        """How many cylinders, from 0 for one."""
        self.note(WAGER_DAY + wager * DAYS + self.day)
        self.note(WAGER_FREE + wager * MANY + min(self.free, MANY - 1))
        if g.seats == 1:
            return
        rank: i64 = 0
        while rank < g.seats - 1 and in_initiative(g, rank) != seat:
            rank += 1
        self.note(WAGER_LINE + wager * RANKS + rank)
        most: i64 = 0
        for other in range(g.seats):
            if other != seat:
                free: i64 = 0
                for member in range(first_of(other), end_of(g, other)):
                    if is_free(g, member):
                        free += 1
                most = max(most, free)
        self.note(WAGER_RIVAL + wager * MANY + min(most, MANY - 1))

    # A turn

    def see_turn(self, kind: i64) -> None:
        """What sort of action it is, and how it stands with cylinders."""
        self.note(TURN_DAY + kind * DAYS + self.day)
        self.note(TURN_SPARE + (kind * PURSE + self.cylinders) * FEW + self.spare)
        self.note(TURN_HIRED + kind * 2 + self.hired)

    def see_activate(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could work."""
        cards = book(g).cards
        self.see_turn(TO_ACTIVATE)
        program = cards.activation[card]
        if cards.dressed[card] != program and is_dressed(g, free_member(g, seat, card)):
            program = cards.dressed[card]
        if self.named:
            self.note(ACT_CARD + card * DAYS + self.day)
            self.note(ACT_CARD_LEFT + card * PURSE + self.cylinders)
        else:
            see_deeds(self, g, program, ACT_DEED, PERIODS, self.period)
        if g.seats > 1 and cards.type[card] == ACTOR:
            self.see_line(g, seat)
        see_program(self, g, seat, program)

    def see_line(self, g: State, seat: Seat) -> None:
        """An actor takes a place in the initiative, the first time."""
        free = lined_up(g)
        for rank in range(free):
            if in_initiative(g, rank) == seat:
                return
        self.note(LINE_UP + min(free, RANKS - 1) * DAYS + self.day)

    def see_repeat(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could act once more."""
        cards = book(g).cards
        program = cards.activation[card]
        if self.named:
            self.note(DO_AGAIN + card)
        else:
            see_deeds(self, g, program, ACT_DEED, PERIODS, self.period)
        see_program(self, g, seat, program)

    # Recruiting

    def see_recruit(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could join."""
        tables = book(g)
        cards = tables.cards
        kind = cards.type[card]
        if isinstance(g.stack[-1], Patron):
            self.note(HIRE_LORD + self.day)
        else:
            self.see_turn(TO_RECRUIT)
        if self.named:
            self.note(HIRE_CARD + card * DAYS + self.day)
        else:
            self.see_abilities(g, card)
        cost = min(cards.cost[card], COSTS - 1)
        self.note(HIRE_SHORT + (cost * SHORT + self.short) * PERIODS + self.period)
        alike: i64 = 0
        able: i64 = 0
        for member in range(first_of(seat), end_of(g, seat)):
            if not is_extra(g, member):
                other = card_of(g, member)
                if cards.type[other] == kind:
                    alike += 1
                able += cards.craftsman[other]
        self.note(HIRE_ALIKE + (kind * FEW + min(alike, FEW - 1)) * PERIODS + self.period)
        if kind == ACTOR:
            self.note(HIRE_BARE + min(self.bare, MANY - 1) * REHEARSALS + self.left)
            self.serve(BY_ACTOR)
        elif cards.craftsman[card] != 0:
            self.serve(BY_CRAFTSMAN)
        else:
            self.serve(BY_OTHER)
        if cards.bonus[card] != 0:
            self.note(HIRE_HELP + min(able, MANY - 1))

    def see_abilities(self, g: State, card: Card) -> None:
        """What a character does when activated, and in rehearsals."""
        cards, period = book(g).cards, self.period
        see_deeds(self, g, cards.activation[card], HIRE_DEED, PERIODS, period)
        see_deeds(self, g, cards.rehearsal[card], HIRE_POWER, PERIODS, period)
        if cards.white[card] > 0:
            self.note(HIRE_POWER + (WHITE + min(cards.white[card], 3) - 1) * PERIODS + period)
        if cards.bonus[card] > 0:
            self.note(HIRE_DEED + (HELPS + min(cards.bonus[card], 3) - 1) * PERIODS + period)
        if cards.opens[card] != 0:
            self.note(HIRE_DEED + FIRST_TURN * PERIODS + period)

    def see_extra(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could join face down."""
        if isinstance(g.stack[-1], Patron):
            self.note(HIRE_LORD + DAYS + self.day)
        else:
            self.see_turn(TO_HIRE_EXTRA)
        if self.named:
            self.note(HIRE_EXTRA + card * DAYS + self.day)
        alike: i64 = 0
        for member in range(first_of(seat), end_of(g, seat)):
            if is_extra(g, member):
                alike += 1
        self.note(HIRE_ALIKE + (EXTRA_TYPE * FEW + min(alike, FEW - 1)) * PERIODS + self.period)
        self.note(HIRE_BARE + (MANY + min(self.bare, MANY - 1)) * REHEARSALS + self.left)
        self.note(HIRE_SHORT + self.short * PERIODS + self.period)
        self.serve(BY_EXTRA)

    # Quills

    def see_advance(self, g: State, seat: Seat, act: Act) -> None:
        """A white quill for this act."""
        tracks = book(g).tracks
        step = g.stack[-1]
        there = space(g, seat, act) + 1
        at = min(there, SPACES - 1)
        self.note(QUILL_SPACE + (act * SPACES + at) * MOMENTS + self.moment)
        if isinstance(step, Quill):
            self.note(QUILL_LEFT + act * FEW + min(step.quills, FEW - 1))
            self.see_gains(act, there, step.quills, tracks.last)
        if act == 0 and tracks.act_i[there] > tracks.act_i[there - 1]:
            self.note(QUILL_POUNDS + self.short)
            self.serve(BY_POUNDS)
        ahead: i64 = 1
        if act == 1 or self.holds > 0:
            ahead = self.ahead_of(g, seat, act, there)
        if act == 1:
            self.note(QUILL_PASSING + (self.rank * RANKS + ahead) * MOMENTS + self.moment)
            self.note(QUILL_LEAD + self.lead * MOMENTS + self.moment)
        self.serve(BY_ACT + act)
        if ahead == 0:
            self.serve(BY_FIRST)

    def see_gains(self, act: Act, there: Space, quills: i64, last: i64) -> None:
        """What all quills in hand would reach here together."""
        tables = self.book
        if tables is None or act == 1:
            return
        tracks = tables.tracks
        then = min(there + quills - 1, last)
        gains = tracks.act_iii[then] - tracks.act_iii[there - 1]
        if act == 0:
            gains = tracks.act_i[then] - tracks.act_i[there - 1]
        if there - 1 <= tracks.grey < then:
            gains += 1
        at = act * FEW + min(gains, FEW - 1)
        self.note(QUILL_GAINS + at * MOMENTS + self.moment)

    def see_retreat(self, g: State, seat: Seat, act: Act) -> None:
        """Back on this act."""
        here = space(g, seat, act)
        self.note(BACK_SPACE + (act * SPACES + min(here, SPACES - 1)) * MOMENTS + self.moment)
        if act == 1:
            then = self.ahead_of(g, seat, act, here - 1)
            self.note(BACK_PASSED + (self.rank * RANKS + then) * MOMENTS + self.moment)

    # Rest

    def see_keep(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could stay awake."""
        cards = book(g).cards
        if self.named:
            self.note(KEEP_CARD + card * DAYS + self.day)
        else:
            see_deeds(self, g, cards.activation[card], KEEP_DEED, PERIODS, self.period)
        self.note(KEEP_TYPE + cards.type[card] * MANY + min(self.free, MANY - 1))
        program = cards.activation[card]
        if self.named and cards.dressed[card] != program:
            for member in range(first_of(seat), end_of(g, seat)):
                if card_of(g, member) == card and is_dressed(g, member):
                    self.note(KEEP_WORK + card)
                    return

    # The Queen, objectives

    def see_ask(self, wish: i64) -> None:
        """Objectives or Pounds."""
        self.note(ASK_SHORT + (wish * SHORT + self.short) * PERIODS + self.period)
        self.note(ASK_HELD + (wish * FEW + min(self.holds, FEW - 1)) * DAYS + self.day)
        self.serve(BY_POUNDS if wish != 0 else BY_DRAWING)

    def see_choose(self, g: State, seat: Seat, objective: i64) -> None:
        """An objective that could be kept."""
        goal = self.goals[objective]
        self.note(CHOOSE_DAY + goal * DAYS + self.day)
        gap = self.gap(g, seat, objective)
        self.note(CHOOSE_GAP + (goal * GAPS + gap) * REHEARSALS + self.left)

    # Backstage

    def see_behind(self, g: State, seat: Seat, option: Option) -> None:
        """A card there, for so many cylinders."""
        lends: i64 = 1 if option < BACKSTAGE_USE else 0
        kind = kind_wanted(option)
        pays = (option - (BACKSTAGE_HIRE if option < BACKSTAGE_USE else BACKSTAGE_USE)) % LEVELS
        if lends != 0:
            self.see_turn(TO_LEND)
        else:
            self.see_turn(TO_USE)
        program = level(g, kind, pays + 1)
        if self.named:
            self.note(BEHIND_LEVEL + (lends * BEHIND + kind) * LEVELS + pays)
            self.note(BEHIND_DAY + kind * DAYS + self.day)
        else:
            see_deeds(self, g, program, BEHIND_DEED, 1, 0)
        purse = min(waiting(g, seat), PURSE - 1)
        self.note(BEHIND_LEFT + (lends * PURSE + purse) * LEVELS + pays)
        see_program(self, g, seat, program)

    def see_play(self, g: State, seat: Seat, objective: i64) -> None:
        """An objective that could be played now."""
        program = book(g).objectives.program[objective]
        see_deeds(self, g, program, PLAY_DEED, PERIODS, self.period)
        see_program(self, g, seat, program)
