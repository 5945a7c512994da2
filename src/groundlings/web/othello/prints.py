"""What is printed on Othello's cards and coins, in words: once for each edition and language."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from groundlings.web.render import table_book

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook


ALSO: Final = "also-"
"""How the messages begin that say when a card may be played, too."""
WRITTEN: Final = ("do-", "pay-")
"""And those of own cards."""
TRUTH: Final = "the-truth"


class Reward(NamedTuple):
    """What a successful play brings: a token, a coin or the handkerchief."""

    icon: str
    n: int
    coin: str
    words: str


class Script(NamedTuple):
    """A script card as a page of the play."""

    key: str
    first: str
    """Whose card it is: the name that begins its title."""
    verb: str
    last: str
    """Whom it befalls: the name that ends the title, if it does."""
    is_lead: bool
    curtain: str
    points: str
    """As printed; a curtain card has two values."""
    as_company: str
    rewards: list[Reward]
    effects: list[str]
    lines: list[str]
    speaker: str
    where: str
    position: int
    size: int
    character: str
    act: str = ""
    is_own: bool = False
    """Whether it is one of the players' own."""
    about: str = ""
    """What its writer says of it."""
    deed: str = ""
    """Who does what to whom, on an own card: its title may be anything."""

    @property
    def title(self) -> str:
        """The whole of it."""
        return " ".join(part for part in (self.first, self.verb, self.last) if part)


class Prints(NamedTuple):
    """The printed side of all pieces in one language."""

    boards: Mapping[str, Any]
    scripts: Mapping[str, Script]
    staging: Mapping[str, str]
    """What each staging card does."""
    coins: Mapping[str, str]
    """What each coin does."""
    names: Mapping[str, str]
    """Characters and staging cards as in a list."""
    short: Mapping[str, str]
    """Staging cards and own ones by their names: what has no number of the play."""
    own: frozenset[str]
    """The players' own cards."""
    about: Mapping[str, str]
    """What their writers say of them."""


def in_order(boards: Mapping[str, Any], act: str) -> list[str]:
    """The cards of an act in the order of the play, own ones where they have their place."""
    cards = boards["cards"]
    found = [noun for noun, card in cards.items() if card["act"] == act]
    return sorted(found, key=lambda noun: int(cards[noun]["position"]))


@lru_cache(maxsize=32)
def printed(game: Game, language: str) -> Prints:
    """What is printed, in this language."""
    book, boards = table_book(game, language, ()), game.guide.boards()
    return Prints(
        boards=boards,
        scripts={
            key: script_of(key, card, book, boards["acts"][card["act"]]["cards"])
            for key, card in boards["cards"].items()
        },
        staging={key: sentence_of(one["does"], book) for key, one in boards["staging"].items()},
        coins={key: book.gloss(one["does"]) for key, one in boards["coins"].items()},
        names={key: book.noun(key, "alone") for key in (*boards["characters"], *boards["staging"])},
        short={
            key: boards["cards"][key]["title"][language]
            if key in boards["cards"]
            else book.noun(key, "alone")
            for key in (*boards["staging"], *boards["own"])
        },
        own=frozenset(boards["own"]),
        about={
            key: card["about"][language]
            for key, card in {**boards["cards"], **boards["staging"]}.items()
            if key in boards["own"]
        },
    )


def sentence_of(does: Sequence[Mapping[str, Any]], book: Phrasebook) -> str:
    """What a staging card does; when it may be played, too, is a sentence of its own."""
    also = [one for one in does if str(one["key"]).startswith(ALSO)]
    if not also and not str(does[0]["key"]).startswith(WRITTEN):
        return book.gloss(does)
    told = [book.effects([one for one in does if one not in also]), *map(book.effect, also)]
    return " ".join(f"{one[:1].upper()}{one[1:]}." for one in told if one)


def script_of(key: str, card: Mapping[str, Any], book: Phrasebook, size: int = 0) -> Script:
    """A script card as `boards()` has it, in words; its act has so many cards."""
    (points,) = card["points"]
    first, verb, last = _title(card, book)
    return Script(
        key=key,
        first=first,
        verb=verb,
        last=last,
        is_lead=card["crown"],
        curtain="" if card["curtain"] == "none" else card["curtain"],
        points=str(points["n"]),
        as_company=str(points.get("total", "")),
        rewards=[_reward(one, book) for one in card["rewards"]],
        effects=[book.effect(one) for one in card["effect"]],
        lines=[line.strip() for line in card["quote"].split(" / ") if line.strip()],
        speaker=card["speaker"][book.language],
        where=card["where"].replace("-", "\N{EN DASH}"),
        position=card["position"],
        size=size,
        character=card["character_1"],
        act=card["act"],
        is_own=card.get("own", False),
        about=card.get("about", {}).get(book.language, ""),
        deed=_deed(card, book) if card.get("own") else "",
    )


def _title(card: Mapping[str, Any], book: Phrasebook) -> tuple[str, str, str]:
    """The names at both ends and what is between them; a language may bend the second name."""
    title: str = card["title"][book.language]
    first = book.noun(card["character_1"]) if card["character_1"] else ""
    last = card["character_2"] or ""
    last = book.noun(last) if last and book.knows(last) else ""
    if not first or not title.startswith(first):
        return title, "", ""
    rest = title.removeprefix(first).strip()
    if last and rest.endswith(last) and rest != last:
        return first, rest.removesuffix(last).strip(), last
    verb, _, whom = rest.rpartition(" ")
    return (first, verb, whom) if verb else (first, rest, "")


def _deed(card: Mapping[str, Any], book: Phrasebook) -> str:
    whom = card["character_2"]
    parts = [book.noun(card["character_1"]), book.text(f"blank.o_verb_{card['verb']}")]
    parts += [book.text("blank.o_truth") if whom == TRUTH else book.noun(whom)] if whom else []
    return " · ".join(parts)


def _reward(message: Mapping[str, Any], book: Phrasebook) -> Reward:
    coin = message["coin"]["noun"] if "coin" in message else ""
    icon = str(message["key"]).removeprefix("gives-")
    return Reward(icon, int(message.get("n", 1)), coin, book.effect(message))
