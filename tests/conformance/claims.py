"""What is promised of every state of every game: each claim finds what contradicts it.

A game is walked once, from its set-up to its end, and every claim looks at some states of that
walk. `test_it_bites.py` shows that each of them can be contradicted.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import groundlings
from conformance.ways import sample, walk
from groundlings.errors import GameError, IllegalChoice
from groundlings.kernel.die import cast, quick
from groundlings.kernel.log import fold
from groundlings.kernel.play import lowest
from groundlings.kernel.playout import playout
from groundlings.kernel.state import NOBODY, is_among
from groundlings.kernel.step import Sealed
from sampling import LOOKS as MOST

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from conformance.ways import Way
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

    Found = Iterator[object]
    Claim = Callable[["Moment"], Found]

SEED: Final = 0x5EEDFACE5EEDFACE5EEDFACE5EED0000
"""Seeds of walks begin here: whoever shows one would be seen to."""
LOOKS: Final = MOST if groundlings.COMPILED else MOST // 3
"""States of a walk that are looked at; tests/builds proves that both builds play alike."""
SEALED: Final = 6
"""So many sealed answers of a walk are imagined anew."""


@dataclass(frozen=True)
class Moment:
    """One state of a walk, with those before it. Claims look at it and leave it alone."""

    way: Way
    seed: int
    g: State
    trail: list[State]
    met: Counter[str]
    """What claims have come across on the way, so that none holds for want of an occasion."""

    @property
    def die(self) -> int:
        """What is thrown when something is tried here."""
        return self.seed + int(self.g.choices)

    @property
    def seats(self) -> range:
        """Everybody at the table."""
        return range(self.way.seats)

    def back(self, steps: int) -> State:
        """The state so many choices ago."""
        return self.trail[self.g.choices - steps]


# Clones


def a_clone_is_equal_and_tells_the_same(m: Moment) -> Found:
    """State, record and events of a clone are those of the original."""
    game, twin = m.way.game, m.g.clone()
    if twin != m.g:
        yield "a clone is another state"
    if game.record(twin) != game.record(m.g):
        yield "a clone has another record"
    if _told(twin) != _told(m.g) or game.events(twin, 0) != game.events(m.g, 0):
        yield "a clone tells something else"


def clones_live_apart(m: Moment) -> Found:
    """Playing a clone to its end leaves the original where it was; so does the reverse."""
    game = m.way.game
    original, twin = m.g.clone(), m.g.clone()
    known = game.record(twin), game.view(twin, 0), repr(twin.stack)
    playout(original, cast(m.die))
    for who, one in (("the original", m.g), ("a twin", twin)):
        if one != twin or (game.record(one), game.view(one, 0), repr(one.stack)) != known:
            yield f"{who} was touched by a clone's play"


def the_same_choices_lead_to_the_same_end(m: Moment) -> Found:
    """The die is in the state, so equal clones stay equal, told or untold."""
    g, twin, quiet = m.g.clone(), m.g.clone(), m.g.clone()
    quiet.hush()
    for state in (g, twin, quiet):
        playout(state, cast(m.die))
    if not g == twin == quiet:
        yield "clones that heard the same have parted"
    if m.way.game.scores(g) != m.way.game.scores(quiet):
        yield "the untold end is scored otherwise"


# Choices


def who_is_asked_has_options(m: Moment) -> Found:
    """Who is not asked has none; who is has at least one, none of them twice."""
    for seat in m.seats:
        options = m.way.game.options(m.g, seat)
        if bool(options) != is_among(seat, m.g.asked) or len(options) != len(set(options)):
            yield f"seat {seat} may choose {options}"
        if not all(0 <= option < len(m.way.game.notation) for option in options):
            yield f"seat {seat} may choose what cannot be written: {options}"


def what_is_not_offered_is_refused(m: Moment) -> Found:
    """Every option that is not legal raises IllegalChoice and changes nothing, for every seat."""
    game, g = m.way.game, m.g.clone()
    for seat in range(-1, m.way.seats + 1):
        legal = game.options(g, seat)
        for option in range(-1, len(game.notation) + 1):
            if option not in legal:
                try:
                    game.play(g, seat, option)
                except IllegalChoice:
                    continue
                yield f"seat {seat} could choose {option}"
                return
    if g != m.g or game.record(g) != game.record(m.g):
        yield "a refused choice has changed something"


# Records and undo


def a_record_leads_to_the_equal_state(m: Moment) -> Found:
    """Written and read, the state is the same, and so is everything told on the way."""
    game = m.way.game
    text = game.record(m.g, result=True)
    again = game.replay(text)
    if again != m.g:
        yield "the record leads elsewhere"
    if game.record(again, result=True) != text:
        yield "the record is written otherwise"
    if _told(again) != _told(m.g) or game.events(again, 0) != game.events(m.g, 0):
        yield "something else was told on the way"


def _told(g: State) -> list[tuple[int, ...]]:
    """All events, whispered ones too."""
    return [] if g.events is None else g.events.read()


def undo_reaches_the_floor_and_no_further(m: Moment) -> Found:
    """Each state since the floor can be had back exactly; the floor itself holds."""
    game = m.way.game
    for seat in m.seats:
        free = game.undoable(m.g, seat)
        try:
            game.undo(m.g.clone(), seat, free + 1)
        except GameError as error:
            if "take back" not in str(error):
                yield f"the floor is refused with {error}"
        else:
            yield f"seat {seat} has taken back more than {free}"
        if free and m.g.last == seat and not m.g.answers:
            for steps in {1, free}:
                back = m.g.clone()
                game.undo(back, seat, steps)
                if back != m.back(steps) or game.replay(game.record(back)) != back:
                    yield f"{steps} back was not as it is now"
                m.met["undo"] += 1


def what_can_be_undone_has_revealed_nothing(m: Moment) -> Found:
    """The floor is high enough: of what a seat may take back, no seat has learned anything.

    Go back as far as undo allows, deal anew what a seat could not know then, and make the same
    choices: the seat must see what it really saw.
    """
    game = m.way.game
    free = 0 if m.g.answers else game.undoable(m.g, m.g.last)
    if m.g.log is None or not free:
        return
    choices = fold(m.g.log.read())[-free:]
    for seat in m.seats:
        world = game.redeal(m.back(free), seat, m.die)
        is_possible = _can_be_played(m, world, choices) or seat == m.g.last
        if is_possible and game.view(world, seat) != game.view(m.g, seat):
            yield f"seat {seat} has seen something that {free} choices back was hidden"


def _can_be_played(m: Moment, world: State, choices: list[tuple[int, int]]) -> bool:
    """Make these choices in an imagined world; another's may not be possible in it."""
    try:
        for seat, option in choices:
            m.way.game.play(world, seat, option)
    except GameError:
        return False
    return True


def an_undone_game_can_be_played_on(m: Moment) -> Found:
    """After an undo the same choice leads to the same state again."""
    game, seat = m.way.game, m.g.last
    if seat >= 0 and game.undoable(m.g, seat):
        row = game.record(m.g).splitlines()[-1].split()
        back = m.g.clone()
        game.undo(back, seat)
        game.play(back, seat, game.parse(row[1]))
        if back != m.g:
            yield f"seat {seat} has taken back {row[1]} and chosen it again"


# Secrets


def a_state_keeps_its_secrets(m: Moment) -> Found:
    """What a seat sees, may do and is asked is the same in a world dealt anew."""
    game, g = m.way.game, m.g
    for seat in m.seats:
        world = game.redeal(g, seat, m.die)
        if game.view(world, seat) != game.view(g, seat):
            yield f"seat {seat} sees something that is hidden from it"
        if game.options(world, seat) != game.options(g, seat):
            yield f"what seat {seat} may do follows from what is hidden from it"
        if len(game.scores(world)) != m.way.seats:
            yield "an imagined world is not scored"
        if world.asked != g.asked or (not g.over and world.stack[-1].ask(world.clone()) != g.asked):
            yield f"whom a step asks follows from what is hidden from seat {seat}"
        is_choice = not g.over and not g.stack[-1].asks_anyway()
        if is_choice and len(game.options(world, lowest(g.asked))) <= 1:
            yield f"that there is a choice follows from what is hidden from seat {seat}"


def an_imagined_world_can_be_played_to_its_end(m: Moment) -> Found:
    """Imagined worlds are possible ones."""
    world = m.way.game.redeal(m.g, 0, m.die)
    playout(world, cast(m.die))
    if not world.over or not m.way.game.winners(world):
        yield "an imagined world has no end, or no winner"


def views_are_ready_for_json_and_know_no_seed(m: Moment) -> Found:
    """A view survives the wire, and nothing in it speaks of the dice to come."""
    for seat in (*m.seats, None):
        view = m.way.game.view(m.g, seat)
        text = json.dumps(view)
        if json.loads(text) != view:
            yield f"the view of seat {seat} is another after its journey"
        if str(m.seed) in text or f"{m.seed:x}" in text:
            yield f"seat {seat} sees the seed"


def a_world_survives_its_journey(m: Moment) -> Found:
    """A parcel opens to the very world that was packed: one its seat may believe in."""
    game = m.way.game
    for seat in m.seats:
        world = game.dealt_by(quick(m.die), m.g, seat, blind=True)
        sent = game.opened(game.parcel(m.g, seat, m.die))
        sent.die = world.die
        if sent != world or sent.rows != world.rows or repr(sent.stack) != repr(world.stack):
            yield f"the world of seat {seat} is another after its journey"
        if game.view(sent, seat) != game.view(m.g, seat):
            yield f"seat {seat} sees something else after the journey"
        if sent.log is not None or sent.setup is not None:
            yield "a world that was sent knows where it comes from"


def a_spectator_hears_what_all_hear(m: Moment) -> Found:
    """Public events reach everybody, in the same order; a whisper reaches one seat."""
    if not m.g.over:
        return
    public = m.way.game.events(m.g, None)
    if not public:
        yield "nothing was ever told"
    for seat in m.seats:
        heard = iter(m.way.game.events(m.g, seat))
        if not all(any(event == other for other in heard) for event in public):
            yield f"seat {seat} has not heard what a spectator has"


def sealed_answers_of_others_are_imagined_anew(m: Moment) -> Found:
    """While a seat's answer is sealed the others can believe in each of its options."""
    game = m.way.game
    for other, answer in enumerate(m.g.answers):
        if answer == NOBODY or m.met["sealed"] > SEALED:
            continue
        m.met["sealed"] += 1
        seat = (other + 1) % m.way.seats
        options = set(m.g.stack[-1].options(m.g, other))
        dice = range(m.die, m.die + 40 * len(options))
        imagined = {game.redeal(m.g, seat, die).answers[other] for die in dice}
        if not imagined >= options:
            yield f"seat {seat} never imagines {options - imagined}"
        if game.redeal(m.g, other, m.die).answers[other] != answer:
            yield f"seat {other} imagines another answer than its own"


def what_is_asked_openly_is_known_to_all(m: Moment) -> Found:
    """No question under a seal is open; an open one is the same in every world of every seat."""
    game = m.way.game
    for seat in m.seats:
        if not is_among(seat, m.g.asked) or game.is_secret(m.g, seat):
            continue
        if isinstance(m.g.stack[-1], Sealed):
            yield f"seat {seat} answers under a seal, for all to see"
        for other in m.seats:
            world = game.redeal(m.g, other, m.die)
            if _question(game, world, seat) != _question(game, m.g, seat):
                yield f"seat {other} learns from what seat {seat} is asked"


def _question(game: Game, g: State, seat: int) -> object:
    return game.options(g, seat), game.prompt(g, seat), game.guide.refused(g, seat)


CLAIMS: Final[dict[Claim, int | None]] = {
    a_clone_is_equal_and_tells_the_same: LOOKS // 4,
    clones_live_apart: LOOKS // 4,
    the_same_choices_lead_to_the_same_end: LOOKS // 4,
    who_is_asked_has_options: LOOKS,
    what_is_not_offered_is_refused: LOOKS // 8,
    a_record_leads_to_the_equal_state: LOOKS // 4,
    undo_reaches_the_floor_and_no_further: LOOKS // 2,
    what_can_be_undone_has_revealed_nothing: LOOKS,
    an_undone_game_can_be_played_on: LOOKS // 2,
    a_state_keeps_its_secrets: LOOKS,
    an_imagined_world_can_be_played_to_its_end: LOOKS // 4,
    views_are_ready_for_json_and_know_no_seed: LOOKS,
    a_world_survives_its_journey: LOOKS // 4,
    a_spectator_hears_what_all_hear: None,
    sealed_answers_of_others_are_imagined_anew: None,
    what_is_asked_openly_is_known_to_all: LOOKS,
}
"""Each claim, and at how many states of a walk it is looked into; None: at all of them."""


def contradictions(
    way: Way, seeds: Iterable[int], claims: Mapping[Claim, int | None] = CLAIMS
) -> dict[str, list[str]]:
    """What speaks against each claim in games with these seeds, and where."""
    found: dict[str, list[str]] = {}
    met: Counter[str] = Counter()
    for seed in seeds:
        trail: list[State] = []
        for g in walk(way, SEED + seed):
            trail.append(g.clone())
            if trail[-1] != g:
                found.setdefault(a_clone_is_equal_and_tells_the_same.__name__, []).append(repr(g))
        looks = {most: sample(trail, most) for most in set(claims.values())}
        for claim, most in claims.items():
            for g in looks[most]:
                where = f"{way}, seed {SEED + seed:#x}, choice {g.choices}"
                try:
                    faults = list(claim(Moment(way, SEED + seed, g, trail, met)))
                except Exception as error:
                    error.add_note(f"{claim.__name__}: {where}")
                    raise
                if faults:
                    lines = [f"{where}: {fault}" for fault in faults]
                    found.setdefault(claim.__name__, []).extend(lines)
    if undo_reaches_the_floor_and_no_further in claims and not met["undo"]:
        found[undo_reaches_the_floor_and_no_further.__name__] = ["nothing was ever taken back"]
    return found
