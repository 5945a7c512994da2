"""Cards of one's own: their file, every problem with its line, their names, and the fingerprint."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from groundlings.editions.reader import EditionError
from groundlings.editions.sheet import Sheet
from groundlings.kernel.play import lowest
from groundlings.kernel.setup import printed
from groundlings.othello.vocabulary import EFFECT_NAMES, PRINTED
from groundlings.words import languages, phrasebook
from othello.own import BLANK, EXAMPLE, effect, game_with, script, staging
from othello.stage import GAME

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.kernel.game import Game

OF_OLD = "875e3553c73b598bd693bded1201fd87"
"""The fingerprint of the shipped edition in records of earlier releases."""
TEXT = GAME.sheet.text
WHISPERER = "\u05dc\u05d7\u05e9\u05df"
"""Who prompts, in Hebrew."""
PDF, LRM, ZWSP, NUL = "\u202e", "\u200e", "\u200b", "\x00"


def told(*cards: dict[str, Any]) -> list[str]:
    """The problems of these cards, each with its line."""
    with pytest.raises(EditionError) as error:
        BLANK.read(BLANK.spelled(cards))
    return str(error.value).splitlines()


def seen(game: Game, language: str) -> Any:  # noqa: ANN401 - a book for tests
    return phrasebook(language, game.folder).renamed(game.guide.names(language))


# The printed edition is what it was


def test_the_shipped_edition_has_the_fingerprint_it_always_had() -> None:
    assert GAME.edition == OF_OLD
    assert GAME.guide.boards()["own"] == []


def test_an_edition_of_an_earlier_release_has_it_too() -> None:
    old = re.sub(r"(?m)^(target|played|effects) = .*\n", "", TEXT)
    assert old.count("\n") < TEXT.count("\n") - 7
    mine = GAME.printed(Sheet.parse(old, "mine.toml"))
    assert mine.edition == OF_OLD
    assert mine.guide.boards() == GAME.guide.boards()


def test_printed_cards_say_what_the_rulebook_says() -> None:
    said = GAME.sheet.get("staging")
    assert isinstance(said, list)
    for card in said:
        means = PRINTED[card["key"]]
        assert card.get("target", "nobody") == means.target
        assert card.get("played", []) == list(means.played)
        assert card["effects"] == list(means.effects)


def test_what_a_printed_card_does_is_not_for_changing() -> None:
    changed = TEXT.replace('effects = [{ do = "lead" }]', 'effects = [{ do = "look" }]', 1)
    with pytest.raises(EditionError, match=r"effects is not as printed on take-the-lead; strike"):
        GAME.printed(Sheet.parse(changed, "mine.toml"))


# The file


def test_the_example_is_read_spelled_and_read_again() -> None:
    cards = BLANK.examples()
    assert [card["sort"] for card in cards] == ["script", "staging", "staging"]
    assert BLANK.read(BLANK.spelled(cards)) == cards
    assert BLANK.read(BLANK.file.read_text(encoding="utf-8")) == cards
    assert BLANK.game(cards).edition == EXAMPLE.edition != GAME.edition
    assert BLANK.game([]).edition == GAME.edition


def test_a_small_file_means_the_printed_edition_with_these_cards(tmp_path: Path) -> None:
    assert GAME.revised(BLANK.file).edition == EXAMPLE.edition
    file = tmp_path / "mine.toml"
    file.write_text(TEXT + BLANK.spelled([staging(effect("look"), target="lead")]), "utf-8")
    whole = GAME.revised(file)
    assert whole.guide.boards()["own"] == ["written-1"]


def test_a_game_with_own_cards_is_kept_as_text_and_replayed() -> None:
    g = EXAMPLE.new(seats=2, seed=9)
    while g.choices < 60:
        seat = lowest(g.asked)
        EXAMPLE.play(g, seat, EXAMPLE.options(g, seat)[0])
    again = printed(GAME, EXAMPLE.sheet.text)
    assert again.edition == EXAMPLE.edition
    assert again.replay(EXAMPLE.record(g)).numbers() == g.numbers()


def test_whatever_is_written_in_a_form_is_spelled_so_that_it_can_be_read() -> None:
    nasty = "\"; [[script]] \\ ' <b>&amp;</b> \x7f \x01 # = { }"
    lines = told({**staging(effect("protect")), "about_en": nasty})
    assert len(lines) == 1
    assert "about_en holds a control character, U+007F" in lines[0]
    fine = 'Tush" \\ <script>alert(1)</script> [[own]] #'
    game = BLANK.game([{**staging(effect("protect")), "en": fine[:40]}])
    assert seen(game, "en").noun("written-1", "alone") == fine[:40]


# Problems: all at once, with line and fix


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        (staging({"do": "tak"}), 'there is no effect "tak"; write take'),
        (staging({"what": "coin"}), "do is missing; say what it does"),
        (staging(effect("take", "gold")), 'what is "gold"; give "intrigue", "spotlight" or "coin"'),
        (staging(effect("gain", "intrigue", 99)), "n is 99; give a whole number from 1 to 9"),
        (staging(effect("gain", "coin", 4)), "n is 4; give a whole number from 1 to 3"),
        (staging(effect("look", what="x")), "what is unknown here"),
        (staging(effect("look")), "the effect look needs a target, and this card has none"),
        (staging(effect("take", "intrigue")), "the effect take needs a target"),
        (staging(effect("protect"), target="lead"), "none of its effects is done to it"),
        (staging(effect("lead"), target="lead"), "does not go with the effect lead"),
        (staging(effect("protect"), target="playr"), 'target is "playr"; give "nobody"'),
        (staging(effect("seize")), "a card that seizes is played out of turn"),
        (staging(effect("seize"), played=["hand", "answer"]), "works from its place only"),
        (staging(effect("again"), effect("protect")), "again is not the last effect"),
        (staging(effect("again"), played=["hand"]), "in the place of a placed one only"),
        (staging(effect("draw", "staging"), played=["answer"]), "this card does neither"),
        (
            staging(effect("protect"), effect("wound"), played=["answer"]),
            "out of turn a card asks nothing, and wound does",
        ),
        (
            staging(effect("protect"), effect("look"), target="player", played=["answer"]),
            "out of turn nobody is aimed at",
        ),
        (staging(effect("protect"), effect("seize"), played=["answer"]), "one answer or the other"),
        (staging(effect("protect"), effect("protect")), "the effect protect stands here twice"),
        (staging(*[effect("wound")] * 5), "effects has 5 entries; give 1 to 4"),
        (staging(), "the card does nothing; give it 1 to 4 effects"),
        (staging(effect("protect"), price_lead=10), "price_lead is 10; give a whole number"),
        (staging(effect("protect"), stopped_by=["no-drama"]), "this card has no target"),
        (staging(effect("protect"), points=3), "points is unknown here"),
        (staging(effect("take", "coin", **{"from": "others"})), "not from all others"),  # type: ignore[arg-type]
        (staging(effect("gain", "intrigue", which="any")), "which is of a coin"),
        (script(act="VI"), 'act is "VI"; give "I", "II", "III", "IV" or "V"'),
        (script(character_1="bianca"), "bianca is not on stage in act I"),
        (script(verb="watches"), 'verb is "watches"; give "confronts"'),
        (script(verb="kills", character_2=""), 'character_2 is ""'),
        (script(follows="I.12"), "nothing follows I.12, the full curtain of act I"),
        (script(follows="IV.2"), "IV.2 is no card of act I; name one of I.1 to I.11"),
        (script(follows="X.1"), 'follows is "X.1"; give ""'),
        (script(points=21), "points is 21; give a whole number from 0 to 20"),
        (script(quote_ref="1.1.1"), "quote_ref is of a quotation, and there is none"),
        (script(effect("look")), "a script card cannot look"),
        (script(effect("take", "intrigue")), "a script card has no target for take"),
        (script(effect("again")), "a script card cannot be followed by another card"),
        ({**script(), "en": ""}, 'en is ""; give words in quotes'),
        ({**script(), "en": None}, "en is missing; name the card in one language"),
        ({**script(), "en": "x" * 41}, "en has 41 characters; use 40 at most"),
        ({**script(), "about_hu": "x" * 201}, "about_hu has 201 characters; use 200 at most"),
        ({**script(), "quote": "x" * 201}, "quote has 201 characters"),
        ({**script(), "en": f"a{PDF}b"}, "en holds the direction mark U+202E; strike it"),
        ({**script(), "fr": f"a{LRM}b"}, "fr holds the direction mark U+200E"),
        ({**script(), "en": f"a{ZWSP}b"}, "en holds an invisible character, U+200B"),
        ({**script(), "en": f"a{NUL}b"}, "en holds the character NUL"),
        ({**script(), "en": "a\nb"}, "en holds a line break"),
        ({**script(), "about_en": "a\u2028b"}, "about_en holds a line break"),
        ({**script(), "en": "a\ue000b"}, "en holds a character for private use"),
        ({**script(), "en": "a\ud800b"}, "en holds half a character"),
        ({**script(), "en": "a\u3164"}, "en holds an invisible character, U+3164"),
        ({**script(), "en": "Z" + "\u0301" * 9}, "en holds more than 3 marks on one letter"),
        ({**script(), "en": 7}, "en is 7; give words in quotes"),
    ],
)
def test_a_problem_is_told_with_its_line_and_a_fix(card: dict[str, Any], problem: str) -> None:
    lines = told(card)
    assert any(problem in line for line in lines), lines
    for line in lines:
        assert re.match(r"blank_cards\.toml:\d+: .+; .+", line)


def test_all_problems_of_all_cards_are_told_at_once_in_the_order_of_their_lines() -> None:
    lines = told(
        {**staging({"do": "tak"}), "en": f"x{PDF}"}, script(character_1="bianca", follows="I.12")
    )
    numbers = [int(line.split(":")[1]) for line in lines]
    assert len(lines) == 4
    assert all(one <= other for one, other in pairwise(numbers))


def test_the_box_has_three_blank_cards_with_a_name_each() -> None:
    same = staging(effect("protect"))
    assert told(same, {**same, "en": " mine "})[0].endswith("give this one another name")
    four = [{**same, "en": f"Mine {n}"} for n in range(4)]
    assert "there are 4 cards of your own; keep 3" in told(*four)[0]


def test_a_file_holds_own_cards_and_nothing_else() -> None:
    with pytest.raises(EditionError, match=r"points is no card of your own"):
        BLANK.read("points = 3\n")
    with pytest.raises(EditionError, match=r"there is no card of your own"):
        BLANK.read("")


def test_the_staging_deck_has_room_for_three_and_says_when_it_has_not() -> None:
    full = TEXT.replace("copies = 5", "copies = 7", 1) + BLANK.file.read_text(encoding="utf-8")
    with pytest.raises(EditionError, match=r"the staging deck has no room for this card"):
        GAME.printed(Sheet.parse(full, "mine.toml"))


# Names and words


def test_a_language_without_a_name_borrows_one() -> None:
    card = {"sort": "staging", "hu": "Súgó", "effects": [effect("protect")]}
    game = BLANK.game([card])
    assert [seen(game, language).noun("written-1", "alone") for language in languages()] == [
        "Súgó"
    ] * 3


def test_a_name_from_right_to_left_stands_apart_in_a_sentence() -> None:
    game = BLANK.game([{**staging(effect("protect")), "en": WHISPERER}])
    assert seen(game, "en").noun("written-1", "alone") == f"\u2068{WHISPERER}\u2069"
    assert game.guide.boards()["staging"]["written-1"]["title"]["en"] == WHISPERER


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "pay 1 intrigue as company: take a coin from another player"),
        (
            "fr",
            (
                "payez 1 jeton d\u2019intrigue dans la troupe\u00a0: "
                "prenez une pièce à un autre joueur"
            ),
        ),
        ("hu", "társulatként 1 cselszövésért: elveszel egy érmét egy másik játékostól"),
    ],
)
def test_a_card_says_its_sentence_and_when_it_is_played(language: str, sentence: str) -> None:
    does = EXAMPLE.guide.boards()["staging"]["written-2"]["does"]
    book = seen(EXAMPLE, language)
    assert [book.effect(one) for one in does] == [sentence, book.effect({"key": "also-from-hand"})]


def test_every_effect_has_words_in_every_form() -> None:
    vocabulary = BLANK.vocabulary()
    assert [one["do"] for one in vocabulary["effects"]] == list(EFFECT_NAMES)
    for kind in vocabulary["effects"]:
        for what in kind["what"] or [""]:
            for side in kind["sides"] or [""]:
                for n in {1, *(kind["n"].get(what, kind["n"].get("", [1])))}:
                    for which in kind["which"] if what == "coin" else [""]:
                        check_words(kind, what, side, n, which)


def check_words(kind: dict[str, Any], what: str, side: str, n: int, which: str) -> None:
    """In each language, of one game."""
    one = {"do": kind["do"]} | ({"what": what} if what else {}) | ({"n": n} if kind["n"] else {})
    one |= ({kind["side"]: side} if side else {}) | ({"which": which} if which else {})
    aimed = kind["aimed"] or side == "target"
    keys: dict[str, object] = {"target": "player"} if aimed else {}
    if kind["do"] == "seize":
        keys["played"] = ["answer"]
    if (side, what) == ("others", "coin"):
        return
    game = game_with(staging(one, price_lead=2, price="spotlight", **keys))
    does = game.guide.boards()["staging"]["written-1"]["does"]
    for language in languages():
        words = seen(game, language).effects(does)
        assert "[" not in words, language
        assert "{" not in words, language


@pytest.mark.parametrize("language", languages())
def test_own_cards_stand_in_the_tables_for_reading(language: str) -> None:
    tables = {table.title: table for table in EXAMPLE.guide.cards(language)}
    book = seen(EXAMPLE, language)
    names = {
        row.columns[0]: row.origin for table in ("script", "staging") for row in tables[table].rows
    }
    for noun in EXAMPLE.guide.boards()["own"]:
        assert names[book.noun(noun, "alone")] == "own"
    (own,) = [row for row in tables["script"].rows if row.columns[1] == "X.1"]
    assert own.acts == ("IV",)
    assert "4.2.13" in str(own.columns[-1])


def test_what_is_drawn_of_own_cards() -> None:
    boards = EXAMPLE.guide.boards()
    assert boards["own"] == ["X.1", "written-2", "written-3"]
    assert boards["acts"]["IV"]["cards"] == 16
    card = boards["cards"]["X.1"]
    assert (card["own"], card["act"], card["position"]) == (True, "IV", 10)
    assert card["title"]["fr"] == "Émilia répond de Desdémone"
    assert boards["cards"]["IV.10"]["position"] == 11
    prompter = boards["staging"]["written-3"]
    assert prompter["played"] == ["hand", "answer"]
    assert prompter["stops"] == {"spotlight": True, "seize": True, "shield": False}
    assert boards["staging"]["seize"]["played"] == ["answer"]


def test_a_card_without_a_quotation_is_turned_up_without_one() -> None:
    game = game_with(script())
    assert game.guide.boards()["cards"]["X.1"]["quote"] == ""
    book = seen(game, "en").seated(["Anna"])
    event = {"key": "turned-up-staging", "who": {"seat": 0}, "card": {"noun": "X.1"}}
    assert book.event(event) == "Anna turns up “Roderigo confronts Cassio 1”."
