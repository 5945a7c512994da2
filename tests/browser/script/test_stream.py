"""The line: one stream for a page that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.guest import until
from browser.script.small_server import (
    FORM,
    HIDING,
    Answer,
    Server,
    enter,
    morph,
    requests,
    set_hidden,
    settled,
    table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page


def test_a_page_without_a_stream_opens_none(page: Page, server: Server) -> None:
    asked = requests(page)
    enter(page, server, table(1, "", stream=None))
    settled(page)
    assert f"{server.url}page.js" in asked
    assert not [one for one in asked if "/stream" in one]


def test_one_stream_for_a_tab_and_none_while_it_is_hidden(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(HIDING)
    enter(page, server, table(1, ""))
    morph(page, server, table(2, ""))
    assert (len(server.streams), len(server.dialled)) == (1, 1)
    set_hidden(page, hidden=True)
    server.until(lambda: not server.streams)
    server.table = table(3, "")
    set_hidden(page, hidden=False)
    server.until(lambda: server.streams)
    expect(page.locator("#table")).to_have_attribute("data-rev", "3")
    set_hidden(page, hidden=False)
    morph(page, server, table(4, ""))
    assert (len(server.streams), len(server.dialled)) == (1, 2)


def test_a_tab_opened_in_the_background_waits(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(HIDING + "hidden = true;")
    server.table = table(1, "")
    asked = requests(page)
    page.goto(server.url)
    settled(page)
    assert not [one for one in asked if "/stream" in one]
    set_hidden(page, hidden=False)
    server.until(lambda: server.streams)


def test_leaving_the_page_ends_its_stream(page: Page, server: Server) -> None:
    enter(page, server, table(1, ""))
    page.goto(f"{server.url}elsewhere")
    server.until(lambda: not server.streams)
    page.go_back()
    server.until(lambda: server.streams)
    assert len(server.dialled) == 2


def test_a_page_put_aside_has_no_stream_and_one_taken_up_again_has(
    page: Page, server: Server
) -> None:
    enter(page, server, table(1, ""))
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    server.until(lambda: not server.streams)
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    server.until(lambda: server.streams)
    morph(page, server, table(2, ""))
    assert len(server.dialled) == 2


def test_the_page_follows_its_stream_to_another_address_and_to_none(
    page: Page, server: Server
) -> None:
    enter(page, server, table(1, "", stream="/stream?as=1"))
    morph(page, server, table(2, "", stream="/stream?as=2"))
    asked = [f"/stream?as={seat}&changes=1" for seat in (1, 2)]
    server.until(lambda: server.dialled == asked)
    server.until(lambda: len(server.streams) == 1)
    morph(page, server, table(3, "", stream="/stream?as=2"))
    morph(page, server, table(4, "", stream=None))
    server.until(lambda: not server.streams)
    assert len(server.dialled) == 2


def test_a_table_overtaken_by_an_answer_is_not_shown(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    server.answer = lambda asked: Answer(200, table(14, FORM))
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
    server.say(table(13, "<p>late</p>"))
    morph(page, server, table(15, "<p>in time</p>"))
    assert page.evaluate("window.revs") == ["14", "15"]


def test_the_first_table_of_a_stream_is_shown_whatever_its_number(
    page: Page, server: Server, begin_with: Callable[[str], None]
) -> None:
    begin_with(HIDING)
    enter(page, server, table(12, ""))
    set_hidden(page, hidden=True)
    server.until(lambda: not server.streams)
    server.table = table(3, "")
    set_hidden(page, hidden=False)
    expect(page.locator("#table")).to_have_attribute("data-rev", "3")


def test_the_browser_itself_comes_back_to_a_stream_that_ended(page: Page, server: Server) -> None:
    enter(page, server, table(1, ""))
    server.hang_up()
    server.until(lambda: len(server.dialled) == 2 and server.streams)
    morph(page, server, table(2, ""))
    expect(page.locator("#connection")).to_be_empty()


def test_a_lost_line_is_told_after_a_while_and_found_again(
    clocked_page: Page, server: Server, expected_errors: list[str]
) -> None:
    page = clocked_page
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
    enter(page, server, table(1, ""))
    morph(page, server, table(2, ""))  # then the page, too, knows that its line is open
    page.clock.pause_at("2100-01-01")
    server.stream_status = 503
    server.hang_up()
    until(page, "window.errors === 2")  # it ended, and was refused
    page.clock.run_for(500)
    expect(page.locator("#connection")).to_be_empty()
    page.clock.run_for(3000)
    expect(page.locator("#connection")).to_have_text("The line is lost.")
    server.stream_status = 200
    for _ in range(200):  # an attempt may be under way, and the next waits for its end
        if not server.streams:
            page.clock.run_for(1000)
    server.until(lambda: server.streams)
    expect(page.locator("#connection")).to_be_empty()
    morph(page, server, table(3, ""))


def test_attempts_to_get_the_line_back_come_slower_and_slower(
    page: Page,
    server: Server,
    begin_with: Callable[[str], None],
    expected_errors: list[str],
) -> None:
    expected_errors.append("503")
    begin_with(
        """window.pauses = [];
        const later = window.setTimeout;
        window.setTimeout = (act, pause) => {
          if (pause === 3000) return later(act, pause);
          window.pauses.push(pause);
          return window.pauses.length < 9 ? later(act) : 1;
        };"""
    )
    server.stream_status = 503
    server.table = table(1, "")
    page.goto(server.url)
    until(page, "window.pauses.length === 9")
    pauses = page.evaluate("window.pauses")
    assert pauses[:5] == sorted(pauses[:5])
    assert 500 <= pauses[0] <= 2000
    assert max(pauses) <= 60_000
    server.stream_status = 200
    page.evaluate("dispatchEvent(new Event('online'))")
    server.until(lambda: server.streams)


def test_what_has_changed_is_put_together_with_what_stood_there(page: Page, server: Server) -> None:
    lines = ["<p>one</p>", "<p>two</p>", "<p>three</p>"]
    enter(page, server, table(1, "\n" + "\n".join(lines) + "\n"))
    settled(page)
    first = table(2, "").removesuffix("</main>")
    server.change(f"+{first}\n=2 2\n+<p>=0 1</p>\n=1 1\n=4 1")
    expect(page.locator("#table")).to_have_attribute("data-rev", "2")
    expect(page.locator("#table p")).to_have_text(["two", "three", "=0 1", "one"])
    first = table(3, "").removesuffix("</main>")
    server.change(f"+{first}\n=3 1\n=5 1")
    expect(page.locator("#table")).to_have_attribute("data-rev", "3")
    expect(page.locator("#table p")).to_have_text(["=0 1"])
    assert all("changes=1" in path for path in server.dialled)
