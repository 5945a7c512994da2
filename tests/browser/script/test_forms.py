"""Forms are sent without leaving the page."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.script.small_server import (
    FORM,
    WAIT_SECONDS,
    Answer,
    Asked,
    Server,
    enter,
    is_the_same,
    morph,
    remember,
    replay,
    table,
)
from groundlings.kernel.pledge import seal_of

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_live_form_is_sent_whole_and_its_answer_is_shown(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    page.locator("#say").fill("très bien & so on")
    remember(page, "#go")
    server.answer = lambda asked: Answer(200, table(13, f"<p>taken</p>{FORM}"))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    fields = {"rev": "12", "say": "très bien & so on", "choice": "take:blue"}
    assert server.asked == [Asked("POST", "/play", fields, fragment=True)]
    assert is_the_same(page, "#go")
    expect(page.locator("#say")).to_have_value("")
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    expect(page).to_have_title("Move 13")
    assert page.url == server.url


@pytest.mark.parametrize("status", [403, 409, 422, 429])
def test_a_refusal_is_shown_and_what_was_typed_stays(
    page: Page, server: Server, expected_errors: list[str], status: int
) -> None:
    expected_errors.append(f"status of {status}")
    enter(page, server, table(12, FORM))
    page.locator("#say").fill("my words")
    reason = '<p id="refusal" data-announce>Not now.</p>'
    server.answer = lambda asked: Answer(status, table(12, f"{reason}{FORM}"))
    page.locator("#go").click()
    expect(page.locator("#refusal")).to_be_visible()
    expect(page.locator("#news")).to_have_text("Not now.")
    expect(page.locator("#say")).to_have_value("my words")


TICKS = (
    '<form data-live method="post" action="/orders">'
    '<input type="checkbox" id="able" name="able" value="1" data-submit{}>'
    '<input type="checkbox" id="scene" name="scene" value="1" data-submit{}></form>'
)


def test_a_tick_while_another_is_under_way_is_sent_after_it(page: Page, server: Server) -> None:
    gate = threading.Event()

    def answer(asked: Asked) -> Answer:
        gate.wait(WAIT_SECONDS)
        ticked = (" checked" if name in asked.fields else "" for name in ("able", "scene"))
        return Answer(200, table(12, TICKS.format(*ticked)))

    server.answer = answer
    enter(page, server, table(12, TICKS.format("", "")))
    page.locator("#able").check()
    server.until(lambda: len(server.asked) == 1)
    page.locator("#scene").check()
    gate.set()
    server.until(lambda: len(server.asked) == 2)
    expect(page.locator("#scene[checked]")).to_be_checked()
    expect(page.locator("#able[checked]")).to_be_checked()
    assert [asked.fields for asked in server.asked] == [{"able": "1"}, {"able": "1", "scene": "1"}]


def held_back(server: Server) -> threading.Event:
    """The server answers the next forms only when this is set."""
    gate = threading.Event()

    def answer(_: Asked) -> Answer:
        gate.wait(WAIT_SECONDS)
        return Answer(200, table(13, FORM))

    server.answer = answer
    return gate


def test_what_a_script_sends_while_a_form_is_under_way_is_not_sent_later(
    page: Page, server: Server
) -> None:
    """As a piece that is dropped then: later its form would be empty."""
    gate = held_back(server)
    enter(page, server, table(12, FORM))
    page.locator("#go").click()
    server.until(lambda: len(server.asked) == 1)
    page.locator("#go").evaluate("(button) => button.form.requestSubmit()")
    gate.set()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    page.locator("#go").click()
    server.until(lambda: len(server.asked) == 2)
    assert server.asked[1].fields["choice"] == "take:blue"


def test_a_form_is_sent_once_while_it_is_under_way(page: Page, server: Server) -> None:
    gate = held_back(server)
    enter(page, server, table(12, FORM))
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    page.locator("#go").dblclick()
    expect(page.locator("#table")).to_have_attribute("aria-busy", "true")
    page.locator("#go").press("Enter")
    morph(page, server, table(12, f"<p id='meanwhile'>Meanwhile</p>{FORM}"))
    expect(page.locator("#meanwhile")).to_be_visible()
    expect(page.locator("#table")).to_have_attribute("aria-busy", "true")
    gate.set()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    assert [one for one in sent if one.startswith("POST")] == [f"POST {server.url}play"]
    page.locator("#go").click()
    server.until(lambda: len(server.asked) == 2)


def test_an_answer_overtaken_by_the_stream_is_not_shown(page: Page, server: Server) -> None:
    gate = threading.Event()

    def answer(_: Asked) -> Answer:
        gate.wait(WAIT_SECONDS)
        return Answer(200, table(13, "<p>late</p>"))

    server.answer = answer
    enter(page, server, table(12, FORM))
    page.locator("#go").click()
    morph(page, server, table(14, FORM))
    gate.set()
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("#table")).to_have_attribute("data-rev", "14")


@pytest.mark.parametrize(("status", "complaint"), [(None, "ERR_EMPTY_RESPONSE"), (502, "502")])
def test_a_form_that_does_not_arrive_says_so_and_can_be_sent_again(
    page: Page, server: Server, expected_errors: list[str], status: int | None, complaint: str
) -> None:
    expected_errors.append(complaint)
    enter(page, server, table(12, FORM, stream=None))
    page.locator("#say").fill("my words")
    before = page.locator("#table").inner_html()
    server.answer = lambda asked: Answer(status)
    page.locator("#go").click()
    expect(page.locator("#connection")).to_have_text("The line is lost.")
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    assert page.locator("#table").inner_html() == before
    expect(page.locator("#say")).to_have_value("my words")
    server.answer = lambda asked: Answer(200, table(13, FORM, stream=None))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    expect(page.locator("#connection")).to_be_empty()
    assert server.asked[-1].fields["say"] == "my words"


def test_the_sentence_of_a_lost_line_may_stand_in_the_table(
    page: Page, server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("ERR_EMPTY_RESPONSE")
    status = '<p id="connection" role="status" data-lost="Lost here."></p>'
    server.frame = server.frame.replace('id="connection"', "")
    enter(page, server, replay(1, more=status))
    server.answer = lambda asked: Answer(None)
    page.locator("#at").fill("2")
    expect(page.locator("#connection")).to_have_text("Lost here.")
    server.answer = lambda asked: Answer(200, replay(3, more=status))
    page.locator("#at").fill("3")
    expect(page.locator("#shown")).to_have_text("3")
    expect(page.locator("#connection")).to_be_empty()


def test_an_answer_from_another_page_leads_there(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    server.answer = lambda asked: Answer(303, location="/elsewhere")
    page.locator("#go").click()
    page.wait_for_url("**/elsewhere")
    expect(page.locator("h1")).to_have_text("Elsewhere")


def test_an_answer_led_back_to_the_same_page_is_shown_in_place(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    remember(page, "#go")

    def answer(asked: Asked) -> Answer:
        back = asked.method == "POST"
        return Answer(303, location="/") if back else Answer(200, table(13, FORM))

    server.answer = answer
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    assert is_the_same(page, "#go")


def test_an_answer_that_is_no_table_brings_the_page_anew(page: Page, server: Server) -> None:
    enter(page, server, table(12, FORM))
    server.answer = lambda asked: Answer(200, "<p>What?</p>")
    server.table = table(20, FORM)
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "20")
    assert page.url == server.url


def test_an_ordinary_form_is_left_to_the_browser(page: Page, server: Server) -> None:
    plain = FORM.replace("data-live", "")
    enter(page, server, table(12, plain))
    server.answer = lambda asked: Answer(303, location="/elsewhere")
    page.locator("#go").click()
    page.wait_for_url("**/elsewhere")
    assert not server.asked[0].fragment


@pytest.mark.parametrize("live", ["", "data-live"])
def test_a_slip_is_drawn_anew_whenever_its_form_is_sent(
    page: Page, server: Server, expected_errors: list[str], live: str
) -> None:
    expected_errors.append("409")
    slip = '<input type="hidden" name="slip" data-slip="" value="{}">'
    form = f'<form {live} method="post" action="/sit">{{}}<button id="sit">Sit</button></form>'
    drawn: list[str] = []
    for given in ("", "", "sent before"):
        enter(page, server, table(1, form.format(slip.format(given))))
        server.answer = lambda asked: Answer(409, server.page())
        page.locator("#sit").click()
        server.until(lambda: len(server.asked) > len(drawn))
        drawn.append(server.asked[-1].fields["slip"])
    assert len(set(drawn)) == 3
    kept = page.evaluate("JSON.parse(localStorage.getItem('groundlings-slips'))")
    for one in drawn:
        assert seal_of(bytes.fromhex(kept[one]["nonce"])).hex() == one


def test_a_choice_that_submits_does_so_when_it_changes(page: Page, server: Server) -> None:
    inside = (
        '<form data-live method="post" action="/set"><select name="language" data-submit>'
        '<option>en</option><option>hu</option></select><input type="checkbox" name="loud" '
        'data-submit><input name="quiet"></form>'
    )
    enter(page, server, table(1, inside))
    page.locator("select").select_option("hu")
    server.until(lambda: len(server.asked) == 1)
    assert server.asked[0].fields["language"] == "hu"
    expect(page.locator("#table")).not_to_have_attribute("aria-busy", "true")
    page.locator("[name=loud]").click()
    server.until(lambda: len(server.asked) == 2)
    assert server.asked[1].fields["loud"] == "on"


def test_a_form_in_a_dialog_closes_it_when_it_was_taken_and_not_when_refused(
    page: Page, server: Server, expected_errors: list[str]
) -> None:
    expected_errors.append("422")
    inside = f'<button data-open="box" hidden>Open</button><dialog id="box">{FORM}</dialog>'
    enter(page, server, table(12, inside))
    page.get_by_role("button", name="Open").click()
    server.answer = lambda asked: Answer(422, table(13, inside))
    page.locator("#go").click()
    expect(page.locator("#table")).to_have_attribute("data-rev", "13")
    expect(page.locator("#box")).to_be_visible()
    server.answer = lambda asked: Answer(200, table(14, inside))
    page.locator("#go").click()
    expect(page.locator("#box")).to_be_hidden()
