"""How somebody who plays Shakespeare by a table looks at it, option for option."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from groundlings.bots.shakespeare.deeds import see_deeds, see_program
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
    BEHIND,
    BEHIND_DAY,
    BEHIND_DEED,
    BEHIND_LEFT,
    BEHIND_LEVEL,
    BY_DRAWING,
    BY_POUNDS,
    CHOOSE_DAY,
    CHOOSE_GAP,
    DAYS,
    DO_AGAIN,
    FEW,
    GAPS,
    KEEP_CARD,
    KEEP_DEED,
    KEEP_TYPE,
    KEEP_WORK,
    LEVELS,
    LINE_UP,
    MANY,
    PASS_PLACED,
    PERIODS,
    PLAY_DEED,
    PROMPTED,
    PURSE,
    RANKS,
    REHEARSALS,
    SHORT,
    TO_ACTIVATE,
    TO_LEND,
    TO_PASS,
    TO_USE,
    WAGER_BEHIND,
    WAGER_DAY,
    WAGER_FREE,
    WAGER_GOODS,
    WAGER_LINE,
    WAGER_RIVAL,
)
from groundlings.bots.shakespeare.glimpse import Glimpse
from groundlings.bots.shakespeare.hiring import see_extra, see_recruit
from groundlings.bots.shakespeare.quills import see_advance, see_retreat
from groundlings.kernel.state import Option, Seat, State
from groundlings.shakespeare.actions import placed
from groundlings.shakespeare.backstage import (
    behind_laid_out,
    kind_wanted,
    level,
    shown_behind,
    waiting,
)
from groundlings.shakespeare.market import on_board
from groundlings.shakespeare.order import in_initiative, lined_up
from groundlings.shakespeare.state import (
    ACTOR,
    COSTUME,
    GREEN,
    NOTHING,
    YELLOW,
    Card,
    book,
    element_of,
)
from groundlings.shakespeare.troupe import card_of, end_of, first_of, free_member, is_dressed
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
                see_extra(self, g, seat, option - RECRUIT_EXTRA)
            elif option < REPEAT_ACTOR:
                see_recruit(self, g, seat, option - RECRUIT)
            elif option < RETREAT:
                self.see_repeat(g, seat, option - REPEAT_ACTOR)
            elif option < SALVAGE_IT:
                see_retreat(self, g, seat, option - RETREAT)
            elif option < STOP:
                see_take(self, g, seat, option)
            else:
                see_stop(self, g)
        elif option >= KEEP:
            if option < PASS:
                self.see_keep(g, seat, option - KEEP)
            elif option == PASS:
                self.see_turn(g, seat, TO_PASS)
                self.note(PASS_PLACED + min(placed(g, seat), PURSE - 1) * DAYS + self.day)
            elif option < SPEND_PLUS3:
                self.see_play(g, seat, option - PLAY)
            elif option == SPEND_PLUS3:
                see_token(self, g, seat)
            elif option < PUT:
                self.see_prompter(g, seat, option)
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
            see_advance(self, g, seat, option - ADVANCE)
        elif option < BACKSTAGE_HIRE:
            self.see_ask(g, seat, option - ASK)
        else:
            self.see_behind(g, seat, option)

    # The wager

    def see_wager(self, g: State, seat: Seat, wager: i64) -> None:
        """How many cylinders, from 0 for one."""
        self.count_troupe(g, seat)
        self.note(WAGER_DAY + wager * DAYS + self.day)
        self.note(WAGER_FREE + (wager * MANY + self.free) * DAYS + self.day)
        if self.named:
            for place in range(behind_laid_out(g)):
                kind = shown_behind(g, place)
                if kind != NOTHING:
                    self.note(WAGER_BEHIND + wager * BEHIND + kind)
        if g.seats > 1:
            rank: i64 = 0
            while rank < g.seats - 1 and in_initiative(g, rank) != seat:
                rank += 1
            self.note(WAGER_LINE + wager * RANKS + rank)
            self.note(WAGER_RIVAL + wager * MANY + self.compare_free(g, seat))
            self.note(WAGER_GOODS + wager * FEW + min(dear_elements(g), FEW - 1))

    # A turn

    def see_activate(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could work."""
        cards = book(g).cards
        self.see_turn(g, seat, TO_ACTIVATE)
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

    # Rest

    def see_keep(self, g: State, seat: Seat, card: Card) -> None:
        """Somebody who could stay awake."""
        cards = book(g).cards
        if self.named:
            self.note(KEEP_CARD + card * DAYS + self.day)
        else:
            see_deeds(self, g, cards.activation[card], KEEP_DEED, PERIODS, self.period)
        self.count_troupe(g, seat)
        self.note(KEEP_TYPE + cards.type[card] * MANY + self.free)
        program = cards.activation[card]
        if self.named and cards.dressed[card] != program:
            for member in range(first_of(seat), end_of(g, seat)):
                if card_of(g, member) == card and is_dressed(g, member):
                    self.note(KEEP_WORK + card)
                    return

    # The Queen, objectives

    def see_ask(self, g: State, seat: Seat, wish: i64) -> None:
        """Objectives or Pounds."""
        self.count_troupe(g, seat)
        self.note(ASK_SHORT + (wish * SHORT + self.short) * PERIODS + self.period)
        self.note(ASK_HELD + (wish * FEW + self.holds) * DAYS + self.day)
        self.serve(g, seat, BY_POUNDS if wish != 0 else BY_DRAWING)

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
            self.see_turn(g, seat, TO_LEND)
        else:
            self.see_turn(g, seat, TO_USE)
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

    def see_prompter(self, g: State, seat: Seat, option: Option) -> None:
        """The point of a grey space, or the money."""
        self.count_troupe(g, seat)
        pays: i64 = 1 if option == PROMPTER_PAY else 0
        more: i64 = 0 if self.left > 1 else 1
        self.note(PROMPTED + (pays * SHORT + self.short) * 2 + more)


def dear_elements(g: State) -> i64:
    """How many elements of the dearest kinds lie about for costumes: the first will have them."""
    return on_board(g, element_of(GREEN, COSTUME)) + on_board(g, element_of(YELLOW, COSTUME))
