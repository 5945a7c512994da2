"""The players in the order of reveal: what each has, and the cell of the strip below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from groundlings.web.othello.strip import DOWN, UP, Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping

    from groundlings.web.board.sight import Button, Sight
    from groundlings.web.othello.prints import Prints
    from groundlings.web.othello.strip import Strip


class Coin(NamedTuple):
    """The coins of one character."""

    key: str
    n: int
    name: str


class Chip(NamedTuple):
    """The points scored in one act, and whether an Iago card is among them."""

    act: str
    n: int
    is_iago: bool


class Company(NamedTuple):
    """The character of the company that is nearest to its bonus."""

    key: str
    name: str
    n: int
    of: int


class Cell(NamedTuple):
    """A cell of the strip: a sign, words, and what else there is to say."""

    kind: str
    words: str
    aside: str


class Tile(NamedTuple):
    """The Iago tile, before the Lead; its choices lie on it."""

    key: str
    name: str
    tokens: int
    limit: int
    is_dead: bool
    choices: list[Button]


class Player(NamedTuple):
    """A player's panel."""

    seat: int
    order: int
    name: str
    is_mine: bool
    is_lead: bool
    is_protected: bool
    has_handkerchief: bool
    has_improvised: bool
    total: int
    intrigue: int
    spotlight: int
    wounds: int
    script: int
    staging: int
    coins: list[Coin]
    placed: str
    """Nothing, a back, or the card that was turned up."""
    is_off: bool
    """Whether the card that was turned up has left."""
    chips: list[Chip]
    acts: list[bool]
    company: Company | None
    known: list[str]
    """The cards that the visitor knows this player holds."""
    iago: Tile | None
    cell: Cell
    choice: Button | None


def players(sight: Sight, prints: Prints, strip: Strip | None) -> list[Player]:
    """All of them, in the order in which they turn their cards up."""
    return [
        _player(sight, prints, strip, seat, order)
        for order, seat in enumerate(sight.view["order"], 1)
    ]


def _player(sight: Sight, prints: Prints, strip: Strip | None, seat: int, order: int) -> Player:
    view, player = sight.view, sight.view["players"][seat]
    holder = view["handkerchief_holder"]
    outcome = strip.outcomes[seat] if strip else Outcome()
    placed = player["placed"] or ""
    is_off = not placed and strip is not None and not strip.is_past and outcome.card is not None
    return Player(
        seat=seat,
        order=order,
        name=sight.book.player(seat),
        is_mine=seat == view["seat"],
        is_lead=seat == view["lead"],
        is_protected=player["protected"],
        has_handkerchief=holder is not None and holder["seat"] == seat,
        has_improvised=player["improvised"],
        total=player["total"],
        intrigue=player["intrigue"],
        spotlight=player["spotlight"],
        wounds=player["wounds"],
        script=player["script_cards"],
        staging=player["staging_cards"],
        coins=[Coin(key, n, prints.names[key]) for key, n in player["coins"].items() if n > 0],
        placed=(outcome.card or "") if is_off else placed,
        is_off=is_off,
        chips=_chips(player, prints),
        acts=[act in player["iago_acts"] for act in prints.boards["acts"]],
        company=_company(player, prints),
        known=[_short(card, prints) for card in view.get("known", {}).get(str(seat), ())],
        iago=iago_tile(sight, prints) if seat == view["lead"] else None,
        cell=_cell(sight, prints, strip, seat, outcome),
        choice=sight.can.get(f"at:{seat}"),
    )


def _short(card: str, prints: Prints) -> str:
    """A printed script card by its number, any other by its name."""
    return prints.short.get(card, card)


def _chips(player: Mapping[str, Any], prints: Prints) -> list[Chip]:
    found: dict[str, int] = {}
    for card, n in player["worth"].items():
        act = prints.boards["cards"][card]["act"]
        found[act] = found.get(act, 0) + n
    acts = [act for act in prints.boards["acts"] if act in found]
    return [Chip(act, found[act], act in player["iago_acts"]) for act in acts]


def _company(player: Mapping[str, Any], prints: Prints) -> Company | None:
    if not player["company"]:
        return None
    key, n = max(player["company"].items(), key=lambda one: one[1])
    return Company(key, prints.names[key], n, prints.boards["meta"]["company_bonus_cards"])


def iago_tile(sight: Sight, prints: Prints) -> Tile | None:
    """The tile that makes its holder the Lead."""
    iago = sight.view["cast"].get("iago") or sight.view["offstage"].get("iago")
    return iago and tile(sight, prints, "iago", iago)


def tile(sight: Sight, prints: Prints, key: str, facts: Mapping[str, Any]) -> Tile:
    """A character's tile, and what may be done to it."""
    wanted = (f"{verb}:{key}" for verb in ("wound", "lower", "revive"))
    return Tile(
        key=key,
        name=prints.names[key],
        tokens=facts["tokens"],
        limit=facts["limit"],
        is_dead=facts["dead"],
        choices=[sight.can[text] for text in wanted if text in sight.can],
    )


def _cell(sight: Sight, prints: Prints, strip: Strip | None, seat: int, outcome: Outcome) -> Cell:
    """What has become of a player's card, until the next ones are placed."""
    view, say = sight.view, sight.book.text
    if view["phase"] == "placement":
        if seat in view["answered"]:
            return Cell("laid", say("othello.laid"), "")
        if not view["players"][seat]["script_cards"] + view["players"][seat]["staging_cards"]:
            return Cell("none", say("othello.no_cards"), "")
        return Cell("choosing", say("othello.choosing"), "")
    if strip is None:
        return Cell("none", say("othello.not_yet"), "")
    if outcome.kind == DOWN:
        key = "unheard" if strip.is_past or view["phase"] in {"draw", "intermission"} else "down"
        return Cell(key, say(f"othello.{key}"), "")
    return Cell(outcome.kind, told(sight, outcome), _beside(prints, outcome))


def told(sight: Sight, outcome: Outcome) -> str:
    """An outcome in words."""
    by = None if outcome.by is None else {"seat": outcome.by}
    if outcome.kind == "took" and outcome.n is None:
        return sight.book.text("othello.stopped", who=by)
    return sight.book.text(f"othello.{outcome.kind}", who=by, n=outcome.n or 0)


def _beside(prints: Prints, outcome: Outcome) -> str:
    """Which card it was."""
    if outcome.card is None or outcome.kind == UP:
        return ""
    return _short(outcome.card, prints)
