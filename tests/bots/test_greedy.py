"""The greedy bot at Shakespeare's table: it does not cheat, it never stumbles."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import groundlings
import pit
from bots.moments import moments
from groundlings.arena.simulate import Season, simulate
from groundlings.bots import bot, greedy
from groundlings.bots.chair import Chair
from groundlings.bots.shakespeare import TERMS, Critic, critic
from groundlings.kernel.die import cast
from groundlings.kernel.play import lowest, options
from groundlings.shakespeare.fortune import gain
from groundlings.shakespeare.state import START

pytestmark = pytest.mark.compiled

GAME = groundlings.game("shakespeare")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("strategic", [False, True])
def test_what_it_chooses_can_be_chosen_wherever_chance_has_led(seats: int, strategic: bool) -> None:  # noqa: FBT001 - a variant
    for state in moments(GAME, seats, seed=seats, every=9, strategic_rest=strategic):
        for seat in range(seats):
            legal = GAME.options(state, seat)
            if legal:
                before = state.clone()
                assert bot("greedy").choose(Chair(GAME, state, seat), cast(5)) in legal
                assert state == before


def test_the_same_die_gives_the_same_choice() -> None:
    for state in moments(GAME, 2, seed=3, every=11):
        chair = Chair(GAME, state, lowest(state.asked))
        assert len({bot("greedy").choose(chair, cast(4)) for _ in range(2)}) == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_it_chooses_alike_where_its_seat_sees_the_same(seats: int) -> None:
    for state in moments(GAME, seats, seed=8, every=7):
        seat = lowest(state.asked)
        chosen = {
            bot("greedy").choose(Chair(GAME, world, seat), cast(6))
            for world in (state, GAME.redeal(state, seat, 1), GAME.redeal(state, seat, 2))
        }
        assert len(chosen) == 1


def test_it_plays_other_editions(tmp_path: Path) -> None:
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    for old, new in (
        ("days = 6", "days = 4"),
        ("dress_rehearsal_days = [4, 6]", "dress_rehearsal_days = [2, 3]"),
        ('rule = "highest_only" ', 'rule = "cumulative" '),
        ("start_pounds = 0", "start_pounds = 9"),
    ):
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "short.toml").write_text(text, "utf-8")
    game = GAME.revised(tmp_path / "short.toml")
    for seats in (1, 3):
        tally = simulate(Season.of(game=game, bots=("greedy",) * seats, games=1, seed=2))
        assert min(tally.mean_scores) > 0


def test_a_game_without_a_critic_is_left_to_the_die() -> None:
    chair = Chair(pit.GAME, pit.GAME.new(seats=2, seed=7), 0)
    chosen = [bot("greedy").choose(chair, cast(die)) for die in range(60)]
    assert chosen == [bot("random").choose(chair, cast(die)) for die in range(60)]


def test_the_curtain_falls_where_the_action_ends() -> None:
    state = GAME.new(seats=2, seed=7)
    seat = lowest(state.asked)
    world = GAME.redeal(state, seat, 1)
    greedy.lower_curtain(world, seat)
    assert [type(step).__name__ for step in world.stack] == ["Day", "Opening", "Curtain", "Draft"]


def test_every_term_has_a_weight_a_reason_and_a_name_of_its_own() -> None:
    names = [term.look.__name__ for term in TERMS]
    assert len(set(names)) == len(names)
    assert all(term.weight and term.why for term in TERMS)
    source = Path(critic.__file__).with_name("critic.py").read_text("utf-8")  # compiled has no docs
    functions = {f.name: f for f in ast.parse(source).body if isinstance(f, ast.FunctionDef)}
    assert all(ast.get_docstring(functions[name]) for name in names)


def test_at_the_last_moment_the_critic_sees_points_as_they_will_be_counted() -> None:
    ended = moments(GAME, 2, seed=5, every=1)[-1]
    seat = lowest(ended.asked)
    for option in options(ended, seat):
        world = ended.clone()
        GAME.play(world, seat, option)
        if world.over:
            scene = Critic(world, seat).scene(world)
            assert critic.prestige(scene) == GAME.scores(world)[seat]
            assert scene.acts.prestige == 0


def test_a_point_is_a_point() -> None:
    for state in moments(GAME, 2, seed=12, every=15):
        judge = Critic(state, 0).judge
        richer = state.clone()
        gain(richer, 0, 1, START)
        assert judge(richer) == pytest.approx(judge(state) + 1)


def test_the_page_about_bots_shows_what_is_so() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs/bots.md").read_text("utf-8")
    [shown] = [one for one in re.findall(r"```pycon\n(.*?)```", page, re.DOTALL) if "Critic" in one]
    said: list[str] = []
    example = doctest.DocTestParser().get_doctest(shown, {}, "bots.md", None, None)
    doctest.DocTestRunner().run(example, out=said.append)
    assert not said, "".join(said)
