"""A table of Othello that a test can set: who leads, who holds what, how far the piles are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import groundlings
from groundlings.kernel.play import lowest, settle
from groundlings.kernel.state import NOBODY
from groundlings.othello.acts import PLAYING, Acts
from groundlings.othello.dealing import gather, set_the_stage
from groundlings.othello.hands import add, remove
from groundlings.othello.scenes import Scene, clean_up
from groundlings.othello.state import (
    ACT,
    COIN,
    COINS,
    DEAD,
    DISCARD,
    DISCARD_SIZE,
    FACE_UP,
    HALF,
    HAND,
    HAND_SIZE,
    INTRIGUE,
    LEAD,
    MOST_HAND,
    MOST_PILE,
    PHASE,
    PILE,
    PILE_SIZE,
    PLACED,
    PREPARING,
    PROTECTED,
    SPOTLIGHT,
    SUPPLY,
    TILE,
    pile_of,
)
from groundlings.othello.verbs import CARD_NAMES, CHARACTER_NAMES, COIN_NAMES

if TYPE_CHECKING:
    from groundlings.kernel.state import State

GAME = groundlings.game("othello")


def number(name: str) -> int:
    """The number of a card."""
    return CARD_NAMES.index(name)


class Table:
    """A game in the middle of it. What a test does not set is as a fresh game has it."""

    def __init__(
        self, seats: int = 3, lead: int = 0, act: int = 1, *, seed: int = 1, **how: str
    ) -> None:
        self.g: State = GAME.new(seats=seats, seed=seed, **how)
        self.g.stack[:] = []
        self.cells[LEAD] = lead
        gather(self.g)
        self.cells[ACT] = act
        set_the_stage(self.g)
        for seat in range(seats):
            while self.cells[HAND_SIZE + seat]:
                self._under(int(self.cells[HAND + seat * MOST_HAND]))
                remove(self.g, seat, 0)

    @property
    def cells(self) -> Any:  # noqa: ANN401 - indexed with plain ints
        """All numbers of the game."""
        return self.g.cells

    # Setting the table

    def hands(self, **cards: str) -> Table:
        """What each seat holds: `hands(s0="I.1 seize", s1="exchange")`; others get what is left."""
        for seat, names in cards.items():
            for name in names.split():
                add(self.g, int(seat[1:]), self._find(number(name)), 0)
        return self

    def give(self, seat: int, *, coins: str = "", **tokens: int) -> Table:
        """Tokens and coins."""
        for name, cell in (("intrigue", INTRIGUE), ("spotlight", SPOTLIGHT)):
            if name in tokens:
                self.cells[cell + seat] = tokens[name]
        for coin in coins.split():
            self.cells[COIN + seat * COINS + COIN_NAMES.index(coin)] += 1
            self.cells[SUPPLY + COIN_NAMES.index(coin)] -= 1
        return self._anew()

    def tile(self, name: str, *, wounds: int = 0, dead: bool = False) -> Table:
        """A character tile."""
        self.cells[TILE + CHARACTER_NAMES.index(name)] = wounds
        self.cells[DEAD + CHARACTER_NAMES.index(name)] = int(dead)
        return self._anew()

    def half(self) -> Table:
        """The half curtain was played."""
        self.cells[HALF] = 1
        return self

    def set(self, cell: int, value: int) -> Table:
        """Any number."""
        self.cells[cell] = value
        return self._anew()

    def pile(self, sort: int, names: str, discards: str = "") -> Table:
        """A pile, its top last, and its discards; the rest of that sort leaves the game."""
        first = sort * MOST_PILE
        for cell, size, cards in (
            (PILE, PILE_SIZE, names.split()),
            (DISCARD, DISCARD_SIZE, discards.split()),
        ):
            self.cells[size + sort] = len(cards)
            for at, name in enumerate(cards):
                self.cells[cell + first + at] = number(name)
        return self

    def set_protected(self, seat: int) -> Table:
        """No Drama has been said in this scene."""
        return self.set(PROTECTED + seat, 1)

    def start(self) -> Table:
        """Begin a scene."""
        clean_up(self.g)
        self.g.stack[:] = [Acts(PLAYING), Scene(PREPARING)]
        settle(self.g)
        return self

    def _anew(self) -> Table:
        """What is offered was thought of before this was set."""
        self.g.offers = None
        return self

    def _under(self, card: int) -> None:
        pile = pile_of(card)
        first = pile * MOST_PILE
        for at in range(int(self.cells[PILE_SIZE + pile]), 0, -1):
            self.cells[PILE + first + at] = self.cells[PILE + first + at - 1]
        self.cells[PILE + first] = card
        self.cells[PILE_SIZE + pile] += 1

    def _find(self, card: int) -> int:
        pile = pile_of(card)
        first = PILE + pile * MOST_PILE
        cards = [int(self.cells[first + n]) for n in range(self.cells[PILE_SIZE + pile])]
        cards.remove(card)
        for at, other in enumerate([*cards, 0]):
            self.cells[first + at] = other
        self.cells[PILE_SIZE + pile] -= 1
        return card

    # Playing

    def asked(self) -> list[int]:
        """Who must choose."""
        return [seat for seat in range(self.g.seats) if self.g.asked >> seat & 1]

    def options(self, seat: int | None = None) -> list[str]:
        """What a seat may choose; by default the first that is asked."""
        seat = lowest(self.g.asked) if seat is None else seat
        return [GAME.text(option) for option in GAME.options(self.g, seat)]

    def play(self, *choices: str) -> Table:
        """Choices like `1 reveal`."""
        for choice in choices:
            seat, text = choice.split(" ", 1)
            GAME.play(self.g, int(seat), GAME.parse(text))
        return self

    def let(self) -> Table:
        """Nobody stops anything."""
        while self.asked() and "let" in self.options():
            self.play(f"{self.asked()[0]} let")
        return self

    def place(self, **cards: str) -> Table:
        """All pass, place these cards, and pass again: `place(s0="I.2", s1="seize")`."""
        while "place" not in self.options()[0].split(":"):
            self.play(f"{self.asked()[0]} pass")
        for seat, name in cards.items():
            self.play(f"{seat[1:]} place:{name}")
        while self.options()[0] == "pass":
            self.play(f"{self.asked()[0]} pass")
        return self

    def show(self, seat: int, *, then: str = "play") -> Table:
        """Turn up the card and play it or exit, up to the window; the only way goes unasked."""
        self.play(f"{seat} reveal")
        if self.asked() == [seat] and then in self.options(seat):
            self.play(f"{seat} {then}")
        return self

    def finish(self) -> Table:
        """The rest of the scene: nobody stops anything, all exit or play what they must."""
        scene = GAME.scene(self.g)
        while not self.g.over and GAME.scene(self.g) == scene:
            seat = self.asked()[0]
            legal = self.options(seat)
            for wish in ("let", "pass", "reveal", "exit", "stop"):
                if wish in legal:
                    self.play(f"{seat} {wish}")
                    break
            else:
                self.play(f"{seat} {legal[0]}")
        return self

    # Looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees."""
        return GAME.view(self.g, seat)

    def hints(self, seat: int) -> Any:  # noqa: ANN401 - hints are read freely in tests
        """What a table tells this seat beside its view."""
        return GAME.guide.hints(self.g, seat)

    def player(self, seat: int) -> dict[str, Any]:
        """What all see of a player."""
        found: dict[str, Any] = self.view()["players"][seat]
        return found

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        found: list[str] = self.view(seat)["hand"]
        return found

    def events(self, since: int = 0) -> list[str]:
        """The keys of what all have heard."""
        return [str(event["key"]) for event in GAME.events(self.g, None, since)]

    def placed(self, seat: int) -> str | None:
        """The placed card, seen or not."""
        card = int(self.cells[PLACED + seat])
        return None if card == NOBODY else CARD_NAMES[card]

    def is_up(self, seat: int) -> bool:
        """Whether it lies open."""
        return bool(self.cells[FACE_UP + seat])

    def phase(self) -> int:
        """The phase of the scene."""
        return int(self.cells[PHASE])
