"""The morph: nothing that the reader holds is lost."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.script.small_server import Server, enter, focused, is_the_same, morph, remember, table

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_focus_caret_and_half_typed_text_survive(either_page: Page, server: Server) -> None:
    page = either_page
    field = '<p id="row"><label>Say <input id="say" name="say" class="{}"></label></p>'
    enter(page, server, table(1, f'<h1 id="head">One</h1><hr>{field.format("a")}'))
    page.locator("#say").press_sequentially("half typed")
    page.evaluate("document.querySelector('#say').setSelectionRange(2, 5, 'backward')")
    remember(page, "#say")
    morph(page, server, table(2, f'{field.format("b")}<p>New</p><h1 id="head">Two</h1>'))
    assert is_the_same(page, "#say")
    assert focused(page) == "say"
    expect(page.locator("#say")).to_have_value("half typed")
    expect(page.locator("#say")).to_have_class("b")
    caret = "(({ selectionStart: a, selectionEnd: b, selectionDirection: c }) => [a, b, c])"
    assert page.evaluate(f"{caret}(document.activeElement)") == [2, 5, "backward"]


def test_half_made_choices_survive_and_untouched_controls_follow_the_server(
    page: Page, server: Server
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

    enter(page, server, table(1, controls("old", "a")))
    page.locator("#mine-area").fill("typed")
    page.locator("#mine-text").fill("typed")
    page.locator("#mine-select").select_option("b")
    page.locator("#mine-b").check()
    page.locator("#mine-box").check()
    morph(page, server, table(2, controls("new", "c")))
    for name, text, chosen in (("mine", "typed", "b"), ("yours", "new", "c")):
        expect(page.locator(f"#{name}-area")).to_have_value(text)
        expect(page.locator(f"#{name}-text")).to_have_value(text)
        expect(page.locator(f"#{name}-select")).to_have_value(chosen)
        expect(page.locator(f"#{name}-{chosen}")).to_be_checked()
        expect(page.locator(f"#{name}-box")).to_be_checked()
    morph(page, server, table(3, controls("newer", "a")))
    expect(page.locator("#yours-area")).to_have_value("newer")
    expect(page.locator("#yours-select")).to_have_value("a")
    expect(page.locator("#yours-box")).not_to_be_checked()
    expect(page.locator("#mine-select")).to_have_value("b")


def test_a_choice_that_is_no_longer_offered_gives_way(page: Page, server: Server) -> None:
    choice = '<select id="choice">{}<option selected>two</option></select>'
    enter(page, server, table(1, choice.format("<option>one</option>")))
    page.locator("#choice").select_option("one")
    morph(page, server, table(2, choice.format("")))
    expect(page.locator("#choice")).to_have_value("two")


def test_half_typed_text_stays_with_its_name_and_not_with_its_place(
    page: Page, server: Server
) -> None:
    enter(page, server, table(1, '<form><input name="bid"></form>'))
    page.locator("[name=bid]").fill("half typed")
    morph(page, server, table(2, '<form><input name="secret"><input name="bid"></form>'))
    expect(page.locator("[name=bid]")).to_have_value("half typed")
    expect(page.locator("[name=secret]")).to_have_value("")


def test_scroll_positions_survive(either_page: Page, server: Server) -> None:
    page = either_page
    rows = "".join(f"<p>{n}</p>" for n in range(20))
    log = f'<div id="log" class="log">{rows}</div>'
    enter(page, server, table(1, f'<div id="a"></div><div id="b">{log}</div>'))
    # A page hears of a scroll with its next frame, not at once.
    page.evaluate(
        """() => {
          const log = document.querySelector("#log");
          log.addEventListener("scroll", () => { log.dataset.heard = "yes"; });
          log.scrollTop = 130;
        }"""
    )
    expect(page.locator("#log[data-heard]")).to_be_visible()
    morph(page, server, table(2, f'<div id="b"></div><div id="a">{log}</div><p>More</p>'))
    assert page.evaluate("document.querySelector('#log').scrollTop") == 130


def test_a_log_at_its_end_follows_and_one_that_is_being_read_does_not(
    page: Page, server: Server
) -> None:
    def logs(count: int) -> str:
        rows = "".join(f"<p>{n}</p>" for n in range(count))
        names = ("followed", "read")
        return "".join(f'<div id="{name}" class="log" data-follow>{rows}</div>' for name in names)

    left = "({ scrollTop: t, scrollHeight: h, clientHeight: c }) => h - t - c"
    enter(page, server, table(1, logs(20)))
    assert page.locator("#followed").evaluate(left) == 0
    page.evaluate("document.querySelector('#read').scrollTop = 50")
    morph(page, server, table(2, logs(30)))
    assert page.locator("#followed").evaluate(left) == 0
    assert page.evaluate("document.querySelector('#read').scrollTop") == 50


def test_a_log_still_follows_after_the_page_has_changed_its_shape(
    page: Page, server: Server
) -> None:
    def log(count: int) -> str:
        rows = "".join(f"<p>{n}</p>" for n in range(count))
        return f'<div id="log" class="log" data-follow>{rows}</div>'

    left = "({ scrollTop: t, scrollHeight: h, clientHeight: c }) => h - t - c"
    reshaped = """async (e, height) => {
      e.style.height = e.style.maxHeight = height;
      const frame = () => new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1000); // frames may not come, and an evaluation never ends by itself
      });
      for (const _ of "four") await frame();
      return e.scrollTop;
    }"""
    enter(page, server, table(1, log(20)))
    assert page.locator("#log").evaluate(reshaped, "9000px") == 0  # nothing is left to scroll
    assert page.locator("#log").evaluate(reshaped, "") > 0
    assert page.locator("#log").evaluate(left) == 0
    morph(page, server, table(2, log(30)))
    assert page.locator("#log").evaluate(left) == 0


def test_selected_text_survives(page: Page, server: Server) -> None:
    enter(page, server, table(1, "<p>Now is the winter</p>"))
    page.evaluate("getSelection().selectAllChildren(document.querySelector('#table p'))")
    morph(page, server, table(2, "<p>Now is the winter</p><p>of our discontent</p>"))
    assert page.evaluate("`${getSelection()}`") == "Now is the winter"


def test_details_stay_as_the_reader_left_them_until_the_server_says_otherwise(
    page: Page, server: Server
) -> None:
    parts = '<details id="a"{}><summary>A</summary>{}</details><details{}><summary>B</summary>x'
    opened = "[...document.querySelectorAll('details')].map((part) => part.open)"
    enter(page, server, table(1, parts.format("", "text", " open")))
    page.locator("summary").nth(0).click()
    page.locator("summary").nth(1).click()
    morph(page, server, table(2, parts.format("", "other text", " open")))
    assert page.evaluate(opened) == [True, False]
    morph(page, server, table(3, parts.format(" open", "other text", "")))
    assert page.evaluate(opened) == [True, False]
    morph(page, server, table(4, parts.format("", "other text", " open")))
    assert page.evaluate(opened) == [False, True]


def test_an_open_dialog_stays_open_and_modal(either_page: Page, server: Server) -> None:
    page = either_page
    inside = (
        '<button data-open="rules" hidden>Rules</button>{}<dialog id="rules"><p>{}</p>'
        '<form method="dialog"><button id="close">Close</button></form></dialog>'
    )
    enter(page, server, table(1, inside.format("<p>one</p>", "one")))
    page.get_by_role("button", name="Rules").click()
    morph(page, server, table(2, inside.format("", "two")))
    assert page.evaluate("document.querySelector('#rules').matches(':modal')")
    expect(page.locator("#rules p")).to_have_text("two")
    page.locator("#close").click()
    expect(page.locator("#rules")).to_be_hidden()
    morph(page, server, table(3, inside.format("", "three")))
    expect(page.locator("#rules")).to_be_hidden()


def test_what_is_kept_is_not_touched_inside(page: Page, server: Server) -> None:
    enter(page, server, table(1, '<div id="kept" data-keep><p>mine</p></div><p id="other">old</p>'))
    morph(
        page, server, table(2, '<div id="kept" data-keep><b>theirs</b></div><p id="other">new</p>')
    )
    expect(page.locator("#kept")).to_have_text("mine")
    expect(page.locator("#other")).to_have_text("new")


def test_what_is_for_browsers_without_script_never_comes_alive(page: Page, server: Server) -> None:
    inside = '<form id="form"><noscript><input name="plain" value="{}"></noscript>{}</form>'
    enter(page, server, table(1, inside.format(1, "")))
    morph(page, server, table(2, inside.format(2, "<noscript><input></noscript>")))
    assert page.evaluate("document.querySelector('#form').elements.length") == 0


def test_a_template_that_comes_later_is_not_empty(page: Page, server: Server) -> None:
    """As that of the narration is, at a table that has begun in the waiting room."""
    enter(page, server, table(1, "<p>Waiting</p>"))
    held = "document.getElementById('model').content.firstElementChild.textContent"
    for rev, word in ((2, "One"), (3, "Two")):
        model = f'<template id="model"><b class="r{rev}">{word}</b></template>'
        morph(page, server, table(rev, model))
        assert page.evaluate(held) == word
    expect(page.locator("main b")).to_have_count(0)


@pytest.mark.parametrize("then", ["", '<button id="take" disabled>Take</button>'])
def test_the_focus_of_a_vanished_element_goes_to_the_prompt_without_scrolling(
    page: Page, server: Server, then: str
) -> None:
    prompt = '<p id="prompt" tabindex="-1">Your turn</p><div class="tall"></div>'
    enter(page, server, table(1, f'{prompt}<button id="take">Take</button>'))
    page.locator("#take").focus()
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    morph(page, server, table(2, f'{prompt}<div class="tall"></div>{then}'))
    assert focused(page) == "prompt"
    assert page.evaluate("scrollY") == scrolled


def test_a_focus_outside_the_table_stays_there(page: Page, server: Server) -> None:
    enter(page, server, table(1, '<p id="prompt" tabindex="-1">Your turn</p>'))
    page.locator("#outside").focus()
    morph(page, server, table(2, '<p id="prompt" tabindex="-1">Wait</p>'))
    assert focused(page) == "outside"


def test_an_element_with_an_id_stays_itself_wherever_it_goes(
    either_page: Page, server: Server
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
    enter(page, server, table(1, homes[0]))
    remember(page, "#piece")
    for rev, inside in enumerate(homes[1:], start=2):
        morph(page, server, table(rev, inside))
        assert is_the_same(page, "#piece")
        assert page.locator("#table").inner_html() == inside


def test_every_order_is_reached_and_nothing_is_made_anew(either_page: Page, server: Server) -> None:
    page = either_page
    row = [f'<button id="{name}">{name}</button>' for name in "abcd"]
    enter(page, server, table(0, "".join(row)))
    page.locator("#c").focus()
    page.evaluate("window.all = new Set(document.querySelectorAll('#table button'))")
    for rev, order in enumerate(permutations(row), start=1):
        inside = f"<i>{rev}</i>{''.join(order)}"
        morph(page, server, table(rev, inside))
        assert page.locator("#table").inner_html() == inside
        assert focused(page) == "c"
    assert page.evaluate("[...document.querySelectorAll('#table button')].every((b) => all.has(b))")


def test_an_id_that_is_there_twice_does_no_harm(page: Page, server: Server) -> None:
    enter(page, server, table(1, '<b id="x">one</b>'))
    inside = '<b id="x">one</b><p><b id="x">two</b></p>'
    morph(page, server, table(2, inside))
    assert page.locator("#table").inner_html() == inside


def test_drawings_and_texts_follow_too(page: Page, server: Server) -> None:
    drawing = (
        '<svg viewBox="0 0 9 9"><circle r="{}" xlink:href="#x"></circle></svg>text {}<!--{}-->'
    )
    enter(page, server, table(1, drawing.format(1, 1, 1)))
    remember(page, "circle")
    morph(page, server, table(2, drawing.format(2, 2, 2)))
    assert is_the_same(page, "circle")
    assert page.locator("#table").inner_html() == drawing.format(2, 2, 2)
    morph(page, server, table(3, "<p>no drawing</p>"))
    morph(page, server, table(4, drawing.format(4, 4, 4)))
    assert page.evaluate("document.querySelector('circle').r.baseVal.value") == 4


def test_the_title_follows_the_table(page: Page, server: Server) -> None:
    enter(page, server, table(1, ""))
    morph(page, server, table(2, ""))
    expect(page).to_have_title("Move 2")


def test_only_what_is_new_is_announced(page: Page, server: Server) -> None:
    def row(name: str, text: str) -> str:
        return f'<p id="{name}" data-announce>{text}</p>'

    enter(page, server, table(1, row("one", "Will waits.")))
    expect(page.locator("#news")).to_be_empty()
    two = row("two", "Ben <b>takes</b> a\n card.") + row("three", "Kit rests.")
    morph(page, server, table(2, row("one", "Will waits.") + two + "<p>quiet</p>"))
    assert page.locator("#news p").all_inner_texts() == ["Ben takes a card.", "Kit rests."]
    morph(page, server, table(3, row("one", "Will waits.")))
    assert page.locator("#news p").all_inner_texts() == ["Ben takes a card.", "Kit rests."]
    morph(page, server, table(4, row("one", "Will leaves.")))
    assert page.locator("#news p").all_inner_texts() == ["Will leaves."]
