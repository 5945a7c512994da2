"""Editions of Shakespeare: the shipped one passes, a wrong one is told line by line."""

from __future__ import annotations

import re

import pytest

from groundlings.editions.reader import EditionError, Problem
from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel.die import cast
from groundlings.kernel.playout import playout
from groundlings.shakespeare import Shakespeare
from groundlings.shakespeare.days import SCORING, Day
from shakespeare.theatre import GAME, SHIPPED, Table, revised, rewritten

RECORD = re.compile(r"\n\[\[character\]\]\nkey = \"(\w+)\"\n.*?(?=\n\[\[|\n\[solo)", re.DOTALL)


def problems(text: str) -> tuple[Problem, ...]:
    """What is wrong with an edition of this text."""
    try:
        Shakespeare(Sheet.parse(text, "mybox.toml"))
    except EditionError as error:
        return error.problems
    return ()


def line(text: str, anchor: str, what: str) -> int:
    """The number of the first line behind an anchor that has this in it."""
    at = text.index(what, text.index(anchor))
    return text.count("\n", 0, at) + 1


def record(key: str) -> str:
    """A character's record as shipped."""
    [found] = [match.group() for match in RECORD.finditer(SHIPPED) if match[1] == key]
    return found


def assert_told(text: str, at: int, what: str, fix: str) -> None:
    """The edition is refused, and one of its problems is this one on this line."""
    found = problems(text)
    assert found, "the edition was licensed"
    matching = [p for p in found if p.line == at and what in p.what and fix in p.fix]
    assert matching, "\n".join(problem.told("mybox.toml") for problem in found)


# What passes


def test_the_shipped_edition_passes_and_is_the_one_we_play() -> None:
    assert problems(SHIPPED) == ()
    assert Shakespeare(Sheet.parse(SHIPPED, "copy.toml")).edition == GAME.edition


def test_a_comment_or_another_spelling_leaves_the_fingerprint() -> None:
    noted = SHIPPED.replace("[meta]\n", "[meta] # our house\n\n# a note\n", 1)
    assert noted != SHIPPED
    assert Shakespeare(Sheet.parse(noted, "mybox.toml")).edition == GAME.edition


@pytest.mark.parametrize(
    "change",
    [
        ('key = "hamlet"', "cost = 3", "cost = 5"),
        ("[[costume_gain]]", "pounds = 2", "pounds = 3"),
        ('id = "3.3"', "candle = true", "candle = false"),
        ("[track.act.I]", "highest_only", "cumulative"),
        ('key = "viola"', "Viola", "Cesario"),
    ],
)
def test_another_value_is_another_fingerprint(change: tuple[str, str, str]) -> None:
    assert revised(change).edition != GAME.edition


# What is refused: one by one

ONE_BY_ONE = {
    "a wrong cost": (
        ('key = "hamlet"', "cost = 3", "cost = 2"),
        "cost = 2",
        "cost is 2",
        "give 1, 3 or 5",
    ),
    "a printed character that costs": (
        ('key = "queen"', "cost = 0", "cost = 1"),
        "cost = 1",
        "cost is 1",
        "give 0",
    ),
    "a cost in words": (
        ('key = "hamlet"', "cost = 3", 'cost = "3"'),
        'cost = "3"',
        "cost is",
        "give 1, 3 or 5",
    ),
    "an unknown effect": (
        ('key = "hamlet"', 'effect = "prestige"', 'effect = "glory"'),
        '"glory"',
        'effect is "glory"',
        "prestige",
    ),
    "a misspelt key of an effect": (
        ('key = "handyman"', "value = 4", "valeu = 4"),
        "valeu = 4",
        "valeu is unknown here",
        "write value",
    ),
    "a misspelt key of the rules": (
        ("[meta]", "start_prestige", "strat_prestige"),
        "strat_prestige",
        "strat_prestige is unknown here",
        "write start_prestige",
    ),
    "a misspelt key of a card": (
        ('key = "hamlet"', "cost = 3", "kost = 3"),
        "kost = 3",
        "kost is unknown here",
        "write cost",
    ),
    "a misspelt key that may be left out": (
        ('key = "assistant"', "permanent =", "permament ="),
        "permament =",
        "permament is unknown here",
        "write permanent",
    ),
    "a misspelt key of an objective": (
        ('key = "savings"', "each = 3", "eech = 3"),
        "eech = 3",
        "eech is unknown here",
        "write each",
    ),
    "a misspelt key of a space": (
        ('id = "3.3"', "candle = true", "candel = true"),
        "candel = true",
        "candel is unknown here",
        "write candle",
    ),
    "a wrong colour in a power": (
        ('key = "king_lear"', 'colours = ["blue"]', 'colours = ["azure"]'),
        '"azure"',
        '"azure"',
        "blue",
    ),
    "a colour that is none": (
        ("[[colour]]", 'key = "black"', 'key = "brown"'),
        'key = "brown"',
        'key is "brown"',
        "black",
    ),
    "a craftsman of no kind": (
        ('key = "set_dresser_6"', 'kinds = ["set"]', 'kinds = ["sets"]'),
        'kinds = ["sets"]',
        '"sets"',
        "set",
    ),
    "a permanent effect among the activations": (
        (
            'key = "handyman"',
            '"craft", kinds = ["costume", "set"], value = 4',
            '"craft_bonus", n = 1',
        ),
        '"craft_bonus"',
        "craft_bonus is a permanent effect",
        "write it under permanent",
    ),
    "craftsmen who take yellow": (
        ('key = "yellow"', "by_craftsman = false", "by_craftsman = true"),
        "by_craftsman = true",
        "by_craftsman breaks a rule",
        "every colour but yellow",
    ),
    "an unknown origin": (
        ('key = "yellow4"', 'origin = "reconstructed"', 'origin = "rumour"'),
        'origin = "rumour"',
        'origin is "rumour"',
        'give "seed", "source" or "reconstructed"',
    ),
    "a wrong mirror": (
        ('id = "2.1"', 'mirror = "2.4"', 'mirror = "2.3"'),
        'mirror = "2.3"',
        "2.3 is not the mirror of 2.1",
        "give 2.4",
    ),
    "an unknown support": (
        ('id = "2.1"', '"1.1", "1.2"', '"1.1", "1.9"'),
        '"1.1", "1.9"',
        '"1.9"',
        "1.2",
    ),
    "a support that is not beneath": (
        ('id = "2.1"', '"1.1", "1.2"', '"1.1", "1.3"'),
        '"1.1", "1.3"',
        "space 2.1 rests on",
        "1.2",
    ),
    "a choice between two of a kind": (
        (
            'key = "queen"',
            'effect = "draw_objective", draw = 3, keep = 1',
            'effect = "pounds", n = 2',
        ),
        "activation =",
        "cannot be told apart",
        "let one begin with pounds and one with draw_objective",
    ),
    "a choice of three with two of a kind": (
        ('key = "queen"', "options = [", 'options = [[{ effect = "pounds", n = 2 }], '),
        "activation =",
        "cannot be told apart",
        "let one begin with pounds and one with draw_objective",
    ),
    "too many cylinders": (
        ("[meta]", "cylinders_per_player = 5", "cylinders_per_player = 6"),
        "cylinders_per_player = 6",
        "cylinders_per_player is 6",
        "from 1 to 5",
    ),
    "an ambiance track with a space too few": (
        ("[track.ambiance]", '"nothing", ', ""),
        "effects =",
        "effects has 5 entries",
        "give 6",
    ),
    "an objective that looks at nothing": (
        ('key = "stars"', 'test = "actors"', 'test = "stars"'),
        'test = "stars"',
        'test is "stars"',
        "actors",
    ),
    "an Extra that costs": (
        ('key = "extra"', "cost = 0", "cost = 3"),
        "cost = 3",
        "cost is 3",
        "give 0",
    ),
}


@pytest.mark.parametrize("name", ONE_BY_ONE)
def test_it_is_refused_with_its_line_and_a_fix(name: str) -> None:
    change, where, what, fix = ONE_BY_ONE[name]
    text = rewritten(change)
    assert_told(text, line(text, change[0], where), what, fix)


def test_a_missing_card_is_refused() -> None:
    text = SHIPPED.replace(record("viola"), "")
    first = line(text, "[[character]]", "[[character]]")
    assert_told(text, first, "the card viola is missing", "describe it")
    assert_told(text, first, "the deck has 29 cards", "30")


def test_a_duplicate_card_is_refused() -> None:
    text = SHIPPED.replace("\n[solo]", record("viola") + "\n\n[solo]", 1)
    again = text.count("\n", 0, text.rindex('key = "viola"')) + 1
    assert_told(text, again, "viola stands here twice", "describe each card once")


def test_a_deck_of_another_size_is_refused() -> None:
    text = rewritten(('key = "handyman"', "copies = 4", "copies = 5"))
    first = line(text, "[[character]]", "[[character]]")
    assert_told(text, first, "the deck has 31 cards", "let the copies make 30 in all")


def test_an_actor_of_whom_there_are_two_is_refused() -> None:
    text = rewritten(('key = "iago"', "copies = 1", "copies = 2"))
    assert_told(text, line(text, 'key = "iago"', "copies = 2"), "copies is 2", "give 1")


def test_a_bag_too_small_is_refused() -> None:
    text = rewritten(('players = 3\nkind = "set"', "black = 12", "black = 11"))
    header = line(text, "[[bag]]\nplayers = 3", "[[bag]]")
    assert_told(text, header, "the bag holds 53 elements and 54 are drawn", "give 54")


def test_a_bag_that_stands_twice_is_refused() -> None:
    """Else the table of three, whose bag it should have been, plays without any sets."""
    text = SHIPPED.replace('players = 3\nkind = "set"', 'players = 2\nkind = "set"', 1)
    again = text.rindex('[[bag]]\nplayers = 2\nkind = "set"')
    told = problems(text)
    assert told, "the bag of three players is missing and nobody noticed"
    assert text.count("\n", 0, again) + 1 <= told[0].line <= text.count("\n", 0, again) + 3


def test_a_display_that_stands_twice_is_refused() -> None:
    """Else the table of three sees neither cards nor elements."""
    three = "players = 3\ncharacters = 5\nset_elements = 9\ncostume_elements = 9"
    two = "players = 2\ncharacters = 4\nset_elements = 6\ncostume_elements = 6"
    text = SHIPPED.replace(three, two, 1)
    again = text.rindex("[[display]]\nplayers = 2")
    told = problems(text)
    assert told, "the display of three players is missing and nobody noticed"
    assert text.count("\n", 0, again) + 1 <= told[0].line <= text.count("\n", 0, again) + 3


def test_a_costume_table_with_a_gap_is_refused() -> None:
    text = rewritten(("[[costume_gain]]", "to = 10", "to = 9"))
    first = line(text, "[[costume_gain]]", "[[costume_gain]]")
    assert_told(text, first, "a costume worth 10 stands in 0 records", "stand in one")


def test_a_costume_table_with_an_overlap_is_refused() -> None:
    text = rewritten(("[[costume_gain]]", "from = 11", "from = 10"))
    first = line(text, "[[costume_gain]]", "[[costume_gain]]")
    assert_told(text, first, "a costume worth 10 stands in 2 records", "stand in one")


def test_a_hanging_space_is_refused() -> None:
    text = SHIPPED.replace(
        "[[stage_set.virtual_space]]",
        '[[stage_set.space]]\nid = "6.1"\nrow = 6\nx = 5\nrests_on = []\nmirror = "6.1"\n'
        'candle = false\norigin = "reconstructed"\n\n[[stage_set.virtual_space]]',
        1,
    )
    at = line(text, 'id = "6.1"', "rests_on")
    assert_told(text, at, "space 6.1 hangs in the air", "x = 4 and 6 of row 5")
    assert_told(text, line(text, 'id = "6.1"', "mirror"), "6.1 is not the mirror", "x = -5")


def test_a_space_without_its_virtual_support_hangs() -> None:
    text = rewritten(("[[stage_set.virtual_space]]", "x = -5", "x = -7"))
    at = line(text, 'id = "3.1"', "rests_on")
    assert_told(text, at, "space 3.1 hangs in the air", "row 2")


def test_two_spaces_of_one_id_are_refused_where_they_stand() -> None:
    text = rewritten(('id = "5.4"', 'id = "5.5"', 'id = "5.4"'))
    found = [problem for problem in problems(text) if "one id" in problem.what]
    assert found
    spots = {n for n, row in enumerate(text.split("\n"), 1) if row == 'id = "5.4"'}
    assert len(spots) == 2
    assert found[0].line in spots, f"told on line {found[0].line}, and they stand on {spots}"


def test_two_spaces_in_one_spot_are_refused() -> None:
    text = SHIPPED.replace(
        "[[stage_set.virtual_space]]",
        '[[stage_set.space]]\nid = "5.6"\nrow = 5\nx = 0\nrests_on = ["4.2", "4.3"]\n'
        'mirror = "5.6"\ncandle = false\norigin = "reconstructed"\n\n[[stage_set.virtual_space]]',
        1,
    )
    assert problems(text), "5.3 and 5.6 stand in the same place"


@pytest.mark.parametrize("days", [1, 4, 7, 9])
def test_an_edition_of_other_days_is_refused_or_can_be_played(days: int) -> None:
    """Thirty cards and a troupe's room last for six days of four players; who says more is told."""
    text = rewritten(("[meta]", "days = 6", f"days = {days}"))
    for colour in ("black", "pink"):
        text = re.sub(rf"^{colour} = \d+$", f"{colour} = 60", text, flags=re.MULTILINE)
    if problems(text):
        return
    game = Shakespeare(Sheet.parse(text, "mybox.toml"))
    for seats in (1, 2, 4):
        for seed in range(3):
            g = game.new(seats=seats, seed=seed)
            playout(g, cast(seed))
            players: list[dict[str, list[object]]]
            players = game.view(g, None)["players"]  # type: ignore[assignment]
            assert all(len(player["troupe"]) == 5 + days for player in players)


# Several at once


def test_every_problem_is_told_at_once_in_the_order_of_lines() -> None:
    text = rewritten(
        ('key = "hamlet"', "cost = 3", "cost = 2"),
        ('key = "puck"', 'who = "self"', 'who = "nobody"'),
        ('id = "2.1"', 'mirror = "2.4"', 'mirror = "2.3"'),
        ("[[costume_gain]]", "to = 10", "to = 9"),
        ('players = 3\nkind = "set"', "black = 12", "black = 11"),
        ("[meta]", "plus3_tokens", "plus4_tokens"),
    )
    found = problems(text)
    told = [problem.told("mybox.toml") for problem in found]
    for part in (
        "cost is 2",
        'who is "nobody"',
        "2.3 is not the mirror of 2.1",
        "a costume worth 10 stands in 0 records",
        "the bag holds 53 elements",
        "plus4_tokens is unknown here",
        "plus3_tokens is missing",
    ):
        assert any(part in problem for problem in told), part
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    assert all(row.startswith("mybox.toml:") for row in told)


def test_text_that_is_no_toml_is_told_with_its_line() -> None:
    text = SHIPPED.replace("days = 6", "days = ", 1)
    with pytest.raises(EditionError) as caught:
        Sheet.parse(text, "mybox.toml")
    assert caught.value.problems[0].line == line(text, "[meta]", "days = ")


# Played by


def test_another_cost_is_what_is_paid() -> None:
    dear = revised(('key = "hamlet"', "cost = 3", "cost = 5"))
    for game, left in ((GAME, 4), (dear, 2)):
        table = Table(seats=2, game=game).draft().purse(0, 7)
        table.give(0, "hamlet")
        assert table.view()["players"][0]["troupe"][-1]["cost"] == 7 - left
        table.on_day(6).only(Day(SCORING))
        assert table.pounds(0) == left


def test_another_costume_table_is_what_pays() -> None:
    lavish = revised(("[[costume_gain]]", "pounds = 2\nprestige = 0", "pounds = 6\nprestige = 4"))
    table = Table(seats=2, game=lavish).draft()
    table.wear(table.member(0, "falstaff"), "pink", "pink")
    table.phase_two().market(pink_costume=1)
    table.play("activate:house-handyman", "take:pink-costume", "dress:falstaff")
    assert (table.pounds(0), table.prestige(0)) == (6, 9)


def test_a_candle_elsewhere_is_covered_there() -> None:
    moved = revised(
        ('id = "1.3"', "candle = false", "candle = true"),
        ('id = "3.3"', "candle = true", "candle = false"),
    )
    for game, prestige in ((GAME, 5), (moved, 6)):
        table = Table(seats=2, game=game).draft().phase_two().market(black_set=1)
        table.play("activate:house-handyman", "take:black-set", "put:1.3")
        assert table.prestige(0) == prestige


def test_cumulative_rewards_are_added_up() -> None:
    heaped = revised(("[track.act.III]", "highest_only", "cumulative"))
    for game, gained in ((GAME, 3), (heaped, 1 + 2 + 3)):
        table = Table(seats=2, game=game).draft().disc(0, "III", 10)
        table.on_day(4).only(Day(SCORING))
        assert table.view()["players"][0]["score"]["act-iii"] == gained


def test_another_bag_is_what_is_drawn_from() -> None:
    text = rewritten(
        ('players = 2\nkind = "set"', "black = 8", "black = 40"),
        ('players = 2\nkind = "set"', "pink = 8", "pink = 0"),
    )
    table = Table(seats=2, game=Shakespeare(Sheet.parse(text, "mybox.toml")))
    assert table.in_bag("black-set") + table.on_board("black-set") == 40
    assert table.in_bag("pink-set") + table.on_board("pink-set") == 0


def test_another_start_and_other_penalties_are_used() -> None:
    harsh = revised(
        ("[meta]", "start_prestige = 5", "start_prestige = 12"),
        ("[meta]", "unpaid_character_penalty = 2", "unpaid_character_penalty = 5"),
        ("[meta]", "yellow_element_prestige = 1", "yellow_element_prestige = 2"),
        ("[track.act]", "grey_penalty = 1", "grey_penalty = 3"),
    )
    table = Table(seats=2, game=harsh).draft().build(0, s1_3="yellow")
    table.give(0, "hamlet")
    assert table.prestige(0) == 12
    table.on_day(6).only(Day(SCORING))
    score = table.view()["players"][0]["score"]
    assert (score["unpaid"], score["yellow-elements"], score["grey"]) == (-5, 2, -9)


def test_a_game_of_one_edition_is_not_replayed_by_another() -> None:
    dear = revised(('key = "hamlet"', "cost = 3", "cost = 5"))
    g = GAME.new(seats=2, seed=1)
    with pytest.raises(GameError, match="edition"):
        dear.replay(GAME.record(g))
