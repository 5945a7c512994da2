"""Fair shuffles: the sums anybody can do again."""

from __future__ import annotations

from hashlib import blake2b, sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from groundlings.errors import GameError
from groundlings.kernel.die import SEEDS
from groundlings.kernel.pledge import Pledge, pledged
from pit import GAME

secrets = st.integers(0, SEEDS - 1)
salts = st.binary(min_size=16, max_size=16)
nonces = st.lists(st.none() | st.binary(min_size=1, max_size=40), max_size=4).map(tuple)
SALT = bytes(range(16))


@given(secrets, salts, nonces)
def test_the_commitment_is_a_sha256_over_secret_and_salt(
    secret: int, salt: bytes, given_by: tuple[bytes | None, ...]
) -> None:
    by_hand = sha256(bytes.fromhex(f"{secret:032x}") + salt).hexdigest()
    assert Pledge(secret, salt, given_by).commitment == by_hand


def test_a_commitment_that_was_once_published_still_holds() -> None:
    assert (
        Pledge(42, SALT).commitment
        == "ce76a01b76681c709b0c7e3821162f05d30c31fbc0dbed1874bdea2137142f38"
    )
    assert Pledge(42, SALT, (b"abc", None, b"\x00")).seed == 0x94FD8CD92FAF684C99863CE77C6DF3D0


@given(secrets, salts, nonces)
def test_the_seed_is_mixed_from_secret_and_nonces(
    secret: int, salt: bytes, given_by: tuple[bytes | None, ...]
) -> None:
    mixed = b"groundlings seed" + bytes.fromhex(f"{secret:032x}")
    for seat, nonce in enumerate(given_by):
        if nonce is not None:
            mixed += bytes([seat]) + bytes([len(nonce)]) + nonce
    by_hand = int(sha256(mixed).hexdigest()[:32], 16)
    without = not any(given_by)
    assert Pledge(secret, salt, given_by).seed == (secret if without else by_hand)


@given(secrets, salts)
def test_without_nonces_the_secret_is_the_seed(secret: int, salt: bytes) -> None:
    for none in ((), (None,), (None, None, None)):
        assert Pledge(secret, salt, none).seed == secret


def test_every_nonce_its_seat_and_its_bounds_matter() -> None:
    seeds = [
        Pledge(7, SALT, given_by).seed
        for given_by in (
            (),
            (b"a",),
            (b"b",),
            (None, b"a"),
            (None, None, b"a"),
            (b"a", b"b"),
            (b"b", b"a"),
            (b"ab",),
            (b"ab", None, b"c"),
            (b"a", b"b", b"c"),
            (b"a\x01\x01b",),
            (b"\x00",),
            (b"\x00\x00",),
            (b"", b"\x00"),
        )
    ]
    assert len(set(seeds)) == len(seeds)


@given(secrets, secrets, nonces)
def test_the_secret_matters_whatever_the_nonces(
    one: int, other: int, given_by: tuple[bytes | None, ...]
) -> None:
    same = Pledge(one, SALT, given_by).seed == Pledge(other, SALT, given_by).seed
    assert same == (one == other)


@given(secrets, salts, salts)
def test_the_salt_hides_the_secret_and_changes_no_die(
    secret: int, one: bytes, other: bytes
) -> None:
    same = Pledge(secret, one).commitment == Pledge(secret, other).commitment
    assert same == (one == other)
    assert Pledge(secret, one, (b"x",)).seed == Pledge(secret, other, (b"x",)).seed


@given(secrets)
def test_a_plain_seed_has_a_salt_that_follows_from_it(seed: int) -> None:
    found = pledged(seed)
    salt = blake2b(seed.to_bytes(16, "big"), digest_size=16, person=b"groundlings slt").digest()
    assert found == Pledge(seed, salt)
    assert found.seed == seed


def test_the_salt_of_a_plain_seed_is_not_the_die_of_that_seed() -> None:
    key = blake2b((5).to_bytes(16, "little"), digest_size=16, person=b"groundlings die").digest()
    assert pledged(5).salt not in (key, pledged(6).salt)


def test_a_pledge_is_its_own() -> None:
    pledge = Pledge(1, SALT, (b"x",))
    assert pledged(pledge) is pledge


@pytest.mark.parametrize("seed", [-1, SEEDS, SEEDS * 10**20, True, False, "7", 7.0, None, b"7"])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(GameError, match=r"is no seed; a seed is a whole number from 0 to 2\*\*128"):
        pledged(seed)


def test_the_first_and_the_last_seed_are_seeds() -> None:
    assert (pledged(0).seed, pledged(SEEDS - 1).seed) == (0, SEEDS - 1)


def test_a_seed_of_any_length_is_refused() -> None:
    with pytest.raises(GameError, match="is no seed"):
        pledged(10**5000)


@pytest.mark.parametrize(
    "pledge",
    [
        Pledge(SEEDS, SALT),
        Pledge(-1, SALT),
        Pledge(1, b"short"),
        Pledge(1, SALT, (None, None, b"x")),
        Pledge(1, SALT, (b"x" * 256,)),
    ],
    ids=["secret", "negative", "salt", "seat", "nonce"],
)
def test_a_pledge_that_cannot_be_kept_is_refused(pledge: Pledge) -> None:
    with pytest.raises(GameError):
        GAME.new(seats=2, seed=pledge)
