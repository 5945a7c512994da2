"""What a person does at a drawn table, and what they see there: drag, enlarge, open a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.recorded_game import NAMES

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Request

    from browser.recorded_game import RecordedGame


def posts(page: Page) -> list[str]:
    """From now on: what is posted from this page."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST":
            found.append(request.post_data or "")

    page.on("request", note)
    return found


A_FRAME = """() => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 1000); // a page that is not painted has no frames, and nobody to end the waiting
})"""


def settled(page: Page) -> None:
    """Everything that the last deed has set off has begun."""
    page.evaluate(A_FRAME)


def shown(game: RecordedGame, rev: int) -> None:
    """The page shows this table, and the house has answered."""
    expect(game.guest.main).to_have_attribute("data-rev", str(rev))
    expect(game.guest.main).not_to_have_attribute("aria-busy", "true")


def goes(piece: Locator) -> list[str]:
    """The ids of the places where a piece may go."""
    pairs = (piece.get_attribute("data-goes") or "").split()
    return [place for place, _, _ in (pair.partition("=") for pair in pairs)]


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


def enlarge(game: RecordedGame, seat: int) -> Locator:
    """Enlarge somebody's theatre, by its link."""
    rival = game.rival(seat)
    rival.get_by_role("link", name=f"Look closer {NAMES[seat]}").click()
    expect(rival.get_by_role("link", name="Back to the table")).to_be_visible()
    return rival


def sheet(page: Page) -> Locator:
    """The sheet of a piece, above the table."""
    return page.get_by_role("dialog", name="A closer look at a piece")
