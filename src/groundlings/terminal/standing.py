"""Standing orders as they are typed, and as they are read back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from groundlings.kernel.orders import ACT, GAME, MOST_POINTS, SCENE, SCOPES, Orders, none, usual
from groundlings.terminal.answer import Unclear

if TYPE_CHECKING:
    from collections.abc import Iterator

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

ALL: Final = "all"
NONE: Final = "none"
CARDS: Final = "cards"
CURTAINS: Final = "curtains"
ORDERS: Final = "orders"
FIRST: Final = (ORDERS, "let", "ask", "seize", "stop", "hold")
"""How an order begins."""


SCOPE_NAMES: Final = {
    SCENE: "terminal.scope_scene",
    ACT: "terminal.scope_act",
    GAME: "terminal.scope_game",
}


def is_order(line: str) -> bool:
    """Whether this could be an order that was mistyped: two words or more, or `orders` alone."""
    words = line.casefold().split()
    return bool(words) and words[0] in FIRST and (len(words) > 1 or words[0] == ORDERS)


def kinds(game: Game) -> list[str]:
    """The deeds that an order may let go by; what is always aimed at oneself is asked."""
    return [kind for kind in game.deeds if kind != "answer"]


def changed(line: str, orders: Orders, game: Game, book: Phrasebook) -> Orders | None:
    """What is ordered after this line; None if it is no order. `orders` alone changes nothing.

    A last word `scene`, `act` or `game` says for how long the orders about deeds stand.
    """
    words = line.casefold().split()
    if not words or not game.deeds:
        return None
    scope = words[-1] if len(words) > 1 and words[-1] in SCOPES else ""
    ordered = _ordered(words[:-1] if scope else words, orders, game, book)
    return replace(ordered, scope=scope) if scope and ordered is not None else ordered


def _ordered(  # noqa: PLR0911 - one for each order
    words: list[str], orders: Orders, game: Game, book: Phrasebook
) -> Orders | None:
    match words:
        case ["orders"]:
            return orders
        case ["orders", "usual"]:
            return usual(game)
        case ["orders", "none"]:
            return none(game)
        case ["seize", "never"]:
            return replace(orders, steal=0)
        case ["seize", points] if _is_points(points):
            return replace(orders, steal=int(points))
        case ["hold", *passes] if passes:
            return _held(passes, orders, game, book)
        case [("let" | "ask" | "stop") as verb, *what]:
            return _about_deeds(what, orders, game, book, let=verb == "let")
    return None


def _about_deeds(
    what: list[str], orders: Orders, game: Game, book: Phrasebook, *, let: bool
) -> Orders | None:
    match what:
        case ["all"]:
            return replace(orders, elsewhere=True) if let else Orders(holds=orders.holds)
        case ["curtains"]:
            return replace(orders, curtains=not let)
        case ["cards", points] if let and _is_points(points):
            return replace(orders, under=int(points))
        case ["cards"] if not let:
            return replace(orders, under=0, elsewhere=False)
    found = _named(" ".join(what), kinds(game), book)
    if found is None:
        return None
    return replace(
        orders,
        let=orders.let | {found} if let else orders.let - {found},
        elsewhere=orders.elsewhere and let,
    )


def _held(passes: list[str], orders: Orders, game: Game, book: Phrasebook) -> Orders | None:
    if passes == [NONE]:
        return replace(orders, holds=frozenset())
    if passes == [ALL]:
        return replace(orders, holds=frozenset(game.passes))
    found = _named(" ".join(passes), game.passes, book)
    return None if found is None else replace(orders, holds=orders.holds | {found})


def _named(typed: str, known: list[str] | tuple[str, ...], book: Phrasebook) -> str | None:
    """By its own name, one or several of them, or as the language calls it."""
    for key in known:
        if typed in {key, f"{key}s", book.text(f"order.{key}").casefold()}:
            return key
    return None


def _is_points(word: str) -> bool:
    return word.isdecimal() and 0 < int(word) <= MOST_POINTS


def unclear(line: str, game: Game) -> Unclear:
    """What an order looks like, for who has mistyped one."""
    if not game.deeds:
        return Unclear("terminal.no_orders")
    known = {"kinds": ", ".join(kinds(game)), "passes": ", ".join(game.passes)}
    key = "terminal.bad_hold" if line.casefold().split()[0] == "hold" else "terminal.bad_order"
    return Unclear(key, {"text": line.strip(), **known})


def told(orders: Orders, game: Game, book: Phrasebook, *, openly: bool) -> Iterator[str]:
    """What stands, line by line; at a shared screen nothing hidden may decide."""
    yield book.text("terminal.orders_head", scope=book.text(SCOPE_NAMES[orders.scope]))
    lets = [book.text(f"order.{kind}") for kind in kinds(game) if kind in orders.let]
    if orders.elsewhere:
        yield book.text("terminal.orders_all")
    elif lets:
        yield book.text("terminal.orders_let", list=", ".join(lets))
    if orders.under and not orders.elsewhere:
        yield book.text("terminal.orders_under", n=orders.under)
    if orders.steal:
        key = "terminal.orders_shared" if openly else "terminal.orders_seize"
        yield book.text(key, n=orders.steal)
    if orders.able and not openly:
        yield book.text("terminal.orders_able")
    if orders.curtains and (orders.elsewhere or lets or orders.under):
        yield book.text("terminal.orders_curtains")
    holds = [book.text(f"order.{one}") for one in game.passes if one in orders.holds]
    if game.passes:
        listed = ", ".join(holds) or book.text("terminal.orders_nowhere")
        yield book.text("terminal.orders_holds", list=listed)
