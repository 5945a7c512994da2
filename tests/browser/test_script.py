"""The script of the house in a real Chromium, on small pages of a small house."""

from __future__ import annotations

import select
import socket
import threading
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

PAGES = Path(__file__).parent / "pages"
SCRIPT = Path(__file__).parents[2] / "src/groundlings/web/static/house.js"
STRICT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PATIENCE = 10.0  # seconds a condition may take before its test fails

# ------------------------------------------------------------------------------------------------
# The small house: it serves one table, tells every stream, and answers forms as a test wants.


class Asked(NamedTuple):
    """One request that came in, other than for the page and its parts."""

    method: str
    path: str
    fields: dict[str, str]
    fragment: bool


class Answer(NamedTuple):
    """What the house answers; without a status it hangs up."""

    status: int | None
    text: str = ""
    location: str = ""


@dataclass
class House:
    """What the server shows and what it has seen."""

    table: str = ""
    answer: Callable[[Asked], Answer] | None = None
    stream_status: int = 200
    asked: list[Asked] = field(default_factory=list)
    dialled: list[str] = field(default_factory=list)
    streams: list[socket.socket] = field(default_factory=list)
    changed: threading.Condition = field(default_factory=threading.Condition)
    url: str = ""
    frame: str = field(default_factory=(PAGES / "house.html").read_text)

    def until(self, condition: Callable[[], object]) -> None:
        """Wait for something that the server can see."""
        with self.changed:
            assert self.changed.wait_for(condition, PATIENCE), "it did not happen"

    def note(self, act: Callable[[], object]) -> None:
        with self.changed:
            act()
            self.changed.notify_all()

    def say(self, table: str) -> None:
        """Tell every stream."""
        self.table = table
        with self.changed:
            for stream in self.streams:
                stream.sendall(message(table))

    def hang_up(self) -> None:
        """End every stream from the server's side."""
        with self.changed:
            for stream in self.streams:
                stream.shutdown(socket.SHUT_WR)

    def page(self) -> str:
        return self.frame.replace("<!-- the table -->", self.table)


def message(table: str) -> bytes:
    data = "".join(f"data: {line}\n" for line in table.splitlines())
    return f"{data}\n".encode()


class Door(BaseHTTPRequestHandler):
    """The way into the house that its server was given."""

    house: House

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name there
        """Nothing: a test tells what it has seen."""

    def give(self, answer: Answer, kind: str = "text/html; charset=utf-8") -> None:
        if answer.status is None:
            return
        with suppress(ConnectionError):  # who asked may have gone
            self.send_response(answer.status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Security-Policy", STRICT)
            if answer.location:
                self.send_header("Location", answer.location)
            self.end_headers()
            self.wfile.write(answer.text.encode())

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if path == "/house.js":
            self.give(Answer(200, SCRIPT.read_text()), "text/javascript")
        elif path == "/house.css":
            self.give(Answer(200, (PAGES / "house.css").read_text()), "text/css")
        elif path == "/favicon.ico":
            self.give(Answer(204))
        elif path.startswith("/stream"):
            self.stream()
        elif path == "/elsewhere":
            self.give(Answer(200, f"<!doctype html><h1>Elsewhere</h1>{table(99, '', stream=None)}"))
        elif "X-Groundlings" in self.headers:
            self.ask(urlsplit(self.path).query)
        else:
            self.give(Answer(200, self.house.page()))

    def do_POST(self) -> None:
        self.ask(self.rfile.read(int(self.headers["Content-Length"])).decode())

    def ask(self, fields: str) -> None:
        house = self.house
        fragment = self.headers.get("X-Groundlings") == "fragment"
        path = urlsplit(self.path).path
        asked = Asked(self.command, path, dict(parse_qsl(fields)), fragment)
        house.note(lambda: house.asked.append(asked))
        self.give(house.answer(asked) if house.answer else Answer(200, house.table))

    def stream(self) -> None:
        house = self.house
        house.note(lambda: house.dialled.append(self.path))
        if house.stream_status != 200:
            self.give(Answer(house.stream_status))
            return
        ours, theirs = socket.socketpair()
        with ours, theirs:
            self.send_response(200)
            self.send_header("Content-Type", "text/event-stream")
            self.end_headers()
            self.wfile.write(b"retry: 20\n\n" + message(house.table))
            house.note(lambda: house.streams.append(theirs))
            while True:
                ready, _, _ = select.select([self.connection, ours], [], [])
                said = b"" if self.connection in ready else ours.recv(1 << 20)
                if not said:
                    break
                self.wfile.write(said)
            house.note(lambda: house.streams.remove(theirs))


class Street(ThreadingHTTPServer):
    """Where many may wait at the door."""

    daemon_threads = True
    request_queue_size = 64


@pytest.fixture(autouse=True)  # first, so that it stands until the pages are closed
def house() -> Iterator[House]:
    """A small house on a free port."""
    house = House()
    server = Street(("127.0.0.1", 0), type("OwnDoor", (Door,), {"house": house}))
    house.url = f"http://127.0.0.1:{server.server_address[1]}/"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield house
    house.until(lambda: not house.streams)
    server.shutdown()
    thread.join()
    server.server_close()


def table(rev: int, inside: str, *, stream: str | None = "/stream", more: str = "") -> str:
    line = f' data-stream="{stream}"' if stream else ""
    return f'<main id="table" data-rev="{rev}"{line} data-title="Move {rev}" {more}>{inside}</main>'


def enter(page: Page, house: House, first: str) -> None:
    """Open the page, and wait for its line if it asks for one."""
    house.table = first
    page.goto(house.url)
    if "data-stream" in first:
        house.until(lambda: house.streams)


def morph(page: Page, house: House, then: str) -> None:
    """Tell the page a new table, and wait until it shows it."""
    house.say(then)
    rev = then.partition('data-rev="')[2].partition('"')[0]
    expect(page.locator("#table")).to_have_attribute("data-rev", rev)


def remember(page: Page, selector: str) -> None:
    page.evaluate("(selector) => { window.it = document.querySelector(selector) }", selector)


def is_the_same(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => window.it === document.querySelector(s)", selector))


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.id"))


HIDING = """
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.setHidden = (value) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def set_hidden(page: Page, *, hidden: bool) -> None:
    page.evaluate("(value) => window.setHidden(value)", hidden)


@pytest.fixture(params=["moveBefore", "insertBefore"])
def either_page(request: pytest.FixtureRequest, page: Page) -> Page:
    """A page in a browser that can move nodes within the page, and in one that cannot."""
    if request.param == "insertBefore":
        page.add_init_script("delete Element.prototype.moveBefore")
    return page


# ------------------------------------------------------------------------------------------------
# The morph: nothing that the reader holds is lost.


def test_focus_caret_and_half_typed_text_survive(either_page: Page, house: House) -> None:
    page = either_page
    field = '<p id="row"><label>Say <input id="say" name="say" class="{}"></label></p>'
    enter(page, house, table(1, f'<h1 id="head">One</h1><hr>{field.format("a")}'))
    page.locator("#say").press_sequentially("half typed")
    page.evaluate("document.querySelector('#say').setSelectionRange(2, 5, 'backward')")
    remember(page, "#say")
    morph(page, house, table(2, f'{field.format("b")}<p>New</p><h1 id="head">Two</h1>'))
    assert is_the_same(page, "#say")
    assert focused(page) == "say"
    expect(page.locator("#say")).to_have_value("half typed")
    expect(page.locator("#say")).to_have_class("b")
    caret = "(({ selectionStart: a, selectionEnd: b, selectionDirection: c }) => [a, b, c])"
    assert page.evaluate(f"{caret}(document.activeElement)") == [2, 5, "backward"]


def test_half_made_choices_survive_and_untouched_controls_follow_the_server(
    page: Page, house: House
) -> None:
    def controls(text: str, chosen: str) -> str:
        ticked = ' checked=""' if chosen == "c" else ""
        options = "".join(
            f'<option value="{value}"{" selected" if value == chosen else ""}>{value}</option>'
            for value in "abc"
        )
        radios = "".join(
            f'<input type="radio" name="{{0}}" id="{{0}}-{value}" value="{value}"'
            f"{' checked' if value == chosen else ''}>"
            for value in "abc"
        )
        kinds = (
            f'<textarea id="{{0}}-area">{text}</textarea><input id="{{0}}-text" value="{text}">'
            f'<select id="{{0}}-select">{options}</select>{radios}'
            f'<input type="checkbox" id="{{0}}-box"{ticked}>'
        )
        return "".join(f"<form>{kinds.format(name)}</form>" for name in ("mine", "yours"))

    enter(page, house, table(1, controls("old", "a")))
    page.locator("#mine-area").fill("typed")
    page.locator("#mine-text").fill("typed")
    page.locator("#mine-select").select_option("b")
    page.locator("#mine-b").check()
    page.locator("#mine-box").check()
    morph(page, house, table(2, controls("new", "c")))
    for name, text, chosen in (("mine", "typed", "b"), ("yours", "new", "c")):
        expect(page.locator(f"#{name}-area")).to_have_value(text)
        expect(page.locator(f"#{name}-text")).to_have_value(text)
        expect(page.locator(f"#{name}-select")).to_have_value(chosen)
        expect(page.locator(f"#{name}-{chosen}")).to_be_checked()
        expect(page.locator(f"#{name}-box")).to_be_checked()
    morph(page, house, table(3, controls("newer", "a")))
    expect(page.locator("#yours-area")).to_have_value("newer")
    expect(page.locator("#yours-select")).to_have_value("a")
    expect(page.locator("#yours-box")).not_to_be_checked()
    expect(page.locator("#mine-select")).to_have_value("b")


def test_a_choice_that_is_no_longer_offered_gives_way(page: Page, house: House) -> None:
    choice = '<select id="choice">{}<option selected>two</option></select>'
    enter(page, house, table(1, choice.format("<option>one</option>")))
    page.locator("#choice").select_option("one")
    morph(page, house, table(2, choice.format("")))
    expect(page.locator("#choice")).to_have_value("two")


def test_half_typed_text_stays_with_its_name_and_not_with_its_place(
    page: Page, house: House
) -> None:
    enter(page, house, table(1, '<form><input name="bid"></form>'))
    page.locator("[name=bid]").fill("half typed")
    morph(page, house, table(2, '<form><input name="secret"><input name="bid"></form>'))
    expect(page.locator("[name=bid]")).to_have_value("half typed")
    expect(page.locator("[name=secret]")).to_have_value("")


def test_scroll_positions_survive(either_page: Page, house: House) -> None:
    page = either_page
    rows = "".join(f"<p>{n}</p>" for n in range(20))
    log = f'<div id="log" class="log">{rows}</div>'
    enter(page, house, table(1, f'<div id="a"></div><div id="b">{log}</div>'))
    page.evaluate("document.querySelector('#log').scrollTop = 130")
    morph(page, house, table(2, f'<div id="b"></div><div id="a">{log}</div><p>More</p>'))
    assert page.evaluate("document.querySelector('#log').scrollTop") == 130


def test_a_log_at_its_end_follows_and_one_that_is_being_read_does_not(
    page: Page, house: House
) -> None:
    def logs(count: int) -> str:
        rows = "".join(f"<p>{n}</p>" for n in range(count))
        names = ("followed", "read")
        return "".join(f'<div id="{name}" class="log" data-follow>{rows}</div>' for name in names)

    left = "({ scrollTop: t, scrollHeight: h, clientHeight: c }) => h - t - c"
    enter(page, house, table(1, logs(20)))
    assert page.locator("#followed").evaluate(left) == 0
    page.evaluate("document.querySelector('#read').scrollTop = 50")
    morph(page, house, table(2, logs(30)))
    assert page.locator("#followed").evaluate(left) == 0
    assert page.evaluate("document.querySelector('#read').scrollTop") == 50


def test_selected_text_survives(page: Page, house: House) -> None:
    enter(page, house, table(1, "<p>Now is the winter</p>"))
    page.evaluate("getSelection().selectAllChildren(document.querySelector('#table p'))")
    morph(page, house, table(2, "<p>Now is the winter</p><p>of our discontent</p>"))
    assert page.evaluate("`${getSelection()}`") == "Now is the winter"


def test_details_stay_as_the_reader_left_them_until_the_server_says_otherwise(
    page: Page, house: House
) -> None:
    parts = '<details id="a"{}><summary>A</summary>{}</details><details{}><summary>B</summary>x'
    opened = "[...document.querySelectorAll('details')].map((part) => part.open)"
    enter(page, house, table(1, parts.format("", "text", " open")))
    page.locator("summary").nth(0).click()
    page.locator("summary").nth(1).click()
    morph(page, house, table(2, parts.format("", "other text", " open")))
    assert page.evaluate(opened) == [True, False]
    morph(page, house, table(3, parts.format(" open", "other text", "")))
    assert page.evaluate(opened) == [True, False]
    morph(page, house, table(4, parts.format("", "other text", " open")))
    assert page.evaluate(opened) == [False, True]


def test_an_open_dialog_stays_open_and_modal(either_page: Page, house: House) -> None:
    page = either_page
    inside = (
        '<button data-open="rules" hidden>Rules</button>{}<dialog id="rules"><p>{}</p>'
        '<form method="dialog"><button id="close">Close</button></form></dialog>'
    )
    enter(page, house, table(1, inside.format("<p>one</p>", "one")))
    page.get_by_role("button", name="Rules").click()
    morph(page, house, table(2, inside.format("", "two")))
    assert page.evaluate("document.querySelector('#rules').matches(':modal')")
    expect(page.locator("#rules p")).to_have_text("two")
    page.locator("#close").click()
    expect(page.locator("#rules")).to_be_hidden()
    morph(page, house, table(3, inside.format("", "three")))
    expect(page.locator("#rules")).to_be_hidden()


def test_what_is_kept_is_not_touched_inside(page: Page, house: House) -> None:
    enter(page, house, table(1, '<div id="kept" data-keep><p>mine</p></div><p id="other">old</p>'))
    morph(
        page, house, table(2, '<div id="kept" data-keep><b>theirs</b></div><p id="other">new</p>')
    )
    expect(page.locator("#kept")).to_have_text("mine")
    expect(page.locator("#other")).to_have_text("new")


def test_what_is_for_browsers_without_script_never_comes_alive(page: Page, house: House) -> None:
    inside = '<form id="form"><noscript><input name="plain" value="{}"></noscript>{}</form>'
    enter(page, house, table(1, inside.format(1, "")))
    morph(page, house, table(2, inside.format(2, "<noscript><input></noscript>")))
    assert page.evaluate("document.querySelector('#form').elements.length") == 0


@pytest.mark.parametrize("then", ["", '<button id="take" disabled>Take</button>'])
def test_the_focus_of_a_vanished_element_goes_to_the_prompt_without_scrolling(
    page: Page, house: House, then: str
) -> None:
    prompt = '<p id="prompt" tabindex="-1">Your turn</p><div class="tall"></div>'
    enter(page, house, table(1, f'{prompt}<button id="take">Take</button>'))
    page.locator("#take").focus()
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    morph(page, house, table(2, f'{prompt}<div class="tall"></div>{then}'))
    assert focused(page) == "prompt"
    assert page.evaluate("scrollY") == scrolled


def test_a_focus_outside_the_table_stays_there(page: Page, house: House) -> None:
    enter(page, house, table(1, '<p id="prompt" tabindex="-1">Your turn</p>'))
    page.locator("#outside").focus()
    morph(page, house, table(2, '<p id="prompt" tabindex="-1">Wait</p>'))
    assert focused(page) == "outside"


def test_an_element_with_an_id_stays_itself_wherever_it_goes(
    either_page: Page, house: House
) -> None:
    page = either_page
    piece = '<b id="piece" data-piece="">piece</b>'
    homes = [
        f'<div id="a">{piece}</div><div id="b"></div>',
        f'<div id="a"></div><div id="b"><p>with</p>{piece}</div>',
        f'<div id="b"><section id="new"><p><i>deep {piece}</i></p></section></div>',
        f'{piece}<div id="b"></div>',
        f'<div id="b"><div id="a">{piece}</div></div>',
        f'<div id="a"><div id="b">{piece}</div></div>',
    ]
    enter(page, house, table(1, homes[0]))
    remember(page, "#piece")
    for rev, inside in enumerate(homes[1:], start=2):
        morph(page, house, table(rev, inside))
        assert is_the_same(page, "#piece")
        assert page.locator("#table").inner_html() == inside


def test_every_order_is_reached_and_nothing_is_made_anew(either_page: Page, house: House) -> None:
    page = either_page
    row = [f'<button id="{name}">{name}</button>' for name in "abcd"]
    enter(page, house, table(0, "".join(row)))
    page.locator("#c").focus()
    page.evaluate("window.all = new Set(document.querySelectorAll('#table button'))")
    for rev, order in enumerate(permutations(row), start=1):
        inside = f"<i>{rev}</i>{''.join(order)}"
        morph(page, house, table(rev, inside))
        assert page.locator("#table").inner_html() == inside
        assert focused(page) == "c"
    assert page.evaluate("[...document.querySelectorAll('#table button')].every((b) => all.has(b))")


def test_an_id_that_is_there_twice_does_no_harm(page: Page, house: House) -> None:
    enter(page, house, table(1, '<b id="x">one</b>'))
    inside = '<b id="x">one</b><p><b id="x">two</b></p>'
    morph(page, house, table(2, inside))
    assert page.locator("#table").inner_html() == inside


def test_drawings_and_texts_follow_too(page: Page, house: House) -> None:
    drawing = (
        '<svg viewBox="0 0 9 9"><circle r="{}" xlink:href="#x"></circle></svg>text {}<!--{}-->'
    )
    enter(page, house, table(1, drawing.format(1, 1, 1)))
    remember(page, "circle")
    morph(page, house, table(2, drawing.format(2, 2, 2)))
    assert is_the_same(page, "circle")
    assert page.locator("#table").inner_html() == drawing.format(2, 2, 2)
    morph(page, house, table(3, "<p>no drawing</p>"))
    morph(page, house, table(4, drawing.format(4, 4, 4)))
    assert page.evaluate("document.querySelector('circle').r.baseVal.value") == 4


def test_the_title_follows_the_table(page: Page, house: House) -> None:
    enter(page, house, table(1, ""))
    morph(page, house, table(2, ""))
    expect(page).to_have_title("Move 2")


def test_only_what_is_new_is_announced(page: Page, house: House) -> None:
    def row(name: str, text: str) -> str:
        return f'<p id="{name}" data-announce>{text}</p>'

    enter(page, house, table(1, row("one", "Will waits.")))
    expect(page.locator("#news")).to_be_empty()
    two = row("two", "Ben <b>takes</b> a\n card.") + row("three", "Kit rests.")
    morph(page, house, table(2, row("one", "Will waits.") + two + "<p>quiet</p>"))
    assert page.locator("#news p").all_inner_texts() == ["Ben takes a card.", "Kit rests."]
    morph(page, house, table(3, row("one", "Will waits.")))
    assert page.locator("#news p").all_inner_texts() == ["Ben takes a card.", "Kit rests."]
    morph(page, house, table(4, row("one", "Will leaves.")))
    assert page.locator("#news p").all_inner_texts() == ["Will leaves."]


# ------------------------------------------------------------------------------------------------
# Pieces glide.

# Glides stand still at their beginning, so that a test can look at them.
FROZEN = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
  const animation = animate.apply(this, words);
  animation.pause();
  return animation;
};
"""
BOX = "(element) => { const { x, y } = element.getBoundingClientRect(); return [x, y]; }"


def gliding(page: Page) -> list[Any]:
    return list(
        page.evaluate(
            """document.getAnimations().map(({ effect }) => {
              const { duration, easing } = effect.getTiming();
              const [frame] = effect.getKeyframes();
              const what = Object.keys(frame).filter((key) => key === "transform");
              return [effect.target.id, duration, frame.easing, easing, ...what];
            })"""
        )
    )


def board(left: str = "", middle: str = "", right: str = "", more: str = "") -> str:
    spots = (("left", left), ("middle", middle), ("right", right))
    row = "".join(f'<div id="{name}" class="{name}">{inside}</div>' for name, inside in spots)
    return f'<div class="board">{row}</div>{more}'


PIECE = '<b id="pawn" data-piece>p</b>'
STONE = '<i id="stone" data-piece>s</i>'


def test_a_moved_piece_glides_from_where_it_was_and_others_rest(page: Page, house: House) -> None:
    page.add_init_script(FROZEN)
    enter(page, house, table(1, board(left=PIECE, middle=STONE)))
    was = page.locator("#pawn").evaluate(BOX)
    morph(page, house, table(2, board(middle=STONE, right=PIECE)))
    [[name, duration, *easings, what]] = gliding(page)
    assert (name, duration, what) == ("pawn", 320, "transform")
    assert "ease-out" in easings
    assert page.locator("#pawn").evaluate(BOX) == was
    page.evaluate("document.getAnimations()[0].finish()")
    assert page.locator("#pawn").evaluate(BOX)[0] == was[0] + 400


def test_a_piece_caught_in_flight_glides_on_from_where_it_is_seen(page: Page, house: House) -> None:
    page.add_init_script(FROZEN)
    enter(page, house, table(1, board(left=PIECE)))
    was = page.locator("#pawn").evaluate(BOX)
    morph(page, house, table(2, board(right=PIECE)))
    morph(page, house, table(3, board(middle=PIECE)))
    assert page.locator("#pawn").evaluate(BOX) == was
    assert len(gliding(page)) == 1


def test_a_new_piece_glides_from_where_it_says(page: Page, house: House) -> None:
    page.add_init_script(FROZEN)
    bag = '<div id="bag">bag</div>'
    enter(page, house, table(1, board(left=bag)))
    was = page.locator("#bag").evaluate(BOX)
    drawn = '<b id="drawn" data-piece data-from="bag">bag</b><b id="other" data-piece>o</b>'
    morph(page, house, table(2, board(right=drawn)))
    assert [name for name, *_ in gliding(page)] == ["drawn"]
    assert page.locator("#drawn").evaluate(BOX) == was


def test_a_piece_on_a_piece_is_carried_and_a_turned_one_stays_turned(
    page: Page, house: House
) -> None:
    page.add_init_script(FROZEN)
    card = f'<div id="card" data-piece class="turned">card {STONE}</div>'
    enter(page, house, table(1, board(left=card)))
    was = [page.locator(name).evaluate(BOX) for name in ("#card", "#stone")]
    morph(page, house, table(2, board(right=card)))
    assert [name for name, *_ in gliding(page)] == ["card"]
    seen = [page.locator(name).evaluate(BOX) for name in ("#card", "#stone")]
    assert seen == [pytest.approx(one) for one in was]


def test_nothing_glides_for_those_who_want_no_motion(
    context: Callable[..., BrowserContext], house: House
) -> None:
    page = context(still=True).new_page()
    page.add_init_script(FROZEN)
    enter(page, house, table(1, board(left=PIECE)))
    morph(page, house, table(2, board(right=PIECE)))
    assert gliding(page) == []


# ------------------------------------------------------------------------------------------------
# The line.


def test_a_page_without_a_stream_opens_none(page: Page, house: House) -> None:
    enter(page, house, table(1, "", stream=None))
    page.wait_for_load_state("networkidle")
    assert house.dialled == []


def test_one_stream_for_a_tab_and_none_while_it_is_hidden(page: Page, house: House) -> None:
    page.add_init_script(HIDING)
    enter(page, house, table(1, ""))
    morph(page, house, table(2, ""))
    assert (len(house.streams), len(house.dialled)) == (1, 1)
    set_hidden(page, hidden=True)
    house.until(lambda: not house.streams)
    house.table = table(3, "")
    set_hidden(page, hidden=False)
    house.until(lambda: house.streams)
    expect(page.locator("#table")).to_have_attribute("data-rev", "3")
    set_hidden(page, hidden=False)
    morph(page, house, table(4, ""))
    assert (len(house.streams), len(house.dialled)) == (1, 2)


def test_a_tab_opened_in_the_background_waits(page: Page, house: House) -> None:
    page.add_init_script(HIDING + "hidden = true;")
    house.table = table(1, "")
    page.goto(house.url)
    page.wait_for_load_state("networkidle")
    assert house.dialled == []
    set_hidden(page, hidden=False)
    house.until(lambda: house.streams)


def test_leaving_the_page_ends_its_stream(page: Page, house: House) -> None:
    enter(page, house, table(1, ""))
    page.goto(f"{house.url}elsewhere")
    house.until(lambda: not house.streams)
    page.go_back()
    house.until(lambda: house.streams)


def test_a_page_put_aside_has_no_stream_and_one_taken_up_again_has(
    page: Page, house: House
) -> None:
    enter(page, house, table(1, ""))
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    house.until(lambda: not house.streams)
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    house.until(lambda: house.streams)
    morph(page, house, table(2, ""))
    assert len(house.dialled) == 2


def test_the_page_follows_its_stream_to_another_address_and_to_none(
    page: Page, house: House
) -> None:
    enter(page, house, table(1, "", stream="/stream?as=1"))
    morph(page, house, table(2, "", stream="/stream?as=2"))
    house.until(lambda: house.dialled == ["/stream?as=1", "/stream?as=2"])
    house.until(lambda: len(house.streams) == 1)
    morph(page, house, table(3, "", stream="/stream?as=2"))
    morph(page, house, table(4, "", stream=None))
    house.until(lambda: not house.streams)
    assert len(house.dialled) == 2


def test_a_table_overtaken_by_an_answer_is_not_shown(page: Page, house: House) -> None:
    enter(page, house, table(12, FORM))
    house.answer = lambda asked: Answer(200, table(14, FORM))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "14")
    page.evaluate(
        """() => {
          const main = document.querySelector("#table");
          window.revs = [main.dataset.rev];
          new MutationObserver(() => window.revs.push(main.dataset.rev))
            .observe(main, { attributeFilter: ["data-rev"] });
        }"""
    )
    house.say(table(13, "<p>late</p>"))
    morph(page, house, table(15, "<p>in time</p>"))
    assert page.evaluate("window.revs") == ["14", "15"]


def test_the_first_table_of_a_stream_is_shown_whatever_its_number(page: Page, house: House) -> None:
    page.add_init_script(HIDING)
    enter(page, house, table(12, ""))
    set_hidden(page, hidden=True)
    house.until(lambda: not house.streams)
    house.table = table(3, "")
    set_hidden(page, hidden=False)
    expect(page.locator("#table")).to_have_attribute("data-rev", "3")


def test_the_browser_itself_comes_back_to_a_stream_that_ended(page: Page, house: House) -> None:
    enter(page, house, table(1, ""))
    house.hang_up()
    house.until(lambda: len(house.dialled) == 2 and house.streams)
    morph(page, house, table(2, ""))
    expect(page.locator("#connection")).to_be_empty()


def test_a_lost_line_is_told_after_a_while_and_found_again(
    page: Page, house: House, expected_errors: list[str]
) -> None:
    expected_errors.append("503")
    page.add_init_script(
        """window.errors = 0;
        window.EventSource = class extends EventSource {
          constructor(address) {
            super(address);
            this.addEventListener("error", () => (window.errors += 1));
          }
        };"""
    )
    page.clock.install()
    enter(page, house, table(1, ""))
    morph(page, house, table(2, ""))  # then the page, too, knows that its line is open
    page.clock.pause_at("2100-01-01")
    house.stream_status = 503
    house.hang_up()
    page.wait_for_function("() => window.errors === 2")  # it ended, and was refused
    page.clock.run_for(500)
    expect(page.locator("#connection")).to_be_empty()
    page.clock.run_for(3000)
    expect(page.locator("#connection")).to_have_text("The line is lost.")
    house.stream_status = 200
    for _ in range(200):  # an attempt may be under way, and the next waits for its end
        if not house.streams:
            page.clock.run_for(1000)
    house.until(lambda: house.streams)
    expect(page.locator("#connection")).to_be_empty()
    morph(page, house, table(3, ""))


def test_attempts_to_get_the_line_back_come_slower_and_slower(
    page: Page, house: House, expected_errors: list[str]
) -> None:
    expected_errors.append("503")
    page.add_init_script(
        """window.pauses = [];
        const later = window.setTimeout;
        window.setTimeout = (act, pause) => {
          if (pause === 3000) return later(act, pause);
          window.pauses.push(pause);
          return window.pauses.length < 9 ? later(act) : 1;
        };"""
    )
    house.stream_status = 503
    house.table = table(1, "")
    page.goto(house.url)
    page.wait_for_function("() => window.pauses.length === 9")
    pauses = page.evaluate("window.pauses")
    assert pauses[:5] == sorted(pauses[:5])
    assert 500 <= pauses[0] <= 2000
    assert max(pauses) <= 60_000
    house.stream_status = 200
    page.evaluate("dispatchEvent(new Event('online'))")
    house.until(lambda: house.streams)


# ------------------------------------------------------------------------------------------------
# Forms.

FORM = (
    '<form data-live method="post" action="/play"><input type="hidden" name="rev" value="12">'
    '<input id="say" name="say">'
    '<button id="go" name="choice" value="take:blue">Take</button></form>'
)


def test_a_live_form_is_sent_whole_and_its_answer_is_shown(page: Page, house: House) -> None:
    enter(page, house, table(12, FORM))
    page.locator("#say").fill("très bien & so on")
    remember(page, "#go")
    house.answer = lambda asked: Answer(200, table(13, f"<p>taken</p>{FORM}"))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    fields = {"rev": "12", "say": "très bien & so on", "choice": "take:blue"}
    assert house.asked == [Asked("POST", "/play", fields, fragment=True)]
    assert is_the_same(page, "#go")
    expect(page.locator("#say")).to_have_value("")
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    expect(page).to_have_title("Move 13")
    assert page.url == house.url


@pytest.mark.parametrize("status", [403, 409, 422, 429])
def test_a_refusal_is_shown_and_what_was_typed_stays(
    page: Page, house: House, expected_errors: list[str], status: int
) -> None:
    expected_errors.append(f"status of {status}")
    enter(page, house, table(12, FORM))
    page.locator("#say").fill("my words")
    reason = '<p id="refusal" data-announce>Not now.</p>'
    house.answer = lambda asked: Answer(status, table(12, f"{reason}{FORM}"))
    page.locator("#go").click()
    expect(page.locator("#refusal")).to_be_visible()
    expect(page.locator("#news")).to_have_text("Not now.")
    expect(page.locator("#say")).to_have_value("my words")


def test_a_form_is_sent_once_while_it_is_under_way(page: Page, house: House) -> None:
    gate = threading.Event()

    def answer(_: Asked) -> Answer:
        gate.wait(PATIENCE)
        return Answer(200, table(13, FORM))

    house.answer = answer
    enter(page, house, table(12, FORM))
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    page.locator("#go").dblclick()
    expect(page.locator("#table")).to_have_attribute("aria-busy", "true")
    page.locator("#go").press("Enter")
    morph(page, house, table(12, f"<p id='meanwhile'>Meanwhile</p>{FORM}"))
    expect(page.locator("#meanwhile")).to_be_visible()
    expect(page.locator("#table")).to_have_attribute("aria-busy", "true")
    gate.set()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    assert [one for one in sent if one.startswith("POST")] == [f"POST {house.url}play"]
    page.locator("#go").click()
    house.until(lambda: len(house.asked) == 2)


def test_an_answer_overtaken_by_the_stream_is_not_shown(page: Page, house: House) -> None:
    gate = threading.Event()

    def answer(_: Asked) -> Answer:
        gate.wait(PATIENCE)
        return Answer(200, table(13, "<p>late</p>"))

    house.answer = answer
    enter(page, house, table(12, FORM))
    page.locator("#go").click()
    morph(page, house, table(14, FORM))
    gate.set()
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("#table")).to_have_attribute("data-rev", "14")


@pytest.mark.parametrize(("status", "complaint"), [(None, "ERR_EMPTY_RESPONSE"), (502, "502")])
def test_a_form_that_does_not_arrive_says_so_and_can_be_sent_again(
    page: Page, house: House, expected_errors: list[str], status: int | None, complaint: str
) -> None:
    expected_errors.append(complaint)
    enter(page, house, table(12, FORM, stream=None))
    page.locator("#say").fill("my words")
    before = page.locator("#table").inner_html()
    house.answer = lambda asked: Answer(status)
    page.locator("#go").click()
    expect(page.locator("#connection")).to_have_text("The line is lost.")
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    assert page.locator("#table").inner_html() == before
    expect(page.locator("#say")).to_have_value("my words")
    house.answer = lambda asked: Answer(200, table(13, FORM, stream=None))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    expect(page.locator("#connection")).to_be_empty()
    assert house.asked[-1].fields["say"] == "my words"


def test_the_sentence_of_a_lost_line_may_stand_in_the_table(
    page: Page, house: House, expected_errors: list[str]
) -> None:
    expected_errors.append("ERR_EMPTY_RESPONSE")
    status = '<p id="connection" role="status" data-lost="Lost here."></p>'
    house.frame = house.frame.replace('id="connection"', "")
    enter(page, house, replay(1, more=status))
    house.answer = lambda asked: Answer(None)
    page.locator("#at").fill("2")
    expect(page.locator("#connection")).to_have_text("Lost here.")
    house.answer = lambda asked: Answer(200, replay(3, more=status))
    page.locator("#at").fill("3")
    expect(page.locator("#shown")).to_have_text("3")
    expect(page.locator("#connection")).to_be_empty()


def test_an_answer_from_another_page_leads_there(page: Page, house: House) -> None:
    enter(page, house, table(12, FORM))
    house.answer = lambda asked: Answer(303, location="/elsewhere")
    page.locator("#go").click()
    page.wait_for_url("**/elsewhere")
    expect(page.locator("h1")).to_have_text("Elsewhere")


def test_an_answer_led_back_to_the_same_page_is_shown_in_place(page: Page, house: House) -> None:
    enter(page, house, table(12, FORM))
    remember(page, "#go")

    def answer(asked: Asked) -> Answer:
        back = asked.method == "POST"
        return Answer(303, location="/") if back else Answer(200, table(13, FORM))

    house.answer = answer
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    assert is_the_same(page, "#go")


def test_an_answer_that_is_no_table_brings_the_page_anew(page: Page, house: House) -> None:
    enter(page, house, table(12, FORM))
    house.answer = lambda asked: Answer(200, "<p>What?</p>")
    house.table = table(20, FORM)
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "20")
    assert page.url == house.url


def test_an_ordinary_form_is_left_to_the_browser(page: Page, house: House) -> None:
    plain = FORM.replace("data-live", "")
    enter(page, house, table(12, plain))
    house.answer = lambda asked: Answer(303, location="/elsewhere")
    page.locator("#go").click()
    page.wait_for_url("**/elsewhere")
    assert not house.asked[0].fragment


@pytest.mark.parametrize("live", ["", "data-live"])
def test_a_nonce_is_drawn_once_before_its_form_is_sent(
    page: Page, house: House, expected_errors: list[str], live: str
) -> None:
    expected_errors.append("409")
    nonce = '<input type="hidden" name="nonce" data-nonce value="{}">'
    form = f'<form {live} method="post" action="/sit">{{}}<button id="sit">Sit</button></form>'
    drawn: list[str] = []
    for given in ("", "", "chosen"):
        enter(page, house, table(1, form.format(nonce.format(given))))
        house.answer = lambda asked: Answer(409, house.page())
        page.locator("#sit").click()
        house.until(lambda: len(house.asked) > len(drawn))
        drawn.append(house.asked[-1].fields["nonce"])
    assert drawn[2] == "chosen"
    assert drawn[0] != drawn[1]
    for one in drawn[:2]:
        assert len(one) == 32
        assert set(one) <= set("0123456789abcdef")


def test_a_choice_that_submits_does_so_when_it_changes(page: Page, house: House) -> None:
    inside = (
        '<form data-live method="post" action="/set"><select name="language" data-submit>'
        '<option>en</option><option>hu</option></select><input type="checkbox" name="loud" '
        'data-submit><input name="quiet"></form>'
    )
    enter(page, house, table(1, inside))
    page.locator("select").select_option("hu")
    house.until(lambda: len(house.asked) == 1)
    assert house.asked[0].fields["language"] == "hu"
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    page.locator("[name=loud]").click()
    house.until(lambda: len(house.asked) == 2)
    assert house.asked[1].fields["loud"] == "on"


def test_a_form_in_a_dialog_closes_it_when_it_was_taken_and_not_when_refused(
    page: Page, house: House, expected_errors: list[str]
) -> None:
    expected_errors.append("422")
    inside = f'<button data-open="box" hidden>Open</button><dialog id="box">{FORM}</dialog>'
    enter(page, house, table(12, inside))
    page.get_by_role("button", name="Open").click()
    house.answer = lambda asked: Answer(422, table(13, inside))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    expect(page.locator("#box")).to_be_visible()
    house.answer = lambda asked: Answer(200, table(14, inside))
    page.locator("#go").click()
    expect(page.locator("#box")).to_be_hidden()


# ------------------------------------------------------------------------------------------------
# The replay.


def replay(at: int, last: int = 4, pace: int = 1, more: str = "") -> str:
    inside = (
        f'<form data-live method="get" action="/"><input type="range" id="at" name="at" min="0" '
        f'max="{last}" value="{at}"><button name="at" value="0" id="first">First</button>{more}'
        f'<button type="button" id="play" data-playback="{pace}" aria-pressed="false" hidden>'
        f'Play</button></form><p id="shown">{at}</p><input id="note"><p id="p" tabindex="-1">x</p>'
    )
    return table(at, inside, stream=None)


@pytest.fixture
def replayed(page: Page, house: House) -> Callable[..., Page]:
    """A page that shows a replay, and answers its questions."""

    def call(at: int, last: int = 4, pace: int = 1, more: str = "") -> Page:
        terms = (last, pace, more)
        house.answer = lambda asked: Answer(200, replay(int(asked.fields["at"]), *terms))
        page.add_init_script(HIDING)
        enter(page, house, replay(at, *terms))
        return page

    return call


def test_the_slider_shows_its_place_and_the_address_follows(
    replayed: Callable[..., Page], house: House
) -> None:
    page = replayed(1, last=137)
    steps = page.evaluate("history.length")
    remember(page, "#at")
    page.locator("#at").fill("40")
    expect(page.locator("#shown")).to_have_text("40")
    page.wait_for_url("**/?at=40")
    assert house.asked == [Asked("GET", "/", {"at": "40"}, fragment=True)]
    assert is_the_same(page, "#at")
    expect(page.locator("#at")).to_have_value("40")
    assert page.evaluate("history.length") == steps
    page.locator("#first").click()
    expect(page.locator("#shown")).to_have_text("0")
    expect(page.locator("#at")).to_have_value("0")
    page.wait_for_url("**/?at=0")


def test_the_latest_place_wins(replayed: Callable[..., Page], house: House) -> None:
    page = replayed(0)
    gate = threading.Event()

    def answer(asked: Asked) -> Answer:
        if asked.fields["at"] == "1":
            gate.wait(PATIENCE)
        return Answer(200, replay(int(asked.fields["at"])))

    house.answer = answer
    with page.expect_event("requestfailed") as aborted:
        page.locator("#at").fill("1")
        house.until(lambda: house.asked)
        page.locator("#at").fill("2")
    assert aborted.value.url.endswith("?at=1")
    expect(page.locator("#shown")).to_have_text("2")
    gate.set()
    page.locator("#at").fill("3")
    expect(page.locator("#shown")).to_have_text("3")
    expect(page.locator("#connection")).to_be_empty()


def test_arrow_keys_step_but_not_in_a_text_field(
    replayed: Callable[..., Page], house: House
) -> None:
    page = replayed(1)
    page.locator("#p").press("ArrowRight")
    expect(page.locator("#shown")).to_have_text("2")
    page.locator("#p").press("ArrowLeft")
    expect(page.locator("#shown")).to_have_text("1")
    page.locator("#note").fill("ab")
    page.locator("#note").press("ArrowLeft")
    page.locator("#p").press("Control+ArrowRight")
    page.locator("#at").press("ArrowRight")
    expect(page.locator("#shown")).to_have_text("2")
    assert [one.fields["at"] for one in house.asked] == ["2", "1", "2"]


def test_playback_goes_to_the_end_and_begins_again(
    replayed: Callable[..., Page], house: House
) -> None:
    page = replayed(1)
    for first in (2, 0):
        house.asked.clear()
        page.locator("#play").click()
        expect(page.locator("#shown")).to_have_text("4")
        expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
        assert [one.fields["at"] for one in house.asked] == [str(n) for n in range(first, 5)]


def test_playback_takes_the_speed_that_is_chosen(replayed: Callable[..., Page]) -> None:
    speeds = (
        '<select data-playback-speed><option value="600000">slow<option value="1">fast</select>'
    )
    page = replayed(0, pace=600_000, more=speeds)
    page.locator("select").select_option("1")
    page.locator("#play").click()
    expect(page.locator("#shown")).to_have_text("4")
    expect(page.locator("select")).to_have_value("1")


@pytest.mark.parametrize("stop", ["again", "slider", "arrow", "hidden", "form"])
def test_playback_stops_when_the_reader_does_something(
    page: Page, replayed: Callable[..., Page], house: House, stop: str
) -> None:
    page.clock.install()
    replayed(0, last=90, pace=700)
    page.clock.pause_at("2100-01-01")
    page.locator("#play").click()
    expect(page.locator("#shown")).to_have_text("1")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    page.clock.run_for(700)
    expect(page.locator("#shown")).to_have_text("2")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    shown = "2"
    if stop == "again":
        page.locator("#play").click()
    elif stop == "slider":
        page.locator("#at").fill("50")
        shown = "50"
    elif stop == "arrow":
        page.locator("#p").press("ArrowLeft")
        shown = "1"
    elif stop == "form":
        page.locator("#first").click()
        shown = "0"
    else:
        set_hidden(page, hidden=True)
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#shown")).to_have_text(shown)
    count = len(house.asked)
    page.clock.run_for(60_000)
    page.wait_for_load_state("networkidle")
    assert len(house.asked) == count
    expect(page.locator("#shown")).to_have_text(shown)


def test_playback_stops_when_the_line_is_lost(
    replayed: Callable[..., Page], house: House, expected_errors: list[str]
) -> None:
    expected_errors.append("ERR_EMPTY_RESPONSE")
    page = replayed(0)
    house.answer = lambda asked: Answer(None)
    page.locator("#play").click()
    expect(page.locator("#connection")).to_have_text("The line is lost.")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")


# ------------------------------------------------------------------------------------------------
# Buttons that need a script, and keys.

COPY = (
    '<input id="link" value="http://example.test/seat"><a id="way" href="/way">Way</a>'
    '<button data-copy="#link" data-done="Copied" hidden>Copy link</button>'
    '<button data-copy="#way" data-done="Copied" hidden>Copy way</button>'
    '<button data-copy data-text="my text" data-done="Copied" hidden>Copy text</button>'
)


@pytest.mark.parametrize("secure", [True, False])
def test_copying_says_so_for_a_while(
    context: Callable[..., BrowserContext], house: House, *, secure: bool
) -> None:
    page = context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    if not secure:
        page.add_init_script(
            "window.board = navigator.clipboard;"
            "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        )
    page.clock.install()
    enter(page, house, table(1, COPY))
    page.clock.pause_at("2100-01-01")
    copied = "(window.board ?? navigator.clipboard).readText()"
    names = {"link": "http://example.test/seat", "way": f"{house.url}way", "text": "my text"}
    for rev, (name, text) in enumerate(names.items(), start=2):
        button = page.locator("#table button").nth(rev - 2)
        button.click()
        expect(button).to_have_text("Copied")
        assert page.evaluate(copied) == text
        morph(page, house, table(rev, COPY))
        page.clock.run_for(1900)
        expect(button).to_have_text("Copied")
        page.clock.run_for(200)
        expect(button).to_have_text(f"Copy {name}")


def test_what_needs_a_script_shows_only_with_one(
    context: Callable[..., BrowserContext], house: House
) -> None:
    inside = (
        '<p data-script hidden>p</p><button data-copy="#x" hidden>c</button>'
        '<button data-open="keys" hidden>o</button><button data-playback="9" hidden>b</button>'
    )
    house.table = table(1, inside)
    plain = context(script=False).new_page()
    plain.goto(house.url)
    page = context().new_page()
    enter(page, house, table(1, inside))
    for selector in ("[data-script]", "[data-copy]", "[data-open]", "[data-playback]"):
        expect(plain.locator(selector)).to_be_hidden()
        expect(page.locator(selector)).to_be_visible()
    morph(page, house, table(2, f"<hr>{inside}<p data-script id='new' hidden>new</p>"))
    for selector in ("[data-copy]", "[data-open]", "[data-playback]", "#new"):
        expect(page.locator(selector)).to_be_visible()


def test_u_undoes_but_not_while_typing(page: Page, house: House) -> None:
    inside = f'{FORM}<form data-live method="post" action="/undo"><button id="undo">Undo</button>'
    enter(page, house, table(12, inside))
    page.locator("#say").press("u")
    expect(page.locator("#say")).to_have_value("u")
    page.locator("#go").press("Control+u")
    page.locator("#go").press("u")
    house.until(lambda: house.asked)
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    assert [one.path for one in house.asked] == ["/undo"]
    morph(page, house, table(13, FORM))
    page.locator("#go").press("u")


def test_the_question_mark_opens_the_keys(page: Page, house: House) -> None:
    enter(page, house, table(12, FORM))
    page.locator("#say").press("?")
    expect(page.locator("#keys")).to_be_hidden()
    page.locator("#go").press("?")
    assert page.evaluate("document.querySelector('#keys').matches(':modal')")
    page.locator("#close-keys").click()
    expect(page.locator("#keys")).to_be_hidden()


def test_the_script_leaves_nothing_on_the_window(page: Page, house: House) -> None:
    house.table = table(1, "")
    page.goto(f"{house.url}elsewhere")
    bare = set(page.evaluate("Object.getOwnPropertyNames(window)"))
    enter(page, house, table(1, ""))
    named = {"connection", "news", "keys", "table", "outside", "close-keys"}
    assert set(page.evaluate("Object.getOwnPropertyNames(window)")) - bare - named == set()
