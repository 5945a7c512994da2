from itertools import product

from groundlings.arena.dice import die_for, game_seed


def test_dice_follow_from_seed_and_number() -> None:
    assert game_seed(5, 17) == game_seed(5, 17)
    assert die_for(5, 17, "seat 0") == die_for(5, 17, "seat 0")


def test_no_two_games_or_seats_share_their_dice() -> None:
    seeds = (0, 1, 11, 2**128 - 1)
    numbers = (1, 2, 11, 111)
    games = {game_seed(seed, number) for seed, number in product(seeds, numbers)}
    whom = ("table", "seat 0", "seat 1", "check")
    dice = {die_for(*one) for one in product(seeds, numbers, whom)}
    assert len(games) == len(seeds) * len(numbers)
    assert len(dice) == len(seeds) * len(numbers) * len(whom)


def test_a_game_seed_is_a_seed() -> None:
    assert all(0 <= game_seed(2**128 - 1, number) < 2**128 for number in range(1, 50))
