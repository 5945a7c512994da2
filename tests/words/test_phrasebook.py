from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pit
from groundlings.words import BadCatalogue, Label, UnknownLanguage, languages, phrasebook
from groundlings.words.language import plural

if TYPE_CHECKING:
    from pathlib import Path

    from groundlings.words import Phrasebook


def write(folder: Path, language: str, text: str) -> Path:
    words = folder / "words"
    words.mkdir(parents=True, exist_ok=True)
    (words / f"{language}.toml").write_text(text, encoding="utf-8")
    return folder


def book(folder: Path, text: str, language: str = "en") -> Phrasebook:
    return phrasebook(language, write(folder, language, text)).seated(["Anna", "Béla"])


def test_the_house_speaks_three_languages() -> None:
    assert languages() == ("en", "fr", "hu")


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownLanguage) as error:
        phrasebook("de")
    assert str(error.value) == "there is no language 'de'; the languages are: en, fr, hu"


@pytest.mark.parametrize(
    ("language", "forms", "told"),
    [
        ("en", "nut|nuts", ["nuts", "nut", "nuts"]),
        ("fr", "sou|sous", ["sou", "sou", "sous"]),
        ("hu", "dió", ["dió", "dió", "dió"]),
    ],
)
def test_each_language_counts_in_its_own_way(language: str, forms: str, told: list[str]) -> None:
    assert [plural(language, n, forms.split("|")) for n in (0, 1, 2)] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Béla takes the pie.", "An orange comes onto the stall.", "Anna bids 1 penny."]),
        ("fr", ["Béla prend la tourte.", "Une orange arrive sur l\u2019étal.", "Anna mise 1 sou."]),
        ("hu", ["Béla elveszi a pitét.", "Egy narancs kerül a pultra.", "Anna licitje: 1 penny."]),
    ],
)
def test_an_event_becomes_a_sentence(language: str, told: list[str]) -> None:
    words = phrasebook(language, pit.FOLDER).seated(["Anna", "Béla"])
    events: list[dict[str, object]] = [
        {"key": "took", "who": {"seat": 1}, "ware": {"noun": "pie"}},
        {"key": "offered", "ware": {"noun": "orange"}},
        {"key": "bade", "who": {"seat": 0}, "n": 1},
    ]
    assert [words.event(event) for event in events] == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Take the nut", "Put it into the left basket", "Bid 3 pennies", "Béla"]),
        ("fr", ["Prendre la noix", "Mettre dans le panier de gauche", "Miser 3 sous", "Béla"]),
        ("hu", ["Elveszed a diót", "A bal kosárba teszed", "Licit: 3 penny", "Béla"]),
    ],
)
def test_an_option_is_told_by_its_verb(language: str, told: list[str]) -> None:
    words = phrasebook(language, pit.FOLDER).seated(["Anna", "Béla"])
    assert [words.option(text) for text in ("take:nut", "put:left", "bid:3", "at:1")] == told


def test_a_whole_option_speaks_before_its_verb() -> None:
    words = phrasebook("en", pit.FOLDER)
    assert words.option("bid:0") == "Bid nothing"
    assert words.option("bid:1") == "Bid 1 penny"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "2 nut, look for pie or nut, either 3 nut, 1 nut or 4 nut"),
        ("fr", "2 nut, look for pie ou nut, either 3 nut, 1 nut ou 4 nut"),
        ("hu", "2 nut, look for pie vagy nut, either 3 nut, 1 nut, vagy 4 nut"),
    ],
)
def test_effects_are_told_one_after_the_other(tmp_path: Path, language: str, told: str) -> None:
    text = """
    [effect]
    nuts = "{n} {n:nut}"
    look = "look for {ware:alone}"
    either = "either {options}"
    [noun]
    pie = { default = "the pie", alone = "pie" }
    nut = { default = "the nut", alone = "nut" }
    """
    words = book(tmp_path, text, language)
    nuts = [{"key": "nuts", "n": n} for n in range(5)]
    look = {"key": "look", "ware": [{"noun": "pie"}, {"noun": "nut"}]}
    either = {"key": "either", "options": [[nuts[3], nuts[1]], (nuts[4],)]}
    assert words.effects([nuts[2], look, either]) == told
    assert words.effects([]) == ""
    assert words.effect({"key": "sing"}) == "[sing]"
    assert words.effect({"key": "either", "options": []}) == "either [options]"


def test_only_a_noun_makes_a_capital(tmp_path: Path) -> None:
    words = book(tmp_path, '[event]\na = "{thing} falls"\nb = "{who} falls"\n[noun]\nx = "the cup"')
    words = words.seated(["anna"])
    assert words.event({"key": "a", "thing": {"noun": "x"}}) == "The cup falls"
    assert words.event({"key": "b", "who": {"seat": 0}}) == "anna falls"


def test_what_is_missing_is_shown_in_brackets(tmp_path: Path) -> None:
    words = book(tmp_path, '[event]\ntook = "{who} takes {ware}"\n[verb]\ntake = "Take {noun}"')
    assert words.event({"key": "lost"}) == "[lost]"
    assert words.event({"key": "took", "who": {"seat": 0}}) == "Anna takes [ware]"
    assert words.event({"key": "took", "ware": {"noun": "pie"}}) == "[who] takes [pie]"
    assert words.prompt({"key": "take"}) == "[take]"
    assert words.option("take:pie") == "Take [pie]"
    assert words.option("drop:pie") == "[drop:pie]"
    assert words.label("bag") == Label("[bag]")
    assert words.text("terminal.nothing_of_the_kind") == "[terminal.nothing_of_the_kind]"
    assert words.title() == "[game.name]"
    assert words.variant("length") == words.variant_doc("length") == "[length]"
    assert words.setting("length", "short") == "[short]"


def test_a_game_without_words_still_speaks(tmp_path: Path) -> None:
    words = phrasebook("hu", tmp_path)
    assert words.event({"key": "took"}) == "[took]"
    assert words.text("language.name") == "magyar"


def test_a_form_a_noun_does_not_have_is_its_default(tmp_path: Path) -> None:
    words = book(tmp_path, '[noun]\npie = { default = "the pie", a = "a pie" }\nnut = "nut"')
    assert [words.noun("pie", form) for form in ("a", "acc")] == ["a pie", "the pie"]
    assert words.noun("nut", "acc") == "nut"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Player 3"), ("fr", "Joueur 3"), ("hu", "3. játékos")],
)
def test_who_has_no_name_goes_by_a_number(language: str, told: str) -> None:
    words = phrasebook(language).seated(["Anna", ""])
    assert words.player(0) == "Anna"
    assert words.player(1) == told.replace("3", "2")
    assert words.player(2) == told


def test_a_number_has_its_article_amid_a_sentence_and_a_name_has_none(tmp_path: Path) -> None:
    text = '[event]\nbowed = "{who} meghajol."\nlost = "Nem {who} nyert."'
    words = phrasebook("hu", write(tmp_path, "hu", text)).seated(["anna"])
    bows = [words.event({"key": "bowed", "who": {"seat": seat}}) for seat in range(3)]
    assert bows == ["anna meghajol.", "A 2. játékos meghajol.", "A 3. játékos meghajol."]
    assert words.event({"key": "lost", "who": {"seat": 4}}) == "Nem az 5. játékos nyert."


def test_french_joins_a_name_to_what_is_theirs(tmp_path: Path) -> None:
    words = phrasebook("fr", write(tmp_path, "fr", '[event]\nturn = "Au tour {who:de}."'))
    names = ["Anna", "Béla", "Émile", ""]
    told = [words.seated(names).event({"key": "turn", "who": {"seat": n}}) for n in range(4)]
    assert told == [
        "Au tour d\u2019Anna.",
        "Au tour de Béla.",
        "Au tour d\u2019Émile.",
        "Au tour de Joueur 4.",
    ]


def test_below_the_first_seat_sits_nobody() -> None:
    assert [phrasebook(language).player(-1) for language in languages()] == [
        "nobody",
        "personne",
        "senki",
    ]


def test_a_label_says_how_to_read_what_is_under_it(tmp_path: Path) -> None:
    text = """
    [label]
    bag = "Bag"
    players = { name = "Players", by = "seat" }
    leader = { name = "Leader", is = "seat", aside = true }
    id = { name = "Id", hide = true }
    shelf = { name = "Shelf", none = "sold" }
    [noun]
    pie = { default = "the pie", alone = "pie" }
    """
    words = book(tmp_path, text)
    assert words.label("bag") == Label("Bag")
    assert words.label("players") == Label("Players", by="seat")
    assert words.label("leader") == Label("Leader", holds="seat", aside=True)
    assert words.label("id").hidden
    assert words.label("shelf") == Label("Shelf", none="sold")
    assert words.label("pie") == Label("pie")


def test_a_game_may_speak_before_the_house(tmp_path: Path) -> None:
    assert phrasebook("en").label("score").name == "Score"
    words = book(tmp_path, '[label]\nscore = "Prestige"')
    assert words.label("score").name == "Prestige"
    assert words.label("total").name == "Total"


def test_a_variant_has_a_name_a_sentence_and_settings() -> None:
    words = phrasebook("fr", pit.FOLDER)
    assert words.title() == "La Fosse"
    assert words.variant("length") == "Durée de la foire"
    assert words.variant_doc("length") == "Combien de manches dure la foire."
    assert words.setting("length", "long") == "longue"
    assert [words.setting("tricks", setting) for setting in ("true", "false")] == ["oui", "non"]


@pytest.mark.parametrize(
    ("text", "why"),
    [("[event\n", "en.toml"), ('took = "a"\n', "'took' in en.toml"), ("\udcff", "en.toml")],
)
def test_a_catalogue_that_cannot_be_read_says_where(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.toml").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(BadCatalogue, match=why):
        phrasebook("en", tmp_path)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "a: b"), ("fr", "a\u00a0: b"), ("hu", "a: b")]
)
def test_the_language_decides_the_colon(language: str, told: str) -> None:
    assert phrasebook(language).named("a", "b") == told


def test_a_bot_has_a_name_in_each_language() -> None:
    names = [phrasebook(language).bot("random") for language in languages()]
    assert names == ["random", "hasard", "véletlen"]
    assert phrasebook("en").bot("garrick") == "garrick"


def test_a_game_may_say_what_it_is(tmp_path: Path) -> None:
    assert book(tmp_path, '[game]\nabout = "A game."').about() == "A game."
    assert phrasebook("en").about() == ""


def test_a_gloss_tells_thing_after_thing(tmp_path: Path) -> None:
    words = book(tmp_path, '[effect]\nnuts = "{n} nuts"\nalso = "also {options}"')
    nuts = {"key": "nuts", "n": 2}
    assert words.gloss([nuts, {"key": "also", "options": [[nuts, nuts]]}]) == (
        "2 nuts; also 2 nuts, 2 nuts"
    )
    assert words.gloss([]) == ""
