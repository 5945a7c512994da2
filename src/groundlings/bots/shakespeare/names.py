"""What each number of a table for Shakespeare is a number of, in words."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final, NamedTuple

from groundlings.bots.shakespeare import features
from groundlings.shakespeare.verbs import (
    ACT_NAMES,
    BEHIND_NAMES,
    CARD_NAMES,
    KIND_NAMES,
    SPACE_NAMES,
)

ALONE: Final = ("",)
DAYS: Final = ("at the draft", *(f"on day {day}" for day in range(1, features.DAYS)))
PERIODS: Final = ("at the draft", "on days 1 and 2", "on days 3 and 4", "on days 5 and 6")
WAITS: Final = ("today", "tomorrow", "in 2 days", "in 3 days or more")
MOMENTS: Final = tuple(
    f"scored {wait}{more}" for more in (", for the last time", "") for wait in WAITS
)
MANY: Final = ("nobody", *map(str, range(1, features.MANY - 1)), f"{features.MANY - 1} or more")
COUNTS: Final = ("no", *MANY[1:])
SETS: Final = (*(f"{3 * n} to {3 * n + 2}" for n in range(features.MANY - 1)), "24 or more")
FEW: Final = ("0", "1", "2", "3 or more")
PURSE: Final = tuple(map(str, range(features.PURSE)))
SHORT: Final = tuple(
    f"{short} Pounds short" if short > 0 else f"{-short} Pounds to spare"
    for short in range(-features.SPARE_POUNDS, features.SHORT - features.SPARE_POUNDS)
)
SPACES: Final = tuple(map(str, range(features.SPACES)))
MOODS: Final = tuple(map(str, range(features.MOODS)))
GRADES: Final = (*(f"worth {value}" for value in range(1, features.GRADES)), "of gold")
GOODS: Final = tuple(f"{kind} element {grade}" for grade in GRADES for kind in KIND_NAMES)
PAYS: Final = tuple(
    f"{prestige} prestige and {pounds} Pounds" for prestige in range(4) for pounds in range(3)
)
REHEARSALS: Final = ("after all rehearsals", "before 1 rehearsal", "before 2 rehearsals")
TOTALS: Final = tuple(map(str, range(features.TOTALS)))
VALUES: Final = tuple(map(str, range(features.VALUES)))
TYPES: Final = (
    *("actor", "costume mistress", "set dresser", "handyman", "jeweler", "assistant", "queen"),
    "extra",
)
RANKS: Final = ("first", "second", "third", "fourth")
LEADS: Final = tuple(f"{lead:+}" for lead in range(-4, 5))
COSTS: Final = tuple(map(str, range(features.COSTS)))
LEVELS: Final = tuple(map(str, range(1, features.LEVELS + 1)))
TURNS: Final = (
    "activate somebody",
    "recruit somebody",
    "recruit an Extra",
    "pass",
    "go backstage",
    "lend the Recruitment card",
)
JOBS: Final = (
    *("costume work", "set work", "work of both kinds", "taking costume elements"),
    *("taking set elements", "taking gold"),
)
EFFECTS: Final = (
    *("quill for act I", "quill for act II", "quill for act III", "white quill"),
    *("better mood", "worse mood", "better mood of others", "worse mood of others"),
    *("free costume element", "free set element", "free gold", "costume craft", "set craft"),
    *("craft of both kinds", "Pounds", "prestige", "token", "objectives", "a wish"),
    *("others fall back", "others lose Pounds", "theatre column", "hat", "actor once more"),
    *("Lord's actor", "fewer Rest tokens", "prompter", "rags", "salvage", "salvaged gold"),
    *("help for craftsmen", "first turn"),
)
DEEDS: Final = tuple(
    f"{effect}, {size}" for effect in EFFECTS for size in ("little", "some", "much")
)
GOALS: Final = (
    *("actors", "complete costumes", "rows of the set", "precious costumes", "craftsmen"),
    *("first places", "lowest act", "savings", "value of the set", "gold"),
    *("something to be played", "a wage less"),
)
GAPS: Final = ("reached", "1 short", "2 short", "3 short", "4 short", "far")
NEARNESS: Final = ("reached", "near", "far")
MEANS: Final = (
    *("recruiting an actor", "recruiting a craftsman", "recruiting somebody else"),
    *("recruiting an Extra", "taking a costume element", "taking a set element", "taking gold"),
    *("completing a costume", "completing a precious costume", "completing a row"),
    *("going on in act I", "going on in act II", "going on in act III", "becoming first"),
    *("Pounds", "costume work", "set work", "drawing objectives"),
)
TWICE: Final = ("", "with the Recruitment card")
WISHES: Final = ("objectives", "Pounds")
SPREAD: Final = ("bare", "begun", "nearly done")


class Block(NamedTuple):
    """Features of one sort: where the first stands, and in words how they are told apart."""

    first: int
    words: str
    each: tuple[tuple[str, ...], ...]


BLOCKS: Final = (
    Block(features.WAGER_DAY, "wager {} {}", (LEVELS, DAYS)),
    Block(features.WAGER_FREE, "wager {} with {} who can work {}", (LEVELS, MANY, DAYS)),
    Block(features.WAGER_LINE, "wager {} when {} in the initiative", (LEVELS, RANKS)),
    Block(features.WAGER_RIVAL, "wager {} when a rival has {} who can work", (LEVELS, MANY)),
    Block(features.WAGER_GOODS, "wager {} with {} dear elements about", (LEVELS, FEW)),
    Block(features.TURN_DAY, "{} {} {} recruiting", (TURNS, DAYS, ("before", "after"))),
    Block(
        features.TURN_SPARE,
        "{} with {} cylinders and {} to spare",
        (TURNS, PURSE, ("nobody", "as many", "1", "2 or more")),
    ),
    Block(features.PASS_PLACED, "pass with {} cylinders placed {}", (PURSE, DAYS)),
    Block(features.ACT_CARD, "activate {} {}", (CARD_NAMES, DAYS)),
    Block(features.ACT_CARD_LEFT, "activate {} with {} cylinders", (CARD_NAMES, PURSE)),
    Block(features.ACT_DEED, "activate for {} {}", (DEEDS, PERIODS)),
    Block(features.ACT_DEED_LEFT, "activate for {} with {} cylinders", (EFFECTS, PURSE)),
    Block(features.LINE_UP, "line up {} {}", (RANKS, DAYS)),
    Block(features.DO_QUILL, "work brings act {} to space {}, {}", (ACT_NAMES, SPACES, MOMENTS)),
    Block(features.DO_PASSING, "work leads from {} to {} in act II, {}", (RANKS, RANKS, MOMENTS)),
    Block(features.DO_LEAD, "work on act II {} ahead, {}", (LEADS, MOMENTS)),
    Block(
        features.DO_WHITE, "work brings white quills, {}, {}", (("1", "2", "3 or more"), MOMENTS)
    ),
    Block(features.DO_MOOD, "work brings the mood from {} to {}", (MOODS, MOODS)),
    Block(features.DO_OTHERS_MOOD, "work against the mood of others, the best at {}", (MOODS,)),
    Block(features.DO_POUNDS, "work brings Pounds when {}", (SHORT,)),
    Block(features.DO_CHOICE, "work grants a wish when {} {}", (SHORT, PERIODS)),
    Block(features.DO_CHOICE_HELD, "work grants a wish with {} objectives in hand {}", (FEW, DAYS)),
    Block(features.DO_WORK, "{} with {} sorts of elements to be had", (JOBS, COUNTS)),
    Block(features.DO_DONE, "{} can complete a costume for {}", (JOBS, (*PAYS, "nothing yet"))),
    Block(features.DO_ROOM, "{} with room for {} elements", (JOBS, COUNTS)),
    Block(features.DO_VALUE, "{} of value {}", (JOBS, VALUES)),
    Block(features.DO_TOKEN, "{} with {} tokens", (JOBS, FEW)),
    Block(features.DO_AGAIN, "{} acts once more", (CARD_NAMES,)),
    Block(features.HIRE_CARD, "recruit {} {}", (CARD_NAMES, DAYS)),
    Block(features.HIRE_EXTRA, "recruit {} as an Extra {}", (CARD_NAMES, DAYS)),
    Block(features.HIRE_DEED, "recruit for {} {}", (DEEDS, PERIODS)),
    Block(features.HIRE_POWER, "recruit for {} in rehearsals {}", (DEEDS, PERIODS)),
    Block(features.HIRE_SHORT, "recruit for a wage of {} when {} {}", (COSTS, SHORT, PERIODS)),
    Block(features.HIRE_ALIKE, "recruit one {} beside {} of them {}", (TYPES, FEW, PERIODS)),
    Block(
        features.HIRE_BARE,
        "recruit an {} beside {} to be dressed, {}",
        (("actor", "extra"), MANY, REHEARSALS),
    ),
    Block(features.HIRE_HELP, "recruit help for {} craftsmen", (COUNTS,)),
    Block(features.HIRE_LORD, "recruit the Lord's actor as an {} {}", (("actor", "extra"), DAYS)),
    Block(features.TAKE_DAY, "take a {} {}", (GOODS, DAYS)),
    Block(features.TAKE_LEFT, "take a {} element and have {} left", (KIND_NAMES, VALUES)),
    Block(features.TAKE_FREELY, "take a {} freely", (GOODS,)),
    Block(features.TAKE_DONE, "take what completes a costume for {}, {}", (PAYS, REHEARSALS)),
    Block(features.TAKE_PAIR, "take what makes two of {}, {}", (TOTALS, REHEARSALS)),
    Block(
        features.TAKE_THEN,
        "take what makes two, with a third at hand for {}, {}",
        ((*PAYS, "nothing yet"), REHEARSALS),
    ),
    Block(
        features.TAKE_NEXT,
        "take a {} element and then {}",
        (KIND_NAMES, ("nothing more", "something more", "all that is left")),
    ),
    Block(features.TAKE_FIRST, "take a first element {}, {}", (GRADES, REHEARSALS)),
    Block(features.TAKE_NONE, "take an element {} for a short costume only", (GRADES,)),
    Block(features.TAKE_BUILT, "take a set element {} for a set of {}", (GRADES, SETS)),
    Block(features.TAKE_CANDLE, "take a set element {} that can cover a candle", (GRADES,)),
    Block(
        features.TAKE_MOOD, "take a set element that brings the mood from {} to {}", (MOODS, MOODS)
    ),
    Block(features.TAKE_POUNDS, "take a set element that brings Pounds when {}", (SHORT,)),
    Block(features.TAKE_TOKEN, "take a set element that brings a token beside {}", (FEW,)),
    Block(features.TAKE_CALMS, "take one of {} that would dampen a mood of {}", (FEW, MOODS)),
    Block(features.TAKE_SALVAGED, "salvage a {}", (GOODS,)),
    Block(features.TAKE_HAT, "take a hat {} that {}", (GRADES, ("matches nobody", "matches"))),
    Block(features.TAKE_COLUMN, "take an element {} for a column of {}", (GRADES, FEW)),
    Block(
        features.STOP_LEFT, "stop with {} left, {}", (VALUES, ("not at costumes", "at costumes"))
    ),
    Block(features.STOP_JOB, "stop {} {}", (JOBS, DAYS)),
    Block(features.TOKEN_LEFT, "spend a token with {} left, one of {}", (VALUES, FEW)),
    Block(features.TOKEN_DAY, "spend a token {}", (DAYS,)),
    Block(features.DRESS_WHO, "dress {}, {}, {}", ((*CARD_NAMES, "an Extra"), SPREAD, REHEARSALS)),
    Block(features.DRESS_POWER, "dress for {} in rehearsals, {}, {}", (DEEDS, SPREAD, REHEARSALS)),
    Block(features.DRESS_DONE, "complete a costume for {}, {}", (PAYS, REHEARSALS)),
    Block(features.DRESS_PAIR, "two elements of {} together, {}", (TOTALS, REHEARSALS)),
    Block(features.DRESS_FIRST, "begin a costume with an element {}, {}", (GRADES, REHEARSALS)),
    Block(
        features.DRESS_POUNDS, "complete a costume for {} Pounds when {}", (("0", "1", "2"), SHORT)
    ),
    Block(features.DRESS_OTHERS, "dress who is {} when another is {}", (SPREAD, SPREAD)),
    Block(features.PUT_SPACE, "build on {}", (SPACE_NAMES,)),
    Block(features.PUT_ROW, "complete row {}", (tuple(map(str, range(1, 7))),)),
    Block(features.PUT_CANDLE, "cover {}", (("a candle", "what a candle stands on"),)),
    Block(
        features.PUT_MIRROR,
        "build an element {} {}",
        (GRADES, ("in the middle", "facing nothing", "facing another")),
    ),
    Block(
        features.HAT_FITS, "put on a hat {1} {0}", (("that fits", "for later", "in vain"), GRADES)
    ),
    Block(features.HAT_WHO, "put a hat on who wears {} elements", (FEW,)),
    Block(features.QUILL_SPACE, "quill goes to act {} space {}, {}", (ACT_NAMES, SPACES, MOMENTS)),
    Block(
        features.QUILL_PASSING, "quill leads from {} to {} in act II, {}", (RANKS, RANKS, MOMENTS)
    ),
    Block(features.QUILL_LEAD, "quill for act II {} ahead, {}", (LEADS, MOMENTS)),
    Block(features.QUILL_LEFT, "quill goes to act {}, of {}", (ACT_NAMES, FEW)),
    Block(features.QUILL_POUNDS, "quill reaches Pounds when {}", (SHORT,)),
    Block(features.QUILL_GAINS, "quills for act {} reach {} more, {}", (ACT_NAMES, FEW, MOMENTS)),
    Block(features.BACK_SPACE, "back in act {} from space {}, {}", (ACT_NAMES, SPACES, MOMENTS)),
    Block(features.BACK_PASSED, "back from {} to {} in act II, {}", (RANKS, RANKS, MOMENTS)),
    Block(features.KEEP_CARD, "keep {} awake, to work {}", (CARD_NAMES, DAYS)),
    Block(features.KEEP_DEED, "keep awake for {} {}", (DEEDS, PERIODS)),
    Block(features.KEEP_TYPE, "keep one {} awake beside {}", (TYPES, MANY)),
    Block(features.KEEP_WORK, "keep {} awake in a costume", (CARD_NAMES,)),
    Block(features.ASK_SHORT, "ask for {} when {} {}", (WISHES, SHORT, PERIODS)),
    Block(features.ASK_HELD, "ask for {} with {} objectives in hand {}", (WISHES, FEW, DAYS)),
    Block(features.CHOOSE_DAY, "choose the objective of {} {}", (GOALS, DAYS)),
    Block(features.CHOOSE_GAP, "choose the objective of {}, {}, {}", (GOALS, GAPS, REHEARSALS)),
    Block(features.SERVES, "objective of {} in hand, {}: {}", (GOALS, NEARNESS, MEANS)),
    Block(
        features.BEHIND_LEVEL,
        "use {2} with {3} cylinders{4}".replace("{2}", "{1}")
        .replace("{3}", "{2}")
        .replace("{4}", " {0}"),
        (TWICE, BEHIND_NAMES, LEVELS),
    ),
    Block(features.BEHIND_DAY, "use {} {}", (BEHIND_NAMES, DAYS)),
    Block(features.BEHIND_LEFT, "of {1} cylinders backstage use {2} {0}", (TWICE, PURSE, LEVELS)),
    Block(features.BEHIND_DEED, "go backstage for {}", (DEEDS,)),
    Block(features.BEHIND_REST, "with {} at work {} more stay awake", (PURSE, FEW)),
    Block(features.BEHIND_GREY, "keep a prompter with {} grey spaces, {}", (FEW, MOMENTS)),
    Block(features.BEHIND_HEIGHT, "build the column of {}", (tuple(map(str, range(7))),)),
    Block(features.BEHIND_AGAIN, "let an actor act once more, one of {}", (FEW,)),
    Block(features.BEHIND_HATS, "go for hats when {} would match", (FEW,)),
    Block(features.BEHIND_LORD, "the Lord recommends {}", (CARD_NAMES,)),
    Block(features.BEHIND_LORD_SHORT, "the Lord's actor wants {} Pounds when {}", (COSTS, SHORT)),
    Block(features.WAGER_BEHIND, "wager {} with {} on display", (LEVELS, BEHIND_NAMES)),
    Block(
        features.BEHIND_RAGS,
        "open the discard for {1} with {0} craftsmen free",
        (FEW, ("nobody", "one craftsman", "all craftsmen")),
    ),
    Block(features.PLAY_DEED, "play an objective for {} {}", (DEEDS, PERIODS)),
    Block(
        features.PROMPTED,
        "{} when {}, {}",
        (
            ("lose the point", "pay the prompter"),
            SHORT,
            ("and more is to come", "for the last time"),
        ),
    ),
)


@cache
def names() -> tuple[str, ...]:
    """The name of each place of a table, in the order of the places."""
    return tuple(
        " ".join(block.words.format(*words).split())
        for block in BLOCKS
        for words in product(*block.each)
    )
