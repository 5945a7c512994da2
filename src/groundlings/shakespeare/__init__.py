"""Shakespeare: six days to stage a play, for one to four players."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from groundlings.editions.sheet import Sheet
from groundlings.errors import GameError
from groundlings.kernel.game import Game
from groundlings.kernel.guide import Guide
from groundlings.kernel.occasions import Occasion
from groundlings.kernel.play import is_asked
from groundlings.kernel.setup import Setting, Variant
from groundlings.shakespeare import edition, final_count, playbook, projection, redeal, view
from groundlings.shakespeare.boards import boards
from groundlings.shakespeare.cards import card_tables, renamed
from groundlings.shakespeare.expansion import EXPANSION, is_expanded
from groundlings.shakespeare.fortune import prestige
from groundlings.shakespeare.immediate import Immediate
from groundlings.shakespeare.objectives import Choose
from groundlings.shakespeare.opening import lay_out
from groundlings.shakespeare.reasons import refused
from groundlings.shakespeare.rest import Rest
from groundlings.shakespeare.state import CELLS
from groundlings.shakespeare.verbs import MESSAGES, NOTATION, PASS, STOP, WAGER
from groundlings.shakespeare.wager import Wager, careful_wager

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.state import State

__all__ = ["GAME"]

IMMEDIATE = "immediate"
"""The pass at which immediate objectives may be played (S99)."""
FOLDER = Path(__file__).parent
SHEET = Sheet.read(FOLDER / "edition.toml")
BACKSTAGE = Variant(
    default=False,
    choices=(False, True),
    doc="the expansion: cylinders not wagered are spent on backstage cards (R107-R131)",
    implied=True,
)
STRATEGIC_REST = Variant(
    default=False,
    choices=(False, True),
    doc="rest is chosen openly in Initiative order; alone it changes nothing (R95, S111)",
)


class Shakespeare(Game):
    """Shakespeare at one edition."""

    card_verbs = ("recruit", "choose", "play", "backstage", "backstage-recruitment")
    secret_steps = (Wager, Rest, Choose, Immediate)
    usual_holds = frozenset({IMMEDIATE})

    def __init__(self, sheet: Sheet) -> None:
        self._edition = edition.read(sheet)
        super().__init__(
            name="shakespeare",
            rules=1,
            seats=range(1, 5),
            variants={
                **({"backstage": BACKSTAGE} if is_expanded(sheet) else {}),
                "strategic_rest": STRATEGIC_REST,
            },
            notation=NOTATION,
            messages=MESSAGES,
            sheet=sheet,
            folder=FOLDER,
            book=self._edition,
            cells=CELLS,
        )

    def set_up(self, g: State, settings: dict[str, Setting]) -> None:
        """Lay out main board, market, display and theatres; then each drafts a character."""
        expanded = bool(settings.get("backstage"))
        lay_out(g, strategic=bool(settings["strategic_rest"]), expanded=expanded)

    def settings(self, chosen: dict[str, Setting]) -> dict[str, Setting]:
        """All variants; an edition that lacks the expansion's values cannot be played with it."""
        if chosen.get("backstage") and not is_expanded(self.sheet):
            raise GameError(
                "this edition has no values for Backstage; play without it, or copy the table "
                "'backstage' from the one that `groundlings cards shakespeare --export` writes"
            )
        return super().settings(chosen)

    def values(self, settings: Mapping[str, Setting]) -> Mapping[str, object]:
        """The base game is played with the base values: those of the expansion are none of it."""
        if settings.get("backstage"):
            return self.sheet.data
        return {key: value for key, value in self.sheet.data.items() if key != EXPANSION}

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        """The table, each theatre, and the seat's own objectives."""
        return view.look(g, seat)

    def deal_anew(self, g: State, seat: int) -> None:
        """The decks, and the objectives this seat has not seen."""
        redeal.deal_anew(g, seat)

    def passes_of(self, settings: Mapping[str, Setting]) -> tuple[str, ...]:
        """With Backstage, whoever holds an objective may have "not today" said for them (S99)."""
        return (IMMEDIATE,) if settings.get("backstage") else ()

    def occasion(self, state: State, seat: int) -> Occasion | None:
        """Being asked for immediate objectives: what one holds plays no part in it."""
        if not is_asked(state, seat) or not isinstance(state.stack[-1], Immediate):
            return None
        return Occasion(IMMEDIATE, STOP, is_window=False)

    def overdue(self, state: State, seat: int) -> int:
        """A careful wager (S11), else to pass or to stop, else what comes first."""
        legal = self.options(state, seat)
        for option in (WAGER + careful_wager(state, seat) - 1, PASS, STOP):
            if option in legal:
                return option
        return super().overdue(state, seat)

    def scores(self, state: State) -> list[int]:
        """Prestige as it stands; after the end, all of it."""
        return [int(prestige(state, seat)) for seat in range(state.seats)]

    def sources(self, state: State) -> list[dict[str, int]]:
        """Prestige by seat and source."""
        return [view.sources(state, seat) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        """Most prestige; on a tie most Pounds left; after that the win is shared (R99, S70)."""
        return final_count.winners(state)

    @cached_property
    def guide(self) -> Guide:
        """What the game tells people beside its rules."""
        return Guide(
            self,
            boards=partial(boards, self.sheet, self._edition),
            cards=partial(card_tables, self.sheet),
            names=partial(renamed, self.sheet, SHEET),
            primer=playbook.primer,
            gloss=playbook.gloss,
            gallery=playbook.gallery,
            refused=refused,
            outlook=projection.outlook,
        )

    def printed(self, sheet: Sheet) -> Shakespeare:
        """Shakespeare with other values."""
        return Shakespeare(sheet)


GAME = Shakespeare(SHEET)
