"""The press sets our templates as Jinja alone would: the same pages, letter by letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from jinja2 import DictLoader, Environment, FileSystemLoader, StrictUndefined, UndefinedError
from markupsafe import Markup

from golden.story import records
from groundlings.stage.seating import ONLOOKER, Visitor
from groundlings.web import render
from groundlings.web.board import parts
from groundlings.web.press import PRESS, TEMPLATES, Press
from groundlings.web.scene import drawn_scene
from groundlings.web.visit import Visit
from web.golden_tables import walked

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.compiled
SETTINGS: dict[str, Any] = {
    "undefined": StrictUndefined,
    "trim_blocks": True,
    "lstrip_blocks": True,
}
GAMES = [next(one for one in records() if one.stem.startswith(name)) for name in
         ("othello", "shakespeare", "pit")]  # fmt: skip
EVERY = 25

LIBRARY = """
{% macro plain(a, b='<i>') %}{{ a }}:{{ b }}{% if caller is defined %}[{{ caller() }}]{% endif %}{% endmacro %}
{% macro many(first) %}{{ first }}{{ varargs|join('+') }}{% for k, v in kwargs|dictsort %}{{ k }}={{ v }}{% endfor %}{% endmacro %}
{% macro said(key) %}{{ t(key) }} {{ prints.one }}{% endmacro %}
{% macro nested(a) %}{{ plain(plain(a), b=a) }}{% endmacro %}
"""  # noqa: E501 - as templates are written
PAGE = """
{% import 'library' as lib with context %}
{{ lib.plain('<a>') }} {{ lib.plain('x', 'y') }} {{ lib.plain(b=1, a=none) }} {{ lib.plain(*[1, 2]) }}
{{ lib.many(1) }} {{ lib.many(1, 2, 3) }} {{ lib.many(1, z=2, **{'y': safe}) }}
{{ lib.said('<key>') }} {{ lib.nested('&') }}
{% call lib.plain('a') %}<u>{{ text }}</u>{% endcall %}
{% for one in (true, false, 1, 1.5, '1', '<', safe, none, listed) %}{{ one }}{{ loop.cycle('-', '.') }}{% endfor %}
{{ thing.items }} {{ thing['items'] }} {{ thing.key }} {{ text|upper }} {{ text ~ safe }} {{ 'if' if text }}
{% set block %}<em>{{ text }}</em>{% endset %}{{ block }}
"""  # noqa: E501 - as templates are written


def both() -> tuple[Environment, Environment]:
    loader = DictLoader({"library": LIBRARY, "page": PAGE})
    return Environment(loader=loader, autoescape=True, **SETTINGS), Press(
        loader=loader, autoescape=True, **SETTINGS
    )


def values(**more: Any) -> dict[str, Any]:  # noqa: ANN401 - whatever a page has
    return {
        "t": lambda key: f"({key})",
        "book": object(),
        "game": "pit",
        "prints": {"one": "<1>"},
        "text": "<text>",
        "safe": Markup("<hr>"),
        "listed": ["<", 1],
        "thing": {"items": 3, "key": "'"},
        **more,
    }


def test_values_calls_and_macros_come_out_as_in_jinja() -> None:
    page = values()
    jinja, press = (one.get_template("page").render(page) for one in both())
    assert press == jinja
    assert "&lt;text&gt;" in press


def test_words_that_are_equal_but_safe_are_not_taken_for_each_other() -> None:
    _, press = both()
    template = press.from_string("{{ one }}{{ other }}{{ one }}")
    assert template.render(one="<hr>", other=Markup("<hr>")) == "&lt;hr&gt;<hr>&lt;hr&gt;"
    assert template.render(one=Markup("<br>"), other="<br>") == "<br>&lt;br&gt;<br>"


def test_macros_speak_in_the_words_of_the_page_they_are_on() -> None:
    _, press = both()
    template = press.from_string("{% import 'library' as lib with context %}{{ lib.said('k') }}")
    pages = [values(t=lambda key, n=n: f"{n}{key}", prints={"one": n}) for n in range(3)]
    assert [template.render(page) for page in [*pages, *pages]] == 2 * ["0k 0", "1k 1", "2k 2"]


@pytest.mark.parametrize("text", ["{{ nothing }}", "{{ thing.nothing }}", "{{ nothing() }}"])
def test_what_is_not_there_is_an_error(text: str) -> None:
    _, press = both()
    with pytest.raises(UndefinedError):
        press.from_string(text).render(values())


@pytest.mark.parametrize("text", ["{{ lib.plain(1, 2, 3) }}", "{{ lib.plain(z=1) }}"])
def test_a_macro_that_is_called_wrongly_is_an_error(text: str) -> None:
    _, press = both()
    with pytest.raises(TypeError):
        press.from_string("{% import 'library' as lib with context %}" + text).render(values())


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.stem)
def test_tables_are_drawn_as_jinja_would_draw_them(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jinja = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, **SETTINGS)
    visits = [
        Visit(Visitor(person="person 0"), "fr", "http://globe.test"),
        Visit(ONLOOKER, "hu", "http://globe.test"),
    ]
    drawn = 0
    for n, live in enumerate(walked(record)):
        if n % EVERY:
            continue
        for visit in visits:
            tables = []
            for one in (jinja, PRESS):
                monkeypatch.setattr(render, "PRESS", one)
                parts.KEPT.clear()
                render._KEPT.clear()
                tables.append(drawn_scene(live, visit))
            assert tables[0] == tables[1]
            drawn += 1
    assert drawn
