"""Our files, scripts and styles: their address changes with them, so browsers may keep them."""

from __future__ import annotations

import mimetypes
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

if TYPE_CHECKING:
    from starlette.types import Scope

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

mimetypes.add_type("text/javascript", ".js")  # a machine may think otherwise, no browser does


@cache
def version() -> str:
    """What changes with any file of ours: modules that import each other come from one version."""
    files = sorted(path for path in STATIC.iterdir() if path.is_file())
    return sha256(b"".join(sha256(path.read_bytes()).digest() for path in files)).hexdigest()[:12]


def static_url(name: str) -> str:
    """The address of a file."""
    return f"/static/{version()}/{name}"


class Files(StaticFiles):
    """Each file by its name, or by a version and its name.

    The version of today may be kept for ever; whoever asks otherwise is told whether it is new.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, that it has not changed, or one sentence."""
        *before, name = PurePath(path).parts or ("",)
        try:
            response = await super().get_response("" if before[1:] else name, scope)
        except HTTPException as error:
            if error.status_code != 404:  # noqa: PLR2004 - no such file
                raise
            return PlainTextResponse("there is no such file", 404)
        response.headers["Cache-Control"] = FOR_EVER if before == [version()] else ASK_AGAIN
        return response
