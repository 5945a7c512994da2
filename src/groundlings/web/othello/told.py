"""The play as this table told it, in words: a page to keep, to print and to share.

It knows what an onlooker may know, so it is the same for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.sketch import sources
from groundlings.web.othello.as_told import (
    ASIDE,
    BY_CARD,
    CURTAIN,
    SCORED,
    Death,
    Line,
    NewLead,
    acts_told,
    deaths,
)
from groundlings.web.othello.order_of_play import order_figure
from groundlings.web.othello.prints import in_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State
    from groundlings.web.othello.as_told import Act, Entry, Scene
    from groundlings.web.othello.order_of_play import OrderFigure
    from groundlings.words import Phrasebook

LEAD: Final = "iago"
"""The character that the Lead plays."""
KILLS: Final = frozenset({"kills", "watches"})
OWN_ACT: Final = "X"
"""How the nouns of own cards begin."""
OWN_SIGN: Final = "\N{LOWER RIGHT PENCIL}"


class ToldEntry(NamedTuple):
    """Something that happened in a scene: a line of the play, or a sentence about it."""

    kind: str
    """`heard`, `struck`, `death` or `note`."""
    sentence: str
    seat: int | None = None
    """Whose line it was."""
    speaker: str = ""
    verses: tuple[str, ...] = ()
    """The quotation, always in English."""
    where: str = ""
    """Its act, scene and line in the play."""
    title: str = ""
    """What the card is called, where it quotes nothing."""
    is_own: bool = False
    """Whether it is a card that players have written."""


class ToldScene(NamedTuple):
    """A scene, as it is told."""

    number: int
    entries: list[ToldEntry]


class ToldAct(NamedTuple):
    """An act, as it is told."""

    key: str
    name: str
    synopsis: str
    opening: str
    """Who was the Lead at first."""
    scenes: list[ToldScene]
    end: str
    """How it ended; empty while it is played."""
    figure: OrderFigure
    order: list[str]
    """In which order it was told, in sentences."""


class ToldPerson(NamedTuple):
    """A character, and what became of it."""

    key: str
    name: str
    about: str
    fate: str
    is_dead: bool


class ToldPlayer(NamedTuple):
    """What a player has come to."""

    seat: int
    name: str
    total: int
    sources: str


class ToldPlay(NamedTuple):
    """The whole of it."""

    synopsis: str
    counts: str
    """How many acts, scenes, lines and dead."""
    persons: list[ToldPerson]
    acts: list[ToldAct]
    players: list[ToldPlayer]


def told(game: Game, g: State, book: Phrasebook) -> ToldPlay:
    """The play as far as it was told."""
    acts, leads = acts_told(game.events(g, None))
    view: Mapping[str, Any] = game.view(g, None)
    boards = game.guide.boards()
    teller = _Teller(boards, book)
    lines = [line for act in acts for line in act.lines]
    dead = sum(state["dead"] for state in _cast(view).values())
    return ToldPlay(
        synopsis=boards["synopsis"][book.language],
        counts=book.text(
            "told.counts",
            acts=len(acts),
            scenes=sum(len(act.scenes) for act in acts),
            n=sum(line.is_heard for line in lines),
            total=len(boards["cards"]),
            dead=dead,
        ),
        persons=_persons(game, view, acts, leads, book),
        acts=[teller.act(act) for act in acts],
        players=[
            ToldPlayer(seat, book.player(seat), int(player["total"]), _by_sources(view, seat, book))
            for seat, player in enumerate(view["players"])
        ],
    )


class _Teller:
    """Puts acts into words."""

    def __init__(self, boards: Mapping[str, Any], book: Phrasebook) -> None:
        self.boards = boards
        self.book = book
        self.kills = {
            card["character_2"]: key
            for key, card in boards["cards"].items()
            if card["verb"] in KILLS and not card.get("own")
        }
        """The card of the script by which each character dies."""

    def act(self, act: Act) -> ToldAct:
        """One act."""
        printed = self.boards["acts"][act.name]
        noun = {"noun": act.name}
        cards = in_order(self.boards, act.name)
        heard = [int(self.boards["cards"][card]["position"]) for card in act.heard]
        figure = order_figure([_number(card) for card in cards], heard)
        end = ""
        if act.ended:
            end = self.book.event({
                "key": "act-ended" if act.ended == CURTAIN else "act-ran-out", "act": noun,
            })  # fmt: skip
        return ToldAct(
            key=act.name,
            name=self.book.noun(act.name),
            synopsis=printed["synopsis"][self.book.language],
            opening=self.book.text("told.lead", who=_who(act.lead)),
            scenes=[self.scene(scene) for scene in act.scenes],
            end=end,
            figure=figure,
            order=self.order(act, figure),
        )

    def order(self, act: Act, figure: OrderFigure) -> list[str]:
        """How the act was told, and how Shakespeare tells it."""
        heard, text = len(figure.told), self.book.text
        if not heard:
            return [text("told.none_heard")]
        found = [text("told.lines_heard", n=heard, total=len(figure.written))]
        if figure.early:
            cards = in_order(self.boards, act.name)
            titles = [self.book.noun(cards[place - 1]) for place in figure.early]
            found.append(text("told.too_early", cards=text("list.also").join(titles)))
        elif heard > 1:
            found.append(text("told.in_order"))
        return found

    def scene(self, scene: Scene) -> ToldScene:
        """One scene; in one without a line of the play that is said."""
        entries = [self.entry(entry) for entry in scene.entries]
        if not scene.lines:
            entries.insert(0, ToldEntry("note", self.book.text("told.silent")))
        return ToldScene(scene.number, entries)

    def entry(self, entry: Entry) -> ToldEntry:
        """One thing that happened."""
        if isinstance(entry, Line):
            return self.line(entry)
        if isinstance(entry, Death):
            return ToldEntry("death", f"{self.death(entry)} {self.compared(entry)}")
        if isinstance(entry, NewLead):
            key, one, other = "took-lead", entry.seat, entry.whom
            if entry.is_given:
                key, one, other = "gave-lead", entry.whom, entry.seat
            said = self.book.event({"key": key, "who": _who(one), "whom": _who(other)})
            return ToldEntry("note", said)
        noun = {"noun": entry.character}
        said = self.book.event({"key": "revived", "who": _who(entry.seat), "character": noun})
        return ToldEntry("note", said)

    def line(self, line: Line) -> ToldEntry:
        """A line of the play, and what came of it."""
        card = self.boards["cards"][line.card]
        return ToldEntry(
            "heard" if line.is_heard else "struck",
            self.caption(line),
            line.seat,
            card["speaker"][self.book.language],
            tuple(line for line in card["quote"].split(" / ") if line),
            card["where"],
            title="" if card["quote"] else card["title"][self.book.language],
            is_own=bool(card.get("own")),
        )

    def caption(self, line: Line) -> str:
        """Who played it, or why it was not heard."""
        key = line.outcome
        if key == SCORED and line.as_lead:
            key = "scored_lead"
        elif key == ASIDE and line.by is not None:
            key = "seized_aside"
        character = self.boards["cards"][line.card]["character_1"]
        return self.book.text(
            f"told.line_{key}",
            who=_who(line.seat),
            by=_who(line.seat if line.by is None else line.by),
            card={"noun": line.card},
            character={"noun": character},
            n=line.points,
        )

    def death(self, death: Death) -> str:
        """Who died by whose hand, and how."""
        return self.book.text(
            f"told.death_{death.cause}",
            character={"noun": death.character},
            who=_who(death.seat),
            card={"noun": death.card},
        )

    def compared(self, death: Death) -> str:
        """Whether Shakespeare has it so."""
        card = self.kills.get(death.character)
        if card is None:
            return self.book.text("told.unwritten", character={"noun": death.character})
        if death.cause == BY_CARD and death.card == card:
            return self.book.text("told.as_written")
        return self.book.text("told.written_otherwise", card={"noun": card})


# The persons


def _cast(view: Mapping[str, Any]) -> dict[str, Any]:
    """All characters, on stage and off it."""
    return {**view["cast"], **view["offstage"]}


def _persons(
    game: Game,
    view: Mapping[str, Any],
    acts: list[Act],
    leads: Iterable[int],
    book: Phrasebook,
) -> list[ToldPerson]:
    """Every character that has come on stage so far."""
    about = {
        str(row.columns[0]): str(row.columns[1])
        for table in game.guide.cards(book.language)
        if table.title == "characters"
        for row in table.rows
    }
    found = []
    for key, printed in game.guide.boards()["characters"].items():
        if min(printed["acts"]) > len(acts):
            continue
        state, name = _cast(view)[key], book.noun(key)
        fate = [_fate(key, state, max(printed["acts"]), acts, book)]
        if key == LEAD:
            players = book.text("list.and").join(book.told(seat) for seat in dict.fromkeys(leads))
            fate.insert(0, book.text("told.led", names=players))
        found.append(ToldPerson(key, name, about.get(name, ""), " ".join(fate), state["dead"]))
    return found


def _fate(key: str, state: Mapping[str, Any], last: int, acts: list[Act], book: Phrasebook) -> str:
    """What has become of a character whose last act is this one."""
    died = [(act, scene, one) for act, scene, one in deaths(acts) if one.character == key]
    if state["dead"] and died:
        act, scene, death = died[-1]
        return book.text(
            "told.fate_died", act={"noun": act.name}, scene=scene.number, who=_who(death.seat)
        )
    said = [book.text("told.fate_back")] if died else []
    if last < len(acts):
        said.append(book.text("told.fate_gone", act={"noun": acts[last - 1].name}))
    elif state["tokens"]:
        said.append(book.text("told.fate_hurt", n=state["tokens"], total=state["limit"]))
    else:
        said.append(book.text("told.fate_lives"))
    return " ".join(said)


def _by_sources(view: Mapping[str, Any], seat: int, book: Phrasebook) -> str:
    """Where the points of a player come from."""
    found = sources(view, seat)
    return book.text("list.also").join(
        book.named(book.label(source).name, str(n)) for source, n in found.items() if n
    )


def _who(seat: int) -> dict[str, int]:
    return {"seat": seat}


def _number(card: str) -> str:
    """The number of a card within its act; own ones have a sign."""
    act, _, number = card.partition(".")
    return OWN_SIGN if act == OWN_ACT else number
