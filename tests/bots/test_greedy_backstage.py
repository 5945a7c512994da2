"""The greedy bot with Backstage: it knows what the expansion's cards are worth."""

from __future__ import annotations

import pytest

from bots.moments import moments
from groundlings.bots import bot
from groundlings.bots.chair import Chair
from groundlings.bots.shakespeare import BACKSTAGE_TERMS, Critic
from groundlings.bots.weigher import Weigher
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare import state
from groundlings.shakespeare.ambiance import begin_ambiance
from groundlings.shakespeare.days import REHEARSAL_PHASE, Day
from shakespeare.theatre import GAME
from shakespeare.wings import Wings

ALL_BEHIND = ("architect", "hatter", "kit-marlowe", "lord-chamberlain", "barkeep", "double")


def chosen(table: Wings, seat: int = 0) -> str:
    """What greedy does here."""
    return table.game.text(bot("greedy").choose(Chair(table.game, table.g, seat), cast(3)))


def weighed(table: Wings, seat: int = 0) -> dict[str, float]:
    """What greedy thinks of each option."""
    chair = Chair(table.game, table.g, seat)
    greedy = bot("greedy")
    assert isinstance(greedy, Weigher)
    worth = greedy.weigh(chair, cast(3))
    return dict(zip(map(table.game.text, chair.options()), worth, strict=True))


def judged(table: Wings, seat: int = 0) -> float:
    """What the position is worth."""
    return Critic(table.g, seat).judge(table.g)


def at_the_ambiance(day: int, *objectives: str) -> Wings:
    """The evening of a day; the first seat holds these objectives."""
    table = Wings.in_turns().hold(0, *objectives).on_day(day)
    table.g.stack[:] = [Day(REHEARSAL_PHASE)]
    begin_ambiance(table.g)
    return table.settle()


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_it_chooses_with_backstage_can_be_chosen_wherever_chance_has_led(seats: int) -> None:
    for now in moments(GAME, seats, seed=seats, every=9, backstage=True, strategic_rest=seats > 2):
        for seat in range(seats):
            legal = GAME.options(now, seat)
            if legal:
                before = now.clone()
                assert bot("greedy").choose(Chair(GAME, now, seat), cast(5)) in legal
                assert now == before


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [1, 3])
def test_what_lies_hidden_backstage_decides_nothing(seats: int) -> None:
    for now in moments(GAME, seats, seed=8, every=7, backstage=True):
        seat = lowest(now.asked)
        worlds = (now, GAME.redeal(now, seat, 1), GAME.redeal(now, seat, 2))
        assert len({bot("greedy").choose(Chair(GAME, one, seat), cast(6)) for one in worlds}) == 1


def test_every_term_of_backstage_has_a_weight_a_reason_and_a_name_of_its_own() -> None:
    assert len({term.look.__name__ for term in BACKSTAGE_TERMS}) == len(BACKSTAGE_TERMS)
    assert all(term.weight and term.why for term in BACKSTAGE_TERMS)


def test_cylinders_that_wait_are_worth_something_while_there_is_a_card_to_use() -> None:
    some, none = Wings.in_turns("kit-marlowe"), Wings.in_turns("kit-marlowe", waiting=0)
    assert judged(some) > judged(none)
    some, none = Wings.in_turns(), Wings.in_turns(waiting=0)
    assert judged(some) == judged(none), "nothing is laid out"


def test_it_wagers_less_where_backstage_has_more_to_offer() -> None:
    sums = []
    for kinds in ((), ALL_BEHIND):
        wagers = 0
        for seed in range(1, 9):
            table = Wings(2, seed).draft().behind(*kinds)
            wagers += int(chosen(table, lowest(table.g.asked)).removeprefix("wager:"))
        sums.append(wagers)
    assert sums[0] > sums[1]


def test_a_hat_that_makes_six_comes_before_one_that_does_not() -> None:
    table = Wings.in_turns("hatter")
    table.give(0, "viola", "green")
    table.give(0, "puck", "black")
    table.market(black_costume=1, pink_costume=1).play("backstage:hatter-1")
    assert chosen(table) == "take:black-costume"
    table.play("take:black-costume")
    assert chosen(table) == "hat:viola"


def test_under_a_hat_the_element_that_makes_six_is_put_first() -> None:
    table = Wings.in_turns("merchant-costume").market(pink_costume=1)
    table.hat(table.give(0, "viola"), "blue").play(
        "backstage:merchant-costume-1", "take:pink-costume"
    )
    assert chosen(table) == "dress:viola"


def test_the_architect_is_worth_more_with_a_column_that_acts_again() -> None:
    worth = []
    for below in ("black", "blue"):
        table = Wings.in_turns("architect").column(0, below).market(black_set=1)
        worth.append(weighed(table)["backstage:architect-1"] - weighed(table)["pass"])
    assert worth[1] > worth[0]


def test_the_double_stands_in_for_the_better_actor() -> None:
    table = Wings.in_turns("double")
    table.rest(0, "author")
    table.rest(0, "falstaff")
    table.play("backstage:double-2")
    assert chosen(table) == "repeat:author"


def test_the_director_is_worth_nothing_on_the_last_day() -> None:
    def gained(day: int) -> float:
        table = Wings.in_turns("director")
        table.on_day(day)
        for card in ("author", "falstaff", "queen"):
            table.use(0, card)
        table.behind()
        lighter = judged(table.lighten(0, 1))
        return lighter - judged(table.lighten(0, 0))

    assert gained(3) > 0
    assert gained(6) == 0


def test_on_the_last_day_no_immediate_objective_lapses() -> None:
    table = at_the_ambiance(6, "run-through")
    assert chosen(table) == "play:run-through"


def test_an_immediate_objective_waits_for_a_better_evening() -> None:
    table = at_the_ambiance(2, "ovation")
    table.g.cells[state.AMBIANCE] = 6
    assert chosen(table) == "stop", "there is nothing left to gain tonight"


def test_the_dismissal_takes_the_dearest_wage_off_the_purse() -> None:
    def worth(*hand: str) -> float:
        table = at_the_ambiance(6, *hand)
        table.give(0, "beatrice")
        return judged(table)

    assert worth("dismissal") > worth() + 0.5


def test_who_keeps_a_prompter_fears_grey_spaces_less() -> None:
    table = Wings.in_turns("prompter")
    table.on_day(4)
    before = judged(table)
    table.g.cells[state.PROMPTERS] = 1
    assert judged(table) > before + 0.5


def test_the_discard_counts_once_the_rag_picker_has_opened_it() -> None:
    table = Wings.in_turns("rag-picker").rags(blue_costume=3, green_set=3, pink_set=3)
    before = judged(table)
    table.g.cells[state.RUMMAGING] = 1
    assert judged(table) > before
    assert judged(table.rags()) == pytest.approx(judged_without_rags(table))


def judged_without_rags(table: Wings) -> float:
    """The same with the discard closed."""
    table.g.cells[state.RUMMAGING] = 0
    return judged(table)


def test_a_costume_of_two_promises_what_it_switches_on() -> None:
    table = Wings.in_turns()
    one = table.give(0, "shylock", "black")
    before = judged(table)
    table.g.cells[state.SLOT + one * state.MEMBER_CELLS + 1] = 0
    assert judged(table) > before, "the second quill"


def test_to_lend_the_recruitment_card_costs_a_recruit_but_on_the_last_day() -> None:
    def lost(day: int) -> float:
        table = Wings.in_turns()
        table.on_day(day)
        table.g.cells[state.RECRUITED] = 2
        recruited = judged(table)
        table.g.cells[state.RECRUITED] = 1
        return recruited - judged(table)

    assert lost(1) > lost(5) > 0
    assert lost(6) == 0
