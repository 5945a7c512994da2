"""What the rulebooks of Shakespeare say of play."""

from __future__ import annotations

from collections import defaultdict
from math import inf
from typing import TYPE_CHECKING, Final

from groundlings.arena.calibration.measures import (
    Found,
    Measure,
    Range,
    Unit,
    averaged,
    extreme,
    favoured,
    favoured_seat,
    is_tight,
    scaled,
    shared,
    wins,
    won,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from groundlings.arena.calibration.measures import Facts, Sample

TIGHT: Final = 2
"""A win by at most so many points is tight."""
BILLS: Final = (11, 23)
GRACE: Final = 1
"""What `around` allows on either side."""
LAST_DAY: Final = 6
BY_DAY: Final = 5
ON_DAY: Final = "4"
"""After which the worked example scores the acts."""
PAYS_ONE: Final = 6
"""The first space of Act III that pays..."""
PAYS_THREE: Final = 7
"""... and that of Act I where three Pounds are paid."""
GREY: Final = 3
MANY: Final = (2, 3, 4)
FOUR: Final = (3, 4)
STRATEGIES: Final = "Rules, Strategies"
EXAMPLE: Final = "Rules, example of scoring the acts"


def tight_win(found: Sample) -> Found | None:
    """The winner's points in games decided by a little; alone, everybody's."""
    return averaged(
        (deal, max(facts["scores"]), 1) for deal, _, facts in found.own if is_tight(facts, TIGHT)
    )


def bill_between(low: float, high: float) -> Callable[[Sample], Found | None]:
    """Wins with recruitments worth so many Pounds."""
    return lambda found: wins(
        found.own, lambda facts, seat: low <= facts["course"]["bill"][seat] <= high
    )


def guest(line: str) -> Callable[[Sample], Found | None]:
    """What a line of play wins among others, in parts of an even share."""

    def look(found: Sample) -> Found | None:
        games = found.guests.get(line, ())
        return scaled(
            shared((deal, won(facts, seat), 1) for deal, seat, facts in games), found.seats
        )

    return look


def one_cylinder(days: range) -> Callable[[Sample], Found | None]:
    """Wagers of one cylinder among all wagers of these days."""

    def look(found: Sample) -> Found | None:
        return shared(
            (deal, sum(n == 1 for n in made), len(made))
            for deal, _, facts in found.own
            for made in [[w[day - 1] for w in facts["course"]["wagers"] for day in days]]
        )

    return look


def quick_set(found: Sample) -> Found | None:
    """Games in which who does nothing but build has filled every space in time."""
    spaces = len(found.sheet["stage_set"]["space"])
    return shared(
        (deal, sum(day <= BY_DAY for day, _ in facts["course"]["built"][seat]) >= spaces, 1)
        for deal, seat, facts in found.guests.get("set-alone", ())
    )


def full_set(found: Sample) -> Found | None:
    """What complete sets are worth, whoever built them in whatever game."""
    spaces = len(found.sheet["stage_set"]["space"])
    return averaged(
        (deal, value, 1)
        for deal, _, facts in found.all
        for filled, value in facts["course"]["set"]
        if filled >= spaces
    )


def unhurried(found: Sample) -> Found | None:
    """Of winners' complete costumes, those that took more than one day."""
    return shared(
        (deal, sum(one[1] > one[0] for one in made), len(made))
        for deal, _, facts in found.own
        for made in [[one for s in facts["winners"] for one in facts["course"]["costumes"][s]]]
    )


def poor_costume(found: Sample) -> Found | None:
    """Complete costumes that brought neither money nor points."""
    return shared(
        (deal, sum(not pounds and not points for *_, pounds, points in made), len(made))
        for deal, _, facts in found.own
        for made in [[one for seat in facts["course"]["costumes"] for one in seat]]
    )


def unpaid_win(found: Sample) -> Found | None:
    """Wins in which somebody of the troupe was not paid."""
    return wins(found.own, lambda facts, seat: bool(facts["course"]["unpaid"][seat]))


def on_acts(act: int, first: int, last: float) -> Callable[[Sample], Found | None]:
    """Players whose disc stands on these spaces of an act after day 4."""
    return lambda found: shared(
        (deal, sum(first <= row[act] <= last for row in rows), len(rows))
        for deal, rows in _day_4(found)
    )


def grey(found: Sample) -> Found | None:
    """Discs on the first three spaces after day 4, of all three acts."""
    return shared(
        (deal, sum(space <= GREY for row in rows for space in row), 3 * len(rows))
        for deal, rows in _day_4(found)
    )


def _day_4(found: Sample) -> Iterator[tuple[int, list[list[int]]]]:
    for deal, _, facts in found.own:
        yield deal, facts["course"]["acts"][ON_DAY]


def from_source(*sources: str) -> Callable[[Sample], Found | None]:
    """Points that a player makes so."""
    return lambda found: averaged(
        (
            deal,
            sum(made.get(source, 0) for made in facts["sources"] for source in sources),
            found.seats,
        )
        for deal, _, facts in found.own
    )


def hirings(found: Sample) -> dict[str, tuple[Found | None, Found | None]]:
    """Of each character: as an Extra, of all times it was recruited; face up, of games with it."""
    buried: dict[str, list[tuple[int, float, int]]] = defaultdict(list)
    met: dict[str, list[tuple[int, float, int]]] = defaultdict(list)
    for deal, _, facts in found.own:
        faces = set()
        for _, card, extra in (one for seat in facts["course"]["hired"] for one in seat):
            buried[card].append((deal, bool(extra), 1))
            if not extra:
                faces.add(card)
        for card in faces | _displayed(facts):
            met[card].append((deal, card in faces, 1))
    return {card: (shared(buried[card]), shared(met[card])) for card in sorted(met)}


def _displayed(facts: Facts) -> set[str]:
    offered = (one for seat in (*facts["taken"], *facts["left"]) for one in seat)
    return {one.removeprefix("recruit:") for one in offered if one.startswith("recruit:")}


def buried(found: Sample) -> Found | None:
    """The character that is turned over most."""
    return extreme({card: extra for card, (extra, _) in hirings(found).items()}, float)


def shunned(found: Sample) -> Found | None:
    """The character that is recruited least."""
    return extreme({card: face for card, (_, face) in hirings(found).items()}, lambda n: -n)


def favoured_place(found: Sample) -> Found | None:
    """The place in the first order that is worth most, or least."""
    return favoured(
        found,
        lambda facts, place: int(facts["course"]["order"][place]),
        lambda place: f"place {place + 1}",
    )


MEASURES: Final = (
    Measure(
        "tight-win",
        f"the winner's points where at most {TIGHT} decide; alone, one's own",
        f"{STRATEGIES}: a tight win is around 22 with four, 24 with three, 26 with two players, "
        "and more than 30 alone",
        {1: Range(30), 2: Range(25, 27), 3: Range(23, 25), 4: Range(21, 23)},
        Unit.POINTS,
        tight_win,
    ),
    Measure(
        "winning-bill",
        f"wins with recruitments of {BILLS[0] - GRACE} to {BILLS[1] + GRACE} Pounds",
        f"{STRATEGIES}: games were won with recruitments worth around 11, and around 23 Pounds",
        Range(0.95),
        Unit.SHARE,
        bill_between(BILLS[0] - GRACE, BILLS[1] + GRACE),
        MANY,
    ),
    Measure(
        "cheap-win",
        f"wins with {BILLS[0] + GRACE} Pounds or less",
        f"{STRATEGIES}: an economic strategy can triumph",
        Range(0.02),
        Unit.SHARE,
        bill_between(0, BILLS[0] + GRACE),
        MANY,
    ),
    Measure(
        "dear-win",
        f"wins with {BILLS[1] - GRACE} Pounds or more",
        f"{STRATEGIES}: so can actors and craftsmen of a high price",
        Range(0.02),
        Unit.SHARE,
        bill_between(BILLS[1] - GRACE, inf),
        MANY,
    ),
    *(
        Measure(
            line,
            f"what one wins who does nothing but {what}",
            f"{STRATEGIES}: to focus on one of the three lines alone is a bad idea",
            Range(high=0.75),
            Unit.EVEN,
            guest(line),
            MANY,
        )
        for line, what in (
            ("acts-alone", "rehearse"),
            ("set-alone", "build"),
            ("costumes-alone", "dress"),
        )
    ),
    *(
        Measure(
            line,
            f"what one wins who {what}",
            f"{STRATEGIES}: two lines as far as possible and a light third do well",
            Range(0.8, 1.25),
            Unit.EVEN,
            guest(line),
            MANY,
        )
        for line, what in (
            ("acts-and-costumes", "rehearses and dresses, and builds lightly"),
            ("acts-and-set", "rehearses and builds, and dresses lightly"),
            ("set-and-costumes", "builds and dresses, and rehearses lightly"),
        )
    ),
    Measure(
        "a-bit-of-everything",
        "what one wins who does a bit of everything",
        f"{STRATEGIES}: a bit of everything, done well, does well too",
        Range(0.8, 1.25),
        Unit.EVEN,
        guest("a-bit-of-everything"),
        MANY,
    ),
    Measure(
        "one-cylinder",
        "wagers of one cylinder on days 1 to 5",
        f"{STRATEGIES}: to wager one cylinder only often does more harm than good",
        Range(high=0.05),
        Unit.SHARE,
        one_cylinder(range(1, LAST_DAY)),
        MANY,
    ),
    Measure(
        "one-cylinder-at-last",
        "wagers of one cylinder on day 6",
        f"{STRATEGIES}: on the last day it can be wise",
        Range(0.01, 0.25),
        Unit.SHARE,
        one_cylinder(range(LAST_DAY, LAST_DAY + 1)),
        MANY,
    ),
    Measure(
        "quick-set",
        f"games in which who does nothing but build has done by day {BY_DAY}",
        f"{STRATEGIES}: a set can be built very quickly (and that is unwise)",
        Range(0.5),
        Unit.SHARE,
        quick_set,
        MANY,
    ),
    Measure(
        "full-set",
        "the value of a complete set",
        "a player's report on a forum: about 50",
        Range(45, 55),
        Unit.POINTS,
        full_set,
    ),
    Measure(
        "unhurried-costumes",
        "of winners' complete costumes, those that took more than a day",
        f"{STRATEGIES}: costumes need not be finished quickly; to spread elements over many "
        "actors is often better",
        Range(0.33),
        Unit.SHARE,
        unhurried,
    ),
    Measure(
        "poor-costumes",
        "complete costumes that bring neither money nor points",
        "Rules, Theme: costumes bring money, points or both, and sometimes neither",
        Range(0.01, 0.25),
        Unit.SHARE,
        poor_costume,
    ),
    Measure(
        "unpaid-win",
        "wins with somebody unpaid",
        f"{STRATEGIES}: not to pay is a stiff price, and sometimes better than to collect money",
        Range(0.02, 0.33),
        Unit.SHARE,
        unpaid_win,
    ),
    Measure(
        "act-iii",
        "players below space 6 of Act III after day 4",
        f"{EXAMPLE}: two of four score nothing there on day 4",
        Range(0.25, 0.75),
        Unit.SHARE,
        on_acts(2, 0, PAYS_ONE - 1),
        MANY,
    ),
    Measure(
        "act-i",
        "players on space 7 of Act I or beyond after day 4",
        f"{EXAMPLE}: none of four; they stand on spaces 3, 4, 4 and 6",
        Range(high=0.5),
        Unit.SHARE,
        on_acts(0, PAYS_THREE, inf),
        MANY,
    ),
    Measure(
        "grey-spaces",
        "discs on the first three spaces after day 4",
        f"{EXAMPLE}: two of twelve",
        Range(0.05, 0.35),
        Unit.SHARE,
        grey,
        MANY,
    ),
    Measure(
        "buried",
        "the character most often turned over: as an Extra, of all times it was recruited",
        "Rules, Recruitment: every card is a character to hire, or an Extra for want of money",
        Range(high=0.5),
        Unit.SHARE,
        buried,
    ),
    Measure(
        "shunned",
        "the character least wanted: hired face up, of all games in which it lay open",
        f"{STRATEGIES}: recruitment leaves a wide choice",
        Range(0.05),
        Unit.SHARE,
        shunned,
    ),
    Measure(
        "favoured-seat",
        "the seat that wins most beside its share",
        "ours: no seat may be worth two games in a hundred",
        Range(-0.02, 0.02),
        Unit.SHARE,
        favoured_seat,
        MANY,
    ),
    Measure(
        "favoured-place",
        "the place in the first order that wins most beside its share",
        "Rules, Set-up: the order is drawn by lot, and the last in it drafts first",
        Range(-0.05, 0.05),
        Unit.SHARE,
        favoured_place,
        MANY,
    ),
    *(
        Measure(
            key,
            f"points of a player from {what}",
            f"{STRATEGIES}: objectives, gold and the first bid are sources that count",
            Range(0.5),
            Unit.POINTS,
            from_source(source),
            seats,
        )
        for key, what, source, seats in (
            ("objectives", "objectives", "objectives", ()),
            ("gold", "yellow elements", "yellow-elements", ()),
            ("first-bid", "the wager", "wager", MANY),
        )
    ),
)
