"""Dice by slips: the sums, the second form of the record, the receipt, and who could grind."""

from __future__ import annotations

import math
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.errors import GameError
from groundlings.kernel.die import SEEDS
from groundlings.kernel.play import lowest
from groundlings.kernel.pledge import HOUSE, KEPT, OPENED, Pledge, Slip, pledged, seal_of
from groundlings.kernel.receipt import Receipt, ReceiptError
from groundlings.kernel.record import FalseRecord, RecordError
from pit import GAME
from sealed import kept, nonce, opened

secrets = st.integers(0, SEEDS - 1)
nonces = st.binary(min_size=32, max_size=32)
slips = st.none() | nonces.map(Slip.of) | nonces.map(lambda one: Slip(seal_of(one)))
SALT = bytes(range(16))
THREE = Pledge(41, SALT, slips=(opened(1), kept(2), None))
TOSSES = 4_000


@given(secrets, st.lists(slips, min_size=1, max_size=6).map(tuple))
def test_the_seed_is_mixed_from_the_secret_and_what_lies_before_each_seat(
    secret: int, put_in: tuple[Slip | None, ...]
) -> None:
    raw = secret.to_bytes(16, "big")
    mixed = b"groundlings seed 2" + raw
    for seat, slip in enumerate(put_in):
        house = sha256(b"groundlings house slip" + raw + bytes([seat])).digest()
        if slip is None:
            mixed += b"\0" + house
        elif slip.nonce is None:
            mixed += b"\1" + slip.seal + house
        else:
            mixed += b"\2" + sha256(b"groundlings slip" + slip.nonce).digest() + slip.nonce
    by_hand = int(sha256(mixed).hexdigest()[:32], 16)
    assert Pledge(secret, SALT, slips=put_in).seed == (by_hand if any(put_in) else secret)


def test_a_seed_that_was_once_drawn_by_slips_stays_the_same() -> None:
    assert THREE.seed == 0xD707A5E7C1450D931FC6A83EE91AB850
    assert THREE.draws == (OPENED, KEPT, HOUSE)


def test_whatever_lies_before_a_seat_matters() -> None:
    ways = [
        (opened(1), None), (None, opened(1)), (kept(1), None), (opened(2), None),
        (opened(1), opened(2)), (opened(2), opened(1)), (opened(1), kept(2)), (None, None),
    ]  # fmt: skip
    assert len({Pledge(7, SALT, slips=way).seed for way in ways}) == len(ways)


@pytest.mark.parametrize(
    ("put_in", "why"),
    [
        ((None, None, None), "3 slips for 2 seats"),
        ((opened(1), kept(1)), "seal of seat 1 must have 32 bytes of its own"),
        ((Slip(b"short"),), "seal of seat 0 must have 32 bytes"),
        ((Slip(seal_of(b"x"), b"x"),), "slip of seat 0 must have 32 bytes"),
        ((Slip(seal_of(nonce(1)), nonce(2)),), "slip of seat 0 does not fit its seal"),
    ],
)
def test_slips_that_cannot_be_are_refused(put_in: tuple[Slip | None, ...], why: str) -> None:
    with pytest.raises(GameError, match=why):
        pledged(Pledge(1, SALT, slips=put_in), 2)


# The record


def recorded(pledge: Pledge) -> str:
    g = GAME.new(seats=3, seed=pledge)
    while not g.over:
        seat = lowest(g.asked)
        GAME.play(g, seat, GAME.options(g, seat)[0])
    return GAME.record(g, result=True)


RECORD = recorded(THREE)


def test_the_record_names_every_slip_and_leads_back() -> None:
    lines = RECORD.split("\n")
    assert lines[5] == f"secret {41:032x}"
    assert lines[6] == f"slip 0 opened {seal_of(nonce(1)).hex()} {nonce(1).hex()}"
    assert lines[7:9] == [f"slip 1 kept {seal_of(nonce(2)).hex()}", "slip 2 house"]
    g = GAME.replay(RECORD)
    assert g.setup is not None
    assert g.setup.pledge == THREE
    assert GAME.record(g, result=True) == RECORD


def test_a_record_of_which_nobody_put_in_a_slip_says_so() -> None:
    text = recorded(Pledge(41, SALT, slips=(None, None, None)))
    assert text.count(" house\n") == 3
    g = GAME.replay(text)
    assert g.setup is not None
    assert g.setup.pledge.draws == (HOUSE,) * 3


@pytest.mark.parametrize(
    ("line", "new", "why", "kind"),
    [
        (7, "slip 0 house", "line 3: the seed does not follow from secret and slips", FalseRecord),
        (8, "slip 1 house", "line 3: the seed does not follow from secret and slips", FalseRecord),
        (9, f"slip 2 kept {seal_of(nonce(9)).hex()}", "line 3: the seed does not", FalseRecord),
        (9, f"slip 2 kept {seal_of(nonce(1)).hex()}", "line 9: this seal is another", FalseRecord),
        (7, f"slip 0 opened {seal_of(nonce(1)).hex()} {nonce(3).hex()}", "line 7: the slip does",
         FalseRecord),
        (8, "slip 2 house", "line 8: expected 'slip 1 opened SEAL NONCE'", RecordError),
        (9, "slip 2 lost", "line 9: expected 'slip 2 opened", RecordError),
        (9, "nonce 2 77", "line 9: expected 'slip 2 opened", RecordError),
        (9, "slip 2 house\nnonce 2 77", "line 10: expected 'nonce SEAT HEX'", RecordError),
    ],
)  # fmt: skip
def test_a_record_with_another_slip_is_refused(
    line: int, new: str, why: str, kind: type[GameError]
) -> None:
    lines = RECORD.split("\n")
    lines[line - 1] = new
    with pytest.raises(kind, match=why):
        GAME.replay("\n".join(lines))


# The receipt


def receipt(pledge: Pledge, **other: str) -> str:
    seals = [slip.seal.hex() if slip else "house" for slip in pledge.slips or ()]
    lines = {"head": "groundlings receipt 1", "table": "table abcdefghjkmn"}
    lines["house"] = f"house {pledge.commitment}"
    lines |= {f"seat{n}": f"seat {n} {seal}" for n, seal in enumerate(seals)}
    lines |= {"mine": f"mine 0 {nonce(1).hex()}", "sent": "sent 2026-01-31T20:15:00.000Z"}
    return "\n".join((lines | other).values()) + "\n"


def test_a_receipt_fits_the_game_it_is_of() -> None:
    assert Receipt.read(receipt(THREE)).misfits(THREE) == []
    late = receipt(THREE, opened="opened 2026-01-31T20:15:00.120Z").replace("\n", "\r\n")
    assert Receipt.read(late).misfits(THREE) == []


def test_a_swapped_secret_is_told_in_one_sentence() -> None:
    swapped = Pledge(42, SALT, slips=THREE.slips)
    (told,) = Receipt.read(receipt(THREE)).misfits(swapped)
    assert told.endswith("the secret was swapped")
    assert THREE.commitment in told
    assert swapped.commitment in told


@pytest.mark.parametrize(
    ("put_in", "told"),
    [
        ((opened(1), kept(3), None), ["seat 1 had put in "]),
        ((opened(1), None, None), ["seat 1 had put in "]),
        ((opened(1), kept(2), opened(4)), ["seat 2 had put in no slip, and in the record seat 2"]),
        ((opened(5), kept(2), None), ["seat 0 had put in "]),
        ((kept(1), kept(2), None), ["the slip of seat 0 was sent to be opened, and the record"]),
        ((opened(1), kept(2)), ["the receipt has 3 seats, the record another number"]),
        (None, ["the record names no slips"]),
        ((opened(6), kept(3), opened(4)), ["seat 0 had", "seat 1 had", "seat 2 had"]),
    ],
)
def test_each_thing_that_does_not_fit_is_one_sentence(
    put_in: tuple[Slip | None, ...] | None, told: list[str]
) -> None:
    found = Receipt.read(receipt(THREE)).misfits(Pledge(41, SALT, slips=put_in))
    assert len(found) == len(told)
    assert all(one.startswith(begin) for one, begin in zip(found, told, strict=True))


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"head": "groundlings 1"}, "line 1: this is no receipt"),
        ({"seat1": "seat 2 house"}, "line 5: expected a line of"),
        ({"seat1": "seat 1 x"}, "line 5: expected a line of"),
        ({"sent": f"house {'0' * 64}"}, "line 8: expected a line of"),
        ({"sent": "price 3"}, "line 8: expected a line of"),
        ({"mine": f"mine 0 {nonce(2).hex()}"}, "does not fit its own seal"),
        ({"mine": f"mine 2 {nonce(2).hex()}"}, "does not fit its own seal"),
        ({"mine": f"mine 9 {nonce(1).hex()}"}, "does not fit its own seal"),
        ({"mine": "sent 2026-01-31T20:15:00Z", "sent": ""}, "expected a line of mine"),
    ],
)
def test_what_is_no_receipt_is_refused_with_its_line(other: dict[str, str], why: str) -> None:
    with pytest.raises(ReceiptError, match=why):
        Receipt.read(receipt(THREE, **other))


@given(st.text(max_size=300))
def test_any_other_text_is_no_receipt(text: str) -> None:
    with pytest.raises(ReceiptError):
        Receipt.read(f"groundlings receipt 1\n{text}")


# Grinding: an operator who knows the secret and everything that was shown, and a friend at the
# table. They like one throw in four; by chance they get it one time in four.


def likes(pledge: Pledge) -> bool:
    return pledge.seed % 4 == 0


def share(tosses: list[bool]) -> float:
    return sum(tosses) / len(tosses)


def far_from_a_quarter(found: float) -> bool:
    """Whether chance would hardly do this: four standard deviations."""
    return abs(found - 1 / 4) > 4 * math.sqrt(3 / 16 / TOSSES)


def drawn(toss: int, what: bytes, n: int = 0) -> bytes:
    """A nonce that nobody else knows, the same in every run."""
    return sha256(what + toss.to_bytes(4, "big") + bytes([n])).digest()


def honest(toss: int) -> bytes:
    return drawn(toss, b"honest")


def test_grinding_by_the_last_seat_worked_when_nonces_were_open() -> None:
    """So the measure bites: this is the attack that the first form allowed."""
    found = []
    for toss in range(300):
        tries = (Pledge(toss, SALT, (honest(toss), drawn(toss, b"try", n))) for n in range(40))
        found.append(any(map(likes, tries)))
    assert share(found) > 0.99


@pytest.mark.parametrize("seat", [0, 1], ids=["first", "last"])
def test_no_choice_of_a_slip_changes_the_chance_of_a_throw(seat: int) -> None:
    """The friend's seal is shown before the honest slip is: they try eight against a guess."""
    found = []
    for toss in range(TOSSES):
        guess = Slip.of(drawn(toss, b"guess"))
        own = [Slip.of(drawn(toss, b"try", n)) for n in range(8)]
        best = max(own, key=lambda one: likes(Pledge(toss, SALT, slips=_at(seat, one, guess))))
        found.append(likes(Pledge(toss, SALT, slips=_at(seat, best, Slip.of(honest(toss))))))
    assert not far_from_a_quarter(share(found))


def test_no_choice_of_a_secret_changes_the_chance_of_a_throw() -> None:
    """The host's seal is shown before the honest slip is opened, whatever secret was looked for."""
    found = []
    for toss in range(TOSSES):
        guess = (Slip.of(drawn(toss, b"guess")), None)
        tried = range(8 * toss, 8 * toss + 8)
        best = max(tried, key=lambda secret: likes(Pledge(secret, SALT, slips=guess)))
        found.append(likes(Pledge(best, SALT, slips=(Slip.of(honest(toss)), None))))
    assert not far_from_a_quarter(share(found))


def test_withholding_gives_an_operator_and_a_friend_one_more_throw_and_leaves_its_name() -> None:
    """What remains, as docs/fairness.md says: 7 in 16 for 4 in 16, and never without a trace."""
    found, silent = [], []
    for toss in range(TOSSES):
        ours, theirs = Slip.of(honest(toss)), Slip.of(drawn(toss, b"friend"))
        open_all = Pledge(toss, SALT, slips=(ours, theirs))
        withheld = Pledge(toss, SALT, slips=(ours, Slip(theirs.seal)))
        played = open_all if likes(open_all) else withheld
        found.append(likes(played))
        silent.append(likes(played) and played.draws == (OPENED, OPENED))
    assert abs(share(found) - 7 / 16) < 0.04
    assert not far_from_a_quarter(share(silent))


def _at(seat: int, own: Slip, other: Slip) -> tuple[Slip, Slip]:
    return (own, other) if seat == 0 else (other, own)
