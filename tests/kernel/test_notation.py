"""Every choice has one text and one number, and a wrong text is told what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.errors import GameError
from groundlings.kernel.notation import SHOWN, Notation

names = st.text("abcxyz-_0189", min_size=1, max_size=4)
vocabularies = st.dictionaries(
    names, st.lists(names, unique=True, max_size=6).map(sorted), min_size=1, max_size=6
)

SMALL = {"take": ("blue", "red"), "pass": (), "bow": ("deep", "low", "not")}
LONG = tuple(f"{n:02}" for n in range(SHOWN + 3))


@given(vocabularies)
def test_options_stand_in_the_order_of_their_texts(verbs: dict[str, list[str]]) -> None:
    texts = Notation(verbs).texts
    assert list(texts) == sorted(set(texts))


@given(vocabularies)
def test_text_and_number_lead_to_each_other(verbs: dict[str, list[str]]) -> None:
    notation = Notation(verbs)
    assert len(notation) == sum(len(nouns) or 1 for nouns in verbs.values())
    for number in range(len(notation)):
        assert notation.parse(notation.text(number)) == number


@given(vocabularies)
def test_the_nouns_of_a_verb_are_numbered_in_a_row(verbs: dict[str, list[str]]) -> None:
    notation = Notation(verbs)
    for verb, nouns in verbs.items():
        first = notation.first(verb)
        for at, noun in enumerate(nouns):
            assert notation.text(first + at) == f"{verb}:{noun}"
            assert notation.pairs[first + at] == (verb, noun)
        if not nouns:
            assert notation.text(first) == verb
            assert notation.pairs[first] == (verb, "")


@given(vocabularies)
def test_the_order_in_which_verbs_are_given_changes_nothing(verbs: dict[str, list[str]]) -> None:
    turned = dict(reversed(verbs.items()))
    assert Notation(turned).texts == Notation(verbs).texts
    assert Notation(turned).pairs == Notation(verbs).pairs


def test_a_verb_with_nouns_is_written_with_a_colon_and_one_without_stands_alone() -> None:
    texts = ("bow:deep", "bow:low", "bow:not", "pass", "take:blue", "take:red")
    assert Notation(SMALL).texts == texts


@pytest.mark.parametrize("nouns", [("b", "a"), ("a", "a"), ("10", "9", "8"), ("2", "10")])
def test_nouns_stand_in_sorted_order_each_once(nouns: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="nouns of 'take' must stand in sorted order, each once"):
        Notation({"take": nouns})


def test_an_unknown_verb_is_told_the_verbs() -> None:
    with pytest.raises(
        GameError, match=r"^'leap:far' is no choice of this game; .*bow, pass, take"
    ):
        Notation(SMALL).parse("leap:far")


@pytest.mark.parametrize("text", ["take:green", "take", "take:", "take:blue:red", "take:Blue"])
def test_an_unknown_noun_is_told_the_nouns_of_its_verb(text: str) -> None:
    with pytest.raises(
        GameError, match=r"is nothing to take; what can follow 'take' is blue, red$"
    ):
        Notation(SMALL).parse(text)


@pytest.mark.parametrize("text", ["pass:1", "pass:"])
def test_a_verb_that_stands_alone_says_so(text: str) -> None:
    with pytest.raises(
        GameError, match=f"^'{text}' is no choice of this game; 'pass' stands alone"
    ):
        Notation(SMALL).parse(text)


@pytest.mark.parametrize(
    "text", ["", " pass", "pass ", "PASS", "0", "bow deep", "pass\n", "pass\u200b"]
)
def test_nothing_but_the_exact_text_is_a_choice(text: str) -> None:
    with pytest.raises(GameError, match="is no choice of this game"):
        Notation(SMALL).parse(text)


def test_many_nouns_are_shown_in_part() -> None:
    with pytest.raises(GameError) as caught:
        Notation({"bid": LONG}).parse("bid:x")
    assert str(caught.value).endswith("is " + ", ".join(LONG[:SHOWN]) + " ...")


@pytest.mark.parametrize("number", [-1, 6, 10**9])
def test_a_number_beyond_the_table_is_told_its_size(number: int) -> None:
    with pytest.raises(GameError, match=f"^there is no option {number}; give 0 to 5$"):
        Notation(SMALL).text(number)


@pytest.mark.parametrize("number", [True, False, "0", 0.0, None])
def test_what_is_no_number_has_no_text(number: int) -> None:
    with pytest.raises(GameError, match=r"is not the number of an option; give 0 to 5$"):
        Notation(SMALL).text(number)


def test_a_few_options_are_all_named_in_a_message() -> None:
    assert Notation(SMALL).listed([0, 3, 5]) == "bow:deep, pass, take:red"
    assert Notation(SMALL).listed([]) == ""
    assert Notation({"bid": LONG}).listed(range(SHOWN)).endswith(f"bid:{SHOWN - 1}")


def test_options_are_listed_by_name_every_one_of_them() -> None:
    listed = Notation({"bid": LONG}).listed(range(SHOWN + 3))
    assert listed.split(", ") == [f"bid:{noun}" for noun in LONG]


@pytest.mark.parametrize(
    "verbs",
    [
        {"take": ("a", "c"), "take:b": ()},
        {"take": ("b",), "take:b": ()},
        {"take": ("", "a"), "take-all": ()},
        {"take it": ()},
        {"take": ("a b",)},
        {"": ()},
    ],
    ids=["between", "twice", "hole", "space", "noun-space", "empty"],
)
def test_words_that_would_spoil_the_table_are_refused(verbs: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match="must"):
        Notation(verbs)
