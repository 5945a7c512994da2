"""Rendering: templates with words of the reader's language."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import segno
from markupsafe import Markup
from starlette.responses import HTMLResponse

from groundlings.stage.settings import Settings
from groundlings.web.drawings import COOKIE, IN_THE_PAGE, Drawings
from groundlings.web.files import static_url
from groundlings.web.leaf import Inset, Leaf
from groundlings.web.press import PRESS
from groundlings.words import languages, phrasebook

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from starlette.requests import Request

    from groundlings.kernel.game import Game
    from groundlings.words import Phrasebook

FOLDER: Final = Path(__file__).parent


_IN_THE_PAGE: Final = Drawings()


def house_book(language: str) -> Phrasebook:
    """The words of the pages around the tables."""
    return phrasebook(language, FOLDER)


@lru_cache(maxsize=512)
def table_book(game: Game, language: str, names: tuple[str, ...]) -> Phrasebook:
    """The words of a game and of its pages, for these players."""
    book = phrasebook(language, FOLDER, FOLDER / game.name, game.folder)
    return book.renamed(game.guide.names(language)).seated(names)


@cache
def language_names() -> list[tuple[str, str]]:
    """Each language by its own name."""
    return [(code, phrasebook(code).text("language.name")) for code in languages()]


def fill(template: str, book: Phrasebook, **values: Any) -> str:  # noqa: ANN401 - a page's facts
    """A template as text."""
    return laid(template, book, **values).text


def laid(template: str, book: Phrasebook, **values: Any) -> Leaf:  # noqa: ANN401 - a page's facts
    """A template as a leaf: piece by piece as it is set, what was drawn before among them."""
    facts = {
        "drawings": _IN_THE_PAGE,
        "drawn_url": "",
        "t": book.text,
        "book": book,
        "lang": book.language,
        "languages": language_names(),
        "static": static_url,
        "again": partial(_again, book, values.get("game", "")),
        **values,
    }
    found = PRESS.get_template(template)
    try:
        return Leaf([*found.root_render_func(found.new_context(facts))])
    except Exception:  # noqa: BLE001 - Jinja tells where in the template it was
        PRESS.handle_exception()


_KEPT: Final[OrderedDict[Hashable, Inset]] = OrderedDict()
MOST_KEPT: Final = 8000
"""So many parts of pages are kept as they were drawn; a part has some thousand characters."""


def kept(template: str, book: Phrasebook, key: Hashable, facts: Callable[[], Any]) -> Inset:
    """A part of a page, drawn anew only if nothing like it was drawn of late."""
    whole = template, book.language, book.names, key
    found = _KEPT.pop(whole, None)
    if found is None:
        found = Inset(fill(template, book, **facts()))
    _KEPT[whole] = found
    if len(_KEPT) > MOST_KEPT:
        _KEPT.popitem(last=False)
    return found


def _again(book: Phrasebook, game: str, template: str, **facts: Hashable) -> Inset:
    """A part of a page that shows these facts alone, and nothing that an edition may rename."""
    return kept(template, book, (game, *facts.items()), lambda: {"game": game, **facts})


def macro(template: str, book: Phrasebook, game: str = "") -> Callable[..., Inset]:
    """The macros of a template, each called by its name with what it wants to know."""
    known = {"t": book.text, "book": book, "game": game}
    module = PRESS.get_template(template).make_module(known)

    def draw(name: str, /, **values: Any) -> Inset:  # noqa: ANN401 - a macro's arguments
        return Inset(getattr(module, name)(**values).strip())

    return draw


def page(
    request: Request,
    template: str,
    book: Phrasebook,
    *,
    code: int = 200,
    address: str = "/",
    **values: Any,  # noqa: ANN401 - a page's facts
) -> HTMLResponse:  # fmt: skip
    """A whole page."""
    values.setdefault("flash", None)
    # A page that answers a post has no address of its own that a language could be added to.
    url = request.url if request.method == "GET" else request.url.replace(path=address, query="")
    who = request.state.person
    drawings = Drawings.of(request)
    html = fill(
        template,
        book,
        me={"name": who.name or book.text("player.guest")} if who else None,
        settings=Settings.read(who.settings if who else ""),
        here=request.url.path,
        lang_url=lambda code: str(url.include_query_params(lang=code)),
        drawings=drawings,
        drawn_url=str(url.include_query_params(**{COOKIE: IN_THE_PAGE})) if drawings.kept else "",
        **values,
    )
    response = HTMLResponse(html, code)
    if request.query_params.get(COOKIE) == IN_THE_PAGE:
        response.delete_cookie(COOKIE, samesite="lax")
    return response


@lru_cache(maxsize=1024)
def qr(link: str) -> Markup:
    """A link as a picture that a phone can read."""
    try:
        code = segno.make(link, error="m", micro=False)
    except segno.DataOverflowError:
        return Markup("")
    drawn = code.svg_inline(omitsize=True, svgclass="code", lineclass="ink", dark="#000", border=2)
    return Markup(drawn)  # noqa: S704 - segno draws squares, nothing of the link's text
