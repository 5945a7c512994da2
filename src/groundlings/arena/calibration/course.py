"""The course of a game, from what was told of it: what yardsticks are read from, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from groundlings.kernel.messages import Message

Course: TypeAlias = dict[str, Any]
"""Lists by seat, mostly."""
ACTS: Final = ("I", "II", "III")
STAGING: Final = ("exchange", "miscue", "no-drama", "take-the-lead", "seize", "villainy", "revive")
COINS: Final = ("iago", "othello", "cassio", "desdemona", "emilia", "roderigo")


class Listener(Protocol):
    """Who hears what is told of a game, and in the end what the table looks like."""

    hears: dict[str, Callable[[Message], None]]
    """What it does with each kind of event; of the others it takes no notice."""

    def course(self, seen: dict[str, Any]) -> Course:
        """All it has noted."""
        ...


class OfShakespeare:
    """Wagers, troupes, sets, costumes and acts, day by day; day 0 is the draft."""

    def __init__(self, seats: int) -> None:
        self._day = 0
        self._order: list[int] = []
        self._rows: dict[str, list[list[Any]]] = {
            name: [[] for _ in range(seats)]
            for name in ("wagers", "hired", "built", "costumes", "unpaid")
        }
        self._begun: list[dict[str, int]] = [{} for _ in range(seats)]
        self._used: list[dict[str, int]] = [{} for _ in range(seats)]
        self._acts: dict[str, list[list[int]]] = {}
        self._seats = seats
        self.hears: dict[str, Callable[[Message], None]] = {
            "day-began": self._dawns,
            "drafted": self._drafts,
            "drafted-extra": self._drafts,
            "recruited": self._hires,
            "recruited-extra": self._hires,
            "lord-recruited": self._hires,
            "lord-recruited-extra": self._hires,
            "wagered": lambda one: self._note("wagers", one, number(one, "n")),
            "activated": lambda one: self._uses(one, "card"),
            "backstage-used": lambda one: self._uses(one, "behind"),
            "backstage-hired": lambda one: self._uses(one, "behind"),
            "built": lambda one: self._note(
                "built", one, [self._day, noun(one, "element").removesuffix("-set")]
            ),
            "dressed": self._dresses,
            "costume-completed": self._completes,
            "disc-scored": self._scores,
            "wage-unpaid": lambda one: self._note("unpaid", one, noun(one, "card")),
        }

    def _note(self, name: str, one: Message, what: object) -> None:
        self._rows[name][seat_of(one, "who")].append(what)

    def _dawns(self, one: Message) -> None:
        self._day = number(one, "day")

    def _drafts(self, one: Message) -> None:
        """The last in the order drafts first."""
        self._order.insert(0, seat_of(one, "who"))
        self._hires(one)

    def _hires(self, one: Message) -> None:
        is_extra = str(one["key"]).endswith("extra")
        self._note("hired", one, [self._day, noun(one, "card"), is_extra])

    def _uses(self, one: Message, field: str) -> None:
        used, name = self._used[seat_of(one, "who")], noun(one, field)
        used[name] = used.get(name, 0) + 1

    def _dresses(self, one: Message) -> None:
        self._begun[seat_of(one, "who")].setdefault(noun(one, "wearer"), self._day)

    def _completes(self, one: Message) -> None:
        first = self._begun[seat_of(one, "who")].get(noun(one, "wearer"), self._day)
        paid = [number(one, name) for name in ("total", "pounds", "n")]
        self._note("costumes", one, [first, self._day, *paid])

    def _scores(self, one: Message) -> None:
        rows = self._acts.setdefault(str(self._day), [[0] * len(ACTS) for _ in range(self._seats)])
        if one["who"] is not None:  # the neutral disc of who plays alone
            rows[seat_of(one, "who")][ACTS.index(noun(one, "act"))] = number(one, "space")

    def course(self, seen: dict[str, Any]) -> Course:
        """With what lies there in the end."""
        players = seen["players"]
        return {
            "order": self._order,
            **self._rows,
            "used": self._used,
            "set": [[len(player["set"]), player["set_value"]] for player in players],
            "acts": self._acts,
            "bill": [sum(one["cost"] for one in player["troupe"]) for player in players],
            "left": [player["left"] for player in players],
        }


class OfOthello:
    """Acts and their scenes, script that was scored and by whom as what, cards and coins used."""

    def __init__(self, _: int) -> None:
        self._lead = -1
        self._first = -1
        self._scenes: list[int] = []
        self._ran_out: list[bool] = []
        self._script: list[list[Any]] = []
        self._staging = dict.fromkeys(STAGING, 0)
        self._exits = dict.fromkeys(STAGING, 0)
        self._coins = dict.fromkeys(COINS, 0)
        self.hears: dict[str, Callable[[Message], None]] = {
            "act-began": self._begins,
            "scene-began": self._goes_on,
            "act-ended": lambda _: self._ran_out.append(False),
            "act-ran-out": lambda _: self._ran_out.append(True),
            "took-lead": lambda one: self._leads(one, "who"),
            "gave-lead": lambda one: self._leads(one, "whom"),
            "scored": self._scores,
            "used-coin": lambda one: _count(self._coins, noun(one, "coin")),
            "used-coin-at": lambda one: _count(self._coins, noun(one, "coin")),
            "giving-by-coin": lambda one: _count(self._coins, noun(one, "coin")),
            "used-iago": lambda _: _count(self._coins, "iago"),
            "no-drama-coin": lambda _: _count(self._coins, "desdemona"),
            "showed-exchange": lambda _: _count(self._staging, "exchange"),
            "no-drama": lambda _: _count(self._staging, "no-drama"),
            "seized": lambda _: _count(self._staging, "seize"),
            "aimed": lambda one: _count(self._staging, noun(one, "card")),
            "giving": lambda one: _count(self._staging, noun(one, "card")),
            "played": lambda one: _count(self._staging, noun(one, "card")),
            "exiting": lambda one: _count(self._exits, noun(one, "card")),
        }

    def _begins(self, one: Message) -> None:
        self._leads(one, "who")
        if not self._scenes:
            self._first = self._lead
        self._scenes.append(0)

    def _goes_on(self, _: Message) -> None:
        self._scenes[-1] += 1

    def _leads(self, one: Message, field: str) -> None:
        self._lead = seat_of(one, field)

    def _scores(self, one: Message) -> None:
        seat = seat_of(one, "who")
        self._script.append([seat, noun(one, "card"), number(one, "n"), seat == self._lead])

    def course(self, _: dict[str, Any]) -> Course:
        """All of it was told."""
        return {
            "lead": self._first,
            "scenes": self._scenes,
            "ran_out": self._ran_out,
            "script": self._script,
            "staging": self._staging,
            "exits": self._exits,
            "coins": self._coins,
        }


COURSES: Final[dict[str, Callable[[int], Listener]]] = {
    "othello": OfOthello,
    "shakespeare": OfShakespeare,
}


def course(game: str, seats: int, seen: dict[str, Any], told: Iterable[Message]) -> Course:
    """What a game was like, from all that was told of it and how it lay in the end."""
    listener = COURSES[game](seats)
    for one in told:
        hear = listener.hears.get(str(one["key"]))
        if hear is not None:
            hear(one)
    return listener.course(seen)


def _count(many: dict[str, int], name: str) -> None:
    """One more, of those that are counted: a script card is played, too."""
    if name in many:
        many[name] += 1


def noun(one: Message, name: str) -> str:
    """The noun in a field of a message."""
    return str(cast("dict[str, str]", one[name])["noun"])


def number(one: Message, name: str) -> int:
    """The number in a field."""
    return cast("int", one[name])


def seat_of(one: Message, name: str) -> int:
    """The seat in a field."""
    return cast("dict[str, int]", one[name])["seat"]
