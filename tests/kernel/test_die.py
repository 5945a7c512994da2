"""One die, thrown fairly: it follows from the seed, and nothing else follows from it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import blake2b
from itertools import pairwise, permutations
from math import comb, sqrt
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from groundlings.kernel.die import SEEDS, QuickDie, cast, imagined, quick
from groundlings.kernel.state import NOBODY
from pit import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from groundlings.kernel.die import Die
    from groundlings.kernel.state import State

WORDS = 2**32
MOST = 2**31 - 1
THIRD = WORDS // 3 + 1
"""Of all dice the most uneven: every third word is thrown again."""

seeds = st.integers(0, SEEDS - 1)
sides = st.integers(1, MOST) | st.sampled_from((1, 2, 3, 6, 52, THIRD, THIRD + 1, MOST))


def words(seed: int) -> Iterator[int]:
    """Give the words of a seed, straight from its definition."""
    key = blake2b(seed.to_bytes(16, "little"), digest_size=16, person=b"groundlings die").digest()
    number = 0
    while True:
        page = blake2b(number.to_bytes(8, "little"), key=key).digest()
        yield from (int.from_bytes(page[at : at + 4], "little") for at in range(0, 64, 4))
        number += 1


def fair(n: int, word: int) -> int | None:
    """Give what a word stands for on a die of n sides; None if it must be thrown again."""
    side, rest = divmod(word * n, WORDS)
    return side if rest >= WORDS % n else None


def slow(n: int, source: Iterator[int]) -> tuple[int, int]:
    """Give the next throw, and how many words were thrown again before it."""
    again = 0
    while (side := fair(n, next(source))) is None:
        again += 1
    return side, again


def row(die: Die, n: int, length: int) -> list[int]:
    """Throw so often."""
    return [die.roll(n) for _ in range(length)]


def critical(freedom: int, deviations: float) -> float:
    """Give the chi-square that so many standard deviations correspond to (Wilson, Hilferty)."""
    part = Fraction(2, 9 * freedom)
    return freedom * (1 - float(part) + deviations * sqrt(part)) ** 3


def spread(seen: Mapping[Any, int], expected: Mapping[Any, float]) -> float:
    """Give chi-square of what was seen against what was expected."""
    assert set(seen) <= set(expected)
    return sum((seen.get(kind, 0) - n) ** 2 / n for kind, n in expected.items())


def check_even(seen: Mapping[Any, int], kinds: list[Any]) -> None:
    """See that all kinds came up equally often: neither too unevenly nor suspiciously evenly."""
    throws = sum(seen.values())
    found = spread(seen, dict.fromkeys(kinds, throws / len(kinds)))
    assert found < critical(len(kinds) - 1, 3.29)
    if len(kinds) > 5:
        assert found > critical(len(kinds) - 1, -3.29)


def table(**variants: bool) -> State:
    """Give any state, for its cells and its die."""
    return GAME.new(seats=2, seed=20, **variants)


@given(seeds, sides, st.integers(0, 40))
@settings(deadline=None)
def test_the_same_seed_throws_the_same(seed: int, n: int, length: int) -> None:
    assert row(cast(seed), n, length) == row(cast(seed), n, length)


@given(seeds, seeds)
@settings(deadline=None)
def test_different_seeds_throw_differently(one: int, other: int) -> None:
    same = row(cast(one), MOST, 8) == row(cast(other), MOST, 8)
    assert same == (one == other)


def test_seeds_that_differ_in_one_bit_throw_differently() -> None:
    first = {tuple(row(cast(1 << bit), MOST, 4)) for bit in range(128)}
    assert len(first) == 128


@given(seeds, st.integers(0, 40), st.integers(1, 40))
@settings(deadline=None)
def test_a_clone_throws_the_same_and_then_goes_its_own_way(
    seed: int, before: int, after: int
) -> None:
    die = cast(seed)
    row(die, 6, before)
    twin = die.clone()
    assert twin == die
    assert hash(twin) == hash(die)
    ahead = row(die, MOST, after)
    assert twin != die
    row(die, 6, 3)
    assert row(twin, MOST, after) == ahead
    twin.roll(2)
    row(die, 6, 40)
    other = cast(seed)
    row(other, 6, before)
    row(other, MOST, after)
    other.roll(2)
    assert twin == other


def test_dice_are_equal_only_at_the_same_throw_of_the_same_seed() -> None:
    die = cast(5)
    positions = [die.clone()]
    for _ in range(40):
        die.roll(6)
        positions.append(die.clone())
    for one in positions:
        assert [other == one for other in positions].count(True) == 1
    assert cast(5) != cast(6)
    assert cast(5) != 5


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000])
def test_every_side_comes_up_as_often_as_the_other(n: int) -> None:
    for seed in (1, 2**127 + 1):
        seen = Counter(row(cast(seed), n, 60 * n))
        if n == 1:
            assert seen == {0: 60}
        else:
            check_even(seen, list(range(n)))


def test_a_throw_tells_nothing_about_the_next() -> None:
    thrown = row(cast(11), 6, 7201)
    pairs = Counter(pairwise(thrown))
    check_even(pairs, [(a, b) for a in range(6) for b in range(6)])


def test_the_uneven_die_is_fair_too() -> None:
    thirds = Counter(side * 3 // THIRD for side in row(cast(12), THIRD, 6000))
    check_even(thirds, [0, 1, 2])


@given(sides)
def test_the_reference_gives_every_side_equally_many_words(n: int) -> None:
    def first_word(product: int) -> int:
        return -(-product // n)

    for side in {0, n // 2, n - 1}:
        start = side * WORDS + WORDS % n
        assert first_word((side + 1) * WORDS) - first_word(start) == WORDS // n


@given(seeds, st.lists(sides, min_size=1, max_size=60))
@settings(deadline=None)
def test_throws_are_those_of_the_reference(seed: int, dice: list[int]) -> None:
    die = cast(seed)
    source = words(seed)
    assert [die.roll(n) for n in dice] == [slow(n, source)[0] for n in dice]


def test_what_is_uneven_is_thrown_again() -> None:
    die = cast(3)
    source = words(3)
    again = 0
    for _ in range(3000):
        side, more = slow(THIRD, source)
        again += more
        assert die.roll(THIRD) == side
    assert 1300 < again < 1700
    assert die.roll(MOST) == slow(MOST, source)[0]


@pytest.mark.parametrize("n", [0, -1, -(2**31), 2**31, 2**32, 2**40])
def test_a_die_has_1_to_2147483647_sides(n: int) -> None:
    die = cast(1)
    with pytest.raises(ValueError, match=rf"a die of {n} sides .* give 1 to 2147483647"):
        die.roll(n)
    assert die == cast(1)


def test_the_greatest_die_can_be_thrown() -> None:
    assert all(0 <= side < MOST for side in row(cast(1), MOST, 100))


@pytest.mark.parametrize(
    ("seed", "of_52", "greatest"),
    [
        (
            0,
            [28, 16, 7, 38, 27, 10, 8, 17, 45, 23, 22, 20, 21, 39, 11, 26, 45, 50],
            [2006655594, 165170915, 2120472570],
        ),
        (
            7,
            [38, 45, 2, 14, 14, 12, 31, 6, 12, 12, 17, 18, 29, 41, 47, 43, 39, 2],
            [1637819730, 167810819, 472837211],
        ),
        (
            SEEDS - 1,
            [6, 35, 48, 19, 10, 13, 18, 15, 24, 47, 31, 15, 35, 49, 14, 26, 17, 10],
            [891759891, 406289178, 1512259749],
        ),
    ],
)
def test_every_build_and_every_release_throws_the_same(
    seed: int, of_52: list[int], greatest: list[int]
) -> None:
    die = cast(seed)
    assert row(die, 52, 18) == of_52
    assert row(die, MOST, 3) == greatest


def test_every_build_and_every_release_throws_again_alike() -> None:
    assert row(cast(7), THIRD, 6) == [
        1052578800,
        1242567113,
        409250726,
        357110854,
        188448039,
        355484895,
    ]


# The quick die


def test_the_quick_die_throws_what_its_authors_programme_throws() -> None:
    # xoshiro128plusplus.c of Blackman and Vigna, begun with 1, 2, 3, 4
    die = QuickDie(1, 2, 3, 4)
    assert [die.word() for _ in range(10)] == [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]


@given(st.tuples(*[st.integers(0, WORDS - 1)] * 4))
def test_the_quick_die_is_the_published_one_and_never_outgrows_its_words(
    begun: tuple[int, int, int, int],
) -> None:
    die, state = QuickDie(*begun), list(begun)
    for _ in range(20):
        assert die.word() == published(state)
        assert [die.a, die.b, die.c, die.d] == state


def published(s: list[int]) -> int:
    """Throw once more, with integers that have no end."""

    def turned(number: int, places: int) -> int:
        return (number << places | number >> 32 - places) % WORDS

    found = (turned((s[0] + s[3]) % WORDS, 7) + s[0]) % WORDS
    shifted = s[1] << 9
    s[2] ^= s[0]
    s[3] ^= s[1]
    s[1] ^= s[2]
    s[0] ^= s[3]
    s[2] = (s[2] ^ shifted) % WORDS
    s[3] = turned(s[3], 11)
    return found


@pytest.mark.parametrize(
    ("seed", "of_52", "greatest"),
    [
        (
            0,
            [0, 39, 29, 22, 35, 50, 5, 40, 47, 51, 23, 34, 13, 23, 50, 19, 15, 33],
            [358861110, 908993686, 1220983258],
        ),
        (
            7,
            [22, 46, 50, 14, 25, 29, 19, 0, 42, 42, 31, 29, 18, 7, 39, 3, 0, 17],
            [864327058, 573324380, 800150534],
        ),
        (
            SEEDS - 1,
            [5, 35, 17, 29, 7, 3, 35, 47, 38, 38, 38, 18, 4, 49, 43, 42, 39, 23],
            [393031075, 1048588453, 456398413],
        ),
    ],
)
def test_every_build_and_every_release_throws_the_quick_die_alike(
    seed: int, of_52: list[int], greatest: list[int]
) -> None:
    die = quick(seed)
    assert row(die, 52, 18) == of_52
    assert row(die, MOST, 3) == greatest


@pytest.mark.parametrize("n", [2, 3, 6, 52])
def test_every_side_of_a_quick_die_is_equally_likely(n: int) -> None:
    check_even(Counter(row(quick(n), n, 60 * n)), list(range(n)))


@given(seeds, st.integers(0, 40), st.integers(1, 40))
@settings(deadline=None)
def test_a_clone_of_a_quick_die_throws_the_same_and_goes_its_own_way(
    seed: int, before: int, after: int
) -> None:
    die = quick(seed)
    row(die, 6, before)
    twin = die.clone()
    assert twin == die
    assert hash(twin) == hash(die)
    ahead = row(die, MOST, after)
    assert twin != die
    row(die, 6, 3)
    assert row(twin, MOST, after) == ahead


def test_seeds_of_quick_dice_that_differ_in_one_bit_throw_differently() -> None:
    first = {tuple(row(quick(1 << bit), MOST, 4)) for bit in range(128)}
    assert len(first) == 128


def test_a_quick_die_is_no_true_one() -> None:
    dice: list[Die] = [quick(5), imagined(5), cast(5)]
    assert len({tuple(row(die, MOST, 4)) for die in dice}) == 3
    assert all((one == other) == (one is other) for one in dice for other in dice)
    assert quick(5) != 5


# What is done with dice


def test_every_order_of_four_cards_is_equally_likely() -> None:
    g = table()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        for at in range(4):
            g.cells[10 + at] = at
        g.shuffle(10, 4)
        seen[tuple(g.numbers()[10:14])] += 1
    check_even(seen, list(permutations(range(4))))


@given(seeds, st.lists(st.integers(0, 99), max_size=30))
@settings(deadline=None)
def test_a_shuffle_keeps_every_card_and_touches_no_other(seed: int, cards: list[int]) -> None:
    g = table()
    g.die = cast(seed)
    for at, card in enumerate(cards):
        g.cells[3 + at] = card
    before = g.numbers()
    g.shuffle(3, len(cards))
    end = 3 + len(cards)
    after = g.numbers()
    assert sorted(after[3:end]) == sorted(cards)
    assert (after[:3], after[end:]) == (before[:3], before[end:])


@pytest.mark.parametrize("length", [0, 1])
def test_what_has_one_order_is_shuffled_without_a_throw(length: int) -> None:
    g = table()
    before = g.clone()
    g.shuffle(0, length)
    assert g == before


def test_a_draw_takes_each_piece_with_equal_likelihood() -> None:
    g = table()
    seen: Counter[int] = Counter()
    for _ in range(4500):
        fill(g, [4, 0, 3, 2])
        seen[g.draw(10, 4)] += 1
    assert 1 not in seen
    assert spread(seen, {0: 2000, 2: 1500, 3: 1000}) < critical(2, 3.29)


def test_draws_without_replacement_follow_the_hypergeometric_law() -> None:
    g = table()
    seen: Counter[int] = Counter()
    games = 5040
    for _ in range(games):
        fill(g, [4, 3, 2])
        seen[[g.draw(10, 3) for _ in range(3)].count(0)] += 1
    expected = {k: games * comb(4, k) * comb(5, 3 - k) / comb(9, 3) for k in range(4)}
    assert spread(seen, expected) < critical(3, 3.29)


@given(seeds, st.lists(st.integers(0, 6), min_size=1, max_size=8))
@settings(deadline=None)
def test_a_bag_gives_what_is_in_it_and_then_nothing(seed: int, counts: list[int]) -> None:
    g = table()
    g.die = cast(seed)
    fill(g, counts)
    around = g.numbers()
    drawn: Counter[int] = Counter()
    left = list(counts)
    for _ in range(sum(counts)):
        kind = g.draw(10, len(counts))
        drawn[kind] += 1
        left[kind] -= 1
        assert g.numbers()[10 : 10 + len(counts)] == left
    assert drawn == {kind: n for kind, n in enumerate(counts) if n}
    empty = g.clone()
    assert g.draw(10, len(counts)) == NOBODY
    assert g == empty
    after = g.numbers()
    end = 10 + len(counts)
    assert (after[:10], after[end:]) == (around[:10], around[end:])


def test_a_bag_of_no_kinds_is_empty() -> None:
    assert table().draw(10, 0) == NOBODY


def fill(g: State, counts: list[int]) -> None:
    """Put so many of each kind into a bag at cell 10."""
    for kind, n in enumerate(counts):
        g.cells[10 + kind] = n
