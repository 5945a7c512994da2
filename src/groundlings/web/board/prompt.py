"""The prompt: what is asked of this visitor, or what all wait for, and what can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from groundlings.stage.screen import is_shared, last_mover
from groundlings.stage.second_thoughts import beat_ms
from groundlings.stage.windows import is_passing
from groundlings.store.model import GATHERING, OPEN, PLAYING
from groundlings.web.board.choosing import beside, listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.kernel.messages import Message
    from groundlings.stage.screen import Shown
    from groundlings.stage.table import LiveTable
    from groundlings.web.board.registry import Board
    from groundlings.web.board.sight import Barred, Button
    from groundlings.words import Phrasebook


class Prompt(NamedTuple):
    """What stands in the prompt bar."""

    words: str = ""
    is_asked: bool = False
    """Whether this visitor must choose."""
    is_pausing: bool = False
    """Whether this visitor may still think again before the next one acts."""
    beat: int = 0
    """Milliseconds after which that ends by itself; 0 = when this visitor says so."""
    undo: int = 0
    """How many choices may be taken back."""
    bar: Sequence[Button] = ()
    """The choices that lie on no piece of a drawn board."""
    barred: Sequence[Barred] = ()
    rule: str = ""
    """The chapter of the rules that tells what is asked."""
    state: str = "tells"
    """Whether the bar asks, tells, gives a beat, rests, or has a curtain before it."""
    plays: int | None = None
    """Whose turn everybody waits for, if it is one's."""
    chooser: int | None = None
    """Whose choices these are."""
    named: str = ""
    """The same in words, where several people look on."""
    mover: int | None = None
    """Who may take back."""


def prompt_of(
    live: LiveTable,
    mine: Sequence[int],
    screen: Shown,
    book: Phrasebook,
    board: Board,
    can: Mapping[str, Button],
    cannot: Mapping[str, str],
) -> Prompt:
    """The prompt of a running table for who looks on."""
    chooser = screen.chooser
    asked = live.game.prompt(live.state, chooser) if live.state is not None else None
    verbs = board.on_pieces
    is_pausing = live.pausing is not None and live.pausing == chooser
    mover = last_mover(live, mine, chooser)
    return Prompt(
        words=_asked(book, asked) if can else waiting(live, screen, book),
        is_asked=bool(can),
        is_pausing=is_pausing,
        beat=beat_ms(live) if is_pausing else 0,
        undo=live.undoable(mover),
        bar=[can[text] for text in beside(can, verbs)],
        barred=listed({text: cannot[text] for text in beside(cannot, verbs)}, book),
        rule=board.chapters.get(str(asked["key"]), "") if asked else "",
        state=_state(live, screen, is_asked=bool(can), is_pausing=is_pausing),
        plays=live.asked[0] if len(live.asked) == 1 else None,
        chooser=chooser,
        named=book.player(chooser) if chooser is not None and is_shared(live, mine) else "",
        mover=mover,
    )


def _state(live: LiveTable, screen: Shown, *, is_asked: bool, is_pausing: bool) -> str:
    if live.status != PLAYING:
        return "rests"
    if screen.curtain is not None:
        return "curtained"
    return "asks" if is_asked else "beat" if is_pausing else "tells"


def _asked(book: Phrasebook, asked: Message | None) -> str:
    return book.prompt(asked) if asked else ""


def waiting(live: LiveTable, screen: Shown, book: Phrasebook) -> str:
    """What everybody waits for, where this visitor has nothing to choose."""
    if live.status == GATHERING:
        free = sum(place.kind == OPEN for place in live.seats)
        return book.text("table.gathering", n=free) if free else book.text("slip.drawing")
    if live.status != PLAYING:
        return _why_nobody_plays(live, book)
    if screen.curtain is not None:
        return book.text("table.curtain", who={"seat": screen.curtain})
    if live.pausing is not None:
        is_mine = live.pausing == screen.chooser
        key = "table.end_your_turn" if is_mine else "table.pausing"
        return book.text(key, who={"seat": live.pausing})
    seat = screen.seat
    if seat is not None and seat in live.asked and live.seats[seat].understudy:
        return book.text("table.played_for_you")
    return _for_whom(live, seat, book)


def _for_whom(live: LiveTable, seat: int | None, book: Phrasebook) -> str:
    """Who must choose, and what this seat has chosen under the same seal."""
    if not live.asked:
        return ""
    if live.window is not None:
        return book.text("window.open")  # nobody may know who is waited for
    if is_passing(live):
        if live.game.usual_holds:  # people are asked there, unless they say otherwise
            return book.text("window.immediate")
        return book.text("window.passes")
    others = ", ".join(book.player(other) for other in live.asked)
    mine = live.game.sealed(live.state, seat) if live.state is not None else None
    if mine is not None:
        return book.text("table.waiting_with", who=others, choice=book.option(mine))
    return book.text("table.waiting", who=others)


def _why_nobody_plays(live: LiveTable, book: Phrasebook) -> str:
    """That somebody has won, or that the table was closed or cannot go on."""
    won = live.winners
    if won is not None:
        if len(live.seats) == 1:
            return book.text("table.alone", n=live.scores[0])
        if won:
            return book.text("table.won", who=", ".join(map(book.player, won)), n=len(won))
    return book.text(f"table.{live.status}", why=live.table.note)
