"""Pieces glide where they go; calm where that is wished."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from browser.board.actions import settled, shown
from browser.board.situations import (
    after,
    crafts_sets,
    takes,
)
from browser.recorded_game import (
    RecordedGame,
    moment,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

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


def moved(page: Page) -> list[dict[str, Any]]:
    """What the script has set in motion, each time the table was shown."""
    found: list[dict[str, Any]] = page.evaluate("moved")
    return found


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced motion"])
def test_an_element_glides_from_the_market_to_the_hand_to_its_place(
    sit: Callable[..., RecordedGame], *, still: bool
) -> None:
    at = moment(crafts_sets)
    game = sit(at, init=MOVED, still=still)
    page = game.guest.page
    game.choice(takes(at, "set")[0]).click()
    shown(game, at.rows + 1)
    space = game.guest.main.locator("li.space:has(> .legal)").first
    place = space.get_attribute("id")
    space.get_by_role("button").click()
    shown(game, at.rows + 2)
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
    sit: Callable[..., RecordedGame], *, still: bool
) -> None:
    at, who = after(falls)
    game = sit(at, (who + 1) % 4, init=MOVED, still=still)
    game.others_play()
    shaken = [one for one in moved(game.guest.page) if "moods" in one["at"]]
    assert len(shaken) == (0 if still else 3)
    assert bool(moved(game.guest.page)) != still


@pytest.mark.parametrize("still", [False, True], ids=["motion", "reduced motion"])
def test_prestige_walks_along_its_track(sit: Callable[..., RecordedGame], *, still: bool) -> None:
    at, who = after(rises)
    game = sit(at, (who + 1) % 4, init=MOVED, still=still)
    game.others_play()
    walks = [one for one in moved(game.guest.page) if one["id"].startswith("fame-")]
    assert bool(walks) != still
    assert still or max(len(one["ways"]) for one in walks) > 2


def test_a_choice_styles_what_has_changed_and_not_the_whole_table(
    sit: Callable[..., RecordedGame], browser: Browser
) -> None:
    """A rule that asks for what somebody `:has` can make a browser style everything anew."""
    at = moment(crafts_sets)
    game = sit(at, still=True)
    page = game.guest.page
    settled(page)
    browser.start_tracing(page=page, categories=["devtools.timeline"])
    game.choice(takes(at, "set")[0]).click()
    shown(game, at.rows + 1)
    settled(page)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [
        one["args"]["elementCount"] for one in events if "elementCount" in one.get("args", {})
    ]
    assert styled
    assert max(styled) < page.locator("*").count() / 2
