"""Rest (S71 to S75)."""

from __future__ import annotations

import pytest

from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare.days import MAINTENANCE, Day
from groundlings.shakespeare.rest import has_choice
from shakespeare.theatre import GAME, Table


def rested(table: Table, seat: int = 0) -> list[str]:
    return [m["card"] for m in table.view()["players"][seat]["troupe"] if m["rested"]]


def in_use(table: Table, seat: int = 0) -> list[str]:
    return [m["card"] for m in table.view()["players"][seat]["troupe"] if m["cylinder"]]


def evening(table: Table, *seats: tuple[str, ...]) -> Table:
    """The day ends; these characters of each seat were used."""
    for seat, cards in enumerate(seats):
        for card in cards:
            table.use(seat, card)
    return table.only(Day(MAINTENANCE))


def test_s71_the_new_display_is_known_when_rest_is_chosen() -> None:
    table = Table(seats=2).draft()
    old = table.view()["display"]
    market = {"costume": {"pink": 2}, "set": {"purple": 1}}
    table.market(pink_costume=2, purple_set=1)
    evening(table, ("author", "queen"))
    assert table.options(seat=0) == ["keep:author", "keep:queen"]
    view = table.view()
    assert set(old) <= set(view["dismissed"])
    assert None not in view["display"]
    assert len(view["display"]) == 4
    assert view["day"] == 2
    for kind in ("costume", "set"):
        assert sum(view["market"][kind].values()) == 6, "new elements lie on the board"
        assert view["discarded"][kind].items() >= market[kind].items()


def test_s71_recruitment_cards_are_back_when_rest_is_chosen() -> None:
    table = Table(seats=2).draft().phase_two(recruited=True)
    evening(table, ("author", "queen"))
    assert [player["recruited"] for player in table.view()["players"]] == [False, False]


def test_s72_one_character_activated_gets_no_token() -> None:
    table = evening(Table(seats=2).draft(), ("falstaff",), ())
    assert table.options(verb="keep") == []
    assert (rested(table), in_use(table)) == ([], [])
    assert table.told("kept-awake")[-1]["card"] == "falstaff"


def test_s72_none_activated_gets_no_token() -> None:
    table = evening(Table(seats=2).draft(), (), ())
    assert (rested(table, 0), rested(table, 1)) == ([], [])
    assert table.asked == [0, 1], "the next wager"


def test_s72_one_of_two_seats_with_a_choice_is_asked_alone() -> None:
    table = evening(Table(seats=2).draft(), ("falstaff",), ("author", "queen"))
    assert table.asked == [1]
    table.play("keep:queen", seat=1)
    assert (rested(table, 0), rested(table, 1)) == ([], ["author"])


def test_s72_two_copies_of_one_card_leave_no_choice_but_one_token() -> None:
    table = Table(seats=2).draft()
    first, second = table.give(0, "handyman"), table.give(0, "handyman")
    for handyman in (first, second):
        table.use_member(0, handyman)
    table.only(Day(MAINTENANCE))
    assert table.asked == [0, 1], "the next wager: copies are alike"
    assert rested(table) == ["handyman"]


def test_s73_five_characters_used_get_four_tokens() -> None:
    table = Table(seats=2).draft()
    table.give(0, "hamlet")
    evening(table, ("author", "falstaff", "house-handyman", "queen", "hamlet"))
    table.play("keep:hamlet", seat=0)
    assert rested(table) == ["author", "falstaff", "house-handyman", "queen"]


def test_s73_nobody_ever_has_more_than_four_tokens() -> None:
    for seats in (1, 2, 4):
        for seed in range(6):
            g = GAME.new(seats=seats, seed=seed)
            whim = cast(seed)
            most = 0
            while not g.over:
                legal = GAME.options(g, lowest(g.asked))
                lively = [
                    option for option in legal if GAME.text(option) not in ("pass", "wager:1")
                ]
                legal = lively or legal
                GAME.play(g, lowest(g.asked), legal[whim.roll(len(legal))])
                players: list[dict[str, list[dict[str, bool]]]]
                players = GAME.view(g, None)["players"]  # type: ignore[assignment]
                tokens = [sum(m["rested"] for m in player["troupe"]) for player in players]
                most = max(most, *tokens, 0)
            assert 1 <= most <= 4


def test_s74_a_token_blocks_the_next_day_and_no_other() -> None:
    table = Table(seats=2).draft()
    evening(table, ("author", "falstaff"))
    table.play("keep:author", seat=0)
    assert rested(table) == ["falstaff"], "the end of the first day"
    table.phase_two()
    assert "activate:falstaff" not in table.options(), "the second day"
    assert "activate:author" in table.options()
    table.only(Day(MAINTENANCE))
    assert rested(table) == [], "removed at the Rest phase of the second day"
    table.phase_two()
    assert "activate:falstaff" in table.options(), "the third day"


def test_s74_tokens_of_the_day_before_go_before_new_ones_come() -> None:
    table = Table(seats=2).draft()
    table.rest(0, "falstaff")
    evening(table, ("author", "queen"))
    assert rested(table) == [], "while rest is being chosen"
    table.play("keep:author", seat=0)
    assert rested(table) == ["queen"]


def test_s75_strategic_rest_goes_by_the_initiative_of_the_day_just_ended() -> None:
    table = Table(seats=3, strategic_rest=True).draft().order(0, 1, 2).initiative(2, 0, 1)
    evening(table, ("author", "queen"), ("author", "queen"), ("author", "queen"))
    for seat in (2, 0, 1):
        assert table.asked == [seat]
        table.play("keep:queen")
    assert table.asked == [0, 1, 2], "the next wager"


def test_s75_choices_are_open_and_cylinders_return_one_player_after_the_other() -> None:
    table = Table(seats=3, strategic_rest=True).draft().initiative(2, 0, 1)
    evening(table, ("author", "queen"), ("author", "queen"), ("author", "queen"))
    table.play("keep:queen", seat=2)
    assert rested(table, 2) == ["author"], "everybody sees it before choosing"
    assert (in_use(table, 2), in_use(table, 0)) == ([], ["author", "queen"])
    assert table.told("sent-to-rest")[-1] == {"key": "sent-to-rest", "who": 2, "card": "author"}


def test_s75_who_has_no_choice_is_not_asked() -> None:
    table = Table(seats=3, strategic_rest=True).draft().initiative(2, 0, 1)
    evening(table, ("author", "queen"), ("author", "queen"), ("author",))
    assert table.asked == [0]
    assert (rested(table, 2), in_use(table, 2)) == ([], [])


def test_s75_without_the_variant_all_choose_at_once_and_unseen() -> None:
    table = Table(seats=3).draft().initiative(2, 0, 1)
    evening(table, ("author", "queen"), ("author", "queen"), ("author", "queen"))
    assert table.asked == [0, 1, 2]
    table.play("keep:queen", seat=2)
    assert (rested(table, 2), in_use(table, 2)) == ([], ["author", "queen"])
    table.play("keep:queen", seat=0).play("keep:author", seat=1)
    assert (rested(table, 2), rested(table, 1)) == (["author"], ["queen"])


@pytest.mark.parametrize("card", ["assistant", "author", "queen"])
def test_who_used_one_character_has_no_choice_whom_to_keep_awake(card: str) -> None:
    table = Table(seats=2).draft()
    table.give(0, "assistant")
    table.use(0, card)
    assert not has_choice(table.g, 0)
    table.use(0, "falstaff")
    assert has_choice(table.g, 0)
