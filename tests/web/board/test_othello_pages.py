"""Othello's pages tell what the engine says: the live sheet, the log, the intermission, the result.

Drawn from the golden games, without a browser: what stands here works without the script.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import pytest

import groundlings
from golden.story import FOLDER
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.store.model import FINISHED
from groundlings.web.board.registry import board_of
from groundlings.web.othello.score_sheet import now
from groundlings.web.render import fill
from groundlings.web.rulebook import reference
from groundlings.web.scene import draw
from groundlings.web.visit import Visit, book_of
from groundlings.words import languages
from web.board.tree import Page
from web.golden_tables import walked

if TYPE_CHECKING:
    from groundlings.stage.table import LiveTable
    from groundlings.web.othello.score_sheet import Now
    from web.board.tree import Element

RECORD: Final = FOLDER / "othello-6.record"
SPARSE: Final = 31
BASE: Final = "http://globe.test"
LANGUAGES: Final = tuple(languages())


class Moment(NamedTuple):
    """The table at one moment: what the engine says, and the pages of some who look at it."""

    view: dict[str, Any]
    rows: list[Now]
    rev: int
    asked: int | None
    options: set[str]
    hand: list[str]
    """What the second player holds, by name."""
    public: Page
    first: Page
    """As the first player sees it."""
    mine: Page
    """As whoever is asked sees it."""
    other: Page
    """As the next player sees it."""
    abroad: dict[str, Page]
    """As everybody sees it, in each language, between the acts."""

    @property
    def is_between(self) -> bool:
        """Whether an act is over and the next one not begun."""
        return bool(self.view["phase"] == "intermission")


def _page(live: LiveTable, seat: int | None, language: str = "en") -> Page:
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    return Page(draw(live, Visit(who, language, BASE)))


def _moment(live: LiveTable, view: dict[str, Any]) -> Moment:
    assert live.state is not None
    game, book = live.game, book_of(live, "en")
    asked = live.asked[0] if live.asked else None
    hand = game.view(live.state, 1)["hand"]
    is_between = view["phase"] == "intermission"
    return Moment(
        view=view,
        rows=now(view, book, None),
        rev=live.rev,
        asked=asked,
        options=set() if asked is None else {game.text(one) for one in live.offered(asked)},
        hand=[book.noun(card, "alone") for card in hand] if isinstance(hand, list) else [],
        public=_page(live, None),
        first=_page(live, 0),
        mine=_page(live, asked),
        other=_page(live, ((asked or 0) + 1) % len(live.seats)),
        abroad={one: _page(live, None, one) for one in LANGUAGES} if is_between else {},
    )


@cache
def moments() -> list[Moment]:
    """The table now and then, whenever an act is over, and at the end."""
    found = []
    for n, live in enumerate(walked(RECORD)):
        assert live.state is not None
        view = live.game.view(live.state, None)
        if n % SPARSE == 0 or live.status == FINISHED or view["phase"] == "intermission":
            found.append(_moment(live, view))
    return found


def between() -> list[Moment]:
    return [one for one in moments() if one.is_between]


def by_id(found: Page, name: str) -> Element | None:
    return next((one for one in found.all if one.get("id") == name), None)


def intermission(found: Page) -> Element:
    whole = by_id(found, "intermission")
    assert whole is not None
    return whole


def test_the_live_sheet_says_what_everybody_has() -> None:
    for moment in moments():
        sheet = by_id(moment.public, "score-sheet")
        assert (sheet is None) == moment.is_between
        if sheet is None:
            continue
        told = [cell.words.split(" ")[0] for cell in sheet.within() if cell.tag == "td"]
        wanted = [
            [*(str(n or "\u2013") for n in row.values), str(row.total)] for row in moment.rows
        ]
        assert told == [text for row in wanted for text in row]


def test_whatever_the_log_points_at_is_on_the_table() -> None:
    """Between the acts the stage is not drawn."""
    pointed = 0
    for moment in moments():
        if moment.is_between:
            continue
        ids = [one.get("id") for one in moment.first.bearing("id")]
        deeds = [name for name in ids if name.startswith(("deed-", "chip-", "scoring-"))]
        assert len(deeds) == len(set(deeds))
        for one in moment.first.bearing("data-points"):
            assert set(one.get("data-points").split()) <= set(ids)
            pointed += 1
    assert pointed > 50


def test_between_the_acts_every_choice_stands_on_the_page_as_a_form() -> None:
    """A row of choices for each end of the trades; a button for each card that can go."""
    trades = discards = 0
    for moment in between():
        whole = intermission(moment.mine)
        forms = [one for one in whole.within() if one.tag == "form"]
        for form in forms:
            fields = [(one.get("name"), one.get("value")) for one in form.within()]
            assert {("rev", str(moment.rev)), ("as", str(moment.asked))} <= set(fields)
            row = [value for name, value in fields if name == "choice"]
            assert row[-1] == "pass"
            assert row[0] in moment.options
        buttons = [one for one in whole.within() if one.tag == "button" and one.get("value")]
        if not forms:
            assert {one.get("value") for one in buttons} == moment.options
        trades, discards = trades + len(forms), discards + len(buttons)
        elsewhere = intermission(moment.other).within()
        assert not [one for one in elsewhere if one.tag in {"form", "button"}]
    assert min(trades, discards) > 0


def test_what_somebody_holds_is_on_no_other_page_between_the_acts() -> None:
    for moment in between():
        told = intermission(moment.public).words
        assert not [name for name in moment.hand if name in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_act_that_is_over_is_a_sheet_and_a_list_for_who_wants_no_motion(language: str) -> None:
    scorings = [one for moment in between() for one in moment.abroad[language].marked("scoring")]
    assert scorings
    for scoring in scorings:
        steps = [one for one in scoring.within() if one.tag == "li"]
        assert all(one.words for one in steps)
        assert len(scoring.marked("entry")) == len(steps) - 1  # the act is over: written nowhere


@cache
def _account(language: str) -> Page:
    live = [*walked(RECORD)][-1]
    assert live.state is not None
    book = book_of(live, language)
    view = live.game.view(live.state, None)
    account = board_of("othello").account(view, live.game.guide.boards(), book)
    return Page(fill("othello/account.html", book, account=account, game="othello"))


def test_the_result_has_the_sheet_of_each_player_act_by_act() -> None:
    sheets = _account("fr").marked("score-sheet")
    assert len(sheets) == 6
    for sheet in sheets:
        heads = [one.words for one in sheet.within() if one.get("scope") == "col"]
        assert heads[1:6] == ["I", "II", "III", "IV", "V"]
        assert len([one for one in sheet.within() if one.tag == "tr"]) == 7
        assert len(sheet.marked("never")) == 5  # no handkerchief before Act III; bonuses are two


def test_every_piece_on_the_table_that_explains_itself_has_a_sheet() -> None:
    sheets = reference(groundlings.game("othello"), "en").sheets
    pages = [page for moment in moments() for page in (moment.public, moment.first, moment.mine)]
    about = {one.get("data-about") for page in pages for one in page.bearing("data-about")}
    assert about <= set(sheets)
    assert {"cassio", "lead", "seize", "curtain", "depletion", "script-pile"} <= about
    assert any(noun.startswith("coin-") for noun in about)
