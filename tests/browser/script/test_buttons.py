"""Buttons that need a script, and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.script.small_server import FORM, Server, enter, morph, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

COPY = (
    '<input id="link" value="http://example.test/seat"><a id="way" href="/way">Way</a>'
    '<button data-copy="#link" data-done="Copied" hidden>Copy link</button>'
    '<button data-copy="#way" data-done="Copied" hidden>Copy way</button>'
    '<button data-copy data-text="my text" data-done="Copied" hidden>Copy text</button>'
)


@pytest.mark.parametrize("secure", [True, False])
def test_copying_says_so_for_a_while(
    context: Callable[..., BrowserContext], server: Server, *, secure: bool
) -> None:
    page = context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    if not secure:
        page.add_init_script(
            "window.board = navigator.clipboard;"
            "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        )
    page.clock.install()
    enter(page, server, table(1, COPY))
    page.clock.pause_at("2100-01-01")
    copied = "(window.board ?? navigator.clipboard).readText()"
    names = {"link": "http://example.test/seat", "way": f"{server.url}way", "text": "my text"}
    for rev, (name, text) in enumerate(names.items(), start=2):
        button = page.locator("#table button").nth(rev - 2)
        button.click()
        expect(button).to_have_text("Copied")
        assert page.evaluate(copied) == text
        morph(page, server, table(rev, COPY))
        page.clock.run_for(1900)
        expect(button).to_have_text("Copied")
        page.clock.run_for(200)
        expect(button).to_have_text(f"Copy {name}")


def test_what_needs_a_script_shows_only_with_one(
    context: Callable[..., BrowserContext], server: Server
) -> None:
    inside = (
        '<p data-script hidden>p</p><button data-copy="#x" hidden>c</button>'
        '<button data-open="keys" hidden>o</button><button data-playback="9" hidden>b</button>'
    )
    server.table = table(1, inside)
    plain = context(script=False).new_page()
    plain.goto(server.url)
    page = context().new_page()
    enter(page, server, table(1, inside))
    for selector in ("[data-script]", "[data-copy]", "[data-open]", "[data-playback]"):
        expect(plain.locator(selector)).to_be_hidden()
        expect(page.locator(selector)).to_be_visible()
    morph(page, server, table(2, f"<hr>{inside}<p data-script id='new' hidden>new</p>"))
    for selector in ("[data-copy]", "[data-open]", "[data-playback]", "#new"):
        expect(page.locator(selector)).to_be_visible()


def test_u_undoes_but_not_while_typing(page: Page, server: Server) -> None:
    inside = f'{FORM}<form data-live method="post" action="/undo"><button id="undo">Undo</button>'
    enter(page, server, table(12, inside))
    page.locator("#say").press("u")
    expect(page.locator("#say")).to_have_value("u")
    page.locator("#go").press("Control+u")
    page.locator("#go").press("u")
    server.until(lambda: server.asked)
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    assert [one.path for one in server.asked] == ["/undo"]
    morph(page, server, table(13, FORM))
    page.locator("#go").press("u")


def test_the_question_mark_opens_the_keys(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    page.locator("#say").press("?")
    expect(page.locator("#keys")).to_be_hidden()
    page.locator("#go").press("?")
    assert page.evaluate("document.querySelector('#keys').matches(':modal')")
    page.locator("#close-keys").click()
    expect(page.locator("#keys")).to_be_hidden()


def test_the_script_leaves_nothing_on_the_window(page: Page, server: Server) -> None:
    server.table = table(1, "")
    page.goto(f"{server.url}elsewhere")
    bare = set(page.evaluate("Object.getOwnPropertyNames(window)"))
    enter(page, server, table(1, ""))
    named = {"connection", "news", "keys", "table", "outside", "close-keys"}
    assert set(page.evaluate("Object.getOwnPropertyNames(window)")) - bare - named == set()
