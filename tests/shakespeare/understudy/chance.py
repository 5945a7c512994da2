"""What the dice did: read off the engine's table, and held against what was possible (S107)."""

from __future__ import annotations

from collections import Counter

from shakespeare.understudy.box import KINDS
from shakespeare.understudy.company import Behind, Laid, World


class ImpossibleDrawError(AssertionError):
    """The engine drew what was not there."""


def _within(drawn: Counter[str], heap: Counter[str], what: str) -> None:
    if drawn - heap:
        raise ImpossibleDrawError(f"{what}: drew {drawn - heap} which cannot lie there")


def deal_characters(world: World) -> None:
    """Lay out players + 2 cards; if the deck is too short the discard is shuffled (R85, S16)."""
    number = world.box.laid_out["characters"]
    world.display = list(world.sees(None)["display"])
    world.hired = []
    shown = Counter(card for card in world.display if card is not None)
    if shown.total() != number:
        raise ImpossibleDrawError(f"{shown.total()} characters are laid out, not {number}")
    heap = world.unseen if world.shuffled is None else world.shuffled
    if number <= world.deck:
        _within(shown, heap, "characters")
        heap.subtract(shown)
        world.deck -= number
        return
    world.happened["deck-shuffled"] += 1
    # What nobody has seen lies in this deck, but for actors of the Lord's deck, one copy of each.
    first = Counter(
        {
            card: min(n, shown[card]) if world.box.cards[card].actor else n
            for card, n in heap.items()
        }
    )
    if first.total() != world.deck or first - shown:
        raise ImpossibleDrawError("what the deck still has is dealt first")
    _within(shown - first, world.dismissed, "characters")
    world.shuffled = world.dismissed - (shown - first)
    world.unseen -= first
    world.dismissed = Counter()
    world.deck = world.shuffled.total()


def deal_elements(world: World) -> None:
    """Three for each player of each kind (R12, R87); less where a bag is short (S109)."""
    market = world.sees(None)["market"]
    world.market = Counter(
        {f"{colour}-{kind}": n for kind in KINDS for colour, n in market[kind].items()}
    )
    for kind in KINDS:
        number = sum(market[kind].values())
        if number != world.box.laid_out[f"{kind}_elements"]:
            raise ImpossibleDrawError(f"{number} {kind} elements are laid out")
    _within(world.market, world.bags, "elements")
    world.bags.subtract(world.market)


def deal_backstage(world: World) -> None:
    """Lay out players + 2 backstage cards; a short deck as with characters (R111, S87)."""
    number = world.box.shown_behind
    rows = world.sees(None)["backstage"]["display"]
    world.back = [Behind(row["card"]) for row in rows]
    shown = Counter(row["card"] for row in rows)
    if shown.total() != number:
        raise ImpossibleDrawError(f"{shown.total()} backstage cards are laid out, not {number}")
    if number <= world.back_deck:
        _within(shown, world.back_known, "backstage cards")
        world.back_known.subtract(shown)
        world.back_deck -= number
        return
    world.happened["backstage-shuffled"] += 1
    first = +world.back_known
    if first - shown:
        raise ImpossibleDrawError("what the backstage deck still has is dealt first")
    _within(shown - first, world.back_discarded, "backstage cards")
    world.back_known = world.back_discarded - (shown - first)
    world.back_discarded = Counter()
    world.back_deck = world.back_known.total()


def draw_goals(world: World, seat: int, number: int) -> list[str]:
    """The top of the objective deck, as the one who drew it sees it."""
    laid, world.goals = world.goals[:number], world.goals[number:]
    drawn: list[str] = list(world.sees(seat)["drawn"])
    if len(drawn) != number:
        raise ImpossibleDrawError(f"{len(drawn)} objectives were drawn, not {number}")
    for name, place in zip(drawn, laid, strict=True):
        if place.name not in {None, name}:
            raise ImpossibleDrawError(f"{name} was drawn where {place.name} lay")
    if len({*drawn, *seen_goals(world)}) != len(drawn) + len(seen_goals(world)):
        raise ImpossibleDrawError(f"{drawn} were drawn, and {seen_goals(world)} lie elsewhere")
    return drawn


def seen_goals(world: World) -> list[str]:
    """Objectives of which all is known: held, played, or put under the deck."""
    held = [goal for player in world.players for goal in player.held]
    return [*held, *world.out, *(place.name for place in world.goals if place.name)]


def lay_goals(world: World) -> None:
    world.goals = [Laid() for _ in world.box.objectives]


def turn_lord(world: World) -> None:
    """The card beneath is then visible (S92)."""
    world.lord_left -= 1
    show_lord(world)


def show_lord(world: World) -> None:
    world.lord_top = None
    if not world.lord_left:
        return
    top = world.sees(None)["backstage"]["lord"]["top"]
    if not world.unseen[top] or not world.box.cards[top].actor:
        raise ImpossibleDrawError(f"{top} lies on the Lord's deck")
    world.unseen[top] -= 1
    world.lord_top = top
