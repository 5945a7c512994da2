"""The Tragedy of Othello: five acts of script and knavery, for two to six players."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from groundlings.editions.sheet import Sheet
from groundlings.kernel.game import Game
from groundlings.kernel.guide import Guide
from groundlings.kernel.setup import Setting, Variant
from groundlings.othello import edition, playbook, redeal, view
from groundlings.othello.acts import BEGIN, Acts
from groundlings.othello.blank import Blank, is_small
from groundlings.othello.cards import boards, card_tables
from groundlings.othello.dealing import lay_out
from groundlings.othello.edition import as_it_was
from groundlings.othello.effects import Second
from groundlings.othello.exchange import Give, Pick
from groundlings.othello.handkerchief import Cling
from groundlings.othello.improv import Bury, FromPile, Switch
from groundlings.othello.intermission import Refill
from groundlings.othello.lead import lead
from groundlings.othello.moment import act, scenes
from groundlings.othello.names import renamed
from groundlings.othello.occasions import DEEDS, PASSES, SMALL_DEEDS, answers, occasion, reserves
from groundlings.othello.reasons import refused
from groundlings.othello.scenes import Placement
from groundlings.othello.score import score
from groundlings.othello.state import CELLS
from groundlings.othello.summary import CLOSES, summed_up
from groundlings.othello.turns import DECLARE, WON, Turn
from groundlings.othello.verbs import (
    EXIT,
    LET,
    MESSAGES,
    NOTATION,
    PASS,
    PLAY,
    PLAY_IN_VAIN,
    REVEAL,
    STOP,
)
from groundlings.othello.windows import Answer, Window

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.kernel.occasions import Occasion
    from groundlings.kernel.state import State

__all__ = ["GAME"]

FOLDER = Path(__file__).parent
SHEET = Sheet.read(FOLDER / "edition.toml")
MODE = Variant(
    default="standard",
    choices=("standard", "playwright"),
    doc="Playwright's Challenge: script cards are played in the order of the play (A73-A82)",
)
DEAD_IAGO = Variant(
    default="aside",
    choices=("aside", "scores"),
    doc="whether Iago's cards are set aside while he is dead, or scored as usual (A51)",
)


class Othello(Game):
    """The Tragedy of Othello at one edition."""

    deeds = DEEDS
    small_deeds = SMALL_DEEDS
    passes = PASSES
    card_verbs = ("place", "show")
    secret_steps = (
        Answer,
        Bury,
        Cling,
        FromPile,
        Give,
        Pick,
        Placement,
        Refill,
        Second,
        Switch,
        Turn,
        Window,
    )
    has_reading = True

    def __init__(self, sheet: Sheet) -> None:
        self._edition = edition.read(sheet)
        super().__init__(
            name="othello",
            rules=2,
            seats=range(2, 7),
            variants={"dead_iago": DEAD_IAGO, "mode": MODE},
            notation=NOTATION,
            messages=MESSAGES,
            sheet=sheet,
            folder=FOLDER,
            book=self._edition,
            cells=CELLS,
        )

    def set_up(self, g: State, settings: dict[str, Setting]) -> None:
        """Deal script and staging cards, tokens and coins; then the first act begins."""
        lay_out(
            g,
            playwright=settings["mode"] == "playwright",
            iago_scores=settings["dead_iago"] == "scores",
        )
        g.push(Acts(BEGIN))
        g.push(Refill(0))

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        """The stage and all players, then the own hand and what was seen of others."""
        return view.look(g, seat, self.guide.boards())

    def deal_anew(self, g: State, seat: int) -> None:
        """Hands, placed cards and piles, as far as this seat has not seen them."""
        redeal.deal_anew(g, seat)

    def scores(self, state: State) -> list[int]:
        """The act score as it stands; after the end with the bonuses."""
        return [int(score(state, seat)) for seat in range(state.seats)]

    def sources(self, state: State) -> list[dict[str, int]]:
        """Points by seat and source."""
        return [view.sources(state, seat) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        """Most points; on a tie who holds the Iago tile, else the win is shared (A69)."""
        best = super().winners(state)
        leading = int(lead(state))
        return [leading] if leading in best else best

    def overdue(self, state: State, seat: int) -> int:
        """Let it happen, pass, turn the card up, play it or exit; else what comes first."""
        legal = self.options(state, seat)
        for option in (LET, PASS, REVEAL, PLAY, EXIT, PLAY_IN_VAIN, STOP):
            if option in legal:
                return option
        return super().overdue(state, seat)

    def occasion(self, state: State, seat: int) -> Occasion | None:
        """A deed or a stop that may be answered, or one of the passes of a scene."""
        return occasion(state, seat)

    def answers(self, state: State) -> list[str]:
        """Let it happen, the spotlight, Seize, No Drama: whatever stops this kind of deed."""
        return [self.text(option) for option in answers(state)]

    def is_secret(self, state: State, seat: int) -> bool:
        """What follows from hidden cards; an open card and coins lie before everybody."""
        step = state.stack[-1] if state.stack else None
        if isinstance(step, Turn) and step.when in (DECLARE, WON):
            return False
        return super().is_secret(state, seat)

    def reserves(self, state: State, seat: int) -> list[int]:
        """Coins of all kinds, and the cards that are played from the hand."""
        return reserves(state, seat)

    def scene(self, state: State) -> int:
        """Scenes are numbered through all acts."""
        return int(scenes(state))

    def act(self, state: State) -> int:
        """The number of the act."""
        return int(act(state))

    @cached_property
    def guide(self) -> Guide:
        """What the game tells people beside its rules."""
        return Guide(
            self,
            boards=partial(boards, self.sheet),
            cards=partial(card_tables, self.sheet),
            names=partial(renamed, self.sheet, SHEET),
            primer=playbook.primer,
            gloss=playbook.gloss,
            gallery=playbook.gallery,
            refused=refused,
            outlook=playbook.outlook,
            closes=CLOSES,
            summed_up=summed_up,
            blank=BLANK,
        )

    def values(self, settings: Mapping[str, Setting]) -> Mapping[str, object]:
        """All values; what printed staging cards do is no value of an edition, but the rules'."""
        return as_it_was(self.sheet.data)

    def revised(self, path: Path) -> Game:
        """Othello with the edition in a file; a small one holds cards of one's own and no more."""
        sheet = Sheet.read(path)
        return BLANK.dealt(BLANK.checked(sheet)) if is_small(sheet) else Othello(sheet)

    def printed(self, sheet: Sheet) -> Othello:
        """Othello with other values."""
        return Othello(sheet)


BLANK = Blank(FOLDER, SHEET, Othello)


GAME = Othello(SHEET)
