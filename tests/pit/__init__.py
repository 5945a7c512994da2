"""The Pit: a small game that has every hard thing at once. It proves the kernel; nobody ships it.

Two to four groundlings bid in secret for wares out of a bag, stow them in two baskets, and play
tricks on each other out of hidden hands: peep into a hand, shove somebody for a penny, catch the
shove, cheer the catch away.
"""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from groundlings.editions.sheet import Sheet
from groundlings.kernel.game import Game
from groundlings.kernel.guide import Guide
from groundlings.kernel.occasions import Occasion
from groundlings.kernel.setup import Setting, Variant
from pit import edition, view
from pit.fair import Fair, plan, this_round
from pit.goods import earn, fill_bag, pennies
from pit.hand import draw_card, form_deck
from pit.schema import CELLS, Book
from pit.score import breakdown
from pit.tricks import Window
from pit.verbs import LET, MESSAGES, NOTATION

if TYPE_CHECKING:
    from groundlings.kernel.state import State

FOLDER = Path(__file__).parent
LENGTH = Variant("short", ("short", "long"), "how many rounds the fair lasts")
TRICKS = Variant(True, (True, False), "whether there are cards to play tricks with")  # noqa: FBT003 - a default


class ThePit(Game):
    """The Pit at one edition."""

    deeds = {"shove": 3, "answer": 3}  # noqa: RUF012 - read only
    card_verbs = ("play",)

    def __init__(self, sheet: Sheet) -> None:
        self.book: Book = edition.read(sheet)
        super().__init__(
            name="pit",
            rules=1,
            seats=range(2, 5),
            variants={"length": LENGTH, "tricks": TRICKS},
            notation=NOTATION,
            messages=MESSAGES,
            sheet=sheet,
            folder=FOLDER,
            book=self.book,
            cells=CELLS,
        )

    def set_up(self, g: State, settings: dict[str, Setting]) -> None:
        """Fill bag and purses, shuffle the deck, deal the hands."""
        plan(g, self.book.rounds[settings["length"] == "long"])
        for ware, copies in enumerate(self.book.wares):
            fill_bag(g, ware, copies)
        if settings["tricks"]:
            form_deck(g, [trick for trick, n in enumerate(self.book.tricks) for _ in range(n)])
        for seat in range(g.seats):
            earn(g, seat, self.book.pennies)
            for _ in range(self.book.hand if settings["tricks"] else 0):
                draw_card(g, seat)
        g.push(Fair())

    def look(self, g: State, seat: int | None) -> dict[str, object]:
        """The fair, the baskets, and the own hand."""
        return view.look(g, seat)

    def deal_anew(self, g: State, seat: int) -> None:
        """The deck, and the hands as far as they were not peeped into."""
        view.deal_anew(g, seat)

    def scores(self, state: State) -> list[int]:
        """Both baskets and the pennies."""
        return [sum(breakdown(state, seat).values()) for seat in range(state.seats)]

    def winners(self, state: State) -> list[int]:
        """Most points; on a tie most pennies."""
        best = [(score, pennies(state, s)) for s, score in enumerate(self.scores(state))]
        return [seat for seat, made in enumerate(best) if made == max(best)]

    def occasion(self, state: State, seat: int) -> Occasion | None:
        """A shove, or the catch of one; only these can be stopped."""
        if LET not in self.options(state, seat):
            return None
        return Occasion("shove" if isinstance(state.stack[-1], Window) else "answer", LET)

    def scene(self, state: State) -> int:
        """The round."""
        return int(this_round(state))

    @cached_property
    def guide(self) -> Guide:
        """Wares and tricks, to read."""
        return Guide(self, cards=partial(edition.cards, self.sheet))

    def printed(self, sheet: Sheet) -> ThePit:
        """The Pit with other values."""
        return ThePit(sheet)


GAME = ThePit(Sheet.read(FOLDER / "edition.toml"))
