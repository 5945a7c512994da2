"""Shakespeare's drawn table in a real Chromium: what each piece says, and all ways to choose it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.axe import ALL_LOOKS, LOOKS, complaints
from browser.evening import (
    NAMES,
    SHAKESPEARE,
    WORDS,
    Evening,
    Moment,
    moment,
    moments,
    rows,
    seated,
)  # fmt: skip
from browser.house import Guest, finished_game, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Page, Request

LAPTOP = {"width": 1440, "height": 900}
TALL = {"width": 1440, "height": 1800}
VERBS = (
    "activate", "advance", "dress", "pass", "put", "recruit", "recruit-extra", "retreat", "take",
)  # fmt: skip
SHOWS = """
window.shows = 0;
document.addEventListener("table-shown", () => { window.shows += 1; });
"""
MOVED = """
window.moved = [];
document.addEventListener("table-shown", () => {
  for (const { effect, animationName } of document.getAnimations()) {
    const kind = animationName ? "style" : "script";
    const ways = effect.getKeyframes().map((frame) => frame.transform ?? "");
    moved.push({ kind, id: effect.target.id, at: effect.target.className, ways });
  }
});
"""
CALLED = """
window.called = [];
window.Notification = new Proxy(Notification, {
  construct(_, [title]) {
    called.push(title);
    return {};
  },
});
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.setHidden = (value) => {
  hidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where the house of these tests keeps its tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('board') / 'house.db'}"


@pytest.fixture(scope="module")
def theatre(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house whose store a test may put recorded games into."""
    folder = tmp_path_factory.getbasetemp() / database.rsplit("/", 2)[1]
    with opened(folder) as url:
        yield url


@pytest.fixture
def sit(guest: Callable[..., Guest], database: str) -> Callable[..., Evening]:
    """Sit down at a moment of the recorded evening."""

    def call(
        at: Moment,
        seat: int | None = None,
        init: str = "",
        size: dict[str, int] = TALL,
        **more: object,
    ) -> Evening:
        somebody = guest(viewport=size, **more)
        if init:
            somebody.page.add_init_script(init)
        return seated(somebody, database, at, seat)

    return call


# ------------------------------------------------------------------------------------------------
# Moments.


def takes(at: Moment, kind: str) -> list[str]:
    """The elements of a kind that may be taken."""
    return [text for text in at.options if text.startswith("take:") and text.endswith(f"-{kind}")]


def crafts_sets(at: Moment) -> bool:
    return at.key == "craft" and bool(takes(at, "set")) and "stop" in at.options


def crafts_costumes(at: Moment) -> bool:
    """Something may be taken, and more than one character could wear it."""
    return at.key == "craft" and rows()[at.rows].choice in takes(at, "costume") and (
        rows()[at.rows + 1].choice.startswith("dress:")
    )  # fmt: skip


def places_set(at: Moment) -> bool:
    return at.key == "place-set"


def is_crowded(at: Moment) -> bool:
    """The afternoon of the fifth day, with much to choose from and much that is refused."""
    return bool(at.view["day"] == 5 and at.key == "craft" and len(at.refused) > 4)


def after(suits: Callable[[dict[str, Any], dict[str, Any]], bool]) -> tuple[Moment, int]:
    """The moment before a single choice that changes the players so, and who makes it."""
    found = [at for at in map(asked_last, range(1, len(rows()))) if at is not None]
    for now, then in pairwise(found):
        if then.rows == now.rows + 1 and suits(now.view, then.view):
            return now, rows()[now.rows].seat
    raise AssertionError


def asked_last(n: int) -> Moment | None:
    return next((at for at in moments() if at.rows == n), None)


# ------------------------------------------------------------------------------------------------
# What a page does.


def posts(page: Page) -> list[str]:
    """From now on: what is posted from this page."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            found.append(request.post_data or "")

    page.on("request", note)
    return found


def settled(page: Page) -> None:
    """Everything that the last deed has set off has begun."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def shown(evening: Evening, rev: int) -> None:
    """The page shows this table, and the house has answered."""
    expect(evening.guest.main).to_have_attribute("data-rev", str(rev))
    expect(evening.guest.main).not_to_have_attribute("aria-busy", "true")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, source: Locator, x: float, y: float) -> None:
    """Press on a piece and move it, without letting go."""
    page.mouse.move(*middle(source))
    page.mouse.down()
    page.mouse.move(x - 8, y - 8, steps=3)
    page.mouse.move(x, y)


def marked(page: Page, name: str) -> set[str]:
    """The ids of the pieces with this class."""
    found: list[str] = page.locator(f".{name}").evaluate_all("all => all.map((e) => e.id)")
    return set(found)


def then(page: Page) -> Locator:
    """The line beside the prompt."""
    return page.locator("#then")


# ------------------------------------------------------------------------------------------------
# Before a choice.


@pytest.mark.parametrize("how", ["hover", "focus"])
def test_a_choice_tells_what_it_would_do_and_nothing_moves(
    sit: Callable[..., Evening], how: str
) -> None:
    evening = sit(moment(is_crowded))
    page, choices = evening.guest.page, evening.guest.choices
    boxes = "all => all.map((e) => JSON.stringify(e.getBoundingClientRect()))"
    before = choices.evaluate_all(boxes)
    assert len(before) > 3
    for n in range(len(before)):
        choice = choices.nth(n)
        getattr(choice, how)()
        expect(then(page)).to_contain_text(choice.get_attribute("aria-label") or "?")
        expect(then(page)).to_contain_text(choice.get_attribute("aria-description") or "")
        assert choices.evaluate_all(boxes) == before
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("suits", [crafts_sets, crafts_costumes], ids=["sets", "costumes"])
def test_a_piece_on_the_market_marks_exactly_where_it_may_go(
    sit: Callable[..., Evening], suits: Callable[[Moment], bool]
) -> None:
    at = moment(suits)
    evening = sit(at)
    page = evening.guest.page
    for option in [text for text in at.options if text.startswith("take:")]:
        evening.choice(option).hover()
        could = marked(page, "could")
        evening.choice(option).click()
        shown(evening, at.rows + 1)
        places = evening.guest.main.locator(":is(.space, .member):has(> button.legal)")
        ids = set(places.evaluate_all("all => all.map((e) => e.id)"))
        assert could == ids, WORDS.option(option)
        evening.guest.button("table.undo").click()
        at = at._replace(rows=at.rows + 2)
        shown(evening, at.rows)
    page.get_by_role("heading", name="The market").hover()
    expect(page.locator(".could")).to_have_count(0)


def test_a_piece_with_one_place_to_go_marks_that_place(sit: Callable[..., Evening]) -> None:
    def forced(at: Moment) -> bool:
        costumes = takes(at, "costume")
        following = rows()[at.rows + 1].choice if at.rows + 1 < len(rows()) else ""
        return rows()[at.rows].choice in costumes and not following.startswith("dress:")

    at = moment(forced)
    evening = sit(at)
    evening.choice(rows()[at.rows].choice).hover()
    assert len(marked(evening.guest.page, "could")) == 1


def test_what_cannot_be_says_why_and_posts_nothing(sit: Callable[..., Evening]) -> None:
    at = moment(is_crowded)
    evening = sit(at)
    page = evening.guest.page
    posted = posts(page)
    refused = evening.guest.main.locator("button[aria-disabled=true]")
    reasons = {WORDS.reason(why) for why in at.refused.values()}
    assert refused.count() >= 4
    for piece in refused.all():
        why = piece.get_attribute("aria-description") or ""
        assert why in reasons
        page.get_by_role("heading", name="The market").hover()
        expect(then(page)).to_have_text("")
        piece.hover()
        expect(then(page)).to_contain_text(why)
        piece.focus()
        expect(then(page)).to_contain_text(why)
        piece.blur()
        page.mouse.click(*middle(piece))
        expect(then(page)).to_contain_text(why)
        piece.blur()
    settled(page)
    assert not posted
    assert evening.rev == at.rows


@pytest.mark.parametrize("verb", VERBS)
def test_whatever_is_refused_lies_on_its_piece_with_the_reason(
    sit: Callable[..., Evening], verb: str
) -> None:
    at = moment(lambda at: any(text.partition(":")[0] == verb for text in at.refused))
    evening = sit(at)
    for text, why in at.refused.items():
        if text.partition(":")[0] == verb:
            told = evening.guest.main.locator("button[aria-disabled=true]")
            said = told.evaluate_all("all => all.map((e) => e.getAttribute('aria-description'))")
            assert WORDS.reason(why) in said, f"nothing says why not {WORDS.option(text)!r}"


# ------------------------------------------------------------------------------------------------
# A craftsman's turn.


@pytest.mark.parametrize("suits", [crafts_sets, crafts_costumes], ids=["space", "costume"])
def test_a_piece_dropped_where_it_may_go_is_both_choices_in_one_post(
    sit: Callable[..., Evening], suits: Callable[[Moment], bool]
) -> None:
    at = moment(suits)
    evening = sit(at)
    page = evening.guest.page
    kind = "set" if suits is crafts_sets else "costume"
    piece = evening.choice(takes(at, kind)[0])
    place = (piece.get_attribute("data-goes") or "").split()[-1]
    posted = posts(page)
    drag(page, piece, *middle(page.locator(f"#{place}")))
    expect(page.locator(".dragged")).to_have_count(1)
    expect(page.locator(".dropzone")).to_have_id(place)
    ghost = middle(page.locator(".dragged"))
    assert ghost == pytest.approx(middle(page.locator(f"#{place}")), abs=12), "it lags behind"
    page.mouse.up()
    shown(evening, at.rows + 2)
    assert len(posted) == 1
    assert posted[0].count("choice=") == 2
    expect(page.locator(f"#{place} .el")).not_to_have_count(0)
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_piece_in_hand_can_be_dragged_too(sit: Callable[..., Evening]) -> None:
    at = moment(places_set)
    evening = sit(at)
    page = evening.guest.page
    hand = page.locator(f"#hand-{at.seat}")
    place = (hand.get_attribute("data-goes") or "").split()[0]
    drag(page, hand, *middle(page.locator(f"#{place}")))
    page.mouse.up()
    shown(evening, at.rows + 1)
    expect(page.locator(f"#{place} > .el")).to_be_visible()


def test_a_piece_dropped_elsewhere_goes_back(sit: Callable[..., Evening]) -> None:
    at = moment(crafts_sets)
    evening = sit(at)
    page = evening.guest.page
    posted = posts(page)
    heading = page.get_by_role("heading", name="Characters for hire")
    drag(page, evening.choice(takes(at, "set")[0]), *middle(heading))
    expect(page.locator(".dragged")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    settled(page)
    assert not posted
    assert evening.rev == at.rows


@pytest.mark.parametrize("where", ["on a place", "on the piece itself"])
def test_escape_ends_a_drag(sit: Callable[..., Evening], where: str) -> None:
    at = moment(crafts_sets)
    evening = sit(at)
    page = evening.guest.page
    posted = posts(page)
    piece = evening.choice(takes(at, "set")[0])
    place = page.locator(f"#{(piece.get_attribute('data-goes') or '').split()[0]}")
    drag(page, piece, *middle(place))
    page.keyboard.press("Escape")
    expect(page.locator(".dragged")).to_have_count(0)
    if where == "on the piece itself":
        page.mouse.move(*middle(piece))
    page.mouse.up()
    settled(page)
    assert not posted
    assert evening.rev == at.rows


def test_a_craftsmans_turn_by_clicks_is_taken_back_step_by_step(
    sit: Callable[..., Evening],
) -> None:
    at = moment(crafts_sets)
    evening = sit(at)
    main, undo = evening.guest.main, evening.guest.button("table.undo")
    evening.choice(takes(at, "set")[0]).click()
    shown(evening, at.rows + 1)
    expect(main.get_by_text(re.compile("^In hand: "))).to_be_attached()
    main.locator("li.space").get_by_role("button", disabled=False).first.click()
    shown(evening, at.rows + 2)
    expect(main.get_by_text(re.compile("^In hand: "))).to_have_count(0)
    undo.click()
    shown(evening, at.rows + 3)
    expect(main.get_by_text(re.compile("^In hand: "))).to_be_attached()
    undo.click()
    shown(evening, at.rows + 4)
    expect(evening.choice(takes(at, "set")[0])).to_be_visible()
    expect(main.get_by_text(re.compile("^In hand: "))).to_have_count(0)


def test_a_craftsmans_turn_by_keys_alone(sit: Callable[..., Evening]) -> None:
    at = moment(crafts_sets)
    evening = sit(at)
    page, main = evening.guest.page, evening.guest.main
    focused = "e => e === document.activeElement"
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.goods .legal')"):
            break
    first = page.locator(":focus")
    expect(first).to_have_attribute("name", "choice")
    seen = {first.get_attribute("value")}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_have_attribute("name", "choice")
        seen.add(page.locator(":focus").get_attribute("value"))
    assert len(seen) > 1
    evening.choice(takes(at, "set")[0]).focus()
    page.keyboard.press("Enter")
    shown(evening, at.rows + 1)
    assert page.evaluate("document.activeElement !== document.body"), "focus is lost"
    choice = evening.guest.choices.first
    for _ in range(120):
        if choice.evaluate(focused):
            break
        page.keyboard.press("Tab")
    expect(choice).to_be_focused()
    page.keyboard.press("Enter")
    shown(evening, at.rows + 2)
    page.keyboard.press("u")
    shown(evening, at.rows + 3)
    expect(main.get_by_text(re.compile("^In hand: "))).to_be_attached()


# ------------------------------------------------------------------------------------------------
# Looking closer.


def closer(evening: Evening, seat: int) -> Locator:
    """Enlarge somebody's theatre, by its link."""
    rival = evening.rival(seat)
    rival.get_by_role("link", name=f"Look closer {NAMES[seat]}").click()
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    return rival


def check_names(rival: Locator) -> None:
    """Every name in a troupe is large enough, and no part of it is hidden."""
    told = rival.locator(".member .name").evaluate_all(
        "all => all.map((e) => [e.textContent, parseFloat(getComputedStyle(e).fontSize),"
        " e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight,"
        " e.getBoundingClientRect().width])"
    )
    assert len(told) > 4
    for name, size, wider, higher, width in told:
        assert size >= 12, name
        assert width > 20, name
        assert wider <= 1, name
        assert higher <= 3, name


@pytest.mark.parametrize("script", [True, False], ids=["with script", "without script"])
@pytest.mark.parametrize("width", [1440, 390])
def test_a_rivals_theatre_is_one_tap_away_from_large(
    sit: Callable[..., Evening], width: int, *, script: bool
) -> None:
    at = moment(is_crowded)
    evening = sit(at, size={"width": width, "height": 900}, script=script)
    page = evening.guest.page
    seat = (at.seat + 1) % 4
    small = evening.rival(seat).bounding_box()
    rival = closer(evening, seat)
    large = rival.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] * large["height"] > 1.5 * small["width"] * small["height"]
    expect(rival).to_be_in_viewport(ratio=0.5)
    if script:  # without it nothing can be measured
        check_names(rival)
    for name in rival.locator(".member .name").all():
        expect(name).to_be_visible()
    rival.get_by_role("link", name="Back to the table").click()
    expect(rival.get_by_role("link", name=f"Look closer {NAMES[seat]}")).to_be_visible()
    if script:
        closer(evening, seat)
        page.keyboard.press("Escape")
        expect(rival.get_by_role("link", name=f"Look closer {NAMES[seat]}")).to_be_visible()


def test_an_enlarged_theatre_stays_so_when_the_table_changes(sit: Callable[..., Evening]) -> None:
    at = moment(is_crowded)
    mine = (at.seat + 1) % 4
    evening = sit(at, mine)
    rival = closer(evening, at.seat)
    evening.others_play(2)
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    box = rival.bounding_box()
    assert box is not None
    assert box["width"] > 800


# ------------------------------------------------------------------------------------------------
# The sheet of a piece.


def sheet(page: Page) -> Locator:
    return page.get_by_role("dialog", name="A closer look at a piece")


def card_on_offer(at: Moment) -> str:
    return str(next(card for card in at.view["display"] if card is not None))


@pytest.mark.parametrize("how", ["Escape", "the button"])
def test_the_sheet_of_a_card_opens_above_the_table(sit: Callable[..., Evening], how: str) -> None:
    at = moment(is_crowded)
    evening = sit(at)
    page = evening.guest.page
    card = card_on_offer(at)
    name = WORDS.noun(card, "alone")
    hire = page.get_by_role("region", name="Characters for hire")
    ask = hire.get_by_role("link", name=f"About {name}", exact=True).first
    ask.focus()
    page.keyboard.press("Enter")
    expect(sheet(page)).to_be_visible()
    expect(sheet(page).get_by_role("heading", level=1)).to_contain_text(name)
    for power in SHAKESPEARE.boards()["cards"][card]["activation"]:
        expect(sheet(page)).to_contain_text(WORDS.effect(power))
    expect(sheet(page).get_by_text("reconstructed", exact=True).first).to_be_visible()
    assert "/t/" in page.url
    if how == "Escape":
        page.keyboard.press("Escape")
    else:
        sheet(page).get_by_role("button", name="Close").click()
    expect(sheet(page)).to_be_hidden()
    expect(ask).to_be_focused()


def test_a_sheet_stays_open_when_the_table_changes(sit: Callable[..., Evening]) -> None:
    at = moment(is_crowded)
    evening = sit(at, (at.seat + 1) % 4)
    page = evening.guest.page
    own = page.get_by_role("region", name="Your theatre")
    ask = own.get_by_role("link", name=re.compile("^About ")).first
    ask.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    evening.others_play(2)
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    assert sheet(page).evaluate("e => e.matches(':modal')")
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(ask).to_be_focused()


def test_escape_closes_the_sheet_and_leaves_the_enlarged_theatre_below_it(
    sit: Callable[..., Evening],
) -> None:
    at = moment(is_crowded)
    evening = sit(at)
    page = evening.guest.page
    rival = closer(evening, (at.seat + 1) % 4)
    ask = rival.get_by_role("link", name=re.compile("^About ")).first
    ask.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_be_hidden()
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    expect(ask).to_be_focused()


def test_without_script_the_question_mark_leads_to_the_page_of_the_piece(
    sit: Callable[..., Evening],
) -> None:
    at = moment(is_crowded)
    evening = sit(at, script=False)
    page = evening.guest.page
    name = WORDS.noun(card_on_offer(at), "alone")
    page.get_by_role("link", name=f"About {name}", exact=True).first.click()
    page.wait_for_url("**/games/shakespeare/pieces/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page.get_by_text("reconstructed", exact=True).first).to_be_visible()


def test_the_rules_of_the_prompt_open_at_their_chapter(sit: Callable[..., Evening]) -> None:
    evening = sit(moment(places_set))
    page = evening.guest.page
    with page.context.expect_page() as opening:
        page.get_by_role("link", name="Rules", exact=True).click()
    rules = opening.value
    chapter = rules.locator(f"[id='{rules.url.partition('#')[2]}']")
    expect(chapter).to_be_in_viewport()


# ------------------------------------------------------------------------------------------------
# The log points.


def test_a_line_of_the_log_points_at_its_piece(sit: Callable[..., Evening]) -> None:
    evening = sit(moment(is_crowded))
    page = evening.guest.page
    log = page.get_by_role("log")
    lines = log.get_by_role("link")
    assert lines.count() > 10
    for how in ("hover", "focus"):
        line = lines.nth(lines.count() - 1 if how == "hover" else lines.count() - 2)
        getattr(line, how)()
        assert marked(page, "pointed") == {line.get_attribute("data-points")}
    page.get_by_role("heading", name="The market").hover()
    expect(page.locator(".pointed")).to_have_count(0)


@pytest.mark.parametrize("day", [1, 2, 3, 4, 5, 6])
def test_every_piece_that_a_line_points_at_is_on_the_table(
    sit: Callable[..., Evening], day: int
) -> None:
    last = [at for at in map(asked_last, range(1, len(rows()))) if at and at.view["day"] == day][-1]
    evening = sit(last)
    missing = (
        evening.guest.page.get_by_role("log")
        .get_by_role("link")
        .evaluate_all(
            "all => all.filter((e) => !document.getElementById(e.dataset.points))"
            ".map((e) => `${e.dataset.points}: ${e.textContent}`)"
        )
    )
    assert not missing


# ------------------------------------------------------------------------------------------------
# Whose turn it is.


def before_my_turn() -> tuple[Moment, int]:
    """Somebody is at work, and who chooses after them."""
    at = moment(is_crowded)
    return at, next(row.seat for row in rows()[at.rows :] if row.seat != at.seat)


def icon(page: Page) -> Locator:
    return page.locator("link[rel=icon]")


def call_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Call me when it is my turn")


def test_what_happened_meanwhile_is_told_until_the_next_choice(
    sit: Callable[..., Evening],
) -> None:
    at, seat = before_my_turn()
    evening = sit(at, seat, init=SHOWS)
    guest, address = evening.guest, evening.guest.page.url
    expect(guest.main).to_be_visible()
    guest.page.goto("about:blank")
    evening.others_play_until(seat)
    guest.page.goto(address)
    told = guest.region("lobby.since").get_by_role("listitem")
    expect(told.first).to_be_visible()
    lines = told.all_inner_texts()
    guest.page.wait_for_function("window.shows > 0")
    assert told.all_inner_texts() == lines
    evening.choice(rows()[evening.rows].choice).click()
    expect(told).to_have_count(0)


def test_title_and_icon_say_whose_turn_it_is(sit: Callable[..., Evening]) -> None:
    at, mine = before_my_turn()
    evening = sit(at, mine)
    page = evening.guest.page
    expect(page).not_to_have_title(re.compile("^Your turn"))
    expect(icon(page)).to_have_attribute("href", re.compile(r"favicon\.svg"))
    evening.others_play_until(mine)
    expect(page).to_have_title(re.compile("^Your turn"))
    expect(icon(page)).to_have_attribute("href", re.compile(r"favicon-turn\.svg"))
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    while evening.guest.choices.count():
        row = rows()[evening.rows]
        if row.seat != mine:
            break
        evening.choice(row.choice).click()
        evening.rows += 1
        shown(evening, evening.rows)
    expect(page).not_to_have_title(re.compile("^Your turn"))
    expect(icon(page)).to_have_attribute("href", re.compile(r"favicon\.svg"))


def test_who_wants_is_called_when_the_turn_comes(sit: Callable[..., Evening]) -> None:
    at, mine = before_my_turn()
    evening = sit(at, mine, init=CALLED, permissions=["notifications"])
    page = evening.guest.page
    call = call_button(page)
    expect(call).to_have_attribute("aria-pressed", "false")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    page.evaluate("setHidden(true)")
    evening.others_play_until(mine)
    shown(evening, evening.rows)
    assert page.evaluate("called.length") == 1
    assert str(page.evaluate("called[0]")).startswith("Your turn")


def test_who_does_not_want_is_not_called(sit: Callable[..., Evening]) -> None:
    at, mine = before_my_turn()
    evening = sit(at, mine, init=CALLED, permissions=["notifications"])
    page = evening.guest.page
    call = call_button(page)
    call.click()
    expect(call).to_have_attribute("aria-pressed", "true")
    call.click()
    expect(call).to_have_attribute("aria-pressed", "false")
    with page.expect_event("requestfailed", lambda request: "/stream" in request.url):
        page.evaluate("setHidden(true)")
    evening.others_play_until(mine)
    assert page.evaluate("called.length") == 0
    shown(evening, at.rows)
    page.evaluate("setHidden(false)")
    shown(evening, evening.rows)
    assert page.evaluate("called.length") == 0


def test_the_call_button_keeps_the_focus_when_the_table_changes(
    sit: Callable[..., Evening],
) -> None:
    at = moment(is_crowded)
    evening = sit(at, (at.seat + 1) % 4, permissions=["notifications"])
    call = call_button(evening.guest.page)
    call.focus()
    evening.others_play()
    expect(call).to_be_focused()


# ------------------------------------------------------------------------------------------------
# Motion.


def moved(page: Page) -> list[dict[str, Any]]:
    """What the script has set in motion, each time the table was shown."""
    found: list[dict[str, Any]] = page.evaluate("moved")
    return found


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced motion"])
def test_an_element_glides_from_the_market_to_the_hand_to_its_place(
    sit: Callable[..., Evening], *, still: bool
) -> None:
    at = moment(crafts_sets)
    evening = sit(at, init=MOVED, still=still)
    page = evening.guest.page
    evening.choice(takes(at, "set")[0]).click()
    shown(evening, at.rows + 1)
    space = evening.guest.main.locator("li.space:has(> .legal)").first
    place = space.get_attribute("id")
    space.get_by_role("button").click()
    shown(evening, at.rows + 2)
    ids = {one["id"] for one in moved(page)}
    if still:
        assert not moved(page)
    else:
        assert ids >= {f"hand-{at.seat}", f"{place}-el"}


def falls(now: dict[str, Any], then: dict[str, Any]) -> bool:
    pairs = list(zip(now["players"], then["players"], strict=True))
    return [a["ambiance"] > b["ambiance"] for a, b in pairs].count(True) == 3


def rises(now: dict[str, Any], then: dict[str, Any]) -> bool:
    pairs = zip(now["players"], then["players"], strict=True)
    return any(b["prestige"] - a["prestige"] >= 2 for a, b in pairs)


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced motion"])
def test_a_purple_element_shakes_the_tracks_of_the_others(
    sit: Callable[..., Evening], *, still: bool
) -> None:
    at, who = after(falls)
    evening = sit(at, (who + 1) % 4, init=MOVED, still=still)
    evening.others_play()
    shaken = [one for one in moved(evening.guest.page) if "moods" in one["at"]]
    assert len(shaken) == (0 if still else 3)
    assert bool(moved(evening.guest.page)) != still


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced motion"])
def test_prestige_walks_along_its_track(sit: Callable[..., Evening], *, still: bool) -> None:
    at, who = after(rises)
    evening = sit(at, (who + 1) % 4, init=MOVED, still=still)
    evening.others_play()
    walks = [one for one in moved(evening.guest.page) if one["id"].startswith("fame-")]
    assert bool(walks) != still
    assert still or max(len(one["ways"]) for one in walks) > 2


# ------------------------------------------------------------------------------------------------
# For everyone.


def day_one(sit: Callable[..., Evening]) -> Page:
    return sit(moment(lambda at: at.key == "turn-and-recruit")).guest.page


def crowded(sit: Callable[..., Evening]) -> Page:
    return sit(moment(is_crowded)).guest.page


def enlarged(sit: Callable[..., Evening]) -> Page:
    at = moment(is_crowded)
    evening = sit(at)
    closer(evening, (at.seat + 1) % 4)
    return evening.guest.page


def card_sheet(sit: Callable[..., Evening]) -> Page:
    page = crowded(sit)
    page.get_by_role("link", name=re.compile("^About ")).first.click()
    expect(sheet(page).get_by_role("heading", level=1)).to_be_visible()
    return page


@pytest.mark.parametrize("go", [day_one, crowded, enlarged, card_sheet], ids=lambda go: go.__name__)
def test_axe_finds_nothing_at_the_table(
    sit: Callable[..., Evening], go: Callable[[Callable[..., Evening]], Page]
) -> None:
    said = complaints(go(sit), ALL_LOOKS if go is crowded else LOOKS)
    assert not said, said


@pytest.mark.parametrize("path", ["rules", "pieces", "pieces/queen", "pieces/purple"])
def test_axe_finds_nothing_in_the_rules(guest: Callable[..., Guest], path: str) -> None:
    said = complaints(guest().enter(f"/games/shakespeare/{path}").page)
    assert not said, said


def test_axe_finds_nothing_in_the_result(guest: Callable[..., Guest], theatre: str) -> None:
    somebody = guest()
    somebody.page.goto(f"{finished_game(theatre)}/result")
    said = complaints(somebody.page)
    assert not said, said
