"""Every game says everything in every language; and what is missing would be found."""

from __future__ import annotations

from functools import cache
from itertools import chain
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
import pit
from conformance.ways import looked, ways
from groundlings.words import languages
from words.gaps import gaps, text_gaps, unheard

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


groundlings.register(pit.GAME)


def views(name: str, seed: int) -> Iterator[dict[str, Any]]:
    """What is seen by who is asked in a random game of each way to play, and by all at its end."""
    for way in ways():
        if way.game.name == name:
            for g in looked(way, seed):
                for seat in range(way.seats):
                    if g.over or g.asked >> seat & 1:
                        yield way.game.guide.shown(g, seat)
            yield way.game.view(g, None)


@cache
def of_the_pit() -> list[dict[str, Any]]:
    """One view for each prompt, out of a good many games."""
    games = chain.from_iterable(views("pit", seed) for seed in range(5))
    by_prompt = {str(view["prompt"] and view["prompt"]["key"]): view for view in games}
    return list(by_prompt.values())


@pytest.mark.parametrize("name", groundlings.games())
def test_a_game_says_everything_in_every_language(name: str) -> None:
    assert gaps(groundlings.game(name), views(name, seed=1)) == []


def test_the_pit_says_nothing_in_vain() -> None:
    assert unheard(pit.GAME, of_the_pit()) == []


def test_the_house_says_the_same_in_every_language() -> None:
    assert text_gaps() == []


def spoiled(folder: Path, language: str, old: str, new: str) -> Any:  # noqa: ANN401 - a stand-in
    """The Pit with one change to its words."""
    words = folder / "words"
    words.mkdir()
    for other in languages():
        text = (pit.FOLDER / "words" / f"{other}.toml").read_text(encoding="utf-8")
        if other == language:
            assert old in text
            text = text.replace(old, new, 1)
        (words / f"{other}.toml").write_text(text, encoding="utf-8")
    game = pit.GAME
    return SimpleNamespace(
        folder=folder,
        messages=game.messages,
        notation=game.notation,
        variants=game.variants,
        deeds=game.deeds,
        passes=game.passes,
        guide=SimpleNamespace(cards=game.guide.cards),
    )


@pytest.mark.parametrize(
    ("language", "old", "new", "gap"),
    [
        ("fr", "took = ", "tok = ", "fr: [event] has no took"),
        ("fr", "took = ", "tok = ", "fr: [event] tok is nothing this game says"),
        ("hu", "window = ", "wind = ", "hu: [prompt] has no window"),
        ("hu", "window = ", "wind = ", "en: [prompt] has no wind"),
        ("en", "pass = ", "past = ", "en: [verb] has no pass"),
        ("en", "pass = ", "past = ", "en: [verb] past is nothing this game says"),
        ("en", '"bid:0" = ', '"bid:9" = ', "en: [verb] bid:9 is nothing this game says"),
        ("en", "orange = ", "lemon = ", "en: [noun] has no orange"),
        ("hu", "stall = ", "stool = ", "hu: [label] has no stall"),
        ("hu", "wares = ", "wears = ", "hu: [label] has no wares"),
        ("hu", "copies = ", "copy = ", "hu: [label] has no copies"),
        ("fr", "[event]", "[evenement]", "fr: [evenement] is no section; they are game, event, "),
        ("en", "[game]\nname", "[game]\ntitle", "en: [game] has no name"),
        ("fr", "[variant.length]", "[variant.width]", "fr: [variant] has no length"),
        ("fr", "[variant.length]", "[variant.width]", "fr: [variant] width is nothing this game"),
        ("fr", "doc = ", "dock = ", "fr: [variant] length has no doc"),
        ("fr", "long = ", "longue = ", "fr: [variant] length has no word for long"),
        ("fr", "long = ", "longue = ", "fr: [variant] length has a word for longue, which it"),
        ("en", "{who} takes {ware}", "{who} takes", "[event] took has other slots in other"),
        ("en", "{who} takes {ware}", "{who} takes {wear}", "en: [event] took: nothing fills"),
        ("en", "{who} takes {ware}", "{who} takes {n}", "en: [event] took: nothing fills {n}"),
        ("en", "{who} takes {ware}", "{who} takes {ware", "en: [event] took has a brace that"),
        ("en", "{who} takes {ware}", "{who} takes {ware:acc}", "en: [event] took wants the form"),
        ("en", "{who} takes {ware}", "{who:acc} takes {ware}", "en: [event] took: a player's"),
        ("en", "{who} takes {ware}.", "", "en: [event] took is empty"),
        ("en", "{n:penny|pennies}", "{n:penny}", "en: [event] bade: {n:penny} wants 2 forms"),
        ("hu", "{n:penny}", "{n:penny|pennyk}", "hu: [event] bade: {n:penny|pennyk} wants 1"),
        ("en", "{noun:penny|pennies}", "{noun:penny}", "en: [verb] bid: {noun:penny} wants 2"),
        ("en", "go into?", "go into with {who}?", "en: [prompt] put: nothing fills {who}"),
        ("en", "Take {noun}", "Take it", "en: [verb] take does not say its {noun}"),
        ("en", "Take {noun}", "Take {noun:of}", "en: [verb] take wants the form of of nut"),
        ("en", "Take {noun}", "Take {ware}", "en: [verb] take: nothing fills {ware}"),
        ("en", 'let = "Let', 'let = "{noun} Let', "en: [verb] let: nothing fills {noun}"),
        ("fr", 'at = "{noun:seat}"', 'at = "{noun}"', "[verb] at has other slots in"),
        ("fr", ', by = "seat" }', " }", "fr: [label] players is to be read otherwise than in en"),
        ("fr", ', by = "seat" }', ', by = "seat", none = "-" }', "fr: [label] players is to be"),
        ("fr", "[event]", "[event", "fr: the words in fr.toml of "),
    ],
)  # fmt: skip
def test_a_gap_is_found(tmp_path: Path, language: str, old: str, new: str, gap: str) -> None:
    found = gaps(spoiled(tmp_path, language, old, new), of_the_pit())
    assert [line for line in found if line.startswith(gap)], found


def test_a_missing_file_is_a_gap(tmp_path: Path) -> None:
    game = spoiled(tmp_path, "en", "", "")
    (tmp_path / "words" / "hu.toml").unlink()
    found = gaps(game, of_the_pit())
    assert "hu: there is no words/hu.toml, or nothing in it" in found


def test_no_gap_is_told_twice(tmp_path: Path) -> None:
    found = gaps(spoiled(tmp_path, "hu", "window = ", "wind = "), of_the_pit())
    assert len(found) == len(set(found)) == 3


def test_a_leftover_is_found(tmp_path: Path) -> None:
    game = spoiled(tmp_path, "en", "[prompt]", '[prompt]\nsing = "Sing?"')
    assert unheard(game, of_the_pit()) == ["en: [prompt] sing was never heard"]


def test_a_hidden_label_hides_what_is_under_it(tmp_path: Path) -> None:
    view: dict[str, object] = {"code": {"inner": "secret-word"}, "bag": {"nut": 1}}
    game = spoiled(tmp_path, "en", "", "")
    assert "en: [label] has no inner" in gaps(game, [view])
    assert "en: [noun] has no secret-word" in gaps(game, [view])
    for language in languages():
        path = tmp_path / "words" / f"{language}.toml"
        text = path.read_text(encoding="utf-8")
        hidden = text.replace("[label]", '[label]\ncode = { name = "-", hide = true }')
        path.write_text(hidden, encoding="utf-8")
    assert gaps(game, [view]) == []


def test_a_reason_wants_words(tmp_path: Path) -> None:
    game = spoiled(tmp_path, "en", "[verb]", '[reason]\ndear = "It costs {n} {who}."\n[verb]')
    refused = {"take:pie": {"key": "dear", "n": 3}, "take:nut": {"key": "gone"}}
    found = gaps(game, [{"refused": refused}])
    assert found == [
        "en: [reason] has no gone",
        "fr: [reason] has no dear",
        "fr: [reason] has no gone",
        "hu: [reason] has no dear",
        "hu: [reason] has no gone",
        "en: [reason] dear: nothing fills {who}",
    ]


def test_an_effect_wants_words(tmp_path: Path) -> None:
    effects = '[effect]\nnuts = "{n} and {who}"\neither = "{options}"\n[verb]'
    game = spoiled(tmp_path, "en", "[verb]", effects)
    nuts = {"key": "nuts", "n": 3}
    either = {"key": "either", "options": [[nuts], ({"key": "sing"},)]}
    row = SimpleNamespace(columns=("Anna", {"noun": "plum"}, (nuts, either)))
    card_table = SimpleNamespace(title="wares", columns=("name",), rows=(row,))
    game.guide.cards = lambda language: [card_table]
    assert gaps(game) == [
        "en: [effect] has no sing",
        "en: [label] has no plum",
        "fr: [effect] has no either",
        "fr: [effect] has no nuts",
        "fr: [effect] has no sing",
        "fr: [label] has no plum",
        "hu: [effect] has no either",
        "hu: [effect] has no nuts",
        "hu: [effect] has no sing",
        "hu: [label] has no plum",
        "en: [effect] nuts: nothing fills {who}",
    ]


def test_only_an_effect_has_options(tmp_path: Path) -> None:
    game = spoiled(tmp_path, "en", "{who} takes {ware}", "{who} takes {options}")
    assert "en: [event] took: nothing fills {options}" in gaps(game)


def test_numerals_and_places_say_themselves(tmp_path: Path) -> None:
    game = spoiled(tmp_path, "en", "", "")
    assert gaps(game, [{"bag": {"II": 1, "1.2": 3, "7": "x y"}}]) == []
    assert "en: [label] has no ii" in gaps(game, [{"bag": {"ii": 1}}])


def test_a_view_may_hold_players_and_nouns_as_messages_do(tmp_path: Path) -> None:
    game = spoiled(tmp_path, "en", "", "")
    view: dict[str, object] = {"round": {"seat": 1}, "pile": [{"noun": "peep"}]}
    assert gaps(game, [view]) == []
    assert "fr: [noun] has no plum" in gaps(game, [{"pile": [{"noun": "plum"}]}])
