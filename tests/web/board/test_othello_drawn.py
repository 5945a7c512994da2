"""Othello's drawn table says what the engine says, over the golden games.

Through all eyes, in all languages, for two to six players and in Playwright's Challenge. What is
legal is one button, on its piece or in the box; what has become of each card is what the engine
remembers of it; nobody sees a hand that is not theirs.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

import pytest

from browser.guest import PLACEHOLDER
from golden.story import records
from groundlings.othello.state import SCRIPTS
from groundlings.othello.verbs import CARD_NAMES
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.store.model import FINISHED
from groundlings.web.board.sight import Sight
from groundlings.web.othello.strip import strip_of
from groundlings.web.scene import draw
from groundlings.web.visit import Visit, book_of
from groundlings.words import languages
from sampling import SOAK
from web.golden_tables import walked
from web.markup import LEFTOVER, Markup

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from groundlings.stage.table import LiveTable

GAMES: Final = [record for record in records() if record.stem.startswith("othello")]
STRIDE: Final = 1 if SOAK else 61
"""Every so many states are looked at; a soak looks at all."""
MOST: Final = 20_000
"""Bytes that a table may have, packed."""
BUTTON: Final = re.compile(r'<button form="choose" name="choice" value="([^"]+)" id="([^"]+)"')
PANEL: Final = re.compile(r'<article class="player seat-(\d)([^"]*)" id="player-\d"')
HELD: Final = re.compile(r'<li id="hand-([\w-]+)" data-piece')
ON_PIECES: Final = {
    "at": "player-{}",
    "place": "hand-{}",
    "give": "hand-{}",
    "switch": "hand-{}",
    "discard": "hand-{}",
    "wound": "tile-{}",
    "lower": "tile-{}",
    "revive": "tile-{}",
}
"""Where a choice lies, by its verb."""


def looks(record: Path) -> Iterator[tuple[LiveTable, int | None, str]]:
    """Moments of a game, through all eyes; the language goes round."""
    spoken = languages()
    for n, live in enumerate(walked(record)):
        if n % STRIDE == 0 or live.status == FINISHED:
            for place, seat in enumerate([None, *range(len(live.seats))]):
                yield live, seat, spoken[(n // STRIDE + place) % len(spoken)]


def drawn(live: LiveTable, seat: int | None, language: str = "en") -> str:
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    return draw(live, Visit(who, language, "http://globe.test"))


def seen(live: LiveTable, seat: int | None) -> dict[str, Any]:
    assert live.state is not None
    return live.game.guide.shown(live.state, seat)


def offered(live: LiveTable, seat: int | None) -> list[str]:
    g = live.state
    assert g is not None
    if seat is None or g.over:
        return []
    return [live.game.text(option) for option in live.game.options(g, seat)]


def panels(html: str) -> dict[int, str]:
    """Each player's panel, by its seat."""
    found = list(PANEL.finditer(html))
    ends = [one.start() for one in found[1:]] + [html.index('id="stage"')]
    return {int(one[1]): html[one.start() : end] for one, end in zip(found, ends, strict=True)}


def faults(live: LiveTable, seat: int | None, language: str, html: str) -> Iterator[object]:
    """Whatever contradicts what is claimed of every page."""
    view, options = seen(live, seat), offered(live, seat)
    page = Markup(html)
    yield from page.faults
    yield from (key for key, n in Counter(page.ids).items() if n > 1)
    yield from PLACEHOLDER.findall(html)
    yield from LEFTOVER.findall(page.text)
    if view["phase"] == "intermission":  # it has forms of its own
        return
    buttons = dict(BUTTON.findall(html))
    if sorted(buttons) != sorted(options):
        yield sorted(buttons), sorted(options)
    book = book_of(live, language)
    yield from (
        text for text in options if f'aria-label="{book.option(text)}"' not in unquoted(html)
    )
    if [int(one[1]) for one in PANEL.finditer(html)] != view["order"]:
        yield "not in the order of reveal"
    yield from misplaced(html, options)
    yield from of_players(html, view)
    yield from of_hand(html, view)


def unquoted(html: str) -> str:
    return html.replace("&#39;", "'").replace("&#34;", '"').replace("&amp;", "&")


def misplaced(html: str, options: list[str]) -> Iterator[object]:
    """A choice that does not lie where a hand would go for it."""
    for text in options:
        verb, _, noun = text.partition(":")
        piece = ON_PIECES.get(verb, "").format(noun.replace(".", "-"))
        if not piece:
            continue
        start = html.index(f'value="{text}"')
        around = html.rfind(f'id="{piece}', 0, start)
        tag = {"at": "</article>", "wound": "</li>"}.get(verb, "</li>")
        if around < 0 or tag in html[around:start]:
            yield text, "does not lie on", piece


def of_players(html: str, view: dict[str, Any]) -> Iterator[object]:
    """What a panel shows and the view does not say."""
    for seat, panel in panels(html).items():
        player = view["players"][seat]
        if ('id="iago-tile"' in panel) != (seat == view["lead"]):
            yield seat, "is not the Lead"
        if ('class="placed back"' in panel) != (player["placed"] == "face-down"):
            yield seat, "placed", player["placed"]
        if ('class="shield"' in panel) != player["protected"]:
            yield seat, "is not protected"
        coins = sum(n > 0 for n in player["coins"].values())
        if panel.count('<span class="coin"') != coins:
            yield seat, "coins"


def of_hand(html: str, view: dict[str, Any]) -> Iterator[object]:
    """The cards that lie before the reader: the own ones, and no others."""
    own = list(view.get("hand", ()))
    if view["seat"] is not None and view["players"][view["seat"]]["placed"] == "face-down":
        own.append(view["mine"])
    lies = Counter(re.sub(r"(?<=[a-z])-\d$", "", key) for key in HELD.findall(html))
    wanted = Counter(card.replace(".", "-") for card in own)
    if lies != wanted and not view["over"]:
        yield dict(lies), dict(wanted)


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_every_moment_of_a_golden_game_is_drawn_as_it_is(record: Path) -> None:
    found: dict[str, list[object]] = {}
    for live, seat, language in looks(record):
        html = drawn(live, seat, language)
        if wrong := list(faults(live, seat, language, html)):
            found[f"{live.rev} {seat} {language}"] = wrong[:3]
        assert len(gzip.compress(html.encode(), 6)) < MOST
    assert dict(list(found.items())[:3]) == {}


STOPPED: Final = {"blocked", "seized", "foiled"}


def test_the_strip_says_what_has_become_of_each_card() -> None:
    """The engine remembers the last deeds of a scene: who was stopped, and by whom."""
    stopped: Counter[str] = Counter()
    for live in (live for record in GAMES for live in walked(record)):
        view = seen(live, None)
        deeds = [one for one in view["deeds"] if one["what"] in {"play", "exit"}]
        if not deeds or view["phase"] not in {"reveal", "draw"}:
            continue
        deed = deeds[-1]
        if (
            deed["outcome"] not in STOPPED
            or deed["card"] == "exchange"
            or deed != view["deeds"][-1]
        ):
            continue  # an Exchange may have been shown from the hand
        assert live.state is not None
        strip = strip_of(Sight(live.game, live.state, None, view, book_of(live, "en"), {}, {}))
        assert strip is not None
        cell = strip.outcomes[deed["who"]["seat"]]
        assert (cell.kind, cell.by, cell.card) == (
            deed["outcome"],
            deed["by"]["seat"],
            deed["card"],
        )
        stopped[cell.kind] += 1
    assert set(stopped) == STOPPED


def test_a_card_that_nobody_may_see_is_on_no_page() -> None:
    """An onlooker's page names no script card that was never turned up or printed for all."""
    record = next(one for one in GAMES if one.stem == "othello-4")
    looked_at = 0
    for n, live in enumerate(walked(record)):
        if n % 40 or live.status == FINISHED:
            continue
        html = drawn(live, None)
        assert 'id="place"' not in html
        assert not BUTTON.search(html)
        assert live.state is not None
        held = {card for seat in range(4) for card in seen(live, seat)["hand"]}
        scripts = {card for card in held if CARD_NAMES.index(card) < SCRIPTS}
        curtains = {one["card"] for one in seen(live, None)["curtains"].values()}
        told = " ".join(
            book_of(live, "en").event(one) for one in live.game.events(live.state, None)
        )
        for card in scripts - curtains:
            looked_at += 1
            assert f"({card})" in told or not re.search(rf"\b{re.escape(card)}\b(?!\.?\d)", html)
    assert looked_at
