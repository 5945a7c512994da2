"""What is claimed of every page: each claim finds what contradicts it."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from groundlings.store.model import FINISHED
from groundlings.web.rulebook import chapters, reference
from groundlings.web.shakespeare import pointed
from web.board.look import Look
from web.board.looking_ahead import LOOKING_AHEAD
from web.board.reading import (
    GAME,
    GOALS,
    cast,
    colour_of,
    copy_of,
    differing,
    element_of,
    emblem,
    found_at,
    number_on,
    set_of,
    space,
    stock_of,
    targets,
    troupe_of,
)
from web.board.tree import drawings
from web.markup import LEFTOVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    Found = Iterator[object]

HAT = GAME.guide.boards()["backstage"]["hat"]
HIGHEST = 3
"""So many of a stock are drawn one upon the other; the others are counted."""
UNSAID = re.compile(r"\[[a-z0-9][a-z0-9_.:-]*\]", re.IGNORECASE)
"""How the words say that they lack a key."""
SAID = ("aria-label", "aria-description", "title", "data-close", "data-turn")


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
            "backstage": f"behind-{noun.rpartition('-')[0]}",
            "backstage-recruitment": f"behind-{noun.rpartition('-')[0]}",
            "choose": f"goal-{noun}",
            "dress": f"cast-{look.seat}-{noun}",
            "hat": f"cast-{look.seat}-{noun}",
            "play": f"goal-{noun}",
            "repeat": f"cast-{look.seat}-{noun}",
            "salvage": f"heap-{noun}",
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
        if verb == "backstage-recruitment":
            continue  # how else it could be paid is told where it cannot be paid at all
        if verb == "backstage" and f"backstage-recruitment:{noun}" in look.options:
            continue
        key = {
            "activate": f"cast-{look.seat}-{noun}",
            "backstage": f"behind-{noun.rpartition('-')[0]}",
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
            keys = [key.partition("=")[0] for key in one.get(name).split()]
            yield from ((name, key) for key in keys if key not in there)
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
    sheets = {f"/games/shakespeare/pieces/{noun}" for noun in reference(game, "en").sheets}
    rules = {f"/games/shakespeare/rules#{one.key}" for one in chapters(game.folder, "en")}
    for one in look.page.bearing("href"):
        link = one.get("href")
        if link.startswith("/games/") and link not in {*sheets, *rules, "/games/shakespeare/rules"}:
            yield link


def goods_know_where_they_may_go(look: Look) -> Found:
    """An element of the market, or in hand, names the places that the engine offers for it."""
    for one in look.buttons:
        if one.get("value").startswith(("take:", "salvage:")):
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


def backstage_is_drawn(look: Look) -> Found:
    """Cards, who used them for what, cylinders, the Lord's deck, theatre cards, hats, favours."""
    page, there = look.page, look.view.get("backstage")
    if there is None:
        marks = ("backstage", "column", "hat", "favours", "lord", "open")
        yield from (mark for mark in marks if page.marked(mark))
        return
    panel = page["backstage"]
    drawn = []
    for one in panel.marked("behind"):
        paid = [part for by in one.marked("paid-by") for part in by.marked("cyl")]
        kept = [use.get("href")[3:] for part in one.marked("oval") for use in part.within()[-1:]]
        drawn.append((kept[0] if kept else None, bool(one.marked("paid-by")), len(paid)))
    lord = panel.marked("lords")
    yield from differing(
        "backstage",
        cards=(
            drawn,
            [(one["card"], one["used"] is not None, one["cylinders"]) for one in there["display"]],
        ),
        lord=(
            [emblem(one) for one in lord],
            [there["lord"]["top"]] if there["lord"]["top"] else [],
        ),
        left=(number_on(panel.marked("lords-deck")[0]), there["lord"]["left"]),
    )
    for seat, player in enumerate(look.view["players"]):
        own, theatre = player["backstage"], page[f"theatre-{seat}"]
        column = [
            colour_of(part)
            for space_ in reversed(page[f"column-{seat}"].marked("space"))
            for part in space_.marked("el")
        ]
        hats = {
            one.get("id").removeprefix("cast-").partition("-")[2].removesuffix("-hat"): colour_of(
                one
            )
            for one in theatre.marked("hat")
        }
        yield from differing(
            f"theatre {seat}",
            waits=(number_on(page[f"waits-{seat}"]), own["cylinders"]),
            column=(column, own["theatre"]),
            hats=(sorted(hats.values()), sorted(own["hats"].values())),
            matched=(
                len(theatre.marked("matched")) * HAT["prestige"],
                own["hat_points"],
            ),
            favours=(
                len(page[f"favours-{seat}"].marked("favour")),
                own["prompter"] + bool(own["fewer_rest"]) + (own["rags"] != "none"),
            ),
        )
    awake = [one.get("id") for one in page.marked("awakes")]
    if len(awake) != len(look.view.get("keeping", ())):
        yield awake, look.view.get("keeping")


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
        whole=([len(all_of_it) for all_of_it in pips], [work["whole"]] if "value" in work else []),
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
    played = view.get("backstage", {}).get("out", ())  # all have seen those
    if shown - {key[5:] for key in wanted} - {*played}:
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
    backstage_is_drawn,
    tracks_are_drawn,
    main_board_is_drawn,
    objectives_are_ones_own,
    words_are_whole,
    events_point_at_pieces,
    *LOOKING_AHEAD,
]


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
