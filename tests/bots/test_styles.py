"""Styles and persons: a leaning shows in what is done, and everybody has a name and a sentence."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

import groundlings
from groundlings import GameError
from groundlings.arena.simulate import Season, simulate
from groundlings.bots import bot, check, names, yardsticks
from groundlings.bots.chair import Chair
from groundlings.bots.eyes import sight
from groundlings.bots.leaning import SHIPPED, parse, shipped
from groundlings.bots.learning import listed
from groundlings.bots.levels import LEVELS
from groundlings.bots.persons import LEVELS as PERSONS
from groundlings.bots.persons import MOST_CANDLES, STYLES, called, company, person
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.shakespeare.score import wages
from groundlings.words import languages, phrasebook

if TYPE_CHECKING:
    from groundlings.bots.persons import Person
    from groundlings.kernel.game import Game
    from groundlings.kernel.setup import Setting

TEXT = "groundlings leaning 1\ngame shakespeare\n\ncomplete row *  2\n"
DOCS: Final = Path(__file__).parents[2] / "docs" / "bots.md"
UNPAID: Final = "leave unpaid"


def played(style: str, deals: int) -> dict[str, Counter[str]]:
    """What a style and who plays by the table alone choose, on these deals from both sides."""
    known = person(style)
    assert known is not None
    found = {style: Counter[str](), "policy": Counter[str]()}
    for deal in range(1, deals + 1):
        for table in ((style, "policy"), ("policy", style)):
            play(groundlings.game(known.game), table, deal, found)
    return found


def play(game: Game, table: tuple[str, str], deal: int, found: dict[str, Counter[str]]) -> None:
    """One game; what is chosen is counted for whoever chooses it."""
    g, die, players = game.new(2, deal), cast(deal), [bot(name) for name in table]
    while not g.over:
        seat = lowest(g.asked)
        options = game.options(g, seat)
        option = options[0]
        if len(options) > 1:
            option = players[seat].choose(Chair(game, g, seat), die)
            found[table[seat]][game.text(option)] += 1
        game.play(g, seat, option)
    if game.name == "shakespeare":
        for seat, name in enumerate(table):
            found[name][UNPAID] += int(wages(g, seat)[0])


def often(chosen: Counter[str], deed: str) -> int:
    """How often such things were chosen."""
    return sum(n for text, n in chosen.items() if re.match(deed, text))


@pytest.mark.parametrize(
    ("style", "deed"),
    [
        ("builder", "take:.*-set"),
        ("tailor", "take:.*-costume"),
        ("rehearser", "advance:"),
        ("bold", "place:take-the-lead"),
    ],
)
def test_a_style_does_more_of_what_it_likes(style: str, deed: str) -> None:
    found = played(style, 2)
    assert often(found[style], deed) > often(found["policy"], deed)


@pytest.mark.parametrize(
    ("style", "deed"), [("miser", UNPAID), ("cautious", "place:take-the-lead")]
)
def test_a_style_does_less_of_what_it_avoids(style: str, deed: str) -> None:
    found = played(style, 2)
    assert often(found[style], deed) < often(found["policy"], deed)


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.bot)
def test_a_style_beats_chance(style: Person) -> None:
    game = groundlings.game(style.game)
    for bots in ((style.bot, "random"), ("random", style.bot)):
        tally = simulate(Season.of(game=game, bots=bots, games=1, seed=4))
        assert tally.wins[bots.index(style.bot)].value == 1


@pytest.mark.parametrize(
    ("game", "bots", "variants"),
    [
        ("shakespeare", ("builder", "tailor", "rehearser", "miser"), {"backstage": True}),
        ("shakespeare", ("tailor",), {}),
        ("othello", ("bold", "cautious", "bold", "cautious", "bold", "cautious"), {}),
        ("othello", ("cautious", "bold", "cautious"), {"mode": "playwright"}),
    ],
)
def test_styles_play_with_many_and_alone_in_all_ways(
    game: str, bots: tuple[str, ...], variants: dict[str, Setting]
) -> None:
    season = Season.of(game=groundlings.game(game), bots=bots, games=1, seed=1, variants=variants)
    assert simulate(season).decisions > 0


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.bot)
def test_a_leaning_comes_on_top_of_what_was_learned(style: Person) -> None:
    seen = sight(style.game).names
    learned = [0.5] * len(seen)
    leant = listed(shipped(style.bot).added(learned, seen, style.bot))
    changed = [name for name, number in zip(seen, leant, strict=True) if number != 0.5]
    assert 0 < len(changed) < len(seen) / 2


def test_what_two_lines_speak_of_is_leant_to_by_both() -> None:
    one = parse(TEXT + "complete row 1  -0.5\n", "t")
    row = listed(one.added([0.0, 0.0, 1.0], ("complete row 1", "complete row 2", "stop"), "t"))
    assert row == [1.5, 2.0, 1.0]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("leaning 1", "table 1", "t is not a leaning: its first line must be"),
        ("game ", "for ", "t must say its game in its second line"),
        ("  2", "  much", "line 4 of t is not what is leant to and a number"),
        ("complete row *  2", "2", "line 4 of t is not what is leant to and a number"),
    ],
)
def test_a_damaged_leaning_is_refused_in_one_sentence(old: str, new: str, told: str) -> None:
    with pytest.raises(GameError) as refused:
        parse(TEXT.replace(old, new, 1), "t")
    assert str(refused.value).startswith(told)


def test_a_leaning_to_what_nobody_looks_at_is_refused() -> None:
    with pytest.raises(GameError, match=r"t leans to 'complete row [*]', which nobody looks at in"):
        parse(TEXT, "t").added([0.0], ("stop",), "t")


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.bot)
def test_a_style_is_refused_at_the_other_game(style: Person) -> None:
    (other,) = {"othello", "shakespeare"} - {style.game}
    told = f"{style.bot} is a style for {style.game} only; {other} is played by groundling, .*, and"
    with pytest.raises(GameError, match=told):
        check(style.bot, other)
    assert check(style.bot, style.game) == style.bot
    game = groundlings.game(other)
    chair = Chair(game, game.new(2, 1), lowest(game.new(2, 1).asked))
    with pytest.raises(GameError, match=f"a style for {style.game} does not play {other}"):
        bot(style.bot).choose(chair, cast(1))


# Persons


def test_every_level_and_style_is_somebody_and_a_yardstick_nobody() -> None:
    assert [one.bot for one in PERSONS] == list(LEVELS)
    assert sorted(one.bot for one in STYLES) == sorted(path.stem for path in SHIPPED.iterdir())
    assert {"greedy", "policy", "random"} <= set(yardsticks())
    assert not any(person(name) for name in yardsticks())
    everybody = [*PERSONS, *STYLES]
    assert len({one.short for one in everybody}) == len({one.name for one in everybody}) == 10
    assert all(1 <= one.candles <= MOST_CANDLES and one.short in one.name for one in everybody)
    assert [one.candles for one in PERSONS] == [1, 2, 3, 4]


def test_the_docs_tell_who_is_how_strong() -> None:
    told = DOCS.read_text(encoding="utf-8")
    for one in (*PERSONS, *STYLES):
        assert f"| `{one.bot}` | {one.name} | {one.candles} |" in told


@pytest.mark.parametrize("language", languages())
def test_everybody_is_something_and_says_how_they_play(language: str) -> None:
    book = phrasebook(language)
    assert len({book.plays(name) for name in names()}) == len({book.bot(name) for name in names()})
    assert all(re.fullmatch(r"\S.{8,110}[.]", book.plays(name)) for name in names())
    assert book.plays("search:500") == ""


def test_two_of_a_name_are_called_as_kings_are() -> None:
    assert called([None, "journeyman", "greedy", "journeyman", "tailor", "journeyman"]) == [
        "", "Quince", "", "Quince II", "Starveling", "Quince III"
    ]  # fmt: skip


def test_a_company_is_all_who_play_the_game() -> None:
    assert [one.bot for one in company("othello")] == [*LEVELS, "bold", "cautious"]
    assert [one.bot for one in company("pit")] == list(LEVELS)
    assert names("othello") == (*(one.bot for one in company("othello")), *yardsticks())


def test_a_wrong_name_is_told_with_levels_styles_and_yardsticks() -> None:
    with pytest.raises(GameError) as refused:
        bot("garrick")
    assert str(refused.value) == (
        "there is no bot 'garrick'; the levels are groundling, journeyman, master and revels; "
        "the styles are bold and cautious for othello, builder, tailor, rehearser and miser for "
        "shakespeare; the yardsticks are greedy, policy and random, and searches like search:500 "
        "or search:50ms"
    )
