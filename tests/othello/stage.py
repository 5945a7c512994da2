"""A table of Othello that a test can set: who leads, who holds what, how far the piles are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import groundlings
from groundlings.kernel.play import lowest, settle
from groundlings.kernel.state import NOBODY
from groundlings.othello.acts import PLAYING, Acts
from groundlings.othello.coins import win
from groundlings.othello.curtain import play_half
from groundlings.othello.dealing import gather, open_act, set_the_stage
from groundlings.othello.hands import add, hand, remove
from groundlings.othello.kept import keep
from groundlings.othello.piles import cards_in, clear, discard, lay_on
from groundlings.othello.placed import is_face_up, placed
from groundlings.othello.scenes import Scene, clean_up
from groundlings.othello.state import (
    ACT,
    DEAD,
    FINAL,
    HANDKERCHIEF,
    INTRIGUE,
    LEAD,
    MARKER,
    NEXT,
    POINTS,
    PREPARING,
    PROTECTED,
    SCENE,
    SPOTLIGHT,
    SUPPLY,
    TILE,
    WOUNDS,
    pile_of,
)
from groundlings.othello.verbs import CARD_NAMES, CHARACTER_NAMES, COIN_NAMES

if TYPE_CHECKING:
    from groundlings.kernel.game import Game
    from groundlings.kernel.state import State

GAME = groundlings.game("othello")
NUMBERS = {
    "act": ACT,
    "final": FINAL,
    "handkerchief": HANDKERCHIEF,
    "lead": LEAD,
    "marker": MARKER,
    "position": NEXT,
    "scene": SCENE,
}
"""What a test may set for the table."""
TOKENS = {"intrigue": INTRIGUE, "points": POINTS, "spotlight": SPOTLIGHT, "wounds": WOUNDS}
"""What a test may set for a player."""


def number(name: str) -> int:
    """The number of a card."""
    return CARD_NAMES.index(name)


class Table:
    """A game in the middle of it. What a test does not set is as a fresh game has it."""

    def __init__(
        self,
        seats: int = 3,
        lead: int = 0,
        act: int = 1,
        *,
        seed: int = 1,
        game: Game = GAME,
        **how: str,
    ) -> None:
        self.game = game
        self.g: State = game.new(seats=seats, seed=seed, **how)
        self.g.stack[:] = []
        gather(self.g)
        open_act(self.g, act)
        set_the_stage(self.g)
        self.set(lead=lead)
        for seat in range(seats):
            for card in hand(self.g, seat):
                self._under(card)
                remove(self.g, seat, 0)

    # Setting the table

    def hands(self, **cards: str) -> Table:
        """What each seat holds: `hands(s0="I.1 seize", s1="exchange")`; others get what is left."""
        for seat, names in cards.items():
            for name in names.split():
                add(self.g, int(seat[1:]), self._find(number(name)), 0)
        return self

    def give(self, seat: int, *, coins: str = "", **tokens: int) -> Table:
        """Coins, and so many tokens or points: `give(0, coins="iago", intrigue=2)`."""
        for name, n in tokens.items():
            self.g.cells[TOKENS[name] + seat] = n
        for coin in coins.split():
            win(self.g, seat, COIN_NAMES.index(coin))
        return self._anew()

    def scored(self, seat: int, *names: str) -> Table:
        """Cards that lie scored before a player, whatever they were worth."""
        for name in names:
            keep(self.g, seat, number(name), 0)
        return self

    def tile(self, name: str, *, wounds: int = 0, dead: bool = False) -> Table:
        """A character tile."""
        self.g.cells[TILE + CHARACTER_NAMES.index(name)] = wounds
        self.g.cells[DEAD + CHARACTER_NAMES.index(name)] = int(dead)
        return self._anew()

    def no_more(self, coin: str) -> Table:
        """None of these coins is left in the supply."""
        self.g.cells[SUPPLY + COIN_NAMES.index(coin)] = 0
        return self

    def half(self) -> Table:
        """The half curtain was played."""
        play_half(self.g)
        return self

    def set(self, **numbers: int) -> Table:
        """What is one number for the whole table: `set(marker=SCRIPT_IS_EMPTY, lead=2)`."""
        for name, n in numbers.items():
            self.g.cells[NUMBERS[name]] = n
        return self._anew()

    def pile(self, sort: int, names: str, discards: str = "") -> Table:
        """A pile, its top last, and its discards; the rest of that sort leaves the game."""
        self._pile_up(sort, [number(name) for name in names.split()])
        for name in discards.split():
            discard(self.g, number(name))
        return self

    def set_protected(self, *seats: int) -> Table:
        """No Drama has been said in this scene."""
        for seat in seats:
            self.g.cells[PROTECTED + seat] = 1
        return self._anew()

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
        sort = pile_of(card)
        self._pile_up(sort, [card, *cards_in(self.g, sort)])

    def _find(self, card: int) -> int:
        sort = pile_of(card)
        cards = cards_in(self.g, sort)
        cards.remove(card)
        self._pile_up(sort, cards)
        return card

    def _pile_up(self, sort: int, cards: list[int]) -> None:
        clear(self.g, sort)
        for card in cards:
            lay_on(self.g, card)

    # Playing

    def asked(self) -> list[int]:
        """Who must choose."""
        return [seat for seat in range(self.g.seats) if self.g.asked >> seat & 1]

    def options(self, seat: int | None = None) -> list[str]:
        """What a seat may choose; by default the first that is asked."""
        seat = lowest(self.g.asked) if seat is None else seat
        return [self.game.text(option) for option in self.game.options(self.g, seat)]

    def play(self, *choices: str) -> Table:
        """Choices like `1 reveal`."""
        for choice in choices:
            seat, text = choice.split(" ", 1)
            self.game.play(self.g, int(seat), self.game.parse(text))
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
        if self.asked() == [seat]:
            ways = {"play": ["play", "play-in-vain"]}.get(then, [then])
            self.play(*[f"{seat} {way}" for way in ways if way in self.options(seat)])
        return self

    def finish(self) -> Table:
        """The rest of the scene: nobody stops anything, all exit or play what they must."""
        scene = self.game.scene(self.g)
        while not self.g.over and self.game.scene(self.g) == scene:
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
        return self.game.view(self.g, seat)

    def hints(self, seat: int) -> Any:  # noqa: ANN401 - hints are read freely in tests
        """What a table tells this seat beside its view."""
        return self.game.guide.hints(self.g, seat)

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
        return [str(event["key"]) for event in self.game.events(self.g, None, since)]

    def placed(self, seat: int) -> str | None:
        """The placed card, seen or not."""
        card = placed(self.g, seat)
        return None if card == NOBODY else CARD_NAMES[card]

    def is_up(self, seat: int) -> bool:
        """Whether it lies open."""
        return is_face_up(self.g, seat)


def scene(lead: int = 0, act: int = 1, **hands: str) -> Table:
    """Three players; each has placed the first card of its hand, and all have passed."""
    held = {"s0": "I.2 I.3", "s1": "I.1 I.6", "s2": "I.4 I.8"} | hands
    table = Table(seats=3, lead=lead, act=act).hands(**held).start()
    return table.place(**{seat: cards.split()[0] for seat, cards in held.items()})
