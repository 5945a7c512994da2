"""Looking ahead in a browser: tonight's ghost, the lit costume, piles that open, the setting."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.board.actions import settled
from browser.board.touching import Finger
from browser.recorded_game import SHAKESPEARE, Moment, RecordedGame, moment
from groundlings.stage.seating import Visitor
from groundlings.web.scene import draw
from groundlings.web.visit import Visit
from shakespeare.theatre import Table
from web.board.look import BASE
from web.board.situations import posed

if TYPE_CHECKING:
    from collections.abc import Callable

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 768, "height": 1024}
ACROSS = {"width": 844, "height": 390}
COVERED = """(fan) => {
  const { left, top, right, bottom } = fan.getBoundingClientRect();
  const inner = [left + 12, (left + right) / 2, right - 12];
  const spots = inner.flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y]));
  return spots.filter(([x, y]) => !fan.contains(document.elementFromPoint(x, y)));
}"""
"""The spots of an open fan that lie beyond the window, or beneath something else."""
CLIPPED = f"""(html) => {{
  document.getElementById("table").outerHTML = html;
  const piles = [...document.querySelectorAll(".pile[tabindex]")].map((pile) => {{
    pile.scrollIntoView({{ block: "center", behavior: "instant" }});
    pile.classList.add("open");
    const hidden = ({COVERED})(pile.querySelector(".fan"));
    pile.classList.remove("open");
    return {{ id: pile.id, discs: pile.querySelectorAll(".fan .face").length, hidden }};
  }});
  return piles;
}}"""
"""Each pile of a table that is drawn so, with the spots of its fan that cannot be seen."""
LONG_NAMES = ("Wilhelmina Shakespeare", "Ben", "Bartholomew Greene-Robertson", "Dorothy")
SPACES = (1, 3, 4, 6, 7, 8, 10)
"""Of an act; at both ends a fan opens to one side."""
PRESTIGE = (0, 3, 5, 6, 10, 12, 25)


def falls(at: Moment) -> bool:
    """Purples are left that will move the own disc."""
    now = at.view["players"][at.seat]["ambiance"]
    return at.key == "turn" and now - at.view["projection"][at.seat]["ambiance"]["space"] > 1


def completes(at: Moment) -> bool:
    """An element in hand would complete a costume that pays, and not another."""
    if at.key != "place-costume":
        return False
    boards = SHAKESPEARE.guide.boards()
    colour = at.view["hand"]["element"].partition("-")[0]
    worth, least = boards["colours"][colour]["value"], boards["costumes"][0]["to"]
    names = [text.partition(":")[2] for text in at.options]
    wearers = [one for one in at.view["players"][at.seat]["troupe"] if one["name"] in names]
    ends = [len(one["costume"]) + 1 == one["slots"] for one in wearers]
    pays = [one["value"] + worth > least for one in wearers]
    return not all(ends) and any(map(all, zip(ends, pays, strict=True)))


def test_a_ghost_shows_where_the_ambiance_will_be(sit: Callable[..., RecordedGame]) -> None:
    at = moment(falls)
    game = sit(at, size=DESKTOP)
    page = game.guest.page
    then = at.view["projection"][at.seat]["ambiance"]["space"]
    ghost = page.locator(f"[data-cell='mood-{at.seat}-{then}'] .ghost")
    expect(ghost).to_be_visible()
    expect(page.locator(".own .moods .ghost")).to_have_count(1)
    line = page.locator(".own .tonight")
    expect(line).to_contain_text(f"\N{MINUS SIGN}{at.view['market']['set']['purple']} tonight:")
    panel = page.locator("#ahead")
    expect(panel.get_by_role("row")).to_have_count(1 + at.view["seats"])
    # Who does not want to know is not told, until they do.
    headers = {"Origin": game.guest.url}
    told = [panel, ghost, page.locator(".own .moods .drop"), line]
    for projection in ("off", "on"):
        page.request.post(f"{game.guest.url}/me", form={"projection": projection}, headers=headers)
        page.reload()
        expect(page.locator(".own .moods")).to_be_visible()
        for one in told:
            expect(one).to_be_visible(visible=projection == "on")


def test_the_class_of_a_costume_is_lit_while_its_choice_is_at_the_fingertip(
    sit: Callable[..., RecordedGame],
) -> None:
    at = moment(completes)
    game = sit(at, size=DESKTOP)
    page = game.guest.page
    ends = page.locator("button[data-lights]").first
    lit = ends.get_attribute("data-lights") or ""
    expect(page.locator(".lights")).to_have_count(0)
    ends.focus()
    expect(page.locator(f"#{lit}")).to_have_class("lights")
    page.locator("button[value^='dress:']:not([data-lights])").first.focus()
    expect(page.locator(".lights")).to_have_count(0)
    ends.hover()
    expect(page.locator(f"#{lit}")).to_have_class("lights")


def piled(space: int, prestige: int, day: int) -> str:
    """A table with four discs together on Act I and prestige, three on II, twice two on III."""
    table = Table(seats=4).draft().on_day(day).phase_two()
    away = 5 if space > 5 else 9
    for seat in range(4):
        table.disc(seat, "I", space).disc(seat, "II", space if seat else away)
        table.disc(seat, "III", space if seat > 1 else away).score(seat, prestige)
    live = posed(table)
    live.seats = [replace(seat, name=LONG_NAMES[seat.seat]) for seat in live.seats]
    live.tell()
    return draw(live, Visit(Visitor(person="person 0"), "en", BASE))


def test_a_pile_anywhere_hides_nothing_of_its_fan(sit: Callable[..., RecordedGame]) -> None:
    page = sit(moment(lambda _: True)).guest.page
    tables = [piled(SPACES[n % len(SPACES)], one, 1 + n % 6) for n, one in enumerate(PRESTIGE)]
    for size in (DESKTOP, TABLET, ACROSS, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        piles = [pile for html in tables for pile in page.evaluate(CLIPPED, html)]
        assert [pile for pile in piles if pile["hidden"]] == [], size
        seen = {(pile["id"], pile["discs"]) for pile in piles}
        assert seen >= {(f"pile-act-I-{space}", 4) for space in SPACES}
        assert seen >= {(f"pile-act-II-{space}", 3) for space in SPACES}
        assert seen >= {(f"pile-act-III-{space}", 2) for space in SPACES}
        assert seen >= {(f"pile-prestige-{prestige}", 4) for prestige in PRESTIGE}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_pile_opens_and_hides_nothing_of_itself(
    sit: Callable[..., RecordedGame], size: dict[str, int]
) -> None:
    is_phone = size is PHONE
    game = sit(moment(lambda _: True), size=size, has_touch=is_phone, is_mobile=is_phone)
    page = game.guest.page
    finger = Finger(page) if is_phone else None
    piles = page.locator(".pile[tabindex]")
    assert piles.count() == 4  # all begin together: three acts, and prestige
    for pile in piles.all():
        fan = pile.locator(".fan")
        expect(fan).to_be_hidden()
        pile.scroll_into_view_if_needed()
        if finger:
            finger.down(pile)
        else:
            pile.hover()
        expect(fan).to_be_visible()
        settled(page)
        assert fan.evaluate(COVERED) == []
        expect(fan.locator(".face")).to_have_count(4)
        if finger:
            finger.up()
            expect(page.locator("#sheet")).to_be_hidden()
            page.touchscreen.tap(20, 20)  # elsewhere
        else:
            page.mouse.move(2, 2)
            expect(fan).to_be_hidden()
            pile.focus()
            expect(fan).to_be_visible()
            pile.evaluate("(pile) => pile.blur()")
        expect(fan).to_be_hidden()
