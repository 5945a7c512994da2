"""Shakespeare's drawn table says what the engine says, state by state of the golden games.

What is legal is a button on its piece, what tempts says why not, every piece lies where the view
has it, and whatever points at a piece finds it.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from html import unescape
from typing import TYPE_CHECKING, Any

import pytest

import groundlings
from golden.story import records
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.store.things import FINISHED
from groundlings.web.render import fill, house_book
from groundlings.web.rulebook import chapters, printed
from groundlings.web.scene import Glance, book_of, draw
from groundlings.web.shakespeare import pointed
from groundlings.words import languages
from web.golden_tables import walked
from web.markup import LEFTOVER, VOID

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from groundlings.stage.table import LiveTable
    from groundlings.words import Phrasebook

    Found = Iterator[object]

BASE = "http://globe.test"
STRIDE = {"brief": 27, "steady": 9}.get(os.environ.get("HYPOTHESIS_PROFILE", "steady"), 1)
"""Of games for three and four every so many states are looked at; a soak looks at all."""
LONG = 100
"""A record with more lines than this is a long one."""
TOKEN = re.compile(r'<(/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(/?)>|([^<]+)', re.I)
ATTRIBUTE = re.compile(r'([\w:-]+)(?:="([^"]*)")?')
ID = re.compile(r'\bid="([^"]+)"')
UNSAID = re.compile(r"\[[a-z0-9][a-z0-9_.:-]*\]", re.IGNORECASE)
"""How the words say that they lack a key."""
SAID = ("aria-label", "aria-description", "title", "data-close", "data-turn")
HELD_ELSEWHERE = ["main"]
"""Ids of the frame around a table."""
GAMES = [record for record in records() if record.stem.startswith("shakespeare")]


# The page as a tree


class Element:
    """An element of a page, with what is in it."""

    __slots__ = ("attributes", "holder", "parts", "tag")

    def __init__(self, tag: str, attributes: dict[str, str], holder: Element | None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.holder = holder
        self.parts: list[Element | str] = []

    def get(self, name: str) -> str:
        """An attribute, empty if it is not there."""
        return self.attributes.get(name, "")

    def has(self, name: str) -> bool:
        """Whether it bears this class."""
        return name in self.get("class").split()

    def within(self) -> Iterator[Element]:
        """Everything in it, in the order of the page."""
        for part in self.parts:
            if isinstance(part, Element):
                yield part
                yield from part.within()

    def marked(self, name: str) -> list[Element]:
        """What bears this class in it."""
        return [one for one in self.within() if one.has(name)]

    def around(self) -> Iterator[Element]:
        """What it lies in, from the inside."""
        holder = self.holder
        while holder is not None:
            yield holder
            holder = holder.holder

    @property
    def words(self) -> str:
        """All words in it."""
        return " ".join(
            " ".join(part.words if isinstance(part, Element) else part for part in self.parts)
            .split()
        )  # fmt: skip

    @property
    def name(self) -> str:
        """What a screen reader calls it."""
        return self.get("aria-label") or self.words


class Page(Element):
    """A piece of HTML, read strictly."""

    __slots__ = ("all", "by_id", "ids")

    def __init__(self, html: str) -> None:
        super().__init__("", {}, None)
        self.all: list[Element] = []
        here: Element = self
        at = 0
        for found in TOKEN.finditer(html):
            assert found.start() == at, html[at : at + 80]
            at = found.end()
            closing, tag, attributes, closed, text = found.groups()
            if text is not None:
                here.parts.append(unescape(text) if "&" in text else text)
            elif closing:
                assert here.tag == tag, f"</{tag}> closes <{here.tag}>"
                assert here.holder is not None
                here = here.holder
            else:
                one = Element(tag, dict(_attributes(attributes)), here)
                here.parts.append(one)
                self.all.append(one)
                if not closed and tag not in VOID:
                    here = one
        assert at == len(html)
        assert here is self
        self.ids = [one.get("id") for one in self.all if one.get("id")]
        self.by_id = {one.get("id"): one for one in reversed(self.all) if one.get("id")}

    def __getitem__(self, key: str) -> Element:
        return self.by_id[key]

    def find(self, key: str) -> Element:
        """What has this id; an empty element if nothing has."""
        return self.by_id.get(key) or Element("nothing", {}, None)


def _attributes(text: str) -> Iterator[tuple[str, str]]:
    for name, value in ATTRIBUTE.findall(text):
        yield name, unescape(value) if "&" in value else value


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
    book: Phrasebook
    page: Page
    view: dict[str, Any]
    options: list[str]
    before: frozenset[str]
    """The ids of the page before the last row; none at the beginning."""

    @property
    def buttons(self) -> list[Element]:
        """The choices."""
        return [
            one
            for one in self.page.all
            if one.tag == "button" and one.get("name") == "choice" and "disabled" not in one.attributes
        ]  # fmt: skip

    @property
    def refusals(self) -> list[Element]:
        """What is tempting but not possible."""
        return [one for one in self.page.all if one.get("aria-disabled") == "true"]

    def events(self) -> list[dict[str, object]]:
        """What this seat heard of the last row."""
        g = self.live.state
        assert g is not None
        return [
            event
            for event in self.live.game.events(g, self.seat, g.choices)
            if event["choice"] == g.choices
        ]

    def after(self, text: str) -> list[str]:
        """What this seat could choose after this choice."""
        assert self.live.state is not None
        assert self.seat is not None
        g = self.live.state.clone()
        self.live.game.play(g, self.seat, self.live.game.parse(text))
        return [self.live.game.text(option) for option in self.live.game.options(g, self.seat)]


def looked(live: LiveTable, seat: int | None, language: str, before: frozenset[str]) -> Look:
    """The page of a seat, or of who has none."""
    g = live.state
    assert g is not None
    who = ONLOOKER if seat is None else Visitor(person=f"person {seat}")
    glance = Glance(who, language, BASE)
    game = live.game
    playing = seat is not None and live.status != FINISHED
    options = [game.text(option) for option in game.options(g, seat)] if playing else []
    view: dict[str, Any] = game.view(g, seat)
    page = Page(draw(live, glance))
    return Look(live, seat, book_of(live, glance), page, view, options, before)


def moments(record: Path, stride: int) -> Iterator[Look]:
    """Every so many states of a game with its end: all seats and a spectator, in all languages."""
    spoken = languages()
    before: frozenset[str] = frozenset()
    for n, live in enumerate(walked(record)):
        if n % stride == 0 or live.status == FINISHED:
            for place, seat in enumerate([*range(len(live.seats)), None]):
                language = spoken[(n // stride + place) % len(spoken)]
                yield looked(live, seat, language, before)
        before = frozenset(ID.findall(draw(live, Glance(ONLOOKER, "en", BASE))))


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
    for one in look.page.all:
        for name in ("data-goes", "data-points", "aria-labelledby", "aria-describedby", "for"):
            yield from ((name, key) for key in one.get(name).split() if key not in there)
        if one.get("href").startswith("#") and one.get("href")[1:] not in there:
            yield "href", one.get("href"), one.words


def pieces_come_from_somewhere(look: Look) -> Found:
    """What lies where nothing lay came from a place that is, or was, on the table."""
    if not look.before:
        return
    there = {*look.page.ids, *look.before}
    for one in look.page.all:
        fresh = one.get("id") not in look.before
        if fresh and one.get("data-from") and not there & set(one.get("data-from").split()):
            yield one.get("id"), "comes from", one.get("data-from")


def sheets_and_rules_are_there(look: Look) -> Found:
    """Every link to a piece or a rule leads to one."""
    game = look.live.game
    sheets = {f"/games/shakespeare/pieces/{noun}" for noun in printed(game, "en").pieces}
    rules = {f"/games/shakespeare/rules#{one.key}" for one in chapters(game.folder, "en")}
    for one in look.page.all:
        link = one.get("href")
        if link.startswith("/games/") and link not in {*sheets, *rules, "/games/shakespeare/rules"}:
            yield link


def goods_know_where_they_may_go(look: Look) -> Found:
    """An element of the market, or in hand, names the places that the engine offers for it."""
    for one in look.buttons:
        if one.get("value").startswith("take:"):
            goes = targets(look.seat, look.after(one.get("value")))
            if not goes or one.get("data-goes").split() != goes:
                yield one.get("value"), one.get("data-goes"), goes
    hand = look.view["hand"]
    bearers = [one for one in look.page.all if "data-goes" in one.attributes and one.tag == "span"]
    if hand is not None and hand["seat"] == look.seat:
        goes = targets(look.seat, look.options)
        if [one.get("data-goes").split() for one in bearers] != [goes] or not goes:
            yield hand, goes
    elif bearers:
        yield hand, "is dragged by another"


def theatres_are_drawn(look: Look) -> Found:
    """Every set, costume, cylinder, Rest token, purse and mood is as the view has it."""
    for seat, player in enumerate(look.view["players"]):
        theatre = look.page[f"theatre-{seat}"]
        yield from differing(
            f"theatre {seat}",
            set=(set_of(theatre), player["set"]),
            troupe=([troupe_of(one) for one in theatre.marked("member")], list(cast(player))),
            mood=(found_at(look.page, f"mood-{seat}"), f"mood-{seat}-{player['ambiance']}"),
            at=(look.page.find(f"mood-{seat}").get("data-at"), str(player["ambiance"])),
            pounds=(number_on(look.page[f"purse-{seat}"]), player["pounds"]),
            plus3=(number_on(look.page[f"plus3-{seat}"]), player["plus3"]),
            rival=(theatre.has("rival"), seat != look.seat),
        )
        stand = look.page[f"stand-{seat}"]
        if not stand.marked("wagers") and number_on(stand) != player["cylinders"]:
            yield seat, "cylinders", number_on(stand), player["cylinders"]
        if seat != look.seat:
            tally = " ".join(one.get("aria-label") for one in theatre.marked("pw"))
            if f"{look.book.text('board.prestige')} {player['prestige']} " not in tally:
                yield seat, "prestige", tally


def tracks_are_drawn(look: Look) -> Found:
    """Discs lie where the view has them; in a pile the lowest comes first."""
    page, view = look.page, look.view
    for act, discs in view["acts"].items():
        spaces = [one for one in page[f"act-{act}"].within() if one.has("sp")]
        drawn = [
            (disc.get("id"), disc.get("data-at"), one.get("data-cell"))
            for one in reversed(spaces)
            for disc in one.marked("disc")
        ]
        wanted = [
            (f"disc-{'n' if disc['seat'] is None else disc['seat']}-{act}", str(n), f"act-{act}-{n}")
            for disc in discs
            if (n := disc["space"])
        ]  # fmt: skip
        if drawn != wanted:
            yield act, drawn, wanted
    order = [key for key in page.ids if key.startswith("order-")]
    turns = [key for key in page.ids if key.startswith("turn-")]
    alone = view["seats"] == 1
    today = [one.words for one in page.all if one.get("aria-current") == "date"]
    yield from differing(
        "tracks",
        order=(order, [] if alone else [f"order-{seat}" for seat in view["order"]]),
        initiative=(turns, [] if alone else [f"turn-{seat}" for seat in view["initiative"]]),
        day=([words.split()[0] for words in today], [str(view["day"])]),
        prestige=(
            [found_at(page, f"fame-{seat}") for seat in range(view["seats"])],
            [f"fame-{player['prestige']}" for player in view["players"]],
        ),
    )


def main_board_is_drawn(look: Look) -> Found:
    """The market, the characters on display, what is in hand and what is left to take."""
    page, view = look.page, look.view
    market = {
        kind: {one.get("id"): stock_of(one) for one in page["market"].within() if one.has("good")
               and one.get("id").endswith(kind)}
        for kind in view["market"]
    }  # fmt: skip
    for kind, colours in view["market"].items():
        wanted = {
            f"stock-{colour}-{kind}": (n, [f"is-{colour}"] * min(n, 3))
            for colour, n in colours.items()
        }
        if market[kind] != wanted:
            yield kind, market[kind], wanted
    display = [
        None if one.has("gone") else emblem(one) for one in page["hire"].within() if one.has("card")
    ]
    hands = [
        {"seat": int(one.get("id")[5:]), "element": element_of(one)}
        for one in page.all
        if re.fullmatch(r"hand-\d", one.get("id"))
    ]
    work = view["work"] or {}
    meter = next((one for one in page.all if one.has("pips")), None)
    pips = [one.get("class") for one in meter.within()].count("") if meter else None
    yield from differing(
        "main board",
        display=(display, view["display"]),
        hand=(hands, [view["hand"]] if view["hand"] else []),
        work=(pips, work.get("value")),
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
    shown = {one.get("href")[4:] for one in page.all if one.get("href").startswith("#ob-")}
    shown |= {noun for one in page.all if (noun := one.get("href").rpartition("/")[2]) in GOALS}
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
    texts = [look.page.words]
    texts += [one.get(name) for one in look.page.all for name in SAID if one.get(name)]
    for text in texts:
        yield from UNSAID.findall(text)
        yield from LEFTOVER.findall(text)
    for one in look.page.all:
        yield from ((one.tag, name) for name in one.attributes if name.startswith(("style", "on")))


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
    """A member as it is drawn: who, what it wears, free slots, used, resting, wages."""
    wears = [colour_of(worn) for worn in one.marked("el")]
    cylinders = [cylinder.get("id") for cylinder in one.marked("cyl")]
    rests = [token.get("id") for token in one.marked("rest")]
    wages = [int(cost.words) for cost in one.marked("cost")]
    key = one.get("id")
    assert cylinders in ([], [f"cyl-{key}"])
    assert rests in ([], [f"rest-{key}"])
    return (
        emblem(one),
        wears,
        len(one.marked("slot")),
        bool(cylinders),
        bool(rests),
        sum(wages),
    )


def cast(player: dict[str, Any]) -> Iterator[tuple[object, ...]]:
    """The troupe of a view, in the same terms."""
    for member in player["troupe"]:
        yield (
            "extra" if member["extra"] else member["card"],
            member["costume"],
            member["slots"] - len(member["costume"]),
            member["cylinder"],
            member["rested"],
            member["cost"],
        )


def found_at(page: Page, key: str) -> str:
    """The space on which this disc lies."""
    around = page.find(key).around()
    return next((outer.get("data-cell") for outer in around if outer.get("data-cell")), "")


def number_on(one: Element) -> int:
    """The number written on it, and not within a choice on it."""
    own = [part for part in one.parts if isinstance(part, Element) and part.tag == "b"]
    return int(own[-1].words) if own else -1


def stock_of(good: Element) -> tuple[int, list[str]]:
    """How many there are of an element, and the pieces that stand for them."""
    times = [int(one.words) for one in good.marked("times")]
    return sum(times), [f"is-{colour_of(one)}" for one in good.marked("el")]


GAME = groundlings.game("shakespeare")
COLOURS = GAME.boards()["colours"]
GOALS = GAME.boards()["objectives"]


# The tests


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_every_state_of_a_golden_game_is_drawn_as_it_is(record: Path) -> None:
    lines = len(record.read_text(encoding="utf-8").splitlines())
    faults: dict[str, list[object]] = {}
    for look in moments(record, STRIDE if lines > LONG else 1):
        where = f"row {look.live.rev}, seat {look.seat}, {look.book.language}"
        for claim in CLAIMS:
            found = [(where, fault) for fault in claim(look)]
            if found:
                faults.setdefault(claim.__name__, []).extend(found)
    told = {name: (len(found), *found[:5]) for name, found in faults.items()}
    assert told == {}
