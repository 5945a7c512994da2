"""What programs send to the JSON API and what they get: the shapes that its OpenAPI tells."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

MOST_SEATS: Final = 12


class Body(BaseModel):
    """What a program sends: nothing that we do not know."""

    model_config = ConfigDict(extra="forbid", title="Body")


class NewTable(Body):
    """A table to be opened."""

    game: StrictStr = Field(description="one of /api/v1/games", examples=["shakespeare"])
    seats: list[StrictStr] = Field(
        min_length=1,
        max_length=MOST_SEATS,
        description="for each seat: 'me', 'open', 'screen' or 'bot:NAME'",
        examples=[["me", "bot:greedy"]],
    )
    variants: dict[str, StrictBool | StrictInt | StrictStr] = Field(default_factory=dict)
    edition: StrictStr | None = Field(None, description="the fingerprint of an edition")
    name: StrictStr = Field("", max_length=200, description="of the table; we choose one if empty")
    language: StrictStr = Field("en", max_length=8)
    watch: StrictStr = Field("link", description="'link', 'listed' or 'none'")
    end_turn: StrictBool = Field(default=False, description="turns are ended by saying so")
    clock: StrictBool = Field(
        default=True,
        description="whether a window, in which others may stop a deed, is open for a fixed time;"
        " without it, and among programs and bots alone, it opens when all have answered",
    )
    table_read: StrictBool = Field(
        default=False, description="the play is read to all, at games whose view has `reading`"
    )
    hints: StrictBool | None = Field(
        None,
        description="whether those who play get hints; null = where one is alone or against bots",
    )
    slip: StrictStr = Field(
        "",
        description="your part of the dice, for the first seat of yours: SHA-256 over the text"
        " 'groundlings slip' and 32 bytes that you keep until all slips are in, in hexadecimal;"
        " empty = the house draws for you",
    )
    cards: StrictStr = Field(
        "",
        max_length=20_000,
        description="cards of your own, mixed into the decks: the text of their small file, with as"
        " many [[own]] records as the game has `blank_cards`",
        examples=[
            '[[own]]\nsort = "staging"\nen = "Alms"\neffects = [{ do = "gain", what = "intrigue" }]'
        ],
    )


class NewChoice(Body):
    """A choice, or several at once."""

    rev: StrictInt = Field(description="the rev of the table this was chosen at")
    choice: StrictStr | list[StrictStr] = Field(description="one of options, as it stands there")


class NewUndo(Body):
    """A choice taken back."""

    rev: StrictInt
    steps: StrictInt | None = Field(1, description="null = everything down to the last barrier")


class Claim(Body):
    """A seat to be taken by invitation."""

    invite: StrictStr = Field(description="the link or its code")
    name: StrictStr = Field("", max_length=200)
    slip: StrictStr = Field("", description="your part of the dice, as at a new table")


class SlipSent(Body):
    """A slip is opened, or put in where one is awaited."""

    nonce: StrictStr = Field(
        "", description="the 32 bytes of your slip, when `dice.phase` is 'opening'"
    )
    slip: StrictStr = Field(
        "", description="a seal, when yours is awaited: at a rematch, where `slip` is empty"
    )


class HintsWanted(Body):
    """Somebody who is asked wants to know what is best."""

    rev: StrictInt = Field(description="the rev of the table this is asked at")
    language: Literal["en", "fr", "hu"] = Field("en", description="of the sentences")


class ReasonGiven(BaseModel):
    """A source of points."""

    source: str = Field(
        description="as `view` names it; 'rival' is what the best of the others makes less"
    )
    points: float = Field(description="so many more the best choice makes there")


class HintGiven(BaseModel):
    """One of the few best choices."""

    option: str
    behind: float = Field(
        description="how much less than the best it is worth; 0 where that cannot be told"
    )
    interval: tuple[float, float] = Field(description="of that difference, 95 %")
    reasons: list[ReasonGiven] = Field(description="the largest first; empty where behind is 0")
    sentence: str = Field(description="the same in words")


class HintsNow(BaseModel):
    """The few best choices, the best first, only from what the seat may know."""

    rev: int
    seat: int
    sentence: str = Field(description="the best one, and where it is better")
    hints: list[HintGiven] = Field(description="empty where nobody has learned to play this")


class AtRev(Body):
    """Something said at a certain moment."""

    rev: StrictInt


class SeatGiven(BaseModel):
    """A seat of a new table."""

    seat: int
    token: str | None = Field(description="what you show to play here; kept nowhere else")
    invite: str | None = Field(description="the link for whoever shall sit here")


class TokenGiven(BaseModel):
    """Another token for the same seats."""

    token: str = Field(description="what you show from now on; kept nowhere else")


class TableOpened(BaseModel):
    """The table that was opened."""

    id: str
    rev: int
    seats: list[SeatGiven]
    url: str
    commitment: str = Field(description="SHA-256 over the house's secret and salt")


class WindowNow(BaseModel):
    """A window: all who could stop a deed answer under one seal."""

    kind: str = Field(description="of the deed")
    beats: int = Field(description="how long it is open; 0 = until all have answered")
    left: int = Field(description="how many beats are left")
    beat_ms: int = Field(description="milliseconds of a beat")
    may: bool = Field(description="whether your seat could respond, by what everybody sees")
    answer: str = Field(description="your own answer, empty if none; choose again, or undo it")


class OrdersNow(Body):
    """What a seat wants chosen for it, and where it wants to be stopped."""

    let: list[StrictStr] = Field(
        default_factory=list, description="kinds of deeds that go by, unless aimed at you"
    )
    under: StrictInt = Field(0, description="let deeds of fewer points go by; 0 = none")
    elsewhere: StrictBool = Field(
        default=False, description="let everything go by that is not aimed at you"
    )
    steal: StrictInt = Field(
        0, description="take what is worth so many points or more, if you can; 0 = never"
    )
    curtains: StrictBool = Field(
        default=True, description="but ask where a part of the game may end"
    )
    able: StrictBool = Field(default=False, description="ask only when you can act")
    holds: list[StrictStr] = Field(
        default_factory=list, description="the passes at which you want to be asked"
    )
    ready: list[StrictStr] = Field(
        default_factory=list, description="options to be asked for at the next pass that has them"
    )
    scope: StrictStr = Field(
        "game", description="how long orders about deeds stand: 'scene', 'act' or 'game'"
    )


class SlipNow(BaseModel):
    """What a seat has put in for the dice."""

    seat: int
    slip: str | None = Field(description="its seal; empty while it is awaited, null if none")
    drawn: str = Field(
        description="'opened': by its slip; 'kept': the slip is not open, or never was;"
        " 'house': the house draws for it"
    )


class DiceNow(BaseModel):
    """How far the dice are drawn."""

    phase: str = Field(
        description="'seats' are free; 'slips' are awaited for 10 s; 'opening': all are in, open"
        " yours within 30 s; 'drawn'; or 'aborted': closed while slips could have been open"
    )
    slips: list[SlipNow]


class TableNow(BaseModel):
    """A table as the one who asks may see it."""

    id: str
    game: str
    status: str = Field(description="gathering, playing, finished, closed or frozen")
    rev: int = Field(description="how many rows the log has")
    seat: int | None = Field(description="the seat of your token; null for a spectator")
    asked: list[int] = Field(description="the seats that must choose now")
    over: bool
    view: dict[str, Any] | None = Field(description="null before the game has begun")
    hints: dict[str, Any] = Field(
        description="beside the view. `refused`: what is tempting but not possible, and why (to a"
        " seat only). What may come as things stand, by game: in Shakespeare `projection`, by seat"
        " and in rows of numbers what ambiance, acts, costumes, yellow elements, objectives (worth"
        " only to their owner) and wages would bring, with the sum; `leads`, who is first in what;"
        " `acts_scored`, the day on which acts pay next and whether that is tonight; `forecast`,"
        " the own end bonus. In Othello `prospects`: why a card in hand would not succeed;"
        " `worths`: the points of each own script card as played now"
    )
    options: list[str] = Field(description="what your seat may choose now")
    undoable: int = Field(description="how many of its choices your seat may take back")
    window: WindowNow | None = Field(
        description="the deed that may be stopped now; who has answered is told nobody"
    )
    orders: OrdersNow | None = Field(
        description="the standing orders of your seat; null at games without windows"
    )
    scores: list[int]
    winners: list[int] | None = Field(description="null before the end")
    commitment: str
    dice: DiceNow
    table_read: bool = Field(description="whether the play is read to all at this table")
    hints_on: bool = Field(description="whether those who play get hints, at `POST .../hints`")


class Refused(TableNow):
    """Why not, in one sentence, and the table as it stands."""

    error: str


class Told(BaseModel):
    """Why not, in one sentence."""

    error: str
