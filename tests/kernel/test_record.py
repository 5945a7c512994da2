"""A record leads back to its game, and a damaged one says where and what was expected."""

from __future__ import annotations

import pickle
import re
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groundlings.errors import GameError
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest
from groundlings.kernel.pledge import Pledge
from groundlings.kernel.record import MAGIC, FalseRecord, RecordError, Title, title
from pit import GAME, ThePit

if TYPE_CHECKING:
    from groundlings.kernel.setup import Setting
    from groundlings.kernel.state import State

NONCES = (b"from seat 0", None, b"\x00\xff")


def some_game(choices: int, seed: int | Pledge = 9, seats: int = 3, **variants: Setting) -> State:
    """Give a game in which so many choices were made, some of them taken back at once."""
    g = GAME.new(seats=seats, seed=seed, **variants)
    die = cast(77)
    while choices and g.asked:
        seat = lowest(g.asked)
        offers = GAME.options(g, seat)
        GAME.play(g, seat, offers[die.roll(len(offers))])
        choices -= 1
        if die.roll(3) == 0 and GAME.undoable(g, seat):
            GAME.undo(g, seat, 1 + die.roll(GAME.undoable(g, seat)))
    return g


def whole_game(seed: int | Pledge = 9, seats: int = 2) -> State:
    """Give a short game played to its end."""
    g = some_game(1000, seed, seats, tricks=False)
    assert g.over
    return g


TEXT = GAME.record(some_game(20))
WHOLE = GAME.record(whole_game(), result=True)
SIGNED = GAME.record(some_game(12, Pledge(41, bytes(range(16)), NONCES)))


def edited(text: str, line: int, new: str | None) -> str:
    """Give the text with one line changed, or without it."""
    lines = text.splitlines(keepends=True)
    lines[line - 1] = "" if new is None else new + "\n"
    return "".join(lines)


def shown(text: str) -> str:
    """Give the beginning of a text, to name a test by."""
    return ascii(text)[:20]


def line_of(text: str, number: int) -> str:
    return text.splitlines()[number - 1]


def check_refused(text: str, line: int, told: str, kind: type[GameError] = RecordError) -> None:
    """See that the text is refused with this line and this reason, in one sentence."""
    with pytest.raises(RecordError) as caught:
        GAME.replay(text)
    message = str(caught.value)
    assert type(caught.value) is kind
    assert message.startswith(f"line {line}: ")
    assert caught.value.line == line
    assert re.search(told, message), message
    assert "\n" not in message


# Written and read


def test_a_record_begins_with_what_the_game_is_and_goes_on_with_its_choices() -> None:
    g = GAME.new(seats=3, seed=255, length="long")
    GAME.play(g, 1, GAME.parse("bid:2"))
    GAME.undo(g, 1)
    GAME.play(g, 0, GAME.parse("bid:0"))
    pledge = Pledge(255, bytes.fromhex(line_of(GAME.record(g), 4).removeprefix("salt ")))
    assert GAME.record(g).splitlines() == [
        "groundlings 1",
        f"game pit rules 1 edition {GAME.edition} seats 3 length=long tricks=true",
        "seed 000000000000000000000000000000ff",
        f"salt {pledge.salt.hex()}",
        f"commit {pledge.commitment}",
        "1 bid:2",
        "1 undo 1",
        "0 bid:0",
    ]
    assert GAME.record(g).endswith("0 bid:0\n")


@given(st.integers(0, 2**128 - 1), st.integers(2, 4), st.integers(0, 60), st.booleans())
@settings(deadline=None, max_examples=50)
def test_a_record_leads_back_to_its_game(seed: int, seats: int, choices: int, tricks: bool) -> None:  # noqa: FBT001 - hypothesis gives it
    g = some_game(choices, seed, seats, tricks=tricks)
    text = GAME.record(g, result=True)
    again = GAME.replay(text)
    assert again == g
    assert GAME.record(again, result=True) == text
    assert [GAME.events(again, s) for s in range(seats)] == [
        GAME.events(g, s) for s in range(seats)
    ]


def test_the_examples_have_what_is_to_be_damaged() -> None:
    assert " undo " in TEXT
    assert line_of(WHOLE, WHOLE.count("\n")).startswith("result ")
    assert line_of(SIGNED, 6).startswith("secret ")
    assert line_of(SIGNED, 7).startswith("nonce 0 ")
    assert line_of(SIGNED, 8).startswith("nonce 2 ")


def test_a_game_goes_on_from_its_record() -> None:
    g, again = some_game(20), GAME.replay(TEXT)
    for state in (g, again):
        seat = lowest(state.asked)
        GAME.play(state, seat, GAME.options(state, seat)[-1])
    assert g == again
    assert GAME.record(g) == GAME.record(again)


@pytest.mark.parametrize("text", [TEXT, WHOLE, SIGNED])
def test_lines_may_end_as_windows_ends_them_and_blank_lines_may_follow(text: str) -> None:
    state = GAME.replay(text)
    assert GAME.replay(text.replace("\n", "\r\n")) == state
    assert GAME.replay(text.removesuffix("\n")) == state
    assert GAME.replay(text + "\n\r\n  \n") == state


def test_a_result_is_written_when_it_is_wanted_and_the_game_is_over() -> None:
    assert "result" not in GAME.record(whole_game())
    assert "result" not in GAME.record(some_game(3), result=True)
    scores = " ".join(map(str, GAME.scores(whole_game())))
    assert WHOLE.endswith(f"\nresult {scores}\n")
    assert GAME.replay(WHOLE) == GAME.replay(GAME.record(whole_game()))


def test_the_title_tells_what_a_record_is_of() -> None:
    found = title(TEXT)
    variants = {"length": "short", "tricks": "true"}
    assert found == Title("pit", GAME.rules, GAME.edition, 3, variants)
    assert title("\n".join(TEXT.splitlines()[:2])) == found


def test_variants_may_stand_in_any_order() -> None:
    turned = TEXT.replace("length=short tricks=true", "tricks=true length=short")
    assert turned != TEXT
    assert GAME.record(GAME.replay(turned)) == TEXT


def test_an_imagined_state_has_no_record() -> None:
    g = some_game(3)
    with pytest.raises(GameError, match=r"imagined .* no record"):
        GAME.record(GAME.redeal(g, 0, 1))
    g.hush()
    with pytest.raises(GameError, match="keeps no log, so it has no record"):
        GAME.record(g)


# Nonces


def test_a_pledge_with_nonces_leads_back_to_its_game() -> None:
    g = some_game(12, Pledge(41, bytes(range(16)), NONCES))
    assert GAME.record(g) == SIGNED
    again = GAME.replay(SIGNED)
    assert again == g
    assert GAME.record(again) == SIGNED
    assert again.setup == g.setup
    assert f"secret {41:032x}\nnonce 0 {b'from seat 0'.hex()}\nnonce 2 00ff\n" in SIGNED


@pytest.mark.parametrize(
    ("number", "new"),
    [
        (7, f"nonce 0 {b'from seat 1'.hex()}"),
        (7, f"nonce 1 {b'from seat 0'.hex()}"),
        (8, "nonce 2 00fe"),
        (8, "nonce 2 00ff00"),
        (8, None),
        (7, None),
    ],
)
def test_a_changed_nonce_is_found_out(number: int, new: str | None) -> None:
    told = "the seed does not follow from secret and nonces; expected [0-9a-f]{32}$"
    check_refused(edited(SIGNED, number, new), 3, told, FalseRecord)


@pytest.mark.parametrize(
    "new",
    [
        "",
        " 2",
        " 2 ",
        " 3 00ff",
        " x 00",
        " 2 0",
        " 2 00FF",
        "2 00",
        " 2 00ff 1",
        " -1 00",
        " 999 00",
    ],
)
def test_a_garbled_nonce_is_told_how_it_is_written(new: str) -> None:
    told = "expected 'nonce SEAT HEX', a seat below 3"
    check_refused(edited(SIGNED, 8, f"nonce{new}"), 8, told)
    check_refused(edited(SIGNED, 8, "nonce 2 " + "00" * 256), 8, told)


def test_a_changed_or_garbled_or_missing_secret_is_found_out() -> None:
    told = "commitment does not fit secret and salt; expected"
    check_refused(edited(SIGNED, 6, f"secret {42:032x}"), 5, told, FalseRecord)
    check_refused(edited(SIGNED, 6, None), 5, told, FalseRecord)
    check_refused(edited(SIGNED, 6, "secret 29"), 6, "expected 'secret' and 32 hexadecimal digits")


def test_a_nonce_for_a_seat_that_no_game_has_is_refused() -> None:
    commit = sha256((5).to_bytes(16, "big") + bytes(16)).hexdigest()
    header = f"{MAGIC}\ngame pit rules 1 edition {GAME.edition} seats 999\nseed {5:032x}\n"
    proof = f"salt {bytes(16).hex()}\ncommit {commit}\nsecret {5:032x}\nnonce 300 ab\n"
    with pytest.raises(GameError):
        GAME.replay(header + proof)


def test_a_second_nonce_of_a_seat_is_refused() -> None:
    lines = SIGNED.splitlines(keepends=True)
    with pytest.raises(RecordError):
        GAME.replay("".join([*lines[:6], "nonce 0 77\n", *lines[6:]]))


# Damaged headers

HEADER = {
    1: "this is no record of a game; expected 'groundlings 1'",
    2: "expected 'game NAME rules N edition HEX seats N variant=value ...'",
    3: "expected 'seed' and 32 hexadecimal digits",
    4: "expected 'salt' and 32 hexadecimal digits",
    5: "expected 'commit' and 64 hexadecimal digits",
}


@pytest.mark.parametrize("number", HEADER)
def test_a_missing_line_of_the_header_is_named(number: int) -> None:
    check_refused(edited(TEXT, number, None), number, re.escape(HEADER[number]))


@pytest.mark.parametrize("number", HEADER)
def test_a_header_that_breaks_off_is_told_what_comes_next(number: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    check_refused("".join(lines[: number - 1]), number, re.escape(HEADER[number]))


@pytest.mark.parametrize("number", HEADER)
@pytest.mark.parametrize("damage", ["{0} ", " {0}", "{0}x", "", "\x00{0}", "x", "{0}\u0660"])
def test_a_garbled_line_of_the_header_is_named(number: int, damage: str) -> None:
    garbled = damage.format(line_of(TEXT, number))
    if number == 2 and damage in ("{0}x", "{0}\u0660"):
        check_refused(edited(TEXT, 2, garbled), 2, "tricks is 'true.*'; expected true or false")
    else:
        check_refused(edited(TEXT, number, garbled), number, re.escape(HEADER[number]))


@pytest.mark.parametrize("number", [3, 4, 5])
def test_hexadecimal_digits_are_so_many_and_small(number: int) -> None:
    line = line_of(WHOLE, number)
    key, digits = line.split()
    for bad in (digits[1:], digits + "0", digits.upper(), "g" + digits[1:], "-" + digits[1:]):
        if bad != digits:
            check_refused(edited(WHOLE, number, f"{key} {bad}"), number, f"expected '{key}' and ")
    check_refused(edited(WHOLE, number, f"{key}  {digits}"), number, f"expected '{key}' and ")


@pytest.mark.parametrize("number", [3, 4, 5])
def test_another_seed_or_salt_or_commitment_is_found_out(number: int) -> None:
    line = line_of(TEXT, number)
    other = line[:-1] + ("0" if line[-1] != "0" else "1")
    told = "the commitment does not fit secret and salt; expected [0-9a-f]{64}$"
    check_refused(edited(TEXT, number, other), 5, told, FalseRecord)


@pytest.mark.parametrize(
    ("old", "new", "kind", "told"),
    [
        ("game pit", "game globe", RecordError, "this is a game of globe; expected pit"),
        ("rules 1", "rules 2", FalseRecord, "played by rules 2 of pit; expected rules 1"),
        (GAME.edition, "abc0", FalseRecord, f"played with edition abc0; expected {GAME.edition}"),
        ("tricks=", "trumps=", RecordError, "knows no variant 'trumps'; .*length, tricks"),
        ("tricks=true", "tricks=1", RecordError, "tricks is '1'; expected true or false"),
        ("tricks=true", "tricks=True", RecordError, "tricks is 'True'; expected true or false"),
        ("=short", "=shorter", RecordError, "length is 'shorter'; expected short or long"),
        ("seats 3", "seats 1", RecordError, "pit takes 2 to 4 players, not 1"),
        ("seats 3", "seats 0", RecordError, "pit takes 2 to 4 players, not 0"),
        ("seats 3", "seats 999", RecordError, "pit takes 2 to 4 players, not 999"),
        ("seats 3", "seats 1000", RecordError, "expected 'game NAME rules N"),
        ("seats 3", "seats -3", RecordError, "expected 'game NAME rules N"),
        ("seats 3", "seats \u0663", RecordError, "expected 'game NAME rules N"),
        ("rules 1", "rules one", RecordError, "expected 'game NAME rules N"),
        (" tricks=true", " tricks", RecordError, "expected 'game NAME rules N"),
        (" tricks=true", " tricks=", RecordError, "expected 'game NAME rules N"),
        (" tricks=true", " tricks=true=true", RecordError, "expected 'game NAME rules N"),
        (" tricks=true", "  tricks=true", RecordError, "expected 'game NAME rules N"),
    ],
)
def test_a_title_that_does_not_fit_says_what_was_expected(
    old: str, new: str, kind: type[GameError], told: str
) -> None:
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    check_refused(changed, 2, told, kind)


@pytest.mark.parametrize("blank", ["\t", "\x0b", "\x0c", "\x1c", "\x85", "\xa0", "\u2003"])
@pytest.mark.parametrize("rest", ["", "x"])
def test_only_a_space_stands_between_variants(blank: str, rest: str) -> None:
    changed = TEXT.replace("tricks=true", f"tricks=true{blank}{rest}")
    with pytest.raises(RecordError, match=r"^line 2: .*expected"):
        GAME.replay(changed)


def test_a_variant_given_twice_is_refused() -> None:
    with pytest.raises(RecordError):
        GAME.replay(TEXT.replace("length=short", "length=long length=short"))


def test_the_record_of_another_edition_names_both() -> None:
    other = ThePit(GAME.sheet)
    other.edition_for = lambda settings: "0123456789abcdef"  # type: ignore[method-assign]
    with pytest.raises(FalseRecord, match=f"edition {GAME.edition}; expected 0123456789abcdef"):
        other.replay(TEXT)


# Damaged rows


@pytest.mark.parametrize(
    "row",
    [
        *("", " ", "0", "0 ", " 0 bid:1", "0  bid:1", "0 bid:1 ", "0 bid 1", "bid:1", "x bid:1"),
        *("-1 bid:1", "0001 bid:1", "\u0660 bid:1", "0\tbid:1", "# a comment", "\x00\x01\x02"),
        *("0 undo 1 1", "0 undo -1", "0 undo x", "undo 1", "0 undo 1000000000", MAGIC, "0 " * 900),
    ],
    ids=shown,
)
def test_what_is_no_row_is_told_how_rows_are_written(row: str) -> None:
    told = "is no row; expected 'SEAT CHOICE' or 'SEAT undo N'$"
    check_refused(edited(TEXT, 6, row), 6, told)
    check_refused(TEXT + row + "x y\n", TEXT.count("\n") + 1, told)


def test_a_long_row_is_shown_in_part() -> None:
    with pytest.raises(RecordError) as caught:
        GAME.replay(TEXT + "0 " + "x y" * 1000)
    assert len(str(caught.value)) < 140


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("0 leap", "'leap' is no choice of this game; its verbs are at, bid, catch"),
        ("0 bid:9", "'9' is nothing to bid; what can follow 'bid' is 0, 1, 2, 3"),
        ("0 undo", "'undo' is no choice of this game"),
        ("0 resulting", "'resulting' is no choice"),
    ],
)
def test_an_unknown_choice_is_told_the_known_ones(row: str, told: str) -> None:
    for number in (6, 9):
        check_refused(edited(TEXT, number, row), number, told)


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("0 take:nut", "seat 0 cannot choose take:nut now; legal: bid:0, bid:1, bid:2, bid:3"),
        ("3 bid:1", "there is no seat 3; the seats are 0 to 2"),
        ("999 bid:1", "there is no seat 999; the seats are 0 to 2"),
        ("0 undo 1", "seat 0 can take back nothing now"),
        ("3 undo 1", "seat 3"),
    ],
)
def test_an_illegal_row_is_told_what_was_legal(row: str, told: str) -> None:
    check_refused(edited(TEXT, 6, row), 6, told, FalseRecord)


@pytest.mark.parametrize("steps", ["0", "2", "999999999"])
def test_an_undo_goes_no_further_than_the_floor(steps: str) -> None:
    g = GAME.new(seats=2, seed=1)
    GAME.play(g, 1, GAME.parse("bid:1"))
    told = f"seat 1 can take back 1 to 1 choices now, not {int(steps)}"
    check_refused(GAME.record(g) + f"1 undo {steps}\n", 7, told, FalseRecord)


def test_a_choice_out_of_turn_is_found_where_it_stands() -> None:
    g = GAME.new(seats=2, seed=1)
    GAME.play(g, 1, GAME.parse("bid:1"))
    check_refused(GAME.record(g) + "1 bid:2\n", 7, "seat 1 has already answered", FalseRecord)
    GAME.play(g, 0, GAME.parse("bid:0"))
    check_refused(GAME.record(g) + "0 take:nut\n", 8, "seat 0 is not asked", FalseRecord)


def test_rows_after_the_end_are_refused() -> None:
    text = GAME.record(whole_game())
    check_refused(text + "0 bid:1\n", text.count("\n") + 1, "the game is over", FalseRecord)


# The result

LAST = WHOLE.count("\n")


@pytest.mark.parametrize("bad", ["result", "result ", "result x", "result 1,2", "result  1 2"])
def test_a_garbled_result_is_told_how_it_is_written(bad: str) -> None:
    check_refused(edited(WHOLE, LAST, bad), LAST, "expected 'result' and the scores by seat")


def test_a_wrong_result_is_told_the_right_one() -> None:
    right = line_of(WHOLE, LAST)
    told = f"the scores do not follow from the choices; expected {right.removeprefix('result ')}$"
    for wrong in (right + " 1", right + "1", "result 0", "result -1 -1", "result 1 " + right[7:]):
        check_refused(edited(WHOLE, LAST, wrong), LAST, told, FalseRecord)


def test_a_result_before_the_end_is_refused() -> None:
    number = TEXT.count("\n") + 1
    check_refused(TEXT + "result 1 2 3\n", number, "not over; expected another choice", FalseRecord)
    check_refused(
        edited(TEXT, 6, "result 1 2 3"), 7, "expected the end of the record after its result"
    )


@pytest.mark.parametrize("more", ["0 bid:1", "result 1 2", "x"])
def test_nothing_follows_a_result(more: str) -> None:
    check_refused(WHOLE + more + "\n", LAST + 1, "expected the end of the record after its result")


# Anything at all


@pytest.mark.parametrize(
    "text",
    [
        *("", "\n", "\r\n\r\n", " ", "\x00", "GIF89a\x00\x01", "\udc80\udcff", "groundlings 2\n"),
        *("\ufeff" + TEXT, "G" + TEXT[1:], TEXT.replace("\n", "\r"), TEXT.replace("\n", " ")),
    ],
    ids=shown,
)
def test_what_is_no_record_at_all_is_said_to_be_none(text: str) -> None:
    check_refused(text, 1, re.escape(HEADER[1]))
    with pytest.raises(RecordError, match=r"^line 1: "):
        title(text)


@pytest.mark.parametrize("text", [TEXT, WHOLE, SIGNED], ids=["middle", "whole", "signed"])
def test_a_record_cut_anywhere_is_refused_or_leads_to_a_moment_of_the_game(text: str) -> None:
    lines = text.splitlines()
    header = next(n for n, line in enumerate(lines) if line[0].isdigit())
    moments = 0
    for end in range(len(text)):
        try:
            g = GAME.replay(text[:end])
        except GameError as error:
            assert re.match(r"line \d+: .*(expected|is|can)", str(error))  # noqa: PT017 - either is right
        else:
            written = GAME.record(g).splitlines()
            assert written == lines[: len(written)]
            moments += 1
    rows = len(lines) - header
    assert moments >= rows


@given(st.text() | st.text("groundlings 1\ngame pit"))
@settings(deadline=None)
def test_no_text_breaks_the_reader(text: str) -> None:
    for start in ("", MAGIC + "\n", "".join(TEXT.splitlines(keepends=True)[:5])):
        check_read(start + text)


def check_read(text: str) -> None:
    """See that the text is refused in one sentence, or read as the record it is."""
    try:
        g = GAME.replay(text)
    except GameError as error:
        assert re.fullmatch(r"line \d+: .+", str(error))  # noqa: PT017 - either is right
    else:
        assert GAME.replay(GAME.record(g)) == g


letters = st.characters() | st.sampled_from("0123456789abcdef \n\r:=-undo\u0661")
edits = st.lists(
    st.tuples(
        st.sampled_from(("drop", "put", "swap", "repeat", "move")),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        letters,
    ),
    min_size=1,
    max_size=4,
)


@given(st.sampled_from((TEXT, WHOLE, SIGNED)), edits)
@settings(deadline=None, max_examples=300)
def test_no_edit_breaks_the_reader(text: str, changes: list[tuple[str, int, int, str]]) -> None:
    for how, one, other, letter in changes:
        at = one % len(text)
        lines = text.splitlines(keepends=True)
        first, second = one % len(lines), other % len(lines)
        if how == "drop":
            text = text[:at] + text[at + 1 + other % 3 :]
        elif how == "put":
            text = text[:at] + letter + text[at:]
        elif how == "swap":
            text = text[:at] + letter + text[at + 1 :]
        elif how == "repeat":
            text = "".join([*lines[: first + 1], *lines[first:]])
        else:
            lines.insert(second, lines.pop(first))
            text = "".join(lines)
        text = text or "x"
    check_read(text)


def test_an_error_can_travel_between_processes() -> None:
    error = FalseRecord(3, "this is wrong")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert (str(again), again.line) == (str(error), 3)
