"""Narration: the story in words and signs, for the bar, for the strip below it, and for the log."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import groupby
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup

from groundlings.kernel.log import last_rows
from groundlings.web.board.registry import board_of
from groundlings.web.board.scoring import scorings
from groundlings.web.board.story import (
    CHAPTER,
    DEED,
    THOUGHT,
    Effect,
    gist,
    seat_of,
    since_last_turn,
    story_of,
)
from groundlings.web.leaf import Inset
from groundlings.web.render import macro, table_book

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

    from groundlings.kernel.game import Game
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.web.board.chronicle import Chronicle
    from groundlings.web.board.registry import Board
    from groundlings.web.board.scoring import Scoring
    from groundlings.web.board.story import Deed, Quotation
    from groundlings.words import Phrasebook

OTHERS: Final = -1
EVERYBODY: Final = -2
MOST_TOLD: Final = 4000
"""So many deeds are remembered as they were told: a log is told again and again."""
MOST_STAGED: Final = 400
"""And so many scenes of counting,"""
FEW_STAGED: Final = 3
"""each in so many ways beside the last: what is seen now is a part of it."""


class ToldDeed(NamedTuple):
    """A deed as a page tells it."""

    id: str
    kind: str
    seat: int | None
    title: str
    """What it was, in two or three words."""
    sentence: str
    """All of it in one sentence."""
    effects: list[Effect]
    quote: Quotation | None
    """What was read out."""
    pieces: str
    """The ids of the pieces that it speaks of."""
    began: int
    until: int
    is_staged: bool
    """Whether it is a scene in which points are counted."""
    chip: Markup
    """As it stands in the strip below the bar."""
    line: Markup
    """As it stands in the log."""


class Tale(NamedTuple):
    """The story as a table tells it to who looks on."""

    log: list[ToldDeed]
    """What has happened in this chapter, and since the last deed of who looks on."""
    since: list[ToldDeed]
    """What has happened since the last deed of who looks on."""
    news: ToldDeed | None
    """What somebody else did last."""
    row: int
    """After how many rows of the log that began, for who wants to see it played."""
    sheets: str
    """Where the sheets of scorings are asked for, if they are not here."""
    scorings: list[Scoring]
    """The scenes of that in which points were counted."""


class Chapter(NamedTuple):
    """A part of the story: its title, and each deed with the row after which it was done."""

    title: str
    deeds: list[tuple[int, ToldDeed]]


class Narrator:
    """Tells deeds in the words of one table."""

    def __init__(self, game: str, board: Board, book: Phrasebook) -> None:
        self.board = board
        self.book = book
        self.seats = len(book.names)
        self._draw = macro("board/_deed.html", book, game)
        self._told: dict[str, ToldDeed] = {}
        self._latest: tuple[Deed | None, ToldDeed | None] = None, None
        self._staged: dict[int, tuple[ToldDeed, list[tuple[object, Scoring]]]] = {}
        self._drawn: dict[tuple[int, Hashable], tuple[Scoring, Inset]] = {}
        """Those scenes as they were drawn, by who they are: they stay with us."""

    def tell(self, deed: Deed) -> ToldDeed:
        """A deed in words; one drawing asks several times for the one under way."""
        latest, told = self._latest
        if deed is latest and told is not None:
            return told
        key = str(deed)
        told = self._told.get(key)
        if told is None:
            if len(self._told) > MOST_TOLD:
                self._told.clear()
            told = self._told[key] = self._tell(deed)
        self._latest = deed, told
        return told

    def once(self, told: ToldDeed, facts: object, staged: Callable[[], Scoring]) -> Scoring:
        """A scene in which points were counted: written down once for as long as it is the same.

        That is seen by comparing it: to write down what it shows takes longer.
        """
        _, known = self._staged.get(id(told), (told, []))
        found = next((scoring for shown, scoring in known if shown == facts), None)
        if found is None:
            if len(self._staged) >= MOST_STAGED:
                self._staged.clear()
            found = staged()
            known = [*known[-FEW_STAGED:], (facts, found)]
            self._staged[id(told)] = told, known  # which is held, so that its id stays its own
        return found

    def drawn(self, scoring: Scoring, called: Hashable, draw: Callable[[], str]) -> Inset:
        """The sheet of a scene, drawn once for those who are called so."""
        _, found = self._drawn.get((id(scoring), called), (None, None))
        if found is None:
            found = Inset(draw())
            if len(self._drawn) >= MOST_STAGED:
                self._drawn.clear()
            self._drawn[id(scoring), called] = scoring, found
        return found

    def _tell(self, deed: Deed) -> ToldDeed:
        effects = self.effects(deed)
        facts: dict[str, Any] = {
            "id": _id(deed),
            "kind": deed.kind,
            "seat": deed.seat,
            "title": self._title(deed),
            "sentence": self._sentence(deed, effects),
            "effects": effects,
            "quote": self.board.quoted(deed.lead, self.book) if deed.kind == DEED else None,
            "pieces": " ".join(self.pieces(deed.events)),
            "is_staged": deed.kind in self.board.telling.staged,
            "began": deed.began,
            "until": deed.until,
        }
        shown = SimpleNamespace(**facts)
        return ToldDeed(
            **facts, chip=self._draw("chip", deed=shown), line=self._draw("line", deed=shown)
        )

    def tale(
        self,
        game: Game,
        g: State,
        seat: int | None,
        view: Mapping[str, Any],
        of_late: Callable[[Sequence[Deed]], list[Deed]] | None = None,
        sheets: str = "",
        chronicle: Chronicle | None = None,
    ) -> Tale:
        """What this seat may know of what has happened of late: since its last turn, or else.

        Of a game that goes on it is read in its chronicle. The sheets of scorings come with it,
        or there is an address at which they are asked for.
        """
        tell = self.tell
        if chronicle is None:
            story, rows = story_of(game, g, seat, self.board.telling), rows_of(g)
        else:
            story, rows = chronicle.read(g), chronicle.rows
            tell = partial(chronicle.once, self.tell)
        since = of_late(story) if of_late else since_last_turn(story, seat, self.seats)
        first = min(since[0].began if since else g.choices, _chapter(story))
        told = [tell(deed) for deed in since if deed.kind != CHAPTER]
        return Tale(
            log=[tell(deed) for deed in story if deed.began >= first],
            since=told,
            news=told[-1] if told else None,
            row=rows[max(since[0].began - 1, 0)] if since else rows[-1],
            sheets=sheets,
            scorings=[] if sheets else list(scorings(self, view, story, since, tell).values()),
        )

    def whole(self, game: Game, g: State, seat: int | None) -> list[Chapter]:
        """The whole story, chapter by chapter; each deed with the row after which it was done."""
        rows = rows_of(g)
        found = [Chapter("", [])]
        for deed in story_of(game, g, seat, self.board.telling, whole=True):
            told = self.tell(deed)
            if deed.kind == CHAPTER:
                before = found.pop().title if not found[-1].deeds else ""
                found.append(Chapter(" · ".join(filter(None, (before, told.sentence))), []))
            else:
                found[-1].deeds.append((rows[min(deed.until, len(rows) - 1)], told))
        return [chapter for chapter in found if chapter.deeds]

    def _title(self, deed: Deed) -> str:
        match deed.kind:
            case "thought":
                who = {"seat": deed.seat}
                return self.book.text("terminal.took_back", who=who, n=deed.steps_back)
            case "chapter" | "deed":
                return self.book.brief(deed.lead)
        return self.book.scene(deed.kind)

    def _sentence(self, deed: Deed, effects: Sequence[Effect]) -> str:
        told = self.listed(effects)
        if deed.kind == DEED:
            if deed.seat is not None and not told and self.board.quoted(deed.lead, self.book):
                return f"{self.book.named(self.book.player(deed.seat), self._title(deed))}."
            return self.book.deed(deed.lead, told)
        title = self._title(deed)
        return (
            f"{self.book.named(title, self.book.text('list.also').join(told))}." if told else title
        )

    def effects(self, deed: Deed) -> list[Effect]:
        """What came of a deed, each in a few words; what hits all others alike is told once."""
        if deed.kind == THOUGHT:
            return []
        events = deed.effects if deed.kind in {DEED, CHAPTER} else deed.events
        return self.told_effects(events, deed.seat)

    def told_effects(self, events: Sequence[Message], doer: int | None) -> list[Effect]:
        """What these events came to, as effects of what somebody did."""
        return list(self._effects(gist(events, self.board.telling), doer))

    def pieces(self, events: Sequence[Message]) -> Iterable[str]:
        """The ids of the pieces that these events speak of."""
        return dict.fromkeys(filter(None, map(self.board.pointed, events)))

    def listed(self, effects: Sequence[Effect]) -> list[str]:
        """Effects in words, those of one player together."""
        found: list[str] = []
        for name, some in groupby(effects, lambda effect: effect.name):
            told = [
                self.book.text("story.times", n=n, what=text) if n > 1 else text
                for text, n in (
                    (text, len([*same])) for text, same in groupby(e.text for e in some)
                )
            ]
            what = self.book.text("list.and").join(told)
            found.append(self.book.named(name, what) if name else what)
        return found

    def _effects(self, events: Sequence[Message], doer: int | None) -> Iterator[Effect]:
        n = 0
        while n < len(events):
            same = _alike(events[n:])
            hit = {seat_of(event) for event in same}
            whom = None
            if len(hit) > 1 and hit == set(range(self.seats)):
                whom = EVERYBODY
            elif len(hit) > 1 and hit == set(range(self.seats)) - {doer}:
                whom = OTHERS
            for event in same[:1] if whom else same:
                yield self._effect(event, whom or seat_of(event), doer)
            n += len(same)

    def _effect(self, event: Message, whom: int | None, doer: int | None) -> Effect:
        sign, text = self.board.sign(event, self.book), self.book.brief(event)
        if whom is None or whom == doer:
            return Effect(sign, text)
        return Effect(sign, text, whom, self._whom(whom))

    def _whom(self, whom: int) -> str:
        if whom == EVERYBODY:
            return self.book.text("story.everybody")
        return self.book.text("story.others") if whom == OTHERS else self.book.player(whom)


def _id(deed: Deed) -> str:
    """Its name on the page: with one choice several deeds and chapters may begin."""
    if deed.kind not in {DEED, CHAPTER}:
        return f"deed-{deed.began}-{deed.kind}"
    whose = "" if deed.seat is None else f"-{deed.seat}"
    return f"deed-{deed.began}-{deed.lead['key']}{whose}"


def rows_of(g: State) -> Sequence[int]:
    """By number of choices, the row of the log after which they stood."""
    log = g.log.read() if g.log else []
    if len(log) == g.choices:  # nobody has thought again
        return range(len(log) + 1)
    return last_rows((seat, option) for seat, option in log)


def _chapter(story: Sequence[Deed]) -> int:
    """The choice that the last chapter began with."""
    return max((deed.began for deed in story if deed.kind == CHAPTER), default=0)


@lru_cache(maxsize=512)
def narrator(game: Game, language: str, names: tuple[str, ...]) -> Narrator:
    """Who tells the story of a table."""
    return Narrator(game.name, board_of(game.name), table_book(game, language, names))


def _alike(events: Sequence[Message]) -> list[Message]:
    """The first event, and those right after it that say the same of somebody else."""
    first, found = events[0], [events[0]]
    if "who" not in first:
        return found
    for other in events[1:]:
        keys = {*first, *other} - {"who", "choice"}
        if any(first.get(key) != other.get(key) for key in keys) or other["who"] in (
            one["who"] for one in found
        ):
            break
        found.append(other)
    return found
