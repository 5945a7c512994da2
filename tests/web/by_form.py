"""What a page without any script sends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from web.markup import Markup

if TYPE_CHECKING:
    import httpx


def opened(client: httpx.Client, **form: Any) -> str:  # noqa: ANN401 - whatever the form sends
    """A table by the form; its address."""
    answer = client.post("/tables", data={"game": "pit", **form})
    assert answer.status_code == 303, Markup(answer.text).text
    return str(answer.headers["location"])
