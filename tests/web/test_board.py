"""Shakespeare's drawn table says what the engine says, state by state of the golden games.

What is legal is a button on its piece, what tempts says why not, every piece lies where the view
has it, and whatever points at a piece finds it.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
from golden.story import records
from groundlings.shakespeare.acts import Quill, Retreat
from groundlings.shakespeare.days import MAINTENANCE, Day
from groundlings.shakespeare.state import PRESTIGE, TROUPE
from groundlings.shakespeare.verbs import PRINTED_NAMES
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.store.things import FINISHED
from groundlings.web.render import _KEPT, fill, house_book
from groundlings.web.rulebook import chapters, printed
from groundlings.web.scene import Glance, book_of, draw
from groundlings.web.shakespeare import pointed
from groundlings.words import languages
from shakespeare.theatre import Table
from web.golden_tables import walked
from web.markup import LEFTOVER, VOID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook

    Found = Iterator[object]

BASE = "http://globe.test"
STRIDE = {"brief": 27, "steady": 9}.get(os.environ.get("HYPOTHESIS_PROFILE", "steady"), 1)
"""Of games for three and four every so many states are looked at; a soak looks at all."""
HIGHEST = 3
"""So many of a stock are drawn one upon the other; the others are counted."""
LONG = 100
"""A record with more lines than this is a long one."""
TOKEN = re.compile(r'<(/?)([a-zA-Z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(/?)>|([^<]+)')
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
ID = re.compile(r'\bid="([^"]+)"')
UNSAID = re.compile(r"\[[a-z0-9][a-z0-9_.:-]*\]", re.IGNORECASE)
"""How the words say that they lack a key."""
SAID = ("aria-label", "aria-description", "title", "data-close", "data-turn")
HELD_ELSEWHERE = ["main"]
"""Ids of the frame around a table."""
PUT_DOWN = {"built", "dressed"}
GAMES = [record for record in records() if record.stem.startswith("shakespeare")]


# The page as a tree


class Element:
    """An element of a page; what is in it are the next elements and texts of the page."""

    __slots__ = ("attributes", "classes", "elements", "holder", "page", "tag", "texts")

    def __init__(self, page: Page, tag: str, attributes: dict[str, str], holder: Element) -> None:
        self.page = page
        self.tag = tag
        self.attributes = attributes
        self.classes = attributes.get("class", "").split()
        self.holder: Element | None = holder
        self.elements = slice(0)
        self.texts = slice(0)

    def get(self, name: str) -> str:
        """An attribute, empty if it is not there."""
        return self.attributes.get(name, "")

    def has(self, name: str) -> bool:
        """Whether it bears this class."""
        return name in self.classes

    def within(self) -> list[Element]:
        """Everything in it, in the order of the page."""
        return self.page.all[self.elements]

    def marked(self, name: str) -> list[Element]:
        """What bears this class in it."""
        return [one for one in self.within() if name in one.classes]

    def around(self) -> Iterator[Element]:
        """What it lies in, from the inside."""
        holder = self.holder
        while holder is not None:
            yield holder
            holder = holder.holder

    @property
    def words(self) -> str:
        """All words in it."""
        return " ".join(" ".join(self.page.said[self.texts]).split())

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self.get("aria-label") or self.words


class Page(Element):
    """A piece of HTML, read strictly."""

    def __init__(self, html: str) -> None:
        super().__init__(self, "", {}, self)
        self.holder = None
        self.all: list[Element] = []
        self.said: list[str] = []
        here: Element = self
        at = 0
        for found in TOKEN.finditer(html):
            assert found.start() == at, html[at : at + 80]
            at = found.end()
            closing, tag, attributes, closed, text = found.groups()
            if text is not None:
                self.said.append(unescape(text))
            elif closing:
                assert here.tag == tag, f"</{tag}> closes <{here.tag}>"
                here = self._left(here)
            else:
                one = Element(self, tag, read(attributes), here)
                self.all.append(one)
                one.elements = slice(len(self.all), len(self.all))
                one.texts = slice(len(self.said), len(self.said))
                if not closed and tag not in VOID:
                    here = one
        assert at == len(html)
        assert here is self
        self._left(self)
        self.ids = [one.get("id") for one in self.all if "id" in one.attributes]
        self.by_id = {one.get("id"): one for one in self.all if "id" in one.attributes}

    def _left(self, one: Element) -> Element:
        """Close an element; where one is then."""
        one.elements = slice(one.elements.start, len(self.all))
        one.texts = slice(one.texts.start, len(self.said))
        return one.holder or self

    def __getitem__(self, key: str) -> Element:
        return self.by_id[key]

    def bearing(self, name: str) -> list[Element]:
        """What has this attribute."""
        return [one for one in self.all if name in one.attributes]


@cache
def read(attributes: str) -> dict[str, str]:
    """The attributes of a tag."""
    return {name: unescape(value) for name, value in ATTRIBUTE.findall(attributes)}


@cache
def drawings() -> list[str]:
    """The ids that the page has around the table: what is drawn there once for all."""
    book = house_book("en")
    sprites = fill("_sprite.html", book) + fill("shakespeare/sprite.html", book)
    return [*HELD_ELSEWHERE, *ID.findall(sprites)]


# Looking at a game


@dataclass(frozen=True)
class Look:
    """One visitor's page at one moment, and what the engine says of that moment."""

    live: LiveTable
    seat: int | None
    glance: Glance
    book: Phrasebook
    page: Page
    view: dict[str, Any]
    options: list[str]
    before: frozenset[str]
    """The ids of the page before the last row; none at the beginning."""

    @property
    def buttons(self) -> list[Element]:
        """The choices."""
        named = [one for one in self.page.bearing("name") if one.get("name") == "choice"]
        return [one for one in named if one.tag == "button" and "disabled" not in one.attributes]

    @property
    def refusals(self) -> list[Element]:
        """What is tempting but not possible."""
        return self.page.bearing("aria-disabled")

    def events(self) -> list[dict[str, object]]:
        """What this seat heard of the last row."""
        g = self.live.state
        assert g is not None
        return [
            event
            for event in self.live.game.events(g, self.seat, g.choices)
            if event["choice"] == g.choices
        ]

    def goes(self, text: str) -> list[str]:
        """The places that the engine offers after an element is taken, or the only one it uses."""
        game, seat = self.live.game, self.seat
        assert self.live.state is not None
        assert seat is not None
        g = self.live.state.clone()
        game.play(g, seat, game.parse(text))
        if game.view(g, seat)["hand"] is not None:
            return targets(seat, [game.text(option) for option in game.options(g, seat)])
        built = next(one for one in game.events(g, seat, g.choices) if one["key"] in PUT_DOWN)
        return [pointed(built)]


def looked(live: LiveTable, seat: int | None, language: str, before: frozenset[str]) -> Look:
    """The page of a seat, or of who has none."""
    g = live.state
    assert g is not None
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    glance = Glance(who, language, BASE)
    game = live.game
    offered = [] if seat is None or g.over else game.options(g, seat)
    options = [game.text(option) for option in offered]
    view: dict[str, Any] = game.view(g, seat)
    page = Page(draw(live, glance))
    return Look(live, seat, glance, book_of(live, glance), page, view, options, before)


def moments(record: Path, stride: int) -> Iterator[Look]:
    """Every so many states of a game with its end: all seats and a spectator, in all languages."""
    spoken = languages()
    before: frozenset[str] = frozenset()
    for n, live in enumerate(walked(record)):
        if n % stride == 0 or live.status == FINISHED:
            for place, seat in enumerate([*range(len(live.seats)), None]):
                language = spoken[(n // stride + place) % len(spoken)]
                look = looked(live, seat, language, before)
                yield look
            before = frozenset(look.page.ids)
        elif (n + 1) % stride == 0:
            before = frozenset(ID.findall(draw(live, Glance(ONLOOKER, "en", BASE))))
        else:
            before = frozenset()


# What is claimed of every page: each claim finds what contradicts it


def choices_are_buttons(look: Look) -> Found:
    """The enabled buttons are what the engine offers, each once, by its name, in the form."""
    if sorted(one.get("value") for one in look.buttons) != sorted(look.options):
        yield [one.get("value") for one in look.buttons], look.options
    names = [one.name for one in look.page.all if one.tag in {"button", "a"}]
    for one in look.buttons:
        text = one.get("value")
        if one.name != look.book.option(text) or not one.name:
            yield text, "is called", one.name
        if names.count(one.name) > 1:
            yield text, "is not the only one called", one.name
        if any(outer.tag in {"button", "a"} for outer in one.around()):
            yield text, "lies in another button or link"
        forms = [outer.get("id") for outer in one.around() if outer.tag == "form"]
        if [one.get("form"), *forms] not in (["choose"], ["", "choose"]):
            yield text, "belongs to another form"


def choices_can_be_sent(look: Look) -> Found:
    """The form says which table it speaks of, and for whom; there is none for who is not asked."""
    form = look.page.by_id.get("choose")
    if form is None or not look.options:
        if (form is None) == bool(look.options):
            yield "a form for nobody, or none for who is asked"
        return
    sent = {one.get("name"): one.get("value") for one in form.within() if one.tag == "input"}
    if sent != {"rev": str(look.live.rev), "as": str(look.seat)}:
        yield sent
    if (form.get("method"), form.get("action")) != ("post", f"/t/{look.live.id}/choices"):
        yield form.attributes


def choices_lie_on_their_pieces(look: Look) -> Found:
    """Each where a hand would go for it."""
    for one in look.buttons:
        verb, _, noun = one.get("value").partition(":")
        around = {outer.get("id") or outer.get("data-cell") for outer in one.around()}
        lies = {
            "activate": f"cast-{look.seat}-{noun}",
            "ask": f"theatre-{look.seat}",
            "choose": f"goal-{noun}",
            "dress": f"cast-{look.seat}-{noun}",
            "keep": f"cast-{look.seat}-{noun}",
            "plus3": f"plus3-{look.seat}",
            "put": space(look.seat, noun),
            "recruit": f"hire-{noun}",
            "recruit-extra": f"hire-{noun}",
            "take": f"stock-{noun}",
            "wager": f"stand-{look.seat}",
        }.get(verb, "")
        if verb in {"advance", "retreat"}:
            here = next(d["space"] for d in look.view["acts"][noun] if d["seat"] == look.seat)
            lies = f"act-{noun}-{here + (1 if verb == 'advance' else -1)}"
        if lies and not any(key == lies or copy_of(key, lies) for key in around if key):
            yield one.get("value"), "does not lie on", lies
        if verb in {"activate", "keep"}:
            member = next(outer for outer in one.around() if outer.has("member"))
            if member.has("rests") or member.has("used") != (verb == "keep"):
                yield one.get("value"), "lies on the wrong copy"


def refusals_say_why(look: Look) -> Found:
    """What tempts is no choice, says why on its own piece, and nothing else does."""
    refused: dict[str, Any] = look.view.get("refused", {}) if look.options else {}
    reasons = {text: look.book.reason(why) for text, why in refused.items()}
    for one in look.refusals:
        if one.tag != "button" or one.get("name") or one.get("type") != "button":
            yield one.attributes
        if not one.name or one.get("aria-description") not in reasons.values():
            yield one.name, "says", one.get("aria-description")
    for text, why in reasons.items():
        verb, _, noun = text.partition(":")
        key = {
            "activate": f"cast-{look.seat}-{noun}",
            "advance": f"act-{noun}",
            "dress": f"cast-{look.seat}-{noun}",
            "put": space(look.seat, noun),
            "recruit": f"hire-{noun}",
            "recruit-extra": f"hire-{noun}",
            "retreat": f"act-{noun}",
            "take": f"stock-{noun}",
        }.get(verb, "table")
        told = [one for one in look.refusals if one.get("aria-description") == why]
        if not any(outer.get("id") == key for one in told for outer in one.around()):
            yield text, "is refused and does not say", why
        if key == "table" and look.book.option(text) not in {one.name for one in told}:
            yield text, "is refused by another name"


def references_lead_somewhere(look: Look) -> Found:
    """Ids are unique, and what is named by its id is there."""
    counted = Counter([*look.page.ids, *drawings()])
    there = set(counted)
    yield from ((key, "is there twice") for key, n in counted.items() if n > 1)
    for name in ("data-goes", "data-points", "aria-labelledby", "aria-describedby", "for"):
        for one in look.page.bearing(name):
            yield from ((name, key) for key in one.get(name).split() if key not in there)
    for one in look.page.bearing("href"):
        if one.get("href").startswith("#") and one.get("href")[1:] not in there:
            yield "href", one.get("href"), one.words


def pieces_come_from_somewhere(look: Look) -> Iterator[tuple[str, str, str]]:
    """What lies where nothing lay came from a place that is, or was, on the table."""
    if not look.before:
        return
    there = {*look.page.ids, *look.before}
    for one in look.page.bearing("data-from"):
        fresh = one.get("id") not in look.before
        if fresh and not there & set(one.get("data-from").split()):
            yield one.get("id"), "comes from", one.get("data-from")


def sheets_and_rules_are_there(look: Look) -> Found:
    """Every link to a piece or a rule leads to one."""
    game = look.live.game
    sheets = {f"/games/shakespeare/pieces/{noun}" for noun in printed(game, "en").pieces}
    rules = {f"/games/shakespeare/rules#{one.key}" for one in chapters(game.folder, "en")}
    for one in look.page.bearing("href"):
        link = one.get("href")
        if link.startswith("/games/") and link not in {*sheets, *rules, "/games/shakespeare/rules"}:
            yield link


def goods_know_where_they_may_go(look: Look) -> Found:
    """An element of the market, or in hand, names the places that the engine offers for it."""
    for one in look.buttons:
        if one.get("value").startswith("take:"):
            goes = look.goes(one.get("value"))
            if not goes or one.get("data-goes").split() != goes:
                yield one.get("value"), one.get("data-goes"), goes
    hand = look.view["hand"]
    bearers = [one for one in look.page.bearing("data-goes") if one.tag == "span"]
    if hand is not None and hand["seat"] == look.seat:
        goes = targets(look.seat, look.options)
        if [one.get("data-goes").split() for one in bearers] != [goes] or not goes:
            yield hand, goes
    elif bearers:
        yield hand, "is dragged by another"


def theatres_are_drawn(look: Look) -> Found:
    """Every set, costume, cylinder, Rest token, purse and mood is as the view has it."""
    asked = [seat for seat in look.view["order"] if seat in look.view["asked"]]
    large = look.seat if look.seat is not None else [*asked, *look.view["order"]][0]
    for seat, player in enumerate(look.view["players"]):
        theatre = look.page[f"theatre-{seat}"]
        yield from differing(
            f"theatre {seat}",
            set=(set_of(theatre), player["set"]),
            troupe=([troupe_of(one) for one in theatre.marked("member")], list(cast(seat, player))),
            mood=(found_at(look.page, f"mood-{seat}"), f"mood-{seat}-{player['ambiance']}"),
            at=(look.page[f"mood-{seat}"].get("data-at"), str(player["ambiance"])),
            pounds=(number_on(look.page[f"purse-{seat}"]), player["pounds"]),
            plus3=(number_on(look.page[f"plus3-{seat}"]), player["plus3"]),
            large=(theatre.has("own"), seat == large),
        )
        stand = look.page[f"stand-{seat}"]
        if not stand.marked("wagers") and number_on(stand) != player["cylinders"]:
            yield seat, "cylinders", number_on(stand), player["cylinders"]
        if seat != large:
            tally = " ".join(one.get("aria-label") for one in theatre.marked("pw"))
            if f"{look.book.text('board.prestige')} {player['prestige']} " not in tally:
                yield seat, "prestige", tally


def tracks_are_drawn(look: Look) -> Found:
    """Discs lie where the view has them; in a pile the lowest comes first."""
    page, view = look.page, look.view
    for act, discs in view["acts"].items():
        spaces = page[f"act-{act}"].marked("sp")
        drawn = [
            (disc.get("id"), f"act-{act}-{disc.get('data-at')}", one.get("data-cell"))
            for one in reversed(spaces)
            for disc in one.marked("disc")
        ]
        lying = [("n" if disc["seat"] is None else disc["seat"], disc["space"]) for disc in discs]
        wanted = [(f"disc-{who}-{act}", *[f"act-{act}-{n}"] * 2) for who, n in lying]
        if drawn != wanted:
            yield act, drawn, wanted
    order = [key for key in page.ids if key.startswith("order-")]
    turns = [key for key in page.ids if key.startswith("turn-")]
    alone = view["seats"] == 1
    current = page.bearing("aria-current")
    today = [one.words.split()[0] for one in current if one.get("aria-current") == "date"]
    yield from differing(
        "tracks",
        order=(order, [] if alone else [f"order-{seat}" for seat in view["order"]]),
        initiative=(turns, [] if alone else [f"turn-{seat}" for seat in view["initiative"]]),
        day=(today, [str(view["day"])]),
        prestige=(
            [found_at(page, f"fame-{seat}") for seat in range(view["seats"])],
            [f"fame-{player['prestige']}" for player in view["players"]],
        ),
    )


def main_board_is_drawn(look: Look) -> Found:
    """The market, the characters on display, what is in hand and what is left to take."""
    page, view = look.page, look.view
    stock = {
        f"stock-{colour}-{kind}": (n, [f"{colour}-{kind}"] * min(n, HIGHEST))
        for kind, colours in view["market"].items()
        for colour, n in colours.items()
    }
    display = [None if one.has("gone") else emblem(one) for one in page["hire"].marked("card")]
    hands = [
        {"seat": int(one.get("id")[5:]), "element": element_of(one)}
        for one in page.bearing("id")
        if re.fullmatch(r"hand-\d", one.get("id"))
    ]
    work = view["work"] or {}
    pips = [[one.get("class") for one in meter.within()] for meter in page.marked("pips")]
    yield from differing(
        "main board",
        market=({one.get("id"): stock_of(one) for one in page["market"].marked("good")}, stock),
        display=(display, view["display"]),
        hand=(hands, [view["hand"]] if view["hand"] else []),
        work=([left.count("") for left in pips], [work["value"]] if "value" in work else []),
    )


def objectives_are_ones_own(look: Look) -> Found:
    """One's own are drawn, those of others counted; all at the end."""
    page, view = look.page, look.view
    ends = look.live.status == FINISHED
    mine = (
        view.get("held", []) if not ends else [o for p in view["players"] for o in p["objectives"]]
    )
    wanted = {f"goal-{noun}" for noun in (*mine, *view.get("drawn", ()))}
    drawn = {key for key in page.ids if key.startswith("goal-")}
    if drawn != wanted:
        yield drawn, wanted
    links = [one.get("href") for one in page.bearing("href")]
    shown = {link[4:] for link in links if link.startswith("#ob-")}
    shown |= {noun for link in links if (noun := link.rpartition("/")[2]) in GOALS}
    if shown - {key[5:] for key in wanted}:
        yield "shown", shown, wanted
    for seat, player in enumerate(view["players"]):
        count = player["objectives"]
        if isinstance(count, int) and count and seat != look.seat:
            words = page[f"theatre-{seat}"].words
            if look.book.text("board.hidden_goals", n=count) not in words:
                yield seat, "does not say", count


def words_are_whole(look: Look) -> Found:
    """No key stands where words should; nothing is styled or scripted in place."""
    names = {name for one in look.page.all for name in one.attributes}
    yield from (name for name in names if name.startswith(("style", "on")))
    said = [one.get(name) for name in SAID for one in look.page.bearing(name)]
    text = "\n".join([look.page.words, *said])
    yield from UNSAID.findall(text)
    yield from LEFTOVER.findall(text)


def events_point_at_pieces(look: Look) -> Found:
    """What has just happened happened to something on the table."""
    for event in look.events():
        piece = pointed(event)
        if piece and piece not in look.page.by_id:
            yield event, piece
        if not piece and "who" in event:
            yield event, "points at nothing"


CLAIMS: list[Callable[[Look], Found]] = [
    choices_are_buttons,
    choices_can_be_sent,
    choices_lie_on_their_pieces,
    refusals_say_why,
    references_lead_somewhere,
    pieces_come_from_somewhere,
    sheets_and_rules_are_there,
    goods_know_where_they_may_go,
    theatres_are_drawn,
    tracks_are_drawn,
    main_board_is_drawn,
    objectives_are_ones_own,
    words_are_whole,
    events_point_at_pieces,
]


# Reading pieces


def space(seat: int | None, place: str) -> str:
    """The id of a space of a stage set."""
    return f"set-{seat}-{place.replace('.', '-')}"


def copy_of(key: str, first: str) -> bool:
    """Whether this is the id of another copy of a card."""
    return re.fullmatch(rf"{re.escape(first)}-\d", key) is not None


def targets(seat: int | None, options: list[str]) -> list[str]:
    """The ids of the places where these choices put something."""
    found = []
    for text in options:
        verb, _, noun = text.partition(":")
        if verb in {"put", "dress"}:
            found.append(space(seat, noun) if verb == "put" else f"cast-{seat}-{noun}")
    return found


def differing(what: str, **pairs: tuple[object, object]) -> Found:
    """The pairs that are none."""
    for name, (drawn, wanted) in pairs.items():
        if drawn != wanted:
            yield what, name, drawn, wanted


def colour_of(one: Element) -> str:
    """The colour of an element, by its class and by its drawing."""
    named = [name[3:] for name in one.get("class").split() if name.startswith("is-")]
    used = [use.get("href").rpartition("-")[2] for use in one.within() if use.tag == "use"]
    assert named == used, (named, used)
    values = [int(value.words) for value in one.marked("v")]
    assert values == [COLOURS[named[0]]["value"]]
    return named[0]


def element_of(one: Element) -> str:
    """Colour and kind of an element."""
    use = next(use.get("href") for use in one.within() if use.tag == "use")
    return f"{colour_of(one)}-{'costume' if use.startswith('#cos-') else 'set'}"


def set_of(theatre: Element) -> dict[str, str]:
    """What stands on a stage set, by its space."""
    return {
        one.get("id").split("-", 2)[2].removesuffix("-el").replace("-", "."): colour_of(one)
        for one in theatre.within()
        if one.has("el") and not one.has("ghost") and one.get("id").startswith("set-")
    }


def emblem(one: Element) -> str:
    """The character on a card."""
    uses = [use.get("href") for use in one.marked("oval")[0].within() if use.tag == "use"]
    return uses[0].removeprefix("#c-")


def troupe_of(one: Element) -> tuple[object, ...]:
    """A member as it is drawn: who, what it wears, free slots, cylinder and token, wages."""
    wears = [colour_of(worn) for worn in one.marked("el")]
    tokens = [token.get("id") for name in ("cyl", "rest") for token in one.marked(name)]
    wages = [int(cost.words) for cost in one.marked("cost")]
    return emblem(one), wears, len(one.marked("slot")), tokens, sum(wages)


def cast(seat: int, player: dict[str, Any]) -> Iterator[tuple[object, ...]]:
    """The troupe of a view, in the same terms."""
    copies: Counter[str] = Counter()
    for member in player["troupe"]:
        copies[member["name"]] += 1
        copy = f"-{copies[member['name']]}" if copies[member["name"]] > 1 else ""
        key = f"cast-{seat}-{member['name']}{copy}"
        yield (
            "extra" if member["extra"] else member["card"],
            member["costume"],
            member["slots"] - len(member["costume"]),
            [f"cyl-{key}"] * member["cylinder"] + [f"rest-{key}"] * member["rested"],
            member["cost"],
        )


def found_at(page: Page, key: str) -> str:
    """The space on which this disc lies."""
    around = page[key].around()
    return next((outer.get("data-cell") for outer in around if outer.get("data-cell")), "")


def number_on(one: Element) -> int:
    """The number written on it, and not within a choice on it."""
    own = [part for part in one.within() if part.tag == "b" and part.holder is one]
    return int(own[-1].words) if own else -1


def stock_of(good: Element) -> tuple[int, list[str]]:
    """How many there are of an element, and the pieces that stand for them."""
    times = [int(one.words) for one in good.marked("times")]
    return sum(times), [element_of(one) for one in good.marked("el")]


GAME = groundlings.game("shakespeare")
COLOURS = GAME.boards()["colours"]
GOALS = GAME.boards()["objectives"]


# The tests


def contradictions(looks: Iterable[Look]) -> dict[str, list[object]]:
    """What speaks against each claim, and where."""
    found: dict[str, list[object]] = {}
    for look in looks:
        where = f"row {look.live.rev}, seat {look.seat}, {look.book.language}"
        for claim in CLAIMS:
            faults = [(where, fault) for fault in claim(look)]
            if faults:
                found.setdefault(claim.__name__, []).extend(faults)
    return found


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_every_state_of_a_golden_game_is_drawn_as_it_is(record: Path) -> None:
    lines = len(record.read_text(encoding="utf-8").splitlines())
    found = contradictions(moments(record, STRIDE if lines > LONG else 1))
    assert {name: (len(faults), *faults[:4]) for name, faults in found.items()} == {}


def drawn_anew(live: LiveTable, glance: Glance) -> str:
    """A page with nothing of what was drawn before."""
    warm = dict(_KEPT)
    _KEPT.clear()
    live.tell()
    try:
        return draw(live, glance)
    finally:
        _KEPT.clear()
        _KEPT.update(warm)


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_what_is_kept_is_what_would_be_drawn_anew(record: Path) -> None:
    """Parts of a table are drawn again only if something in them has changed."""
    for n, live in enumerate(walked(record)):
        seat = n // 2 % len(live.seats)  # two states in a row for the same eyes
        glance = Glance(Visitor(person=f"person {seat}"), "en", BASE)
        html = draw(live, glance)
        if n % STRIDE % 2 or live.status == FINISHED:
            assert html == drawn_anew(live, glance), (n, seat)


def test_seats_that_have_the_same_are_not_shown_each_others_places() -> None:
    """Two tables of the same people, where one seat does at one what another does at the other."""
    for seat in (0, 1):
        table = Table(seats=2).draft().phase_two(first=seat).market(pink_set=2, black_costume=1)
        for other in (0, 1):
            table.g.cells[TROUPE + other] = len(PRINTED_NAMES)  # nobody has an Extra
        look = looked(posed(table.play("activate:house-handyman")), seat, "en", frozenset())
        assert contradictions([look]) == {}


# What random games seldom show


def two_of_a_card() -> Table:
    """One copy is used and one is free; two more are on display."""
    table = Table(seats=2).draft()
    for _ in range(2):
        table.give(0, "set-dresser-6")
    table.use(0, "set-dresser-6")
    return table.display("jeweler", "hamlet", "jeweler", "iago").phase_two(recruited=False)


def nobody_may_recruit() -> Table:
    """All have recruited, and all characters of the first are used or rest."""
    table = Table(seats=2).draft().phase_two()
    table.use(0, "author")
    table.use(0, "falstaff")
    table.rest(0, "queen")
    return table.settle()


def an_act_is_full() -> Table:
    """One disc can go no further on an act, and has a white quill."""
    return Table(seats=2).draft().disc(0, "II", 10).push(Quill(0, 1))


def nobody_has_begun_an_act() -> Table:
    """One falls back, but has not begun two of the acts."""
    table = Table(seats=2).draft()
    return table.disc(0, "I", 4).disc(0, "II", 1).disc(0, "III", 1).push(Retreat(0))


def an_audience() -> Table:
    """The Queen is asked for something."""
    return Table(seats=2).draft().phase_two().play("activate:queen")


def objectives_are_drawn() -> Table:
    """Three objectives lie open for one player, who holds another one."""
    table = Table(seats=2).draft().hold(0, "savings").hold(1, "yellow4").phase_two()
    return table.play("activate:queen", "ask:objectives")


def a_costume_is_in_hand() -> Table:
    """It goes onto one of several; another wears a whole costume."""
    table = Table(seats=2).draft()
    table.wear(table.member(0, "author"), "black", "black", "black")
    table.phase_two().market(black_costume=1, pink_set=2)
    return table.play("activate:house-handyman", "take:black-costume")


def only_one_place_is_left() -> Table:
    """An element of the market can go to one place only, and one nowhere."""
    table = Table(seats=2).draft().build(0, s1_2="blue", s1_5="black")
    for name in ("author", "falstaff"):
        table.wear(table.member(0, name), "black", "black", "black")
    table.phase_two().market(pink_set=2, purple_set=1, pink_costume=1)
    return table.play("activate:house-handyman")


def a_token_can_be_spent() -> Table:
    """A craftsman has little value left, and a +3 token."""
    table = Table(seats=2).draft().tokens(0, 2).phase_two().market(green_set=2, black_set=2)
    return table.play("activate:house-handyman")


def far_from_the_beginning() -> Table:
    """One player has less than nothing, another more than the board has room for."""
    table = Table(seats=3).draft().order(2, 0, 1).initiative(1).purse(1, 17).mood(1, 6, 4)
    for seat, prestige in enumerate((-4, 31, 31)):
        table.g.cells[PRESTIGE + seat] = prestige
    return table.on_day(6).phase_two()


def who_was_awake_may_stay_so() -> Table:
    """The day ends; of two characters that were used one is kept awake."""
    table = Table(seats=2).draft()
    table.use(0, "author")
    table.use(0, "queen")
    return table.only(Day(MAINTENANCE))


SITUATIONS: list[Callable[[], Table]] = [
    two_of_a_card,
    nobody_may_recruit,
    an_act_is_full,
    nobody_has_begun_an_act,
    an_audience,
    objectives_are_drawn,
    a_costume_is_in_hand,
    only_one_place_is_left,
    a_token_can_be_spent,
    far_from_the_beginning,
    who_was_awake_may_stay_so,
]


def posed(table: Table) -> LiveTable:
    """A table at which things stand like that."""
    record = next(one for one in GAMES if one.stem == f"shakespeare-{table.g.seats}")
    live = next(walked(record))
    live._become(table.g, ())
    live.tell()
    return live


def looks_at(live: LiveTable) -> Iterator[Look]:
    """All seats and a spectator, in all languages."""
    for seat in [*range(len(live.seats)), None]:
        for language in languages():
            yield looked(live, seat, language, frozenset())


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda situation: situation.__name__)
def test_a_rare_situation_is_drawn_as_it_is(situation: Callable[[], Table]) -> None:
    assert contradictions(looks_at(posed(situation()))) == {}


def test_an_element_with_one_place_to_go_says_which() -> None:
    """The engine puts it there by itself, so nothing is offered after it is taken."""
    look = looked(posed(only_one_place_is_left()), 0, "en", frozenset())
    taken = {one.get("value"): one.get("data-goes") for one in look.buttons}
    assert taken["take:pink-set"].split() == look.goes("take:pink-set") == ["set-0-1-3"]


# These claims can be contradicted


SPOILT: dict[str, tuple[Callable[[], Table], str, str]] = {
    "choices_are_buttons": (an_audience, 'value="ask:pounds"', 'value="ask:money"'),
    "choices_can_be_sent": (an_audience, 'name="rev" value="0"', 'name="rev" value="1"'),
    "choices_lie_on_their_pieces": (a_costume_is_in_hand, 'id="cast-0-falstaff"', 'id="cast-0-x"'),
    "refusals_say_why": (nobody_may_recruit, 'aria-disabled="true"', ""),
    "references_lead_somewhere": (an_audience, 'id="market"', 'id="fair"'),
    "sheets_and_rules_are_there": (an_audience, "pieces/queen", "pieces/king"),
    "goods_know_where_they_may_go": (a_token_can_be_spent, " set-0-1-2", ""),
    "theatres_are_drawn": (two_of_a_card, 'id="cyl-cast-0-set-dresser-6"', 'id="cyl"'),
    "tracks_are_drawn": (far_from_the_beginning, 'data-cell="fame-31"', 'data-cell="fame-30"'),
    "main_board_is_drawn": (a_token_can_be_spent, '<span class="times">2</span>', ""),
    "objectives_are_ones_own": (objectives_are_drawn, "#ob-savings", "#ob-yellow4"),
    "words_are_whole": (an_audience, ">Prestige<", ">[board.prestige]<"),
    "events_point_at_pieces": (an_audience, 'id="cast-0-queen"', 'id="her"'),
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_page_is_found_out(name: str) -> None:
    situation, old, new = SPOILT[name]
    live = posed(situation())
    html = draw(live, Glance(Visitor(person="person 0"), "en", BASE))
    assert old in html
    fair = looked(live, 0, "en", frozenset())
    spoilt = replace(fair, page=Page(html.replace(old, new)))
    claim = next(claim for claim in CLAIMS if claim.__name__ == name)
    assert len(list(claim(spoilt))) > len(list(claim(fair)))


def test_a_piece_from_nowhere_is_found_out() -> None:
    look = looked(posed(an_audience()), 0, "en", frozenset({"table"}))
    found = {name for name, _, _ in pieces_come_from_somewhere(look)}
    assert found >= {f"cast-{seat}-{card}" for seat in range(2) for card in PRINTED_NAMES}


# Pointing


def test_an_event_points_at_the_piece_it_speaks_of() -> None:
    who = {"seat": 2}
    told: list[tuple[dict[str, Any], str]] = [
        ({"key": "built", "who": who, "place": {"noun": "1.3"}}, "set-2-1-3"),
        ({"key": "dressed", "who": who, "wearer": {"noun": "extra-1"}}, "cast-2-extra-1"),
        ({"key": "advanced", "who": who, "act": {"noun": "II"}, "space": 4}, "disc-2-II"),
        ({"key": "mood-fell", "who": who, "n": 1}, "mood-2"),
        ({"key": "gained", "who": who, "n": 1, "source": {"noun": "wager"}}, "fame-2"),
        ({"key": "earned", "who": who, "pounds": 1}, "purse-2"),
        ({"key": "activated", "who": who, "card": {"noun": "queen"}}, "cast-2-queen"),
        ({"key": "act-scored", "act": {"noun": "III"}}, "act-III"),
        ({"key": "passed", "who": who}, "theatre-2"),
        ({"key": "day-began", "day": 2}, ""),
        ({"key": "game-ended"}, ""),
    ]
    for event, piece in told:
        assert pointed(event) == piece
