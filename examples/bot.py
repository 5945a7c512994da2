# ruff: noqa: INP001 - a script, not a package
"""A bot over the JSON API of a house, with nothing but Python: `python bot.py URL [GAME]`.

URL is a house (it opens a table against another bot) or an invitation (it sits down there). It
chooses by chance among its options and tells the scores; write something better into `chosen`.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


def call(url: str, token: str = "", sent: dict[str, Any] | None = None) -> Any:  # noqa: ANN401 - JSON
    """Ask the house; with something to send it is a post. A refusal raises HTTPError."""
    data = None if sent is None else json.dumps(sent).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, data, headers)) as answer:  # noqa: S310 - the house we were told of
        return json.load(answer)


def seated(url: str, game: str) -> tuple[str, str]:
    """Sit down: the address of the table, and the token of our seat."""
    api = "{0.scheme}://{0.netloc}/api/v1".format(urlsplit(url))
    if "/join/" in url:
        taken = call(f"{api}/join", sent={"invite": url, "name": "An example"})
        return f"{api}/tables/{taken['id']}", taken["token"]
    opened = call(f"{api}/tables", sent={"game": game, "seats": ["me", "bot:random"]})
    return f"{api}/tables/{opened['id']}", opened["seats"][0]["token"]


def chosen(table: dict[str, Any]) -> str:
    """One of the options. `table["view"]` holds all that our seat may see."""
    return str(random.choice(table["options"]))  # noqa: S311 - a game, no secret


def play(url: str, token: str) -> dict[str, Any]:
    """Choose whenever we are asked, until the game is over."""
    request = Request(f"{url}/events", headers={"Authorization": f"Bearer {token}"})  # noqa: S310
    done = 0
    with urlopen(request) as stream:  # noqa: S310 - each event is the whole table
        for line in stream:
            if not line.startswith(b"data: "):
                continue
            table: dict[str, Any] = json.loads(line[6:])
            if table["over"]:
                return table
            if table["options"] and table["rev"] >= done:  # else it was sent before our choice
                sent = {"rev": table["rev"], "choice": chosen(table)}
                done = call(f"{url}/choices", token, sent)["rev"]
    raise ConnectionError("the house has closed")


if __name__ == "__main__":
    if len(sys.argv) not in {2, 3}:
        sys.exit("python bot.py URL [GAME]")
    end = play(*seated(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "shakespeare"))  # noqa: PLR2004
    print(f"seat {end['seat']}, scores {end['scores']}, won by {end['winners']}")  # noqa: T201
