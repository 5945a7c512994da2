"""Nothing that a seat may not know is ever drawn, told or streamed for it.

Whole golden games, state by state: in every world a seat can believe in it is shown the same, byte
for byte. What is told of the past is exactly what the engine says this seat has heard.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from golden.story import records
from groundlings.othello.state import SCRIPT
from groundlings.othello.verbs import SCRIPT_NAMES
from groundlings.shakespeare.deck import in_deck
from groundlings.shakespeare.verbs import CARD_NAMES, OBJECTIVE_NAMES
from groundlings.stage.screen import Look
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.stage.windows import is_done_for
from groundlings.store.model import FINISHED
from groundlings.web.api import body
from groundlings.web.board.log import log_of
from groundlings.web.board.registry import board_of
from groundlings.web.changes import lines_of
from groundlings.web.scene import draw, everything, scene
from groundlings.web.stream import message
from groundlings.web.visit import Visit, book_of
from othello.proof import unseen as never_seen
from pit.proof import places
from pit.verbs import TRICK_NAMES
from sampling import STRIDE
from shakespeare.proof import unseen
from web.golden_tables import walked
from web.markup import Markup

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from groundlings.kernel.state import State
    from groundlings.stage.table import LiveTable

pytestmark = pytest.mark.compiled

BASE = "http://globe.test"
LINES = 200
"""Of a game with so many lines every STRIDEth state is looked at, of a longer one as many states;
a soak looks at all."""
JSON, PAGE = 0, 2
"""Where what a program reads and what is drawn lie in what a visitor is shown."""
HISTORY = {"deeds", "reading"}
"""What was done in public may be remembered, wherever the pieces lie now."""
LOG = re.compile(r'<section class="logbook".*?</section>', re.DOTALL)


def moments(record: Path, person: str = "person {}") -> Iterator[LiveTable]:
    """The states of a game that are looked at: of a long one some, always with its end."""
    lines = len(record.read_text(encoding="utf-8").splitlines())
    stride = 1 if STRIDE == 1 else lines * STRIDE // LINES + 1
    for n, live in enumerate(walked(record, person)):
        if n % stride == 0 or live.status == FINISHED:
            yield live


def person(seat: int) -> Visitor:
    return Visitor(person=f"person {seat}")


def shown(live: LiveTable, who: Visitor) -> list[bytes]:
    """All that a visitor is given: the table, its message, everything, the JSON and its message."""
    told = json.dumps(body(live, who), separators=(",", ":"))
    return [told.encode(), message(live.rev, lines_of(told)), *drawn(live, who)]


def drawn(live: LiveTable, who: Visitor) -> list[bytes]:
    """All that a screen is given: the table, its message, everything."""
    live.tell()
    visit = Visit(who, "en", BASE)
    html = draw(live, visit)
    told = message(live.rev, lines_of(html))
    return [html.encode(), told, repr(everything(live, visit)).encode()]


def in_another_world(live: LiveTable, seat: int, die: int) -> State:
    """A world this seat may believe in, with the past that this seat remembers."""
    assert live.state is not None
    world = live.game.redeal(live.state, seat, die)
    world.log, world.events = live.state.log, live.state.events
    return world


def assert_same_in(
    live: LiveTable,
    world: State,
    who: Visitor,
    here: list[bytes],
    given: Callable[[LiveTable, Visitor], list[bytes]] = shown,
) -> None:
    """The visitor, who is shown `here`, cannot tell the two worlds apart."""
    real = live.state
    live.state = world
    there = given(live, who)
    live.state = real
    live.tell()
    assert here == there, (live.game.name, live.rev, who)


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_nobody_is_shown_what_they_cannot_know(record: Path) -> None:
    """A seat sees the same in every world it may believe in; who holds none, in those of all.

    Nothing that is hidden has its name on anybody's page, and nothing tells of the dice before the
    end: one walk, for to draw the pages is what takes long.
    """
    looked_at = 0
    for live in moments(record):
        dice = [] if live.status == FINISHED else secrets(live)
        onlooker = shown(live, ONLOOKER)
        seat = live.rev % len(live.seats)
        assert_same_in(live, in_another_world(live, seat, live.rev + 1), ONLOOKER, onlooker)
        assert not any(one in page for one in dice for page in onlooker), live.rev
        for seat in range(len(live.seats)):
            here = shown(live, person(seat))
            assert_same_in(live, in_another_world(live, seat, live.rev), person(seat), here)
            assert not any(one in page for one in dice for page in here), (live.rev, seat)
            looked_at += assert_nothing_hidden_is_named(live, seat, here)
    assert looked_at > 0 or "tricks-False" in record.stem


def secrets(live: LiveTable) -> list[bytes]:
    """What nobody may read before the end: secret, salt and seed."""
    pledge = live.table.pledge(live.seats)
    texts = (f"{pledge.secret:032x}", pledge.salt.hex(), str(pledge.secret))
    return [text.encode() for text in texts if len(text) > 8]


def assert_nothing_hidden_is_named(live: LiveTable, seat: int, here: list[bytes]) -> int:
    """Neither as the engine writes it nor in words; how many names were looked for.

    What a seat was told itself may be there.
    """
    names = hidden_names(live, seat)
    if not names:
        return 0
    assert live.state is not None
    book = book_of(live, "en")
    heard = " ".join(book.event(one) for one in live.game.events(live.state, seat))
    words = Markup(LOG.sub("", here[PAGE].decode())).text
    view: Any = json.loads(here[JSON])["view"]
    told = json.dumps({key: view[key] for key in view if key not in HISTORY})
    choices = " ".join(live.options(seat)).replace(":", " ").split()
    for name in names:
        assert f'"{name}"' not in told, (live.rev, seat, name)
        assert name not in choices, (live.rev, seat, name)
        spoken = book.noun(name)
        if spoken not in heard:
            assert not re.search(rf"\b{re.escape(spoken)}\b", words), (live.rev, seat, name)
    return len(names)


def hidden_names(live: LiveTable, seat: int) -> set[str]:
    """What lies where this seat cannot look, and lies nowhere that it can."""
    g: Any = live.state
    if live.game.name == "pit":
        hidden = {TRICK_NAMES[g.cells[place]] for place in places(g, seat)}
        view: Any = live.game.view(g, seat)
        return hidden - set(
            re.findall(r"[a-z-]+", json.dumps([view["hand"], view["known"], view["pile"]]))
        )
    if live.game.name == "othello":
        view = live.game.view(g, seat)
        # Everybody knows which card the play wants next, and which ones are the curtains of an act.
        awaited = {view["next"], *(one["card"] for one in view["curtains"].values())}
        return {SCRIPT_NAMES[card] for card in never_seen(g, seat, SCRIPT)} - awaited
    hidden = {OBJECTIVE_NAMES[objective] for objective in unseen(g, seat)}
    deck = {CARD_NAMES[card] for card in in_deck(g)}
    view = live.game.view(g, seat)
    public = json.dumps([view[key] for key in ("display", "dismissed", "players")])
    mine = json.dumps([view[key] for key in ("held", "drawn", "under")])
    return {name for name in hidden if f'"{name}"' not in mine + public} | {
        name for name in deck if f'"{name}"' not in public
    }


# Around one screen

SHARED = [record for record in records() if not record.stem.startswith("shakespeare-1")]
OPENLY = [record for record in SHARED if record.stem.startswith(("shakespeare", "othello"))]
WITH_OBJECTIVES = [record for record in OPENLY if record.stem.startswith("shakespeare")]
ONE = Visitor(person="one")


@pytest.mark.parametrize(
    "record", [one for one in SHARED if one not in OPENLY], ids=lambda record: record.stem
)
def test_a_shared_screen_shows_nobodys_secrets_until_somebody_says_who_they_are(
    record: Path,
) -> None:
    """A game that says nothing of what is secret: nothing of the table is drawn."""
    for live in moments(record, "one"):
        if live.status == FINISHED:
            continue
        asked = live.asked[0]
        html = draw(live, Visit(ONE, "en", BASE))
        assert 'class="curtain"' in html
        assert 'class="facts"' not in html
        assert 'class="log"' not in html
        assert everything(live, Visit(ONE, "en", BASE)) == []
        other = next(seat for seat in range(len(live.seats)) if seat != asked)
        here = drawn(live, ONE)
        assert_same_in(live, in_another_world(live, other, live.rev), ONE, here, drawn)
        raised = Visit(ONE, "en", BASE, look=Look(asked, live.rev))
        assert 'class="curtain"' not in draw(live, raised)
        not_asked = [seat for seat in range(len(live.seats)) if seat not in live.asked]
        for seat in not_asked:
            assert draw(live, Visit(ONE, "en", BASE, look=Look(seat, live.rev))) == html


@pytest.mark.parametrize("record", OPENLY, ids=lambda record: record.stem)
def test_an_open_screen_shows_what_a_spectator_sees_and_the_choices_of_who_is_asked(
    record: Path,
) -> None:
    """In every world that anybody may believe in: whatever is hidden from somebody is not there."""
    met: Counter[str] = Counter()
    for live in moments(record, "one"):
        if live.status == FINISHED:
            continue
        assert live.state is not None
        live.seats = [replace(seat, orders="", token=None) for seat in live.seats]  # people
        here = drawn(live, ONE)
        for seat in range(len(live.seats)):
            assert_same_in(live, in_another_world(live, seat, live.rev), ONE, here, drawn)
        page = scene(live, Visit(ONE, "en", BASE))
        public = scene(live, Visit(ONLOOKER, "en", BASE))
        assert page.seat is None
        assert everything(live, Visit(ONE, "en", BASE)) == everything(
            live, Visit(ONLOOKER, "en", BASE)
        )
        assert page.tale is not None
        assert public.tale is not None
        known = {deed.id: deed for deed in public.tale.log}
        assert all(known.get(deed.id, deed) == deed for deed in page.tale.log)
        offered = [button.value for group in page.groups for button in group.buttons]
        asked = live.asked[0]
        html = draw(live, Visit(ONE, "en", BASE))
        is_secret = live.game.is_secret(live.state, asked)
        is_quiet = live.window is not None or is_done_for(live, asked)
        met["quiet" if is_quiet else "secret" if is_secret else "open"] += 1
        is_silent = is_secret or is_quiet
        assert offered == ([] if is_silent else sorted_like(offered, live.options(asked)))
        assert ('id="raise"' in html) == (is_secret and not is_quiet)
        assert ("chooses</b>" in html) != is_silent
    assert len(met) > 1 or "strategic_rest" in record.stem  # there only wagers are, and few are met


def sorted_like(texts: list[str], options: list[str]) -> list[str]:
    """The options of a seat in the order of these texts."""
    assert sorted(texts) == sorted(options)
    return texts


@pytest.mark.parametrize("record", WITH_OBJECTIVES, ids=lambda record: record.stem)
def test_no_hidden_objective_is_named_on_an_open_screen(record: Path) -> None:
    """Neither of who is asked nor of anybody else; a look at one's own shows those alone."""
    met = 0
    for live in moments(record, "one"):
        if live.status == FINISHED:
            continue
        g: Any = live.state
        held_by = [set(live.game.view(g, seat)["held"]) for seat in range(len(live.seats))]  # type: ignore[call-overload]
        html = draw(live, Visit(ONE, "en", BASE))
        for name in OBJECTIVE_NAMES:
            assert f"goal-{name}" not in html, (live.rev, name)
        for seat, own in enumerate(held_by):
            look = draw(live, Visit(ONE, "en", BASE, look=Look(seat, live.rev)))
            there = {name for name in OBJECTIVE_NAMES if f'id="goal-{name}"' in look}
            drew = set(live.game.view(g, seat)["drawn"])  # type: ignore[call-overload]
            assert there == own | drew
            met += bool(own)
            stale = Visit(ONE, "en", BASE, look=Look(seat, live.asked_at(seat) - 1))
            assert draw(live, stale) == html
    assert met > 0


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_the_log_tells_a_seat_exactly_what_it_has_heard(record: Path) -> None:
    for live in moments(record):
        g = live.state
        assert g is not None
        for seat in [*range(len(live.seats)), None]:
            book = book_of(live, "en")
            heard = [book.event(event) for event in live.game.events(g, seat)]
            board = board_of(live.game.name)
            lines = log_of(live.game, g, seat, book, board)
            assert [line.text for line in lines if not line.is_undone] == heard
            recent = log_of(live.game, g, seat, book, board, 40)
            assert [line.text for line in recent] == [line.text for line in lines][-40:]


@pytest.mark.parametrize("record", records(), ids=lambda record: record.stem)
def test_nobody_is_shown_a_choice_that_was_made_under_a_seal(record: Path) -> None:
    """The look back at the last row says what was chosen only to who chose it."""
    for live in moments(record):
        if live.status == FINISHED or not live.rows or live.state is None:
            continue
        row = live.rows[-1]
        if not live.state.answers or live.state.answers[row.seat] < 0:
            continue
        for seat in [None, *range(len(live.seats))]:
            who = ONLOOKER if seat is None else person(seat)
            html = draw(live, Visit(who, "en", BASE, at=live.rev))
            assert ('class="told"' in html) == (seat == row.seat)
            html = draw(live, Visit(who, "en", BASE))
            assert ("You have chosen: " in html) == (
                seat is not None and live.state.answers[seat] >= 0
            )


def test_these_tests_would_see_a_leak() -> None:
    """The page of another seat does differ between the worlds that a seat may believe in."""
    record = next(record for record in records() if record.stem == "pit-3")
    differences = 0
    for live in moments(record):
        real = live.state
        here = shown(live, person(1))
        live.state = in_another_world(live, 0, live.rev)
        differences += here != shown(live, person(1))
        live.state = real
    assert differences > 0
