"""The intermission: what the next act brings, who leads it and why, and what is traded for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.othello.score_sheet import account

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from groundlings.kernel.messages import Message
    from groundlings.web.board.sight import Button, Sight
    from groundlings.web.othello.score_sheet import Account
    from groundlings.words import Phrasebook

BETWEEN: Final = "intermission"
EARLY_ACTS: Final = 2
"""Acts with the smaller deal of script cards."""
A_LONG_ACT: Final = 10000
"""So many choices are read: who led an act can have been settled when it began."""
MOST_TRADES: Final = 20
"""So many trades are one click: a post holds no more than 32 choices."""


class News(NamedTuple):
    """What is otherwise in the next act: a drawing of the sprite, and a sentence."""

    drawing: str
    words: str


class NextLead(NamedTuple):
    """Who leads the next act, and why, reason by reason."""

    seat: int
    name: str
    reasons: list[str]


class EndState(NamedTuple):
    """What a player's tokens can be after all trades, and the choices that lead there."""

    intrigue: int
    spotlight: int
    words: str
    choices: list[str]
    is_kept: bool


class Discard(NamedTuple):
    """A staging card that can be given up: its noun, its name, what it does."""

    card: str
    name: str
    does: str
    button: Button


class Turn(NamedTuple):
    """Whose turn it is in the intermission."""

    seat: int
    name: str
    is_asked: bool


class Intermission(NamedTuple):
    """All of it."""

    act: str
    title: str
    fell: str
    """With which card the curtain fell, and by whom."""
    synopsis: str
    news: list[News]
    lead: NextLead
    account: Account
    order: list[Turn]
    trades: list[EndState]
    trade_rule: str
    discards: list[Discard]
    discard_rule: str
    intrigue: int
    spotlight: int


def intermission(sight: Sight) -> Intermission | None:
    """What lies between two acts; None while one is played."""
    view, book = sight.view, sight.book
    if view["phase"] != BETWEEN or not view["players"][0]["sheet"]:
        return None
    boards: Mapping[str, Any] = sight.game.guide.boards()
    events = sight.told(A_LONG_ACT)
    seats, first = len(view["players"]), view["lead"]
    mine = view["players"][sight.seat] if sight.seat is not None else view["players"][0]
    return Intermission(
        act=view["act"],
        title=book.noun(view["act"]),
        fell=_fell(events, book),
        synopsis=view["synopsis"][book.language],
        news=[*_news(view, boards, sight)],
        lead=NextLead(first, book.player(first), [*_reasons(view, events, book)]),
        account=account(view, boards, book),
        order=[
            Turn(seat, book.player(seat), seat in view["asked"])
            for seat in (*range(first, seats), *range(first))
        ],
        trades=_trades(sight, boards) if "pass" in sight.can else [],
        trade_rule=book.text("between.trade_rule", n=boards["meta"]["intrigue_for_a_spotlight"]),
        discards=_discards(sight),
        discard_rule=_discard_rule(sight),
        intrigue=mine["intrigue"],
        spotlight=mine["spotlight"],
    )


def chosen_between(sight: Sight) -> set[str]:
    """The choices that stand on its page: in an intermission all of them."""
    return set(sight.can) if sight.view["phase"] == BETWEEN else set()


# What has been


def _fell(events: Iterable[Message], book: Phrasebook) -> str:
    """The last card scored before the act was over, unless the cards ran out."""
    told, scored = "", None
    for event in events:
        match event:
            case {"key": "scored"}:
                scored = event
            case {"key": "act-ended", "act": act} if scored is not None:
                told = book.text("between.fell", act=act, card=scored["card"], who=scored["who"])
            case {"key": "act-ran-out", "act": act}:
                told = book.event(event)
    return told


def last_lead(events: Iterable[Message]) -> int | None:
    """Who held the Iago tile when the last act was over."""
    holds, before = None, None
    for event in events:
        match event:
            case {"key": "lead-cast", "who": {"seat": int(seat)}}:
                holds, before = seat, holds
            case {"key": "took-lead", "who": {"seat": int(seat)}}:
                holds = seat
            case {"key": "gave-lead", "whom": {"seat": int(seat)}}:
                holds = seat
    return before


def _reasons(view: Mapping[str, Any], events: Iterable[Message], book: Phrasebook) -> Iterator[str]:
    """Fewest points lead; on a tie the first to the left of the old Lead, who comes last (A2)."""
    scores = [list(player["sheet"].values())[-1]["act-score"] for player in view["players"]]
    fewest = [seat for seat, n in enumerate(scores) if n == min(scores)]
    names = book.text("list.and").join(book.player(seat) for seat in fewest)
    yield book.text("between.fewest", who=names, n=min(scores))
    before = last_lead(events)
    if len(fewest) > 1 and before is not None:
        seats = len(scores)
        row = [book.player((before + n) % seats) for n in range(1, seats + 1)]
        yield book.text("between.tie", who={"seat": before}, row=book.text("list.and").join(row))


# What will be


def _news(view: Mapping[str, Any], boards: Mapping[str, Any], sight: Sight) -> Iterator[News]:
    """Who comes and goes, who is dead, how many cards there are, and what the curtains bring."""
    book, act = sight.book, list(boards["acts"]).index(view["act"]) + 1
    for name, tile in view["cast"].items():
        character = {"noun": name}
        if tile["dead"]:
            words = book.text("between.dead", character=character)
        elif act - 1 in boards["characters"][name]["acts"]:
            continue
        elif min(boards["characters"][name]["acts"]) < act:
            wounds = {"n": tile["tokens"], "total": tile["limit"]}
            words = book.text("between.returns", character=character, **wounds)
        else:
            words = book.text("between.enters", character=character, n=tile["limit"])
        yield News(f"c-{name}", words)
    for name in view["offstage"]:
        if act - 1 in boards["characters"][name]["acts"]:
            yield News(f"c-{name}", book.text("between.leaves", character={"noun": name}))
    printed = boards["acts"][view["act"]]
    yield News("i-quill", book.text("between.cards", n=printed["cards"]))
    for curtain in ("half", "full"):
        card = boards["cards"][printed[curtain]]
        by_lead, by_company = card["points"][0]["n"], card["points"][0]["total"]
        role = "lead" if card["crown"] else "company"
        points = by_lead if card["crown"] else by_company
        yield News(
            "i-half",
            book.text(f"between.{curtain}_{role}", card={"noun": printed[curtain]}, n=points),
        )


# What is chosen


def _trades(sight: Sight, boards: Mapping[str, Any]) -> list[EndState]:
    """Every end that trades can come to: as it is, then more spotlights, then more intrigue."""
    price, book = boards["meta"]["intrigue_for_a_spotlight"], sight.book
    mine = sight.view["players"][sight.seat]
    intrigue, spotlight = mine["intrigue"], mine["spotlight"]

    def end(bought: int) -> EndState:
        times, way = abs(bought), "spotlight" if bought > 0 else "intrigue"
        paid, got = (times * price, times) if bought > 0 else (times, times * price)
        traded = book.text(f"between.for_{way}", n=paid, got=got)
        return EndState(
            intrigue - bought * price,
            spotlight + bought,
            traded if bought else book.text("between.keep"),
            [f"trade:{way}"] * times + ["pass"],
            is_kept=not bought,
        )

    most, least = min(intrigue // price, MOST_TRADES), min(spotlight, MOST_TRADES)
    return [end(0), *(end(n) for n in range(1, most + 1)), *(end(-n) for n in range(1, least + 1))]


def _discards(sight: Sight) -> list[Discard]:
    book = sight.book
    found = []
    for text, button in sight.can.items():
        verb, _, card = text.partition(":")
        if verb == "discard":
            found.append(Discard(card, book.noun(card, "alone"), button.gloss, button))
    return found


def _discard_rule(sight: Sight) -> str:
    """How many of the staging cards must go, one after the other."""
    seat, view = sight.seat, sight.view
    if seat is None or not any(text.startswith("discard:") for text in sight.can):
        return ""
    held, share = view["players"][seat]["staging_cards"], staging_share(sight, seat)
    return sight.book.text("between.discard_rule", n=held - share, total=held)


def staging_share(sight: Sight, seat: int) -> int:
    """How many staging cards a player begins the act with (A68, A76)."""
    view, sheet = sight.view, sight.game.sheet
    seats = len(view["players"])
    deals = sheet.get("deal")
    deal = next(one for one in deals if one["players"] == seats) if isinstance(deals, list) else {}
    share = int(deal["staging"])
    if view["mode"] != "playwright":
        return share
    left = int(sight.game.guide.boards()["acts"][view["act"]]["cards"]) % seats
    return share + (1 if left and (seat - view["lead"]) % seats >= left else 0)
