"""Drawings: the woodcuts of the house and the pieces of a game, which a browser keeps.

The styles of a page, its colours by day and by night, reach a drawing only within the page. So who
comes for the first time gets the drawings there, and a script (`drawings.js`) that fetches them
once more, as files to be kept, and says so in a cookie. From then on a page has one line in their
place: a kept script that puts them there before anything is shown. Who runs no script never says
so, and gets them with each page.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from markupsafe import Markup
from starlette.responses import PlainTextResponse, Response

from groundlings.web.files import FOR_EVER
from groundlings.web.press import PRESS, TEMPLATES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from starlette.requests import Request

COOKIE: Final = "drawings"
"""What a browser keeps, by its marks."""
IN_THE_PAGE: Final = "page"
"""`?drawings=page`: whoever has kept them, but runs no script any more, gets them all the same."""
PLACED: Final = "document.currentScript.insertAdjacentHTML('beforebegin', {});\n"


class Sprite(NamedTuple):
    """A file of drawings."""

    mark: str
    """Changes with what is drawn."""
    svg: str
    url: str

    @property
    def script(self) -> str:
        """It puts the drawings where it stands."""
        return PLACED.format(json.dumps(self.svg, ensure_ascii=False))

    def placed(self, kept: Collection[str]) -> Markup:
        """As a page has it, for a browser that keeps these."""
        if self.mark in kept:
            return Markup('<script src="{}"></script>').format(self.url)
        return Markup(  # noqa: S704 - a drawing of ours
            self.svg.replace(">", f' data-keep="{self.mark}" data-url="{self.url}">', 1)
        )


@cache
def sprite(template: str) -> Sprite:
    """The drawings of this template."""
    svg = PRESS.get_template(template).render().strip()
    mark = sha256(PLACED.encode() + svg.encode()).hexdigest()[:10]
    return Sprite(mark, svg, f"/drawings/{mark}.js")


def sprites(game: str, ways: Collection[str] | None = None) -> Iterator[Sprite]:
    """The drawings of a game with these variants, or with all; of the house, if it is none."""
    if not game:
        yield sprite("_sprite.html")
    for path in sorted((TEMPLATES / game).glob("sprite*.html")):
        way = path.stem.removeprefix("sprite").removeprefix("-")
        if not way or ways is None or way in ways:
            yield sprite(f"{game}/{path.name}")


@cache
def _all() -> dict[str, Sprite]:
    games = [path.name for path in TEMPLATES.iterdir() if path.is_dir()]
    return {one.mark: one for name in ("", *games) for one in sprites(name)}


class Drawings:
    """What one page needs, for a browser that keeps some of it."""

    def __init__(self, kept: Collection[str] = ()) -> None:
        self.kept = kept

    @classmethod
    def of(cls, request: Request) -> Drawings:
        """What this browser says that it keeps, as far as it is still drawn so."""
        if request.query_params.get(COOKIE) == IN_THE_PAGE:
            return cls()
        return cls({mark for mark in request.cookies.get(COOKIE, "").split(".") if mark})

    def __call__(self, game: str = "", ways: Collection[str] | None = None) -> Markup:
        """The drawings of a game, or of the house."""
        return Markup("\n").join(one.placed(self.kept) for one in sprites(game, ways))


async def show(request: Request) -> Response:
    """A file of drawings, for ever."""
    found = _all().get(request.path_params["mark"])
    if found is None:
        return PlainTextResponse("there are no such drawings", 404)
    headers = {"Cache-Control": FOR_EVER}
    return Response(found.script, media_type="text/javascript", headers=headers)
