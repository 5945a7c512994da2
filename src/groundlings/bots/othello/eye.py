"""The eye for The Tragedy of Othello: what holds of an option, noted place by place.

What each place means stands in `schema`; here is said when it holds.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from groundlings.bots.othello import schema
from groundlings.bots.othello.account import all_points, rank, step_to_bonus
from groundlings.bots.othello.cards import (
    aside_for,
    haul_of,
    heap,
    is_ready,
    mourned,
    reach_of,
    sort_of,
)
from groundlings.bots.othello.circles import goes_round
from groundlings.bots.othello.circumstances import Circumstances
from groundlings.bots.othello.question import (
    IN_TURN,
    TO_ANSWER,
    TO_CLING,
    TO_DRAW,
    TO_PLACE,
    TO_STOP,
    TO_TRADE,
    Question,
)
from groundlings.bots.policy import Eye
from groundlings.kernel.cells import vec
from groundlings.kernel.state import NOBODY, Option, Seat, State
from groundlings.othello.coins import purse
from groundlings.othello.hands import hand_size
from groundlings.othello.lead import is_lead
from groundlings.othello.moment import scenes
from groundlings.othello.placed import placed
from groundlings.othello.playwright import is_playwright
from groundlings.othello.state import (
    CARDS,
    CHARACTERS,
    COINS,
    MOST_SEATS,
    OWN_CARDS,
    OWN_STAGINGS,
    PILES,
    SCRIPTS,
    STAGINGS,
    Card,
    Character,
    Coin,
    book,
)
from groundlings.othello.tokens import intrigue
from groundlings.othello.verbs import (
    AT,
    BLIND,
    BURY,
    BURY_PLACED,
    CEDE_COIN,
    DISCARD_ONE,
    DRAW_FROM,
    EXIT,
    GAIN_COIN,
    GIVE,
    IMPROV,
    LET,
    LOOK,
    LOWER,
    PASS,
    PAY,
    PLACE,
    PLAIN,
    PLAY,
    PLAY_IN_VAIN,
    REVEAL,
    REVIVE_ONE,
    SEIZE_IT,
    SHOW_EXCHANGE,
    SHOW_NO_DRAMA,
    SHOW_OWN,
    STEAL_COIN,
    STEAL_SPOTLIGHT,
    STOP,
    SWAP_SEIZE,
    SWITCH,
    TAKE,
    TRADE_FOR_INTRIGUE,
    TRADE_FOR_SPOTLIGHT,
    USE_COIN,
    WOUND,
)
from groundlings.othello.wounds import limit, wounds_on

ENDLESS: Final = 1e6
"""What is liked so much less is never done, whatever the warmth."""


@final
class OthelloEye(Eye):
    """Looks at a moment once and at each option after that."""

    def __init__(self, table: vec[float]) -> None:
        super().__init__(table)
        self.now: Final = Circumstances()
        self.question: Final = Question()
        self.sorts: Final = vec[i64]([0] * schema.BUSINESS)
        business: i64
        for business in range(schema.BUSINESS):
            self.sorts[business] = schema.sort_of_business(business)

    def look(self, g: State, seat: Seat) -> None:
        """What is asked, and in which circumstances."""
        self.now.see(g, seat)
        self.question.see(g, self.now)

    def clock(self, g: State) -> i64:
        """Scenes, through all acts."""
        return scenes(g)

    def points(self, g: State, seat: Seat) -> i64:
        """As the sheet would count now, with the bonuses of the end; the same in both modes."""
        return all_points(g, seat)

    def goes_round(self, g: State, seat: Seat, option: Option) -> bool:
        """Tokens traded back; one card after the other shown from the hand."""
        return goes_round(g, seat, option)

    # The option

    def see(self, g: State, seat: Seat, option: Option) -> None:  # noqa: C901, PLR0912 - each verb
        """What holds of it, by its verb."""
        if goes_round(g, seat, option):
            self.liking -= ENDLESS
        if option == LET:
            self._let()
        elif option == PASS:
            trading = self.question.asked == TO_TRADE
            self._business(schema.NO_MORE_TRADES if trading else schema.PASSING)
        elif option == REVEAL:
            self._business(schema.REVEALING)
        elif PLACE <= option < PLACE + CARDS:
            placing = self.question.asked == TO_PLACE
            self._handle(g, schema.PLACING if placing else schema.SWITCHING, option - PLACE)
        elif USE_COIN <= option < USE_COIN + COINS:
            self._use_coin(option - USE_COIN)
        elif option == IMPROV:
            self._use(schema.USING_IMPROV)
        elif option == STEAL_SPOTLIGHT:
            self._steal(g)
        elif option in (SEIZE_IT, SWAP_SEIZE):
            self._seize(g)
        elif option == PLAY:
            self._handle(g, schema.PLAYING, placed(g, seat))
        elif option == EXIT:
            sort = sort_of(g, self.now.prints, seat, placed(g, seat))
            self._business(schema.HANDLED + schema.EXITING * schema.CARD_SORTS + sort)
        elif SHOW_EXCHANGE <= option < SHOW_OWN + OWN_CARDS:
            self._show(g, option)
        elif AT <= option < AT + MOST_SEATS:
            self._at(g, option - AT)
        elif WOUND <= option < WOUND + CHARACTERS:
            self._hurt(g, option - WOUND, 1)
        elif SWITCH <= option < SWITCH + CARDS:
            self._handle(g, schema.SWITCHING, option - SWITCH)
        else:
            self._see_rarer(g, seat, option)

    def _see_rarer(self, g: State, seat: Seat, option: Option) -> None:  # noqa: C901, PLR0912 - each
        """What is asked a few times in a game."""
        if BURY <= option < BURY + CARDS:
            self._handle(g, schema.PARTING, option - BURY)
        elif option == BURY_PLACED:
            self._business(schema.BURYING_PLACED)
            self._handle(g, schema.PARTING, placed(g, seat))
        elif GIVE <= option < GIVE + CARDS:
            self._handle(g, schema.PARTING, option - GIVE)
        elif DISCARD_ONE <= option < DISCARD_ONE + STAGINGS:
            self._handle(g, schema.PARTING, option - DISCARD_ONE + SCRIPTS)
        elif TAKE <= option < TAKE + CARDS:
            self._handle(g, schema.TAKING, option - TAKE)
        elif DRAW_FROM <= option < DRAW_FROM + PILES:
            self._draw(option - DRAW_FROM)
        elif TRADE_FOR_INTRIGUE <= option <= TRADE_FOR_SPOTLIGHT:
            self._trade(g, option - TRADE_FOR_INTRIGUE)
        elif option == BLIND:
            self._business(schema.BLINDLY)
        elif option == LOOK:
            self._business(schema.LOOKING)
        elif option == PLAY_IN_VAIN:
            self._business(schema.IN_VAIN)
        elif option == PAY:
            self._business(schema.PAYING)
        elif option == PLAIN:
            self._business(schema.PLAINLY)
        elif option == STOP:
            self._business(schema.STOPPING)
        elif LOWER <= option < LOWER + CHARACTERS:
            self._hurt(g, option - LOWER, 0)
        elif REVIVE_ONE <= option < REVIVE_ONE + CHARACTERS:
            self._revive(g, option - REVIVE_ONE)
        elif STEAL_COIN <= option < STEAL_COIN + COINS:
            self._business(schema.STEALING + option - STEAL_COIN)
        elif GAIN_COIN <= option < GAIN_COIN + COINS:
            self._business(schema.GAINING + option - GAIN_COIN)
        else:
            self._business(schema.CEDING + option - CEDE_COIN)

    def _business(self, business: i64) -> None:
        """A piece of business in this role, and its sort in all circumstances."""
        now = self.now
        self.note(schema.ROLE + business * schema.ROLES + now.role)
        sort = self.sorts[business]
        if sort == schema.USUAL:
            return
        self.note(schema.ACT + sort * schema.ACTS + now.act)
        self.note(schema.PURSE + sort * schema.PURSES + now.purse)
        self.note(schema.LIGHT + sort * schema.LIGHTS + now.lights)
        self.note(schema.STANDING + sort * schema.STANDINGS + now.standing)
        self.note(schema.STAGE + sort * schema.STAGES + now.stage)
        self.note(schema.PLAN + sort * schema.PLANS + now.plan)
        self.note(schema.HOPE + sort * schema.HEAPS + now.hope)
        self.note(schema.FLIP + sort * schema.HEAPS + now.flip)
        if now.run != NOBODY:
            self.note(schema.RUN + sort * schema.RUNS + now.run)

    # Cards

    def _handle(self, g: State, handling: i64, card: Card) -> None:
        """A card of one's own hand or place, or one that may be taken."""
        now = self.now
        sort = sort_of(g, now.prints, now.seat, card)
        haul = haul_of(g, now.prints, now.seat, card, seized=False)
        self._business(schema.HANDLED + handling * schema.CARD_SORTS + sort)
        self.note(schema.HAUL + (handling * schema.HAULS + haul) * schema.ROLES + now.role)
        if card < SCRIPTS:
            self._print(g, handling - schema.PLAYING if handling > schema.PLAYING else 0, card)
        if handling == schema.PLACING:
            self.note(schema.ORDER + sort * schema.ORDERS + now.order)
            self.note(schema.SCRIPTS + sort * schema.MANY + now.scripts)
        if handling < schema.EXPOSED:
            self._expose(g, handling, sort, card, heap(haul))

    def _expose(self, g: State, handling: i64, sort: i64, card: Card, size: i64) -> None:
        """What may come between: spotlights and seizes, or that it could do nothing."""
        now = self.now
        at = (handling * schema.HEAPS + size) * schema.MANY
        if sort == schema.SURE:
            self.note(schema.LIT + at + now.lit)
        self.note(schema.SEIZERS + at + now.seizers)
        if card >= SCRIPTS:
            if not is_ready(g, now.prints, now.seat, card):
                self.note(schema.UNREADY + handling * schema.KINDS + sort - schema.STAGED)
        elif handling < schema.PLAYING and is_playwright(g):
            at = handling * schema.REACHES + reach_of(g, now.seat, card, now.before)
            self.note(schema.REACH + at * schema.ORDERS + now.order)

    def _print(self, g: State, kept: i64, card: Card) -> None:
        """Who leads a script card, which bonus it helps, which coin stands on it."""
        scripts = book(g).scripts
        led = self.question.stake.led if kept == schema.STOPPED else self.now.led(g)
        character = kept * schema.CHARACTERS + scripts.leads[card]
        self.note(schema.PEOPLE + character * schema.ACTS + scripts.act[card] - 1)
        self.note(schema.BONUS + kept * schema.STEPS + step_to_bonus(g, led, card))
        coin = scripts.coin[card]
        self.note(schema.COIN + kept * (schema.COINS + 1) + (schema.COINS if coin < 0 else coin))

    # In one's own turn

    def _use(self, business: i64) -> None:
        """A coin, an improv, a card from the hand: in this window."""
        self._business(business)
        use = business - schema.USING
        self.note(schema.WINDOW + use * schema.WINDOWS + self.question.when)

    def _use_coin(self, coin: Coin) -> None:
        """On one's own turn, or Desdemona's in answer to others."""
        if self.question.asked == IN_TURN:
            self._use(schema.USING + coin)
        else:
            self._protest(0)

    def _show(self, g: State, option: Option) -> None:
        """A card from the hand: on one's own turn, or in answer to others."""
        if self.question.asked != IN_TURN:
            self._protest(1 if option == SHOW_NO_DRAMA else 2)
        elif option == SHOW_EXCHANGE:
            self._use(schema.USING_EXCHANGE)
        elif option == SHOW_NO_DRAMA:
            self._use(schema.USING_NO_DRAMA)
        else:
            self._use(schema.USING_OWN)
            self._handle(g, schema.PLAYING, option - SHOW_OWN + OWN_STAGINGS)

    # Stopping, and answering a stop

    def _let(self) -> None:
        """Things take their course."""
        asked = self.question.asked
        if asked == TO_STOP:
            self._business(schema.STAKED + self.question.stake.sort)
        else:
            self._business(schema.ANSWERING if asked == TO_ANSWER else schema.CLINGING)

    def _steal(self, g: State) -> None:
        """The spotlight is stolen: what it brings its player is lost."""
        stake = self.question.stake
        self._stop(schema.LIGHTING, stake.haul)
        self.note(schema.AT_WHOM + stake.whom)
        self.note(schema.FELLOW + stake.fellows)
        if stake.card != NOBODY:
            self._print(g, schema.STOPPED, stake.card)

    def _seize(self, g: State) -> None:
        """The card is taken, or a spotlight for it."""
        stake = self.question.stake
        self._stop(schema.SEIZING, stake.prize)
        self.note(schema.AT_WHOM + schema.WHOSE + stake.whom)
        self.note(schema.FELLOW + schema.MANY + stake.fellows)
        self.note(schema.CHANCES + heap(stake.prize) * schema.MANY + stake.chances)
        if stake.card != NOBODY:
            self._print(g, schema.TAKEN, stake.card)

    def _stop(self, response: i64, haul: i64) -> None:
        """A deed is stopped, or nothing is done to me."""
        stake = self.question.stake
        self._business(schema.STAKED + response * schema.STAKES + stake.sort)
        self._weigh(response, haul)

    def _weigh(self, response: i64, haul: i64) -> None:
        """How much it is about, and with whom."""
        weighed = schema.TAKING + response
        self.note(schema.HAUL + (weighed * schema.HAULS + haul) * schema.ROLES + self.now.role)
        size = (response - 1) * schema.HEAPS + heap(haul)
        self.note(schema.RIVAL + size * schema.RANKS + self.question.stake.rank)

    def _protest(self, means: i64) -> None:
        """No Drama by coin, by card or by a card of one's own, against whatever is asked about."""
        asked = self.question.asked
        by_card: i64 = 0 if means == 0 else 1
        self.note(schema.MEANT + means)
        if asked == TO_STOP:
            self._stop(schema.SHIELDING, self.question.stake.haul)
        elif asked == TO_CLING:
            self._business(schema.CLINGING + 1 + by_card)
        else:
            how: i64 = 1 if self.question.by_spotlight else 3
            self._business(schema.ANSWERING + how + by_card)
            self._weigh(schema.SHIELDING, self.question.stake.haul)

    # At whom

    def _at(self, g: State, whom: Seat) -> None:
        """A player is named."""
        aim = self.question.aim
        leads: i64 = 1 if is_lead(g, whom) else 0
        self._business(schema.AIMING + aim)
        self.note(schema.AIMED_LEAD + aim * schema.ROLES + leads)
        self.note(schema.AIMED_RANK + aim * schema.RANKS + rank(g, self.now.seat, whom))
        self.note(schema.AIMED_HAND + aim * schema.MANY + min(hand_size(g, whom), schema.MANY - 1))
        self.note(schema.AIMED_PURSE + aim * schema.FEW + min(purse(g, whom), schema.FEW - 1))

    def _hurt(self, g: State, victim: Character, wounds: i64) -> None:
        """A character is wounded, or its limit lowered: does it die, and for how much."""
        now = self.now
        hurt = self.question.aim
        on = wounds_on(g, victim) + wounds
        left = limit(g, victim) - on
        if wounds == 0:
            hurt = schema.BY_LOWERING
            left = max(limit(g, victim) - self.question.by, 1) - on
        self._business(schema.HURTING + hurt)
        outcome = min(on, 6) if left <= 0 else 6 + min(left, 3)
        kills: i64 = 1 if left <= 0 else 0
        self.note(schema.OUTCOME + hurt * schema.OUTCOMES + outcome)
        self.note(schema.VICTIM + victim * schema.ACTS + now.act)
        mourners = min(mourned(g, now.seat, victim), schema.FEW - 1)
        self.note(schema.MOURNING + kills * schema.FEW + mourners)

    def _revive(self, g: State, character: Character) -> None:
        """Who comes back, with the cards that were set aside."""
        self._business(schema.REVIVING)
        self.note(schema.RETURN + heap(aside_for(g, character)))
        self.note(schema.VICTIM + character * schema.ACTS + self.now.act)

    # Piles and tokens

    def _draw(self, pile: i64) -> None:
        """A pile is chosen, for an improv or for a card that was lost."""
        now = self.now
        owed: i64 = 2 if self.question.asked == TO_DRAW else 0
        self._business(schema.CHANGING_FOR + owed + pile)
        at = (owed + pile) * schema.MANY + now.scripts
        self.note(schema.DRAW + at * schema.ROLES + now.role)

    def _trade(self, g: State, what: i64) -> None:
        """Tokens between acts: intrigue counts by threes."""
        now = self.now
        self._business(schema.TRADING + what)
        over = min(intrigue(g, now.seat) % book(g).scalars.intrigue_per_point, schema.FEW - 1)
        self.note(schema.CHANGE + (what * schema.FEW + over) * schema.ACTS + now.act)
