"""Cards on a shelf: written by form, as a page without any script sends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from web.markup import Markup

if TYPE_CHECKING:
    import httpx

CARDS: Final = "/games/othello/cards"
NEW: Final = f"{CARDS}/new"
PREVIEW: Final = f"{CARDS}/preview"

Sent = dict[str, Any]
"""What a form sends: a field may come several times."""


def desk(client: httpx.Client, query: str = "") -> Sent:
    """What the form of a card holds as it is opened."""
    page = Markup(client.get(f"{NEW}?{query}").text)
    return dict(page.form(NEW).sends())


def written(client: httpx.Client, sent: Sent) -> str:
    """Keep a card; the name of its place on the shelf."""
    answer = client.post(NEW, data=sent)
    assert answer.status_code == 303, Markup(answer.text).text
    return str(answer.headers["location"]).partition("kept=")[2].partition("#")[0]


def examples(client: httpx.Client) -> list[str]:
    """Our three examples, kept."""
    return [written(client, desk(client, f"from={n}")) for n in (1, 2, 3)]


STAGING: Final[Sent] = {
    "sort": "staging",
    "en": "Ghost Light",
    "target": "player",
    "price": "intrigue",
    "price_company": "1",
    "stopped_by": ["spotlight", "no-drama"],
    "e0.do": "take",
    "e0.what": "coin",
}
"""A staging card that can be played."""
