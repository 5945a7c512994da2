"""What random games seldom show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from groundlings.shakespeare.acts import Quill, Retreat
from groundlings.shakespeare.days import AMBIANCE_PHASE, MAINTENANCE, REHEARSAL_PHASE, Day
from groundlings.words import languages
from shakespeare.theatre import Table
from web.board.look import GAMES, Look, looked
from web.golden_tables import walked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from groundlings.stage.table import LiveTable

    Found = Iterator[object]


def two_of_a_card() -> Table:
    """One copy is used and one is free; two more are on display."""
    table = Table(seats=2).draft()
    for _ in range(2):
        table.give(0, "set-dresser-6")
    table.use(0, "set-dresser-6")
    return table.display("jeweler", "hamlet", "jeweler", "iago").phase_two(recruited=False)


def nobody_may_recruit() -> Table:
    """All have recruited, and all characters of the first are used or rest."""
    table = Table(seats=2).draft().phase_two()
    table.use(0, "author")
    table.use(0, "falstaff")
    table.rest(0, "queen")
    return table.settle()


def an_act_is_full() -> Table:
    """One disc can go no further on an act, and has a white quill."""
    return Table(seats=2).draft().disc(0, "II", 10).push(Quill(0, 1))


def nobody_has_begun_an_act() -> Table:
    """One falls back, but has not begun two of the acts."""
    table = Table(seats=2).draft()
    return table.disc(0, "I", 4).disc(0, "II", 1).disc(0, "III", 1).push(Retreat(0))


def an_audience() -> Table:
    """The Queen is asked for something."""
    return Table(seats=2).draft().phase_two().play("activate:queen")


def objectives_are_drawn() -> Table:
    """Three objectives lie open for one player, who holds another one."""
    table = Table(seats=2).draft().hold(0, "savings").hold(1, "yellow4").phase_two()
    return table.play("activate:queen", "ask:objectives")


def a_costume_is_in_hand() -> Table:
    """It goes onto one of several; another wears a whole costume."""
    table = Table(seats=2).draft()
    table.wear(table.member(0, "author"), "black", "black", "black")
    table.phase_two().market(black_costume=1, pink_set=2)
    return table.play("activate:house-handyman", "take:black-costume")


def only_one_place_is_left() -> Table:
    """An element of the market can go to one place only, and one nowhere."""
    table = Table(seats=2).draft().build(0, s1_2="blue", s1_5="black")
    for name in ("author", "falstaff"):
        table.wear(table.member(0, name), "black", "black", "black")
    table.phase_two().market(pink_set=2, purple_set=1, pink_costume=1)
    return table.play("activate:house-handyman")


def a_token_can_be_spent() -> Table:
    """A craftsman has little value left, and a +3 token."""
    table = Table(seats=2).draft().tokens(0, 2).phase_two().market(green_set=2, black_set=2)
    return table.play("activate:house-handyman")


def far_from_the_beginning() -> Table:
    """One player has less than nothing, another more than the board has room for."""
    table = Table(seats=3).draft().order(2, 0, 1).initiative(1).purse(1, 17).mood(1, 6, 4)
    for seat, prestige in enumerate((-4, 31, 31)):
        table.score(seat, prestige)
    return table.on_day(6).phase_two()


def the_last_evening() -> Table:
    """Much is unpaid, purples are left, objectives are met and not, a costume is nearly whole."""
    table = Table(seats=3).draft().hold(0, "craftsmen3", "set40").hold(1, "yellow4")
    for card in ("set-dresser-6", "costume-mistress-6"):
        table.give(0, card)
    for card, *costume in (("author", "blue", "pink"), ("falstaff", "pink")):
        table.wear(table.member(0, card), *costume)
    table.wear(table.first_extra(1), "blue", "blue", "blue")
    for seat, space in enumerate((2, 7, 7)):
        table.disc(seat, "I", space).disc(seat, "III", 10 - space)
    table.purse(0, 3).mood(4, 2, 6).on_day(6).phase_two().market(purple_set=2, black_costume=1)
    return table.play("activate:house-handyman", "take:black-costume")


def who_was_awake_may_stay_so() -> Table:
    """The day ends; of two characters that were used one is kept awake."""
    table = Table(seats=2).draft()
    table.use(0, "author")
    table.use(0, "queen")
    return table.only(Day(MAINTENANCE))


def a_card_brings_a_white_quill() -> Table:
    """The Author writes."""
    return Table(seats=2).draft().phase_two().play("activate:author")


def the_ambiance_brings_a_white_quill() -> Table:
    """One theatre is merry, and no purple is left."""
    return Table(seats=2).draft().mood(5, 4).market(pink_set=1).only(Day(AMBIANCE_PHASE))


def the_rehearsal_brings_a_white_quill() -> Table:
    """The Author is dressed on the day of the first dress rehearsal."""
    table = Table(seats=2).draft().on_day(4)
    table.wear(table.member(0, "author"), "black", "black", "black")
    return table.only(Day(REHEARSAL_PHASE))


def alone_with_one_cylinder_placed() -> Table:
    """Who passes now is paid for what they did without."""
    return Table(seats=1).draft().phase_two().placed(0, 1).settle()


SITUATIONS: list[Callable[[], Table]] = [
    two_of_a_card,
    nobody_may_recruit,
    an_act_is_full,
    nobody_has_begun_an_act,
    an_audience,
    objectives_are_drawn,
    a_costume_is_in_hand,
    only_one_place_is_left,
    a_token_can_be_spent,
    far_from_the_beginning,
    the_last_evening,
    who_was_awake_may_stay_so,
    a_card_brings_a_white_quill,
    the_ambiance_brings_a_white_quill,
    the_rehearsal_brings_a_white_quill,
    alone_with_one_cylinder_placed,
]


def posed(table: Table) -> LiveTable:
    """A table at which things stand like that."""
    record = next(one for one in GAMES if one.stem == f"shakespeare-{table.g.seats}")
    live = next(walked(record))
    live._become(table.g, ())
    live.tell()
    return live


def looks_at(live: LiveTable) -> Iterator[Look]:
    """All seats and a spectator, in all languages."""
    for seat in [*range(len(live.seats)), None]:
        for language in languages():
            yield looked(live, seat, language, frozenset())
