"""Shakespeare: six days to stage a play, for one to four players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from groundlings.editions.sheet import Sheet
from groundlings.kernel.game import Game
from groundlings.kernel.setup import Setting, Variant
from groundlings.shakespeare import edition, playbook, view
from groundlings.shakespeare.boards import boards
from groundlings.shakespeare.cards import card_tables, renamed
from groundlings.shakespeare.opening import lay_out
from groundlings.shakespeare.state import CELLS, POUNDS, PRESTIGE
from groundlings.shakespeare.verbs import MESSAGES, NOTATION, PASS, STOP, WAGER
from groundlings.shakespeare.wager import careful_wager

if TYPE_CHECKING:
    from groundlings.editions.cards import CardTable
    from groundlings.kernel.messages import Message
    from groundlings.kernel.state import State
    from groundlings.shakespeare.boards import Boards

__all__ = ["GAME"]

FOLDER = Path(__file__).parent
STRATEGIC_REST = Variant(
    default=False,
    choices=(False, True),
    doc="rest is chosen openly in Initiative order; alone it changes nothing (R95, S111)",
)


class Shakespeare(Game):
    """Shakespeare at one edition."""

    def __init__(self, sheet: Sheet) -> None:
        self._edition = edition.read(sheet)
        self._boards: Boards | None = None
        super().__init__(
            name="shakespeare",
            rules=1,
            seats=range(1, 5),
            variants={"strategic_rest": STRATEGIC_REST},
            notation=NOTATION,
            messages=MESSAGES,
            sheet=sheet,
            folder=FOLDER,
            book=self._edition,
            cells=CELLS,
        )

    def set_up(self, g: State, settings: dict[str, Setting]) -> None:
        """See `opening`."""
        lay_out(g, int(settings["strategic_rest"]))

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        """See `view`."""
        return view.look(g, seat)

    def deal_anew(self, g: State, seat: int) -> None:
        """See `view`."""
        view.deal_anew(g, seat)

    def overdue(self, state: State, seat: int) -> int:
        """A careful wager (S11), else to pass or to stop, else what comes first."""
        legal = self.options(state, seat)
        for option in (WAGER + careful_wager(state, seat) - 1, PASS, STOP):
            if option in legal:
                return option
        return super().overdue(state, seat)

    def scores(self, state: State) -> list[int]:
        """Prestige as it stands; after the end, all of it."""
        return [int(state.cells[PRESTIGE + seat]) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        """Most prestige; on a tie most Pounds left; after that the win is shared (R99, S70)."""
        made = [
            (state.cells[PRESTIGE + seat], state.cells[POUNDS + seat])
            for seat in range(state.seats)
        ]
        return [seat for seat, both in enumerate(made) if both == max(made)]

    def names(self, language: str) -> dict[str, str]:
        """The cards and objectives an owner of the box has renamed."""
        return renamed(self.sheet, GAME.sheet, language)

    def gloss(self, state: State, seat: int, option: int) -> list[Message]:
        """See `playbook`."""
        return playbook.gloss(self.boards(), state, seat, option)

    def gallery(self, state: State, seat: int | None) -> dict[str, object]:
        """See `playbook`."""
        return playbook.gallery(self.boards(), state, seat)

    def primer(self, state: State) -> list[Message]:
        """See `playbook`."""
        return playbook.primer(self.boards())

    def boards(self) -> Boards:
        """See `boards`."""
        if self._boards is None:
            self._boards = boards(self.sheet, self._edition)
        return self._boards

    def cards(self, language: str) -> list[CardTable]:
        """See `cards`."""
        return card_tables(self.sheet, language)

    def printed(self, sheet: Sheet) -> Shakespeare:
        """Shakespeare with other values."""
        return Shakespeare(sheet)


GAME = Shakespeare(Sheet.read(FOLDER / "edition.toml"))
