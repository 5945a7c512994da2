"""The line: one stream for a page that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.house import until
from browser.script.small_house import FORM, HIDING, Answer, House, enter, morph, set_hidden, table

if TYPE_CHECKING:
    from playwright.sync_api import Page


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
    assert len(house.dialled) == 2


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
    until(page, "window.errors === 2")  # it ended, and was refused
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
    until(page, "window.pauses.length === 9")
    pauses = page.evaluate("window.pauses")
    assert pauses[:5] == sorted(pauses[:5])
    assert 500 <= pauses[0] <= 2000
    assert max(pauses) <= 60_000
    house.stream_status = 200
    page.evaluate("dispatchEvent(new Event('online'))")
    house.until(lambda: house.streams)
