"""Options race: who drops out, when, and who is the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from groundlings.bots import race
from groundlings.bots.race import FIRST_LOOK, HUNCH, Arm, Effort, Gap, Race
from groundlings.kernel.die import quick

if TYPE_CHECKING:
    from collections.abc import Callable

    from groundlings.kernel.die import Die

EACH = 10
"""So many choices take the games of these tests."""


class Course:
    """Arms whose worth is known, in worlds that differ, and by so much for each arm alone."""

    def __init__(self, worths: list[float], noise: float) -> None:
        self.worths = worths
        self.noise = noise
        self.tried: list[tuple[list[int], int]] = []
        self.die: Die = quick(3)

    def __call__(self, left: list[Arm], worlds: int) -> int:
        self.tried.append(([arm.number for arm in left], worlds))
        for _ in range(worlds):
            weather = float(self.die.roll(100))
            for arm in left:
                own = self.noise * (int(self.die.roll(1001)) - 500) / 500
                arm.made.append(self.worths[arm.number] + weather + own)
        return EACH * worlds * len(left)

    @property
    def games(self) -> int:
        return sum(len(left) * worlds for left, worlds in self.tried)


def arms(count: int, likings: Callable[[int], float] = lambda _: 0.0) -> list[Arm]:
    return [Arm(number, [], likings(number)) for number in range(count)]


def test_who_is_behind_for_sure_drops_out_at_the_first_look() -> None:
    course = Course([0.0, 9.0, 9.0], noise=1.0)
    order = Race(arms(3), Effort(9000)).run(course)
    assert order[-1].number == 0
    assert len(order[-1].made) == FIRST_LOOK
    assert len(order[0].made) > FIRST_LOOK


def test_a_race_that_is_decided_ends_long_before_the_effort_is_made() -> None:
    course = Course([0.0, 3.0], noise=1.0)
    assert Race(arms(2), Effort(9000)).run(course)[0].number == 1
    assert course.games < 100


def test_who_minds_less_ends_earlier() -> None:
    played = []
    for negligible in (0.5, 0.003):
        course = Course([0.0, 0.3], noise=2.0)
        Race(arms(2), Effort(9000, negligible=negligible)).run(course)
        played.append(course.games)
    assert played[0] < played[1]


def test_options_that_are_alike_are_not_told_apart_for_ever() -> None:
    course = Course([5.0, 5.0], noise=0.0)
    assert Race(arms(2), Effort(9000)).run(course)[0].number == 0
    assert course.games < 200


def test_what_cannot_be_told_apart_is_halved_in_equal_rounds() -> None:
    course = Course([0.0, 0.1, 0.2, 0.3, 0.4], noise=9.0)
    order = Race(arms(5), Effort(90)).run(course)
    assert len(order) == 5
    assert course.games <= 90
    assert [len(left) for left, _ in course.tried] == sorted(
        (len(left) for left, _ in course.tried), reverse=True
    )
    assert {len(left) for left, _ in course.tried} == {5, 3, 2}


@pytest.mark.parametrize("effort", [Effort(60), Effort(choices=600)])
def test_an_effort_in_games_is_one_in_choices_where_all_games_are_as_long(effort: Effort) -> None:
    course = Course([0.0, 0.1, 0.2], noise=9.0)
    Race(arms(3), effort).run(course)
    assert 54 <= course.games <= 63


def test_an_effort_in_time_ends_with_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    course = Course([0.0, 0.1, 0.2, 0.3], noise=9.0)
    monkeypatch.setattr(race, "process_time", lambda: 0.001 * course.games)
    Race(arms(4), Effort(seconds=0.2)).run(course)
    assert 200 <= course.games <= 204


def test_as_long_as_little_is_seen_the_policy_is_believed() -> None:
    likely, unlikely = Arm(0, [], 0.0), Arm(1, [], -4.0)
    assert Gap.between(likely, unlikely).points == pytest.approx(4 * HUNCH)
    for _ in range(2):
        likely.made.extend([0.0, 9.0])
        unlikely.made.extend([8.0, 2.0])
    little = Gap.between(unlikely, likely)
    assert little.points < 0, "ahead by half a point in four worlds that could not differ more"
    for _ in range(2000):
        likely.made.extend([0.0, 9.0])
        unlikely.made.extend([8.0, 2.0])
    much = Gap.between(unlikely, likely)
    assert much.points == pytest.approx(0.5, abs=0.05)
    assert much.error < little.error


def test_the_risk_is_the_mean_of_what_may_be_lost() -> None:
    assert Gap(0.0, 1.0).risk == pytest.approx(0.3989, abs=1e-4)
    assert Gap(1.0, 1.0).risk == pytest.approx(0.0833, abs=1e-4)
    assert Gap(-1.0, 1.0).risk == pytest.approx(1.0833, abs=1e-4)
    assert Gap(3.0, 1.0).risk < 0.003 < Gap(2.0, 1.0).risk
    assert Gap(9.0, 1.0).risk == 0.0
