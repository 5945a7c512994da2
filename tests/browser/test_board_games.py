"""Whole games at Shakespeare's drawn table in a real Chromium, by role and name, in each language.

At the first moment of every phase the page is looked at: it has words for everything, nothing has
to be scrolled sideways, and the rules that the prompt leads to are there.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import groundlings
from browser.guest import SHAKESPEARE, WAIT_MS, Guest
from groundlings.web.render import table_book
from sampling import SOAK

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import ConsoleMessage

WIDTHS = 390, 820, 1440
DESKTOP = {"width": WIDTHS[-1], "height": 900}
"""The last width at which a page is looked at is its own: it need not be laid out once more."""
HERE = "At this screen"
SHORT = "wager:1", "stop", "pass"
ENOUGH = None if SOAK else 12
"""So many choices are made alone in Hungarian, and at one screen by four; in a soak all."""
AGAINST_BOTS = None if SOAK else 8
"""So many in French, before a bot may go on: after each one three others play."""


class Critic:
    """Looks at a guest's page after every choice, and closely whenever a new phase begins."""

    def __init__(self, player: Guest) -> None:
        self.player = player
        self.words = table_book(groundlings.game("shakespeare"), player.words.language, ())
        self.complaints: list[str] = []
        self.phases: set[tuple[str, str]] = set()
        self.chapters: set[str] = set()
        page = player.page
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._hear)
        rules = page.request.get(f"{player.url}/games/shakespeare/rules").text()
        self.anchors = set(re.findall(r'\bid="([^"]+)"', rules))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def look(self) -> None:
        """One look at the page, before something is chosen."""
        main = self.player.main
        rules = main.get_by_role("link", name=self.words.text("board.rules"), exact=True)
        address = rules.get_attribute("href") or ""
        path, _, chapter = address.partition("#")
        assert path == "/games/shakespeare/rules"
        assert chapter in self.anchors, f"the prompt leads to {address!r}, which is not there"
        self.chapters.add(chapter)
        phases = main.get_by_role("list", name=self.words.text("board.phases"))
        step = " ".join(phases.locator("[aria-current=step]").all_inner_texts())
        phase = main.locator("[aria-current=date]").inner_text(), step
        if phase not in self.phases:
            self.player.check_words()
            known = {step for _, step in self.phases}
            self.player.check_width(*(WIDTHS if step not in known else WIDTHS[:1]))
            self.phases.add(phase)

    def close(self) -> None:
        """After the game: the result has words and fits, and nobody has complained."""
        self.player.check_words()
        self.player.over.click()
        around = self.words.text("result.chart")
        expect(self.player.page.get_by_role("img", name=around)).to_be_visible()
        self.player.check_words()
        self.player.check_width(*WIDTHS)
        assert not self.complaints, "; ".join(self.complaints)


def hurry(player: Guest) -> None:
    """Choose what makes the game short: few cylinders, few elements; else anything."""
    told = player.choices.evaluate_all("all => all.map(b => [b.value, b.ariaLabel])")
    names = dict(told)
    short = [value for value in SHORT if value in names]
    name = names[short[0] if short else player.die.choice(list(names))]
    before = player.main.get_attribute("data-rev") or ""
    player.main.get_by_role("button", name=name, exact=True).click()
    expect(player.main).not_to_have_attribute("data-rev", before, timeout=WAIT_MS)
    expect(player.main).not_to_have_attribute("aria-busy", "true", timeout=WAIT_MS)
    player.clicks += 1


@pytest.mark.long
def test_a_game_alone_is_played_in_hungarian(guest: Callable[..., Guest]) -> None:
    player = guest("hu", viewport=DESKTOP).enter()
    player.start("lobby.solo", SHAKESPEARE).click()
    player.seated()
    critic = Critic(player)
    while player.clicks != ENOUGH and player.wait():
        critic.look()
        player.choose()
    if ENOUGH is None:
        critic.close()
        assert player.clicks > 40
    assert not critic.complaints
    assert len(critic.phases) > 1


@pytest.mark.long
def test_a_game_against_bots_is_played_by_clicks_from_the_lobby_in_french(
    guest: Callable[..., Guest],
) -> None:
    player = guest("fr", viewport=DESKTOP).quick(SHAKESPEARE)
    player.page.evaluate("window.stayed = true")
    critic = Critic(player)
    while player.clicks != AGAINST_BOTS and player.wait():
        critic.look()
        hurry(player)
    assert player.page.evaluate("window.stayed"), "a choice has loaded the page anew"
    if AGAINST_BOTS is not None:
        player.let_a_bot_play()
    critic.close()
    expect(player.page.get_by_role("columnheader")).to_have_count(4)
    assert player.clicks >= (AGAINST_BOTS or 12)
    assert len(critic.phases) > (6 if SOAK else 3)


@pytest.mark.long
def test_four_people_play_at_one_screen(guest: Callable[..., Guest]) -> None:
    screen = guest(viewport=DESKTOP).set_table(SHAKESPEARE, "You", HERE, HERE, HERE)
    critic = Critic(screen)
    raised: set[str] = set()
    while True:
        expect(screen.curtain.or_(screen.choices).or_(screen.over).first).to_be_visible()
        if screen.over.count():
            break
        if screen.curtain.count():
            expect(screen.choices).to_have_count(0)
            expect(screen.main.locator('.goal[id^="goal-"]')).to_have_count(0)
            raised.add(screen.curtain.text_content() or "")
            screen.curtain.click()
            expect(screen.choices.first).to_be_visible()
        if screen.clicks == ENOUGH:
            break
        critic.look()
        hurry(screen)
    if screen.over.count():
        critic.close()
    assert not critic.complaints
    assert len(raised) == 4
    assert critic.chapters > {"draft", "wager"}
